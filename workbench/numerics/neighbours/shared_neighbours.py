"""Shared nearest neighbours: rows are near whose lists of neighbours have much in common.

The distance of two rows is 1 - |A ∩ B| / k, A and B being the lists of their k nearest
rows in the table searched, neither with its own row; half the size of their symmetric
difference over k, so it obeys the triangle inequality. Different rows with equal lists
are at distance 0.

References
----------
R. A. Jarvis, E. A. Patrick (1973). Clustering using a similarity measure based on
shared near neighbors. IEEE Transactions on Computers C-22, 1025-1034.
M. E. Houle et al. (2010). Can shared-neighbor distances defeat the curse of
dimensionality? SSDBM, 482-500.
"""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

import numpy as np
from scipy.sparse import csr_array

from workbench.api import FloatArray, IntArray, Tally, check

#: Pairs of list entries that are counted at once: what they take stays in the cache.
_PAIRS = 1 << 18


class RowSearch(Protocol):
    """A search for the nearest rows of a table."""

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return distances and rows, both (m, k); None asks about the table itself."""


class SharedNeighbours:
    """The lists of neighbours of a table's rows, compared by what they share.

    Parameters
    ----------
    search : RowSearch
        Of the table.
    n : int
        Rows of the table.
    k : int
        Length of the lists; cut to the other rows there are.
    """

    def __init__(self, search: RowSearch, n: int, k: int) -> None:
        self._search, self._n = search, n
        self.k = min(k, max(n - 1, 0))

    @cached_property
    def lists(self) -> IntArray:
        """The neighbours of each row, nearest first, shape (n, k)."""
        if self.k == 0:
            return np.empty((self._n, 0), np.int64)
        return self._search.nearest(None, self.k)[1]

    @cached_property
    def _members(self) -> csr_array:
        return self._membership(self.lists)

    @cached_property
    def _members_of(self) -> csr_array:
        return self._members.T.tocsr()

    def _membership(self, lists: IntArray) -> csr_array:
        # small numbers: the product of two of these moves much and computes little
        count = np.int8 if self.k < 128 else np.int32
        place = np.int32 if max(self._n, lists.size) < 2**31 else np.int64
        starts = (np.arange(len(lists) + 1) * self.k).astype(place)
        members = lists.ravel().astype(place)
        ones = np.ones(lists.size, count)
        return csr_array((ones, members, starts), shape=(len(lists), self._n))

    def table(self, rows: IntArray) -> FloatArray:
        """Return the distances among some rows of the table, shape (r, r)."""
        members = self._members[rows]
        return self._distances((members @ members.T).toarray())

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return distances and rows, both (m, k), in the order of (distance, row).

        Parameters
        ----------
        queries : ndarray, shape (m, d), or None
            None asks about the table's rows, each without itself.
        k : int
            At most the rows there are.
        """
        if queries is None:
            lists = self.lists
            if tally is not None:
                tally.add(self._n, self._n - 1)
        elif self.k == 0:
            lists = np.empty((len(queries), 0), np.int64)
        else:
            lists = self._search.nearest(queries, self.k, tally)[1]
        distances = np.empty((len(lists), k))
        indices = np.empty((len(lists), k), np.int64)
        step = max(256, _PAIRS // max(self.k, 1) ** 2)
        for start in range(0, len(lists), step):
            check()
            part = slice(start, start + step)
            numbers = np.arange(start, min(start + step, len(lists)))
            own = numbers if queries is None else None
            shared, indices[part] = self._most_shared(lists[part], k, own)
            distances[part] = self._distances(shared)
        return distances, indices

    def _distances(self, shared: IntArray) -> FloatArray:
        return np.asarray((self.k - shared) / max(self.k, 1), np.float64)

    def _most_shared(
        self, lists: IntArray, k: int, own: IntArray | None
    ) -> tuple[IntArray, IntArray]:
        """Return the largest counts and whose they are, both (m, k), ties by row."""
        counts = self._membership(lists) @ self._members_of
        # a row shares all with itself: one more, which goes again
        query, row, count = _largest(counts, k + (own is not None), self.k)
        if own is not None:
            others = row != own[query]
            query, row, count = query[others], row[others], count[others]
        # one sort of one number: by query, then by count, then by row
        low, middle = self._n.bit_length(), self.k.bit_length()
        place = np.sort((((query << middle) | (self.k - count)) << low) | row)
        row, place = place & ((1 << low) - 1), place >> low
        query, count = place >> middle, self.k - (place & ((1 << middle) - 1))
        sizes = np.bincount(query, minlength=len(lists))
        rank = np.arange(len(query)) - np.repeat(sizes.cumsum() - sizes, sizes)
        kept = rank < k
        found = np.full((len(lists), k), -1, np.int64)
        shared = np.zeros((len(lists), k), np.int64)
        found[query[kept], rank[kept]] = row[kept]
        shared[query[kept], rank[kept]] = count[kept]
        for i in np.flatnonzero(found[:, -1] < 0):  # the rest shares nothing
            known = found[i][found[i] >= 0]
            taken = known if own is None else np.append(known, own[i])
            first = np.setdiff1d(np.arange(min(k + 1, self._n)), taken)
            found[i, len(known) :] = first[: k - len(known)]
        return shared, found


def _largest(
    counts: csr_array, k: int, most: int
) -> tuple[IntArray, IntArray, IntArray]:
    """Return row, column and count of what can be among the k largest of its row.

    All are, that is, that are no less than the k-th and above 0; in any order.
    """
    n, sizes = counts.shape[0], np.diff(counts.indptr)
    cells = np.repeat(np.arange(0, n * (most + 1), most + 1), sizes)
    cells += counts.data
    found = np.bincount(cells, minlength=n * (most + 1))
    # how many of a row are at least so large
    reached = found.reshape(n, most + 1)[:, ::-1].cumsum(axis=1)[:, ::-1]
    least = np.maximum((reached >= k).sum(axis=1) - 1, 1).astype(counts.data.dtype)
    kept = np.flatnonzero(counts.data >= np.repeat(least, sizes))
    row = np.searchsorted(counts.indptr, kept, side="right") - 1
    largest = counts.indices[kept], counts.data[kept]
    return row, *(part.astype(np.int64) for part in largest)
