"""Imports of modules, and rooms, ahead of use, one in each turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

#: Milliseconds between two pieces of one import.
_SOON = 1


class Prefetch(QObject):
    """Imports what will be needed soon, so that its first use need not wait for it.

    Input that arrives meanwhile waits for one import, not for all of them.

    Parameters
    ----------
    imports : iterable of callables
        Each imports one module or makes one room; what is there already costs nothing.
        One that returns True has more to do and is called again soon.
    parent : QObject
    pause : int
        Milliseconds between two imports, not between the pieces of one.

    Signals
    -------
    finished()
        All is imported.
    """

    finished = Signal()

    def __init__(
        self,
        imports: Iterable[Callable[[], object]],
        parent: QObject,
        *,
        pause: int = 1,
    ) -> None:
        super().__init__(parent)
        self._imports: Iterator[Callable[[], object]] = iter(imports)
        self._unfinished: Callable[[], object] | None = None
        self._pause = pause
        self._timer = QTimer(self, singleShot=True, interval=pause)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_running(self) -> bool:
        """Whether there is more to import."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin, or go on."""
        self._timer.start()

    def stop(self) -> None:
        """Import no more."""
        self._timer.stop()

    @Slot()
    def _on_timer_timeout(self) -> None:
        load = self._unfinished or next(self._imports, None)
        self._unfinished = None
        if load is None:
            self.finished.emit()
            return
        self._timer.start(
            self._pause
        )  # first: one that fails is told, and the rest follow
        if load() is True:
            self._unfinished = load
            self._timer.start(_SOON)
