"""Requests of a race to the workers: traces, the plane, fine regions at rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.api.data import IntArray
from workbench.core.results.pictures.race_pictures import TraceBlock, TraceEnd
from workbench.jobs.spec import Failure
from workbench.ui.room import Room
from workbench.ui.services.job_signals import Request


class RaceRequests(QObject):
    """A request for each method, one for the plane, one for regions.

    Signals
    -------
    came(method, block)
        The next decisions of a method.
    ended(method, end)
        There are no more of them.
    failed(method, text)
        There are none, for a reason; empty where it was cancelled.
    """

    came = Signal(str, object)
    ended = Signal(str, object)
    failed = Signal(str, str)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._traces: dict[str, Request] = {}
        self.plane = room.request(unasked=True)
        self.regions = room.request("latest", unasked=True)

    def trace(
        self,
        method: str,
        title: str,
        params: Mapping[str, Any],
        measure: dict[str, Any],
    ) -> None:
        """Ask for the decisions of a method."""
        if method not in self._traces:
            self._traces[method] = self._made(method)
        payload = {**measure, "id": method, "params": dict(params)}
        self._room.next_generation()
        self._traces[method].start("prototype_race", payload, title=title)

    def _made(self, method: str) -> Request:
        request = self._room.request(unasked=True)

        def on_partial(block: TraceBlock) -> None:
            self.came.emit(method, block)

        def on_done(end: TraceEnd) -> None:
            self.ended.emit(method, end)

        def on_failed(failure: Failure) -> None:
            self.failed.emit(method, failure.text)

        def on_cancelled() -> None:
            self.failed.emit(method, "")

        request.partial.connect(on_partial)
        request.done.connect(on_done)
        request.failed.connect(on_failed)
        request.cancelled.connect(on_cancelled)
        return request

    def runs(self, method: str) -> bool:
        """Whether decisions of a method may still come."""
        return method in self._traces and self._traces[method].busy

    def stop(self, methods: Iterable[str] | None = None) -> None:
        """Stop following some methods; all of them if None."""
        for method in list(self._traces) if methods is None else methods:
            if method in self._traces:
                self._traces[method].cancel()

    def ask_plane(self, payload: Mapping[str, Any]) -> None:
        """Ask for a plane of the rows."""
        self._room.next_generation()
        title = self.tr("Plane of the rows")
        self.plane.start("race_plane", payload, lane="interactive", title=title)

    def ask_regions(
        self, payload: Mapping[str, Any], kept: Mapping[str, IntArray], focus: str
    ) -> int:
        """Ask for fine regions; return the generation of the answer."""
        generation = self._room.next_generation()
        self.regions.start(
            "race_regions",
            {**payload, "kept": dict(kept), "focus": focus, "generation": generation},
            lane="interactive",
            title=self.tr("Regions of prototypes"),
        )
        return generation
