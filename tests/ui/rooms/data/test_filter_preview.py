"""Filters by group, and what they would change, looked at before they are applied."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu, QPushButton
from support.rooms import child, press, rest

from workbench.compute.reading.readers import read
from workbench.ui.rooms.data.filter_groups import grouped
from workbench.ui.rooms.data.room import DataRoom


@pytest.fixture
def room(room, qtbot) -> DataRoom:
    room.context.session.open(read("builtin:iris"))
    rest(room, qtbot)
    return room


def steps(*ids):
    return tuple({"id": name, "params": {}} for name in ids)


def test_every_filter_stands_in_a_group_with_a_sentence(room, context):
    menu = child(room, "data_filter_menu", QMenu)
    sections = [a.text() for a in menu.actions() if a.isSeparator()]
    assert sections[0] == "Scale of numbers"
    assert "Others" not in sections  # every bundled filter has its place
    entries = [a for a in menu.actions() if not a.isSeparator()]
    known = [p for p in context.catalogue.plugins if p.kind == "filter"]
    assert len(entries) == len(known)
    for action in entries:
        title, _, about = action.text().partition(" — ")
        assert title
        assert about
        assert action.toolTip()
    assert sum(len(some) for _, some in grouped(known)) == len(known)


def test_a_preview_tells_what_apply_then_does(room, qtbot, context):
    context.session.set_scene(filters=steps("z-score", "sample"))
    before = context.session.data
    press(room, "data_filter_previewBtn")
    rest(room, qtbot)
    window = room.strip.look()
    rest(room, qtbot)
    seen = window.probe()
    assert seen["ready"]
    assert seen["rows"][0] == 150
    assert seen["changes"][:4] == ["changed"] * 4
    assert context.session.data is before  # nothing happened yet
    assert len(context.session.scene.filters) == 2
    press(window, "data_preview_applyBtn")
    rest(room, qtbot)
    after = context.session.data
    assert after.n_rows == seen["rows"][1]
    shown = [after.text(0, c) for c in range(len(after.columns))]
    assert shown == seen["after"][0]
    assert not window.isVisible()


def test_a_step_that_cannot_be_made_is_told_in_one_line(room, qtbot, context):
    bad = {"id": "select", "params": {"attributes": "nobody"}}
    context.session.set_scene(filters=(bad,))
    window = room.strip.look()
    rest(room, qtbot)
    seen = window.probe()
    assert not seen["ready"]
    assert "nobody" in seen["summary"]
    assert "\n" not in seen["summary"]
    assert not child(window, "data_preview_applyBtn", QPushButton).isEnabled()
    window.close()


def test_the_preview_follows_the_steps_and_is_cancelled(room, qtbot, context):
    context.session.set_scene(filters=steps("z-score"))
    window = room.strip.look()
    rest(room, qtbot)
    context.session.set_scene(filters=steps("z-score", "pca"))
    assert child(window, "data_preview_cancelBtn", QPushButton).isEnabled()
    press(window, "data_preview_cancelBtn")
    rest(room, qtbot)
    assert not window.probe()["ready"]
    assert "Nothing was changed" in window.probe()["summary"]
    context.session.set_scene(filters=())
    rest(room, qtbot)
    assert "no step" in window.probe()["summary"]
    window.close()
