"""The compactness of the open data set, computed once for all pages of the room."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.core.results.pictures.compactness_picture import CompactnessPicture
from workbench.jobs.spec import Lane
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.scene_measure import scene_measure

#: More rows than this take too long for the lane of pictures.
_LARGE = 2000
#: With more rows than this, comparing all pairs would take hours.
MOST_ROWS = 50_000


class CompactnessSource(QObject):
    """Asks a worker when data, metric or scale changed; keeps what it found.

    Signals
    -------
    changed()
        `found` or `busy` is another.
    """

    changed = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._request = room.request(unasked=True)
        self._asked: tuple[Any, ...] | None = None
        self.found: CompactnessPicture | None = None
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self.changed)
        self._request.cancelled.connect(self.changed)

    @property
    def busy(self) -> bool:
        """Whether a worker computes."""
        return self._request.busy

    def forget(self) -> None:
        """Ask anew next time."""
        self._asked = None

    def ask(self) -> None:
        """Ask for the compactness unless it was asked for already."""
        session = self._room.context.session
        data, scene, learned = session.data, session.scene, session.metric
        metric = learned if scene.is_learned else None
        asked = (data, scene.metric, scene.p, scene.scale, metric)
        if asked == self._asked:
            return
        self._asked, self.found = asked, None
        self._request.cancel()
        self._room.next_generation()
        if data is None or not data.n_rows or not self._room.can_measure():
            return
        if data.n_rows > MOST_ROWS:
            self._room.message(
                "info",
                lambda: self.tr(
                    "{n} rows are too many to compare all pairs (at most {most}); "
                    "take a sample in the Data room"
                ).format(n=data.n_rows, most=MOST_ROWS),
            )
            return
        measure = scene_measure(self._room)
        if measure is None:
            return
        payload = {"data": str(session.folder()), **measure}
        lane: Lane = "batch" if data.n_rows > _LARGE else "interactive"
        title = self.tr("Compactness profile")
        self._request.start("compactness", payload, lane=lane, title=title)

    def _on_request_done(self, found: CompactnessPicture) -> None:
        self.found = found
        self.changed.emit()
