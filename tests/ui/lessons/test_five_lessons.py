"""The lessons between the first five minutes and the claims, replayed by real clicks."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from scipy.spatial.distance import cdist

import workbench
from workbench.core.lessons.lesson_file import lessons
from workbench.ui.lessons import lesson_player
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.replay import Replay
from workbench.ui.rooms.search import dimensions_page

WAIT_MS = 120_000
LESSONS = {lesson.id: lesson for lesson in lessons()}

#: What must be seen when a step is done: (room, topic, path, value). Written down here,
#: not read from the lesson file, so a wrong number in either is found.
SEEN = {
    "weights-and-windows": {
        "all": [("explore", "judgement", "right", 0)],
        "shepard": [("explore", "judgement", "right", 286)],
        "five": [("explore", "judgement", "right", 286)],
        "one": [("explore", "judgement", "right", 278)],
        "empty": [("explore", "microscope", "inside", 0)],
        "parzen": [("explore", "judgement", "right", 286)],
    },
    "what-a-metric-is": {
        "example": [("dist", "rows", "value", math.sqrt(14))],
        "manhattan": [("dist", "rows", "value", 6)],
        "balls": [("dist", "balls", "exact", math.pi)],
        "square": [("dist", "balls", "exact", 4)],
        "diamond": [("dist", "balls", "exact", 2)],
        "below-one": [("dist", "balls", "exact", 2 / 3)],
        "words": [("dist", "words", "value", 2)],
        "costs": [("dist", "words", "by_version", [3, 2, 3])],
        "cosine": [("dist", "axioms", "rows", [22, 98, 118])],
    },
    "margins-and-prototypes": {
        "profile": [("proto", "profile", "profile.0", 56)],
        "loo": [("proto", "profile", "ccv.0", 0.28)],
        "margins": [("proto", "margins", "counts", [15, 41, 35, 79, 30])],
        "hart": [("proto", "selection", "drawn", [108, 92, 108])],
        "stolp": [("proto", "selection", "errors", 28)],
        "forward": [
            ("proto", "selection", "drawn", [6, 194, 6]),
            ("proto", "selection", "errors", 96),
        ],
    },
    "kd-trees-fail": {
        "finish": [("search", "steps", "rows_compared", 19)],
        "ball": [("search", "steps", "rows_compared", 32)],
        "vantage": [("search", "steps", "rows_compared", 24)],
        "sweep": [("search", "dimensions", "same", True)],
        "near": [("dist", "concentration", "dimensions", 2)],
        "far": [("dist", "concentration", "dimensions", 100)],
    },
    "irrelevant-attributes": {
        "easy": [("explore", "judgement", "right", 786)],
        "noise": [("explore", "judgement", "right", 639)],
        "unit": [("explore", "judgement", "right", 421)],
        "scale": [("explore", "judgement", "right", 641)],
        "split": [("classify", "result", "correct", 318)],
        "weights": [("classify", "result", "correct", 370)],
    },
}
#: What each guess is held against, by the step that reveals it.
FOUND = {
    "weights-and-windows": {"all": 0, "shepard": 286},
    "what-a-metric-is": {"manhattan": 6, "square": 4, "words": 2},
    "margins-and-prototypes": {"profile": 56, "hart": 108, "forward": 96},
    "kd-trees-fail": {"finish": 19, "sweep": 714},
    "irrelevant-attributes": {"noise": 639, "unit": 421, "weights": 370},
}


@pytest.fixture
def open_lesson(make_window, qtbot, monkeypatch):
    """Open a window with a lesson begun."""
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)

    def open_lesson(name, **options):
        window = make_window(fresh=True, lesson=name, **options)
        player = window.findChild(LessonPlayer)
        qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
        qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
        return window, player

    return open_lesson


def read(window, room, topic, path):
    found = window.built_rooms[room].probe(topic)
    for part in path.split("."):
        found = found[int(part) if part.isdigit() else part]
    return found


def replay_all(window, player, qtbot, lang):
    name = player.walk.lesson.id
    following = window.findChild(QAbstractButton, "main_lesson_nextBtn")
    shown = window.findChild(QLabel, "main_lesson_textLabel")
    replay, done = Replay(window), []
    while player.walk is not None:
        step = player.walk.step
        qtbot.wait(60)
        assert not player.walk.done, f"{step.id} was done before it was"
        assert "[[" not in shown.text()
        if step.question is not None:
            covered = window.probe("lesson")["covered"]
            assert set(covered) <= set(step.question.cover)
        replay.perform(step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
        for room, topic, path, value in SEEN[name].get(step.id, ()):
            found = read(window, room, topic, path)
            assert found == pytest.approx(value, rel=1e-4), (step.id, path)
        if step.reveal is not None:
            told = window.probe("lesson")
            assert told["guess"] is not None
            assert told["found"] == pytest.approx(FOUND[name][step.id], abs=12 * (
                name == "kd-trees-fail" and step.id == "sweep"
            ))  # fmt: skip
        done.append(step.id)
        following.click()
    return done
