"""Exact Voronoi cells of points in the plane, clipped to a rectangle."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.spatial import QhullError, Voronoi

from workbench.api import FloatArray


@dataclass(frozen=True, eq=False, slots=True)
class Cell:
    """The part of a rectangle that is nearest to one point.

    Attributes
    ----------
    row : int
        The point; of coincident points the lowest.
    corners : ndarray, shape (m, 2)
        In order around the cell, without repetition.
    """

    row: int
    corners: FloatArray


def voronoi_cells(
    points: FloatArray,
    rectangle: tuple[float, float, float, float],
    linear: FloatArray | None = None,
) -> list[Cell]:
    """Return the cells of all points that reach into a rectangle.

    Parameters
    ----------
    points : ndarray, shape (n, 2)
        Coincident points share one cell.
    rectangle : tuple
        left, right, bottom, top.
    linear : ndarray, shape (2, 2), optional
        L of a Mahalanobis metric LᵀL, invertible; the Euclidean one if None. Cells
        under it are the Euclidean cells of the mapped points, mapped back.
    """
    L = np.eye(2) if linear is None else np.asarray(linear, np.float64)
    back = np.linalg.inv(L).T
    unique, first = np.unique(points, axis=0, return_index=True)
    mapped = unique @ L.T
    left, right, bottom, top = rectangle
    corners = np.array([[left, bottom], [right, bottom], [right, top], [left, top]])
    everything = np.concatenate([mapped, corners @ L.T])
    diagram = _bounded(mapped, everything)
    if diagram is None:
        return [Cell(int(row), corners) for row in first[:1]]
    cells = []
    for i, row in enumerate(first):
        region = diagram.regions[diagram.point_region[i]]
        outline = _clip(diagram.vertices[region] @ back, rectangle)
        if len(outline) > 2:
            cells.append(Cell(int(row), outline))
    return cells


def _bounded(mapped: FloatArray, everything: FloatArray) -> Voronoi | None:
    """Add far points all around, so that every real cell is bounded."""
    if not len(mapped):
        return None
    centre = everything.mean(axis=0)
    far = 100 * max(float(np.abs(everything - centre).max()), 1e-9)
    angles = np.linspace(0, 2 * np.pi, 8, endpoint=False) + 0.1
    ring = centre + far * np.column_stack([np.cos(angles), np.sin(angles)])
    try:
        return Voronoi(np.concatenate([mapped, ring]))
    except QhullError:  # coordinates too close for Qhull to tell apart
        return None


def _clip(
    outline: FloatArray, rectangle: tuple[float, float, float, float]
) -> FloatArray:
    """Cut a convex outline to a rectangle, side by side (Sutherland, Hodgman 1974)."""
    left, right, bottom, top = rectangle
    for axis, limit, sign in (
        (0, left, 1),
        (0, right, -1),
        (1, bottom, 1),
        (1, top, -1),
    ):
        if not len(outline):
            break
        inside = sign * (outline[:, axis] - limit)
        if (inside >= 0).all():
            continue
        outline = _clip_side(outline, inside, axis, limit)
    return outline


def _clip_side(
    outline: FloatArray, inside: FloatArray, axis: int, limit: float
) -> FloatArray:
    after, after_inside = np.roll(outline, -1, axis=0), np.roll(inside, -1)
    kept = []
    for a, b, ia, ib in zip(outline, after, inside, after_inside, strict=True):
        if ia >= 0:
            kept.append(a)
        if (ia >= 0) != (ib >= 0):
            crossing = a + (b - a) * (ia / (ia - ib))
            crossing[axis] = limit
            kept.append(crossing)
    return np.array(kept).reshape(-1, 2)
