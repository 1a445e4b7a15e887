"""Looks at data sets as they are added: what they are called, or why they fail."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.core.program.builtin import BUILTIN
from workbench.core.results.comparing.checked_dataset import CheckedDataset
from workbench.ui.room import Room
from workbench.ui.rooms.compare.setup.datasets_model import DataModel

#: A list that is just being put together is looked at when it rests.
REST_MS = 200


class DataCheck(QObject):
    """Asks the workers about every data set that nothing is known of.

    Parameters
    ----------
    room : Room
    model : DataModel

    Signals
    -------
    learnt(source, name, problem)
    """

    learnt = Signal(str, str, str)

    def __init__(self, room: Room, model: DataModel) -> None:
        super().__init__(room)
        self._settings, self._model = room.context.settings, model
        self._request = room.request()
        self._request.partial.connect(self._on_request_partial)
        self._timer = QTimer(self, singleShot=True, interval=REST_MS)
        self._timer.timeout.connect(self._look)
        model.edited.connect(self._timer.start)

    def _look(self) -> None:
        unknown = [
            item.entry.to_json()
            for item in self._model.items
            if not (item.known or item.problem or item.entry.source.startswith(BUILTIN))
        ]
        if unknown:
            payload = {"entries": unknown, "folders": self._settings.data_folders}
            title = self.tr("Looking at data sets")
            self._request.start("experiment_check", payload, title=title)

    def _on_request_partial(self, about: CheckedDataset) -> None:
        self._model.learn(about.asked, known=about.name, problem=about.problem)
        self.learnt.emit(about.asked, about.name, about.problem)
