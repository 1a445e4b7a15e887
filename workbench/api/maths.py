"""The mathematics that plugins share, offered as small functions.

The work is done in `workbench.compute`, which `api` must not import (imports go down
only), so it is looked up by name at the first call. A plugin calls these; it never
imports the module behind them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.api.tally import Tally


def _compute(module: str) -> Any:
    return import_module(f"workbench.compute.{module}")


def neighbours(
    X: FloatArray,
    queries: FloatArray | None,
    k: int,
    *,
    metric: str = "euclidean",
    p: float = 2.0,
    attributes: Sequence[Attribute] | None = None,
    inverse_covariance: FloatArray | None = None,
    ranges: FloatArray | None = None,
    tally: Tally | None = None,
) -> tuple[FloatArray, IntArray]:
    """Find the k nearest rows of X for each query, exactly.

    Ties in distance are won by the lower row number, always.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        The rows searched.
    queries : ndarray, shape (m, d), or None
        The rows asked about. None asks about X itself and leaves each row out of
        its own answer (by row number, so a duplicate of a row stays its neighbour).
    k : int
        How many; clipped to the rows there are.
    metric : str
        ``euclidean``, ``manhattan``, ``chebyshev``, ``minkowski``, ``mahalanobis``,
        ``heom``, ``cosine`` or ``hamming``.
    p : float
        Exponent of ``minkowski``, above 0.
    attributes : sequence of Attribute, optional
        Needed by ``heom`` to tell nominal columns; all numeric if None.
    inverse_covariance : ndarray, shape (d, d), optional
        The matrix of ``mahalanobis``; of the covariance of X if None.
    ranges : ndarray, shape (d,), optional
        The ranges of ``heom``; of the columns of X if None.
    tally : Tally, optional
        To which the distances computed are added.

    Returns
    -------
    distances : ndarray of float64, shape (m, k)
        Ascending in each row.
    indices : ndarray of int64, shape (m, k)
    """
    return cast(
        "tuple[FloatArray, IntArray]",
        _compute("neighbours").neighbours(
            X, queries, k, metric=metric, p=p, attributes=attributes,
            inverse_covariance=inverse_covariance, ranges=ranges, tally=tally,
        ),
    )  # fmt: skip


class NeighbourSearch(Protocol):
    """Rows prepared for many questions; see `prepare_neighbours`."""

    def prepare(self) -> None:
        """Make what questions to many rows will need; of few it is made with one."""

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return distances and rows of the k nearest; see `neighbours`."""


def prepare_neighbours(
    X: FloatArray,
    *,
    metric: str = "euclidean",
    p: float = 2.0,
    attributes: Sequence[Attribute] | None = None,
    inverse_covariance: FloatArray | None = None,
    ranges: FloatArray | None = None,
) -> NeighbourSearch:
    """Prepare the rows X for many calls of `NeighbourSearch.nearest`.

    The parameters are those of `neighbours`, and so are the answers. Trees and copies
    of the rows are made by `NeighbourSearch.prepare`, or at the first question that
    needs them; X must not change.
    """
    return cast(
        "NeighbourSearch",
        _compute("neighbours").NeighbourSearch(
            X, metric=metric, p=p, attributes=attributes,
            inverse_covariance=inverse_covariance, ranges=ranges,
        ),
    )  # fmt: skip


#: The prepared search of each fitted model: no part of what it has learnt, so neither
#: copies nor files have it, and predicting changes no attribute.
_searches: WeakKeyDictionary[KeptSearch, tuple[dict[str, Any], NeighbourSearch]] = (
    WeakKeyDictionary()
)


class KeptSearch:
    """Keeps the prepared search of a fitted model's rows; copies and files have none.

    A mixin for estimators.
    """

    def _prepared(self, X: FloatArray, **options: Any) -> NeighbourSearch:
        """Return the search of `prepare_neighbours`, the last one if asked the same."""
        asked = {"X": X, **options}
        kept = _searches.get(self)
        if kept is None or not _same_options(kept[0], asked):
            _searches[self] = kept = asked, prepare_neighbours(X, **options)
        return kept[1]

    def _forget_search(self) -> None:
        """Prepare anew next time: for `fit`, whose rows may be the old array, changed."""
        _searches.pop(self, None)


def _same_options(some: dict[str, Any], other: dict[str, Any]) -> bool:
    # arrays are the same if they are one: comparing them would cost as much as a search
    return some.keys() == other.keys() and all(
        value is other[name]
        or (isinstance(value, str | float | int) and value == other[name])
        for name, value in some.items()
    )


def vote_weights(distances: FloatArray, scheme: str) -> FloatArray:
    """Turn neighbour distances, shape (m, k), into vote weights of the same shape.

    `scheme` is ``uniform``, ``distance`` (1/d), ``squared`` (1/d²) or ``rank``
    (k, k-1, …, 1). Where some distance is 0, only those rows at 0 vote.
    """
    return cast(
        "FloatArray",
        import_module("workbench.core.voting").vote_weights(distances, scheme),
    )


def votes(labels: IntArray, weights: FloatArray, n_classes: int) -> FloatArray:
    """Add up the weights of each class; labels and weights have shape (m, k).

    Returns
    -------
    ndarray of float64, shape (m, n_classes)
    """
    return cast(
        "FloatArray",
        import_module("workbench.core.voting").votes(labels, weights, n_classes),
    )


def positive_part(matrix: FloatArray) -> FloatArray:
    """Project a symmetric matrix on the cone of positive semidefinite matrices.

    The nearest such matrix in the Frobenius norm: negative eigenvalues become zero.
    """
    return cast("FloatArray", _compute("metrics").positive_part(matrix))


def linear_map(metric: FloatArray, rank_tolerance: float = 1e-10) -> FloatArray:
    """Return L, shape (r, d), with LᵀL = M: distances under M are Euclidean after L.

    The rows are √λ v of the eigenpairs with λ above `rank_tolerance` times the
    largest, largest first; M = 0 gives shape (0, d).
    """
    return cast("FloatArray", _compute("metrics").linear_map(metric, rank_tolerance))


def scaled_map(metric: FloatArray) -> FloatArray:
    """Return some L with LᵀL = M, shape (r, d), exact also on badly scaled attributes.

    No direction is lost because another attribute has smaller units. The rows are not
    orthogonal; use `linear_map` where they are looked at.
    """
    return cast("FloatArray", _compute("metrics").scaled_map(metric))


def symmetric_inverse(matrix: FloatArray) -> FloatArray:
    """Invert a symmetric positive semidefinite matrix; the pseudo-inverse if singular."""
    return cast("FloatArray", _compute("metrics").symmetric_inverse(matrix))


def difference_covariance(
    X: FloatArray,
    rows: IntArray,
    neighbours_of_rows: IntArray,
    weights: FloatArray | None = None,
) -> FloatArray:
    """Covariance about zero of the differences X[j] - X[i], without storing them.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    rows : ndarray of int, shape (m,)
        The rows i.
    neighbours_of_rows : ndarray of int, shape (m, v)
        The rows j of each i; -1 marks a place that is empty.
    weights : ndarray, shape (m, v), optional
        Of each difference; 1 if None.

    Returns
    -------
    ndarray, shape (d, d)
    """
    return cast(
        "FloatArray",
        _compute("metrics").difference_covariance(X, rows, neighbours_of_rows, weights),
    )


def shrunk_difference_covariance(
    X: FloatArray,
    rows: IntArray,
    neighbours_of_rows: IntArray,
    shrinkage: float | None = None,
    weights: FloatArray | None = None,
) -> tuple[FloatArray, float]:
    """Shrink the covariance about zero of differences towards a multiple of I.

    The arrays are those of `difference_covariance`. Without a `shrinkage` the
    intensity is that of Ledoit and Wolf (2004).

    Returns
    -------
    covariance : ndarray, shape (d, d)
        (1 - shrinkage) S + shrinkage tr(S)/d I.
    shrinkage : float
        0 to 1.
    """
    return cast(
        "tuple[FloatArray, float]",
        _compute("metrics").shrunk_difference_covariance(
            X, rows, neighbours_of_rows, shrinkage, weights
        ),
    )


def class_codes(
    y: object, class_attribute: Attribute | None = None
) -> tuple[npt.NDArray[Any], IntArray]:
    """Return the sorted distinct classes and each row's position among them.

    With a nominal `class_attribute`, whose codes y holds, the classes are all its codes,
    also those that no row has.
    """
    if class_attribute is not None and class_attribute.is_nominal:
        return np.arange(len(class_attribute.values)), np.asarray(y, dtype=np.int64)
    classes, codes = np.unique(np.asarray(y), return_inverse=True)
    return classes, codes.astype(np.int64)


def row_weights(sample_weight: object, n: int) -> FloatArray:
    """Return the weight of each of n rows, 1 where none are given.

    Raises
    ------
    Problem
        Unless there is one number for each row, finite, not negative, not all 0.
    """
    if sample_weight is None:
        return np.ones(n)
    weights = np.asarray(sample_weight, dtype=np.float64)
    if weights.shape != (n,):
        raise Problem(f"weights of shape {weights.shape}", expected=f"shape ({n},)")
    if not np.all(np.isfinite(weights) & (weights >= 0)):
        raise Problem("a weight that is negative or no number", expected="0 or more")
    if not weights.any():
        raise Problem("all weights are zero", expected="one above 0")
    return weights
