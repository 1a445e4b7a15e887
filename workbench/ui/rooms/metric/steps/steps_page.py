"""KISSNN step by step: Algorithms 1 and 2 beside what they do to the data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray
from workbench.core.plane.kissnn_steps import KissnnSteps, Phase, Settings, Step
from workbench.core.results.metric_result import MetricResult
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.steps.steps_bar import StepBar
from workbench.ui.rooms.metric.steps.steps_plots import RowPlane, SetPlane
from workbench.ui.rooms.metric.steps.steps_stage import StepStage
from workbench.ui.rooms.metric.steps.steps_texts import StepTexts
from workbench.ui.widgets.object_names import named

#: Matrices of more attributes take too long between two frames.
MOST_ATTRIBUTES = 100
#: Seconds of searching between two looks at what the user does.
SLICE = 0.012
#: Milliseconds between two pictures of a long search.
PICTURE_MS = 80


class StepsPage(LabPage):
    """Walks through KISSNN on the rows of the picture."""

    page_id = "steps"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.steps: KissnnSteps | None = None
        self._texts: StepTexts | None = None
        self._settings = Settings()
        self._source: FloatArray | None = None
        self._index = self._wanted = 0
        self._reach: FloatArray = np.ones(2)
        self._reached: tuple[Picture, KissnnSteps] | None = None  # whose reach that is
        self._stage: StepStage | None = None
        self.bar = StepBar(self)
        self.sentence = named(QLabel(), "metric_stepsLabel")
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(
            Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        )
        # two lines always: what is above must not jump from step to step
        self.sentence.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.sentence.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        self._search = QTimer(self)
        self._search.setInterval(0)
        self._drawn = QElapsedTimer()
        self._drawn.start()
        self._search.timeout.connect(self._on_search_timeout)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._right = QVBoxLayout()
        self._right.setSpacing(4)
        self._right.addWidget(self.sentence)
        self._right.addWidget(self.bar)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 8, 8, 0)
        self._row.setSpacing(8)
        nest(self._row, self._right, 1)

    def _connect(self) -> None:
        bar = self.bar
        bar.stepped.connect(self._on_bar_stepped)
        bar.went_back.connect(self._on_bar_went_back)
        bar.row_finished.connect(self._on_bar_row_finished)
        bar.part_finished.connect(self._on_bar_part_finished)
        bar.restarted.connect(self._on_bar_restarted)
        bar.ticked.connect(self._on_bar_ticked)
        bar.row_asked.connect(self._on_bar_row_asked)
        for button in bar.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def build(self) -> Iterator[None]:
        """Make the planes when the page is first looked at."""
        theme = self.context.theme
        plane = RowPlane(theme, "metric_steps_plot", self)
        yield
        same = SetPlane(theme, "metric_steps_S_plot", False, self)
        yield
        other = SetPlane(theme, "metric_steps_D_plot", True, self)
        yield
        stage = StepStage(self, plane, {"S": same, "D": other})
        nest(self._right, stage.layout, 1, at=0)
        self._row.insertWidget(0, stage.code)
        stage.plane.row_picked.connect(self._on_plane_row_picked)
        stage.flight.moved.connect(self._on_flight_moved)
        stage.flight.landed.connect(self._on_flight_landed)
        stage.retranslate()
        self._stage = stage
        yield

    # -- the page -----------------------------------------------------------------

    def retranslate(self) -> None:
        self.bar.retranslate()
        if self._stage is not None:
            self._stage.retranslate()
        self._tell()

    def fill(self) -> None:
        picture, stage = self.picture, self._stage
        if stage is None:
            return
        problem = self._problem()
        stage.show_rows(picture if not problem else None)
        self.bar.setEnabled(not problem)
        if picture is None or problem:
            self._forget()
            self.sentence.setText(problem)
            return
        settings, own = settings_of(picture.result)
        if self._source is not picture.X or settings != self._settings:
            self._forget()
            self._source, self._settings = picture.X, settings
            self.steps = KissnnSteps(
                picture.X, picture.y, settings, _known(picture.result, own)
            )
        assert self.steps is not None
        self._texts = StepTexts(self.steps, picture, own)
        kept = self._reached
        if kept is None or kept[0] is not picture or kept[1] is not self.steps:
            self._reach = _reach(picture, self.steps)
            self._reached = picture, self.steps
        self._show()

    def _problem(self) -> str:
        if self.picture is None:
            return self.tr("Learn a metric first (F5): then its making is shown here.")
        d = self.picture.X.shape[1]
        if d > MOST_ATTRIBUTES:
            text = self.tr(
                "{d} attributes are too many to be stepped (at most {most})."
            )
            return text.format(d=d, most=MOST_ATTRIBUTES)
        return ""

    def _forget(self) -> None:
        self.stop()
        self.steps = self._texts = self._reached = None
        self._source, self._index, self._wanted = None, 0, 0

    def mark(self) -> None:
        if self._stage is not None and self.picture is not None and self.steps:
            rows = np.empty(0, np.int64) if self.selected is None else self.selected
            chosen = np.flatnonzero(np.isin(self.picture.rows, rows))
            self._stage.plane.show_selected(chosen)

    def stop(self) -> None:
        self.bar.stop()
        self._search.stop()
        if self._stage is not None:
            self._stage.flight.stop()

    def probe(self) -> dict[str, Any]:
        if self.steps is None or self._stage is None:
            return {"ready": False}
        step = self.steps[self._index]
        return {
            "ready": True, "index": step.index, "last": len(self.steps) - 1,
            "phase": step.phase.name, "line": int(step.phase), "row": step.row,
            "S": step.n_same, "D": step.n_other,
            "sentence": self.sentence.text(), "code": self._stage.code.text_of_line(),
            "matrices": self._stage.board.probe(),
            "searching": self._search.isActive(),
        }  # fmt: skip

    # -- walking ------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """Where the algorithm stands."""
        return None if self.steps is None else self.steps[self._index]

    def go(self, index: int, fly: bool = False) -> None:
        """Show a step; what it needs is searched first, a slice at a time."""
        if self.steps is None or self._stage is None:
            return
        self._wanted = min(max(index, 0), len(self.steps) - 1)
        self._stage.flight.stop()
        if not self.steps.search(self._needed(), SLICE):
            self._search.start()
            return
        self._search.stop()
        self._index = self._wanted
        self._show(fly)

    def _needed(self) -> int:
        """Return how many rows must have been searched for the step wanted."""
        return 0 if self.steps is None else self.steps[self._wanted].place + 1

    def _on_search_timeout(self) -> None:
        if self.steps is None:
            self._search.stop()
        elif self.steps.search(self._needed(), SLICE):
            self.go(self._wanted)
        elif self._drawn.elapsed() > PICTURE_MS:  # S and D fill before the eyes
            self._drawn.start()
            self._index = self.steps.of_row(self.steps.searched - 1) + 4
            self._show_sets()

    def _show_sets(self) -> None:
        """Draw how far a long search came, as cheaply as can be."""
        step, steps = self.step, self.steps
        if step is None or steps is None or self._stage is None:
            return
        self.bar.show_place(step.place, steps.n_rows, step.index, len(steps) - 1)
        self._stage.show_sets(steps, step)
        self._tell()

    def _on_bar_stepped(self) -> None:
        self.go(self._index + 1, fly=True)

    def _on_bar_went_back(self) -> None:
        self.bar.stop()
        self.go(self._index - 1)

    def _on_bar_row_finished(self) -> None:
        if self.steps is not None:
            self.go(self.steps.next_row(self._index))

    def _on_bar_part_finished(self) -> None:
        if self.steps is not None:
            self.bar.stop()
            self.go(self.steps.end_of_phase(self._index))

    def _on_bar_restarted(self) -> None:
        self.bar.stop()
        self.go(0)

    def _on_bar_ticked(self, by_row: bool) -> None:
        if self._search.isActive():
            return
        if by_row:
            self._on_bar_row_finished()
        else:
            self._on_bar_stepped()
        if self.steps is None or self._index >= len(self.steps) - 1:
            self.bar.stop()

    def _on_bar_row_asked(self, place: int) -> None:
        if self.steps is not None:
            self.bar.stop()
            self.go(self.steps.of_row(place))

    def _on_plane_row_picked(self, position: int) -> None:
        if self.picture is not None:
            self.rows_chosen.emit([int(self.picture.rows[position])])
            self._on_bar_row_asked(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys and Space."""
        act = {
            Qt.Key.Key_Right: self._on_bar_stepped,
            Qt.Key.Key_Space: self._on_bar_stepped,
            Qt.Key.Key_Left: self._on_bar_went_back,
            Qt.Key.Key_Down: self._on_bar_row_finished,
            Qt.Key.Key_End: self._on_bar_part_finished,
            Qt.Key.Key_Home: self._on_bar_restarted,
            Qt.Key.Key_P: self.bar.play.toggle,
        }.get(Qt.Key(event.key()))
        if act is None or event.modifiers():
            super().keyPressEvent(event)
            return
        act()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrow keys from the buttons, which would pass the focus on."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down)
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in arrows
        ):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # -- drawing ------------------------------------------------------------------

    def _show(self, fly: bool = False) -> None:
        """Draw the present step."""
        step, stage = self.step, self._stage
        if step is None or stage is None or self.steps is None or self._texts is None:
            return
        self.bar.show_place(
            step.place, self.steps.n_rows, step.index, len(self.steps) - 1
        )
        stage.code.show_line(int(step.phase))
        self._tell()
        stage.show_step(self.steps, step, self._reach)
        if step.row < 0 and step.phase != Phase.EMPTY:
            names = self.picture.result.data.attributes if self.picture else ()
            stage.board.show_terms(self._texts.terms(step.phase), names)
        still = self.context.settings.reduce_motion
        if fly and not still and self.bar.flight_ms:
            stage.fly(self.steps, step, self.bar.flight_ms)

    def _tell(self) -> None:
        step = self.step
        if self.picture is None or step is None or self._texts is None:
            return
        text = self._texts.sentence(step)
        _, own = settings_of(self.picture.result)
        if not own and step.phase == Phase.EMPTY:
            text = (
                self.tr("Another method was learned; KISSNN is stepped instead. ")
                + text
            )
        if self.steps is not None and self.steps.n_rows < len(self.picture.X):
            text += " " + self._part_text(step)
        self.sentence.setText(text)
        if self._stage is not None:
            self._stage.tell(self.picture, step, text)

    def _part_text(self, step: Step) -> str:
        if self.steps is None or step.phase not in (Phase.EMPTY, Phase.SIGMA_S):
            return ""
        if self.steps.knows_all:
            text = self.tr("Only {n} rows are walked through; the matrices are of all.")
        else:
            text = self.tr("Only the first {n} rows are used here.")
        return text.format(n=self.steps.n_rows)

    def _on_flight_moved(self) -> None:
        if self._stage is not None and self.steps is not None and self.step is not None:
            self._stage.grow(self.steps, self.step)

    def _on_flight_landed(self) -> None:
        self._show()


def settings_of(result: MetricResult) -> tuple[Settings, bool]:
    """Return how KISSNN is stepped, and whether that is how the metric was learned."""
    params, used = result.request.params, result.covariance_used
    if result.request.plugin != "kissnn" or used is None or params.get("anchors"):
        return Settings(), False
    v = params["v"]
    chosen = Settings(
        params.get("v_same") or v, params.get("v_other") or v, used,
        params["shrinkage"],
        (params.get("similar_weight", 1.0), params.get("dissimilar_weight", 1.0)),
    )  # fmt: skip
    return chosen, True


def _known(result: MetricResult, own: bool) -> tuple[FloatArray, FloatArray] | None:
    sigma_s, sigma_d = result.differences.sigma_s, result.differences.sigma_d
    if not own or sigma_s is None or sigma_d is None:
        return None
    return sigma_s, sigma_d


def _reach(picture: Picture, steps: KissnnSteps) -> FloatArray:
    """Return how far the planes must reach for nearly all differences."""
    points = picture.before()
    few = int(np.clip(2e6 / picture.X.size, 4, 40))  # a moment's work
    some = np.unique(np.linspace(0, steps.n_rows - 1, few, dtype=np.int64))
    gaps = [points[found] - points[row] for row in some for found in steps.peek(row)]
    both = np.vstack([np.zeros((1, 2)), *gaps])
    reach = np.quantile(np.abs(both), 0.98, axis=0) * 1.15
    return np.asarray(np.maximum(reach, max(float(reach.max()) * 1e-3, 1e-9)))
