"""Printed output of the command ``compare``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import typer

from workbench.cli.audit_sentences import audit_lines

Document = Mapping[str, Any]

_CAUTIONS = {
    "few-datasets": "only {n} data sets: with fewer than {least} hardly any difference "
    "can be shown",
    "fewer-than-classifiers": "{n} data sets are few for {k} classifiers",
    "chi-square-approximation": "chi-square is an approximation for more than {n_above} "
    "data sets and {k_above} classifiers; Iman-Davenport is the better guide",
    "two-classifiers": "two classifiers only: Wilcoxon's test uses more of the scores",
    "constant-table": "all classifiers have equal scores on each of the {n} data sets",
    "rounded-ties": "data sets with ties: {rows}; scores have decimals: {decimals}, so "
    "some ties may come from rounding alone",
    "missing-dropped": "left out because a score is missing: {datasets}",
    "no-difference": "no difference is shown between all classifiers together "
    "(p = {p}, alpha = {alpha}): do not read much into the pairs",
    "control-chosen-by-rank": "the control {control} was chosen because it ranks best: "
    "its p are too small",
}


_TESTS = {
    "friedman": "Friedman: chi-square",
    "iman_davenport": "Iman-Davenport: F",
}

_SEPARATED = (
    "{method} separates {posthoc} of {pairs} pairs, Wilcoxon's signed-rank test "
    "(adjusted by Holm for {adjusted_for}) {wilcoxon}: "
)
_RECONCILIATIONS = {
    "same": "the same ones",
    "out-of-reach": "no contradiction, for over so few data sets Wilcoxon's p is "
    "{least_p} at least, adjusted {least_adjusted}, above alpha = {alpha}; {method} "
    "ranks each pair among all classifiers",
    "differ": "they ask different things, how far the mean ranks among all classifiers "
    "are apart, and how large the differences of the two alone are; choose one before "
    "you look",
}


def comparison(document: Document) -> None:
    """Print ranks, tests, comparisons and cautions, each kind as a block."""
    blocks = [
        [_headline(document), *_ranks(document)],
        list(_tests(document)),
        [_posthoc_line(document), *_pairs(document), reconciliation(document)],
        [f"caution: {text}" for text in cautions(document)],
        audit_lines(document["audit"]) if "audit" in document else [],
    ]
    typer.echo("\n\n".join("\n".join(block) for block in blocks if block))


def cautions(document: Document) -> list[str]:
    """Return what the reader must know, in words."""
    found = []
    for item in document["cautions"]:
        values = {key: _plain(value) for key, value in item.items()}
        found.append(_CAUTIONS[item["code"]].format(**values))
    return found + list(document.get("notes", ()))


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _headline(document: Document) -> str:
    better = "higher" if document["higher_is_better"] else "lower"
    return (
        f"{document['title']}: {document['measure']} ({better} is better), "
        f"{document['k']} classifiers on {document['n']} data sets"
    )


def _ranks(document: Document) -> list[str]:
    ranks = sorted(document["mean_ranks"].items(), key=lambda item: item[1])
    rows = [[name, f"{rank:.3f}"] for name, rank in ranks]
    return _aligned([["classifier", "mean rank"], *rows])


def _tests(document: Document) -> Iterator[str]:
    """Yield the headline test with its verdict, and the size of the effect."""
    yield headline(document)
    yield f"Kendall's W = {document['kendall_w']['value']:.3f}"


def headline(document: Document) -> str:
    """Return the test of all classifiers together that is to be quoted."""
    test = document["headline"]
    ties = "corrected" if test["ties_corrected"] else "not corrected"
    df = test["df"] if isinstance(test["df"], list) else [test["df"]]
    verdict = "the classifiers differ" if test["significant"] else "no difference shown"
    return (
        f"{_TESTS[test['test']]} = {_number(test['statistic'])} "
        f"({', '.join(map(str, df))} df), p = {_p(test['p'])}, ties {ties}: {verdict}"
    )


def reconciliation(document: Document) -> str:
    """Return why post-hoc test and Wilcoxon's test find what they find."""
    item = document["reconciliation"]
    values = {key: _plain(value) for key, value in item.items()}
    return (_SEPARATED + _RECONCILIATIONS[item["code"]]).format(**values)


def _number(value: float | None) -> str:
    return "infinite" if value is None else f"{value:.4f}"


def _p(value: float) -> str:
    return (
        f"{value:.4f}"
        if value >= 0.1
        else f"{value:.3e}"
        if value < 1e-3
        else f"{value:.4g}"
    )


def _posthoc_line(document: Document) -> str:
    test = document["posthoc"]
    parts = [f"{test['method']}, alpha = {test['alpha']:g}"]
    if test["control"] is not None:
        parts.append(f"control {test['control']}: other pairs were not tested")
    if test["cd"] is not None:
        parts.append(f"q = {test['q']:.3f}, CD = {test['cd']:.3f}")
    return "; ".join(parts)


def _pairs(document: Document) -> list[str]:
    head = ["pair", "ranks apart", "z", "p", "adjusted p", "differ"]
    rows = [
        [
            f"{pair['a']} - {pair['b']}",
            f"{pair['difference']:+.3f}",
            f"{pair['z']:+.3f}",
            _p(pair["p"]),
            _p(pair["adjusted"]),
            "yes" if pair["significant"] else "no",
        ]
        for pair in document["posthoc"]["pairs"]
    ]
    return _aligned([head, *rows])


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells under each other: names at the left, numbers at the right."""
    widths = [max(len(row[j]) for row in rows) for j in range(len(rows[0]))]
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if j == 0 else cell.rjust(width)
            for j, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
