"""A change of language: all that was worked out before it is worded anew."""

from __future__ import annotations

from functools import partial

import pytest
from shiboken6 import isValid
from support.classify import choose_runs
from support.window_texts import all_texts, look_round, settle
from support.window_work import (
    compare,
    explore,
    find_and_filter,
    learn_a_metric,
    predict_and_explain,
    speak,
    work_in_data_and_classify,
)

from workbench.jobs.inline import InlineEngine
from workbench.ui import app
from workbench.ui.rooms.compare import CompareRoom


@pytest.fixture(autouse=True)
def no_rooms_ahead(monkeypatch):
    """What was made ahead and never shown keeps its texts until it is."""
    monkeypatch.setattr(app, "ROOM_PAUSE", 3_600_000)


@pytest.fixture
def make_window(make_window, remembered):
    """Make windows of which the second asks for what the first had computed."""
    return partial(make_window, engine=remembered)


def texts_of(make_window, qtbot, work, rooms, first: str) -> dict[str, str]:
    """Work in a language, go on in Spanish, and return what there is to read."""
    window = make_window(lang=first, fresh=True)
    settle(window, qtbot)
    work(window)
    look_round(window, qtbot, rooms)
    if first != "es":
        speak(window, "es", qtbot)
    look_round(window, qtbot, rooms)
    found = all_texts(window)
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))
    return found


def differences(make_window, qtbot, work, rooms):
    """Return the texts that a change of language leaves other than they should be."""
    changed = texts_of(make_window, qtbot, work, rooms, "en")
    wanted = texts_of(make_window, qtbot, work, rooms, "es")
    return {
        place.rpartition("/")[2]: (changed.get(place), wanted.get(place))
        for place in changed.keys() | wanted.keys()
        if not _alike(changed.get(place), wanted.get(place))
    }


def _alike(text, other):
    """Whether two texts are equal, but for where one that lacks room is cut."""
    if text is None or other is None:
        return text == other
    short, long = sorted((text, other), key=len)
    cut = short.removesuffix("…")
    return text == other or (cut != short and cut != "" and long.startswith(cut))


def test_what_data_and_classify_found_is_worded_anew(make_window, qtbot):
    def work(window):
        work_in_data_and_classify(window, qtbot)
        choose_runs(window.room, *(run.number for run in window.context.session.runs))

    assert differences(make_window, qtbot, work, ("data", "classify")) == {}


@pytest.mark.lane("whole", "works through every room twice")
def test_what_every_room_found_is_worded_anew(
    make_window, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(
        CompareRoom,
        "make_engine",
        staticmethod(lambda listener, _workers: InlineEngine(listener)),
    )

    runs = iter("12")

    def work(window):
        folder = tmp_path / next(runs)
        folder.mkdir()
        work_in_data_and_classify(window, qtbot)
        predict_and_explain(window, qtbot, folder)
        find_and_filter(window, qtbot)
        learn_a_metric(window, qtbot)
        explore(window, qtbot)
        compare(window, qtbot, folder)

    rooms = (
        "home", "data", "classify", "visualize", "metric", "explore", "search", "dist",
        "proto", "compare",
    )  # fmt: skip
    assert differences(make_window, qtbot, work, rooms) == {}
