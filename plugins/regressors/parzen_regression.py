"""Parzen regression: the mean of the rows around the query by a kernel of distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    Tally,
    check_params,
    choice,
    declare,
    matching_attributes,
)
from workbench.numerics.estimators.input_checks import validate_data
from workbench.numerics.neighbours.distance import PLAIN_DISTANCES, params_of
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.window_params import (
    WINDOW_PARAMS,
    refuse_empty,
    width_note,
)
from workbench.numerics.votes.windows import Windows

_PARAMS = (
    *WINDOW_PARAMS,
    choice(
        "empty", "nearest", ("nearest", "prior", "refuse"),
        help="What is said where nobody is in the window: the number of the nearest "
        "row, the mean of all, or an error.",
    ),
    choice(
        "metric", "euclidean", tuple(PLAIN_DISTANCES),
        help="How far two rows are from each other.",
    ),
    *params_of(PLAIN_DISTANCES.values()),
)  # fmt: skip


@declare(
    Plugin(
        id="parzen-regression",
        title="Parzen window (numbers)",
        kind="regressor",
        family="Regression",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "The mean of the training rows inside a window around the query, the "
            "farther the less; the window has a fixed width, or reaches to neighbour "
            "k + 1."
        ),
        reference=(
            "E. A. Nadaraya (1964). On estimating regression. Theory of Probability "
            "and its Applications 9, 141-142; G. S. Watson (1964). Smooth regression "
            "analysis. Sankhyā A 26, 359-372."
        ),
    )
)
class ParzenRegression(KeptSearch, RegressorMixin, BaseEstimator):
    """Predict Σ K(d / width) y / Σ K(d / width) over the training rows.

    Parameters
    ----------
    kernel, width, n_neighbors, metric, p
        As of `parzen`.
    empty : str
        Where nobody is in the window: the number of the ``nearest`` row, ``prior`` (the
        mean of all), or ``refuse``.

    Attributes
    ----------
    n_features_in_ : int
    attributes_ : tuple of Attribute
    note_ : str
        What went differently than asked.

    Examples
    --------
    >>> from workbench.bundled.parzen_regression import ParzenRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> ParzenRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.])
    """

    def __init__(
        self,
        kernel: str = "epanechnikov",
        width: float | None = None,
        n_neighbors: int = 5,
        empty: str = "nearest",
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.kernel = kernel
        self.width = width
        self.n_neighbors = n_neighbors
        self.empty = empty
        self.metric = metric
        self.p = p

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Keep the training rows.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array-like of numbers, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, target = validate_data(
            self, X, y, dtype=np.float64, order="C", y_numeric=True,
            ensure_all_finite="allow-nan",
        )  # fmt: skip
        self.attributes_ = matching_attributes(rows, attributes)
        self._rows, self._target = rows, np.asarray(target, dtype=np.float64)
        self.note_ = width_note(self.width, self.n_neighbors, len(rows))
        self._forget_search()
        self._tally = Tally()
        return self

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the means in the windows, shape (m,).

        Raises
        ------
        Problem
            With ``empty=refuse``, when nobody is in the window of some row.
        """
        check_is_fitted(self)
        queries = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        windows = Windows(
            self._search(), self._rows, self.kernel, self.width, self.n_neighbors
        )
        # about the mean, so that a constant stays one
        mean = self._target.mean()
        sums, mass = windows.sums(queries, (self._target - mean)[:, None], self._tally)
        inside = mass > 0
        predicted = mean + sums[:, 0] / np.where(inside, mass, 1.0)
        empty = np.flatnonzero(~inside)
        if len(empty) and self.empty == "refuse":
            refuse_empty(empty, len(queries), self.plugin.id)
        if len(empty):
            predicted[empty] = mean
            if self.empty == "nearest":
                found = self._search().nearest(queries[empty], 1)[1]
                predicted[empty] = self._target[found[:, 0]]
        return np.asarray(predicted)

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return what was kept, as plain JSON values."""
        del attributes
        check_is_fitted(self)
        return {
            "rows": len(self._target),
            "mean": float(self._target.mean()),
            "kernel": self.kernel,
            "width": None if self.width is None else float(self.width),
            "n_neighbors": None if self.width is not None else self.n_neighbors,
            "metric": self.metric,
        }

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _search(self) -> NeighbourSearch:
        return self._prepared(
            self._rows, metric=self.metric, p=self.p, attributes=self.attributes_
        )
