"""Modules are imported and rooms made before anybody enters them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from support.rooms import LONG

from workbench.ui import rooms_ahead
from workbench.ui.rooms import ROOMS
from workbench.ui.window.rail import Rail


def test_plots_then_modules_then_rooms(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(rooms_ahead, "ROOM_PAUSE", 1)
    window, heard = make_window(fresh=True), []
    window.findChild(rooms_ahead.RoomsAhead).stop()
    ahead = rooms_ahead.RoomsAhead(window, window)
    ahead.plots_loaded.connect(lambda: heard.append("plots"))
    ahead.loaded.connect(lambda: heard.append("modules"))
    window.room_built.connect(heard.append)
    ahead.start()
    made = [entry.id for entry in ROOMS[1:]]
    qtbot.waitUntil(lambda: heard[-1:] == made[-1:], timeout=LONG)
    ahead.stop()
    assert heard == ["plots", "modules", *made]


def test_nothing_is_made_after_the_end(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(rooms_ahead, "ROOM_PAUSE", 1)
    window = make_window(fresh=True)
    window.findChild(rooms_ahead.RoomsAhead).stop()
    qtbot.wait(100)
    assert list(window.built_rooms) == ["home"]


def press(rail: Rail, room_id: str) -> int:
    """Press a room on the rail; return its row."""
    row = [entry.id for entry in ROOMS].index(room_id)
    item = rail.item(row)
    rail.scrollToItem(item)
    centre = rail.visualItemRect(item).center()
    QTest.mouseClick(rail.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    return row


@pytest.fixture
def ahead(make_window):
    """Rooms ahead that wait an hour before they make the first."""
    window = make_window(fresh=True)
    return window.findChild(rooms_ahead.RoomsAhead)


@pytest.fixture
def turns(ahead, qtbot):
    """Count turns of the event loop, begun when the modules are imported."""
    qtbot.waitUntil(lambda: not any(task.is_running for task in ahead._importing))
    timer = QTimer(interval=0)
    seen: list[int] = []
    timer.timeout.connect(lambda: seen.append(len(seen)))
    timer.start()
    return seen, timer


def test_a_room_chosen_on_the_rail_is_made_in_turns_and_shown(ahead, turns, qtbot):
    window, (seen, timer) = ahead.parent().parent(), turns
    row = press(window.rail, "metric")
    assert window.room.room_id == "home"
    before = len(seen)
    with qtbot.waitSignal(window.room_built):
        pass
    assert len(seen) - before >= 5  # its parts
    qtbot.waitUntil(lambda: window.room.room_id == "metric")
    assert window.rail.currentRow() == row
    timer.stop()


def test_a_row_that_a_program_chooses_is_shown_at_once(ahead):
    window = ahead.parent().parent()
    window.rail.setCurrentRow([entry.id for entry in ROOMS].index("search"))
    assert window.room.room_id == "search"


def test_the_last_choice_counts(ahead, turns, qtbot):
    window = ahead.parent().parent()
    shown: list[str] = []
    window.room_shown.connect(shown.append)
    press(window.rail, "metric")
    press(window.rail, "search")
    qtbot.waitUntil(lambda: "metric" in window.built_rooms)
    assert shown == ["search"]
    press(window.rail, "dist")
    window.show_room("home")  # somebody else knows better
    qtbot.waitUntil(lambda: "dist" in window.built_rooms)
    qtbot.wait(50)
    assert shown == ["search", "home"]
    assert window.rail.currentRow() == 0


def test_a_room_needed_now_is_there_and_nothing_is_made_after_the_end(ahead, qtbot):
    window, told = ahead.parent().parent(), []
    assert ahead.make_first("explore", lambda: told.append("explore"))
    window.show_room("explore")
    assert window.room.room_id == "explore"
    qtbot.waitUntil(lambda: told == ["explore"])
    assert not ahead.make_first("explore", told.clear)
    ahead.stop()
    assert not ahead.make_first("search", told.clear)
    press(window.rail, "search")
    assert window.room.room_id == "search"
    assert told == ["explore"]


def test_rooms_are_made_while_what_they_show_is_read(ahead, qtbot, monkeypatch):
    window = ahead.parent().parent()
    asked: list[str] = []
    monkeypatch.setattr(
        window.context, "make_first", lambda room, _then: asked.append(room) or True
    )
    with qtbot.waitSignal(window.opener.opened):
        window.opener.open("builtin:iris")
    assert asked == ["data", "explore"]
    assert window.room.room_id == "data"  # shown when it is needed, made or not
    with qtbot.waitSignal(window.opener.opened):
        window.opener.open_in("builtin:moons", "search")
    assert asked[2:] == ["search"]
    assert window.room.room_id == "search"


def test_the_room_of_last_time_is_made_before_the_data_are_open(make_window, qtbot):
    window = make_window("builtin:iris", fresh=True)
    window.show_room("search")
    window.close()
    window, made = make_window(show=False), []
    session = window.context.session
    session.data_changed.connect(lambda: made.append("search" in window.built_rooms))
    window.show()
    qtbot.waitUntil(lambda: session.data is not None)
    assert made[0]
    assert window.room.room_id == "search"


@pytest.mark.parametrize("entry", ROOMS, ids=lambda entry: entry.id)
def test_a_room_names_its_pages_without_being_imported(entry):
    """The palette offers them; those of two rooms were looked for where none are."""
    ids = [page.id for page in entry.pages()]
    assert len(set(ids)) == len(ids)
    assert (len(ids) > 2) == (entry.id not in ("home", "data"))
