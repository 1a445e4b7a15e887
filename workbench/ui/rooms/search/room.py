"""The Search lab: one query step by step, all structures compared, many dimensions."""

from __future__ import annotations

from workbench.ui.paged_room import PagedRoom
from workbench.ui.rooms.search.page_list import PAGES


class SearchRoom(PagedRoom):
    """What search structures compare."""

    room_id = "search"
    obeys = frozenset({"data", "scale", "metric", "x", "y", "k", "seed"})
    pages = PAGES

    def pages_title(self) -> str:
        return self.tr("Pages of the Search lab")
