"""Rows on two of their attributes, prototypes ringed and other rows faint."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.services.theme import CLASS_COLOURS, Theme

#: Rows of more than these are drawn in part: a plane of more is full of ink, and slow.
MOST_DRAWN = 5000
_FAINT = 70


class PlanePlot(Plot):
    """Rows as signs of their classes."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self._points: FloatArray = np.empty((0, 2))
        #: Places, signs, whether full, whether any was chosen, and the theme.
        self._drawn: tuple[npt.NDArray[Any], ...] | None = None
        self._faint = [Spots() for _ in CLASS_COLOURS]
        self._full = [Spots() for _ in CLASS_COLOURS]
        self._rings = Spots()
        for item in (*self._faint, *self._full, self._rings):
            self.addItem(item)

    def show_rows(
        self, x: FloatArray, y: FloatArray, codes: IntArray, kept: IntArray | None
    ) -> None:
        """Draw rows by their columns; those not kept are faint, if any were chosen.

        Of many rows each so-many-th is drawn, and all that are kept: what is left is all
        that is looked at, so a million rows cost no more than some thousand.
        """
        rows = np.arange(0, len(x), max(1, -(-len(x) // MOST_DRAWN)))
        if kept is not None:
            rows = np.union1d(rows, kept)
        points = np.column_stack([x[rows], y[rows]])
        there = ~np.isnan(points).any(axis=1)
        rows, self._points = rows[there], points[there]
        slots = np.maximum(codes[rows], 0) % len(CLASS_COLOURS)
        full = np.ones(len(rows), bool) if kept is None else np.isin(rows, kept)
        theme = self.theme
        looks = np.array([kept is not None, str(theme.colours), theme.palette_name])
        drawn = self._points, slots, full, looks
        if self._drawn is not None and all(map(np.array_equal, drawn, self._drawn)):
            return  # other words or another size of text move no row
        self._drawn = drawn
        for slot, (faint, item) in enumerate(zip(self._faint, self._full, strict=True)):
            colour = self.theme.class_colour(slot)
            pale = self.theme.class_colour(slot)
            pale.setAlpha(_FAINT)
            symbol = self.theme.class_marker(slot)
            for what, of, tone in ((faint, ~full, pale), (item, full, colour)):
                some = self._points[of & (slots == slot)]
                what.setData(
                    some[:, 0], some[:, 1], symbol=symbol, size=8, pen=None,
                    brush=pg.mkBrush(tone),
                )  # fmt: skip
        ringed = self._points[full] if kept is not None else self._points[:0]
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
