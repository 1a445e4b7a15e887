"""The message bar: one line, details on demand, at most one action; never modal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.widgets.tone import bold, paint_card, set_tone

Level = Literal["info", "warning", "error"]
# signs that common fonts have: the circled i (U+24D8) is an empty box in many
_SIGNS = {"info": "ℹ", "warning": "⚠", "error": "✖"}


@dataclass(frozen=True, slots=True)
class Message:
    """One line for people, with what may be read or done about it.

    Attributes
    ----------
    level : str
        ``info``, ``warning`` or ``error``.
    text : str
        The line.
    details : str
        A trace or the offending lines; shown on demand.
    action : tuple of (str, callable), optional
        The text of one button, and what it does.
    again : callable, optional
        Shows the same message anew, in the language chosen by then.
    """

    level: Level
    text: str
    details: str = ""
    action: tuple[str, Callable[[], None]] | None = None
    again: Callable[[], object] | None = None


class MessageBar(QWidget):
    """One line of text above a room, with a sign, details and one action."""

    shown = Signal(str, str)  # level, text
    closed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._level: Level = "info"
        self._action: Callable[[], None] | None = None
        self._sign, self._text = bold(QLabel()), QLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        stem = name.removesuffix("_bar")
        self._details_button = self._button(
            f"{stem}_detailsBtn", self._on_details_clicked
        )
        self._details_button.setCheckable(True)
        self._action_button = self._button(f"{stem}_actionBtn", self._on_action_clicked)
        self._close_button = self._button(f"{stem}_closeBtn", self.clear)
        self._details = QPlainTextEdit(readOnly=True)
        self._details.setObjectName(f"{stem}_details_view")
        self._details.setMaximumHeight(140)
        self._lay_out()
        self.retranslate()
        self.clear()

    def _button(self, name: str, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.clicked.connect(lambda: slot())
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(6)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        for button in (self._details_button, self._action_button, self._close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self._details)

    def retranslate(self) -> None:
        """Set the texts of the buttons in the current language."""
        self._details_button.setText(self.tr("Details"))
        self._close_button.setText("✕")
        self._close_button.setToolTip(self.tr("Close this message (Esc)"))
        self._close_button.setAccessibleName(self.tr("Close this message"))

    @property
    def text(self) -> str:
        """The line shown, empty when the bar is hidden."""
        return self._text.text() if not self.isHidden() else ""

    @property
    def level(self) -> Level:
        """How bad it is."""
        return self._level

    def show_message(self, message: Message) -> None:
        """Show one line."""
        self._level = message.level
        self._sign.setText(_SIGNS[message.level])
        self._text.setText(message.text)
        self._details.setPlainText(message.details)
        self._details_button.setVisible(bool(message.details))
        self._details_button.setChecked(False)
        self._details.hide()
        label, self._action = message.action or ("", None)
        self._action_button.setText(label)
        self._action_button.setVisible(message.action is not None)
        set_tone(self._sign, message.level)
        self.update()
        self.setAccessibleName(message.text)
        self.show()
        self.shown.emit(message.level, message.text)

    def clear(self) -> None:
        """Hide the bar."""
        self._text.clear()
        self.hide()
        self.closed.emit()

    def _on_details_clicked(self) -> None:
        self._details.setVisible(self._details_button.isChecked())

    def _on_action_clicked(self) -> None:
        if self._action is not None:
            self._action()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_card(self, self._level, line_below=True)
