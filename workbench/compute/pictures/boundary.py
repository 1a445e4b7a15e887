"""Decision boundaries: contours where labels change or two scores are equal."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray


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
    segments = np.concatenate([_joined(points[simple], chosen[simple]), through])
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


def zero_contour(values: FloatArray, x: FloatArray, y: FloatArray) -> FloatArray:
    """Return the segments of the zero level of a sampled function (marching squares).

    Crossings are interpolated linearly; a saddle is decided by the mean of its corners
    (Lorensen and Cline's rule in two dimensions, 1987).

    Parameters
    ----------
    values : ndarray, shape (ny, nx)
    x, y : ndarray, shape (nx,) and (ny,)
        Where the samples were taken.

    Returns
    -------
    ndarray, shape (s, 2, 2)
    """
    positive = values > 0
    across = positive[:, 1:] != positive[:, :-1]
    up = positive[1:] != positive[:-1]
    crossed = np.stack([across[:-1], up[:, 1:], across[1:], up[:, :-1]])
    count = crossed.sum(axis=0)
    rows, columns = np.nonzero(count)
    points = _crossings(values, rows, columns, x, y)
    chosen = crossed[:, rows, columns].T
    saddle = count[rows, columns] == 4
    parts = [_joined(points[~saddle], chosen[~saddle])]
    if saddle.any():
        r, c = rows[saddle], columns[saddle]
        mean = values[r, c] + values[r + 1, c] + values[r, c + 1] + values[r + 1, c + 1]
        parts.append(_saddles(points[saddle], (mean > 0) == positive[r, c]))
    return np.concatenate(parts)


def score_boundary(scores: FloatArray, x: FloatArray, y: FloatArray) -> FloatArray:
    """Return where the best class changes, from smooth scores, shape (c, ny, nx)."""
    if len(scores) < 2:
        return np.empty((0, 2, 2))
    if len(scores) == 2:
        return zero_contour(scores[0] - scores[1], x, y)
    parts = []
    for c in range(len(scores)):
        others = np.delete(scores, c, axis=0).max(axis=0)
        parts.append(zero_contour(scores[c] - others, x, y))
    return np.concatenate(parts)


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


def _crossings(
    values: FloatArray,
    rows: npt.NDArray[np.intp],
    columns: npt.NDArray[np.intp],
    x: FloatArray,
    y: FloatArray,
) -> FloatArray:
    left, right, low, high = x[columns], x[columns + 1], y[rows], y[rows + 1]
    a, b = values[rows, columns], values[rows, columns + 1]
    c, d = values[rows + 1, columns + 1], values[rows + 1, columns]
    ends = [
        (left + _share(a, b) * (right - left), low),
        (right, low + _share(b, c) * (high - low)),
        (left + _share(d, c) * (right - left), high),
        (left, low + _share(a, d) * (high - low)),
    ]
    return np.stack([np.stack(pair, axis=1) for pair in ends], axis=1)


def _share(start: FloatArray, end: FloatArray) -> FloatArray:
    """Return where between two samples the line through them is zero, 0 to 1."""
    step = start - end
    return np.clip(start / np.where(step == 0, 1.0, step), 0.0, 1.0)


def _joined(points: FloatArray, chosen: npt.NDArray[np.bool_]) -> FloatArray:
    """Join the two chosen of four points, shape (s, 4, 2) -> (s, 2, 2)."""
    if not len(points):
        return np.empty((0, 2, 2))
    return points[chosen].reshape(-1, 2, 2)


def _saddles(points: FloatArray, like_corner: npt.NDArray[np.bool_]) -> FloatArray:
    """Join the four crossings of a saddle two by two.

    Where the middle has the sign of the lower left corner, that corner is connected
    to the opposite one and the lines cut off the other two; else the reverse.
    """
    connected, parted = points[like_corner], points[~like_corner]
    return np.concatenate(
        [
            connected[:, [0, 1]], connected[:, [2, 3]],
            parted[:, [0, 3]], parted[:, [1, 2]],
        ]
    )  # fmt: skip
