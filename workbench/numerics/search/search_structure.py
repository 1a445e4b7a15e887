"""Base of the search structures: batches of queries, and the rows nobody found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import numpy as np

from workbench.api import FloatArray, IntArray, Problem, check
from workbench.numerics.neighbours.block_search import smallest
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace

Answer = tuple[FloatArray, IntArray]

#: Queries that are searched at once.
BATCH = 1024
_CELLS = 1 << 20  # of a block of distances: 8 MB

#: In the place of the own row of a query that is none of the rows.
STRANGER = -1


class SearchStructure(ABC):
    """Rows arranged so that a query need not be compared with all of them.

    Parameters
    ----------
    space : SearchSpace
        The rows and their distance.

    Attributes
    ----------
    id : str
        What files and commands call it.
    exact : bool
        Whether it returns the rows that brute force returns, ties included.
    library : str
        The module of an optional extra that it imports when it is built; empty for none.
    """

    id: ClassVar[str]
    exact: ClassVar[bool] = True
    library: ClassVar[str] = ""

    def __init__(self, space: SearchSpace) -> None:
        self.space = space

    @property
    def nbytes(self) -> int:
        """Memory of the structure beside the rows, in bytes."""
        return sum(
            value.nbytes
            for value in vars(self).values()
            if isinstance(value, np.ndarray)
        )

    def nearest(
        self,
        queries: FloatArray | None,
        k: int,
        counts: Comparisons | None = None,
        own: IntArray | None = None,
    ) -> Answer:
        """Return the k nearest rows of each query that the structure finds.

        Parameters
        ----------
        queries : ndarray, shape (m, d), or None
            None asks about every row and leaves it out of its own answer.
        k : int
            Clipped to the rows there are.
        counts : Comparisons, optional
            To which the distances computed are added.
        own : ndarray of int64, shape (m,), optional
            The row that each query is, which is left out of its answer; -1 for none.

        Returns
        -------
        distances : ndarray, shape (m, k)
            Ascending in each row, ties by the lower row number.
        rows : ndarray of int64, shape (m, k)

        Raises
        ------
        Problem
            For k below 1, and columns that do not match.
        """
        space = self.space
        if k < 1:
            raise Problem(f"k = {k}", expected="at least 1")
        if queries is None:
            points, own = space.rows, np.arange(space.n)
        else:
            points = space.prepare(queries)
        if own is None:
            own = np.full(len(points), STRANGER)
        k = min(k, space.n - int((own != STRANGER).any()))
        counts = counts or Comparisons()
        distances = np.empty((len(points), k))
        rows = np.empty((len(points), k), dtype=np.int64)
        for start in range(0, len(points) if k else 0, BATCH):
            check()
            part = slice(start, start + BATCH)
            best = KBest(len(points[part]), k)
            self._search(points[part], own[part], best, counts)
            self._complete(points[part], own[part], best, counts)
            distances[part], rows[part] = best.distances, best.rows
        return distances, rows

    @abstractmethod
    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        """Offer rows to `best` for each of some prepared queries."""

    def _complete(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        """Compare queries that found fewer than k rows with all of them."""
        left = np.flatnonzero(~best.found)
        if not len(left):
            return
        k = best.rows.shape[1]
        counts.fallbacks += len(left)
        scanned = scan(self.space, points[left], own[left], k, counts)
        best.distances[left], best.rows[left] = scanned

    def _compare(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        rows: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> None:
        """Compare queries with rows each, shape (a, w), -1 where there is none."""
        absent = rows == STRANGER
        if (own != STRANGER).any():
            absent |= rows == own[asked, None]
        distances = self.space.to_rows(points, asked[:, None], rows)
        distances[absent] = np.inf
        counts.rows += absent.size - int(np.count_nonzero(absent))
        best.offer(asked, distances, rows)


def scan(
    space: SearchSpace, points: FloatArray, own: IntArray, k: int, counts: Comparisons
) -> Answer:
    """Compare prepared queries with every row; return the k nearest of each."""
    step = max(1, _CELLS // space.n)
    distances = np.empty((len(points), k))
    found = np.empty((len(points), k), dtype=np.int64)
    for start in range(0, len(points), step):
        check()
        part = slice(start, start + step)
        table = space.measure.table(points[part], space.rows)
        known = np.flatnonzero(own[part] != STRANGER)
        counts.rows += table.size - len(known)
        # a distance beyond the largest number is still nearer than the row itself
        np.minimum(table, np.finfo(np.float64).max, out=table)
        table[known, own[part][known]] = np.inf
        distances[part], found[part] = smallest(table, k)
    return distances, found


class BruteForce(SearchStructure):
    """Compare each query with every row. Needs nothing of the distance."""

    id = "brute"

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        k = best.rows.shape[1]
        best.distances[:], best.rows[:] = scan(self.space, points, own, k, counts)
