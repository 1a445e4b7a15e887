"""Parallel coordinates: a line for each row, axes that move, turn and are brushed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.visualize_pictures import ParallelLines
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.parallel.axis_words import (
    NAMES,
    AxisWords,
    value_text,
)
from workbench.ui.rooms.visualize.parallel.coordinate_axes import Axes
from workbench.ui.rooms.visualize.view import View, first_of_colour, group_colour
from workbench.ui.services.theme import Theme

_BOTTOM = -0.08
_NEAR = 0.2  # of the way to the next axis: so far the pointer means an axis
_STEP = 0.05  # of an axis, for each press of a key
_FINE = 20_000  # segments beyond which lines are drawn without smoothing


class ParallelPlot(Plot):
    """The axes beside each other, scaled to the same height.

    Signals
    -------
    brushed(ranges)
        (column, lowest, highest) for each axis with a range, in data units.
    ordered()
        Axes were moved or turned.
    """

    brushed = Signal(object)
    ordered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.view: View | None = None
        super().__init__(theme, "visualize_parallel_plot", parent=parent)
        item = self.getPlotItem()
        item.hideAxis("left")
        item.hideAxis("bottom")
        self.setMouseEnabled(x=False, y=False)
        self.result: ParallelLines | None = None
        self.axes = Axes()
        self.medians = False
        self._lines: list[pg.PlotCurveItem] = []
        self._middles: list[pg.PlotCurveItem] = []
        self._rails = pg.PlotCurveItem(connect="pairs")
        self._here = pg.PlotCurveItem()
        self._chosen = pg.PlotCurveItem(connect="finite", antialias=False)
        self._brushes = pg.PlotCurveItem(connect="pairs")
        layers = (self._rails, self._here, self._chosen, self._brushes)
        for z, curve in zip((5, 6, 10, 20), layers, strict=True):
            curve.setZValue(z)
            self.addItem(curve, ignoreBounds=True)
        self._words = AxisWords(item.getViewBox())
        self._n_chosen = 0
        self._grip: tuple[str, int, float] | None = None
        self._double = False
        self.getPlotItem().getViewBox().sigResized.connect(self._place_words)
        self.themed.connect(self.recolour)
        self.probes["parallel"] = self._probe
        self.recolour()

    # -- what is drawn ---------------------------------------------------------------------------

    def show_result(self, view: View, result: ParallelLines) -> None:
        """Draw the lines of other rows."""
        same = self.result is not None and (
            self.result.columns == result.columns and self.view is not None
            and self.view.data.attributes == view.data.attributes
        )  # fmt: skip
        self.view, self.result = view, result
        if not same:
            self.axes = Axes(len(result.columns))
        self.redraw()

    def clear_rows(self) -> None:
        """Draw nothing."""
        self.view, self.result, self.axes = None, None, Axes()
        self.redraw()

    def redraw(self) -> None:
        """Draw lines, axes and words anew."""
        for curve in (*self._lines, *self._middles):
            self.removeItem(curve)
        self._lines, self._middles = [], []
        if self._chosen.xData is not None:
            self._chosen.clear()
        self._n_chosen = 0
        if self.result is not None and len(self.axes):
            self._add_lines()
            self.show_range((-0.3, len(self.axes) - 0.7), (_BOTTOM, NAMES), 0.0)
        self._draw_rails()
        self._draw_brushes()
        self._place_words()

    def _add_lines(self) -> None:
        assert self.result is not None
        heights = self.axes.heights(self.result.values)
        smooth = heights.size <= _FINE
        codes = first_of_colour(self.result.codes, self.result.names)
        for group in np.unique(codes).tolist():
            curve = pg.PlotCurveItem(connect="finite", antialias=smooth)
            curve.setData(*_strung(heights[codes == group]))
            self.addItem(curve, ignoreBounds=True)
            self._lines.append(curve)
            curve.group = group
        if self.medians:
            for group, middle in enumerate(self.axes.heights(self.result.medians)):
                curve = pg.PlotCurveItem(np.arange(len(middle)), middle)
                curve.setZValue(8)
                self.addItem(curve, ignoreBounds=True)
                self._middles.append(curve)
                curve.group = group
        self._colour_lines()

    def _colour_lines(self) -> None:
        if self.result is None:
            return
        names, n = self.result.names, len(self.result.rows)
        alpha = float(np.clip(14.0 / np.sqrt(n + 1), 0.16, 0.75))
        if self.medians:
            alpha *= 0.5
        for curve in self._lines:
            colour = QColor(group_colour(self.theme, names, curve.group))
            colour.setAlphaF(alpha)
            curve.setPen(pg.mkPen(colour, width=1))
        for curve in self._middles:
            colour = group_colour(self.theme, names, curve.group)
            curve.setPen(pg.mkPen(colour, width=3.5))

    def mark(self, rows: IntArray) -> int:
        """Draw the selected rows that have a line over the others; return how many."""
        if self.result is None or not (len(rows) or self._n_chosen):
            return 0
        own = np.isin(self.result.rows, rows)
        self._n_chosen = int(own.sum())
        self._chosen.setData(*_strung(self.axes.heights(self.result.values[own])))
        return self._n_chosen

    # -- axes ----------------------------------------------------------------------------------------

    def _draw_rails(self) -> None:
        d = len(self.axes)
        x = np.repeat(np.arange(d, dtype=np.float64), 2)
        self._rails.setData(x, np.tile([0.0, 1.0], d))
        if d:
            self._here.setData([self.axes.current, self.axes.current], [0.0, 1.0])
        elif self._here.xData is not None:
            self._here.clear()

    def _draw_brushes(self) -> None:
        x: list[float] = []
        y: list[float] = []
        for k in range(len(self.axes)):
            part = self.axes.chosen(k)
            if part is not None:
                x += [k, k]
                y += part
        self._brushes.setData(np.array(x, np.float64), np.array(y, np.float64))

    def _place_words(self) -> None:
        words = [self._words_of(k) for k in range(len(self.axes))]
        c = self.theme.colours
        self._words.place(words, self.axes.current, self.font(), c)

    def _words_of(self, position: int) -> tuple[str, str, str]:
        """Return an axis' name and what stands at its upper and lower end."""
        assert self.view is not None
        assert self.result is not None
        place = self.axes.order[position]
        attribute = self.view.attribute(self.result.columns[place])
        high, low = (
            value_text(attribute, float(ends[place]))
            for ends in (self.result.high, self.result.low)
        )
        if place in self.axes.flipped:
            return f"↓ {attribute.name}", low, high
        return attribute.name, high, low

    def flip(self, position: int) -> None:
        """Turn an axis upside down."""
        self.axes.flip(position)
        self.redraw()
        self.ordered.emit()

    def move_axis(self, position: int, to: int) -> None:
        """Put an axis elsewhere among the others."""
        if self.axes.move(position, to):
            self.redraw()
            self.ordered.emit()

    def brush(self, position: int, low: float, high: float) -> None:
        """Select what lies between two heights of an axis (0 to 1 as drawn)."""
        self.axes.choose(position, low, high)
        self._draw_brushes()
        self.brushed.emit(self.ranges_in_units())

    def clear_brush(self, position: int | None = None) -> None:
        """Take the range of one axis, or of all, away."""
        self.axes.forget(position)
        self._draw_brushes()
        self.brushed.emit(self.ranges_in_units())

    def ranges_in_units(self) -> list[tuple[int, float, float]]:
        """Return (column, lowest, highest) of each range."""
        assert self.result is not None
        columns = self.result.columns
        found = self.axes.in_units(self.result.low, self.result.high)
        return [(int(columns[place]), *part) for place, part in found.items()]

    # -- mouse -------------------------------------------------------------------------------------------

    def _at(self, event: QMouseEvent) -> QPointF:
        box = self.getPlotItem().getViewBox()
        place: QPointF = box.mapSceneToView(self.mapToScene(event.position().toPoint()))
        return place

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        at = self._at(event)
        position = round(at.x())
        near = abs(at.x() - position) < _NEAR and 0 <= position < len(self.axes)
        if event.button() != Qt.MouseButton.LeftButton or not near:
            return
        self._step_to(position)
        # an axis is taken by its name, and brushed along its line
        self._grip = ("name" if at.y() > 1.02 else "line", position, at.y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._grip is None:
            return
        kind, position, start = self._grip
        at = self._at(event)
        if kind == "name" and round(at.x()) != position:
            to = min(max(round(at.x()), 0), len(self.axes) - 1)
            self.move_axis(position, to)
            self._grip = (kind, to, start)
        elif kind == "line" and abs(at.y() - start) > 0.01:
            self.axes.choose(position, start, at.y())
            self._draw_brushes()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        grip, self._grip = self._grip, None
        double, self._double = self._double, False
        if grip is None or double:
            return
        kind, position, start = grip
        if kind == "line":
            end = self._at(event).y()
            if abs(end - start) > 0.01:
                self.brush(position, start, end)
            elif self.axes.chosen(position) is not None:
                self.clear_brush(position)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        position = round(self._at(event).x())
        if 0 <= position < len(self.axes):
            self._double = True
            self.flip(position)

    # -- keyboard -----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right choose an axis, with Ctrl move it; F turns it.

        Up and Down move a range, with Shift its upper end, with Ctrl its lower end;
        Delete takes it away.
        """
        key, ctrl = (
            event.key(),
            bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier),
        )
        step = (key == Qt.Key.Key_Right) - (key == Qt.Key.Key_Left)
        lift = (key == Qt.Key.Key_Up) - (key == Qt.Key.Key_Down)
        if not len(self.axes):
            event.ignore()
        elif step and ctrl:
            self.move_axis(self.axes.current, self.axes.current + step)
        elif step:
            self._step_to(min(max(self.axes.current + step, 0), len(self.axes) - 1))
        elif lift:
            self._move_range(lift * _STEP, event.modifiers())
        elif key == Qt.Key.Key_F and not event.modifiers():
            self.flip(self.axes.current)
        elif key == Qt.Key.Key_Delete:
            self.clear_brush(self.axes.current)
        else:
            event.ignore()

    def _step_to(self, position: int) -> None:
        self.axes.current = position
        self._draw_rails()
        self._place_words()
        self.say()

    def _move_range(self, by: float, modifiers: Qt.KeyboardModifier) -> None:
        part = self.axes.chosen(self.axes.current)
        low, high = part or (0.4, 0.6)
        if part is None:
            pass
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            high = max(high + by, low)
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            low = min(low + by, high)
        else:
            by = float(np.clip(by, -low, 1 - high))
            low, high = low + by, high + by
        self.brush(self.axes.current, low, high)

    # -- looks and words --------------------------------------------------------------------------------------

    def reset_view(self) -> None:
        if len(self.axes):
            self.show_range((-0.3, len(self.axes) - 0.7), (_BOTTOM, NAMES), 0.0)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        if not hasattr(self, "_words"):
            return
        c = self.theme.colours
        self._rails.setPen(pg.mkPen(c.muted, width=1))
        self._here.setPen(pg.mkPen(c.accent, width=2))
        self._chosen.setPen(pg.mkPen(c.selection, width=1.5))
        brush = QColor(c.accent)
        brush.setAlphaF(0.55)
        self._brushes.setPen(pg.mkPen(brush, width=10, cap=Qt.PenCapStyle.FlatCap))
        self._colour_lines()
        self._place_words()

    def say(self) -> None:
        """Tell screen readers what is drawn and which axis is chosen."""
        if self.result is None:
            return
        keys = self.tr(
            "Left and Right choose an axis, with Ctrl they move it; F turns it; "
            "Up and Down select a range, Delete takes it away"
        )
        axis, name = self.tr("Axis"), self._words_of(self.axes.current)[0]
        rows = self.tr("%n row(s)", "", self.result.n)
        self.describe(
            self.tr("Parallel coordinates"),
            f"{rows}. {axis}: {name}. {keys}",
        )

    def table(self) -> TwinTable:
        """Every line: its row, its group, and the values at the axes."""
        if self.view is None or self.result is None:
            return TwinTable()
        r, rows = self.result, self.result.rows
        span = r.high - r.low
        values = r.values * span + r.low
        names = [self.view.attribute(r.columns[p]).name for p in self.axes.order]
        groups = self.view.labels(rows)
        return TwinTable(
            (self.tr("row"), self.tr("class"), *names),
            (rows + 1, groups, *(values[:, p] for p in self.axes.order)),
        )

    def _probe(self) -> dict[str, Any]:
        if self.result is None or self.view is None:
            return {"lines": 0, "order": []}
        columns = [self.result.columns[place] for place in self.axes.order]
        return {
            "lines": len(self.result.rows), "n": self.result.n,
            "order": [self.view.attribute(c).name for c in columns],
            "flipped": [self.view.attribute(self.result.columns[p]).name
                        for p in sorted(self.axes.flipped)],
            "ranges": self.ranges_in_units(), "selected": self._n_chosen,
            "medians": len(self._middles), "current": self.axes.current,
        }  # fmt: skip


def _strung(heights: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return all lines as one curve, with a gap after each; a missing value splits it."""
    n, d = heights.shape
    y = np.full((n, d + 1), np.nan)
    y[:, :d] = heights
    x = np.tile(np.arange(d + 1, dtype=np.float64), n)
    return x, y.ravel()
