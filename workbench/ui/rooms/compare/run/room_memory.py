"""Persistence of the Compare room: its setup, and a run that was not finished."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.api import Problem
from workbench.core.experiment.experiment import Experiment
from workbench.ui.room import Room
from workbench.ui.rooms.compare.run.run_controller import ExperimentControl
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn
from workbench.ui.rooms.compare.setup.setup_protocol import default_folder

#: The file of an experiment inside its folder of results.
RECIPE = "experiment.json"


class RoomMemory(QObject):
    """Keeps the setup with the session, which a start with ``--fresh`` forgets.

    Parameters
    ----------
    room : Room
        The owner: its settings are used, and its message bar.
    setup : SetupColumn
    control : ExperimentControl
        While it runs nothing else is set up.

    Signals
    -------
    resume_wanted(folder)
        The run whose results are in a folder is to be finished.
    """

    resume_wanted = Signal(str)

    def __init__(
        self, room: Room, setup: SetupColumn, control: ExperimentControl
    ) -> None:
        super().__init__(room)
        self._room, self._setup, self._control = room, setup, control
        self._session = room.context.session
        self._settings = room.context.settings
        self._first = self._document()
        self._holds = True  # until what was kept is set up, nothing replaces it
        setup.form.processes.valueChanged.connect(self.keep)

    # -- the setup --------------------------------------------------------------

    def begin(self) -> None:
        """Set up what was kept, and follow sessions that are opened later."""
        self._holds = False
        self._session.experiment_opened.connect(self._on_session_experiment_opened)
        self._on_session_experiment_opened()

    def keep(self) -> None:
        """Keep what is set up now; what everybody begins with need not be kept."""
        if self._holds:
            return
        document = self._document()
        self._session.keep_experiment({} if document == self._first else document)

    def _document(self) -> dict[str, Any]:
        return {
            "experiment": self._setup.experiment.to_json(),
            "folder": str(self._setup.form.folder),
            "processes": self._setup.form.processes.value(),
        }

    def _on_session_experiment_opened(self) -> None:
        document = self._session.experiment
        if not document or document == self._document() or self._control.busy:
            return
        try:
            experiment = Experiment.from_json(document.get("experiment"))
        except Problem:  # an empty one, or one of another version of the program
            return
        form = self._setup.form
        folder = Path(str(document.get("folder") or default_folder()))
        self._holds = True
        form.processes.setValue(int(document.get("processes") or 1))
        self._setup.set_up(experiment, folder)
        self._holds = False

    # -- a run that was not finished ----------------------------------------------

    def note_unfinished(self, folder: str) -> None:
        """Remember where a run is under way; an empty folder: it is done."""
        others = dict(self._known())
        others.pop("unfinished", None)
        if folder:
            others["unfinished"] = folder
        self._settings.rooms[self._room.room_id] = others

    def offer_unfinished(self) -> None:
        """Ask whether to go on with a run that was not finished."""
        folder = self._known().get("unfinished")
        if not folder or not (Path(folder) / RECIPE).is_file():
            return
        self._room.message(
            "info",
            lambda: self.tr("An experiment was not finished: {folder}").format(
                folder=folder
            ),
            action=(lambda: self.tr("Go on"), self._go_on),
        )

    def _known(self) -> dict[str, Any]:
        known = self._settings.rooms.get(self._room.room_id)
        return known if isinstance(known, dict) else {}

    def _go_on(self) -> None:
        folder = self._known().get("unfinished")
        if folder:
            self.resume_wanted.emit(folder)
