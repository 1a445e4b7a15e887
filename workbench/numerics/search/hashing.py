"""Locality-sensitive hashing: rows that are near fall into the same bucket, often."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Problem, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, SearchStructure

#: Rows whose nearest others say how wide a cell should be.
_DRAWN = 100
#: The width is so many times the mean distance of a row to its nearest other.
_TIMES = 4.0
_CELLS = 1 << 20


class LSH(SearchStructure):
    """Tables of buckets by random directions.

    Under angles (``cosine``, ``angle``, ``pearson``) a bit says on which side of a
    random plane through the origin a row is (Charikar, 2002). Under the Euclidean
    distance, and with Cauchy directions under Manhattan, a number says in which cell of
    a random line, floor((a x + b) / width), the row falls (Datar et al., 2004). `bits`
    of them make a bucket; a query is compared with the rows of its bucket in each of
    `tables` tables, each once. A query that meets fewer than k rows so is compared with
    all. May miss rows.

    Attributes
    ----------
    directions : ndarray, shape (e, tables * bits)
    offsets : ndarray, shape (tables * bits,)
        Shares of the width.
    width : float
        Of a cell; 0 for planes.
    order, keys : ndarray, shape (tables, n)
        The rows of each table by their bucket, and the bucket.
    """

    id = "lsh"
    exact = False

    def __init__(
        self,
        space: SearchSpace,
        tables: int = 8,
        bits: int = 8,
        width: float | None = None,
        random_state: int = 1,
    ) -> None:
        super().__init__(space)
        measure = space.measure
        self._planes = measure.distance.angles
        stable = space.is_norm and measure.p in (1.0, 2.0)
        if not (self._planes or stable):
            raise Problem(
                f"lsh under {measure.distance.id}: no random directions are known for it",
                expected="euclidean, mahalanobis, manhattan, cosine, angle or pearson, "
                "without labels",
            )
        if len(space.incomplete):
            raise Problem(
                f"row {space.incomplete[0]} has a missing value",
                expected="complete rows",
                where=self.id,
            )
        self.tables, self.bits = tables, bits
        random = np.random.default_rng(random_state)
        shape = space.rows.shape[1], tables * bits
        cauchy = not self._planes and measure.p == 1.0
        self.directions = (
            random.standard_cauchy(shape) if cauchy else random.standard_normal(shape)
        )
        self.offsets = random.random(shape[1])
        self.width = 0.0
        if not self._planes:
            self.width = _usual_width(space, random) if width is None else width
        codes = self._codes(space.rows)
        #: Random odd factors join the numbers of a bucket to one.
        self.order = np.empty((tables, space.n), dtype=np.int64)
        self.keys = np.empty((tables, space.n), dtype=np.uint64)
        for table in range(tables):
            self.order[table] = np.argsort(codes[:, table], kind="stable")
            self.keys[table] = codes[self.order[table], table]

    def _codes(self, points: FloatArray) -> npt.NDArray[np.uint64]:
        """Return the bucket of each point in each table, shape (m, tables)."""
        along = points @ self.directions
        if self._planes:
            cells = (along >= 0.0).astype(np.int64)
        else:
            cells = np.floor(along / self.width + self.offsets)
            cells = np.clip(cells, -(2.0**62), 2.0**62).astype(np.int64)
        parts = cells.reshape(len(points), self.tables, self.bits).astype(np.uint64)
        code = np.zeros(parts.shape[:2], dtype=np.uint64)
        for bit in range(self.bits):  # wraps around, as hashes do
            code = (code ^ parts[:, :, bit]) * np.uint64(0x9E3779B97F4A7C15)
            code ^= code >> np.uint64(29)
        return code

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        counts.centres += len(points) * self.directions.shape[1]
        codes = self._codes(points)
        k = best.rows.shape[1]
        step = max(1, _CELLS // self.space.n)
        for begin in range(0, len(points), step):
            check()
            some = np.arange(begin, min(begin + step, len(points)))
            met = np.zeros((len(some), self.space.n), dtype=np.bool_)
            for table in range(self.tables):
                keys, wanted = self.keys[table], codes[some, table]
                first = np.searchsorted(keys, wanted, "left")
                sizes = np.searchsorted(keys, wanted, "right") - first
                line = np.repeat(np.arange(len(some)), sizes)
                shift = np.repeat(first - (np.cumsum(sizes) - sizes), sizes)
                met[line, self.order[table][np.arange(len(line)) + shift]] = True
            known = np.flatnonzero(own[some] != STRANGER)
            met[known, own[some][known]] = False
            found = met.sum(axis=1)
            met[found < k] = False  # compared with all rows afterwards
            self._compare_met(points, own, some, met, best, counts)

    def _compare_met(
        self,
        points: FloatArray,
        own: IntArray,
        asked: IntArray,
        met: npt.NDArray[np.bool_],
        best: KBest,
        counts: Comparisons,
    ) -> None:
        line, row = np.nonzero(met)
        if not len(line):
            return
        sizes = np.bincount(line, minlength=len(asked))
        place = np.arange(len(line)) - (np.cumsum(sizes) - sizes)[line]
        rows = np.full((len(asked), int(sizes.max())), STRANGER)
        rows[line, place] = row
        self._compare(points, own, asked, rows, best, counts)


def _usual_width(space: SearchSpace, random: np.random.Generator) -> float:
    """Return some times the mean distance of drawn rows to their nearest other."""
    drawn = random.choice(space.n, min(_DRAWN, space.n), replace=False)
    table = space.measure.table(space.rows[drawn], space.rows)
    table[table == 0.0] = np.inf  # itself, and its twins
    nearest = table.min(axis=1)
    nearest = nearest[np.isfinite(nearest)]
    return _TIMES * float(nearest.mean()) if len(nearest) else 1.0
