"""The k best rows of many queries, kept while candidates come in."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray

#: In the place of a row that is not yet found.
NOBODY = np.iinfo(np.int64).max
_NARROW = 8  # candidates of each query up to which all are sorted in


class KBest:
    """The nearest k candidates of each query so far, ties by the lower row.

    Parameters
    ----------
    m, k : int

    Attributes
    ----------
    distances : ndarray, shape (m, k)
        Ascending; infinity where nobody is found yet.
    rows : ndarray of int64, shape (m, k)
    worst : ndarray, shape (m,)
        The k-th distance so far: the tau of the search trees.
    """

    def __init__(self, m: int, k: int) -> None:
        self.distances: FloatArray = np.full((m, k), np.inf)
        self.rows: IntArray = np.full((m, k), NOBODY, dtype=np.int64)
        self.worst: FloatArray = np.full(m, np.inf)

    @property
    def found(self) -> npt.NDArray[np.bool_]:
        """Which queries have k rows, shape (m,)."""
        return np.asarray(self.rows[:, -1] != NOBODY)

    def offer(self, queries: IntArray, distances: FloatArray, rows: IntArray) -> None:
        """Take candidates of some queries.

        Parameters
        ----------
        queries : ndarray of int64, shape (a,)
            Each once.
        distances, rows : ndarray, shape (a, w)
            Infinity in the place of a candidate that is none. No row twice.
        """
        limit = np.minimum(self.worst[queries], np.finfo(np.float64).max)
        place, column = np.nonzero(distances <= limit[:, None])
        if not len(place):
            return
        new = np.empty(len(place), dtype=bool)
        new[0], new[1:] = True, place[1:] != place[:-1]
        k, begins = self.distances.shape[1], np.flatnonzero(new)
        some = place[begins]
        asked = queries[some]
        if distances.shape[1] <= _NARROW:
            # so few that those who may not enter are no burden: they sort behind all
            merged = np.concatenate([self.distances[asked], distances[some]], axis=1)
            numbers = np.concatenate([self.rows[asked], rows[some]], axis=1)
            numbers[np.isinf(merged)] = NOBODY
        else:
            # those that may enter, packed to the left: a few for each query
            line = np.cumsum(new) - 1
            rank = np.arange(len(place)) - begins[line]
            most = int(np.diff(begins, append=len(place)).max())
            merged = np.full((len(some), k + most), np.inf)
            numbers = np.full((len(some), k + most), NOBODY, dtype=np.int64)
            merged[:, :k], numbers[:, :k] = self.distances[asked], self.rows[asked]
            merged[line, k + rank] = distances[place, column]
            numbers[line, k + rank] = rows[place, column]
        order = np.lexsort((numbers, merged), axis=-1)[:, :k]
        lines = np.arange(len(some))[:, None]
        self.distances[asked] = kept = merged[lines, order]
        self.rows[asked] = numbers[lines, order]
        self.worst[asked] = kept[:, -1]
