"""Exceptions while a widget is shown: told by the hook, and the event goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from workbench.ui.services.repaint_queue import Follower, RepaintQueue


class _Room(QWidget):
    """A widget whose drawing fails once."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def draw(self) -> None:
        self.drawn += 1
        if self.drawn == 1:
            raise IndexError("row 243 of 240")


@pytest.fixture
def room(qtbot):
    made = _Room()
    qtbot.addWidget(made)
    return made


def test_a_slot_that_fails_as_its_widget_is_shown_is_told(room, qtbot):
    queue = RepaintQueue()
    follower = Follower(queue, room, room.draw)
    follower.refresh()
    assert room.drawn == 0  # not seen yet
    with qtbot.capture_exceptions() as told:
        QTimer.singleShot(0, room.show)  # from a slot, as rooms are
        qtbot.waitUntil(lambda: room.drawn == 1)
        qtbot.waitUntil(room.isVisible)
    assert [str(error) for _, error, _ in told] == ["row 243 of 240"]
    follower.refresh()
    assert room.drawn == 2  # and it follows on
    assert isinstance(follower, QObject)
