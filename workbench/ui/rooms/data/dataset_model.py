"""A data set as a table model: reads the arrays in place, never copies them."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont

from workbench.api.data import Attribute, Dataset, IntArray
from workbench.api.problems import Problem
from workbench.core.session.cell_values import cell_text, parse_cell
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import LEFT, RIGHT, Index

_ROLE = Qt.ItemDataRole
_ORIENTATION = Qt.Orientation
#: Put together once: a painting asks for those of each cell.
_EDITABLE = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsEditable
    | Qt.ItemFlag.ItemNeverHasChildren
)


class DatasetModel(QAbstractTableModel):
    """All columns of a data set, the class in its place, and weights if there are any.

    The model changes nothing itself: what was typed is announced, and who owns the data
    decides what happens.

    Signals
    -------
    typed(row, column, value)
        A cell shall have this value (float, NaN for missing).
    typed_text(row, column, text)
        A cell of texts shall have one that no cell had before.
    refused(line)
        What was typed is no value of the column.
    """

    typed = Signal(int, int, float)
    typed_text = Signal(int, int, str)
    refused = Signal(str)

    def __init__(self, theme: Theme, parent: Any = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._data: Dataset | None = None
        self._columns: tuple[Attribute, ...] = ()
        self._order: IntArray | None = None
        self._place: IntArray | None = None
        self._chosen: np.ndarray | None = None
        self._italic = QFont()
        self._italic.setItalic(True)

    @property
    def dataset(self) -> Dataset | None:
        """What is shown."""
        return self._data

    def show_data(self, dataset: Dataset | None) -> None:
        """Show another data set, or another version of it."""
        if self._same_shape(dataset):
            self._data, self._columns = dataset, dataset.columns if dataset else ()
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._data = dataset
        self._columns = dataset.columns if dataset else ()
        self._order = self._place = self._chosen = None
        self.endResetModel()

    def _same_shape(self, other: Dataset | None) -> bool:
        data = self._data
        if data is None or other is None or other.n_rows != data.n_rows:
            return False
        same_weights = (other.weights is None) == (data.weights is None)
        names = [(a.name, a.kind) for a in self._columns]
        return same_weights and [(a.name, a.kind) for a in other.columns] == names

    # -- order and choice ---------------------------------------------------------------

    def set_order(self, order: IntArray | None, place: IntArray | None = None) -> None:
        """Show the rows in an order; None is that of the file.

        Parameters
        ----------
        order : ndarray of int, shape (n,), or None
            The data set's row behind each row of the table.
        place : ndarray of int, shape (n,), or None
            The inverse of `order`.
        """
        self.layoutAboutToBeChanged.emit()
        self._order, self._place = order, place
        self.layoutChanged.emit()

    def choose(self, rows: IntArray) -> None:
        """Mark rows of the data set as selected; painting them costs nothing more."""
        self._chosen = None
        if rows.size and self._data is not None:
            self._chosen = np.zeros(self._data.n_rows, dtype=bool)
            self._chosen[rows] = True

    @property
    def chosen(self) -> IntArray:
        """The marked rows of the data set."""
        marks = self._chosen
        return np.empty(0, np.int64) if marks is None else np.flatnonzero(marks)

    def is_chosen(self, row: int) -> bool:
        """Whether a row of the table is among those of `choose`."""
        return self._chosen is not None and bool(self._chosen[self.data_row(row)])

    def data_row(self, row: int) -> int:
        """Return the data set's row behind a row of the (sorted) table."""
        return row if self._order is None else int(self._order[row])

    def data_rows(self, first: int, last: int) -> IntArray:
        """Return the data set's rows behind rows first … last of the table."""
        if self._order is None:
            return np.arange(first, last + 1)
        return self._order[first : last + 1]

    def table_row(self, data_row: int) -> int:
        """Return the table's row that shows a row of the data set."""
        return data_row if self._place is None else int(self._place[data_row])

    def table_rows(self, data_rows: IntArray) -> IntArray:
        """Return the table's rows that show rows of the data set."""
        return data_rows if self._place is None else self._place[data_rows]

    def in_order(self, data_rows: IntArray) -> IntArray:
        """Return rows of the data set in the order in which the table shows them."""
        return data_rows[np.argsort(self.table_rows(data_rows), kind="stable")]

    def ascending(self, rows: IntArray) -> IntArray:
        """Return distinct rows in ascending order; of a million, sooner than sorted."""
        marks = np.zeros(self.rowCount(), dtype=bool)
        marks[rows] = True
        return np.flatnonzero(marks)

    # -- Qt's questions -----------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if self._data is None else self._data.n_rows

    def columnCount(self, parent: Index | None = None) -> int:
        weighted = self._data is not None and self._data.weights is not None
        return len(self._columns) + weighted

    def attribute(self, column: int) -> Attribute | None:
        """Return the attribute of a column, None for the weights."""
        return self._columns[column] if column < len(self._columns) else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if self._data is None or not index.isValid():
            return None
        column = index.column()
        if role == _ROLE.TextAlignmentRole:
            attribute = self.attribute(column)
            numeric = attribute is None or attribute.is_numeric
            return RIGHT if numeric else LEFT
        if role in (_ROLE.DisplayRole, _ROLE.EditRole, _ROLE.ToolTipRole):
            return self._shown(self.data_row(index.row()), column, role)
        if role == _ROLE.FontRole:
            missing = np.isnan(self.value(self.data_row(index.row()), column))
            return self._italic if missing else None
        if role == _ROLE.BackgroundRole and column == self._data.class_index:
            return self._stripe(self.data_row(index.row()))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if role != _ROLE.DisplayRole:
            return None
        if orientation == _ORIENTATION.Horizontal:
            attribute = self.attribute(section)
            return self.tr("weight") if attribute is None else attribute.name
        return str(self.data_row(section) + 1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        attribute = self.attribute(index.column()) if index.isValid() else None
        if attribute is not None and attribute.kind != "relational":
            return _EDITABLE
        return super().flags(index)

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        attribute = self.attribute(index.column())
        if role != _ROLE.EditRole or attribute is None:
            return False
        row, text = self.data_row(index.row()), str(value).strip()
        if attribute.is_numeric and text in _SIGNS:
            # a key pressed on the table, a number begun and left: nothing was said
            return False
        if attribute.kind == "string" and text not in (*attribute.values, "", "?"):
            self.typed_text.emit(row, index.column(), text)
            return True
        try:
            number = parse_cell(attribute, _c_text(attribute, text))
        except Problem as problem:
            self.refused.emit(str(problem))
            return False
        before = self.value(row, index.column())
        if number != before and not (np.isnan(number) and np.isnan(before)):
            self.typed.emit(row, index.column(), number)
        return True

    # -- cells --------------------------------------------------------------------------

    def value(self, row: int, column: int) -> float:
        """Return a cell of the data set (not of the sorted table), NaN if missing."""
        assert self._data is not None
        data = self._data
        if column >= len(self._columns):
            assert data.weights is not None
            return float(data.weights[row])
        if column == data.class_index:
            code = float(data.y[row])
            missing = not data.class_attribute.is_numeric and code < 0
            return float("nan") if missing else code
        return float(data.X[row, column - (column > data.class_index)])

    def _shown(self, row: int, column: int, role: int) -> str | None:
        value, attribute = self.value(row, column), self.attribute(column)
        if attribute is not None and attribute.kind == "relational":
            return self._nested(attribute, value, role)
        if role == _ROLE.ToolTipRole:
            return None
        if attribute is None or (attribute.kind == "numeric" and not np.isnan(value)):
            # adding 0 makes 0 of -0, which nobody means
            return f"{value + 0.0:.10g}".replace(".", QLocale().decimalPoint())
        text = cell_text(attribute, value)
        # a long text is shown by its beginning, and whole when it is edited
        whole = role == _ROLE.EditRole or len(text) <= _MOST_SHOWN
        return text if whole else text[:_MOST_SHOWN].replace("\n", " ") + "…"

    def _nested(self, attribute: Attribute, value: float, role: int) -> str:
        text = cell_text(attribute, value)
        if np.isnan(value):
            return text
        if role == _ROLE.ToolTipRole:
            names = ", ".join(inner.name for inner in attribute.inner)
            return f"{names}\n{text[:_MOST_NESTED]}"
        return self.tr("%n row(s)", "", len(text.splitlines()))

    def _stripe(self, row: int) -> QColor | None:
        assert self._data is not None
        code = int(self._data.y[row]) if self._data.has_nominal_class else -1
        return self._theme.tint(code) if code >= 0 else None


_MOST_SHOWN = 200
#: What a number begins with.
_SIGNS = ("+", "-", ".", ",")
_MOST_NESTED = 1000


def _c_text(attribute: Attribute, text: str) -> str:
    """Turn the locale's decimal mark into a point; both are accepted."""
    if attribute.kind != "numeric":
        return text
    return text.replace(QLocale().decimalPoint(), ".")
