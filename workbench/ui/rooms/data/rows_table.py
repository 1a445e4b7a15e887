"""The table of all rows: sorted, searched, edited, copied and pasted."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.core.results.spreadsheet_formulas import guarded_row, unguarded
from workbench.core.session.cell_values import cell_text
from workbench.ui.rooms.data.dataset_model import DatasetModel
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import FIXED, PlainDelegate, Table
from workbench.ui.widgets.table_model import Index

#: A selection in more pieces is painted, but not carried by Qt's selection model,
#: which slows down with their square.
MOST_RUNS = 500
#: A combo box of more labels is of no use.
MOST_CHOICES = 100

_SELECT_ROWS = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect
    | QItemSelectionModel.SelectionFlag.Rows
)
_DECIMAL_COMMA = re.compile(r"[+-]?\d*,\d+([eE][+-]?\d+)?")
_StandardKey = QKeySequence.StandardKey


class RowsDelegate(PlainDelegate):
    """Paints selected rows from the model's mask; offers labels in a combo box."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if self.is_marked(index):
            option.state |= QStyle.StateFlag.State_Selected

    def is_marked(self, index: Index) -> bool:
        model = index.model()
        return isinstance(model, DatasetModel) and model.is_chosen(index.row())

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        model = index.model()
        attribute = (
            model.attribute(index.column()) if isinstance(model, DatasetModel) else None
        )
        labels = attribute.values if attribute and attribute.is_nominal else ()
        if not 0 < len(labels) <= MOST_CHOICES:
            return super().createEditor(parent, option, index)
        combo = QComboBox(parent)
        combo.setObjectName("data_rows_cellCombo")
        combo.addItems(["?", *labels])
        combo.activated.connect(self._on_combo_activated)
        return combo

    def _on_combo_activated(self) -> None:
        combo = self.sender()
        if isinstance(combo, QComboBox):
            self.commitData.emit(combo)
            self.closeEditor.emit(combo)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data(Qt.ItemDataRole.EditRole)))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentText(), Qt.ItemDataRole.EditRole)
        else:
            super().setModelData(editor, model, index)


class RowHeads(QHeaderView):
    """Heads of a table of rows: as wide as the largest number is.

    Qt measures two hundred numbers for every size of text.
    """

    def __init__(self, side: Qt.Orientation) -> None:
        super().__init__(side)
        self.setSectionsClickable(True)
        self.setHighlightSections(True)

    def sizeHint(self) -> QSize:
        last = self.count() - 1
        if self.orientation() == Qt.Orientation.Horizontal or last < 0:
            return super().sizeHint()
        # rows in another order: the last may be a short one, of as many digits as 8; Qt
        # keeps room for bold heads
        font = self.font()
        font.setBold(True)
        letters, shown = (
            QFontMetrics(font),
            self.model().headerData(last, self.orientation()),
        )
        digits = letters.horizontalAdvance("8" * len(str(self.count())))
        spare = digits - letters.horizontalAdvance(str(shown))
        hint = self.sectionSizeFromContents(last)
        return QSize(hint.width() + max(0, spare), hint.height())


class RowsTable(Table):
    """All rows of a data set.

    Signals
    -------
    rows_chosen(rows)
        The user selected these rows of the data set (array).
    copy_wanted(), paste_wanted(), delete_wanted(), find_wanted()
        By their keys.
    """

    rows_chosen = Signal(object)
    copy_wanted = Signal()
    paste_wanted = Signal()
    delete_wanted = Signal()
    find_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        self.rows_model = DatasetModel(theme)
        super().__init__(
            "data_rows_table", self.rows_model, row_titles=True, framed=True, grid=True,
            heads=RowHeads,
        )  # fmt: skip
        self.rows_model.setParent(self)
        self.setItemDelegate(RowsDelegate(self))
        self._following = False  # the selection is being shown, not made
        # one height for all rows: a view of 50 000 rows need not measure each
        self.verticalHeader().setSectionResizeMode(FIXED)
        header = self.horizontalHeader()
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionsClickable(True)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        # whether a column is selected Qt asks of every row, each time it is painted
        header.setSelectionModel(QItemSelectionModel(self.rows_model, header))
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    # -- selection ----------------------------------------------------------------------

    def show_selection(self, rows: IntArray) -> None:
        """Mark the selected rows and bring the first into sight."""
        model = self.rows_model
        model.choose(rows)
        chosen = self.chosen_rows()
        if len(chosen) != len(rows) or (model.ascending(chosen) != rows).any():
            self._following = True
            try:
                self._carry(rows)
            finally:
                self._following = False
            if rows.size:
                first = model.table_row(int(rows[0]))
                column = max(self.currentIndex().column(), 0)
                self.scrollTo(model.index(first, column))
        self.viewport().update()

    def chosen_rows(self) -> IntArray:
        """Return the rows of the data set that Qt's selection holds."""
        selection = self.selectionModel().selection()  # its ranges live as long as it
        parts = [
            self.rows_model.data_rows(run.top(), run.bottom())
            for run in selection.toList()
        ]
        return np.concatenate(parts) if parts else np.empty(0, np.int64)

    def _carry(self, rows: IntArray) -> None:
        model, found = self.rows_model, QItemSelection()
        # in the order of the data set they ascend already
        table = model.table_rows(rows)
        if table is not rows:
            table = model.ascending(table)
        breaks = np.empty(0, np.int64)
        if rows.size and table[-1] - table[0] >= rows.size:  # no single run
            breaks = np.flatnonzero(np.diff(table) > 1) + 1
        if rows.size and len(breaks) < MOST_RUNS:
            last = model.columnCount() - 1
            for run in np.split(table, breaks):
                found.select(
                    model.index(int(run[0]), 0), model.index(int(run[-1]), last)
                )
        self.selectionModel().select(found, _SELECT_ROWS)

    def _on_selection_changed(self, *_: QItemSelection) -> None:
        if not self._following:
            self.rows_chosen.emit(self.chosen_rows())

    # -- order --------------------------------------------------------------------------

    def keep_selection_through(self, order: IntArray | None, place: Any) -> None:
        """Show the rows in another order; the same rows stay selected."""
        self._following = True
        try:
            # Qt would move each selected cell on its own
            self.selectionModel().clearSelection()
            self.rows_model.set_order(order, place)
        finally:
            self._following = False

    # -- keys ---------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # with the focus here these keys mean cells and rows of this table
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(
            event, QKeyEvent
        ):
            keys = (_StandardKey.Copy, _StandardKey.Paste, _StandardKey.Find)
            if event.key() == Qt.Key.Key_Delete or any(map(event.matches, keys)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(_StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.matches(_StandardKey.Paste):
            self.paste_wanted.emit()
        elif event.matches(_StandardKey.Find):
            self.find_wanted.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

    def copied(self) -> str:
        """Return the selected rows as text: tabs between cells, names on top."""
        data, rows = self.rows_model.dataset, self.rows_model.chosen
        if data is None:
            return ""
        out = io.StringIO()
        writer = csv.writer(out, delimiter="\t", lineterminator="\n")
        columns = list(enumerate(data.columns))
        writer.writerow(guarded_row(a.name for a in data.columns))
        for row in self.rows_model.in_order(rows).tolist():
            writer.writerow(
                guarded_row(
                    cell_text(a, self.rows_model.value(row, c)) for c, a in columns
                )
            )
        return out.getvalue()


def pasted_cells(
    text: str, names: tuple[str, ...], decimal: str = "."
) -> list[list[str]]:
    """Split what a spreadsheet or an editor put on the clipboard into cells.

    Parameters
    ----------
    text : str
        Lines of cells with tabs, semicolons or commas between them.
    names : tuple of str
        A first line of exactly these names is left out.
    decimal : str
        The mark in numbers where people live: a comma becomes a point, unless commas
        stand between the cells.
    """
    lines = text.strip("\r\n")
    first = lines.split("\n", 1)[0]
    mark = next((mark for mark in "\t;" if mark in first), ",")
    rows = csv.reader(io.StringIO(lines), delimiter=mark)
    cells = [[unguarded(cell) for cell in row] for row in rows if row]
    if cells and tuple(cell.strip() for cell in cells[0]) == names:
        cells = cells[1:]
    if decimal == "," and mark != ",":
        cells = [[_with_point(cell) for cell in row] for row in cells]
    return cells


def _with_point(cell: str) -> str:
    return cell.replace(",", ".") if _DECIMAL_COMMA.fullmatch(cell.strip()) else cell
