"""Votes of the nearest training rows by the rules of Weka's IBk.

Numbers are compared as shares of their attribute's range, labels are 0 or 1 apart, and
a missing value is as far as can be. The ranges are those of the training rows, widened
by every query before it is answered: so an answer depends on the queries before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from workbench.api import report
from workbench.api.data import FloatArray, IntArray
from workbench.api.tally import Tally
from workbench.numerics.neighbours.neighbours import neighbours

#: What the weights of a vote are called here, and what Weka calls them.
WEIGHTINGS = {"uniform": "none", "distance": "-I", "similarity": "-F"}

_CELLS = 1 << 20  # of a table of distances: 8 MB
_CELLS_OF_ONE = 1 << 22  # of all differences of one query: 32 MB
_MANY = 1 << 18  # distances above which a search pays for being started
_SPARE = 6  # candidates beyond k, in which rows tied with the k-th are looked for


@dataclass(frozen=True, slots=True, eq=False)
class TrainingRows:
    """Training rows as IBk keeps them.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        Codes in nominal columns, NaN where missing.
    codes : ndarray of int64, shape (n,)
        Classes from 0.
    n_classes : int
    nominal : ndarray of bool, shape (d,)
    weights : ndarray of float64, shape (n,)
        What the vote of each row is multiplied with.
    tally : Tally
        To which the distances computed are added.
    """

    X: FloatArray
    codes: IntArray
    n_classes: int
    nominal: npt.NDArray[np.bool_]
    weights: FloatArray
    tally: Tally = field(default_factory=Tally)

    def scores(self, queries: FloatArray, k: int, weighting: str) -> FloatArray:
        """Return each class' share of the votes, shape (m, n_classes).

        All rows as near as the k-th vote. Every class begins with 1/n votes.

        Parameters
        ----------
        queries : ndarray of float64, shape (m, d)
            In the order in which they widen the ranges, which begin with those of the
            training rows at each call.
        k : int
            At least 1.
        weighting : str
            ``uniform``, ``distance`` (1 / (d + 0.001)) or ``similarity`` (1 - d), with
            d the Euclidean distance divided by the root of the number of attributes.
        """
        n = len(self.X)
        votes = np.full((len(queries), self.n_classes), 1.0 / n)
        for found in self.voters(queries, k):
            weights = self.weights[found.rows]
            if weighting != "uniform":
                distances = np.sqrt(found.squares / max(self.X.shape[1], 1))
                near = weighting == "similarity"
                weights = weights * (
                    1.0 - distances if near else 1.0 / (distances + 0.001)
                )
            np.add.at(votes, (found.queries, self.codes[found.rows]), weights)
        totals = votes.sum(axis=1, keepdims=True)
        even = np.full_like(votes, 1.0 / self.n_classes)
        np.divide(votes, totals, out=even, where=totals > 0)
        return even

    def nearest(self, queries: FloatArray, k: int) -> tuple[FloatArray, IntArray]:
        """Return distances and rows of the k nearest, ties by row, both (m, k)."""
        k = min(k, len(self.X))
        squares = np.empty((len(queries), k))
        rows = np.empty((len(queries), k), dtype=np.int64)
        for found in self.voters(queries, k):
            # where a query's pairs begin, and so which of them are its first k
            begins = np.searchsorted(found.queries, found.queries)
            place = np.arange(len(begins)) - begins
            first = place < k
            squares[found.queries[first], place[first]] = found.squares[first]
            rows[found.queries[first], place[first]] = found.rows[first]
        return np.sqrt(squares), rows

    def voters(self, queries: FloatArray, k: int) -> Iterator[Voters]:
        """Yield who votes for which query, nearest first, blocks of queries in order."""
        space = _Space(self.X, self.nominal)
        k = min(k, len(self.X))
        for first, last in space.stretches(queries):
            report.check()
            points = space.moved(queries[first:last])
            if space.is_plain(points) and (last - first) * len(self.X) >= _MANY:
                yield from _searched(space, points, k, first, self.tally)
            else:
                self.tally.add(last - first, len(self.X))
                yield from _scanned(space, points, np.arange(first, last), k)


@dataclass(frozen=True, slots=True, eq=False)
class Voters:
    """Pairs of a query and a training row that votes for it.

    Attributes
    ----------
    queries, rows : ndarray of int64, shape (pairs,)
        Ordered by query, then by distance, then by row.
    squares : ndarray of float64, shape (pairs,)
        The squared distances.
    """

    queries: IntArray
    rows: IntArray
    squares: FloatArray


class _Space:
    """The unit cube that ranges make of the training rows, and how it grows."""

    def __init__(self, X: FloatArray, nominal: npt.NDArray[np.bool_]) -> None:
        self._raw = np.ascontiguousarray(X.T)
        self._holed = np.asarray(np.isnan(X).any(axis=0))
        self.nominal = nominal
        self._low = np.fmin.reduce(X, axis=0, initial=np.nan)
        self._high = np.fmax.reduce(X, axis=0, initial=np.nan)
        #: The training rows, an attribute in each row.
        self.columns = _normalised(self._raw.T, self._low, self._high, nominal).T.copy()

    def stretches(self, queries: FloatArray) -> Iterator[tuple[int, int]]:
        """Yield the runs of queries that share ranges, which are widened before."""
        lows = np.fmin.accumulate(np.vstack([self._low, queries]))
        highs = np.fmax.accumulate(np.vstack([self._high, queries]))
        wider = (lows[1:] < lows[:-1]) | (highs[1:] > highs[:-1])
        wider |= np.isnan(lows[:-1]) & ~np.isnan(lows[1:])
        starts = np.flatnonzero((wider & ~self.nominal).any(axis=1)).tolist()
        for first, last in pairwise(sorted({0, *starts, len(queries)})):
            self._widen(lows[first + 1], highs[first + 1])
            yield first, last

    def _widen(self, low: FloatArray, high: FloatArray) -> None:
        same = (low == self._low) & (high == self._high)
        changed = np.flatnonzero(~same & ~np.isnan(low) & ~self.nominal)
        self._low, self._high = low, high
        self.columns[changed] = _normalised(
            self._raw[changed].T, low[changed], high[changed], self.nominal[changed]
        ).T

    def moved(self, queries: FloatArray) -> FloatArray:
        """Return queries in the cube, shape (m, d)."""
        return _normalised(queries, self._low, self._high, self.nominal)

    def is_plain(self, points: FloatArray) -> bool:
        """Whether distances are Euclidean: no labels, nothing missing."""
        plain = not (self.nominal.any() or self._holed.any())
        return plain and not bool(np.isnan(points).any())

    def squares(self, points: FloatArray) -> FloatArray:
        """Return the squared distances of points to all rows, shape (m, n).

        Sums run over the attributes in order: ties are those of a plain loop.
        """
        if len(points) == 1 and self.columns.size <= _CELLS_OF_ONE:
            return self._squares_of_one(points[0])
        total = np.zeros((len(points), self.columns.shape[1]))
        for j, column in enumerate(self.columns):
            gap = self._gaps(points[:, j, None], column[None], j)
            total += np.square(gap, out=gap)
        return total

    def _squares_of_one(self, point: FloatArray) -> FloatArray:
        gaps = self.columns - point[:, None]
        special = self.nominal | self._holed | np.isnan(point)
        for j in np.flatnonzero(special).tolist():
            gaps[j] = self._gaps(point[j : j + 1], self.columns[j], j)
        # the sum down the columns adds one attribute after the other
        total: FloatArray = np.add.reduce(np.square(gaps, out=gaps), axis=0)
        return total[None]

    def _gaps(self, a: FloatArray, b: FloatArray, j: int) -> FloatArray:
        if self.nominal[j]:
            differ: npt.NDArray[np.bool_] = np.not_equal(a, b)  # also where missing
            return differ.astype(np.float64)
        gaps: FloatArray = np.subtract(a, b)
        if self._holed[j] or np.isnan(a).any():
            alone = np.where(np.isnan(a), b, a) + np.zeros_like(gaps)
            farthest = np.where(np.isnan(alone), 1.0, np.maximum(alone, 1.0 - alone))
            return np.where(np.isnan(gaps), farthest, gaps)
        return gaps


def _normalised(
    X: FloatArray, low: FloatArray, high: FloatArray, nominal: npt.NDArray[np.bool_]
) -> FloatArray:
    width = high - low
    spread = width > 0
    shares = (X - low) / np.where(spread, width, 1.0)
    # a single value stands at 0; missing ones stay missing
    shares = np.where(spread | np.isnan(X), shares, 0.0)
    return np.where(nominal, X, shares)


def _scanned(
    space: _Space, points: FloatArray, numbers: IntArray, k: int
) -> Iterator[Voters]:
    """Compare points with every row."""
    step = max(1, _CELLS // space.columns.shape[1])
    for start in range(0, len(points), step):
        report.check()
        squares = space.squares(points[start : start + step])
        kth = np.partition(squares, k - 1, axis=1)[:, k - 1, None]
        nth, rows = np.nonzero(squares <= kth)
        yield _ordered(numbers[start + nth], rows, squares[nth, rows])


def _searched(
    space: _Space, points: FloatArray, k: int, first: int, tally: Tally
) -> Iterator[Voters]:
    """Let the exact search propose candidates, and scan where more may be tied."""
    n = space.columns.shape[1]
    count = min(k + _SPARE, n)
    everyone = np.ascontiguousarray(space.columns.T)
    _, rows = neighbours(everyone, points, count, tally=tally)
    squares = np.zeros(rows.shape)
    for j, column in enumerate(space.columns):
        squares += np.square(points[:, j, None] - column[rows])
    kth = np.partition(squares, k - 1, axis=1)[:, k - 1, None]
    beyond = squares.max(axis=1) > kth[:, 0] * (1 + 1e-9)
    settled = np.flatnonzero(beyond) if count < n else np.arange(len(points))
    nth, place = np.nonzero(squares[settled] <= kth[settled])
    nth = settled[nth]
    yield _ordered(first + nth, rows[nth, place], squares[nth, place])
    crowded = np.setdiff1d(np.arange(len(points)), settled)
    yield from _scanned(space, points[crowded], first + crowded, k)


def _ordered(queries: IntArray, rows: IntArray, squares: FloatArray) -> Voters:
    order = np.lexsort((rows, squares, queries))
    return Voters(queries[order], rows[order], squares[order])
