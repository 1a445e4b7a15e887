"""Presenter mode: large text, no panels, keys that walk, blank and freeze."""

from __future__ import annotations

import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from workbench.ui.lessons import lesson_player
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.thick_marks import ThickMarks

WAIT_MS = 30_000


@pytest.fixture
def shown(make_window, qtbot):
    """A window with a lesson, in presenter mode."""
    window = make_window(fresh=True, lesson="first-five")
    player = window.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    window.docks["log"].show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=WAIT_MS)
    window.acts["view_presenter"].trigger()
    return window, player


def key(window, key):
    QTest.keyClick(window, key)
    return window.probe("presenter")["curtain"]


def test_text_panels_and_keys(shown):
    window, player = shown
    told = window.probe("presenter")
    assert told["on"]
    assert told["text"] == pytest.approx(1.5)
    assert window.docks.shown == [window.docks["lesson"]]
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    assert player.walk.index == 1
    QTest.keyClick(window, Qt.Key.Key_PageUp)
    assert player.walk.index == 0
    assert key(window, Qt.Key.Key_B) == "blank"
    assert window.grab().toImage().pixelColor(400, 300).name() == "#000000"
    assert key(window, Qt.Key.Key_B) == "open"
    before = window.grab().toImage()
    assert key(window, Qt.Key.Key_F) == "frozen"
    player.skip()
    assert window.grab().toImage() == before, "the picture stands still"
    assert key(window, Qt.Key.Key_Escape) == "open"
    assert window.grab().toImage() != before


def test_it_puts_everything_back(shown):
    window, player = shown
    key(window, Qt.Key.Key_B)
    window.acts["view_presenter"].trigger()
    told = window.probe("presenter")
    assert (told["on"], told["curtain"], told["text"]) == (False, "open", 1.0)
    assert window.docks["log"].isVisible()
    assert window.docks.edge.isVisible()
    index = player.walk.index
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    QTest.keyClick(window, Qt.Key.Key_B)
    assert (player.walk.index, window.probe("presenter")["curtain"]) == (index, "open")


def test_what_is_typed_is_typed(shown, qtbot):
    window, _player = shown
    field = QLineEdit(window)
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "bf")
    assert field.text() == "bf"
    assert window.probe("presenter")["curtain"] == "open"


def test_a_step_that_never_ends_offers_a_way_out(
    make_window, qtbot, monkeypatch, tmp_path
):
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)
    path = tmp_path / "never.lesson.json"
    path.write_text(
        '{"version": 1, "id": "never", "title": "N", "steps": ['
        '{"text": "t", "until": [["main", "scene", "k", "is", -1]]}, {"text": "u"}]}'
    )
    window = make_window(fresh=True, lesson=str(path))
    player = window.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    label = window.findChild(QLabel, "main_lesson_stuckLabel")
    qtbot.wait(60)
    assert not label.isVisible()
    monkeypatch.setattr(lesson_player, "WAY_OUT_S", 0.05)
    qtbot.waitUntil(label.isVisible, timeout=WAIT_MS)
    assert "Skip" in label.text()
    player.skip()
    qtbot.waitUntil(lambda: not label.isVisible(), timeout=WAIT_MS)


def test_lines_and_spots_are_larger_and_small_again(qtbot):
    plot = pg.PlotWidget()
    qtbot.addWidget(plot)
    curve = plot.plot([0, 1], [0, 1], pen=pg.mkPen("r", width=2))
    spots = pg.ScatterPlotItem([0, 1], [1, 0], size=8)
    restyled = pg.ScatterPlotItem([0, 1], [1, 0], size=8)
    for item in (spots, restyled):
        plot.addItem(item)
    holder = QWidget()
    qtbot.addWidget(holder)
    plot.setParent(holder)
    marks = ThickMarks()
    for _ in range(2):  # once is all it does
        marks.thicken(holder)
        assert curve.curve.opts["pen"].widthF() == pytest.approx(3.6)
        assert spots.opts["size"] == 12
    restyled.setSize(5)
    marks.give_back()
    assert curve.curve.opts["pen"].widthF() == 2
    assert spots.opts["size"] == 8
    assert restyled.opts["size"] == 5
