"""Labels renamed and merged, of the class and of attributes."""

import numpy as np
import pytest

from workbench.api import Attribute, Problem
from workbench.bundled.filter_relabel import Relabel

CLASS = Attribute("class", "nominal", ("a", "b", "c"))
Y = np.array([0, 1, 2, -1, 2, 0])


@pytest.mark.parametrize(
    ("mapping", "values", "codes"),
    [
        ("", ("a", "b", "c"), [0, 1, 2, -1, 2, 0]),
        ("a=x", ("x", "b", "c"), [0, 1, 2, -1, 2, 0]),
        ("a=b, c=b", ("b",), [0, 0, 0, -1, 0, 0]),
        ("c=a", ("a", "b"), [0, 1, 0, -1, 0, 0]),
        ("a=b, b=a", ("b", "a", "c"), [0, 1, 2, -1, 2, 0]),
        ("a=rest, c=rest", ("rest", "b"), [0, 1, 0, -1, 0, 0]),
        (' a = two words , "b=x, y"', ("two words", "x, y", "c"), [0, 1, 2, -1, 2, 0]),
    ],
)
def test_the_class(mapping, values, codes):
    y, attribute = Relabel(mapping=mapping).relabel(Y, CLASS)
    assert attribute == Attribute("class", "nominal", values)
    assert y.tolist() == codes
    assert y.dtype == np.int64
    by_name, same = Relabel("class", mapping).relabel(Y, CLASS)
    assert (by_name.tolist(), same) == (codes, attribute)


def test_every_row_keeps_its_text_under_the_mapping():
    mapping = {"a": "x", "b": "b", "c": "x"}
    y, attribute = Relabel(mapping="a=x, c=x").relabel(Y, CLASS)
    for old, new in zip(Y, y, strict=True):
        if old >= 0:
            assert attribute.values[new] == mapping[CLASS.values[old]]


def test_labels_with_an_equals_sign():
    odd = Attribute("class", "nominal", ("x=1", "x=2"))
    _, attribute = Relabel(mapping="x=1=low, x=2=high=up").relabel([0, 1], odd)
    assert attribute.values == ("low", "high=up")


def test_an_attribute():
    X = np.array([[0.0, 5.0], [1.0, 6.0], [2.0, 7.0], [np.nan, 8.0], [9.0, 9.0]])
    shape = Attribute("a, b", "nominal", ("round", "square", "long"))
    made = Relabel("a, b", "long=round").fit(X, attributes=(shape, Attribute("x")))
    assert made.attributes_[0].values == ("round", "square")
    np.testing.assert_array_equal(
        made.transform(X)[:, 0], [0.0, 1.0, 0.0, np.nan, np.nan]
    )
    np.testing.assert_array_equal(made.transform(X)[:, 1], X[:, 1])
    y, same = made.relabel(Y, CLASS)
    assert same is CLASS
    np.testing.assert_array_equal(y, Y)


def test_about_the_class_no_column_changes():
    X = np.arange(6.0)[:, None]
    for name in ("", "class"):
        made = Relabel(name, "a=b").fit(X, Y, class_attribute=CLASS)
        np.testing.assert_array_equal(made.transform(X), X)


@pytest.mark.parametrize(
    ("mapping", "told"),
    [
        ("z=a", "no such label of class .*one of a, b, c"),
        ("a", "expected old=new"),
        ("a=", "expected old=new"),
        ("=b", "expected old=new"),
    ],
)
def test_a_wrong_mapping_is_one_line(mapping, told):
    with pytest.raises(Problem, match=told):
        Relabel(mapping=mapping).relabel(Y, CLASS)


def test_numbers_have_no_labels():
    with pytest.raises(Problem, match="price is numeric"):
        Relabel(mapping="a=b").relabel(np.zeros(3), Attribute("price"))
    with pytest.raises(Problem, match="'x1' is numeric"):
        Relabel("x1", "a=b").fit(np.zeros((3, 1)))
