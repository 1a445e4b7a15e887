"""What filters share: lists of names, chosen columns, names for new columns."""

import numpy as np
import pytest

from workbench.api import Attribute, Problem
from workbench.api.filtering import (
    chosen_columns,
    described,
    fresh_names,
    listed_names,
)

ATTRIBUTES = (
    Attribute("a"),
    Attribute("b, c", "nominal", ("x",)),
    Attribute('say "hi"'),
    Attribute("when", "date"),
)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", []),
        (" , ,", []),
        ("a", ["a"]),
        ("a,b , c d", ["a", "b", "c d"]),
        ('a, "b, c"', ["a", "b, c"]),
        ('"say ""hi"""', ['say "hi"']),
        ("a\nb", ["a", "b"]),
    ],
)
def test_lists_of_names(text, names):
    assert listed_names(text) == names


def test_nothing_named_means_all_suitable():
    assert chosen_columns("", ATTRIBUTES, ("numeric", "date")).tolist() == [0, 2, 3]
    assert chosen_columns("", ATTRIBUTES, ("string",)).tolist() == []


def test_columns_come_in_the_order_of_the_table_and_once():
    text = 'when, "b, c", a, when'
    kinds = ("numeric", "date", "nominal")
    assert chosen_columns(text, ATTRIBUTES, kinds).tolist() == [0, 1, 3]


def test_foreign_and_unsuitable_names_are_refused():
    with pytest.raises(Problem, match="no attribute 'z'"):
        chosen_columns("a, z", ATTRIBUTES, ("numeric",))
    with pytest.raises(
        Problem, match=r"'b, c' is nominal \(expected date or numeric\)"
    ):
        chosen_columns('"b, c"', ATTRIBUTES, ("numeric", "date"))
    with pytest.raises(Problem, match="attributes = 3"):
        chosen_columns(3, ATTRIBUTES, ("numeric",))


def test_new_names_are_unique():
    assert fresh_names(["x", "x", "y", "x_2"], ["y"]) == ["x", "x_2", "y_2", "x_2_2"]


def test_descriptions_belong_to_columns():
    X = np.zeros((2, 4))
    assert described(X, ATTRIBUTES) == ATTRIBUTES
    assert [a.name for a in described(X, None)] == ["x1", "x2", "x3", "x4"]
    with pytest.raises(Problem, match="4 attributes for 3 columns"):
        described(X[:, :3], ATTRIBUTES)
