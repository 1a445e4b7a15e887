"""Base of the rooms that are pages and nothing else."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.ui.context import Context
from workbench.ui.pages import LazyPage, PageEntry, PagePlace
from workbench.ui.room import Room
from workbench.ui.widgets.page_browser import PageBrowser


class PagedRoom(Room):
    """A room whose pages fill it; each is made when it is first shown.

    The pages are drawn anew when the data set changes, or what the room obeys of the
    scene.
    """

    #: In the order of the list.
    pages: ClassVar[tuple[PageEntry, ...]] = ()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.make(self._make_room())

    def _make_room(self) -> Iterator[None]:
        context = self.context
        self._places = {e.id: PagePlace[LazyPage](e, self.body) for e in self.pages}
        self.browser = PageBrowser(self.room_id, self.pages, self._places, self.body)
        self.browser.setObjectName(f"{self.room_id}_tabs")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(16, 8, 16, 8)
        column.addWidget(self.browser, 1)
        yield
        self.probes["shown"] = self._probe_shown
        context.session.data_changed.connect(self._on_session_data_changed)
        context.session.scene_changed.connect(self._on_session_scene_changed)
        self.browser.turned.connect(self._on_browser_turned)
        self._places[self.browser.front].entry.load(LazyPage)
        yield
        self._make(self.browser.front)
        yield
        self.retranslate()

    # -- to override --------------------------------------------------------------

    @abstractmethod
    def pages_title(self) -> str:
        """Return what the list of the pages is called, in the current language."""

    def make_page(self, place: PagePlace[LazyPage]) -> LazyPage:
        """Make the page of a place."""
        return place.entry.load(LazyPage)(self, place)

    def ready(self) -> bool:
        """Whether the pages can show the open data set; if not, say why in one line."""
        return True

    # -- pages ----------------------------------------------------------------------

    @property
    def page(self) -> LazyPage:
        """The page that is shown."""
        page = self._places[self.browser.front].page
        assert page is not None
        return page

    @property
    def made_pages(self) -> list[LazyPage]:
        """The pages that were shown so far, in the order of the list."""
        return [p.page for p in self._places.values() if p.page is not None]

    def open_page(self, name: str) -> None:
        """Show a page of `pages` by its id."""
        self.browser.open(name)

    def _make(self, name: str) -> None:
        place = self._places[name]
        if place.page is None:
            page = self.make_page(place)
            page.setObjectName(f"{self.room_id}_{name}_page")
            place.put(page, ready=page.retranslate)
            self.probes[name] = page.probe

    def _on_browser_turned(self, name: str) -> None:
        self.clear_message()
        self._make(name)
        self.ready()

    # -- as every room ----------------------------------------------------------------

    def enter(self) -> None:
        """Say why nothing is shown, where that is so."""
        self.ready()

    def run(self) -> None:
        """Compute the page shown anew."""
        self.clear_message()
        if self.ready():
            self.page.compute()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.browser.name_pages(self.pages_title())
        for page in self.made_pages:
            page.reword()

    def sizeHint(self) -> QSize:
        return QSize(1000, 600)

    def _on_session_data_changed(self) -> None:
        self.clear_message()
        if self.isVisible():
            self.ready()
        for page in self.made_pages:
            page.refresh()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if names & (self.obeys - {"data"}):
            self._on_session_data_changed()

    def _probe_shown(self) -> dict[str, Any]:
        return {"page": self.browser.front}
