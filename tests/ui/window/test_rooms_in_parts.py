"""Rooms are made a part in each turn; pages are made, shown and drawn in three turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from support.rooms import child

from workbench.ui.room import Room, rooms_drawn
from workbench.ui.rooms import ROOMS

SLICED = (
    "explore",
    *(
        pytest.param(name, marks=pytest.mark.lane("whole", "each room is made twice"))
        for name in ("data", "classify", "visualize", "metric", "search", "compare")
    ),
)


def names(room: Room) -> set[str]:
    return {widget.objectName() for widget in room.findChildren(QWidget)}


@pytest.mark.parametrize("room_id", SLICED)
def test_a_room_made_in_parts_is_the_same(context, qtbot, room_id):
    kind = next(entry for entry in ROOMS if entry.id == room_id).load()
    whole = kind(context)
    qtbot.addWidget(whole)
    room = kind.begin(context)
    qtbot.addWidget(room)
    parts = 1
    while room.make_part():
        parts += 1
    assert parts >= 3
    assert not room.make_part()
    for each in (room, whole):
        each.draw_waiting()
    assert names(room) == names(whole)
    assert room.probes.keys() == whole.probes.keys()


def test_a_room_that_is_needed_is_made_to_its_end(window):
    room_id = next(e.id for e in ROOMS if e.id not in window.built_rooms)
    assert window.make_room_part(room_id)
    assert window.make_room_part(room_id)
    begun = child(window, f"{room_id}_room", Room)
    assert room_id not in window.built_rooms
    window.show_room(room_id)
    assert window.room is begun
    assert not begun.make_part()
    assert not window.make_room_part(room_id)


def test_a_room_that_fails_is_begun_anew(window, monkeypatch):
    room_id = next(e.id for e in ROOMS if e.id not in window.built_rooms)
    assert window.make_room_part(room_id)
    begun = child(window, f"{room_id}_room", Room)

    def broken() -> bool:
        raise ValueError("no such part")

    monkeypatch.setattr(begun, "make_part", broken)
    with pytest.raises(ValueError, match="no such part"):
        window.make_room_part(room_id)
    while window.make_room_part(room_id):
        pass
    assert window.built_rooms[room_id] is not begun


def test_drawings_have_turns_of_their_own_before_the_window_is_painted(context, qtbot):
    room = Room(context)
    qtbot.addWidget(room)
    room.show()
    qtbot.waitExposed(room)
    seen: list[str] = []
    turns = QTimer(interval=0)
    turns.timeout.connect(lambda: seen.append("turn"))
    turns.start()
    assert rooms_drawn(room, 0.0)
    for number in range(3):
        room.draw_soon(lambda number=number: seen.append(str(number)))
    assert room.busy
    assert not rooms_drawn(room, 0.0)
    with qtbot.waitSignal(room.settled):
        pass
    turns.stop()
    assert [each for each in seen if each != "turn"] == ["0", "1", "2"]
    for number in (0, 1):
        between = seen[seen.index(str(number)) : seen.index(str(number + 1))]
        assert "turn" in between
    assert rooms_drawn(room, 0.0)


def test_a_page_is_shown_after_it_was_made(window, qtbot):
    window.show_room("explore")
    window.room.open_page("density")
    page = window.room.page
    assert page is not None
    assert not page.isVisible()
    assert window.room.busy
    qtbot.waitUntil(page.isVisible)
    assert child(page, "explore_density_plot").isVisible()


@pytest.mark.parametrize("parts", [1, 2, 3, 5, 7])
def test_a_window_that_closes_takes_half_made_rooms_with_it(make_window, parts):
    """Without a parent they were left to the collector, which crashed on them."""
    window = make_window(fresh=True)
    half = []
    for entry in ROOMS[1:]:
        if all(window.make_room_part(entry.id) for _ in range(parts)):
            half.append(entry.id)
    begun = {room.room_id for room in window.findChildren(Room)} - {*window.built_rooms}
    assert begun == set(half)
    assert half


def test_a_half_made_room_does_not_come_with_the_window(make_window, qtbot):
    window = make_window(fresh=True, show=False)
    window.make_room_part("data")
    window.show()
    qtbot.waitExposed(window)
    half = next(r for r in window.findChildren(Room) if r.room_id == "data")
    assert not half.isVisible()
    window.show_room("data")
    assert half.isVisible()
