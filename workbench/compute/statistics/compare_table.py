"""Comparison of the classifiers of a table over its data sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import combinations
from typing import Any

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.statistics.adjust import holm
from workbench.compute.statistics.cautions import cautions
from workbench.compute.statistics.friedman import (
    concordance,
    concordance_interval,
    friedman,
    iman_davenport,
    orders_of_ranks,
)
from workbench.compute.statistics.posthoc import (
    ALL_PAIRS_ONLY,
    CONTROL_ONLY,
    Comparisons,
    compare_ranks,
    groups_alike,
)
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    critical_difference,
    nemenyi_q,
)
from workbench.compute.statistics.ranks import Ranks, rank
from workbench.compute.statistics.reconciliation import reconcile
from workbench.compute.statistics.sign_test import sign_test
from workbench.compute.statistics.signed_rank import advantages, signed_rank
from workbench.core.results.comparing.comparison import (
    Comparison,
    Concordance,
    CriticalDifference,
    Headline,
    JudgedTest,
    Names,
    OmnibusTest,
    OmnibusTests,
    PostHoc,
    RankPairs,
    SignedRank,
    SignedRankPairs,
    SignPairs,
    SignTest,
    TestOfAll,
)
from workbench.core.results.comparing.score_table import ScoreTable

#: As a control: the classifier with the best mean rank.
BEST = "best"
#: As a control: none, all pairs, for the methods that do both.
ALL_PAIRS = "*"


def compare(
    table: ScoreTable,
    *,
    posthoc: str = "nemenyi",
    alpha: float = 0.05,
    control: str = "",
    ties: bool = True,
    tolerance: float = 0.0,
    zeros: str = "wilcox",
    headline: TestOfAll = "iman_davenport",
) -> Comparison:
    """Compare classifiers over data sets (Demsar 2006; Garcia and Herrera 2008).

    Parameters
    ----------
    table : ScoreTable
        Rows with a gap are left out, with a caution.
    posthoc : str
        One of `posthoc.METHODS`; ``nemenyi`` and ``shaffer`` pay no heed to `control`.
    alpha : float
        Of the family of comparisons; intervals have the confidence 1 - alpha.
    control : str
        A classifier; ``best`` or nothing for the best mean rank (of equal ones the
        first); ``*`` for all pairs by Holm, Hochberg or Hommel.
    ties : bool
        Whether Friedman, Iman-Davenport and W are corrected for ties.
    tolerance : float
        Differences of scores not larger are ties in ``win_tie_loss``.
    zeros : str
        What Wilcoxon's test does with zero differences; see `signed_rank`.
    headline : str
        Which test of all classifiers together is quoted in sentences and captions.

    Raises
    ------
    Problem
        For fewer than two classifiers or complete data sets, or an unknown option.
    """
    whole = _whole(table)
    ranks = rank(whole.values, whole.higher_is_better)
    place = _control(control, whole, ranks, posthoc)
    found = compare_ranks(ranks.means, ranks.n, posthoc, alpha, place)
    tests = _tests_of_all(ranks, alpha, ties)
    is_chi = headline == "friedman"
    quoted = Headline(headline, tests["friedman" if is_chi else "iman_davenport"])
    comparisons = _posthoc(found, whole.classifiers)
    wilcoxon = _signed_ranks(whole, alpha, zeros)
    kept = set(whole.datasets)
    return Comparison(
        measure=whole.measure,
        higher_is_better=whole.higher_is_better,
        datasets=whole.datasets,
        dropped=tuple(name for name in table.datasets if name not in kept),
        classifiers=whole.classifiers,
        decimals=whole.decimals,
        **_ranking(ranks, whole.classifiers),
        headline=quoted,
        **tests,
        posthoc=comparisons,
        groups=_groups(ranks, found, whole.classifiers),
        critical_differences=_critical_differences(ranks, alpha),
        tolerance=tolerance,
        win_tie_loss=_sign_tests(whole, alpha, tolerance),
        wilcoxon=wilcoxon,
        reconciliation=reconcile(comparisons, wilcoxon),
        cautions=tuple(cautions(table, whole, ranks, quoted, comparisons, control)),
    )


def _ranking(ranks: Ranks, classifiers: tuple[str, ...]) -> dict[str, Any]:
    """Return the ranks as fields of a `Comparison`."""
    return {
        "n": ranks.n,
        "k": ranks.k,
        "ranks": ranks.matrix,
        "mean_ranks": _named(classifiers, ranks.means),
        "rank_sums": _named(classifiers, ranks.sums),
        "tie_share": ranks.tie_share,
        "rows_with_ties": int((ranks.ties > 0).sum()),
    }


def _tests_of_all(ranks: Ranks, alpha: float, ties: bool) -> dict[str, Any]:
    """Return the tests of all classifiers together as fields of a `Comparison`."""
    corrected, plain = _omnibus(ranks, True), _omnibus(ranks, False)
    asked = corrected if ties else plain
    return {
        "friedman": _judged(asked.friedman, alpha),
        "iman_davenport": _judged(asked.iman_davenport, alpha),
        "kendall_w": Concordance(asked.w, *concordance_interval(ranks, alpha, ties)),
        "corrected": corrected,
        "uncorrected": plain,
    }


def _whole(table: ScoreTable) -> ScoreTable:
    """Return the rows all of whose scores are finite."""
    if table.n_classifiers < 2:
        raise Problem(
            f"{table.n_classifiers} classifiers in the table",
            expected="two or more to compare",
        )
    whole = table
    if not np.isfinite(table.values).all():
        values = np.where(np.isfinite(table.values), table.values, np.nan)
        whole = ScoreTable(
            table.datasets,
            table.classifiers,
            values,
            table.measure,
            table.higher_is_better,
            table.decimals,
        ).complete()
    if whole.n_datasets < 2:
        raise Problem(
            f"{whole.n_datasets} data sets with all scores",
            expected="two or more to compare over",
        )
    return whole


def _control(name: str, table: ScoreTable, ranks: Ranks, posthoc: str) -> int | None:
    """Return which classifier is the control, None for all pairs."""
    names = table.classifiers
    if name not in (*names, "", BEST, ALL_PAIRS):
        raise Problem(
            f"no classifier {name!r} to compare with",
            expected=instead_of(name, names),
        )
    if posthoc in ALL_PAIRS_ONLY:
        return None
    if name in names:
        return names.index(name)
    if name == ALL_PAIRS and posthoc not in CONTROL_ONLY:
        return None
    return int(np.argmin(ranks.means))


def _omnibus(ranks: Ranks, corrected: bool) -> OmnibusTests:
    """Return both tests of all classifiers."""
    w = concordance(ranks.means, ranks.tie_share if corrected else 0.0)
    orders = orders_of_ranks(ranks.matrix[0])
    chi = friedman(w, ranks.n, ranks.k)
    f = iman_davenport(w, ranks.n, ranks.k, orders)
    return OmnibusTests(
        OmnibusTest(chi.statistic, chi.p, chi.df[0], corrected),
        OmnibusTest(f.statistic, f.p, (f.df[0], f.df[1]), corrected),
        w,
    )


def _judged(test: OmnibusTest, alpha: float) -> JudgedTest:
    return JudgedTest(
        test.statistic, test.p, test.df, test.ties_corrected, test.p <= alpha
    )


def _posthoc(found: Comparisons, names: tuple[str, ...]) -> PostHoc:
    called = np.array(names)
    pairs = RankPairs(
        a=called[found.first],
        b=called[found.second],
        difference=found.difference,
        z=found.z,
        p=found.p,
        adjusted=found.adjusted,
        significant=found.significant,
        low=found.low,
        high=found.high,
        threshold=found.threshold,
    )
    control = None if found.control is None else names[found.control]
    return PostHoc(found.method, found.alpha, found.q, found.cd, control, pairs)


def _groups(
    ranks: Ranks, found: Comparisons, names: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    groups = groups_alike(ranks.means, found)
    return tuple(tuple(names[i] for i in group) for group in groups)


def _critical_differences(ranks: Ranks, alpha: float) -> dict[str, CriticalDifference]:
    quantiles = {
        "nemenyi": nemenyi_q(alpha, ranks.k),
        "bonferroni-dunn": bonferroni_dunn_q(alpha, ranks.k),
    }
    return {
        method: CriticalDifference(q, critical_difference(q, ranks.k, ranks.n))
        for method, q in quantiles.items()
    }


def _sign_tests(table: ScoreTable, alpha: float, tolerance: float) -> SignPairs:
    tests = [sign_test(ahead, tolerance, alpha) for ahead in _advantages(table)]
    adjusted = holm(np.array([test.p for test in tests]))
    return SignPairs(
        *_pair_names(table),
        **_columns(tests),
        adjusted=adjusted,
        significant=adjusted <= alpha,
    )


def _signed_ranks(table: ScoreTable, alpha: float, zeros: str) -> SignedRankPairs:
    tests = [signed_rank(ahead, zeros, alpha) for ahead in _advantages(table)]
    adjusted = holm(np.array([test.p for test in tests]))
    return SignedRankPairs(
        *_pair_names(table),
        **_columns(tests),
        adjusted=adjusted,
        significant=adjusted <= alpha,
    )


def _advantages(table: ScoreTable) -> Iterator[FloatArray]:
    """Yield by how much the first of each pair is better."""
    columns = np.ascontiguousarray(table.values.T)
    for a, b in combinations(columns, 2):
        yield advantages(a, b, table.higher_is_better)


def _pair_names(table: ScoreTable) -> tuple[Names, Names]:
    first, second = np.triu_indices(table.n_classifiers, 1)
    called = np.array(table.classifiers)
    return called[first], called[second]


def _columns(tests: Sequence[SignTest | SignedRank]) -> dict[str, Any]:
    """Return the fields of tests, each as an array."""
    return {
        each.name: np.array([getattr(test, each.name) for test in tests])
        for each in fields(tests[0])
    }


def _named(names: tuple[str, ...], values: FloatArray) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))
