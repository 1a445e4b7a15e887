"""Motion of the morph: a grid that stretches with it, and trails of the rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor

from workbench.api import FloatArray
from workbench.core.program.settings import Settings
from workbench.ui.drawing.group_signs import FEW_SIGNS
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot

#: About so many cells of the grid along each axis of the plane.
CELLS = 8
#: At most so many rows have a trail.
MOST_TRAILS = 400
#: Each trail is drawn through so many places of the way.
_STOPS = 4
_BELOW = -50  # above regions, below rows


class MorphMotion:
    """Draws the lattice of the plane and the ways of the rows at t of the morph.

    With reduced motion the grid is not drawn, and the trails show the whole way at
    each t, so that nothing but the rows moves.

    Parameters
    ----------
    plane : PlanePlot
        The one that moves with the morph.
    settings : Settings
        Who knows whether motion is to be reduced.

    Attributes
    ----------
    wanted : dict
        Whether ``grid`` and ``trails`` are switched on.
    """

    def __init__(self, plane: PlanePlot, settings: Settings) -> None:
        self._plane, self._settings = plane, settings
        self.wanted = {"grid": True, "trails": True}
        self.grid = self._curve(_BELOW)
        self.trails: list[pg.PlotCurveItem] = []
        self._picture: Picture | None = None
        self._t = 1.0
        self._lattice: FloatArray = np.empty((0, 2))
        plane.themed.connect(self._paint)
        self._paint()

    def _curve(self, z: float) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem(connect="pairs")
        curve.setZValue(z)
        self._plane.addItem(curve, ignoreBounds=True)
        return curve

    # -- what is shown ------------------------------------------------------------------

    @property
    def seen(self) -> set[str]:
        """Which of ``grid`` and ``trails`` are drawn."""
        drawn = {"grid": [self.grid], "trails": self.trails}
        return {
            name
            for name, curves in drawn.items()
            if any(c.xData is not None and len(c.xData) for c in curves)
        }

    def follow(self, picture: Picture | None, t: float) -> None:
        """Draw another metric, or another place on its way."""
        if picture is not None and picture is not self._picture:
            self._lattice = lattice(picture.before())
        self._picture, self._t = picture, t
        self._draw_grid()
        self._draw_trails()

    def want(self, name: str, on: bool) -> None:
        """Switch ``grid`` or ``trails`` on or off."""
        self.wanted[name] = on
        self.follow(self._picture, self._t)

    def refresh(self) -> None:
        """Draw again: whether motion is reduced has changed."""
        self.follow(self._picture, self._t)

    @property
    def _still(self) -> bool:
        return bool(self._settings.reduce_motion)

    def _draw_grid(self) -> None:
        picture = self._picture
        hidden = not self.wanted["grid"] or self._still or self._plane.in_line_mode
        if picture is None or hidden:
            _set(self.grid, np.empty((0, 2)))
        else:
            _set(self.grid, picture.carried(self._lattice, self._t))

    def _draw_trails(self) -> None:
        picture = self._picture
        end = 1.0 if self._still else self._t
        hidden = not self.wanted["trails"] or self._plane.in_line_mode
        if picture is None or hidden or end <= 0:
            for curve in self.trails:
                _set(curve, np.empty((0, 2)))
            return
        some = slice(None, None, max(1, -(-len(picture.X) // MOST_TRAILS)))
        ways = np.stack(
            [picture.at(end * s / (_STOPS - 1), some) for s in range(_STOPS)]
        )
        groups = self._groups(picture)[some]
        for c, curve in enumerate(self._curves(picture)):
            mine = ways[:, groups == c]
            # each step of each row is a line of its own
            ends = np.stack([mine[:-1], mine[1:]], axis=2)
            _set(curve, ends.reshape(-1, 2))

    def _groups(self, picture: Picture) -> Any:
        mixed = len(picture.result.data.classes) > FEW_SIGNS
        return np.zeros_like(picture.y) if mixed else picture.y

    def _curves(self, picture: Picture) -> list[pg.PlotCurveItem]:
        n = len(picture.result.data.classes)
        n = 1 if n > FEW_SIGNS else n
        if len(self.trails) != n:
            for curve in self.trails:
                self._plane.removeItem(curve)
            self.trails = [self._curve(3) for _ in range(n)]
            self._paint()
        return self.trails

    def _paint(self) -> None:
        theme = self._plane.theme
        self.grid.setPen(pg.mkPen(theme.colours.line, width=1))
        for c, curve in enumerate(self.trails):
            colour = QColor(theme.colours.muted)
            if len(self.trails) > 1:
                colour = QColor(theme.class_colour(c))
            colour.setAlphaF(0.55)
            curve.setPen(pg.mkPen(colour, width=1))

    def probe(self) -> dict[str, Any]:
        """Return the ends of the grid's lines and of the trails that are drawn."""
        return {
            "grid": _ends(self.grid),
            "trails": [_ends(curve) for curve in self.trails],
            "seen": sorted(self.seen),
            "still": self._still,
        }


def lattice(points: FloatArray) -> FloatArray:
    """Return the lines of a grid round points (n, 2): their ends in pairs, (2 m, 2)."""
    lines = []
    low, high = points.min(axis=0), points.max(axis=0)
    steps = [_step(high[i] - low[i]) for i in (0, 1)]
    first = [math.floor(low[i] / steps[i]) * steps[i] for i in (0, 1)]
    last = [math.ceil(high[i] / steps[i]) * steps[i] for i in (0, 1)]
    for i in (0, 1):
        other = 1 - i
        for value in np.arange(first[i], last[i] + steps[i] / 2, steps[i]).tolist():
            for end in (first[other], last[other]):
                lines.append((value, end) if i == 0 else (end, value))
    return np.array(lines)


def _step(width: float) -> float:
    """Return 1, 2 or 5 times a power of ten, for about `CELLS` cells in a width."""
    if width <= 0:
        return 1.0
    rough = width / CELLS
    power = 10.0 ** math.floor(math.log10(rough))
    return min((m * power for m in (1, 2, 5, 10)), key=lambda s: abs(s - rough))


def _set(curve: pg.PlotCurveItem, ends: FloatArray) -> None:
    if len(ends) or (curve.xData is not None and len(curve.xData)):
        curve.setData(ends[:, 0], ends[:, 1])


def _ends(curve: pg.PlotCurveItem) -> list[list[float]]:
    if curve.xData is None:
        return []
    return np.column_stack([curve.xData, curve.yData]).tolist()  # type: ignore[no-any-return]
