"""The desk of exercises: takes answers from the window, has them measured, hands in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.api.problems import Problem
from workbench.core.lessons.answer_file import ANSWER_SUFFIX, points_of, write_answers
from workbench.core.lessons.attempts import Attempts
from workbench.core.lessons.exercise import Task, data_beside
from workbench.core.lessons.lesson_walk import LessonWalk
from workbench.core.program.builtin import BUILTIN
from workbench.core.results.answer_marks import Measured
from workbench.jobs.spec import Failure
from workbench.ui.lessons.task_box import TaskBox
from workbench.ui.services.job_signals import Request
from workbench.ui.session import file_dialogs
from workbench.ui.widgets.tone import Tone
from workbench.ui.window.main_window import MainWindow

#: Milliseconds between two looks at the clock.
CLOCK_MS = 1000


class ExerciseDesk(QObject):
    """Keeps the attempts at exercises for as long as the window is open.

    Signals
    -------
    solved()
        The task of the current step was solved.
    """

    solved = Signal()

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._context = window, window.context
        self._all: dict[str, Attempts] = {}
        self._attempts: Attempts | None = None
        self._box: TaskBox | None = None
        self._walk: LessonWalk | None = None
        self._folder = Path()
        self._recipe: Mapping[str, Any] = {}
        self._asked = ""  # the step whose answer is being measured
        self._told = ""
        self._tone: Tone = "muted"
        self._clock = QTimer(self, interval=CLOCK_MS)
        self._clock.timeout.connect(self.refresh)
        self._request = Request(self._context.jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)

    # -- an exercise --------------------------------------------------------------------------

    def begin(self, walk: LessonWalk, folder: Path, box: TaskBox) -> None:
        """Take an exercise that was opened; a lesson without tasks is none.

        Parameters
        ----------
        folder : Path
            Where its file lies.
        """
        self._walk, self._folder, self._box = walk, folder, box
        lesson = walk.lesson
        if not lesson.tasks:
            self._attempts = None
            return
        known = self._all.get(lesson.id)
        if known is None or known.lesson.tasks != lesson.tasks:
            known = self._all[lesson.id] = Attempts(lesson)
        self._attempts = known
        walk.solved = {step for step in lesson.tasks if known.solved(step)}
        box.open_requested.connect(self._on_box_open_requested)
        box.measure_requested.connect(self._on_box_measure_requested)
        box.hand_in_requested.connect(self._on_box_hand_in_requested)
        self._clock.start()

    def end(self) -> None:
        """Let go of the exercise; its tries and times are kept."""
        if self._attempts is not None:
            self._attempts.open("")
        self._clock.stop()
        self._request.cancel()
        self._attempts = self._walk = self._box = None
        self._asked = ""

    def show_step(self, language: str) -> None:
        """Show the task of the current step, if it has one."""
        walk, box, attempts = self._walk, self._box, self._attempts
        if walk is None or box is None:
            return
        task = None if walk.over else walk.step.task
        box.setVisible(task is not None)
        if attempts is None:
            return
        step = "" if task is None else walk.step.id
        if step != self._asked:
            self._told = ""
        attempts.open(step)
        if task is not None:
            box.show_task(task, language)
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show tries, time and what was measured."""
        found = self._current
        if found is not None and self._box is not None and self._attempts is not None:
            busy = self._request.busy
            self._box.show_state(self._attempts, found[0], self._told, busy, self._tone)

    @property
    def _current(self) -> tuple[str, Task] | None:
        walk = self._walk
        if walk is None or walk.over or walk.step.task is None:
            return None
        return walk.step.id, walk.step.task

    # -- answers ------------------------------------------------------------------------------

    @Slot()
    def _on_box_open_requested(self) -> None:
        current = self._current
        if current is None:
            return
        data = current[1].data
        try:
            source = (
                data
                if data.startswith(BUILTIN)
                else str(data_beside(data, self._folder))
            )
        except Problem as problem:
            self._tell(str(problem), "warning")
            return
        self._context.commands.open_requested.emit(source)

    @Slot()
    def _on_box_measure_requested(self) -> None:
        current = self._current
        if current is None or self._box is None:
            return
        step, task = current
        try:
            recipe = self._recipe_of(task)
        except Problem as problem:
            self._tell(str(problem), "warning")
            return
        self._recipe, self._asked = recipe, step
        self._tell(self.tr("Measuring..."), "muted")
        self._request.start(
            "exercise",
            {
                "task": task.describe(),
                "recipe": recipe,
                "folder": str(self._folder),
            },
            title=self.tr("Measuring an answer"),
        )
        self.refresh()

    def _recipe_of(self, task: Task) -> dict[str, Any]:
        """Make the recipe of what the window holds.

        Raises
        ------
        Problem
            When it holds nothing that answers the task.
        """
        assert self._box is not None  # who asked
        session = self._context.session
        if task.answer == "claims":
            return {"verdicts": self._box.verdicts}
        protocol = dict(task.protocol)
        if task.answer == "data":
            if session.data is None:
                raise Problem(self.tr("No data are open"))
            return {"points": points_of(session.data), "protocol": protocol}
        if not session.runs:
            raise Problem(self.tr("Nothing was run in Classify yet"))
        run = max(session.runs, key=lambda run: run.number)
        result = run.result
        if run.data != Path(task.data.removeprefix(BUILTIN)).stem:
            text = self.tr("The last run is of {}, not of the data of this task")
            raise Problem(text.format(run.data))
        if result.filters or result.options or run.optimistic:
            raise Problem(
                self.tr("A run with filters, costs or other options is no answer here")
            )
        return {
            "data": task.data,
            "learner": run.plugin,
            "params": dict(result.params),
            "scale": result.scale,
            "protocol": protocol,
        }

    @Slot(object)
    def _on_request_done(self, found: Measured) -> None:
        attempts, current = self._attempts, self._current
        if attempts is None or not self._asked:
            return
        reached = attempts.count(self._asked, self._recipe, found)
        here = current is not None and current[0] == self._asked
        if reached and self._walk is not None:
            self._walk.solved.add(self._asked)
        if here:
            if reached:
                self._tell(self.tr("Reached: the points are yours."), "info")
            else:
                self._tell(self.tr("Not reached yet."), "warning")
            self._context.commands.announced.emit(self._told)
        self.refresh()
        if reached:
            self.solved.emit()

    @Slot(object)
    def _on_request_failed(self, failure: Failure) -> None:
        self._tell(failure.text, "warning")

    @Slot()
    def _on_request_cancelled(self) -> None:
        self._tell("", "muted")

    def _tell(self, text: str, tone: Tone) -> None:
        self._told, self._tone = text, tone
        self.refresh()

    @Slot()
    def _on_box_hand_in_requested(self) -> None:
        attempts = self._attempts
        if attempts is None:
            return
        path, _ = file_dialogs.ask_save(
            self._window,
            self.tr("Hand in"),
            attempts.lesson.id + ANSWER_SUFFIX,
            self.tr("Answers (*{})").format(ANSWER_SUFFIX),
        )
        if not path:
            return
        if not path.endswith(ANSWER_SUFFIX):
            path = path.removesuffix(".json") + ANSWER_SUFFIX
        try:
            write_answers(Path(path), attempts.answer_file())
        except Problem as problem:
            self._window.tell_error(str(problem))
            return
        self._window.tell(lambda: self.tr("Answers saved: {}").format(path))

    # -- probe --------------------------------------------------------------------------------

    def probe(self) -> dict[str, Any]:
        """Return tries, points and what was measured last."""
        attempts, current = self._attempts, self._current
        if attempts is None:
            return {}
        reached, total = attempts.points
        found: dict[str, Any] = {"points": reached, "of": total, "told": self._told}
        if current is not None:
            step = current[0]
            found |= {
                "task": step,
                "tries": attempts.tries(step),
                "solved": attempts.solved(step),
                "measured": dict(attempts.last(step)),
            }
        return found
