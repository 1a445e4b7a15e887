"""The lesson panel: an empty place that a lesson fills."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedLayout, QWidget

#: What the sentence about no lesson is laid out for; in a narrower panel it scrolls.
_LETTERS = 28


class LessonPanel(QWidget):
    """Holds one widget at a time, or says that no lesson is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.setMargin(12)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._content: QWidget | None = None
        view = QScrollArea()
        view.setWidget(self._nothing)
        view.setWidgetResizable(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(view)
        self._retranslate()

    @property
    def content(self) -> QWidget | None:
        """What a lesson put here, None when no lesson is open."""
        return self._content

    def set_content(self, widget: QWidget | None) -> None:
        """Show a lesson's widget; None removes and deletes the one shown."""
        if self._content is not None:
            self._stack.removeWidget(self._content)
            self._content.deleteLater()
        self._content = widget
        if widget is not None:
            self._stack.addWidget(widget)
            self._stack.setCurrentWidget(widget)

    def minimumSizeHint(self) -> QSize:
        if self._content is not None:
            return super().minimumSizeHint()
        wide = _LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(wide, self._nothing.heightForWidth(wide))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._nothing.setText(
            self.tr("No lesson is open. Choose one in Home or in the Lessons menu.")
        )
