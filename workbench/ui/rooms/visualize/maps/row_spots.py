"""Rows as spots of a plane: signs of their groups, the selection, clicks and keys."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.framing import Framing
from workbench.ui.drawing.group_signs import spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.marks import Dots
from workbench.ui.services.theme import Theme

_REACH = 12  # pixels
_MANY = 5_000


class RowSpots(Plot):
    """Spots of rows, all in one item, which can be moved in one step.

    Signals
    -------
    picked(row, modifiers)
        A row was clicked, or stepped to with ``,`` and ``.``; -1 for empty ground.
    """

    picked = Signal(int, object)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, equal_aspect=True, parent=parent)
        self.rows: IntArray = np.empty(0, np.int64)
        self.codes: IntArray = np.empty(0, np.int64)
        self.groups: tuple[str, ...] = ()
        self.points: FloatArray = np.empty((0, 2))
        self._selected: IntArray = np.empty(0, np.int64)
        self._last = -1
        self.framing = Framing(self.getPlotItem().getViewBox(), self)
        self._spots = Spots(size=7)
        self._dots = Dots(12.0, ring=True)
        self._dots.setZValue(30)
        for item in (self._spots, self._dots):
            self.addItem(item, ignoreBounds=True)
        self.themed.connect(self.recolour)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.recolour()

    # -- what is drawn ------------------------------------------------------------------

    def show_rows(
        self,
        rows: IntArray,
        codes: IntArray,
        groups: tuple[str, ...],
        points: FloatArray,
    ) -> None:
        """Draw other rows in the signs of their groups."""
        self.rows, self.codes, self.groups = rows, codes, groups
        self.points, self._last = points, -1
        self.recolour()
        self._mark()

    def move_points(self, points: FloatArray) -> None:
        """Put the same rows elsewhere, shape (m, 2)."""
        self.points = points
        self._spots.move(points[:, 0], points[:, 1])
        self._mark()

    def clear_rows(self) -> None:
        """Draw nothing."""
        empty = np.empty(0, np.int64)
        self.show_rows(empty, empty, (), np.empty((0, 2)))

    def recolour(self) -> None:
        """Take the colours of the theme."""
        if not hasattr(self, "_dots"):
            return  # the base class draws before this one has its fields
        self._dots.set_colour(self.theme.colours.selection)
        n = len(self.points)
        size = 8 if n <= 500 else 6 if n <= _MANY else 4
        rim = pg.mkPen(self.theme.colours.plot, width=0.8) if n <= _MANY else None
        self._spots.wear(size=size, pen=rim)
        if not n:
            self._spots.setData(pos=np.empty((0, 2)))
            return
        names = self.groups
        unlabelled = len(names) - 1 if len(names) > 1 and names[-1] == "?" else -1
        signs = np.where(self.codes == unlabelled, -1, self.codes)
        self._spots.setData(pos=self.points, **spot_styles(self.theme, signs))

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows that are drawn."""
        self._selected = rows
        self._mark()

    def _mark(self) -> None:
        if len(self._selected) or self._dots.count:
            own = np.isin(self.rows, self._selected)
            self._dots.set_points(self.points[own, 0], self.points[own, 1])

    def extent(self) -> FloatArray:
        """Return the points that must be seen, shape (m, 2)."""
        return self.points

    def reset_view(self) -> None:
        shown = self.extent()
        if len(shown):
            (left, low), (right, high) = shown.min(axis=0), shown.max(axis=0)
            width, height = max(right - left, 1e-9), max(high - low, 1e-9)
            self.framing.show(QRectF(left, low, width, height), 1.0, 0.05)

    # -- input --------------------------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not len(self.points):
            return
        box = self.getPlotItem().getViewBox()
        here = box.mapSceneToView(event.scenePos())
        row = nearest_place(box, self.points, here, _REACH)
        self._pick(row, event.modifiers())
        event.accept()

    def _pick(self, place: int, modifiers: Qt.KeyboardModifier) -> None:
        self._last = place
        self.picked.emit(int(self.rows[place]) if place >= 0 else -1, modifiers)

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}
        if event.key() in steps and len(self.points):
            step = steps[Qt.Key(event.key())]
            start = self._last if self._last >= 0 else -1 if step > 0 else 0
            place = (start + step) % len(self.points)
            self._pick(place, Qt.KeyboardModifier.NoModifier)
            event.accept()

    # -- as data ------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """List the rows drawn: row, group, both coordinates."""
        names = [self.groups[code] for code in self.codes.tolist()]
        headers = self.tr("row"), self.tr("group"), "x", "y"
        return TwinTable(
            headers, (self.rows + 1, names, self.points[:, 0], self.points[:, 1])
        )

    def probe_rows(self) -> dict[str, Any]:
        """Return what is drawn as plain data."""
        return {
            "rows": self.rows.tolist(), "points": self.points.tolist(),
            "codes": self.codes.tolist(), "selected": self._dots.count,
        }  # fmt: skip
