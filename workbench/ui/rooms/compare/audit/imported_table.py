"""A table of results that was imported: the sheet that reads it, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.room import Room
from workbench.ui.rooms.compare.grid.grid_panel import GridPanel

if TYPE_CHECKING:
    from workbench.ui.rooms.compare.audit.import_sheet import ImportSheet

#: Files that are read as tables of results when they are dropped on the room.
TABLES = (".csv", ".tsv", ".tex", ".md")


class ImportedTable(QObject):
    """Knows whether the pages show an imported table in place of the experiment.

    Parameters
    ----------
    room : Room
        The owner, which the sheet covers.
    grid : GridPanel
        Says instead of the cells what is shown.

    Signals
    -------
    shown(view)
        The pages are to show a table: a `ResultsView`.
    left()
        The user wants the experiment again.
    """

    shown = Signal(object)
    left = Signal()

    def __init__(self, room: Room, grid: GridPanel) -> None:
        super().__init__(room)
        self._room, self._grid = room, grid
        self._sheet: ImportSheet | None = None
        self.view: ResultsView | None = None
        grid.notice.chosen.connect(self._on_notice_chosen)

    # -- reading one ------------------------------------------------------------

    def ask(self) -> None:
        """Show the sheet, which covers the room."""
        sheet = self._made_sheet()
        sheet.show()
        sheet.raise_()

    def _made_sheet(self) -> ImportSheet:
        if self._sheet is None:
            # imported late: the room opens before it is needed
            from workbench.ui.rooms.compare.audit.import_sheet import ImportSheet

            self._sheet = ImportSheet(self._room)
            self._sheet.taken.connect(self.show)
        return self._sheet

    def open_file(self, path: str) -> None:
        """Show the sheet with the table of a file."""
        self._made_sheet().open_file(path)

    # -- showing one ------------------------------------------------------------

    def show(self, view: ResultsView) -> None:
        """Show a table in the pages, and say so in place of the grid."""
        self.view = view
        self.shown.emit(view)
        self.retranslate()

    def leave(self) -> None:
        """Show the experiment again; whoever asks for this shows its results."""
        if self.view is not None:
            self.view = None
            self.retranslate()

    def _on_notice_chosen(self, _choice: str) -> None:
        self.leave()
        self.left.emit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        back = self._grid.notice.buttons["back"]
        back.setText(self.tr("Back to the experiment"))
        back.setToolTip(self.tr("Show the grid and the results of the experiment"))
        text = ""
        if self.view is not None:
            table = self.view.table
            text = self.tr(
                "Below: the imported table {title}, {n} data sets × {k} classifiers"
            ).format(title=self.view.title, n=table.n_datasets, k=table.n_classifiers)
        self._grid.show_notice(text)
