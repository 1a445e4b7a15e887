"""One picture of a run's scores: lines of classes, an operating point to drag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsTextItem, QWidget

from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.classify.curves.curve_shapes import Shape, many
from workbench.ui.rooms.classify.curves.run_lines import RunLine, RunLines
from workbench.ui.services.theme import Theme

_DASH, _DOT = Qt.PenStyle.DashLine, Qt.PenStyle.DotLine
#: Where the legend of several runs stands: in the corner that good curves leave empty.
_CORNERS = {
    "roc": (1, 1),
    "pr": (0, 1),
    "calibration": (0, 0),
    "cost": (1, 0),
    "lift": (1, 1),
}
#: Height of the tallest bar below a reliability diagram.
_BARS = 0.16


class CurvePlot(Plot):
    """The chosen class strong, the others thin, another run dashed; or several runs.

    Parameters
    ----------
    theme : Theme
    kind : str
        ``roc``, ``pr``, ``calibration``, ``cost`` or ``lift``.

    Signals
    -------
    place_chosen(x, y)
        A place was clicked or dragged to.
    stepped(steps)
        An arrow key asks for a lower (-1) or higher (+1) threshold.
    """

    place_chosen = Signal(float, float)
    stepped = Signal(int)

    def __init__(self, theme: Theme, kind: str, parent: QWidget | None = None) -> None:
        self.kind, self._colour = kind, 0
        self._square = kind in ("roc", "calibration")
        name = f"classify_{kind}_plot"
        super().__init__(theme, name, equal_aspect=self._square, parent=parent)
        self._reference, self._others = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._bars = pg.BarGraphItem(x0=[], x1=[], height=[])
        self._second, self._main = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._operating = pg.PlotCurveItem()  # a line in the picture of costs
        self._dots = pg.ScatterPlotItem(size=8, pxMode=True)
        self._called = pg.ScatterPlotItem(size=12, symbol="s", pxMode=True)
        self._here = pg.ScatterPlotItem(size=13, symbol="o", pxMode=True)
        self._cross = (pg.InfiniteLine(angle=90), pg.InfiniteLine(angle=0))
        for item in (self._bars, self._reference, self._others, *self._cross,
                     self._second, self._operating, self._main, self._dots,
                     self._called, self._here):  # fmt: skip
            self.addItem(item)
        self.runs = RunLines(self, _CORNERS[kind])
        self._lines: tuple[str, ...] = ()
        self._title = QGraphicsTextItem(self.getPlotItem())
        self.getPlotItem().getViewBox().setMouseEnabled(False, False)
        self.key_pressed.connect(self._on_key_pressed)
        self.themed.connect(self._recolour)
        self._recolour()
        self.reset_view()

    # -- showing ------------------------------------------------------------------------

    def show_shape(self, shape: Shape, colour: int, second: Shape | None) -> None:
        """Draw a class in its colour, and the same class of another run dashed."""
        self._colour = colour
        self._main.setData(shape.x, shape.y)
        self._reference.setData(shape.reference_x, shape.reference_y)
        dotted = self.kind == "calibration" or shape.x.size < 12
        self._dots.setData(*((shape.x, shape.y) if dotted else ([], [])))
        left, right, counts = shape.bars
        tall = _BARS * counts / counts.max() if counts.size else counts
        self._bars.setOpts(x0=left, x1=right, height=tall)
        nothing = np.empty(0)
        self._second.setVisible(second is not None)
        self._second.setData(
            *((nothing, nothing) if second is None else (second.x, second.y))
        )
        self._recolour()

    def show_others(self, shapes: list[Shape]) -> None:
        """Draw the other classes thin, all as one item."""
        x, y, joins = many(shapes)
        self._others.setData(x, y, connect=joins if joins.size else "all")

    def show_runs(self, lines: Sequence[RunLine]) -> None:
        """Draw the same class of several runs in the place of the line of one."""
        for item in (self._main, self._dots):
            item.setVisible(not lines)
        self.runs.show(lines)

    def show_place(
        self, x: float, y: float, called: tuple[float, float], line: Sequence[float]
    ) -> None:
        """Put the cross on an operating point.

        Parameters
        ----------
        x, y : float
            NaN leaves out the point, not the vertical line.
        called : tuple of float
            The point of the predictions themselves.
        line : sequence of float
            For the picture of costs: at x = 0 and at x = 1; else empty.
        """
        self._here.setData(*_point(x, y))
        self._called.setData(*_point(*called))
        for item, value in zip(self._cross, (x, y), strict=True):
            item.setVisible(value == value)
            if value == value:
                item.setValue(value)
        self._operating.setData([0.0, 1.0] if line else [], list(line))

    def name_lines(self, lines: Sequence[str]) -> None:
        """Say above the picture, where no line is, what the lines are.

        Parameters
        ----------
        lines : sequence of str
            Rich text; the words MAIN and TEXT stand for the colours they are named by.
        """
        self._lines = tuple(lines)
        c = self.theme.colours
        strong = self._strong().name()
        html = "<br>".join(lines).replace("MAIN", strong).replace("TEXT", c.text)
        self._title.setDefaultTextColor(QColor(c.text))
        self._title.setFont(self.font())
        self._title.setHtml(
            f"<div style='font-size: small'>{html}</div>" if lines else ""
        )
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if hasattr(self, "_cross"):
            self._arrange()  # first: margins of a larger window would not fit in
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Leave room for the title, and make the inside a square where it must be."""
        item, box = self.getPlotItem(), self._title.boundingRect()
        above = box.height() - 6 if self._lines else 0.0
        item.layout.setRowFixedHeight(0, above)
        width, height = self.viewport().width(), self.viewport().height()
        self._title.setPos(max((width - box.width()) / 2, 0.0), -3)
        if not self._square:
            return
        axes = item.getAxis("left").width(), item.getAxis("bottom").height()
        spare = (width - axes[0]) - (height - axes[1] - above)
        beside, below = max(spare, 0.0) / 2, max(-spare, 0.0) / 2
        item.layout.setContentsMargins(beside, below, beside, below)

    def reset_view(self) -> None:
        """Show the unit square; in the picture of costs its lower part."""
        top = 0.55 if self.kind == "cost" else 1.0
        self.show_range((0.0, 1.0), (0.0, top), 0.05)

    # -- the operating point ----------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_to(event.position())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _go_to(self, at: QPointF) -> None:
        scene = self.viewportTransform().inverted()[0].map(at)
        there = self.getPlotItem().getViewBox().mapSceneToView(scene)
        self.place_chosen.emit(there.x(), there.y())

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10,
        }  # fmt: skip
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
            event.accept()

    # -- looks --------------------------------------------------------------------------

    def drawn(self) -> dict[str, Any]:
        """Return where the marks are and how many points the lines have."""
        here, called = self._here.getData(), self._called.getData()
        count = {
            key: 0 if item.xData is None else len(item.xData)
            for key, item in (("main", self._main), ("others", self._others),
                              ("second", self._second))
        }  # fmt: skip
        return {
            "here": [float(v[0]) for v in here if len(v)],
            "called": [float(v[0]) for v in called if len(v)],
            "points": count,
        }

    def _strong(self) -> QColor:
        """Return the colour of the class; lines need it lighter on a dark ground."""
        colour = self.theme.class_colour(self._colour)
        return colour.lighter(135) if self.theme.is_dark else colour

    def _recolour(self) -> None:
        if not hasattr(self, "_cross"):
            return
        c, strong = self.theme.colours, self._strong()
        faint = QColor(c.muted)
        faint.setAlphaF(0.55)
        self._reference.setPen(pg.mkPen(c.muted, width=1, style=_DASH))
        self._others.setPen(pg.mkPen(faint, width=1))
        self._main.setPen(pg.mkPen(strong, width=2.5))
        self._dots.setBrush(pg.mkBrush(strong))
        self._dots.setPen(pg.mkPen(c.plot))
        self._second.setPen(pg.mkPen(c.text, width=1.5, style=_DASH))
        self._operating.setPen(pg.mkPen(c.text, width=1.5))
        self._bars.setOpts(brush=pg.mkBrush(c.line), pen=pg.mkPen(c.plot))
        self._called.setBrush(pg.mkBrush(None))
        self._called.setPen(pg.mkPen(c.text, width=1.8))
        self._here.setBrush(pg.mkBrush(strong))
        self._here.setPen(pg.mkPen(c.text, width=1.8))
        for line in self._cross:
            line.setPen(pg.mkPen(c.muted, width=1, style=_DOT))
        self.runs.recolour()
        self.name_lines(self._lines)


def _point(x: float, y: float) -> tuple[list[float], list[float]]:
    known = x == x and y == y  # neither is NaN
    return ([x], [y]) if known else ([], [])
