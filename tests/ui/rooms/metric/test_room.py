"""The Metric lab with inline jobs: values, morph, line mode, pairs, impostors."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QWidget,
)
from support.metric_results import mapped_by
from support.rooms import LONG, child, rest, settle

from workbench.api import Attribute, Dataset
from workbench.compute.metric_lab.morph_accuracy import STOPS
from workbench.compute.reading.readers import read
from workbench.ui.rooms.metric.planes.picture import Picture

NAME = re.compile(r"^metric(_[a-zA-Z0-9]+)+$")


def again(room, qtbot, act=None):
    settle(room, qtbot, act or room.widgets.bar.learn.click)


def test_morph_of_the_strips(learn):
    room = learn()
    slider = child(room, "metric_morphSlider")
    figures, variances = [], []
    for t in (0, 25, 50, 75, 100):
        slider.setValue(t)
        metric = room.probe("metric")
        assert metric["t"] == pytest.approx(t / 100)
        figures.append(100 * metric["loo"])
        after = room.probe("points")["after"]
        variances.append(np.var(after["x"]) + np.var(after["y"]))
        assert metric["variance"] == pytest.approx(variances[-1], rel=1e-9)
    assert figures == pytest.approx([61.0, 80.0, 93.0, 97.5, 99.5], abs=1e-9)
    assert variances == pytest.approx([variances[0]] * 5, rel=1e-6)
    assert room.probe("latency")["morph"]["count"] >= 4
    curve = child(room, "metric_morph_curve_plot").probe("curve")
    assert curve["t"] == pytest.approx(STOPS.tolist())
    assert np.all(np.diff(curve["loo"]) >= 0)


def test_what_is_drawn_piece_by_piece_can_be_had_at_once(room, qtbot):
    """A replay presses Play as soon as the figures are known, before the eye sees it."""
    seen, play = [], room.widgets.morph.play

    def on_metric_changed():
        seen.append(play.isVisible())
        room.finish_drawing()
        seen.append(play.isVisible() and play.isEnabled())

    session = room.context.session
    session.open(read("builtin:thesis21-strips"))
    session.metric_changed.connect(on_metric_changed)
    room.widgets.bar.learn.click()
    qtbot.waitUntil(lambda: len(seen) >= 2, timeout=LONG)
    assert seen[:2] == [False, True]


def test_points_start_where_they_are(learn):
    room = learn()
    room.widgets.morph.set_t(0.0)
    points = room.probe("points")
    for axis in "xy":
        assert points["after"][axis] == pytest.approx(points["before"][axis])
    X = room.context.session.data.X
    assert points["before"]["x"] == pytest.approx(X[:, 0].tolist())


def test_learning_makes_the_metric_known(learn):
    room = learn()
    session = room.context.session
    assert session.metric.plugin == "kissnn"
    assert session.metric.data == session.scene.data
    assert session.metric.result.metric.rank == 2
    assert session.scene.metric == "euclidean"
    room.widgets.use.click()
    assert session.scene.metric == "learned"


def test_covariance_choice_learns_again(learn, qtbot):
    room = learn()
    assert room.probe("metric")["covariance"] == "ml"
    combo = child(room, "metric_covCombo", QComboBox)
    again(room, qtbot, lambda: combo.setCurrentIndex(combo.findData("ledoit-wolf")))
    metric = room.probe("metric")
    assert metric["covariance"] == "ledoit-wolf"
    assert metric["loo_after"] < 0.97
    tried = child(room, "metric_tried_table")
    shown = [tried.text(row, 1) for row in range(2)]
    assert shown == ["V 5, ML", "V 5, LW"]
    again(room, qtbot, lambda: tried.clicked.emit(tried.model().index(0, 0)))
    assert room.probe("metric")["loo_after"] == 0.995


def test_settings_of_metrics_tried_show_where_their_heading_has_a_place(learn, qtbot):
    room = learn()
    combo = child(room, "metric_covCombo", QComboBox)
    again(room, qtbot, lambda: combo.setCurrentIndex(combo.findData("ledoit-wolf")))
    tried = child(room, "metric_tried_table")
    heading = tried.horizontalHeader().sectionSizeHint(1)
    seen = set()
    for width in (*range(150, 420, 6), 200):
        tried.setFixedWidth(width)
        qtbot.waitUntil(lambda w=width: tried.width() == w)
        seen.add(tried.isColumnHidden(1))
        assert tried.isColumnHidden(1) or tried.columnWidth(1) >= heading, width
        assert not any(tried.isColumnHidden(column) for column in (0, 2, 3, 4))
    assert seen == {True, False}
    tip = tried.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Neighbours (V): 5; Covariance: auto" in tip  # named where no column does


def test_folds_are_honest(learn, qtbot):
    room = learn()
    assert "METRIC:ALL" in room.probe("metric")["badges"]
    folds = child(room, "metric_foldsBtn", QAbstractButton)
    with qtbot.waitSignal(room.folds.finished, timeout=LONG):
        folds.click()
    metric = room.probe("metric")
    assert metric["badges"] == "99.5 % [LOO]"
    assert metric["honest"]["wrong"] == [28]
    run = room.context.session.runs[-1]
    assert (run.plugin, run.badge, run.optimistic) == ("kissnn", "LOO", False)
    assert run.result.figures.confusion.tolist() == [[99, 1], [0, 100]]
    assert run.recipe["data"] == ["builtin:thesis21-strips"]
    assert "row 29" in room.last_message.text
    room.last_message.action[1]()
    assert room.context.session.selection == {28}
    folds.click()
    assert "METRIC:ALL" in room.probe("metric")["badges"]


def test_projection_ends_in_line_mode(learn):
    room = learn("wine-2", scale="min-max")
    metric = room.probe("metric")
    assert sum(v < 0 for v in metric["raw_eigenvalues"]) == 1
    assert metric["rank"] == 1
    assert metric["line"]
    assert "rank 1" in metric["badges"]
    after = room.probe("points")["after"]
    picture = room.picture
    assert after["x"] == pytest.approx(picture.line().tolist())
    room.widgets.morph.set_t(0.9)
    assert not room.probe("metric")["line"]
    axis = room.widgets.after.getPlotItem().getAxis("bottom")
    assert "mapped" in axis.labelText
    room.widgets.morph.set_t(1.0)
    assert "direction left" in axis.labelText
    assert room.probe("metric")["line"]
    room.widgets.bar.clip.setChecked(False)
    raw = room.widgets.matrix.matrix()
    assert np.linalg.eigvalsh(raw)[0] == pytest.approx(-82, abs=1)
    assert "no metric" in room.last_message.text


def test_click_selects_and_two_clicks_make_a_pair(learn, gestures, qtbot):
    room = learn()
    plane = room.widgets.after
    points = room.probe("points")["after"]
    for row in (16, 89):
        gestures.click(plane, points["x"][row], points["y"][row])
    first, second = room.probe("selection")["pair"]
    assert room.probe("selection")["rows"] == [second]
    assert first != second
    pairs = room.probe("pairs")
    y = room.picture.y
    assert pairs["pair"] == [first, second]
    assert pairs["kind"] == ("S" if y[first] == y[second] else "D")
    assert room.widgets.before.probe("selection")["positions"] == [second]


def test_pair_by_keyboard_shows_the_decision(learn):
    room = learn()
    child(room, "metric_pairASpin", QAbstractSpinBox).setValue(17)
    child(room, "metric_pairBSpin", QAbstractSpinBox).setValue(90)
    result = room.picture.result
    x = result.data.X[89] - result.data.X[16]
    sigma_s, sigma_d = result.differences.sigma_s, result.differences.sigma_d
    expected = 0.5 * (
        x @ (np.linalg.inv(sigma_s) - np.linalg.inv(sigma_d)) @ x
        + np.log(np.linalg.det(sigma_s) / np.linalg.det(sigma_d))
    )
    pairs = room.probe("pairs")
    assert pairs["log_ratio"] == pytest.approx(expected)
    assert pairs["kind"] == "S"
    text = child(room, "metric_pairLabel").text()
    assert text.startswith(f"(17, 90): {expected:.2f} same")


def test_marker_of_a_far_pair_stays_in_the_picture(learn):
    room = learn()
    X = room.picture.X
    panel = room.widgets.differences
    a, b = int(np.argmin(X[:, 0])), int(np.argmax(X[:, 0]))
    panel.pair_changed.emit(a, b)
    left, right, bottom, top = panel.extent()
    x, y = (panel.ratio.marker.data[axis][0] for axis in "xy")
    assert left < x < right
    assert bottom < y < top
    assert np.cross([x, y, 0], [*(X[b] - X[a]), 0]) == pytest.approx(0, abs=1e-9)


def test_zero_line_of_the_ratio_is_where_the_ratio_vanishes(learn, qtbot):
    room = learn("wine-2", scale="min-max")
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    plot = room.widgets.differences.ratio
    contour, result = plot.contour, room.picture.result
    path = contour.path if contour.path is not None else contour.generatePath()
    path = contour.path
    assert path.elementCount() > 20
    form, constant = result.differences.ratio.form, result.differences.ratio.constant
    left, right, bottom, top = room.widgets.differences.extent()
    scale = np.array([(right - left) / 128, (top - bottom) / 128])
    for index in range(0, path.elementCount(), 7):
        element = path.elementAt(index)
        x = np.array([left, bottom]) + np.array([element.x, element.y]) * scale
        slope = np.abs(form @ x) @ scale  # what half a cell more or less makes
        assert abs(0.5 * x @ form @ x + constant) <= slope + 1e-3


def test_impostors_of_one_row(learn):
    room = learn()
    room.context.session.select([28])
    here = room.probe("impostors")
    assert here["row"] == 28
    X, y = room.picture.X, room.picture.y
    Z = X @ room.picture.result.metric.components.T
    for side, rows in (("before", X), ("after", Z)):
        targets = here[side]["targets"]
        assert len(targets) == here[side]["pulls"] == 5
        distance = np.linalg.norm(rows - rows[28], axis=1)
        reach = 1.1 * distance[targets].max()
        inside = np.flatnonzero((distance <= reach) & (y != y[28]))
        assert sorted(here[side]["impostors"]) == inside.tolist()
    assert (
        "row 29"
        in room.widgets.before_header.findChild(
            QWidget, "metric_before_countLabel"
        ).text()
    )


def test_keyboard_steps_through_rows(learn, gestures):
    room = learn()
    room.widgets.before.setFocus()
    gestures.key(room.widgets.before, Qt.Key.Key_Period, times=3)
    assert room.context.session.selection == {2}
    gestures.key(room.widgets.before, Qt.Key.Key_Comma)
    assert room.context.session.selection == {1}


def test_more_attributes_draw_two_or_the_eigen_directions(learn):
    room = learn("iris")
    view = room.widgets.view
    assert not view.isHidden()
    X = room.picture.X
    before = room.probe("points")["before"]
    assert before["y"] == pytest.approx(X[:, 1].tolist())
    room.context.session.set_scene(x="petal-length", y="petal-width")
    assert room.probe("points")["before"]["x"] == pytest.approx(X[:, 2].tolist())
    view.setCurrentIndex(1)
    vectors = room.picture.result.metric.eigenvectors
    before = room.probe("points")["before"]
    along = X @ vectors[:, 0]
    assert abs(np.corrcoef(before["x"], along)[0, 1]) == pytest.approx(1.0)
    label = room.widgets.before.getPlotItem().getAxis("bottom").labelText
    assert "eigenvector 1" in label


def test_play_with_reduced_motion_shows_three_stills(learn, qtbot, monkeypatch):
    monkeypatch.setattr("workbench.ui.rooms.metric.planes.morph_slider.STILL_MS", 10)
    room = learn()
    morph = room.widgets.morph
    morph.reduce.setChecked(True)
    seen = []
    morph.moved.connect(seen.append)
    morph.play.click()
    qtbot.waitUntil(lambda: not morph.play.isChecked(), timeout=LONG)
    assert seen == [0.0, 0.5, 1.0]


def test_figures_are_announced(learn, qtbot):
    said = []
    room = learn()
    room.context.commands.announced.connect(said.append)
    room.widgets.morph.set_t(0.5)
    qtbot.waitUntil(lambda: bool(said), timeout=LONG)
    assert said == ["t = 0.50: 93.0 %"]


def test_scene_and_edits_learn_again_and_other_data_forget(learn, qtbot):
    room = learn()
    session = room.context.session
    again(room, qtbot, lambda: session.set_scene(k=1))
    assert room.probe("metric")["loo_before"] == pytest.approx(0.72)
    again(room, qtbot, lambda: session.edit(session.data.take(np.arange(150))))
    assert len(room.picture.X) == 150
    session.select([28])  # a row with impostors
    session.open(read("builtin:iris"))
    assert room.probe("metric") == {"learned": False}
    assert not room.widgets.folds.isEnabled()
    assert room.widgets.after.probe("points")["x"] == []
    shown = room.widgets.before.probe("points")["x"]
    assert shown == session.data.X[:, 0].tolist()
    session.set_scene(x="petal-length")
    shown = room.widgets.before.probe("points")["x"]
    assert shown == session.data.X[:, 2].tolist()


def test_a_hidden_room_waits_until_it_is_entered(learn, qtbot):
    room = learn()
    room.hide()
    room.context.session.set_scene(k=1)
    qtbot.wait(50)
    assert room.probe("metric")["loo_before"] == 0.61
    room.show()
    again(room, qtbot, room.enter)
    assert room.probe("metric")["loo_before"] == pytest.approx(0.72)


@pytest.mark.parametrize("kind", ["one attribute", "one class", "constant", "equal"])
def test_odd_data_never_raise(learn, kind):
    X, y = np.random.default_rng(0).normal(size=(30, 2)), np.arange(30) % 2
    if kind == "one attribute":
        X = X[:, :1]
    elif kind == "one class":
        y = np.zeros(30, int)
    elif kind == "constant":
        X[:, 1] = 1.0
    else:
        X[:] = 1.0
    names = tuple(Attribute(f"a{i}") for i in range(X.shape[1]))
    room = learn(Dataset(X, y, names, Attribute("c", "nominal", ("p", "q"))))
    room.context.session.select([3])
    for t in (0.0, 0.5, 1.0):
        room.widgets.morph.set_t(t)
        after = room.probe("points")["after"]
        assert np.isfinite(after["x"] + after["y"]).all()


def test_note_card_is_for_the_strips(learn):
    room = learn("thesis21-strips")
    asked = []
    room.context.commands.open_requested.connect(asked.append)
    child(room, "metric_noteBtn", QAbstractButton).click()
    assert not room.widgets.card.isHidden()
    child(room, "metric_notePrintedBtn", QAbstractButton).click()
    assert asked == ["builtin:thesis21-printed"]
    assert room.widgets.card.isHidden()
    room.context.session.open(read("builtin:iris"))
    assert room.widgets.note.isHidden()


def test_troubles_are_one_line(learn):
    rng = np.random.default_rng(0)
    y = np.arange(30) % 2
    X = np.column_stack([rng.normal(size=30) + 9 * y] * 2)  # two equal attributes
    names = (Attribute("a"), Attribute("b"))
    kind = Attribute("c", "nominal", ("p", "q"))
    room = learn(Dataset(X, y, names, kind))
    assert room.last_message.level == "warning"
    assert "ledoit-wolf" in room.last_message.text
    y = np.array([0] + [1] * 29)
    learn(Dataset(rng.normal(size=(30, 2)), y, names, kind))
    assert "one row only" in room.last_message.text


def test_without_data_there_is_a_hint(room):
    room.run()
    assert room.last_message.level == "warning"
    assert not room.widgets.hint.isHidden()


def test_names_and_accessible_texts(learn):
    room = learn("iris")
    for page_id in ("morph", "differences"):
        room.widgets.tabs.open(page_id)
        shown = [w for w in room.findChildren(QWidget) if w.isVisible()]
        for widget in shown:
            inside = isinstance(
                widget.parent(),
                QAbstractSpinBox | QComboBox | QAbstractScrollArea,
            )
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inside:
                assert NAME.match(widget.objectName()), widget
                assert widget.accessibleName() or hasattr(widget, "text"), widget
    for plot in (room.widgets.before, room.widgets.after):
        assert "150 points" in plot.accessibleDescription()


def test_picture_of_one_attribute():
    rng = np.random.default_rng(1)
    X, y = rng.normal(size=(20, 1)), np.arange(20) % 2
    result = mapped_by([[2.0]], X=X, y=y, attributes=["a"], k=3)
    picture = Picture(result, "attributes", (0, 0))
    assert not picture.is_line
    assert picture.at(1.0)[:, 0] == pytest.approx(X[:, 0])
    assert picture.at(1.0)[:, 1] == pytest.approx(np.zeros(20))
    assert picture.axis_names() == ("a", "")
