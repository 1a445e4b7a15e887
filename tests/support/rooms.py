"""Rooms without a window: shown, waited for, and asked for their parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from workbench.ui.context import Context
from workbench.ui.room import Room

R = TypeVar("R", bound=Room)
W = TypeVar("W", bound=QWidget)

#: A wait fails after so many milliseconds; nothing is judged by it.
TIMEOUT = 60_000


@contextmanager
def opened(
    kind: type[R], context: Context, size: tuple[int, int] = (1000, 560)
) -> Iterator[R]:
    """Show a room of a class as a window of its own; close and destroy it at the end."""
    room = kind(context)
    room.resize(*size)
    room.show()
    yield room
    if isValid(room):
        room.close()
        room.deleteLater()


def child(room: QWidget, name: str, kind: type[W] = QWidget) -> W:  # type: ignore[assignment]
    """Return the widget of a name below a room, made sure that it is there."""
    found = room.findChild(kind, name)
    assert found is not None, f"no {kind.__name__} named {name}"
    return found


def rest(room: Room, qtbot: QtBot) -> None:
    """Wait until a room asks for nothing and has drawn all."""

    def at_rest() -> None:
        assert not room.busy, f"{type(room).__name__} is still busy"

    qtbot.waitUntil(at_rest, timeout=TIMEOUT)


def settle(room: Room, qtbot: QtBot, act: Callable[[], Any]) -> None:
    """Do something that asks for an answer; wait until it came and all is drawn."""
    with qtbot.waitSignal(room.settled, timeout=TIMEOUT):
        act()
    rest(room, qtbot)
