"""The Prototypes lab: how compact the classes are, and which rows make them so."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtWidgets import QWidget

from workbench.ui.context import Context
from workbench.ui.paged_room import PagedRoom
from workbench.ui.pages import LazyPage, PagePlace
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.rooms.prototypes.page_list import PAGES


class PrototypesRoom(PagedRoom):
    """Which rows matter, under the metric of the scene."""

    room_id = "proto"
    obeys = frozenset({"data", "scale", "metric", "p", "x", "y"})
    pages = PAGES

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        context.session.metric_changed.connect(self._on_session_data_changed)

    @cached_property
    def source(self) -> CompactnessSource:
        """What the pages share of the compactness of the open data set."""
        return CompactnessSource(self)

    def pages_title(self) -> str:
        return self.tr("Pages of the Prototypes lab")

    def make_page(self, place: PagePlace[LazyPage]) -> LazyPage:
        return place.entry.load(PrototypesPage)(self, self.source, place)

    def ready(self) -> bool:
        """Whether the rows are few enough; if not, a sample is offered."""
        return self.can_draw()

    def _on_session_data_changed(self) -> None:
        if self.source.found is None and not self.source.busy:
            self.source.forget()  # so that it says again why there is nothing
        super()._on_session_data_changed()
