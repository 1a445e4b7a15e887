"""Marks: what recipes gave when they were run, and an entry for each answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

State = Literal[
    "solved",
    "missed",
    "unanswered",
    "changed",
    "invented",
    "too many tries",
    "late",
    "refused",
    "too long",
    "other version",
    "other exercise",
    "later version",
    "outside",
    "damaged",
]
#: States in which what the file holds is not what the program handed in.
TAMPERED: frozenset[State] = frozenset({"changed", "invented", "outside"})


@dataclass(frozen=True, slots=True)
class Measured:
    """What a recipe gave when it was run.

    Attributes
    ----------
    values : mapping
        By measure, see `workbench.core.lessons.exercise.MEASURES`.
    sha256 : mapping
        ``data`` (empty for claims) and ``recipe``.
    """

    values: Mapping[str, Any]
    sha256: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Mark:
    """What an answer is worth.

    Attributes
    ----------
    file : str
        Name of the answer file, below its folder.
    exercise, task : str
        Ids; empty where they cannot be told.
    goal : str
        The goals of the task.
    claimed, measured : str
        What the file says was reached, and what its recipe gave here.
    points : float
        For what was measured; what is claimed counts for nothing.
    of : float
        Points of the task.
    state : str
    note : str
        One line for every state that is neither solved nor missed.
    """

    file: str
    exercise: str
    task: str
    goal: str
    claimed: str
    measured: str
    points: float
    of: float
    state: State
    note: str = ""
