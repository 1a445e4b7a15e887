"""The list of attributes: number, name, type, missing share and a sparkline by class."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from workbench.api.data import Dataset, IntArray
from workbench.ui.rooms.data.histogram import count_bars
from workbench.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
SPARK_COLUMN = 4
_SPARK_BINS = 16


translate = QCoreApplication.translate


def kind_text(kind: str) -> str:
    """Return the name of a kind of attribute in the current language."""
    names = {
        "numeric": translate("AttributesModel", "numeric"),
        "nominal": translate("AttributesModel", "nominal"),
        "string": translate("AttributesModel", "string"),
        "date": translate("AttributesModel", "date"),
    }
    return names.get(kind, kind)


class AttributesModel(QAbstractTableModel):
    """One line for each column of a data set, the class among them."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._data: Dataset | None = None
        self._missing: list[int] = []
        self._sparks: dict[int, IntArray] = {}

    def show_data(self, dataset: Dataset | None) -> None:
        """Show the columns of another data set."""
        self.beginResetModel()
        self._data = dataset
        self._missing = dataset.missing().tolist() if dataset else []
        self._sparks.clear()
        self.endResetModel()

    def spark(self, column: int) -> IntArray:
        """Return counts by class and bin, shape (c, b); counted when first painted."""
        assert self._data is not None
        if column not in self._sparks:
            self._sparks[column] = count_bars(self._data, column, _SPARK_BINS).counts
        return self._sparks[column]

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._data.columns) if self._data else 0

    def columnCount(self, parent: Index | None = None) -> int:
        return 5

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != _ROLE.DisplayRole:
            return None
        return (
            "#",
            self.tr("Name"),
            self.tr("Type"),
            self.tr("Missing"),
            self.tr("Values"),
        )[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if self._data is None:
            return None
        attribute = self._data.columns[index.row()]
        is_class = index.row() == self._data.class_index
        if role == _ROLE.DisplayRole:
            return self._text(index.row(), index.column())
        if role == _ROLE.ToolTipRole:
            labels = ", ".join(attribute.values[:20])
            role_text = self.tr("the class") if is_class else kind_text(attribute.kind)
            return f"{attribute.name}: {role_text} {labels}".strip()
        if role == _ROLE.TextAlignmentRole and index.column() in (0, 3):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, row: int, column: int) -> str:
        assert self._data is not None
        attribute, missing = self._data.columns[row], self._missing[row]
        is_class = row == self._data.class_index
        kind = self.tr("class") if is_class else kind_text(attribute.kind)
        share = 100 * missing / max(self._data.n_rows, 1)
        gaps = f"{share:.0f} %" if share >= 1 else ("< 1 %" if missing else "")
        return (str(row + 1), attribute.name, kind, gaps, "")[column]


class SparkDelegate(QStyledItemDelegate):
    """Paints the histogram of an attribute, stacked by class, into its cell."""

    def __init__(self, theme: Theme, parent: Any = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        super().paint(painter, option, index)
        source = index.model()
        if isinstance(source, QSortFilterProxyModel):
            index, source = source.mapToSource(index), source.sourceModel()
        if not isinstance(source, AttributesModel):
            return
        counts = source.spark(index.row())
        box = QRectF(option.rect).adjusted(4, 3, -4, -3)
        top = counts.sum(axis=0).max() or 1
        bar = min(box.width() / counts.shape[1], 14)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        for b in range(counts.shape[1]):
            base = box.bottom()
            for k in np.flatnonzero(counts[:, b]):
                height = box.height() * counts[k, b] / top
                painter.setBrush(self._theme.class_colour(int(k)))
                base -= height
                painter.drawRect(QRectF(box.left() + b * bar, base, bar - 1, height))
        painter.restore()


class AttributesView(QTableView):
    """The table of attributes with its sparklines."""

    def __init__(self, theme: Theme, model: AttributesModel) -> None:
        super().__init__()
        self.setObjectName("data_attr_table")
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(model)
        self._filter.setFilterKeyColumn(1)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModel(self._filter)
        self.setItemDelegateForColumn(SPARK_COLUMN, SparkDelegate(theme, self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(24)
        self.horizontalHeader().setStretchLastSection(True)

    def filter(self, text: str) -> None:
        """Show only the names that contain a text."""
        self._filter.setFilterFixedString(text)

    @property
    def current_column(self) -> int:
        """The position of the chosen column, -1 for none."""
        index = self._filter.mapToSource(self.currentIndex())
        return index.row()

    def choose(self, column: int) -> None:
        """Make a column the chosen one."""
        source = self._filter.sourceModel().index(column, 0)
        self.setCurrentIndex(self._filter.mapFromSource(source))
