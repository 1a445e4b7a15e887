"""A card of the claims bench: how its figures are computed, and how they are judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from workbench.api import Dataset
from workbench.core.lessons.claim_texts import reads_data
from workbench.core.results.claim import Figures, Verdict


@dataclass(frozen=True, slots=True)
class Card:
    """One claim.

    Attributes
    ----------
    id : str
        Of its texts, too.
    measure : callable
        Returns the figures, plain values by name. It is given data sets of the user,
        which join the built-in and generated ones where `reads_data`.
    judge : callable
        Makes the verdict of the figures alone.
    """

    id: str
    measure: Callable[[Sequence[Dataset]], Figures]
    judge: Callable[[Figures], Verdict]

    @property
    def reads_data(self) -> bool:
        """Whether data sets of the user are measured as well."""
        return reads_data(self.id)


def by_share(held: int, asked: int) -> Verdict:
    """Return ``true`` if all held, ``false`` if none did, ``conditional`` between."""
    if held == asked:
        return "true"
    return "conditional" if held else "false"


def yes_or_no(holds: bool) -> Verdict:
    """Return ``true`` or ``false``."""
    return "true" if holds else "false"
