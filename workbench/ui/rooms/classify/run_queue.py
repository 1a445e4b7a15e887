"""Evaluations one after the other: a run that was asked for, and those behind it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.ui.room import Room


@dataclass(frozen=True, slots=True)
class AskedRun:
    """An evaluation to be made.

    Attributes
    ----------
    fields : mapping
        What `Session.add_run` takes beside the result.
    payload : mapping
        Of the task ``evaluate``.
    title : str
        What the list of tasks says.
    charged : tuple of str
        The plugins a dead worker is charged to.
    """

    fields: Mapping[str, Any]
    payload: Mapping[str, Any]
    title: str
    charged: tuple[str, ...]


class RunQueue(QObject):
    """Has evaluations made in their order; one that fails does not keep the others.

    They are not made side by side: their times would not be comparable, and the folds of
    each already share the workers.

    Signals
    -------
    done(asked, result)
        One is made.
    ended()
        Nothing runs and nothing waits.
    cancelled(left)
        It was stopped; so many were not made.
    """

    done = Signal(object, object)
    ended = Signal()
    cancelled = Signal(int)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room = room
        self._waiting: deque[AskedRun] = deque()
        self._current: AskedRun | None = None
        self._total = 0
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._request.idle.connect(self.ended)

    @property
    def total(self) -> int:
        """How many were asked for together."""
        return self._total

    @property
    def left(self) -> int:
        """How many are still to be made, the one under way included."""
        return len(self._waiting) + (self._current is not None)

    def start(self, asked: Iterable[AskedRun]) -> None:
        """Make these; what was asked for before is given up."""
        self._waiting.clear()
        self._request.cancel()
        self._waiting.extend(asked)
        self._total = len(self._waiting)
        self._next()

    def cancel(self) -> None:
        """Stop the one under way and all behind it."""
        self._request.cancel()

    def _next(self) -> None:
        self._current = self._waiting.popleft() if self._waiting else None
        if self._current is None:
            return
        asked, title = self._current, self._current.title
        if self._total > 1:
            place = self._total - len(self._waiting)
            title = self.tr("{title} ({n} of {total})").format(
                title=title, n=place, total=self._total
            )
        # the result says of which data it is: they may be edited, runs be compared
        payload = {**asked.payload, "data_sum": True}
        self._request.start("evaluate", payload, title=title, plugins=asked.charged)

    def _on_request_done(self, result: EvaluationResult) -> None:
        asked = self._current
        assert asked is not None
        self._next()  # first: the room is busy until the last
        self.done.emit(asked, result)

    def _on_request_failed(self) -> None:
        self._next()

    def _on_request_cancelled(self) -> None:
        left = self.left
        self._waiting.clear()
        self._current = None
        self.cancelled.emit(left)
