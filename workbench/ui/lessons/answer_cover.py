"""A sheet over a widget that shows the answer to an open question."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.services.theme import Theme

_MARGIN = 2


class AnswerCover(QWidget):
    """Hides a widget in its place; neither pointer nor keyboard reach it meanwhile.

    Parameters
    ----------
    theme : Theme
    target : QWidget
        Not a splitter, which would take the cover for one of its panes.
    """

    def __init__(self, theme: Theme, target: QWidget) -> None:
        super().__init__(target)
        self._theme, self._target = theme, target
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(self.text())
        theme.changed.connect(self.update)
        target.installEventFilter(self)
        target.setEnabled(False)
        self.setGeometry(target.rect())
        self.show()
        self.raise_()

    def text(self) -> str:
        """Return what stands on it."""
        return self.tr("Covered until you have guessed")

    def lift(self) -> None:
        """Show the widget again."""
        self._target.removeEventFilter(self)
        self._target.setEnabled(True)
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._target and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._target.rect())
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.text())
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        painter = QPainter(self)
        if self.width() < self.fontMetrics().height():  # there is nothing yet to hide
            painter.fillRect(self.rect(), self.palette().window())
            return
        painter.fillRect(self.rect(), QColor(colours.button))
        painter.setPen(QColor(colours.text))
        inner = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        wrapped = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        needed = painter.fontMetrics().boundingRect(inner, wrapped, self.text())
        painter.drawText(inner, wrapped, self.text() if inner.contains(needed) else "?")
        painter.end()
