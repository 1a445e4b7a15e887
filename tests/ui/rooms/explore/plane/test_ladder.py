"""Coarse pictures before fine ones, also where only the coarse one was kept."""

from __future__ import annotations

from collections import OrderedDict

from support.explore import fresh_labels, shown_labels
from support.rooms import rest

from workbench.compute.reading.readers import read


def test_a_coarse_picture_kept_for_more_neighbours_is_followed_by_a_fine_one(
    open_fine, qtbot, monkeypatch
):
    monkeypatch.setattr("workbench.jobs.tasks.explore_task._seconds_per_cell", {})
    monkeypatch.setattr("workbench.jobs.tasks.explore_task._grids", OrderedDict())
    room = open_fine(read("builtin:thesis21-strips"), (16, 32))
    session = room.context.session
    session.set_scene(k=50)
    rest(room, qtbot)
    room.painting.ladder = (16, 32, 64)  # what is kept of 16 serves every k below
    session.set_scene(k=9)
    rest(room, qtbot)
    assert room.last_message is None
    shown = room.probe("regions")
    assert (shown["k"], shown["level"], shown["final"]) == (9, 64, True)
    assert (shown_labels(room) == fresh_labels(room)).all()
