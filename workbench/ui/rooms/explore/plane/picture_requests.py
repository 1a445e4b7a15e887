"""Which picture of the plane is asked for, and which answers may still be drawn."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from workbench.core.results.pictures.plane_pictures import RegionPicture
from workbench.ui.services.job_signals import Request


@dataclass(slots=True)
class PictureRequest:
    """One picture asked for.

    Attributes
    ----------
    generation : int
    payload : dict
    reason : str
        The interaction that asked, for the latency log.
    started : float
        When that interaction happened (`time.perf_counter`).
    drawn, fine : bool
        Whether some level, and whether the finest one was drawn.
    """

    generation: int
    payload: dict[str, Any]
    reason: str
    started: float
    drawn: bool = False
    fine: bool = False


class PictureRequests(QObject):
    """Keeps at most one picture under way and one waiting; never draws an older one.

    A request that waits starts as soon as the one before has shown its coarsest
    level: a drag that never pauses still gets a picture for each request served.

    Signals
    -------
    arrived(picture, wanted)
        Draw this.
    """

    arrived = Signal(object, object)

    def __init__(self, request: Request, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request = request
        self._current: PictureRequest | None = None
        self._waiting: PictureRequest | None = None
        self._asked: dict[
            int, PictureRequest
        ] = {}  # by generation, none older than displayed
        self.displayed = 0
        self.history: deque[int] = deque(maxlen=4096)
        request.partial.connect(self._on_request_answered)
        request.done.connect(self._on_request_answered)
        request.failed.connect(self._on_request_ended)
        request.cancelled.connect(self._on_request_ended)

    @property
    def busy(self) -> bool:
        """Whether a picture is under way or waits."""
        return self._request.busy or self._waiting is not None

    def ask(
        self,
        generation: int,
        payload: Mapping[str, Any],
        reason: str,
        started: float | None = None,
    ) -> None:
        """Want a picture from now on; the one that waited is forgotten."""
        since = time.perf_counter() if started is None else started
        wanted = PictureRequest(
            generation, {**payload, "generation": generation}, reason, since
        )
        current = self._current
        if self._request.busy and current is not None and not current.drawn:
            self._waiting = wanted
        else:
            self._start(wanted)

    def forget(self) -> None:
        """Want nothing any more: what is under way will not be drawn."""
        self._waiting = None
        self._current = None
        self._asked.clear()
        self._request.cancel()

    def _start(self, wanted: PictureRequest) -> None:
        self._waiting = None
        self._current = wanted
        self._asked[wanted.generation] = wanted
        title = self.tr("Regions")
        self._request.start("regions", wanted.payload, lane="interactive", title=title)

    @Slot(object)
    def _on_request_answered(self, picture: RegionPicture) -> None:
        generation = picture.generation
        wanted = self._asked.get(generation)
        if wanted is None or generation < self.displayed:
            return
        self.displayed = generation
        self.history.append(generation)
        self._asked = {g: w for g, w in self._asked.items() if g >= generation}
        self.arrived.emit(picture, wanted)
        wanted.drawn = True
        if self._waiting is not None:
            self._start(self._waiting)

    @Slot()
    def _on_request_ended(self, *_: object) -> None:
        if self._waiting is not None:
            self._start(self._waiting)
