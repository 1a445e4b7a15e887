"""Partial distance: sums that stop as soon as they are too large."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import SearchStructure

#: Rounding of powers by an exponent that is none of 1, 2 and infinity.
_SLACK = 1e-9


class PartialDistance(SearchStructure):
    """Compare with all rows in their order, attribute by attribute.

    The terms of a distance are summed in the order of the attributes; the sum stops as
    soon as it reaches that of the k-th best row so far. Needs a distance that gathers
    differences of single attributes; no triangle inequality.
    """

    id = "partial-distance"

    def __init__(self, space: SearchSpace) -> None:
        super().__init__(space)
        distance = space.measure.distance
        if distance.kind != "points":  # points are sums, too
            space.need_coordinates(self.id)

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        measure, rows = self.space.measure, self.space.rows
        exact = measure.p in (1.0, 2.0, np.inf)
        sums = np.full(best.rows.shape, np.inf)  # of the best rows, for the test
        for row in range(self.space.n):
            if row % 256 == 0:
                check()
            left = np.flatnonzero(own != row)
            counts.rows += len(left)
            total = np.zeros(len(left))
            for j in range(rows.shape[1]):
                counts.terms += len(left)
                gap = measure.differences(points[left], rows[row], j)
                if measure.p == np.inf:
                    np.maximum(total, gap, out=total)
                else:
                    total += gap if measure.p == 1.0 else gap**measure.p
                limit = sums[left, -1]
                going = total < (limit if exact else limit * (1.0 + _SLACK))
                left, total = left[going], total[going]
                if not len(left):
                    break
            if len(left):
                distances = measure.between(points[left], rows[row])
                self._enter(best, sums, left, row, distances, total)

    @staticmethod
    def _enter(
        best: KBest,
        sums: FloatArray,
        left: IntArray,
        row: int,
        distances: FloatArray,
        total: FloatArray,
    ) -> None:
        """Put a row behind those that are as near: they came first."""
        nearer = distances < best.worst[left]
        left, distances, total = left[nearer], distances[nearer], total[nearer]
        merged = np.column_stack([best.distances[left], distances])
        order = np.argsort(merged, axis=1, kind="stable")[:, :-1]
        numbers = np.column_stack([best.rows[left], np.full(len(left), row)])
        all_sums = np.column_stack([sums[left], total])
        best.distances[left] = kept = np.take_along_axis(merged, order, axis=1)
        best.rows[left] = np.take_along_axis(numbers, order, axis=1)
        sums[left] = np.take_along_axis(all_sums, order, axis=1)
        best.worst[left] = kept[:, -1]
