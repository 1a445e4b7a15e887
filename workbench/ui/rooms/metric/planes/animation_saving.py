"""Save the morph as an animation: ask for a file, record, say that it is written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from workbench.ui.room import Room
from workbench.ui.rooms.metric.planes.morph_slider import MorphPanel
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair
from workbench.ui.rooms.metric.planes.recorder import Recorder
from workbench.ui.session.file_dialogs import ask_save, data_name, file_name


class AnimationButton(QObject):
    """The button "Save animation…".

    Parameters
    ----------
    room : Room
        Shows the dialog and the messages.
    stage : PlanePair
        Without a picture there is nothing to record.
    morph : MorphPanel
        Stands still while it is recorded.
    recorder : Recorder
    """

    def __init__(
        self, room: Room, stage: PlanePair, morph: MorphPanel, recorder: Recorder
    ) -> None:
        super().__init__(room)
        self._room, self._stage = room, stage
        self._morph, self._recorder = morph, recorder
        recorder.finished.connect(self._on_recorder_finished)
        recorder.failed.connect(self._on_recorder_failed)

    def ask(self) -> None:
        """Ask for a file and record into it."""
        if self._stage.picture is None or self._recorder.busy:
            return
        path, _ = ask_save(
            self._room,
            self.tr("Save animation"),
            file_name(".apng", data_name(self._room), "morph"),
            self.tr("Animated PNG (*.apng *.png)"),
        )
        if path:
            self.record(Path(path))

    def record(self, path: Path) -> None:
        """Write the morph, both planes, as an animated PNG."""
        self._morph.stop()
        self._recorder.start(path)

    def _on_recorder_finished(self, path: str) -> None:
        self._room.message("info", lambda: self.tr("{} was written").format(path))

    def _on_recorder_failed(self, line: str) -> None:
        self._room.message("error", line)
