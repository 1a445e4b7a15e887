"""Brute-force search of same-class and other-class neighbours, in single precision.

A matrix product in single precision gives all squared distances of a block, with a
known bound for their error. Most need only one comparison, with a distance that as
many rows of a sample do not exceed as there are neighbours; the few that pass are
computed again from the coordinates. So the answer is exact, ties included, at a third
of the time that a search takes which keeps a heap for every row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.neighbours.distances import Measure

_Singles = npt.NDArray[np.float32]

_QUERIES = 256  # with 2 048 columns a tile of 2 MB, which stays in the cache
_COLUMNS = 2048
_CELLS = 1 << 20  # of a block of coordinates computed again: 8 MB
_MOST = 1 << 22  # candidates of a block; with more it is halved
#: The sample for k of n rows has this many times √(k n): then looking for the k-th
#: smallest in the sample takes about as long as sorting the rows that pass.
_SAMPLE = 5.0
_SINGLE = float(np.finfo(np.float32).eps)


class Tied(NamedTuple):
    """Neighbours with their weights, one after the other.

    Attributes
    ----------
    asked, rows : ndarray of int64, shape (m,)
        A row and one of its neighbours.
    weights : ndarray, shape (m,)
        1, but for rows that tie for the last places: their share of these.
    """

    asked: IntArray
    rows: IntArray
    weights: FloatArray


class _Near(NamedTuple):
    """Candidates of a block, sorted by query, exact distance and row number."""

    query: IntArray
    rows: IntArray
    exact: FloatArray
    starts: IntArray  # where the candidates of each query begin

    def beside(self, other: _Near) -> _Near:
        """Return the candidates of both blocks, those of the other one last."""
        return _Near(
            np.concatenate([self.query, other.query + len(self.starts)]),
            np.concatenate([self.rows, other.rows]),
            np.concatenate([self.exact, other.exact]),
            np.concatenate([self.starts, other.starts + len(self.rows)]),
        )


class ClassScan:
    """All rows, sorted by class, ready to be compared with blocks of themselves.

    Parameters
    ----------
    measure : Measure
        The Euclidean distance, by which candidates are ordered.
    X : ndarray, shape (n, d)
        Finite, with squares that are finite as well.
    codes : ndarray of int64, shape (n,)
    """

    def __init__(self, measure: Measure, X: FloatArray, codes: IntArray) -> None:
        self._measure, self._X = measure, X
        n, d = X.shape
        self._order = np.argsort(codes, kind="stable")
        self._place = np.empty(n, np.int64)
        self._place[self._order] = np.arange(n)
        sizes = np.bincount(codes)
        self._starts = np.concatenate([[0], np.cumsum(sizes)])
        self._shuffled = np.random.default_rng(0).permutation(n)
        self._centre = X.mean(axis=0)
        # divided by the longest, so that nothing overflows or vanishes
        self._reach = 1.0
        self._reach = max(float(np.abs(r).max()) for r in self._blocks()) or 1.0
        self._reach *= max(float(_squares(r).max()) for r in self._blocks()) ** 0.5 or 1
        self._columns: _Singles = np.empty((d + 1, n), np.float32)
        for part, rows in zip(self._spans(), self._blocks(), strict=True):
            self._columns[:d, part] = 2.0 * rows.T
            self._columns[d, part] = -_squares(rows)

    def _spans(self) -> list[slice]:
        return _parts(len(self._X), _CELLS // (self._X.shape[1] + 1))

    def _blocks(self) -> Iterator[FloatArray]:
        for part in self._spans():
            check()
            yield self._scaled(self._order[part])

    def _scaled(self, rows: IntArray) -> FloatArray:
        return np.asarray((self._X[rows] - self._centre) / self._reach)

    def same(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest other rows of class c to each of some of its rows."""
        return self._nearest(asked, self._inside(c), v, own=True)

    def other(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest rows outside class c to each of some of its rows."""
        return self._nearest(asked, self._outside(c), v, own=False)

    def same_tied(self, asked: IntArray, c: int, v: int) -> Tied:
        """Return what `same` does, with all rows that tie for the last places."""
        return self._tied(asked, self._inside(c), v, own=True)

    def other_tied(self, asked: IntArray, c: int, v: int) -> Tied:
        """Return what `other` does, with all rows that tie for the last places."""
        return self._tied(asked, self._outside(c), v, own=False)

    def _inside(self, c: int) -> list[slice]:
        return [slice(self._starts[c], self._starts[c + 1])]

    def _outside(self, c: int) -> list[slice]:
        n = len(self._X)
        return [slice(0, self._starts[c]), slice(self._starts[c + 1], n)]

    def _nearest(
        self, asked: IntArray, spans: list[slice], v: int, *, own: bool
    ) -> IntArray:
        count = max(min(v, _rows_in(spans) - own), 0)
        found = np.empty((len(asked), count), np.int64)
        for part, near in self._blocks_of(asked, spans, count, own):
            found[part] = near.rows[near.starts[:, None] + np.arange(count)]
        return found

    def _tied(self, asked: IntArray, spans: list[slice], v: int, *, own: bool) -> Tied:
        count = max(min(v, _rows_in(spans) - own), 0)
        nobody = np.empty(0, np.int64)
        found = [Tied(nobody, nobody, np.empty(0))]
        for part, near in self._blocks_of(asked, spans, count, own):
            last = near.exact[near.starts + count - 1][near.query]
            below, level = near.exact < last, near.exact == last
            size = len(near.starts)
            free = count - np.bincount(near.query[below], minlength=size)
            share = free / np.bincount(near.query[level], minlength=size)
            kept = below | level
            weights = np.where(below, 1.0, share[near.query])[kept]
            found.append(Tied(asked[part][near.query[kept]], near.rows[kept], weights))
        return Tied(*(np.concatenate(column) for column in zip(*found, strict=True)))

    def _blocks_of(
        self, asked: IntArray, spans: list[slice], count: int, own: bool
    ) -> Iterator[tuple[slice, _Near]]:
        if count == 0 or len(asked) == 0:
            return
        sample = self._sample(spans, count + own, _rows_in(spans))
        for part in _parts(len(asked), _QUERIES):
            yield part, self._block(asked[part], spans, sample, count, own)

    def _sample(self, spans: list[slice], count: int, available: int) -> _Singles:
        inside = np.zeros(len(self._X), bool)
        for span in spans:
            inside[span] = True
        size = max(4 * count, int(_SAMPLE * np.sqrt(count * available)))
        chosen = self._shuffled[inside[self._shuffled]][:size]
        return np.ascontiguousarray(self._columns[:, chosen])

    def _block(
        self,
        asked: IntArray,
        spans: list[slice],
        sample: _Singles,
        count: int,
        own: bool,
    ) -> _Near:
        """Return the nearest of a block of rows, and all that tie with the last."""
        points = self._scaled(asked)
        queries = np.ones((len(asked), points.shape[1] + 1), np.float32)
        queries[:, :-1] = points
        # twice the bound of |computed - true| of 2 x.y - |y|²: what is sure to be
        # farther by computed values is farther in truth
        lengths = np.sqrt(_squares(points))
        slack = (points.shape[1] + 8) * _SINGLE * (lengths + 1.0) ** 2
        near = _kth_largest(queries @ sample, count + own) - slack
        passed = self._passed(queries, spans, near)
        if passed is None:
            half = len(asked) // 2
            left = self._block(asked[:half], spans, sample, count, own)
            return left.beside(self._block(asked[half:], spans, sample, count, own))
        query, place, value = passed
        if own:
            others = place != self._place[asked][query]
            query, place, value = query[others], place[others], value[others]
        return self._ordered(asked, query, place, value, slack, count)

    def _passed(
        self, queries: _Singles, spans: list[slice], near: FloatArray
    ) -> tuple[IntArray, IntArray, FloatArray] | None:
        """Return the pairs whose value is not below `near`; None if far too many."""
        level = near.astype(np.float32)[:, None]
        level = np.nextafter(level, np.float32(-np.inf))  # rounding must not raise it
        out = np.empty((len(queries), _COLUMNS), np.float32)
        query, place, value = [], [], []
        total = 0
        for span in spans:
            for start in range(span.start, span.stop, _COLUMNS):
                check()
                stop = min(start + _COLUMNS, span.stop)
                tile = (
                    out if stop - start == _COLUMNS else out[:, : stop - start].copy()
                )
                np.matmul(queries, self._columns[:, start:stop], out=tile)
                hits = np.flatnonzero(tile >= level)
                total += len(hits)
                if total > _MOST and len(queries) > 1:
                    return None
                row, column = np.divmod(hits, stop - start)
                query.append(row)
                place.append(column + start)
                value.append(tile.ravel()[hits].astype(np.float64))
        return np.concatenate(query), np.concatenate(place), np.concatenate(value)

    def _ordered(
        self,
        asked: IntArray,
        query: IntArray,
        place: IntArray,
        value: FloatArray,
        slack: FloatArray,
        count: int,
    ) -> _Near:
        """Return the best of the candidates, by their exact distances, ties by row."""
        # values lie within -3 and 1, so that one number tells query and order
        order = np.argsort(query * 8.0 - value)
        starts = np.searchsorted(query[order], np.arange(len(asked)))
        last = value[order[starts + count - 1]] - slack
        sure = value >= last[query]
        query, rows = query[sure], self._order[place[sure]]
        exact = self._distances(asked[query], rows)
        order = np.lexsort((rows, exact, query))
        starts = np.searchsorted(query[order], np.arange(len(asked)))
        return _Near(query[order], rows[order], exact[order], starts)

    def _distances(self, left: IntArray, right: IntArray) -> FloatArray:
        exact = np.empty(len(left))
        for part in _parts(len(left), _CELLS // self._X.shape[1]):
            exact[part] = self._measure.between(
                self._X[left[part]], self._X[right[part]]
            )
        return exact


def _squares(rows: FloatArray) -> FloatArray:
    return np.asarray(np.einsum("ij,ij->i", rows, rows))


def _kth_largest(table: _Singles, k: int) -> FloatArray:
    place = table.shape[1] - k
    return np.partition(table, place, axis=1)[:, place].astype(np.float64)


def _rows_in(spans: list[slice]) -> int:
    return sum(int(span.stop - span.start) for span in spans)


def _parts(n: int, step: int) -> list[slice]:
    step = max(1, step)
    return [slice(start, min(start + step, n)) for start in range(0, n, step)]
