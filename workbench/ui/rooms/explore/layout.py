"""Widgets of the room Explore 2-D, and their places."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from workbench.ui.drawing.framing import UnitsCheck
from workbench.ui.pages import LazyPage, PagePlace
from workbench.ui.room import Room
from workbench.ui.rooms.explore.accuracy.kcurve_plot import KCurvePlot
from workbench.ui.rooms.explore.controls import Controls
from workbench.ui.rooms.explore.page_list import PAGES, PLANE
from workbench.ui.rooms.explore.panels import LayerPanel, QueryPanel
from workbench.ui.rooms.explore.plane.canvas import Canvas
from workbench.ui.rooms.explore.plane.layers import PointLayer, RegionLayer
from workbench.ui.rooms.explore.plane.slices import SliceStrip
from workbench.ui.rooms.explore.plane.strokes import StrokePreview
from workbench.ui.rooms.explore.plane.toolbar import ToolBar
from workbench.ui.rooms.explore.query.query_layer import QueryLayer
from workbench.ui.services.latency import Latency
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.widgets.tone import Plate, SizedLabel, set_tone

#: Limits of the latency contract, in seconds; what takes longer is logged.
_LIMITS = {
    "query": 0.016,
    "microscope": 0.016,
    "edit: first picture": 0.1,
    "edit: 256 x 256": 0.25,
}


class ExploreLayout(Room):
    """The widgets of the room; `room.ExploreRoom` brings them to life."""

    def _build(self) -> Iterator[None]:
        """Make the widgets, a few at each step, and lay them out."""
        self.plane = QWidget(self.body)
        theme, body = self.context.theme, self.plane
        self.board = StrokePreview(self.context, self)
        self.latency = Latency()
        self.latency.limits.update(_LIMITS)
        self.canvas = Canvas(theme, self.board, self.latency, body)
        self.regions = RegionLayer(self.canvas)
        self.points = PointLayer(self.canvas)
        self.links = QueryLayer(self.canvas)
        yield
        self.toolbar = ToolBar(theme, body)
        self.units = UnitsCheck(
            self.context.session, "explore_unitsCheck", self.canvas.framing, parent=body
        )
        self.toolbar.add_switch(self.units)
        yield
        self.controls = Controls(body)
        self.strip = SliceStrip(body)
        self.layers = LayerPanel(body)
        self.query_panel = QueryPanel(theme, body)
        yield
        self.kcurve = KCurvePlot(theme, body)
        self.kcurve.setMinimumHeight(80)
        self.curve_title = QLabel(body)
        self.curve_title.setContentsMargins(8, 4, 8, 0)
        self.hint, self.state = (
            SizedLabel(theme, self.canvas, factor=1.4),
            Plate(self.canvas),
        )
        set_tone(self.hint, "muted")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.hint, self.state):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.state.move(64, 12)
        self.state.hide()
        yield
        self._lay_out()

    def _lay_out(self) -> None:
        left, side = QWidget(self.plane), QWidget(self.plane)
        column, panel = QVBoxLayout(left), QVBoxLayout(side)
        everything, whole = QVBoxLayout(self.plane), QVBoxLayout(self.body)
        for layout in (column, panel, everything, whole):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.strip)
        column.addWidget(self.controls)
        panel.addWidget(self.layers)
        panel.addWidget(self.query_panel, 3)
        panel.addWidget(self.curve_title)
        panel.addWidget(self.kcurve, 2)
        splitter = QSplitter(Qt.Orientation.Horizontal, self.plane)
        splitter.setObjectName("explore_splitter")
        splitter.addWidget(left)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([740, 260])
        splitter.setChildrenCollapsible(False)
        everything.addWidget(self.toolbar)
        everything.addWidget(splitter, 1)
        over = QHBoxLayout(self.canvas)
        over.addWidget(self.hint)
        self._lay_out_pages(whole)

    def _lay_out_pages(self, whole: QVBoxLayout) -> None:
        """Put the plane among the pages; the others are made when first shown."""
        self.places = {
            entry.id: PagePlace[LazyPage](entry, self.body)
            for entry in PAGES
            if entry.id != PLANE
        }
        places = {PLANE: self.plane, **self.places}
        self.browser = PageBrowser(self.room_id, PAGES, places, self.body, compact=True)
        self.browser.setObjectName("explore_tabs")
        self.browser.seat_button(PLANE, self.toolbar.first)
        for place in self.places.values():
            layout = place.layout()
            assert layout is not None
            layout.setContentsMargins(0, 4, 0, 0)
        whole.addWidget(self.browser)
