"""Accuracy against the angle of two strips: Euclid, z-score, KISSNN."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.core.results.metric_views import (
    JUDGED,
    AccuracyColumns,
    StripsAccuracies,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

_STYLES = (Qt.PenStyle.DotLine, Qt.PenStyle.DashLine, Qt.PenStyle.SolidLine)
#: Nothing of interest happens below one half: that is chance.
_LOWEST = 40.0
#: Pixels in which five angles can be read.
_WIDE = 160


class AngleCurves(Plot):
    """Three curves over the angle, and the figures at the angle that is set."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "metric_strips_curve_plot", parent=parent)
        self._angles: list[float] = []
        self._curve = AccuracyColumns()
        self._here: tuple[float, StripsAccuracies] | None = None
        self._best: float | None = None
        self.setMouseEnabled(x=False, y=False)
        self._ceiling = pg.InfiniteLine(angle=0)
        self._mark = pg.InfiniteLine(angle=90)
        self._lines = {name: pg.PlotCurveItem() for name in JUDGED}
        self._points = {name: pg.ScatterPlotItem(pxMode=True) for name in JUDGED}
        overlays = (*self._lines.values(), *self._points.values())
        for item in (self._ceiling, self._mark, *overlays):
            self.addItem(item, ignoreBounds=True)
        self._mark_angles()
        self.getPlotItem().getViewBox().sigResized.connect(self._mark_angles)
        self.show_range((-90.0, 90.0), (_LOWEST, 100.0), 0.06)
        self.themed.connect(self.repaint_items)
        self.probes["curves"] = self._probe_curves
        self.repaint_items()

    def _mark_angles(self) -> None:
        """Write as many angles below the plot as stand side by side."""
        many = self.getPlotItem().getViewBox().width() >= _WIDE
        marked = (-90, -45, 0, 45, 90) if many else (-45, 45)
        ticks = [(float(angle), f"{angle}°") for angle in marked]
        self.getPlotItem().getAxis("bottom").setTicks([ticks])

    def reset_view(self) -> None:
        self.show_range((-90.0, 90.0), (_LOWEST, 100.0), 0.06)

    def show_curve(self, angles: Sequence[float], curve: AccuracyColumns) -> None:
        """Draw accuracies (shares) at angles."""
        self._angles = list(angles)
        self._curve = curve
        for name, line in self._lines.items():
            line.setData(np.array(angles), 100.0 * np.array(curve.of(name)))

    def show_here(self, angle: float, accuracy: StripsAccuracies, best: float) -> None:
        """Mark the angle that is set, and the accuracies there."""
        self._here, self._best = (angle, accuracy), best
        self._mark.setValue(angle)
        self._ceiling.setValue(100.0 * best)
        for name, point in self._points.items():
            point.setData([angle], [max(100.0 * accuracy.of(name), _LOWEST)])

    def repaint_items(self) -> None:
        """Give every item the colours of the theme."""
        c = self.theme.colours
        self._mark.setPen(pg.mkPen(c.line, width=1))
        self._ceiling.setPen(pg.mkPen(c.line, width=1, style=Qt.PenStyle.DashLine))
        for name, style in zip(JUDGED, _STYLES, strict=True):
            colour = self.colour(name)
            self._lines[name].setPen(pg.mkPen(colour, width=2, style=style))
            self._points[name].setSymbol("o")
            self._points[name].setSize(9)
            self._points[name].setPen(pg.mkPen(c.plot, width=1))
            self._points[name].setBrush(pg.mkBrush(colour))

    def colour(self, name: str) -> str:
        """Return the colour of a curve, for its name in words."""
        c = self.theme.colours
        return {"euclid": c.error, "zscore": c.warning, "kissnn": c.accent}[name]

    def table(self) -> TwinTable:
        """Angles and the three accuracies."""
        headers = (self.tr("angle"), self.tr("5-NN"), self.tr("z-score"), "KISSNN")
        columns = (np.array(self._curve.of(name)) for name in JUDGED)
        return TwinTable(headers, (np.array(self._angles), *columns))

    def _probe_curves(self) -> dict[str, Any]:
        here = self._here
        return {
            "angles": self._angles,
            **{name: list(self._curve.of(name)) for name in JUDGED},
            "angle": None if here is None else here[0],
            "here": {} if here is None else asdict(here[1]),
            "best": self._best,
        }
