"""Rows on their way down a tree, counted by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.api.tree_training import Sample, Table, held_out, reduce_errors
from workbench.api.trees import Node

NAN = math.nan
#: A size and a colour of three; the last two rows lack one of them.
X = np.array([[1.0, 0], [2.0, 1], [3.0, 1], [4.0, 2], [NAN, 0], [2.5, NAN]])
CODES = np.array([0, 0, 1, 1, 1, 0])
TABLE = Table(X, CODES, 2, (0, 3))
EVERYTHING = Sample.whole(np.arange(6))

SIZE = Node(np.zeros(2), attribute=0, threshold=2.5)
COLOUR = Node(np.zeros(2), attribute=1)


def test_classes_are_counted_with_their_weights():
    sample = Sample(np.array([0, 2, 4]), np.array([1.0, 0.5, 0.25]))
    assert sample.total == 1.75
    assert TABLE.counts(sample).tolist() == [1.0, 0.75]
    branch = np.array([1, 0, 1])
    assert TABLE.branch_counts(sample, branch, 3).tolist() == [
        [0.0, 0.5],
        [1.0, 0.25],
        [0.0, 0.0],
    ]


def test_a_missing_number_goes_both_ways_with_the_shares_of_the_known_rows():
    low, high = TABLE.parts(SIZE, EVERYTHING)
    # rows 0, 1 and 5 (on the threshold) of the five known are low
    assert low.rows.tolist() == [0, 1, 4, 5]
    assert low.weights == pytest.approx([1, 1, 3 / 5, 1])
    assert high.rows.tolist() == [2, 3, 4]
    assert high.weights == pytest.approx([1, 1, 2 / 5])


def test_a_missing_label_goes_to_every_label_that_somebody_has():
    parts = TABLE.parts(COLOUR, EVERYTHING, shares=np.array([0.75, 0.25, 0.0]))
    assert [part.rows.tolist() for part in parts] == [[0, 4, 5], [1, 2, 5], [3]]
    assert parts[0].weights == pytest.approx([1, 1, 0.75])
    assert parts[1].weights == pytest.approx([1, 1, 0.25])


@settings(max_examples=50, deadline=None)
@given(
    weights=st.lists(st.floats(0.01, 1), min_size=6, max_size=6),
    threshold=st.floats(0, 5),
)
def test_no_weight_is_lost_on_the_way(weights, threshold):
    sample = Sample(np.arange(6), np.array(weights))
    for test in (Node(np.zeros(2), 0, threshold), COLOUR):
        parts = TABLE.parts(test, sample)
        assert sum(part.total for part in parts) == pytest.approx(sample.total)
        assert sum(TABLE.counts(part) for part in parts) == pytest.approx(
            TABLE.counts(sample)
        )


def test_every_third_row_is_set_aside_class_after_class():
    codes = np.array([1, 0, 1, 0, 1, 0, 1, 1, 1, 0])
    # the 3rd, 6th and 9th of 1 3 5 9 | 0 2 4 6 7 8
    assert np.flatnonzero(held_out(codes)).tolist() == [2, 5, 7]


@pytest.mark.parametrize(
    ("rows", "errors", "leaves"),
    # a leaf errs about row 2 and not about rows 0 and 1; the test is right about all
    [([0, 2], 0.0, 2), ([0, 1], 0.0, 1)],
)
def test_pruning_keeps_a_test_only_where_it_saves_errors(rows, errors, leaves):
    low, high = Node(np.array([3.0, 1.0])), Node(np.array([0.0, 2.0]))
    tree = Node(low.counts + high.counts, 0, 2.5, (low, high))
    pruned, wrong = reduce_errors(TABLE, tree, Sample.whole(np.array(rows)))
    assert wrong == errors
    assert len(list(pruned.leaves())) == leaves
    assert pruned.counts.tolist() == [3.0, 3.0]
