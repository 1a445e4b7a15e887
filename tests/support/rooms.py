"""Hands on any room: show it, find a part by name, do something, wait until it settles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from workbench.jobs.spec import JobSpec
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.window.main_window import MainWindow

R = TypeVar("R", bound=Room)
Part = TypeVar("Part", bound=QObject)

#: Milliseconds until something that never happens fails the test; no test takes them.
LONG = 60_000


class Busy(Protocol):
    """A room, or another thing that says whether it works."""

    @property
    def busy(self) -> bool: ...


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


@contextmanager
def entered(kind: type[R], context: Context) -> Iterator[R]:
    """Show a laboratory as a window of its own, entered."""
    with opened(kind, context, (1000, 600)) as room:
        room.enter()
        yield room


def is_open(window: MainWindow) -> bool:
    """Whether the window shows what it was told to open, its room made."""
    return window.context.session.data is not None and not window.opener.busy


def child(
    parent: QObject,
    name: str,
    kind: type[Part] = QWidget,  # type: ignore[assignment]
) -> Part:
    """Return the part of that name; it must be there."""
    found: Part | None = parent.findChild(kind, name)  # type: ignore[type-var]
    assert found is not None, f"no {kind.__name__} {name} in {parent.objectName()}"
    return found


def only(parent: QObject, kind: type[Part]) -> Part:
    """Return the one part of a class; it must be there, and no other."""
    (found,) = parent.findChildren(kind)
    return found


def press(parent: QWidget, name: str) -> None:
    """Click the button of that name."""
    child(parent, name, QPushButton).click()


def press_keys(keys: str, widget: QWidget) -> None:
    """Press a shortcut where a widget has the focus."""
    QTest.keySequence(widget, QKeySequence(keys))


def rest(room: Busy, qtbot: QtBot) -> None:
    """Wait until a room has nothing under way and nothing waiting."""

    def at_rest() -> None:
        assert not room.busy, f"{room!r} is still busy"
        if isinstance(room, Room):
            assert not room.context.theme.changing, f"{room!r} is still taking over"

    qtbot.waitUntil(at_rest, timeout=LONG)


def settle(room: Room, qtbot: QtBot, act: Callable[[], object]) -> None:
    """Do something that asks for work; wait until all of it is done and drawn."""
    with qtbot.waitSignal(room.settled, timeout=LONG):
        act()
    rest(room, qtbot)


@contextmanager
def left_as_found(
    probe: Callable[[], dict[str, Any]], turn_back: Callable[[], object] = lambda: None
) -> Iterator[None]:
    """Fail the test that changes what others read after it.

    Parameters
    ----------
    probe : callable
        Returns all that can be asked, as plain data.
    turn_back : callable, optional
        Turns to what a test may turn away from: the view in front, say.
    """
    turn_back()
    before = probe()
    yield
    turn_back()
    after = probe()
    changed = [name for name in after if after[name] != before.get(name)]
    assert not changed, f"a test that only reads changed what others read: {changed}"


class ClassifyBench(Room):
    """A Classify room with nothing but the page that is tested."""

    room_id = "classify"


class CompareBench(Room):
    """A Compare room with nothing but the part that is tested."""

    room_id = "compare"


@contextmanager
def asked_of(jobs: JobBridge) -> Iterator[list[str]]:
    """Keep the names of the tasks that are asked of the workers meanwhile."""
    names: list[str] = []
    submit = jobs.submit

    def kept(spec: JobSpec) -> int:
        names.append(spec.task)
        return submit(spec)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "submit", kept)
        yield names


def write_cell(table: QTableView, row: int, column: int, text: str) -> None:
    """Type a text into a cell, as its editor does."""
    model = table.model()
    assert model.setData(model.index(row, column), text, Qt.ItemDataRole.EditRole)


def page_titles(pages: PageBrowser, *, hidden: bool = False) -> list[str]:
    """Return the titles in a list of pages, grey ones included, without headings."""
    rows = (pages.list.item(row) for row in range(pages.list.count()))
    return [
        row.text()
        for row in rows
        if row.data(Qt.ItemDataRole.UserRole) and (hidden or not row.isHidden())
    ]
