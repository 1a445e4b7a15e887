"""Neighbours in the Delaunay, Gabriel and relative neighbourhood graphs.

Two points are Gabriel neighbours if no third lies in the closed ball of which they are the
poles: d(p, r)² + d(r, q)² > d(p, q)² for every r. They are relative neighbours if none is
nearer to both than they are to each other: max(d(p, r), d(r, q)) >= d(p, q). Of points in
general position minimum spanning tree ⊆ relative neighbours ⊆ Gabriel ⊆ Delaunay.

References
----------
K. R. Gabriel, R. R. Sokal (1969). A new statistical approach to geographic variation
analysis. Systematic Zoology 18, 259-278.
G. T. Toussaint (1980). The relative neighbourhood graph of a finite planar set. Pattern
Recognition 12, 261-268.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt
from scipy.spatial import Delaunay

from workbench.api import FloatArray, IntArray, check

#: Points asked first whether they part two others: the nearest of one of the two.
_FIRST = 16
#: Candidates whose distances to all points are compared at once: 8 MB.
_CELLS = 1 << 20
#: Squares are equal that differ by rounding.
_ROUNDING = 1e-12
#: Singular values below, as a share of the largest, are rounding.
_FLAT = 1e-10

ByDistance = Literal["gabriel", "relative-neighbour"]


def graph_edges(
    D: FloatArray, kind: ByDistance, wanted: npt.NDArray[np.bool_] | None = None
) -> IntArray:
    """Return the edges of a graph that distances define, shape (e, 2), i < j, ascending.

    Parameters
    ----------
    D : ndarray, shape (n, n)
        Distances among different points.
    kind : {"gabriel", "relative-neighbour"}
    wanted : ndarray of bool, shape (n, n), optional
        The pairs that are asked about; all if None.
    """
    n, test = len(D), _PartTest(D, kind)
    found = [np.empty((0, 2), np.int64)]
    for i in range(n - 1):
        check()
        open_ = np.arange(i + 1, n)
        if wanted is not None:
            open_ = open_[wanted[i, open_]]
        joined = test.joined(i, open_)
        found.append(np.column_stack([np.full(len(joined), i), joined]))
    return np.concatenate(found).astype(np.int64)


def one_neighbour(
    D: FloatArray, kind: ByDistance, wanted: npt.NDArray[np.bool_]
) -> IntArray:
    """Return one neighbour of each point among those wanted, -1 without, shape (n,).

    It is the nearest; of equal distances the lowest. The other edges are not looked for.

    Parameters
    ----------
    D : ndarray, shape (n, n)
        Distances among different points.
    kind : {"gabriel", "relative-neighbour"}
    wanted : ndarray of bool, shape (n, n)
    """
    test = _PartTest(D, kind)
    found = np.full(len(D), -1)
    for i in range(len(D)):
        check()
        candidates = np.flatnonzero(wanted[i])
        candidates = candidates[np.argsort(D[i, candidates], kind="stable")]
        start, width = 0, _FIRST
        while start < len(candidates):  # the nearest few mostly hold one
            joined = test.joined(i, candidates[start : start + width])
            if len(joined):
                found[i] = joined[0]
                break
            start, width = start + width, 4 * width
    return found


class _PartTest:
    """Tells which pairs of points no third one parts."""

    def __init__(self, D: FloatArray, kind: ByDistance) -> None:
        self._gabriel = kind == "gabriel"
        self._lengths = D * D if self._gabriel else D
        self._order, self._of = np.empty(0, np.int64), -1

    def _nearest_first(self, i: int) -> IntArray:
        """Return the other points by their distance to point i."""
        if self._of != i:
            order = np.argsort(self._lengths[i], kind="stable")
            self._order, self._of = order[order != i], i
        return self._order

    def joined(self, i: int, ends: IntArray) -> IntArray:
        """Return those ends, in their order, that are neighbours of point i."""
        own, n = self._lengths[i], len(self._lengths)
        # only points nearer to i than an end is can part the two, the nearest mostly do
        order = self._nearest_first(i)
        start, width = 0, _FIRST
        while start < n - 1 and len(ends):
            some = order[start : start + width]
            if own[some[0]] > own[ends].max() * (1.0 + _ROUNDING):
                break
            step = max(1, _CELLS // len(some))
            ends = np.concatenate(
                [
                    part[~self._parted(own, part, some)]
                    for part in np.split(ends, range(step, len(ends), step))
                ]
            )
            start, width = start + width, 4 * width
        return ends

    def _parted(
        self, own: FloatArray, ends: IntArray, between: IntArray
    ) -> npt.NDArray[np.bool_]:
        there = self._lengths[np.ix_(ends, between)]
        if self._gabriel:
            there += own[between]
            parts = there <= own[ends, None] * (1.0 + _ROUNDING)
        else:
            parts = np.maximum(there, own[between]) < own[ends, None]
        parts[ends[:, None] == between] = False
        return np.asarray(parts.any(axis=1))


def delaunay_edges(points: FloatArray) -> IntArray:
    """Return the edges of a Delaunay triangulation, shape (e, 2), i < j, ascending.

    Points in a flat of fewer dimensions are joined there, on a line to the next.

    Parameters
    ----------
    points : ndarray, shape (n, d)
        Different points.
    """
    n = len(points)
    if n < 2:
        return np.empty((0, 2), np.int64)
    centred = points - points.mean(axis=0)
    _, size, axes = np.linalg.svd(centred, full_matrices=False)
    flat = centred @ axes[size > _FLAT * size[0]].T
    d = flat.shape[1]
    if d == 1:
        order = np.argsort(flat[:, 0], kind="stable")
        pairs = np.column_stack([order[:-1], order[1:]])
    elif n <= d + 1:
        pairs = np.column_stack(np.triu_indices(n, 1))
    else:
        given = points if d == points.shape[1] else flat
        triangulation = Delaunay(given)
        a, b = np.triu_indices(d + 1, 1)
        simplices = triangulation.simplices
        pairs = np.column_stack([simplices[:, a].ravel(), simplices[:, b].ravel()])
        # Qhull leaves out points that it cannot tell from another: they join that one
        merged = triangulation.coplanar
        pairs = np.concatenate([pairs, merged[:, [0, 2]]])
    return np.unique(np.sort(pairs, axis=1), axis=0).astype(np.int64)
