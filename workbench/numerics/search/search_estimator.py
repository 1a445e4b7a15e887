"""Search structures as estimators: what plugins of kind ``search`` have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    Problem,
    check_params,
    choice,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import validate_data
from workbench.numerics.neighbours.distance import DISTANCES, PARAMS
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import SearchStructure
from workbench.numerics.search.structures import STRUCTURES

#: The parameters of every structure.
DISTANCE_PARAMS: tuple[Param, ...] = (
    choice(
        "metric", "euclidean",
        tuple(one.id for one in DISTANCES.values() if one.kind != "lists"),
        help="How far two rows are from each other.",
    ),
    PARAMS["p"],
)  # fmt: skip


class SearchEstimator:
    """A search structure with its parameters; `fit` builds it.

    A mixin for scikit-learn estimators.

    Attributes
    ----------
    exact : bool
        Whether it returns the rows that brute force returns.
    structure_ : SearchStructure
    comparisons_ : Comparisons
        What all searches since `fit` have cost.
    n_features_in_ : int
    """

    plugin: ClassVar[Plugin]
    exact: ClassVar[bool]

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()  # type: ignore[misc]
        tags.input_tags.allow_nan = True
        return tags

    def fit(
        self, X: Any, y: Any = None, attributes: Sequence[Attribute] | None = None
    ) -> Self:
        """Build the structure.

        Parameters
        ----------
        X : array, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array, shape (n,), optional
            Classes; ``vdm`` learns from them.
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            For a wrong parameter, a distance that the structure cannot search (with
            three rows that break the triangle inequality where it needs that), and fewer
            than two rows.
        """
        given = self.get_params(deep=False)  # type: ignore[attr-defined]
        check_params(self.plugin.params, given)
        X = validate_data(
            self, X, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        if len(X) < 2:
            raise Problem(f"{len(X)} row", expected="at least 2", where=self.plugin.id)
        codes = None if y is None else class_codes(np.asarray(y), None)[1]
        space = SearchSpace(
            X, given.pop("metric"), given.pop("p"), attributes=attributes, classes=codes
        )
        self.structure_: SearchStructure = STRUCTURES[self.plugin.id](space, **given)
        self.comparisons_ = Comparisons()
        return self

    @property
    def nbytes_(self) -> int:
        """Memory of the structure beside the rows, in bytes."""
        return self.structure_.nbytes

    def kneighbors(
        self,
        X: Any = None,
        n_neighbors: int = 5,
        *,
        own: IntArray | None = None,
        counts: Comparisons | None = None,
    ) -> tuple[FloatArray, IntArray]:
        """Return distances and rows of the neighbours found, both (m, k).

        Parameters
        ----------
        X : array, shape (m, d), optional
            The queries; each fitted row, itself left out, if None.
        n_neighbors : int
            Clipped to the rows there are.
        own : ndarray of int64, shape (m,), optional
            The fitted row that each query is, which is left out of its answer; -1: none.
        counts : Comparisons, optional
            To which the costs are added instead of to `comparisons_`.

        Raises
        ------
        Problem
            For n_neighbors below 1.
        """
        check_is_fitted(self)
        if X is not None:
            X = validate_data(
                self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
            )
        noted = self.comparisons_ if counts is None else counts
        return self.structure_.nearest(X, n_neighbors, noted, own)
