"""Trees of rows: grown level by level, searched depth first by many queries at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Problem, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import NOBODY, KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, SearchStructure
from workbench.numerics.search.search_trace import SearchStep, SearchTrace

#: Levels below which rows are no longer divided: an uneven tree would have one for
#: each row.
_DEEPEST = 64
_WIDEST = 128  # rows of a leaf compared at once

NONE = -1


@dataclass(eq=False, slots=True)
class Descent:
    """The children of some nodes, as some queries see them.

    Attributes
    ----------
    near, far : ndarray of int64, shape (a,)
        The child to go to first, and the other.
    near_bound, far_bound : ndarray, shape (a,)
        No row below is nearer than this.
    """

    near: IntArray
    far: IntArray
    near_bound: FloatArray
    far_bound: FloatArray


class SearchTree(SearchStructure):
    """A binary tree whose nodes tell how near their rows are at best.

    Attributes
    ----------
    order : ndarray of int64, shape (n,)
        The rows, those of a node side by side.
    start, stop : ndarray of int64, shape (nodes,)
        Where the rows of a node are in `order`.
    left, right : ndarray of int64, shape (nodes,)
        The children, -1 in a leaf.

    Notes
    -----
    Rows with missing values are in no node: they are compared with every query first.
    """

    def __init__(self, space: SearchSpace, leaf_size: int) -> None:
        super().__init__(space)
        self._leaf_size = leaf_size
        self.order: IntArray = space.complete.copy()
        self._starts, self._stops = [np.array([0])], [np.array([len(self.order)])]
        self._lefts: list[IntArray] = []
        self._rights: list[IntArray] = []
        self._grow()
        self.start, self.stop = (
            np.concatenate(parts) for parts in (self._starts, self._stops)
        )
        self.left, self.right = (
            np.concatenate(parts) for parts in (self._lefts, self._rights)
        )
        del self._starts, self._stops, self._lefts, self._rights

    @property
    def n_nodes(self) -> int:
        """How many nodes there are."""
        return len(self.start)

    @property
    def depth(self) -> int:
        """Levels below the root."""
        return self._depth

    def _grow(self) -> None:
        """Divide the nodes of one level after the other."""
        nodes, self._depth = 1, 0
        while True:
            check()
            start, stop = self._starts[-1], self._stops[-1]
            left = np.full(len(start), NONE)
            right = left.copy()
            wide = np.flatnonzero(stop - start > self._most_in_leaf)
            if self._depth == _DEEPEST:
                wide = wide[:0]
            self._begin_level(len(start))
            cut, bounds = self._divide(start[wide], stop[wide], wide)
            parents, begins, middles = wide[cut], bounds[0], bounds[1]
            children = nodes + 2 * np.arange(len(parents))
            left[parents], right[parents] = children, children + 1
            self._lefts.append(left)
            self._rights.append(right)
            if not len(parents):
                return
            self._starts.append(np.column_stack([begins, middles]).ravel())
            self._stops.append(np.column_stack([middles, stop[parents]]).ravel())
            nodes += 2 * len(parents)
            self._depth += 1

    @property
    def _most_in_leaf(self) -> int:
        """Rows of a node above which it is divided: halves hold at least leaf_size."""
        return 2 * self._leaf_size

    def _begin_level(self, size: int) -> None:
        """Prepare for the nodes of a level, of which some will be divided."""

    @abstractmethod
    def _divide(
        self, start: IntArray, stop: IntArray, place: IntArray
    ) -> tuple[npt.NDArray[np.bool_], tuple[IntArray, IntArray]]:
        """Arrange the rows of some nodes of a level so that halves are side by side.

        Parameters
        ----------
        start, stop : ndarray of int64, shape (s,)
        place : ndarray of int64, shape (s,)
            Where the nodes are in their level.

        Returns
        -------
        cut : ndarray of bool, shape (s,)
            Which nodes could be divided.
        bounds : tuple of ndarray, each shape (cut.sum(),)
            Where the left child begins, and where the right one does.
        """

    @abstractmethod
    def _descend(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        nodes: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> Descent:
        """Compare queries with what divides nodes; return their children."""

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        self._run(points, own, best, counts, None)

    def trace(self, query: FloatArray, k: int, own: int = STRANGER) -> SearchTrace:
        """Return what the search of one query does, node by node.

        Parameters
        ----------
        query : ndarray, shape (d,)
        k : int
            Clipped to the rows there are.
        own : int
            The row that the query is, which is left out of its answer; -1 if none.

        Raises
        ------
        Problem
            For k below 1, and columns that do not match.
        """
        if k < 1:
            raise Problem(f"k = {k}", expected="at least 1")
        steps: list[SearchStep] = []
        points = self.space.prepare(np.asarray(query, dtype=np.float64)[None])
        best = KBest(1, min(k, self.space.n - int(own != STRANGER)))
        counts = Comparisons()
        self._run(points, np.array([own]), best, counts, steps.append)
        return SearchTrace(tuple(steps), best.distances[0], best.rows[0], counts)

    @cached_property
    def parent(self) -> IntArray:
        """The parent of each node, -1 of the root, shape (nodes,)."""
        found = np.full(self.n_nodes, NONE)
        inner = np.flatnonzero(self.left != NONE)
        found[self.left[inner]] = found[self.right[inner]] = inner
        return found

    @abstractmethod
    def parts_of_bound(self, points: FloatArray, node: int) -> tuple[float, float]:
        """Return the two numbers whose difference is the bound of a node.

        Parameters
        ----------
        points : ndarray, shape (1, e)
            One prepared query.
        node : int
            Not the root, which has no bound.
        """

    def _run(
        self,
        points: FloatArray,
        own: IntArray,
        best: KBest,
        counts: Comparisons,
        record: Callable[[SearchStep], None] | None,
    ) -> None:
        m = len(points)
        self._compare_incomplete(points, own, best, counts)
        nodes = np.zeros((m, self._depth + 2), dtype=np.int64)
        bounds = np.zeros(nodes.shape)
        height = np.ones(m, dtype=np.int64)  # of each query's stack of nodes to see
        active = np.arange(m if len(self.order) else 0)
        step = 0
        while len(active):
            if step % 64 == 0:
                check()
            step += 1
            height[active] -= 1
            top = height[active]
            node, bound = nodes[active, top], bounds[active, top]
            tau = best.worst[active]
            visited = bound <= tau
            asked, here = active[visited], node[visited]
            leaf = self.left[here] == NONE
            if leaf.any():
                self._compare_leaf(points, own, asked[leaf], here[leaf], best, counts)
            if not leaf.all():
                inner = asked[~leaf]
                found = self._descend(points, own, inner, here[~leaf], best, counts)
                top = height[inner]
                nodes[inner, top], bounds[inner, top] = found.far, found.far_bound
                # what is too far now stays so: tau never grows
                top += (found.far_bound <= best.worst[inner]) | (record is not None)
                nodes[inner, top], bounds[inner, top] = found.near, found.near_bound
                height[inner] = top + 1
            if record is not None:
                u, reach = int(node[0]), (float(bound[0]), float(tau[0]))
                record(self._step(points, u, *reach, best, counts))
            active = active[height[active] > 0]

    def _step(
        self,
        points: FloatArray,
        node: int,
        bound: float,
        tau: float,
        best: KBest,
        counts: Comparisons,
    ) -> SearchStep:
        """Return the record of a step that one query has just done."""
        visited = bound <= tau
        found = best.rows[0][best.rows[0] != NOBODY]
        return SearchStep(
            node, *(self.parts_of_bound(points, node) if node else (0.0, 0.0)),
            bound, tau, visited, self.compared_in(node) if visited else (),
            tuple(found.tolist()), float(best.worst[0]), counts.rows, counts.centres,
        )  # fmt: skip

    def compared_in(self, node: int) -> tuple[int, ...]:
        """Return the rows that a visit of a node compares."""
        if self.left[node] != NONE:
            return ()
        return tuple(self.order[self.start[node] : self.stop[node]].tolist())

    def _compare_incomplete(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        rows = self.space.incomplete
        everyone = np.arange(len(points))
        for start in range(0, len(rows), _WIDEST):
            some = np.tile(rows[start : start + _WIDEST], (len(points), 1))
            self._compare(points, own, everyone, some, best, counts)

    def _compare_leaf(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        leaves: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> None:
        start, stop = self.start[leaves], self.stop[leaves]
        most = int((stop - start).max())
        for begin in range(0, most, _WIDEST):
            place = start[:, None] + np.arange(begin, min(begin + _WIDEST, most))
            beyond = place >= stop[:, None]
            place[beyond] = 0
            rows = self.order[place]
            rows[beyond] = NONE
            self._compare(points, own, asked, rows, best, counts)


def members(start: IntArray, stop: IntArray) -> tuple[IntArray, IntArray]:
    """Return the places of all rows of some nodes, and where those of each begin."""
    sizes = stop - start
    begins = np.cumsum(sizes) - sizes
    places = np.arange(int(sizes.sum())) + np.repeat(start - begins, sizes)
    return places, begins


def halve_by_widest(
    space: SearchSpace, order: IntArray, start: IntArray, stop: IntArray
) -> tuple[npt.NDArray[np.bool_], tuple[IntArray, IntArray]]:
    """Halve nodes at the median of the attribute that spreads widest in them.

    Rows of a node that are all alike stay together. See `SearchTree._divide`.
    """
    places, begins = members(start, stop)
    if not len(places):
        nobody = np.empty(0, dtype=np.int64)
        return np.zeros(0, dtype=np.bool_), (nobody, nobody)
    rows = space.rows[order[places]]
    widths = np.maximum.reduceat(rows, begins) - np.minimum.reduceat(rows, begins)
    widths = widths / space.spread_divisor
    widest = widths.argmax(axis=1) if widths.shape[1] else np.zeros(len(start), int)
    cut = widths.max(axis=1, initial=0.0) > 0
    sizes = stop - start
    node = np.repeat(np.arange(len(start)), sizes)
    key = (
        rows[np.arange(len(rows)), widest[node]]
        if rows.shape[1]
        else np.zeros(len(rows))
    )
    order[places] = order[places][np.lexsort((order[places], key, node))]
    return cut, (start[cut], (start + sizes // 2)[cut])
