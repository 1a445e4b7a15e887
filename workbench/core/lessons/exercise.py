"""Tasks of an exercise: what is handed in, and the goals the program measures.

An exercise is a lesson file of which steps have a ``task``::

    {
        "answer": "learner",
        "data": "builtin:thesis21-strips",
        "among": ["kissnn"],
        "protocol": {"kind": "loo"},
        "points": 4,
        "tries": 5,
        "minutes": 10,
        "goals": [["accuracy", "at least", 0.95], ["parameters", "at most", 3]],
    }

The keys are those of `Task`, a goal is ``[measure, operator, number]``. Three things can
be handed in:

``learner``
    A learner with its parameters for the data of the task, tested by its protocol.
``data``
    Rows of one's own, on which the learners of the task are tested.
``claims``
    A verdict on each claim of the task: ``true``, ``false`` or ``conditional``.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.learner.filter_steps import SCALES
from workbench.core.program.builtin import BUILTIN, CATALOGUE
from workbench.core.program.json_text import plain

#: What each kind of answer is measured by.
MEASURES: Mapping[str, tuple[str, ...]] = {
    "learner": ("accuracy", "parameters"),
    "data": (
        "difference", "accuracy_first", "accuracy_second", "rows", "attributes",
        "classes",
    ),
    "claims": ("right", "wrong"),
}  # fmt: skip
#: Operators a goal may have: those of a lesson's conditions that are about numbers.
GOAL_OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "is": lambda found, wanted: bool(found == wanted),
    "at least": lambda found, wanted: bool(found >= wanted - _ROUNDING),
    "at most": lambda found, wanted: bool(found <= wanted + _ROUNDING),
    "near": lambda found, wanted: bool(abs(found - wanted[0]) <= wanted[1]),
}
#: 0.85 - 0.65 is a little less than 0.2 for the computer, not for people.
_ROUNDING = 1e-12
#: A data set beside the exercise: one file name, no folder.
DATA_FILE = re.compile(r"[\w][\w .-]{0,80}\.(arff|csv|tsv|dat)")
_PROTOCOLS = ("cv", "loo", "split", "train")
_TASK_KEYS = (
    "answer", "data", "among", "learners", "protocol", "claims", "goals", "points",
    "tries", "minutes",
)  # fmt: skip
_LEARNER_KEYS = ("id", "params", "scale")
#: Told of a key, what stands there, and what would have been right.
Wrong = Callable[[str, object, str], None]


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing an answer must reach.

    Attributes
    ----------
    measure : str
        One of `MEASURES` of its task's kind. Accuracies and their difference are
        fractions.
    operator : str
        One of `GOAL_OPERATORS`.
    wanted : object
        A number; value and tolerance for ``near``.
    """

    measure: str
    operator: str
    wanted: Any

    def reached(self, measured: Mapping[str, Any]) -> bool:
        """Whether a measurement reaches it; what was not measured does not."""
        found = measured.get(self.measure)
        return found is not None and GOAL_OPERATORS[self.operator](found, self.wanted)

    def __str__(self) -> str:
        return f"{self.measure} {self.operator} {json.dumps(self.wanted)}"


@dataclass(frozen=True, slots=True)
class Task:
    """What one step of an exercise asks for.

    Attributes
    ----------
    answer : str
        ``learner``, ``data`` or ``claims``.
    goals : tuple of Goal
        All must be reached for the points.
    points : float
    tries : int
        How often an answer may be measured; 0 for as often as one likes.
    minutes : float
        Time for the task; 0 for any.
    data : str
        Of ``learner``: ``builtin:ID``, or the name of a file beside the exercise.
    among : tuple of str
        Of ``learner``: the ids it may be; empty for every bundled one.
    learners : tuple of mapping
        Of ``data``: two learners, ``{"id": …, "params": {…}, "scale": …}``.
    protocol : mapping
        How learners are tested, as in an experiment; leave-one-out if left out.
    claims : tuple of str
        Of ``claims``: ids of the claims bench.
    """

    answer: str
    goals: tuple[Goal, ...]
    points: float = 1.0
    tries: int = 0
    minutes: float = 0.0
    data: str = ""
    among: tuple[str, ...] = ()
    learners: tuple[Mapping[str, Any], ...] = ()
    protocol: Mapping[str, Any] = field(default_factory=lambda: {"kind": "loo"})
    claims: tuple[str, ...] = ()

    def reached(self, measured: Mapping[str, Any]) -> bool:
        """Whether a measurement reaches every goal."""
        return all(goal.reached(measured) for goal in self.goals)

    def describe(self) -> dict[str, Any]:
        """Return the task as it stands in a file; `task_from` takes it back."""
        values = {
            "answer": self.answer,
            "goals": [[g.measure, g.operator, g.wanted] for g in self.goals],
            "points": self.points,
            "tries": self.tries,
            "minutes": self.minutes,
            "among": list(self.among),
            "protocol": dict(self.protocol),
        }
        own = {"learner": "data", "data": "learners", "claims": "claims"}[self.answer]
        value = getattr(self, own)
        return {**values, own: value if own == "data" else list(value)}

    @property
    def goal_text(self) -> str:
        """The goals in one line, in the words of the file."""
        return "; ".join(map(str, self.goals))


def canonical_sum(value: Any) -> str:
    """Return the SHA-256 of plain values: JSON with sorted keys and no blanks."""
    text = json.dumps(
        plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    return hashlib.sha256(text.encode()).hexdigest()


def tasks_sum(tasks: Mapping[str, Task]) -> str:
    """Return the SHA-256 of the tasks of an exercise; its texts do not count."""
    return canonical_sum(dict(tasks))


def data_beside(name: str, folder: Path) -> Path:
    """Return the file beside an exercise that its task names.

    Raises
    ------
    Problem
        When it is no bare file name, or a link that leads out of the folder.
    """
    expected = "builtin:ID, or the name of a file beside the exercise"
    path = folder / name
    inside = DATA_FILE.fullmatch(name) is not None
    if not inside or path.resolve().parent != folder.resolve():
        raise Problem(f"the data {name[:60]!r} leave the folder", expected=expected)
    return path


def task_from(values: Mapping[str, Any]) -> Task:
    """Read what `Task.describe` gives.

    Raises
    ------
    Problem
        The first thing wrong.
    """

    def refuse(key: str, value: object, expected: str) -> None:
        raise Problem(f"{key}: {value!r:.60}", expected=expected)

    task = read_task("task", values, refuse)
    assert task is not None  # whatever made it None was refused
    return task


def read_task(key: str, values: Any, wrong: Wrong) -> Task | None:
    """Read the task of a step from plain JSON values.

    Parameters
    ----------
    key : str
        Where it stands, as ``steps[2].task``.
    wrong : callable
        Told everything that is wrong.

    Returns
    -------
    Task or None
        Of use only when nothing was wrong; None when it is no object.
    """
    if not isinstance(values, Mapping):
        wrong(key, values, '{"answer": …, "goals": […]}')
        return None
    for name in values:
        if name not in _TASK_KEYS:
            wrong(f"{key}.{name}", values[name], instead_of(name, _TASK_KEYS))
    kind = values.get("answer")
    if not isinstance(kind, str) or kind not in MEASURES:
        wrong(f"{key}.answer", kind, instead_of(kind, MEASURES))
        return None
    data = ""
    learners: tuple[Mapping[str, Any], ...] = ()
    claims: tuple[str, ...] = ()
    if kind == "learner":
        data = _data(f"{key}.data", values.get("data"), wrong)
    elif kind == "data":
        learners = _learners(f"{key}.learners", values.get("learners"), wrong)
    else:
        claims = _words(f"{key}.claims", values.get("claims"), wrong)
        if not claims:
            wrong(f"{key}.claims", values.get("claims"), "ids of claims")
    minutes, tries = values.get("minutes", 0), values.get("tries", 0)
    points = values.get("points", 1)
    if not _is_number(points) or not 0 < points <= 1000:
        wrong(f"{key}.points", points, "a number above 0, at most 1000")
        points = 1
    if type(tries) is not int or not 0 <= tries <= 1000:
        wrong(f"{key}.tries", tries, "a whole number from 0 to 1000")
        tries = 0
    if not _is_number(minutes) or not 0 <= minutes <= 10_000:
        wrong(f"{key}.minutes", minutes, "minutes, a number from 0 to 10000")
        minutes = 0
    return Task(
        kind,
        _goals(f"{key}.goals", values.get("goals"), kind, wrong),
        float(points),
        tries,
        float(minutes),
        data,
        _words(f"{key}.among", values.get("among", []), wrong),
        learners,
        _protocol(f"{key}.protocol", values.get("protocol", {"kind": "loo"}), wrong),
        claims,
    )


def _goals(key: str, values: Any, kind: str, wrong: Wrong) -> tuple[Goal, ...]:
    if not isinstance(values, list) or not values:
        wrong(key, values, "a list of [measure, operator, number]")
        return ()
    found = []
    for i, goal in enumerate(values):
        where = f"{key}[{i}]"
        if not isinstance(goal, list) or len(goal) != 3:
            wrong(where, goal, "[measure, operator, number]")
            continue
        measure, operator, wanted = goal
        pair = isinstance(wanted, list) and len(wanted) == 2
        numbers = wanted if pair else [wanted]
        if measure not in MEASURES[kind]:
            wrong(where, measure, instead_of(measure, MEASURES[kind]))
        elif operator not in GOAL_OPERATORS:
            wrong(where, operator, instead_of(operator, GOAL_OPERATORS))
        elif pair != (operator == "near") or not all(map(_is_number, numbers)):
            wrong(where, wanted, "a number, or [value, tolerance] for near")
        else:
            found.append(Goal(measure, operator, wanted))
    return tuple(found)


def _data(key: str, value: Any, wrong: Wrong) -> str:
    known = [entry.source for entry in CATALOGUE]
    if isinstance(value, str) and value.startswith(BUILTIN):
        if value not in known:
            wrong(key, value, instead_of(value, known))
    elif not isinstance(value, str) or not DATA_FILE.fullmatch(value):
        wrong(key, value, "builtin:ID, or the name of a file beside the exercise")
    return str(value)


def _learners(key: str, values: Any, wrong: Wrong) -> tuple[Mapping[str, Any], ...]:
    if not isinstance(values, list) or len(values) != 2:
        wrong(key, values, 'two learners as {"id": "knn", "params": {…}}')
        return ()
    found = []
    for i, learner in enumerate(values):
        if (
            isinstance(learner, Mapping)
            and set(learner) <= set(_LEARNER_KEYS)
            and isinstance(learner.get("id"), str)
            and isinstance(learner.get("params", {}), Mapping)
            and learner.get("scale", "none") in SCALES
        ):
            found.append(dict(learner))
        else:
            wrong(f"{key}[{i}]", learner, 'a learner as {"id": "knn", "params": {…}}')
    return tuple(found)


def _protocol(key: str, value: Any, wrong: Wrong) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or value.get("kind") not in _PROTOCOLS:
        kinds = ", ".join(_PROTOCOLS)
        wrong(key, value, f'{{"kind": one of {kinds}, "seed": 1, …}}')
        return {"kind": "loo"}
    known = ("kind", "folds", "repeats", "seed", "percent")
    for name in value:
        if name not in known:
            wrong(f"{key}.{name}", value[name], instead_of(name, known))
    return dict(value)


def _words(key: str, values: Any, wrong: Wrong) -> tuple[str, ...]:
    if isinstance(values, list) and all(isinstance(v, str) for v in values):
        return tuple(values)
    wrong(key, values, "a list of ids")
    return ()


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
