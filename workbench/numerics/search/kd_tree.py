"""k-d tree: rows divided at medians of attributes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_tree import (
    Descent,
    SearchTree,
    halve_by_widest,
)

#: Rounding of a norm with a general exponent.
_ROUNDING = 1e-9


class KDTree(SearchTree):
    """Boxes: a node is halved at the median of its widest attribute (Bentley, 1975).

    A node is pruned if the nearest point of the box around its rows is farther than the
    k-th best row. Needs a distance that gathers differences of single attributes; no
    triangle inequality.

    Attributes
    ----------
    low, high : ndarray, shape (nodes, e)
        The boxes.
    """

    id = "kd-tree"

    def __init__(self, space: SearchSpace, leaf_size: int = 1) -> None:
        space.need_coordinates(self.id)
        super().__init__(space, leaf_size)
        self.low, self.high = np.empty((2, self.n_nodes, space.rows.shape[1]))
        sizes = self.stop - self.start
        filled = np.flatnonzero(sizes)
        for nodes in np.array_split(filled, max(1, int(sizes.sum()) >> 18)):
            if not len(nodes):
                continue
            sizes_here = sizes[nodes]
            begins = np.cumsum(sizes_here) - sizes_here
            places = np.arange(int(sizes_here.sum())) + np.repeat(
                self.start[nodes] - begins, sizes_here
            )
            rows = space.rows[self.order[places]]
            self.low[nodes] = np.minimum.reduceat(rows, begins)
            self.high[nodes] = np.maximum.reduceat(rows, begins)

    def _divide(
        self, start: IntArray, stop: IntArray, place: IntArray
    ) -> tuple[npt.NDArray[np.bool_], tuple[IntArray, IntArray]]:
        return halve_by_widest(self.space, self.order, start, stop)

    def _descend(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        nodes: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> Descent:
        left, right = self.left[nodes], self.right[nodes]
        to_left = self.to_box(points, asked, left)
        to_right = self.to_box(points, asked, right)
        first = to_left <= to_right
        return Descent(
            np.where(first, left, right),
            np.where(first, right, left),
            np.minimum(to_left, to_right),
            np.maximum(to_left, to_right),
        )

    def parts_of_bound(self, points: FloatArray, node: int) -> tuple[float, float]:
        """Return the distance to the box of a node, and 0."""
        return float(self.to_box(points, np.array([0]), np.array([node]))[0]), 0.0

    def to_box(
        self, points: FloatArray, asked: IntArray, nodes: IntArray
    ) -> FloatArray:
        """Return the distances of queries to the boxes of nodes, shape (a,)."""
        asked_points = points[asked]
        # the nearest point of the box; its terms are computed as those of rows are, so
        # the bound of a row is never above its distance, to the last bit
        nearest = np.clip(asked_points, self.low[nodes], self.high[nodes])
        if self.space.is_norm and not np.isnan(nearest).any():
            return self.space.gathered(np.ascontiguousarray((nearest - asked_points).T))
        found = self.space.measure.between(asked_points, nearest)
        return (
            found
            if self.space.measure.p in (1.0, 2.0, np.inf)
            else found * (1 - _ROUNDING)
        )
