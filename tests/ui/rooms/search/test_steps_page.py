"""One search step by step: decisions, pictures, predictions, query, rows, bad input."""

from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from support.budgets import keeps_budget
from support.rooms import child, press, rest

from workbench.api import Attribute, Dataset, numeric_attributes

TREES = ["kd-tree", "ball-tree", "vp-tree"]
TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 80, names: tuple[str, ...] = ("x", "y")) -> Dataset:
    """Draw rows on a coarse grid: many are equally far."""
    X = np.random.default_rng(8).integers(0, 12, (n, 2)).astype(float)
    return Dataset(X, np.arange(n) % 2, tuple(map(Attribute, names)), TWO)


@pytest.fixture
def page(room, qtbot):
    room.open_page("steps")
    rest(room, qtbot)
    return room


def choose(room, qtbot, name: str, value: str) -> None:
    box = child(room, name, QComboBox)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())
    rest(room, qtbot)


def walk(room) -> dict:
    """Press Step until the end."""
    while child(room, "search_stepBtn").isEnabled():
        press(room, "search_stepBtn")
    return room.probe("steps")


def nearest(points, query, k: int) -> list[int]:
    apart = np.hypot(*(np.array(points) - query).T)
    return sorted(range(len(points)), key=lambda i: (apart[i], i))[:k]


def test_without_data_rows_are_made(page):
    shown = page.probe("steps")
    assert shown["rows"] == "uniform"
    assert shown["n"] == 200
    assert shown["step"] == 0
    assert shown["tree"] == [("all rows (200)", "waits")]
    assert "5" in shown["text"]
    assert child(page, "search_nSpin").isEnabled()
    assert not child(page, "search_backBtn").isEnabled()


@pytest.mark.parametrize("id_", TREES)
def test_every_step_tells_its_inequality_and_the_end_is_right(page, qtbot, id_):
    page.context.session.open(some_rows())
    choose(page, qtbot, "search_structCombo", id_)
    assert page.probe("steps")["rows"] == "data"
    seen = []
    while child(page, "search_stepBtn").isEnabled():
        press(page, "search_stepBtn")
        shown = page.probe("steps")
        seen.append(shown["node"])
        if shown["step"] == 1:
            assert "root" in shown["text"]
            continue
        visited = shown["bound"] <= shown["tau"]
        assert (shown["node"] in shown["visited"]) == visited
        assert (shown["node"] in shown["pruned"]) == (not visited)
        signs = "≤≥" if visited else "><"
        left, sign, right = next(
            (a, s, b)
            for s in signs
            for a, _, b in [shown["text"].partition(f" {s} ")]
            if b
        )
        assert sign in signs
        word = "visited" if visited else "pruned"
        assert right.endswith(word)
        numbers = [
            float(
                side.rpartition("= ")[2]
                .partition(":")[0]
                .replace("−", "-")
                .replace("∞", "inf")
            )
            for side in (left, right)
        ]
        holds = {
            "≤": numbers[0] <= numbers[1], "≥": numbers[0] >= numbers[1],
            ">": numbers[0] > numbers[1], "<": numbers[0] < numbers[1],
        }[sign]  # fmt: skip
        assert holds
    shown = page.probe("steps")
    assert shown["step"] == shown["steps"] == len(seen)
    expected = nearest(shown["points"], shown["query"], 5)
    assert shown["nearest"] == expected
    assert set(expected) <= set(shown["compared"])
    assert len(shown["compared"]) == shown["rows_compared"] < 80
    assert (shown["centres_compared"] > 0) == (id_ == "ball-tree")
    assert shown["recall"] == 1.0
    assert "5 of 5" in shown["counts"]
    assert not any("waits" in text for _, text in shown["tree"])
    assert len(shown["tree"]) == len(seen)
    assert keeps_budget(shown["latency"]["step"], 33)
    twin = child(page, "search_plane_plot").table()
    assert twin.n_rows == len(seen)


def test_cells_rows_and_radius_are_drawn(page, qtbot):
    choose(page, qtbot, "search_structCombo", "kd-tree")
    shown = walk(page)
    drawn = shown["drawn"]
    compared = len(shown["compared"])
    assert drawn["pruned"] == 9 * len(shown["pruned"])  # boxes with their crosses
    assert 0 < drawn["visited"] < 5 * len(shown["visited"])  # leaves alone
    assert drawn["visited"] % 5 == 0
    assert drawn["current"] == 5
    assert drawn["radius"] == pytest.approx(shown["radius"])
    assert (drawn["rows"], drawn["compared"], drawn["nearest"]) == (200, compared, 5)
    choose(page, qtbot, "search_structCombo", "vp-tree")
    shown = walk(page)
    assert shown["drawn"]["shaded"] > 0.01
    assert shown["drawn"]["striped"] > 0.05
    child(page, "search_predictCheck").setChecked(True)
    choose(page, qtbot, "search_structCombo", "ball-tree")
    press(page, "search_stepBtn")
    assert page.probe("steps")["drawn"]["next"] > 0
    assert page.probe("steps")["drawn"]["striped"] == 0


def test_a_click_places_the_query(page, qtbot, gestures):
    plot = child(page, "search_plane_plot")
    gestures.click(plot, 0.25, 0.75)
    rest(page, qtbot)
    query = page.probe("steps")["query"]
    assert query == pytest.approx([0.25, 0.75], abs=0.01)


def test_steps_go_back_and_begin_again(page):
    press(page, "search_stepBtn")
    states = [page.probe("steps")]
    for _ in range(4):
        press(page, "search_stepBtn")
        states.append(page.probe("steps"))
    press(page, "search_backBtn")
    before = page.probe("steps")
    for name in ("step", "text", "tree", "visited", "pruned", "compared"):
        assert before[name] == states[-2][name]
    press(page, "search_restartBtn")
    assert page.probe("steps")["step"] == 0
    assert page.probe("steps")["compared"] == []


def test_keys_step_and_move_the_query(page, qtbot):
    plot = child(page, "search_plane_plot")
    QTest.keyClick(plot, Qt.Key.Key_Space)
    QTest.keyClick(plot, Qt.Key.Key_Space)
    assert page.probe("steps")["step"] == 2
    QTest.keyClick(plot, Qt.Key.Key_Backspace)
    assert page.probe("steps")["step"] == 1
    before = page.probe("steps")["query"]
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Right)
        rest(page, qtbot)
    after = page.probe("steps")["query"]
    assert after[0] > before[0]
    assert after[1] == pytest.approx(before[1])
    QTest.keyClick(plot, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    rest(page, qtbot)
    assert page.probe("steps")["query"][1] > before[1]


def test_a_search_that_is_moved_at_its_end_is_shown_at_its_end(page, qtbot):
    walk(page)
    child(page, "search_plane_plot").query_moved.emit(0.1, 0.9)
    rest(page, qtbot)
    shown = page.probe("steps")
    assert shown["query"] == [0.1, 0.9]
    assert shown["step"] == shown["steps"]
    assert shown["nearest"] == nearest(shown["points"], [0.1, 0.9], 5)


def test_it_plays_to_the_end_and_stops(page, qtbot):
    child(page, "search_playBtn")
    page.page.bar.timer.setInterval(1)
    press(page, "search_playBtn")
    steps = page.probe("steps")["steps"]
    qtbot.waitUntil(lambda: page.probe("steps")["step"] == steps, timeout=30_000)
    assert not page.page.bar.play.isChecked()


def test_predictions_are_asked_before_each_step(page):
    child(page, "search_predictCheck").setChecked(True)
    press(page, "search_stepBtn")  # the root is not asked about
    assert not child(page, "search_stepBtn").isEnabled()
    answers = []
    while (shown := page.probe("steps"))["asks"]:
        assert shown["text"].endswith("visit or prune?")
        assert not set("≤≥<>") & set(shown["text"])  # the sign would tell
        done = shown["step"]
        press(page, "search_predict_visitBtn")
        after = page.probe("steps")
        assert after["step"] == done + 1
        right = after["node"] in after["visited"]
        answers.append(right)
        assert after["note"].startswith("Right." if right else "Wrong.")
    assert page.probe("steps")["predicted"] == answers
    assert {True, False} == set(answers)
    score = child(page, "search_predict_label").text()
    assert score == f"Right: {sum(answers)} of {len(answers)}"
    # another answer after going back does not count
    press(page, "search_backBtn")
    press(page, "search_predict_pruneBtn")
    assert page.probe("steps")["predicted"] == answers


def test_the_scene_is_obeyed(page, qtbot):
    session = page.context.session
    session.open(some_rows(names=("one", "other")))
    rest(page, qtbot)
    session.set_scene(k=3, scale="min-max")
    rest(page, qtbot)
    shown = walk(page)
    assert len(shown["nearest"]) == 3
    assert np.array(shown["points"]).max() == 1.0
    plot = child(page, "search_plane_plot")
    assert "one" in plot.getPlotItem().getAxis("bottom").labelText
    choose(page, qtbot, "search_rowsCombo", "uniform")
    child(page, "search_nSpin").setValue(50)
    rest(page, qtbot)
    assert page.probe("steps")["n"] == 50


@pytest.mark.parametrize(("metric", "p"), [("manhattan", 1), ("chebyshev", math.inf)])
def test_other_distances(page, qtbot, metric, p):
    choose(page, qtbot, "search_distanceCombo", metric)
    shown = walk(page)
    gaps = np.abs(np.array(shown["points"]) - shown["query"])
    apart = gaps.sum(axis=1) if p == 1 else gaps.max(axis=1)
    assert shown["nearest"] == np.argsort(apart, kind="stable")[:5].tolist()
    assert shown["radius"] == pytest.approx(np.sort(apart)[4])


def test_the_distance_is_that_of_the_scene_until_another_is_chosen(page, qtbot):
    session, box = page.context.session, child(page, "search_distanceCombo", QComboBox)
    session.set_scene(metric="manhattan")
    rest(page, qtbot)
    shown = walk(page)
    gaps = np.abs(np.array(shown["points"]) - shown["query"]).sum(axis=1)
    assert shown["metric"] == "manhattan"
    assert shown["nearest"] == np.argsort(gaps, kind="stable")[:5].tolist()
    assert box.currentText() == "Scene: Manhattan"
    # a metric that is no norm of the plane: said, and another stands for it
    session.set_scene(metric="cosine")
    rest(page, qtbot)
    press(page, "search_restartBtn")
    shown = page.probe("steps")
    assert shown["metric"] == "euclidean"
    assert "(Cosine)" in shown["note"]
    assert "Euclidean" in shown["note"]
    choose(page, qtbot, "search_distanceCombo", "chebyshev")
    session.set_scene(metric="manhattan")
    rest(page, qtbot)
    assert page.probe("steps")["metric"] == "chebyshev"


def test_data_without_two_numbers_leave_the_made_rows(page, qtbot):
    labels = Attribute("colour", "nominal", ("red", "blue"))
    page.context.session.open(
        Dataset(np.zeros((4, 1)), np.array([0, 1, 0, 1]), (labels,), TWO)
    )
    rest(page, qtbot)
    assert page.probe("steps")["rows"] == "uniform"
    assert page.last_message is None


def test_rows_without_values_are_one_line(page, qtbot):
    data = Dataset(
        np.full((3, 2), np.nan), np.array([0, 1, 0]), numeric_attributes(2), TWO
    )
    page.context.session.open(data)
    rest(page, qtbot)
    assert "no row has both" in page.last_message.text
    assert page.probe("steps")["steps"] == 0


def test_five_thousand_rows_are_built_and_stepped_in_time(page, qtbot):
    child(page, "search_nSpin").setValue(5000)
    child(page, "search_leafSpin").setValue(1)
    for id_ in TREES:
        choose(page, qtbot, "search_structCombo", id_)
        child(page, "search_restartBtn").click()
        page.page.latency.clear()
        shown = walk(page)
        assert shown["seconds"] > 0
        assert keeps_budget(shown["latency"]["step"], 33)
