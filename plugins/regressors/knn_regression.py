"""k-NN regression: the mean of the nearest training rows' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    Tally,
    check_params,
    choice,
    declare,
    integer,
    matching_attributes,
)
from workbench.numerics.neighbours.distance import (
    DISTANCES,
    OPTIONS,
    PARAMS,
    params_of,
)
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.neighbours.votes import vote_weights

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
            integer(
                "n_neighbors", 5, low=1,
                help="How many nearest rows are averaged; clipped to the rows there are.",
            ),
            choice(
                "metric",
                "euclidean",
                tuple(_DISTANCES),
                help="How far two rows are from each other; heom reads labels and "
                "missing values as they come.",
            ),
            PARAMS["p"],
            choice(
                "weights",
                "uniform",
                ("uniform", "distance", "squared", "rank"),
                help="The weight of a neighbour: 1, 1/d, 1/d², or k for the nearest "
                "down to 1.",
            ),
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
    weights : {"uniform", "distance", "squared", "rank"}
    attribute_weights : str
        Of ``weighted``: numbers from 0, one for each attribute.

    Attributes
    ----------
    n_features_in_ : int
    attributes_ : tuple of Attribute
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        metric: str = "euclidean",
        p: float = 2.0,
        weights: str = "uniform",
        attribute_weights: str = "",
    ) -> None:
        self.n_neighbors = n_neighbors
        self.metric = metric
        self.p = p
        self.weights = weights
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
        self._kept_search().prepare()
        return self

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
        search = self._kept_search()
        distances, found = search.nearest(rows, self.n_neighbors, self._tally)
        weights = vote_weights(distances, self.weights)
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
