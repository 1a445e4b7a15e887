"""Modules are imported and rooms made before anybody enters them."""

from __future__ import annotations

import pytest
from support.rooms import LONG

from workbench.ui import rooms_ahead
from workbench.ui.rooms import ROOMS


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


@pytest.mark.parametrize("entry", ROOMS, ids=lambda entry: entry.id)
def test_a_room_names_its_pages_without_being_imported(entry):
    """The palette offers them; those of two rooms were looked for where none are."""
    ids = [page.id for page in entry.pages()]
    assert len(set(ids)) == len(ids)
    assert (len(ids) > 2) == (entry.id not in ("home", "data"))
