"""Audit of the statistics printed in the thesis against its own tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeVar

from workbench.compute.statistics.audit.auditor import audit
from workbench.compute.statistics.compare_table import compare
from workbench.core.results.comparing.audit import (
    Explanation,
    Finding,
    NumberBothWays,
    RankDecision,
    StepDecision,
)
from workbench.core.results.comparing.reproduction import (
    Fitting,
    MissingShapes,
    OnlyPrintedApart,
    OtherDecision,
    OtherP,
    OtherQuantile,
    OtherRanks,
    OtherThresholds,
    Remark,
    Tests,
)
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis.reproduction import alpha_key
from workbench.core.thesis.thesis_tables import PrintedTable, thesis

TESTS = ("bonferroni-dunn", "holm")
ALPHAS = (0.05, 0.10)
T = TypeVar("T")


def statistics_of(table: ScoreTable) -> Tests:
    """Return the comparisons with the thesis' control, by test and `alpha_key`.

    They are none when fewer than two data sets are complete.
    """
    if table.complete().n_datasets < 2:
        return {}
    return {
        test: {
            alpha_key(alpha): compare(
                table,
                posthoc=test,
                alpha=alpha,
                control=thesis().control,
                ties=False,
                headline="friedman",  # as the thesis prints
            )
            for alpha in ALPHAS
        }
        for test in TESTS
    }


def remarks() -> tuple[Remark, ...]:
    """Return what the auditor finds of the printed statistics, and of table 1."""
    found: list[Remark] = []
    for printed in thesis().tables.values():
        found += _remarks(printed, audit(printed.table, _quoted(printed)).findings)
    said = thesis()
    absent = tuple(name for name in said.datasets if name not in said.shapes)
    if absent:
        rows, n = len(said.shapes), len(said.datasets)
        found.append(MissingShapes(1, "table-1", absent, rows, n))
    return tuple(found)


def _quoted(printed: PrintedTable) -> dict[str, Any]:
    """Return what is printed below a table, as the auditor reads it."""
    quoted: dict[str, Any] = {
        "control": thesis().control,
        "mean_ranks": {
            name: f"{rank:.{printed.rank_decimals}f}"
            for name, rank in printed.mean_ranks.items()
        },
        "friedman_p": printed.friedman_p,
        "bonferroni_dunn": {
            "alpha": printed.alpha,
            "q": printed.q,
            "k": printed.table.n_classifiers,
            "N": printed.table.n_datasets,
            "cd": printed.cd,
        },
    }
    if printed.holm:
        keys = ("classifier", "z", "p", "threshold")
        rows = [{key: getattr(row, key) for key in keys} for row in printed.holm]
        quoted["holm"] = {"alpha": printed.holm_alpha, "rows": rows}
    return quoted


def _remarks(printed: PrintedTable, findings: Sequence[Finding]) -> Iterable[Remark]:
    """Return what the auditor found, what follows from something else left out."""
    makers: Mapping[str, Callable[[PrintedTable, Finding], Remark]] = {
        "no_tie_correction": _ties,
        "friedman_p": _friedman,
        "mean_ranks": _ranks,
        "q": _quantile,
        "cd_decision": _outside,
        "holm_thresholds": _thresholds,
        "holm_decision": _decision,
    }
    by_code = {found.code: found for found in findings}
    made = {
        code: makers[code](printed, found)
        for code, found in by_code.items()
        if code in makers
    }
    ranks = made.get("mean_ranks")
    if isinstance(ranks, OtherRanks) and ranks.ranks and "friedman_p" in made:
        # one row more explains the printed p as well
        p = _as(Explanation, by_code["friedman_p"].explains).p
        made["mean_ranks"] = replace(ranks, friedman=p)
        del made["friedman_p"]
    return made.values()


def _ties(printed: PrintedTable, finding: Finding) -> Remark:
    return _other_p(printed, "ties", finding)


def _friedman(printed: PrintedTable, finding: Finding) -> Remark:
    return _other_p(printed, "friedman", finding)


def _other_p(
    printed: PrintedTable, code: Literal["ties", "friedman"], finding: Finding
) -> Remark:
    said, right = _as(float, finding.printed), _as(NumberBothWays, finding.recomputed)
    return OtherP(printed.number, code, said, right.corrected, right.uncorrected)


def _ranks(printed: PrintedTable, finding: Finding) -> Remark:
    explains = _as(Explanation, finding.explains)
    more = explains.absent_ranks
    return OtherRanks(
        table=printed.number,
        code="mean-ranks" if more is None else "missing-row",
        printed_ranks=_as(dict, finding.printed),
        mean_ranks=_as(dict, finding.recomputed),
        printed=printed.friedman_p,
        n=None if more is None else explains.datasets,
        ranks=more,
    )


def _quantile(printed: PrintedTable, finding: Finding) -> Remark:
    tests = statistics_of(printed.table)
    explains = _as(Explanation, finding.explains)
    k, alpha = explains.k, explains.alpha
    return OtherQuantile(
        table=printed.number,
        code="quantile",
        n=printed.table.n_datasets,
        k=_as(int, finding.k),
        alpha=_as(float, finding.alpha),
        printed=_as(float, finding.printed),
        printed_cd=printed.cd,
        q=_as(float, finding.recomputed),
        cd=_as(float, tests["bonferroni-dunn"][alpha_key(printed.alpha)].posthoc.cd),
        fitting=None if k is None or alpha is None else Fitting(k, alpha),
    )


def _outside(printed: PrintedTable, finding: Finding) -> Remark:
    said = _as(RankDecision, finding.printed)
    right = _as(RankDecision, finding.recomputed)
    return OnlyPrintedApart(
        table=printed.number,
        code="outside",
        classifier=_as(str, finding.a),
        printed=said.difference,
        printed_cd=said.cd,
        difference=right.difference,
        cd=right.cd,
    )


def _thresholds(printed: PrintedTable, finding: Finding) -> Remark:
    return OtherThresholds(
        table=printed.number,
        code="thresholds",
        caption=_as(float, finding.alpha),
        alpha=_as(Explanation, finding.explains).alpha,
        thresholds=_as(tuple, finding.printed),
        right=_as(tuple, finding.recomputed),
        same=not finding.changed,
    )


def _decision(printed: PrintedTable, finding: Finding) -> Remark:
    name, right = finding.classifier, _as(StepDecision, finding.recomputed)
    return OtherDecision(
        table=printed.number,
        code="decision",
        classifier=_as(str, name),
        printed_z=next(row.z for row in printed.holm if row.classifier == name),
        printed=_as(StepDecision, finding.printed).p,
        alpha=printed.holm_alpha,
        z=_as(float, right.z),
        p=right.p,
        threshold=right.threshold,
    )


def _as(kind: type[T], value: object) -> T:
    """Return what a finding of a code holds: always of this kind."""
    assert isinstance(value, kind)
    return value
