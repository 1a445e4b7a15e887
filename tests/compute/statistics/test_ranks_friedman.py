"""Ranks, Friedman, Iman and Davenport, Kendall's W against scipy and enumeration."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy import stats

from workbench.compute.statistics.friedman import (
    concordance,
    concordance_interval,
    friedman,
    iman_davenport,
    orders_of_ranks,
)
from workbench.compute.statistics.ranks import average_ranks, rank, settled

tables = st.tuples(st.integers(2, 12), st.integers(3, 7)).flatmap(
    lambda shape: arrays(np.float64, shape, elements=st.integers(0, 4).map(float))
)


@given(tables, st.booleans())
def test_ranks_are_scipys(values, higher):
    found = rank(values, higher)
    expected = stats.rankdata(-values if higher else values, axis=1)
    np.testing.assert_array_equal(found.matrix, expected)
    for row, ties in zip(expected, found.ties, strict=True):
        sizes = np.unique(row, return_counts=True)[1]
        assert ties == (sizes**3 - sizes).sum()
        assert found.matrix.shape == (found.n, found.k)
    np.testing.assert_array_equal(found.sums, expected.sum(axis=0))


@given(tables)
def test_friedman_with_ties_is_scipys(values):
    found = rank(values)
    if found.tie_share == 1.0:
        assert concordance(found.means, 1.0) == 0.0
        return
    expected = stats.friedmanchisquare(*values.T)
    w = concordance(found.means, found.tie_share)
    test = friedman(w, found.n, found.k)
    assert test.statistic == pytest.approx(expected.statistic, rel=1e-10, abs=1e-12)
    assert test.p == pytest.approx(expected.pvalue, rel=1e-9)
    assert test.df == (found.k - 1,)


@given(tables)
def test_friedman_without_correction_is_the_textbook_sum(values):
    n, k = values.shape
    sums = stats.rankdata(-values, axis=1).sum(axis=0)
    expected = 12 / (n * k * (k + 1)) * (sums**2).sum() - 3 * n * (k + 1)
    test = friedman(concordance(rank(values).means), n, k)
    assert test.statistic == pytest.approx(expected, abs=1e-9)


@given(tables)
def test_iman_davenport_is_the_analysis_of_variance_of_ranks(values):
    """F corrected for ties is the F of a two-way layout of the ranks."""
    n, k = values.shape
    r = stats.rankdata(-values, axis=1)
    between = n * ((r.mean(axis=0) - (k + 1) / 2) ** 2).sum()
    total = ((r - r.mean(axis=1, keepdims=True)) ** 2).sum()
    found = rank(values)
    test = iman_davenport(concordance(found.means, found.tie_share), n, k)
    if total - between < 1e-9:
        assert test.statistic == (0.0 if total == 0 else math.inf)
        return
    f = (between / (k - 1)) / ((total - between) / ((n - 1) * (k - 1)))
    assert test.statistic == pytest.approx(f, rel=1e-9, abs=1e-12)
    assert test.p == pytest.approx(stats.f.sf(f, k - 1, (k - 1) * (n - 1)), rel=1e-8)
    assert test.df == (k - 1, (k - 1) * (n - 1))


@pytest.mark.parametrize(
    "row", [[3.0, 2.0, 1.0], [3.0, 1.0, 1.0], [4.0, 3.0, 2.0, 2.0]]
)
@pytest.mark.parametrize("n", [2, 3])
def test_when_all_rank_alike_p_is_the_share_of_such_tables(row, n):
    """Every row is permuted in every way; that all agree is as rare as p says."""
    values = np.tile(row, (n, 1))
    found = rank(values)
    w = concordance(found.means, found.tie_share)
    assert w == pytest.approx(1.0)
    test = iman_davenport(w, n, found.k, orders_of_ranks(found.matrix[0]))
    orders = list(itertools.permutations(row))
    alike = [
        rows for rows in itertools.product(orders, repeat=n) if len(set(rows)) == 1
    ]
    assert test.statistic == math.inf
    assert test.p == pytest.approx(len(alike) / len(orders) ** n)


def test_without_number_of_orders_there_are_no_ties():
    assert iman_davenport(1.0, 3, 4).p == pytest.approx(1 / 24**2)


def test_deep_tails_keep_their_size():
    """p of the thesis' times, far below what 1 - cdf can show."""
    test = iman_davenport(0.885871056241, 27, 4)
    assert test.p == pytest.approx(1.16131e-36, rel=1e-4)


def test_means_of_the_same_folds_in_another_order_are_equal():
    folds = [0.1, 0.7, 0.2, 0.9, 0.3]
    a, b = sum(folds) / 5, sum(sorted(folds)) / 5
    other = math.nextafter(a, 1)
    assert rank(np.array([[a, b, other, 0.2]])).matrix.tolist() == [[2, 2, 2, 4]]
    values = np.array([1e-9, 1.0000001, 123456.789, 0.0])
    np.testing.assert_allclose(settled(values), values, rtol=0, atol=1e-6)
    assert settled(np.zeros(3)).tolist() == [0, 0, 0]
    tiny = np.array([1e-308, 2e-308])
    assert settled(tiny).tolist() == tiny.tolist()


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=20))
def test_average_ranks_of_a_list_are_scipys(values):
    numbers = np.array(values, float)
    np.testing.assert_array_equal(average_ranks(numbers), stats.rankdata(numbers))


def test_kendalls_w_of_three_judges():
    """Siegel's example by hand: rank sums 8, 14, 11, 11, 11, 8 of 3 judges, S = 25.5."""
    values = np.array([[1, 6, 3, 2, 5, 4], [1, 5, 6, 4, 2, 3], [6, 3, 2, 5, 4, 1.0]])
    sums = values.sum(axis=0)
    s = ((sums - sums.mean()) ** 2).sum()
    w = concordance(rank(values, higher_is_better=False).means)
    assert w == pytest.approx(s / (3**2 * (6**3 - 6) / 12))
    assert w == pytest.approx(0.16, abs=0.005)


def test_interval_of_w_holds_w_and_narrows():
    random = np.random.default_rng(5)
    values = random.normal([0, 0.5, 1, 1.5], 1, (200, 4))
    few, many = rank(values[:20]), rank(values)
    low, high = concordance_interval(few, 0.05)
    assert low < concordance(few.means) < high
    low_many, high_many = concordance_interval(many, 0.05)
    assert high_many - low_many < (high - low) / 2
    assert concordance_interval(few, 0.05) == (low, high)  # same seed, same numbers


def test_interval_of_w_covers_the_truth():
    """W of 20 000 rows stands for the truth; 95 of 100 intervals should hold it."""
    random = np.random.default_rng(7)
    means = np.array([0, 0.3, 0.6, 1.2])
    truth = concordance(rank(random.normal(means, 1, (20_000, 4))).means)
    held = 0
    for seed in range(200):
        low, high = concordance_interval(
            rank(random.normal(means, 1, (40, 4))), 0.05, seed=seed
        )
        held += low <= truth <= high
    assert 180 <= held <= 199
