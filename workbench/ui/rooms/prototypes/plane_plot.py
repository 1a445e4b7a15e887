"""Rows on two of their attributes, prototypes ringed and other rows faint."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import CLASS_COLOURS, Theme

#: Rows of more than these are drawn in part: a plane of more is full of ink, and slow.
MOST_DRAWN = 5000
_FAINT = 70


class PlanePlot(Plot):
    """Rows as signs of their classes."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self._points: FloatArray = np.empty((0, 2))
        self._faint = [pg.ScatterPlotItem() for _ in CLASS_COLOURS]
        self._full = [pg.ScatterPlotItem() for _ in CLASS_COLOURS]
        self._rings = pg.ScatterPlotItem()
        for item in (*self._faint, *self._full, self._rings):
            self.addItem(item)

    def show_rows(
        self, points: FloatArray, codes: IntArray, kept: npt.NDArray[np.bool_] | None
    ) -> None:
        """Draw rows, shape (n, 2); those not kept are faint, if any were chosen."""
        shown = ~np.isnan(points).any(axis=1)
        if shown.sum() > MOST_DRAWN:
            step = -(-int(shown.sum()) // MOST_DRAWN)
            some = np.zeros(len(points), bool)
            some[np.flatnonzero(shown)[::step]] = True
            shown = some if kept is None else (some | kept) & shown
        self._points = points[shown]
        full = shown if kept is None else shown & kept
        for slot, (faint, item) in enumerate(zip(self._faint, self._full, strict=True)):
            of_slot = codes % len(CLASS_COLOURS) == slot
            colour = self.theme.class_colour(slot)
            pale = self.theme.class_colour(slot)
            pale.setAlpha(_FAINT)
            symbol = self.theme.class_marker(slot)
            for what, rows, tone in (
                (faint, of_slot & shown & ~full, pale), (item, of_slot & full, colour),
            ):  # fmt: skip
                what.setData(
                    points[rows, 0], points[rows, 1], symbol=symbol, size=8, pen=None,
                    brush=pg.mkBrush(tone),
                )  # fmt: skip
        ringed = points[full] if kept is not None else points[:0]
        pen = pg.mkPen(self.theme.colours.selection, width=1.5)
        self._rings.setData(
            ringed[:, 0], ringed[:, 1], symbol="o", size=15, pen=pen, brush=None
        )
        self.reset_view()

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many rows are drawn full, faint and ringed."""
        full = sum(len(item.getData()[0]) for item in self._full)
        faint = sum(len(item.getData()[0]) for item in self._faint)
        return full, faint, len(self._rings.getData()[0])

    def reset_view(self) -> None:
        """Show all rows."""
        if len(self._points):
            low, high = self._points.min(axis=0), self._points.max(axis=0)
            wide = np.where(high > low, high - low, 1.0)
            self.show_range(
                (float(low[0]), float(low[0] + wide[0])),
                (float(low[1]), float(low[1] + wide[1])),
            )
