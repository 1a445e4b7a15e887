"""Checks of the tasks of an exercise that the shape of its file does not tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from workbench.api import Problem
from workbench.api.plugin import make
from workbench.compute.claims.claims_bench import chosen
from workbench.compute.evaluation.request import find_class
from workbench.compute.folds.folds import Protocol
from workbench.compute.marking.rerun import task_data
from workbench.core.lessons.exercise import Task
from workbench.core.lessons.lesson import Lesson


def exercise_problems(lesson: Lesson, folder: Path) -> list[tuple[str, Problem]]:
    """Find data that are not there, learners and claims that nobody knows.

    Parameters
    ----------
    lesson : Lesson
        Read without a complaint.
    folder : Path
        Where its file lies.

    Returns
    -------
    list of (str, Problem)
        Each with its place, the first thing wrong of each task.
    """
    found = []
    for i, step in enumerate(lesson.steps):
        if step.task is not None:
            key = f"steps[{i}].task"
            found += [(key, problem) for problem in _wrong(step.task, folder)]
    return found


def _wrong(task: Task, folder: Path) -> Iterator[Problem]:
    try:
        Protocol.from_dict(task.protocol)
        chosen(task.claims)
        for plugin in task.among:
            find_class(plugin)
        for learner in task.learners:
            make(find_class(str(learner["id"])), learner.get("params") or {})
        if task.answer == "learner":
            task_data(task, folder)
    except Problem as problem:
        yield problem
