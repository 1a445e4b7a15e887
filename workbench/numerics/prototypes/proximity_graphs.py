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
    n, gabriel = len(D), kind == "gabriel"
    lengths = D * D if gabriel else D
    found = [np.empty((0, 2), np.int64)]
    for i in range(n - 1):
        if i % 64 == 0:
            check()
        own = lengths[i]
        open_ = np.arange(i + 1, n)
        if wanted is not None:
            open_ = open_[wanted[i, open_]]
        # those near i part it from most others
        near = np.argpartition(own, min(_FIRST, n - 1))[: _FIRST + 1]
        near = near[near != i]
        open_ = open_[~_parted(lengths, own, open_, near, gabriel)]
        step = max(1, _CELLS // n)
        for start in range(0, len(open_), step):
            some = open_[start : start + step]
            # only a point nearer to i than j is can part them
            between = np.flatnonzero(own <= own[some].max(initial=0.0))
            between = between[between != i]
            joined = some[~_parted(lengths, own, some, between, gabriel)]
            found.append(np.column_stack([np.full(len(joined), i), joined]))
    return np.concatenate(found).astype(np.int64)


def _parted(
    lengths: FloatArray,
    own: FloatArray,
    ends: IntArray,
    between: IntArray,
    gabriel: bool,
) -> npt.NDArray[np.bool_]:
    """Tell which ends some points part from a first one, shape (len(ends),)."""
    if not len(ends) or not len(between):
        return np.zeros(len(ends), np.bool_)
    there = lengths[np.ix_(ends, between)]
    if gabriel:
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
