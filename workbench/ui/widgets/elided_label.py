"""A line of text that is shortened rather than widening its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStylePainter


class ElidedLabel(QLabel):
    """A line that is cut with an ellipsis rather than widening the room."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.contentsRect()
        mode = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.text(), mode, box.width())
        painter = QStylePainter(self)
        align, role = self.alignment(), self.foregroundRole()
        painter.drawItemText(box, align, self.palette(), self.isEnabled(), text, role)
        painter.end()
