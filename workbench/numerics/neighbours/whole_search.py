"""Exact Euclidean neighbours of rows of whole numbers, by matrix products.

Counts, pixels and grades are whole numbers. Their squared distances are, too, and a
matrix product gives them without rounding as long as they fit the precision; so nothing
has to be computed again, and equal distances are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.numerics.neighbours.distances import Measure

Answer = tuple[FloatArray, IntArray]

_CELLS = 1 << 20  # of a block of distances: 4 MB in single precision
_GROUP = 16  # rows of which only the nearest is looked at first
#: Sums of squares below are whole in the precision.
_WHOLE = ((np.float32, 2.0**24), (np.float64, 2.0**53))


class WholeSearch:
    """A search of rows of whole numbers.

    Parameters
    ----------
    rows : ndarray, shape (n, e)
        Prepared.
    """

    def __init__(self, measure: Measure, rows: FloatArray) -> None:
        self._rows = rows
        self._plain = bool(
            measure.distance.has_norm
            and measure.distance.is_euclidean(measure.p)
            and not measure.nominal.any()
            and np.all(measure.scale == 1.0)
            and rows.size
            and _whole(rows)
        )
        # near the middle, so that the sums are small
        self._shift: FloatArray = (
            np.rint(rows.mean(axis=0)) if self._plain else rows[:0]
        )
        self._largest = self._farthest(rows) if self._plain else np.inf
        self._products: dict[Any, Any] = {}

    def answers(self, points: FloatArray) -> bool:
        """Whether it can search for these points."""
        return self._plain and _whole(points) and self._precision(points) is not None

    def nearest(
        self, points: FloatArray, k: int, own: IntArray | None
    ) -> tuple[FloatArray, IntArray, IntArray]:
        """Find the k nearest rows of points, shape (m, e), ties by row number.

        Parameters
        ----------
        points : ndarray, shape (m, e)
            Such as `answers` says yes to.
        k : int
            At most the rows there are, the point's own left out.
        own : ndarray of int64, shape (m,), or None
            The row that each point is, which is left out.

        Returns
        -------
        distances, indices : ndarray, shape (m, k)
        open : ndarray of int64, shape (0,)
            No point is left unanswered.
        """
        precision = self._precision(points)
        rows = self._product(precision)
        n = rows.shape[1]
        distances = np.empty((len(points), k))
        indices = np.empty((len(points), k), dtype=np.int64)
        step = max(1, _CELLS // n)
        for start in range(0, len(points), step):
            check()
            some = slice(start, start + step)
            centred = (points[some] - self._shift).astype(precision)
            # |q|² - 2 q·x + |x|² in one product
            left = np.column_stack(
                [centred, np.ones_like(centred[:, 0]), _squared(centred)]
            )
            squares = left @ rows
            if own is not None:
                squares[np.arange(len(squares)), own[some]] = np.inf
            least, indices[some] = _smallest(squares, k)
            distances[some] = np.sqrt(least)
        return distances, indices, np.empty(0, dtype=np.int64)

    def prepare(self) -> None:
        """Make what points as the rows are will need."""
        self._product(self._precision(self._rows))

    def _precision(self, points: FloatArray) -> Any:
        """Return the least precision in which all sums are whole, None if none is."""
        # (|q| + |x|)² bounds every partial sum of the product
        reach = (self._farthest(points) + self._largest) ** 2
        if not reach * len(self._rows) < _WHOLE[-1][1]:  # see `_smallest`
            return None
        return next((kind for kind, limit in _WHOLE if reach < limit), None)

    def _farthest(self, rows: FloatArray) -> float:
        largest = 0.0
        for some in _blocks(rows):
            largest = max(largest, float(_squared(some - self._shift).max(initial=0.0)))
        return float(np.sqrt(largest))

    def _product(self, precision: Any) -> Any:
        if precision not in self._products:
            centred = (self._rows - self._shift).astype(precision)
            self._products[precision] = np.vstack(
                [-2 * centred.T, _squared(centred), np.ones_like(centred[:, 0])]
            )
        return self._products[precision]


def _squared(rows: Any) -> Any:
    return np.einsum("ij,ij->i", rows, rows)


def _blocks(rows: FloatArray) -> Iterator[FloatArray]:
    """Yield the rows a few at a time, so that no copy of all is made."""
    step = max(1, _CELLS // max(1, 8 * rows.shape[1]))
    for start in range(0, len(rows), step):
        yield rows[start : start + step]


def _whole(rows: FloatArray) -> bool:
    # the first block tells of nearly all that are not; NaN is none
    return all(bool(np.all(np.rint(some) == some)) for some in _blocks(rows))


def _smallest(squares: Any, k: int) -> Answer:
    """Return the k smallest cells of each row and their columns, ties by column."""
    m, n = squares.shape
    groups = n // _GROUP
    if groups >= 2 * k:
        # the k-th of the groups' least cells is no less than the k-th of all
        heads = squares[:, : groups * _GROUP].reshape(m, _GROUP, groups).min(axis=1)
        limit = np.partition(heads, k - 1, axis=1)[:, k - 1 : k]
    else:
        limit = np.partition(squares, k - 1, axis=1)[:, k - 1 : k]
    flat = np.flatnonzero(squares <= limit)
    lines, columns = np.divmod(flat, n)
    counts = np.bincount(lines, minlength=m)
    places = np.arange(len(flat)) - np.repeat(np.cumsum(counts) - counts, counts)
    # one number for distance and row: both are whole
    keys = np.full((m, int(counts.max())), np.inf)
    keys[lines, places] = squares.ravel()[flat].astype(np.float64) * n + columns
    if keys.shape[1] > 4 * k:  # many at one distance
        keys = np.partition(keys, k - 1, axis=1)[:, :k]
    keys.sort(axis=1)
    least, found = np.divmod(keys[:, :k], n)
    return least, found.astype(np.int64)
