"""The Compare room: setup, run, grid, and the pages of statistics below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.store import FILE
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.stored_grid import StoredGrid
from workbench.jobs.experiment.run_events import News
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.rooms.compare.audit.imported_table import TABLES, ImportedTable
from workbench.ui.rooms.compare.grid.grid_actions import CellActions
from workbench.ui.rooms.compare.grid.grid_feed import GridFeed
from workbench.ui.rooms.compare.grid.grid_panel import GridPanel
from workbench.ui.rooms.compare.results_panel import ResultsPanel
from workbench.ui.rooms.compare.run.control_bar import ControlBar
from workbench.ui.rooms.compare.run.room_memory import RECIPE, RoomMemory
from workbench.ui.rooms.compare.run.run_controller import (
    ExperimentControl,
    local_engine,
)
from workbench.ui.rooms.compare.run.run_notes import RunNotes
from workbench.ui.rooms.compare.run.stored_requests import StoredResults
from workbench.ui.rooms.compare.setup.datasets_check import DataCheck
from workbench.ui.rooms.compare.setup.open_data import OpenData
from workbench.ui.rooms.compare.setup.setup_files import ExperimentMenu
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn
from workbench.ui.rooms.compare.setup.setup_protocol import folder_for
from workbench.ui.session.opening import EXPERIMENT_SUFFIX, dropped_files
from workbench.ui.session.repeat_actions import Repeatable
from workbench.ui.widgets.setup_fold import SetupFold
from workbench.ui.widgets.splitters import Sizes, TurningSplitter, splitter

_SETUP_WIDTH = 248


class CompareRoom(Room):
    """Many data sets, many classifiers, the same partitions for all."""

    room_id: ClassVar[str] = "compare"
    obeys: ClassVar[frozenset[str]] = frozenset()
    #: Makes the processes of a run; tests put another in.
    make_engine = staticmethod(local_engine)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.control = ExperimentControl(context.jobs, self.make_engine, self)
        self.stored = StoredResults(self)
        self.make(self._make_room())

    def _make_room(self) -> Iterator[None]:
        yield from self._build()
        yield
        self.notes = RunNotes(self, self.grid.model)
        self.imported = ImportedTable(self, self.grid)
        self._kept = RoomMemory(self, self.setup, self.control)
        self._connect()
        self._cells = CellActions(self, self.grid, self.feed, self.setup, self.control)
        self._open_data = OpenData(self, self.setup)
        self.probes = {
            "setup": self._probe_setup, "grid": self.grid.model.probe,
            "task": self._probe_task, "experiment": self._probe_experiment,
            "results": self.results.probe,
        }  # fmt: skip
        yield
        self.retranslate()
        yield
        self._on_setup_changed()
        self._kept.begin()
        self._kept.offer_unfinished()

    def enter(self) -> None:
        if not self.control.busy:
            self._open_data.enter()

    # -- building ---------------------------------------------------------------

    def _build(self) -> Iterator[None]:
        """Make the widgets, a few at each step, and lay them out."""
        self.setup = SetupColumn(self.context)
        yield
        self.experiment_menu = ExperimentMenu(self.setup)
        self.setup_fold = fold = SetupFold(
            self.room_id, self.context.settings, self.setup
        )
        self.bar = ControlBar(fold.button, self.experiment_menu)
        self.grid = GridPanel(self.context.theme)
        yield
        self.feed = GridFeed(self.grid.model, self.setup.datasets.model, self)
        self.check = DataCheck(self, self.setup.datasets.model)
        self.results = ResultsPanel(self)
        yield
        self._lower = splitter(
            Qt.Orientation.Vertical, (self.grid, 9), (self.results, 11)
        )
        right = self.results.list_beside(self._lower)
        self._whole = TurningSplitter((self.setup, 0, 0), (right, 1, 0))
        wide = round(_SETUP_WIDTH * self.context.settings.font_scale)
        self._whole.setSizes([wide, 4000])
        Sizes(self, whole=self._whole, lower=self._lower)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self.bar)  # above what folds, so that Run stays where it is
        layout.addWidget(fold.line)
        layout.addWidget(self._whole, 1)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.setup.changed.connect(self._on_setup_changed)
        self.setup.form.folder_changed.connect(self._on_folder_changed)
        bar, control = self.bar, self.control
        bar.run.clicked.connect(self.run)
        bar.pause.clicked.connect(self._on_pause_clicked)
        bar.cancel.clicked.connect(control.cancel)
        bar.measure_changed.connect(self._on_measure_changed)
        menu = self.experiment_menu
        self.repeating.add_to(menu.menu(), "compare_experiment")
        menu.failed.connect(partial(self.message, "error"))
        menu.told.connect(partial(self.message, "info"))
        menu.results_wanted.connect(self.open_results)
        menu.restart_wanted.connect(self._on_restart_wanted)
        control.told.connect(self._on_control_told)
        control.state_changed.connect(self._on_control_state_changed)
        self.check.learnt.connect(self._on_check_learnt)
        self.results.experiment_wanted.connect(self._on_results_wanted)
        bar.import_button.clicked.connect(self.imported.ask)
        self.imported.shown.connect(self.show_view)
        self.imported.left.connect(self.read_stored)
        self._kept.resume_wanted.connect(self._on_kept_resume_wanted)
        self.stored.gathered.connect(self._on_stored_gathered)
        self.stored.viewed.connect(self._on_stored_viewed)
        self.settled.connect(self._on_settled)
        self.context.catalogue.changed.connect(self._refresh)
        self.context.commands.experiment_requested.connect(self.open_experiment)

    def retranslate(self) -> None:
        for part in (self.setup, self.bar, self.experiment_menu, self.grid):
            part.retranslate()
        self.imported.retranslate()
        self.results.retranslate()
        assert self.setup_fold is not None
        self.setup_fold.retranslate()
        self._refresh()

    # -- what is shown ----------------------------------------------------------

    @property
    def experiment(self) -> Experiment:
        """What is set up."""
        return self.setup.experiment

    @property
    def folder(self) -> Path:
        """Where results go."""
        return self.setup.form.folder

    @property
    def busy(self) -> bool:
        return self.control.busy or self.stored.waiting or super().busy

    def repeatable(self) -> Repeatable | None:
        experiment = self.experiment
        if not (experiment.data and experiment.learners):
            return None
        folder = self.folder if (self.folder / FILE).is_file() else None
        return Repeatable(
            experiment.to_json(),
            experiment.title or "comparison",
            of_shown_data=False,
            folders=tuple(self.context.settings.data_folders),
            has_report=folder is not None,
            results="" if folder is None else str(folder),
        )

    def show_view(self, view: ResultsView | None, folder: str | Path = "") -> None:
        """Show results in the pages below the grid, and whose folder they are from."""
        self.results.show_view(view, folder)

    def _on_settled(self, _generation: int) -> None:
        self._refresh()

    def _on_stored_viewed(self, view: ResultsView | None) -> None:
        if self.imported.view is None:
            self.show_view(view, self.folder)

    def open_results(self, folder: str | Path) -> bool:
        """Set up the experiment whose results are in a folder, and show them."""
        folder = Path(folder)
        if self.control.busy:
            self.message("warning", lambda: self.tr("Cancel the run first."))
            return False
        if not (folder / FILE).is_file():
            self.message(
                "error",
                lambda: self.tr(
                    "No results in {folder} (expected: a file {file})"
                ).format(folder=folder, file=FILE),
            )
            return False
        if not self.experiment_menu.open(folder / RECIPE):
            return False
        self.feed.forget()
        self.setup.form.folder = folder
        self.bar.choose_measure(self.experiment.measures[0])
        self._on_setup_changed()
        self.read_stored()
        return True

    def open_experiment(self, path: str | Path) -> bool:
        """Set up the experiment of a file."""
        if not self.experiment_menu.open(Path(path)):
            return False
        self._on_setup_changed()
        return True

    def _refresh(self) -> None:
        """Follow the setup: may it run, what stands in the grid's place."""
        why = self._blocked()
        state = self.control.state
        self.bar.show_state(state, why)
        self.experiment_menu.allow_restart(state == "idle" and not why)
        experiment = self.experiment
        if self.setup_fold is not None:
            self.setup_fold.say(self._summary(experiment))
        self.setup.form.folder_button.setEnabled(state == "idle")
        empty = not (experiment.data and experiment.learners)
        self.grid.show_hint(why if empty else "")
        control = self.control
        self.grid.show_progress(
            control.done, control.total if control.busy else 0,
            control.seconds_left, control.processes,
            paused=state in ("pausing", "paused"), remark=self._remark(),
        )  # fmt: skip

    def _summary(self, experiment: Experiment) -> str:
        """Say in a line what is compared, and how."""
        counts = (
            self.tr("Data sets: {n}").format(n=len(experiment.data)),
            self.tr("Classifiers: {n}").format(n=len(experiment.learners)),
        )
        return "  ·  ".join([*counts, *self.setup.form.summary()])

    def _remark(self) -> str:
        """Say so where the statistics are of something else than the grid shows."""
        view = self.stored.view
        if self.busy or view is None or self.imported.view is not None:
            return ""
        table, model = view.table, self.grid.model
        if table.measure != model.measure or model.agrees_with(table):
            return ""
        text = self.tr(
            "Below: the last run, {n} data sets × {k} classifiers; Run updates"
        )
        return text.format(n=table.n_datasets, k=table.n_classifiers)

    def _blocked(self) -> str:
        experiment = self.experiment
        if not experiment.data:
            return self.tr("Add data sets: + above the list, or drop files on it.")
        if not experiment.learners:
            return self.tr("Add classifiers: + above the list.")
        model = self.setup.learners.model
        wrong = [model.problem_of(one) for one in experiment.learners]
        return next(filter(None, wrong), "")

    def _on_setup_changed(self) -> None:
        measure = self.experiment.measures[0]
        if measure != self.grid.model.measure:
            self.bar.choose_measure(measure)
            self.grid.model.set_measure(measure)
        self.imported.leave()
        if self.feed.show(self.experiment):
            self.read_stored()
        self._kept.keep()
        self._refresh()

    def read_stored(self) -> None:
        """Ask for what is stored in the folder: the folds of the grid, and the view."""
        self.stored.point(self.folder, self.grid.model.measure, self.feed.protocol)
        self.stored.gather()
        self.stored.look(now=True)

    def _on_folder_changed(self) -> None:
        self.feed.forget()
        self._on_setup_changed()

    def _on_measure_changed(self, name: str) -> None:
        self.setup.set_measure(name)
        self.grid.model.set_measure(name)
        self.imported.leave()
        self._kept.keep()
        self.read_stored()

    def _on_check_learnt(self, source: str, name: str, problem: str) -> None:
        known = {"name": name} if name else {}
        self.grid.model.name_row(source, problem=problem, **known)
        self._refresh()

    def _on_stored_gathered(self, stored: StoredGrid | None) -> None:
        if stored is not None:
            self.feed.gather(stored)
        self._refresh()

    # -- running ----------------------------------------------------------------

    def run(self) -> None:
        """Compute what is not computed yet (F5); while it runs, nothing."""
        if self._start() and self.setup_fold is not None:
            self.setup_fold.note_run()

    def _start(self, *, restart: bool = False) -> bool:
        """Run; the set-up folds only where Run itself was asked for."""
        if self.control.busy:
            return False
        why = self._blocked()
        if why:
            self.message("warning", lambda: self._blocked() or why)
            return False
        self.clear_message()
        self.next_generation()
        experiment = self.experiment
        if restart:
            self.feed.forget()
        self.imported.leave()
        self.notes.begin()
        self.feed.begin(experiment)
        self._kept.note_unfinished(str(self.folder))
        self.control.start(
            experiment, self.folder, title=experiment.title or self.tr("Experiment"),
            processes=self.setup.form.processes.value(),
            data_folders=[Path(p) for p in self.context.settings.data_folders],
            restart=restart,
        )  # fmt: skip
        self._refresh()
        return True

    def _on_restart_wanted(self) -> None:
        self._start(restart=True)

    def _on_pause_clicked(self) -> None:
        if self.control.state in ("pausing", "paused"):
            self.control.resume()
        else:
            self.control.pause()

    def _on_control_state_changed(self, _state: str) -> None:
        self._refresh()

    def _on_control_told(self, news: list[News]) -> None:
        folds = self.feed.take(news)
        self.notes.take(news)
        for one in news:
            if one.kind == "planned":
                self.read_stored()
            elif one.is_ending:
                self._end(one)
        if folds and self.control.busy:
            self.stored.point(self.folder, self.grid.model.measure, self.feed.protocol)
            self.stored.look()
        self._refresh()

    def _end(self, news: News) -> None:
        """Show what there is now."""
        if news.kind == "done":
            self._kept.note_unfinished("")
        self.read_stored()
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)

    def _on_results_wanted(self, experiment: Experiment, folders: list[str]) -> None:
        """Set up and start what a page below asks for, in a folder of its own."""
        if self.control.busy:
            self.message("warning", lambda: self.tr("Cancel the run first."))
            return
        known = self.context.settings.data_folders
        known += [folder for folder in folders if folder not in known]
        self.setup.set_up(experiment, folder_for(experiment))
        self._start()

    def _on_kept_resume_wanted(self, folder: str) -> None:
        if self.open_results(folder):
            self._start()

    # -- drag and drop ------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(map(_is_known, dropped_files(event.mimeData()))):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        known = filter(_is_known, dropped_files(event.mimeData()))
        for path in list(known)[:1]:  # the room shows one thing at a time
            event.acceptProposedAction()
            self._open_dropped(path)

    def _open_dropped(self, path: str) -> None:
        if path.lower().endswith(EXPERIMENT_SUFFIX):
            self.open_experiment(path)
        elif Path(path).is_dir():
            self.open_results(path)
        else:
            self.imported.open_file(path)

    # -- probes -----------------------------------------------------------------

    def _probe_setup(self) -> dict[str, Any]:
        experiment = self.experiment
        items = self.setup.datasets.model.items
        return {
            "datasets": [item.name for item in items],
            "problems": {i.name: i.problem for i in items if i.problem},
            "classifiers": list(experiment.titles()),
            "protocol": dict(experiment.protocol),
            "scale": experiment.scale,
            "measure": self.grid.model.measure,
            "processes": self.setup.form.processes.value(),
            "folder": str(self.folder),
        }

    def _probe_task(self) -> dict[str, Any]:
        control = self.control
        return {
            "state": control.state, "done": control.done, "total": control.total,
            "busy": self.busy, "generation": self.generation,
        }  # fmt: skip

    def _probe_experiment(self) -> dict[str, Any]:
        return self.experiment.to_json()


def _is_known(path: str) -> bool:
    """Whether a file or folder dropped on the room can be opened here."""
    if path.lower().endswith((EXPERIMENT_SUFFIX, *TABLES)):
        return True
    return (Path(path) / FILE).is_file()
