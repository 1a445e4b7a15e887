"""The lessons between the first five minutes and the claims, replayed by real clicks."""

from __future__ import annotations

import math
from itertools import cycle

import numpy as np
import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from scipy.spatial.distance import cdist

import workbench
from workbench.core.lessons.lesson_file import lessons
from workbench.ui.lessons import lesson_player
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.replay import Replay

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
        "build": [("dist", "words", "value", 6)],
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
        "hash": [
            ("search", "recall", "found.lsh.3", 338),
            ("search", "recall", "curves.lsh.5.2", 0.988),
        ],
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
    "weights-and-windows": {"all": 0, "shepard": 286, "one": 278},
    "what-a-metric-is": {"manhattan": 6, "square": 4, "words": 2},
    "margins-and-prototypes": {"profile": 56, "hart": 108, "forward": 96},
    "kd-trees-fail": {"finish": 19, "ball": 32, "sweep": 714, "hash": 338},
    "irrelevant-attributes": {"noise": 639, "unit": 421, "weights": 370},
}


@pytest.fixture
def open_lesson(make_window, qtbot, monkeypatch, remembered):
    """Open a window with a lesson begun."""
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)

    def open_lesson(name, **options):
        window = make_window(engine=remembered, fresh=True, lesson=name, **options)
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


def replay_all(window, player, qtbot, themes):
    """Replay the lesson, each step in the next of the themes; return the steps."""
    name = player.walk.lesson.id
    following = window.findChild(QAbstractButton, "main_lesson_nextBtn")
    shown = window.findChild(QLabel, "main_lesson_textLabel")
    replay, done = Replay(window), []
    while player.walk is not None:
        step = player.walk.step
        window.acts[f"view_{next(themes)}Theme"].trigger()
        qtbot.wait(60)
        qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
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
            assert round(told["found"]) == FOUND[name][step.id]
        done.append(step.id)
        following.click()
    return done


whole = pytest.mark.lane("whole", "other languages; what computes for long")
#: Those that compute little; the others draw regions of 299 votes, sweep dimensions, or
#: choose the factors of twenty axes.
CHEAP = ("what-a-metric-is", "margins-and-prototypes")
#: The theme of the first step: what one language sees in light others see in dark.
FIRST_THEME = {"en": "light", "es": "dark", "ru": "light"}
SHOWN = [
    pytest.param(name, lang, marks=() if lang == "en" and name in CHEAP else whole)
    for name in FOUND
    for lang in FIRST_THEME
]


@pytest.mark.parametrize(("name", "lang"), SHOWN)
def test_lesson(open_lesson, qtbot, name, lang):
    lesson = LESSONS[name]
    first = FIRST_THEME[lang]
    themes = cycle([first, "dark" if first == "light" else "light"])
    window, player = open_lesson(name, lang=lang, theme=first)
    window.resize(1280, 720)
    assert replay_all(window, player, qtbot, themes) == [s.id for s in lesson.steps]
    assert window.context.settings.lessons == {name: len(lesson.steps)}
    assert lesson.title(lang) in window.probe("message")["text"]


@pytest.mark.parametrize("name", FOUND)
def test_a_lesson_is_short_and_asks(name):
    lesson = LESSONS[name]
    asked = [step for step in lesson.steps if step.question is not None]
    assert 8 <= len(lesson.steps) <= 20
    assert len(asked) >= 3
    assert all(step.question.cover for step in asked)
    revealed = {step.reveal.step for step in lesson.steps if step.reveal}
    assert revealed == {step.id for step in asked}


def test_lessons_stand_in_the_order_they_are_meant_to_be_taken():
    assert [lesson.id for lesson in lessons()] == [
        "first-five", "what-a-neighbour-is", "what-a-metric-is", "weights-and-windows",
        "the-right-k", "euclid-to-mahalanobis", "kissnn-step-by-step",
        "metric-learners", "margins-and-prototypes", "kd-trees-fail",
        "irrelevant-attributes", "comparing-honestly", "textbook-claims",
    ]  # fmt: skip


# -- numbers that are told, by other means -------------------------------------------------


def without_itself(data, metric="euclidean"):
    d = cdist(data.X, data.X, metric)
    np.fill_diagonal(d, np.inf)
    return d


def test_votes_of_the_moons():
    """All vote alike, all by 1/d², the five nearest, the nearest."""
    data = workbench.read("builtin:moons")
    d = without_itself(data)
    mine = data.y[:, None] == data.y[None, :]

    def right(weights):
        return int(((weights * mine).sum(1) > (weights * ~mine).sum(1)).sum())

    near = d.argsort(axis=1, kind="stable").argsort(axis=1)
    assert right(np.isfinite(d).astype(float)) == 0
    assert right(1.0 / d**2) == 286
    assert right((near < 5).astype(float)) == 286
    assert right((near < 1).astype(float)) == 278


def test_the_triangle_of_the_cosine():
    d = cdist(*[workbench.read("builtin:iris").X] * 2, "cosine")
    # over the middle of every pair: the worst triangle of all
    gap = d[:, None, :] - (d[:, :, None] + d[None, :, :])
    a, b, c = np.unravel_index(gap.argmax(), gap.shape)
    assert {int(a), int(c)} == {22, 118}
    assert b == 98
    sides = d[a, c], d[a, b], d[b, c]
    assert sides[0] == pytest.approx(0.194, abs=5e-4)
    assert sides[1] + sides[2] == pytest.approx(0.106, abs=5e-4)


def test_complete_cross_validation_of_a_few_rows():
    """CCV with one control row is the share of rows whose nearest is of another class."""
    data = workbench.read("builtin:thesis21-strips")
    nearest = without_itself(data).argmin(axis=1)
    assert int((data.y[nearest] != data.y).sum()) == 56
