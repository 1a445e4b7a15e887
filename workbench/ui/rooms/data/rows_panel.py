"""The lower part of the Data room: the table with its tools."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from workbench.api.data import Dataset
from workbench.core.results.describing.row_answers import RowOrder, SimilarRows
from workbench.core.session.edits import SPREAD_ROWS
from workbench.ui.room import Room
from workbench.ui.rooms.data.find_bar import FindBar
from workbench.ui.rooms.data.rows_table import RowsTable, pasted_cells
from workbench.ui.services.numbers import number
from workbench.ui.session.editing import DataEditor
from workbench.ui.widgets.flow_row import FlowRow

#: Similar rows that a message lists.
_LISTED = 10


class RowsPanel(QWidget):
    """All rows, and what is done with them.

    Parameters
    ----------
    room : Room
    editor : DataEditor
    hint : QWidget
        Shown to the left of the tools.
    """

    def __init__(self, room: Room, editor: DataEditor, hint: QWidget) -> None:
        super().__init__()
        self._room, self._editor, self._context = room, editor, room.context
        self._sort_request = room.request("latest")
        self._similar_request = room.request("latest")
        self._similar: SimilarRows | None = None
        self._sorted = (-1, False)
        self._asked_of: Dataset | None = None
        self.table = RowsTable(room.context.theme)
        self.find_bar = FindBar(room)
        self._add = self._button("data_rows_addBtn")
        self._delete = self._button("data_rows_deleteBtn")
        self._paste = self._button("data_rows_pasteBtn")
        self._over = self._button("data_rows_pasteOverBtn")
        self._find = self._button("data_rows_findBtn")
        self._like = self._button("data_rows_similarBtn")
        tools = FlowRow(gap=4)
        tools.add(hint, stretch=1)
        for button in (
            self._add, self._delete, self._paste, self._over, self._like, self._find,
        ):  # fmt: skip
            tools.add(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(tools)
        layout.addWidget(self.find_bar)
        layout.addWidget(self.table, 1)
        self._connect()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setFlat(True)
        return button

    def _connect(self) -> None:
        table, model = self.table, self.table.rows_model
        header = table.horizontalHeader()
        header.sortIndicatorChanged.connect(self._on_header_sort_changed)
        self._sort_request.done.connect(self._on_sort_done)
        model.typed.connect(self._editor.cell)
        model.typed_text.connect(self._on_model_typed_text)
        model.refused.connect(self._on_model_refused)
        table.rows_chosen.connect(self._on_table_rows_chosen)
        table.copy_wanted.connect(self.copy)
        table.paste_wanted.connect(self.paste)
        table.delete_wanted.connect(self.delete)
        table.find_wanted.connect(self.find_bar.open)
        self.find_bar.found.connect(self._on_find_found)
        self.find_bar.closed.connect(table.setFocus)
        self._add.clicked.connect(self.add_row)
        self._delete.clicked.connect(self.delete)
        self._paste.clicked.connect(self.paste)
        self._over.clicked.connect(self.paste_over)
        self._find.clicked.connect(self.find_bar.open)
        self._like.clicked.connect(self.find_similar)
        self._similar_request.done.connect(self._on_similar_done)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.table.setAccessibleName(self.tr("Rows"))
        for button, text, tip in (
            (self._add, self.tr("Add row"), self.tr("Add an empty row at the end")),
            (
                self._delete, self.tr("Delete rows"),
                self.tr("Delete the selected rows (Del)"),
            ),
            (
                self._paste, self.tr("Paste"),
                self.tr("Add rows from the clipboard, or fill cells (Ctrl+V)"),
            ),
            (
                self._over, self.tr("Paste over"),
                self.tr("Write the clipboard over the cells from the current one on"),
            ),
            (
                self._like, self.tr("Find similar"),
                self.tr(
                    "Select the k rows most like the selected one, by the metric, the "
                    "scale and the k of the scene"
                ),
            ),
            (self._find, self.tr("Find"), self.tr("Find a text or a number (Ctrl+F)")),
        ):  # fmt: skip
            button.setText(text)
            button.setToolTip(tip)
        self.find_bar.retranslate()

    # -- showing ------------------------------------------------------------------------

    def show_data(self, data: Dataset | None) -> None:
        """Show another data set, or another version of it, in the same order."""
        before = self.table.rows_model.dataset
        self.table.rows_model.show_data(data)
        self.find_bar.forget()
        same = (
            before is not None
            and data is not None
            and before.n_rows == data.n_rows
            and [a.name for a in before.columns] == [a.name for a in data.columns]
        )
        header = self.table.horizontalHeader()
        if not same:  # other rows come in their own order: no arrow
            self._sorted = (-1, False)
            header.blockSignals(True)
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            header.blockSignals(False)
        for button in (self._add, self._paste, self._over, self._find, self._delete):
            button.setEnabled(data is not None)
        self.show_selection()

    def show_selection(self) -> None:
        """Mark the rows that are selected everywhere."""
        rows = self._context.session.selected_rows
        self.table.show_selection(rows)
        self._delete.setEnabled(bool(rows.size))
        self._like.setEnabled(rows.size == 1)

    def _on_table_rows_chosen(self, rows: Any) -> None:
        self._context.session.select(rows)

    # -- order --------------------------------------------------------------------------

    def _on_header_sort_changed(self, column: int, order: Qt.SortOrder) -> None:
        data = self._context.session.data
        descending = order == Qt.SortOrder.DescendingOrder
        if data is None or not 0 <= column < len(data.columns):
            self._sorted = (-1, False)
            self.table.keep_selection_through(None, None)
            self.show_selection()
            return
        self._sorted = (column, descending)
        payload = {
            "data": str(self._context.session.folder()),
            "column": column,
            "descending": descending,
        }
        self._sort_request.start(
            "sort", payload, lane="interactive", title=self.tr("Sorting")
        )

    def _on_sort_done(self, found: RowOrder) -> None:
        data = self._context.session.data
        asked = (found.column, found.descending)
        if data is None or asked != self._sorted or len(found.order) != data.n_rows:
            return
        self.table.keep_selection_through(found.order, found.place)
        self.show_selection()

    def _on_find_found(self, row: int, column: int) -> None:
        model = self.table.rows_model
        index = model.index(model.table_row(row), column)
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)

    # -- similar rows -------------------------------------------------------------------

    def find_similar(self) -> None:
        """Select the rows most like the selected one, under the distance of the scene."""
        session = self._context.session
        scene, learned = session.scene, session.metric
        rows = session.selected_rows
        if session.data is None or rows.size != 1:
            return
        scale, components = scene.scale, None
        if scene.is_learned:
            if learned is None or learned.data != scene.data:
                self._room.message(
                    "info",
                    lambda: self.tr(
                        "No metric was learned on these data yet: Metric lab"
                    ),
                )
                return
            # the map expects what it was learned on
            scale, components = learned.scale, learned.result.metric.components
        self._asked_of = session.data
        payload = {
            "data": str(session.folder()), "row": int(rows[0]), "k": scene.k,
            "metric": scene.metric, "p": scene.p, "scale": scale,
            "components": components,
        }  # fmt: skip
        title = self.tr("Similar rows")
        self._similar_request.start("similar", payload, lane="interactive", title=title)

    def _on_similar_done(self, found: SimilarRows) -> None:
        session = self._context.session
        if session.data is None or session.data is not self._asked_of:
            return  # rows have other numbers now
        self._similar = found
        session.select([found.row, *found.rows.tolist()])
        pairs = [
            f"{row + 1} ({number(distance)})"
            for row, distance in zip(found.rows, found.distances, strict=True)
        ]
        listed = " · ".join(pairs[:_LISTED]) + (" …" if len(pairs) > _LISTED else "")
        self._room.message(
            "info",
            lambda: self.tr("Most like row {row}, with distances: {rows}").format(
                row=found.row + 1, rows=listed
            ),
        )

    def probe_similar(self) -> dict[str, Any]:
        """Return the row that was asked about, and the rows most like it."""
        found = self._similar
        return {
            "row": None if found is None else found.row,
            "rows": [] if found is None else found.rows.tolist(),
            "distances": [] if found is None else found.distances.tolist(),
        }

    # -- acting -------------------------------------------------------------------------

    def _on_model_typed_text(self, row: int, column: int, text: str) -> None:
        edit = {"do": "put_texts", "texts": [[text]], "rows": [row], "column": column}
        self._editor.make(edit, self.tr("edit cell"))

    def _on_model_refused(self, line: str) -> None:
        self._room.message("error", line)

    def add_row(self) -> None:
        """Add a row of missing values and go there."""
        self._editor.make({"do": "append_blank"}, self.tr("add row"))
        self.table.scrollToBottom()

    def delete(self) -> None:
        """Delete the selected rows."""
        rows = self.table.rows_model.chosen
        if rows.size:
            self._context.session.select(())
            text = self.tr("delete %n row(s)", "", len(rows))
            self._editor.make({"do": "drop_rows", "rows": rows}, text)

    def copy(self) -> None:
        """Put the selected rows on the clipboard."""
        n = len(self.table.rows_model.chosen)
        if n > SPREAD_ROWS:
            self._room.message(
                "info",
                lambda: self.tr(
                    "{n} rows are too many for the clipboard: save them instead."
                ).format(n=QLocale().toString(n)),
            )
        elif n:
            QGuiApplication.clipboard().setText(self.table.copied())

    def paste(self) -> None:
        """Add whole rows at the end; narrower cells go over those from here on."""
        data, cells = self._context.session.data, self._cells()
        if data is None or not cells:
            return
        if any(len(row) != len(data.columns) for row in cells):
            self.paste_over()
            return
        text = self.tr("paste %n row(s)", "", len(cells))
        self._editor.make({"do": "append_texts", "texts": cells}, text)

    def paste_over(self) -> None:
        """Write the clipboard's cells over those from the current one on."""
        data, cells = self._context.session.data, self._cells()
        if data is None or not cells:
            return
        here, model = self.table.currentIndex(), self.table.rows_model
        first = max(here.row(), 0)
        whole = all(len(row) == len(data.columns) for row in cells)
        column = 0 if whole else max(here.column(), 0)
        last = min(first + len(cells), data.n_rows) - 1
        edit = {
            "do": "put_texts",
            "texts": cells,
            "rows": model.data_rows(first, last).tolist(),
            "column": column,
        }
        self._editor.make(edit, self.tr("paste over %n row(s)", "", len(cells)))

    def _cells(self) -> list[list[str]]:
        data = self._context.session.data
        if data is None:
            return []
        names = tuple(a.name for a in data.columns)
        point = QLocale().decimalPoint()
        cells = pasted_cells(QGuiApplication.clipboard().text(), names, point)
        if len(cells) > SPREAD_ROWS:
            n = len(cells)
            self._room.message(
                "error",
                lambda: self.tr(
                    "{n} rows are too many to paste: open them as a file."
                ).format(n=QLocale().toString(n)),
            )
            return []
        if not cells:
            self._room.message("info", lambda: self.tr("The clipboard holds no rows"))
        widths = [len(row) for row in cells]
        if len(set(widths)) > 1:
            least, most = min(widths), max(widths)
            self._room.message(
                "info",
                lambda: self.tr(
                    "The clipboard holds no table: its lines have {least} to {most} cells."
                ).format(least=least, most=most),
            )
            return []
        return cells
