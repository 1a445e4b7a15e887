"""Orthographic 3-D camera, and surfaces as quads.

The projection is parallel: equal lengths stay equal wherever they are, and a move on
the screen is one move in space.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from workbench.api import FloatArray, IntArray

_QUARTER = np.pi / 2


@dataclass(frozen=True, slots=True)
class Camera:
    """From where space is seen; z points up.

    Attributes
    ----------
    azimuth : float
        Radians around the z axis; at 0 x points right and y away from the viewer.
    elevation : float
        Radians above the horizon: π/2 looks straight down.
    zoom : float
    """

    azimuth: float = 0.0
    elevation: float = 0.0
    zoom: float = 1.0

    def axes(self) -> FloatArray:
        """Return the unit vectors right, up and towards the viewer, in rows (3, 3)."""
        ca, sa = np.cos(self.azimuth), np.sin(self.azimuth)
        ce, se = np.cos(self.elevation), np.sin(self.elevation)
        return np.array(
            [[ca, sa, 0.0], [-sa * se, ca * se, ce], [sa * ce, -ca * ce, se]]
        )

    def project(self, points: FloatArray) -> FloatArray:
        """Return right, up and nearness of points, shape (..., 3) -> (..., 3)."""
        return np.asarray(points @ self.axes().T)

    def unproject(self, seen: FloatArray) -> FloatArray:
        """Return the points of space that `project` shows at `seen`, shape (..., 3)."""
        return np.asarray(seen @ self.axes())

    def turned(self, azimuth: float, elevation: float) -> Camera:
        """Return the camera gone around by so many radians, never over the pole."""
        up = float(np.clip(self.elevation + elevation, -_QUARTER, _QUARTER))
        around = float((self.azimuth + azimuth) % (2 * np.pi))
        return replace(self, azimuth=around, elevation=up)

    def zoomed(self, factor: float) -> Camera:
        """Return the camera that shows everything `factor` times as large (0.2 to 5)."""
        return replace(self, zoom=float(np.clip(self.zoom * factor, 0.2, 5.0)))


def grid_quads(nodes: FloatArray) -> FloatArray:
    """Cut a surface into quads with shared corners.

    Parameters
    ----------
    nodes : ndarray, shape (rows, columns, 3)

    Returns
    -------
    ndarray, shape ((rows - 1) * (columns - 1), 4, 3)
        Row by row, each corner after the next around the quad.
    """
    corners = [nodes[:-1, :-1], nodes[:-1, 1:], nodes[1:, 1:], nodes[1:, :-1]]
    return np.stack(corners, axis=2).reshape(-1, 4, 3)


def height_nodes(heights: FloatArray, most: int) -> FloatArray:
    """Return the nodes of a surface over [-1, 1]², at most `most` along a side.

    Parameters
    ----------
    heights : ndarray, shape (rows, columns)
        At the centres of cells, from bottom to top; cells are averaged where there are
        too many of them.

    Returns
    -------
    ndarray, shape (r, c, 3)
    """
    coarse = _averaged(_averaged(heights, most).T, most).T
    rows, columns = coarse.shape
    y = (np.arange(rows) + 0.5) / rows * 2 - 1
    x = (np.arange(columns) + 0.5) / columns * 2 - 1
    return np.dstack([*np.meshgrid(x, y), coarse])


def _averaged(values: FloatArray, most: int) -> FloatArray:
    """Average runs of rows, as equal as they can be."""
    n = len(values)
    edges = np.linspace(0, n, min(n, most) + 1).astype(np.int64)
    sums = np.add.reduceat(values, edges[:-1], axis=0)
    return np.asarray(sums / np.diff(edges)[:, None])


def facing(quads: FloatArray, light: FloatArray) -> FloatArray:
    """Return how squarely light meets each quad, either side: 0 to 1, shape (m,).

    Parameters
    ----------
    quads : ndarray, shape (m, 4, 3)
    light : ndarray, shape (3,)
        A unit vector.
    """
    normals = np.cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1])
    lengths = np.linalg.norm(normals, axis=1)
    return np.asarray(np.abs(normals @ light) / np.where(lengths > 0, lengths, 1.0))


def far_to_near(nearness: FloatArray) -> IntArray:
    """Return the order to paint in, shape (m,); equals keep their order."""
    return np.asarray(np.argsort(nearness, kind="stable"), np.int64)
