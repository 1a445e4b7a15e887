"""Sorted margins: values, types by the cuts, dragging, selection, rows without a margin."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from support.budgets import keeps_budget
from support.rooms import child, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.bundled.stolp import Stolp

TWO = Attribute("class", "nominal", ("a", "b"))
TYPES = ("noise", "wrong", "border", "useless", "reference")


def some_rows(n: int = 40, seed: int = 5) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(seed)
    y = np.arange(n) % 2
    X = random.normal(size=(n, 2)) + y[:, None]
    return Dataset(X, y, numeric_attributes(2), TWO)


def similarity(X, y) -> list[float]:
    """Compare the nearest of the own class and the nearest of another, one by one."""
    found = []
    for i in range(len(y)):
        gaps = [float(np.hypot(*(X[i] - X[j]))) for j in range(len(y))]
        own = min(g for j, g in enumerate(gaps) if j != i and y[j] == y[i])
        rival = min(g for j, g in enumerate(gaps) if y[j] != y[i])
        found.append((rival - own) / (rival + own))
    return found


def counted(values, cuts) -> list[int]:
    """Count the rows between cuts."""
    edges = [-np.inf, *cuts, np.inf]
    return [sum(low <= v < high for v in values) for low, high in pairwise(edges)]


@pytest.fixture
def data():
    return some_rows()


@pytest.fixture
def margins(room, qtbot, data):
    room.open_page("margins")
    room.context.session.open(data)
    rest(room, qtbot)
    return room


def test_nothing_open_offers_to_open_something(room):
    room.open_page("margins")
    room.draw_waiting()
    assert child(room, "proto_marginsEmpty_panel").isVisible()
    assert room.probe("margins")["order"] == []


def test_the_rows_in_order_and_their_types(margins, data):
    shown, values = margins.probe("margins"), similarity(data.X, data.y)
    assert shown["order"] == sorted(range(40), key=lambda i: values[i])
    assert shown["counts"] == counted(values, (-0.5, 0.0, 0.25, 0.75))
    rows, labels, d, names = child(margins, "proto_margin_plot").table().columns
    assert d == pytest.approx(sorted(values))
    assert [int(row) - 1 for row in rows] == shown["order"]
    assert labels == ["ab"[data.y[row]] for row in shown["order"]]
    assert [names.count(name) for name in TYPES] == shown["counts"]
    assert f"{sum(values):.4g}" in shown["text"]


def test_a_cut_that_is_dragged_changes_the_types(margins, data):
    values = similarity(data.X, data.y)
    plot = child(margins, "proto_margin_plot")
    line = plot.cut_lines[1]
    line.setValue(-0.3)
    line.sigDragged.emit(line)
    shown = margins.probe("margins")
    assert shown["cuts"] == pytest.approx([-0.5, -0.3, 0.25, 0.75])
    assert shown["counts"] == counted(values, shown["cuts"])
    line.setValue(0.9)  # not beyond the next one
    line.sigDragged.emit(line)
    assert margins.probe("margins")["cuts"] == pytest.approx([-0.5, 0.25, 0.25, 0.75])
    assert line.value() == pytest.approx(0.25)
    assert sum(margins.probe("margins")["counts"]) == 40
    child(margins, "proto_cutsBtn").click()
    assert margins.probe("margins")["cuts"] == pytest.approx([-0.5, 0, 0.25, 0.75])


def test_a_cut_that_is_typed_moves_its_line(margins):
    child(margins, "proto_cut4Spin").setValue(0.6)
    line = child(margins, "proto_margin_plot").cut_lines[3]
    assert line.value() == pytest.approx(0.6)
    spin = child(margins, "proto_cut3Spin")
    spin.setValue(0.95)
    assert spin.value() == pytest.approx(0.6)


@pytest.mark.parametrize("place", range(5))
def test_a_type_is_selected_by_its_button(margins, data, place):
    child(margins, f"proto_{TYPES[place]}Btn").click()
    values, edges = similarity(data.X, data.y), (-2, -0.5, 0, 0.25, 0.75, 2)
    wanted = {i for i, v in enumerate(values) if edges[place] <= v < edges[place + 1]}
    assert margins.context.session.selection == wanted
    assert set(margins.probe("margins")["selected"]) == wanted


def test_rows_selected_elsewhere_are_ringed(margins):
    margins.context.session.select([3, 17])
    assert set(margins.probe("margins")["selected"]) == {3, 17}
    margins.open_page("profile")
    margins.context.session.select([8])
    margins.open_page("margins")
    assert margins.probe("margins")["selected"] == [8]


def test_a_click_selects_the_row_of_its_place(margins, qtbot):
    plot, session = child(margins, "proto_margin_plot"), margins.context.session
    order = margins.probe("margins")["order"]
    view = plot.getPlotItem().getViewBox()
    for place, key, rows in (
        (5, Qt.KeyboardModifier.NoModifier, {order[4]}),
        (9, Qt.KeyboardModifier.ShiftModifier, {order[4], order[8]}),
        (5, Qt.KeyboardModifier.ControlModifier, {order[8]}),
    ):
        at = plot.mapFromScene(view.mapViewToScene(QPointF(place, -0.9)))
        qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, key, at)
        assert session.selection == rows


def test_a_row_alone_in_its_class_has_no_margin(margins, qtbot, data):
    y = np.zeros(40, int)
    y[7] = 1
    margins.context.session.open(Dataset(data.X, y, data.attributes, TWO))
    rest(margins, qtbot)
    shown = margins.probe("margins")
    assert 7 not in shown["order"]
    assert sum(shown["counts"]) == 39
    assert shown["note"].endswith(": 1.")


def test_equal_rows_of_two_classes_are_on_the_border(margins, qtbot):
    X = np.array([[0.0, 0.0]] * 4)
    data = Dataset(X, np.array([0, 0, 1, 1]), numeric_attributes(2), TWO)
    margins.context.session.open(data)
    rest(margins, qtbot)
    assert margins.probe("margins")["counts"] == [0, 0, 4, 0, 0]


def test_a_frame_of_a_cut_is_quick(margins, qtbot):
    margins.context.session.open(some_rows(1000))
    rest(margins, qtbot)
    margins.page.latency.clear()
    for step in range(20):
        child(margins, "proto_cut1Spin").setValue(-0.9 + step / 25)
    assert keeps_budget(margins.probe("margins")["latency"]["cuts"], 50)


def test_cuts_tell_what_stolp_drops(margins, data):
    values = np.array(similarity(data.X, data.y))
    child(margins, "proto_cut2Spin").setValue(0.1)
    shown = margins.probe("margins")
    below = [sum(values < cut) for cut in shown["cuts"]]
    assert shown["victims"] == below
    # the method itself, with its delta at the cut
    for cut, count in zip(shown["cuts"], below, strict=True):
        trace = Stolp(delta=cut).trace(data.X, data.y)
        assert sum(len(d.dropped) for d in trace if d.line == 1) == count
    assert f"0.1: {below[1]}" in child(margins, "proto_stolp_label").text()


@pytest.mark.parametrize("page_id", ["margins", "race", "selection"])
def test_the_table_of_a_page_that_is_behind_is_empty(room, qtbot, page_id):
    """The dock asks as soon as the room is shown; the page is drawn in a later turn.

    Until then clicks do not reach the page either: its rows are of another data set.
    """
    session = room.context.session
    session.open(some_rows(40))
    room.open_page(page_id)
    rest(room, qtbot)
    page = next(page for page in room.made_pages if page.isVisible())
    plot = page.before if page_id == "race" else page.plot
    assert plot.table().n_rows == 40
    room.hide()
    session.open(session.data.take(np.arange(12)))
    room.show()
    assert page.is_stale
    assert plot.table().n_rows == 0
    middle = plot.mapTo(room, plot.rect().center())
    assert not page.isAncestorOf(room.childAt(middle))
    rest(room, qtbot)
    qtbot.waitUntil(lambda: plot.table().n_rows == 12)
    assert plot.isAncestorOf(room.childAt(middle))
