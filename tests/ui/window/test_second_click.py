"""A double click on the Home page does not click in the room that its first click opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QStackedWidget, QWidget

from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.room_place import SecondClick


def click(window: QWidget, place: QPoint) -> None:
    """Click on the system's window, from where a click finds its widget."""
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)


def twice(window: QWidget, place: QPoint) -> None:
    """Double-click there."""
    QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def rooms(qtbot) -> tuple[QWidget, list[str]]:
    """Two rooms full of a button each; the first brings the second on top."""
    window, clicks = QWidget(), []
    stack = QStackedWidget(window)

    def add(name: str, then: Callable[[], None]) -> None:
        button = QPushButton(name)
        button.clicked.connect(lambda: (clicks.append(name), then()))
        stack.addWidget(button)

    add("first", lambda: stack.setCurrentIndex(1))
    add("second", lambda: None)
    SecondClick(window, stack)
    stack.resize(200, 200)
    window.resize(200, 200)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window, clicks


def test_the_second_click_of_a_double_click_is_lost(rooms):
    window, clicks = rooms
    twice(window, QPoint(90, 90))
    assert clicks == ["first"]
    click(window, QPoint(90, 90))
    assert clicks == ["first", "second"], "the next is for the second room"


def test_both_clicks_count_in_a_room_that_stays(rooms):
    window, clicks = rooms
    click(window, QPoint(90, 90))
    clicks.clear()
    twice(window, QPoint(90, 90))
    assert clicks == ["second", "second"]


def test_a_click_after_a_while_counts(rooms):
    window, clicks = rooms
    click(window, QPoint(90, 90))
    click(window, QPoint(90, 90))  # QTest's clocks put a while between the two
    assert clicks == ["first", "second"]


def test_a_double_click_on_home_ticks_nothing_in_the_room_of_data(
    strips: MainWindow, qtbot
):
    """As on the screen, where the room of data is drawn between the two clicks."""
    strips.show_room("data")
    strips.room.finish_drawing()
    box = strips.findChild(QCheckBox, "data_logCheck")

    def middle() -> QPoint:
        return box.mapTo(strips, QPoint(8, box.height() // 2))

    qtbot.waitUntil(lambda: strips.childAt(middle()) is box)
    place = middle()
    strips.show_room("home")
    opener = QPushButton(strips.room)
    opener.clicked.connect(lambda: strips.show_room("data"))
    opener.move(strips.room.mapFrom(strips, place) - QPoint(10, 10))
    opener.show()
    twice(strips, place)
    assert strips.room.room_id == "data"
    assert not box.isChecked()
    click(strips, place)
    assert box.isChecked(), "there is a box to hit"
