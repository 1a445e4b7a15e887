"""Panels at the edge: they open with something to say, and never under the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from workbench.ui.window.main_window import MainWindow


@pytest.fixture
def pointer(strips: MainWindow, monkeypatch: pytest.MonkeyPatch):
    """Put the pointer over the rooms, or beside them; the window is the active one."""

    def put(over_rooms: bool) -> None:
        corner = strips.place.mapToGlobal(QPoint(0, 0))
        offset = QPoint(50, 50) if over_rooms else QPoint(-20, 50)
        monkeypatch.setattr(QCursor, "pos", lambda: corner + offset)
        monkeypatch.setattr(strips, "isActiveWindow", lambda: True)

    put(False)
    return put


def test_nothing_is_open_at_first_and_the_room_has_the_width(window):
    window.resize(1280, 720)
    assert window.docks.shown == []
    assert window.room.width() >= 1180


def test_the_inspector_opens_with_a_selection_and_folds_without(strips, pointer, qtbot):
    docks = strips.docks
    assert not docks["inspector"].isVisible()
    strips.context.session.select([3, 4])
    qtbot.waitUntil(docks["inspector"].isVisible)
    strips.context.session.select([])
    assert not docks["inspector"].isVisible()


def test_an_inspector_that_opened_by_itself_is_shut_at_the_next_start(
    strips, pointer, make_window, qtbot
):
    strips.context.session.select([3, 4])
    qtbot.waitUntil(strips.docks["inspector"].isVisible)
    strips.acts["view_runs"].trigger()
    strips.close()
    again = make_window()
    assert not again.docks["inspector"].isVisible()
    assert again.docks["runs"].isVisible()  # by the user's hand


def test_what_the_user_opened_stays_and_what_he_closed_stays_closed(strips, pointer):
    docks, view = strips.docks, strips.acts["view_inspector"]
    view.trigger()
    strips.context.session.select([1])
    strips.context.session.select([])
    assert docks["inspector"].isVisible()
    view.trigger()
    strips.context.session.select([1])
    assert not docks["inspector"].isVisible()
    assert docks.edge.handles["inspector"].has_news
    view.trigger()
    assert docks["inspector"].isVisible()
    assert not docks.edge.handles["inspector"].has_news


def test_nothing_moves_under_the_pointer(strips, pointer, qtbot):
    pointer(True)
    width = strips.room.width()
    strips.context.session.select([1])
    qtbot.wait(600)
    assert strips.room.width() == width
    assert strips.docks.edge.handles["inspector"].has_news
    pointer(False)
    qtbot.waitUntil(lambda: strips.docks["inspector"].isVisible())


def test_a_lecture_opens_nothing_by_itself(strips, pointer):
    strips.acts["view_lectureLayout"].trigger()
    strips.context.session.select([1])
    assert strips.docks.shown == []
    assert strips.docks.edge.handles["inspector"].has_news
    strips.acts["window_resetLayout"].trigger()


def test_the_dot_is_told_in_the_language_chosen(strips, pointer, qtbot):
    pointer(True)
    handle = strips.docks.edge.handles["inspector"]
    strips.context.session.select([1])
    assert handle.accessibleDescription() == "has something new"
    strips.acts["view_esLanguage"].trigger()
    try:
        qtbot.waitUntil(lambda: handle.accessibleDescription() == "tiene algo nuevo")
    finally:
        strips.acts["view_enLanguage"].trigger()
    qtbot.waitUntil(lambda: handle.accessibleDescription() == "has something new")
    strips.context.session.select([])


def test_the_runs_are_not_listed_twice(strips):
    strips.acts["view_runs"].trigger()
    assert strips.docks["runs"].isVisible()
    strips.show_room("classify")
    assert not strips.docks["runs"].isVisible()
    assert not strips.acts["view_runs"].isEnabled()
    strips.show_room("explore")
    assert strips.docks["runs"].isVisible()


def test_the_handles_open_the_panels_by_keyboard(window, qtbot):
    handle = window.docks.edge.handles["log"]
    assert handle.width() >= 24
    handle.setFocus()
    qtbot.keyClick(handle, " ")
    assert window.docks["log"].isVisible()


def test_what_the_room_does_not_obey_is_dim_and_says_why(strips):
    k = strips.findChild(object, "main_scene_kSpin")
    assert k.isEnabled()
    for room, obeyed in (("Visualize", False), ("Compare", False), ("Classify", True)):
        strips.show_room(room.lower())
        assert k.isEnabled() is obeyed
        assert (f"{room} does not use this" in k.toolTip()) is not obeyed


@pytest.mark.parametrize(
    ("room", "fields"),
    [
        ("dist", {"seedSpin"}),
        ("metric", {"seedSpin"}),
        ("data", {"kSpin", "scaleCombo", "metricBtn"}),  # for rows found similar
    ],
)
def test_what_the_room_uses_can_be_changed_there(strips, room, fields):
    strips.show_room(room)
    for name in fields:
        assert strips.findChild(object, f"main_scene_{name}").isEnabled()
