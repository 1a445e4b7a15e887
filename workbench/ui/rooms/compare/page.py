"""Base class of the pages below the grid, each of which shows one view of results."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.pages import RoomPage, entry_of
from workbench.ui.room import Room
from workbench.ui.rooms.compare.page_list import PAGES


class ComparePage(RoomPage):
    """Base of the pages of the Compare room.

    Parameters
    ----------
    room : Room
        Makes requests, shows messages, and has the context.

    Signals
    -------
    option_wanted(name, value)
        The page asks for another option of the statistics: the name is that of a
        field of `workbench.ui.rooms.compare.statistics_options.StatisticsOptions`.
    experiment_wanted(experiment, folders)
        An `Experiment` to load into the room and to start, and the folders of data (a
        list of str).
    """

    option_wanted = Signal(str, object)
    experiment_wanted = Signal(object, object)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName(f"compare_{self.page_id}_page")
        self.view: ResultsView | None = None
        #: Where the results are stored; empty when they were read from a text.
        self.folder = ""

    def title(self) -> str:
        """Return the name of the tab, translated."""
        return entry_of(PAGES, self.page_id).title()

    def show_view(self, view: ResultsView | None) -> None:
        """Show other results; called for the visible page, and when it becomes so."""
        self.view = view

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""

    def figure(self) -> QWidget | None:
        """Return what "this figure" means here, None where there is none."""
        return None
