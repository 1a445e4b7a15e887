"""A table of figures with a bar behind each number, so that columns can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from workbench.ui.services.numbers import locale, number, plain
from workbench.ui.services.theme import Theme

Index = QModelIndex | QPersistentModelIndex
#: The role of a bar's length, 0 to 1, or None for no bar.
BAR = Qt.ItemDataRole.UserRole + 1
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Column:
    """One column of figures.

    Attributes
    ----------
    title : str
    values : sequence of float or None
        None where there is no figure.
    kind : str
        ``share`` (0 to 1, bar as long), ``count`` or ``weight`` (no bar), ``log`` (bar by the
        logarithm, the largest is full) or ``log count`` (the same of whole numbers).
    tip : str
        What the figure means.
    """

    title: str
    values: Sequence[float | None]
    kind: str = "share"
    tip: str = ""

    def text(self, row: int) -> str:
        """Return one figure as the locale writes it."""
        value = self.values[row]
        if value is None:
            return "–"
        if self.kind == "share":
            return locale().toString(float(value), "f", 3)
        if self.kind.endswith("count"):
            return locale().toString(round(value))
        if self.kind == "weight":
            return number(value, 6)
        return plain(value, 3)

    def bars(self) -> list[float | None]:
        """Return the length of each bar, 0 to 1."""
        if self.kind == "share":
            return [None if v is None else min(max(v, 0.0), 1.0) for v in self.values]
        if self.kind in ("count", "weight"):
            return [None for _ in self.values]
        return log_shares(self.values)


def log_shares(values: Sequence[float | None]) -> list[float | None]:
    """Return lengths by the logarithm: the largest 1, a tenth of the smallest 0."""
    known = [v for v in values if v is not None and v > 0]
    if not known:
        return [None if v is None else 0.0 for v in values]
    low, high = np.log10(min(known)) - 1, np.log10(max(known))
    return [
        None
        if v is None
        else float((np.log10(v) - low) / (high - low))
        if v > 0
        else 0.0
        for v in values
    ]


class FiguresModel(QAbstractTableModel):
    """Columns of figures under each other, with a name for each row."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._names: Sequence[str] = ()
        self._columns: Sequence[Column] = ()
        self._bars: list[list[float | None]] = []
        self.marked = -1

    def show(
        self, names: Sequence[str], columns: Sequence[Column], marked: int = -1
    ) -> None:
        """Show other figures; the row `marked` is written in bold."""
        self.beginResetModel()
        self._names, self._columns, self.marked = names, columns, marked
        self._bars = [column.bars() for column in columns]
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._names)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[column].text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT
        if role == BAR:
            return self._bars[column][row]
        if role == Qt.ItemDataRole.FontRole and row == self.marked:
            font = self._view.font()
            font.setBold(True)
            return font
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                return self._names[section]
            if role == Qt.ItemDataRole.FontRole and section == self.marked:
                font = self._view.font()
                font.setBold(True)
                return font
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._columns[section].tip or None
        return None


class BarDelegate(QStyledItemDelegate):
    """Paints the bar behind the number."""

    def __init__(self, theme: Theme, parent: Any = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        share = index.data(BAR)
        if share:
            colour = QColor(self._theme.colours.accent)
            colour.setAlphaF(0.28)
            box = QRectF(option.rect).adjusted(1, 3, -1, -3)
            box.setWidth(box.width() * share)
            painter.fillRect(box, colour)
        marks = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
        if option.state & marks:
            super().paint(painter, option, index)
        else:
            self._write(painter, option, index)

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Write a plain number: a style sheet's cell costs a millisecond, this a tenth."""
        painter.setFont(index.data(Qt.ItemDataRole.FontRole) or option.font)
        painter.setPen(QColor(self._theme.colours.text))
        place = option.rect.adjusted(3, 0, -4, 0)
        painter.drawText(place, _RIGHT, index.data(Qt.ItemDataRole.DisplayRole))


class FiguresTable(QTableView):
    """A view of a `FiguresModel`; arrows move in it, Tab leaves it."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.figures = FiguresModel(self)
        self.setModel(self.figures)
        self.setItemDelegate(BarDelegate(theme, self))
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(self.Shape.NoFrame)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(56)
        header.setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setDefaultSectionSize(24)
        self.setWordWrap(False)
        self.verticalHeader().setMaximumWidth(220)
        theme.changed.connect(self._on_theme_changed)

    def _on_theme_changed(self) -> None:
        self.viewport().update()
