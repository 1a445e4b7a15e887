"""One-hot as scikit-learn's encoder; numbers to labels and back."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder

from workbench.api import Attribute, Problem
from workbench.bundled.filter_labels import NominalFromNumeric, OneHot

ATTRIBUTES = (
    Attribute("petal", "nominal", ("low", "mid", "high")),
    Attribute("width"),
    Attribute("wild", "nominal", ("no", "yes")),
)


def table(n=30, seed=0):
    random = np.random.default_rng(seed)
    return np.column_stack(
        [random.integers(0, 3, n), random.normal(size=n), random.integers(0, 2, n)]
    )


@pytest.mark.parametrize(
    ("drop", "theirs"), [("none", None), ("binary", "if_binary"), ("first", "first")]
)
def test_one_hot_is_that_of_scikit_learn(drop, theirs):
    train, test = table(), table(12, seed=1)
    encoder = OneHotEncoder(
        categories=[np.arange(3.0), np.arange(2.0)], drop=theirs, sparse_output=False
    ).fit(train[:, [0, 2]])
    encoded = encoder.transform(test[:, [0, 2]])
    n_first = {"none": 3, "binary": 3, "first": 2}[drop]
    ours = OneHot(drop=drop).fit(train, attributes=ATTRIBUTES)
    expected = np.column_stack([encoded[:, :n_first], test[:, 1], encoded[:, n_first:]])
    np.testing.assert_array_equal(ours.transform(test), expected)


def test_names_and_places():
    ours = OneHot().fit(table(), attributes=ATTRIBUTES)
    names = ["petal=low", "petal=mid", "petal=high", "width", "wild=no", "wild=yes"]
    assert [a.name for a in ours.attributes_] == names
    assert all(a.kind == "numeric" for a in ours.attributes_)
    one = OneHot(attributes="wild", drop="binary").fit(table(), attributes=ATTRIBUTES)
    assert [a.name for a in one.attributes_] == ["petal", "width", "wild=yes"]
    assert one.attributes_[0] == ATTRIBUTES[0]


def test_a_name_that_is_taken_gets_a_number():
    attributes = (Attribute("a", "nominal", ("x", "y")), Attribute("a=x"))
    ours = OneHot().fit(np.zeros((2, 2)), attributes=attributes)
    assert [a.name for a in ours.attributes_] == ["a=x_2", "a=y", "a=x"]


def test_gaps_stay_gaps_and_foreign_codes_are_no_label():
    ours = OneHot().fit(table(), attributes=ATTRIBUTES)
    rows = ours.transform([[np.nan, 1.0, 1.0], [7.0, np.nan, 0.0]])
    gap, nan = [np.nan] * 3, np.nan
    np.testing.assert_array_equal(
        rows, [[*gap, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, nan, 1.0, 0.0]]
    )
    with pytest.raises(Problem, match="'width' is numeric"):
        OneHot(attributes="width").fit(table(), attributes=ATTRIBUTES)


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=1))
def test_every_number_comes_back_from_its_label(values):
    X = np.array(values)[:, None]
    ours = NominalFromNumeric().fit(X)
    codes = ours.transform(X)[:, 0].astype(int)
    (attribute,) = ours.attributes_
    assert [float(attribute.values[code]) for code in codes] == values
    assert len(set(attribute.values)) == len(attribute.values)
    numbers = [float(v) for v in attribute.values]
    assert numbers == sorted(numbers)


def test_numbers_to_labels_is_ordinal_encoding():
    random = np.random.default_rng(0)
    train, test = (
        random.integers(0, 9, (40, 2)) / 4,
        random.integers(0, 12, (30, 2)) / 4,
    )
    theirs = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=np.nan)
    np.testing.assert_array_equal(
        NominalFromNumeric().fit(train).transform(test),
        theirs.fit(train).transform(test),
    )


def test_gaps_and_numbers_never_seen_become_missing():
    ours = NominalFromNumeric().fit([[3.0], [1.0], [np.nan], [2.5]])
    assert ours.attributes_[0].values == ("1", "2.5", "3")
    result = ours.transform([[2.5], [2.6], [np.nan], [99.0], [0.0]])[:, 0]
    np.testing.assert_array_equal(result, [1.0, np.nan, np.nan, np.nan, np.nan])


def test_dates_are_written_as_dates():
    day = Attribute("day", "date", (), "yyyy-MM-dd")
    ours = NominalFromNumeric().fit([[86_400_000.0], [0.0]], attributes=(day,))
    assert ours.attributes_[0].values == ("1970-01-01", "1970-01-02")
