"""Asks where an animation of the morph goes, and tells when it was written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from workbench.ui.rooms.metric.planes.recorder import Recorder
from workbench.ui.session.file_dialogs import ask_save, data_name, file_name

if TYPE_CHECKING:
    from workbench.ui.rooms.metric.room import MetricRoom


class Saving(QObject):
    """The button "Save animation…".

    Parameters
    ----------
    room : MetricRoom
        Whose morph is recorded.
    recorder : Recorder
        Who does it.
    """

    def __init__(self, room: MetricRoom, recorder: Recorder) -> None:
        super().__init__(room)
        self._room, self._recorder = room, recorder
        recorder.finished.connect(self._on_recorder_finished)
        recorder.failed.connect(self._on_recorder_failed)

    def ask(self) -> None:
        """Ask for a file and record into it."""
        if self._room.picture is None or self._recorder.busy:
            return
        path, _ = ask_save(
            self._room,
            self.tr("Save animation"),
            file_name(".apng", data_name(self._room), "morph"),
            self.tr("Animated PNG (*.apng *.png)"),
        )
        if path:
            self._room.record(Path(path))

    def _on_recorder_finished(self, path: str) -> None:
        self._room.message("info", self.tr("{} was written").format(path))

    def _on_recorder_failed(self, line: str) -> None:
        self._room.message("error", line)
