"""The tabs below the planes: morph, differences, and the pages of `PAGES`."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.api import IntArray
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.pages import PagePlace, WideButton
from workbench.ui.rooms.metric.history import History
from workbench.ui.rooms.metric.narrow_tabs import NarrowTabBar
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.page_list import PAGES
from workbench.ui.rooms.metric.planes.picture import Picture

#: The signals of a page that the tabs pass on.
_PASSED_ON = (
    "rows_chosen", "pair_chosen", "metric_proposed", "metric_rested", "learn_wanted",
)  # fmt: skip


class LabTabs(QTabWidget):
    """Holds the two first panels and a page of every entry in `PAGES`.

    A page is made when it is first looked at, and hears of metrics, news and selection
    from then on; what it missed it finds in the room's `History`, which is kept here.

    Signals
    -------
    widened(on)
        The tabs want the whole height, or give it back.

    The others are those of the pages, whichever sent them.
    """

    widened = Signal(bool)
    rows_chosen = Signal(object)
    pair_chosen = Signal(int, int)
    metric_proposed = Signal(object)
    metric_rested = Signal(object)
    learn_wanted = Signal(str, dict)

    def __init__(
        self, room: LabRoom, first: tuple[QWidget, ...], history: History
    ) -> None:
        super().__init__(room.body)
        self._room, self._history = room, history
        self._picture: Picture | None = None
        self._selection: tuple[IntArray, tuple[int, ...]] = np.empty(0, np.int64), ()
        self.setObjectName("metric_lower_tabs")
        self.setTabBar(NarrowTabBar(self))
        self.tabBar().setObjectName("metric_lower_bar_tabs")
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self._first = len(first)
        for widget in first:
            self.addTab(widget, "")
        self._holders = {entry.id: PagePlace[LabPage](entry, self) for entry in PAGES}
        for holder in self._holders.values():
            self.addTab(holder, "")
            holder.looked_at.connect(self.page)
        self._wide = WideButton("metric_wideBtn")
        self._wide.toggled.connect(self.widened)
        self.setCornerWidget(self._wide)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        about = self.tr("Views of the metric")
        self.setAccessibleName(about)
        self.tabBar().setAccessibleName(about)
        self.setTabText(0, self.tr("Morph"))
        self.setTabText(1, self.tr("Differences"))
        for index, holder in enumerate(self._holders.values(), self._first):
            self.setTabText(index, holder.entry.title())
        for page in self.pages.values():
            page.retranslate()
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
        page.show()  # at once: a layout would show it in a later turn of the loop
        return page

    def open_page(self, page_id: str) -> None:
        """Bring a page to the front."""
        self.page(page_id)
        self.setCurrentWidget(self._holders[page_id])

    # -- for all pages ----------------------------------------------------------

    def show_picture(self, picture: Picture | None) -> None:
        """Give every page another metric, or none."""
        self._picture = picture
        self._history.take_picture(picture)
        for page in self.pages.values():
            page.show_picture(picture)

    def show_news(self, news: MetricProgress) -> None:
        """Tell every page of a metric in the making."""
        self._history.take_news(news)
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
