"""Tables of figures and the search for attributes by pattern, in the Data room."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton
from support.rooms import child, rest

from workbench.api import Attribute, Dataset


def show(room, qtbot, data, column=0):
    room.context.session.open(data)
    rest(room, qtbot)
    room.attributes.view.choose(column)
    rest(room, qtbot)


def weighted() -> Dataset:
    rng = np.random.default_rng(8)
    n = 40
    X = np.column_stack([rng.normal(size=n), rng.integers(0, 3, n)]).astype(float)
    hue = Attribute("hue", "nominal", ("red", "green", "blue"))
    kind = Attribute("kind", "nominal", ("a", "b"))
    weights = np.where(rng.random(n) < 0.5, 1.0, 2.5)
    return Dataset(X, np.arange(n) % 2, (Attribute("x"), hue), kind, weights=weights)


def test_labels_are_counted_weighed_and_shared_by_class(room, qtbot):
    data = weighted()
    show(room, qtbot, data, 1)
    frame = pd.DataFrame({"hue": data.X[:, 1], "y": data.y, "w": data.weights})
    weights = frame.pivot_table(index="hue", columns="y", values="w", aggfunc="sum")
    combo = child(room, "data_statsCombo", QComboBox)
    wanted = {
        "rows": pd.crosstab(frame.hue, frame.y),
        "weights": weights,
        "of_value": weights.div(weights.sum(axis=1), axis=0) * 100,
        "of_class": weights.div(weights.sum(axis=0), axis=1) * 100,
    }
    for name, cells in wanted.items():
        combo.setCurrentIndex(combo.findData(name))
        table = room.detail.statistics.table
        shown = np.column_stack(table.columns[4:])[:3]
        assert shown == pytest.approx(cells.to_numpy(), abs=0.051), name
        assert (
            table.columns[1].tolist()[:3]
            == frame.hue.value_counts(sort=False).sort_index().tolist()
        )
        assert table.columns[2][:3] == pytest.approx(
            frame.groupby("hue").w.sum().to_numpy()
        )
        assert table.columns[3][-1] == 100.0


def test_all_numbers_are_a_table_of_all_rows_or_of_a_class(room, qtbot):
    data = weighted()
    show(room, qtbot, data)
    numbers = room.detail.numbers
    room.detail.tabs.setCurrentWidget(numbers)
    rest(room, qtbot)
    table = numbers.view.table
    assert table.headers[:6] == (
        "attribute",
        "rows",
        "missing",
        "distinct",
        "mean",
        "sd",
    )
    assert table.columns[0] == ["x"]
    assert float(table.columns[4][0]) == pytest.approx(data.X[:, 0].mean(), rel=1e-4)
    combo = child(room, "data_numbersCombo", QComboBox)
    combo.setCurrentIndex(2)
    combo.activated.emit(2)
    rest(room, qtbot)
    own = data.X[data.y == 1, 0]
    assert numbers.view.table.columns[1] == ["20"]
    assert float(numbers.view.table.columns[8][0]) == pytest.approx(
        np.median(own), rel=1e-4
    )


def named(*names) -> Dataset:
    columns = tuple(Attribute(name) for name in names)
    kind = Attribute("kind", "nominal", ("a", "b"))
    X = np.random.default_rng(0).normal(size=(6, len(names)))
    return Dataset(X, np.arange(6) % 2, columns, kind)


@pytest.mark.parametrize(
    ("way", "text", "found"),
    [
        ("text", "gene", ["gene1", "gene12", "oldgene3"]),
        ("wildcard", "gene*", ["gene1", "gene12"]),
        ("wildcard", "gene?", ["gene1"]),
        ("regex", r"gene\d$", ["gene1", "oldgene3"]),
        ("regex", "^(age|GENE12)$", ["gene12", "age"]),
    ],
)
def test_attributes_are_found_by_pattern_and_ticked(room, qtbot, way, text, found):
    data = named("gene1", "gene12", "oldgene3", "age")
    show(room, qtbot, data)
    combo = child(room, "data_findCombo", QComboBox)
    combo.setCurrentIndex(combo.findData(way))
    child(room, "data_findEdit", QLineEdit).setText(text)
    button = child(room, "data_tickBtn", QPushButton)
    assert button.text() == f"Tick {len(found)}"
    button.click()
    kept = [data.columns[c].name for c in room.attributes.model.kept]
    assert kept == [*found, "kind"]


def test_a_wrong_expression_is_one_line_with_its_place(room, qtbot):
    show(room, qtbot, named("a", "b"))
    combo = child(room, "data_findCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("regex"))
    edit = child(room, "data_findEdit", QLineEdit)
    edit.setText("a(b")
    assert "at character 4" in room.last_message.text
    assert not child(room, "data_tickBtn", QPushButton).isEnabled()
    assert room.attributes.view.model().rowCount() == 3  # nothing is hidden
    edit.setText("a(b)?")
    assert room.last_message is None
    assert room.attributes.view.model().rowCount() == 1
