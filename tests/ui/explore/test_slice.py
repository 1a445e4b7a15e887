"""The slice strip: where the attributes not drawn are fixed, for every classifier."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QToolButton

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.regions import FittedClassifier, Grid
from workbench.ui.rooms.explore import ExploreRoom
from workbench.ui.rooms.explore.slices import MOST


def settle(qtbot, room):
    qtbot.waitUntil(lambda: not room.busy, timeout=20_000)


@pytest.fixture
def open_room(context, qtbot):
    made = []

    def make(data):
        room = ExploreRoom(context)
        room.resize(1000, 560)
        room.show()
        qtbot.waitExposed(room)
        context.session.open(data)
        room.enter()
        settle(qtbot, room)
        made.append(room)
        return room

    yield make
    for room in made:
        room.close()
        room.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def mixed(n=150, seed=1):
    """Two numbers to draw, one more, and a colour that matters most."""
    rng = np.random.default_rng(seed)
    colour = rng.choice(3, size=n, p=[0.25, 0.3, 0.45])
    X = np.column_stack([rng.normal(size=(n, 2)), colour, rng.normal(size=n)])
    y = (X[:, 0] + X[:, 3] + 2 * (colour == 0) - 2 * (colour == 1) > 0).astype(int)
    attributes = (
        Attribute("p"), Attribute("q"),
        Attribute("colour", "nominal", ("red", "green", "blue")), Attribute("s"),
    )  # fmt: skip
    label = Attribute("class", "nominal", ("no", "yes"))
    return Dataset(X, y, attributes, label, "mixed")


def fixed_cells(room, p_q, colour, s):
    cells = np.empty((len(p_q), 4))
    cells[:, :2], cells[:, 2], cells[:, 3] = p_q, colour, s
    return cells


def shown(room):
    return room.painting.picture["labels"].ravel()


def places(room):
    return Grid(*room.painting.picture["rectangle"], 256, 256).cells()


def test_a_label_can_be_chosen_and_k_nn_follows(open_room, qtbot):
    room = open_room(mixed())
    data = room.context.session.data
    labels = room.findChild(QComboBox, "explore_slice_0Combo")
    assert labels.currentText() == "blue"  # the commonest
    median = float(np.median(data.X[:, 3]))
    assert room.strip.values == {"colour": 2.0, "s": pytest.approx(median)}
    some = np.random.default_rng(2).choice(65536, 500, replace=False)
    for code in (2, 0):
        if code != 2:
            labels.setCurrentIndex(code)
            labels.activated.emit(code)
            settle(qtbot, room)
        assert f"colour = {data.attributes[2].values[code]}" in room.strip.caption()
        here = places(room)[some]
        numbers = ((here[:, None] - data.X[None, :, :2]) ** 2).sum(axis=2)
        numbers += (data.X[:, 3] - median) ** 2
        numbers += 2.0 * (data.X[:, 2] != code)  # two of the 0/1 columns differ
        nearest = np.argsort(numbers, axis=1, kind="stable")[:, :5]
        expected = (data.y[nearest].sum(axis=1) > 2).astype(int)
        assert np.array_equal(shown(room)[some], expected)


@pytest.mark.parametrize("plugin", ["j48", "naive-bayes", "svm", "random-forest"])
def test_other_classifiers_are_asked_at_the_cells_the_strip_names(
    open_room, qtbot, plugin
):
    room = open_room(mixed())
    room.choose_classifier(plugin)
    labels = room.findChild(QComboBox, "explore_slice_0Combo")
    labels.setCurrentIndex(1)
    labels.activated.emit(1)
    slider = room.findChild(QSlider, "explore_slice_1Slider")
    slider.setValue(slider.maximum())
    settle(qtbot, room)
    data = room.context.session.data
    fitted = FittedClassifier(data, plugin, {}, "none")
    cells = fixed_cells(room, places(room), 1, data.X[:, 3].max())
    expected = fitted.estimator.predict(fitted.preparation.transform(cells))
    assert np.array_equal(shown(room), expected)


def test_what_is_fixed_is_said_above_the_plane(open_room):
    room = open_room(mixed())
    s = f"{np.median(room.context.session.data.X[:, 3]):.4g}"
    title = room.canvas.getPlotItem().titleLabel
    assert title.isVisible()
    assert title.text == f"Slice at colour = blue,  s = {s}"


def test_values_stay_when_an_axis_changes_and_go_back_on_request(open_room, qtbot):
    room = open_room(mixed())
    session = room.context.session
    slider = room.findChild(QSlider, "explore_slice_1Slider")
    slider.setValue(0)
    lowest = session.data.X[:, 3].min()
    assert room.strip.values["s"] == pytest.approx(lowest)
    session.set_scene(x="q", y="p")
    settle(qtbot, room)
    assert room.strip.values["s"] == pytest.approx(lowest)
    button = room.findChild(QToolButton, "explore_slice_resetBtn")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, room)
    assert room.strip.values["s"] == pytest.approx(np.median(session.data.X[:, 3]))
    other = mixed(seed=8)
    room.findChild(QSlider, "explore_slice_1Slider").setValue(0)
    session.open(other)  # of the same name and attributes
    settle(qtbot, room)
    assert room.strip.values["s"] == pytest.approx(np.median(other.X[:, 3]))


def test_rows_painted_take_the_cells_of_the_slice(open_room, gestures, qtbot):
    room = open_room(mixed())
    labels = room.findChild(QComboBox, "explore_slice_0Combo")
    labels.setCurrentIndex(0)
    labels.activated.emit(0)
    room.choose_tool("point")
    gestures.click(room.canvas, 0.0, 0.0)
    settle(qtbot, room)
    added = room.context.session.data.X[-1]
    assert added[2] == 0.0
    assert added[3] == pytest.approx(room.strip.values["s"])


def test_of_many_attributes_some_get_a_control(open_room):
    rng = np.random.default_rng(3)
    X = rng.normal(size=(40, 300))
    label = Attribute("class", "nominal", ("a", "b"))
    room = open_room(Dataset(X, np.arange(40) % 2, numeric_attributes(300), label))
    assert len(room.strip.values) == MOST
    assert len(room.strip.findChildren(QSlider)) == MOST
    assert room.strip.caption().endswith(
        f"and {298 - room.strip.caption().count('=')} more"
    )
    cells = room.stage.base_row(room.context.session.data)
    assert cells[MOST + 2 :] == pytest.approx(np.median(X, axis=0)[MOST + 2 :])
