"""Run works out the page shown anew, though nothing on it changed."""

from __future__ import annotations

from collections import Counter

import pytest
from support.rooms import asked_of, rest

from workbench.compute.reading.readers import read

#: Room, page, and the tasks that answer for it.
ASKING = [
    ("dist", "axioms", {"axioms"}),
    ("dist", "concentration", {"concentration"}),
    ("dist", "band", {"error_band"}),
    ("dist", "graphs", {"graphs"}),
    ("dist", "images", {"tangent"}),
    ("explore", "regression", {"regression_curve"}),
    ("explore", "density", {"known_density", "known_density_errors"}),
]


def shown(room, page_id: str) -> dict[str, object]:
    """Return what a page shows, without how long drawing took."""
    return {k: v for k, v in room.probe(page_id).items() if k != "latency"}


@pytest.mark.parametrize(("room_id", "page_id", "tasks"), ASKING)
def test_run_asks_again_and_a_new_look_does_not(
    make_window, remembered, qtbot, room_id, page_id, tasks
):
    window = make_window(engine=remembered)
    window.context.session.open(read("builtin:iris"))
    window.show_room(room_id)
    room = window.room

    def times() -> dict[str, int]:
        """Return how often each of the tasks was asked for."""
        return {task: Counter(asked)[task] for task in tasks}

    with asked_of(window.context.jobs) as asked:
        room.open_page(page_id)
        rest(room, qtbot)
        before = shown(room, page_id)
        window.context.theme.choose("dark")
        rest(room, qtbot)
        assert times() == dict.fromkeys(tasks, 1)
        room.run()
        rest(room, qtbot)
        assert times() == dict.fromkeys(tasks, 2)
    assert shown(room, page_id) == before


@pytest.mark.parametrize(("room_id", "page_id", "tasks"), ASKING)
def test_a_hidden_page_told_to_ask_again_takes_the_answer_of_before(
    make_window, remembered, qtbot, room_id, page_id, tasks
):
    window = make_window(engine=remembered)
    window.context.session.open(read("builtin:iris"))
    window.show_room(room_id)
    room = window.room
    room.open_page(page_id)
    rest(room, qtbot)
    page = room.page
    window.context.session.open(read("builtin:moons"))
    window.context.session.set_scene(seed=73)  # work begins where these are asked of
    window.show_room("home")
    page.compute()
    rest(room, qtbot)  # the answers of before arrive
    with asked_of(window.context.jobs) as asked:
        window.show_room(room_id)
        rest(room, qtbot)
    assert Counter(asked) == dict.fromkeys(tasks, 1)
    seen = shown(room, page_id)
    room.run()
    rest(room, qtbot)
    assert shown(room, page_id) == seen
