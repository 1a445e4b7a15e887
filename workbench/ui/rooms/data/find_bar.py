"""Ctrl+F in the table: a text or a number, in all columns."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from workbench.api.data import IntArray
from workbench.ui.room import Room


class FindEdit(QLineEdit):
    """A field for which Shift+Enter is not Enter.

    Signals
    -------
    back_pressed()
        Shift+Enter was pressed.
    """

    back_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if shift and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.back_pressed.emit()
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """One line above the table; Enter goes to the next hit, Esc closes it.

    Signals
    -------
    found(row, column)
        Go to this cell: row of the data set, position in its columns.
    closed()
    """

    found = Signal(int, int)
    closed = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._cells = np.empty((0, 2), np.int64)
        self._at, self._step, self._text = -1, 1, ""
        self._request = room.request("latest")
        self._edit = FindEdit()
        self._edit.setClearButtonEnabled(True)
        self._edit.setObjectName("data_rows_findEdit")
        self._label = QLabel()
        self._previous = self._button("data_rows_previousBtn", "▲")
        self._next = self._button("data_rows_nextBtn", "▼")
        self._close = self._button("data_rows_closeBtn", "✕")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._edit, self._previous, self._next):
            row.addWidget(widget)
        row.addWidget(self._label)
        row.addStretch(1)
        row.addWidget(self._close)
        self._edit.setMinimumWidth(240)
        self._edit.returnPressed.connect(self.find_next)
        self._edit.back_pressed.connect(self.find_previous)
        self._edit.textChanged.connect(self._on_edit_changed)
        self._next.clicked.connect(self.find_next)
        self._previous.clicked.connect(self.find_previous)
        self._close.clicked.connect(self.close_bar)
        self._request.done.connect(self._on_request_done)
        self.hide()

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        return button

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._edit.setPlaceholderText(self.tr("Find a text or a number; ? is missing"))
        self._edit.setAccessibleName(self.tr("Find in the table"))
        for button, text in (
            (self._previous, self.tr("Previous hit (Shift+Enter)")),
            (self._next, self.tr("Next hit (Enter)")),
            (self._close, self.tr("Close (Esc)")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        if self._label.text():
            self._say_hit()

    def open(self) -> None:
        """Show the bar and type."""
        self.show()
        self._edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._edit.selectAll()

    def close_bar(self) -> None:
        """Hide the bar."""
        self.hide()
        self.closed.emit()

    def forget(self) -> None:
        """Search anew at the next Enter: the data changed."""
        self._text = ""
        self._label.clear()

    def find_next(self) -> None:
        """Go to the next hit."""
        self._go(1)

    def find_previous(self) -> None:
        """Go to the hit before."""
        self._go(-1)

    def _go(self, step: int) -> None:
        text = self._edit.text().strip()
        if not text or self._room.context.session.data is None:
            return
        self._step = step
        if text == self._text:
            self._show_hit()
            return
        point = QLocale().decimalPoint()
        number = text.replace(point, ".")
        wanted = number if _is_number(number) else text
        payload = {"data": str(self._room.context.session.folder()), "text": wanted}
        self._text, self._at = text, -1
        title = self.tr("Finding {text}").format(text=text)
        self._request.start("find", payload, lane="interactive", title=title)

    def _on_request_done(self, cells: IntArray) -> None:
        self._cells, self._at = cells, -1
        self._show_hit()

    def _show_hit(self) -> None:
        n = len(self._cells)
        if n == 0:
            self._say_hit()
            return
        start = self._at if self._at >= 0 or self._step > 0 else 0
        self._at = (start + self._step) % n
        self._say_hit()
        row, column = self._cells[self._at].tolist()
        self.found.emit(row, column)

    def _say_hit(self) -> None:
        locale, n = QLocale(), len(self._cells)
        if n == 0:
            self._label.setText(self.tr("Not found"))
            return
        text = self.tr("{i} of {n}")
        self._label.setText(
            text.format(i=locale.toString(self._at + 1), n=locale.toString(n))
        )

    def _on_edit_changed(self) -> None:
        self._label.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
