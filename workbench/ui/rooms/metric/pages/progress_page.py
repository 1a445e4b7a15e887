"""Progress of a learner: objective and eigenvalues against the iteration, live."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.api import FloatArray
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.history import MOST_VALUES
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.planes.draft_metrics import PULSE_MS
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.numbers import locale, number
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import Badge, Tone, set_tone

#: An objective that spans more than this factor is drawn on a logarithmic axis.
WIDE = 50.0
#: Values below this share of the largest count as 0 on the logarithmic axis.
_FLOOR = 1e-9


class ProgressPage(LabPage):
    """The objective of an iterative method, while it learns and afterwards."""

    page_id = "progress"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._pulse = QTimer(self)
        self._pulse.setSingleShot(True)
        self._pulse.setInterval(PULSE_MS)
        self._pulse.timeout.connect(self._on_pulse_timeout)
        self._badge = named(Badge(), "metric_progress_badgeLabel")
        self._text = named(QLabel(), "metric_progress_textLabel")
        self._note = named(QLabel(), "metric_progress_noteLabel")
        set_tone(self._note, "muted")
        self._note.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        head = QHBoxLayout()
        head.setSpacing(8)
        for label in (self._text, self._badge):
            head.addWidget(label)
        head.addWidget(self._note, 1)
        self._plots = QHBoxLayout()
        self._plots.setSpacing(16)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.setSpacing(8)
        nest(column, head)
        nest(column, self._plots, 1)
        self.objective: Plot | None = None  # made when first looked at
        self.spectrum: Plot | None = None

    def build(self) -> Iterator[None]:
        """Make the two plots."""
        theme = self.context.theme
        objective = Plot(theme, "metric_progress_plot", parent=self)
        yield
        spectrum = Plot(theme, "metric_spectrum_plot", parent=self)
        yield
        self.objective, self.spectrum = objective, spectrum
        for plot, share in ((objective, 3), (spectrum, 2)):
            item = plot.getPlotItem()
            item.setMouseEnabled(x=False, y=False)
            item.getAxis("bottom").whole = True
            item.getAxis("left").setWidth(64)
            self._plots.addWidget(plot, share)
        self._curve = pg.PlotCurveItem()
        self._end = pg.ScatterPlotItem(pxMode=True)
        for item in (self._curve, self._end):
            objective.addItem(item, ignoreBounds=True)
        self._values = [pg.PlotCurveItem() for _ in range(MOST_VALUES)]
        for curve in self._values:
            spectrum.addItem(curve, ignoreBounds=True)
        objective.table_source = self._objective_table
        spectrum.table_source = self._spectrum_table
        objective.probes["objective"] = self.probe

    # -- the page -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.refresh()

    def show_picture(self, picture: Picture | None) -> None:
        """Take the metric learned to the end: its path is whole."""
        self._pulse.stop()
        super().show_picture(picture)

    def show_news(self, news: MetricProgress) -> None:
        """Draw the path so far, if it can be seen."""
        if not self._pulse.isActive():
            self._pulse.start()

    @property
    def is_waiting(self) -> bool:
        """Whether news wait to be drawn: more may follow them."""
        return self._pulse.isActive()

    def _on_pulse_timeout(self) -> None:
        if self.isVisible() and self.objective is not None:
            self._draw()

    def fill(self) -> None:
        """Draw what is known."""
        self._draw()

    def probe(self) -> dict[str, Any]:
        """Return path, eigenvalues and texts."""
        return {
            "path": self.history.path.tolist(),
            "name": self.history.objective,
            "live": self.history.live,
            "spectrum": [(i, values.tolist()) for i, values in self.history.spectrum],
            "text": self._text.text(),
            "badge": "" if self._badge.isHidden() else self._badge.text(),
            "note": self._note.text(),
        }

    # -- drawing --------------------------------------------------------------------------

    def _draw(self) -> None:
        assert self.objective is not None
        assert self.spectrum is not None
        iterated = len(self.history.path) > 0
        self.objective.setVisible(iterated)
        self.spectrum.setVisible(iterated and len(self.history.spectrum) > 1)
        self._tell()
        self._paint()
        if iterated:
            self._draw_objective(self.objective)
        if self.spectrum.isVisibleTo(self):
            self._draw_spectrum(self.spectrum)

    def _draw_objective(self, plot: Plot) -> None:
        steps, path = np.arange(1.0, len(self.history.path) + 1), self.history.path
        usable = np.isfinite(path)
        steps, path = steps[usable], path[usable]
        if not len(path):
            return
        wide = path.min() > 0 and path.max() > WIDE * path.min()
        heights = np.log10(path) if wide else path
        plot.getPlotItem().getAxis("left").setTicks(_powers(heights) if wide else None)
        self._curve.setData(steps, heights)
        self._end.setData(steps[-1:], heights[-1:])
        _show_all(plot, steps, heights)
        words = self._objective_name()
        plot.set_labels(self.tr("iteration"), words)
        plot.describe(
            self.tr("Objective against the iteration"),
            self.tr("{name} from {first} to {last} in {n} iterations").format(
                name=words, first=number(path[0], 4), last=number(path[-1], 4),
                n=int(steps[-1]),
            ),
        )  # fmt: skip

    def _draw_spectrum(self, plot: Plot) -> None:
        steps = np.array([i for i, _ in self.history.spectrum], np.float64)
        table = self._spectrum_rows()
        top = float(np.nanmax(table, initial=0.0))
        heights = np.log10(np.maximum(table, _FLOOR * max(top, 1e-300)))
        plot.getPlotItem().getAxis("left").setTicks(_powers(heights))
        for k, curve in enumerate(self._values):
            if k < heights.shape[1]:
                curve.setData(steps, heights[:, k])
            elif curve.xData is not None and len(curve.xData):
                curve.setData([], [])
        _show_all(plot, steps, heights)
        plot.set_labels(self.tr("iteration"), self.tr("eigenvalues of M"))
        plot.describe(
            self.tr("Eigenvalues of M against the iteration"),
            ", ".join(number(v) for v in table[-1]),
        )

    def _spectrum_rows(self) -> FloatArray:
        """Return the eigenvalues, one row for each iteration kept; missing ones are 0."""
        width = max(len(values) for _, values in self.history.spectrum)
        table = np.zeros((len(self.history.spectrum), width))
        for row, (_, values) in zip(table, self.history.spectrum, strict=True):
            row[: len(values)] = values
        return table

    def _paint(self) -> None:
        c = self.context.theme.colours
        self._curve.setPen(pg.mkPen(c.accent, width=2))
        self._end.setSymbol("o")
        self._end.setSize(9)
        self._end.setPen(pg.mkPen(c.plot, width=1.5))
        self._end.setBrush(pg.mkBrush(c.warning if self.history.live else c.accent))
        for k, curve in enumerate(self._values):
            curve.setPen(
                pg.mkPen(c.accent if k == 0 else c.muted, width=2 if k == 0 else 1.2)
            )

    # -- words ----------------------------------------------------------------------------

    def _objective_name(self) -> str:
        names = {"loss": self.tr("loss"), "gain": self.tr("gain")}
        return names.get(self.history.objective, self.tr("objective"))

    def _method(self, plugin: str) -> str:
        info = self.context.catalogue.get(plugin)
        return plugin if info is None else info.title

    def _tell(self) -> None:
        """Say in words how far it came, and whether it is done."""
        result = None if self.picture is None else self.picture.result
        note, badge = "", ""
        tone: Tone = "info"
        if self.history.live:
            badge = self.tr("learning")
            text = self._figures(self._method(self.history.plugin))
        elif result is None:
            text = self.tr("Nothing was learned yet.")
        elif result.by_hand:
            text = self.tr("The metric was shaped by hand.")
        elif not len(self.history.path):
            text = self.tr("{method}: in closed form, no iterations.").format(
                method=self._method(result.request.plugin)
            )
            note = fit_words(result.note)
        else:
            text = self._figures(self._method(result.request.plugin), result.seconds)
            badge, note = self.tr("converged"), fit_words(result.note)
            if not result.fit.converged:
                badge, tone = self.tr("not converged"), "warning"
        self._text.setText(text)
        self._note.setText(note)
        self._note.setToolTip(note)
        self._badge.setText(badge)
        self._badge.setVisible(bool(badge))
        set_tone(self._badge, tone)

    def _figures(self, method: str, seconds: float | None = None) -> str:
        text = self.tr("{method}: iteration {n}, {name} {value}").format(
            method=method, n=len(self.history.path), name=self._objective_name(),
            value=number(float(self.history.path[-1]), 5),
        )  # fmt: skip
        if seconds is None:
            return text
        return text + ", " + locale().toString(seconds, "f", 2) + " s"

    # -- tables ---------------------------------------------------------------------------

    def _objective_table(self) -> TwinTable:
        steps = np.arange(1, len(self.history.path) + 1)
        return TwinTable(
            (self.tr("iteration"), self._objective_name()), (steps, self.history.path)
        )

    def _spectrum_table(self) -> TwinTable:
        rows = self._spectrum_rows() if self.history.spectrum else np.empty((0, 0))
        names = [f"λ{k + 1}" for k in range(rows.shape[1])]
        steps = np.array([i for i, _ in self.history.spectrum])
        return TwinTable((self.tr("iteration"), *names), (steps, *rows.T))


def _show_all(plot: Plot, steps: FloatArray, heights: FloatArray) -> None:
    """Show all of a curve; one that is flat gets some height."""
    low, high = float(np.min(heights)), float(np.max(heights))
    if high - low < 1e-9 * max(abs(high), 1.0):
        low, high = low - 0.5, high + 0.5
    plot.show_range((float(steps[0]), max(float(steps[-1]), 2.0)), (low, high), 0.08)


def _powers(heights: FloatArray) -> list[list[tuple[float, str]]]:
    """Return few ticks for decimal logarithms: whole powers, or 1, 2 and 5 as well."""
    low, high = float(np.min(heights)), float(np.max(heights))
    if high - low > 1.5:
        step = int(np.ceil((high - low) / 4.0))
        places = np.arange(np.ceil(low), high + 0.01, step)
    else:
        decades = np.arange(np.floor(low) - 1, np.ceil(high) + 1)
        places = (decades[:, None] + np.log10([1.0, 2.0, 5.0])).ravel()
        places = places[(places > low - 0.2) & (places < high + 0.2)]
    return [[(float(place), number(10.0**place)) for place in places]]
