"""Clicks and key presses that common tasks take, counted while they are done.

    python tests/tools/count_clicks.py

Each task is done in a real window without a screen: with the pointer alone, and by the
shortest way with the keyboard. Every click and key press is sent to the widget that a
person would use, a letter typed counts as a press, and a task counts only where its
result is there in the end. A file dialog is the system's: the file chosen there is one
more click or press.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from workbench.ui.app import create_window

LEFT = Qt.MouseButton.LeftButton
DATA = "builtin:thesis21-strips"


class Hand:
    """Uses the window as a person would, and counts.

    Parameters
    ----------
    data : str
        Opened before the task; empty for none.
    """

    def __init__(self, data: str = DATA) -> None:
        self.clicks = self.presses = 0
        self.window = create_window(
            [data] if data else [], fresh=True, foreign_plugins=False
        )
        self.window.resize(1280, 720)
        self.window.show()
        self.session = self.window.context.session
        self.wait(lambda: bool(self.window.context.catalogue.plugins))
        self.wait(lambda: not data or self.session.data is not None)

    def wait(self, condition: Callable[[], bool], patience: float = 120) -> None:
        """Wait until a condition holds and nothing is at work.

        Raises
        ------
        TimeoutError
            When it does not come to hold.
        """
        ticks = 0
        while not (condition() and not self.busy()):
            loop = QEventLoop()
            QTimer.singleShot(50, loop.quit)
            loop.exec()
            ticks += 1
            if ticks * 0.05 > patience:
                raise TimeoutError("the task did not come to its end")

    def busy(self) -> bool:
        return bool(self.window.context.jobs.tasks) or self.window.room.busy

    def find(self, name: str) -> QWidget:
        """Return a widget that is seen, by its object name.

        Raises
        ------
        LookupError
            There is none.
        """
        self.wait(lambda: True)
        for widget in QApplication.allWidgets():
            if widget.objectName() == name and widget.isVisible():
                return widget
        raise LookupError(name)

    def click(self, name: str, at: QPoint | None = None) -> None:
        """Click on a widget, in its middle unless a place is given."""
        widget = self.find(name)
        if isinstance(widget, QPushButton) and not widget.isEnabled():
            raise LookupError(f"{name} cannot be pressed")
        where = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, where)
        self.clicks += 1

    def room(self, room_id: str) -> None:
        """Go to a room by the rail."""
        self.click(f"main_rail_{room_id}Btn")
        self.wait(lambda: self.window.room.room_id == room_id)

    def item(self, name: str, row: int) -> None:
        """Click on an item of a list."""
        listed = self.find(name)
        assert isinstance(listed, QListWidget)
        place = listed.visualItemRect(listed.item(row)).center()
        QTest.mouseClick(listed.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.clicks += 1

    def menu(self, action_name: str) -> None:
        """Choose an action in the menu bar: a click on the menu, one on the action."""
        bar = self.window.findChild(QMenuBar)
        action = self.window.findChild(QAction, action_name)
        menu = next(m for m in bar.findChildren(QMenu) if action in m.actions())
        QTest.mouseClick(
            bar, LEFT, Qt.KeyboardModifier.NoModifier,
            bar.actionGeometry(menu.menuAction()).center(),
        )  # fmt: skip
        self.wait(menu.isVisible)
        QTest.mouseClick(
            menu, LEFT, Qt.KeyboardModifier.NoModifier,
            menu.actionGeometry(action).center(),
        )  # fmt: skip
        self.clicks += 2

    def keys(self, sequence: str) -> None:
        """Press a combination of keys; it counts once."""
        QTest.keySequence(self.window, QKeySequence(sequence))
        self.presses += 1

    def spin_up(self, name: str) -> None:
        """Click on the upper arrow of a number."""
        spin = self.find(name)
        assert isinstance(spin, QSpinBox)
        option = QStyleOptionSpinBox()
        spin.initStyleOption(option)
        part = QStyle.SubControl.SC_SpinBoxUp
        control = QStyle.ComplexControl.CC_SpinBox
        place = spin.style().subControlRect(control, option, part, spin).center()
        QTest.mouseClick(spin, LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.clicks += 1

    def answer(self, path: Path) -> None:
        """Have the next file dialog end with a file; that counts as one click."""

        def chosen(*_: object) -> tuple[str, str]:
            self.clicks += 1
            return str(path), ""

        QFileDialog.getOpenFileName = chosen  # type: ignore[method-assign]
        QFileDialog.getSaveFileName = chosen  # type: ignore[method-assign]

    def runs(self) -> int:
        return len(self.session.runs)

    def close(self) -> None:
        self.window.close()
