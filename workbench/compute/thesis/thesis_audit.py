"""Audit of the statistics printed in the thesis against its own tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from workbench.compute.statistics.audit.auditor import audit
from workbench.compute.statistics.document import compare
from workbench.core.tables.score_table import ScoreTable
from workbench.core.thesis.reproduction import alpha_key
from workbench.core.thesis.thesis_tables import PrintedTable, thesis

TESTS = ("bonferroni-dunn", "holm")
ALPHAS = (0.05, 0.10)
Finding = Mapping[str, Any]
Remark = dict[str, Any]


def statistics_of(table: ScoreTable) -> dict[str, dict[str, Any]]:
    """Return the documents of ``compare`` against the thesis' control.

    Returns
    -------
    dict
        By test and alpha (`alpha_key`); empty when fewer than two data sets are
        complete.
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


def remarks() -> list[Remark]:
    """Return what the auditor finds of the printed statistics, and of table 1.

    Each is a mapping with ``code``, ``table`` and the numbers:

    ``ties``
        The printed Friedman p is the one without correction for ties.
    ``friedman``
        The printed p is neither the one with correction nor the one without.
    ``mean-ranks``
        The printed ranks are not those of the scores.
    ``missing-row``
        The printed ranks are those of one data set more; ``ranks`` on it, and the
        Friedman p that follows from all of them.
    ``quantile``
        The printed q is that of another number of classifiers or another alpha.
    ``thresholds``
        Holm's thresholds are those of another alpha than the caption says; whether the
        ``same`` hypotheses are rejected with the right ones.
    ``outside``
        A classifier is a critical difference away only as printed.
    ``decision``
        Holm's procedure decides otherwise on the printed scores.
    ``table-1``
        Data sets whose row table 1 does not have.
    """
    found: list[Remark] = []
    for printed in thesis().tables.values():
        for remark in _remarks(printed, audit(printed.table, _quoted(printed))):
            found.append({"table": printed.number, **remark})
    said = thesis()
    absent = [name for name in said.datasets if name not in said.shapes]
    if absent:
        rows = {"rows": len(said.shapes), "n": len(said.datasets)}
        found.append({"table": 1, "code": "table-1", "absent": absent, **rows})
    return found


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


def _remarks(printed: PrintedTable, audited: Mapping[str, Any]) -> Iterable[Remark]:
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
    findings = audited["findings"]
    made = {
        f["code"]: makers[f["code"]](printed, f)
        for f in findings
        if f["code"] in makers
    }
    missing = made.get("mean_ranks")
    if missing is not None and "ranks" in missing and "friedman_p" in made:
        # one row more explains the printed p as well
        explained = next(f for f in findings if f["code"] == "friedman_p")
        missing["friedman"] = explained["explains"].get("p")
        del made["friedman_p"]
    return made.values()


def _ties(_printed: PrintedTable, finding: Finding) -> Remark:
    return {"code": "ties", "printed": finding["printed"], **finding["recomputed"]}


def _friedman(_printed: PrintedTable, finding: Finding) -> Remark:
    return {"code": "friedman", "printed": finding["printed"], **finding["recomputed"]}


def _ranks(printed: PrintedTable, finding: Finding) -> Remark:
    explains = finding["explains"]
    remark = {
        "code": "mean-ranks",
        "printed_ranks": finding["printed"],
        "mean_ranks": finding["recomputed"],
        "printed": printed.friedman_p,
    }
    if "absent_ranks" in explains:
        more = {"n": explains["datasets"], "ranks": explains["absent_ranks"]}
        remark |= {"code": "missing-row", **more}
    return remark


def _quantile(printed: PrintedTable, finding: Finding) -> Remark:
    explains = finding["explains"]
    document = statistics_of(printed.table)["bonferroni-dunn"][alpha_key(printed.alpha)]
    return {
        "code": "quantile",
        "n": printed.table.n_datasets,
        "k": finding["k"],
        "alpha": finding["alpha"],
        "printed": finding["printed"],
        "printed_cd": printed.cd,
        "q": finding["recomputed"],
        "cd": document["posthoc"]["cd"],
        "fitting": {key: explains[key] for key in ("k", "alpha") if key in explains},
    }


def _outside(_printed: PrintedTable, finding: Finding) -> Remark:
    return {
        "code": "outside",
        "classifier": finding["a"],
        "printed": finding["printed"]["difference"],
        "printed_cd": finding["printed"]["cd"],
        "difference": finding["recomputed"]["difference"],
        "cd": finding["recomputed"]["cd"],
    }


def _thresholds(_printed: PrintedTable, finding: Finding) -> Remark:
    return {
        "code": "thresholds",
        "caption": finding["alpha"],
        "alpha": finding["explains"].get("alpha"),
        "thresholds": finding["printed"],
        "right": finding["recomputed"],
        "same": not finding["changed"],
    }


def _decision(printed: PrintedTable, finding: Finding) -> Remark:
    name, recomputed = finding["classifier"], finding["recomputed"]
    return {
        "code": "decision",
        "classifier": name,
        "printed_z": next(row.z for row in printed.holm if row.classifier == name),
        "printed": finding["printed"]["p"],
        "alpha": printed.holm_alpha,
        **{key: recomputed[key] for key in ("z", "p", "threshold")},
    }
