"""The thesis beside our own measurements, and the button that measures again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.experiment.experiment import Experiment, load
from workbench.core.program.json_text import plain
from workbench.core.program.resources import resource
from workbench.core.results.comparing.reproduction import FoundData, ThesisAudit
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.thesis.reproduction import Measured, shipped
from workbench.core.thesis.thesis_tables import EXPERIMENTS
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.reproduction.reproduction_cards import Cards
from workbench.ui.rooms.compare.reproduction.reproduction_figures import ThesisFigures
from workbench.ui.rooms.compare.reproduction.reproduction_tables import (
    ReproductionTables,
    TableContent,
)
from workbench.ui.rooms.compare.reproduction.reproduction_words import ReproductionWords
from workbench.ui.session.file_dialogs import ask_folder
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.segments import Segments
from workbench.ui.widgets.tone import MenuButton

VIEWS = (
    "table1", "table2", "table3", "table5", "ranks", "figure9", "figure10", "claims",
    "remarks",
)  # fmt: skip
_VIEWS_WIDTH = 900
_TABLES = {"table2": 2, "table3": 3, "table5": 5}


class ReproductionPage(ComparePage):
    """Tables, tests and figures of the thesis: printed, recomputed and measured.

    What was measured is what this release brings along, until the room shows results of
    one of the two experiments.

    The experiment it asks for lacks the data sets that are nowhere.
    """

    page_id = "reproduction"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._measured: Measured = shipped()
        self._found: tuple[FoundData, ...] = ()
        self._statistics = ThesisAudit({}, {}, ())
        self._wanted = ""  # the experiment to start once the data are looked for
        self._asked = False
        self._words = ReproductionWords(self)
        self._tables = ReproductionTables(self)
        self._audit = room.request("latest")
        self._data = room.request()
        self._make_widgets(room)
        self._lay_out()
        self._audit.done.connect(self._on_audit_done)
        self._data.done.connect(self._on_data_done)

    def _make_widgets(self, room: Room) -> None:
        theme = room.context.theme
        self.views = Segments("compare_reproduction", VIEWS)
        self.table = NumberTable(theme, "compare_reproduction_table")
        self.figures = ThesisFigures(theme)
        self.cards = Cards("compare_reproduction_cards")
        self._stack = QStackedWidget()
        for widget in (self.table, self.figures, self.cards):
            self._stack.addWidget(widget)
        self.start_button = named(MenuButton(), "compare_reproduceBtn")
        menu = QMenu(self.start_button)
        menu.setObjectName("compare_reproduce_menu")
        self.acts: dict[str, QAction] = {}
        for i, file in enumerate(EXPERIMENTS):
            act = QAction(menu)
            act.setObjectName(f"compare_reproduce_{i + 1}Act")
            act.setData(file)
            menu.addAction(act)
            self.acts[file] = act
        menu.triggered.connect(self._on_menu_triggered)
        self.start_button.setMenu(menu)
        self.folder_button = named(QToolButton(), "compare_keelFolderBtn")
        self.folder_button.clicked.connect(self._on_folder_clicked)
        self._status, self._sentence = QLabel(), FittedText()
        self.views.chosen.connect(self._on_views_chosen)

    def _lay_out(self) -> None:
        row = FlowRow()
        self.views.setMaximumWidth(_VIEWS_WIDTH)
        row.add(self.views, stretch=1)
        row.add(self.start_button, at_end=True)
        low = QHBoxLayout()
        low.setSpacing(8)
        low.addWidget(self._sentence, 1)
        low.addWidget(self._status)
        low.addWidget(self.folder_button)
        # nothing has a parent before: Tab goes in the order of these lines
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(row)
        column.addWidget(self._stack, 1)
        nest(column, low)

    def _name_views(self) -> None:
        self.views.set_texts(self._words.views())

    # -- the page ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._name_views()
        self.start_button.setText(self.tr("Reproduce…"))
        self.start_button.setToolTip(
            self.tr("Load an experiment of the thesis and start it")
        )
        titles = (
            self.tr("Tables 2 and 3: four metrics, 27 data sets"),
            self.tr("Table 5: five classifiers, 27 data sets"),
        )
        for act, title in zip(self.acts.values(), titles, strict=True):
            act.setText(title)
        self.folder_button.setText(self.tr("Folder of KEEL files…"))
        self.folder_button.setToolTip(
            self.tr("Where the data sets are: iris.dat, wine.dat and so on")
        )
        self.table.setAccessibleName(self.tr("A table of the thesis"))
        self.cards.setAccessibleName(self._words.views()["remarks"][1])
        self.figures.retranslate()
        self._fill()

    def show_view(self, view: ResultsView | None) -> None:
        """Take what other results measure; tables they do not measure stay."""
        super().show_view(view)
        measured = self._measured if view is None else self._measured.with_view(view)
        if measured is not self._measured:
            self._measured = measured
            self._ask_audit()
        self._fill()

    def figure(self) -> QWidget | None:
        """Return the figure that is shown."""
        return self.figures.figure() if self._stack.currentIndex() == 1 else None

    def probe(self) -> dict[str, Any]:
        """Return the view, the table as shown, the cards, and what was found."""
        return {
            "view": self.views.current,
            "table": self.table.texts(),
            "sentence": self._sentence.text(),
            "status": self._status.text(),
            "cards": [list(card) for card in self.cards.texts()],
            "remarks": plain(self._statistics.remarks),
            "measured": sorted(self._measured.tables),
            "found": sum(bool(row.source) for row in self._found),
            "figures": self.figures.probe(),
            "busy": self._audit.busy or self._data.busy,
        }

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._asked:
            self._asked = True
            self._ask_audit()
            self._ask_data()

    # -- filling ----------------------------------------------------------------------

    def _fill(self) -> None:
        key = self.views.current
        shown = self._table_of(key)
        if shown is not None:
            self._stack.setCurrentWidget(self.table)
            self.table.show_rows(
                shown.headers, shown.rows,
                words=shown.words, bold=shown.bold, muted=shown.muted,
            )  # fmt: skip
            self._sentence.setText(shown.sentence)
        elif key == "remarks":
            self._stack.setCurrentWidget(self.cards)
            self.cards.show_cards(
                [self._words.remark(r) for r in self._statistics.remarks]
            )
            self._sentence.clear()
        else:
            self._stack.setCurrentWidget(self.figures)
            found = self._statistics
            self.figures.show_tests(key, found.printed, found.measured)
            self._sentence.setText(self._titles_of(self.figures.numbers()))
        self._tell_found()

    def _table_of(self, key: str) -> TableContent | None:
        """Return what the table shows; empty while statistics are computed."""
        if key == "table1":
            return self._tables.shapes(self._found)
        if key in _TABLES:
            return self._tables.scores(_TABLES[key], self._measured)
        makers = {"ranks": self._tables.ranks, "claims": self._tables.claims}
        if key not in makers:
            return None
        found = self._statistics
        return (
            makers[key](found.printed, found.measured)
            if found.printed
            else TableContent()
        )

    def _titles_of(self, numbers: tuple[int, ...]) -> str:
        """Return the titles of what does not follow from these printed tables."""
        found = [r for r in self._statistics.remarks if r.table in numbers]
        return " · ".join(self._words.remark(remark)[0] for remark in found)

    def _tell_found(self) -> None:
        if not self._found:
            self._status.clear()
            return
        text = self.tr("{found} of {all} data sets found")
        found = sum(bool(row.source) for row in self._found)
        self._status.setText(text.format(found=found, all=len(self._found)))

    # -- asking -----------------------------------------------------------------------

    def _ask_audit(self) -> None:
        tables = self._measured.tables.items()
        self.room.next_generation()
        self._audit.start(
            "thesis_audit",
            {"tables": dict(tables)},
            lane="interactive",
            title=self.tr("Statistics of the thesis"),
        )

    def _ask_data(self) -> None:
        self.room.next_generation()
        self._data.start(
            "thesis_data",
            {"folders": self.room.context.settings.data_folders},
            lane="batch",  # reads files for a second: no picture shall wait for it
            title=self.tr("Looking for data sets"),
        )

    def _on_audit_done(self, found: ThesisAudit) -> None:
        self._statistics = found
        self._fill()

    def _on_data_done(self, found: tuple[FoundData, ...]) -> None:
        self._found = found
        self._fill()
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self._send(wanted)

    def _on_views_chosen(self, _key: str) -> None:
        self._fill()

    # -- reproducing ------------------------------------------------------------------

    def reproduce(self, file: str) -> None:
        """Load an experiment and start it; asks for a folder the first time.

        Parameters
        ----------
        file : str
            One of `EXPERIMENTS`.
        """
        if not self.room.context.settings.data_folders and not self._choose_folder():
            return
        if self._found and not self._data.busy:
            self._send(file)
        else:
            self._wanted = file
            self._ask_data()

    def _send(self, file: str) -> None:
        experiment = load(resource("experiments", file))
        absent = {row.name for row in self._found if not row.source}
        # what OpenML has may still be fetched
        data = tuple(
            entry
            for entry in experiment.data
            if entry.name not in absent or entry.instead.startswith("openml:")
        )
        wanted: Experiment = replace(experiment, data=data)
        folders = list(self.room.context.settings.data_folders)
        self.experiment_wanted.emit(wanted, folders)

    def _choose_folder(self) -> bool:
        """Ask where the data sets are; False when the question was closed."""
        folder = ask_folder(self, self.tr("The folder of the KEEL data sets"))
        if not folder:
            return False
        settings = self.room.context.settings
        others = [known for known in settings.data_folders if known != folder]
        settings.data_folders = [str(Path(folder)), *others]
        self._found = ()
        return True

    def _on_menu_triggered(self, act: QAction) -> None:
        self.reproduce(act.data())

    def _on_folder_clicked(self) -> None:
        if self._choose_folder():
            self._ask_data()
