"""Explanation of one prediction: the nearest training rows and their vote."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.core.program.records import KEY


@dataclass(frozen=True, slots=True)
class Precedent:
    """A training row near the one explained.

    Attributes
    ----------
    label : str or float
        Its class.
    share : float
        Of all votes.
    values : tuple of str
        As people read them.
    """

    row: int
    distance: float
    label: str | float = field(metadata={KEY: "class"})
    share: float
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Flip:
    """The fewest rows without which the vote would be another."""

    text: str
    label: str = field(metadata={KEY: "class"})
    removed_rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a classifier that never saw a row says of it, and its precedents.

    Attributes
    ----------
    true, predicted : str or float
        Classes; ``?`` if unknown.
    scores : tuple of float or None
        Of the classes.
    attributes, values : tuple of str
        Those of the row, as people read them.
    metric : str
        By which rows are near, in words.
    neighbours : tuple of Precedent
        The nearest first.
    votes : mapping
        By class; empty for a numeric class.
    flip : Flip or None
        None where no removal changes the vote, and for a numeric class.
    """

    row: int
    fold: int
    true: str | float
    predicted: str | float
    scores: tuple[float, ...] | None
    attributes: tuple[str, ...]
    values: tuple[str, ...]
    k: int
    metric: str
    neighbours: tuple[Precedent, ...]
    votes: Mapping[str, float]
    flip: Flip | None
