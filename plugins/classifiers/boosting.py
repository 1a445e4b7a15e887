"""Gradient boosting of trees on binned attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.ensemble import HistGradientBoostingClassifier
from threadpoolctl import threadpool_limits

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    declare,
    integer,
    matching_attributes,
    real,
    report,
    seed,
)
from workbench.numerics.estimators.wrapped import WrappedClassifier

#: Rounds between two looks at the cancel flag; each look sorts the rows into bins anew.
CHUNK = 20
#: Nominal attributes with more labels than there are bins are read as numbers.
MOST_LABELS = 255


@declare(
    Plugin(
        id="gradient-boosting",
        title="Gradient boosting",
        kind="classifier",
        family="Ensembles",
        params=(
            integer("max_iter", 100, low=1, high=100_000, help="Rounds of boosting."),
            real(
                "learning_rate", 0.1, low=0.0, low_open=True, high=1.0,
                help="Share of each tree's answer that is added.",
            ),
            integer(
                "max_leaf_nodes", 31, low=2, high=10_000, help="Leaves of a tree at most."
            ),
            integer(
                "min_samples_leaf", None, low=1, high=1_000_000, optional=True,
                help="Rows in each leaf at least; auto: 20, fewer below 400 rows.",
                advanced=True,
            ),
            real(
                "l2", 0.0, low=0.0, help="Penalty on the squared answers of leaves.",
                advanced=True,
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Trees added one round after another, each down the gradient of the "
        "log-loss; attributes are binned, labels split as sets.",
        reference="J. H. Friedman (2001), Greedy function approximation: a gradient "
        "boosting machine, Annals of Statistics 29; G. Ke et al. (2017), LightGBM.",
    )
)  # fmt: skip
class GradientBoosting(WrappedClassifier, ClassifierMixin, BaseEstimator):
    """scikit-learn's histogram gradient boosting, without early stopping.

    Parameters
    ----------
    max_iter : int
        Rounds; each adds one tree for each class (one for two classes).
    min_samples_leaf : int or None
        None: 20, or a twentieth of the rows if that is less.
    random_state : int
        Draws the rows that bins are made from, where there are more than 200 000.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    model_ : HistGradientBoostingClassifier or None
        None when only one class was seen.
    n_iter_ : int
        Rounds done.

    Examples
    --------
    >>> from workbench.bundled.boosting import GradientBoosting
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> GradientBoosting(max_iter=5).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        max_iter: int = 100,
        learning_rate: float = 0.1,
        max_leaf_nodes: int = 31,
        min_samples_leaf: int | None = None,
        l2: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.max_iter = max_iter
        self.learning_rate = learning_rate
        self.max_leaf_nodes = max_leaf_nodes
        self.min_samples_leaf = min_samples_leaf
        self.l2 = l2
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Add the trees; progress is told and cancel obeyed every twenty rounds.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Codes for labels, NaN for missing.
        y : array-like, shape (n,)
        sample_weight : array-like, shape (n,), optional
        attributes : sequence of Attribute, optional
            Which columns are nominal; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        return self._learn(X, y, sample_weight, attributes=attributes)

    def _make(self) -> HistGradientBoostingClassifier:
        return HistGradientBoostingClassifier(
            learning_rate=self.learning_rate,
            max_leaf_nodes=self.max_leaf_nodes,
            l2_regularization=self.l2,
            early_stopping=False,
            random_state=self.random_state,
            warm_start=True,
        )

    def _trained(
        self,
        X: FloatArray,
        y: npt.NDArray[Any],
        *,
        attributes: Sequence[Attribute] | None = None,
        **extra: Any,
    ) -> Any:
        described = matching_attributes(X, attributes)
        sets = [a.is_nominal and len(a.values) <= MOST_LABELS for a in described]
        # a column of which nothing is known cannot be binned; as a constant it can
        X = np.where(np.isnan(X).all(axis=0), 0.0, X)
        model, total = self._make(), self.max_iter
        model.set_params(
            categorical_features=np.array(sets) if any(sets) else None,
            min_samples_leaf=self.min_samples_leaf or max(min(20, len(X) // 20), 1),
        )
        for done in range(0, total, CHUNK):
            rounds = min(done + CHUNK, total)
            # one thread: the pool has a process for each processor
            with threadpool_limits(1, user_api="openmp"):
                model.set_params(max_iter=rounds).fit(X, y, **extra)
            report.progress(rounds / total, f"{rounds} of {total} rounds")
        self.n_iter_ = int(model.n_iter_)
        return model

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the number of rounds and trees as plain JSON values.

        No part of them belongs to one attribute or class.
        """
        del attributes, classes
        if self.model_ is None:
            return {"rounds": 0, "trees": 0}
        rounds = self.n_iter_
        return {
            "rounds": rounds,
            "trees": rounds * int(self.model_.n_trees_per_iteration_),
            "min_samples_leaf": int(self.model_.min_samples_leaf),
        }
