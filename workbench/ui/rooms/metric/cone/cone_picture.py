"""The picture of the cone: its mantle and axes, I, the raw difference, the star M."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor

from workbench.api import FloatArray
from workbench.core.plane.metric_cone import (
    cone_nodes,
    is_metric,
    nearest_metric,
    point_of,
    size_of,
)
from workbench.core.plane.projection3d import facing, grid_quads
from workbench.ui.drawing.surface_items import Line, Mesh, Spot
from workbench.ui.services.theme import Theme

#: Height of the cone: the trace there, over √2.
HEIGHT = 2.6 / np.sqrt(2.0)
AROUND, UP = 36, 4
_LIGHT = np.array([-0.37, -0.74, 0.56])


def mantle(theme: Theme) -> Mesh:
    """Return the surface of the cone, translucent: α γ = β²."""
    quads = grid_quads(cone_nodes(HEIGHT, AROUND, UP))
    colour = QColor(theme.colours.accent)
    fill = np.empty((len(quads), 4), np.uint8)
    fill[:, :3] = colour.red(), colour.green(), colour.blue()
    fill[:, 3] = np.rint(26 + 44 * facing(quads, _LIGHT))
    edge = fill.copy()
    edge[:, 3] = 44
    return Mesh(quads, fill, edge)


def axes(theme: Theme) -> list[Line | Spot]:
    """Return the axes of α, β and γ and the circle of all metrics of trace 2."""
    c, apex = theme.colours, np.zeros(3)
    turns = np.linspace(0.0, 2 * np.pi, 73)
    ring = np.column_stack([np.cos(turns), np.sin(turns), np.ones(73)]) * np.sqrt(2.0)
    parts: list[Line | Spot] = [Line(ring, c.muted, 1.2, dashed=True)]
    for name, end in (("α", np.diag([2.0, 0.0])), ("γ", np.diag([0.0, 2.0]))):
        place = point_of(end) * 1.28
        parts.append(Line.between(apex, place, c.muted, 1.2))
        parts.append(_letter(theme, name, place * 1.04))
    left, right = (point_of(np.array([[1.0, b], [b, 1.0]])) for b in (-1.0, 1.0))
    parts.append(Line.between(left, right, c.muted, 1.2))
    parts.append(_letter(theme, "β", right + (right - left) * 0.05))
    return parts


def _letter(theme: Theme, name: str, place: FloatArray) -> Spot:
    c = theme.colours
    return Spot(f"axis {name}", place, "", c.text, c.plot, 0.0, name)


def identity(theme: Theme) -> Spot:
    """Return I."""
    c = theme.colours
    return Spot("I", point_of(np.eye(2)), "o", c.text, c.plot, 9.0, "I")


def raw_difference(
    theme: Theme, raw: FloatArray, words: tuple[str, str, str]
) -> list[Line | Spot]:
    """Return the raw difference, and where it is no metric the way to its projection.

    Parameters
    ----------
    raw : ndarray, shape (2, 2)
        Drawn so that its eigenvalues, without their signs, add up to 2.
    words : tuple of str
        For the raw difference, its projection, and the eigenvalue that is cut.
    """
    c, size = theme.colours, size_of(raw)
    if size <= 0:
        return []
    scaled = raw * (2.0 / size)
    place = point_of(scaled)
    if is_metric(scaled):  # learned as it is: the star hides it
        return [Spot("raw", place, "x", c.error, c.plot, 11.0, words[0])]
    spot = Spot("raw", place, "x", c.error, c.plot, 11.0, words[0])
    taken = point_of(nearest_metric(scaled))
    middle = (place + taken) / 2
    return [
        spot,
        Line.between(place, taken, c.error, 2.0),
        Spot("projection", taken, "s", c.error, c.plot, 10.0, words[1]),
        Spot("clipped", middle, "", c.error, c.plot, 4.0, words[2]),
    ]


def lowest(raw: FloatArray | None) -> float:
    """Return how deep the picture reaches: to the raw difference or to the apex."""
    if raw is None or size_of(raw) <= 0:
        return 0.0
    return min(0.0, float(point_of(raw * (2.0 / size_of(raw)))[2]))


def star(theme: Theme, block: FloatArray, label: str) -> Spot:
    """Return M, the handle."""
    c = theme.colours
    return Spot("M", point_of(block), "star", c.warning, c.plot, 22.0, label)


def asked(theme: Theme, block: FloatArray, taken: FloatArray) -> list[Line | Spot]:
    """Return where the hand is while that is outside, and the way back."""
    c = theme.colours
    place = point_of(block)
    return [
        Line.between(place, point_of(taken), c.warning, 2.0, dashed=True),
        Spot("asked", place, "x", c.warning, c.plot, 9.0),
    ]
