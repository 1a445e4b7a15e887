"""A search structure in the place of the program's own search."""

from __future__ import annotations

from typing import Any

from workbench.api import FloatArray, Tally
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import Answer
from workbench.numerics.search.structures import STRUCTURES


class StructureSearch:
    """Answers as `workbench.numerics.neighbours.neighbours.NeighbourSearch` does.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    search : str
        The id of a structure, which is built with its defaults.
    **options
        Those of `SearchSpace`.

    Raises
    ------
    Problem
        For a distance that the structure cannot search.
    """

    def __init__(self, X: FloatArray, *, search: str, **options: Any) -> None:
        self._structure = STRUCTURES[search](SearchSpace(X, **options))

    def prepare(self) -> None:
        """Do nothing: the structure is built."""

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> Answer:
        """Return distances and rows, both of shape (m, k); see `SearchStructure`."""
        counts = Comparisons()
        found = self._structure.nearest(queries, k, counts)
        if tally is not None:
            tally.add(1, counts.rows + counts.centres)
        return found
