"""A thin column beside a plot."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class SideColumn(QWidget):
    """A column of one width, wider only where its texts ask for more.

    Parameters
    ----------
    width : int
        Pixels.
    parent : QWidget, optional
    """

    def __init__(self, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self._width, 0))


def scrolled(column: QWidget) -> QScrollArea:
    """Return a column of fixed width in a frameless area that scrolls downwards."""
    area = QScrollArea()
    area.setObjectName(f"{column.objectName()}_view")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(column)
    bar = area.verticalScrollBar().sizeHint().width()
    area.setFixedWidth(column.maximumWidth() + bar)
    # the bar stands in the space that is left for it, and covers nothing
    area.setMinimumHeight(120)
    return area
