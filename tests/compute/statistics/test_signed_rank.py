"""Wilcoxon's signed ranks against scipy, all signs, and shifts; the sign test."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics.sign_test import (
    binomial_p,
    share_interval,
    sign_test,
)
from workbench.compute.statistics.signed_rank import (
    advantages,
    hodges_lehmann,
    signed_rank,
)

tied = st.lists(st.integers(-4, 4), min_size=1, max_size=30).map(
    lambda x: np.array(x, float)
)


def _signs(n):
    return itertools.product((-1.0, 1.0), repeat=n)


@given(tied, st.sampled_from(["wilcox", "pratt", "zsplit"]))
def test_scipy_agrees_with_ties_and_zeros(differences, zeros):
    assume((differences != 0).any())
    expected = stats.wilcoxon(
        differences, zero_method=zeros, method="asymptotic", correction=False
    )
    found = signed_rank(differences, zeros, exact=False)
    assert min(found.r_plus, found.r_minus) == expected.statistic
    assert found.p == pytest.approx(expected.pvalue, rel=1e-10)
    assert abs(found.z) == pytest.approx(abs(expected.zstatistic), rel=1e-10)
    assert math.copysign(1, found.z) == math.copysign(1, found.r_plus - found.r_minus)
    assert found.zeros == (differences == 0).sum()
    assert found.n == differences.size
    sizes = np.abs(differences[differences != 0])
    assert found.tied == sum((sizes == s).sum() > 1 for s in sizes)


@pytest.mark.parametrize("n", [1, 5, 20, 50])
def test_exact_p_is_scipys(n):
    random = np.random.default_rng(n)
    for shift in (0.0, 0.5, 2.0):
        differences = random.normal(shift, 1, n)
        found = signed_rank(differences)
        expected = stats.wilcoxon(differences, method="exact")
        assert found.exact
        assert found.p == pytest.approx(expected.pvalue, rel=1e-9)


@pytest.mark.parametrize("zeros", ["wilcox", "pratt"])
@pytest.mark.parametrize("seed", range(6))
def test_exact_p_counts_all_signs(seed, zeros):
    """With ties and zeros too: the share of sign changes at least as far out."""
    random = np.random.default_rng(seed)
    differences = random.integers(-4, 5, 9).astype(float)
    differences[0] = 3.0
    found = signed_rank(differences, zeros, exact=True)
    sizes = np.abs(differences)
    if zeros == "wilcox":
        ranks = stats.rankdata(sizes[sizes > 0])
    else:
        ranks = stats.rankdata(sizes)[sizes > 0]
    sums = np.array([ranks[np.array(s) > 0].sum() for s in _signs(ranks.size)])
    tail = min((sums <= found.r_plus).mean(), (sums >= found.r_plus).mean())
    assert found.p == pytest.approx(min(1.0, 2 * tail))


def test_exact_only_without_ties_and_zeros_and_to_fifty():
    distinct = np.arange(1.0, 52.0)
    assert signed_rank(distinct[:50]).exact
    assert not signed_rank(distinct).exact
    assert not signed_rank(np.array([1.0, 2.0, 2.0])).exact
    assert not signed_rank(np.array([0.0, 1.0, 2.0])).exact


@given(tied)
def test_effect_is_the_balance_of_rank_sums(differences):
    found = signed_rank(differences)
    total = found.r_plus + found.r_minus
    expected = (found.r_plus - found.r_minus) / total if total else 0.0
    assert found.effect == pytest.approx(expected)
    n = int((differences != 0).sum())
    assert total == pytest.approx(n * (n + 1) / 2)
    turned = signed_rank(-differences)
    assert turned.p == pytest.approx(found.p)
    assert turned.effect == pytest.approx(-found.effect)
    assert turned.estimate == pytest.approx(-found.estimate)
    assert (turned.low, turned.high) == pytest.approx((-found.high, -found.low))


def test_all_zero_says_nothing():
    found = signed_rank(np.zeros(6))
    assert (found.p, found.z, found.effect) == (1.0, 0.0, 0.0)
    assert (found.estimate, found.low, found.high) == (0.0, 0.0, 0.0)


def test_interval_is_the_set_of_shifts_the_test_keeps():
    """Against scipy's exact p of the shifted numbers, on both sides of each end."""
    random = np.random.default_rng(4)
    for n in (6, 11, 25):
        x = random.normal(0.3, 1, n)
        estimate, low, high = hodges_lehmann(x, 0.05)
        i, j = np.triu_indices(n)
        assert estimate == pytest.approx(np.median((x[i] + x[j]) / 2))
        for end, outwards in ((low, -1e-7), (high, 1e-7)):
            inside = stats.wilcoxon(x - (end - outwards), method="exact").pvalue
            outside = stats.wilcoxon(x - (end + outwards), method="exact").pvalue
            assert outside <= 0.05 < inside


def test_interval_of_many_is_normal():
    random = np.random.default_rng(8)
    x = random.normal(0.3, 1, 80)
    _, low, high = hodges_lehmann(x, 0.05)
    for end, outwards in ((low, -1e-7), (high, 1e-7)):
        inside = stats.wilcoxon(x - (end - outwards), method="asymptotic").pvalue
        outside = stats.wilcoxon(x - (end + outwards), method="asymptotic").pvalue
        assert outside <= 0.05 < inside


def test_five_numbers_allow_no_95_percent_interval():
    assert hodges_lehmann(np.arange(5.0))[1:] == (-math.inf, math.inf)
    assert math.isfinite(hodges_lehmann(np.arange(6.0))[1])


def test_interval_covers():
    random = np.random.default_rng(10)
    held = 0
    for _ in range(400):
        _, low, high = hodges_lehmann(random.normal(1.0, 2.0, 12), 0.1)
        held += low <= 1.0 <= high
    assert 0.87 <= held / 400 <= 0.96


def test_advantages_are_free_of_noise():
    a, b = np.array([0.9, 0.8, 0.3]), np.array([0.8, 0.7, 0.3])
    assert (a - b)[0] != (a - b)[1]
    found = advantages(a, b)
    assert found[0] == found[1] > 0
    assert found[2] == 0.0
    np.testing.assert_allclose(found, [0.1, 0.1, 0.0], atol=1e-12)
    np.testing.assert_array_equal(advantages(a, b, higher_is_better=False), -found)


def test_what_cannot_be_asked():
    with pytest.raises(Problem, match="zeros"):
        signed_rank(np.ones(3), "drop")
    with pytest.raises(Problem, match="split"):
        signed_rank(np.ones(3), "zsplit", exact=True)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=40), st.integers(0, 2))
def test_wins_are_counted(differences, tolerance):
    x = np.array(differences, float)
    found = sign_test(x, tolerance)
    assert found.wins == sum(d > tolerance for d in differences)
    assert found.losses == sum(d < -tolerance for d in differences)
    assert found.ties == sum(abs(d) <= tolerance for d in differences)
    n = found.wins + found.losses + found.ties // 2 * 2
    wins = found.wins + found.ties // 2
    expected = stats.binomtest(wins, n).pvalue if n else 1.0
    assert found.p == pytest.approx(expected, rel=1e-9)
    without = found.wins + found.losses
    expected = stats.binomtest(found.wins, without).pvalue if without else 1.0
    assert found.p_without_ties == pytest.approx(expected, rel=1e-9)
    assert found.share == pytest.approx((found.wins + found.ties / 2) / len(x))


@pytest.mark.parametrize(("wins", "n"), [(0, 7), (7, 7), (3, 7), (11, 27), (0, 0)])
@pytest.mark.parametrize("alpha", [0.05, 0.2])
def test_share_interval_is_scipys(wins, n, alpha):
    found = share_interval(wins, n, alpha)
    if n == 0:
        assert found == (0.0, 1.0)
        return
    expected = stats.binomtest(wins, n).proportion_ci(1 - alpha, method="exact")
    assert found == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_binomial_p_by_counting():
    for n in range(1, 9):
        for wins in range(n + 1):
            least = min(wins, n - wins)
            count = sum(
                min(sum(s > 0 for s in signs), sum(s < 0 for s in signs)) <= least
                for signs in _signs(n)
            )
            assert binomial_p(wins, n) == pytest.approx(count / 2**n)
