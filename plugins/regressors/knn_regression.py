"""k-NN regression: the mean of the nearest training rows' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    Problem,
    Tally,
    check_params,
    choice,
    declare,
    matching_attributes,
)
from workbench.numerics.estimators.input_checks import validate_data
from workbench.numerics.neighbours.distance import (
    DISTANCES,
    OPTIONS,
    PARAMS,
    params_of,
)
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.vote_params import (
    HOW_MANY,
    WEIGHT_PARAMS,
    WEIGHTS,
    Neighbours,
    clipped_note,
    count_of,
    weighting_of,
)
from workbench.numerics.votes.votes import mean_reach, vote_weights

#: Cells of neighbours of a block of queries, where all rows are averaged.
_CELLS = 1 << 21

#: Those that compare attributes one by one, numbers as numbers, and need no classes.
_DISTANCES = {
    name: distance
    for name, distance in DISTANCES.items()
    if distance.kind == "differences"
    and distance.coordinates is None
    and not (distance.as_labels or distance.needs_classes)
}
#: Their parameters beside p.
_OPTIONS = {
    param.name: param
    for param in params_of(_DISTANCES.values())
    if param.name in OPTIONS
}


@declare(
    Plugin(
        id="knn-regression",
        title="k nearest neighbours (numbers)",
        kind="regressor",
        family="Regression",
        params=(
            replace(
                HOW_MANY,
                help="How many nearest rows are averaged; clipped to the rows there "
                "are. With all, the weights power and beta = 2 are Shepard's method.",
            ),
            choice(
                "metric",
                "euclidean",
                tuple(_DISTANCES),
                help="How far two rows are from each other; heom reads labels and "
                "missing values as they come.",
            ),
            PARAMS["p"],
            WEIGHTS,
            *WEIGHT_PARAMS,
            *_OPTIONS.values(),
        ),
        reads=frozenset({"numeric"}),
        reads_when=tuple(
            ("metric", distance.id, distance.reads)
            for distance in _DISTANCES.values()
            if distance.reads > {"numeric"}
        ),
        summary="The mean of the numbers that the k nearest training rows have.",
        reference="E. Fix and J. L. Hodges (1951), Discriminatory analysis; C. J. Stone "
        "(1977), Consistent nonparametric regression, Annals of Statistics 5.",
    )
)  # fmt: skip
class KNNRegression(KeptSearch, RegressorMixin, BaseEstimator):
    """Predict the weighted mean of the k nearest rows' targets.

    Equal distances are won by the lower row number.

    Parameters
    ----------
    metric : str
        A distance of numbers, as ``euclidean``, or of all cells, as ``heom``.
    p : float
        Exponent of ``minkowski`` and ``weighted``.
    n_neighbors : int or "all"
        Clipped to the rows there are.
    weights : str
        One of `workbench.numerics.votes.votes.Weighting`.
    q, beta : float
        Of the weights ``exponential`` and ``power``.
    sigma : float or None
        Of the weights ``gaussian``; None: the mean over the training rows of the
        distance to their k-th neighbour, each left out.
    attribute_weights : str
        Of ``weighted``: numbers from 0, one for each attribute.

    Attributes
    ----------
    n_features_in_ : int
    attributes_ : tuple of Attribute
    sigma_ : float or None
        The width of the weights ``gaussian``.
    note_ : str
        What went differently than asked, as a k above the number of rows.

    Notes
    -----
    Formula: the weighted mean of the values of the k nearest rows.

    Cost: none to train; O(n d) for each query.

    Fails when the query lies outside the rows: it cannot extrapolate.

    Examples
    --------
    >>> from workbench.bundled.knn_regression import KNNRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> KNNRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.])
    """

    #: Of models that were saved before there were such weights.
    q: float = 0.8
    beta: float = 2.0
    sigma: float | None = None
    sigma_: float | None = None

    def __init__(
        self,
        n_neighbors: Neighbours = 5,
        metric: str = "euclidean",
        p: float = 2.0,
        weights: str = "uniform",
        q: float = 0.8,
        beta: float = 2.0,
        sigma: float | None = None,
        attribute_weights: str = "",
    ) -> None:
        self.n_neighbors = n_neighbors
        self.metric = metric
        self.p = p
        self.weights = weights
        self.q = q
        self.beta = beta
        self.sigma = sigma
        self.attribute_weights = attribute_weights

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the attributes of a model file, whose metric may have had fewer options."""
        defaults = {name: param.default for name, param in _OPTIONS.items()}
        super().__setstate__(defaults | state)

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Keep the training rows, and prepare the search where they are many.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like of numbers, shape (n,)
        attributes : sequence of Attribute, optional
            Which columns are nominal, for ``heom``; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, target = validate_data(
            self, X, y, dtype=np.float64, order="C", y_numeric=True,
            ensure_all_finite=self._finite(),
        )  # fmt: skip
        self.attributes_ = matching_attributes(rows, attributes)
        self._rows = rows
        self._forget_search()
        self._tally = Tally()
        self._target = np.asarray(target, dtype=np.float64)
        self.note_ = clipped_note(self.n_neighbors, len(rows))
        self._kept_search().prepare()
        self.sigma_ = self._reach() if weighting_of(self).needs_sigma else self.sigma
        return self

    def _reach(self) -> float:
        """Return the mean distance of the rows to their k-th neighbour."""
        k = count_of(self.n_neighbors, len(self._rows) - 1)
        if k < 1:
            return 1.0  # a row alone
        distances, _ = self._kept_search().nearest(None, k)
        try:
            return mean_reach(distances, k)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=self.plugin.id
            ) from None

    def _kept_search(self) -> NeighbourSearch:
        return self._prepared(
            self._rows, metric=self.metric, p=self.p, attributes=self.attributes_,
            **{name: getattr(self, name) for name in _OPTIONS},
        )  # fmt: skip

    def _finite(self) -> bool | str:
        return "allow-nan" if self._reads_missing else True

    @property
    def _reads_missing(self) -> bool:
        distance = DISTANCES.get(self.metric)  # `fit` has not checked it yet
        return distance is not None and "missing" in distance.reads

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the mean of the neighbours' numbers, shape (m,)."""
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, reset=False, ensure_all_finite=self._finite()
        )
        k = count_of(self.n_neighbors, len(self._rows))
        step = max(1, _CELLS // k)
        return np.concatenate(
            [self._means(rows[i : i + step], k) for i in range(0, len(rows), step)]
        )

    def _means(self, rows: FloatArray, k: int) -> FloatArray:
        distances, found = self._kept_search().nearest(rows, k, self._tally)
        weighting = replace(weighting_of(self), sigma=self.sigma_)
        weights = vote_weights(distances, weighting)
        weights = weights / weights.sum(axis=1, keepdims=True)
        return np.asarray((weights * self._target[found]).sum(axis=1))

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return the number of rows kept and the mean target as plain JSON values."""
        del attributes
        return {
            "rows": len(self._target),
            "mean": float(self._target.mean()),
            "metric": self.metric,
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = self._reads_missing
        return tags
