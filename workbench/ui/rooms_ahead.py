"""Modules of rooms imported, and rooms made, before anybody enters them."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import chain

from PySide6.QtCore import QObject, Signal, Slot

from workbench.core import results
from workbench.ui import rooms
from workbench.ui.rooms import ROOMS, RoomEntry
from workbench.ui.services.prefetch import Prefetch, classes_of
from workbench.ui.window.main_window import MainWindow

#: What plots stand on, each in a turn of its own. Not in a thread: two threads that import
#: parts of one library at a time may both find it half made (Python 3.11).
PLOTS = ("numpy", "pyqtgraph", "workbench.ui.drawing.plot")
#: What the library of plots imports besides; with it, it would take twice as long.
BENEATH = (
    "subprocess", "multiprocessing.context", "multiprocessing.connection", "pydoc",
    "xml.etree.ElementTree", "PySide6.QtTest", "PySide6.QtOpenGLWidgets",
)  # fmt: skip
#: Modules of Qt of which it names every class, and how many in a turn.
NAMED, NAMES = ("QtCore", "QtGui", "QtWidgets"), 20
#: Milliseconds between two rooms that are made ahead: all are there before most people
#: have looked around, and who is quicker finds the window free in between.
ROOM_PAUSE = 50
#: And between two modules of their pages.
PAGE_PAUSE = 20


class RoomsAhead(QObject):
    """Imports modules and makes rooms in turns of the window, in the order of the rail.

    Parameters
    ----------
    window : MainWindow
    parent : QObject

    Signals
    -------
    plots_loaded()
        The library of plots is imported; all else begins.
    loaded()
        The modules of rooms are imported; now the rooms are made, then pages imported.
    """

    plots_loaded = Signal()
    loaded = Signal()

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        plots = Prefetch(_plots(), self)
        modules = Prefetch(_soon_needed(), self)
        made = [partial(window.make_room_part, room.id) for room in ROOMS]
        made_rooms = Prefetch(made, self, pause=ROOM_PAUSE)
        pages = Prefetch(_pages(), self, pause=PAGE_PAUSE)
        self._importing = [plots, modules]
        self._tasks = [*self._importing, made_rooms, pages]
        # each begins before anybody hears of the last: a room may be asked for at once
        plots.finished.connect(modules.start)
        plots.finished.connect(self.plots_loaded)
        modules.finished.connect(made_rooms.start)
        modules.finished.connect(self.loaded)
        made_rooms.finished.connect(pages.start)

    @Slot()
    def start(self) -> None:
        """Begin; once."""
        self._tasks[0].start()

    def stop(self) -> None:
        """Make no more."""
        for task in self._tasks:
            task.stop()

    def make_first(self, room_id: str, then: Callable[[], None]) -> bool:
        """Make a room before all others, a piece in each turn of the window.

        Made in one turn it would hold the window up for longer than anybody overlooks.

        Parameters
        ----------
        room_id : str
        then : callable
            Called when the room is made.

        Returns
        -------
        bool
            Whether it is going to be made; False where there is no such room, where it
            is made already, and where nothing is made ahead (not begun, over, stopped).
        """
        running = next((task for task in self._tasks if task.is_running), None)
        room = next((entry for entry in ROOMS if entry.id == room_id), None)
        if running is None or room is None or room_id in self._window.built_rooms:
            return False
        make = partial(self._window.make_room_part, room_id)
        pieces: Iterator[Callable[[], object]] = iter((room.load, make, then))
        if running in self._importing:
            pieces = chain(_plots(), _shown(), _of_room(room), pieces)
        running.put_first(pieces)
        return True


def _plots() -> Iterator[Callable[[], object]]:
    """Yield imports of what plots stand on."""
    if PLOTS[-1] in sys.modules:
        return
    yield partial(import_module, PLOTS[0])
    for name in BENEATH:
        yield partial(import_module, name)
    for name in NAMED:
        yield from classes_of(import_module(f"PySide6.{name}"), NAMES)
    for name in PLOTS[1:]:
        yield partial(import_module, name)


def _shown() -> Iterator[Callable[[], object]]:
    """Yield imports of what the rooms show, in small pieces."""
    yield partial(import_module, "numpy.ma")  # by the first `unique`, else
    packages = pkgutil.walk_packages(results.__path__, f"{results.__name__}.")
    for module in packages:
        if module.name not in sys.modules:  # of an earlier window
            yield partial(import_module, module.name)
    yield partial(import_module, "numpy.random")


def _soon_needed() -> Iterator[Callable[[], object]]:
    """Yield imports of what the rooms show and of the rooms."""
    yield from _shown()
    for room in ROOMS:
        yield from _of_room(room)
        yield room.load


def _of_room(room: RoomEntry) -> Iterator[Callable[[], object]]:
    """Yield imports of what a room is made of, but for its pages."""
    if not room.package:
        return
    package = room.package
    pages = {
        entry.target.rpartition(".")[0].partition(":")[0] for entry in room.pages()
    }
    modules = pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    # what stands on others comes first in the list, and the room stands on all
    last = f"{package}.room"
    listed = list(modules)[::-1]
    for found in sorted(listed, key=lambda module: module.name == last):
        folder = found.name.removeprefix(rooms.__name__).rpartition(".")[0]
        if found.name not in sys.modules and folder not in pages | {""}:
            yield partial(import_module, found.name)


def _pages() -> Iterator[Callable[[], object]]:
    """Yield imports of the pages of rooms, and of what they are made of."""
    for module in pkgutil.walk_packages(rooms.__path__, f"{rooms.__name__}."):
        if module.name not in sys.modules:
            yield partial(import_module, module.name)
