"""Decision boundaries: lines where the labels of cells change."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray
from workbench.numerics.contours import joined


def label_boundary(
    labels: npt.NDArray[Any], x: FloatArray, y: FloatArray, smooth: int = 2
) -> FloatArray:
    """Return the line segments between differing labels.

    Between the centres of four neighbouring cells, the middles of the sides where the
    label changes are joined: two by one segment, three or four through the centre.

    Parameters
    ----------
    labels : ndarray of integers, shape (ny, nx)
    x, y : ndarray, shape (nx,) and (ny,)
        Cell centres.
    smooth : int
        How often every corner is moved towards the middle of its two neighbours, by
        less than half a cell in all; 0 leaves the staircase of the cells.

    Returns
    -------
    ndarray, shape (s, 2, 2)
        Segment, end, coordinate.
    """
    across = labels[:, 1:] != labels[:, :-1]
    up = labels[1:] != labels[:-1]
    crossed = np.stack([across[:-1], up[:, 1:], across[1:], up[:, :-1]])
    count = crossed.sum(axis=0)
    rows, columns = np.nonzero(count)
    points = _middles(rows, columns, x, y)
    names = _names(rows, columns, labels.shape)
    chosen = crossed[:, rows, columns].T
    simple = count[rows, columns] == 2
    centre = np.stack(
        [(x[columns] + x[columns + 1]) / 2, (y[rows] + y[rows + 1]) / 2], axis=1
    )
    at, side = np.nonzero(chosen[~simple])
    through = np.stack([points[~simple][at, side], centre[~simple][at]], axis=1)
    # the centre of a block is a corner of its own, named below all sides
    inner = np.stack([names[~simple][at, side], -1 - np.flatnonzero(~simple)[at]], 1)
    segments = np.concatenate([joined(points[simple], chosen[simple]), through])
    ends = np.concatenate([names[simple][chosen[simple]].reshape(-1, 2), inner])
    for _ in range(smooth):
        segments = _smoothed(segments, ends)
    return segments


def _names(
    rows: npt.NDArray[np.intp], columns: npt.NDArray[np.intp], shape: tuple[int, ...]
) -> npt.NDArray[np.int64]:
    """Give numbers to the four sides of blocks so that neighbours share them, shape (s, 4)."""
    n = shape[0] * shape[1]
    low, high = rows * shape[1] + columns, (rows + 1) * shape[1] + columns
    return np.stack([low, n + low + 1, high, n + low], axis=1).astype(np.int64)


def _smoothed(segments: FloatArray, ends: npt.NDArray[np.int64]) -> FloatArray:
    """Move each end that two segments share half way to the middle of the others."""
    if not len(segments):
        return segments
    _, first, place = np.unique(ends, return_index=True, return_inverse=True)
    place = place.reshape(ends.shape)
    corners = segments.reshape(-1, 2)[first]
    degree = np.bincount(place.ravel(), minlength=len(corners))
    total = np.zeros_like(corners)
    for axis in (0, 1):
        for end in (0, 1):
            other = corners[place[:, 1 - end], axis]
            total[:, axis] += np.bincount(place[:, end], other, minlength=len(corners))
    inner = degree == 2
    corners[inner] = corners[inner] / 2 + total[inner] / 4
    return np.asarray(corners[place])


def _middles(
    rows: npt.NDArray[np.intp],
    columns: npt.NDArray[np.intp],
    x: FloatArray,
    y: FloatArray,
) -> FloatArray:
    left, right, low, high = x[columns], x[columns + 1], y[rows], y[rows + 1]
    cx, cy = (left + right) / 2, (low + high) / 2
    ends = [(cx, low), (right, cy), (cx, high), (left, cy)]
    return np.stack([np.stack(pair, axis=1) for pair in ends], axis=1)
