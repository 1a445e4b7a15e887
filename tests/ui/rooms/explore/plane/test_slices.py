"""The slice strip: where the attributes not drawn are fixed, for every classifier."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QSlider, QToolButton
from support.checkout import ROOT
from support.explore import shown_cells, shown_labels
from support.rooms import child, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.pictures.regions import FittedClassifier
from workbench.ui.rooms.explore.plane.slices import MOST

TRANSLATIONS = ROOT / "resources" / "translations"


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


def fixed_cells(p_q, colour, s):
    cells = np.empty((len(p_q), 4))
    cells[:, :2], cells[:, 2], cells[:, 3] = p_q, colour, s
    return cells


def test_a_label_can_be_chosen_and_k_nn_follows(open_room, qtbot):
    room = open_room(mixed())
    data = room.context.session.data
    labels = child(room, "explore_slice_0Combo", QComboBox)
    assert labels.currentText() == "blue"  # the commonest
    median = float(np.median(data.X[:, 3]))
    assert room.strip.values == {"colour": 2.0, "s": pytest.approx(median)}
    for code in (2, 0):
        if code != 2:
            labels.setCurrentIndex(code)
            labels.activated.emit(code)
            rest(room, qtbot)
        assert f"colour = {data.attributes[2].values[code]}" in room.strip.caption()
        here = shown_cells(room)
        numbers = ((here[:, None] - data.X[None, :, :2]) ** 2).sum(axis=2)
        numbers += (data.X[:, 3] - median) ** 2
        numbers += 2.0 * (data.X[:, 2] != code)  # two of the 0/1 columns differ
        nearest = np.argsort(numbers, axis=1, kind="stable")[:, :5]
        expected = (data.y[nearest].sum(axis=1) > 2).astype(int)
        assert np.array_equal(shown_labels(room), expected)


@pytest.mark.parametrize("plugin", ["j48", "naive-bayes", "svm", "random-forest"])
def test_other_classifiers_are_asked_at_the_cells_the_strip_names(
    open_room, qtbot, plugin
):
    room = open_room(mixed())
    room.choose_classifier(plugin)
    labels = child(room, "explore_slice_0Combo", QComboBox)
    labels.setCurrentIndex(1)
    labels.activated.emit(1)
    slider = child(room, "explore_slice_1Slider", QSlider)
    slider.setValue(slider.maximum())
    rest(room, qtbot)
    data = room.context.session.data
    fitted = FittedClassifier(data, plugin, {}, "none")
    cells = fixed_cells(shown_cells(room), 1, data.X[:, 3].max())
    expected = fitted.estimator.predict(fitted.preparation.transform(cells))
    assert np.array_equal(shown_labels(room), expected)


def test_what_is_fixed_is_said_above_the_plane(open_room):
    room = open_room(mixed())
    s = f"{np.median(room.context.session.data.X[:, 3]):.4g}"
    title = room.canvas.getPlotItem().titleLabel
    assert title.isVisible()
    assert title.text == f"Slice at colour = blue,  s = {s}"


def test_values_stay_when_an_axis_changes_and_go_back_on_request(open_room, qtbot):
    room = open_room(mixed())
    session = room.context.session
    slider = child(room, "explore_slice_1Slider", QSlider)
    slider.setValue(0)
    lowest = session.data.X[:, 3].min()
    assert room.strip.values["s"] == pytest.approx(lowest)
    session.set_scene(x="q", y="p")
    rest(room, qtbot)
    assert room.strip.values["s"] == pytest.approx(lowest)
    button = child(room, "explore_slice_resetBtn", QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    rest(room, qtbot)
    assert room.strip.values["s"] == pytest.approx(np.median(session.data.X[:, 3]))
    other = mixed(seed=8)
    child(room, "explore_slice_1Slider", QSlider).setValue(0)
    session.open(other)  # of the same name and attributes
    rest(room, qtbot)
    assert room.strip.values["s"] == pytest.approx(np.median(other.X[:, 3]))


def test_rows_painted_take_the_cells_of_the_slice(open_room, gestures, qtbot):
    room = open_room(mixed())
    labels = child(room, "explore_slice_0Combo", QComboBox)
    labels.setCurrentIndex(0)
    labels.activated.emit(0)
    room.choose_tool("point")
    gestures.click(room.canvas, 0.0, 0.0)
    rest(room, qtbot)
    added = room.context.session.data.X[-1]
    assert added[2] == 0.0
    assert added[3] == pytest.approx(room.strip.values["s"])


def test_of_many_attributes_some_get_a_control(open_fine):
    rng = np.random.default_rng(3)
    X = rng.normal(size=(40, 300))
    label = Attribute("class", "nominal", ("a", "b"))
    data = Dataset(X, np.arange(40) % 2, numeric_attributes(300), label)
    room = open_fine(data, (8,))
    assert len(room.strip.values) == MOST
    assert len(room.strip.findChildren(QSlider)) == MOST
    assert room.strip.caption().endswith(
        f"and {298 - room.strip.caption().count('=')} more"
    )
    cells = room.stage.base_row(room.context.session.data)
    assert cells[MOST + 2 :] == pytest.approx(np.median(X, axis=0)[MOST + 2 :])


@pytest.fixture
def spanish(qapp):
    """The window's texts in Spanish from the first `begin` on, until the test ends."""
    translator = QTranslator()
    assert translator.load("workbench_es", str(TRANSLATIONS))
    yield lambda: qapp.installTranslator(translator)
    qapp.removeTranslator(translator)


def test_strip_and_caption_follow_the_language(open_room, spanish):
    room = open_room(mixed())
    reset = child(room, "explore_slice_resetBtn", QToolButton)
    before, values = reset.text(), room.strip.values
    assert room.canvas.getPlotItem().titleLabel.text.startswith(before)
    spanish()
    room.retranslate()
    reset = child(room, "explore_slice_resetBtn", QToolButton)
    assert reset.text() not in ("", before)
    assert room.canvas.getPlotItem().titleLabel.text.startswith(reset.text())
    assert room.strip.values == values
