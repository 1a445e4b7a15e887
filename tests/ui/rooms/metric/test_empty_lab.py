"""The Metric lab before anything is learned: a sentence and a button, no empty axes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from support.rooms import child, rest, settle

from workbench.compute.reading.readers import read
from workbench.ui.drawing.plot import Plot
from workbench.ui.widgets.table import Table

OF_A_METRIC = (
    "morph", "cone", "attributes", "differences", "pairs", "progress", "steps",
    "estimators",
)  # fmt: skip


@pytest.fixture
def room(room):
    room.context.session.open(read("builtin:thesis21-strips"))
    return room


@pytest.mark.parametrize("page_id", OF_A_METRIC)
def test_a_page_says_what_to_do_and_has_the_button(room, page_id, qtbot):
    room.widgets.tabs.open_page(page_id)
    rest(room, qtbot)
    empty = room.widgets.tabs.empty
    assert empty.isVisible()
    assert "learn a metric" in child(empty, "metric_empty_label", QLabel).text()
    assert [b.text() for b in empty.findChildren(QPushButton)] == ["Learn metric"]
    tables = [t for t in room.findChildren(Table) if t.isVisible()]
    assert tables == []
    plots = [p for p in room.findChildren(Plot) if p.isVisible()]
    with_axes = [p.objectName() for p in plots if p.getPlotItem().isVisible()]
    assert with_axes == ["metric_before_plot"]  # the rows as they are


def test_the_button_learns_and_the_page_takes_its_place(room, qtbot):
    tabs = room.widgets.tabs
    button = child(tabs.empty, "metric_emptyBtn", QPushButton)
    settle(room, qtbot, button.click)
    assert room.picture is not None
    assert not tabs.empty.isVisible()
    assert room.widgets.morph.isVisible()
    assert room.widgets.after.getPlotItem().isVisible()
    for part in (room.widgets.matrix.table, room.widgets.tried):
        assert part.isVisible()
    room.context.session.open(read("builtin:iris"))
    assert tabs.empty.isVisible()


@pytest.mark.parametrize("page_id", ["strips", "methods", "figures"])
def test_pages_that_need_no_metric_are_shown(room, page_id, qtbot):
    room.widgets.tabs.open_page(page_id)
    assert not room.widgets.tabs.empty.isVisible()
    assert room.widgets.tabs.page(page_id).isVisible()
    rest(room, qtbot)
