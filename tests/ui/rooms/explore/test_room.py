"""The Explore room: query, drag and undo, pictures in order, k-curve, tools."""

from __future__ import annotations

import re
import sys
import time
import zlib
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QSlider,
)
from support.explore import COARSE, cloud, fresh_labels, shown_grid, shown_labels
from support.metric_results import mapped_by
from support.rooms import LONG, child, only, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.folds.folds import Protocol
from workbench.compute.pictures.kcurve import all_neighbours, k_curve
from workbench.compute.pictures.regions import FittedClassifier
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.plane.space import make_space
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.results.pictures.accuracy_curve import AccuracyCurve
from workbench.ui.rooms.explore.accuracy.accuracy_display import ALIVE
from workbench.ui.rooms.explore.accuracy.accuracy_requests import AccuracyRequests
from workbench.ui.rooms.explore.controls import exponent_of, step_of
from workbench.ui.rooms.explore.plane.point_edits import next_label
from workbench.ui.rooms.explore.plane.tools import points_in_polygon
from workbench.ui.rooms.explore.query import query as questions

# -- C13 ---------------------------------------------------------------------------------


def test_query_equals_brute_force_at_100_places(strips, gestures):
    data = strips.context.session.data
    room = strips.canvas.view.viewRect()
    rng = np.random.default_rng(13)
    strips.latency.clear()
    spent = 0.0
    for u, v in rng.uniform(0.05, 0.95, size=(100, 2)):
        place = room.left() + u * room.width(), room.top() + v * room.height()
        before = time.process_time()
        gestures.move(strips.canvas, *place)
        spent += time.process_time() - before
        found = strips.probe("query")
        d = np.sqrt(((data.X - found["place"]) ** 2).sum(axis=1))
        others = [i for i in range(200) if i != found["row"]]
        order = sorted(others, key=lambda i: (d[i], i))[:5]
        assert found["ids"] == order
        assert found["distances"] == pytest.approx(d[order], rel=1e-12)
        assert found["radius"] == found["distances"][-1]
        assert sum(found["votes"]) == 5
        votes = np.bincount(data.y[order], minlength=2)
        assert found["votes"] == votes.tolist()
        pixel = strips.canvas.pixel()
        reach = 1 if found["row"] < 0 else 8  # a row near by is meant
        assert np.abs(np.subtract(found["place"], place) / pixel).max() <= reach
    assert strips.probe("latency")["query"]["count"] == 100
    assert spent / 100 < 3 * 0.016  # of a frame; other programs do not count


def test_query_table_and_pin(strips, gestures, qtbot):
    table = strips.query_panel.table
    gestures.click(strips.canvas, 1.0, -0.3)
    pinned = strips.probe("query")["place"]
    gestures.move(strips.canvas, -1.0, 0.5)
    assert strips.probe("query")["place"] == pinned
    assert len(table.texts()) == 5
    shown = [int(table.text(i, 1)[1:]) for i in range(5)]
    assert shown == [
        row + 1 for row in strips.probe("query")["ids"]
    ]  # people count from 1
    gestures.click(strips.canvas, 1.0, -0.3)  # frees the pin
    gestures.move(strips.canvas, -1.0, 0.5)
    assert strips.probe("query")["place"] != pinned


# -- C15 ---------------------------------------------------------------------------------


def test_drag_is_one_undo_entry_and_undo_restores_every_bit(open_fine, gestures, qtbot):
    room = open_fine(cloud())
    session, stack = room.context.session, room.context.edits.current()
    before = session.data.X.copy()
    room.choose_tool("drag")
    row = int(np.argmax(before[:, 0]))
    x, y = before[row]
    started = time.process_time()
    gestures.drag(room.canvas, (x, y), (x - 1.5, y + 0.7), moves=30)
    spent = time.process_time() - started
    rest(room, qtbot)
    moved = session.data.X.copy()
    assert room.probe("regions")["level"] == 256
    assert stack.count() == 1
    assert np.flatnonzero((moved != before).any(axis=1)).tolist() == [row]
    pixel = np.array(room.canvas.pixel())
    assert np.abs((moved[row] - [x - 1.5, y + 0.7]) / pixel).max() < 2
    assert np.array_equal(shown_labels(room), fresh_labels(room))
    stack.undo()
    rest(room, qtbot)
    assert session.data.X.tobytes() == before.tobytes()
    assert np.array_equal(shown_labels(room), fresh_labels(room))
    stack.redo()
    rest(room, qtbot)
    assert session.data.X.tobytes() == moved.tobytes()
    assert np.array_equal(shown_labels(room), fresh_labels(room))
    assert room.probe("latency")["edit: first picture"]["count"] > 0
    assert spent / 30 < 3 * 0.1  # of a move and its pictures; others do not count


def test_selected_rows_move_together_and_escape_aborts(open_room, gestures, qtbot):
    room = open_room(cloud(40))
    session = room.context.session
    before = session.data.X.copy()
    session.select([3, 8])
    room.choose_tool("drag")
    x, y = before[3]
    gestures.drag(room.canvas, (x, y), (x + 0.4, y - 0.2))
    step = session.data.X - before
    moved = np.flatnonzero(step.any(axis=1)).tolist()
    assert moved == [3, 8]
    assert step[3] == pytest.approx(step[8], abs=1e-12)
    after = session.data.X.copy()
    at = gestures.pixel(room.canvas, *after[3])
    QTest.mousePress(room.canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    gestures.move(room.canvas, 0.0, 0.0)
    assert not np.array_equal(room.stage.data.X, after)
    gestures.key(room.canvas, Qt.Key.Key_Escape)
    assert np.array_equal(room.stage.data.X, after)
    assert room.context.edits.current().count() == 1


def let_it_draw(qtbot):
    """Go once through the event loop: what waited there arrives."""
    gone_through = []
    QTimer.singleShot(0, lambda: gone_through.append(True))
    qtbot.waitUntil(lambda: bool(gone_through), timeout=LONG)


# -- C16 ---------------------------------------------------------------------------------


def test_no_stale_picture_in_200_rapid_changes(strips, qtbot):
    rng = np.random.default_rng(16)
    for k in rng.integers(1, 50, size=200):
        strips.controls.k.setValue(int(k))
        if k % 7 == 0:
            let_it_draw(qtbot)
    rest(strips, qtbot)
    shown = strips.probe("regions")
    history = shown["history"]
    assert all(a <= b for a, b in pairwise(history))
    assert len(set(history)) > 20
    assert shown["k"] == strips.context.session.scene.k == int(k)
    assert (shown["level"], shown["final"]) == (COARSE[-1], True)
    labels = fresh_labels(strips)
    assert shown["checksum"] == zlib.crc32(labels.tobytes())


# -- C17 and Run -------------------------------------------------------------------------


def test_k_curve_of_the_strips(strips):
    curve = strips.kcurve.probe("kcurve")
    errors = [curve["errors"][k - 1] for k in (1, 3, 5)]
    biased = [curve["biased"][k - 1] for k in (1, 3, 5)]
    assert errors == pytest.approx([0.280, 0.340, 0.390])
    assert biased == pytest.approx([0.0, 0.155, 0.250])


def test_run_tells_the_honest_accuracy_and_follows_k_and_scale(strips, qtbot):
    room, heard = strips, []
    room.context.commands.result_shown.connect(
        lambda wording, badge: heard.append((wording(), badge))
    )
    # few rows: nobody need ask
    assert room.controls.accuracy.text() == "61.0 % [LOO]"
    room.run()
    rest(room, qtbot)
    assert room.controls.accuracy.text() == "61.0 % [LOO]"
    assert heard == [("61.0 %", "LOO")]
    assert len(room.points.errors.data) == 78
    assert "78 / 200" in room.toolbar.errors.text()
    for changes, expected in (
        ({"k": 1}, "72.0 %"),
        ({"k": 15}, "55.0 %"),
        ({"k": 5, "scale": "z-score"}, "73.0 %"),
    ):
        room.context.session.set_scene(**changes)
        rest(room, qtbot)
        assert room.controls.accuracy.text() == f"{expected} [LOO]"


@pytest.mark.parametrize(("n", "in_lesson"), [(ALIVE + 1, False), (60, True)])
def test_many_rows_and_lessons_wait_for_run(open_room, context, qtbot, n, in_lesson):
    context.in_lesson = in_lesson
    room = open_room(cloud(n))
    rest(room, qtbot)
    assert room.controls.accuracy.text() == ""
    assert len(room.points.errors.data) == 0
    room.run()
    rest(room, qtbot)
    assert room.controls.accuracy.text().endswith("[LOO]")


def test_a_language_chosen_elsewhere_finds_no_rows_that_are_gone(open_room):
    room = open_room(cloud(60))
    room.pin(5.0, 5.0)
    assert max(room.asking.answer.rows) >= 10
    room.leave()
    room.context.session.edit(cloud(10))
    room.retranslate()  # while another room is shown
    room.enter()
    assert max(room.asking.answer.rows) < 10


def test_run_judges_another_classifier_by_cross_validation(strips, qtbot):
    room = strips
    room.choose_classifier("j48")
    rest(room, qtbot)
    room.run()
    rest(room, qtbot)
    data = room.context.session.data
    protocol = Protocol(folds=10, seed=room.context.session.scene.seed)
    found = evaluate(data, Request(LearnerSettings("j48"), protocol, predictions=True))
    wrong = sorted(found.predictions.wrong.tolist())
    assert list(room.probe("judgement")["wrong"]) == wrong
    assert room.controls.accuracy.text() == f"{100 - len(wrong) / 2:.1f} % [CV10]"


def test_click_in_the_k_curve_sets_k(strips, gestures, qtbot):
    gestures.click(strips.kcurve, 9.0, 0.3)
    assert strips.context.session.scene.k == 9
    rest(strips, qtbot)
    assert strips.controls.k.value() == 9
    assert strips.probe("regions")["k"] == 9


# -- tools -------------------------------------------------------------------------------


def test_painting_on_an_empty_plane(open_room, gestures, qtbot):
    label = Attribute("class", "nominal", ("a", "b"))
    empty = Dataset(
        np.empty((0, 2)), np.empty(0, int), (Attribute("x"), Attribute("y")), label
    )
    room = open_room(empty)
    assert room.hint.isVisible()
    room.choose_tool("point")
    gestures.click(room.canvas, 0.2, 0.3)
    at = gestures.pixel(room.canvas, -0.5, -0.4)
    QTest.mouseClick(room.canvas.viewport(), Qt.MouseButton.RightButton, pos=at)
    rest(room, qtbot)
    assert not room.hint.isVisible()
    data = room.context.session.data
    assert data.y.tolist() == [0, 1]
    assert data.X[0] == pytest.approx([0.2, 0.3], abs=2 * max(room.canvas.pixel()))
    assert set(room.probe("regions")["counts"]) <= {0, 1}
    words = [label.text() for label in room.controls.findChildren(QLabel)]
    assert "k = 5 → 2" in words  # of two rows
    room.toolbar.add_class.click()
    assert room.context.session.data.classes == ("a", "b", "c")
    room.choose_tool("spray")
    room.toolbar.count.setValue(7)
    gestures.click(room.canvas, 0.0, 0.0)
    assert room.probe("points")["counts"] == {"a": 1, "b": 1, "c": 7}
    stack = room.context.edits.current()
    assert stack.count() == 4
    rest(room, qtbot)
    for _ in range(4):
        stack.undo()
    assert room.context.session.data.n_rows == 0
    rest(room, qtbot)


def test_painting_where_the_metric_does_not_fit(open_room, gestures, qtbot):
    """There is no plane to take cells from: those of the last data set are of its rows."""
    room = open_room(cloud(30))
    session = room.context.session
    session.set_scene(metric="learned")  # none is
    random = np.random.default_rng(0)
    wide = Dataset(
        random.normal(size=(20, 4)), np.arange(20) % 2, numeric_attributes(4),
        Attribute("class", "nominal", ("a", "b")),
    )  # fmt: skip
    session.open(wide)
    session.set_scene(metric="learned")
    rest(room, qtbot)
    room.choose_tool("line")
    gestures.drag(room.canvas, (-0.5, 0.0), (0.5, 0.0))
    painted = session.data.X[20:]
    assert painted.shape == (20, 4)
    assert painted[0, 2:] == pytest.approx(np.median(wide.X[:, 2:], axis=0))
    rest(room, qtbot)


def test_line_erase_and_delete(open_room, gestures, qtbot):
    room = open_room(cloud(30))
    session = room.context.session
    room.choose_tool("line")
    gestures.drag(room.canvas, (-1.0, 1.0), (1.0, 1.0))
    line = session.data.X[30:]
    assert len(line) == 20
    assert np.diff(line[:, 0]) == pytest.approx(np.full(19, np.ptp(line[:, 0]) / 19))
    room.choose_tool("erase")
    gestures.drag(room.canvas, (-1.0, 1.0), (1.0, 1.0), moves=40)
    assert not np.any(np.all(np.isclose(session.data.X, line[10]), axis=1))
    left = session.data.n_rows
    session.select([0, 1])
    gestures.key(room.canvas, Qt.Key.Key_Delete)
    assert session.data.n_rows == left - 2
    assert room.context.edits.current().count() == 3
    rest(room, qtbot)


def test_rectangle_and_lasso_select(open_room, gestures, qtbot):
    room = open_room(cloud(60))
    session, X = room.context.session, room.context.session.data.X
    room.choose_tool("select")
    gestures.drag(room.canvas, (0.0, -0.5), (1.0, 1.0))
    inside = (X[:, 0] > 0) & (X[:, 0] < 1) & (X[:, 1] > -0.5) & (X[:, 1] < 1)
    assert session.selection == frozenset(np.flatnonzero(inside).tolist())
    kept = inside & ~((X[:, 0] < 0.5) & inside & (X[:, 1] < 0.5))
    gestures.drag(
        room.canvas,
        (0.0, -0.5),
        (0.5, 0.5),
        modifiers=Qt.KeyboardModifier.ControlModifier,
    )
    assert session.selection == frozenset(np.flatnonzero(kept).tolist())
    square = np.array([[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [0.0, 1.0]])
    points = np.array([[1.0, 0.5], [3.0, 0.5], [1.0, 1.5], [-0.1, 0.5], [1.9, 0.9]])
    assert points_in_polygon(points, square).tolist() == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_keyboard_alone(strips, qtbot):
    room, canvas = strips, strips.canvas
    room.pin(0.0, 0.0)
    dx, dy = canvas.pixel()
    for key, modifier, expected in (
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, (4 * dx, 0)),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, (4 * dx, 40 * dy)),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, (3 * dx, 40 * dy)),
    ):
        QTest.keyClick(canvas, key, modifier)
        assert room.probe("query")["place"] == pytest.approx(expected)
    QTest.keyClick(canvas, Qt.Key.Key_Period)
    QTest.keyClick(canvas, Qt.Key.Key_Period)
    assert room.query_panel.table.current_row == 1
    QTest.keyClick(canvas, Qt.Key.Key_2)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert room.context.session.data.n_rows == 201
    assert room.context.session.data.y[-1] == 1
    for key, name in ((Qt.Key.Key_B, "spray"), (Qt.Key.Key_O, "lasso")):
        QTest.keyClick(canvas, key)
        assert room.probe("task")["tool"] == name
    rest(room, qtbot)


# -- scene, classifiers, slices ----------------------------------------------------------


def test_sliders_and_scene_follow_each_other(strips, qtbot):
    session, controls = strips.context.session, strips.controls
    controls.p.setValue(step_of(1.0))
    assert session.scene.metric == "manhattan"
    controls.p.setValue(step_of(0.5))
    assert (session.scene.metric, session.scene.p) == ("minkowski", 0.5)
    session.set_scene(metric="chebyshev", k=7)
    assert controls.k.value() == 7
    assert exponent_of(controls.p.value()) == float("inf")
    session.set_scene(metric="cosine")
    assert not controls.p.isEnabled()
    rest(strips, qtbot)


def test_another_classifier_draws_its_regions(open_room, qtbot):
    room = open_room(cloud())
    room.choose_classifier("naive-bayes")
    rest(room, qtbot)
    fitted = FittedClassifier(room.context.session.data, "naive-bayes")
    expected = fitted.regions(shown_grid(room), np.zeros(2), np.eye(2)).labels
    assert np.array_equal(shown_labels(room), expected.ravel())
    assert not room.regions.dimmed
    room.run()
    rest(room, qtbot)
    assert room.controls.accuracy.text().endswith("[CV10]")


def test_learned_metric_is_used_and_its_absence_explained(strips, qtbot):
    room, session = strips, strips.context.session
    room.run()
    session.set_scene(metric="learned")
    rest(room, qtbot)
    assert room.last_message.level == "info"
    assert room.controls.accuracy.text() == ""
    asked = []
    room.context.commands.room_requested.connect(asked.append)
    room.last_message.action[1]()
    assert asked == ["metric"]
    # across the strips: what the strips are told apart by
    components = np.array([[2.708, 9.626], [0.0096, -0.0027]])
    learned = LearnedMetric("kissnn", session.scene.data, "none", mapped_by(components))
    session.set_metric(learned)
    room.verdict.wanted = True
    rest(room, qtbot)
    assert room.last_message is None
    found = all_neighbours(session.data.X @ components.T, 5)
    right = 200 - 200 * k_curve(found, session.data.y, 2).errors[4]
    assert right > 190
    assert room.controls.accuracy.text() == f"{right / 2:.1f} % [LOO] [METRIC:ALL]"
    assert room.probe("judgement")["right"] == round(right)


def test_slice_of_more_attributes(open_room, qtbot):
    room = open_room(cloud(d=4))
    assert room.strip.isVisible()
    before = room.probe("regions")["checksum"]
    slider = child(room, "explore_slice_0Slider", QSlider)
    slider.setValue(slider.maximum())
    rest(room, qtbot)
    assert room.probe("regions")["checksum"] != before
    X = room.context.session.data.X
    assert room.strip.values["z"] == pytest.approx(X[:, 2].max())


def test_layers_that_workers_draw(fine_strips, qtbot):
    strips = fine_strips
    for name in (
        "voronoi",
        "density",
        "confidence",
        "ties",
        "rings",
        "margins",
        "ghost",
    ):
        strips.layers.checks[name].setChecked(True)
    strips.pin(0.0, 0.0)
    rest(strips, qtbot)
    assert strips.regions.voronoi.getData()[0].size > 400
    assert strips.regions.density.image.shape == (128, 128)
    assert strips.regions.confidence.image.shape == (256, 256)
    assert len(strips.points.margins.data) == 200
    assert tuple(strips.regions.labels.levels) == (0, 255)
    rect = strips.regions.labels.mapRectToParent(strips.regions.labels.boundingRect())
    left, right, bottom, top = strips.painting.picture.rectangle
    assert (rect.left(), rect.right()) == pytest.approx((left, right))
    assert (rect.top(), rect.bottom()) == pytest.approx((bottom, top))


@pytest.mark.parametrize(
    "metric", ["euclidean", "manhattan", "mahalanobis", "minkowski"]
)
def test_every_corner_of_the_ball_is_at_its_radius(metric):
    data = cloud(d=3)
    space = make_space(data, metric, p=0.7, scale="min-max")
    plane = space.plane("x", "z")
    outline = questions.ball_outline(plane, (0.2, -0.4), 0.3, 100.0)
    centre = plane.mapped(np.array([[0.2, -0.4]]))
    away = np.abs(plane.mapped(outline) - centre)
    distance = (away**space.p).sum(axis=1) ** (1 / space.p)
    assert distance == pytest.approx(np.full(len(outline), 0.3))


def test_ball_of_a_metric_of_rank_one_is_two_lines():
    space = make_space(cloud(), "learned", components=np.array([[3.0, 4.0]]))
    outline = questions.ball_outline(space.plane("x", "y"), (0.0, 0.0), 1.0, 50.0)
    known = outline[~np.isnan(outline).any(axis=1)]
    assert len(known) < len(outline)
    assert np.abs(known @ [3.0, 4.0]) == pytest.approx(np.ones(len(known)))


def test_names_are_regular_and_unique(strips):
    kinds = (QAbstractButton, QAbstractSpinBox, QComboBox, QSlider)
    names = [w.objectName() for kind in kinds for w in strips.findChildren(kind)]
    names = [name for name in names if not name.startswith("qt_")]
    assert all(re.fullmatch(r"explore(_[a-zA-Z0-9]+)+", name) for name in names), names
    assert len(names) == len(set(names))


# -- C1 ----------------------------------------------------------------------------------


def soak(room, gestures, qtbot, turns):
    truths = [sys.getrefcount(True)]
    for turn in range(1, turns + 1):
        room.controls.k.setValue(1 + turn % 50)
        gestures.move(room.canvas, 3 * np.sin(turn / 9), np.cos(turn / 7))
        let_it_draw(qtbot)
        truths.append(sys.getrefcount(True))
    rest(room, qtbot)
    assert room.probe("latency")["query"]["count"] >= turns
    assert room.generation >= turns
    # an emit that loses a reference would do so in every turn; what another test has
    # left may be freed in one
    assert np.median(np.diff(truths)) >= 0
    assert room.probe("regions")["k"] == room.context.session.scene.k


def test_soak_briefly(strips, gestures, qtbot):
    soak(strips, gestures, qtbot, 60)  # every k, some of them twice


@pytest.mark.lane("whole", "a soak of 25 pictures as fine as the user's")
def test_soak_fine(fine_strips, gestures, qtbot):
    soak(fine_strips, gestures, qtbot, 25)


def test_module_stays_light():
    folder = Path(questions.__file__).parent
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "workbench.compute" not in text, path.name
        assert "scipy" not in text, path.name


def drawn_boundary(room) -> np.ndarray:
    """Return the segments on screen, shape (s, 2, 2)."""
    x, y = room.regions.boundary.getData()
    if x is None:
        return np.empty((0, 2, 2))
    return np.column_stack([x, y]).reshape(-1, 2, 2)


def test_tint_and_boundary_are_of_one_picture(fine_strips, qtbot):
    room = fine_strips
    pairs = []
    room.painting.pictures.arrived.connect(
        lambda picture, _: pairs.append((picture, drawn_boundary(room)))
    )
    for plugin in ("naive-bayes", "j48", ""):
        room.choose_classifier(plugin)
        rest(room, qtbot)
    room.context.session.set_scene(k=21)
    rest(room, qtbot)
    assert len({picture.generation for picture, _ in pairs}) == 4
    for picture, drawn in pairs:
        assert np.array_equal(drawn, picture.boundary), picture.level


def test_layers_switched_off_keep_nothing_of_an_older_picture(strips, qtbot):
    strips.layers.checks["confidence"].setChecked(True)
    rest(strips, qtbot)
    assert strips.regions.confidence.image is not None
    for layer in ("confidence", "boundary"):
        strips.layers.checks[layer].setChecked(False)
    strips.context.session.set_scene(k=9)
    rest(strips, qtbot)
    assert strips.regions.confidence.image is None
    assert not len(drawn_boundary(strips))


def test_the_eraser_takes_all_rows_between_two_samples_of_the_mouse(
    open_room, gestures
):
    room = open_room(cloud(30))
    session = room.context.session
    room.choose_tool("line")
    gestures.drag(room.canvas, (-1.0, 1.0), (1.0, 1.0))
    line = session.data.X[30:]
    room.choose_tool("erase")
    gestures.drag(room.canvas, (-1.1, 1.0), (1.1, 1.0), moves=1)
    left = {tuple(row) for row in session.data.X.tolist()}
    assert not left & {tuple(row) for row in line.tolist()}
    assert session.data.n_rows > 15  # what lies off the way stays


def test_nearness_to_a_way_is_that_to_its_nearest_place(strips):
    canvas, pixel = strips.canvas, np.array(strips.canvas.pixel())
    start, end = (-2.0, 0.9), (2.5, -0.7)
    places = np.linspace(start, end, 4001)
    far = np.sqrt(
        (((canvas.positions[:, None] - places) / pixel) ** 2).sum(axis=2)
    ).min(axis=1)
    for reach in (5.0, 30.0):
        near = canvas.rows_near(end, reach, since=start)
        assert set(near) == set(np.flatnonzero(far <= reach).tolist())
    assert canvas.rows_near(end, since=end) == canvas.rows_near(end)


def test_the_spray_is_as_dense_for_a_quick_hand(open_room, gestures):
    room = open_room(cloud(30))
    room.choose_tool("spray")
    counts = []
    for moves in (60, 1):
        before = room.context.session.data.n_rows
        room.canvas.set_spray(5, "uniform", 0.2)
        gestures.drag(room.canvas, (-1.0, 0.5), (1.0, 0.5), moves=moves)
        counts.append(room.context.session.data.n_rows - before)
    assert counts[1] >= 0.8 * counts[0] > 50


def test_another_set_begins_with_k_nn_and_the_layers_shown_at_first(open_room, qtbot):
    room = open_room(cloud(40))
    first = dict(room.layers.shown)
    for layer in ("voronoi", "regions", "density"):
        room.layers.checks[layer].click()
    room.choose_classifier("naive-bayes")
    rest(room, qtbot)
    room.context.session.edit(room.context.session.data)  # the same set stays as it is
    rest(room, qtbot)
    assert room.probe("task")["classifier"] == "naive-bayes"
    assert room.probe("layers") != first
    room.context.session.open(cloud(50, seed=3))
    rest(room, qtbot)
    assert room.probe("layers") == first
    assert room.probe("task")["classifier"] == "knn"
    assert room.controls.classifier.currentData() == ""


@pytest.mark.parametrize(
    ("labels", "new"),
    [
        (("a", "b"), "c"),
        ((), "a"),
        (("malignant", "benign"), "class3"),
        (("class1", "class2"), "class3"),
        (("0", "1"), "2"),
        (("3", "7"), "8"),
        (("class3", "benign"), "class4"),
        (("Iris-setosa", "Iris-versicolor"), "class3"),
    ],
)
def test_a_new_class_is_named_as_the_others_are(labels, new):
    assert next_label(labels) == new
    assert next_label(labels) not in labels


def test_answers_about_rows_that_are_not_drawn_yet_wait(open_room, qtbot):
    """Other data came while the room was not in front; then the curve of them arrives."""
    room = open_room(cloud(60))
    room.leave()
    room.context.session.open(cloud(20))
    assert room.stage.data.n_rows == 20
    assert len(room.canvas.positions) == 60
    told = []
    room.verdict.told.connect(lambda *figures: told.append(figures))
    room.verdict.wanted = True
    curve = AccuracyCurve(
        errors=np.zeros(3), biased=np.zeros(3), predicted=np.zeros(20, np.int64),
        margins=np.zeros(20), n=20, correct=20,
    )  # fmt: skip
    only(room, AccuracyRequests).curved.emit(curve, "")
    assert not told
    room.enter()
    rest(room, qtbot)
    assert len(room.canvas.positions) == 20


def test_what_was_about_to_be_asked_when_the_room_was_left_asks_nothing_of_old_rows(
    strips, qtbot
):
    session, before = strips.context.session, strips.generation
    own = Qt.FindChildOption.FindDirectChildrenOnly
    for timer in strips.findChildren(QTimer, options=own):
        timer.start()
    assert strips.busy
    strips.leave()
    data = session.data
    session.edit(data.take(np.append(np.arange(data.n_rows), 0)))  # one row more
    rest(strips, qtbot)
    assert strips.last_message is None
    assert strips.generation == before
    strips.enter()
    rest(strips, qtbot)
    assert strips.last_message is None
    assert strips.probe("judgement")["n"] == data.n_rows + 1
