"""Cut points: Weka's on real data, literal definitions on random data with ties."""

from __future__ import annotations

import json
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.checkout import DATA
from support.examples import examples

import workbench
from workbench.api import Attribute
from workbench.numerics.attributes.discretise import (
    equal_frequency_cuts,
    equal_width_cuts,
    interval_labels,
    intervals,
    mdl_cuts,
)

#: What Weka 3.9.7 answers, by file (tests/tools/ask_weka/Selection.java).
WEKA = json.loads((DATA / "weka_selection.json").read_text())
NUMERIC = Attribute("a")


# -- Weka ------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WEKA)
def test_cut_points_are_those_of_weka(shared_data, file):
    data = workbench.read(str(shared_data / "arff" / file))
    rules = {
        "mdl": lambda x: mdl_cuts(x, data.y),
        "mdl-E": lambda x: mdl_cuts(x, data.y, better_encoding=True),
        "equal-width-3": lambda x: equal_width_cuts(x, 3),
        "equal-width-10": lambda x: equal_width_cuts(x, 10),
        "equal-frequency-3": lambda x: equal_frequency_cuts(x, 3),
        "equal-frequency-10": lambda x: equal_frequency_cuts(x, 10),
    }
    for rule, cuts_of in rules.items():
        for j, theirs in enumerate(WEKA[file][rule]):
            if theirs is None:
                assert data.attributes[j].is_nominal
                continue
            ours = cuts_of(data.X[:, j])
            np.testing.assert_allclose(ours, theirs, rtol=1e-12, atol=1e-12)


def test_the_published_cuts_of_iris(shared_data):
    data = workbench.read(str(shared_data / "arff" / "iris.arff"))
    cuts = [mdl_cuts(column, data.y).round(10).tolist() for column in data.X.T]
    assert cuts == [[5.55, 6.15], [2.95, 3.35], [2.45, 4.75], [0.8, 1.75]]


# -- MDL -------------------------------------------------------------------------------


def entropy(classes):
    p = np.unique(classes, return_counts=True)[1] / len(classes)
    return float(-(p * np.log2(p)).sum())


def literal_mdl(x, y, better_encoding=False):
    """Fayyad and Irani's recursion over every place between two distinct values."""
    values = np.unique(x)
    places = [(a + b) / 2 for a, b in pairwise(values)]
    if not places:
        return []
    n, whole = len(x), entropy(y)
    costs = [
        (len(y[x <= t]) * entropy(y[x <= t]) + len(y[x > t]) * entropy(y[x > t])) / n
        for t in places
    ]
    best = next(i for i, cost in enumerate(costs) if cost <= min(costs) + 1e-10)
    t, gain = places[best], whole - costs[best]
    left, right = x <= t, x > t
    k, k1, k2 = (len(set(part)) for part in (y, y[left], y[right]))
    delta = np.log2(3**k - 2) - (
        k * whole - k1 * entropy(y[left]) - k2 * entropy(y[right])
    )
    n_cuts = len(places) if better_encoding else n - 1
    if gain <= 1e-10 or gain <= (np.log2(n_cuts) + delta) / n:
        return []
    sides = [literal_mdl(x[s], y[s], better_encoding) for s in (left, right)]
    return [*sides[0], t, *sides[1]]


@st.composite
def columns_with_classes(draw):
    """Values on a coarse grid (many ties), classes that may follow them."""
    n = draw(st.integers(1, 120))
    random = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    n_classes = draw(st.integers(1, 5))
    y = random.integers(0, n_classes, n)
    noise = draw(st.sampled_from([0.1, 0.5, 2.0, 10.0]))
    x = np.round(y + random.normal(0, noise, n), draw(st.integers(0, 3)))
    return x, y


@given(columns_with_classes(), st.booleans())
@examples(2)
def test_mdl_is_the_literal_recursion(case, better):
    x, y = case
    ours = mdl_cuts(x, y, better_encoding=better)
    np.testing.assert_allclose(ours, literal_mdl(x, y, better), atol=1e-12)


@given(columns_with_classes())
def test_rows_without_value_or_class_take_no_part(case):
    x, y = case
    gaps_x = np.concatenate([[np.nan], x, [0.3, np.nan]])
    gaps_y = np.concatenate([[0], y, [-1, -1]])
    np.testing.assert_array_equal(mdl_cuts(gaps_x, gaps_y), mdl_cuts(x, y))


def test_the_order_of_rows_and_the_codes_of_classes_do_not_matter():
    random = np.random.default_rng(4)
    y = random.integers(0, 3, 400)
    x = np.round(y + random.normal(0, 0.4, 400), 1)
    cuts, order = mdl_cuts(x, y), random.permutation(400)
    assert len(cuts) >= 2
    np.testing.assert_array_equal(mdl_cuts(x[order], y[order]), cuts)
    np.testing.assert_array_equal(mdl_cuts(x, np.array([7, 0, 3])[y]), cuts)


def test_mdl_of_nothing_one_value_and_one_class_is_no_cut():
    for x, y in (([], []), ([1.0] * 9, [0, 1] * 4 + [0]), (range(9), [0] * 9)):
        assert mdl_cuts(np.array(x, float), np.array(y, np.int64)).size == 0
    assert mdl_cuts(np.full(3, np.nan), np.array([0, 1, 0])).size == 0


def test_values_that_no_float_parts_are_still_parted():
    low, high = 1.0, np.nextafter(1.0, 2.0)
    x, y = np.array([low] * 20 + [high] * 20), np.repeat([0, 1], 20)
    codes = intervals(x, mdl_cuts(x, y))
    assert codes.tolist() == [0.0] * 20 + [1.0] * 20
    huge = np.where(y == 0, 1.6e308, 1.7e308)
    assert intervals(huge, mdl_cuts(huge, y)).tolist() == [0.0] * 20 + [1.0] * 20


# -- equal width and equal frequency ---------------------------------------------------


@given(st.integers(0, 2**32 - 1), st.integers(2, 12))
def test_equal_width_is_what_pandas_cuts(seed, bins):
    import pandas as pd

    x = np.random.default_rng(seed).normal(size=50) * 3.7
    theirs, edges = pd.cut(x, bins, labels=False, retbins=True)
    cuts = equal_width_cuts(x, bins)
    np.testing.assert_allclose(cuts, edges[1:-1], rtol=1e-12)
    np.testing.assert_array_equal(intervals(x, cuts), theirs)


@given(st.integers(0, 2**32 - 1), st.integers(2, 9), st.integers(1, 30))
def test_equal_frequency_without_ties_is_what_pandas_cuts(seed, bins, each):
    import pandas as pd

    x = np.random.default_rng(seed).permutation(bins * each) * 1.5
    codes = intervals(x, equal_frequency_cuts(x, bins))
    assert np.bincount(codes.astype(int)).tolist() == [each] * bins
    np.testing.assert_array_equal(codes, pd.qcut(x, bins, labels=False))


def literal_frequency(x, bins):
    """Weka's rule as a walk from row to row."""
    x = np.sort(x)
    cuts, rest = [], float(len(x))
    counter = last = 0.0
    last_index, due = -1, len(x) / bins
    for i in range(len(x) - 1):
        counter += 1
        rest -= 1
        if x[i] < x[i + 1]:
            if counter >= due:
                if due - last < counter - due and last_index != -1:
                    cuts.append((x[last_index] + x[last_index + 1]) / 2)
                    counter -= last
                    last, last_index = counter, i
                else:
                    cuts.append((x[i] + x[i + 1]) / 2)
                    counter, last, last_index = 0.0, 0.0, -1
                due = (rest + counter) / (bins - len(cuts))
            else:
                last_index, last = i, counter
    if len(cuts) < bins - 1 and last_index != -1:
        cuts.append((x[last_index] + x[last_index + 1]) / 2)
    return cuts


@given(
    st.lists(st.integers(0, 12), max_size=60),
    st.integers(2, 12),
)
@examples(2)
def test_equal_frequency_with_ties_is_the_walk_from_row_to_row(values, bins):
    x = np.array(values, dtype=np.float64)
    np.testing.assert_array_equal(
        equal_frequency_cuts(x, bins), literal_frequency(x, bins)
    )


@pytest.mark.parametrize("cuts_of", [equal_width_cuts, equal_frequency_cuts])
def test_missing_values_do_not_count_and_a_constant_is_not_cut(cuts_of):
    x = np.array([3.0, 1.0, 2.0, 8.0, 5.0])
    gaps = np.concatenate([[np.nan], x, [np.nan]])
    np.testing.assert_array_equal(cuts_of(gaps, 3), cuts_of(x, 3))
    assert len(cuts_of(x, 3)) == 2
    for empty in (np.full(4, 7.0), np.full(4, np.nan), np.empty(0)):
        assert cuts_of(empty, 3).size == 0


def test_the_width_of_a_huge_range():
    cuts = equal_width_cuts(np.array([-1.7e308, 1.7e308]), 2)
    assert cuts.tolist() == [0.0]


# -- intervals and labels --------------------------------------------------------------


def test_intervals_close_on_the_right_and_the_end_ones_are_open_ended():
    cuts = np.array([1.0, 2.5])
    x = np.array([-1e300, 1.0, np.nextafter(1.0, 2.0), 2.5, 2.6, 1e300, np.nan])
    codes = intervals(x, cuts)
    np.testing.assert_array_equal(codes, [0, 0, 1, 1, 2, 2, np.nan])
    np.testing.assert_array_equal(intervals(x[:2], np.empty(0)), [0, 0])


@pytest.mark.parametrize(
    ("cuts", "labels"),
    [
        ([], ("all",)),
        ([2.45], ("(-inf, 2.45]", "(2.45, inf)")),
        ([2.4499999999999997, 4.75], ("(-inf, 2.45]", "(2.45, 4.75]", "(4.75, inf)")),
        ([-0.5, 0.0], ("(-inf, -0.5]", "(-0.5, 0]", "(0, inf)")),
        ([1234567.5], ("(-inf, 1234567.5]", "(1234567.5, inf)")),
        (
            [1.00000001, 1.00000002],
            (
                "(-inf, 1.00000001]",
                "(1.00000001, 1.00000002]",
                "(1.00000002, inf)",
            ),
        ),
        ([1e-9], ("(-inf, 1e-09]", "(1e-09, inf)")),
    ],
)
def test_labels_read_well(cuts, labels):
    assert interval_labels(np.array(cuts), NUMERIC) == labels


def test_labels_of_dates_are_dates():
    noon = np.datetime64("2026-03-01T12:00", "ms").astype(np.int64)
    date = Attribute("when", "date", format="yyyy-MM-dd")
    labels = interval_labels(np.array([float(noon)]), date)
    assert labels == ("(-inf, 2026-03-01 12:00:00]", "(2026-03-01 12:00:00, inf)")


@given(
    st.lists(
        st.floats(-1e15, 1e15, allow_subnormal=False), min_size=1, max_size=8,
        unique=True,
    )
)  # fmt: skip
def test_labels_are_distinct(values):
    labels = interval_labels(np.sort(np.array(values) + 0.0), NUMERIC)
    assert len(set(labels)) == len({v + 0.0 for v in values}) + 1
