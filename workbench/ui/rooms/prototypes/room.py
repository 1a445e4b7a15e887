"""The Prototypes lab: how compact the classes are, and which rows make them so."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.ui.context import Context
from workbench.ui.pages import PagePlace
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.rooms.prototypes.page_list import PAGES
from workbench.ui.widgets.page_browser import PageBrowser

_OBEYED = frozenset({"data", "scale", "metric", "p", "x", "y"})


class PrototypesRoom(Room):
    """Which rows matter, under the metric of the scene; pages are made when first shown."""

    room_id = "proto"
    obeys: ClassVar[frozenset[str]] = _OBEYED

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.source = CompactnessSource(self)
        self._places = {e.id: PagePlace[PrototypesPage](e, self.body) for e in PAGES}
        self.browser = PageBrowser(self.room_id, PAGES, self._places, self.body)
        self.browser.setObjectName("proto_tabs")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(16, 8, 16, 8)
        column.addWidget(self.browser, 1)
        self.probes["shown"] = self._probe_shown
        session = context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.metric_changed.connect(self._on_session_data_changed)
        self.browser.turned.connect(self._make)
        self._make(self.browser.front)
        self.retranslate()

    @property
    def page(self) -> PrototypesPage:
        """The page that is shown."""
        page = self._places[self.browser.front].page
        assert page is not None
        return page

    def open_page(self, name: str) -> None:
        """Show a page of `PAGES` by its id."""
        self.browser.open(name)

    def _make(self, name: str) -> None:
        """Make a page when it is first shown."""
        place = self._places[name]
        if place.page is None:
            cls = place.entry.load(PrototypesPage)
            page = cls(self, self.source, place)
            page.setObjectName(f"proto_{name}_page")
            place.put(page)
            self.probes[name] = page.probe
            page.retranslate()
            page.show()  # at once: a layout would in a later turn of the loop

    def enter(self) -> None:
        """Show what changed while another room was shown."""
        self.can_draw()

    def run(self) -> None:
        """Compute what is shown anew."""
        self.clear_message()
        if self.can_draw():
            self.page.compute()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.browser.name_pages(self.tr("Pages of the Prototypes lab"))
        for place in self._places.values():
            if place.page is not None:
                place.page.reword()

    def sizeHint(self) -> QSize:
        return QSize(1000, 600)

    def _on_session_data_changed(self) -> None:
        self.clear_message()
        if self.source.found is None and not self.source.busy:
            self.source.forget()  # so that it says again why there is nothing
        if self.isVisible():
            self.can_draw()
        for place in self._places.values():
            if place.page is not None:
                place.page.refresh()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if names & (_OBEYED - {"data"}):
            self._on_session_data_changed()

    def _probe_shown(self) -> dict[str, Any]:
        return {"page": self.browser.front}
