"""Counter of the comparisons that a search makes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Comparisons:
    """Distances that a search computes, added up over all of its queries.

    Attributes
    ----------
    rows : int
        Distances from a query to a row of the data. A row is never compared with
        itself.
    centres : int
        Distances from a query to a centre, leader or hashing direction.
    terms : int
        Attributes whose difference was taken, where a search counts them.
    fallbacks : int
        Queries whose buckets held fewer than k rows, so that the search went on.
    """

    rows: int = 0
    centres: int = 0
    terms: int = 0
    fallbacks: int = 0
