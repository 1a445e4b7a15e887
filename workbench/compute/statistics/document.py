"""The JSON document of a comparison of classifiers over data sets."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any, Literal

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.statistics.adjust import holm
from workbench.compute.statistics.cautions import cautions
from workbench.compute.statistics.friedman import (
    Omnibus,
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
from workbench.core.tables.score_table import ScoreTable

#: Tests of all classifiers together. Iman and Davenport's is the less conservative
#: (Demsar 2006, section 3.2.2), so sentences and captions quote it.
Headline = Literal["iman_davenport", "friedman"]
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
    headline: Headline = "iman_davenport",
) -> dict[str, Any]:
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

    Returns
    -------
    dict
        Fit for JSON; a number that is not finite is None. ``headline`` is that test with
        its name as ``test``; ``reconciliation`` is of `reconcile`. ``posthoc.pairs`` stand by
        ascending p, and ``difference`` is the mean rank of a minus that of b: positive
        where b is better. In ``win_tie_loss`` and ``wilcoxon`` (all pairs in the order
        of the table, ``adjusted`` by Holm) what is positive speaks for a.

    Raises
    ------
    Problem
        For fewer than two classifiers or complete data sets, or an unknown option.
    """
    whole = _whole(table)
    ranks = rank(whole.values, whole.higher_is_better)
    place = _control(control, whole, ranks, posthoc)
    found = compare_ranks(ranks.means, ranks.n, posthoc, alpha, place)
    parts = {
        **_about(table, whole, ranks),
        **_omnibus(ranks, alpha, ties, headline),
        "posthoc": _posthoc(found, whole.classifiers),
        "groups": _groups(ranks, found, whole.classifiers),
        "critical_differences": _critical_differences(ranks, alpha),
        **_by_pairs(whole, alpha, tolerance, zeros),
    }
    return {
        **parts,
        "reconciliation": reconcile(parts["posthoc"], parts["wilcoxon"]),
        "cautions": cautions(table, whole, ranks, parts, control),
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


def _about(table: ScoreTable, whole: ScoreTable, ranks: Ranks) -> dict[str, Any]:
    """Return what was compared, and the ranks."""
    kept = set(whole.datasets)
    return {
        "measure": whole.measure,
        "higher_is_better": whole.higher_is_better,
        "datasets": list(whole.datasets),
        "dropped": [name for name in table.datasets if name not in kept],
        "classifiers": list(whole.classifiers),
        "n": ranks.n,
        "k": ranks.k,
        "decimals": whole.decimals,
        "ranks": ranks.matrix.tolist(),
        "mean_ranks": _named(whole.classifiers, ranks.means),
        "rank_sums": _named(whole.classifiers, ranks.sums),
        "tie_share": ranks.tie_share,
        "rows_with_ties": int((ranks.ties > 0).sum()),
    }


def _omnibus(
    ranks: Ranks, alpha: float, ties: bool, headline: Headline
) -> dict[str, Any]:
    """Return both tests of all classifiers, as asked and with ties the other way."""
    kinds = {corrected: _one_omnibus(ranks, corrected) for corrected in (True, False)}
    low, high = concordance_interval(ranks, alpha, ties)
    asked = kinds[ties]
    tests = {
        name: {**asked[name], "significant": asked[name]["p"] <= alpha}
        for name in ("friedman", "iman_davenport")
    }
    return {
        "headline": {"test": headline, **tests[headline]},
        **tests,
        "kendall_w": {"value": asked["w"], "low": low, "high": high},
        "corrected": kinds[True],
        "uncorrected": kinds[False],
    }


def _one_omnibus(ranks: Ranks, corrected: bool) -> dict[str, Any]:
    w = concordance(ranks.means, ranks.tie_share if corrected else 0.0)
    chi = friedman(w, ranks.n, ranks.k)
    f = iman_davenport(w, ranks.n, ranks.k, orders_of_ranks(ranks.matrix[0]))
    return {
        "friedman": _test(chi, corrected),
        "iman_davenport": _test(f, corrected),
        "w": w,
    }


def _test(test: Omnibus, corrected: bool) -> dict[str, Any]:
    df: int | list[int] = test.df[0] if len(test.df) == 1 else list(test.df)
    return {
        "statistic": _finite(test.statistic),
        "p": test.p,
        "df": df,
        "ties_corrected": corrected,
    }


def _posthoc(found: Comparisons, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the comparisons of mean ranks, those with the smallest p first."""
    columns = {
        "difference": found.difference,
        "z": found.z,
        "p": found.p,
        "adjusted": found.adjusted,
        "significant": found.significant,
        "low": found.low,
        "high": found.high,
        "threshold": found.threshold,
    }
    rows = zip(*(column.tolist() for column in columns.values()), strict=True)
    sides = zip(found.first.tolist(), found.second.tolist(), strict=True)
    return {
        "method": found.method,
        "alpha": found.alpha,
        "q": found.q,
        "cd": found.cd,
        "control": None if found.control is None else names[found.control],
        "pairs": [
            {"a": names[a], "b": names[b], **dict(zip(columns, row, strict=True))}
            for (a, b), row in zip(sides, rows, strict=True)
        ],
    }


def _groups(
    ranks: Ranks, found: Comparisons, names: tuple[str, ...]
) -> list[list[str]]:
    return [[names[i] for i in group] for group in groups_alike(ranks.means, found)]


def _critical_differences(ranks: Ranks, alpha: float) -> dict[str, Any]:
    """Return q and critical difference of the two methods that have one."""
    quantiles = {
        "nemenyi": nemenyi_q(alpha, ranks.k),
        "bonferroni-dunn": bonferroni_dunn_q(alpha, ranks.k),
    }
    return {
        method: {"q": q, "cd": critical_difference(q, ranks.k, ranks.n)}
        for method, q in quantiles.items()
    }


def _by_pairs(
    table: ScoreTable, alpha: float, tolerance: float, zeros: str
) -> dict[str, Any]:
    """Return counts of wins with the sign test, and Wilcoxon's test, of all pairs."""
    wins, tests = [], []
    for i, j in zip(*np.triu_indices(table.n_classifiers, 1), strict=True):
        names = {"a": table.classifiers[i], "b": table.classifiers[j]}
        ahead = advantages(
            table.values[:, i], table.values[:, j], table.higher_is_better
        )
        wins.append({**names, **asdict(sign_test(ahead, tolerance, alpha))})
        test = asdict(signed_rank(ahead, zeros, alpha))
        tests.append({**names, **{key: _finite(v) for key, v in test.items()}})
    for rows in (wins, tests):
        adjusted = holm(np.array([row["p"] for row in rows]))
        for row, p in zip(rows, adjusted.tolist(), strict=True):
            row["adjusted"], row["significant"] = p, p <= alpha
    return {"tolerance": tolerance, "win_tie_loss": wins, "wilcoxon": tests}


def _named(names: tuple[str, ...], values: FloatArray) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))


def _finite(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
