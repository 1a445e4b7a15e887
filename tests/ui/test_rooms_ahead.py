"""A room that somebody asks for before it is made comes in turns, before all else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer
from support.rooms import LONG

from workbench.ui import rooms_ahead
from workbench.ui.rooms import RoomEntry
from workbench.ui.window.main_window import MainWindow


@pytest.fixture
def window(make_window, qtbot) -> MainWindow:
    """A window with the Home room alone; no other is made unless it is asked for."""
    window = make_window("builtin:iris", fresh=True)
    qtbot.waitUntil(lambda: window.context.session.data is not None, timeout=LONG)
    window.show_room("home")
    return window


def is_in(window: MainWindow, room_id: str) -> bool:
    return window.room.room_id == room_id and window.room.isVisible()


def test_the_window_answers_while_a_room_is_made(window, qtbot, monkeypatch):
    """Each part has a turn of its own, and what is due between them is not late."""
    turns, parts = [0], []
    beat = QTimer(interval=0)
    beat.timeout.connect(lambda: turns.__setitem__(0, turns[0] + 1))
    make = window.make_room_part

    def count(room_id: str) -> bool:
        parts.append(turns[0])
        return make(room_id)

    monkeypatch.setattr(window, "make_room_part", count)
    beat.start()
    window.acts["rooms_explore"].trigger()
    assert is_in(window, "home")
    assert window.rail.currentRow() == [e.id for e in window.entries].index("explore")
    qtbot.waitUntil(lambda: is_in(window, "explore"), timeout=LONG)
    beat.stop()
    assert len(parts) > 3
    assert len(set(parts)) == len(parts)
    assert window.acts["rooms_explore"].isChecked()


def test_what_is_made_already_comes_at_once(window, qtbot):
    window.room_by_id("explore")
    window.acts["rooms_explore"].trigger()
    assert is_in(window, "explore")


def test_of_two_rooms_the_later_one_is_shown(window, qtbot):
    seen = []
    window.room_shown.connect(seen.append)
    window.go_to_room("search")
    window.go_to_room("dist")
    qtbot.waitUntil(lambda: is_in(window, "dist"), timeout=LONG)
    qtbot.wait(50)
    assert seen == ["dist"]


def test_who_goes_back_meanwhile_stays(window, qtbot):
    window.go_to_room("search")
    window.go_to_room("home")
    qtbot.wait(200)
    assert is_in(window, "home")
    assert window.acts["rooms_home"].isChecked()
    assert window.rail.currentRow() == 0
    assert "search" not in window.built_rooms


def test_two_steps_lead_two_rooms_on(window, qtbot):
    window.show_room("data")
    for _ in range(2):
        window.acts["rooms_next"].trigger()
    qtbot.waitUntil(lambda: is_in(window, "visualize"), timeout=LONG)


def test_a_room_that_cannot_be_made_is_told_once(make_window, qtbot, monkeypatch):
    load = RoomEntry.load
    monkeypatch.setattr(
        rooms_ahead, "_soon_needed", lambda: iter(())
    )  # would tell, too
    window = make_window(fresh=True)

    def fail(entry: RoomEntry) -> type:
        if entry.id == "proto":
            raise RuntimeError("no such room")
        return load(entry)

    monkeypatch.setattr(RoomEntry, "load", fail)
    with qtbot.captureExceptions() as caught:
        window.go_to_room("proto")
        qtbot.waitUntil(lambda: bool(caught), timeout=LONG)
        qtbot.wait(50)
    told = [str(error) for _kind, error, _trace in caught]
    assert told == ["no such room"]
    assert is_in(window, "home")
    assert window.rail.currentRow() == 0
    window.go_to_room("dist")  # and another can be gone to
    qtbot.waitUntil(lambda: is_in(window, "dist"), timeout=LONG)


def test_what_waited_goes_on_once_the_room_is_there(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(rooms_ahead, "ROOM_PAUSE", 1)
    window = make_window(fresh=True)
    window.go_to_room("compare")  # before even the library of plots is there
    qtbot.waitUntil(lambda: is_in(window, "compare"), timeout=LONG)
    wanted = {entry.id for entry in window.entries}
    qtbot.waitUntil(lambda: set(window.built_rooms) == wanted, timeout=LONG)


def test_nothing_is_made_after_the_end(make_window, qtbot):
    window = make_window(fresh=True)
    ahead = window.findChild(rooms_ahead.RoomsAhead)
    assert isinstance(ahead, QObject)
    window.go_to_room("compare")
    ahead.stop()
    qtbot.wait(100)
    assert "compare" not in window.built_rooms
