"""A search structure measured on the rows of a data set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ComparisonCounts:
    """Distances computed by all queries together.

    Attributes
    ----------
    rows, centres : int
        Between queries and rows; between queries and centres, leaders or random
        directions.
    """

    rows: int
    centres: int


@dataclass(frozen=True, slots=True)
class SearchSeconds:
    """How long it took, in seconds: to build the structure, and for all queries."""

    build: float
    query: float


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The document of the command ``search``.

    Attributes
    ----------
    search, data : str
    params : mapping
    instances : int
        Rows of the data.
    queries : int
        How many rows were asked about; each is left out of its own answer.
    k : int
        Neighbours asked for, at most the other rows.
    exact : bool
        Whether the structure is declared to return brute force's rows.
    same_rows : bool
        Whether it did, for every query and in the same order.
    recall : float
        Share of the rows returned that are no farther than the true k-th neighbour: of
        equal distances either row is right.
    comparisons : ComparisonCounts
    terms : int
        Attributes whose difference was taken, 0 where the structure does not count them.
    share : float
        All comparisons as a share of those of brute force.
    fallbacks : int
        Queries whose buckets held too few rows.
    seconds : SearchSeconds
    bytes : int
        Memory of the structure beside the rows.
    notes : tuple of str
        Attributes that no search reads.
    """

    search: str
    data: str
    params: Mapping[str, Any]
    instances: int
    queries: int
    k: int
    exact: bool
    same_rows: bool
    recall: float
    comparisons: ComparisonCounts
    terms: int
    share: float
    fallbacks: int
    seconds: SearchSeconds
    bytes: int
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StructureRow:
    """One search structure among others.

    Attributes
    ----------
    search : str
        Its id.
    report : SearchReport or None
        None where it refused.
    refused : str
        Why.
    """

    search: str
    report: SearchReport | None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class StructureTable:
    """Search structures on the same queries.

    Attributes
    ----------
    rows : tuple of StructureRow
        Those measured so far.
    asked : int
        How many will be.
    """

    rows: tuple[StructureRow, ...]
    asked: int
