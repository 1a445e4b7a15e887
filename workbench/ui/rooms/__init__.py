"""The rooms, in the order of the rail; each is imported when first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import load_widget
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


ROOMS: tuple[RoomEntry, ...] = (
    RoomEntry(
        "home", 0, ".home_room:HomeRoom",
        lambda: translate("MainWindow", "Home"),
    ),
    RoomEntry(
        "data", 1, ".data:DataRoom",
        lambda: translate("MainWindow", "Data"),
    ),
    RoomEntry(
        "classify", 2, ".classify:ClassifyRoom",
        lambda: translate("MainWindow", "Classify"),
    ),
    RoomEntry(
        "visualize", 3, ".visualize:VisualizeRoom",
        lambda: translate("MainWindow", "Visualize"),
    ),
    RoomEntry(
        "explore", 4, ".explore.room:ExploreRoom",
        lambda: translate("MainWindow", "Explore"),
    ),
    RoomEntry(
        "metric", 5, ".metric:MetricRoom",
        lambda: translate("MainWindow", "Metric lab"),
    ),
    RoomEntry(
        "search", 6, ".search:SearchRoom",
        lambda: translate("MainWindow", "Search"),
    ),
    RoomEntry(
        "dist", 7, ".distances:DistancesRoom",
        lambda: translate("MainWindow", "Distances"),
    ),
    RoomEntry(
        "proto", 8, ".prototypes:PrototypesRoom",
        lambda: translate("MainWindow", "Prototypes"),
    ),
    RoomEntry(
        "compare", 9, ".compare.room:CompareRoom",
        lambda: translate("MainWindow", "Compare"),
    ),
)  # fmt: skip
