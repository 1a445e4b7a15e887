"""The page of curves: ROC, precision-recall, calibration, costs and gains of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from workbench.core.results.evaluating.run import Run
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.classify.curves.curve_maker import CurveMaker
from workbench.ui.rooms.classify.curves.curve_plot import CurvePlot
from workbench.ui.rooms.classify.curves.curve_shapes import (
    COARSE,
    FINE,
    Shape,
    condition,
    cost_line,
    place,
    shape,
)
from workbench.ui.rooms.classify.curves.curve_words import CurveWords
from workbench.ui.rooms.classify.curves.run_lines import RunLine
from workbench.ui.rooms.classify.curves.run_scores import AT_ONCE, RunScores
from workbench.ui.rooms.classify.curves.threshold import ThresholdPanel
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.page_list import has_scores
from workbench.ui.rooms.classify.run_signs import MOST_RUNS, RunSign
from workbench.ui.widgets.side_column import scrolled

#: So many runs keep their arrays, so that going to and fro costs nothing.
_KEPT = MOST_RUNS + 2
#: So many scores are read between two frames, and at most so many predictions.
_CELLS, _PORTION = 50_000, 4_000
#: Of more classes, the thin lines would hide more than they show.
_MOST_THIN = {"calibration": 5}


class _Plots(dict[str, CurvePlot]):
    """The pictures by kind, each made when first asked for: five take 0.1 s."""

    def __init__(self, make: Callable[[str], CurvePlot]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, kind: str) -> CurvePlot:
        plot = self[kind] = self._make(kind)
        return plot


class CurvesPage(ResultPage):
    """Five pictures of the scores of a run, with one threshold that moves in all.

    Every class is one against the rest: the chosen one strong, the others thin. The run
    looked at before, if it has the same data and classes, can be drawn too. Where several
    runs are chosen, the chosen class of all of them is drawn, each with a sign of its own.
    """

    page_id: ClassVar[str] = "curves"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._kept: dict[int, RunScores] = {}
        self._scores: RunScores | None = None
        self._second: RunScores | None = None
        self._filled: Run | None = None
        self._before: Run | None = None
        self._chosen: tuple[Run, ...] = ()
        self._together: list[tuple[Run, RunScores]] = []  # those that are drawn
        self._c, self._point = 0, 0
        self._begins = True  # the threshold of a class, when its curve is there
        self._waits = False  # for curves of many rows
        self._others: list[Shape] = []
        self._words = CurveWords(self)
        self.panel = ThresholdPanel()
        self.plots = _Plots(self._make_plot)
        # the thin lines come one by one: many classes of many rows take a while
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._maker = CurveMaker(self)
        self._maker.made.connect(self._on_maker_made)
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._reader.timeout.connect(self._on_reader_timeout)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 8, 4)
        row.setSpacing(12)
        row.addWidget(self._stack, 1)
        row.addWidget(scrolled(self.panel))

    def _connect(self) -> None:
        panel = self.panel
        panel.kind_chosen.connect(self._on_panel_kind_chosen)
        panel.class_chosen.connect(self._on_panel_class_chosen)
        panel.moved.connect(self._on_panel_moved)
        panel.cell_chosen.connect(self._on_panel_cell_chosen)
        panel.costs_changed.connect(self._show_point)
        panel.youden_requested.connect(self._on_panel_youden_requested)
        panel.least_requested.connect(self._on_panel_least_requested)
        panel.compared.connect(self._draw)
        self.context.session.runs_changed.connect(self._on_session_runs_changed)

    def _make_plot(self, kind: str) -> CurvePlot:
        plot = CurvePlot(self.context.theme, kind)
        plot.probes["curve"] = self.probe
        plot.table_source = self._table
        plot.place_chosen.connect(self._on_plot_place_chosen)
        plot.stepped.connect(self._on_plot_stepped)
        self._name_plot(kind, plot)
        self._stack.addWidget(plot)
        return plot

    def _name_plot(self, kind: str, plot: CurvePlot) -> None:
        plot.set_labels(*self._words.axes(kind))
        plot.setToolTip(self._words.tip(kind))

    # -- a page -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.panel.retranslate()
        for kind, plot in self.plots.items():
            self._name_plot(kind, plot)
        if self._scores is not None:
            self._draw()

    def show_run(self, run: Run | None) -> None:
        if run is not self.current and self.current is not None:
            self._before = self.current
        super().show_run(run)

    def show_chosen(self, runs: Sequence[Run]) -> None:
        self._chosen = tuple(runs)
        self.refresh()

    def fill(self) -> None:
        self._stack.setCurrentWidget(self.plots[self.kind])
        run = self.current
        self._scores = None if run is None else self._scores_of(run)
        if self._scores is not None and not self._scores.read(_portion(run)):
            self._scores = None  # the reader calls again when all is there
            self._reader.start()
        if any(not self._scores_of(r).read(_portion(r)) for r in self._fitting()):
            self._reader.start()  # drawn with the others when all of it is there
        self.panel.setEnabled(self._scores is not None)
        if run is None or self._scores is None:
            self._clear()
            if run is not None and run.result.predictions is not None:
                self._say_computed(len(run.result.predictions))
            return
        if run is not self._filled:
            self._take(run, self._scores)
        self._draw()

    def probe(self) -> dict[str, Any]:
        scores = self._scores
        if scores is None:
            return {"kind": self.kind}
        if self._waits:
            self._maker.drop()
            self._draw(at_once=True)
        at, called = scores.at(self._c, self.threshold), scores.as_predicted(self._c)
        cells = ("tp", "fp", "fn", "tn")
        return {
            "kind": self.kind,
            "positive": scores.classes[self._c],
            "threshold": self.threshold,
            "counts": {cell: getattr(at, cell) for cell in cells},
            "called": {cell: getattr(called, cell) for cell in cells},
            "auc": scores.curve("roc", self._c).area,
            "ap": scores.curve("pr", self._c).area,
            "compared": self._before.number if self._second and self._before else None,
            "drawn": self.plots[self.kind].drawn(),
            "runs": self.plots[self.kind].runs.probe(),
        }

    # -- what is shown ------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """Which picture: one of `KINDS`."""
        return self.panel.kinds.current

    @property
    def threshold(self) -> float:
        """The score from which on a row is called positive."""
        if self._shown is None:
            return np.inf
        return float(self._shown.curve("roc", self._c).thresholds[self._point])

    @property
    def _shown(self) -> RunScores | None:
        """The scores whose curves are drawn, not only asked for."""
        return None if self._waits else self._scores

    def choose(self, kind: str) -> None:
        """Show another picture."""
        self.panel.kinds.choose(kind)

    def _scores_of(self, run: Run) -> RunScores:
        found = self._kept.pop(run.number, None) or RunScores(run)
        self._kept[run.number] = found  # the one used last stands last
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    def _take(self, run: Run, scores: RunScores) -> None:
        """Begin with another run: its classes, its costs, the usual threshold."""
        same = self._filled is not None and len(scores.classes) > self._c
        self._filled, self._c = run, self._c if same else 0
        self.panel.offer_classes(scores.classes, self._c)
        costs = run.recipe.get("costs")
        if costs and len(costs) == 2:
            other = 1 - self._c
            self.panel.set_costs(costs[other][self._c], costs[self._c][other])
        tip = self._words.calibration_tip()
        why = "" if scores.are_probabilities else self._words.no_probabilities()
        self.panel.kinds.allow("calibration", why, tip)
        if why and self.kind == "calibration":
            self.choose("roc")
        self._begin_class()

    def _begin_class(self) -> None:
        """Start anew: where, the curve of the class will say."""
        self._begins = True

    def _begin_threshold(self, scores: RunScores) -> None:
        """Start where the classifier itself would draw the line."""
        self._begins = False
        thresholds = scores.curve("roc", self._c).thresholds
        if scores.are_probabilities:
            strict = int(np.count_nonzero(thresholds >= 0.5)) - 1
            self._point = max(strict, 0)
        else:
            self._point = scores.most_youden(self._c)
        self.panel.offer_points(len(thresholds), self._point)
        self.panel.name_cells(scores.classes[self._c])

    # -- drawing ------------------------------------------------------------------------------

    def _clear(self) -> None:
        self._timer.stop()
        self._filled = None
        self._waits = False
        self.panel.clear()
        for kind, plot in self.plots.items():
            self._empty(kind, plot)

    def _empty(self, kind: str, plot: CurvePlot) -> None:
        nothing = Shape(np.empty(0), np.empty(0))
        plot.show_shape(nothing, 0, None)
        plot.show_others([])
        plot.show_runs([])
        plot.name_lines([])
        plot.show_place(np.nan, np.nan, (np.nan, np.nan), [])
        plot.describe(self._words.tip(kind))

    def _say_computed(self, rows: int) -> None:
        """Say in the place of a picture that it will come."""
        plot, line = self.plots[self.kind], self._words.computed(rows)
        plot.name_lines([f"<span style='color:TEXT'>{line}</span>"])
        plot.describe(self._words.tip(self.kind), line)

    def _wait(self, scores: RunScores, jobs: Sequence[Callable[[], object]]) -> None:
        """Have what is not there yet made in a thread; it is drawn when it comes."""
        self._timer.stop()
        self._waits = True
        self.panel.hold(True)
        self._empty(self.kind, self.plots[self.kind])
        self._say_computed(len(scores.true))
        self._maker.ask(jobs)

    def _to_make(
        self, found: Sequence[RunScores]
    ) -> Iterator[tuple[int, Callable[[], object]]]:
        """Yield what is still to be made for a picture, with the rows it sorts."""
        c, kind = self._c, self.kind
        for scores in found:
            for needed in dict.fromkeys(("roc", "pr", kind)):
                if not scores.has_curve(needed, c):
                    yield len(scores.true), partial(scores.curve, needed, c)
            if (kind, c, FINE) not in scores.shapes:
                yield 0, partial(shape, kind, scores, c)

    def _draw(self, at_once: bool = False) -> None:
        scores = self._scores
        if scores is None:
            return
        self._together = self._drawn_together(scores)
        self._second = None if self._together else self._compared(scores)
        if self._together:
            self.panel.offer_compare("")
        second = self._second
        drawn = [scores, *(of for _, of in self._together if of is not scores)]
        made = list(self._to_make(drawn if second is None else [*drawn, second]))
        if not at_once and sum(rows for rows, _job in made) > AT_ONCE:
            self._wait(scores, [job for _rows, job in made])
            return
        self._waits = False
        self.panel.hold(False)
        if self._begins:
            self._begin_threshold(scores)
        kind, plot = self.kind, self.plots[self.kind]
        other = None if second is None else shape(kind, second, self._c)
        plot.show_shape(shape(kind, scores, self._c), self._c, other)
        self._others = []
        plot.show_others([])
        several = 2 < len(scores.classes) <= _MOST_THIN.get(kind, len(scores.classes))
        plot.show_runs(self._run_lines(kind))
        if self._together:
            left_out = len(self._chosen) - len(self._together)
            lines = self._words.of_class(scores.classes[self._c], left_out)
        else:
            lines = self._words.lines(kind, scores, self._c, second, self._before)
        plot.name_lines(lines)
        self._describe(plot, scores)
        self._show_point()
        if several and not self._together:
            self._timer.start()
        else:
            self._timer.stop()

    def _describe(self, plot: CurvePlot, scores: RunScores) -> None:
        """Say what is drawn to who cannot see it."""
        title = "" if self.current is None else self.current.title
        name = self._words.name(self.kind).format(title=title)
        text = self._words.summary(scores, self._c)
        if self._together:
            name = self._words.several([run.title for run, _scores in self._together])
            found = [
                f"#{run.number} {run.title}: {self._words.summary(of, self._c)}"
                for run, of in self._together
            ]
            text = "; ".join(found)
        plot.describe(name, text)

    def _fitting(self) -> list[Run]:
        """Return the chosen runs that may be drawn with the one shown, if there are two."""
        now = self.current
        if now is None or all(run is not now for run in self._chosen):
            return []
        classes = now.result.data.classes
        found = [
            run
            for run in self._chosen
            if run is now
            or (
                run.data == now.data
                and run.result.data.classes == classes
                and has_scores(run)
            )
        ]
        if len(found) > MOST_RUNS:  # the one shown is always among them
            others = [run for run in found if run is not now][: MOST_RUNS - 1]
            found = sorted([now, *others], key=lambda run: run.number)
        return found if len(found) > 1 else []

    def _drawn_together(self, scores: RunScores) -> list[tuple[Run, RunScores]]:
        """Return the chosen runs with their scores, those that are read; none if one."""
        found = [(run, self._scores_of(run)) for run in self._fitting()]
        found = [
            (run, of)
            for run, of in found
            if of.ready and (self.kind != "calibration" or of.are_probabilities)
        ]
        mine = any(of is scores for _run, of in found)
        return found if mine and len(found) > 1 else []

    def _run_lines(self, kind: str) -> list[RunLine]:
        places = {run.number: i for i, run in enumerate(self._fitting())}
        return [
            RunLine(
                run.number,
                self._words.run_line(kind, run, of, self._c),
                shape(kind, of, self._c),
                RunSign(places[run.number]),
                strong=run is self.current,
            )
            for run, of in self._together
        ]

    def _compared(self, scores: RunScores) -> RunScores | None:
        """Return the scores of the run before, if it can be drawn and is wanted."""
        before, now = self._before, self.current
        fits = (
            before is not None and now is not None and before is not now
            and any(run is before for run in self.context.session.runs)
            and before.data == now.data and has_scores(before)
        )  # fmt: skip
        found = self._scores_of(before) if fits and before is not None else None
        if found is not None and not (found.ready and found.classes == scores.classes):
            found = None
        offer = self._words.compare(before) if found and before else ""
        self.panel.offer_compare(offer)
        if found is None or not self.panel.compare.isChecked():
            return None
        return found if self.kind != "calibration" or found.are_probabilities else None

    def _on_reader_timeout(self) -> None:
        """Read on; draw when the last prediction was read."""
        runs = [] if self.current is None else [self.current, *self._fitting()]
        left = [run for run in runs if not self._scores_of(run).read(_portion(run))]
        if not left:
            self._reader.stop()
            self.refresh()
        elif all(self._scores_of(run).is_whole() for run in left):
            self._reader.stop()
            self._maker.ask([self._scores_of(run).join for run in left])

    def _on_maker_made(self) -> None:
        """Draw what was asked for: the lines of the chosen class, or the thin ones."""
        if self._scores is None:
            self.refresh()
        elif self._waits:
            self._draw()
        elif self._fitting() and not self._together:
            self._draw()  # another run was read
        else:
            self._timer.start()

    def _on_timer_timeout(self) -> None:
        """Add the line of one more class; draw them when all are there."""
        scores = self._shown
        if scores is None:
            self._timer.stop()
            return
        others = [c for c in range(len(scores.classes)) if c != self._c]
        if len(scores.true) > AT_ONCE:
            jobs = [
                partial(shape, self.kind, scores, c, COARSE)
                for c in others
                if (self.kind, c, COARSE) not in scores.shapes
            ]
            if jobs:
                self._timer.stop()
                self._maker.ask(jobs)
                return
        if len(self._others) < len(others):
            c = others[len(self._others)]
            self._others.append(shape(self.kind, scores, c, COARSE))
            return
        self._timer.stop()
        self.plots[self.kind].show_others(self._others)

    def _show_point(self) -> None:
        """Move the marks to the threshold; this is all that a moved slider costs."""
        scores = self._shown
        if scores is None:
            return
        kind, c = self.kind, self._c
        at, called = scores.at(c, self.threshold), scores.as_predicted(c)
        costs = self.panel.false_alarm.value(), self.panel.missed.value()
        where = condition(at, *costs)
        x, y = place(kind, at, self.threshold, where)
        line = cost_line(at) if kind == "cost" else ()
        mark = place(kind, called, np.nan, where)
        self.plots[kind].show_place(x, y, mark, line)
        self.panel.show_operating(at)

    def _go(self, point: int) -> None:
        scores = self._shown
        if scores is None:
            return
        count = len(scores.curve("roc", self._c).thresholds)
        self._point = min(max(point, 0), count - 1)
        self.panel.offer_points(count, self._point)
        self._show_point()

    def _table(self) -> TwinTable:
        if self._shown is None:
            return TwinTable()
        if self._together:
            return self._words.table_of_runs(self.kind, self._together, self._c)
        return self._words.table(self.kind, self._shown.curve(self.kind, self._c))

    # -- slots --------------------------------------------------------------------------------

    def _on_session_runs_changed(self) -> None:
        """Forget the runs that were removed."""
        numbers = {run.number for run in self.context.session.runs}
        self._kept = {n: kept for n, kept in self._kept.items() if n in numbers}

    def _on_panel_kind_chosen(self, kind: str) -> None:
        self._stack.setCurrentWidget(self.plots[kind])
        self._draw()

    def _on_panel_class_chosen(self, c: int) -> None:
        self._c = c
        self._begin_class()
        self._draw()

    def _on_panel_moved(self, point: int) -> None:
        self._point = point
        self._show_point()

    def _on_panel_cell_chosen(self, cell: str) -> None:
        if self._shown is not None:
            self.rows_chosen.emit(self._shown.rows_in(cell, self._c, self.threshold))

    def _on_panel_youden_requested(self) -> None:
        if self._shown is not None:
            self._go(self._shown.most_youden(self._c))

    def _on_panel_least_requested(self) -> None:
        if self._shown is not None:
            costs = self.panel.false_alarm.value(), self.panel.missed.value()
            self._go(self._shown.least_cost(self._c, *costs))

    def _on_plot_stepped(self, steps: int) -> None:
        self._go(self._point - steps * self.panel.slider.singleStep())

    def _on_plot_place_chosen(self, x: float, y: float) -> None:
        """Go to the point of the curve nearest to a place."""
        scores, kind = self._scores, self.kind
        if scores is None:
            return
        roc = scores.curve("roc", self._c)
        if kind == "calibration":
            off = np.abs(np.minimum(roc.thresholds, 1.0) - x)
        elif kind == "cost":  # the line that passes nearest to the pointer
            off = np.abs(roc.x * (1.0 - x) + (1.0 - roc.y) * x - y)
        else:
            curve = roc if kind == "roc" else scores.curve(kind, self._c)
            off = (curve.x - x) ** 2 + (curve.y - y) ** 2
        self._go(int(np.argmin(np.nan_to_num(off, nan=np.inf))))


def _portion(run: Run | None) -> int:
    """Return how many predictions of a run are read between two frames."""
    classes = run.result.data.classes if run else ()
    return min(_PORTION, _CELLS // max(len(classes), 1) + 1)
