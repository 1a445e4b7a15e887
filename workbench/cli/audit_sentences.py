"""Audit findings as sentences for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from typing import Any

from workbench.core.program.records import entries
from workbench.core.results.comparing.audit import (
    Audit,
    Explanation,
    Finding,
    PrintedQuantile,
    RankDecision,
    StepDecision,
)

_TESTS = {"friedman": "Friedman", "iman_davenport": "Iman-Davenport"}


def audit_lines(audit: Audit) -> list[str]:
    """Return one line for each finding, or one that says that all agrees."""
    checked = ", ".join(audit.checked) or "nothing"
    head = f"audit of {checked} on {audit.datasets} data sets"
    if not audit.findings:
        return [f"{head}: everything agrees"]
    return [
        f"{head}:",
        *(f"  {_sign(found)} {sentence(found)}" for found in audit.findings),
    ]


def _sign(found: Finding) -> str:
    return "!" if found.level == "error" else "-"


def sentence(found: Finding) -> str:
    """Return what a finding says, and what would explain it."""
    explained = _explained(found)
    return _SENTENCES[found.code](found) + (f"; {explained}" if explained else "")


def _both(found: Finding, what: str) -> str:
    return f"{what}: printed {_n(found.printed)}, recomputed {_n(found.recomputed)}"


def _n(value: Any) -> str:
    if is_dataclass(value):
        value = dict(entries(value))
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_n(one)}" for key, one in value.items())
    if isinstance(value, tuple):
        return ", ".join(map(_n, value))
    return "-" if value is None else f"{value:.4g}"


def _test(found: Finding) -> str:
    return _TESTS[found.test or ""]


def _decision(found: Finding, who: str) -> str:
    words = {True: "significant", False: "not significant"}
    was, now = found.printed, found.recomputed
    assert isinstance(was, RankDecision | StepDecision)
    assert isinstance(now, RankDecision | StepDecision)
    return f"{who}: printed as {words[was.significant]}, is {words[now.significant]}"


def _cd_decision(found: Finding) -> str:
    now = found.recomputed
    assert isinstance(now, RankDecision)
    told = _decision(found, f"{found.a} and {found.b}")
    return f"{told} (ranks {abs(now.difference):.3f} apart, CD {now.cd:.3f})"


def _holm_decision(found: Finding) -> str:
    now = found.recomputed
    assert isinstance(now, StepDecision)
    told = _decision(found, f"Holm, {found.classifier}")
    z = abs(now.z or 0.0)
    return f"{told} (z {z:.3f}, p {now.p:.4g}, threshold {now.threshold:.4g})"


def _thresholds(found: Finding) -> str:
    told = _both(found, f"Holm thresholds for alpha {found.alpha:g}")
    changed = found.changed
    return f"{told}; decisions {'change: ' + ', '.join(changed) if changed else 'stay'}"


_SENTENCES: Mapping[str, Callable[[Finding], str]] = {
    "rank_sum": lambda f: _both(f, "the mean ranks sum to"),
    "rank_truncated": lambda f: _both(f, f"mean rank of {f.classifier}"),
    "mean_ranks": lambda f: _both(f, "mean ranks"),
    "impossible_p": lambda f: f"{_test(f)} p = {_n(f.printed)} is impossible",
    "impossible_statistic": lambda f: (
        f"{_test(f)} statistic {_n(f.printed)} is impossible"
    ),
    "no_tie_correction": lambda f: _both(
        f, f"{_test(f)} {f.number} is the one without correction for ties"
    ),
    "friedman_p": lambda f: _both(f, "Friedman p"),
    "friedman_statistic": lambda f: _both(f, "Friedman statistic"),
    "iman_davenport_p": lambda f: _both(f, "Iman-Davenport p"),
    "iman_davenport_statistic": lambda f: _both(f, "Iman-Davenport statistic"),
    "k": lambda f: _both(f, "classifiers"),
    "N": lambda f: _both(f, "data sets"),
    "q": lambda f: _both(f, f"q for k = {f.k}, alpha {f.alpha:g} ({f.family})"),
    "cd": lambda f: _both(f, f"critical difference, alpha {f.alpha:g} ({f.family})"),
    "cd_decision": _cd_decision,
    "holm_rows": lambda f: _both(f, "rows of the Holm table"),
    "holm_row": lambda f: _both(f, f"Holm, {f.classifier}"),
    "p_of_z": lambda f: (
        f"{f.classifier}: z = {f.z:g} has p {_n(f.recomputed)}, printed {_n(f.printed)}"
    ),
    "holm_thresholds": _thresholds,
    "holm_decision": _holm_decision,
}


def _explained(found: Finding) -> str:
    """Say what would make the printed number right."""
    why = found.explains
    if isinstance(why, PrintedQuantile):
        return "it belongs to " + ", ".join(_labelled(why))
    if why.direction is not None:
        return f"right if {why.direction} were better"
    if why.names is not None:
        return "names are exchanged: " + _pairs(why.names)
    if why.digits is not None:
        return "further digits were cut off"
    if why.sides is not None:
        return "that is the one-sided p"
    if why.z is not None:
        return f"that p belongs to z = {why.z:.3f}"
    if why.test is not None:
        return f"that is the p of {_TESTS[why.test]}"
    if why.ties in ("best place", "worst place", "order of columns"):
        return f"right if ties took the {why.ties}"
    if why.datasets is not None:
        return _other_count(why)
    labelled = _labelled(why)
    return "it belongs to " + ", ".join(labelled) if labelled else ""


def _pairs(names: Mapping[str, str]) -> str:
    return ", ".join(f"{name} has the rank of {other}" for name, other in names.items())


def _other_count(why: Explanation) -> str:
    told = f"fits {why.datasets} data sets"
    if why.left_out is not None:
        return f"{told}: without {' or '.join(why.left_out)}"
    if why.absent_ranks is not None:
        return f"{told}: one more, with the ranks {_n(why.absent_ranks)}"
    return told


def _labelled(why: Explanation | PrintedQuantile) -> list[str]:
    names = {"family": "", "method": "", "q": "q = ", "k": "k = ", "N": "N = ",
             "alpha": "alpha = "}  # fmt: skip
    known = dict(entries(why))
    return [
        f"{label}{known[key] if isinstance(known[key], str) else _n(known[key])}"
        for key, label in names.items()
        if key in known
    ]
