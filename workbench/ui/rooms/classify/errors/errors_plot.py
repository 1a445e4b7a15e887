"""The plane of tested rows: spots, the selection, and the row that is explained."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.evaluating.mistakes import Tested
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.classify.errors.errors_spots import LARGEST, Spots, spot_sizes
from workbench.ui.services.theme import Theme

_REACH = 14.0
_MOST_MARKED = 2_000


class ErrorsPlot(Plot):
    """Spots that can be clicked.

    Signals
    -------
    row_picked(row)
        A spot was clicked, or reached with the arrow keys: a row of the data set.
    """

    row_picked = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.spots = Spots(theme)
        self._selected = pg.ScatterPlotItem(pxMode=True, size=LARGEST + 5, brush=None)
        self._pointed = pg.ScatterPlotItem(pxMode=True, size=LARGEST + 11, brush=None)
        for item in (self.spots, self._selected, self._pointed):
            self.addItem(item)
        self._places: FloatArray = np.empty((0, 2))
        self._rows: IntArray = np.empty(0, np.int64)
        self._wrong: npt.NDArray[np.bool_] = np.empty(0, bool)
        self._tested: Tested | None = None
        self._positions: IntArray = np.empty(0, np.int64)
        self._classes: tuple[str, ...] = ()
        self._pressed = QPointF()
        self.table_source = self._table
        self.themed.connect(self._on_themed)
        self._on_themed()

    def show_rows(
        self,
        places: FloatArray,
        tested: Tested,
        positions: IntArray,
        classes: tuple[str, ...],
    ) -> None:
        """Show rows at places, shape (n, 2).

        Parameters
        ----------
        places : ndarray, shape (n, 2)
        tested : TestedPlace
        positions : ndarray of int64, shape (n,)
            Which answers of `tested`.
        classes : tuple of str
        """
        true, predicted = tested.true[positions], tested.predicted[positions]
        self._places, self._rows = places, tested.rows[positions]
        self._wrong = true != predicted
        self.spots.set_spots(
            places, true, predicted, spot_sizes(tested.surety(positions))
        )
        self._classes, self._tested, self._positions = classes, tested, positions
        self.reset_view()

    def reset_view(self) -> None:
        """Show all spots."""
        known = self._places[~np.isnan(self._places).any(axis=1)]
        if len(known):
            low, high = known.min(axis=0), known.max(axis=0)
            spread = np.where(high > low, 0.0, 0.5)
            low, high = low - spread, high + spread
            self.show_range((low[0], high[0]), (low[1], high[1]), padding=0.06)

    def mark(self, rows: IntArray) -> None:
        """Ring the selected rows, unless there are very many."""
        chosen = np.flatnonzero(np.isin(self._rows, rows))
        chosen = chosen[:_MOST_MARKED] if chosen.size <= _MOST_MARKED else chosen[:0]
        self._ring(self._selected, chosen)

    def point_out(self, row: int) -> None:
        """Ring the row that is explained; none for -1."""
        self._ring(self._pointed, np.flatnonzero(self._rows == row))

    def _ring(self, item: pg.ScatterPlotItem, positions: IntArray) -> None:
        places = self._places[positions]
        places = places[~np.isnan(places).any(axis=1)]
        item.setData(x=places[:, 0], y=places[:, 1])

    # -- hands --------------------------------------------------------------------------

    def row_at(self, at: QPointF) -> int:
        """Return the row nearest to a pixel of the viewport, -1 if none is near.

        Where several spots lie on each other, a mistake comes before a right answer.
        """
        if not len(self._places):
            return -1
        box = self.getPlotItem().getViewBox()
        origin = box.mapViewToScene(QPointF(0.0, 0.0))
        one = box.mapViewToScene(QPointF(1.0, 1.0))
        scale = np.array([one.x() - origin.x(), one.y() - origin.y()])
        pixels = self._places * scale + (origin.x(), origin.y())
        there = self.mapToScene(at.toPoint())
        away = np.hypot(*(pixels - (there.x(), there.y())).T)
        away = np.where(np.isnan(away), np.inf, away) - 3.0 * self._wrong
        nearest = int(np.argmin(away))
        return int(self._rows[nearest]) if away[nearest] <= _REACH else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        moved = (event.position() - self._pressed).manhattanLength()
        if event.button() == Qt.MouseButton.LeftButton and moved <= 4:
            row = self.row_at(event.position())
            if row >= 0:
                self.row_picked.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps and len(self._rows):
            # through the mistakes from left to right, as they are seen
            wrong = np.flatnonzero(self._wrong)
            order = wrong[np.argsort(self._places[wrong, 0], kind="stable")]
            self._walk(order, steps[Qt.Key(event.key())])
            event.accept()
        else:
            super().keyPressEvent(event)

    def _walk(self, order: IntArray, step: int) -> None:
        x, _ = self._pointed.getData()
        here = -1
        if x is not None and len(x):
            here = int(np.searchsorted(self._places[order, 0], x[0]))
        if len(order):
            place = min(max(here + step, 0), len(order) - 1)
            self.row_picked.emit(int(self._rows[order[place]]))

    # -- theme and twin -----------------------------------------------------------------

    def _on_themed(self) -> None:
        colours = self.theme.colours
        self._selected.setPen(pg.mkPen(colours.selection, width=1.5))
        self._pointed.setPen(pg.mkPen(colours.accent, width=2.5))
        self.spots.forget_colours()

    def _table(self) -> TwinTable:
        item = self.getPlotItem()
        x, y = (item.getAxis(side).labelText or side for side in ("bottom", "left"))
        headers = (
            self.tr("row"), x, y, self.tr("true"), self.tr("predicted"),
            self.tr("margin"),
        )  # fmt: skip
        if self._tested is None or not len(self._rows):
            return TwinTable(headers, ([],) * len(headers))
        tested, at = self._tested, self._positions
        names = np.array(self._classes)
        columns = (
            self._rows + 1, self._places[:, 0], self._places[:, 1],
            names[tested.true[at]].tolist(), names[tested.predicted[at]].tolist(),
            tested.margin[at],
        )  # fmt: skip
        return TwinTable(headers, columns)
