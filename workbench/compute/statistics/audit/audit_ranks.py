"""Audit of printed mean ranks, with possible explanations of a difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from workbench.api import FloatArray
from workbench.compute.statistics.audit.audit_printed import Printed, Quoted
from workbench.compute.statistics.audit.audit_truth import Truth
from workbench.compute.statistics.friedman import Omnibus, concordance, friedman
from workbench.compute.statistics.ranks import average_ranks
from workbench.core.results.comparing.audit import Explanation, Finding


@dataclass(frozen=True, eq=False, slots=True)
class OtherTable:
    """Ranks of another number of data sets that would be printed like these.

    Attributes
    ----------
    n : int
    sums : ndarray of float64, shape (k,)
    """

    n: int
    sums: FloatArray

    def friedman(self) -> Omnibus:
        """Friedman's test of it, without correction: ties are unknown."""
        return friedman(concordance(self.sums / self.n), self.n, self.sums.size)


def audit_ranks(
    printed: Printed, truth: Truth
) -> tuple[list[Finding], OtherTable | None]:
    """Compare mean ranks.

    Returns
    -------
    findings : list of Finding
    other : OtherTable or None
        What the printed ranks fit, where they do not fit the table.
    """
    if not printed.ranks:
        return [], None
    quotes = [printed.ranks[name] for name in truth.names]
    findings = list(_sum_finding(quotes, truth))
    means = truth.ranks.means.tolist()
    if all(q.fits(m) for q, m in zip(quotes, means, strict=True)):
        return findings, None
    if all(q.fits(m) or q.cut(m) for q, m in zip(quotes, means, strict=True)):
        for name, q, m in zip(truth.names, quotes, means, strict=True):
            if not q.fits(m):
                cut = Explanation(digits="cut off")
                findings.append(
                    Finding("rank_truncated", "note", q.value, m, cut, classifier=name)
                )
        return findings, None
    explains, other = _explanation(quotes, truth, printed.friedman_p)
    findings.append(
        Finding(
            "mean_ranks", "error",
            {name: printed.ranks[name].value for name in truth.names},
            truth.by_name(truth.ranks.means), explains, datasets=truth.n,
        )
    )  # fmt: skip
    return findings, other


def _sum_finding(quotes: list[Quoted], truth: Truth) -> Iterator[Finding]:
    """Mean ranks of k classifiers always sum to k (k + 1) / 2."""
    total, right = sum(q.value for q in quotes), truth.k * (truth.k + 1) / 2
    # each may have lost all of its next digits
    if abs(total - right) > sum(q.quantum for q in quotes):
        yield Finding("rank_sum", "error", total, right)


def _explanation(
    quotes: list[Quoted], truth: Truth, p: Quoted | None
) -> tuple[Explanation, OtherTable | None]:
    simple = _other_reading(quotes, truth)
    if simple is not None:
        return simple, None
    fitting = list(_fitting_tables(quotes, truth))
    if not fitting:
        return Explanation(), None

    def distance(table: OtherTable) -> tuple[bool, int, int]:
        off = p is not None and not p.fits(table.friedman().p)
        return off, abs(table.n - truth.n), -table.n

    other = min(fitting, key=distance)
    absent, left_out = _changed_row(other, truth)
    explains = Explanation(
        datasets=other.n,
        rank_sums=truth.by_name(other.sums),
        also=tuple(sorted(t.n for t in fitting if t is not other)),
        absent_ranks=absent,
        left_out=left_out,
    )
    return explains, other


def _other_reading(quotes: list[Quoted], truth: Truth) -> Explanation | None:
    """Try the simple mistakes: best and worst, names, and ties the wrong way."""
    means = truth.ranks.means

    def fits(values: FloatArray) -> bool:
        return all(q.fits(v) for q, v in zip(quotes, values.tolist(), strict=True))

    if fits(truth.k + 1 - means):
        better: Literal["lower", "higher"] = (
            "lower" if truth.table.higher_is_better else "higher"
        )
        return Explanation(direction=better)
    for ties, matrix in _tie_matrices(truth.ranks.matrix):
        if fits(matrix.mean(axis=0)):
            return Explanation(ties=ties)
    values = np.array([q.value for q in quotes])
    order = np.empty(truth.k, np.int64)
    order[np.argsort(values, kind="stable")] = np.argsort(means, kind="stable")
    if fits(means[order]):
        swapped = {
            name: truth.names[int(order[j])]
            for j, name in enumerate(truth.names)
            if order[j] != j
        }
        return Explanation(names=swapped)
    return None


def _tie_matrices(matrix: FloatArray) -> Iterator[tuple[str, FloatArray]]:
    equal = (matrix[:, :, None] == matrix[:, None, :]).sum(axis=2)
    yield "best place", matrix - (equal - 1) / 2
    yield "worst place", matrix + (equal - 1) / 2
    ordinal = np.argsort(np.argsort(matrix, axis=1, kind="stable"), axis=1) + 1
    yield "order of columns", ordinal.astype(np.float64)


def _fitting_tables(quotes: list[Quoted], truth: Truth) -> Iterator[OtherTable]:
    """Search N for which every printed rank is a rank sum, a multiple of 1/2, over N.

    From ``N = 1 / (2 digit)`` on each rank fits some sum, which says nothing.
    """
    values = np.array([q.value for q in quotes])
    quantum = quotes[0].quantum
    last = min(3 * truth.n + 10, int(0.5 / quantum))
    for n in range(2, last + 1):
        sums = np.round(2 * values * n) / 2
        fits = all(q.fits(s / n) for q, s in zip(quotes, sums.tolist(), strict=True))
        if fits and sums.sum() == n * truth.k * (truth.k + 1) / 2:
            yield OtherTable(n, sums)


def _changed_row(
    other: OtherTable, truth: Truth
) -> tuple[dict[str, float] | None, tuple[str, ...] | None]:
    """Find the ranks of one data set more, or which one less it would be."""
    more = other.sums - truth.ranks.sums
    if other.n == truth.n + 1 and np.array_equal(average_ranks(more), more):
        return truth.by_name(more), None
    if other.n == truth.n - 1:
        same = (truth.ranks.matrix == -more).all(axis=1)
        rows = tuple(truth.table.datasets[i] for i in np.flatnonzero(same))
        return None, rows or None
    return None, None
