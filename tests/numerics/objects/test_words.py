"""Levenshtein against a textbook table, and the steps against their costs."""

from __future__ import annotations

import functools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.numerics.objects.words import (
    EditCosts,
    edit_grid,
    edits,
    levenshtein,
    word_distances,
)

words = st.text(alphabet="abñ", max_size=8)
costs_ = st.builds(
    EditCosts,
    st.sampled_from([0.0, 0.5, 1.0, 2.0, 3.0]),
    st.sampled_from([0.0, 0.5, 1.0, 2.0]),
    st.sampled_from([None, 0.0, 0.25, 1.0, 2.0, 9.0]),
)


def textbook(a, b, costs):
    """Wagner and Fischer's recursion, from the ends."""

    @functools.cache
    def cost(i, j):
        if not i:
            return j * costs.insert
        if not j:
            return i * costs.delete
        ways = [cost(i - 1, j) + costs.delete, cost(i, j - 1) + costs.insert]
        if a[i - 1] == b[j - 1]:
            ways.append(cost(i - 1, j - 1))
        elif costs.substitute is not None:
            ways.append(cost(i - 1, j - 1) + costs.substitute)
        return min(ways)

    return cost(len(a), len(b))


@given(words, words, costs_)
def test_the_least_cost_of_all_edits(a, b, costs):
    expected = textbook(a, b, costs)
    assert levenshtein(a, b, costs) == expected
    grid = edit_grid(a, b, costs)
    assert grid.shape == (len(a) + 1, len(b) + 1)
    assert grid[-1, -1] == expected


@given(words, words, costs_)
def test_the_steps_make_the_other_word_for_that_cost(a, b, costs):
    steps = edits(a, b, costs)
    assert "".join(step.a for step in steps) == a
    assert "".join(step.b for step in steps) == b
    assert sum(step.cost for step in steps) == textbook(a, b, costs)
    price = {
        "keep": 0.0, "insert": costs.insert, "delete": costs.delete,
        "substitute": costs.substitute,
    }  # fmt: skip
    for step in steps:
        assert step.cost == price[step.operation]
        assert (step.operation == "keep") == (step.a == step.b)


@given(st.lists(words, max_size=6), costs_)
def test_a_table_of_words(found, costs):
    expected = [[textbook(a, b, costs) for b in found] for a in found]
    table = word_distances(found, costs)
    np.testing.assert_array_equal(table, np.reshape(expected, (len(found),) * 2))


@given(words, words, words, costs_)
def test_costs_that_make_a_metric_keep_the_triangle(a, b, c, costs):
    if costs.metric:
        direct = levenshtein(a, c, costs)
        assert direct <= levenshtein(a, b, costs) + levenshtein(b, c, costs)
        assert levenshtein(c, a, costs) == direct
        assert (direct == 0) == (a == c)


@pytest.mark.parametrize(
    ("substitute", "value"), [(None, 3), (1, 2), (2, 3), (1.5, 2.5)]
)
def test_pato_and_palta(substitute, value):
    assert levenshtein("pato", "palta", EditCosts(substitute=substitute)) == value


def test_characters_are_code_points():
    assert levenshtein("\N{GRINNING FACE}a", "a") == 1
    assert levenshtein("", "") == 0
    assert levenshtein("", "ñu") == 2
    assert edits("", "") == ()


def test_what_makes_no_distance_is_refused():
    for bad in (-1.0, float("nan"), float("inf")):
        for name in ("insert", "delete", "substitute"):
            with pytest.raises(Problem, match="a number from 0"):
                EditCosts(**{name: bad})
    with pytest.raises(Problem, match="words of 3000 and 3000"):
        levenshtein("a" * 3000, "b" * 3000, EditCosts(substitute=1.5))
