"""Contents of a table of numbers: texts, which of them stand out, and their tips."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QBrush, QFont

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Place = tuple[int, int]
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NOWHERE = QModelIndex()


class NumberModel(QAbstractTableModel):
    """Rows of texts, read-only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headers: tuple[str, ...] = ()
        self.rows: tuple[tuple[str, ...], ...] = ()
        self.bold: frozenset[Place] = frozenset()
        self.bold_font, self.muted_brush = QFont(), QBrush()
        self._muted: frozenset[Place] = frozenset()
        self.words: frozenset[int] = frozenset()
        self._tips: dict[int, str] = {}

    def show(
        self,
        headers: Sequence[str],
        rows: Sequence[Sequence[str]],
        words: Collection[int],
        bold: Collection[Place],
        muted: Collection[Place],
        tips: Mapping[int, str],
    ) -> None:
        """Show other cells; as many as before change in place."""
        same = (len(headers), len(rows)) == (len(self.headers), len(self.rows))
        if not same:
            self.beginResetModel()
        self.headers, self.rows = tuple(headers), tuple(map(tuple, rows))
        self.bold, self._muted = frozenset(bold), frozenset(muted)
        self.words, self._tips = frozenset(words), dict(tips)
        if not same:
            self.endResetModel()
        elif headers:
            last = len(headers) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            if rows:
                end = self.index(len(rows) - 1, last)
                self.dataChanged.emit(self.index(0, 0), end)

    # -- QAbstractTableModel ----------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.headers)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if role == Role.DisplayRole:
            return self.rows[row][column]
        if role == Role.TextAlignmentRole:
            return _LEFT if column in self.words else _RIGHT
        if role == Role.FontRole and (row, column) in self.bold:
            return self.bold_font
        if role == Role.ForegroundRole and (row, column) in self._muted:
            return self.muted_brush
        if role == Role.ToolTipRole and column in self.words:
            return self.rows[row][column]  # it may be cut
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Role.DisplayRole:
            return self.headers[section]
        if role == Role.TextAlignmentRole:
            return _LEFT if section in self.words else _RIGHT
        if role == Role.ToolTipRole:
            return self._tips.get(section)
        return None
