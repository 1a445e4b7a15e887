"""The Distances lab: a page for each way to take a distance apart."""

from __future__ import annotations

from workbench.ui.paged_room import PagedRoom
from workbench.ui.rooms.distances.page_list import PAGES


class DistancesRoom(PagedRoom):
    """What a distance is made of."""

    room_id = "dist"
    obeys = frozenset({"data", "seed"})
    pages = PAGES

    def pages_title(self) -> str:
        return self.tr("Pages of the Distances lab")
