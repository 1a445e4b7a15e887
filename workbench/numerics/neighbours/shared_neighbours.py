"""Shared nearest neighbours: rows are near whose lists of neighbours have much in common.

The distance of two rows is 1 - |A ∩ B| / k, A and B being the lists of their k nearest
rows in the table searched, neither with its own row; half the size of their symmetric
difference over k, so it obeys the triangle inequality. Different rows with equal lists
are at distance 0.

What lists share is counted by a product of sparse matrices: who is in the lists of whom.
Lists of rows near each other have much in common, so eight of them in one row of the
first matrix, each counted in a byte of its own, take little more than one.

References
----------
R. A. Jarvis, E. A. Patrick (1973). Clustering using a similarity measure based on
shared near neighbors. IEEE Transactions on Computers C-22, 1025-1034.
M. E. Houle et al. (2010). Can shared-neighbor distances defeat the curse of
dimensionality? SSDBM, 482-500.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array

from workbench.api import FloatArray, IntArray, Tally, check

#: Pairs of list entries that are counted at once, and lists at most.
_PAIRS, _MOST_LISTS = 1 << 20, 2560
#: Lists in one row of a product, each with a byte for its counts.
_LANES = 8
_LARGEST_BYTE = 255
#: Numbers that tell how large a count is, and how many more than wanted are looked at.
_SAMPLED, _MORE = 4096, 1.2
#: Eight lists are taken at once where different entries are at most this share of all.
_MOST_DIFFERENT = 0.6


class RowSearch(Protocol):
    """A search for the nearest rows of a table."""

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return distances and rows, both (m, k); None asks about the table itself."""

    def walk(self) -> IntArray | None:
        """Return rows in an order in which near ones follow each other, if known."""


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
    def _walk(self) -> IntArray:
        """The rows, near ones following each other if anybody knows which are."""
        walk = self._search.walk()
        return np.arange(self._n) if walk is None else walk

    @cached_property
    def _places(self) -> IntArray:
        """Where each row stands in the walk."""
        places = np.empty(self._n, np.int64)
        places[self._walk] = np.arange(self._n)
        return places

    @cached_property
    def _members_of(self) -> csr_array:
        # rows by their place: the products stay in the cache
        return self._membership(self._places[self.lists[self._walk]]).T.tocsr()

    @cached_property
    def _packed_members_of(self) -> csr_array:
        return self._members_of.astype(np.uint64)

    def _membership(self, lists: IntArray) -> csr_array:
        # small numbers: the product of two of these moves much and computes little
        count = np.uint8 if self.k <= _LARGEST_BYTE else np.int32
        starts = np.arange(len(lists) + 1) * self.k
        return self._matrix(np.ones(lists.size, count), lists.ravel(), starts)

    def _packed(self, lists: IntArray) -> csr_array | None:
        """Return eight lists in each row, list b as 256^b; None if that saves nothing."""
        if not 1 < self.k <= _LARGEST_BYTE:
            return None
        m = len(lists)
        lane = np.uint64(256) ** (np.arange(m) % _LANES).astype(np.uint64)
        members = np.repeat(lane, self.k), lists.ravel(), np.arange(m + 1) * self.k
        ends = np.minimum(np.arange(-(-m // _LANES) + 1) * _LANES, m)
        groups = self._matrix(np.ones(m, np.uint64), np.arange(m), ends, m)
        packed = groups @ self._matrix(*members)
        return packed if packed.nnz <= _MOST_DIFFERENT * lists.size else None

    def _matrix(
        self,
        data: npt.NDArray[Any],
        members: IntArray,
        starts: IntArray,
        width: int | None = None,
    ) -> csr_array:
        width = self._n if width is None else width
        place = np.int32 if max(width, len(members)) < 2**31 else np.int64
        parts = data, members.astype(place), starts.astype(place)
        return csr_array(parts, shape=(len(starts) - 1, width))

    def table(self, rows: IntArray) -> FloatArray:
        """Return the distances among some rows of the table, shape (r, r)."""
        members = self._membership(self.lists[rows])
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
        lists = self._places[lists]
        order = np.arange(len(lists))
        if self.k:
            order = np.argsort(lists[:, 0], kind="stable")
        distances = np.empty((len(lists), k))
        indices = np.empty((len(lists), k), np.int64)
        step = min(max(256, _PAIRS // max(self.k, 1) ** 2), _MOST_LISTS)
        for start in range(0, len(lists), step):
            check()
            part = order[start : start + step]
            own = part if queries is None else None
            shared, indices[part] = self._most_shared(lists[part], k, own)
            distances[part] = self._distances(shared)
        return distances, indices

    def _distances(self, shared: IntArray) -> FloatArray:
        return np.asarray((self.k - shared.astype(np.int64)) / max(self.k, 1))

    def _most_shared(
        self, lists: IntArray, k: int, own: IntArray | None
    ) -> tuple[IntArray, IntArray]:
        """Return the largest counts and whose they are, both (m, k), ties by row.

        Lists are of places in the walk.
        """
        packed = self._packed(lists)
        if packed is None:
            counts, lanes = self._membership(lists) @ self._members_of, 1
        else:
            counts, lanes = packed @ self._packed_members_of, _LANES
        # a row shares all with itself: one more, which goes again
        wanted = k + (own is not None)
        query, place, count = _largest(counts, lanes, len(lists), wanted)
        # one sort of one number: by query, then by count, then by row
        low, middle = self._n.bit_length(), self.k.bit_length()
        fits = low + middle + len(lists).bit_length() < 32
        number: Any = np.int32 if fits else np.int64  # half the size sorts sooner
        key: npt.NDArray[Any] = query.astype(number) << middle
        key |= self.k - count.astype(number)
        key <<= low
        key |= self._walk.astype(number)[place]
        key.sort()
        query = key >> (low + middle)
        sizes = np.bincount(query, minlength=len(lists))
        rank = np.arange(len(key)) - np.repeat(sizes.cumsum() - sizes, sizes)
        kept = rank < wanted
        nobody = self.k << low  # shares nothing
        best = np.full((len(lists), wanted), nobody)
        best[query[kept], rank[kept]] = key[kept] & ((1 << (low + middle)) - 1)
        found = best & ((1 << low) - 1)
        shared = self.k - (best >> low)
        found[shared == 0] = -1
        if own is not None:
            others = found != own[:, None]
            others[others.all(axis=1), -1] = False
            found, shared = (a[others].reshape(-1, k) for a in (found, shared))
        for i in np.flatnonzero(found[:, -1] < 0):  # the rest shares nothing
            known = found[i][found[i] >= 0]
            taken = known if own is None else np.append(known, own[i])
            first = np.setdiff1d(np.arange(min(k + 1, self._n)), taken)
            found[i, len(known) :] = first[: k - len(known)]
        return shared, found


def _largest(
    counts: csr_array, lanes: int, m: int, k: int
) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]:
    """Return row, column and count of what can be among the k largest of its row.

    All are, that is, that are no less than the k-th and above 0, and some more; in any
    order.

    Parameters
    ----------
    counts : csr_array, shape (g, n)
        With several lanes, a byte of each number belongs to a row of its own.
    lanes : int
        1 or 8.
    m, k : int
        Of the rows only the first m are asked for.
    """
    sizes = np.diff(counts.indptr)
    data = counts.data
    if lanes > 1:  # the first lane is the lowest byte
        data = data.astype("<u8", copy=False).view(np.uint8)
    data = data.reshape(-1, lanes)
    first = np.repeat(np.arange(len(sizes), dtype=np.int32) * lanes, sizes)
    limit, fewer = _usual_limit(data, k * m), 1
    kept = [np.flatnonzero(data >= limit)]
    rows = [_rows_of(kept[0], first, lanes)]
    found = np.bincount(rows[0], minlength=len(sizes) * lanes)
    while limit > 1:  # some rows want smaller counts, too
        lacking = found < k
        lacking[m:] = False
        if not lacking.any():
            break
        limit, above = max(limit - fewer, 1), limit
        fewer *= 2
        wanted = np.repeat(lacking.reshape(-1, lanes), sizes, axis=0)
        wanted &= data >= limit
        wanted &= data < above
        kept.append(np.flatnonzero(wanted))
        rows.append(_rows_of(kept[-1], first, lanes))
        found += np.bincount(rows[-1], minlength=len(found))
    places = np.concatenate(kept)
    columns = counts.indices[places >> (lanes.bit_length() - 1)]
    return np.concatenate(rows), columns, data.ravel()[places]


def _rows_of(
    places: IntArray, first: npt.NDArray[np.int32], lanes: int
) -> npt.NDArray[np.int32]:
    """Return the rows of some places among all numbers; lanes are a power of 2."""
    lane = (places & (lanes - 1)).astype(np.int32)
    return np.asarray(first[places >> (lanes.bit_length() - 1)] + lane)


def _usual_limit(data: npt.NDArray[Any], wanted: int) -> int:
    """Return a count, 1 or more, that about so many of all reach, and some more do."""
    some = data[:: max(1, len(data) // _SAMPLED)]
    found = np.bincount(some.ravel(), minlength=2)
    reached = found[::-1].cumsum()[::-1] * (len(data) / max(len(some), 1))
    return max(int((reached >= _MORE * wanted).sum()) - 1, 1)
