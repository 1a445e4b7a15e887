"""Distances of the rows of a table from each other, a block of rows at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from scipy.spatial import cKDTree
from scipy.spatial.distance import cdist, pdist, squareform

from workbench.api import Attribute, FloatArray, IntArray, Problem, check
from workbench.numerics.neighbours.block_search import smallest
from workbench.numerics.neighbours.distance import absolute_difference
from workbench.numerics.neighbours.distances import Measure
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.prototypes.squared_products import SquaredProducts

#: Cells of a block: 2.5 MB of distances, sorted in the cache.
_CELLS = 320_000
#: Rows of which all distances may be held at once: 3.2 GB.
MOST_WHOLE = 20_000
#: Rows of which all distances are computed at once, each pair once: 32 MB.
_FEW = 2_000
#: With more rows and at most so many dimensions a tree finds neighbours sooner.
_TREE_ROWS, _TREE_DIMENSIONS = 500, 8
#: Neighbours that are found one after the other sooner than by a partition.
_ONE_BY_ONE = 8
#: Attributes from which on a product of matrices saves something, and the share of rows
#: that it may leave open.
_MANY, _MOST_OPEN = 4, 0.25
#: SciPy's names of norms, by exponent.
_NORMS = {1.0: "cityblock", 2.0: "euclidean", np.inf: "chebyshev"}


class RowTable:
    """The distances among rows, to the last bit those of the searches for neighbours.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
    attributes : sequence of Attribute, optional
        All numeric if None.
    classes : ndarray of int, shape (n,), optional
        Needed by ``vdm``.
    **options
        Other parameters of the metric by name.

    Raises
    ------
    Problem
        As `workbench.numerics.neighbours.distances.measure_for`.
    """

    def __init__(
        self,
        X: FloatArray,
        *,
        metric: str = "euclidean",
        p: float = 2.0,
        attributes: Sequence[Attribute] | None = None,
        classes: IntArray | None = None,
        **options: Any,
    ) -> None:
        self.search = NeighbourSearch(
            X, metric=metric, p=p, attributes=attributes, classes=classes, **options
        )
        self.measure: Measure = self.search.measure
        self.n = len(X)
        self._whole: FloatArray | None = None
        self._complete = True
        self._points = np.empty((self.n, 0))
        self._norm = ""
        if self.search.shared is not None:  # lists know only each other
            self._whole = self.search.shared.table(np.arange(self.n))
            return
        self._points = self.measure.prepare(np.asarray(X, np.float64))
        self._norm = _norm_of(self.measure, self._points)

    def ordered(self, order: IntArray) -> RowTable:
        """Return the same distances with the rows in another order, or some of them."""
        table = object.__new__(RowTable)
        table.search, table.measure, table.n = self.search, self.measure, len(order)
        table._norm, table._complete = self._norm, False
        table._points = self._points[order]
        table._whole = (
            None if self._whole is None else self._whole[np.ix_(order, order)]
        )
        return table

    def block(self, rows: slice | IntArray) -> FloatArray:
        """Return the distances of some rows to all, shape (m, n); free to overwrite."""
        if self._whole is not None:
            return np.array(self._whole[rows], np.float64)
        return self._between(self._points[rows], self._points)

    def row(self, i: int) -> FloatArray:
        """Return the distances of one row to all, shape (n,)."""
        return np.asarray(self.block(slice(i, i + 1))[0])

    def among(self, rows: IntArray, others: IntArray) -> FloatArray:
        """Return the distances of some rows to some others, shape (m, k)."""
        if self._whole is not None:
            return np.asarray(self._whole[np.ix_(rows, others)])
        return self._between(self._points[rows], self._points[others])

    def coordinates(self, rows: IntArray) -> FloatArray | None:
        """Return points whose norm is the distance, shape (m, e); None without such."""
        return self._points[rows] if self._norm else None

    @property
    def euclidean_points(self) -> FloatArray | None:
        """Points, shape (n, e), whose Euclidean distances these are; None without such."""
        return self._points if self._norm == "euclidean" else None

    def blocks(self) -> Iterator[tuple[slice, FloatArray]]:
        """Yield consecutive rows with their distances to all; looks for a cancel."""
        step = max(1, _CELLS // max(self.n, 1))
        for start in range(0, self.n, step):
            check()
            some = slice(start, min(start + step, self.n))
            yield some, self.block(some)

    def nearest(self, k: int) -> tuple[FloatArray, IntArray]:
        """Return the k nearest others of each row, ties by row: both of shape (n, k).

        Distances first; k is clipped to the others there are.
        """
        grown = self.n > _TREE_ROWS and self._points.shape[1] <= _TREE_DIMENSIONS
        if self._complete and (grown or not self.is_quick):
            return self.search.nearest(None, k)
        k = max(min(k, self.n - 1), 0)
        answer = self._nearest_by_products(k)
        if answer is not None:
            return answer
        found = [(np.empty((0, k)), np.empty((0, k), np.int64))]
        blocks = self.blocks()
        if self.is_quick:
            blocks = iter([(slice(0, self.n), self.whole())])
        for some, distances in blocks if k > 0 else ():
            places = np.arange(some.stop - some.start)
            distances[places, some.start + places] = np.inf
            found.append(_smallest(distances, k))
        if k < 1:
            return np.empty((self.n, 0)), np.empty((self.n, 0), np.int64)
        return (
            np.concatenate([d for d, _ in found]),
            np.concatenate([i for _, i in found]),
        )

    def _nearest_by_products(self, k: int) -> tuple[FloatArray, IntArray] | None:
        """Do what `nearest` does, by a matrix product; None where that saves nothing."""
        points = self.euclidean_points
        if not self.is_quick or points is None or points.shape[1] < _MANY:
            return None
        if not 0 < k < min(_ONE_BY_ONE, self.n - 1):
            return None
        products, everyone = SquaredProducts(points), np.arange(self.n)
        if not np.isfinite(products.error):
            return None
        squares = np.empty((self.n, self.n))
        products.block(everyone, squares)
        squares[everyone, everyone] = np.inf
        values, columns = _smallest(squares, k + 1)
        # where the next one is as near, or nearly so, distances decide
        close = np.diff(values, axis=1) <= 2.0 * products.error
        open_ = np.flatnonzero(close.any(axis=1)) if products.error else everyone[:0]
        if len(open_) > _MOST_OPEN * self.n:
            return None
        columns = columns[:, :k]
        if len(open_):
            distances = self.block(open_)
            distances[np.arange(len(open_)), open_] = np.inf
            columns[open_] = _smallest(distances, k)[1]
        return self.measure.between(points[:, None, :], points[columns]), columns

    @property
    def is_quick(self) -> bool:
        """Whether all distances at once cost far less than row by row."""
        return bool(self._norm) and self.n <= _FEW

    def lowest_alike(self) -> IntArray:
        """Return the lowest row at distance 0 of each row, itself included, shape (n,)."""
        if self._norm and self._points.shape[1] <= _TREE_DIMENSIONS:
            different, place = np.unique(self._points, axis=0, return_inverse=True)
            apart, _ = cKDTree(different).query(different, k=min(2, len(different)))
            if apart.ndim == 1 or (apart[:, 1] > 0.0).all():  # no square vanished
                first = np.full(len(different), self.n)
                np.minimum.at(first, place.ravel(), np.arange(self.n))
                return np.asarray(first[place.ravel()])
        lowest = np.arange(self.n)
        for some, distances in self.blocks():
            lowest[some] = (distances == 0.0).argmax(axis=1)
        return np.minimum(lowest, np.arange(self.n))

    def refuse_whole(self) -> None:
        """Raise what `whole` would of the rows that differ, before they are compared."""
        if self._whole is None and self.n > MOST_WHOLE:
            _refuse_many(len(np.unique(self._points, axis=0)))

    def whole(self) -> FloatArray:
        """Return all distances, shape (n, n).

        Raises
        ------
        Problem
            When they would take too much memory.
        """
        if self._whole is not None:
            return self._whole
        _refuse_many(self.n)
        if self.is_quick:
            return np.asarray(squareform(pdist(self._points, self._norm), checks=False))
        table = np.empty((self.n, self.n))
        for some, distances in self.blocks():
            table[some] = distances
        return table

    def _between(self, a: FloatArray, b: FloatArray) -> FloatArray:
        if self._norm:
            return np.asarray(cdist(a, b, self._norm))
        step = max(1, _CELLS // max(len(b), 1))
        parts = [
            self.measure.table(a[start : start + step], b)
            for start in range(0, len(a), step)
        ]
        return np.concatenate(parts) if parts else np.empty((0, len(b)))


def _refuse_many(n: int) -> None:
    if n > MOST_WHOLE:
        raise Problem(
            f"all distances of {n} rows ({8e-9 * n**2:.0f} GB)",
            expected=f"at most {MOST_WHOLE} rows, or a method that needs fewer, as "
            "hart or wilson",
        )


def _smallest(distances: FloatArray, k: int) -> tuple[FloatArray, IntArray]:
    """Return the k smallest of each row and their columns, ties by column; overwrites."""
    if k > _ONE_BY_ONE:
        return smallest(distances, k)
    places = np.arange(len(distances))
    columns = np.empty((len(distances), k), np.int64)
    values = np.empty((len(distances), k))
    for m in range(k):
        columns[:, m] = distances.argmin(axis=1)
        values[:, m] = distances[places, columns[:, m]]
        distances[places, columns[:, m]] = np.inf
    if np.isinf(values).any():  # too far to be told from those taken before
        for m in range(k - 1, -1, -1):
            distances[places, columns[:, m]] = values[:, m]
        return smallest(distances, k)
    return values, columns


def _norm_of(measure: Measure, points: FloatArray) -> str:
    """Return SciPy's name of the norm; empty where the measure is more than that.

    SciPy adds up attribute by attribute in their order, as `Measure.between` does, so
    the distances are the same to the last bit, in a fifth of the time.
    """
    distance = measure.distance
    plain = (
        distance.kind == "differences"
        and distance.difference is absolute_difference
        and distance.rooted
        and measure.rules is None
        and points.shape[1] > 0
        and not measure.nominal.any()
        and bool(np.all(measure.scale == 1.0))
        and not np.isnan(points).any()
    )
    return _NORMS.get(measure.p, "") if plain else ""
