"""A data set as a table model: reads the arrays in place, never copies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont

from workbench.api.data import Attribute, Dataset, IntArray
from workbench.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_ORIENTATION = Qt.Orientation


class DatasetModel(QAbstractTableModel):
    """All columns of a data set, the class in its place.

    Parameters
    ----------
    theme : Theme
    edited : callable
        Called with (row, column, value as float, NaN for missing) when a cell was
        typed; who owns the data decides what happens.
    """

    def __init__(
        self,
        theme: Theme,
        edited: Callable[[int, int, float], None],
        parent: Any = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._edited = theme, edited
        self._data: Dataset | None = None
        self._columns: tuple[Attribute, ...] = ()
        self._order: IntArray | None = None

    def show_data(self, dataset: Dataset | None) -> None:
        """Show another data set, or another version of it."""
        same_shape = (
            dataset is not None
            and self._data is not None
            and dataset.columns == self._columns
            and dataset.n_rows == self._data.n_rows
        )
        if same_shape:
            self._data = dataset
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._data = dataset
        self._columns = dataset.columns if dataset else ()
        self._order = None
        self.endResetModel()

    def data_row(self, row: int) -> int:
        """Return the data set's row behind a row of the (sorted) table."""
        return row if self._order is None else int(self._order[row])

    def table_row(self, data_row: int) -> int:
        """Return the table's row that shows a row of the data set."""
        if self._order is None:
            return data_row
        return int(np.flatnonzero(self._order == data_row)[0])

    # -- Qt's questions -----------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if self._data is None else self._data.n_rows

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._columns)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if self._data is None or not index.isValid():
            return None
        attribute = self._columns[index.column()]
        if role == _ROLE.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if attribute.is_numeric else 0
            return Qt.AlignmentFlag.AlignVCenter | side
        row = self.data_row(index.row())
        value = self._value(row, index.column())
        if role in (_ROLE.DisplayRole, _ROLE.EditRole):
            return self._text(attribute, value)
        if role == _ROLE.FontRole and np.isnan(value):
            font = QFont()
            font.setItalic(True)
            return font
        if role == _ROLE.BackgroundRole and index.column() == self._data.class_index:
            return self._stripe(row)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if role != _ROLE.DisplayRole:
            return None
        if orientation == _ORIENTATION.Horizontal:
            return self._columns[section].name
        return str(self.data_row(section) + 1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        attribute = self._columns[index.column()]
        if attribute.kind in ("numeric", "nominal"):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.EditRole:
            return False
        number = self._parsed(self._columns[index.column()], str(value).strip())
        if number is None:
            return False
        self._edited(self.data_row(index.row()), index.column(), number)
        return True

    def sort(
        self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    ) -> None:
        """Sort by a column; -1 restores the order of the file. Missing values go last."""
        if self._data is None:
            return
        self.layoutAboutToBeChanged.emit()
        if column < 0:
            self._order = None
        else:
            values = self._data.column(column)
            descending = order == Qt.SortOrder.DescendingOrder
            self._order = np.argsort(-values if descending else values, kind="stable")
        self.layoutChanged.emit()

    # -- cells --------------------------------------------------------------------------

    def _value(self, row: int, column: int) -> float:
        assert self._data is not None
        data = self._data
        if column == data.class_index:
            code = float(data.y[row])
            missing = not data.class_attribute.is_numeric and code < 0
            return float("nan") if missing else code
        return float(data.X[row, column - (column > data.class_index)])

    def _text(self, attribute: Attribute, value: float) -> str:
        if np.isnan(value):
            return "?"
        if attribute.values:
            return attribute.values[int(value)]
        return f"{value:.10g}".replace(".", QLocale().decimalPoint())

    def _parsed(self, attribute: Attribute, text: str) -> float | None:
        if text in ("", "?"):
            return float("nan")
        if attribute.is_nominal:
            return (
                float(attribute.values.index(text))
                if text in attribute.values
                else None
            )
        try:
            number = float(text.replace(QLocale().decimalPoint(), "."))
        except ValueError:
            return None
        return number if np.isfinite(number) else None

    def _stripe(self, row: int) -> QColor | None:
        assert self._data is not None
        code = int(self._data.y[row]) if self._data.has_nominal_class else -1
        return self._theme.tint(code) if code >= 0 else None
