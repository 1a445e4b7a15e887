"""Vantage-point tree: rows divided by their distance to one of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_tree import Descent, SearchTree, members


class VPTree(SearchTree):
    """Vantage points with the median distance of their rows (Yianilos, 1993).

    A node has a random row v of its own as vantage point and the median mu of the
    distances of the others to it; the inner part has those at most mu away, the outer
    one the rest. With d = |q - v| and tau the k-th best distance so far, v itself is a
    candidate, the inner part is visited if d - tau <= mu and the outer one if
    d + tau > mu. Needs the triangle inequality alone.

    Attributes
    ----------
    vantage : ndarray of int64, shape (nodes,)
        The row, -1 in a leaf.
    mu : ndarray, shape (nodes,)
    """

    id = "vp-tree"

    def __init__(
        self, space: SearchSpace, leaf_size: int = 16, random_state: int = 1
    ) -> None:
        space.need_triangle(self.id)
        self._random = np.random.default_rng(random_state)
        self._vantages: list[IntArray] = []
        self._medians: list[FloatArray] = []
        super().__init__(space, leaf_size)
        self.vantage = np.concatenate(self._vantages)
        self.mu = np.concatenate(self._medians)
        del self._vantages, self._medians, self._random

    @property
    def _most_in_leaf(self) -> int:
        return self._leaf_size

    def _begin_level(self, size: int) -> None:
        self._vantages.append(np.full(size, -1))
        self._medians.append(np.zeros(size))

    def _divide(
        self, start: IntArray, stop: IntArray, place: IntArray
    ) -> tuple[npt.NDArray[np.bool_], tuple[IntArray, IntArray]]:
        nobody = np.empty(0, dtype=np.int64)
        if not len(start):
            return np.zeros(0, dtype=np.bool_), (nobody, nobody)
        sizes = stop - start
        places, begins = members(start, stop)
        node = np.repeat(np.arange(len(start)), sizes)
        rows = self.order[places]
        drawn = begins + (self._random.random(len(start)) * sizes).astype(np.int64)
        vantage = rows[drawn]
        apart = self.space.to_rows(self.space.rows, vantage[node], rows)
        apart[drawn] = -1.0  # the vantage point comes first
        sort = np.lexsort((rows, apart, node))
        self.order[places], apart = rows[sort], apart[sort]
        mu = apart[begins + sizes // 2]  # the lower median of the others
        largest = apart[begins + sizes - 1]
        # nobody farther than the median: the largest distance below it
        full = mu == largest
        below = np.where(apart < largest[node], apart, -1.0)
        mu = np.where(full, np.maximum.reduceat(below, begins), mu)
        cut = mu >= 0.0  # else all are equally far
        inner = np.add.reduceat((apart <= mu[node]).astype(np.int64), begins) - 1
        self._vantages[-1][place[cut]] = vantage[cut]
        self._medians[-1][place[cut]] = mu[cut]
        return cut, (start[cut] + 1, (start + 1 + inner)[cut])

    def compared_in(self, node: int) -> tuple[int, ...]:
        """Return the rows that a visit of a node compares: its vantage point."""
        v = int(self.vantage[node])
        return (v,) if v >= 0 else super().compared_in(node)

    def _descend(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        nodes: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> Descent:
        vantage, mu = self.vantage[nodes], self.mu[nodes]
        apart = self.space.to_rows(points, asked, vantage)
        itself = vantage == own[asked]
        counts.rows += len(asked) - int(itself.sum())
        best.offer(asked, np.where(itself, np.inf, apart)[:, None], vantage[:, None])
        inside = self.space.lower_bound(apart, mu)
        outside = self.space.lower_bound(mu, apart)
        first = apart <= mu
        left, right = self.left[nodes], self.right[nodes]
        return Descent(
            np.where(first, left, right),
            np.where(first, right, left),
            np.where(first, inside, outside),
            np.where(first, outside, inside),
        )

    def parts_of_bound(self, points: FloatArray, node: int) -> tuple[float, float]:
        """Return |q - v| and mu of the parent for an inner part; outer: the reverse."""
        above = int(self.parent[node])
        vantage = self.vantage[above : above + 1]
        apart = float(self.space.to_rows(points, np.array([0]), vantage)[0])
        mu = float(self.mu[above])
        return (apart, mu) if node == self.left[above] else (mu, apart)
