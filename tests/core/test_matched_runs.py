"""Predictions of two runs matched by row; the interval against simulation."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Problem
from workbench.core.matched_runs import difference, matched


def records(true, predicted, repeat=0):
    return [
        {"row": i, "fold": 0, "repeat": repeat, "true": t, "predicted": p}
        for i, (t, p) in enumerate(zip(true, predicted, strict=True))
    ]


def test_rows_meet_whatever_their_order():
    a, b = records("aabb", "abab"), records("aabb", "bbaa")
    pairs = matched(a, b[::-1])
    assert [one["row"] for one, _ in pairs] == [0, 1, 2, 3]
    assert all(one["row"] == other["row"] for one, other in pairs)


def test_only_the_first_repeat_counts():
    a = records("ab", "ab") + records("ab", "ba", repeat=1)
    assert [one["predicted"] for one, _ in matched(a, a)] == ["a", "b"]


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
