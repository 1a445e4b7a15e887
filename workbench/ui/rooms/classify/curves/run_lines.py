"""The lines of several runs in one picture, each with its sign, and their legend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtGui import QPainter

from workbench.api.data import FloatArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.plot_area import PlotLegend
from workbench.ui.rooms.classify.curves.curve_shapes import Shape
from workbench.ui.rooms.classify.run_signs import RunSign
from workbench.ui.services.theme import Theme

#: So many markers stand on a line, beginning at another place of each.
_MARKERS = 5


@dataclass(frozen=True, slots=True, eq=False)
class RunLine:
    """One run to be drawn.

    Attributes
    ----------
    number : int
        Of the run.
    text : str
        What the legend says.
    shape : Shape
    sign : RunSign
    strong : bool
        Whether it is the run whose threshold is moved.
    """

    number: int
    text: str
    shape: Shape
    sign: RunSign
    strong: bool = False


class RunLines:
    """Draws lines into a plot; there are none at first."""

    def __init__(self, plot: Plot, corner: tuple[float, float]) -> None:
        self._plot, self._corner = plot, corner
        self._lines: tuple[RunLine, ...] = ()
        self._curves: list[pg.PlotCurveItem] = []
        self._marks: list[pg.ScatterPlotItem] = []
        self._legend: PlotLegend | None = None
        self._shown_signs: tuple[tuple[int, bool], ...] | None = None

    @property
    def lines(self) -> tuple[RunLine, ...]:
        """What is drawn."""
        return self._lines

    def show(self, lines: Sequence[RunLine]) -> None:
        """Draw these, and no others."""
        self._lines = tuple(lines)
        while len(self._curves) < len(lines):
            curve, mark = pg.PlotCurveItem(), pg.ScatterPlotItem(size=8, pxMode=True)
            for item in (curve, mark):
                item.setZValue(5)
                self._plot.addItem(item)
            self._curves.append(curve)
            self._marks.append(mark)
        nothing: FloatArray = np.empty(0)
        for i, (curve, mark) in enumerate(zip(self._curves, self._marks, strict=True)):
            known = i < len(lines)
            x, y = (lines[i].shape.x, lines[i].shape.y) if known else (nothing, nothing)
            curve.setData(x, y)
            mark.setData(*_spaced(x, y, i))
        if self._signs() == self._shown_signs:
            self._name()
        else:
            self.recolour()

    def recolour(self) -> None:
        """Give each line its sign in the colours of the theme."""
        theme = self._plot.theme
        drawn = zip(self._lines, self._curves, self._marks, strict=False)
        for line, curve, mark in drawn:
            curve.setPen(line.sign.pen(theme, _width(line)))
            mark.setSymbol(line.sign.marker(theme))
            mark.setBrush(pg.mkBrush(line.sign.colour(theme)))
            mark.setPen(pg.mkPen(theme.colours.plot))
        self._shown_signs = None  # the legend, too
        self._name()

    def probe(self) -> list[dict[str, Any]]:
        """Return each line: its run, text, points and sign."""
        theme = self._plot.theme
        return [
            {
                "number": line.number,
                "text": line.text,
                "area": line.shape.area,
                "points": int(line.shape.x.size),
                "colour": line.sign.colour(theme).name(),
                "style": line.sign.style,
                "marker": line.sign.marker(theme),
                "strong": line.strong,
            }
            for line in self._lines
        ]

    def _name(self) -> None:
        theme = self._plot.theme
        if self._legend is None:
            if not self._lines:
                return
            # of its own: a plot may have another for the lines of one run
            self._legend = PlotLegend()
            self._legend.setParentItem(self._plot.getPlotItem().vb)
            at, away = self._corner, 8
            offset = tuple(round(away * (1 - 2 * side)) for side in at)
            self._legend.anchor(at, at, offset=offset)
        legend, signs = self._legend, self._signs()
        same = signs == self._shown_signs
        self._shown_signs = signs
        legend.set_text_colour(theme.colours.text)
        # samples are made anew only where they look otherwise: that costs most
        legend.show_entries(
            [
                (item if same else _RunSample(item, line, theme), line.text)
                for line, item in zip(self._lines, self._curves, strict=False)
            ]
        )
        legend.setVisible(bool(self._lines))

    def _signs(self) -> tuple[tuple[int, bool], ...]:
        """Return what the lines look like but for their points and texts."""
        return tuple((line.sign.place, line.strong) for line in self._lines)


class _RunSample(pg.ItemSample):
    """A piece of a run's line with its marker, in the legend."""

    def __init__(self, item: pg.PlotCurveItem, line: RunLine, theme: Theme) -> None:
        super().__init__(item)
        self._line, self._theme = line, theme

    def paint(self, painter: QPainter, *_: Any) -> None:
        theme, sign = self._theme, self._line.sign
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(sign.pen(theme, _width(self._line)))
        painter.drawLine(0, 10, 20, 10)
        painter.translate(10, 10)
        pen, brush = pg.mkPen(theme.colours.plot), pg.mkBrush(sign.colour(theme))
        drawSymbol(painter, sign.marker(theme), 9, pen, brush)


def _width(line: RunLine) -> float:
    return 3.0 if line.strong else 1.8


def _spaced(x: FloatArray, y: FloatArray, place: int) -> tuple[FloatArray, FloatArray]:
    """Return points spread over the length of a line, at other places for each line."""
    if x.size < 2:
        return x, y
    length = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    if length[-1] == 0:
        return x[:1], y[:1]
    shares = (np.arange(_MARKERS) + (place % 4 + 0.5) / 4) / _MARKERS
    at = shares * length[-1]
    return np.interp(at, length, x), np.interp(at, length, y)
