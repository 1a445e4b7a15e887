"""Audit findings as sentences for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Finding = Mapping[str, Any]

_TESTS = {"friedman": "Friedman", "iman_davenport": "Iman-Davenport"}


def audit_lines(document: Mapping[str, Any]) -> list[str]:
    """Return one line for each finding, or one that says that all agrees."""
    checked = ", ".join(document["checked"]) or "nothing"
    head = f"audit of {checked} on {document['datasets']} data sets"
    if not document["findings"]:
        return [f"{head}: everything agrees"]
    return [
        f"{head}:",
        *(f"  {_sign(found)} {sentence(found)}" for found in document["findings"]),
    ]


def _sign(found: Finding) -> str:
    return "!" if found["level"] == "error" else "-"


def sentence(found: Finding) -> str:
    """Return what a finding says, and what would explain it."""
    explained = _explained(found)
    return _SENTENCES[found["code"]](found) + (f"; {explained}" if explained else "")


def _both(found: Finding, what: str) -> str:
    return (
        f"{what}: printed {_n(found['printed'])}, recomputed {_n(found['recomputed'])}"
    )


def _n(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_n(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_n, value))
    return "-" if value is None else f"{value:.4g}"


def _test(found: Finding) -> str:
    return _TESTS[found["test"]]


def _decision(found: Finding, who: str) -> str:
    words = {True: "significant", False: "not significant"}
    was, now = found["printed"], found["recomputed"]
    return (
        f"{who}: printed as {words[was['significant']]}, is {words[now['significant']]}"
    )


def _cd_decision(found: Finding) -> str:
    now = found["recomputed"]
    told = _decision(found, f"{found['a']} and {found['b']}")
    return f"{told} (ranks {abs(now['difference']):.3f} apart, CD {now['cd']:.3f})"


def _holm_decision(found: Finding) -> str:
    now = found["recomputed"]
    told = _decision(found, f"Holm, {found['classifier']}")
    return f"{told} (z {abs(now['z']):.3f}, p {now['p']:.4g}, threshold {now['threshold']:.4g})"


def _thresholds(found: Finding) -> str:
    told = _both(found, f"Holm thresholds for alpha {found['alpha']:g}")
    changed = found["changed"]
    return f"{told}; decisions {'change: ' + ', '.join(changed) if changed else 'stay'}"


_SENTENCES: Mapping[str, Callable[[Finding], str]] = {
    "rank_sum": lambda f: _both(f, "the mean ranks sum to"),
    "rank_truncated": lambda f: _both(f, f"mean rank of {f['classifier']}"),
    "mean_ranks": lambda f: _both(f, "mean ranks"),
    "impossible_p": lambda f: f"{_test(f)} p = {_n(f['printed'])} is impossible",
    "impossible_statistic": lambda f: (
        f"{_test(f)} statistic {_n(f['printed'])} is impossible"
    ),
    "no_tie_correction": lambda f: _both(
        f, f"{_test(f)} {f['number']} is the one without correction for ties"
    ),
    "friedman_p": lambda f: _both(f, "Friedman p"),
    "friedman_statistic": lambda f: _both(f, "Friedman statistic"),
    "iman_davenport_p": lambda f: _both(f, "Iman-Davenport p"),
    "iman_davenport_statistic": lambda f: _both(f, "Iman-Davenport statistic"),
    "k": lambda f: _both(f, "classifiers"),
    "N": lambda f: _both(f, "data sets"),
    "q": lambda f: _both(
        f, f"q for k = {f['k']}, alpha {f['alpha']:g} ({f['family']})"
    ),
    "cd": lambda f: _both(
        f, f"critical difference, alpha {f['alpha']:g} ({f['family']})"
    ),
    "cd_decision": _cd_decision,
    "holm_rows": lambda f: _both(f, "rows of the Holm table"),
    "holm_row": lambda f: _both(f, f"Holm, {f['classifier']}"),
    "p_of_z": lambda f: (
        f"{f['classifier']}: z = {f['z']:g} has p {_n(f['recomputed'])}, "
        f"printed {_n(f['printed'])}"
    ),
    "holm_thresholds": _thresholds,
    "holm_decision": _holm_decision,
}


def _explained(found: Finding) -> str:
    """Say what would make the printed number right."""
    why = found["explains"]
    said: dict[str, Callable[[], str]] = {
        "direction": lambda: f"right if {why['direction']} were better",
        "names": lambda: "names are exchanged: " + _pairs(why["names"]),
        "digits": lambda: "further digits were cut off",
        "sides": lambda: "that is the one-sided p",
        "z": lambda: f"that p belongs to z = {why['z']:.3f}",
        "test": lambda: f"that is the p of {_TESTS[why['test']]}",
    }
    for key, words in said.items():
        if key in why:
            return words()
    if why.get("ties") in ("best place", "worst place", "order of columns"):
        return f"right if ties took the {why['ties']}"
    if "datasets" in why:
        return _other_count(why)
    if "q" in why or "alpha" in why:
        return "it belongs to " + ", ".join(_labelled(why))
    return f"right for N = {why['N']}" if "N" in why else ""


def _pairs(names: Mapping[str, str]) -> str:
    return ", ".join(f"{name} has the rank of {other}" for name, other in names.items())


def _other_count(why: Mapping[str, Any]) -> str:
    told = f"fits {why['datasets']} data sets"
    if "left_out" in why:
        return f"{told}: without {' or '.join(why['left_out'])}"
    if "absent_ranks" in why:
        return f"{told}: one more, with the ranks {_n(why['absent_ranks'])}"
    return told


def _labelled(why: Mapping[str, Any]) -> list[str]:
    names = {"family": "", "method": "", "q": "q = ", "k": "k = ", "N": "N = ",
             "alpha": "alpha = "}  # fmt: skip
    return [
        f"{label}{why[key] if isinstance(why[key], str) else _n(why[key])}"
        for key, label in names.items()
        if key in why
    ]
