"""Imports of modules, and rooms, ahead of use, one in each turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from types import ModuleType

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
        self._urgent: Iterator[Callable[[], object]] = iter(())
        self._hurries = False
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

    def put_first(self, imports: Iterable[Callable[[], object]]) -> None:
        """Do something before all that is left, without pauses: somebody waits for it.

        Parameters
        ----------
        imports : iterable of callables
            As those at first; they begin at once.
        """
        left = [] if self._unfinished is None else [self._unfinished]
        self._urgent = chain(imports, left, self._urgent)
        self._unfinished = None
        self._hurries = True
        self._timer.start(_SOON)

    @Slot()
    def _on_timer_timeout(self) -> None:
        load = self._unfinished or next(self._urgent, None)
        self._unfinished = None
        if load is None and self._hurries:
            self._hurries = False
            self._timer.start(self._pause)
            return
        load = load or next(self._imports, None)
        if load is None:
            self.finished.emit()
            return
        pause = _SOON if self._hurries else self._pause
        self._timer.start(pause)  # first: one that fails is told, and the rest follow
        if load() is True:
            self._unfinished = load
            self._timer.start(_SOON)


def classes_of(module: ModuleType, at_a_time: int) -> Iterator[Callable[[], object]]:
    """Yield the making of the classes of a module of Qt, some in each piece.

    PySide makes a class when it is first named.

    Parameters
    ----------
    module : ModuleType
    at_a_time : int

    Yields
    ------
    callable
    """
    names = dir(module)
    for first in range(0, len(names), at_a_time):
        yield partial(_name, module, names[first : first + at_a_time])


def _name(module: ModuleType, names: list[str]) -> None:
    for name in names:
        # a class within another is there under its full name only until it is made, and
        # whoever needs it may have made it since
        getattr(module, name, None)
