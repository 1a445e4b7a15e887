"""Rows of one attribute, the curve fitted to them, and the fit around a query."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import Theme

#: Steps of a row's opacity, its size in pixels without weight and with the greatest.
_LEVELS, _SMALL, _LARGE = 12, 5.0, 14.0
_FAINT = 0.25
#: Keys that move the query, in shares of the width of the view.
_ARROWS = {Qt.Key.Key_Left: -0.01, Qt.Key.Key_Right: 0.01}
_COARSE = 5.0
_PENS = Qt.PenStyle
#: Half the height of the functions of a network, as a share of the picture's.
_FOOT = 0.12
#: How large and dark a row is where weights have no meaning.
_PLAIN = 0.15


class RegressionPlot(Plot):
    """The picture of the page; it knows nothing of how the curves come about.

    Signals
    -------
    hovered(x), pinned(x)
        The pointer moves, or clicks, at x.
    moved(share)
        An arrow key moves the query by a share of the width of the view.
    freed()
        Escape.
    """

    hovered = Signal(float)
    pinned = Signal(float)
    moved = Signal(float)
    freed = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.truth, self.curve = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._sticks = pg.PlotCurveItem(connect="pairs")
        self.bumps = pg.PlotCurveItem(connect="finite")
        self._centres = pg.ScatterPlotItem(symbol="t1", size=9)
        self.local, self.iterate = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._line = pg.InfiniteLine(angle=90, movable=False)
        self._spot = pg.ScatterPlotItem(symbol="star", size=16)
        self._rows = pg.ScatterPlotItem(pen=None)
        self._brushes: list[Any] = []
        self._box = (0.0, 1.0, 0.0, 1.0)
        for item in (
            self._sticks, self.truth, self.bumps, self._rows, self.curve, self.iterate,
            self.local, self._centres, self._spot,
        ):  # fmt: skip
            self.addItem(item)
        self.addItem(self._line, ignoreBounds=True)
        self.setMouseEnabled(False, False)
        self.legend = self.add_legend()
        self.key_pressed.connect(self._on_key_pressed)
        self.themed.connect(self._recolour)
        self._recolour()

    def _recolour(self) -> None:
        c = self.theme.colours
        self._brushes = []
        for level in range(_LEVELS):
            colour = QColor(c.text)
            colour.setAlphaF(_FAINT + (1.0 - _FAINT) * level / (_LEVELS - 1))
            self._brushes.append(pg.mkBrush(colour))
        self.truth.setPen(pg.mkPen(c.muted, width=2, style=_PENS.DashLine))
        self.curve.setPen(pg.mkPen(c.accent, width=2))
        self._sticks.setPen(pg.mkPen(c.muted, width=1))
        self.bumps.setPen(pg.mkPen(c.warning, width=1))
        self._centres.setBrush(pg.mkBrush(c.warning))
        self._centres.setPen(None)
        self.local.setPen(pg.mkPen(c.error, width=3))
        self.iterate.setPen(pg.mkPen(c.warning, width=2, style=_PENS.DotLine))
        self._line.setPen(pg.mkPen(c.muted, width=1))
        self._spot.setBrush(pg.mkBrush(c.error))
        self._spot.setPen(pg.mkPen(c.plot, width=1))

    # -- what is drawn ------------------------------------------------------------

    def show_box(self, x: FloatArray, y: FloatArray) -> None:
        """Have room for rows, and for the legend above them."""
        low, high = float(y.min()), float(y.max())
        span = high - low or 1.0
        self._box = (float(x.min()), float(x.max()), low, high + 0.22 * span)
        self.reset_view()

    def reset_view(self) -> None:
        """Show all rows."""
        left, right, low, high = self._box
        self.show_range((left, right), (low, high), padding=0.04)

    def show_curves(
        self, places: FloatArray, curve: FloatArray, truth: FloatArray | None
    ) -> None:
        """Draw the fitted curve, and the one without noise where it is known."""
        self.curve.setData(places, curve)
        if truth is None:
            self.truth.clear()
        else:
            self.truth.setData(places, truth)

    def show_sticks(self, x: FloatArray, y: FloatArray, fitted: FloatArray) -> None:
        """Draw each row's residual as a stick from the row to the curve."""
        self._sticks.setData(
            np.repeat(x, 2), np.column_stack([y, fitted]).ravel(), connect="pairs"
        )

    def show_bumps(
        self, places: FloatArray, parts: FloatArray, centres: FloatArray
    ) -> None:
        """Draw the functions of a network at the foot, to one scale, and their centres."""
        _, _, low, high = self._box
        half = _FOOT * (high - low)
        top = float(np.abs(parts).max(initial=0.0)) or 1.0
        gap = np.full((1, parts.shape[1]), np.nan)
        heights = np.vstack([low + half + parts * (half / top), gap]).T.ravel()
        self.bumps.setData(
            np.tile(np.append(places, places[-1]), parts.shape[1]), heights,
            connect="finite",
        )  # fmt: skip
        self._centres.setData(centres, np.full(len(centres), low + half))

    def hide_bumps(self) -> None:
        """Take the functions of a network away."""
        self.bumps.clear()
        self._centres.clear()

    def show_rows(self, x: FloatArray, y: FloatArray, weights: FloatArray) -> None:
        """Draw the rows: the greater the weight, the larger and darker; alike if empty."""
        top = float(weights.max(initial=0.0))
        shares = weights / top if top > 0 else np.full_like(x, _PLAIN)
        levels = np.rint(shares * (_LEVELS - 1)).astype(int)
        self._rows.setData(
            x, y, size=_SMALL + (_LARGE - _SMALL) * np.sqrt(shares),
            brush=[self._brushes[level] for level in levels],
        )  # fmt: skip

    def show_query(self, x: float, y: float) -> None:
        """Mark the query and what is predicted for it."""
        self._line.setValue(x)
        self._spot.setData([x], [y])

    # -- pointer and keys ---------------------------------------------------------

    def to_x(self, event: QMouseEvent) -> float:
        """Return where the pointer is, in units of the attribute."""
        scene: QPointF = self.viewportTransform().inverted()[0].map(event.position())
        return float(self.getPlotItem().vb.mapSceneToView(scene).x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Have the query follow."""
        self.hovered.emit(self.to_x(event))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pin the query."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton:
            self.pinned.emit(self.to_x(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave it: pinning was done by the press."""
        event.accept()

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        share = _ARROWS.get(Qt.Key(event.key()), 0.0)
        if event.key() == Qt.Key.Key_Escape:
            self.freed.emit()
        elif share:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.moved.emit(
                math.copysign(abs(share) * (_COARSE if shift else 1), share)
            )
        else:
            return
        event.accept()
