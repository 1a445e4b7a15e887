"""Marks for a folder of answer files: every recipe is run again, equal ones once."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.api import Problem, check, progress
from workbench.compute.marking.rerun import (
    LONGEST,
    OutsideError,
    RefusedError,
    TooLongError,
    measure,
)
from workbench.core.lessons.answer_file import (
    ANSWER_SUFFIX,
    Answer,
    AnswerFile,
    LaterVersionError,
    load_answers,
)
from workbench.core.lessons.exercise import Task, canonical_sum, tasks_sum
from workbench.core.lessons.lesson import Lesson, exercise_files
from workbench.core.lessons.lesson_file import load_lesson
from workbench.core.results.answer_marks import Mark, Measured, State

#: Fractions that differ by less are the same: other processors round otherwise, and one
#: row of 200 may change sides.
TOLERANCE = 0.0051
#: Answer files of one folder that are read.
MOST_FILES = 10_000
_HEADER = (
    "file", "exercise", "task", "goal", "claimed", "measured", "points", "of",
    "state", "note",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise and the folder of its data."""

    lesson: Lesson
    folder: Path


def known_exercises(files: Sequence[Path] = ()) -> dict[str, Exercise]:
    """Return exercises by id: those given, or those that come with the program.

    Raises
    ------
    Problem
        For a file that is no exercise.
    """
    found = {}
    for path in files or exercise_files():
        lesson = load_lesson(path)
        if not lesson.tasks:
            raise Problem("no task in any step", expected="an exercise",
                          where=str(path))  # fmt: skip
        found[lesson.id] = Exercise(lesson, path.parent)
    return found


def answer_files(folder: Path) -> list[Path]:
    """Return the answer files in a folder and in the folders below it, by name.

    Raises
    ------
    Problem
        When it is no folder, or holds none, or too many.
    """
    if not folder.is_dir():
        raise Problem("no folder", expected="a folder of answer files",
                      where=str(folder))  # fmt: skip
    found = sorted(folder.rglob(f"*{ANSWER_SUFFIX}"))
    if not found:
        raise Problem("no answer file", expected=f"files that end in {ANSWER_SUFFIX}",
                      where=str(folder))  # fmt: skip
    if len(found) > MOST_FILES:
        raise Problem(f"{len(found)} answer files", expected=f"at most {MOST_FILES}",
                      where=str(folder))  # fmt: skip
    return found


class Marker:
    """Marks answer files by the exercises it knows.

    Parameters
    ----------
    exercises : mapping of str to Exercise
    seconds : float
        How long one recipe may take.
    """

    def __init__(
        self, exercises: Mapping[str, Exercise], seconds: float = LONGEST
    ) -> None:
        self._exercises, self._seconds = exercises, seconds
        self._known: dict[str, Measured | Problem] = {}

    @property
    def runs(self) -> int:
        """How many recipes were run; equal ones count once."""
        return len(self._known)

    def mark_folder(self, folder: Path) -> Iterator[Mark]:
        """Mark every answer file of a folder; tells its progress.

        Raises
        ------
        Problem
            When there is nothing to mark.
        Cancelled
        """
        files = answer_files(folder)
        for i, path in enumerate(files):
            yield from self.mark_file(path, folder)
            progress((i + 1) / len(files), f"{i + 1} of {len(files)} answer files")

    def mark_file(self, path: Path, folder: Path) -> Iterator[Mark]:
        """Mark one answer file below a folder; an entry for each task of its exercise."""
        check()
        name = path.relative_to(folder).as_posix()
        if not path.resolve().is_relative_to(folder.resolve()):
            yield _unread(name, "outside", "a link that leaves the folder")
            return
        try:
            found = load_answers(path)
        except LaterVersionError as problem:
            yield _unread(name, "later version", _line(problem))
            return
        except Problem as problem:
            yield _unread(name, "damaged", _line(problem))
            return
        exercise = self._exercises.get(found.exercise)
        if exercise is None:
            note = f"{found.exercise:.60}: not among " + ", ".join(self._exercises)
            yield _unread(name, "other exercise", note, found.exercise)
            return
        yield from self._mark(name, found, exercise)

    def _mark(self, name: str, found: AnswerFile, exercise: Exercise) -> Iterator[Mark]:
        tasks = exercise.lesson.tasks
        answers = {answer.task: answer for answer in found.answers}
        current = found.tasks_sha256 == tasks_sum(tasks)
        for step, task in tasks.items():
            answer = answers.pop(step, None)
            if answer is None:
                yield Mark(name, exercise.lesson.id, step, task.goal_text, "", "", 0.0,
                           task.points, "unanswered")  # fmt: skip
                continue
            measured, state, note = self._judged(answer, task, exercise.folder)
            if not current and state in ("solved", "missed"):
                state, note = "other version", "made for other tasks of this id"
            # a goal that was reached is worth its points, whatever else is wrong with
            # the file; limits are part of the task
            reached = task.reached(measured) and state not in ("too many tries", "late")
            yield Mark(
                name, exercise.lesson.id, step, task.goal_text,
                _figures(answer.claimed, task), _figures(measured, task),
                task.points if reached else 0.0, task.points, state, note,
            )  # fmt: skip
        for step in answers:
            note = f"{step:.60}: no task of this exercise"
            yield Mark(name, exercise.lesson.id, f"{step:.60}", "", "", "", 0.0, 0.0,
                       "other version", note)  # fmt: skip

    def _judged(
        self, answer: Answer, task: Task, folder: Path
    ) -> tuple[Mapping[str, Any], State, str]:
        found = self._measured(answer, task, folder)
        if isinstance(found, OutsideError):
            return {}, "outside", _line(found)
        if isinstance(found, TooLongError):
            return {}, "too long", _line(found)
        if isinstance(found, Problem):
            return {}, "refused", _line(found)
        for part in ("data", "recipe"):
            if answer.sha256.get(part, "") != found.sha256[part]:
                note = f"the {part} is not what was handed in (SHA-256)"
                return found.values, "changed", note
        differing = [
            f"{name} {_number(value)} is claimed, {_number(found.values.get(name))} measured"
            for name, value in answer.claimed.items()
            if not _same(value, found.values.get(name))
        ]
        if differing:
            return found.values, "invented", "; ".join(differing)
        if task.tries and answer.tries > task.tries:
            note = f"{answer.tries} tries of {task.tries}"
            return found.values, "too many tries", note
        if task.minutes and answer.seconds > 60 * task.minutes:
            note = f"{answer.seconds / 60:.1f} minutes of {task.minutes:g}"
            return found.values, "late", note
        return found.values, "solved" if task.reached(found.values) else "missed", ""

    def _measured(self, answer: Answer, task: Task, folder: Path) -> Measured | Problem:
        """Run a recipe, unless an equal one was run for an equal task."""
        key = canonical_sum([task, answer.recipe, str(folder)])
        if key not in self._known:
            try:
                self._known[key] = measure(task, answer.recipe, folder, self._seconds)
            except Problem as problem:
                self._known[key] = problem
            except (TypeError, ValueError, KeyError, ArithmeticError) as error:
                # a learner met what nobody foresaw: this answer fails, not the folder
                what = f"{type(error).__name__}: {error}"
                self._known[key] = RefusedError(f"{what:.200}")
        return self._known[key]


def write_marks(path: Path, marks: Sequence[Mark]) -> None:
    """Write marks as CSV.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(_HEADER)
            for mark in marks:
                row = [getattr(mark, name) for name in _HEADER]
                rows.writerow(map(_cell, row))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="a file that can be written",
                      where=str(path)) from None  # fmt: skip


def _cell(value: object) -> str:
    """Write a cell that no spreadsheet takes for a formula."""
    if isinstance(value, float):
        return f"{value:g}"
    text = str(value)
    return f"'{text}" if text[:1] in tuple("=+-@\t\r") else text


def _unread(name: str, state: State, note: str, exercise: str = "") -> Mark:
    return Mark(name, f"{exercise:.60}", "", "", "", "", 0.0, 0.0, state, note)


def _line(problem: Problem) -> str:
    """Say what is wrong without the path, which is that of this machine."""
    return Problem(problem.what, expected=problem.expected, line=problem.line).text()


def _figures(values: Mapping[str, Any], task: Task) -> str:
    names = dict.fromkeys(goal.measure for goal in task.goals)
    return "; ".join(
        f"{name} {_number(values[name])}" for name in names if name in values
    )


def _number(value: object) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:.6g}"
    return f"{value!s:.30}"


def _same(claimed: object, found: object) -> bool:
    if isinstance(claimed, bool) or not isinstance(claimed, int | float):
        return False
    if isinstance(found, int):
        return claimed == found
    return isinstance(found, float) and abs(claimed - found) <= TOLERANCE
