"""Run works out the page shown anew, though nothing on it changed."""

from __future__ import annotations

from collections import Counter

import pytest
from support.rooms import rest

from workbench.compute.reading.readers import read
from workbench.ui.services.job_signals import JobBridge

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
    make_window, remembered, qtbot, monkeypatch, room_id, page_id, tasks
):
    asked: Counter[str] = Counter()
    submit = JobBridge.submit

    def note(bridge, spec):
        asked[spec.task] += 1
        return submit(bridge, spec)

    monkeypatch.setattr(JobBridge, "submit", note)
    window = make_window(engine=remembered)
    window.context.session.open(read("builtin:iris"))
    window.show_room(room_id)
    room = window.room
    room.open_page(page_id)
    rest(room, qtbot)
    before = shown(room, page_id)
    window.context.theme.choose("dark")
    rest(room, qtbot)
    assert {task: asked[task] for task in tasks} == dict.fromkeys(tasks, 1)
    room.run()
    rest(room, qtbot)
    assert {task: asked[task] for task in tasks} == dict.fromkeys(tasks, 2)
    assert shown(room, page_id) == before
