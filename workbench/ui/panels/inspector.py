"""The inspector: the data set in a few words, what a room points at, selected rows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Slot,
)
from PySide6.QtWidgets import QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from workbench.ui.context import Context

#: A panel this small is no place to read more; the Data room shows all of them.
_SHOWN = 200

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class SelectedRows(QAbstractTableModel):
    """The first selected rows of the current data set, the class first."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = context.session
        self._rows: list[int] = []
        self._session.selection_changed.connect(self.refresh)
        self._session.data_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Take the selection anew."""
        self.beginResetModel()
        self._data = self._session.data
        self._rows = self._session.selected_rows[:_SHOWN].tolist()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's way
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or not self._rows or self._data is None:
            return 0
        return len(self._data.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role != Role.DisplayRole or self._data is None:
            return None
        return self._data.text(self._rows[index.row()], self._column(index.column()))

    def _column(self, shown: int) -> int:
        assert self._data is not None
        first = self._data.class_index
        return first if shown == 0 else shown - 1 if shown <= first else shown

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if role != Role.DisplayRole or self._data is None:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(self._rows[section] + 1)
        return self._data.columns[self._column(section)].name


class InspectorPanel(QWidget):
    """What is looked at, in words and numbers."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = context.session
        self._summary, self._query, self._count = QLabel(), QLabel(), QLabel()
        for label in (self._summary, self._query, self._count):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._query.hide()
        self._model = SelectedRows(context, self)
        self._table = QTableView()
        self._table.setObjectName("main_inspector_rows_table")
        self._table.setModel(self._model)
        self._table.setTabKeyNavigation(False)
        self._table.setFrameShape(self._table.Shape.NoFrame)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(20)  # rows measured, of those in sight
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        for widget in (self._summary, self._query, self._count):
            layout.addWidget(widget)
        layout.addWidget(self._table, 100)
        layout.addStretch(1)
        self._session.data_changed.connect(self._on_data_changed)
        self._session.selection_changed.connect(self._show_selection)
        context.commands.inspected.connect(self._on_inspected)
        self._retranslate()

    def _on_data_changed(self) -> None:
        data = self._session.data
        if data is None:
            self._summary.setText(self.tr("No data set is open."))
            return
        lines = [
            data.name,
            self.tr("{} rows, {} attributes").format(
                QLocale().toString(data.n_rows), data.n_attributes
            ),
        ]
        if data.has_nominal_class:
            counts = zip(data.classes, data.class_counts(), strict=True)
            lines.append(", ".join(f"{label} {count}" for label, count in counts))
        self._summary.setText("\n".join(lines))

    def _show_selection(self) -> None:
        n = self._session.selected_rows.size
        self._count.setText(self.tr("{} rows selected").format(n))
        self._table.setVisible(n > 0)

    @Slot(str)
    def _on_inspected(self, text: str) -> None:
        self._query.setText(text)
        self._query.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._table.setAccessibleName(self.tr("Selected rows"))
        self._on_data_changed()
        self._show_selection()
