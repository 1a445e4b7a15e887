"""Wait for rooms to settle, find their widgets by name."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

#: Milliseconds until something that never happens fails the test; no test takes them.
LONG = 60_000

Found = TypeVar("Found", bound=QObject)


class Busy(Protocol):
    """A room, or another thing that says whether it works."""

    @property
    def busy(self) -> bool: ...


def settle(qtbot: Any, room: Busy) -> None:
    """Wait until a room has nothing under way and nothing waiting."""

    def settled() -> None:
        assert not room.busy, f"{room!r} is still busy"

    qtbot.waitUntil(settled, timeout=LONG)


def child(
    parent: QWidget,
    name: str,
    kind: type[Found] = QWidget,  # type: ignore[assignment]
) -> Found:
    """Return the widget of that name, which must exist."""
    found: Found | None = parent.findChild(kind, name)  # type: ignore[type-var]
    assert found is not None, f"no {kind.__name__} {name} in {parent.objectName()}"
    return found
