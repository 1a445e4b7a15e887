"""A thin column beside a plot that scrolls rather than push the window apart."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


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
