"""Answer files as the window writes them, made from recipes that are measured here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from workbench.compute.marking.rerun import measure
from workbench.core.lessons.answer_file import Answer, AnswerFile
from workbench.core.lessons.exercise import tasks_sum
from workbench.core.lessons.lesson import Lesson

STRIPS = "builtin:thesis21-strips"
LOO = {"kind": "loo"}


def learner(plugin: str, scale: str = "none", **params: Any) -> dict[str, Any]:
    """Return a recipe for the strips."""
    return {
        "data": STRIPS, "learner": plugin, "params": params, "scale": scale,
        "protocol": LOO,
    }  # fmt: skip


def stripes(rows: int = 60, gap: float = 10.0) -> dict[str, Any]:
    """Return a recipe of rows: pairs of one class far apart, alternating classes.

    The nearest row is the other one of the pair, the next thirteen are of both classes,
    and of the fifteen nearest, the own row left out, most are of the other class.
    """
    points = []
    for i in range(rows // 2):
        points += [[gap * i, 0.0, i % 2], [gap * i, 0.5, i % 2]]
    painted = {"attributes": ["x", "y"], "classes": ["a", "b"], "rows": points}
    return {"points": painted, "protocol": LOO}


def handed_in(
    lesson: Lesson, recipes: dict[str, dict[str, Any]], folder: Path
) -> AnswerFile:
    """Measure recipes by task and make the file of them, as the window does."""
    answers = []
    for step, recipe in recipes.items():
        found = measure(lesson.tasks[step], recipe, folder)
        answers.append(Answer(step, recipe, found.sha256, 1, 60.0, dict(found.values)))
    return AnswerFile(lesson.id, tasks_sum(lesson.tasks), tuple(answers), 100.0)
