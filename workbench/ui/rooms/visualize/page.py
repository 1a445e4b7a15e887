"""Base class of the pages of the Visualize room, and the buttons that choose one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from workbench.api.data import IntArray
from workbench.ui.pages import RoomPage
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.latency import Latency
from workbench.ui.widgets.flow_row import FlowRow


class ChoiceButton(QPushButton):
    """One of several buttons, of which one is down; its words are bold then."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)

    def _on_toggled(self, on: bool) -> None:
        font = self.font()
        font.setBold(on)
        self.setFont(font)


class VisualizePage(RoomPage):
    """One kind of picture with its controls.

    Signals
    -------
    noted(text)
        What is left out or drawn as a sample, one line; may be empty.
    named(names)
        The groups, for the legend.
    idled()
        Nothing is built any more.
    """

    noted = Signal(str)
    named = Signal(object)
    idled = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.request = room.request(unasked=True)
        self.view: View | None = None
        self.note = ""
        self.due = True
        self.controls = FlowRow()
        self.latency = Latency()
        self.probes: dict[str, Callable[[], dict[str, Any]]] = {}

    # -- to override ----------------------------------------------------------------------

    def show_view(self, view: View | None) -> None:
        """Draw another view."""
        raise NotImplementedError

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Whether these fields of the scene change the picture."""
        return False

    @property
    def building(self) -> bool:
        """Whether something is still drawn piece by piece."""
        return False

    def take_view(self, view: View | None) -> bool:
        """Keep another view; whether what is drawn is of other rows and must go at once."""
        before, self.view = self.view, view
        return view is None or not view.shows_same_rows(before)

    # -- for pages ------------------------------------------------------------------------

    def add_control(self, widget: QWidget) -> QLabel:
        """Put a control in the row above the picture, behind a label of its own."""
        words = QLabel()
        words.setBuddy(widget)
        self.controls.add(words, widget)
        return words

    def tell(self, note: str) -> None:
        """Say in one line what is left out or drawn as a sample."""
        self.note = note
        self.noted.emit(note)
