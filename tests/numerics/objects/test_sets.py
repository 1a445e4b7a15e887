"""Jaccard's distance of sets that people write."""

from __future__ import annotations

import itertools

import pytest

from workbench.api import Problem
from workbench.numerics.objects.sets import jaccard, read_set


def test_the_sets_of_the_notes():
    assert jaccard(read_set("{1,3,4,7}"), read_set("{ 1, 2,3 ,5 }")) == 4 / 6


def test_empty_sets():
    assert read_set("{}") == read_set("{ }") == frozenset()
    assert jaccard(read_set("{}"), read_set("{}")) == 0
    assert jaccard(read_set("{}"), read_set("{1}")) == 1


def test_all_small_sets_keep_the_triangle():
    sets = [
        frozenset(some) for n in range(5) for some in itertools.combinations("abcd", n)
    ]
    for a, b, c in itertools.product(sets, repeat=3):
        assert jaccard(a, c) <= jaccard(a, b) + jaccard(b, c) + 1e-15


@pytest.mark.parametrize("text", ["1,3", "{1,3", "{1,,3}", "{,}", "{", "", "pato"])
def test_what_is_no_set(text):
    with pytest.raises(Problem, match=r"\{1,3,4,7\}"):
        read_set(text)
