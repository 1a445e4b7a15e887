"""Edits of a data set: what changes, and that nothing else does."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, Problem
from workbench.core.session.edits import (
    append_texts,
    apply,
    drop_column,
    drop_rows,
    keep_columns,
    put_texts,
    relabel,
    set_cells,
    set_class,
)


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


def test_set_cells_changes_one_cell_of_a_copy(table):
    edited = set_cells(table, np.array([[0, 2, 9.0]]))
    assert edited.column(2).tolist() == [9.0, 4.0, 3.5]
    assert table.column(2).tolist() == [3.0, 4.0, 3.5]
    assert edited.column(0)[:2].tolist() == [1.0, 2.0]


def test_set_cells_of_the_class(table):
    assert set_cells(table, np.array([[0, 1, 1.0]])).y.tolist() == [1, 1, 1]
    assert set_cells(table, np.array([[2, 1, np.nan]])).y.tolist() == [0, 1, -1]


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


def test_keep_columns_keeps_order_cells_and_class(table):
    kept = keep_columns(table, [2, 1])
    assert [a.name for a in kept.columns] == ["class", "b"]
    assert kept.class_attribute == table.class_attribute
    for column in kept.columns:
        before = table.columns.index(column)
        after = kept.columns.index(column)
        assert np.array_equal(kept.column(after), table.column(before), equal_nan=True)


def test_every_edit_by_name_is_the_function(table):
    for edit, direct in (
        ({"do": "drop_rows", "rows": [1]}, drop_rows(table, [1])),
        ({"do": "drop_column", "column": 2}, drop_column(table, 2)),
        ({"do": "set_class", "column": 0}, set_class(table, 0)),
        ({"do": "keep_columns", "columns": [0]}, keep_columns(table, [0])),
    ):
        assert apply(table, edit).same_as(direct)


def test_rows_of_texts_are_appended_with_new_texts_declared():
    words = Attribute("s", "string", ("old",))
    data = Dataset(
        np.array([[0.0, 1.0]]), np.array([1]), (words, Attribute("n")),
        Attribute("c", "nominal", ("u", "v")), weights=np.array([2.0]),
    )  # fmt: skip
    longer = append_texts(data, [["new", "2.5", "u"], ["old", "?", "?"]])
    assert longer.attributes[0].values == ("old", "new")
    assert longer.X[1].tolist() == [1.0, 2.5]
    assert longer.X[2, 0] == 0.0
    assert np.isnan(longer.X[2, 1])
    assert longer.y.tolist() == [1, 0, -1]
    assert longer.weights.tolist() == [2.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("texts", "line"),
    [
        ([["1", "zebra", "1"]], "row 1: 'zebra' is no label"),
        ([["1", "?", "1"], ["one", "?", "1"]], "row 2: a = 'one'"),
        ([["1", "?"]], "row 1: 2 values"),
        ([["inf", "?", "1"]], "row 1: a = 'inf'"),
    ],
)
def test_pasted_rows_that_are_wrong_are_refused_in_one_line(table, texts, line):
    with pytest.raises(Problem) as problem:
        append_texts(table, texts)
    assert line in str(problem.value)


def test_texts_are_put_over_cells(table):
    edited = put_texts(table, [["7", "?"], ["8", "?"]], [2, 0], 0)
    assert edited.column(0)[[2, 0]].tolist() == [7.0, 8.0]
    assert edited.y[[2, 0]].tolist() == [-1, -1]
    assert edited.column(2).tolist() == table.column(2).tolist()
    with pytest.raises(Problem, match="at most 1"):
        put_texts(table, [["1"], ["2"]], [0], 0)
    with pytest.raises(Problem, match="at most 1 from here"):
        put_texts(table, [["1", "2"]], [0], 2)


def test_relabel_declares_a_new_label(table):
    edited = relabel(table, [0, 2], "maybe")
    assert edited.classes == (*table.classes, "maybe")
    assert edited.y[[0, 2]].tolist() == [2, 2]
    assert edited.y[1] == table.y[1]


def test_class_as_labels_and_back_as_numbers():
    x = np.array([1.5, 2.25, 1.5, np.nan])
    data = Dataset(np.zeros((4, 1)), x, (Attribute("a"),), Attribute("c"))
    labels = set_class(data, 1, "nominal")
    assert labels.classes == ("1.5", "2.25")
    assert labels.y.tolist() == [0, 1, 0, -1]
    assert set_class(labels, 1, "numeric").same_as(data)
    words = Dataset(
        np.zeros((1, 1)), np.array([0]), (Attribute("a"),),
        Attribute("c", "nominal", ("red",)),
    )  # fmt: skip
    with pytest.raises(Problem, match="'red'"):
        set_class(words, 1, "numeric")
