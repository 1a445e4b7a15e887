"""McNemar's test against scipy and against counting; the interval against simulation."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from workbench.api import Problem
from workbench.core.results.evaluating import mcnemar as mcnemar_test
from workbench.core.results.evaluating.mcnemar import difference, mcnemar
from workbench.core.results.evaluating.predictions import Predictions


def records(true, predicted, repeat=0):
    return [
        {"row": i, "fold": 0, "repeat": repeat, "true": t, "predicted": p}
        for i, (t, p) in enumerate(zip(true, predicted, strict=True))
    ]


def matched(a, b):
    return mcnemar_test.matched(Predictions.from_json(a), Predictions.from_json(b))


@given(st.integers(0, 120), st.integers(0, 120))
def test_exact_p_is_that_of_the_sign_test(only_a, only_b):
    answer = mcnemar(only_a, only_b)
    n = only_a + only_b
    expected = stats.binomtest(only_a, n).pvalue if n else 1.0
    assert answer.exact
    assert answer.p == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("only_a", "only_b"), [(520, 600), (3, 2000), (700, 700)])
def test_many_rows_use_chi_squared_with_one_degree(only_a, only_b):
    answer = mcnemar(only_a, only_b)
    statistic = max(abs(only_a - only_b) - 1, 0) ** 2 / (only_a + only_b)
    assert not answer.exact
    assert answer.statistic == pytest.approx(statistic)
    assert answer.p == pytest.approx(stats.chi2.sf(statistic, 1), rel=1e-9)


def test_counts_and_rows_that_differ():
    true = list("aabbcc")
    a = records(true, list("aabacb"))
    b = records(true, list("abbbca"))
    found = matched(a, b[::-1])
    counts = {
        (x, y): found.where(x, y).size for x in (True, False) for y in (True, False)
    }
    assert [*counts.values()] == [3, 1, 1, 1]
    assert found.rows[found.differing].tolist() == [1, 3, 5]


def test_only_the_first_repeat_counts():
    true = list("ab")
    a = records(true, list("ab")) + records(true, list("ba"), repeat=1)
    assert matched(a, a).rows.tolist() == [0, 1]
    assert matched(a, a).where(True, True).size == 2


def test_other_rows_are_refused():
    a = records("ab", "ab")
    with pytest.raises(Problem, match="same rows"):
        matched(a, a[:1])
    with pytest.raises(Problem, match="same rows"):
        matched([], [])
    with pytest.raises(Problem, match="true classes"):
        matched(a, records("aa", "aa"))


def test_the_interval_holds_the_true_difference_as_often_as_it_says():
    random = np.random.default_rng(5)
    shares = [0.7, 0.08, 0.15, 0.07]  # both, only a, only b, neither
    draws = random.multinomial(80, shares, size=4000)
    inside = 0
    for _both, only_a, only_b, _neither in draws:
        middle, low, high = difference(int(only_a), int(only_b), 80)
        assert low <= middle <= high
        inside += low <= 0.07 <= high
    assert inside / len(draws) == pytest.approx(0.95, abs=0.015)
