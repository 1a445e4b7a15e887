"""The widgets of the Metric lab and where they stand."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.metric_result import MetricResult
from workbench.ui.drawing.framing import UnitsCheck
from workbench.ui.rooms.metric.history import History
from workbench.ui.rooms.metric.lab_pages import LabPages
from workbench.ui.rooms.metric.matrix_panel import MatrixPanel
from workbench.ui.rooms.metric.page import LabRoom
from workbench.ui.rooms.metric.pages.differences import DifferencePanel
from workbench.ui.rooms.metric.planes.header import PlaneHeader
from workbench.ui.rooms.metric.planes.layer_menu import LayerMenu
from workbench.ui.rooms.metric.planes.morph_motion import MorphMotion
from workbench.ui.rooms.metric.planes.morph_slider import MorphPanel
from workbench.ui.rooms.metric.planes.picture import Picture, View
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.rooms.metric.planes.region_layer import RegionsLayer
from workbench.ui.rooms.metric.setup.bar import LearnBar
from workbench.ui.rooms.metric.setup.strips_card import NoteCard
from workbench.ui.rooms.metric.setup.tried_list import TriedTable
from workbench.ui.widgets.side_column import SideColumn
from workbench.ui.widgets.splitters import TurningSplitter

translate = QCoreApplication.translate
#: Pixels; of a plane, at least.
SIDE_WIDTH, PLANE_WIDTH = 264, 160
#: Of the planes and pages above the side column, pixels.
_PAGES_HIGH = 600


class MetricWidgets:
    """Everything on the page, by name; the room connects it.

    Parameters
    ----------
    room : LabRoom
        Whose body is filled.
    history : History
        What was learned so far; the pages keep it.
    """

    def __init__(self, room: LabRoom, history: History) -> None:
        self._room, self._history = room, history

    def build(self) -> Iterator[None]:
        """Make the widgets, a few at each step, and lay them out."""
        room, history = self._room, self._history
        context, body = room.context, room.body
        self._theme = theme = context.theme
        self.bar = LearnBar(body)
        self.card = NoteCard(body)
        self.before = PlanePlot(theme, "metric_before_plot", body)
        self.after = PlanePlot(theme, "metric_after_plot", body)
        yield
        self.before_header = PlaneHeader(theme, "metric_before", body)
        self.after_header = PlaneHeader(theme, "metric_after", body)
        self.regions_check = QCheckBox(body)
        self.regions_check.setObjectName("metric_regionsCheck")
        self.before.framing.link(self.after.framing)
        self.units_check = UnitsCheck(
            context.session, "metric_unitsCheck",
            self.before.framing, self.after.framing, parent=body,
        )  # fmt: skip
        self.before_header.add(self.units_check)
        self.before_header.add(self.regions_check)
        self.layers = LayerMenu(body)
        self.after_header.add(self.layers)
        self.motion = MorphMotion(self.after, context.settings)
        self.regions = RegionsLayer(
            self.regions_check, self.before, self.after, room.request("latest"), room
        )
        yield
        self.morph = MorphPanel(theme, context.settings, body)
        self.differences = DifferencePanel(theme, body)
        self.matrix = MatrixPanel(theme, body)
        yield
        self.tried = TriedTable(body)
        panels = {"morph": self.morph, "differences": self.differences}
        self.tabs = LabPages(room, panels, history)
        yield
        self.view = QComboBox(body)
        self.view.setObjectName("metric_viewCombo")
        for name in ("attributes", "directions"):
            self.view.addItem(name, name)
        self.folds = self._button(body, "metric_foldsBtn", checkable=True)
        self.use = self._button(body, "metric_useBtn")
        self.note = self._button(body, "metric_noteBtn", checkable=True)
        self.hint = QLabel(body)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setWordWrap(True)
        yield
        self._lay_out(body)
        self._order()

    @staticmethod
    def _button(body: QWidget, name: str, checkable: bool = False) -> QPushButton:
        button = QPushButton(body)
        button.setObjectName(name)
        button.setCheckable(checkable)
        return button

    # -- layout ---------------------------------------------------------------------------

    def _lay_out(self, body: QWidget) -> None:
        split = QSplitter(Qt.Orientation.Vertical, body)
        split.setObjectName("metric_split_view")
        self.planes = self._planes(body)
        split.addWidget(self.planes)
        split.addWidget(self.tabs.panel)
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 4)
        split.setSizes([500, 400])
        split.setChildrenCollapsible(False)
        self.tabs.set_content(split)
        middle = TurningSplitter((self.tabs, 1, _PAGES_HIGH), (self._side(body), 0, 0))
        middle.setHandleWidth(16)
        page = QVBoxLayout(body)
        page.setContentsMargins(16, 8, 16, 8)
        page.setSpacing(8)
        page.addWidget(self.bar)
        page.addWidget(self.card)
        page.addWidget(middle, 1)

    def _planes(self, body: QWidget) -> QWidget:
        planes = QWidget(body)
        # a grid: both planes begin at the same height, whatever stands above them
        grid = QGridLayout(planes)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setRowStretch(1, 1)
        for column, (header, plane) in enumerate(
            (
                (self.before_header, self.before),
                (self.after_header, self.after),
            )
        ):
            grid.addWidget(header, 0, column, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(plane, 1, column)
            grid.setColumnStretch(column, 1)
            plane.setMinimumWidth(PLANE_WIDTH)
        self.hint.setParent(self.after)
        inside = QVBoxLayout(self.after)
        inside.addWidget(self.hint)
        return planes

    def _side(self, body: QWidget) -> QWidget:
        side = SideColumn(SIDE_WIDTH, body)
        side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.matrix)
        column.addWidget(self.view)
        column.addWidget(self.tried, 1)
        self.tried.setMinimumHeight(72)
        for button in (self.folds, self.use, self.note):
            column.addWidget(button)
        return side

    def _order(self) -> None:
        """Set the order of Tab: as one reads."""
        chain: list[QWidget] = [
            *self.bar.chain, self.tabs.list, self.units_check, self.regions_check, self.before, self.layers,
            self.after, self.tabs.button, self.morph.play, self.morph.slider,
            self.morph.reduce, self.morph.record,
            self.morph.plot,
            # the plots of differences come before these when they are made
            self.differences.first, self.differences.second,
            self.matrix.choice, self.matrix.table, self.matrix.bars, self.view,
            self.tried, self.folds, self.use, self.note,
        ]  # fmt: skip
        for first, second in itertools.pairwise(chain):
            QWidget.setTabOrder(first, second)

    # -- texts ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for part in (
            self.bar, self.card, self.morph, self.differences, self.matrix, self.tried,
            self.tabs, self.layers,
        ):  # fmt: skip
            self._theme.later(part.retranslate)
        self.before_header.set_title(translate("MetricWidgets", "Before"))
        self.units_check.retranslate()
        self.regions.retranslate()
        self.view.setItemText(0, translate("MetricWidgets", "Plane: two attributes"))
        self.view.setItemText(
            1, translate("MetricWidgets", "Plane: eigen-directions of M")
        )
        self.view.setAccessibleName(translate("MetricWidgets", "Plane drawn"))
        self.view.setToolTip(
            translate(
                "MetricWidgets", "What the planes show of more than two attributes"
            )
        )
        self.use.setText(translate("MetricWidgets", "Use this metric"))
        self.use.setToolTip(
            translate("MetricWidgets", "Make it the metric of every room")
        )
        self.note.setText(translate("MetricWidgets", "About this data"))
        self.note.setToolTip(
            translate("MetricWidgets", "A note on where the strips come from")
        )
        self.hint.setText(
            translate(
                "MetricWidgets",
                "Once a metric is learned, the rows appear here as it sees them.",
            )
        )
        self.show_after_title(self.morph.t)

    def show_after_title(self, t: float) -> None:
        """Say above the right plane where on the way it is."""
        if t >= 1.0:
            self.after_header.set_title(translate("MetricWidgets", "After"))
        else:
            text = translate("MetricWidgets", "t = {t}")
            self.after_header.set_title(text.format(t=QLocale().toString(t, "f", 2)))

    def name_axes(self, picture: Picture) -> None:
        """Label the axes of both planes."""
        names = picture.axis_names()
        if picture.view == "directions":
            text = translate("MetricWidgets", "eigenvector {n}")
            names = text.format(n=1), text.format(n=2)
        # an empty label would leave that of the last data set
        across, up = (_shown(names[k], self.before, k) for k in (0, 1))
        self.before.set_labels(across, up or " ")
        if self.after.in_line_mode:
            line = translate("MetricWidgets", "the one direction left")
            self.after.set_labels(line, " ")
        else:
            moved = translate("MetricWidgets", "{axis}, mapped")
            whole = [moved.format(axis=name) for name in names]
            # a low plot has no room for more than the name; one attribute has no second
            wanted = [
                text if _shown(text, self.after, k) == text else names[k]
                for k, text in enumerate(whole)
            ]
            across, up = (_shown(wanted[k], self.after, k) for k in (0, 1))
            self.after.set_labels(across, up if names[1] else " ")

    # -- state ----------------------------------------------------------------------------------

    def chosen_view(self, result: MetricResult) -> View:
        """Return the plane to draw; the choice matters beyond two attributes."""
        many = len(result.data.attributes) > 2
        self.view.setVisible(many)
        view: View = self.view.currentData() if many else "attributes"
        return view

    def enable(self, on: bool) -> None:
        """Enable what needs a learned metric."""
        for widget in (
            self.morph.slider, self.morph.play, self.morph.record, self.folds, self.use,
            self.matrix.choice, self.view,
        ):  # fmt: skip
            widget.setEnabled(on)
        self.hint.setVisible(not on)
        for plane in (self.before, self.after):  # no axes without rows
            plane.getPlotItem().setVisible(on)
        for part in (self.matrix.table, self.matrix.bars):
            part.setVisible(on)

    def clear(self, keep_tried: bool) -> None:
        """Show nothing learned."""
        if not keep_tried:
            self.tried.forget()
        self.enable(False)
        self.view.hide()
        self.matrix.show_result(None)
        self.morph.show_curve([], [])
        self.differences.show_picture(None)
        self.tabs.show_picture(None)


def _shown(name: str, plane: PlanePlot, axis: int) -> str:
    """Cut a name that is longer than its axis, 0 for that across and 1 for that up."""
    view = plane.getPlotItem().getViewBox()
    room = int(view.height() if axis else view.width())
    mode = Qt.TextElideMode.ElideRight
    return str(plane.fontMetrics().elidedText(name, mode, room))
