"""Hands that use whatever can be seen of a widget, at random but each time the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from workbench.ui.room import Room
from workbench.ui.widgets.page_browser import PageBrowser

W = TypeVar("W", bound=QWidget)

WITH_PAGES = (
    "classify", "visualize", "explore", "metric", "search", "dist", "proto", "compare",
)  # fmt: skip
#: A page and a room where a control may ask for minutes of work, done at once in tests.
_DEAR = {"density", "compare"}
#: What the dialogs that a button may open return at once.
_NO_FILES = {
    "getOpenFileName": ("", ""), "getOpenFileNames": ([], ""),
    "getSaveFileName": ("", ""), "getExistingDirectory": "",
}  # fmt: skip
#: Keys that move something; a widget is pressed some of them.
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_PageDown,
)  # fmt: skip
#: Clicks and drags on each plot.
_TOUCHES = 6
#: A plot less wide has not been laid out; nobody clicks on it.
_LEAST = 24
#: Parts of the names of buttons that ask for a file.
_ASKS = ("open", "save", "export")
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


def choose_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every dialog for a file cancelled at once."""
    for ask, nothing in _NO_FILES.items():
        monkeypatch.setattr(QFileDialog, ask, lambda *_, said=nothing: said)


def use_page(room: Room, chance: Random) -> None:
    """Use the controls of a room and its page, unless they may be dear."""
    front = room.findChild(PageBrowser).front
    if _DEAR.isdisjoint((room.room_id, front)):
        use_controls(room, chance)


def use_plots(widget: QWidget, chance: Random) -> None:
    """Ask each plot for its table; click, drag and press keys on those that take clicks."""
    for plot in _usable(widget, QGraphicsView, deaf=True):
        if hasattr(plot, "table"):
            plot.table()
        if _is_deaf(plot) or plot.viewport().width() < _LEAST:
            continue
        for _ in range(_TOUCHES):
            _touch(plot.viewport(), chance)
        _press(plot, chance, 4)


def use_controls(widget: QWidget, chance: Random) -> None:
    """Move sliders, step numbers, choose, tick, press keys in tables, click buttons."""
    for button in _usable(widget, QPushButton):
        asks = any(word in button.objectName().lower() for word in _ASKS)
        if not asks and not button.text().endswith("…") and chance.random() < 0.25:
            button.click()
    for slider in _usable(widget, QAbstractSlider):
        if not isinstance(slider, QScrollBar):
            slider.setValue(chance.randint(slider.minimum(), slider.maximum()))
    for spin in _usable(widget, QSpinBox):
        spin.stepBy(chance.choice((-1, 1)))
    for combo in _usable(widget, QComboBox):
        if combo.count():
            combo.setCurrentIndex(chance.randrange(combo.count()))
            combo.activated.emit(combo.currentIndex())
    for box in _usable(widget, QCheckBox):
        box.click()
    for table in _usable(widget, QAbstractItemView):
        _press(table, chance, 3)


def _usable(widget: QWidget, kind: type[W], *, deaf: bool = False) -> Iterator[W]:
    """Yield what can be used now: using one thing may take another away."""
    for found in widget.findChildren(kind):
        if not (isValid(found) and found.isVisible() and found.isEnabled()):
            continue
        if deaf or not _is_deaf(found):
            yield found


def _is_deaf(widget: QWidget) -> bool:
    """Whether clicks do not reach a widget."""
    deaf = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    here: QWidget | None = widget
    while here is not None and not here.testAttribute(deaf):
        here = here.parentWidget()
    return here is not None


def _press(widget: QWidget, chance: Random, times: int) -> None:
    for key in chance.sample(KEYS, times):
        if isValid(widget):
            QTest.keyClick(widget, key)


def _touch(viewport: QWidget, chance: Random) -> None:
    """Click somewhere, or drag from there."""
    size = viewport.size()
    at = QPoint(
        chance.randrange(max(1, size.width())), chance.randrange(max(1, size.height()))
    )
    to = at
    if chance.random() < 0.5:
        to = at + QPoint(chance.randrange(-40, 40), chance.randrange(-40, 40))
    _send(viewport, QEvent.Type.MouseMove, at, _NONE, _NONE)
    _send(viewport, QEvent.Type.MouseButtonPress, at, _LEFT, _LEFT)
    if to != at:
        for step in (1, 2, 3):
            here = at + (to - at) * (step / 3)
            _send(viewport, QEvent.Type.MouseMove, here, _NONE, _LEFT)
    _send(viewport, QEvent.Type.MouseButtonRelease, to, _LEFT, _NONE)


def _send(
    viewport: QWidget,
    kind: QEvent.Type,
    at: QPoint,
    button: Qt.MouseButton,
    buttons: Qt.MouseButton,
) -> None:
    event = QMouseEvent(
        kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, buttons,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)
