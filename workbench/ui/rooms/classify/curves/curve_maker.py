"""Works curves of many rows out in a thread, while the window goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal, Slot


class CurveMaker(QObject):
    """Does jobs that sort arrays, which leaves other threads their turns.

    Signals
    -------
    made()
        All jobs of the last call were done.
    """

    made = Signal()
    _ended = Signal(int)  # which call

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._number = 0
        # emitted by the threads
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether anything asked for is still to be made."""
        return self._thread is not None

    def ask(self, jobs: Sequence[Callable[[], object]]) -> None:
        """Begin to do jobs in their order; those of earlier calls are dropped."""
        self._number += 1
        self._thread = threading.Thread(
            target=self._work,
            args=(self._number, tuple(jobs), self._thread),
            name="curve-maker",
            daemon=True,
        )
        self._thread.start()

    def drop(self) -> None:
        """Ask for nothing any more and wait for the one job that is at work."""
        self._number += 1
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(
        self,
        number: int,
        jobs: tuple[Callable[[], object], ...],
        before: threading.Thread | None,
    ) -> None:
        if before is not None:
            before.join()
        for job in jobs:
            if number != self._number:
                return
            job()
        with suppress(RuntimeError):  # the page was closed meanwhile
            self._ended.emit(number)

    @Slot(int)
    def _on_ended(self, number: int) -> None:
        if number == self._number:
            self._thread = None
            self.made.emit()
