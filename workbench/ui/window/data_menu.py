"""The Data menu: rows copied, pasted, deleted, relabelled; filters; the class."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from workbench.api import Dataset
from workbench.core.results.spreadsheet_formulas import guarded_row, unguarded
from workbench.core.session.edits import SPREAD_ROWS
from workbench.ui.session.editing import DataEditor
from workbench.ui.session.opening import named_line
from workbench.ui.window.actions import DATA_FILTERS
from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.messages import Level


class RowCommands(QObject):
    """What the Data menu and the clipboard do with rows.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context
        self._session = window.context.session
        window.acts["edit_copyRows"].triggered.connect(self.copy_rows)
        window.acts["edit_pasteRows"].triggered.connect(self.paste_rows)
        self._editor = DataEditor(window.room, self._tell)
        window.acts["edit_deleteRows"].triggered.connect(self.delete_rows)
        window.acts["edit_findRow"].triggered.connect(self.find_row)
        window.menus.class_chosen.connect(self.set_class)
        window.menus.label_chosen.connect(self.relabel)
        for name, plugin in DATA_FILTERS.items():
            action = window.acts[f"data_{name}"]
            action.triggered.connect(partial(self._on_filter_triggered, plugin))
        self._session.data_changed.connect(self._show_states)
        window.opener.unread.connect(self._on_opener_unread)
        window.opener.asked.connect(self._on_opener_asked)
        self._session.selection_changed.connect(self._show_states)
        self._show_states()

    @Slot()
    def copy_rows(self) -> None:
        """Put the selected rows on the clipboard, with their names, for a spreadsheet."""
        data, chosen = self._session.data, self._session.selected_rows
        if data is None or not chosen.size:
            return
        if len(chosen) > SPREAD_ROWS:
            self._window.tell(
                lambda: self.tr(
                    "{} rows are too many for the clipboard: save them instead"
                ).format(len(chosen))
            )
            return
        QGuiApplication.clipboard().setText(_tsv(data, chosen.tolist()))
        self._context.commands.announced.emit(
            self.tr("%n row(s) copied", "", len(chosen))
        )

    @Slot()
    def paste_rows(self) -> None:
        """Open what is on the clipboard as a new data set."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._window.tell(lambda: self.tr("The clipboard holds no text"))
            return
        lines = [line.split("\t") for line in text.split("\n")]
        text = "\n".join("\t".join(map(unguarded, cells)) for cells in lines)
        self._window.opener.open_text(text)

    @Slot(int)
    def set_class(self, column: int) -> None:
        """Make another column the class, as one step to undo."""
        data = self._session.data
        if data is not None and column != data.class_index:
            edit = {"do": "set_class", "column": column}
            self._editor.make(edit, self.tr("change the class"))

    @Slot(str)
    def relabel(self, label: str) -> None:
        """Give the selected rows a class, as one step to undo."""
        rows = self._session.selected_rows
        text = self.tr("relabel %n row(s)", "", len(rows))
        self._editor.make({"do": "relabel", "rows": rows, "label": label}, text)

    @Slot()
    def delete_rows(self) -> None:
        """Delete the selected rows, as one step to undo."""
        rows = self._session.selected_rows
        if self._session.data is None or not rows.size:
            return
        self._session.select(())
        text = self.tr("delete %n row(s)", "", len(rows))
        self._editor.make({"do": "drop_rows", "rows": rows}, text)

    @Slot(str, str)
    def _on_opener_unread(self, source: str, line: str) -> None:
        # beside the lines that are wrong the complaint is understood
        if named_line(line) is not None:
            self._window.show_room("data")
            self._window.tell_error(line)
        self._context.commands.file_unread.emit(source, line)

    @Slot(str)
    def _on_opener_asked(self, source: str) -> None:
        self._window.show_room("data")  # its import strip asks
        self._context.commands.table_asked.emit(source)

    @Slot()
    def find_row(self) -> None:
        """Open the search line of the Data room."""
        self._window.show_room("data")
        self._context.commands.find_requested.emit()

    def _tell(self, level: Level, line: str) -> None:
        # in whichever room is shown by then
        self._window.room.message(level, line)

    def _on_filter_triggered(self, plugin: str, _checked: bool = False) -> None:
        self._window.show_room("data")
        self._context.commands.filter_requested.emit(plugin)

    def _show_states(self) -> None:
        # without a selection Ctrl+C is left to the focused widget
        for name in ("edit_findRow", *(f"data_{name}" for name in DATA_FILTERS)):
            self._window.acts[name].setEnabled(self._session.data is not None)
        self._window.acts["edit_copyRows"].setEnabled(
            self._session.selected_rows.size > 0
        )


def _tsv(data: Dataset, rows: list[int]) -> str:
    columns = range(len(data.columns))
    lines = ["\t".join(guarded_row(attribute.name for attribute in data.columns))]
    lines += [
        "\t".join(guarded_row(data.text(row, c) for c in columns)) for row in rows
    ]
    return "\n".join(lines) + "\n"
