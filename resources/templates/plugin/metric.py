"""MY_TITLE: replace this line with the idea of the method."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import VOTERS, MetricLearner, Plugin, declare, real


@declare(
    Plugin(
        id="my-method",
        title="MY_TITLE",
        kind="metric",
        family="Mine",
        # one for each argument of the constructor, with the same default
        params=(VOTERS, real("power", 0.5, low=0.0, help="0 leaves the axes alone.")),
        reads=frozenset({"numeric"}),
        summary="Axes are weighted by how much the class means differ along them.",
        reference="Author (year). Title.",
    )
)
class MyMethod(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under a metric that weights the axes.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    power : float
        Of the ratio of variances between and within classes.
    """

    def __init__(self, n_neighbors=5, power=0.5):
        self.n_neighbors = n_neighbors
        self.power = power

    def _learn(self, X, codes, given):
        """Return the map L, shape (rank, d), of the metric M = LᵀL."""
        groups = [X[codes == c] for c in np.unique(codes)]
        within = np.mean([group.var(axis=0) for group in groups], axis=0)
        between = np.var([group.mean(axis=0) for group in groups], axis=0)
        ratio = between / np.maximum(within, 1e-12)
        weights = np.where(X.std(axis=0) > 0, ratio, 0.0) ** self.power
        return np.diag(np.maximum(weights, 1e-6))
