"""Point-in-polygon test, for lassos."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray


def points_in_polygon(points: FloatArray, polygon: FloatArray) -> npt.NDArray[np.bool_]:
    """Tell which points lie inside a closed outline (even-odd rule), shape (n,)."""
    x, y = points[:, 0], points[:, 1]
    inside = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        if y0 == y1:
            continue
        crosses = (y0 > y) != (y1 > y)
        inside ^= crosses & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return inside
