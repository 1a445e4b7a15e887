"""A linear projection whose axes are dragged: rows are sums of what they have of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.spots import nearest_place
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.maps.row_spots import RowSpots
from workbench.ui.rooms.visualize.marks import PaperText
from workbench.ui.services.theme import Theme

_HANDLE = 11  # pixels across
_GRIP = 14  # pixels within which a handle is meant
_STEP = 0.05  # of a unit, for a key


def circle(c: int) -> FloatArray:
    """Return c axes of unit length at even angles, from the right on, shape (c, 2)."""
    angles = 2 * np.pi * np.arange(c) / max(c, 1)
    return np.column_stack([np.cos(angles), np.sin(angles)])


class ProjectionPlot(RowSpots):
    """Rows z as the sums of z_j times axis j, and the axes as handles (star coordinates).

    Kandogan (2000). Handles are dragged, or chosen with ``[`` and ``]`` and moved with
    the arrow keys; Delete takes an axis to the middle.

    Signals
    -------
    turned()
        An axis was moved.
    """

    turned = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "visualize_projection_plot", parent)
        self.names: tuple[str, ...] = ()
        self.columns: FloatArray = np.empty((0, 0))
        self.axes: FloatArray = np.empty((0, 2))
        self.factor = 1.0  # a handle stands at its axis times this
        self.current = 0
        self._held = -1
        self._shafts = pg.PlotCurveItem(connect="pairs")
        self._handles = pg.ScatterPlotItem(pxMode=True, symbol="s", size=_HANDLE)
        for z, item in ((35, self._shafts), (36, self._handles)):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self._texts: list[PaperText] = []
        box = self.getPlotItem().getViewBox()
        box.sigRangeChanged.connect(self._place_texts)
        box.sigResized.connect(self._place_texts)
        self._take_drags(box)
        self.probes["projection"] = self._probe
        self.recolour()

    def _take_drags(self, box: pg.ViewBox) -> None:
        plain = box.mouseDragEvent

        def drag(event: Any, axis: int | None = None) -> None:
            if not self._on_drag(event):
                plain(event, axis)

        box.mouseDragEvent = drag

    # -- what is drawn ------------------------------------------------------------------

    def show_columns(
        self,
        names: tuple[str, ...],
        columns: FloatArray,
        rows: IntArray,
        codes: IntArray,
        groups: tuple[str, ...],
    ) -> None:
        """Draw other rows, shape (m, c), the axes around a circle."""
        self.names, self.columns, self.current = names, columns, 0
        self.axes = circle(len(names))
        self.show_rows(rows, codes, groups, columns @ self.axes)
        self._rescale()

    def clear_rows(self) -> None:
        """Draw nothing."""
        self.names, self.columns, self.axes = (), np.empty((0, 0)), np.empty((0, 2))
        super().clear_rows()
        self._draw_axes()

    def set_axes(self, axes: FloatArray) -> None:
        """Put all axes elsewhere, shape (c, 2)."""
        self.axes = np.array(axes, np.float64)
        self.move_points(self.columns @ self.axes)
        self._rescale()
        self.turned.emit()

    def move_axis(self, k: int, x: float, y: float) -> None:
        """Put one axis elsewhere; the rows follow."""
        moved = np.array([x, y]) - self.axes[k]
        self.axes[k] += moved
        # what one column adds: as exact, and cheaper than all of them
        self.move_points(self.points + self.columns[:, k, None] * moved)
        self.current = k
        self._draw_axes()
        self.turned.emit()

    def _rescale(self) -> None:
        """Let handles stand where the rows reach; then show all."""
        reach = float(np.abs(self.points).max(initial=0.0))
        longest = float(np.hypot(*self.axes.T).max(initial=0.0))
        self.factor = reach / longest if reach > 0 and longest > 0 else 1.0
        self._draw_axes()
        self.reset_view()

    def extent(self) -> FloatArray:
        """Return rows and handles."""
        return np.vstack([self.points, self.axes * self.factor])

    def _draw_axes(self) -> None:
        if not hasattr(self, "_texts"):
            return
        tips = self.axes * self.factor
        ends = np.zeros((2 * len(tips), 2))
        ends[1::2] = tips
        self._shafts.setData(*ends.T)
        colours = self.theme.colours
        brushes = [
            pg.mkBrush(colours.accent if k == self.current else colours.plot)
            for k in range(len(tips))
        ]
        self._handles.setData(
            pos=tips, brush=brushes, pen=pg.mkPen(colours.text, width=1.5)
        )
        self._place_texts()

    def _place_texts(self) -> None:
        if not hasattr(self, "_texts"):
            return
        box = self.getPlotItem().getViewBox()
        while len(self._texts) < len(self.names):
            text = PaperText(box)
            text.setZValue(60)
            self._texts.append(text)
        for k, text in enumerate(self._texts):
            text.setVisible(k < len(self.names))
            if k >= len(self.names):
                continue
            text.setText(self.names[k][:24])
            text.setBrush(QColor(self.theme.colours.text))
            text.paper = QColor(self.theme.colours.plot)
            text.paper.setAlphaF(0.75)
            at = box.mapFromView(QPointF(*(self.axes[k] * self.factor)))
            size = text.boundingRect()
            # on the outer side of its handle, inside the plot
            side = -size.width() - 8 if self.axes[k, 0] < 0 else 8
            x = min(max(at.x() + side, 0), box.width() - size.width())
            covers = x - _HANDLE / 2 < at.x() < x + size.width() + _HANDLE / 2
            down = (
                _HANDLE if covers else -size.height() / 2
            )  # where there is no room beside
            y = min(max(at.y() + down, 0), box.height() - size.height())
            text.setPos(x, y)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        super().recolour()
        if hasattr(self, "_texts"):
            self._shafts.setPen(pg.mkPen(self.theme.colours.text, width=1.2))
            self._draw_axes()

    # -- input --------------------------------------------------------------------------

    def _on_drag(self, event: Any) -> bool:
        """Move the handle that a drag began on; whether it began on one."""
        if event.button() != Qt.MouseButton.LeftButton or not len(self.axes):
            return False
        box = self.getPlotItem().getViewBox()
        if event.isStart():
            start = box.mapToView(event.buttonDownPos())
            self._held = nearest_place(box, self.axes * self.factor, start, _GRIP)
        if self._held < 0:
            return False
        here = box.mapToView(event.pos())
        self.move_axis(self._held, here.x() / self.factor, here.y() / self.factor)
        if event.isFinish():
            self._held = -1
        event.accept()
        return True

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: (-_STEP, 0.0), Qt.Key.Key_Right: (_STEP, 0.0),
            Qt.Key.Key_Up: (0.0, _STEP), Qt.Key.Key_Down: (0.0, -_STEP),
        }  # fmt: skip
        turns = {Qt.Key.Key_BracketLeft: -1, Qt.Key.Key_BracketRight: 1}
        key, c = Qt.Key(event.key()), len(self.axes)
        if c and key in moves:
            self.move_axis(self.current, *(self.axes[self.current] + moves[key]))
        elif c and key in turns:
            self.current = (self.current + turns[key]) % c
            self._draw_axes()
            self.turned.emit()
        elif c and key == Qt.Key.Key_Delete:
            self.move_axis(self.current, 0.0, 0.0)
        else:
            super()._on_key_pressed(event)
            return
        event.accept()

    # -- as data ------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """List the axes, then the rows: what, its name, group, both coordinates."""
        spots = super().table()
        rows, groups = [str(row + 1) for row in self.rows], list(spots.columns[1])
        c = len(self.names)
        what: Sequence[str] = [self.tr("axis")] * c + [self.tr("row")] * len(rows)
        both = np.vstack([self.axes, self.points])
        headers = self.tr("what"), self.tr("name"), self.tr("group"), "x", "y"
        names = [*self.names, *rows]
        return TwinTable(
            headers, (what, names, [""] * c + groups, both[:, 0], both[:, 1])
        )

    def _probe(self) -> dict[str, Any]:
        return {
            **self.probe_rows(), "names": list(self.names), "axes": self.axes.tolist(),
            "current": self.current, "factor": self.factor,
        }  # fmt: skip
