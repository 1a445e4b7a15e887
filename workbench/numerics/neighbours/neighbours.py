"""Exact nearest neighbours with one rule for ties, and the votes they cast.

A fast search (a tree, blocks of approximate distances, scikit-learn's brute force)
proposes candidates; what its rounding could have put in the wrong order is computed
again by `Measure.between`, and a search goes on where a row outside could still tie
with the k-th. So the answer is that of sorting all rows by (distance, row number),
whichever way it was found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from typing import Any, Protocol, cast

import numpy as np
from scipy.spatial import cKDTree
from sklearn import config_context
from sklearn.neighbors import NearestNeighbors

from workbench.api import Attribute, FloatArray, IntArray, Problem, Tally, report
from workbench.numerics.neighbours.block_search import BlockSearch, smallest
from workbench.numerics.neighbours.column_extent import Extent
from workbench.numerics.neighbours.distance import OPTIONS
from workbench.numerics.neighbours.distances import (
    Measure,
    declared_distance,
    measure_for,
)
from workbench.numerics.neighbours.shared_neighbours import SharedNeighbours
from workbench.numerics.neighbours.whole_search import WholeSearch

Answer = tuple[FloatArray, IntArray]


_BLOCK = 1 << 20  # cells of a block of distances: 8 MB, a few of them live at once
_CHUNK = 8192  # queries between two looks at the cancel flag, or fewer:
_COMPARED = 100_000_000  # so many pairs are compared in 0.2 to 0.35 s
_LEAST = 64
_LARGE = 200_000  # rows of a tree that takes long enough to grow to be cancelled
_TREE_DIMENSIONS = 8  # above, trees visit nearly all rows
_PLACES = 32  # coordinates of a tree with labels, of which each has one
_LARGE_EXPONENT = 16.0  # above, the tree's powers lose digits
_WIDEST = 128  # candidates of a row; whoever needs more gets a full scan
_FEW = 200_000  # distances below which starting a search costs more than it saves
#: The square of a difference this large may be no number any more.
_OVERFLOWS = 1e150
_EPS = float(np.finfo(np.float64).eps)
_LISTED = OPTIONS["shared_k"].default
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
    classes: IntArray | None = None,
    **options: Any,
) -> Answer:
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
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``, above 0.
    attributes : sequence of Attribute, optional
        Tell the nominal columns; all numeric if None.
    inverse_covariance : ndarray, shape (d, d), optional
        The matrix of ``mahalanobis``; of the covariance of X if None.
    ranges : ndarray, shape (d,), optional
        The ranges of ``heom``; of the columns of X if None.
    tally : Tally, optional
        To which the distances computed are added.
    tree : bool, optional
        Whether a k-d tree is grown; by the number of dimensions if None.
    classes : ndarray of int, shape (n,), optional
        The class of each row of X, from 0: what ``vdm`` learns from.
    **options
        Other parameters of the metric (`distance.OPTIONS`) by name.

    Returns
    -------
    distances : ndarray of float64, shape (m, k)
        Ascending in each row.
    indices : ndarray of int64, shape (m, k)

    Raises
    ------
    Problem
        For an unknown metric, k below 1, columns that do not match.

    Notes
    -----
    The formulas are in `workbench.numerics.neighbours.distance`. Memory beside the
    answer is bounded by a few blocks of 8 MB and a copy of the rows.
    """
    search = NeighbourSearch(
        X, metric=metric, p=p, attributes=attributes,
        inverse_covariance=inverse_covariance, ranges=ranges, tree=tree,
        classes=classes, **options,
    )  # fmt: skip
    return search.nearest(queries, k, tally)


class NeighbourSearch:
    """The rows of a fitted model, prepared once for many questions.

    The parameters are those of `neighbours`. What a search needs of the rows is made
    by `prepare`, or when a question first asks for it, and kept.
    """

    def __init__(
        self,
        X: FloatArray,
        *,
        metric: str = "euclidean",
        p: float = 2.0,
        attributes: Sequence[Attribute] | None = None,
        inverse_covariance: FloatArray | None = None,
        ranges: FloatArray | None = None,
        tree: bool | None = None,
        classes: IntArray | None = None,
        **options: Any,
    ) -> None:
        self._X = np.ascontiguousarray(X, dtype=np.float64)
        if self._X.ndim != 2:
            raise Problem(f"rows of shape {self._X.shape}", expected="a table")
        self.measure: Measure
        self._ways: _SearchMethods
        self.shared: SharedNeighbours | None = None
        if declared_distance(metric).kind == "lists":
            length = OPTIONS["shared_k"].check(options.get("shared_k", _LISTED))
            lists = NeighbourSearch(
                self._X, attributes=attributes, tree=tree, **options
            )
            self.shared = SharedNeighbours(lists, len(self._X), cast("int", length))
            self.measure, self._ways = lists.measure, lists._ways
            return
        extent = Extent.of(self._X)
        self.measure = measure_for(
            metric, self._X, p=p, attributes=attributes,
            inverse_covariance=inverse_covariance,
            ranges=extent.ranges if ranges is None else ranges,
            classes=classes, **options,
        )  # fmt: skip
        rows = self.measure.prepare(self._X)
        extent = extent if rows is self._X else Extent.of(rows)
        self._ways = _SearchMethods(self.measure, rows, extent, tree)

    def prepare(self) -> None:
        """Make what questions to many rows will need; of few it is made with one."""
        self._ways.prepare()

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> Answer:
        """Return distances and rows, both of shape (m, k); see `neighbours`.

        Raises
        ------
        Problem
            For k below 1, columns that do not match.
        """
        own = queries is None
        asked = self._X if queries is None else np.asarray(queries, dtype=np.float64)
        if k < 1:
            raise Problem(f"k = {k}", expected="at least 1")
        if asked.ndim != 2 or asked.shape[1] != self._X.shape[1]:
            raise Problem(
                f"queries of shape {asked.shape}",
                expected=f"{self._X.shape[-1]} columns",
            )
        if self.shared is not None:
            available = max(len(self._X) - own, 0)
            return self.shared.nearest(queries, min(k, available), tally)
        points = self._ways.rows if own else self.measure.prepare(asked)
        search = _Search(self.measure, self._ways, points, tally or Tally(), own=own)
        return search.nearest(min(k, search.available))

    def walk(self) -> IntArray | None:
        """Return all rows so that near ones follow each other; None without a tree."""
        return self._ways.walk()


def prepare_neighbours(
    X: FloatArray,
    *,
    metric: str = "euclidean",
    p: float = 2.0,
    attributes: Sequence[Attribute] | None = None,
    inverse_covariance: FloatArray | None = None,
    ranges: FloatArray | None = None,
    classes: IntArray | None = None,
    **options: Any,
) -> NeighbourSearch:
    """Prepare the rows X for many calls of `NeighbourSearch.nearest`.

    The parameters are those of `neighbours`, and so are the answers. Trees and copies
    of the rows are made by `NeighbourSearch.prepare`, or at the first question that
    needs them; X must not change.
    """
    return NeighbourSearch(
        X, metric=metric, p=p, attributes=attributes,
        inverse_covariance=inverse_covariance, ranges=ranges, classes=classes,
        **options,
    )  # fmt: skip


class _Search:
    """One question: which rows are nearest to which points under which measure."""

    def __init__(
        self,
        measure: Measure,
        ways: _SearchMethods,
        points: FloatArray,
        tally: Tally,
        *,
        own: bool,
    ) -> None:
        self.measure, self.rows, self.points, self.own = (
            measure, ways.rows, points, own,
        )  # fmt: skip
        self.ways, self.tally = ways, tally
        self.available = max(len(self.rows) - own, 0)

    def nearest(self, k: int) -> Answer:
        """Return distances and rows, both of shape (number of points, k)."""
        distances = np.empty((len(self.points), k))
        indices = np.empty((len(self.points), k), dtype=np.int64)
        if k == 0 or len(self.points) == 0:
            return distances, indices
        self.blocks = self.ways.blocks(self.points)
        propose = self.ways.proposer(self.points, k + self.own)
        hidden = isinstance(propose, _Tree)
        self.tally.add(len(self.points), None if hidden else self.available)
        step = max(1, _BLOCK // len(self.rows))
        if propose or self.blocks:
            step = min(max(_LEAST, _COMPARED // len(self.rows)), _CHUNK)
        for start in range(0, len(self.points), step):
            report.check()
            numbers = np.arange(start, min(start + step, len(self.points)))
            for some, way in self._methods_of(propose, numbers):
                distances[some], indices[some] = way(some, k)
        return distances, indices

    def _methods_of(
        self, propose: _Proposer | None, numbers: IntArray
    ) -> Iterator[tuple[IntArray, Callable[[IntArray, int], Answer]]]:
        """Yield points and how they are searched: trees know no missing values."""
        if propose is None:
            yield numbers, self._by_blocks
            return
        gaps = np.isnan(self.points[numbers]).any(axis=1)
        if not gaps.all():
            yield numbers[~gaps], partial(self._settle, propose)
        if gaps.any():
            yield numbers[gaps], self._by_blocks

    def _by_blocks(self, asked: IntArray, k: int) -> Answer:
        """Search by blocks; compare those with every row that are not settled so."""
        if self.blocks is None:
            return self._scan_all(asked, k)
        own = asked if self.own else None
        distances, indices, open_ = self.blocks.nearest(self.points[asked], k, own)
        if len(open_):
            distances[open_], indices[open_] = self._scan_all(asked[open_], k)
        return distances, indices

    def _settle(self, propose: _Proposer, numbers: IntArray, k: int) -> Answer:
        # widen the candidates of the points whose k-th distance is not yet certain
        count = k + 1 if propose.exact_norm else 4 * (k + 1)
        distances, indices, open_ = self._candidates(propose, numbers, k, count)
        while len(open_):
            count *= 4
            asked = numbers[open_]
            if count > _WIDEST or count >= min(self.available, propose.size):
                distances[open_], indices[open_] = self._by_blocks(asked, k)
                break
            d, i, still = self._candidates(propose, asked, k, count)
            distances[open_], indices[open_] = d, i
            open_ = open_[still]
        return distances, indices

    def _candidates(
        self, propose: _Proposer, asked: IntArray, k: int, count: int
    ) -> tuple[FloatArray, IntArray, IntArray]:
        """Return the best k of `count` candidates, and where others may yet enter."""
        count = min(count + self.own, propose.size)
        d, i = propose(self.points[asked], count)
        tolerance = propose.tolerance(d)
        distinct = propose.exact_to_rounding and _smallest_gap(d) > tolerance.max()
        distinct = distinct and bool(np.all(d[:, -1] + tolerance < propose.floor))
        outside = np.minimum(d[:, -1], propose.floor) - tolerance
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
        d = self.measure.table(self.points[asked], self.rows)
        if self.own:
            d[np.arange(len(asked)), asked] = np.inf
        return smallest(d, k)


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
    floor: float  # rows that it never proposes are no nearer than this
    size: int  # how many rows it knows

    def __call__(self, points: FloatArray, count: int) -> Answer:
        """Return the `count` nearest rows of each point, nearest first."""

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return the possible error of each row of an answer, shape (m,)."""


class _SearchMethods:
    """The searches of some rows, each made when a question first wants it."""

    def __init__(
        self, measure: Measure, rows: FloatArray, extent: Extent, tree: bool | None
    ) -> None:
        self.measure, self.rows, self._extent = measure, rows, extent
        self._complete = not extent.gaps.any()
        self._known = (
            np.arange(len(rows))
            if self._complete
            else np.flatnonzero(~np.isnan(rows).any(axis=1))
        )
        self._scale = None if bool(np.all(measure.scale == 1.0)) else measure.scale
        self._reach = self._reach_of(extent)
        self._wants_tree = tree
        self._tree: _Tree | None = None
        self._brute: _Brute | None = None
        self._blocks: BlockSearch | None = None
        self._whole: WholeSearch | None = None

    def _reach_of(self, extent: Extent) -> float:
        sizes = extent.farthest(np.zeros_like(extent.low)) / self.measure.scale
        plain = ~self.measure.nominal
        return float((sizes[plain] if plain.any() else sizes).max(initial=0.0))

    def _fit(self, points: FloatArray) -> bool:
        if not self.measure.has_norm:
            return False
        # endless distances send the fast searches beyond the last row
        own = points is self.rows
        far = self._reach if own else self._reach_of(Extent.of(points))
        return self.rows.shape[1] > 0 and max(self._reach, far) <= _OVERFLOWS

    def prepare(self) -> None:
        """Make the search that a question about one complete point would want."""
        if len(self.rows) <= _FEW:
            return
        some = self.rows[self._known[:1]]
        if len(some) and self.proposer(some, 1) is None:
            blocks = self.blocks(some)
            if blocks is not None:
                blocks.prepare()

    def blocks(self, points: FloatArray) -> BlockSearch | WholeSearch | None:
        """Return the search by blocks; None where a scan is faster or surer."""
        if len(self.rows) * len(points) <= _FEW or not self._fit(points):
            return None
        if self._whole is None:
            self._whole = WholeSearch(self.measure, self.rows)
        if self._whole.answers(points):
            return self._whole
        if self._blocks is None:
            self._blocks = BlockSearch(self.measure, self.rows, self._extent)
        return self._blocks if self._blocks.possible else None

    def proposer(self, points: FloatArray, count: int) -> _Proposer | None:
        """Choose the search of complete points by dimension and size; None for blocks."""
        if not self._fit(points):
            return None
        if self._tree is None and self._suits_tree():
            places = _Places(self.measure, self.tree_rows()[0])
            if places.width <= _PLACES:
                self._tree = _Tree(self, places)
        if self._tree is not None:
            return self._tree if count < len(self._known) else None
        plain = self._complete and not self.measure.nominal.any()
        linear = self.measure.p in (1.0, np.inf)
        if plain and linear and len(self.rows) * len(points) > _FEW:
            if self._brute is None:
                self._brute = _Brute(self.measure, self.rows, self._scale, self._reach)
            return self._brute
        return None

    def _suits_tree(self) -> bool:
        measure, numbers = self.measure, ~self.measure.nominal
        wanted = self._wants_tree
        if wanted is None:
            wanted = self.rows.shape[1] <= _TREE_DIMENSIONS
        # labels alone tie too often
        varied = bool((numbers & np.isfinite(measure.scale)).any())
        return wanted and varied and len(self._known) > 16

    def walk(self) -> IntArray | None:
        """Return the rows leaf by leaf of the tree, incomplete ones last."""
        if self._tree is None:
            return None
        if self._complete:
            return self._tree.leaves
        gaps = np.flatnonzero(np.isnan(self.rows).any(axis=1))
        return np.concatenate([self._known[self._tree.leaves], gaps])

    def tree_rows(self) -> tuple[FloatArray, IntArray | None]:
        """Return the complete rows, and their numbers unless they are all."""
        if self._complete:
            return self.rows, None
        return self.rows[self._known], self._known

    def floor(self) -> float:
        """Return what the distance to a row with missing values is at least."""
        if self._complete:
            return np.inf
        gaps = np.isnan(np.delete(self.rows, self._known, axis=0))
        counted = np.where(self.measure.nominal, 1.0, self.measure.missing)
        least = np.where(gaps, counted, 0.0).max(axis=1).min()
        return float(self.measure.finish(np.array(least)))

    @property
    def reach(self) -> float:
        """The largest magnitude, after the measure's scale."""
        return self._reach


class _Places:
    """Coordinates in which the measure is a norm: a label is a corner of a simplex.

    Two corners e/2^(1/p) are at distance 1. A label that no row has stands in the
    origin: nearer to each corner than it should be, to all alike.
    """

    def __init__(self, measure: Measure, rows: FloatArray) -> None:
        self._scale = measure.scale
        self.norm = _norm_below(measure.p)
        self._labels = [
            np.unique(rows[:, j]) if nominal else None
            for j, nominal in enumerate(measure.nominal)
        ]
        self.plain = not measure.nominal.any()
        self._scaled = not bool(np.all(measure.scale == 1.0))
        self.width = sum(1 if v is None else len(v) for v in self._labels)

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return the coordinates of complete rows."""
        if self.plain:
            return rows / self._scale if self._scaled else rows
        corner = 0.5 ** (1.0 / self.norm)
        result = np.empty((len(rows), self.width))
        done = 0
        for j, labels in enumerate(self._labels):
            column = rows[:, j, None]
            if labels is None:
                result[:, done : done + 1] = column / self._scale[j]
                done += 1
            else:
                result[:, done : done + len(labels)] = (column == labels) * corner
                done += len(labels)
        return result


def _norm_below(p: float) -> float:
    return 1.0 if p < 1 else np.inf if p > _LARGE_EXPONENT else p


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

    def __init__(self, ways: _SearchMethods, places: _Places) -> None:
        measure = ways.measure
        self.norm = places.norm
        self.exact_norm = self.norm == measure.p
        self.exact_to_rounding = (
            self.exact_norm and not measure.distance.angles and places.plain
        )
        self.floor = ways.floor()
        self._finish, self._places = measure.finish, places
        self._absolute = 16 * _EPS * max(ways.reach, 0.0 if places.plain else 1.0)
        if measure.distance.arc:  # near opposite directions an angle is steep
            self._absolute = 4.0 * float(np.sqrt(self._absolute + 2e-12))
        rows, self._numbers = ways.tree_rows()
        self.size = len(rows)
        self._tree = grow_tree(places(rows))

    def __call__(self, points: FloatArray, count: int) -> Answer:
        points = self._places(points)
        # a list of ranks takes longer than a number, but keeps the axis of one
        d, i = self._tree.query(points, count if count > 1 else [1], p=self.norm)
        if self._numbers is not None:
            return self._finish(d), self._numbers[i]
        return self._finish(d), i.astype(np.int64, copy=False)

    @property
    def leaves(self) -> IntArray:
        """The places of its rows among those it was grown of, leaf by leaf."""
        return np.asarray(self._tree.indices, dtype=np.int64)

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return what rounding may do to a distance, by the last of each row."""
        return np.asarray(1e-12 * distances[:, -1] + self._absolute)


class _Brute:
    """Scikit-learn's blocked brute force for sums and maxima of differences."""

    exact_norm = True
    exact_to_rounding = False
    floor = np.inf

    def __init__(
        self, measure: Measure, rows: FloatArray, scale: FloatArray | None, reach: float
    ) -> None:
        self._finish, self._scale = measure.finish, scale
        self.size = len(rows)
        self._error = 16 * _EPS * rows.shape[1] * reach
        name = "manhattan" if measure.p == 1.0 else "chebyshev"
        self._search = NearestNeighbors(algorithm="brute", metric=name, n_jobs=1).fit(
            rows if scale is None else rows / scale
        )

    def __call__(self, points: FloatArray, count: int) -> Answer:
        if self._scale is not None:
            points = points / self._scale
        # finite and small enough, or another search would have been chosen
        with config_context(assume_finite=True, skip_parameter_validation=True):
            d, i = self._search.kneighbors(points, count)
        return self._finish(d), i.astype(np.int64)

    def tolerance(self, distances: FloatArray) -> FloatArray:
        """Return what rounding may do to a distance, by the last of each row."""
        return np.asarray(1e-12 * distances[:, -1] + self._error)
