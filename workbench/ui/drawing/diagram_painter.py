"""Paints the marks of a diagram in the colours of the theme."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from workbench.core.diagrams.diagram import Diagram
from workbench.ui.services.theme import Theme, rgb

Mark = Mapping[str, Any]
#: Of good and bad on light and on dark ground: bluish green and vermilion.
_VERDICTS = {
    False: {"good": "#00795a", "bad": "#b3480a"},
    True: {"good": "#3fc79a", "bad": "#ff9a5c"},
}


def paint(painter: QPainter, diagram: Diagram, theme: Theme, font: QFont) -> None:
    """Paint every mark; one pixel of the diagram is one of the painter."""
    for mark in diagram.marks:
        _PAINTERS[mark["kind"]](painter, mark, theme, font)


def colour_of(role: str, theme: Theme) -> QColor:
    """Return the colour of a role."""
    if role.startswith("class"):
        return theme.class_colour(int(role.removeprefix("class")))
    verdicts, colours = _VERDICTS[theme.is_dark], theme.colours
    if role in verdicts:
        return QColor(verdicts[role])
    name = "plot" if role == "ground" else role
    return QColor(getattr(colours, name))


def _pen(mark: Mark, theme: Theme) -> QPen:
    pen = QPen(colour_of(mark["role"], theme), mark["width"])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if mark["dashed"]:
        pen.setDashPattern([5.0, 4.0])
    return pen


def _lines(painter: QPainter, mark: Mark, theme: Theme, _font: QFont) -> None:
    painter.setPen(_pen(mark, theme))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    places: list[list[float]] = mark["places"]
    if painter.transform().m11() == 1.0 and _upright(places):
        places = [[_crisp(v, mark["width"]) for v in (x, y)] for x, y in places]
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in places]))


def _upright(places: list[list[float]]) -> bool:
    """Whether every piece runs along an axis."""
    return all(a == c or b == d for (a, b), (c, d) in pairwise(places))


def _crisp(value: float, width: float) -> float:
    """Return the nearest place where a line of this width covers whole pixels."""
    odd = round(width) % 2
    return math.floor(value) + 0.5 if odd else float(round(value))


def _text(painter: QPainter, mark: Mark, theme: Theme, font: QFont) -> None:
    own = QFont(font)
    own.setPixelSize(round(mark["size"]))
    own.setBold(mark["bold"])
    metrics = QFontMetricsF(own)
    width = metrics.horizontalAdvance(mark["words"])
    left = {"start": 0.0, "middle": -width / 2, "end": -width}[mark["anchor"]]
    painter.save()
    painter.setFont(own)
    painter.setPen(colour_of(mark["role"], theme))
    painter.translate(mark["x"], mark["y"])
    painter.rotate(mark["angle"])
    down = (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(left, down), mark["words"])
    painter.restore()


def _rect(painter: QPainter, mark: Mark, theme: Theme, _font: QFont) -> None:
    share, ground = mark["fill"], QColor(theme.colours.plot)
    over = colour_of(mark["role"], theme)
    pairs = zip(rgb(over), rgb(ground), strict=True)
    # mixed, not transparent: an SVG or PDF is the same in every viewer
    mixed = [round(share * a + (1 - share) * b) for a, b in pairs]
    painter.setBrush(QColor(*mixed) if share > 0 else Qt.BrushStyle.NoBrush)
    outline = mark["outline"]
    painter.setPen(colour_of(outline, theme) if outline else Qt.PenStyle.NoPen)
    box = QRectF(mark["x"], mark["y"], mark["width"], mark["height"])
    if mark["radius"]:
        painter.drawRoundedRect(box, mark["radius"], mark["radius"])
    else:
        painter.drawRect(box)


def _circle(painter: QPainter, mark: Mark, theme: Theme, _font: QFont) -> None:
    colour = colour_of(mark["role"], theme)
    if mark["hollow"]:
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(theme.colours.plot))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    painter.drawEllipse(QPointF(mark["x"], mark["y"]), mark["radius"], mark["radius"])


def _marker(painter: QPainter, mark: Mark, theme: Theme, _font: QFont) -> None:
    colour, size = colour_of(mark["role"], theme), mark["size"]
    symbol = pg.graphicsItems.ScatterPlotItem.Symbols[theme.class_marker(mark["style"])]
    painter.save()
    painter.translate(mark["x"], mark["y"])
    painter.scale(size, size)
    pen = QPen(colour if mark["hollow"] else QColor(theme.colours.plot))
    pen.setWidthF((1.6 if mark["hollow"] else 0.6) / size)
    painter.setPen(pen)
    painter.setBrush(QColor(theme.colours.plot) if mark["hollow"] else colour)
    painter.drawPath(symbol)
    painter.restore()


_PAINTERS: Mapping[str, Callable[[QPainter, Mark, Theme, QFont], None]] = {
    "line": _lines,
    "polyline": _lines,
    "text": _text,
    "rect": _rect,
    "circle": _circle,
    "marker": _marker,
}
