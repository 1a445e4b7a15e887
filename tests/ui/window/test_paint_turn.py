"""Wishes to be painted that come together are met once, after everything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.window.paint_turn import PaintTurn


class _Counter(QWidget):
    """Counts its paintings; one may wish for the next."""

    painted = 0
    again = 0

    def paintEvent(self, event) -> None:
        self.painted += 1
        if self.painted < self.again:
            self.update()


@pytest.fixture
def open_counter(qtbot) -> Callable[[bool], tuple[QWidget, _Counter]]:
    def make(turn: bool) -> tuple[QWidget, _Counter]:
        window = QWidget()
        counter = _Counter(window)
        counter.resize(50, 50)
        if turn:
            PaintTurn(window)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: counter.painted > 0)
        qtbot.wait(20)
        counter.painted = 0
        return window, counter

    return make


@pytest.mark.parametrize(("turn", "times"), [(True, 1), (False, 5)])
def test_five_scenes_that_changed_paint_once(open_counter, qtbot, turn, times):
    """Each scene of a `QGraphicsView` sends what is posted to its window at once."""
    window, counter = open_counter(turn)
    for _ in range(5):
        counter.update()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest.value)
    assert counter.painted == (0 if turn else 5)
    qtbot.waitUntil(lambda: counter.painted > 0)
    qtbot.wait(20)
    assert counter.painted == times


def test_what_changes_while_it_paints_is_painted_next(open_counter, qtbot):
    """A widget that wishes to be painted again in its own painting gets its turn."""
    window, counter = open_counter(True)
    counter.again = 5
    counter.update()
    qtbot.waitUntil(lambda: counter.painted == 5)
    window.hide()
    window.show()
    qtbot.waitUntil(lambda: counter.painted > 5)


def test_the_window_has_one(window):
    """What the rooms show is painted so too."""
    assert window.findChildren(PaintTurn)
