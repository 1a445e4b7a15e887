"""The panel below the grid: options of the statistics, and the pages that show them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from workbench.core.program.json_text import plain
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.jobs.spec import Failure
from workbench.ui.pages import PageEntry, PagePlace, WideButton
from workbench.ui.room import Room
from workbench.ui.rooms.compare.outdated_cover import OutdatedCover
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.page_list import PAGES
from workbench.ui.rooms.compare.saving import ResultsExport
from workbench.ui.rooms.compare.statistics_options import OptionsBar, StatisticsOptions
from workbench.ui.widgets.page_browser import PageBrowser

#: Old statistics stay bright for so long while new ones are computed.
DIM_AFTER_MS = 200
MIN_DATASETS, MIN_CLASSIFIERS = 2, 2


class _StalePlace(PagePlace[ComparePage]):
    """The place of a page, which knows what the page was not shown yet."""

    def __init__(self, entry: PageEntry, parent: QWidget) -> None:
        super().__init__(entry, parent, top_margin=8)
        self.stale = {"view", "statistics"}


class ResultsPanel(QWidget):
    """The result pages of the Compare room.

    A page is made when it is first shown, and hears of other results only while it is
    visible. Statistics are computed by the task ``compare``; while it runs the old ones
    stay, dimmed when it takes longer.

    Parameters
    ----------
    room : Room
    parent : QWidget, optional
    """

    #: The page in front is up to date.
    filled = Signal()
    #: As `ComparePage.experiment_wanted`, from whichever page.
    experiment_wanted = Signal(object, object)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compare_results_panel")
        self._room = room
        self._folder = ""
        self.view: ResultsView | None = None
        self.comparison: Comparison | None = None
        self.options = OptionsBar(self)
        holders = {entry.id: _StalePlace(entry, self) for entry in PAGES}
        self._holders = list(holders.values())
        self.tabs = PageBrowser(room.room_id, PAGES, holders, self)
        self.tabs.setObjectName("compare_results_tabs")
        self.wide = WideButton("compare_wideBtn")
        self.tabs.set_corner(self.wide)
        self._veil = OutdatedCover(room.context.theme, self.tabs)
        self._request = room.request("latest")
        self._dim = QTimer(self)
        self._dim.setSingleShot(True)
        self._dim.setInterval(DIM_AFTER_MS)
        self.saving = ResultsExport(room, self, self)
        self.options.export.setMenu(self.saving.menu)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.options)
        column.addWidget(self.tabs, 1)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.options.changed.connect(self._on_options_changed)
        self.tabs.turned.connect(self._on_tabs_turned)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.idle.connect(self._on_request_idle)
        self.wide.toggled.connect(self._on_wide_toggled)
        self._dim.timeout.connect(self._on_dim_timeout)

    # -- for the room -----------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The room this belongs to."""
        return self._room

    @property
    def asked(self) -> StatisticsOptions:
        """The options as chosen."""
        return self.options.asked

    @property
    def page(self) -> ComparePage | None:
        """The page in front."""
        return self._front.page

    @property
    def _front(self) -> _StalePlace:
        return next(h for h in self._holders if h.entry.id == self.tabs.front)

    @property
    def pages(self) -> dict[str, ComparePage]:
        """The pages made so far, by id."""
        return {h.entry.id: h.page for h in self._holders if h.page is not None}

    def list_beside(self, content: QWidget) -> QWidget:
        """Put the list of pages beside a widget that contains this panel.

        Returns
        -------
        QWidget
            The list and the widget, to be laid out.
        """
        self._column.replaceWidget(self.tabs, self.tabs.panel)
        self.tabs.setParent(None)  # what it is about to contain contains this panel
        self.tabs.set_content(content)
        return self.tabs

    def show_view(self, view: ResultsView | None, folder: str | Path = "") -> None:
        """Show other results, or none.

        Parameters
        ----------
        view : ResultsView or None
        folder : str or Path
            Where they are stored, if they are: some tests look up single rows there.
        """
        self._folder = str(folder) if folder else ""
        self.options.show_view(view)
        self._take_view(view)

    def open_page(self, page_id: str) -> ComparePage:
        """Bring a page to the front and return it."""
        self.tabs.open(page_id)
        self._fill()
        page = self._front.page
        assert page is not None
        return page

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.tabs.name_pages(self.tr("Views of the results"))
        for page in self.pages.values():
            page.reword()
        tip = self.tr("Give these views the whole height")
        self.wide.setToolTip(tip)
        self.wide.setAccessibleName(tip)
        self.options.retranslate()
        self.saving.retranslate()

    def probe(self) -> dict[str, Any]:
        """Return the options, the statistics and what each page made tells."""
        asked = self.asked
        return {
            "posthoc": asked.posthoc,
            "alpha": asked.alpha,
            "control": asked.control,
            "ties": asked.ties,
            "measure": "" if self.view is None else self.view.table.measure,
            "busy": self._request.busy,
            "statistics": plain(self.comparison),
            "taken_out": self.saving.taken_out,
            "pages": {name: page.probe() for name, page in self.pages.items()},
        }

    # -- asking -----------------------------------------------------------------------

    def _take_view(self, view: ResultsView | None) -> None:
        old, self.view = self.view, view
        self._mark("view")
        if not _is_enough(self.view):
            self._request.cancel()
            self._set_comparison(None)
        elif not _has_same_names(old, self.view):
            self._set_comparison(None)
        self._fill()
        self._ask()

    def _ask(self) -> None:
        if self.view is None or not _is_enough(self.view):
            return
        self._room.next_generation()
        self._dim.start()
        self._request.start(
            "compare",
            self.asked.payload(self.view.table),
            lane="interactive",
            title=self.tr("Statistics"),
        )

    def _set_comparison(self, comparison: Comparison | None) -> None:
        self.comparison = comparison
        self._mark("statistics")

    def _mark(self, what: str) -> None:
        for holder in self._holders:
            holder.stale.add(what)

    def _fill(self) -> None:
        """Bring the page in front up to date."""
        holder = self._front
        if not holder.stale:
            return
        page = holder.page
        if page is None:
            page = holder.entry.load(ComparePage)(self._room, holder)
            page.retranslate()
            holder.put(page)
            page.option_wanted.connect(self.options.take)
            page.experiment_wanted.connect(self.experiment_wanted)
            self._room.grown.emit()
        stale, holder.stale = holder.stale, set()
        if "view" in stale:
            if not _has_same_names(page.view, self.view):
                page.show_statistics(None)  # never old ranks beside new names
                stale.add("statistics")
            page.folder = self._folder
            page.show_view(self.view)
        if "statistics" in stale:
            page.show_statistics(self.comparison)
        self.filled.emit()

    def _on_wide_toggled(self, on: bool) -> None:
        """Hide what the panel shares a splitter with, or show it again."""
        parent = self.parentWidget()
        if isinstance(parent, QSplitter):
            for i in range(parent.count()):
                other = parent.widget(i)
                if other is not None and other is not self:
                    other.setVisible(not on)

    def _on_tabs_turned(self, _page_id: str) -> None:
        self._fill()

    def _on_options_changed(self, _asked: StatisticsOptions) -> None:
        self._ask()

    def _on_request_done(self, comparison: Comparison) -> None:
        self._set_comparison(comparison)
        self._fill()

    def _on_request_failed(self, _failure: Failure) -> None:
        self._set_comparison(None)  # the room's message bar says why
        self._fill()

    def _on_request_idle(self) -> None:
        self._dim.stop()
        self._veil.hide()

    def _on_dim_timeout(self) -> None:
        self._veil.cover(self.tabs.place)


def _is_enough(view: ResultsView | None) -> bool:
    if view is None:
        return False
    table = view.table.complete()
    return table.n_datasets >= MIN_DATASETS and table.n_classifiers >= MIN_CLASSIFIERS


def _has_same_names(a: ResultsView | None, b: ResultsView | None) -> bool:
    return (
        a is not None
        and b is not None
        and a.table.classifiers == b.table.classifiers
        and a.table.measure == b.table.measure
    )
