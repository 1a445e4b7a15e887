"""Ball tree: rows in balls around their means."""

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
    members,
)


class BallTree(SearchTree):
    """Balls around the mean of the rows of a node (Omohundro, 1989).

    Nodes are halved as those of a k-d tree, and the child with the lower bound comes
    first, the left one of equals. A node is pruned if |q - c| - r, with its
    centre c and radius r, is above the k-th best distance. Needs the triangle inequality,
    and rows that have a mean.

    Attributes
    ----------
    centres : ndarray, shape (nodes, e)
    radii : ndarray, shape (nodes,)
    """

    id = "ball-tree"

    def __init__(self, space: SearchSpace, leaf_size: int = 1) -> None:
        space.need_triangle(self.id)
        space.need_centres(self.id)
        self._centres: list[FloatArray] = []
        self._radii: list[FloatArray] = []
        super().__init__(space, leaf_size)
        self.centres, self.radii = np.vstack(self._centres), np.concatenate(self._radii)
        del self._centres, self._radii

    def _begin_level(self, size: int) -> None:
        start, stop = self._starts[-1], self._stops[-1]
        if not len(self.order):
            self._centres.append(np.zeros((size, self.space.rows.shape[1])))
            self._radii.append(np.zeros(size))
            return
        places, begins = members(start, stop)
        rows, sizes = self.order[places], stop - start
        centres = np.add.reduceat(self.space.rows[rows], begins) / sizes[:, None]
        node = np.repeat(np.arange(size), sizes)
        apart = self.space.to_rows(centres, node, rows)
        self._centres.append(centres)
        self._radii.append(np.maximum.reduceat(apart, begins))

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
        both = np.stack([self.left[nodes], self.right[nodes]])
        counts.centres += both.size
        apart = self.space.between(points, asked[None], self.centres, both)
        bounds = np.maximum(self.space.lower_bound(apart, self.radii[both]), 0.0)
        first = bounds[0] <= bounds[1]
        return Descent(
            np.where(first, both[0], both[1]),
            np.where(first, both[1], both[0]),
            np.where(first, bounds[0], bounds[1]),
            np.where(first, bounds[1], bounds[0]),
        )

    def parts_of_bound(self, points: FloatArray, node: int) -> tuple[float, float]:
        """Return the distance to the centre of a node, and its radius."""
        one = np.array([0])
        apart = self.space.between(points, one, self.centres, np.array([node]))
        return float(apart[0]), float(self.radii[node])
