"""The axioms of a metric tested on rows, as the window is told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AxiomCase:
    """The worst that was found of one axiom.

    Attributes
    ----------
    axiom : str
        ``non_negative``, ``identity``, ``symmetry`` or ``triangle``.
    worst : float
        How far the worst case is from the axiom.
    rows : tuple of int
        Its rows, from 0.
    holds : bool
        Whether the axiom holds but for rounding.
    """

    axiom: str
    worst: float
    rows: tuple[int, ...]
    holds: bool


@dataclass(frozen=True, slots=True)
class AxiomCases:
    """All axioms of one distance among the rows of a data set.

    Attributes
    ----------
    cases : tuple of AxiomCase
        The triangle inequality is the last.
    tested, instances : int
        Rows tested, and rows of the data.
    merged : tuple of int
        The first two different rows at distance 0, if there are any.
    """

    cases: tuple[AxiomCase, ...]
    tested: int
    instances: int
    merged: tuple[int, ...] = ()

    @property
    def triangle(self) -> AxiomCase:
        """The case of the triangle inequality."""
        return self.cases[-1]
