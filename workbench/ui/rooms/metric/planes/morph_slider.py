"""The morph: a slider from I to M, play, and the accuracy along the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QElapsedTimer, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.settings import Settings
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

STEPS = 100
FRAME_MS = 16
PLAY_MS = 4000
#: Pixels at least: enough to aim at a place on the way.
SLIDER_WIDTH = 120
#: With reduced motion, play shows three stills for so long each.
STILLS, STILL_MS = (0, STEPS // 2, STEPS), 1000


class MorphPanel(QWidget):
    """Slider, play, reduce motion; below, the leave-one-out curve.

    Signals
    -------
    moved(t)
        The place on the way changed.
    rested(t)
        It has stayed for a moment: worth announcing.
    """

    moved = Signal(float)
    rested = Signal(float)

    def __init__(
        self, theme: Theme, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._settings = theme, settings
        self._t: list[float] = []
        self._loo: list[float] = []
        self.slider = named(QSlider(Qt.Orientation.Horizontal), "metric_morphSlider")
        self.slider.setRange(0, STEPS)
        self.slider.setValue(STEPS)
        self.slider.setPageStep(5)
        self.play = named(QToolButton(), "metric_playBtn")
        self.play.setCheckable(True)
        self.reduce = named(QCheckBox(), "metric_reduceCheck")
        self.reduce.setChecked(settings.reduce_motion)
        self.record = named(QToolButton(), "metric_recordBtn")
        self._start, self._end, self.readout = QLabel("I"), QLabel("M"), QLabel()
        self.readout.setObjectName("metric_morphLabel")
        self.plot = Plot(theme, "metric_morph_curve_plot", parent=self)
        self._curve = pg.PlotCurveItem()
        self._stops = pg.ScatterPlotItem(pxMode=True)
        self._here = pg.ScatterPlotItem(pxMode=True)
        for item in (self._curve, self._stops, self._here):
            self.plot.addItem(item, ignoreBounds=True)
        self._frame = QTimer(self)
        self._frame.setInterval(STILL_MS if settings.reduce_motion else FRAME_MS)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(350)
        self._clock = QElapsedTimer()
        self._lay_out()
        self._connect()
        self._paint()

    def _lay_out(self) -> None:
        way = QWidget()
        line = QHBoxLayout(way)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for part in (self.play, self._start, self.slider, self._end, self.readout):
            line.addWidget(part, int(part is self.slider))
        self.slider.setMinimumWidth(SLIDER_WIDTH)
        row = FlowRow()
        row.add(way, stretch=1)
        row.add(self.reduce)
        row.add(self.record)
        # the widest text decides, so that the slider does not move under the hand
        self.readout.setMinimumWidth(self.fontMetrics().horizontalAdvance("M" * 11))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.setSpacing(8)
        column.addWidget(row)
        column.addWidget(self.plot, 1)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.show_range((0.0, 1.0), (0.0, 1.0))

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._on_slider_value_changed)
        self.play.toggled.connect(self._on_play_toggled)
        self.reduce.toggled.connect(self._on_reduce_toggled)
        self._frame.timeout.connect(self._on_frame_timeout)
        self._rest.timeout.connect(self._on_rest_timeout)
        self.plot.themed.connect(self._paint)
        self.plot.probes["curve"] = self.probe_curve
        self.plot.table_source = self._table

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.slider.setAccessibleName(self.tr("Way from the identity to the metric"))
        self.slider.setToolTip(
            self.tr("0: distances as they are; 1: distances under M (arrow keys)")
        )
        self.play.setText("▶" if not self.play.isChecked() else "■")
        self.play.setAccessibleName(self.tr("Play the morph"))
        self.play.setToolTip(self.tr("Play the morph from I to M (Space)"))
        self.reduce.setText(self.tr("Reduce motion"))
        self.reduce.setToolTip(self.tr("Three stills in place of a movement"))
        self.record.setText(self.tr("Save animation…"))
        self.record.setAccessibleName(self.tr("Save the morph as an animation"))
        self.record.setToolTip(self.tr("Both planes from I to M as an animated PNG"))
        self.plot.set_labels(self.tr("t, from I to M"), self.tr("Accuracy, %"))
        self._show_here()
        self._describe()

    # -- state ------------------------------------------------------------------------

    @property
    def t(self) -> float:
        """The place on the way, 0 to 1."""
        return self.slider.value() / STEPS

    def set_t(self, t: float) -> None:
        """Go to a place."""
        self.slider.setValue(round(t * STEPS))

    def show_curve(self, t: Sequence[float], loo: Sequence[float]) -> None:
        """Draw the accuracies known so far."""
        self._t, self._loo = list(t), list(loo)
        figures = 100.0 * np.asarray(self._loo)
        self._curve.setData(np.asarray(self._t), figures)
        self._stops.setData(np.asarray(self._t), figures)
        if self._loo:
            lowest = min(float(figures.min()) - 4.0, 92.0)
            self.plot.show_range((0.0, 1.0), (lowest, 101.5), padding=0.02)
        self._show_here()
        self._describe()

    def accuracy(self, t: float) -> float | None:
        """Return the accuracy at the stop nearest to t, None while unknown."""
        if not self._t:
            return None
        nearest = int(np.argmin(np.abs(np.asarray(self._t) - t)))
        if abs(self._t[nearest] - t) > 0.026:
            return None  # the curve has not come that far
        return self._loo[nearest]

    def _table(self) -> TwinTable:
        headers = (self.tr("t, from I to M"), self.tr("Accuracy, %"))
        return TwinTable(headers, (self._t, [100.0 * a for a in self._loo]))

    def _show_here(self) -> None:
        accuracy = self.accuracy(self.t)
        text = "t = " + QLocale().toString(self.t, "f", 2)
        if accuracy is None:
            self._here.setData([], [])
        else:
            self._here.setData([self.t], [100.0 * self._interpolated()])
            text += "   " + percent(accuracy)
        self.readout.setText(text)

    def _interpolated(self) -> float:
        return float(np.interp(self.t, self._t, self._loo))

    def _describe(self) -> None:
        if len(self._loo) < 2:
            self.plot.describe(self.tr("Accuracy along the morph"))
            return
        text = self.tr(
            "Leave-one-out accuracy from {first} at t = 0 to {last} at t = 1"
        )
        self.plot.describe(
            self.tr("Accuracy along the morph"),
            text.format(first=percent(self._loo[0]), last=percent(self._loo[-1])),
        )

    # -- movement -----------------------------------------------------------------------

    def stop(self) -> None:
        """Stop playing."""
        self.play.setChecked(False)

    def _on_slider_value_changed(self) -> None:
        self._show_here()
        self.moved.emit(self.t)
        self._rest.start()

    def _on_play_toggled(self, on: bool) -> None:
        self.play.setText("■" if on else "▶")
        if not on:
            self._frame.stop()
            return
        self._clock.start()
        self.slider.setValue(0)
        self._frame.start()

    def _on_reduce_toggled(self, on: bool) -> None:
        self._settings.reduce_motion = on  # of everything that moves
        self._frame.setInterval(STILL_MS if on else FRAME_MS)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reduce.setChecked(self._settings.reduce_motion)

    def _on_frame_timeout(self) -> None:
        if self.reduce.isChecked():
            later = [s for s in STILLS if s > self.slider.value()]
            self.slider.setValue(later[0] if later else STEPS)
        else:
            self.slider.setValue(round(STEPS * self._clock.elapsed() / PLAY_MS))
        if self.slider.value() >= STEPS:
            self.play.setChecked(False)

    def _on_rest_timeout(self) -> None:
        self._describe()
        self.rested.emit(self.t)

    # -- looks --------------------------------------------------------------------------

    def _paint(self) -> None:
        c = self._theme.colours
        self._curve.setPen(pg.mkPen(c.accent, width=2))
        self._stops.setSymbol("o")
        self._stops.setSize(5)
        self._stops.setPen(None)
        self._stops.setBrush(pg.mkBrush(c.accent))
        self._here.setSymbol("o")
        self._here.setSize(13)
        self._here.setPen(pg.mkPen(c.plot, width=2))
        self._here.setBrush(pg.mkBrush(c.warning))

    def probe_curve(self) -> dict[str, Any]:
        """Return the stops, their accuracies and the present place."""
        return {"t": list(self._t), "loo": list(self._loo), "at": self.t}
