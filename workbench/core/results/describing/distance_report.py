"""A distance of two things with what it is made of, and the axioms of a metric tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.numerics.neighbours.axioms import Axiom


@dataclass(frozen=True, slots=True)
class DistanceReport:
    """The document of the command ``distance`` for two things.

    Attributes
    ----------
    distance : str
        Its id.
    value : float
    parts : tuple of mapping
        What it is made of: attributes with their share of the sum (`share`, which add up
        to 1 where the distance is above 0), edits with their cost, or members.
    metric : bool
        Whether it is declared to be one (see `counterexample`); two different things may
        be at distance 0.
    params : mapping
        The parameters it was computed with.
    counterexample : str or None
        Three rows that break the triangle inequality.
    notes : tuple of str
        What else is to be known of the value.
    """

    distance: str
    value: float
    parts: tuple[Mapping[str, Any], ...]
    metric: bool
    params: Mapping[str, Any]
    counterexample: str | None = None
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AxiomFindings:
    """The worst violation of each axiom among the rows of a data set."""

    non_negative: Axiom
    identity: Axiom
    symmetry: Axiom
    triangle: Axiom


@dataclass(frozen=True, slots=True)
class AxiomReport:
    """The document of the command ``distance --axioms``.

    Attributes
    ----------
    distance : str
    data : str
    axioms : AxiomFindings
    metric : bool
        Whether the distance is declared to be a metric.
    params : mapping
    tested : int
        Rows among which all triangles were tested.
    instances : int
        Rows of the data.
    merged : tuple of int
        The first two different rows at distance 0, if there are any.
    """

    distance: str
    data: str
    axioms: AxiomFindings
    metric: bool
    params: Mapping[str, Any]
    tested: int
    instances: int
    merged: tuple[int, ...] = ()
