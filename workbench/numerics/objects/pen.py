"""A soft pen on a square grid of pixels, and the digits 5 and 8 drawn with it.

NumPy only: the window draws with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np

from workbench.api.data import FloatArray

#: Pixels from the middle of a stroke that are full of ink, and that have any.
CORE, EDGE = 0.4, 2.0
#: Points of an arc.
_POINTS = 25

Point = tuple[float, float]


def stroked(
    image: FloatArray, start: Point, end: Point, *, erase: bool = False
) -> FloatArray:
    """Return an image with one more straight stroke, or with one rubbed out.

    Ink falls linearly from 1 within `CORE` of the stroke to 0 at `EDGE`; where strokes
    meet, the darker one is seen.

    Parameters
    ----------
    image : ndarray, shape (s, s)
        Ink from 0 to 1.
    start, end : tuple of float
        Column and row, in pixels; the middle of the first pixel is (0, 0).
    """
    a, b = np.asarray(start, float), np.asarray(end, float)
    rows, columns = np.indices(image.shape)
    points = np.stack([columns, rows], axis=-1) - a
    along = b - a
    length = float(along @ along)
    share = np.clip(points @ along / length, 0.0, 1.0) if length > 0 else 0.0
    gaps = points - np.multiply.outer(share, along)
    distance = np.sqrt((gaps * gaps).sum(axis=-1))
    ink = np.clip((EDGE - distance) / (EDGE - CORE), 0.0, 1.0)
    return np.asarray(np.minimum(image, 1 - ink) if erase else np.maximum(image, ink))


def drawn(strokes: Sequence[FloatArray], side: int) -> FloatArray:
    """Return an image of lines through points of the unit square, shape (side, side).

    Parameters
    ----------
    strokes : sequence of ndarray, shape (m, 2)
        From the left and from the top, 0 to 1.
    """
    image = np.zeros((side, side))
    for stroke in strokes:
        places = [(float(x), float(y)) for x, y in stroke * side - 0.5]
        for start, end in pairwise(places):
            image = stroked(image, start, end)
    return image


def _arc(centre: Point, radii: Point, start: float, end: float) -> FloatArray:
    """Return points of an ellipse; degrees clockwise from three o'clock."""
    angles = np.radians(np.linspace(start, end, _POINTS))
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    return np.asarray(centre + circle * radii)


#: The lines of each digit; the bowls of both stand in the same place.
DIGITS: Mapping[str, tuple[FloatArray, ...]] = {
    "5": (
        np.array([[0.66, 0.20], [0.37, 0.20], [0.35, 0.47]]),
        _arc((0.49, 0.63), (0.19, 0.18), -133.0, 140.0),
    ),
    "8": (
        _arc((0.50, 0.33), (0.13, 0.14), 0.0, 360.0),
        _arc((0.50, 0.64), (0.17, 0.17), 0.0, 360.0),
    ),
}


def digit(name: str, side: int) -> FloatArray:
    """Return the image of a digit of `DIGITS`, shape (side, side)."""
    return drawn(DIGITS[name], side)
