"""Rows of another file get the columns, order and codes of the training set."""

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.fitting.column_alignment import aligned, has_class

LIKE = Dataset(
    X=np.array([[1.0, 0.0], [2.0, 1.0]]),
    y=np.array([0, 1]),
    attributes=(Attribute("size"), Attribute("colour", "nominal", ("red", "blue"))),
    class_attribute=Attribute("kind", "nominal", ("1", "2")),
    name="train",
)


def other(X, y, attributes, class_attribute, **more):
    return Dataset(np.array(X), np.array(y), attributes, class_attribute, **more)


def test_order_codes_and_further_columns():
    test = other(
        [[0.0, 7.0, 5.0], [1.0, 8.0, 6.0]],
        [1, 0],
        (
            Attribute("colour", "nominal", ("blue", "red")),
            Attribute("further"),
            Attribute("size"),
        ),
        Attribute("kind", "nominal", ("2", "1")),
        class_index=1,
    )
    found = aligned(test, LIKE)
    assert found.columns == LIKE.columns
    assert found.X.tolist() == [[5.0, 1.0], [6.0, 0.0]]
    assert found.y.tolist() == [0, 1]


def test_no_class_is_a_missing_class_where_none_is_needed():
    test = other(
        [[0.0], [np.nan]],
        [3.0, np.nan],
        (Attribute("colour", "nominal", ("blue",)),),
        Attribute("size"),
    )
    assert not has_class(test, LIKE)
    found = aligned(test, LIKE, class_needed=False)
    np.testing.assert_array_equal(found.X, [[3.0, 1.0], [np.nan, np.nan]])
    assert found.y.tolist() == [-1, -1]
    with pytest.raises(Problem, match="no attribute kind"):
        aligned(test, LIKE)


def test_the_last_column_of_the_same_columns_may_not_be_the_class():
    test = other(
        [[1.0, 2.0]],
        [1],
        (Attribute("size"), Attribute("kind", "nominal", ("1", "2"))),
        Attribute("colour", "nominal", ("red", "blue")),
        class_index=1,
    )
    # the labels lie in a column of attributes, and the colours where the class is
    found = aligned(
        Dataset(test.X - [[0, 1]], test.y, test.attributes, test.class_attribute), LIKE
    )
    assert found.X.tolist() == [[1.0, 1.0]]
    assert found.y.tolist() == [1]


def test_digits_are_numbers_or_labels_as_the_training_set_says():
    test = other(
        [[0.0, 1.0], [1.0, 0.0]],
        [2.0, 1.0],
        (
            Attribute("size", "nominal", ("1.5", "20")),
            Attribute("colour", "nominal", ("red", "blue")),
        ),
        Attribute("kind"),
    )
    found = aligned(test, LIKE)
    assert found.X.tolist() == [[1.5, 1.0], [20.0, 0.0]]
    assert found.y.tolist() == [1, 0]


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        ((Attribute("size"),), "no attribute colour"),
        (
            (Attribute("size"), Attribute("colour", "nominal", ("green",))),
            "colour has the label 'green'",
        ),
        (
            (Attribute("size"), Attribute("colour")),
            "colour has the label '0'",
        ),
        (
            (
                Attribute("size", "nominal", ("big",)),
                Attribute("colour", "nominal", ("red",)),
            ),
            "size holds 'big'",
        ),
    ],
)
def test_what_does_not_fit_is_named(attributes, expected):
    test = other(np.zeros((1, len(attributes))), [0], attributes, LIKE.class_attribute)
    with pytest.raises(Problem, match=expected):
        aligned(test, LIKE)
