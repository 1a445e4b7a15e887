"""The page of 1-NN's error beside the least error there is, by the number of rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.pictures.error_band import ErrorBand
from workbench.numerics.nearest_error import (
    nearest_error_bound,
    normal_bayes_error,
    normal_nearest_error,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.fitted import FittedCombo, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

FloatArray = npt.NDArray[np.float64]

#: Choices of the number of attributes.
DIMENSIONS = (1, 2, 5, 10)
#: The slider's greatest value, in tenths of a standard deviation, and its first one.
_FARTHEST, _FIRST = 50, 20
#: Where the plot begins and ends, and its marks: rows.
_MARKS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
#: Standard errors of the bars.
_BARS = 2.0


class ErrorBandPage(AskingPage):
    """Two normal classes whose Bayes error is known, and how near 1-NN comes to it."""

    page_id = "band"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["band"] = 0.016
        self._request = room.request("latest", unasked=True)
        self._found = ErrorBand()
        self._make_widgets()
        self._lay_out()
        self.distance.valueChanged.connect(self.refresh)
        self.dimensions.currentIndexChanged.connect(self.refresh)
        self.stop.clicked.connect(self._request.cancel)
        self._request.partial.connect(self._on_request_answered)
        self._request.done.connect(self._on_request_answered)
        self._request.idle.connect(self._on_request_idle)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, _FARTHEST)
        slider.setValue(_FIRST)
        slider.setPageStep(5)
        slider.setMinimumWidth(160)
        self.distance = named(slider, "dist_bandDistanceSlider")
        self.shown_distance = named(FittedLabel("δ = 0,0"), "dist_bandDistance_label")
        self.dimensions = FittedCombo("dist_bandDimensions_combo")
        for d in DIMENSIONS:
            self.dimensions.addItem(str(d), d)
        self.dimensions.setCurrentIndex(DIMENSIONS.index(2))
        self.stop = named(QPushButton(), "dist_bandStopBtn")
        self._labels = [QLabel() for _ in range(2)]
        self.figure = named(SizedLabel(theme, factor=1.2, bold=True), "dist_band_label")
        self.measured = named(QLabel(), "dist_bandMeasured_label")
        self.note = named(QLabel(), "dist_bandNote_label")
        for label in (self.figure, self.measured, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = Plot(theme, "dist_band_plot")
        self._edges = (pg.PlotCurveItem(), pg.PlotCurveItem())
        self._band = pg.FillBetweenItem(*self._edges)
        self._limit = pg.PlotCurveItem()
        self._line = pg.PlotCurveItem()
        self._bars = pg.PlotCurveItem(connect="pairs")
        self._spots = pg.ScatterPlotItem()
        for item in (
            self._band, *self._edges, self._limit, self._bars, self._line, self._spots,
        ):  # fmt: skip
            self.plot.addItem(item)
        self._legend = self.plot.add_legend()
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]
        ticks = [[(float(np.log10(n)), str(n)) for n in _MARKS]]
        self.plot.getPlotItem().getAxis("bottom").setTicks(ticks)

    def _lay_out(self) -> None:
        controls = FlowRow()
        self._labels[0].setBuddy(self.distance)
        self._labels[1].setBuddy(self.dimensions)
        controls.add(self._labels[0], self.distance, self.shown_distance)
        controls.add(self._labels[1], self.dimensions)
        controls.add(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.figure, self.measured, self.note):
            column.addWidget(widget)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        column.addWidget(self.plot, 1)

    # -- what is shown ----------------------------------------------------------

    @property
    def delta(self) -> float:
        """The distance of the means, in standard deviations."""
        return self.distance.value() / 10.0

    def known(self) -> tuple[float, float, float]:
        """Return the Bayes error, the bound of 1-NN's limit, and this limit."""
        bayes = normal_bayes_error(self.delta)
        bound = nearest_error_bound(bayes, 2)
        return bayes, bound, normal_nearest_error(self.delta)

    def fill(self) -> None:
        """Draw the band; measure 1-NN where anything changed."""
        asked: dict[str, Any] = {
            "distance": self.delta,
            "dimensions": int(self.dimensions.currentData()),
            "seed": self.context.session.scene.seed,
        }
        self.shown_distance.setText(f"δ = {number(self.delta)}")
        if self.has_to_ask(asked):
            self._found = ErrorBand()
            self.stop.setEnabled(True)
            self._request.start("error_band", asked, title=self.tr("Error of 1-NN"))
        self._show()

    def _on_request_answered(self, found: ErrorBand) -> None:
        self._found = found
        self._show()

    def _on_request_idle(self) -> None:
        self.stop.setEnabled(False)
        self._say_measured()

    def _show(self) -> None:
        with self.latency.measure("band"):
            bayes, bound, limit = self.known()
            text = self.tr(
                "Bayes error P* = {bayes}; with ever more rows 1-NN comes to {limit}, "
                "at most to {bound}"
            )
            self.figure.setText(
                text.format(
                    bayes=percent(bayes), limit=percent(limit), bound=percent(bound)
                )
            )
            self._say_measured()
            self._draw(bayes, bound, limit)
            self.plot.describe(
                self.tr("Error of 1-NN by the number of training rows"),
                f"{self.figure.text()}. {self.measured.text()}",
            )

    def _say_measured(self) -> None:
        found = self._found
        if not found.done:
            busy = self._request.busy
            self.measured.setText(self.tr("Measuring…") if busy else "")
            return
        text = self.tr(
            "Measured with {n} rows: {error} ± {spread}, mean of {done} of {all} "
            "repetitions"
        )
        spread = _BARS * float(np.nan_to_num(found.standard_errors[-1]))
        self.measured.setText(
            text.format(
                n=number(found.sizes[-1], 6), error=percent(found.errors[-1]),
                spread=percent(spread), done=found.done, all=found.repetitions,
            )
        )  # fmt: skip

    def _draw(self, bayes: float, bound: float, limit: float) -> None:
        colours = self.context.theme.colours
        ends = np.log10([_MARKS[0] / 2, _MARKS[-1] * 2])
        styles = Qt.PenStyle
        for edge, height, style in zip(
            self._edges,
            (bayes, bound),
            (styles.SolidLine, styles.DashLine),
            strict=True,
        ):
            pen = pg.mkPen(colours.muted, width=2, style=style)
            edge.setData(ends, np.full(2, height), pen=pen)
        shade = QColor(colours.accent)
        shade.setAlphaF(0.18)
        self._band.setBrush(shade)
        pen = pg.mkPen(colours.warning, width=2, style=styles.DotLine)
        self._limit.setData(ends, np.full(2, limit), pen=pen)
        found = self._found
        x, spread = np.log10(found.sizes), _BARS * np.nan_to_num(found.standard_errors)
        self._line.setData(x, found.errors, pen=pg.mkPen(colours.accent, width=2))
        bars = np.column_stack([found.errors - spread, found.errors + spread])
        self._bars.setData(
            np.repeat(x, 2), bars.ravel(), pen=pg.mkPen(colours.accent, width=1)
        )
        self._spots.setData(
            x, found.errors, size=8, pen=None, brush=pg.mkBrush(colours.accent)
        )
        self._write_legend()
        self.plot.set_labels(self.tr("Training rows (log)"), self.tr("Error"))
        self._show_range()

    def _write_legend(self) -> None:
        items = (self._line, self._edges[1], self._limit, self._edges[0])
        self._legend.show_entries(zip(items, self._names(), strict=True))

    def _names(self) -> tuple[str, ...]:
        return (
            self.tr("1-NN, measured"), self.tr("bound P* (2 − c/(c−1) P*)"),
            self.tr("limit of 1-NN"), self.tr("Bayes error P*"),
        )  # fmt: skip

    def _show_range(self) -> None:
        ends = np.log10([_MARKS[0] / 1.3, _MARKS[-1] * 1.3]).tolist()
        high = max(self.known()[1], 0.05, *self._found.errors.tolist())
        # room for the legend
        self.plot.show_range((ends[0], ends[1]), (0.0, 1.6 * high), padding=0.0)

    def _twin(self) -> TwinTable:
        found, (bayes, bound, limit) = self._found, self.known()
        names = self._names()
        levels = [np.full(len(found.sizes), level) for level in (bound, limit, bayes)]
        return TwinTable(
            (
                self.tr("Training rows"),
                names[0],
                self.tr("standard error"),
                *names[1:],
            ),
            (found.sizes, found.errors, found.standard_errors, *levels),
        )

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (self.tr("Distance of the classes"), self.tr("Attributes"))
        fields = (self.distance, self.dimensions)
        for label, field, title in zip(self._labels, fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        self.distance.setToolTip(
            self.tr("Between the means of two normal classes, in standard deviations")
        )
        self.dimensions.setToolTip(
            self.tr("The classes differ in one; the others are noise")
        )
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Keep what is measured so far"))
        self.note.setText(
            self.tr(
                "Two normal classes, equally frequent, of variance 1. Each point is the "
                "error on 1000 fresh rows, with bars of two standard errors. The band "
                "holds in the limit: with few rows, or many attributes, 1-NN can be above "
                "it."
            )
        )
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the band, the limit and what was measured."""
        bayes, bound, limit = self.known()
        found = self._found
        return {
            "distance": self.delta,
            "dimensions": int(self.dimensions.currentData()),
            "bayes": bayes,
            "bound": bound,
            "limit": limit,
            "sizes": found.sizes.tolist(),
            "errors": found.errors.tolist(),
            "standardErrors": found.standard_errors.tolist(),
            "done": found.done,
            "repetitions": found.repetitions,
            "text": self.figure.text(),
            "measured": self.measured.text(),
            "latency": self.latency.probe(),
        }
