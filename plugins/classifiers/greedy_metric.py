"""Greedy metric: attributes are added to the distance while rows grow more reliable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Tally,
    check_params,
    declare,
    integer,
    progress,
    seed,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.metrics.attribute_mix import AttributeMix
from workbench.numerics.metrics.metric_learner import VOTERS
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbour_voters import NeighbourVotes

_PARAMS = (
    VOTERS,
    integer(
        "n_nearest", 1, low=1, advanced=True,
        help="Nearest rows of each class whose mean distance makes a row reliable.",
    ),
    integer(
        "max_rows", 1_000, low=2, unit="rows", advanced=True,
        help="Rows that the attributes are chosen by; of more, so many are drawn.",
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="greedy-metric",
        title="Greedy metric",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        lazy=True,
        summary=(
            "Begins with the attribute by which rows are nearest to their own class and "
            "adds others to the distance as long as that grows; then k nearest "
            "neighbours."
        ),
        reference=(
            "K. V. Vorontsov, Machine learning (lectures), metric methods; N. G. "
            "Zagoruiko (2012), Cognitive data analysis."
        ),
    )
)
class GreedyMetric(KeptSearch, NeighbourVotes, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under ρ = Σ w_j |x_j - u_j|, w chosen greedily.

    D(ρ) = Σ (q_i - r_i)/(q_i + r_i) over the rows, r_i the mean distance to the
    nearest rows of the own class (itself left out), q_i the least of the same means of
    other classes; 0 where both are 0, or where nobody else is in the class. ρ begins
    with the one attribute of greatest D. Then ρ ← (1 - t) ρ + t |x_j - u_j| with the j
    and t = 0.1 … 1.0 of greatest D, as long as D grows by more than 1e-9. Of equal D
    the lowest j wins, then the lowest t.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    n_nearest : int
        Clipped to the rows of each class.
    max_rows : int
        Of more rows, so many are drawn for the choice; all vote.
    random_state : int
        Draws them.

    Attributes
    ----------
    weights_ : ndarray, shape (d,)
        w; they sum to 1.
    path_ : list of (int, float, float)
        The attribute, t and D of each step.
    note_ : str
        What went differently than asked.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int

    Examples
    --------
    >>> from workbench.bundled.greedy_metric import GreedyMetric
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> GreedyMetric().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_nearest: int = 1,
        max_rows: int = 1_000,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_nearest = n_nearest
        self.max_rows = max_rows
        self.random_state = random_state

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Choose the weights of the attributes and keep the rows.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits.
        """
        given = self.get_params(deep=False)
        chance = given.get("random_state", 0)
        if not isinstance(chance, int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(_PARAMS, given)
        rows, labels = validate_data(self, X, y, dtype=np.float64, order="C")
        check_classification_targets(labels)
        self.classes_, self._codes = class_codes(labels)
        self._tally = Tally()
        self._forget_search()
        self.note_ = ""
        chosen: Any = slice(None)
        if len(rows) > self.max_rows:
            drawn = check_random_state(self.random_state).permutation(len(rows))
            chosen = np.sort(drawn[: self.max_rows])
            self.note_ = f"The attributes were chosen by {len(chosen)} of the rows."
        d = rows.shape[1]
        self.path_: list[tuple[int, float, float]] = []
        if len(self.classes_) < 2:
            self.weights_ = np.full(d, 1.0 / d)
            self.note_ = "All attributes weigh the same: there is only one class."
        else:
            self.weights_ = self._chosen_weights(rows[chosen], self._codes[chosen])
        self._rows = np.ascontiguousarray(rows * self.weights_)
        return self

    def kneighbors(self, X: npt.ArrayLike) -> tuple[FloatArray, IntArray]:
        """Return distances ρ and training rows of the neighbours, both (m, k)."""
        check_is_fitted(self)
        asked = validate_data(self, X, dtype=np.float64, reset=False)
        search = self._prepared(self._rows, metric="manhattan")
        return search.nearest(asked * self.weights_, self.n_neighbors, self._tally)

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return weights and steps, as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Whose names the steps are told by; else by number.
        classes : sequence of str, optional
            Not needed.
        """
        del classes
        check_is_fitted(self)
        steps = [
            {
                "attribute": j if attributes is None else attributes[j].name,
                "t": t,
                "reliability": reliability,
            }
            for j, t, reliability in self.path_
        ]
        return {"weights": self.weights_.tolist(), "steps": steps, "note": self.note_}

    def _chosen_weights(self, X: FloatArray, codes: IntArray) -> FloatArray:
        mix = AttributeMix(X, codes, self.n_nearest)
        while True:
            step = mix.best(mix.offers())
            if step is None:
                return mix.weights
            mix.take(*step)
            j, t = step
            self.path_.append((j, t, mix.reliability))
            done = len(self.path_) / (len(self.path_) + X.shape[1])
            # nobody knows how many more
            progress(done, f"step {len(self.path_)}, reliability {mix.reliability:.6g}")
