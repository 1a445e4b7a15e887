"""Bars behind the numbers of a table, so that a column can be compared at a glance."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import RIGHT, Index

#: The role of a bar's length, 0 to 1, or None for no bar.
BAR = Qt.ItemDataRole.UserRole + 1
_OPACITY = 0.28


class BarDelegate(QStyledItemDelegate):
    """Paints the bar behind the number.

    Parameters
    ----------
    theme : Theme
    view : QAbstractItemView
    quick : bool
        Whether numbers are written without the style: a cell of a style sheet costs a
        millisecond, this a tenth.
    """

    def __init__(
        self, theme: Theme, view: QAbstractItemView, *, quick: bool = False
    ) -> None:
        super().__init__(view)
        self._theme, self._quick = theme, quick
        theme.changed.connect(view.viewport().update)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        share = index.data(BAR)
        if share:
            colour = QColor(self._theme.colours.accent)
            colour.setAlphaF(_OPACITY)
            box = QRectF(option.rect).adjusted(1, 3, -1, -3)
            box.setWidth(box.width() * share)
            painter.fillRect(box, colour)
        marks = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
        if self._quick and not option.state & marks:
            self._write(painter, option, index)
        else:
            super().paint(painter, option, index)

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.setFont(index.data(Qt.ItemDataRole.FontRole) or option.font)
        painter.setPen(QColor(self._theme.colours.text))
        place = option.rect.adjusted(3, 0, -4, 0)
        painter.drawText(place, RIGHT, index.data(Qt.ItemDataRole.DisplayRole))
