"""Marks: one entry for each answer file and task."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
