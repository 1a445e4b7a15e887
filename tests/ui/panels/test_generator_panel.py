"""Making data in the window, and the truth behind them on the plane."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton
from support.rooms import asked_of, child, only

from workbench.api import Dataset
from workbench.compute.plugins.generate import generate, make_generator
from workbench.jobs.registry import resolve
from workbench.ui.panels.generator_panel import GeneratePanel, GenerateWindow
from workbench.ui.rooms.explore.room import ExploreRoom
from workbench.ui.widgets.params_form import ParamsForm


@pytest.fixture
def panel(context, qtbot):
    made = GeneratePanel(context)
    made.resize(600, 440)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def room(context, qtbot):
    made = ExploreRoom(context)
    made.resize(1000, 560)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def show(qtbot, room, data):
    room.context.session.open(data)
    room.enter()
    qtbot.waitUntil(lambda: not room.busy, timeout=20_000)


def press(panel):
    QTest.mouseClick(
        panel.findChild(QPushButton, "generate_makeBtn"), Qt.MouseButton.LeftButton
    )


# -- the panel -------------------------------------------------------------------------


def test_every_generator_is_listed_with_its_form(panel, context):
    titles = panel.findChild(QListWidget, "generate_list")
    known = {p.title for p in context.catalogue.plugins if p.kind == "generator"}
    assert {titles.item(i).text() for i in range(titles.count())} == known
    assert len(known) >= 16
    for i in range(titles.count()):
        titles.setCurrentRow(i)
        assert panel.current.title == titles.item(i).text()
        assert panel.findChild(QPushButton, "generate_makeBtn").isEnabled()


def test_a_set_is_made_with_the_values_of_the_form(panel, qtbot):
    assert panel.choose("moons")
    panel.findChild(QLineEdit, "generate_noise_Edit").setText("0.3")
    with qtbot.waitSignal(panel.generated, timeout=10_000) as made:
        press(panel)
    answer = made.args[0]
    assert Dataset.open(answer.folder).name == "moons n_rows=300 noise=0.3"
    error = make_generator("moons", {"noise": 0.3}).bayes_error()
    assert answer.generator.bayes_error == pytest.approx(error, abs=1e-9)
    told = panel.findChild(QLabel, "generate_bayesLabel").text()
    assert f"{100 * error:.2f} %" in told
    # it is of other parameters from now on
    panel.findChild(QLineEdit, "generate_noise_Edit").setText("0.4")
    assert panel.findChild(QLabel, "generate_bayesLabel").text() == ""


def test_a_bad_value_is_told_and_nothing_is_made(panel):
    panel.choose("moons")
    panel.findChild(QLineEdit, "generate_noise_Edit").setText("-1")
    assert not panel.findChild(QPushButton, "generate_makeBtn").isEnabled()
    assert "at least 0" in panel.findChild(QLabel, "generate_bayesLabel").text()
    panel.findChild(QLineEdit, "generate_noise_Edit").setText("1")
    assert panel.findChild(QPushButton, "generate_makeBtn").isEnabled()


def test_values_are_kept_while_others_are_looked_at(panel):
    panel.choose("moons")
    panel.findChild(QLineEdit, "generate_noise_Edit").setText("0.7")
    panel.choose("waveform")
    assert panel.findChild(QLineEdit, "generate_noise_Edit").text() == "1"
    panel.choose("moons")
    assert panel.findChild(QLineEdit, "generate_noise_Edit").text() == "0.7"
    assert not panel.choose("nobody")


def test_an_unknown_error_is_said_to_be_unknown(panel, qtbot):
    panel.choose("gaussians", {"n_attributes": 3, "covariance": "own"})
    with qtbot.waitSignal(panel.generated, timeout=10_000) as made:
        press(panel)
    assert made.args[0].generator.bayes_error is None
    assert "not known" in panel.findChild(QLabel, "generate_bayesLabel").text()


def test_the_window_opens_what_it_makes(window, qtbot):
    window.acts["data_generate"].trigger()
    made = window.findChild(GenerateWindow, "generate_dialog")
    assert made.isVisible()
    assert not made.isModal()
    made.panel.choose("circles", {"n_rows": 40})
    with qtbot.waitSignal(made.opened, timeout=10_000):
        press(made.panel)
    session = window.context.session
    assert session.data.same_as(generate("circles", {"n_rows": 40}))
    assert window.room.room_id == "explore"  # from Home; it stays elsewhere
    window.show_room("classify")
    made.panel.choose("led", {"n_rows": 30})
    with qtbot.waitSignal(made.opened, timeout=10_000):
        QTest.keyClick(made.panel, Qt.Key.Key_Return)
    assert window.room.room_id == "classify"
    assert len(session.datasets) == 2
    window.show_room("explore")
    made.hide()
    QTest.mouseClick(window.room.toolbar.generate, Qt.MouseButton.LeftButton)
    assert made.isVisible()
    assert len(window.findChildren(GenerateWindow)) == 1


# -- the truth -------------------------------------------------------------------------


def segments(room):
    """The ends of the pieces of the boundary, two by two, which are those drawn."""
    ends = np.array(room.probe("truth")["boundary"]).reshape(-1, 2)
    x, y = room.regions.truth.getData()
    drawn = np.empty((0, 2)) if x is None else np.column_stack([x, y])
    np.testing.assert_array_equal(drawn, ends)
    return ends


def test_the_truth_lies_where_the_optimal_rule_changes(room, qtbot):
    show(qtbot, room, generate("xor", {"noise": 0.3}))
    check = room.layers.checks["truth"]
    assert check.isEnabled()
    assert len(segments(room)) == 0
    check.setChecked(True)
    qtbot.waitUntil(lambda: len(segments(room)) > 0, timeout=10_000)
    assert room.regions.truth.isVisible()
    # the optimal rule of XOR is the cross of the axes; a cell is 1/256 of the view
    cell = max(
        room.canvas.view.viewRect().width(), room.canvas.view.viewRect().height()
    )
    off = np.abs(segments(room)).min(axis=1)
    assert off.max() < 2 * cell / 256
    q = make_generator("xor", {"noise": 0.3}).bayes_error()
    assert room.probe("truth")["error"] == pytest.approx(q, abs=1e-9)
    assert f"{100 * q:.2f} %" in room.layers.truth.text()
    check.setChecked(False)
    assert not room.regions.truth.isVisible()


def test_the_truth_follows_swapped_axes(room, qtbot):
    show(qtbot, room, generate("moons", {"noise": 0.1}))
    room.layers.checks["truth"].setChecked(True)
    qtbot.waitUntil(lambda: len(segments(room)) > 0, timeout=10_000)
    room.context.session.set_scene(x="y", y="x")
    qtbot.waitUntil(lambda: not room.busy, timeout=20_000)
    generator = make_generator("moons", {"noise": 0.1})
    middles = segments(room).reshape(-1, 2, 2).mean(axis=1)[:, ::-1]
    step = np.array([[0.1, 0.1], [-0.1, 0.1], [0.1, -0.1], [-0.1, -0.1]])
    around = np.array([generator.bayes_classes(middles + s) for s in step])
    # close to each piece of the line both classes are found
    assert (around.min(axis=0) != around.max(axis=0)).mean() > 0.95


def test_there_is_no_truth_of_other_data(room, qtbot):
    moons = generate("moons", {})
    show(qtbot, room, moons)
    room.layers.checks["truth"].setChecked(True)
    qtbot.waitUntil(lambda: len(segments(room)) > 0, timeout=10_000)
    bare = Dataset(moons.X, moons.y, moons.attributes, moons.class_attribute, "bare")
    show(qtbot, room, bare)
    assert not room.layers.checks["truth"].isEnabled()
    assert len(segments(room)) == 0
    assert room.layers.truth.text() == ""
    show(qtbot, room, generate("gaussians", {"n_attributes": 3}))
    assert not room.layers.checks["truth"].isEnabled()


# -- the tasks -------------------------------------------------------------------------


def test_the_task_saves_what_it_makes(tmp_path):
    payload = {"id": "monks", "params": {"problem": "3"}, "folder": str(tmp_path)}
    answer = resolve("generate")(payload)
    made = Dataset.open(tmp_path)
    assert made.same_as(generate("monks", {"problem": "3"}))
    assert answer.generator.bayes_error == pytest.approx(0.05)
    assert answer.instances == 432


@pytest.mark.parametrize("source", ["", "generator:gone {}", "a/file.arff"])
def test_the_task_knows_no_truth_of_other_sources(source):
    payload = {"source": source, "rectangle": (0, 1, 0, 1), "axes": (0, 1)}
    assert resolve("truth")(payload).boundary is None


# -- the look at data to come ----------------------------------------------------------


def test_the_preview_shows_rows_made_by_the_settings(panel, qtbot):
    panel.choose("moons", {"n_rows": 80, "noise": 0.0})
    qtbot.waitUntil(lambda: panel.preview.plot.probe("preview")["points"] == 80)
    seen = panel.preview.plot.probe("preview")
    params = {**only(panel, ParamsForm).values()}
    made = generate("moons", params)
    assert np.array(seen["places"]) == pytest.approx(made.X)
    assert seen["sizes"] == np.bincount(made.y).tolist()
    assert panel.preview.plot.table().n_rows == 80


def test_a_million_rows_are_looked_at_by_a_thousand(panel, context, qtbot):
    with asked_of(context.jobs) as asked:
        panel.choose("moons", {"n_rows": 1_000_000})
        qtbot.waitUntil(lambda: panel.preview.plot.probe("preview")["points"] == 1000)
    assert set(asked) == {"generate_preview"}  # nothing but the sample was made


def test_cancel_stops_what_is_made(panel, qtbot):
    panel.choose("moons", {"n_rows": 50})
    made = []
    panel.generated.connect(made.append)
    panel.generate()
    cancel = panel.findChild(QPushButton, "generate_cancelBtn")
    assert cancel.isEnabled()
    cancel.click()
    qtbot.waitUntil(lambda: not panel.busy)
    assert made == []
    assert "Cancelled" in child(panel, "generate_bayesLabel", QLabel).text()
