"""The chain between two fields that hold one value."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton, QWidget


class ChainButton(QToolButton):
    """Two links: they hold each other while the fields do, else there is a gap."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(QSize(28, 24))
        self.toggled.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(self.tr("The same value as in the scene bar"))
        held = self.tr("The same value as in the scene bar. Click to set it separately")
        free = self.tr("A separate value. Click to use that of the scene bar")
        self.setToolTip(held if self.isChecked() else free)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        if self.underMouse():
            painter.fillRect(self.rect(), palette.color(role.Mid))
        closed = self.isChecked()
        painter.setPen(QPen(palette.color(role.Accent if closed else role.Text), 1.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = self.rect().center().toPointF()
        apart = 3.0 if closed else 6.5
        for side in (-1, 1):
            link = QRectF(0, 0, 10, 7)
            link.moveCenter(middle + QPointF(side * apart + 0.5, 0.5))
            painter.drawRoundedRect(link, 3.5, 3.5)
        painter.end()
