"""Rows by menu: copied to a spreadsheet, pasted from one, another class chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from workbench.api import Dataset
from workbench.core.edits import set_class
from workbench.ui.main_window import MainWindow


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
        window.menus.class_chosen.connect(self.set_class)
        self._session.selection_changed.connect(self._show_states)
        self._show_states()

    @Slot()
    def copy_rows(self) -> None:
        """Put the selected rows on the clipboard, with their names, for a spreadsheet."""
        data, chosen = self._session.data, sorted(self._session.selection)
        if data is None or not chosen:
            return
        QGuiApplication.clipboard().setText(_tsv(data, chosen))
        self._context.commands.announced.emit(
            self.tr("%n row(s) copied", "", len(chosen))
        )

    @Slot()
    def paste_rows(self) -> None:
        """Open what is on the clipboard as a new data set."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._window.tell(self.tr("The clipboard holds no text"))
            return
        self._window.opener.open_text(text)

    @Slot(int)
    def set_class(self, column: int) -> None:
        """Make another column the class, as one step to undo."""
        data = self._session.data
        if data is not None and column != data.class_index:
            edited = set_class(data, column)
            self._context.edits.push(edited, self.tr("change the class"))

    def _show_states(self) -> None:
        # without a selection Ctrl+C is left to the focused widget
        self._window.acts["edit_copyRows"].setEnabled(bool(self._session.selection))


def _tsv(data: Dataset, rows: list[int]) -> str:
    columns = range(len(data.columns))
    lines = ["\t".join(attribute.name for attribute in data.columns)]
    lines += ["\t".join(data.text(row, c) for c in columns) for row in rows]
    return "\n".join(lines) + "\n"
