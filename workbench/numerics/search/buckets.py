"""Buckets of rows around leaders or centres, of which a query sees the nearest few."""

from __future__ import annotations

import math
from abc import abstractmethod

import numpy as np

from workbench.api import FloatArray, IntArray, Problem, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, SearchStructure

_CELLS = 1 << 20  # of rows compared at once


class Buckets(SearchStructure):
    """Each row is in one bucket; the buckets with the nearest centres are compared.

    A query goes on to further buckets, the nearest first, until it has met k rows.

    Attributes
    ----------
    order : ndarray of int64, shape (n,)
        The rows, those of a bucket side by side, ascending.
    start, stop : ndarray of int64, shape (buckets,)
    """

    exact = False

    def __init__(self, space: SearchSpace, probes: int) -> None:
        super().__init__(space)
        self.probes = probes

    def _fill(self, bucket: IntArray, rows: IntArray, size: int) -> None:
        """Put rows into their buckets, numbers below `size`."""
        sort = np.argsort(bucket, kind="stable")
        self.order = rows[sort]
        counts = np.bincount(bucket, minlength=size)
        self.stop = np.cumsum(counts)
        self.start = self.stop - counts

    def _check_probes(self, size: int, what: str) -> None:
        if not 1 <= self.probes <= size:
            raise Problem(
                f"probes = {self.probes}", expected=f"1 to {size}, the number of {what}",
                where=self.id,
            )  # fmt: skip

    @abstractmethod
    def _to_centres(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> FloatArray:
        """Compare queries with all centres, shape (m, buckets)."""

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        check()
        k = best.rows.shape[1]
        apart = self._to_centres(points, own, best, counts)
        nearest = np.argsort(apart, axis=1, kind="stable")
        sizes = (self.stop - self.start)[nearest]
        # the probes, and as many further buckets as it takes to meet k rows
        reached = np.cumsum(sizes, axis=1)
        sees_itself = (own != STRANGER).astype(np.int64)
        enough = (reached >= (k + sees_itself)[:, None]).argmax(axis=1) + 1
        enough[reached[:, -1] < k + sees_itself] = sizes.shape[1]
        counts.fallbacks += int((enough > self.probes).sum())
        seen = np.maximum(enough, self.probes)
        for place in range(int(seen.max())):
            asked = np.flatnonzero(seen > place)
            self._compare_buckets(
                points, own, asked, nearest[asked, place], best, counts
            )

    def _compare_buckets(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        buckets: IntArray,
        best: KBest,
        counts: Comparisons,
    ) -> None:
        start, stop = self.start[buckets], self.stop[buckets]
        most = int((stop - start).max(initial=0))
        step = max(1, _CELLS // max(most, 1))
        for begin in range(0, len(asked) if most else 0, step):
            part = slice(begin, begin + step)
            place = start[part, None] + np.arange(most)
            beyond = place >= stop[part, None]
            place[beyond] = 0
            rows = self.order[place]
            rows[beyond] = STRANGER
            self._compare(points, own, asked[part], rows, best, counts)


class Leaders(Buckets):
    """Leaders and followers: random rows lead those that are nearest to them.

    Of n rows round(sqrt(n)) are drawn as leaders; each other row follows its nearest
    leader, the first of equals. A query is compared with all leaders and with the
    followers of the nearest `probes`. The leaders themselves are candidates. Needs
    nothing of the distance, and may miss rows.

    Attributes
    ----------
    leaders : ndarray of int64, shape (leaders,)
    """

    id = "leaders"

    def __init__(
        self,
        space: SearchSpace,
        n_leaders: int | None = None,
        probes: int = 1,
        random_state: int = 1,
    ) -> None:
        super().__init__(space, probes)
        count = _count(n_leaders, space.n, "leaders", self.id)
        self._check_probes(count, "leaders")
        random = np.random.default_rng(random_state)
        self.leaders = np.sort(random.choice(space.n, count, replace=False))
        followers = np.setdiff1d(np.arange(space.n), self.leaders)
        self._fill(
            _nearest_of(space, space.rows[followers], space.rows[self.leaders]),
            followers,
            count,
        )

    def _to_centres(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> FloatArray:
        apart = self.space.measure.table(points, self.space.rows[self.leaders])
        itself = own[:, None] == self.leaders
        counts.centres += apart.size - int(itself.sum())
        rows = np.tile(self.leaders, (len(points), 1))
        best.offer(np.arange(len(points)), np.where(itself, np.inf, apart), rows)
        return apart


class KMeansBuckets(Buckets):
    """Buckets of k-means: each row is in that of the nearest centre.

    The centres are those of Lloyd's k-means among the rows (missing values at the mean
    of their column), round(sqrt(n)) of them; rows and queries are compared with them by the distance
    itself. Needs rows that have means, and may miss rows.

    Attributes
    ----------
    centres : ndarray, shape (buckets, e)
    """

    id = "k-means-buckets"

    def __init__(
        self,
        space: SearchSpace,
        n_buckets: int | None = None,
        probes: int = 1,
        random_state: int = 1,
    ) -> None:
        from sklearn.cluster import KMeans

        space.need_centres(self.id)
        super().__init__(space, probes)
        count = _count(n_buckets, space.n, "buckets", self.id)
        self._check_probes(count, "buckets")
        filled = _without_gaps(space.rows)
        distinct = np.unique(filled, axis=0)
        if len(distinct) > count:
            found = KMeans(count, n_init=1, random_state=random_state).fit(filled)
            self.centres = np.asarray(found.cluster_centers_, dtype=np.float64)
        else:  # a centre for each place, and buckets with nobody
            self.centres = distinct[np.arange(count) % len(distinct)]
        bucket = _nearest_of(space, space.rows, self.centres)
        self._fill(bucket, np.arange(space.n), count)

    def _to_centres(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> FloatArray:
        counts.centres += len(points) * len(self.centres)
        return self.space.measure.table(points, self.centres)


def _count(given: int | None, n: int, what: str, where: str) -> int:
    count = max(1, round(math.sqrt(n))) if given is None else given
    if count > n:
        raise Problem(f"{count} {what}", expected=f"at most {n}, the rows", where=where)
    return count


def _without_gaps(rows: FloatArray) -> FloatArray:
    known = ~np.isnan(rows)
    totals = np.where(known, rows, 0.0).sum(axis=0)
    means = totals / np.maximum(known.sum(axis=0), 1)
    return np.where(known, rows, means)


def _nearest_of(space: SearchSpace, rows: FloatArray, centres: FloatArray) -> IntArray:
    """Return which of some centres is nearest to each row, the first of equals."""
    step = max(1, _CELLS // len(centres))
    found = np.empty(len(rows), dtype=np.int64)
    for start in range(0, len(rows), step):
        check()
        part = slice(start, start + step)
        found[part] = space.measure.table(rows[part], centres).argmin(axis=1)
    return found
