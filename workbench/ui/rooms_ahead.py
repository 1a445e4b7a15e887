"""Modules of rooms imported, and rooms made, before anybody enters them."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, Signal, Slot

from workbench.core import results
from workbench.ui import rooms
from workbench.ui.rooms import ROOMS, RoomEntry
from workbench.ui.services.prefetch import Prefetch
from workbench.ui.window.main_window import MainWindow

#: What plots stand on, each in a turn of its own. Not in a thread: two threads that import
#: parts of one library at a time may both find it half made (Python 3.11).
PLOTS = ("numpy", "pyqtgraph", "workbench.ui.drawing.plot")
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
        plots = Prefetch([partial(import_module, name) for name in PLOTS], self)
        modules = Prefetch(_soon_needed(), self)
        made = [partial(window.make_room_part, room.id) for room in ROOMS]
        made_rooms = Prefetch(made, self, pause=ROOM_PAUSE)
        pages = Prefetch(_pages(), self, pause=PAGE_PAUSE)
        self._tasks = [plots, modules, made_rooms, pages]
        plots.finished.connect(self.plots_loaded)
        plots.finished.connect(modules.start)
        modules.finished.connect(self.loaded)
        modules.finished.connect(made_rooms.start)
        made_rooms.finished.connect(pages.start)

    @Slot()
    def start(self) -> None:
        """Begin; once."""
        self._tasks[0].start()

    def stop(self) -> None:
        """Make no more."""
        for task in self._tasks:
            task.stop()


def _soon_needed() -> Iterator[Callable[[], object]]:
    """Yield imports of what the rooms show and of the rooms, in small pieces first."""
    yield partial(import_module, "numpy.ma")  # by the first `unique`, else
    packages = pkgutil.walk_packages(results.__path__, f"{results.__name__}.")
    for module in packages:
        if module.name not in sys.modules:  # of an earlier window
            yield partial(import_module, module.name)
    yield partial(import_module, "numpy.random")
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
