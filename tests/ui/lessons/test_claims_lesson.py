"""The lesson that puts three claims to the test, replayed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton

from workbench.core.lessons.lesson_file import lessons
from workbench.ui.lessons import lesson_player
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.replay import Replay

WAIT_MS = 30_000
LESSON = next(lesson for lesson in lessons() if lesson.id == "textbook-claims")

#: Rows of the open set judged rightly when a step is done, counted with scikit-learn's
#: nearest neighbours; not read from the lesson file, so a wrong number in either is found.
RIGHT = {
    "run-printed": 190, "many": 292, "one": 283, "scale": 146, "unscaled": 122,
}  # fmt: skip
GUESSED = {"run-printed": 122, "many": 292, "scale": 122}


whole = pytest.mark.lane("whole", "the same steps in other languages")


@pytest.mark.parametrize(
    "lang", ["ru", pytest.param("en", marks=whole), pytest.param("es", marks=whole)]
)
def test_three_claims(make_window, qtbot, monkeypatch, remembered, lang):
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)
    window = make_window(fresh=True, lang=lang, lesson=LESSON.id, engine=remembered)
    player = window.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
    following = window.findChild(QAbstractButton, "main_lesson_nextBtn")
    replay, done = Replay(window), []
    while player.walk is not None:
        step = player.walk.step
        qtbot.wait(60)
        assert not player.walk.done, f"{step.id} was done before it was"
        replay.perform(step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
        if step.id in RIGHT:
            judged = window.built_rooms["explore"].probe("judgement")
            assert judged["right"] == RIGHT[step.id], step.id
        if step.id in GUESSED:
            shown = window.probe("lesson")
            assert shown["guess"] == GUESSED[step.id]
            assert shown["found"] == RIGHT[step.id]
        done.append(step.id)
        following.click()
    assert done == [step.id for step in LESSON.steps]


def test_half_of_the_error_of_one_neighbour():
    """What the second claim says fails by the numbers shown."""
    assert 300 - RIGHT["many"] < (300 - RIGHT["one"]) / 2
