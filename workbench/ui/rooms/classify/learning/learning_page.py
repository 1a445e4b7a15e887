"""The learning page: how the figure grows with rows, and changes with a parameter."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any, ClassVar

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from workbench.core.results.evaluating.learning_curve import (
    Curve,
    CurveFold,
    CurvePoint,
)
from workbench.core.results.evaluating.run import Run
from workbench.ui.room import Room
from workbench.ui.rooms.classify.curves.curve_shapes import Shape
from workbench.ui.rooms.classify.curves.run_lines import RunLine
from workbench.ui.rooms.classify.learning.fold_tally import (
    FoldTally,
    learning_points,
    value_points,
)
from workbench.ui.rooms.classify.learning.learning_side import LearningSide
from workbench.ui.rooms.classify.learning.tested_plot import TestedPlot
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.run_signs import MOST_RUNS, RunSign
from workbench.ui.services.job_signals import Request
from workbench.ui.services.numbers import number
from workbench.ui.widgets.side_column import scrolled

#: Shares of the training rows that are tried.
SHARES = tuple(round(0.1 * i, 1) for i in range(1, 11))
TASKS = {"curve": "learning_curve", "values": "validation_curve"}


@dataclass(slots=True, eq=False)
class RunCurve:
    """A curve of one run: what was asked for and what has come.

    Attributes
    ----------
    number : int
        Of the run.
    kind : str
        ``curve`` or ``values``.
    tally : FoldTally
        The folds so far.
    parameter : str
    points : tuple of CurvePoint
        As the task gives them, once it is done.
    fraction : float
        The share of the job that is done.
    """

    number: int
    kind: str
    tally: FoldTally = field(default_factory=FoldTally)
    parameter: str = ""
    points: tuple[CurvePoint, ...] = ()
    fraction: float = 0.0

    @property
    def key(self) -> tuple[int, str, str]:
        """What tells curves apart."""
        return (self.number, self.kind, self.parameter)

    def known(self) -> tuple[CurvePoint, ...]:
        """Return the points, or what is known of them so far."""
        return self.points or self.tally.points()


class _Plots(dict[str, TestedPlot]):
    """The plots by kind, each made when first asked for."""

    def __init__(self, make: Callable[[str], TestedPlot]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, kind: str) -> TestedPlot:
        plot = self[kind] = self._make(kind)
        return plot


class LearningPage(ResultPage):
    """Learning and validation curves of a run's classifier, drawn as folds arrive."""

    page_id: ClassVar[str] = "learning"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._curves: dict[tuple[int, str, str], RunCurve] = {}
        self._running: dict[str, RunCurve] = {}
        self._chosen: tuple[Run, ...] = ()
        self._waiting: deque[Run] = deque()  # whose learning curves come next
        self._values: list[Any] = []  # of the parameter, at the points drawn
        self.side = LearningSide()
        self.plots = _Plots(self._make_plot)
        self._requests = {kind: self._request(kind) for kind in TASKS}
        self._lay_out()
        self._connect()

    def _request(self, kind: str) -> Request:
        request = self.room.request()
        request.setProperty("kind", kind)
        request.partial.connect(self._on_request_partial)
        request.progressed.connect(self._on_request_progressed)
        request.done.connect(self._on_request_done)
        request.idle.connect(self._on_request_idle)
        request.cancelled.connect(self._on_request_cancelled)
        request.failed.connect(self._on_request_failed)
        return request

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 8, 8, 4)
        row.setSpacing(12)
        row.addWidget(self._stack, 1)
        row.addWidget(scrolled(self.side))

    def _connect(self) -> None:
        side = self.side
        side.kind_chosen.connect(self._on_side_kind_chosen)
        side.changed.connect(self._draw)
        side.start_requested.connect(self.start)
        side.cancel_requested.connect(self._on_side_cancel_requested)
        side.use_requested.connect(self._on_side_use_requested)
        side.log.toggled.connect(self._draw)
        self.context.session.data_changed.connect(self.refresh)
        self.context.session.runs_changed.connect(self._on_session_runs_changed)

    def _make_plot(self, kind: str) -> TestedPlot:
        """Make a plot when it is first looked at, or drawn."""
        name = "learning" if kind == "curve" else "values"
        plot = TestedPlot(self.context.theme, f"classify_{name}_plot")
        if kind == "values":
            plot.point_chosen.connect(self._on_values_point_chosen)
        self._name_plot(kind, plot)
        self._stack.addWidget(plot)
        return plot

    def _name_plot(self, kind: str, plot: TestedPlot) -> None:
        train, test = self.tr("training"), self.tr("test")
        spread, folds = self.tr("deviation of the folds"), self.tr("folds")
        x = self.tr("rows") if kind == "curve" else self.tr("value")
        headers = (x, test, spread, train, folds)
        plot.name_curves(self.tr("test ± deviation"), train, headers)

    # -- a page ---------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.side.retranslate()
        for kind, plot in self.plots.items():
            self._name_plot(kind, plot)
        self._draw()

    def show_chosen(self, runs: Sequence[Run]) -> None:
        self._chosen = tuple(runs)
        self.refresh()

    def fill(self) -> None:
        run = self.current
        plugin = None if run is None else self.context.catalogue.get(run.plugin)
        self.side.offer(() if plugin is None else plugin.params)
        self._draw()

    def probe(self) -> dict[str, Any]:
        curve = self._shown()
        return {
            "kind": self.side.kind,
            "running": self._is_running(),
            "points": [] if curve is None else _probed(curve),
            "parameter": self.side.param.currentData(),
            **self.plots[self.side.kind].probe("curve"),
        }

    # -- asking ---------------------------------------------------------------------------

    def start(self) -> None:
        """Compute the curve that is chosen, for the run shown, or for all chosen runs."""
        run, kind = self.current, self.side.kind
        if run is None or self._blocked():
            return
        self._requests[kind].cancel()  # with all that waited behind it
        if kind == "curve":
            self._waiting.extend(one for one in self._fitting() if one is not run)
        self.room.next_generation()
        self._start(run, kind)

    def _start(self, run: Run, kind: str) -> None:
        payload = self.payload(run)
        curve = RunCurve(run.number, kind)
        if kind == "curve":
            payload["shares"] = list(SHARES)
            title = self.tr("Learning curve of {title}").format(title=run.title)
        else:
            curve.parameter = str(self.side.param.currentData())
            payload["parameter"] = curve.parameter
            payload["values"] = list(self.side.chosen_values())
            title = self.tr("{parameter} of {title}").format(
                parameter=curve.parameter, title=run.title
            )
        self._requests[kind].start(
            TASKS[kind], payload, title=title, plugins=self.charged(run)
        )
        # only now: an older job that gave way has ended with the line above
        self._curves[curve.key] = self._running[kind] = curve
        self._draw()

    def _start_next(self) -> None:
        """Go on with the next of the chosen runs, if its data are still shown."""
        while self._waiting:
            run = self._waiting.popleft()
            if self.has_data(run):
                self._start(run, "curve")
                return

    def _fitting(self) -> list[Run]:
        """Return the chosen runs whose learning curves are drawn together, if two are."""
        now = self.current
        if now is None or all(run is not now for run in self._chosen):
            return []
        numeric = now.accuracy is None
        found = [
            run
            for run in self._chosen
            if run.data == now.data and (run.accuracy is None) == numeric
        ]
        if len(found) > MOST_RUNS:
            others = [run for run in found if run is not now][: MOST_RUNS - 1]
            found = sorted([now, *others], key=lambda run: run.number)
        return found if len(found) > 1 else []

    def _blocked(self) -> str:
        run = self.current
        if run is None:
            return self.tr("Run a classifier first.")
        if not self.has_data(run):
            return self.tr("Show the data set of this run, {data}, to start.").format(
                data=run.data
            )
        return self.side.problem

    def _shown(self) -> RunCurve | None:
        if self.current is None:
            return None
        kind = self.side.kind
        parameter = str(self.side.param.currentData()) if kind == "values" else ""
        return self._curves.get((self.current.number, kind, parameter))

    def _is_running(self) -> bool:
        """Whether the curve that is shown is being computed."""
        curve = self._running.get(self.side.kind)
        return curve is not None and curve is self._shown()

    # -- drawing --------------------------------------------------------------------------

    def _draw(self) -> None:
        kind, curve = self.side.kind, self._shown()
        self.plots[kind].ceiling = self._factor()
        known = () if curve is None else curve.known()
        if kind == "curve":
            self._draw_rows(known)
        else:
            self._draw_values(known)
        self._refresh_side()
        title = "" if self.current is None else self.current.title
        names = {
            "curve": self.tr("Learning curve of {title}"),
            "values": self.tr("Validation curve of {title}"),
        }
        said = self.side.said.text()
        self.plots[kind].describe(names[kind].format(title=title), said)

    def _draw_rows(self, known: tuple[CurvePoint, ...]) -> None:
        is_log, plot = self.side.log.isChecked(), self.plots["curve"]
        points = learning_points(known, self._factor(), is_log=is_log)
        plot.show_points(points, own_ticks=is_log)
        plot.show_runs(self._run_lines(is_log))
        plot.set_labels(self.tr("Training rows"), self._figure())

    def _run_lines(self, is_log: bool) -> list[RunLine]:
        """Return the test means of the chosen runs whose curves are known."""
        found = []
        for place, run in enumerate(self._fitting()):
            curve = self._curves.get((run.number, "curve", ""))
            known = () if curve is None else curve.known()
            points = learning_points(known, self._factor(), is_log=is_log)
            points = [point for point in points if not math.isnan(point.test)]
            if not points:
                continue
            line = Shape(
                np.array([point.x for point in points]),
                np.array([point.test for point in points]),
                area=points[-1].test,
            )
            text = escape(f"#{run.number} {run.title}  {self._text(points[-1].test)}")
            sign = RunSign(place)
            found.append(RunLine(run.number, text, line, sign, run is self.current))
        return found if len(found) > 1 else []

    def _draw_values(self, known: tuple[CurvePoint, ...]) -> None:
        points, self._values, is_log, is_number = value_points(known, self._factor())
        plot = self.plots["values"]
        plot.show_points(points, joined=is_number, own_ticks=True, ring=True)
        plot.choose(plot.best)
        name = self.side.param.currentText().replace("_", " ")
        if is_log:
            name = self.tr("{name} (logarithmic axis)").format(name=name)
        plot.set_labels(name, self._figure())

    def _is_numeric(self) -> bool:
        return self.current is not None and self.current.accuracy is None

    def _factor(self) -> float:
        return 1.0 if self._is_numeric() else 100.0

    def _figure(self) -> str:
        return self.tr("R²") if self._is_numeric() else self.tr("Accuracy, %")

    # -- the side ---------------------------------------------------------------------------

    def _refresh_side(self) -> None:
        kind, running = self.side.kind, self._running.get(self.side.kind)
        self.side.show_running(
            running is not None, 0.0 if running is None else running.fraction
        )
        tips = {
            "curve": self.tr("Train on a tenth of the rows, two tenths, … all of them"),
            "values": self.tr("Test the classifier with each of these values"),
        }
        why_not = self._blocked()
        self.side.allow_start(why_not, tips[kind])
        text = self._said()
        if why_not and not self._is_running():
            text = why_not if not text else f"{text}\n{why_not}"
        self.side.said.setText(text)
        self._refresh_use()

    def _said(self) -> str:
        """Say in one sentence what the curve shows."""
        plot, curve = self.plots[self.side.kind], self._shown()
        points = plot.table()
        if curve is None or not points.n_rows:
            return self._invitation()
        failed = sum(point.failed for point in curve.points)
        text = self._best_text() if self.side.kind == "values" else self._gap_text()
        if failed:
            text += "\n" + self.tr("%n fold(s) failed.", "", failed)
        return text

    def _invitation(self) -> str:
        if self._is_running():
            return self.tr("The first folds are being trained …")
        if self.side.kind == "curve":
            return self.tr("Would more rows help? Start shows how accuracy grows.")
        return self.tr("Which value is best? Start tests each of them.")

    def _gap_text(self) -> str:
        last = self.plots["curve"].probe("curve")
        test, train = last["test"][-1], last["train"][-1]
        return self.tr("With {rows} rows: test {test}, training {train}.").format(
            rows=last["texts"][-1], test=self._text(test), train=self._text(train)
        )

    def _best_text(self) -> str:
        found = self.plots["values"].probe("curve")
        best, chosen = found["best"], found["chosen"]
        if best is None:
            return self.tr("No value could be tested.")
        text = self.tr("Best: {value} with {test}.").format(
            value=found["texts"][best], test=self._text(found["test"][best])
        )
        if chosen is not None and chosen != best:
            text += "\n" + self.tr("Chosen: {value} with {test}.").format(
                value=found["texts"][chosen], test=self._text(found["test"][chosen])
            )
        return text

    def _text(self, figure: float) -> str:
        if figure != figure:  # not a number: nothing was tested
            return "–"
        return number(figure, 3) + ("" if self._is_numeric() else " %")

    def _refresh_use(self) -> None:
        made = "values" in self.plots
        chosen = self.plots["values"].probe("curve")["chosen"] if made else None
        ready = chosen is not None and chosen < len(self._values)
        self.side.use.setEnabled(ready)
        if not ready:
            self.side.use.setText(self.tr("Use this value"))
            return
        text = self.plots["values"].probe("curve")["texts"][chosen]
        self.side.use.setText(self.tr("Use {value}").format(value=text))
        self.side.use.setToolTip(self.tr("Put this value into the form of parameters"))

    # -- slots --------------------------------------------------------------------------------

    def _on_session_runs_changed(self) -> None:
        """Forget the curves of runs that were removed."""
        numbers = {run.number for run in self.context.session.runs}
        kept = {key: curve for key, curve in self._curves.items() if key[0] in numbers}
        self._curves = kept

    def _on_side_kind_chosen(self, kind: str) -> None:
        self._stack.setCurrentWidget(self.plots[kind])
        self._draw()

    def _on_side_cancel_requested(self) -> None:
        self._waiting.clear()
        self._requests[self.side.kind].cancel()

    def _on_side_use_requested(self) -> None:
        chosen = self.plots["values"].probe("curve")["chosen"]
        self.value_wanted.emit(str(self.side.param.currentData()), self._values[chosen])

    def _on_values_point_chosen(self, _index: int) -> None:
        self._refresh_side()

    def _asked(self) -> RunCurve | None:
        """Return the curve of the request whose signal this is."""
        return self._running.get(str(self.sender().property("kind")))

    def _on_request_partial(self, fold: CurveFold) -> None:
        curve = self._asked()
        if curve is not None:
            curve.tally.add(fold)
            self._redraw(curve)

    def _on_request_progressed(self, fraction: float, _text: str) -> None:
        curve = self._asked()
        if curve is not None:
            curve.fraction = fraction
            self._refresh_side()

    def _on_request_done(self, result: Curve) -> None:
        curve = self._asked()
        if curve is not None:
            curve.points = result.points
            if curve.kind == "curve":
                self._start_next()  # first: the room is busy until the last
            self._redraw(curve)
            if curve is self._shown():
                self.context.commands.announced.emit(self._said())

    def _on_request_idle(self) -> None:
        self._running.pop(str(self.sender().property("kind")), None)
        self._refresh_side()

    def _on_request_failed(self) -> None:
        if self.sender().property("kind") == "curve":
            self._start_next()

    def _on_request_cancelled(self) -> None:
        if self.sender().property("kind") == "curve":
            self._waiting.clear()

    def _redraw(self, curve: RunCurve) -> None:
        together = any(run.number == curve.number for run in self._fitting())
        if curve is not self._shown() and not (curve.kind == "curve" and together):
            return
        if self.isVisible():
            self._draw()
        else:
            self.refresh()


def _probed(curve: RunCurve) -> list[dict[str, Any]]:
    """Return the points of a curve for a probe."""
    key = "share" if curve.kind == "curve" else "value"
    points = [asdict(point) for point in curve.known()]
    return [{key: point.pop("place"), **point} for point in points]
