"""Wishes to be painted that come together are met once, after everything else."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer
from PySide6.QtGui import QExposeEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.services.repaint_queue import TURN, RepaintQueue, took_turn
from workbench.ui.window.paint_turn import PATIENCE, FirstSight, PaintTurn


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


def test_another_size_is_painted_in_a_later_turn(open_counter, qtbot):
    """Qt would paint within the event that tells the new size."""
    window, counter = open_counter(True)
    window.resize(300, 200)
    handle = window.windowHandle()
    QCoreApplication.sendEvent(handle, QResizeEvent(QSize(300, 200), QSize(100, 100)))
    QCoreApplication.sendEvent(handle, QExposeEvent(QRegion(0, 0, 300, 200)))
    assert counter.painted == 0
    qtbot.waitUntil(lambda: counter.painted > 0)
    qtbot.wait(20)
    assert counter.painted == 1


def test_a_window_waits_for_what_changes_in_turns(open_counter, qtbot):
    """Each job takes a turn; in between nothing is painted that changes again."""
    _window, counter = open_counter(True)
    queue, seen = RepaintQueue(), []
    queue.spread()
    for _ in range(5):

        def job() -> None:
            seen.append(counter.painted)
            counter.update()
            time.sleep(2 * TURN)

        queue.add(job)
    qtbot.waitUntil(lambda: counter.painted > 0)
    assert seen == [0] * 5


def test_a_window_is_painted_though_work_never_ends(open_counter, qtbot):
    _window, counter = open_counter(True)
    always = QTimer(interval=0)
    always.timeout.connect(took_turn)
    always.start()
    counter.update()
    qtbot.waitUntil(lambda: counter.painted > 0)
    always.stop()


def test_what_waits_when_the_window_closes_is_left(qtbot):
    queue, seen = RepaintQueue(), []
    queue.spread()
    queue.add(lambda: seen.append(1))
    queue.forget()
    qtbot.wait(20)
    assert not seen
    queue.add(lambda: seen.append(2))  # nothing is collected any more
    assert seen == [2]


@pytest.fixture
def await_sight(qtbot) -> Callable[[], tuple[QWidget, list[bool]]]:
    """Makes a window, and a list of whether it was painted when its sight came.

    Called by the test: between fixtures and test the event loop has turns.
    """

    def make() -> tuple[QWidget, list[bool]]:
        window = _Counter()
        qtbot.addWidget(window)
        came: list[bool] = []
        FirstSight(window).came.connect(lambda: came.append(window.painted > 0))
        return window, came

    return make


def test_the_first_sight_comes_once_and_after_the_painting(await_sight, qtbot):
    window, came = await_sight()
    window.show()
    qtbot.waitUntil(lambda: came != [])
    window.update()
    qtbot.waitUntil(lambda: window.painted > 1)
    qtbot.wait(20)
    assert came == [True]


def test_a_window_that_is_not_shown_is_not_waited_for(await_sight, qtbot):
    _window, came = await_sight()
    qtbot.waitUntil(lambda: came != [], timeout=PATIENCE // 2)
    assert came == [False]


def test_a_window_that_nobody_paints_is_waited_for_a_while(await_sight, qtbot):
    window, came = await_sight()
    window.setUpdatesEnabled(False)  # as one that was minimized before it was seen
    window.show()
    qtbot.wait(20)
    assert came == []
    qtbot.waitUntil(lambda: came == [False])
