"""A thin column beside a plot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
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


class _SideArea(QScrollArea):
    """An area as wide as its column asks for, with the bar beside it."""

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        column = self.widget()
        across = 0 if column is None else column.minimumSizeHint().width()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(across + bar, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # the column may have become wider
        return super().eventFilter(watched, event)


def scrolled(column: SideColumn) -> QScrollArea:
    """Return a column in a frameless area that scrolls downwards."""
    area = _SideArea()
    area.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
    area.setObjectName(f"{column.objectName()}_view")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(column)
    area.setMinimumHeight(120)
    return area
