"""Samples have the size, the shares and the seed asked for; duplicates go."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.model_selection import StratifiedShuffleSplit

from workbench.api import Attribute, Problem
from workbench.bundled.filter_rows import RemoveDuplicates, Sample, StratifiedSample

X = np.arange(200.0).reshape(100, 2)
Y = np.repeat([0, 1, 2], [60, 30, 10])


@pytest.mark.parametrize("percent", [1, 10, 33.3, 50, 99, 100])
def test_a_sample_without_replacement(percent):
    rows = Sample(percent=percent).choose_rows(X)
    assert rows.size == round(percent)
    assert (np.diff(rows) > 0).all()  # each once, in order


def test_a_sample_with_replacement_repeats_rows():
    rows = Sample(percent=300, replace=True).choose_rows(X)
    assert rows.size == 300
    counts = np.bincount(rows, minlength=100)
    assert counts.max() > 1
    # of 300 draws a row misses all with probability 0.99^300: 5 of 100 on average
    assert 0 < (counts == 0).sum() < 20


def test_every_row_is_as_likely():
    drawn = [Sample(count=20, random_state=s).choose_rows(X) for s in range(500)]
    counts = np.bincount(np.concatenate(drawn), minlength=100)
    # binomial(500, 0.2): mean 100, standard deviation 8.9
    assert counts.min() > 100 - 5 * 8.9
    assert counts.max() < 100 + 5 * 8.9


@pytest.mark.parametrize("cls", [Sample, StratifiedSample])
def test_the_seed_decides(cls):
    one, again, other = (cls(random_state=s).choose_rows(X, Y) for s in (3, 3, 4))
    np.testing.assert_array_equal(one, again)
    assert not np.array_equal(one, other)


@pytest.mark.parametrize("cls", [Sample, StratifiedSample])
def test_a_number_goes_before_a_share(cls):
    assert cls(percent=90, count=7).choose_rows(X, Y).size == 7
    with pytest.raises(Problem, match="a sample of 101 of 100 rows"):
        cls(count=101).choose_rows(X, Y)
    assert cls(count=101, replace=True).choose_rows(X, Y).size == 101
    assert cls(percent=0.001).choose_rows(X, Y).size == 1


@pytest.mark.parametrize("size", [10, 20, 33, 50, 80, 91])
def test_classes_keep_their_counts_as_in_stratified_shuffle_split(size):
    split = StratifiedShuffleSplit(1, train_size=size, random_state=0)
    theirs, _ = next(split.split(X, Y))
    ours = StratifiedSample(count=size).choose_rows(X, Y)
    np.testing.assert_array_equal(np.bincount(Y[ours]), np.bincount(Y[theirs]))
    assert (np.diff(ours) > 0).all()


@given(
    st.lists(st.integers(1, 40), min_size=1, max_size=6),
    st.floats(0.5, 100),
    st.booleans(),
)
def test_no_class_misses_its_share_by_a_row(counts, percent, replace):
    y = np.repeat(np.arange(len(counts)) - 1, counts)  # -1: a missing class
    chosen = StratifiedSample(percent=percent, replace=replace).choose_rows(
        np.zeros((y.size, 1)), y
    )
    size = max(round(y.size * percent / 100), 1)
    assert chosen.size == size
    found = np.bincount(y[chosen] + 1, minlength=len(counts))
    assert (np.abs(found - np.array(counts) * size / y.size) < 1).all()


def test_a_numeric_class_has_no_strata():
    price = Attribute("price")
    with pytest.raises(Problem, match="the class price is numeric"):
        StratifiedSample().fit(X, Y, class_attribute=price)


def test_the_first_of_equal_rows_stays():
    nan = np.nan
    rows = np.array(
        [[1, 2], [1, 2], [nan, 2], [1, 2], [nan, 2], [0.0, 1], [-0.0, 1], [1, 3]]
    )
    y = np.array([0, 0, 1, 1, 1, 0, 0, 0])
    by_class = RemoveDuplicates().fit(rows, y).choose_rows(rows, y)
    assert by_class.tolist() == [0, 2, 3, 5, 7]
    without = RemoveDuplicates(ignore_class=True).fit(rows, y).choose_rows(rows, y)
    assert without.tolist() == [0, 2, 5, 7]
    assert RemoveDuplicates().choose_rows(rows).tolist() == [0, 2, 5, 7]
    named = np.array(["no", "yes"])[y]
    assert RemoveDuplicates().choose_rows(rows, named).tolist() == [0, 2, 3, 5, 7]


def test_numbers_too_large_for_a_sum_are_compared_all_the_same():
    huge = np.array([[1e308, 1e308], [1e308, 1.1e308], [1e308, 1e308], [-1e308, 0]])
    assert RemoveDuplicates().choose_rows(huge).tolist() == [0, 1, 3]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 1))))
def test_what_stays_is_the_set_of_rows(rows):
    if not rows:
        return
    table = np.array(rows, float)
    kept = RemoveDuplicates().choose_rows(table[:, :2], table[:, 2])
    found = [tuple(rows[i]) for i in kept]
    assert found == list(dict.fromkeys(rows))
