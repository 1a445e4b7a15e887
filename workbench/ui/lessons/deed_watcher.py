"""Watches what is done in the window by hand, in the words of a lesson's ``do`` lines."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
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

from workbench.ui.window.main_window import MainWindow

#: Milliseconds between two looks for widgets that are new.
LOOK_MS = 1000
#: Of the parts of these nothing is recorded: they are about lessons themselves.
_ASIDE = ("main_lesson_", "main_record_", "main_lessons_", "main_course_", "qt_")
_NOT_RECORDED = {"main_view_presenterAct", "main_file_quitAct"}


class DeedWatcher(QObject):
    """Listens to every named widget and action of a window while it is on.

    What the program sets by itself is not recorded: a value counts where its widget has
    the focus or lies under the pointer.

    Signals
    -------
    done(deed)
        Something was done; a plain mapping.
    """

    done = Signal(dict)

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._on = False
        self._known: set[int] = set()
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._listen)
        window.room_shown.connect(self._on_window_room_shown)

    @property
    def on(self) -> bool:
        """Whether it listens."""
        return self._on

    def turn(self, on: bool) -> None:
        """Listen, or no longer."""
        self._on = on
        if on:
            self._listen()
            self._look.start()
        else:
            self._look.stop()

    @Slot(str)
    def _on_window_room_shown(self, _room: str) -> None:
        if self._on:
            self._listen()

    @Slot()
    def _listen(self) -> None:
        """Connect what is new; connections last as long as the widgets."""
        for action in self._window.findChildren(QAction):
            if self._is_new(action):
                self._remember(action)
                action.triggered.connect(self._on_action_triggered)
        for widget in self._window.findChildren(QWidget):
            if self._is_new(widget):
                self._remember(widget)
                self._connect(widget)

    def _is_new(self, thing: QObject) -> bool:
        name = thing.objectName()
        return (
            bool(name) and not name.startswith(_ASIDE) and id(thing) not in self._known
        )

    def _remember(self, thing: QObject) -> None:
        key = id(thing)
        self._known.add(key)
        # another object may get the number of one that is gone
        thing.destroyed.connect(lambda *_: self._known.discard(key))

    def _connect(self, widget: QWidget) -> None:
        if isinstance(widget, QAbstractButton):
            widget.clicked.connect(self._on_button_clicked)
        elif isinstance(widget, QComboBox):
            widget.activated.connect(self._on_combo_activated)
        elif isinstance(widget, QSpinBox | QDoubleSpinBox | QAbstractSlider):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                widget.valueChanged.connect(self._on_value_changed)
        elif isinstance(widget, QAbstractItemView):
            widget.clicked.connect(self._on_view_clicked)
        elif isinstance(widget, QLineEdit):
            widget.editingFinished.connect(self._on_edit_finished)

    # -- what was done --------------------------------------------------------------------

    def _tell(self, deed: dict[str, Any]) -> None:
        if self._on:
            self.done.emit(deed)

    @Slot()
    def _on_action_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.objectName() not in _NOT_RECORDED:
            self._tell({"click": action.objectName()})

    @Slot()
    def _on_button_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, QAbstractButton):
            actions = button.actions()
            if actions and actions[0].objectName():
                return  # its action tells
            if button.isCheckable() and not button.autoExclusive():
                self._tell({"set": button.objectName(), "to": button.isChecked()})
            else:
                self._tell({"click": button.objectName()})

    @Slot(int)
    def _on_combo_activated(self, row: int) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            item = _plain(box.itemData(row), box.itemText(row))
            self._tell({"choose": box.objectName(), "item": item})

    @Slot()
    def _on_value_changed(self) -> None:
        box = self.sender()
        if isinstance(box, QSpinBox | QDoubleSpinBox | QAbstractSlider) and _by_hand(
            box
        ):
            self._tell({"set": box.objectName(), "to": box.value()})

    @Slot(QModelIndex)
    def _on_view_clicked(self, index: QModelIndex) -> None:
        view = self.sender()
        if isinstance(view, QAbstractItemView):
            text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            item = _plain(index.data(Qt.ItemDataRole.UserRole), text)
            self._tell({"choose": view.objectName(), "item": item})

    @Slot()
    def _on_edit_finished(self) -> None:
        edit = self.sender()
        if isinstance(edit, QLineEdit) and edit.isModified():
            edit.setModified(False)
            self._tell({"set": edit.objectName(), "to": edit.text()})


def _plain(data: Any, text: str) -> Any:
    """Return what names an item in a file: its data where they are plain."""
    if isinstance(data, list | tuple) and data:
        data = data[-1]  # of a pair, what it is about
    return data if isinstance(data, str | int) and data != "" else text


def _by_hand(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    inside = focused is not None and (focused is widget or widget.isAncestorOf(focused))
    return inside or widget.underMouse()
