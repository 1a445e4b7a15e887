"""Steps of a lesson that can never come to their end, as far as the file tells."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.lessons.lesson import Condition, Lesson, Place, Step

#: Who answers conditions: the window, and the rooms.
PROBED = (
    "main", "home", "data", "classify", "visualize", "explore", "metric", "proto",
    "dist", "search", "compare",
)  # fmt: skip


def impassable(lesson: Lesson) -> list[tuple[str, Problem]]:
    """Return the steps that cannot pass, each with its place in the file and why."""
    found = []
    for i, step in enumerate(lesson.steps):
        key = f"steps[{i}]"
        found += [(key, problem) for problem in _reasons(step, lesson.hide)]
    return found


def _reasons(step: Step, hidden: Sequence[str]) -> Iterator[Problem]:
    cannot = f"the step {step.id!r} cannot pass"
    for condition in (*step.first, *step.until):
        who = condition.place.who
        if who not in PROBED:
            yield Problem(
                f"{cannot}: nobody is {who!r}", expected=instead_of(who, PROBED)
            )
    by_place: dict[Place, list[Condition]] = {}
    for condition in step.until:
        by_place.setdefault(condition.place, []).append(condition)
    for place, conditions in by_place.items():
        if not _can_hold(conditions):
            path = ".".join(map(str, (place.who, place.topic, *place.path)))
            told = " and ".join(f"{c.operator} {c.wanted!r:.30}" for c in conditions)
            yield Problem(f"{cannot}: {path} {told}", expected="what can hold at once")
    for deed in step.do:
        name = next(iter(deed.values()))
        if name in hidden and ("click" in deed or "set" in deed or "choose" in deed):
            yield Problem(f"{cannot}: it uses {name}", expected="no control of 'hide'")
        if "answer" in deed and step.question is None:
            yield Problem(f"{cannot}: it answers", expected="a question in this step")


def _can_hold(conditions: Sequence[Condition]) -> bool:
    """Whether one value could meet all conditions on a place."""
    wanted = [c.wanted for c in conditions if c.operator == "is"]
    if wanted:
        return all(_meets(wanted[0], c) for c in conditions)
    low, high = -math.inf, math.inf
    for condition in conditions:
        a, b = _limits(condition)
        low, high = max(low, a), min(high, b)
    return low <= high


def _meets(value: Any, condition: Condition) -> bool:
    if condition.operator in ("has", "lacks"):
        return True  # of a list in a list nothing is said here
    as_is = Condition(Place("", "", ()), condition.operator, condition.wanted)
    return as_is.holds(lambda *_: value)


def _limits(condition: Condition) -> tuple[float, float]:
    wanted = condition.wanted
    if condition.operator == "near":
        return wanted[0] - wanted[1], wanted[0] + wanted[1]
    if isinstance(wanted, int | float) and condition.operator == "at least":
        return wanted, math.inf
    if isinstance(wanted, int | float) and condition.operator == "at most":
        return -math.inf, wanted
    return -math.inf, math.inf
