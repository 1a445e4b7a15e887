"""A cover over a page while it shows what is out of date."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.services.theme import Theme

_SHARE = 0.55


class OutdatedCover(QWidget):
    """Dims a widget, and lets the mouse through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, widget: QWidget | None) -> None:
        """Lie over a widget."""
        if widget is None:
            return
        self.setParent(widget)
        self.setGeometry(widget.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = QColor(self._theme.colours.window)
        colour.setAlphaF(_SHARE)
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour)
        painter.end()
