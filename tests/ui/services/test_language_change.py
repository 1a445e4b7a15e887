"""A change of language: all that was worked out before it is worded anew."""

from __future__ import annotations

from functools import partial

import pytest
from support.classify import choose_runs
from support.window_texts import all_texts, destroy, differences, look_round, settle
from support.window_work import speak, work_in_data_and_classify


@pytest.fixture
def make_window(make_window, remembered):
    """Make windows of which the second asks for what the first had computed."""
    return partial(make_window, engine=remembered)


def texts_of(make_window, qtbot, first: str) -> dict[str, str]:
    """Work in a language, go on in Spanish, and return what there is to read."""
    window = make_window(lang=first, fresh=True)
    settle(window, qtbot)
    work_in_data_and_classify(window, qtbot)
    choose_runs(window.room, *(run.number for run in window.context.session.runs))
    rooms = (
        "data",
        "classify",
        "explore",
    )  # the last was made while the data were read
    look_round(window, qtbot, rooms)
    if first != "es":
        speak(window, "es", qtbot)
    look_round(window, qtbot, rooms)
    found = all_texts(window)
    destroy(window, qtbot)
    return found


def test_what_data_and_classify_found_is_worded_anew(make_window, qtbot):
    """Every other room: `test_harvest.py`, from Russian."""
    changed = texts_of(make_window, qtbot, "en")
    assert differences(changed, texts_of(make_window, qtbot, "es")) == {}
