"""Pictures of shrinkage: accuracy against it, and the eigenvalues before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme

#: Eigenvalues below this share of the largest are drawn at it.
FLOOR = 1e-12


class _LowPlot(Plot):
    """A plot for little height that nobody zooms."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        item = self.getPlotItem()
        item.setMouseEnabled(x=False, y=False)
        item.getAxis("left").setWidth(48)
        item.getAxis("bottom").setHeight(36)
        self._x, self._y = (0.0, 1.0), (0.0, 1.0)
        self.themed.connect(self.repaint_items)

    def _curve(self) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem()
        self.addItem(curve, ignoreBounds=True)
        return curve

    def _dots(self, size: int) -> pg.ScatterPlotItem:
        dots = pg.ScatterPlotItem(pxMode=True, size=size, symbol="o")
        self.addItem(dots, ignoreBounds=True)
        return dots

    def repaint_items(self) -> None:
        """Give every item the colours of the theme."""

    def reset_view(self) -> None:
        self.show_range(self._x, self._y, padding=0.04)


class ShrinkageCurve(_LowPlot):
    """Accuracy against shrinkage; marks where Ledoit-Wolf and the hand stand.

    Signals
    -------
    picked(shrinkage)
        A place on the axis was clicked.
    """

    picked = Signal(float)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._line, self._stops = self._curve(), self._dots(5)
        self._ledoit, self._here = pg.InfiniteLine(angle=90), self._dots(13)
        self.addItem(self._ledoit, ignoreBounds=True)
        self._ledoit.hide()
        self._shrinkage: FloatArray = np.empty(0)
        self._figures: FloatArray = np.empty(0)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.table_source = self._table
        self.probes["curve"] = self._probe_curve
        self.repaint_items()

    def show_curve(self, shrinkage: Sequence[float], loo: Sequence[float]) -> None:
        """Draw accuracies (0 to 1) as far as they are known."""
        self._shrinkage = np.asarray(shrinkage, np.float64)
        self._figures = 100.0 * np.asarray(loo, np.float64)
        self._line.setData(self._shrinkage, self._figures)
        self._stops.setData(self._shrinkage, self._figures)
        if len(self._figures):
            low, high = float(self._figures.min()), float(self._figures.max())
            gap = max(high - low, 4.0)
            self._y = (low - 0.1 * gap, max(high + 0.1 * gap, low + gap))
        self.reset_view()

    def show_marks(
        self, shrinkage: float, accuracy: float | None, ledoit: float | None
    ) -> None:
        """Mark the present shrinkage, and that of Ledoit and Wolf."""
        known = [] if accuracy is None else [100.0 * accuracy]
        self._here.setData(x=[shrinkage] * len(known), y=known)
        self._ledoit.setVisible(ledoit is not None)
        self._ledoit.setValue(ledoit or 0.0)

    def accuracy(self, shrinkage: float) -> float | None:
        """Return the accuracy between the nearest stops, None while unknown."""
        if not len(self._shrinkage) or shrinkage > self._shrinkage[-1]:
            return None
        return float(np.interp(shrinkage, self._shrinkage, self._figures)) / 100.0

    def repaint_items(self) -> None:
        c = self.theme.colours
        self._line.setPen(pg.mkPen(c.accent, width=2))
        self._stops.setPen(None)
        self._stops.setBrush(pg.mkBrush(c.accent))
        self._here.setPen(pg.mkPen(c.plot, width=2))
        self._here.setBrush(pg.mkBrush(c.warning))
        self._ledoit.setPen(pg.mkPen(c.muted, width=1.5, style=Qt.PenStyle.DashLine))

    def _table(self) -> TwinTable:
        headers = (self.tr("shrinkage"), self.tr("Accuracy, %"))
        return TwinTable(headers, (self._shrinkage, self._figures))

    def _probe_curve(self) -> dict[str, Any]:
        return {
            "shrinkage": self._shrinkage.tolist(),
            "loo": (self._figures / 100.0).tolist(),
        }

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        view = self.getPlotItem().getViewBox()
        here = float(view.mapSceneToView(event.scenePos()).x())
        if len(self._shrinkage):
            self.picked.emit(min(max(here, 0.0), 1.0))


class Spectrum(_LowPlot):
    """Eigenvalues of Sigma_S and Sigma_D, hollow as they are and filled when shrunk."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._lines = {kind: self._curve() for kind in "SD"}
        self._before = {kind: self._dots(9) for kind in "SD"}
        self._after = {kind: self._dots(7) for kind in "SD"}
        self._values: dict[str, tuple[FloatArray, FloatArray]] = {}
        self.getPlotItem().getAxis("bottom").whole = True
        self.table_source = self._table
        self.probes["eigenvalues"] = self._probe_eigenvalues
        self.repaint_items()

    def show_values(self, values: Mapping[str, tuple[FloatArray, FloatArray]]) -> None:
        """Draw (before, after) of S and of D, largest first; empty for none."""
        self._values = dict(values)
        drawn = [np.concatenate(pair) for pair in values.values()]
        top = max((float(v.max(initial=0.0)) for v in drawn), default=0.0) or 1.0
        lowest = 0.0
        for kind in "SD":
            empty = np.empty(0)
            before, after = (
                np.log10(np.maximum(v, FLOOR * top))
                for v in values.get(kind, (empty, empty))
            )
            # a little aside, so that S and D do not hide each other
            place = np.arange(1, len(before) + 1) + (0.1 if kind == "D" else -0.1)
            self._before[kind].setData(x=place, y=before)
            self._after[kind].setData(x=place, y=after)
            self._lines[kind].setData(place, after)
            lowest = min(
                lowest, float(np.min([*before, *after], initial=np.log10(top)))
            )
        count = max((len(v) // 2 for v in drawn), default=1)
        self._x = (0.5, count + 0.5)
        self._y = (lowest if drawn else -1.0, float(np.log10(top)))
        self.getPlotItem().getAxis("left").setTicks([_powers(*self._y), []])
        self.reset_view()

    def repaint_items(self) -> None:
        c = self.theme.colours
        for kind, colour in (("S", c.accent), ("D", c.error)):
            self._lines[kind].setPen(pg.mkPen(colour, width=1.5))
            self._before[kind].setPen(pg.mkPen(colour, width=1.5))
            self._before[kind].setBrush(None)
            self._after[kind].setPen(None)
            self._after[kind].setBrush(pg.mkBrush(colour))

    def _table(self) -> TwinTable:
        headers = (
            "", self.tr("covariance of S"), self.tr("S, shrunk"),
            self.tr("covariance of D"), self.tr("D, shrunk"),
        )  # fmt: skip
        nothing = np.empty(0), np.empty(0)
        columns = [v for kind in "SD" for v in self._values.get(kind, nothing)]
        return TwinTable(headers, (range(1, len(columns[0]) + 1), *columns))

    def _probe_eigenvalues(self) -> dict[str, Any]:
        return {
            kind: {"before": before.tolist(), "after": after.tolist()}
            for kind, (before, after) in self._values.items()
        }


def _powers(low: float, high: float) -> list[tuple[float, str]]:
    """Return ticks on a logarithmic axis: not more than six, each with its number."""
    if high - low < 2:
        steps = [p + q for p in range(-20, 20) for q in (0.0, np.log10(2), np.log10(5))]
    else:
        apart = int(np.ceil((high - low) / 5))
        steps = [float(p) for p in range(-20, 20) if p % apart == 0]
    return [(p, number(10.0**p, 1)) for p in steps if low - 0.1 <= p <= high + 0.1]
