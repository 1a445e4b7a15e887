"""The Compare room: setup, run, grid, and the pages of statistics below."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.core.experiment import Experiment
from workbench.core.results import FILE
from workbench.core.results_view import ResultsView
from workbench.jobs.news import News
from workbench.ui.context import Context
from workbench.ui.opening import EXPERIMENT_SUFFIX, dropped_files
from workbench.ui.room import Room
from workbench.ui.rooms.compare.control import ExperimentControl, local_engine
from workbench.ui.rooms.compare.control_bar import ControlBar
from workbench.ui.rooms.compare.control_stored import StoredResults
from workbench.ui.rooms.compare.datasets_check import DataCheck
from workbench.ui.rooms.compare.grid import GridPanel
from workbench.ui.rooms.compare.grid_actions import CellActions
from workbench.ui.rooms.compare.grid_feed import GridFeed
from workbench.ui.rooms.compare.grid_probe import probe_of
from workbench.ui.rooms.compare.setup import SetupColumn
from workbench.ui.rooms.compare.setup_files import ExperimentMenu
from workbench.ui.rooms.compare.setup_protocol import folder_for
from workbench.ui.splitters import Sizes, splitter

_HERE = __package__ or ""
_SETUP_WIDTH = 248
#: The file of an experiment inside its folder of results.
_RECIPE = "experiment.json"


class CompareRoom(Room):
    """Many data sets, many classifiers, the same partitions for all."""

    room_id: ClassVar[str] = "compare"
    #: Makes the processes of a run; tests put another in.
    make_engine = staticmethod(local_engine)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.control = ExperimentControl(context.jobs, self.make_engine, self)
        self.stored = StoredResults(self)
        self._import_sheet: QWidget | None = None
        self._running: Experiment | None = None
        self._build()
        self._connect()
        self._cells = CellActions(self)
        self.probes = {
            "setup": self._probe_setup, "grid": partial(probe_of, self.grid.model),
            "task": self._probe_task, "experiment": self._probe_experiment,
            "results": self._probe_results,
        }  # fmt: skip
        self.retranslate()
        self._on_setup_changed()
        self._offer_unfinished()

    def title(self) -> str:
        return self.tr("Compare")

    # -- building ---------------------------------------------------------------

    def _build(self) -> None:
        self.setup = SetupColumn(self.context)
        self.setup.setMinimumWidth(232)
        self.experiment_menu = ExperimentMenu(self.setup)
        self.bar = ControlBar(self.experiment_menu)
        self.grid = GridPanel(self.context.theme)
        self.feed = GridFeed(self.grid.model, self.setup.datasets.model, self)
        self.check = DataCheck(self, self.setup.datasets.model)
        self.results = self._make_results()
        self._lower = splitter(
            Qt.Orientation.Vertical, (self.grid, 9), (self.results, 11)
        )
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(4, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.bar)
        column.addWidget(self._lower, 1)
        self._whole = splitter(Qt.Orientation.Horizontal, (self.setup, 0), (right, 1))
        self._whole.setSizes([_SETUP_WIDTH, 4000])
        Sizes(self, whole=self._whole, lower=self._lower)
        layout = QHBoxLayout(self.body)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self._whole)
        self.setAcceptDrops(True)

    def _make_results(self) -> QWidget:
        if find_spec(f"{_HERE}.results_panel") is None:
            return QWidget()
        panel: QWidget = import_module(f"{_HERE}.results_panel").ResultsPanel(self)
        return panel

    def _connect(self) -> None:
        self.setup.changed.connect(self._on_setup_changed)
        self.setup.form.folder_changed.connect(self._on_folder_changed)
        bar, control = self.bar, self.control
        bar.run.clicked.connect(self.run)
        bar.pause.clicked.connect(self._on_pause_clicked)
        bar.cancel.clicked.connect(control.cancel)
        bar.measure_changed.connect(self._on_measure_changed)
        bar.setup_toggled.connect(self.setup.setVisible)
        bar.import_button.clicked.connect(self._on_import_clicked)
        menu = self.experiment_menu
        menu.failed.connect(partial(self.message, "error"))
        menu.told.connect(partial(self.message, "info"))
        menu.results_wanted.connect(self.open_results)
        menu.restart_wanted.connect(self._on_restart_wanted)
        control.told.connect(self._on_control_told)
        control.state_changed.connect(self._on_control_state_changed)
        self.feed.warned.connect(self._on_feed_warned)
        self.check.learnt.connect(self._on_check_learnt)
        if hasattr(self.results, "experiment_wanted"):
            self.results.experiment_wanted.connect(self._on_results_wanted)
        self.stored.gathered.connect(self._on_stored_gathered)
        self.stored.viewed.connect(self._on_stored_viewed)
        self.context.catalogue.changed.connect(self._refresh)
        self.context.commands.experiment_requested.connect(self.open_experiment)

    def retranslate(self) -> None:
        parts = [self.setup, self.bar, self.experiment_menu, self.grid, self.results]
        for part in parts:
            if hasattr(part, "retranslate"):
                part.retranslate()
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

    def show_view(self, view: ResultsView | None, folder: str | Path = "") -> None:
        """Show results in the pages below the grid, and whose folder they are from."""
        if hasattr(self.results, "show_view"):
            self.results.show_view(view, folder)

    def _on_stored_viewed(self, view: ResultsView | None) -> None:
        self.show_view(view, self.folder)

    def open_results(self, folder: str | Path) -> bool:
        """Set up the experiment whose results are in a folder, and show them."""
        folder = Path(folder)
        if self.control.busy:
            self.message("warning", self.tr("Cancel the run first."))
            return False
        if not (folder / FILE).is_file():
            text = self.tr("No results in {folder} (expected: a file {file})")
            self.message("error", text.format(folder=folder, file=FILE))
            return False
        if not self.experiment_menu.open(folder / _RECIPE):
            return False
        self.feed.forget()
        self.setup.form.folder = folder
        self.bar.choose_measure(self.experiment.measures[0])
        self._on_setup_changed()
        self._read_stored()
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
        empty = not (experiment.data and experiment.learners)
        self.grid.show_hint(why if empty else "")
        control = self.control
        self.grid.show_progress(
            control.done, control.total if control.busy else 0,
            control.seconds_left, control.processes,
        )  # fmt: skip

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
        if self.feed.show(self.experiment) and not self.control.busy:
            self._read_stored()
        self._refresh()

    def _read_stored(self) -> None:
        self.stored.point(self.folder, self.grid.model.measure, self.feed.protocol)
        self.stored.gather()
        self.stored.look(now=True)

    def _on_folder_changed(self) -> None:
        self.feed.forget()
        self._on_setup_changed()

    def _on_measure_changed(self, name: str) -> None:
        self.setup.set_measure(name)
        self.grid.model.set_measure(name)
        self._read_stored()

    def _on_check_learnt(self, source: str, name: str, problem: str) -> None:
        known = {"name": name} if name else {}
        self.grid.model.name_row(source, problem=problem, **known)
        self._refresh()

    def _on_stored_gathered(self, document: dict[str, Any]) -> None:
        self.feed.gather(document)
        self._refresh()

    # -- running ----------------------------------------------------------------

    def run(self) -> None:
        """Compute what is not computed yet (F5); while it runs, nothing."""
        self._start()

    def _start(self, *, restart: bool = False) -> None:
        if self.control.busy:
            return
        why = self._blocked()
        if why:
            self.message("warning", why)
            return
        self.clear_message()
        self.next_generation()
        experiment = self.experiment
        if restart:
            self.feed.forget()
        self.feed.begin(experiment)
        self._running = experiment
        self._note_unfinished(str(self.folder))
        self.control.start(
            experiment, self.folder, title=experiment.title or self.tr("Experiment"),
            processes=self.setup.form.processes.value(),
            data_folders=[Path(p) for p in self.context.settings.data_folders],
            restart=restart,
        )  # fmt: skip
        self._refresh()

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
        for one in news:
            if one.kind == "planned":
                self._read_stored()
            elif one.is_ending:
                self._end(one)
        if folds and self.control.busy:
            self.stored.point(self.folder, self.grid.model.measure, self.feed.protocol)
            self.stored.look()
        self._refresh()

    def _end(self, news: News) -> None:
        """Tell how it ended, and show what there is now."""
        if news.kind == "failed":
            problems = list(news.data.get("problems") or ())
            self.message("error", news.data["problem"], "\n".join(problems[1:]))
        elif news.kind == "done":
            self._note_unfinished("")
            self._tell_done(news.data)
        else:
            text = self.tr(
                "Cancelled: {done} of {total} folds are stored; Run goes on from there."
            )
            self.message("info", text.format(**news.data))
        self._read_stored()
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)

    def _tell_done(self, data: Any) -> None:
        failed = data["failed"]
        if failed:
            first = failed[0]
            line = self.tr("{n} folds failed; {learner} on {data}: {text}").format(
                n=len(failed), **first
            )
            rest = [f"{f['learner']}, {f['data']}: {f['text']}" for f in failed]
            self.message("error", line, "\n".join(rest))
        done, total = self.grid.model.counts()
        text = self.tr("Experiment done: {done} of {total} cells")
        self.context.commands.announced.emit(text.format(done=done, total=total))

    def _on_feed_warned(self, text: str) -> None:
        self.message("warning", text)

    # -- going on next time -----------------------------------------------------

    def _note_unfinished(self, folder: str) -> None:
        known = self.context.settings.rooms.get(self.room_id)
        others = dict(known) if isinstance(known, dict) else {}
        others.pop("unfinished", None)
        if folder:
            others["unfinished"] = folder
        self.context.settings.rooms[self.room_id] = others

    def _offer_unfinished(self) -> None:
        known = self.context.settings.rooms.get(self.room_id)
        folder = known.get("unfinished") if isinstance(known, dict) else None
        if not folder or not (Path(folder) / _RECIPE).is_file():
            return
        text = self.tr("An experiment was not finished: {folder}")
        action = (self.tr("Go on"), self._continue)
        self.message("info", text.format(folder=folder), action=action)

    def _continue(self) -> None:
        folder = self.context.settings.rooms[self.room_id]["unfinished"]
        if self.open_results(folder):
            self.run()

    def _on_results_wanted(self, experiment: Experiment, folders: list[str]) -> None:
        """Set up and start what a page below asks for, in a folder of its own."""
        if self.control.busy:
            self.message("warning", self.tr("Cancel the run first."))
            return
        known = self.context.settings.data_folders
        known += [folder for folder in folders if folder not in known]
        self.setup.show_experiment(experiment)
        self.setup.form.folder = folder_for(experiment)
        self.run()

    # -- importing --------------------------------------------------------------

    def _on_import_clicked(self) -> None:
        if find_spec(f"{_HERE}.import_sheet") is None:
            return
        if self._import_sheet is None:
            sheet = import_module(f"{_HERE}.import_sheet").ImportSheet(self)
            sheet.taken.connect(self.show_view)
            self._import_sheet = sheet
        self._import_sheet.show()
        self._import_sheet.raise_()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        files = dropped_files(event.mimeData())
        if any(path.endswith(EXPERIMENT_SUFFIX) for path in files):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped_files(event.mimeData()):
            if path.endswith(EXPERIMENT_SUFFIX):
                event.acceptProposedAction()
                self.open_experiment(path)

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

    def _probe_results(self) -> dict[str, Any]:
        made = getattr(self.results, "probe", None)
        return {} if made is None else dict(made())
