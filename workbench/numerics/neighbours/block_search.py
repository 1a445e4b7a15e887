"""Exact neighbours through blocks of approximate distances of known error.

An approximation gives a number for each pair of a point and a row: the power of their
distance, in single precision first and in double where that does not tell. Of a sample
of the rows the exact distances are computed; a row whose number, less all that rounding
may have done, is above the k-th of them is out. Few rows are left, whose exact
distances decide. So no answer depends on how a matrix product is summed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.neighbours.approximate_distances import (
    CELLS,
    ApproximateDistances,
    PowerDistances,
    ProductDistances,
)
from workbench.numerics.neighbours.column_extent import Extent
from workbench.numerics.neighbours.distances import Measure

Answer = tuple[FloatArray, IntArray]

_STRIDE = 16  # one row of so many is in the sample
_SAMPLE = 16_384  # rows of a sample at most
_MOST = 1024  # candidates of a point; above, the next precision or a scan is cheaper
_SMALL_EXPONENT = 0.1  # below, all distances are nearly alike
_LARGEST = 1e30  # numbers above are near the end of single precision
_SMALLEST = 1e-100  # a square of half as many digits is no number any more
_PRECISIONS = (np.float32, np.float64)


class BlockSearch:
    """A search of rows by blocks; approximations are made when first needed, and kept.

    Parameters
    ----------
    rows : ndarray, shape (n, e)
        Prepared; may have missing values, but no magnitude above 1e150.
    extent : Extent
        That of the rows.
    """

    def __init__(self, measure: Measure, rows: FloatArray, extent: Extent) -> None:
        self._measure, self._rows, self._extent = measure, rows, extent
        self._unit = _unit(measure, extent)
        self._approximations: dict[tuple[Any, ...], ApproximateDistances] = {}

    @property
    def possible(self) -> bool:
        """Whether the numbers are of a size that can be told from each other."""
        p = self._measure.p
        return self._unit > _SMALLEST and p >= _SMALL_EXPONENT

    def nearest(
        self, points: FloatArray, k: int, own: IntArray | None
    ) -> tuple[FloatArray, IntArray, IntArray]:
        """Find the k nearest rows of points, shape (m, e), in exact order.

        Parameters
        ----------
        points : ndarray, shape (m, e)
        k : int
            At most the rows there are, the point's own left out.
        own : ndarray of int64, shape (m,), or None
            The row that each point is, which is left out.

        Returns
        -------
        distances, indices : ndarray, shape (m, k)
        open : ndarray of int64, shape (o,)
            The points that are not answered: too many rows are too near to each other.
        """
        distances = np.empty((len(points), k))
        indices = np.empty((len(points), k), dtype=np.int64)
        left: IntArray = np.arange(len(points))
        for precision in _PRECISIONS:
            open_ = []
            for gaps, some in self._by_gaps(points, left):
                approximation = self._approximation(
                    precision, gaps, k + (own is not None)
                )
                for start in range(0, len(some), approximation.points):
                    part = some[start : start + approximation.points]
                    mine = None if own is None else own[part]
                    one = _Block(self, approximation, points[part], mine, k)
                    d, i, settled = one.answer()
                    distances[part[settled]], indices[part[settled]] = d, i
                    open_.append(part[~settled])
            left = np.concatenate(open_) if open_ else left[:0]
        return distances, indices, left

    def prepare(self) -> None:
        """Make the approximation that points without missing values are asked of first."""
        if self._measure.nominal.all():
            return  # it would depend on how many neighbours are asked for
        self._approximation(_PRECISIONS[0], not _is_product(self._measure), 0)

    def exact(self, points: FloatArray, found: IntArray) -> FloatArray:
        """Return the distances of points (m, e) to rows (m, c) by number."""
        return self._measure.between(points[:, None, :], self._rows[found])

    def __len__(self) -> int:
        return len(self._rows)

    def _by_gaps(
        self, points: FloatArray, left: IntArray
    ) -> list[tuple[bool, IntArray]]:
        # points with missing numbers need a longer product than the others
        if not _is_product(self._measure):
            return [(True, left)]
        numbers = ~self._measure.nominal
        gaps = np.isnan(points[left][:, numbers]).any(axis=1)
        parts = ((False, left[~gaps]), (True, left[gaps]))
        return [(gap, some) for gap, some in parts if len(some)]

    def _approximation(
        self, precision: Any, gaps: bool, count: int
    ) -> ApproximateDistances:
        tied = bool(self._measure.nominal.all())
        key = precision, gaps, count if tied else 0
        if key not in self._approximations:
            given = self._measure, self._rows, self._extent, self._unit, precision
            product = _is_product(self._measure)
            self._approximations[key] = (
                ProductDistances(*given, gaps, count)
                if product
                else PowerDistances(*given)
            )
        return self._approximations[key]


def _is_product(measure: Measure) -> bool:
    # squares, or plain counts of labels that differ
    return measure.p == 2.0 or (measure.p == 1.0 and bool(measure.nominal.all()))


def _unit(measure: Measure, extent: Extent) -> float:
    """Return what all differences of rows are at most."""
    numbers = ~measure.nominal
    missing = measure.missing[numbers & extent.gaps]
    largest = float(missing.max(initial=0.0))
    # rounding keeps the order, so the largest distance from the mean is that of an end
    sizes = extent.farthest(extent.means)[numbers] / measure.scale[numbers]
    largest = max(largest, 2.0 * float(sizes.max(initial=0.0)))
    return max(largest, 1.0) if measure.nominal.any() else largest


class _Block:
    """Some points under one approximation."""

    def __init__(
        self,
        search: BlockSearch,
        approximation: ApproximateDistances,
        points: FloatArray,
        own: IntArray | None,
        k: int,
    ) -> None:
        self._search, self._approximation, self._points = search, approximation, points
        self._own, self._k = own, k
        self._most = _MOST + 64 * k
        self._asked = approximation.ask(points)

    def answer(self) -> tuple[FloatArray, IntArray, npt.NDArray[np.bool_]]:
        """Return the neighbours of the points that are settled, and which these are."""
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            limit, settled = self._limits()
            found, numbers = self._gather(np.where(settled, limit, -np.inf))
        settled &= (found >= 0).sum(axis=1) <= self._most
        found, numbers = found[settled], numbers[settled]
        if not len(found):
            return np.empty((0, self._k)), np.empty((0, self._k), np.int64), settled
        return *self._refined(np.flatnonzero(settled), found, numbers), settled

    def _limits(self) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
        """Return what no neighbour is above, by a sample; and where that is few rows."""
        n, count = self._approximation.size, self._k + (self._own is not None)
        usable = self._asked.size < _LARGEST
        self._asked.left[~usable] = 0.0
        stride = max(_STRIDE, n // _SAMPLE)
        stride = max(min(stride, self._most // (4 * count), n // (4 * count)), 1)
        numbers = self._approximation.block(self._asked, slice(0, n, stride))
        best = self._rows_at(
            smallest(numbers, min(count, numbers.shape[1]))[1] * stride
        )
        limit = self._limit(np.arange(len(best)), best)
        inside = (numbers <= limit[:, None]).sum(axis=1) * stride
        return limit, usable & (inside <= self._most)

    def _limit(self, some: IntArray, rows: IntArray) -> FloatArray:
        """Return the number that a row as near as the k-th of these has at most."""
        exact = self._exact(some, rows)
        power = self._approximation.power(exact, rows)
        kth = np.partition(power, self._k - 1, axis=1)[:, self._k - 1]
        return self._approximation.limit(self._asked, some, kth)

    def _rows_at(self, places: IntArray) -> IntArray:
        chosen = self._approximation.chosen
        return places if chosen is None else chosen[places]

    def _exact(self, some: IntArray, rows: IntArray) -> FloatArray:
        exact = self._search.exact(self._points[some], np.maximum(rows, 0))
        exact[rows < 0] = np.inf
        if self._own is not None:
            exact[rows == self._own[some, None]] = np.inf
        return exact

    def _gather(self, limit: FloatArray) -> tuple[IntArray, FloatArray]:
        """Return rows below the limits and their numbers, both (m, c); -1 pads.

        Of points with too many the search ends early.
        """
        m, n = len(limit), self._approximation.size
        limit, counts = limit.copy(), np.zeros(m, dtype=np.int64)
        width = max(CELLS // m, 256)
        points, rows, numbers = [], [], []
        for start in range(0, n, width):
            check()
            block = self._approximation.block(
                self._asked, slice(start, min(start + width, n))
            )
            below = _upwards(limit, block.dtype)[:, None]
            flat = np.flatnonzero(block <= below)
            points.append(flat // block.shape[1])
            rows.append(self._rows_at(flat % block.shape[1] + start))
            numbers.append(block.ravel()[flat])
            counts += np.bincount(points[-1], minlength=m)
            limit[counts > self._most] = -np.inf
        more = self._asked.extra
        if more is not None:
            points.append(more[0])
            rows.append(more[1])
            numbers.append(np.full(len(more[0]), -np.inf))
        return _padded(
            np.concatenate(points), np.concatenate(rows), np.concatenate(numbers), m
        )

    def _refined(self, some: IntArray, found: IntArray, numbers: FloatArray) -> Answer:
        """Put those that may be neighbours in exact order."""
        count = self._k + (self._own is not None)
        if found.shape[1] > 2 * count:
            columns = smallest(numbers, count)[1]
            best = np.take_along_axis(found, columns, axis=1)
            limit = self._limit(some, best)
            found[numbers > limit[:, None]] = -1
            most = max(int((found >= 0).sum(axis=1).max()), count)
            order = np.argsort(found < 0, axis=1, kind="stable")[:, :most]
            found = np.take_along_axis(found, order, axis=1)
        exact = self._exact(some, found)
        rank = np.where(found < 0, len(self._search), found)
        order = np.lexsort((rank, exact), axis=-1)[:, : self._k]
        return (
            np.take_along_axis(exact, order, axis=1),
            np.take_along_axis(found, order, axis=1),
        )


def smallest(table: npt.NDArray[Any], k: int) -> Answer:
    """Return the k smallest cells of each row and their columns, ties by column.

    Parameters
    ----------
    table : ndarray, shape (m, n)
        No NaN.
    k : int
        1 to n.
    """
    kth = np.partition(table, k - 1, axis=1)[:, k - 1 : k]
    chosen = table <= kth
    crowded = np.flatnonzero(chosen.sum(axis=1) > k)
    if len(crowded):
        below = table[crowded] < kth[crowded]
        level = chosen[crowded] & ~below
        free = k - below.sum(axis=1, keepdims=True)
        chosen[crowded] = below | (level & (level.cumsum(axis=1) <= free))
    columns = np.nonzero(chosen)[1].reshape(len(table), k)
    values = np.take_along_axis(table, columns, axis=1)
    order = np.argsort(values, axis=1, kind="stable")
    return (
        np.take_along_axis(values, order, axis=1),
        np.take_along_axis(columns, order, axis=1),
    )


def _upwards(limit: FloatArray, kind: Any) -> npt.NDArray[Any]:
    return np.asarray(np.nextafter(limit.astype(kind), np.array(np.inf, kind)))


def _padded(
    points: IntArray, rows: IntArray, numbers: npt.NDArray[Any], m: int
) -> tuple[IntArray, FloatArray]:
    """Give each point a line of its rows, in their order."""
    order = np.argsort(points, kind="stable")
    points = points[order]
    counts = np.bincount(points, minlength=m)
    places = np.arange(len(points)) - np.repeat(np.cumsum(counts) - counts, counts)
    found = np.full((m, int(counts.max(initial=0))), -1, dtype=np.int64)
    values = np.full(found.shape, np.inf)
    found[points, places], values[points, places] = rows[order], numbers[order]
    return found, values
