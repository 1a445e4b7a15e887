"""A table of results that was imported: the sheet that reads it, and the way back."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from workbench.core.experiment.results_view import ResultsView
from workbench.core.experiment.store import FILE
from workbench.ui.session.opening import EXPERIMENT_SUFFIX

if TYPE_CHECKING:
    from workbench.ui.rooms.compare.room import CompareRoom

#: Files that are read as tables of results where they are let go over the room.
TABLES = (".csv", ".tsv", ".tex", ".md")


class Imported(QObject):
    """Knows whether the pages show an imported table in place of the experiment.

    Parameters
    ----------
    room : CompareRoom
        The owner.
    """

    def __init__(self, room: CompareRoom) -> None:
        super().__init__(room)
        self._room = room
        self._sheet: Any = None
        self.view: ResultsView | None = None
        room.bar.import_button.clicked.connect(self.ask)
        room.grid.notice.chosen.connect(self._on_notice_chosen)

    # -- reading one ------------------------------------------------------------

    def ask(self) -> None:
        """Show the sheet, which covers the room."""
        sheet = self._made_sheet()
        sheet.show()
        sheet.raise_()

    def _made_sheet(self) -> Any:
        if self._sheet is None:
            # imported late: the room opens before it is needed
            module = import_module("workbench.ui.rooms.compare.audit.import_sheet")
            self._sheet = module.ImportSheet(self._room)
            self._sheet.taken.connect(self.show)
        return self._sheet

    def takes(self, path: str) -> bool:
        """Whether something let go over the room means something here."""
        if path.lower().endswith((EXPERIMENT_SUFFIX, *TABLES)):
            return True
        return (Path(path) / FILE).is_file()

    def drop(self, path: str) -> None:
        """Open what was let go: an experiment, a table, or a folder of results."""
        if path.lower().endswith(EXPERIMENT_SUFFIX):
            self._room.open_experiment(path)
        elif Path(path).is_dir():
            self._room.open_results(path)
        else:
            self._made_sheet().open_file(path)

    # -- showing one ------------------------------------------------------------

    def show(self, view: ResultsView) -> None:
        """Show a table in the pages, and say so in place of the grid."""
        self.view = view
        self._room.show_view(view)
        self.retranslate()

    def leave(self) -> None:
        """Show the experiment again; whoever asks for this shows its results."""
        if self.view is not None:
            self.view = None
            self.retranslate()

    def _on_notice_chosen(self, _choice: str) -> None:
        self.leave()
        self._room.read_stored()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        back = self._room.grid.notice.buttons["back"]
        back.setText(self.tr("Back to the experiment"))
        back.setToolTip(self.tr("Show the grid and the results of the experiment"))
        text = ""
        if self.view is not None:
            table = self.view.table
            text = self.tr(
                "Below: the imported table {title}, {n} data sets × {k} classifiers"
            ).format(title=self.view.title, n=table.n_datasets, k=table.n_classifiers)
        self._room.grid.show_notice(text)
