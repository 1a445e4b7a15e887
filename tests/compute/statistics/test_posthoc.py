"""Comparisons of mean ranks against scikit-posthocs, statsmodels and each other."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy import stats
from support.witnesses import multipletests, scikit_posthocs

from workbench.api import Problem
from workbench.compute.statistics.posthoc import METHODS, compare_ranks, groups_alike
from workbench.compute.statistics.quantiles import (
    bonferroni_dunn_q,
    nemenyi_q,
    standard_error,
)
from workbench.compute.statistics.ranks import rank


def _random_table(seed):
    random = np.random.default_rng(seed)
    n, k = int(random.integers(4, 25)), int(random.integers(3, 8))
    return np.round(random.normal(0.7, 0.1, (n, k)) + np.arange(k) * 0.02, 2)


@pytest.mark.parametrize("seed", range(8))
def test_nemenyi_is_that_of_scikit_posthocs(seed):
    values = _random_table(seed)
    expected = scikit_posthocs().posthoc_nemenyi_friedman(values).to_numpy()
    found = compare_ranks(rank(values).means, len(values), "nemenyi")
    for a, b, p in zip(found.first, found.second, found.adjusted, strict=True):
        assert p == pytest.approx(expected[a, b], rel=1e-5, abs=1e-9)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("method", "theirs"),
    [("holm", "holm"), ("hochberg", "simes-hochberg"), ("hommel", "hommel")],
)
@pytest.mark.parametrize("against", [None, 1])
def test_step_methods_are_statsmodels_on_normal_p(seed, method, theirs, against):
    values = _random_table(seed)
    n, k = values.shape
    means = stats.rankdata(-values, axis=1).mean(axis=0)
    pairs = (
        list(itertools.combinations(range(k), 2))
        if against is None
        else [(i, against) for i in range(k) if i != against]
    )
    z = [(means[a] - means[b]) / math.sqrt(k * (k + 1) / (6 * n)) for a, b in pairs]
    p = 2 * stats.norm.sf(np.abs(z))
    reject, adjusted = multipletests(p, 0.1, theirs)
    found = compare_ranks(means, n, method, 0.1, against)
    by_pair = dict(
        zip(
            zip(found.first.tolist(), found.second.tolist(), strict=True),
            zip(found.p, found.adjusted, found.significant, strict=True),
            strict=True,
        )
    )
    assert set(by_pair) == set(pairs)
    for pair, raw, corrected, rejected in zip(pairs, p, adjusted, reject, strict=True):
        assert by_pair[pair][0] == pytest.approx(raw, rel=1e-10)
        assert by_pair[pair][1] == pytest.approx(corrected, rel=1e-10)
        assert bool(by_pair[pair][2]) is bool(rejected)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(6))
def test_what_every_method_keeps(method, seed):
    values = _random_table(seed)
    n, k = values.shape
    control = 0 if method == "bonferroni-dunn" else None
    found = compare_ranks(rank(values).means, n, method, 0.1, control)
    assert found.first.size == (k - 1 if control == 0 else k * (k - 1) // 2)
    assert (np.diff(found.p) >= -1e-12).all()
    assert (np.diff(found.adjusted) >= -1e-12).all()
    assert (found.adjusted >= found.p - 1e-15).all()
    assert (found.adjusted <= 1).all()
    assert ((found.low <= found.difference) & (found.difference <= found.high)).all()
    wide = 2 * found.q * standard_error(k, n)
    np.testing.assert_allclose(found.high - found.low, wide)
    np.testing.assert_allclose(found.p, 2 * stats.norm.sf(np.abs(found.z)), rtol=1e-9)


@pytest.mark.parametrize("method", ["holm", "shaffer"])
@pytest.mark.parametrize("seed", range(12))
def test_steps_down_are_the_thresholds(method, seed):
    """Walk down as the textbooks do: stop at the first p above its threshold."""
    values = _random_table(seed)
    found = compare_ranks(rank(values).means, len(values), method, 0.2)
    walking, expected = True, []
    for p, threshold in zip(found.p, found.threshold, strict=True):
        walking = walking and p <= threshold
        expected.append(walking)
    assert found.significant.tolist() == expected


@pytest.mark.parametrize("seed", range(12))
def test_hochberg_steps_up(seed):
    values = _random_table(seed)
    found = compare_ranks(rank(values).means, len(values), "hochberg", 0.2)
    below = np.flatnonzero(found.p <= found.threshold)
    last = below[-1] + 1 if below.size else 0
    assert found.significant.tolist() == [i < last for i in range(found.p.size)]


@pytest.mark.parametrize("seed", range(12))
def test_nemenyi_and_dunn_decide_by_the_critical_difference(seed):
    values = _random_table(seed)
    n, k = values.shape
    means = rank(values).means
    for method, control, q in [
        ("nemenyi", None, nemenyi_q(0.2, k)),
        ("bonferroni-dunn", 2, bonferroni_dunn_q(0.2, k)),
    ]:
        found = compare_ranks(means, n, method, 0.2, control)
        assert found.q == pytest.approx(q)
        assert found.cd == pytest.approx(q * standard_error(k, n))
        beyond = np.abs(found.difference) >= found.cd
        np.testing.assert_array_equal(found.significant, beyond)
        np.testing.assert_array_equal((found.low > 0) | (found.high < 0), beyond)
        np.testing.assert_array_equal(found.p <= found.threshold, beyond)


@pytest.mark.parametrize("method", ["holm", "hochberg", "hommel", "shaffer"])
def test_steps_have_no_critical_difference(method):
    assert compare_ranks(np.array([1.2, 2.0, 2.8]), 10, method).cd is None


@pytest.mark.parametrize("method", ["nemenyi", "holm", "shaffer", "hommel"])
@pytest.mark.parametrize("seed", range(20))
def test_groups_are_the_largest_cliques(method, seed):
    """Against every subset of the classifiers."""
    random = np.random.default_rng(seed)
    k = int(random.integers(2, 8))
    means = np.round(random.uniform(1, k, k), int(random.integers(0, 3)))
    found = compare_ranks(means, 12, method, 0.1)
    rejected = found.significant
    differ = {
        frozenset(pair)
        for pair in zip(found.first[rejected], found.second[rejected], strict=True)
    }
    alike = [
        set(chosen)
        for size in range(2, k + 1)
        for chosen in itertools.combinations(range(k), size)
        if not any(frozenset(p) in differ for p in itertools.combinations(chosen, 2))
    ]
    largest = [one for one in alike if not any(one < other for other in alike)]
    groups = groups_alike(means, found)
    assert sorted(map(sorted, groups)) == sorted(map(sorted, largest))
    for group in groups:
        assert (np.diff(means[group]) >= 0).all()
    starts = [means[group[0]] for group in groups]
    assert starts == sorted(starts)


def test_against_a_control_there_are_no_groups():
    found = compare_ranks(np.array([1.0, 2.0, 3.0]), 9, "holm", control=0)
    assert groups_alike(np.array([1.0, 2.0, 3.0]), found) == []


def test_two_classifiers_are_one_comparison():
    """All methods agree with the plain z test then."""
    means = np.array([1.25, 1.75])
    z = 0.5 / math.sqrt(2 * 3 / (6 * 20))
    for method in METHODS:
        control = 0 if method == "bonferroni-dunn" else None
        found = compare_ranks(means, 20, method, control=control)
        assert found.adjusted.tolist() == pytest.approx([2 * stats.norm.sf(z)])
        assert found.threshold.tolist() == pytest.approx([0.05])


def test_family_error_of_nemenyi_is_alpha():
    """Random ranks of many data sets: some pair is found in alpha of the tables."""
    random = np.random.default_rng(2)
    n, k, draws = 40, 4, 3000
    wrong = 0
    for _ in range(draws):
        means = random.permuted(np.tile(np.arange(1.0, k + 1), (n, 1)), axis=1).mean(0)
        reach = nemenyi_q(0.1, k) * standard_error(k, n)
        wrong += bool(np.ptp(means) >= reach)
    assert abs(wrong / draws - 0.1) < 0.025


@pytest.mark.parametrize(
    ("method", "control", "said"),
    [
        ("tukey", None, "no post-hoc test"),
        ("nemenyi", 0, "all pairs"),
        ("shaffer", 0, "all pairs"),
        ("bonferroni-dunn", None, "a control"),
    ],
)
def test_what_cannot_be_asked(method, control, said):
    with pytest.raises(Problem, match=said):
        compare_ranks(np.array([1.0, 2.0, 3.0]), 5, method, control=control)


@pytest.mark.parametrize("method", METHODS)
def test_alpha_out_of_range(method):
    control = 0 if method == "bonferroni-dunn" else None
    with pytest.raises(Problem, match="alpha"):
        compare_ranks(np.array([1.0, 2.0, 3.0]), 5, method, 1.5, control)
