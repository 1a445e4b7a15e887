"""The frame: start, names, keyboard, messages, rooms, theme, docks, closing."""

from __future__ import annotations


def test_window_starts(window):
    assert window.isVisible()
    assert window.room.room_id == "home"
    ids = [window.rail.item(i).text() for i in range(window.rail.count())]
    assert ids[0] == "Home"
    assert len(ids) == len(window.entries)
