"""The Distances lab: a page for each way to take a distance apart."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.ui.context import Context
from workbench.ui.pages import LazyPage, PagePlace
from workbench.ui.room import Room
from workbench.ui.rooms.distances.page_list import PAGES
from workbench.ui.widgets.page_browser import PageBrowser


class DistancesRoom(Room):
    """What a distance is made of; each page is made when first shown."""

    room_id = "dist"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._places = {e.id: PagePlace[LazyPage](e, self.body) for e in PAGES}
        self.browser = PageBrowser(self.room_id, PAGES, self._places, self.body)
        self.browser.setObjectName("dist_tabs")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(16, 8, 16, 8)
        column.addWidget(self.browser, 1)
        self.probes["shown"] = self._probe_shown
        context.session.data_changed.connect(self._on_session_data_changed)
        self.browser.turned.connect(self._make)
        self._make(self.browser.front)
        self.retranslate()

    @property
    def page(self) -> LazyPage:
        """The page that is shown."""
        page = self._places[self.browser.front].page
        assert page is not None
        return page

    def open_page(self, name: str) -> None:
        """Show a page of `PAGES` by its id."""
        self.browser.open(name)

    def _make(self, name: str) -> None:
        """Make a page when it is first shown."""
        self.clear_message()
        place = self._places[name]
        if place.page is None:
            page = place.entry.load(LazyPage)(self, place)
            page.setObjectName(f"dist_{name}_page")
            place.put(page)
            self.probes[name] = page.probe
            page.retranslate()
            page.show()  # at once: a layout would in a later turn of the loop

    def run(self) -> None:
        """Compute the page shown anew."""
        self.clear_message()
        self.page.refresh()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.browser.name_pages(self.tr("Pages of the Distances lab"))
        for place in self._places.values():
            if place.page is not None:
                place.page.reword()

    def sizeHint(self) -> QSize:
        return QSize(1000, 600)

    def _on_session_data_changed(self) -> None:
        self.clear_message()
        for place in self._places.values():
            if place.page is not None:
                place.page.refresh()

    def _probe_shown(self) -> dict[str, Any]:
        return {"page": self.browser.front}
