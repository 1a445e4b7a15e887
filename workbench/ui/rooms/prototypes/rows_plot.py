"""A plane of rows that can be pointed at, by the mouse and by keys."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import nearest_place
from workbench.ui.services.theme import Theme

#: A row is pointed at from so many pixels.
_REACH = 14.0


class RowsPlot(Plot):
    """Rows at places; the row pointed at has a square around it.

    Left and right go to the row before and behind, Enter picks the row pointed at.

    Signals
    -------
    pointed(row)
        Another row is pointed at; -1: none.
    picked(row, modifiers)
        A row was clicked, -1: none.
    """

    pointed = Signal(int)
    picked = Signal(int, object)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.places: FloatArray = np.empty((0, 2))
        #: The row pointed at, -1 for none.
        self.caret = -1
        self.selection_rings = pg.ScatterPlotItem()
        self._square = pg.ScatterPlotItem()
        self.selection_rings.setZValue(30)
        self._square.setZValue(35)
        for item in (self.selection_rings, self._square):
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(False, False)
        self.viewport().setMouseTracking(True)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)

    def show_places(self, places: FloatArray) -> None:
        """Take other rows."""
        self.places = places
        self.point_at(-1)

    def show_selected(self, rows: IntArray) -> None:
        """Ring the rows that are selected."""
        some = self.places[rows[rows < len(self.places)]]
        pen = pg.mkPen(self.theme.colours.selection, width=2.5)
        self.selection_rings.setData(
            some[:, 0], some[:, 1], symbol="o", size=19, pen=pen, brush=None
        )

    def point_at(self, row: int) -> None:
        """Point at a row, -1 for none."""
        if row == self.caret:
            return
        self.caret = row
        some = self.places[[row]] if row >= 0 else self.places[:0]
        pen = pg.mkPen(self.theme.colours.text, width=1.5)
        self._square.setData(
            some[:, 0], some[:, 1], symbol="s", size=22, pen=pen, brush=None
        )
        self.pointed.emit(row)

    def row_near(self, place: QPointF) -> int:
        """Return the row nearest to a place of the scene, -1 where none is near."""
        view = self.getPlotItem().getViewBox()
        if not view.sceneBoundingRect().contains(place):
            return -1
        return nearest_place(view, self.places, view.mapSceneToView(place), _REACH)

    # -- mouse and keys -----------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.point_at(self.row_near(self.mapToScene(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():  # what keys point at stays
            self.point_at(-1)

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self.row_near(event.scenePos()), event.modifiers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        n = len(self.places)
        if step is not None and n:
            first = 0 if step > 0 else n - 1
            self.point_at((self.caret + step) % n if self.caret >= 0 else first)
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.caret >= 0:
            self.picked.emit(self.caret, event.modifiers())
            event.accept()
        else:
            super().keyPressEvent(event)
