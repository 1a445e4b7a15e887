"""Printed output of the command ``compare``."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import typer

from workbench.cli.audit_sentences import audit_lines
from workbench.core.program.records import entries
from workbench.core.results.comparing.audit import ComparedResults
from workbench.core.results.comparing.comparison import (
    Caution,
    Comparison,
    Headline,
    PostHoc,
    Reconciliation,
)

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


def comparison(answer: ComparedResults) -> None:
    """Print ranks, tests, comparisons and cautions, each kind as a block."""
    found = answer.comparison
    blocks = [
        [f"{answer.title}: {_about(found)}", *_ranks(found)],
        list(_tests(found)),
        [_posthoc_line(found.posthoc), *_pairs(found.posthoc), reconciliation(found)],
        [f"caution: {text}" for text in (*cautions(found), *answer.notes)],
        audit_lines(answer.audit) if answer.audit is not None else [],
    ]
    typer.echo("\n\n".join("\n".join(block) for block in blocks if block))


def cautions(found: Comparison) -> list[str]:
    """Return what the reader must know, in words."""
    return [_CAUTIONS[item.code].format(**_texts(item)) for item in found.cautions]


def _texts(item: Caution | Reconciliation) -> dict[str, str]:
    return {key: _plain(value) for key, value in entries(item)}


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _about(found: Comparison) -> str:
    better = "higher" if found.higher_is_better else "lower"
    return (
        f"{found.measure} ({better} is better), {found.k} classifiers on {found.n} "
        "data sets"
    )


def _ranks(found: Comparison) -> list[str]:
    rows = [[name, f"{rank:.3f}"] for name, rank in found.by_rank]
    return _aligned([["classifier", "mean rank"], *rows])


def _tests(found: Comparison) -> Iterator[str]:
    """Yield the headline test with its verdict, and the size of the effect."""
    if found.headline is not None:
        yield headline(found.headline)
    yield f"Kendall's W = {found.kendall_w.value:.3f}"


def headline(quoted: Headline) -> str:
    """Return the test of all classifiers together that is to be quoted."""
    test = quoted.result
    ties = "corrected" if test.ties_corrected else "not corrected"
    verdict = "the classifiers differ" if test.significant else "no difference shown"
    return (
        f"{_TESTS[quoted.test]} = {_number(test.statistic)} ({test.degrees} df), "
        f"p = {_p(test.p)}, ties {ties}: {verdict}"
    )


def reconciliation(found: Comparison) -> str:
    """Return why post-hoc test and Wilcoxon's test find what they find."""
    item = found.reconciliation
    return (_SEPARATED + _RECONCILIATIONS[item.code]).format(**_texts(item))


def _number(value: float) -> str:
    return "infinite" if math.isinf(value) else f"{value:.4f}"


def _p(value: float) -> str:
    return (
        f"{value:.4f}"
        if value >= 0.1
        else f"{value:.3e}"
        if value < 1e-3
        else f"{value:.4g}"
    )


def _posthoc_line(test: PostHoc) -> str:
    parts = [f"{test.method}, alpha = {test.alpha:g}"]
    if test.control is not None:
        parts.append(f"control {test.control}: other pairs were not tested")
    if test.cd is not None:
        parts.append(f"q = {test.q:.3f}, CD = {test.cd:.3f}")
    return "; ".join(parts)


def _pairs(test: PostHoc) -> list[str]:
    head = ["pair", "ranks apart", "z", "p", "adjusted p", "differ"]
    rows = [
        [
            f"{pair.a} - {pair.b}",
            f"{pair.difference:+.3f}",
            f"{pair.z:+.3f}",
            _p(pair.p),
            _p(pair.adjusted),
            "yes" if pair.significant else "no",
        ]
        for pair in test.pairs
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
