"""The pages below the planes: morph, differences, and those of `PAGES`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.api import IntArray
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.pages import PagePlace, WideButton
from workbench.ui.rooms.metric.history import History
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.page_list import ENTRIES, PAGES
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.page_browser import PageBrowser

#: Pages with nothing to show before a metric is learned.
_OF_A_METRIC = frozenset(
    ("morph", "cone", "attributes", "differences", "pairs", "progress", "steps",
     "estimators")
)  # fmt: skip
#: The signals of a page that are passed on.
_PASSED_ON = (
    "rows_chosen", "pair_chosen", "metric_proposed", "metric_rested", "learn_wanted",
)  # fmt: skip


class LabPages(PageBrowser):
    """Holds two panels that the room makes, and a page of every entry in `PAGES`.

    A page is made when it is first looked at, and hears of metrics, news and selection
    from then on; what it missed it finds in the room's `History`, which is kept here.

    Parameters
    ----------
    room : LabRoom
    panels : mapping of str to QWidget
        The panels ``morph`` and ``differences``.
    history : History

    Signals
    -------
    widened(on)
        The pages want the whole height, or give it back.

    The others are those of the pages, whichever sent them.
    """

    widened = Signal(bool)
    rows_chosen = Signal(object)
    pair_chosen = Signal(int, int)
    metric_proposed = Signal(object)
    metric_rested = Signal(object)
    learn_wanted = Signal(str, dict)

    def __init__(
        self, room: LabRoom, panels: Mapping[str, QWidget], history: History
    ) -> None:
        holders = {e.id: PagePlace[LabPage](e, room.body) for e in PAGES}
        super().__init__(room.room_id, ENTRIES, {**holders, **panels}, room.body)
        self._room, self._history, self._holders = room, history, holders
        self._picture: Picture | None = None
        self._selection: tuple[IntArray, tuple[int, ...]] = np.empty(0, np.int64), ()
        self.setObjectName("metric_lower_tabs")
        for holder in holders.values():
            holder.looked_at.connect(self.page)
        self._wide = WideButton("metric_wideBtn")
        self._wide.toggled.connect(self.widened)
        self.set_corner(self._wide)
        self.empty = EmptyState("metric_empty")
        self.set_cover(self.empty)
        self.cover(_OF_A_METRIC)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.name_pages(self.tr("Views of the metric"))
        for page in self.pages.values():
            page.reword()
        self.empty.say(
            self.tr(
                "Choose a method above and learn a metric: this page shows the result."
            ),
            self.tr("Learn metric"),
            self.tr("Learn the metric on all rows (F5)"),
        )
        tip = self.tr("Give these views the whole height")
        self._wide.setToolTip(tip)
        self._wide.setAccessibleName(tip)

    # -- pages ------------------------------------------------------------------

    @property
    def pages(self) -> dict[str, LabPage]:
        """The pages made so far, by id."""
        holders = self._holders.items()
        return {name: h.page for name, h in holders if h.page is not None}

    def page(self, page_id: str) -> LabPage:
        """Return a page, made now if nobody has looked at it yet."""
        holder = self._holders[page_id]
        return holder.page if holder.page is not None else self._make(holder)

    def _make(self, holder: PagePlace[LabPage]) -> LabPage:
        page = holder.entry.load(LabPage)(self._room, holder)
        holder.put(page)
        for name in _PASSED_ON:
            getattr(page, name).connect(getattr(self, name))
        page.retranslate()
        page.show_picture(self._picture)
        page.show_selection(*self._selection)
        return page

    def open_page(self, page_id: str) -> None:
        """Bring a page to the front."""
        if page_id in self._holders:
            self.page(page_id)
        self.open(page_id)
        if self._picture is None and page_id in self._holders:
            self.page(page_id).refresh()  # nothing is seen of it that would ask for it

    # -- for all pages ----------------------------------------------------------

    def show_picture(self, picture: Picture | None) -> None:
        """Give every page another metric, or none."""
        self._picture = picture
        self._history.take_picture(picture)
        self.cover(_OF_A_METRIC if picture is None else ())
        for page in self.pages.values():
            page.show_picture(picture)

    def show_news(self, news: MetricProgress) -> None:
        """Tell every page of a metric in the making."""
        self._history.take_news(news)
        if self._picture is None:
            self.cover(_OF_A_METRIC - {"progress"})
        for page in self.pages.values():
            page.show_news(news)

    def show_selection(self, rows: IntArray, pair: tuple[int, ...]) -> None:
        """Tell every page of the selected rows and the pair."""
        self._selection = rows, pair
        for page in self.pages.values():
            page.show_selection(rows, pair)

    def stop(self) -> None:
        """Stop whatever moves by itself."""
        for page in self.pages.values():
            page.stop()

    def probe(self) -> dict[str, Any]:
        """Return what each page made so far tells of itself, by its id."""
        return {name: page.probe() for name, page in self.pages.items()}
