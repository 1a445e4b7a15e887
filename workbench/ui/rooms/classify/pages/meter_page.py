"""The lazy-eager meter: who pays at training, who pays at each question."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.core.results.evaluating.run import Run
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.figures_table import Column, FiguresTable

#: So many runs are drawn, the newest; the table has all.
_DRAWN = 12
#: Bars begin at this many seconds: nobody measures less.
_FLOOR = 1e-7
_NAMES_WIDTH = 150


@dataclass(frozen=True, slots=True)
class Cost:
    """Cost of a run: seconds to fit all folds, seconds a row, bytes, distances."""

    fit: float | None
    row: float | None
    bytes: int | None
    distances: int | None
    training_rows: int | None


def meter(run: Run) -> Cost:
    """Return what a run cost.

    Runs without a meter of their own are read from the seconds of all folds.
    """
    own, seconds, n = run.result.meter, run.result.seconds, run.result.n
    per_row = None if own is None else own.predict_ms_per_row
    if per_row is None and n and seconds.predict is not None:
        per_row = 1000 * seconds.predict / n
    return Cost(
        fit=seconds.fit if own is None else own.fit_seconds,
        row=None if per_row is None else per_row / 1000,
        bytes=None if own is None else own.model_bytes,
        distances=None if own is None else own.distances,
        training_rows=None if own is None else own.training_rows,
    )


class MeterPage(ResultPage):
    """All runs of one data set: training to the left, answering to the right."""

    page_id: ClassVar[str] = "meter"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        theme = room.context.theme
        self._hint = QLabel(wordWrap=True)
        self._plot = Plot(theme, "classify_meter_plot")
        self._plot.getPlotItem().getAxis("left").setWidth(_NAMES_WIDTH)
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.table_source = self._table_of_bars
        self._plot.probes["bars"] = self.probe
        self._bars: list[pg.GraphicsObject] = []
        self._table = FiguresTable(theme, "classify_meter_table")
        layout = QVBoxLayout(self)
        layout.addWidget(self._hint)
        layout.addWidget(self._plot, 3)
        layout.addWidget(self._table, 2)
        room.context.session.runs_changed.connect(self.refresh)

    def retranslate(self) -> None:
        self._hint.setText(
            self.tr(
                "Lazy methods learn in no time and pay at every question; eager ones "
                "pay once, at training."
            )
        )
        self._table.setAccessibleName(self.tr("What each run cost"))
        self._plot.describe(self.tr("Training time; prediction time per row"))

    def runs(self) -> list[Run]:
        """Return the runs on the data set of the run shown, the newest first."""
        if self.current is None:
            return []
        runs = self.context.session.runs[::-1]
        return [run for run in runs if run.data == self.current.data]

    def fill(self) -> None:
        runs = self.runs()
        figures = [meter(run) for run in runs]
        marked = next((i for i, run in enumerate(runs) if run is self.current), -1)
        self._fill_table(runs, figures, marked)
        self._draw(runs[:_DRAWN], figures[:_DRAWN], marked)

    def _fill_table(self, runs: list[Run], figures: list[Cost], marked: int) -> None:
        def values(key: str, factor: float = 1.0) -> list[float | None]:
            found = (getattr(f, key) for f in figures)
            return [None if value is None else factor * value for value in found]

        columns = [
            Column(
                self.tr("training, s"), values("fit"), "log",
                self.tr("Seconds to learn from the training rows of one fold"),
            ),
            Column(
                self.tr("answer, ms"), values("row", 1000), "log",
                self.tr("Milliseconds to predict one row"),
            ),
            Column(
                self.tr("model, kB"), values("bytes", 1 / 1024), "log",
                self.tr("What is kept for answering, in kilobytes"),
            ),
            Column(
                self.tr("distances"), values("distances"), "log count",
                self.tr("Distances computed to answer for the test rows"),
            ),
        ]  # fmt: skip
        names = [f"#{run.number} {run.title}" for run in runs]
        self._table.figures.show_figures(names, columns, marked)

    # -- the picture ----------------------------------------------------------------

    def _draw(self, runs: list[Run], figures: list[Cost], marked: int) -> None:
        for item in self._bars:
            self._plot.removeItem(item)
        self._bars = []
        self._plot.setVisible(bool(runs))
        if not runs:
            return
        heights = np.arange(len(runs))[::-1]
        sides = [[getattr(f, key) for f in figures] for key in ("fit", "row")]
        floors = [_floor(side) for side in sides]
        reach = 1.0
        for sign, side, floor in zip((-1, 1), sides, floors, strict=True):
            lengths = np.array([_length(value, floor) for value in side])
            reach = max(reach, float(lengths.max()))
            self._draw_side(sign * lengths, heights, marked)
        self._label(runs, heights, floors, reach)

    def _draw_side(self, lengths: np.ndarray, heights: np.ndarray, marked: int) -> None:
        c = self._plot.theme.colours
        for here in (False, True):  # the run shown in the full colour
            chosen = [i for i in range(len(lengths)) if (i == marked) is here]
            colour = QColor(c.accent)
            colour.setAlphaF(1.0 if here else 0.4)
            bars = pg.BarGraphItem(
                x0=np.zeros(len(chosen)), x1=lengths[chosen], y=heights[chosen],
                height=0.62, brush=colour, pen=pg.mkPen(None),
            )  # fmt: skip
            self._plot.addItem(bars)
            self._bars.append(bars)

    def _label(
        self, runs: list[Run], heights: np.ndarray, floors: list[int], reach: float
    ) -> None:
        reach = math.ceil(reach)
        step = max(1, math.ceil(reach / 3))
        decades = range(step, reach + 1, step)
        ticks = [(-d, self._time(floors[0] + d)) for d in decades]
        ticks += [(d, self._time(floors[1] + d)) for d in decades]
        item = self._plot.getPlotItem()
        item.getAxis("bottom").setTicks([[(0.0, ""), *ticks]])
        metrics = self._plot.fontMetrics()
        elide = Qt.TextElideMode.ElideMiddle
        names = [
            metrics.elidedText(f"#{r.number} {r.title}", elide, _NAMES_WIDTH - 16)
            for r in runs
        ]
        item.getAxis("left").setTicks([list(zip(heights.tolist(), names, strict=True))])
        self._plot.set_labels(
            self.tr("← time to train  |  time to answer for one row →"), ""
        )
        self._plot.show_range((-reach, reach), (-0.5, max(len(runs), 4) - 0.5), 0.02)
        middle = pg.InfiniteLine(
            0, angle=90, pen=pg.mkPen(self._plot.theme.colours.text)
        )
        self._plot.addItem(middle)
        self._bars.append(middle)

    def _time(self, power: int) -> str:
        """Write ten to a power of seconds."""
        units = (
            (self.tr("s"), 0), (self.tr("ms"), -3), (self.tr("µs"), -6),
            (self.tr("ns"), -9),
        )  # fmt: skip
        for unit, least in units:
            if power >= least:
                return f"{10 ** (power - least)} {unit}"
        return f"1e{power} {units[0][0]}"

    def _table_of_bars(self) -> TwinTable:
        figures = [meter(run) for run in self.runs()]
        nan = math.nan
        columns = [
            np.array(
                [nan if v is None else v for v in (getattr(f, key) for f in figures)]
            )
            for key in ("fit", "row", "bytes", "distances")
        ]
        names = [f"#{run.number} {run.title}" for run in self.runs()]
        headers = (
            self.tr("run"), self.tr("training, s"), self.tr("answer, s a row"),
            self.tr("model, bytes"), self.tr("distances"),
        )  # fmt: skip
        return TwinTable(headers, (names, *columns))

    def probe(self) -> dict[str, Any]:
        marked = self.current.number if self.current else None
        runs = [
            {"number": r.number, "title": r.title, **asdict(meter(r))}
            for r in self.runs()
        ]
        return {"runs": runs, "marked": marked}


def _floor(values: list[float | None]) -> int:
    """Return the power of ten at which the bars begin: a decade below the smallest."""
    known = [max(v, _FLOOR) for v in values if v]
    return math.floor(math.log10(min(known))) - 1 if known else -1


def _length(value: float | None, floor: int) -> float:
    return math.log10(max(value, _FLOOR)) - floor if value else 0.0
