"""Contours: where a sampled function is zero, and where the greatest of several changes.

NumPy only: the window imports this.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray


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
    parts = [joined(points[~saddle], chosen[~saddle])]
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


def joined(points: FloatArray, chosen: npt.NDArray[np.bool_]) -> FloatArray:
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
