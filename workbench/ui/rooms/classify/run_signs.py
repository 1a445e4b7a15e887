"""Signs of runs that are drawn together: colour, style of the line, and marker."""

from __future__ import annotations

from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from workbench.ui.services.theme import Theme

#: Of more runs no one could tell the lines apart.
MOST_RUNS = 8

_STYLES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)


@dataclass(frozen=True, slots=True)
class RunSign:
    """How one of several runs is drawn; its place among them says it all."""

    place: int

    def colour(self, theme: Theme) -> QColor:
        """Return its colour; lines need it lighter on a dark ground."""
        colour = theme.class_colour(self.place)
        return colour.lighter(135) if theme.is_dark else colour

    def pen(self, theme: Theme, width: float) -> QPen:
        """Return the pen of its line: solid, dashed, dotted, in turn."""
        style = _STYLES[self.place % len(_STYLES)]
        pen: QPen = pg.mkPen(self.colour(theme), width=width, style=style)
        return pen

    def marker(self, theme: Theme) -> str:
        """Return pyqtgraph's symbol of its markers."""
        return theme.class_marker(self.place)

    @property
    def style(self) -> str:
        """The style of its line by name."""
        return _STYLES[self.place % len(_STYLES)].name
