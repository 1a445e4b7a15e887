"""The pages about one run; each is made when it is first looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.core.results.evaluating.run import Run
from workbench.ui.pages import PageEntry, PagePlace
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.widgets.page_browser import PageBrowser

#: The pages on which all chosen runs are drawn together.
SEVERAL = ("curves", "learning")


class _RunPlace(PagePlace[ResultPage]):
    """The place of a page, which keeps the run until the page is made."""

    def __init__(self, entry: PageEntry, parent: QWidget) -> None:
        super().__init__(entry, parent)
        #: The run given to the page, or to be given when it is made.
        self.run: Run | None = None

    def give(self, run: Run | None) -> None:
        """Give the page another run, or none."""
        self.run = run
        if self.page is not None:
            self.page.show_run(run)


class ResultPages(PageBrowser):
    """The pages about one run.

    All pages together take a third of a second to make, so each is made when it is
    first looked at or asked for; what fits a run is known without it.

    Signals
    -------
    rows_chosen(rows)
        Rows of the run's data set were picked on a page.
    value_wanted(name, value)
        This value of a parameter of the run's classifier is wanted in the form.
    runs_wanted(asked), recipe_wanted(recipe, title)
        See `ResultPage`.
    """

    rows_chosen = Signal(object)
    value_wanted = Signal(str, object)
    runs_wanted = Signal(object)
    recipe_wanted = Signal(object, str)

    def __init__(self, room: Room) -> None:
        holders = {entry.id: _RunPlace(entry, room) for entry in PAGES}
        super().__init__(room.room_id, PAGES, holders, room)
        self._holders = holders
        self.setObjectName("classify_result_tabs")
        self._room = room
        self._run: Run | None = None
        self._pair: tuple[Run | None, Run | None] = (None, None)
        self._chosen: tuple[Run, ...] = ()
        self._before = ""
        #: Whether the page that compares two comes to the front when two are chosen.
        self.turns_to_pair = True
        for holder in self._holders.values():
            self._show_in(holder)
        self.turned.connect(self.page)
        self.page(self.front)

    @property
    def run(self) -> Run | None:
        """The run shown."""
        return self._run

    @property
    def pages(self) -> tuple[ResultPage, ...]:
        """All pages in the order of their list; those not there yet are made."""
        return tuple(map(self.page, self._holders))

    @property
    def made(self) -> tuple[str, ...]:
        """The ids of the pages made so far, in the order of their list."""
        return tuple(h.entry.id for h in self._holders.values() if h.page is not None)

    def page(self, page_id: str) -> ResultPage:
        """Return a page by its id, made if need be."""
        holder = self._holders[page_id]
        page = holder.page
        if page is None:
            page = self._make(holder)
            holder.put(page)
        return page

    def open_page(self, page_id: str) -> ResultPage:
        """Bring a page to the front and return it."""
        self.open(page_id)
        return self.page(page_id)

    def probe(self) -> dict[str, Any]:
        """Return which page is in front, which can be chosen, and which are made."""
        return {
            "front": self.front,
            "offered": self.list.offered,
            "made": list(self.made),
            "folded": self.is_folded,
        }

    def _make(self, holder: _RunPlace) -> ResultPage:
        """Make a page that knows what it would know if it had been there all along."""
        kind: Callable[..., ResultPage] = holder.entry.load(ResultPage)
        more = (self.page("model"),) if holder.entry.id == "text" else ()
        page = kind(self._room, *more, holder)
        page.rows_chosen.connect(self.rows_chosen)
        page.value_wanted.connect(self.value_wanted)
        page.runs_wanted.connect(self.runs_wanted)
        page.recipe_wanted.connect(self.recipe_wanted)
        page.retranslate()
        page.show_pair(*self._pair)
        page.show_chosen(self._chosen)
        page.show_run(holder.run)
        return page

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.name_pages(self.tr("Views of the run"))
        for holder in self._holders.values():
            if holder.page is not None:
                holder.page.reword()

    def show_run(self, run: Run | None) -> None:
        """Show another run, or none; pages that do not fit it are grey."""
        self._run = run
        for holder in self._holders.values():
            self._show_in(holder)

    def _show_in(self, holder: _RunPlace) -> None:
        entry = holder.entry
        fits = self._run is None or self._fits(holder, self._run)
        if not fits and entry.id == self.front:
            self.open(PAGES[0].id)
        shown = self.list.shows(entry.id)
        if self._run is not None or holder.run is None:
            # between two runs there is none for a moment: a page looked at stays
            shown = fits and (self._run is not None or entry.id == self.front)
            shown = shown or not entry.hides
        self.allow(entry.id, fits, shown)
        holder.give(self._run if fits else None)

    def _fits(self, holder: _RunPlace, run: Run) -> bool:
        if holder.page is not None:
            return holder.page.fits(run)
        return holder.entry.fits(run, self._room.context)

    def tell_made(self, run: Run) -> None:
        """Tell the pages that are there of a run that was just made."""
        for holder in self._holders.values():
            if holder.page is not None:
                holder.page.take_made(run)

    def show_pair(self, a: Run | None, b: Run | None) -> None:
        """Compare two runs, or no longer."""
        self._pair = (a, b)
        page = self._holders["compare"].page
        if page is not None:
            page.show_pair(a, b)
        stays = self.front in SEVERAL or not self.turns_to_pair
        if a is not None and self.front != "compare" and not stays:
            self._before = self.front
            self.open_page("compare")
        elif a is None and self._before:
            if self.front == "compare":  # back to where the second run came in
                self.open_page(self._before)
            self._before = ""

    def show_chosen(self, runs: Sequence[Run]) -> None:
        """Draw all runs that are chosen, on the pages that can."""
        self._chosen = tuple(runs)
        for page_id in SEVERAL:
            page = self._holders[page_id].page
            if page is not None:
                page.show_chosen(self._chosen)
