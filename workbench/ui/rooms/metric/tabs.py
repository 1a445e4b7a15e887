"""The tabs below the planes: morph, differences, and the pages of `PAGES`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabWidget, QToolButton, QWidget

from workbench.api import IntArray
from workbench.ui.room import Room
from workbench.ui.rooms.metric.narrow_tabs import NarrowTabBar
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.pages import PAGES
from workbench.ui.rooms.metric.picture import Picture


class LabTabs(QTabWidget):
    """Holds the two first panels and a page of every class in `PAGES`.

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

    def __init__(self, room: Room, first: tuple[QWidget, ...]) -> None:
        super().__init__(room.body)
        self.setObjectName("metric_lower_tabs")
        self.setTabBar(NarrowTabBar(self))
        self.tabBar().setObjectName("metric_lower_bar_tabs")
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self._first = len(first)
        for widget in first:
            self.addTab(widget, "")
        self.pages: dict[str, LabPage] = {}
        for make in PAGES:
            page = make(room, self)
            self.pages[page.page_id] = page
            self.addTab(page, "")
            for name in (
                "rows_chosen", "pair_chosen", "metric_proposed", "metric_rested",
                "learn_wanted",
            ):  # fmt: skip
                getattr(page, name).connect(getattr(self, name))
        self._wide = QToolButton()
        self._wide.setCheckable(True)
        self._wide.setAutoRaise(True)
        self._wide.setObjectName("metric_wideBtn")
        self._wide.setArrowType(Qt.ArrowType.UpArrow)
        self._wide.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._wide.toggled.connect(self._on_wide_toggled)
        self.setCornerWidget(self._wide)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        about = self.tr("Views of the metric")
        self.setAccessibleName(about)
        self.tabBar().setAccessibleName(about)
        self.setTabText(0, self.tr("Morph"))
        self.setTabText(1, self.tr("Differences"))
        for index, page in enumerate(self.pages.values(), self._first):
            page.retranslate()
            self.setTabText(index, page.title())
        tip = self.tr("Give these views the whole height")
        self._wide.setToolTip(tip)
        self._wide.setAccessibleName(tip)

    def open_page(self, page_id: str) -> None:
        """Bring a page to the front."""
        self.setCurrentWidget(self.pages[page_id])

    # -- for all pages ----------------------------------------------------------

    def show_picture(self, picture: Picture | None) -> None:
        """Give every page another metric, or none."""
        for page in self.pages.values():
            page.show_picture(picture)

    def show_news(self, news: Mapping[str, Any]) -> None:
        """Tell every page of a metric in the making."""
        for page in self.pages.values():
            page.show_news(news)

    def show_selection(self, rows: IntArray, pair: tuple[int, ...]) -> None:
        """Tell every page of the selected rows and the pair."""
        for page in self.pages.values():
            page.show_selection(rows, pair)

    def stop(self) -> None:
        """Stop whatever moves by itself."""
        for page in self.pages.values():
            page.stop()

    def probe(self) -> dict[str, Any]:
        """Return what each page tells of itself, by its id."""
        return {name: page.probe() for name, page in self.pages.items()}

    def _on_wide_toggled(self, on: bool) -> None:
        self._wide.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.UpArrow)
        self.widened.emit(on)
