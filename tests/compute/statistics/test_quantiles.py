"""q of Nemenyi and Bonferroni-Dunn against printed tables, scipy and drawing."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics import quantiles
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    critical_difference,
    nemenyi_q,
    range_quantile,
    range_tail,
    standard_error,
)

#: Demsar (2006), table 5: k = 2 .. 10.
NEMENYI = {
    0.05: [1.960, 2.343, 2.569, 2.728, 2.850, 2.949, 3.031, 3.102, 3.164],
    0.10: [1.645, 2.052, 2.291, 2.459, 2.589, 2.693, 2.780, 2.855, 2.920],
}
BONFERRONI_DUNN = {
    0.05: [1.960, 2.241, 2.394, 2.498, 2.576, 2.638, 2.690, 2.724, 2.773],
    0.10: [1.645, 1.960, 2.128, 2.241, 2.326, 2.394, 2.450, 2.498, 2.539],
}
#: Of k = 9 at 0.05 the paper prints 2.724; the quantile of 0.05 / 16 is 2.734.
MISPRINT = (0.05, 9)


@pytest.mark.parametrize("alpha", [0.05, 0.10])
def test_printed_tables(alpha):
    for k, printed in enumerate(NEMENYI[alpha], start=2):
        assert nemenyi_q(alpha, k) == pytest.approx(printed, abs=1.01e-3)
    for k, printed in enumerate(BONFERRONI_DUNN[alpha], start=2):
        if (alpha, k) == MISPRINT:
            assert bonferroni_dunn_q(alpha, k) == pytest.approx(2.734, abs=6e-4)
        else:
            assert bonferroni_dunn_q(alpha, k) == pytest.approx(printed, abs=6e-4)


@pytest.mark.parametrize("k", [2, 3, 5, 10, 27])
@pytest.mark.parametrize("alpha", [0.001, 0.05, 0.5])
def test_range_is_scipys(k, alpha):
    q = range_quantile(alpha, k)
    assert stats.studentized_range.sf(q, k, np.inf) == pytest.approx(alpha, rel=1e-7)


@pytest.mark.parametrize("alpha", [1e-12, 1e-4, 0.01, 0.05, 0.3, 0.9, 0.999])
@pytest.mark.parametrize("k", [2, 3, 6, 20, 100])
def test_quantile_inverts_tail(alpha, k):
    q = range_quantile(alpha, k)
    assert float(range_tail(np.array([q]), k)[0]) == pytest.approx(alpha, rel=1e-9)


def test_two_numbers_are_a_normal_difference():
    """The range of two is |N(0, 2)|, exact far out where 1 - cdf is zero."""
    q = np.array([0.0, 1e-3, 1.0, 3.0, 10.0, 20.0, 40.0])
    expected = 2 * stats.norm.sf(q / math.sqrt(2))
    np.testing.assert_allclose(range_tail(q, 2), expected, rtol=1e-9)


def test_range_of_drawn_numbers():
    random = np.random.default_rng(11)
    draws = 200_000
    for k in (3, 6):
        drawn = np.ptp(random.standard_normal((draws, k)), axis=1)
        for alpha in (0.05, 0.5):
            share = (drawn > range_quantile(alpha, k)).mean()
            assert abs(share - alpha) < 4.5 * math.sqrt(alpha * (1 - alpha) / draws)


def test_bonferroni_dunn_is_the_normal_quantile():
    for k in (2, 5, 13):
        expected = stats.norm.isf(0.01 / (2 * (k - 1)))
        assert bonferroni_dunn_q(0.01, k) == pytest.approx(expected, rel=1e-12)


def test_critical_difference_is_q_by_the_error():
    assert standard_error(4, 14) == pytest.approx(math.sqrt(4 * 5 / (6 * 14)))
    assert critical_difference(2.569, 4, 14) == pytest.approx(1.25, abs=0.005)


def test_first_quantile_takes_few_steps_and_second_none(monkeypatch):
    steps = []

    def counted(q, k):
        steps.append(q)
        return tail(q, k)

    tail = quantiles.range_tail
    monkeypatch.setattr(quantiles, "range_tail", counted)
    quantiles.range_quantile.cache_clear()
    first = nemenyi_q(0.0473, 9)
    assert 0 < len(steps) <= 10
    steps.clear()
    assert nemenyi_q(0.0473, 9) == first
    assert steps == []


@pytest.mark.parametrize("alpha", [0.0, 1.0, -0.1, math.nan])
def test_alpha_out_of_range(alpha):
    with pytest.raises(Problem, match="alpha"):
        nemenyi_q(alpha, 3)
    with pytest.raises(Problem, match="alpha"):
        bonferroni_dunn_q(alpha, 3)


def test_one_classifier_is_not_compared():
    with pytest.raises(Problem, match="two or more"):
        nemenyi_q(0.05, 1)
    with pytest.raises(Problem, match="two or more"):
        bonferroni_dunn_q(0.05, 1)
