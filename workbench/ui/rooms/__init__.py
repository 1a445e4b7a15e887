"""The rooms, in the order of the rail; each is imported when first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry, load_widget
from workbench.ui.room import Room

translate = QCoreApplication.translate

#: Where a translation lets a long word be broken; seen only where it is.
SOFT_HYPHEN = "\u00ad"


@dataclass(frozen=True, slots=True)
class RoomEntry:
    """Where a room is found.

    Attributes
    ----------
    id : str
        The first word of its objectNames.
    number : int
        Its key: Ctrl+number.
    target : str
        ``module:Class``, as for `workbench.ui.pages.load_widget`.
    word : callable
        Returns its name in the current language, as the rail may break it; known before
        the room is imported.
    """

    id: str
    number: int
    target: str
    word: Callable[[], str]

    def title(self) -> str:
        """Return its name in the current language."""
        return self.word().replace(SOFT_HYPHEN, "")

    def load(self) -> type[Room]:
        """Import the room's class."""
        return load_widget(self.target, Room)

    @property
    def package(self) -> str:
        """The package that holds all of the room; empty where it is one module."""
        folder = self.target.partition(":")[0].rpartition(".")[0]
        return f"{__name__}{folder}" if folder else ""

    def pages(self) -> tuple[PageEntry, ...]:
        """Return the pages of the room; one may have none."""
        module = f"{self.package}.page_list"
        if not self.package or find_spec(module) is None:
            return ()
        return tuple(import_module(module).PAGES)


ROOMS: tuple[RoomEntry, ...] = (
    RoomEntry(
        "home", 0, ".home_room:HomeRoom",
        lambda: translate("MainWindow", "Home"),
    ),
    RoomEntry(
        "data", 1, ".data.room:DataRoom",
        lambda: translate("MainWindow", "Data"),
    ),
    RoomEntry(
        "classify", 2, ".classify.room:ClassifyRoom",
        lambda: translate("MainWindow", "Classify"),
    ),
    RoomEntry(
        "visualize", 3, ".visualize.room:VisualizeRoom",
        lambda: translate("MainWindow", "Visualize"),
    ),
    RoomEntry(
        "explore", 4, ".explore.room:ExploreRoom",
        lambda: translate("MainWindow", "Explore"),
    ),
    RoomEntry(
        "metric", 5, ".metric.room:MetricRoom",
        lambda: translate("MainWindow", "Metric lab"),
    ),
    RoomEntry(
        "search", 6, ".search.room:SearchRoom",
        lambda: translate("MainWindow", "Search"),
    ),
    RoomEntry(
        "dist", 7, ".distances.room:DistancesRoom",
        lambda: translate("MainWindow", "Distances"),
    ),
    RoomEntry(
        "proto", 8, ".prototypes.room:PrototypesRoom",
        lambda: translate("MainWindow", "Prototypes"),
    ),
    RoomEntry(
        "compare", 9, ".compare.room:CompareRoom",
        lambda: translate("MainWindow", "Compare"),
    ),
)  # fmt: skip
