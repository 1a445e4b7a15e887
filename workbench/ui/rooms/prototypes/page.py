"""Base of the pages of the Prototypes lab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.core.session.session import SelectMode
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource


class PrototypesPage(LazyPage):
    """A page that draws the compactness of the open data set.

    Parameters
    ----------
    room : Room
    source : CompactnessSource
        Shared by the pages of the room.
    """

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, parent)
        self.source = source
        source.changed.connect(self.refresh)

    def compute(self) -> None:
        """Compute what is shown anew: F5."""
        self.draw_waiting()
        self.source.forget()
        self.refresh()

    def pick(self, row: int, modifiers: Qt.KeyboardModifier) -> None:
        """Select a row that was clicked, -1 for none: Shift adds, Ctrl removes."""
        mode: SelectMode = "replace"
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            mode = "add"
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            mode = "remove"
        if row >= 0 or mode == "replace":
            self.context.session.select([row] if row >= 0 else [], mode)
