"""Attempts at the tasks of an exercise: tries, time, and the answer that counts."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from workbench.core.lessons.answer_file import Answer, AnswerFile
from workbench.core.lessons.exercise import Task, tasks_sum
from workbench.core.lessons.lesson import Lesson
from workbench.core.results.answer_marks import Measured


class Attempts:
    """What was tried of an exercise. Knows no Qt.

    Parameters
    ----------
    lesson : Lesson
        With tasks.
    now : callable
        Returns seconds; tests give their own.
    """

    def __init__(
        self, lesson: Lesson, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.lesson = lesson
        self._now = now
        self._tries: Counter[str] = Counter()
        self._seconds: dict[str, float] = {}
        self._best: dict[str, Answer] = {}
        self._last: dict[str, Mapping[str, Any]] = {}
        self._open, self._since = "", 0.0

    # -- time ------------------------------------------------------------------------------

    def open(self, step: str) -> None:
        """Let the time of a step run, and of no other; of none for an empty id."""
        if step == self._open:
            return
        now = self._now()
        if self._open:
            before = self._seconds.get(self._open, 0.0)
            self._seconds[self._open] = before + now - self._since
        self._open, self._since = step, now

    def seconds(self, step: str) -> float:
        """Return how long a step was open; it stops when the task is solved."""
        if step in self._best and self.solved(step):
            return self._best[step].seconds
        running = self._now() - self._since if step == self._open else 0.0
        return self._seconds.get(step, 0.0) + running

    # -- tries -----------------------------------------------------------------------------

    def tries(self, step: str) -> int:
        """Return how often an answer to a task was measured."""
        return self._tries[step]

    def may_try(self, step: str) -> bool:
        """Whether a task may be tried once more: tries and time are left."""
        task = self.lesson.tasks[step]
        tries_left = not task.tries or self._tries[step] < task.tries
        time_left = not task.minutes or self.seconds(step) <= 60 * task.minutes
        return tries_left and time_left

    def count(self, step: str, recipe: Mapping[str, Any], found: Measured) -> bool:
        """Count a measured answer; return whether it reaches the goals.

        The first one that does is kept; until then the newest.
        """
        task = self.lesson.tasks[step]
        seconds = self.seconds(step)
        self._tries[step] += 1
        self._last[step] = found.values
        reached = task.reached(found.values)
        if step not in self._best or not self.solved(step):
            self._best[step] = Answer(
                step, dict(recipe), found.sha256, self._tries[step], seconds,
                {g.measure: found.values[g.measure] for g in task.goals},
            )  # fmt: skip
        return reached

    def last(self, step: str) -> Mapping[str, Any]:
        """Return what was measured last, empty before the first try."""
        return self._last.get(step, {})

    def solved(self, step: str) -> bool:
        """Whether an answer reached the goals."""
        answer = self._best.get(step)
        return answer is not None and self.lesson.tasks[step].reached(answer.claimed)

    @property
    def points(self) -> tuple[float, float]:
        """The points so far, and those of all tasks."""
        tasks = self.lesson.tasks
        reached = sum((task.points for s, task in tasks.items() if self.solved(s)), 0.0)
        return reached, sum((task.points for task in tasks.values()), 0.0)

    def answer_file(self) -> AnswerFile:
        """Return what would be handed in now."""
        tasks: dict[str, Task] = self.lesson.tasks
        answers = tuple(self._best[step] for step in tasks if step in self._best)
        total = sum(self.seconds(step) for step in tasks)
        return AnswerFile(self.lesson.id, tasks_sum(tasks), answers, total)
