"""The rooms, in the order of the rail; each is imported when first shown."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.ui.pages import load_widget
from workbench.ui.room import Room


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
    """

    id: str
    number: int
    target: str

    def load(self) -> type[Room]:
        """Import the room's class."""
        return load_widget(self.target, Room)


ROOMS: tuple[RoomEntry, ...] = (
    RoomEntry("home", 0, ".home_room:HomeRoom"),
    RoomEntry("data", 1, ".data:DataRoom"),
    RoomEntry("classify", 2, ".classify:ClassifyRoom"),
    RoomEntry("visualize", 3, ".visualize:VisualizeRoom"),
    RoomEntry("explore", 4, ".explore:ExploreRoom"),
    RoomEntry("metric", 5, ".metric:MetricRoom"),
    RoomEntry("compare", 9, ".compare:CompareRoom"),
)
