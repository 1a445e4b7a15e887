"""Graph of near rows by descent, and a search that keeps a pool."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import NOBODY, KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, SearchStructure

_CELLS = 1 << 24  # of marks which query met which row: 16 MB
_PAIRS = 1 << 18  # compared at once while the graph is built
#: Rounds of the descent at most; it takes about ten.
_ROUNDS = 30

BoolArray = npt.NDArray[np.bool_]


class NNDescent(SearchStructure):
    """Neighbours of neighbours are near: a graph improved in rounds, then searched.

    **Building** (Dong, Moses, Li, 2011, algorithm 2, NN-descent full). Each row begins
    with a list of `links` random others. In a round each row v has

    - new(v): of its entries that are new, `sample` times `links` at random, which are
      old from then on; and as many at random of the rows that chose v so,
    - old(v): its other old entries; and as many at random of the rows in whose lists v
      is an old entry.

    Each pair of two rows of new(v), and of one of new(v) and one of old(v), is compared,
    and each of the two enters the list of the other if it is nearer than the last of it,
    which leaves. It ends with a round that changes at most `delta` times all entries, or
    after 30.

    **Searching.** The graph has an edge between two rows where one is in the list of the
    other; a row keeps its `links` entries and, of those whose lists it is in, the nearest
    `links`. A query is compared with `starts` random rows, the same for all; the `pool`
    nearest of all rows compared so far are its pool. The nearest of the pool that is not
    yet expanded is expanded, that is, the query is compared with all rows linked to it
    that it has not met, until all of the pool are. The answer is the nearest k of the
    pool (of max(pool, k) rows). A query that finds fewer than k is compared with all.

    Needs nothing of the distance, and may miss rows. Ties go to the lower row.

    Parameters
    ----------
    space : SearchSpace
    links : int
        K of the paper.
    pool : int
    starts : int or None
        None: four times the root of the number of rows.
    sample : float
        rho of the paper, in (0, 1].
    delta : float
    random_state : int

    Attributes
    ----------
    neighbours : ndarray of int64, shape (n, K)
        The lists, nearest first; K is `links`, or all other rows if they are fewer.
    edges : ndarray of int64, shape (n, 2 K)
        The graph that is searched; -1 where a row has fewer.
    entries : ndarray of int64, shape (starts,)
        Where searches begin.

    Notes
    -----
    `Comparisons.rows` are the distances of queries to rows, each row once for a query.
    Those of building are not in it, as for other structures.
    """

    id = "nn-descent"
    exact = False

    def __init__(
        self,
        space: SearchSpace,
        links: int = 12,
        pool: int = 30,
        starts: int | None = None,
        sample: float = 0.5,
        delta: float = 0.001,
        random_state: int = 1,
    ) -> None:
        super().__init__(space)
        self.pool = pool
        random = np.random.default_rng(random_state)
        k = min(links, space.n - 1)
        descent = _Descent(space, k, max(1, round(sample * k)), random)
        for _ in range(_ROUNDS):
            check()
            if descent.round() <= delta * space.n * k:
                break
        self.neighbours: IntArray = descent.rows
        self.edges = _both_ways(descent.rows, descent.distances)
        # lists alone fall into islands: as many doors as islands may want
        count = min(round(4 * space.n**0.5) if starts is None else starts, space.n)
        self.entries = np.sort(random.choice(space.n, count, replace=False))

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        n, k = self.space.n, best.rows.shape[1]
        step = max(1, _CELLS // n)
        for begin in range(0, len(points), step):
            asked = np.arange(begin, min(begin + step, len(points)))
            pool = KBest(len(asked), min(max(self.pool, k), n))
            self._expand(points[asked], own[asked], pool, counts)
            best.distances[asked] = pool.distances[:, :k]
            best.rows[asked] = pool.rows[:, :k]
            best.worst[asked] = best.distances[asked, -1]

    def _expand(
        self, points: FloatArray, own: IntArray, pool: KBest, counts: Comparisons
    ) -> None:
        """Fill the pools of some queries."""
        m, n = len(points), self.space.n
        met, expanded = np.zeros((m, n), np.bool_), np.zeros((m, n), np.bool_)
        known = np.flatnonzero(own != STRANGER)
        met[known, own[known]] = True
        going = np.arange(m)
        rows = np.broadcast_to(self.entries, (m, len(self.entries)))
        while len(going):
            check()
            # packed to one line: most rows around an old one are met
            place, column = np.nonzero((rows != STRANGER) & ~met[going[:, None], rows])
            queries, reached = going[place], rows[place, column]
            met[queries, reached] = True
            counts.rows += len(reached)
            distances = np.full(rows.shape, np.inf)
            distances[place, column] = self.space.to_rows(points, queries, reached)
            pool.offer(going, distances, rows)
            listed = pool.rows[going]
            there = listed != NOBODY
            done = expanded[going[:, None], np.where(there, listed, 0)] | ~there
            going, listed, done = (
                a[~done.all(axis=1)] for a in (going, listed, done)
            )  # nothing left to expand: at the end
            at = listed[np.arange(len(going)), done.argmin(axis=1)]
            expanded[going, at] = True
            rows = self.edges[at]


class _Descent:
    """Lists of near rows while they improve.

    Parameters
    ----------
    space : SearchSpace
    k : int
        Length of a list.
    sampled : int
        New entries that join in a round.
    random : Generator

    Attributes
    ----------
    rows : ndarray of int64, shape (n, k)
    distances : ndarray, shape (n, k)
        Ascending in each row.
    """

    def __init__(
        self, space: SearchSpace, k: int, sampled: int, random: np.random.Generator
    ) -> None:
        self._space, self._k, self._sampled, self._random = space, k, sampled, random
        n = space.n
        self.rows: IntArray = np.empty((n, k), dtype=np.int64)
        if k == n - 1:
            others = np.broadcast_to(np.arange(n), (n, n))
            self.rows[:] = others[~np.eye(n, dtype=np.bool_)].reshape(n, k)
        else:
            self.rows[:] = _others(n, k, random)
        self.distances = space.to_rows(space.rows, np.arange(n)[:, None], self.rows)
        order = np.lexsort((self.rows, self.distances), axis=-1)
        self.rows = np.take_along_axis(self.rows, order, axis=1)
        self.distances = np.take_along_axis(self.distances, order, axis=1)
        self._new: BoolArray = np.ones((n, k), dtype=np.bool_)

    def round(self) -> int:
        """Join neighbours of neighbours once; return how many entries are others."""
        n, before = self._space.n, np.sort(self.rows, axis=1)
        joining = self._draw_new()
        old = ~self._new
        self._new &= ~joining
        new = _listed(self.rows, joining, self._sampled, self._random)
        known = _listed(self.rows, old, self._sampled, self._random)
        width = new.shape[1]
        left, right = np.triu_indices(width, 1)
        pairs = len(left) + width * known.shape[1]
        step = max(1, _PAIRS // max(1, pairs))
        for start in range(0, n, step):
            check()
            fresh, others = new[start : start + step], known[start : start + step]
            a = [fresh[:, left].ravel(), np.repeat(fresh, others.shape[1], 1).ravel()]
            b = [fresh[:, right].ravel(), np.tile(others, (1, width)).ravel()]
            self._offer(np.concatenate(a), np.concatenate(b))
        after = np.sort(self.rows, axis=1)
        return sum(
            int((~np.isin(now, was, assume_unique=True)).sum())
            for now, was in zip(_keyed(after, n), _keyed(before, n), strict=True)
        )

    def _draw_new(self) -> BoolArray:
        """Return which new entries join, at most so many in each list."""
        lots = np.where(self._new, self._random.random(self._new.shape), np.inf)
        if self._sampled >= self._k:
            return np.asarray(self._new.copy())
        last = np.partition(lots, self._sampled - 1, axis=1)[:, self._sampled - 1]
        return np.asarray(self._new & (lots <= last[:, None]))

    def _offer(self, a: IntArray, b: IntArray) -> None:
        """Compare rows, -1 for none, and put each into the list of the other."""
        n, k = self._space.n, self._k
        kept = (a != STRANGER) & (b != STRANGER) & (a != b)
        keys = np.minimum(a, b)[kept] * n + np.maximum(a, b)[kept]
        if not len(keys):
            return
        keys.sort()  # np.unique would hash them, which takes many times as long
        keys = keys[np.diff(keys, prepend=-1) > 0]
        a, b = keys // n, keys % n
        apart = self._space.to_rows(self._space.rows, a, b)
        owner, row = np.concatenate([a, b]), np.concatenate([b, a])
        apart = np.concatenate([apart, apart])
        enters = apart < self.distances[owner, -1]
        owner, row, apart = owner[enters], row[enters], apart[enters]
        fresh = (self.rows[owner] != row[:, None]).all(axis=1)
        owner, row, apart = owner[fresh], row[fresh], apart[fresh]
        if not len(owner):
            return
        order = np.lexsort((row, apart, owner))
        owner, row, apart = owner[order], row[order], apart[order]
        some, first, sizes = np.unique(owner, return_index=True, return_counts=True)
        place = np.arange(len(owner)) - np.repeat(first, sizes)
        near = place < k  # more of them can not stay
        line = np.repeat(np.arange(len(some)), sizes)[near]
        width = k + min(k, int(sizes.max()))
        rows = np.full((len(some), width), NOBODY, dtype=np.int64)
        distances = np.full((len(some), width), np.inf)
        new = np.ones((len(some), width), dtype=np.bool_)
        rows[:, :k], distances[:, :k] = self.rows[some], self.distances[some]
        new[:, :k] = self._new[some]
        rows[line, k + place[near]] = row[near]
        distances[line, k + place[near]] = apart[near]
        best = np.lexsort((rows, distances), axis=-1)[:, :k]
        self.rows[some] = np.take_along_axis(rows, best, axis=1)
        self.distances[some] = np.take_along_axis(distances, best, axis=1)
        self._new[some] = np.take_along_axis(new, best, axis=1)


def _others(n: int, k: int, random: np.random.Generator) -> IntArray:
    """Return k other rows of each row, none twice."""
    # steps around the circle of rows, ascending from a random one: all different
    cuts = np.sort(random.integers(0, n - k, (n, k)), axis=1) + np.arange(k)
    return np.asarray((np.arange(n)[:, None] + 1 + cuts) % n)


def _keyed(rows: IntArray, n: int) -> list[IntArray]:
    """Return the entries of lists as numbers of their own, in parts."""
    keys = rows + np.arange(len(rows))[:, None] * n
    return np.array_split(keys.ravel(), max(1, keys.size // _PAIRS))


def _listed(
    rows: IntArray, marked: BoolArray, most: int, random: np.random.Generator
) -> IntArray:
    """Return the marked entries of each list, and rows in whose lists it is marked.

    Returns
    -------
    ndarray of int64, shape (n, w)
        -1 where there are fewer; of rows in whose lists one is, `most` at random.
    """
    n, k = rows.shape
    owner, column = np.nonzero(marked)
    entry = rows[owner, column]
    lots = random.permutation(len(entry))
    order = lots[np.argsort(entry[lots], kind="stable")]
    reverse = _packed(entry[order], owner[order], n, most)
    forward = _packed(owner, entry, n, k)
    both = np.hstack([forward, reverse])
    both.sort(axis=1)
    both[:, 1:][both[:, 1:] == both[:, :-1]] = STRANGER  # in both: once
    return both


def _packed(owner: IntArray, entry: IntArray, n: int, most: int) -> IntArray:
    """Return the first entries of each owner, shape (n, w); owners ascend."""
    sizes = np.bincount(owner, minlength=n)
    place = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    near = place < most
    width = min(most, int(sizes.max(initial=0)))
    table = np.full((n, width), STRANGER)
    table[owner[near], place[near]] = entry[near]
    return table


def _both_ways(rows: IntArray, distances: FloatArray) -> IntArray:
    """Return each list and the nearest rows in whose lists it is, shape (n, 2 k)."""
    n, k = rows.shape
    owner, entry = np.repeat(np.arange(n), k), rows.ravel()
    keys = np.sort(entry + owner * n)
    back = owner + entry * n  # the edge seen from its other end
    alone = ~np.isin(back, keys, assume_unique=True)
    owner, entry, apart = entry[alone], owner[alone], distances.ravel()[alone]
    order = np.lexsort((entry, apart, owner))
    edges = np.full((n, 2 * k), STRANGER)
    edges[:, :k] = rows
    packed = _packed(owner[order], entry[order], n, k)
    edges[:, k : k + packed.shape[1]] = packed
    return edges
