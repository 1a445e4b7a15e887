"""Base of the pages of the Prototypes lab."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.api.data import Dataset, IntArray
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

    Attributes
    ----------
    data : Dataset or None
        What is drawn. Another may be open already: the page follows in a later turn, or
        when it is looked at.
    """

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, parent)
        self.source = source
        self.data: Dataset | None = None
        source.changed.connect(self.refresh)

    def compute(self) -> None:
        """Compute what is shown anew: F5."""
        self.draw_waiting()
        self.source.forget()
        self.refresh()

    def _fill_now(self) -> None:
        self.data = self.context.session.data
        super()._fill_now()

    def select(
        self, rows: Sequence[int] | IntArray, mode: SelectMode = "replace"
    ) -> None:
        """Select rows of what is drawn, unless another data set is open already."""
        if self.data is self.context.session.data:
            self.context.session.select(rows, mode)

    def pick(self, row: int, modifiers: Qt.KeyboardModifier) -> None:
        """Select a row that was clicked, -1 for none: Shift adds, Ctrl removes."""
        mode: SelectMode = "replace"
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            mode = "add"
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            mode = "remove"
        if row >= 0 or mode == "replace":
            self.select([row] if row >= 0 else [], mode)
