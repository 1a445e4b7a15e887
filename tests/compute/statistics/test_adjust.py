"""Adjusted p against statsmodels and against all sets of true hypotheses."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.witnesses import multipletests

from workbench.compute.statistics import adjust

few = st.lists(
    st.one_of(st.floats(0, 1), st.sampled_from([0.001, 0.01, 0.02, 0.05, 0.5])),
    min_size=1,
    max_size=6,
).map(np.array)
many = st.lists(
    st.one_of(st.floats(0, 1), st.sampled_from([0.001, 0.02])), min_size=1, max_size=40
).map(np.array)


@given(many)
@pytest.mark.parametrize(
    ("own", "theirs"),
    [
        (adjust.bonferroni, "bonferroni"),
        (adjust.holm, "holm"),
        (adjust.hochberg, "simes-hochberg"),
        (adjust.hommel, "hommel"),
    ],
)
def test_statsmodels_agrees(own, theirs, p):
    expected = multipletests(p, 0.05, theirs)[1]
    np.testing.assert_allclose(own(p), expected, rtol=1e-12, atol=1e-15)


def _closed(p, local):
    """Adjust by closing: the largest local p of all sets that hold the hypothesis."""
    found = np.zeros(p.size)
    for size in range(1, p.size + 1):
        for chosen in itertools.combinations(range(p.size), size):
            worst = min(local(np.sort(p[list(chosen)])), 1.0)
            for i in chosen:
                found[i] = max(found[i], worst)
    return found


@given(few)
def test_hommel_closes_simes(p):
    def simes(s):
        return (s * s.size / np.arange(1, s.size + 1)).min()

    np.testing.assert_allclose(adjust.hommel(p), _closed(p, simes), rtol=1e-12)


@given(few)
def test_holm_closes_bonferroni(p):
    closed = _closed(p, lambda s: s[0] * s.size)
    np.testing.assert_allclose(adjust.holm(p), closed, rtol=1e-12)


@given(few, st.sampled_from([0.01, 0.05, 0.2]))
def test_hommel_level_decides_as_adjusted_p(p, alpha):
    found = adjust.hommel(p)
    clear = np.abs(found - alpha) > 1e-9  # on the border the last bits decide
    np.testing.assert_array_equal(
        (p <= adjust.hommel_level(p, alpha))[clear], (found <= alpha)[clear]
    )


def _partitions(k):
    """Yield every way to put k classifiers into groups, as labels."""
    labels = [()]
    for _ in range(k):
        labels = [
            (*known, label)
            for known in labels
            for label in range(max(known, default=-1) + 2)
        ]
    return labels


@pytest.mark.parametrize("k", range(2, 8))
def test_numbers_that_can_be_true_by_all_partitions(k):
    pairs = list(itertools.combinations(range(k), 2))
    counted = {sum(g[i] == g[j] for i, j in pairs) for g in _partitions(k)}
    assert set(adjust.possible_true(k)) == counted


def test_numbers_that_can_be_true_as_printed():
    """Garcia and Herrera (2008) print S(5) and Shaffer (1986) S(4), S(6)."""
    assert adjust.possible_true(4) == (0, 1, 2, 3, 6)
    assert adjust.possible_true(5) == (0, 1, 2, 3, 4, 6, 10)
    assert adjust.possible_true(6) == (0, 1, 2, 3, 4, 6, 7, 10, 15)
    assert adjust.shaffer_factors(5).tolist() == [10, 6, 6, 6, 6, 4, 4, 3, 2, 1]


@pytest.mark.parametrize("k", [2, 3, 4, 5])
def test_shaffer_by_its_definition(k):
    random = np.random.default_rng(k)
    pairs = list(itertools.combinations(range(k), 2))
    m = len(pairs)
    counted = {sum(g[i] == g[j] for i, j in pairs) for g in _partitions(k)}
    for _ in range(50):
        p = np.round(random.beta(0.4, 2, m), 2)
        order = sorted(range(m), key=lambda i: p[i])
        expected, running = np.empty(m), 0.0
        for step, i in enumerate(order):
            most = max(s for s in counted if s <= m - step)
            running = max(running, most * p[i])
            expected[i] = min(running, 1.0)
        np.testing.assert_allclose(adjust.shaffer(p, k), expected, rtol=1e-12)
        assert (adjust.shaffer(p, k) <= adjust.holm(p) + 1e-15).all()


def test_shaffer_keeps_the_family_error():
    """Under every configuration of true means the first error is rare enough."""
    random = np.random.default_rng(3)
    k, alpha, draws = 4, 0.2, 4000
    for groups in [(0, 0, 0, 0), (0, 0, 0, 9), (0, 0, 9, 9), (0, 0, 9, 18)]:
        first, second = np.triu_indices(k, 1)
        labels = np.array(groups)
        true = labels[first] == labels[second]
        wrong = 0
        for x in labels + random.standard_normal((draws, k)):
            z = np.abs(x[first] - x[second]) / math.sqrt(2)
            p = np.array([math.erfc(v / math.sqrt(2)) for v in z])
            wrong += bool((adjust.shaffer(p, k)[true] <= alpha).any())
        assert wrong / draws < alpha + 3 * math.sqrt(alpha * (1 - alpha) / draws)


def test_one_hypothesis_stays_as_it_is():
    p = np.array([0.03])
    for found in (
        adjust.bonferroni(p),
        adjust.holm(p),
        adjust.hochberg(p),
        adjust.hommel(p),
        adjust.shaffer(p, 2),
    ):
        assert found.tolist() == [0.03]


@given(few, st.randoms(use_true_random=False))
def test_order_of_hypotheses_does_not_matter(p, random):
    places = list(range(p.size))
    random.shuffle(places)
    for own in (adjust.holm, adjust.hochberg, adjust.hommel):
        np.testing.assert_array_equal(own(p[places]), own(p)[places])
