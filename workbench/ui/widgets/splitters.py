"""Splitters whose sizes are remembered from start to start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from workbench.ui.room import Room


def splitter(orientation: Qt.Orientation, *parts: tuple[QWidget, int]) -> QSplitter:
    """Put widgets beside each other with their shares of the space."""
    made = QSplitter(orientation)
    made.setChildrenCollapsible(False)
    for widget, share in parts:
        made.addWidget(widget)
        made.setStretchFactor(made.count() - 1, share)
    made.setSizes([1000 * share for _widget, share in parts])
    return made


class Sizes(QObject):
    """Keeps the sizes of a room's splitters in the settings, when a hand moved them.

    Parameters
    ----------
    room : Room
        The owner; its id is the key in `Settings.rooms`.
    **splitters : QSplitter
        By the names they are remembered under.
    """

    def __init__(self, room: Room, **splitters: QSplitter) -> None:
        super().__init__(room)
        self._settings, self._room = room.context.settings, room.room_id
        self._splitters = splitters
        known = self._settings.rooms.get(self._room)
        for name, made in splitters.items():
            sizes = known.get(name) if isinstance(known, dict) else None
            if isinstance(sizes, list) and _usable(sizes, made.count()):
                made.setSizes(sizes)
            made.splitterMoved.connect(partial(self._on_splitter_moved, name))

    def _on_splitter_moved(self, name: str, _position: int, _index: int) -> None:
        known = self._settings.rooms.get(self._room)
        others = known if isinstance(known, dict) else {}
        sizes = self._splitters[name].sizes()
        self._settings.rooms[self._room] = {**others, name: sizes}


def _usable(sizes: list[object], n: int) -> bool:
    good = all(isinstance(size, int) and size > 0 for size in sizes)
    return good and len(sizes) == n
