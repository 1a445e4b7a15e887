"""Density of the rows over the plane, estimated from their nearest neighbours."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray
from workbench.compute.pictures.regions import NeighbourGrid
from workbench.numerics.kernels import ball_volume


def neighbour_density(found: NeighbourGrid, k: int) -> FloatArray:
    """Return k / (n V) of every cell, V the volume of the ball through the k-th row.

    Returns
    -------
    ndarray, shape (rows, columns)
        Per unit of volume of the mapped space (Loftsgaarden and Quesenberry, 1965).
    """
    space = found.plane.space
    n, r = space.rows.shape
    k = min(k, found.distances.shape[1])
    radius = found.distances[:, k - 1]
    volume = ball_volume(r, space.p) * np.maximum(radius, 1e-12) ** r
    return np.asarray(k / (n * volume)).reshape(found.grid.rows, found.grid.columns)
