"""Tests of two classifiers on one data set against scipy, baycomp and drawing."""

from __future__ import annotations

import math

import numpy as np
import pytest
from baycomp.single import CorrelatedTTest
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics.resampled import (
    corrected_t,
    five_by_two_f,
    five_by_two_t,
)


@pytest.mark.parametrize("seed", range(5))
def test_without_correction_it_is_the_paired_t_test(seed):
    x = np.random.default_rng(seed).normal(0.4, 1, 12)
    expected = stats.ttest_1samp(x, 0)
    found = corrected_t(x, 0.0, alpha=0.1)
    assert found.statistic == pytest.approx(expected.statistic)
    assert found.p == pytest.approx(expected.pvalue)
    interval = expected.confidence_interval(0.9)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high))


@pytest.mark.parametrize("runs", [1, 10])
def test_correction_is_that_of_baycomp(runs):
    """Ten folds, `runs` times: the posterior of baycomp is the same t distribution."""
    random = np.random.default_rng(runs)
    a, b = random.normal(0.8, 0.05, (2, 10 * runs))
    mean, variance, df = CorrelatedTTest.compute_statistics(a, b, runs)
    found = corrected_t(b - a, 1 / 9)
    assert found.difference == pytest.approx(mean)
    assert found.df == (df,)
    assert found.statistic == pytest.approx(mean / math.sqrt(variance))
    left, right = CorrelatedTTest(a, b, 0, runs).probs()
    assert found.p == pytest.approx(2 * min(left, right))


def test_correction_by_hand():
    """Bouckaert and Frank (2004), equation 2, with ten splits of 90 to 10."""
    x = np.array([0.02, 0.05, -0.01, 0.03, 0.04, 0.00, 0.02, 0.06, 0.01, 0.03])
    variance = sum((v - 0.025) ** 2 for v in x) / 9
    t = 0.025 / math.sqrt((1 / 10 + 10 / 90) * variance)
    found = corrected_t(x, 10 / 90)
    assert found.statistic == pytest.approx(t)
    assert found.p == pytest.approx(2 * stats.t.sf(t, 9))
    assert found.low < 0.025 < found.high
    assert (found.low > 0) is (found.p < 0.05)


def test_no_spread():
    same = corrected_t(np.full(4, 0.5), 1 / 9)
    assert (same.statistic, same.p, same.low, same.high) == (math.inf, 0.0, 0.5, 0.5)
    worse = corrected_t(np.full(4, -0.5), 1 / 9)
    assert worse.statistic == -math.inf
    nothing = corrected_t(np.zeros(4), 1 / 9)
    assert (nothing.statistic, nothing.p) == (0.0, 1.0)


FIVE = np.array([[0.04, 0.02], [0.01, 0.05], [0.03, 0.03], [0.00, 0.06], [0.05, -0.01]])


def test_five_by_two_by_hand():
    variances = []
    for first, second in FIVE:
        mean = (first + second) / 2
        variances.append((first - mean) ** 2 + (second - mean) ** 2)
    t = 0.04 / math.sqrt(sum(variances) / 5)
    found = five_by_two_t(FIVE)
    assert found.statistic == pytest.approx(t)
    assert found.p == pytest.approx(2 * stats.t.sf(t, 5))
    f = sum(float(v) ** 2 for v in FIVE.ravel()) / (2 * sum(variances))
    combined = five_by_two_f(FIVE)
    assert combined.statistic == pytest.approx(f)
    assert combined.df == (10, 5)
    assert combined.p == pytest.approx(stats.f.sf(f, 10, 5))
    assert combined.difference == pytest.approx(FIVE.mean())
    assert math.isnan(combined.low)


def test_five_by_two_keep_their_level():
    """For independent normal differences: a little below it.

    A difference stands both above and below the line. Without the 1/5 or the 2 it would be near zero or
    several times as large.
    """
    random = np.random.default_rng(6)
    t, f = [], []
    for x in random.normal(0, 1, (4000, 5, 2)):
        t.append(five_by_two_t(x).p)
        f.append(five_by_two_f(x).p)
    for p in (t, f):
        assert 0.015 < (np.array(p) < 0.05).mean() < 0.055


def test_five_by_two_without_spread():
    assert five_by_two_f(np.zeros((5, 2))).p == 1.0
    assert five_by_two_f(np.ones((5, 2))).p == 0.0
    assert five_by_two_t(np.zeros((5, 2))).p == 1.0


def test_what_cannot_be_asked():
    with pytest.raises(Problem, match="two or more"):
        corrected_t(np.array([1.0]), 0.1)
    with pytest.raises(Problem, match="by training rows"):
        corrected_t(np.ones(3), -0.1)
    for test in (five_by_two_t, five_by_two_f):
        with pytest.raises(Problem, match="five repeats"):
            test(np.ones((2, 5)))
