"""Long-lived windows that many tests read: which of them are meant to stay.

A window that lives as long as a module would be taken for one left behind by each test.
Its fixture says so::

    with kept(room):
        yield room
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

#: Windows that outlive a test, and owners of services; what is below them stays too.
KEPT: list[QWidget] = []


def keep(widget: QWidget) -> None:
    """Let a window, or an owner of timers, outlive the tests that read it."""
    KEPT.append(widget)


def release(widget: QWidget) -> None:
    """Watch a window again: from here on it counts as left behind."""
    KEPT.remove(widget)


@contextmanager
def kept(widget: QWidget) -> Iterator[None]:
    """Keep a window for a while."""
    keep(widget)
    try:
        yield
    finally:
        release(widget)


def is_kept(thing: QObject) -> bool:
    """Whether an object is meant to stay: it is kept, or it is below what is kept."""
    owner: QObject | None = thing
    while owner is not None and owner not in KEPT:
        owner = owner.parent()
    return owner is not None
