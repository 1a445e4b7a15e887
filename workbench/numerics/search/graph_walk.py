"""Greedy walk in the graph of nearest neighbours."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import SearchStructure

_CELLS = 1 << 24  # of marks which query met which row: 16 MB


class GraphWalk(SearchStructure):
    """Walk from row to row towards the query, as long as that helps.

    Each row is linked to its `links` nearest others. A walk begins at a random row,
    compares the query with all rows linked to where it stands, and goes to the nearest
    of them, until none is nearer. The answer is the nearest k of all rows met by the
    walks from `starts` random rows, drawn for each query; each is compared once. A query
    that meets fewer than k is compared with all. Needs nothing of the distance, and may
    miss rows.

    Attributes
    ----------
    neighbours : ndarray of int64, shape (n, links)
        The links, nearest first.
    """

    id = "graph-walk"
    exact = False

    def __init__(
        self,
        space: SearchSpace,
        links: int = 10,
        starts: int = 1,
        random_state: int = 1,
    ) -> None:
        super().__init__(space)
        self.starts, self._seed = starts, random_state
        _, self.neighbours = space.own_search.nearest(None, links)

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        n = self.space.n
        random = np.random.default_rng(self._seed)
        begins = random.integers(0, n, (len(points), self.starts))
        step = max(1, _CELLS // n)
        for begin in range(0, len(points), step):
            asked = np.arange(begin, min(begin + step, len(points)))
            met = np.zeros((len(asked), n), dtype=np.bool_)
            for walk in range(self.starts):
                self._walk(points, own, asked, begins[asked, walk], met, best, counts)

    def _walk(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        at: IntArray,
        met: npt.NDArray[np.bool_],
        best: KBest,
        counts: Comparisons,
    ) -> None:
        """Walk once with each query; `at` is where, `met` which rows it has met."""
        going, rows = np.arange(len(asked)), at[:, None]
        apart = np.full(len(asked), np.inf)
        while len(going) and rows.shape[1]:
            check()
            queries = asked[going]
            distances = self.space.to_rows(points, queries[:, None], rows)
            distances[rows == own[queries, None]] = np.inf  # no step on oneself
            known = met[going[:, None], rows] | np.isinf(distances)
            met[going[:, None], rows] = True
            counts.rows += known.size - int(np.count_nonzero(known))
            best.offer(queries, np.where(known, np.inf, distances), rows)
            line, nearest = np.arange(len(going)), distances.argmin(axis=1)
            nearer = distances[line, nearest] < apart[going]
            nearer |= np.isinf(apart[going])  # a walk that begins in its own row
            moved = going[nearer]
            apart[moved] = distances[line, nearest][nearer]
            at[moved] = rows[line, nearest][nearer]
            going = moved
            rows = self.neighbours[at[going]]
