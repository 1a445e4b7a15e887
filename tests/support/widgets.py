"""Hands on any room: find a part by its name, do something and wait until it settles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.room import Room

Part = TypeVar("Part", bound=QObject)

#: A wait ends with its event; this is when none will come any more.
LONG = 60_000


class ClassifyBench(Room):
    """A Classify room with nothing but the page that is tested."""

    room_id = "classify"

    def title(self) -> str:
        """Return the name in the rail."""
        return "Classify"


class CompareBench(Room):
    """A Compare room with nothing but the part that is tested."""

    room_id = "compare"

    def title(self) -> str:
        """Return the name in the rail."""
        return "Compare"


def child(widget: QWidget, kind: type[Part], name: str) -> Part:
    """Return the part of that name; it must be there."""
    found: Part | None = widget.findChild(kind, name)
    assert found is not None, f"{name} is not in {widget.objectName()}"
    return found


def press(widget: QWidget, name: str) -> None:
    """Click the button of that name."""
    child(widget, QPushButton, name).click()


def settle(room: Room, qtbot: QtBot, act: Callable[[], object]) -> None:
    """Do something that asks for work, and wait until all of it is done."""
    with qtbot.waitSignal(room.settled, timeout=LONG):
        act()


def wait_idle(room: Room, qtbot: QtBot) -> None:
    """Wait until nothing of a room runs or waits."""

    def idle() -> None:
        assert not room.busy, f"the {room.room_id} room is still busy"

    qtbot.waitUntil(idle, timeout=LONG)


@contextmanager
def left_as_found(
    probe: Callable[[], dict[str, Any]], rest: Callable[[], object] = lambda: None
) -> Iterator[None]:
    """Fail the test that changes what others read after it.

    Parameters
    ----------
    probe : callable
        Returns all that can be asked, as plain data.
    rest : callable, optional
        Turns to what a test may turn away from: the view in front, say.
    """
    rest()
    before = probe()
    yield
    rest()
    after = probe()
    changed = [name for name in after if after[name] != before.get(name)]
    assert not changed, f"a test that only reads changed what others read: {changed}"
