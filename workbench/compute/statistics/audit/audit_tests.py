"""Audit of printed omnibus tests and steps of Holm's procedure."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Literal

from scipy.special import chdtrc, ndtr, ndtri

from workbench.compute.statistics.audit.audit_printed import HolmRow, Printed, Quoted
from workbench.compute.statistics.audit.audit_ranks import OtherTable
from workbench.compute.statistics.audit.audit_truth import ALPHAS, Truth, step_rows
from workbench.compute.statistics.quantiles import standard_error
from workbench.core.results.comparing.audit import (
    Explanation,
    Finding,
    NumberBothWays,
    Step,
    StepDecision,
    StepFigures,
)

# -- Friedman, Iman and Davenport -------------------------------------------------------


def audit_omnibus(
    printed: Printed, truth: Truth, other: OtherTable | None
) -> Iterator[Finding]:
    """Compare p and statistic of both tests with and without correction for ties."""
    for test, statistic, p in (
        ("friedman", printed.friedman_statistic, printed.friedman_p),
        ("iman_davenport", printed.iman_statistic, printed.iman_p),
    ):
        for what, quote in (("statistic", statistic), ("p", p)):
            if quote is None:
                continue
            impossible = _impossible(test, what, quote, truth)
            if impossible is not None:
                yield impossible
            else:
                yield from _omnibus(test, what, quote, truth, other)


def _impossible(test: str, what: str, quote: Quoted, truth: Truth) -> Finding | None:
    """Find a p outside 0 to 1, or one that no table of this size can reach."""
    largest = truth.n * (truth.k - 1.0)
    low, high = 0.0, 1.0
    if test == "friedman":
        low = float(chdtrc(truth.k - 1, largest))
    if what == "statistic":
        low, high = 0.0, largest if test == "friedman" else math.inf
    if low - quote.quantum <= quote.value <= high + quote.quantum:
        return None
    explains = Explanation(least=low, most=high)
    return Finding(
        f"impossible_{what}", "error", quote.value, None, test=test, explains=explains
    )


def _omnibus(
    test: str, what: str, quote: Quoted, truth: Truth, other: OtherTable | None
) -> Iterator[Finding]:
    corrected = getattr(getattr(truth, test)(True), what)
    plain = getattr(getattr(truth, test)(False), what)
    both = NumberBothWays(corrected, plain)
    if _same(quote, corrected):
        return
    if _same(quote, plain):
        yield Finding(
            "no_tie_correction", "note", quote.value, both, test=test, number=what,
            explains=Explanation(ties="not corrected"),
        )  # fmt: skip
        return
    yield Finding(
        f"{test}_{what}", "error", quote.value, both,
        explains=_other_test(test, what, quote, truth, other),
    )  # fmt: skip


def _same(quote: Quoted, exact: float) -> bool:
    return quote.fits(exact) or quote.cut(exact)


def _other_test(
    test: str, what: str, quote: Quoted, truth: Truth, other: OtherTable | None
) -> Explanation:
    """Try the other test, then the other table that the printed ranks fit."""
    name = "iman_davenport" if test == "friedman" else "friedman"
    for corrected in (True, False):
        value = getattr(getattr(truth, name)(corrected), what)
        if _same(quote, value):
            return Explanation(test=name, ties_corrected=corrected, **{what: value})
    if other is not None and test == "friedman":
        value = getattr(other.friedman(), what)
        if _same(quote, value):
            return Explanation(datasets=other.n, **{what: value})
    return Explanation()


# -- Holm -------------------------------------------------------------------------------


def audit_holm(
    printed: Printed, truth: Truth, other: OtherTable | None
) -> Iterator[Finding]:
    """Compare the steps of a Holm table: z, p, thresholds, and what they decide."""
    if not printed.holm:
        return
    rows = _in_order(printed.holm)
    alpha = printed.holm_alpha.value if printed.holm_alpha else 0.05
    exact = {
        row.classifier: row
        for row in step_rows(truth.steps("holm", alpha), truth.names)
    }
    if len(rows) != truth.k - 1:
        yield Finding("holm_rows", "error", len(rows), truth.k - 1)
    rows = [row for row in rows if row.classifier in exact]
    explains = _other_count(rows, printed, truth, other)
    for row in rows:
        yield from _row_findings(row, exact[row.classifier], explains)
    changed = list(_decisions(rows, exact, explains))
    yield from _thresholds(
        rows, alpha, truth.k - 1, [f.classifier or "" for f in changed]
    )
    yield from changed


def _in_order(rows: Sequence[HolmRow]) -> list[HolmRow]:
    """Put the smallest p first, the largest z where no p is given."""

    def weight(row: HolmRow) -> float:
        if row.p is not None:
            return row.p.value
        return 2 * float(ndtr(-abs(row.z.value))) if row.z is not None else 1.0

    return sorted(rows, key=weight)


def _other_count(
    rows: list[HolmRow], printed: Printed, truth: Truth, other: OtherTable | None
) -> Explanation:
    """Whether every z follows from the printed ranks and another number of data sets."""
    if other is None or other.n == truth.n or not printed.ranks:
        return Explanation()
    error = standard_error(truth.k, other.n)
    control = printed.ranks[truth.names[truth.control]]
    for row in rows:
        if row.z is None:
            continue
        rank = printed.ranks[row.classifier]
        z = abs(rank.value - control.value) / error
        room = (rank.quantum + control.quantum) / 2 / error + row.z.quantum / 2
        if abs(z - abs(row.z.value)) > room:
            return Explanation()
    return Explanation(datasets=other.n)


def _row_findings(
    row: HolmRow, exact: Step, explains: Explanation
) -> Iterator[Finding]:
    z_right = row.z is None or _same(
        Quoted(abs(row.z.value), row.z.quantum), abs(exact.z)
    )
    p_right = row.p is None or _same(row.p, exact.p)
    if not z_right or (row.z is None and not p_right):
        yield Finding(
            "holm_row", "error",
            StepFigures(
                None if row.z is None else row.z.value,
                None if row.p is None else row.p.value,
            ),
            StepFigures(exact.z, exact.p),
            classifier=row.classifier, explains=explains,
        )  # fmt: skip
    if row.z is not None and row.p is not None and not p_right:
        yield from _p_of_z(row, row.z, row.p, z_right)


def _p_of_z(row: HolmRow, z: Quoted, p: Quoted, z_right: bool) -> Iterator[Finding]:
    """Whether p follows from the z beside it, both being rounded."""
    half = z.quantum / 2
    low = 2 * float(ndtr(-abs(z.value) - half))
    high = 2 * float(ndtr(-max(abs(z.value) - half, 0.0)))
    room = p.quantum / 2
    if low - room <= p.value <= high + room:
        return
    if low / 2 - room <= p.value <= high / 2 + room:
        explains = Explanation(sides=1)
    else:
        inside = min(max(p.value, 1e-300), 1.0)
        explains = Explanation(z=float(-ndtri(inside / 2)))
    level: Literal["error", "note"] = "error" if z_right else "note"
    exact = 2 * float(ndtr(-abs(z.value)))
    yield Finding("p_of_z", level, p.value, exact, classifier=row.classifier,
                  z=z.value, explains=explains)  # fmt: skip


def _thresholds(
    rows: list[HolmRow], alpha: float, m: int, changed: list[str]
) -> Iterator[Finding]:
    """Find the level the printed thresholds belong to."""
    quotes = [row.threshold for row in rows if row.threshold is not None]
    if not quotes or len(quotes) != m:
        return

    def fit(level: float, steps: Sequence[int]) -> bool:
        return all(_same(q, level / s) for q, s in zip(quotes, steps, strict=True))

    holm, bonferroni = range(m, 0, -1), [m] * m
    if fit(alpha, holm):
        return
    levels = [level for level in ALPHAS if level != alpha]
    explains = Explanation()
    for level in levels:
        if fit(level, holm):
            explains = Explanation(alpha=level)
            break
    else:
        for level in ALPHAS:
            if fit(level, bonferroni):
                explains = Explanation(alpha=level, method="bonferroni-dunn")
    yield Finding(
        "holm_thresholds", "error", tuple(q.value for q in quotes),
        tuple(alpha / step for step in holm), explains, alpha=alpha,
        changed=tuple(changed),
    )  # fmt: skip


def _decisions(
    rows: list[HolmRow], exact: dict[str, Step], explains: Explanation
) -> Iterator[Finding]:
    """Find the classifiers about which the decision changes."""
    going = True
    for row in rows:
        if row.p is None or row.threshold is None:
            return
        going = going and row.p.value <= row.threshold.value
        right = exact[row.classifier]
        if going != right.significant:
            given = StepDecision(
                p=row.p.value, threshold=row.threshold.value, significant=going
            )
            found = StepDecision(
                z=right.z,
                p=right.p,
                threshold=right.threshold,
                significant=right.significant,
            )
            yield Finding(
                "holm_decision", "error", given, found,
                classifier=row.classifier, explains=explains,
            )  # fmt: skip
