"""Asks the workers for what is stored in a folder: the folds of the grid, the view."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.core.experiment.store import FILE
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.room import Room

#: While a run is under way the results are read at most so often.
EVERY_MS = 500
#: Reading may take this share of the time, where there is much to read.
_SHARE = 0.2


class StoredResults(QObject):
    """Reads results, the newest question only, and not too often.

    Signals
    -------
    gathered(stored)
        A `StoredGrid`; None where no experiment was begun.
    viewed(view)
        The `ResultsView`; None where the folder holds no results, or those of nothing.
    """

    gathered = Signal(object)
    viewed = Signal(object)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._grid = room.request("latest")
        self._view = room.request("latest")
        self._grid.done.connect(self.gathered)
        self._view.done.connect(self._on_view_done)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ask_view)
        self._folder, self._measure, self._protocol = Path(), "accuracy", ""
        self._asked = 0.0
        self._pause = EVERY_MS
        self.view: ResultsView | None = None

    @property
    def exist(self) -> bool:
        """Whether the folder holds results."""
        return (self._folder / FILE).is_file()

    @property
    def waiting(self) -> bool:
        """Whether a question is put off."""
        return self._timer.isActive()

    def point(self, folder: Path, measure: str, protocol: str) -> None:
        """Say what the next questions are about."""
        if folder != self._folder:  # answers under way are of another one
            self._grid.cancel()
            self._view.cancel()
        self._folder, self._measure, self._protocol = folder, measure, protocol

    def gather(self) -> None:
        """Ask for the folds of all cells."""
        if self.exist:
            payload = {
                "folder": str(self._folder),
                "measure": self._measure,
                "protocol": self._protocol,
            }
            title = self.tr("Reading results")
            self._grid.start(
                "experiment_grid", payload, lane="interactive", title=title
            )

    def look(self, *, now: bool = False) -> None:
        """Ask for the view: soon, or at once."""
        if now:
            self._timer.stop()
            self._ask_view()
        elif not self._timer.isActive():
            self._timer.start(self._pause)

    def stop(self) -> None:
        """Ask nothing that was put off."""
        self._timer.stop()

    def _ask_view(self) -> None:
        if not self.exist:
            self.view = None
            self.viewed.emit(None)
            return
        self._asked = time.monotonic()
        payload: dict[str, Any] = {
            "folder": str(self._folder),
            "measure": self._measure,
        }
        title = self.tr("Reading results")
        self._view.start("experiment_open", payload, lane="interactive", title=title)

    def _on_view_done(self, view: ResultsView | None) -> None:
        took = 1000 * (time.monotonic() - self._asked)
        self._pause = max(EVERY_MS, round(took / _SHARE))
        self.view = view
        self.viewed.emit(self.view)
