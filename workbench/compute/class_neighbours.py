"""Per row, the nearest rows of its class and of all other classes, by the fastest way."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray, progress
from workbench.compute.neighbours import neighbours


def class_neighbours(
    X: FloatArray,
    codes: IntArray,
    v_same: int,
    v_other: int,
    asked: IntArray | None = None,
) -> tuple[IntArray, IntArray]:
    """Find the nearest rows of either kind; see `workbench.api.class_neighbours`."""
    anchors = np.arange(len(X)) if asked is None else asked
    same = np.full((len(anchors), v_same), -1, dtype=np.int64)
    other = np.full((len(anchors), v_other), -1, dtype=np.int64)
    n_classes = int(codes.max(initial=-1)) + 1
    for c in range(n_classes):
        progress(c / n_classes, "neighbours of each class")
        mine = np.flatnonzero(codes[anchors] == c)
        inside, outside = np.flatnonzero(codes == c), np.flatnonzero(codes != c)
        if len(inside) > 1 and len(mine):
            found = _others_inside(X, inside, anchors[mine], v_same)
            same[mine, : found.shape[1]] = found
        if len(outside) and len(mine):
            _, found = neighbours(X[outside], X[anchors[mine]], v_other)
            other[mine, : found.shape[1]] = outside[found]
    return same, other


def _others_inside(
    X: FloatArray, inside: IntArray, asked: IntArray, v: int
) -> IntArray:
    """Return the v nearest of `inside` to each of `asked`, which are among them."""
    if len(asked) == len(inside):
        return inside[neighbours(X[inside], None, v)[1]]
    _, found = neighbours(X[inside], X[asked], min(v + 1, len(inside)))
    found = inside[found]
    keep = found != asked[:, None]
    keep[keep.all(axis=1), -1] = False  # hidden behind its duplicates
    others: IntArray = found[keep].reshape(len(asked), -1)
    return others
