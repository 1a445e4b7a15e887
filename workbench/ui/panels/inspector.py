"""The inspector: the data set in a few words, what a room points at, selected rows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api.data import Dataset
from workbench.ui.context import Context
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import Column, TableModel

#: A panel this small is no place to read more; the Data room shows all of them.
_SHOWN = 200


class SelectedRows(TableModel[int]):
    """The first selected rows of the current data set, the class first."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__((), parent, row_title=lambda row: str(row + 1))
        self._session = context.session
        self._session.selection_changed.connect(self.refresh)
        self._session.data_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Take the selection anew."""
        data = self._session.data
        rows = self._session.selected_rows[:_SHOWN].tolist()
        self.reset(rows, _columns(data) if data is not None and rows else ())


def _columns(data: Dataset) -> list[Column[int]]:
    order = sorted(range(len(data.columns)), key=lambda c: c != data.class_index)
    return [
        Column(data.columns[c].name, lambda row, c=c: data.text(row, c))  # type: ignore[misc]
        for c in order
    ]


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
        self._table = Table(
            "main_inspector_rows_table", self._model, selects=CELLS, row_height=None,
            row_titles=True, grid=True, wraps=True, marks_head=True,
        )  # fmt: skip
        self._model.modelReset.connect(self._table.widen_columns)
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
        self._count.setText(self.tr("%n row(s) selected", "", n))
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
