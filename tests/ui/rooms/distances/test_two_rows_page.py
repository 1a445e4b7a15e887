"""Two rows: the figures of the notes, missing values, labels, classes, keys, time."""

from __future__ import annotations

import json

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from support.budgets import keeps_budget
from support.rooms import child

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.ui.rooms.distances.two_rows_page import OFFERED


def mixed() -> Dataset:
    """Make three rows of a number, a label and a number with a gap."""
    X = np.array([[34.0, 0.0, np.nan], [51.0, 1.0, 2300.0], [115.0, 0.0, 1000.0]])
    attributes = (
        Attribute("age"), Attribute("colour", "nominal", ("red", "blue")),
        Attribute("income"),
    )  # fmt: skip
    kind = Attribute("class", "nominal", ("no", "yes"))
    return Dataset(X, np.array([0, 1, 1]), attributes, kind)


def choose(room, metric: str) -> None:
    box = child(room, "dist_metric_combo", QComboBox)
    box.setCurrentIndex(box.findData(metric))


def test_nothing_open_offers_to_open_something(room):
    assert child(room, "dist_empty_panel").isVisible()
    assert not child(room, "dist_contrib_table").isVisible()
    assert room.probe("rows")["value"] is None
    asked = []
    room.context.commands.open_dialog_requested.connect(lambda: asked.append(True))
    child(room, "dist_emptyBtn", QPushButton).click()
    assert asked == [True]


@pytest.mark.parametrize(
    ("metric", "value"),
    [("hamming", 3.0), ("manhattan", 6.0), ("euclidean", 14**0.5), ("chebyshev", 3.0)],
)
def test_the_example_of_the_notes_is_one_click(room, metric, value):
    child(room, "dist_vectorsBtn", QPushButton).click()
    choose(room, metric)
    shown = room.probe("rows")
    assert shown["value"] == pytest.approx(value)
    assert sum(shown["shares"]) == pytest.approx(1.0)
    by_hand = "Euclidean 3.742 · Manhattan 6 · Chebyshev 3 · Canberra 1.933 · Hamming 3"
    assert shown["byHand"] == by_hand
    assert [row[1:3] for row in shown["cells"]] == [
        ["1", "1"], ["0", "2"], ["2", "1"], ["4", "1"],
    ]  # fmt: skip


def test_the_contributions_of_the_example_are_squares(room):
    child(room, "dist_vectorsBtn", QPushButton).click()
    assert room.probe("rows")["shares"] == pytest.approx([0, 4 / 14, 1 / 14, 9 / 14])


def test_missing_values_and_labels_are_told(room):
    room.context.session.open(mixed())
    choose(room, "heom")
    shown = room.probe("rows")
    assert shown["rules"] == ["", "different", "missing"]
    # ages as a share of the range 81, one for the labels, one for the gap
    assert shown["value"] == pytest.approx(np.sqrt((17 / 81) ** 2 + 1 + 1))
    assert shown["cells"][2][1] == "?"
    assert "missing" in shown["cells"][2][5]
    choose(room, "mahalanobis")
    assert room.probe("rows")["rules"][2] == "filled"


def test_other_rows_and_other_data(room):
    rng = np.random.default_rng(0)
    data = Dataset(
        rng.normal(size=(30, 3)), np.zeros(30, int), numeric_attributes(3),
        Attribute("class", "nominal", ("a",)),
    )  # fmt: skip
    room.context.session.open(data)
    child(room, "dist_rowA_combo", QComboBox).setCurrentIndex(7)
    child(room, "dist_rowB_combo", QComboBox).setCurrentIndex(29)
    shown = room.probe("rows")
    assert shown["rows"] == [7, 29]
    assert shown["value"] == pytest.approx(np.linalg.norm(data.X[7] - data.X[29]))
    room.context.session.open(mixed())
    assert room.probe("rows")["rows"] == [0, 1]


def test_a_parameter_is_seen_where_it_counts(room):
    child(room, "dist_vectorsBtn", QPushButton).click()
    assert not child(room, "dist_p_panel").isVisible()
    choose(room, "minkowski")
    assert child(room, "dist_p_panel").isVisible()
    child(room, "dist_pSpin").setValue(3.0)
    shown = room.probe("rows")
    assert shown["value"] == pytest.approx((8 + 1 + 27) ** (1 / 3))
    assert "holds" in shown["note"]
    child(room, "dist_pSpin").setValue(0.5)
    assert "can fail" in room.probe("rows")["note"]
    choose(room, "weighted")
    child(room, "dist_attribute_weightsEdit").setText("1, 2")
    shown = room.probe("rows")
    assert shown["value"] is None
    assert "weights" in shown["note"]


def test_the_value_difference_metric_needs_classes(room):
    data = mixed()
    room.context.session.open(data)
    choose(room, "vdm")
    assert "shares" in room.probe("rows")["rules"]
    room.context.session.open(
        Dataset(data.X, np.array([1.5, 2.5, 3.5]), data.attributes, Attribute("price"))
    )
    shown = room.probe("rows")
    assert shown["value"] is None
    assert "nominal class" in shown["note"]


def test_the_value_differences_of_the_notes(room):
    letters = Attribute("letter", "nominal", ("A", "B", "C"))
    colour = Attribute("colour", "nominal", ("rojo", "azul"))
    X = np.array([[0.0], [1.0], [2.0], [1.0], [2.0]])
    room.context.session.open(Dataset(X, np.array([0, 1, 0, 1, 1]), (letters,), colour))
    choose(room, "vdm")
    for i, j, value in ((0, 1, 7 / 6), (0, 2, 1 / 3), (1, 2, 5 / 6), (1, 3, 0.0)):
        child(room, "dist_rowA_combo", QComboBox).setCurrentIndex(i)
        child(room, "dist_rowB_combo", QComboBox).setCurrentIndex(j)
        assert room.probe("rows")["value"] == pytest.approx(value, abs=1e-12)


def test_points_of_ones_own(room):
    """Five points for the same colour, three for ages at most 20 apart, one otherwise."""
    room.context.session.open(mixed())
    choose(room, "custom")
    rules = {"colour": {"points": 5}, "age": {"steps": [[20, 3], [100, 1]]}}
    child(room, "dist_custom_pointsEdit").setText(json.dumps(rules))
    for row, points in ((1, 3), (2, 5 + 1)):
        child(room, "dist_rowB_combo", QComboBox).setCurrentIndex(row)
        assert room.probe("rows")["value"] == pytest.approx(1 - points / 8)


def test_every_metric_answers_or_complains_in_a_line(room):
    room.context.session.open(mixed())
    for distance in OFFERED:
        choose(room, distance.id)
        shown = room.probe("rows")
        assert (shown["value"] is not None) == bool(shown["cells"]), distance.id
        assert "\n" not in shown["note"]


def test_rows_are_compared_at_once(room):
    rng = np.random.default_rng(0)
    room.context.session.open(
        Dataset(
            rng.normal(size=(5000, 30)), np.zeros(5000, int), numeric_attributes(30),
            Attribute("class", "nominal", ("a",)),
        )
    )  # fmt: skip
    room.page.latency.clear()
    for row in range(2, 22):
        child(room, "dist_rowB_combo", QComboBox).setCurrentIndex(row)
    assert keeps_budget(room.probe("rows")["latency"]["ledger"], 16)


def test_keys_go_through_the_controls_in_order(room, qtbot):
    room.context.session.open(mixed())
    room.activateWindow()
    order = (
        "dist_rowA_combo",
        "dist_rowB_combo",
        "dist_metric_combo",
        "dist_vectorsBtn",
    )
    child(room, order[0]).setFocus()
    for name in order[1:]:
        QTest.keyClick(room.focusWidget(), Qt.Key.Key_Tab)
        assert room.focusWidget().objectName() == name
    QTest.keyClick(room.focusWidget(), Qt.Key.Key_Tab)
    assert room.focusWidget().objectName() == "dist_contrib_table"
