"""The place of the rooms: what a room needs, and one layout when it is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from support.paintings import paintings

from workbench.ui.window.room_place import RoomPlace


class _Room(QWidget):
    def hasHeightForWidth(self) -> bool:  # as the base of all rooms says
        return False


class _Sizes(QObject):
    """Keeps every size that a widget gets."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen: list[tuple[int, int]] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.seen.append(watched.size().toTuple())
        return False


class _Likes(QWidget):
    """A picture that would like to be higher than any window."""

    def sizeHint(self) -> QSize:
        return QSize(100, 2000)


def _room(least: int, text: str = "") -> QWidget:
    """Make a room that needs so much, and breaks a text into lines."""
    room = _Room()
    column = QVBoxLayout(room)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    picture = _Likes()
    picture.setMinimumHeight(least)
    column.addWidget(picture, 1)
    label = QLabel(text)
    label.setWordWrap(True)
    column.addWidget(label)
    return room


@pytest.fixture
def place(qtbot):
    place = RoomPlace()
    qtbot.addWidget(place)
    place.resize(600, 400)
    place.stack.addWidget(_room(50))
    place.show()
    qtbot.waitExposed(place)
    yield place
    place.close()


def test_a_room_gets_what_there_is_though_it_would_like_more(place, qtbot):
    room = _room(200, text="some words " * 40)
    place.stack.addWidget(room)
    place.bring(room)
    qtbot.wait(20)
    assert room.size() == place.maximumViewportSize()
    assert not place.verticalScrollBar().isVisible()


def test_a_room_that_comes_again_is_painted_once(place, qtbot):
    room, other = _room(50, text="some words"), place.stack.widget(0)
    place.stack.addWidget(room)
    label = room.findChild(QLabel)
    with paintings() as times:
        place.bring(room)
        qtbot.waitUntil(lambda: times[label] > 0)
        place.bring(other)
        qtbot.waitUntil(lambda: times[other] > 0)
        qtbot.wait(50)
        times.clear()
        place.bring(room)
        qtbot.waitUntil(lambda: times[label] > 0)
        qtbot.wait(50)
    assert (times[room], times[label]) == (1, 1)


def test_a_room_that_needs_more_scrolls_as_high_as_its_text_in_that_width(place, qtbot):
    room = _room(390, text="some words " * 60)
    place.stack.addWidget(room)
    place.bring(room)
    qtbot.wait(20)
    bar = place.verticalScrollBar()
    assert bar.isVisible()
    wide = place.maximumViewportSize().width() - bar.width()
    label = room.findChild(QLabel)
    assert room.size().toTuple() == (wide, 390 + label.heightForWidth(wide))


@pytest.mark.parametrize("least", [100, 700])
def test_a_room_is_laid_out_once_when_it_is_shown_again(place, qtbot, least):
    first = place.stack.currentWidget()
    room = _room(least, text="some words " * 40)
    place.stack.addWidget(room)
    place.bring(room)
    qtbot.wait(20)
    final = room.size().toTuple()
    place.bring(first)
    qtbot.wait(20)
    room.resize(10, 10)  # so that showing it must lay it out
    sizes = _Sizes(room)
    place.bring(room)
    qtbot.wait(20)
    assert sizes.seen == [final]
