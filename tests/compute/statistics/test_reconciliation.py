"""Nemenyi and Wilcoxon side by side: what each separates, and what neither could."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from workbench.compute.statistics.compare_table import compare
from workbench.compute.statistics.signed_rank import signed_rank
from workbench.core.results.comparing.score_table import ScoreTable


def _table(values):
    n, k = values.shape
    return ScoreTable(tuple(f"d{i}" for i in range(n)), tuple("abcdef"[:k]), values)


def _steps(n, k=6):
    """Scores in the same order on each data set, no two differences alike."""
    return np.arange(k) + 0.01 * np.outer(np.arange(n) + 1, np.arange(k) ** 2)


def _separated(values, alpha):
    """Count what Holm leaves of scipy's tests of all pairs."""
    i, j = np.triu_indices(values.shape[1], 1)
    p = np.array([stats.wilcoxon(values[:, a], values[:, b]).pvalue
                  for a, b in zip(i, j, strict=True)])  # fmt: skip
    steps = np.sort(p) * (p.size - np.arange(p.size))
    return int((np.maximum.accumulate(steps) <= alpha).sum())


def test_eight_data_sets_are_too_few_for_wilcoxon_of_fifteen_pairs():
    values = _steps(8)
    found = compare(_table(values)).reconciliation
    least = stats.wilcoxon(values[:, 0], values[:, 1]).pvalue
    assert found.code == "out-of-reach"
    assert found.posthoc > 0
    assert found.wilcoxon == _separated(values, 0.05) == 0
    assert (found.pairs, found.adjusted_for) == (15, 15)
    assert found.least_p == pytest.approx(least)
    assert found.least_adjusted == pytest.approx(15 * least)


def test_more_data_sets_and_they_just_differ():
    values = _steps(12)
    found = compare(_table(values)).reconciliation
    assert found.code == "differ"
    assert found.wilcoxon == _separated(values, 0.05) == 15
    assert 0 < found.posthoc < 15


def test_against_a_control_only_its_pairs_are_counted():
    found = compare(_table(_steps(12)), posthoc="holm", control="f").reconciliation
    assert (found.pairs, found.wilcoxon, found.adjusted_for) == (5, 5, 15)
    assert found.method == "holm"


def test_both_may_say_the_same():
    found = compare(_table(_steps(60, 3))).reconciliation
    assert (found.code, found.posthoc, found.wilcoxon) == ("same", 3, 3)


@pytest.mark.parametrize("zeros", ["wilcox", "pratt", "zsplit"])
def test_no_p_is_below_the_bound(zeros):
    """Also with differences alike or zero, where p comes from z."""
    random = np.random.default_rng(4)
    for n in range(2, 14):
        for top in (1, 2, 5):
            values = np.stack([np.zeros(n), random.integers(0, top + 1, n)], axis=1)
            found = compare(_table(values), zeros=zeros)
            p = signed_rank(np.abs(values[:, 1]), zeros).p
            assert found.reconciliation.least_p <= p * (1 + 1e-12)
