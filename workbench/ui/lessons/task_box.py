"""The task of an exercise on the page of a lesson: goals, tries, time, an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.core.lessons.attempts import Attempts
from workbench.core.lessons.claim_texts import claim_sentence, claim_texts
from workbench.core.lessons.exercise import Goal, Task
from workbench.ui.services.numbers import percent
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.tone import Tone, set_tone

VERDICTS = ("true", "false", "conditional")
_FRACTIONS = ("accuracy", "accuracy_first", "accuracy_second")


class TaskBox(QWidget):
    """Shows one task; what its buttons ask for is the desk's to do.

    Signals
    -------
    open_requested(), measure_requested(), hand_in_requested()
    """

    open_requested = Signal()
    measure_requested = Signal()
    hand_in_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main_lesson_task_view")
        self._task: Task | None = None
        self._language = "en"
        self._goals, self._state = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._told = QLabel(wordWrap=True)
        self._goals.setObjectName("main_lesson_goalsLabel")
        self._state.setObjectName("main_lesson_taskStateLabel")
        self._told.setObjectName("main_lesson_taskToldLabel")
        self._goals.setTextFormat(Qt.TextFormat.PlainText)
        set_tone(self._state, "muted")
        self._claims = QWidget()
        self._verdicts: dict[str, tuple[QLabel, FittedCombo]] = {}
        self._below = QVBoxLayout(self._claims)
        self._below.setContentsMargins(0, 0, 0, 0)
        self._open, self._measure, self._hand_in = (
            QPushButton(), QPushButton(), QPushButton(),
        )  # fmt: skip
        for button, name in (
            (self._open, "taskOpen"), (self._measure, "taskMeasure"),
            (self._hand_in, "handIn"),
        ):  # fmt: skip
            button.setObjectName(f"main_lesson_{name}Btn")
        row = FlowRow()
        for button in (self._open, self._measure, self._hand_in):
            row.add(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._goals, self._claims, row, self._told, self._state):
            column.addWidget(widget)
        self._open.clicked.connect(self.open_requested)
        self._measure.clicked.connect(self.measure_requested)
        self._hand_in.clicked.connect(self.hand_in_requested)

    # -- what is shown ----------------------------------------------------------------------

    def show_task(self, task: Task, language: str) -> None:
        """Show a task that was not shown before, or in another language."""
        if task is not self._task:
            self._task = task
            self._make_verdicts(task)
        self._language = language
        self._open.setVisible(task.answer == "learner")
        self._claims.setVisible(task.answer == "claims")
        self.retranslate()

    def show_state(
        self, attempts: Attempts, step: str, told: str, busy: bool, tone: Tone
    ) -> None:
        """Show goals with what was measured, tries and time.

        Parameters
        ----------
        told : str
            A line about the last try; empty for none.
        busy : bool
            Whether an answer is being measured.
        tone : str
            What the line is: ``info``, ``warning`` or ``muted``.
        """
        task = attempts.lesson.tasks[step]
        found = attempts.last(step)
        self._goals.setText("\n".join(self._goal(goal, found) for goal in task.goals))
        self._state.setText(" · ".join(self._numbers(attempts, step)))
        self._told.setText(told)
        self._told.setVisible(bool(told))
        set_tone(self._told, tone)
        self._measure.setEnabled(
            not busy
            and attempts.may_try(step)
            and (task.answer != "claims" or len(self.verdicts) == len(task.claims))
        )
        self._hand_in.setEnabled(not busy and bool(attempts.answer_file().answers))

    def _numbers(self, attempts: Attempts, step: str) -> list[str]:
        task, tries = attempts.lesson.tasks[step], attempts.tries(step)
        reached, total = attempts.points
        locale = QLocale()
        found = [
            self.tr("{} points for this task").format(_short(task.points)),
            self.tr("try {} of {}").format(tries, task.tries)
            if task.tries
            else self.tr("tries: {}").format(tries),
        ]
        minutes, seconds = divmod(int(attempts.seconds(step)), 60)
        clock = f"{minutes}:{seconds:02}"
        if task.minutes:
            found.append(self.tr("{} of {} min").format(clock, _short(task.minutes)))
        else:
            found.append(clock)
        points = locale.toString(reached, "g", 4), locale.toString(total, "g", 4)
        found.append(self.tr("exercise: {} of {} points").format(*points))
        return found

    def _goal(self, goal: Goal, found: Mapping[str, Any]) -> str:
        wanted = goal.wanted[0] if isinstance(goal.wanted, list) else goal.wanted
        sign = {"at least": "≥", "at most": "≤", "is": "=", "near": "≈"}[goal.operator]
        line = (
            f"{self._measure_word(goal.measure)} {sign} {_value(goal.measure, wanted)}"
        )
        if goal.measure not in found:
            return f"○ {line}"
        mark = "✓" if goal.reached(found) else "✗"
        measured = self.tr("now {}").format(_value(goal.measure, found[goal.measure]))
        return f"{mark} {line} — {measured}"

    def _measure_word(self, measure: str) -> str:
        words = {
            "accuracy": self.tr("Accuracy"),
            "parameters": self.tr("Settings changed"),
            "difference": self.tr("First minus second, in points"),
            "accuracy_first": self.tr("Accuracy of the first"),
            "accuracy_second": self.tr("Accuracy of the second"),
            "rows": self.tr("Rows"),
            "attributes": self.tr("Attributes"),
            "classes": self.tr("Classes with rows"),
            "right": self.tr("Verdicts that are right"),
            "wrong": self.tr("Verdicts that are wrong"),
        }
        return words[measure]

    # -- verdicts ---------------------------------------------------------------------------

    @property
    def verdicts(self) -> dict[str, str]:
        """The verdicts that were chosen, by the id of the claim."""
        found = {claim: box.currentData() for claim, (_, box) in self._verdicts.items()}
        return {claim: verdict for claim, verdict in found.items() if verdict}

    def _make_verdicts(self, task: Task) -> None:
        for label, box in self._verdicts.values():
            for old in (label, box):
                self._below.removeWidget(old)
                old.deleteLater()
        self._verdicts = {}
        for i, claim in enumerate(task.claims):
            label = QLabel(wordWrap=True)
            box = FittedCombo(f"main_lesson_claim{i}Combo")
            for verdict in ("", *VERDICTS):
                box.addItem("", verdict)
            box.currentIndexChanged.connect(self._on_verdict_changed)
            self._below.addWidget(label)
            self._below.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            self._verdicts[claim] = (label, box)

    @Slot()
    def _on_verdict_changed(self) -> None:
        chosen = self._task is not None and len(self.verdicts) == len(self._verdicts)
        self._measure.setEnabled(chosen)

    # -- language ---------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        kind = "learner" if self._task is None else self._task.answer
        texts = {
            "learner": (
                self.tr("Measure the last run"),
                self.tr("Test the newest run of Classify by the rules of this task"),
            ),
            "data": (
                self.tr("Measure these data"),
                self.tr("Test both learners on the rows that are open"),
            ),
            "claims": (
                self.tr("Compare the verdicts"),
                self.tr("Count the verdicts that are right, once all are chosen"),
            ),
        }
        text, tip = texts[kind]
        self._measure.setText(text)
        self._measure.setToolTip(tip)
        self._open.setText(self.tr("Open the data"))
        self._open.setToolTip(self.tr("Open the data set of this task"))
        self._hand_in.setText(self.tr("Hand in..."))
        self._hand_in.setToolTip(
            self.tr("Save the answers to all tasks as a file; no name is in it")
        )
        words = claim_texts()["words"]
        for claim, (label, box) in self._verdicts.items():
            sentence = claim_sentence(claim, self._language)
            label.setText(sentence)
            box.setAccessibleName(sentence)
            box.setItemText(0, self.tr("Your verdict"))
            for i, verdict in enumerate(VERDICTS):
                box.setItemText(i + 1, words[verdict].get(self._language, verdict))


def _value(measure: str, value: Any) -> str:
    if measure in _FRACTIONS:
        return percent(float(value))
    if measure == "difference":
        return QLocale().toString(100 * float(value), "f", 1)
    return QLocale().toString(float(value), "g", 6)


def _short(value: float) -> str:
    return QLocale().toString(value, "g", 4)
