"""The Visualize room: pictures of all attributes and of all rows at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.grouping import BY_CLASS, BY_NOTHING
from workbench.ui.context import Context
from workbench.ui.drawing.legend import ClassLegend
from workbench.ui.layouts import nest
from workbench.ui.pages import PagePlace
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.page_list import PAGES
from workbench.ui.rooms.visualize.view import View
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.page_browser import PageBrowser

#: Names of attributes are shortened beyond so many.
_LETTERS = 24


class VisualizeRoom(Room):
    """Scatter matrix, boxes, mosaic, maps, distances and others, one page each."""

    room_id = "visualize"
    obeys = frozenset({"data", "scale", "metric", "p", "seed"})

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._stale = True  # something changed while hidden
        self._view: View | None = None
        self._key, self._wanted, self._colour = "", BY_CLASS, BY_CLASS
        self._pages: dict[str, VisualizePage] = {}
        self.make(self._make_room())

    def _make_room(self) -> Iterator[None]:
        self._make_widgets()
        yield
        self._lay_out()
        self._connect()
        self.probes |= {
            "selection": self._probe_selection,
            "shown": self._probe_shown,
            "latency": self._probe_latency,
        }
        self._places["matrix"].entry.load(VisualizePage)
        yield
        self._open("matrix")
        yield
        self.retranslate()

    # -- layout --------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.colour = FittedCombo("visualize_classCombo", _LETTERS)
        self._colour_label = QLabel()
        self._colour_label.setBuddy(self.colour)
        self.legend = ClassLegend(self.context.theme, "visualize_legendLabel")
        self.note = QLabel()
        self.note.setObjectName("visualize_noteLabel")
        self.note.setAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        self.note.setMinimumWidth(0)
        self.bars = QWidget()
        self._places = {e.id: PagePlace[VisualizePage](e, self.body) for e in PAGES}
        self.browser = PageBrowser(self.room_id, PAGES, self._places, self.body)
        self.browser.setObjectName("visualize_pages_panel")
        self.twin = QPushButton()
        self.twin.setObjectName("visualize_twinBtn")

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        highest = Qt.AlignmentFlag.AlignTop
        colour = FlowRow()
        colour.add(self._colour_label, self.colour)
        top.addWidget(colour, 0, highest)
        top.addWidget(self.bars, 1, highest)
        QVBoxLayout(self.bars).setContentsMargins(0, 0, 0, 0)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.legend, 1)
        below.addWidget(self.note)
        below.addWidget(self.twin)
        page = QVBoxLayout(self.body)
        page.setContentsMargins(16, 8, 16, 8)
        page.setSpacing(8)
        nest(page, top)
        nest(page, below)
        page.addWidget(self.browser, 1)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        session.metric_changed.connect(self._on_session_metric_changed)
        self.colour.activated.connect(self._on_colour_activated)
        self.browser.turned.connect(self._open)
        self.twin.clicked.connect(self._on_twin_clicked)

    # -- pages ------------------------------------------------------------------------------------

    @property
    def page(self) -> VisualizePage:
        """The page that is shown."""
        page = self._places[self.browser.front].page
        assert page is not None
        return page

    def _open(self, name: str) -> None:
        """Show a page; it is made when first shown."""
        place = self._places[name]
        if place.page is None:
            page = self._pages[name] = place.entry.load(VisualizePage)(self, place)
            place.put(page)
            self.draw_waiting()  # what it asks for fits the size that it has
            self.bars.layout().addWidget(page.controls)  # type: ignore[union-attr]
            page.noted.connect(self._on_page_noted)
            page.named.connect(self._on_page_named)
            page.idled.connect(self._on_page_idled)
            self.probes |= page.probes
            page.retranslate()
        page = self._pages[name]
        for other in self._pages.values():
            other.controls.setVisible(other is page)
        self.note.setText(page.note)
        self.note.setToolTip(page.note)
        self._refresh()

    def open_page(self, name: str) -> None:
        """Show a page by its id, as ``matrix``, ``boxes`` or ``biplot``."""
        self.browser.open(name)

    def _refresh(self) -> None:
        """Draw the page shown, if what it shows is out of date."""
        page = self.page
        if page.due and not self._stale:
            page.due = False
            self.next_generation()
            self.clear_message()
            page.tell("")
            page.show_view(self._view)
            if self._view is None:
                page.tell(self.tr("No data set with rows is open"))
        page.select(self.context.session.selected_rows)

    def _all_due(self) -> None:
        for page in self._pages.values():
            page.due = True

    # -- the room -----------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a request runs, or a picture is still drawn piece by piece."""
        return super().busy or any(page.building for page in self._pages.values())

    def enter(self) -> None:
        """Draw what changed while another room was shown."""
        if self._stale:
            self._show_data()
        else:
            self._refresh()

    def run(self) -> None:
        """Compute the page shown anew."""
        if self.context.session.data is None:
            self.message("warning", lambda: self.tr("Open a data set first."))
            return
        self.page.due = True
        self._refresh()

    def _show_data(self) -> None:
        self._stale = False
        data = self.context.session.data
        self._fill_colours()
        self._view = None
        if data is not None and data.n_rows:
            folder = str(self.context.session.folder())
            self._view = View(data, folder, self._colour)
        names = self._view.names if self._view is not None else ()
        self._on_page_named(names)
        self._all_due()
        self._refresh()

    def _fill_colours(self) -> None:
        """Offer the class, every nominal attribute, and nothing."""
        session = self.context.session
        data = session.data
        if (
            session.scene.data != self._key
        ):  # of other data the class is looked at first
            self._key, self._wanted = session.scene.data, BY_CLASS
        self.colour.clear()
        if data is not None:
            if data.has_nominal_class:
                self.colour.addItem(data.class_attribute.name, BY_CLASS)
            for j, attribute in enumerate(data.attributes):
                if attribute.is_nominal:
                    self.colour.addItem(attribute.name, j)
        self.colour.addItem(self.tr("nothing"), BY_NOTHING)
        place = max(self.colour.findData(self._wanted), 0)
        self.colour.setCurrentIndex(place)
        self._colour = int(self.colour.currentData())

    # -- what happened ---------------------------------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        if self.isVisible():
            self._show_data()
        else:
            self._stale = True

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        hit = [page for page in self._pages.values() if page.scene_changed(names)]
        for page in hit:
            page.due = True
        if hit and self.isVisible():
            self._refresh()

    def _on_session_metric_changed(self) -> None:
        if self.context.session.scene.is_learned:
            self._on_session_scene_changed(frozenset({"metric"}))

    def _on_session_selection_changed(self) -> None:
        if self.isVisible():
            self.page.select(self.context.session.selected_rows)

    def _on_colour_activated(self) -> None:
        self._wanted = int(self.colour.currentData())
        self._show_data()

    def _on_twin_clicked(self) -> None:
        self.context.commands.twin_requested.emit()

    def _on_page_noted(self, text: str) -> None:
        if self.sender() is self.page:
            self.note.setText(text)
            self.note.setToolTip(text)

    def _on_page_named(self, names: tuple[str, ...]) -> None:
        shown = tuple(names) if any(names) else ()
        codes = self._view.codes if self._view is not None else np.empty(0, np.int64)
        sizes = np.bincount(codes, minlength=len(shown)) if len(codes) else ()
        self.legend.show_classes(shown, sizes=sizes)

    def _on_page_idled(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)

    # -- words --------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._colour_label.setText(self.tr("Class"))
        self.colour.setAccessibleName(self.tr("Colours by"))
        self.colour.setToolTip(self.tr("What colours and markers stand for"))
        self.colour.setItemText(self.colour.count() - 1, self.tr("nothing"))
        self.browser.name_pages(self.tr("Pictures of the data"))
        self.twin.setText(self.tr("View as table"))
        self.twin.setToolTip(self.tr("The data of the plot as a table (Ctrl+T)"))
        for page in self._pages.values():
            page.reword()

    def sizeHint(self) -> QSize:
        return QSize(1000, 600)

    # -- probes ---------------------------------------------------------------------------------------------

    def _probe_selection(self) -> dict[str, Any]:
        return {"rows": sorted(self.context.session.selection)}

    def _probe_shown(self) -> dict[str, Any]:
        names = {page: name for name, page in self._pages.items()}
        return {
            "page": names[self.page], "colour": self._colour, "note": self.page.note,
            "rows": self._view.data.n_rows if self._view is not None else 0,
            "groups": list(self._view.names) if self._view is not None else [],
        }  # fmt: skip

    def _probe_latency(self) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for page in self._pages.values():
            answer |= page.latency.probe()
        return answer
