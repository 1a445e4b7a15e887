"""Does what a step of a lesson says, as a person would: for tests and recorded demos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from workbench.api import Problem
from workbench.core.lessons.lesson import Step
from workbench.ui.drawing.plot import Plot
from workbench.ui.lessons.captions import index_of
from workbench.ui.widgets.page_list import PageList
from workbench.ui.window.main_window import MainWindow

#: Moves between two places of a drag.
_MOVES = 6


class Replay:
    """Performs the ``do`` lines of steps on a window.

    Parameters
    ----------
    window : MainWindow
        Shown, so that what is pointed at has a place.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def perform(self, step: Step) -> None:
        """Do everything a step says, in order; what it starts may still run after.

        Raises
        ------
        Problem
            When something named cannot be found or used.
        """
        for deed in step.do:
            self.do(deed)

    def do(self, deed: Mapping[str, Any]) -> None:
        """Do one thing: see `workbench.core.lessons.lesson_file.DEEDS`."""
        self._window.room.finish_drawing()  # nobody is as quick as this
        if "click" in deed:
            self.click(deed["click"])
        elif "key" in deed:
            self.press(deed["key"])
        elif "set" in deed:
            self.set_value(deed["set"], deed["to"])
        elif "choose" in deed:
            self.choose(deed["choose"], deed["item"])
        elif "point" in deed:
            self.point(deed["point"], *deed["at"])
        elif "drag" in deed:
            self.drag(deed["drag"], deed["path"])
        elif "answer" in deed:
            self.set_value("main_lesson_guessSlider", deed["answer"])
            self.click("main_lesson_guessBtn")
        else:
            raise Problem(f"cannot do {dict(deed)}", where="replay")

    def click(self, name: str) -> None:
        """Press a button or trigger an action."""
        action = self._window.findChild(QAction, name)
        if action is not None:
            action.trigger()
            return
        button = self._usable(name)
        if not isinstance(button, QAbstractButton):
            raise Problem(f"{name} is no button", where="replay")
        button.click()

    def press(self, keys: str) -> None:
        """Press keys: a shortcut of an action, else sent to the focused widget."""
        sequence = QKeySequence(keys)
        for action in self._window.findChildren(QAction):
            if sequence in action.shortcuts():
                action.trigger()
                return
        combination = sequence[0]  # type: ignore[index]
        target = QApplication.focusWidget() or self._window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, combination.key(), combination.keyboardModifiers())
            QCoreApplication.sendEvent(target, event)

    def set_value(self, name: str, value: Any) -> None:
        """Set a spin box, a slider, a check box or the text of a field."""
        widget = self._usable(name)
        if isinstance(widget, QSpinBox | QAbstractSlider):
            widget.setValue(int(value))
        elif isinstance(widget, QDoubleSpinBox):
            widget.setValue(float(value))
        elif isinstance(widget, QAbstractButton) and widget.isCheckable():
            if widget.isChecked() != bool(value):
                widget.click()
        elif isinstance(widget, QLineEdit):
            widget.setText(str(value))
            widget.textEdited.emit(str(value))  # as by hand: setText alone tells none
            widget.editingFinished.emit()
        else:
            raise Problem(f"{name} has no value to set", where="replay")

    def choose(self, name: str, item: Any) -> None:
        """Choose in a combo box, in the menu of folded pages, or click an item."""
        pages = self._window.findChild(PageList, name)
        if pages is not None and pages.stand_in is not None and pages.isHidden():
            self._trigger(pages.stand_in, item)
            return
        widget = self._usable(name)
        if isinstance(widget, QComboBox):
            row = index_of(widget.model(), item).row()
            if row < 0:
                raise Problem(f"{name} has no item {item!r}", where="replay")
            widget.setCurrentIndex(row)
            widget.activated.emit(row)
        elif isinstance(widget, QAbstractItemView):
            self._click_item(widget, item)
        else:
            raise Problem(f"{name} has no items", where="replay")

    def _click_item(self, view: QAbstractItemView, item: Any) -> None:
        index = index_of(view.model(), item)
        if not index.isValid():
            raise Problem(f"{view.objectName()} has no item {item!r}", where="replay")
        view.scrollTo(index)
        self._click_at(view.viewport(), view.visualRect(index).center())

    def _trigger(self, button: QWidget, item: Any) -> None:
        for action in button.findChildren(QAction):
            if action.data() == item and action.isEnabled():
                action.trigger()
                return
        raise Problem(f"{button.objectName()} has no item {item!r}", where="replay")

    def point(self, name: str, x: float, y: float) -> None:
        """Move the pointer to a place of a plot, in the units of its data."""
        plot = self._plot(name)
        at = _pixel(plot, x, y)
        _send(plot.viewport(), QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)

    def drag(self, name: str, path: Sequence[Sequence[float]]) -> None:
        """Press the left button at the first place of a plot, let go at the last.

        Parameters
        ----------
        name : str
        path : sequence of (float, float)
            In the units of the plot's data; one place alone is a click.
        """
        plot = self._plot(name)
        places = [_pixel(plot, *place) for place in path]
        target, left = plot.viewport(), Qt.MouseButton.LeftButton
        _send(target, QEvent.Type.MouseMove, places[0], Qt.MouseButton.NoButton)
        _send(target, QEvent.Type.MouseButtonPress, places[0], left)
        for start, end in pairwise(places):
            for part in range(1, _MOVES + 1):
                at = start + (end - start) * (part / _MOVES)
                _send(target, QEvent.Type.MouseMove, at, left)
        _send(target, QEvent.Type.MouseButtonRelease, places[-1], left)

    def _plot(self, name: str) -> Plot:
        plot = self._usable(name)
        if not isinstance(plot, Plot):
            raise Problem(f"{name} is no plot", where="replay")
        return plot

    def _click_at(self, target: QWidget, at: QPoint) -> None:
        left = Qt.MouseButton.LeftButton
        _send(target, QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
        _send(target, QEvent.Type.MouseButtonPress, at, left)
        _send(target, QEvent.Type.MouseButtonRelease, at, left)

    def _usable(self, name: str) -> QWidget:
        widget = self._window.findChild(QWidget, name)
        if widget is None:
            raise Problem(f"no widget {name}", where="replay")
        self._window.room.reveal(widget)
        # what was folded away has its place before it is clicked
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        if not widget.isVisible() or not widget.isEnabled():
            raise Problem(f"{name} cannot be used now", where="replay")
        return widget


def _pixel(plot: Plot, x: float, y: float) -> QPoint:
    view = plot.getPlotItem().getViewBox()
    at: QPoint = plot.mapFromScene(view.mapViewToScene(QPointF(x, y)))
    return at


def _send(
    target: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton
) -> None:
    held = button if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    if kind == QEvent.Type.MouseMove:
        button = Qt.MouseButton.NoButton  # a move presses none; it may hold one
    event = QMouseEvent(
        kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, held,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QCoreApplication.sendEvent(target, event)
