"""Edits of a data set: what changes, and that nothing else does."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, Problem
from workbench.core.edits import drop_column, drop_rows, set_cell, set_class


@pytest.fixture
def table() -> Dataset:
    """Columns of the file: a, class, b; the class in the middle."""
    return Dataset(
        X=np.array([[1.0, 3.0], [2.0, 4.0], [np.nan, 3.5]]),
        y=np.array([0, 1, 1]),
        attributes=(Attribute("a"), Attribute("b")),
        class_attribute=Attribute("class", "nominal", ("no", "yes")),
        class_index=1,
    )


def test_set_cell_changes_one_cell_of_a_copy(table):
    edited = set_cell(table, 0, 2, 9.0)
    assert edited.column(2).tolist() == [9.0, 4.0, 3.5]
    assert table.column(2).tolist() == [3.0, 4.0, 3.5]
    assert edited.column(0)[:2].tolist() == [1.0, 2.0]


def test_set_cell_of_the_class(table):
    assert set_cell(table, 0, 1, 1.0).y.tolist() == [1, 1, 1]
    assert set_cell(table, 2, 1, np.nan).y.tolist() == [0, 1, -1]


def test_drop_rows(table):
    left = drop_rows(table, [0, 2])
    assert left.n_rows == 1
    assert left.X.tolist() == [[2.0, 4.0]]
    assert left.y.tolist() == [1]


@pytest.mark.parametrize(
    ("column", "names"), [(0, ["class", "b"]), (2, ["a", "class"])]
)
def test_drop_column_keeps_the_order_of_the_rest(table, column, names):
    left = drop_column(table, column)
    assert [a.name for a in left.columns] == names
    assert left.column(names.index("class")).tolist() == [0.0, 1.0, 1.0]


def test_the_class_is_not_dropped(table):
    with pytest.raises(Problem, match="class cannot be dropped"):
        drop_column(table, 1)


def test_set_class_keeps_all_columns_in_place(table):
    edited = set_class(table, 2)
    assert [a.name for a in edited.columns] == ["a", "class", "b"]
    assert edited.class_attribute.name == "b"
    assert edited.class_attribute.kind == "numeric"  # 3.5 is no label
    assert edited.y.tolist() == [3.0, 4.0, 3.5]
    assert edited.attributes[1].values == ("no", "yes")


def test_set_class_makes_labels_of_few_whole_numbers(table):
    edited = set_class(table, 0)
    assert edited.class_attribute == Attribute("a", "nominal", ("1", "2"))
    assert edited.y.tolist() == [0, 1, -1]
    back = set_class(edited, 1)
    assert back.class_attribute == table.class_attribute
    assert back.y.tolist() == table.y.tolist()
