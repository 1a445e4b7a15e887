"""The log: every message and every unexpected error, newest last."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

KEPT_LINES = 2000


class LogPanel(QWidget):
    """A text that only grows, up to a limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = QPlainTextEdit(readOnly=True)
        self._view.setObjectName("main_log_view")
        self._view.setMaximumBlockCount(KEPT_LINES)
        self._view.setTabChangesFocus(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)
        self._retranslate()

    @property
    def text(self) -> str:
        """All that was logged."""
        return self._view.toPlainText()

    def add(self, level: str, text: str, details: str = "") -> None:
        """Write one entry, with the time of day."""
        line = f"{datetime.now():%H:%M:%S}  {level:<7}  {text}"
        self._view.appendPlainText(f"{line}\n{details.rstrip()}" if details else line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._view.setAccessibleName(self.tr("Log"))
