"""The k-curve: leave-one-out error for every k, honest and biased; a click sets k."""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme


class KCurvePlot(Plot):
    """Error against k; the dashed line counts every row as its own neighbour."""

    k_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "explore_kcurve_plot", parent=parent)
        self._errors: list[float] = []
        self._biased: list[float] = []
        self._k = 1
        self._honest = pg.PlotCurveItem()
        self._fooled = pg.PlotCurveItem()
        self._now = pg.InfiniteLine(angle=90, movable=False)
        self._spot = pg.ScatterPlotItem(size=8)
        for item in (self._now, self._fooled, self._honest, self._spot):
            self.addItem(item)
        self.getPlotItem().getViewBox().setMouseEnabled(False, False)
        left = self.getPlotItem().getAxis("left")
        left.setWidth(36)
        left.enableAutoSIPrefix(False)
        self.getPlotItem().getAxis("bottom").setHeight(22)
        self.probes["kcurve"] = self._probe
        self.themed.connect(self._recolour)
        self._recolour()

    def show_curve(self, errors: list[float], biased: list[float], k: int) -> None:
        """Show the errors for k = 1 to the last."""
        self._errors, self._biased = errors, biased
        ks = list(range(1, len(errors) + 1))
        self._honest.setData(ks, errors)
        self._fooled.setData(ks, biased)
        last, top = max(2, len(errors)), 1.06 * max([0.05, *errors, *biased])
        self.show_range((1, last), (0.0, top), padding=0.08)
        self.show_k(k)

    def show_k(self, k: int) -> None:
        """Mark the scene's k."""
        self._k = k
        self._now.setValue(k)
        shown = 1 <= k <= len(self._errors)
        self._spot.setData([k] if shown else [], [self._errors[k - 1]] if shown else [])

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        tip = self.tr(
            "Leave-one-out error for every k. Dashed: each row counted as its own "
            "neighbour, which is too good to be true. Click to set k."
        )
        self.setToolTip(tip)
        self.describe(self.tr("k-curve"), tip)

    def table(self) -> TwinTable:
        """k, its error, and the error of who counts each row as its own neighbour."""
        headers = ("k", self.tr("error"), self.tr("error with itself as a neighbour"))
        ks = range(1, len(self._errors) + 1)
        return TwinTable(headers, (ks, self._errors, self._biased))

    def reset_view(self) -> None:
        self.show_curve(self._errors, self._biased, self._k)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton and self._errors:
            self.k_chosen.emit(self._k_at(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._errors:
            self.k_chosen.emit(self._k_at(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _k_at(self, pos: QPointF) -> int:
        scene = self.viewportTransform().inverted()[0].map(pos)
        x = float(self.getPlotItem().getViewBox().mapSceneToView(scene).x())
        return min(max(1, round(x)), len(self._errors))

    def _probe(self) -> dict[str, Any]:
        ks = list(range(1, len(self._errors) + 1))
        return {
            "k": ks,
            "errors": self._errors,
            "biased": self._biased,
            "current": self._k,
        }

    def _recolour(self) -> None:
        if not hasattr(self, "_honest"):
            return
        c = self.theme.colours
        self._honest.setPen(pg.mkPen(c.accent, width=2))
        self._fooled.setPen(pg.mkPen(c.muted, width=1.5, style=Qt.PenStyle.DashLine))
        self._now.setPen(pg.mkPen(c.line, width=1))
        self._spot.setBrush(pg.mkBrush(c.accent))
        self._spot.setPen(pg.mkPen(c.plot))
