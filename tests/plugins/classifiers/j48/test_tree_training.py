"""Rows on their way down a tree, sorted, cut and counted, against loops and by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.bundled.j48.growing import Grower
from workbench.bundled.j48.pruning import collapse, depths, reduce_errors, sums_below
from workbench.bundled.j48.splits import Rules, first_best, radix_argsort
from workbench.bundled.j48.training_table import Sample, Table, held_out, x_log2_x
from workbench.bundled.j48.trees import FlatTree, Node

NAN = math.nan
#: A size and a colour of three; the last two rows lack one of them.
X = np.array([[1.0, 0], [2.0, 1], [3.0, 1], [4.0, 2], [NAN, 0], [2.5, NAN]])
CODES = np.array([0, 0, 1, 1, 1, 0])
TABLE = Table(X, CODES, 2, np.array([0, 3]))


def leaf(*counts):
    return Node(np.array(counts, dtype=float))


SIZE = FlatTree.of(Node(np.array([3.0, 3.0]), 0, 2.5, (leaf(3, 1), leaf(0, 2)))).tests
COLOUR = FlatTree.of(
    Node(np.array([3.0, 3.0]), 1, NAN, (leaf(1, 2), leaf(2, 1), leaf(0, 0)))
).tests


def sent(tests, sample, share=None):
    """Rows and weights at each child."""
    source, weight, child = tests.descend(
        X, sample.row, sample.weight, sample.node, share
    )
    row = sample.row if source is None else sample.row[source]
    return [
        dict(zip(row[child == c].tolist(), weight[child == c].tolist(), strict=True))
        for c in range(1, len(tests.attribute))
    ]


def test_classes_are_counted_with_their_weights():
    sample = Sample(
        np.array([0, 2, 4]), np.array([1.0, 0.5, 0.25]), np.array([1, 0, 1])
    )
    assert sample.counts(TABLE, 3).tolist() == [[0.0, 0.5], [1.0, 0.25], [0.0, 0.0]]


def test_a_missing_number_goes_both_ways_with_the_shares_of_the_known_rows():
    low, high = sent(SIZE, Sample.at_root(np.arange(6)))
    # rows 0, 1 and 5 (on the threshold) of the five known are low
    assert low == pytest.approx({0: 1, 1: 1, 4: 3 / 5, 5: 1})
    assert high == pytest.approx({2: 1, 3: 1, 4: 2 / 5})


def test_a_missing_label_goes_to_every_label_that_has_a_share():
    share = np.array([1.0, 0.75, 0.25, 0.0])
    parts = sent(COLOUR, Sample.at_root(np.arange(6)), share)
    assert parts[0] == pytest.approx({0: 1, 4: 1, 5: 0.75})
    assert parts[1] == pytest.approx({1: 1, 2: 1, 5: 0.25})
    assert parts[2] == {3: 1}


@given(weights=st.lists(st.floats(0.01, 1), min_size=6, max_size=6))
def test_no_weight_is_lost_on_the_way(weights):
    for tests in (SIZE, COLOUR):
        parts = sent(tests, Sample.at_root(np.arange(6), np.array(weights)))
        total = sum(sum(part.values()) for part in parts)
        assert total == pytest.approx(sum(weights))


def test_rows_are_set_aside_as_wekas_exchanges_group_them():
    codes = np.array([1, 0, 1, 0, 1, 0, 1, 1, 1, 0])
    # exchanges bring 0 2 4 6 7 8 to the front and leave 1 5 3 9 behind them
    assert np.flatnonzero(held_out(codes)).tolist() == [4, 5, 8]


@given(st.lists(st.lists(st.integers(0, 200_000), min_size=5, max_size=5), min_size=1))
def test_radix_sorting_is_stable_sorting(rows):
    keys = np.array(rows)
    np.testing.assert_array_equal(
        radix_argsort(keys), np.argsort(keys, axis=1, kind="stable")
    )


def scanned(gains):
    best = None
    for i, gain in enumerate(gains):
        if math.isfinite(gain) and (best is None or gain > gains[best] + 1e-6):
            best = i
    return -1 if best is None else best


steps = st.sampled_from([-math.inf, 0.0, 0.5e-6, 0.9e-6, 1.5e-6, 1.8e-6, 2.7e-6, 1e-3])


@given(st.lists(st.lists(steps, min_size=1, max_size=8), min_size=1, max_size=4))
def test_the_first_best_is_what_a_scan_finds(runs):
    lengths = np.array([len(run) for run in runs])
    starts = np.cumsum(lengths) - lengths
    found = first_best(np.concatenate(runs), starts)
    expected = [
        -1 if scanned(run) < 0 else start + scanned(run)
        for run, start in zip(runs, starts.tolist(), strict=True)
    ]
    assert found.tolist() == expected


def test_bits_make_an_entropy():
    assert (
        x_log2_x(np.array([8.0])) - x_log2_x(np.array([4.0, 4.0])).sum()
    ).item() == 8.0
    assert x_log2_x(np.array([0.0])).item() == 0.0


@given(st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.2]), st.booleans())
def test_parts_of_rows_are_rows(seed, missing, binary):
    random = np.random.default_rng(seed)
    cells = random.integers(0, 3, (40, 3)).astype(float)
    cells[random.random(cells.shape) < missing] = NAN
    codes, parts = random.integers(0, 2, 40), random.integers(1, 4, 40)
    rules = Rules(2, 2, binary_splits=binary)

    def grown(rows, weight):
        table = Table(cells[rows], codes[rows], 2, np.array([0, 3, 0]))
        sample = Sample.at_root(np.arange(len(rows)), weight)
        return Grower(table, rules).grow(sample)[0]

    whole = grown(np.arange(40), None)
    split = grown(np.repeat(np.arange(40), parts), np.repeat(1 / parts, parts))
    np.testing.assert_allclose(split.counts, whole.counts, atol=1e-9)
    assert split.tests.attribute.tolist() == whole.tests.attribute.tolist()
    np.testing.assert_array_equal(split.tests.threshold, whole.tests.threshold)


@pytest.mark.parametrize(("weight", "leaves"), [([1.0] * 4, 2), ([2.0, 2.0], 1)])
def test_a_numeric_test_wants_rows_however_much_they_weigh(weight, leaves):
    n = len(weight)
    table = Table(
        np.arange(n, dtype=float)[:, None], np.arange(n) * 2 // n, 2, np.array([0])
    )
    sample = Sample.at_root(np.arange(n), np.array(weight))
    rules = Rules(2, 2, mdl_correction=False)
    assert Grower(table, rules).grow(sample)[0].n_leaves == leaves


def test_where_only_many_labels_could_split_nothing_does():
    # the number is constant; of the two nominal columns one has a label for each row
    cells = np.column_stack([np.zeros(8), np.arange(8) // 2, np.arange(8) // 4])
    codes = np.arange(8) // 4
    labels = np.array([0, 4, 2])
    sample = Sample.at_root(np.arange(8))

    def leaves(columns):
        table = Table(cells[:, columns], codes, 2, labels[columns])
        return Grower(table, Rules(2, 2)).grow(sample)[0].n_leaves

    assert leaves([0, 1]) == 1
    assert leaves([1]) == 4  # no attribute has few
    assert leaves([0, 1, 2]) == 2


def test_sums_and_depths_below_a_node():
    inner = Node(np.array([2.0, 2.0]), 0, 1.0, (leaf(2, 0), leaf(0, 2)))
    tree = FlatTree.of(Node(np.array([2.0, 3.0]), 0, 2.0, (inner, leaf(0, 1))))
    assert depths(tree).tolist() == [0, 1, 1, 2, 2]
    assert sums_below(tree, np.array([9.0, 9, 1, 2, 4])).tolist() == [7, 6, 1, 2, 4]


def test_a_subtree_that_errs_no_less_collapses_and_its_rows_go_with_it():
    idle = Node(np.array([3.0, 1.0]), 0, 1.0, (leaf(1, 0), leaf(2, 1)))
    tree = FlatTree.of(Node(np.array([3.0, 3.0]), 0, 2.5, (idle, leaf(0, 2))))
    sample = Sample(np.arange(6), np.ones(6), np.array([3, 4, 2, 2, 4, 4]))
    smaller, moved = collapse(tree, sample)
    assert smaller.counts.tolist() == [[3, 3], [3, 1], [0, 2]]
    assert moved.node.tolist() == [1, 1, 2, 2, 1, 1]


@pytest.mark.parametrize(
    ("rows", "leaves"),
    # a leaf errs about row 2 and not about rows 0 and 1; the test is right about all
    [([0, 2], 2), ([0, 1], 1)],
)
def test_pruning_keeps_a_test_only_where_it_saves_errors(rows, leaves):
    tree = FlatTree.of(Node(np.array([3.0, 3.0]), 0, 2.5, (leaf(3, 1), leaf(0, 2))))
    pruned = reduce_errors(tree, TABLE, Sample.at_root(np.array(rows)))
    assert pruned.n_leaves == leaves
    assert pruned.counts[0].tolist() == [3.0, 3.0]
