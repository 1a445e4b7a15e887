"""What of the statistics printed in the thesis does not follow from its tables."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from workbench.api import FloatArray
from workbench.compute.statistics.document import compare
from workbench.compute.statistics.friedman import concordance, friedman
from workbench.compute.statistics.posthoc import compare_ranks
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    critical_difference,
)
from workbench.compute.statistics.ranks import average_ranks, rank
from workbench.core.reproduction import alpha_key
from workbench.core.score_table import ScoreTable
from workbench.core.thesis_tables import PrintedTable, thesis

TESTS = ("bonferroni-dunn", "holm")
ALPHAS = (0.05, 0.10)
#: A printed number has lost this share of itself by rounding to four digits, at most.
_ROUNDED = 6e-4
#: q of so many classifiers is compared with a printed q.
_MOST_CLASSIFIERS = 12
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
                table, posthoc=test, alpha=alpha, control=thesis().control, ties=False
            )
            for alpha in ALPHAS
        }
        for test in TESTS
    }


def remarks() -> list[Remark]:
    """Return everything printed that does not follow from the printed scores.

    Each is a mapping with ``code``, ``table`` and the numbers:

    ``ties``
        The printed Friedman p is the one without correction for ties.
    ``friedman``
        The printed p is neither the one with correction nor the one without.
    ``missing-row``
        The printed ranks are those of one data set more; ``ranks`` on it, and the
        Friedman p that follows from all of them.
    ``quantile``
        The printed q is that of another number of classifiers or another alpha.
    ``thresholds``
        Holm's thresholds are those of another alpha than the caption says; whether the
        ``same`` hypotheses are rejected with the right ones.
    ``decision``
        Holm's procedure decides otherwise on the printed scores.
    ``table-1``
        Data sets whose row table 1 does not have.
    """
    found: list[Remark] = []
    for printed in thesis().tables.values():
        # a row that is missing explains the printed p as well
        missing = list(_missing_row(printed))
        own = missing or list(_friedman(printed))
        for look in (_quantile, _thresholds, _decisions):
            own += look(printed)
        found += ({"table": printed.number, **remark} for remark in own)
    said = thesis()
    absent = [name for name in said.datasets if name not in said.shapes]
    if absent:
        rows = {"rows": len(said.shapes), "n": len(said.datasets)}
        found.append({"table": 1, "code": "table-1", "absent": absent, **rows})
    return found


def _agrees(printed: float, computed: float) -> bool:
    return math.isclose(printed, computed, rel_tol=_ROUNDED)


def _friedman(printed: PrintedTable) -> Iterator[Remark]:
    ranks = rank(printed.table.values, printed.table.higher_is_better)
    p = {
        name: friedman(concordance(ranks.means, share), ranks.n, ranks.k).p
        for name, share in (("uncorrected", 0.0), ("corrected", ranks.tie_share))
    }
    if _agrees(printed.friedman_p, p["corrected"]):
        return
    plain = _agrees(printed.friedman_p, p["uncorrected"])
    code = "ties" if plain else "friedman"
    yield {"code": code, "printed": printed.friedman_p, **p}


def _missing_row(printed: PrintedTable) -> Iterator[Remark]:
    """Find ranks on one more data set that make the printed mean ranks."""
    table, digits = printed.table, printed.rank_decimals
    ranks = rank(table.values, table.higher_is_better)
    wanted = np.array([printed.mean_ranks[name] for name in table.classifiers])
    if _fits(ranks.means, wanted, digits):
        return
    rows = [
        row
        for row in _rank_rows(ranks.k)
        if _fits((ranks.sums + row) / (ranks.n + 1), wanted, digits)
    ]
    if len(rows) == 1:  # with several nothing could be said of the row
        n = ranks.n + 1
        p = friedman(concordance((ranks.sums + rows[0]) / n), n, ranks.k).p
        yield {
            "code": "missing-row",
            "n": n,
            "ranks": dict(zip(table.classifiers, rows[0].tolist(), strict=True)),
            "printed_ranks": dict(printed.mean_ranks),
            "mean_ranks": dict(
                zip(table.classifiers, ranks.means.tolist(), strict=True)
            ),
            "friedman": p,
            "printed": printed.friedman_p,
        }


def _fits(means: FloatArray, printed: FloatArray, digits: int) -> bool:
    """Whether mean ranks are as printed, rounded or cut off."""
    unit = 10.0**-digits
    above = means - printed
    return bool(((above > -0.5001 * unit) & (above < unit)).all())


def _rank_rows(k: int) -> Iterator[FloatArray]:
    """Yield the ranks of every order of k classifiers, ties included, each once."""
    seen = set()
    for places in itertools.product(range(k), repeat=k):
        ranks = average_ranks(np.array(places, np.float64))
        if tuple(ranks) not in seen:
            seen.add(tuple(ranks))
            yield ranks


def _quantile(printed: PrintedTable) -> Iterator[Remark]:
    n, k = printed.table.n_datasets, printed.table.n_classifiers
    right = bonferroni_dunn_q(printed.alpha, k)
    if _agrees(printed.q, right):
        return
    fitting = [
        {"k": other, "alpha": alpha}
        for other in range(2, _MOST_CLASSIFIERS)
        for alpha in (0.01, *ALPHAS)
        if _agrees(printed.q, bonferroni_dunn_q(alpha, other))
    ]
    yield {
        "code": "quantile", "n": n, "k": k, "alpha": printed.alpha, "printed": printed.q,
        "printed_cd": printed.cd, "q": right, "cd": critical_difference(right, k, n),
        "fitting": fitting,
    }  # fmt: skip


def _thresholds(printed: PrintedTable) -> Iterator[Remark]:
    """Read the alpha off printed thresholds alpha / (m - i + 1)."""
    m = len(printed.holm)
    steps = [row.threshold * (m - i) for i, row in enumerate(printed.holm)]
    if not steps or math.isclose(steps[-1], printed.holm_alpha, rel_tol=1e-2):
        return
    thresholds = [row.threshold for row in printed.holm]
    right = [printed.holm_alpha / (m - i) for i in range(m)]
    p = [row.p for row in printed.holm]
    yield {
        "code": "thresholds",
        "caption": printed.holm_alpha,
        "alpha": float(np.mean(steps).round(2)),
        "thresholds": thresholds,
        "right": right,
        "same": _rejected(p, thresholds) == _rejected(p, right),
    }


def _rejected(p: Sequence[float], thresholds: Sequence[float]) -> int:
    """Return how many steps Holm's procedure takes before it stops."""
    both = zip(p, thresholds, strict=True)
    return sum(1 for _ in itertools.takewhile(lambda step: step[0] <= step[1], both))


def _decisions(printed: PrintedTable) -> Iterator[Remark]:
    table, holm = printed.table, printed.holm
    if not holm:
        return
    ranks = rank(table.values, table.higher_is_better)
    control = table.classifiers.index(thesis().control)
    found = compare_ranks(ranks.means, ranks.n, "holm", printed.holm_alpha, control)
    place = {table.classifiers[a]: i for i, a in enumerate(found.first.tolist())}
    for row in itertools.takewhile(lambda row: row.p <= row.threshold, holm):
        i = place[row.classifier]
        if not found.significant[i]:
            yield {
                "code": "decision",
                "classifier": row.classifier,
                "printed_z": row.z,
                "printed": row.p,
                "z": float(found.z[i]),
                "p": float(found.p[i]),
                "threshold": float(found.threshold[i]),
                "alpha": printed.holm_alpha,
            }
