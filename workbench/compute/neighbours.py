"""Exact nearest neighbours with one rule for ties, and the votes they cast.

A fast search (a tree, or scikit-learn's blocked brute force) proposes candidates; what
its rounding could have put in the wrong order is computed again by `Measure.between`,
and a search goes on where a row outside could still tie with the k-th. So the answer
is that of sorting all rows by (distance, row number), whichever way it was found.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from typing import Protocol

import numpy as np
from scipy.spatial import cKDTree
from sklearn import config_context
from sklearn.neighbors import NearestNeighbors

from workbench.api import Attribute, FloatArray, IntArray, Problem, Tally, report
from workbench.compute.distances import Measure, measure_for

Answer = tuple[FloatArray, IntArray]


_BLOCK = 1 << 20  # cells of a block of distances: 8 MB, a few of them live at once
_CHUNK = 8192  # queries between two looks at the cancel flag, or fewer:
_COMPARED = 100_000_000  # so many pairs are compared in 0.2 to 0.35 s
_LEAST = 64
_LARGE = 200_000  # rows of a tree that takes long enough to grow to be cancelled
_TREE_DIMENSIONS = 8  # above, trees visit nearly all rows
_LARGE_EXPONENT = 16.0  # above, the tree's powers lose digits
_WIDEST = 128  # candidates of a row; whoever needs more gets a full scan
_FEW = 200_000  # distances below which starting a search costs more than it saves
#: The square of a difference this large may be no number any more.
_OVERFLOWS = 1e150
_EPS = float(np.finfo(np.float64).eps)
_NOBODY = np.empty(0, dtype=np.int64)


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
    tree: bool | None = None,
) -> Answer:
    """Find the k nearest rows of X for each query, exactly.

    See `workbench.api.neighbours`; the formulas are in `workbench.compute.distances`.
    `tree` asks for a k-d tree, or for none; by the number of dimensions if None.
    Ties in distance are won by the lower row number, always. Memory beside the answer
    is bounded by a few blocks of 8 MB and a copy of the rows.

    Raises
    ------
    Problem
        For an unknown metric, k below 1, columns that do not match.
    """
    X = np.ascontiguousarray(X, dtype=np.float64)
    asked = X if queries is None else np.ascontiguousarray(queries, dtype=np.float64)
    if k < 1:
        raise Problem(f"k = {k}", expected="at least 1")
    if asked.ndim != 2 or X.ndim != 2 or asked.shape[1] != X.shape[1]:
        raise Problem(
            f"queries of shape {asked.shape}", expected=f"{X.shape[-1]} columns"
        )
    measure = measure_for(
        metric, X, p=p, attributes=attributes,
        inverse_covariance=inverse_covariance, ranges=ranges,
    )  # fmt: skip
    rows = measure.prepare(X)
    points = rows if queries is None else measure.prepare(asked)
    if tree is None:
        tree = X.shape[1] <= _TREE_DIMENSIONS
    search = _Search(
        measure, rows, points, tally or Tally(), own=queries is None, tree=tree
    )
    return search.nearest(min(k, search.available))


class _Search:
    """One question: which rows are nearest to which points under which measure."""

    def __init__(
        self,
        measure: Measure,
        rows: FloatArray,
        points: FloatArray,
        tally: Tally,
        *,
        own: bool,
        tree: bool,
    ) -> None:
        self.measure, self.rows, self.points, self.own = measure, rows, points, own
        self.tally, self.tree = tally, tree
        self.available = max(len(rows) - own, 0)

    def nearest(self, k: int) -> Answer:
        """Return distances and rows, both of shape (number of points, k)."""
        distances = np.empty((len(self.points), k))
        indices = np.empty((len(self.points), k), dtype=np.int64)
        if k == 0 or len(self.points) == 0:
            return distances, indices
        propose = _proposer(self.measure, self.rows, self.points, self.tree)
        hidden = isinstance(propose, _Tree)
        self.tally.add(len(self.points), None if hidden else self.available)
        step = max(1, _BLOCK // len(self.rows))
        if propose:
            step = min(max(_LEAST, _COMPARED // len(self.rows)), _CHUNK)
        for start in range(0, len(self.points), step):
            report.check()
            part = slice(start, min(start + step, len(self.points)))
            numbers = np.arange(part.start, part.stop)
            distances[part], indices[part] = (
                self._settle(propose, numbers, k) if propose else self._scan(numbers, k)
            )
        return distances, indices

    def _settle(self, propose: _Proposer, numbers: IntArray, k: int) -> Answer:
        # widen the candidates of the points whose k-th distance is not yet certain
        count = k + 1 if propose.exact_norm else 4 * (k + 1)
        distances, indices, open_ = self._candidates(propose, numbers, k, count)
        while len(open_):
            count *= 4
            asked = numbers[open_]
            if count > _WIDEST or count >= self.available:
                distances[open_], indices[open_] = self._scan_all(asked, k)
                break
            d, i, still = self._candidates(propose, asked, k, count)
            distances[open_], indices[open_] = d, i
            open_ = open_[still]
        return distances, indices

    def _candidates(
        self, propose: _Proposer, asked: IntArray, k: int, count: int
    ) -> tuple[FloatArray, IntArray, IntArray]:
        """Return the best k of `count` candidates, and where others may yet enter."""
        count = min(count + self.own, len(self.rows))
        d, i = propose(self.points[asked], count)
        tolerance = propose.tolerance(d)
        distinct = propose.exact_to_rounding and _smallest_gap(d) > tolerance.max()
        outside = d[:, -1] - tolerance
        if self.own:
            d, i = _without(asked, d, i)
        if distinct:  # so the order is right, and the last is beyond the k-th
            return d[:, :k], i[:, :k], _NOBODY
        self._order(propose, asked, d, i, tolerance)
        entering = d[:, k - 1] >= outside
        open_ = np.flatnonzero(entering) if count < len(self.rows) else _NOBODY
        return d[:, :k], i[:, :k], open_

    def _order(
        self,
        propose: _Proposer,
        asked: IntArray,
        d: FloatArray,
        i: IntArray,
        tolerance: FloatArray,
    ) -> None:
        """Put candidates in the order of their exact distances, ties by row; in place."""
        doubtful = np.arange(len(asked))
        if propose.exact_to_rounding:
            close = (d[:, 1:] - d[:, :-1]) <= tolerance[:, None]
            doubtful = np.flatnonzero(close.any(axis=1))
        step = max(1, _BLOCK // d.shape[1])
        for start in range(0, len(doubtful), step):
            some = doubtful[start : start + step]
            found = i[some]
            exact = self.measure.between(
                self.points[asked[some]][:, None, :], self.rows[found]
            )
            order = np.lexsort((found, exact), axis=-1)
            d[some] = np.take_along_axis(exact, order, axis=1)
            i[some] = np.take_along_axis(found, order, axis=1)

    def _scan_all(self, asked: IntArray, k: int) -> Answer:
        step = max(1, _BLOCK // len(self.rows))
        blocks = []
        for start in range(0, len(asked), step):
            report.check()
            blocks.append(self._scan(asked[start : start + step], k))
        return (
            np.concatenate([d for d, _ in blocks]),
            np.concatenate([i for _, i in blocks]),
        )

    def _scan(self, asked: IntArray, k: int) -> Answer:
        """Compare the points with every row."""
        d = self.measure.between(self.points[asked][:, None, :], self.rows[None])
        if self.own:
            d[np.arange(len(asked)), asked] = np.inf
        return smallest(d, k)


def smallest(table: FloatArray, k: int) -> Answer:
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


def _smallest_gap(d: FloatArray) -> float:
    return float(np.min(d[:, 1:] - d[:, :-1], initial=np.inf))


def _without(asked: IntArray, d: FloatArray, i: IntArray) -> Answer:
    # a point among many duplicates may not have met itself: its last candidate goes
    keep = i != asked[:, None]
    keep[keep.all(axis=1), -1] = False
    shape = (len(asked), d.shape[1] - 1)
    return d[keep].reshape(shape), i[keep].reshape(shape)


class _Proposer(Protocol):
    """A fast search whose distances may be wrong by no more than `tolerance`.

    Rows it does not propose are no nearer than the last one it proposes, less that
    tolerance. Its answers are the caller's to change.
    """

    exact_norm: bool  # whether it searches by the very metric, not by one below it
    exact_to_rounding: bool  # whether only close distances need a second look

    def __call__(self, points: FloatArray, count: int) -> Answer:
        """Return the `count` nearest rows of each point, nearest first."""

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return the possible error of each row of an answer, shape (m,)."""


def _proposer(
    measure: Measure, rows: FloatArray, points: FloatArray, tree: bool
) -> _Proposer | None:
    """Choose the search by dimension and size; None for a scan of all rows."""
    n, d = rows.shape
    plain = not measure.nominal.any() and d > 0 and len(points) > 0
    if not plain or np.isnan(rows).any() or np.isnan(points).any():
        return None
    scaled = not bool(np.all(measure.scale == 1.0))
    scale = measure.scale if scaled else None
    reach = max(_reach(rows, scale), _reach(points, scale))
    if reach > _OVERFLOWS:
        return None  # endless distances send the fast searches beyond the last row
    if tree and n > 16:
        return _Tree(measure, rows, scale, reach)
    usual = measure.p in (1.0, 2.0, np.inf)
    if usual and n * len(points) > _FEW:
        return _Brute(measure, rows, scale, reach)
    return None


def _reach(rows: FloatArray, scale: FloatArray | None) -> float:
    return float(np.max(np.abs(rows if scale is None else rows / scale), initial=0.0))


def grow_tree(rows: FloatArray) -> cKDTree:
    """Return a k-d tree of the rows, shape (n, d); of many while others may cancel.

    Raises
    ------
    Cancelled
        At once; what grows is given up.
    """
    # with sliding midpoints the fastest of those tried, in 2-D and in 10-D
    grow = partial(
        cKDTree, rows, leafsize=12 if rows.shape[1] <= 4 else 32, balanced_tree=False
    )
    if len(rows) < _LARGE:
        return grow()
    apart = ThreadPoolExecutor(1)
    growing = apart.submit(grow)
    apart.shutdown(wait=False)
    while not wait([growing], 0.1).done:
        report.check()
    return growing.result()


class _Tree:
    """A k-d tree. A general exponent is searched through a norm below it.

    |x|₁ ≤ |x|_p for p < 1 and |x|∞ ≤ |x|_p always: rows outside the candidates of
    the lower norm are no nearer under p either. The tree computes powers quickly for
    1, 2 and ∞ only, and loses digits for large exponents.
    """

    def __init__(
        self, measure: Measure, rows: FloatArray, scale: FloatArray | None, reach: float
    ) -> None:
        p = measure.p
        self.norm = 1.0 if p < 1 else np.inf if p > _LARGE_EXPONENT else p
        self.exact_norm = self.norm == p
        self.exact_to_rounding = self.exact_norm and measure.metric != "cosine"
        self._finish, self._scale = measure.finish, scale
        self._absolute = 16 * _EPS * reach
        self._tree = grow_tree(rows if scale is None else rows / scale)

    def __call__(self, points: FloatArray, count: int) -> Answer:
        if self._scale is not None:
            points = points / self._scale
        # a list of ranks takes longer than a number, but keeps the axis of one
        d, i = self._tree.query(points, count if count > 1 else [1], p=self.norm)
        return self._finish(d), i.astype(np.int64, copy=False)

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return what rounding may do to a distance, by the last of each row."""
        return np.asarray(1e-12 * distances[:, -1] + self._absolute)


class _Brute:
    """Scikit-learn's blocked brute force; Euclidean distances through |a|²+|b|²-2ab."""

    exact_norm = True
    exact_to_rounding = False

    def __init__(
        self, measure: Measure, rows: FloatArray, scale: FloatArray | None, reach: float
    ) -> None:
        names = {1.0: "manhattan", 2.0: "euclidean", np.inf: "chebyshev"}
        self._finish, self._scale = measure.finish, scale
        self._squared = measure.p == 2.0
        d = rows.shape[1]
        if scale is not None:
            rows = rows / scale
        # a smaller |x| loses fewer digits in the difference of squares
        self._origin = rows.mean(axis=0)
        self._error = 16 * _EPS * d * reach
        self._square_error = 64 * _EPS * d * d * reach * reach
        self._search = NearestNeighbors(
            algorithm="brute", metric=names[measure.p], n_jobs=1
        ).fit(rows - self._origin)

    def __call__(self, points: FloatArray, count: int) -> Answer:
        if self._scale is not None:
            points = points / self._scale
        # finite and small enough, or another search would have been chosen
        with config_context(assume_finite=True, skip_parameter_validation=True):
            d, i = self._search.kneighbors(points - self._origin, count)
        return self._finish(d), i.astype(np.int64)

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return what |a|²+|b|²-2ab may lose, by the last distance of each row."""
        last = distances[:, -1]
        error = 1e-12 * last + self._error
        if self._squared:
            # √s - √(s - e): what an error e of the square does to the distance
            error = error + last - np.sqrt(np.maximum(last**2 - self._square_error, 0))
        return np.asarray(error)
