"""The menu of experiment files: open, save, copy the recipe, open results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from workbench.api import Problem
from workbench.core.experiment.experiment import Experiment, load, write
from workbench.core.program.json_text import dumps
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn
from workbench.ui.session.file_dialogs import ask_folder, ask_open, ask_save
from workbench.ui.widgets.object_names import add_action, named
from workbench.ui.widgets.tone import MenuButton

SUFFIX = ".experiment.json"
_KINDS = "(*.experiment.json *.json)"


class ExperimentMenu(MenuButton):
    """A button with what is done with experiments as files.

    Signals
    -------
    failed(line)
        Something could not be read or written.
    told(line)
        Something was done.
    results_wanted(folder)
        The results in a folder are to be shown.
    restart_wanted()
        Everything is to be computed anew.
    """

    failed = Signal(str)
    told = Signal(str)
    results_wanted = Signal(str)
    restart_wanted = Signal()

    def __init__(self, setup: SetupColumn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self.setObjectName("compare_experimentBtn")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._menu = named(QMenu(self), "compare_experimentMenu")
        self._actions: dict[str, QAction] = {}
        for name, slot in (
            ("open", self._on_open_triggered),
            ("save", self._on_save_triggered),
            ("recipe", self.copy_recipe),
            ("results", self._on_results_triggered),
            ("restart", self.restart_wanted.emit),
        ):
            self._actions[name] = add_action(
                self._menu, f"compare_experiment_{name}Act", slot, self
            )
            if name in ("recipe", "results"):
                self._menu.addSeparator()
        self.setMenu(self._menu)

    def allow_restart(self, allowed: bool) -> None:
        """Offer to compute everything anew."""
        self._actions["restart"].setEnabled(allowed)

    def open(self, path: Path) -> bool:
        """Set up the experiment of a file."""
        try:
            experiment = load(path)
        except Problem as problem:
            self.failed.emit(str(problem))
            return False
        self._setup.show_experiment(experiment, path.parent)
        return True

    def save(self, path: Path) -> None:
        """Write the experiment; data below the file's folder are named from there."""
        try:
            write(portable(self._setup.experiment, path.parent), path)
        except Problem as problem:
            self.failed.emit(str(problem))
            return
        self.told.emit(self.tr("Saved: {path}").format(path=path))

    def copy_recipe(self) -> None:
        """Put the experiment file on the clipboard: `workbench run` takes it."""
        text = dumps(self._setup.experiment.to_json())
        QGuiApplication.clipboard().setText(text + "\n")
        self.told.emit(
            self.tr("The recipe is on the clipboard; saved as a file, workbench run "
                    "computes the same table.")
        )  # fmt: skip

    def _on_open_triggered(self) -> None:
        title = self.tr("Open an experiment")
        kinds = self.tr("Experiments") + f" {_KINDS}"
        path = ask_open(self, title, kinds)
        if path:
            self.open(Path(path))

    def _on_save_triggered(self) -> None:
        title = self.tr("Save the experiment")
        kinds = self.tr("Experiments") + f" {_KINDS}"
        path, _ = ask_save(self, title, f"comparison{SUFFIX}", kinds)
        if path:
            known = path.endswith(".json")
            self.save(Path(path if known else path + SUFFIX))

    def _on_results_triggered(self) -> None:
        title = self.tr("Open the folder of results")
        path = ask_folder(self, title)
        if path:
            self.results_wanted.emit(path)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setText(self.tr("Experiment") + " ▾")
        self.setToolTip(self.tr("Open, save, copy the recipe, open results"))
        texts = {
            "open": self.tr("Open an experiment…"),
            "save": self.tr("Save the experiment…"),
            "recipe": self.tr("Copy recipe"),
            "results": self.tr("Open results…"),
            "restart": self.tr("Forget the results and run again"),
        }
        for name, action in self._actions.items():
            action.setText(texts[name])


def portable(experiment: Experiment, folder: Path) -> Experiment:
    """Return the experiment with files below `folder` named from there."""
    entries = []
    for entry in experiment.data:
        path = Path(entry.source)
        if path.is_absolute() and path.is_relative_to(folder):
            entry = replace(entry, source=path.relative_to(folder).as_posix())
        entries.append(entry)
    return replace(experiment, data=tuple(entries))
