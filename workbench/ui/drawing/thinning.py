"""Long curves are drawn by as many points as can be told apart on a screen."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray, IntArray

#: Parts of a long curve, about one for each pixel of a plot's width.
_PARTS = 600


def extremes(values: FloatArray, parts: int = _PARTS) -> IntArray:
    """Return the places of a curve that are enough to draw it.

    Parameters
    ----------
    values : array of shape (n,)
        Heights at equal steps.
    parts : int
        Stretches of equal length; of each its least and its greatest value are kept.

    Returns
    -------
    array of at most 2 `parts` + 2 places, ascending; the first and the last are kept.
    All n places where there are not more.
    """
    n = len(values)
    if n <= 2 * parts + 2:
        return np.arange(n)
    edges = np.arange(parts + 1) * n // parts
    wide = int(np.diff(edges).max())
    # each row a stretch; what would reach into the next one repeats its own last value
    places = np.minimum(edges[:-1, None] + np.arange(wide), edges[1:, None] - 1)
    heights = values[places]
    rows = np.arange(parts)
    least = places[rows, heights.argmin(axis=1)]
    greatest = places[rows, heights.argmax(axis=1)]
    return np.unique(np.concatenate([[0, n - 1], least, greatest]))
