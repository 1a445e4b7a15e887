"""The page of the scatter matrix: cells at the left, the zoomed one at the right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.core.results.describing.attribute_ranking import AttributeRanking
from workbench.core.results.grouping import BY_CLASS
from workbench.core.results.pictures.visualize_pictures import ScatterFigures
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.page import ChoiceButton, VisualizePage
from workbench.ui.rooms.visualize.scatter_matrix.attribute_chooser import (
    AttributeChooser,
)
from workbench.ui.rooms.visualize.scatter_matrix.matrix_grid import (
    MOST_COLUMNS,
    MatrixGrid,
)
from workbench.ui.rooms.visualize.scatter_matrix.zoomed_cell import ZoomPlot
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View, drawable
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow

_HALVES = ("scatter", "tiles", "pearson", "spearman", "none")
#: The cells together have so many pixels at least.
_GRID_WIDTH = 200


class MatrixPage(VisualizePage):
    """Scatter matrix and zoomed cell."""

    page_id = "matrix"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency.limits |= {"build": 0.4, "selection": 0.05}
        self._ranking = room.request()
        self.selecting = RowSelection(self.context, room.request(), self)
        self._make_controls()
        self.grid = MatrixGrid(self.context.theme, self)
        self.zoom = ZoomPlot(self.context.theme, self)
        self._cell = (0, 1)
        self._groups: list[int] | None = None  # of the zoomed cell, still to be drawn
        self._lay_out()
        self._connect()
        self.probes |= {"matrix": self._probe, "zoom": self._probe_zoom}

    # -- layout ------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        self.attributes = AttributeChooser(MOST_COLUMNS)
        self.upper_half = FittedCombo("visualize_upperCombo")
        self.lower_half = FittedCombo("visualize_lowerCombo")
        for combo in (self.upper_half, self.lower_half):
            for kind in _HALVES:
                combo.addItem(kind, kind)
        self.lower_half.setCurrentIndex(_HALVES.index("pearson"))
        self.histogram, self.density = QRadioButton(), QRadioButton()
        self.histogram.setObjectName("visualize_diag_histRadio")
        self.density.setObjectName("visualize_diag_densityRadio")
        self.histogram.setChecked(True)
        self.jitter = QCheckBox()
        self.jitter.setObjectName("visualize_jitterCheck")
        self.controls.add(self.attributes)
        self._upper_label = self.add_control(self.upper_half)
        self._lower_label = self.add_control(self.lower_half)
        self._diag_label = QLabel()
        self.controls.add(self._diag_label, self.histogram, self.density)
        self.controls.add(self.jitter)

    def _lay_out(self) -> None:
        self.rectangle = ChoiceButton("visualize_rectBtn")
        self.lasso = ChoiceButton("visualize_lassoBtn")
        self.send = QPushButton()
        self.send.setObjectName("visualize_exploreBtn")
        self._tools = QButtonGroup(self)
        row = FlowRow()
        for button in (self.rectangle, self.lasso):
            self._tools.addButton(button)
            row.add(button)
        self.rectangle.setChecked(True)
        row.add(self.send, at_end=True)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(row)
        column.addWidget(self.zoom, 1)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setObjectName("visualize_split_view")
        self.grid.setMinimumWidth(_GRID_WIDTH)
        self.split.addWidget(self.grid)
        self.split.addWidget(right)
        self.split.setSizes([540, 460])
        self.split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.split)

    def _connect(self) -> None:
        self.attributes.chosen.connect(self._on_attributes_chosen)
        self.attributes.ranking_requested.connect(self._on_ranking_requested)
        self._ranking.done.connect(self._on_ranking_done)
        self.upper_half.currentIndexChanged.connect(self._on_kind_changed)
        self.lower_half.currentIndexChanged.connect(self._on_kind_changed)
        self.histogram.toggled.connect(self._on_kind_changed)
        self.jitter.toggled.connect(self._on_jitter_toggled)
        self.lasso.toggled.connect(self._on_lasso_toggled)
        self.send.clicked.connect(self._on_send_clicked)
        self.request.done.connect(self._on_request_done)
        self.grid.cell_opened.connect(self._on_grid_cell_opened)
        self.grid.built.connect(self._on_grid_built)
        self.zoom.outlined.connect(self._on_zoom_outlined)
        self.zoom.picked.connect(self._on_zoom_picked)
        self.zoom.hovered.connect(self._on_zoom_hovered)
        # the spots of the zoomed cell wait until the small ones are there
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._on_later_timeout)

    # -- showing -------------------------------------------------------------------------------

    @property
    def building(self) -> bool:
        """Whether cells still wait to be filled."""
        return self.grid.building or self._later.isActive()

    def show_view(self, view: View | None) -> None:
        """Draw other rows, or the same in other colours."""
        known = self.view.data if self.view is not None else None
        self.view = view
        offered = drawable(view.data) if view is not None else []
        columns = self.attributes.columns
        same = known is not None and view is not None and (
            known.attributes == view.data.attributes
        )  # fmt: skip
        if not same or not columns:
            columns = tuple(offered[:4])
        if view is not None:
            view.jitter = self.jitter.isChecked()
        self.attributes.show_data(view.data if view else None, offered, columns)
        self._draw()

    def _draw(self) -> None:
        """Draw the chosen attributes, and ask for what must be computed."""
        view, columns = self.view, self.attributes.columns
        self.zoom.show_pair(None, (-1, -1), self.zoom.viewRect())
        if view is None or not columns:
            self.request.cancel()
            self.grid.show_view(None, ())
            return
        if max(self._cell) >= len(columns):
            self._cell = (0, min(1, len(columns) - 1))
        if view.is_large:  # even the extents are computed by the workers
            self.grid.show_view(None, ())
            self.grid.figures = None
        else:
            self.grid.show_view(view, columns)
            self._show_zoom()
        self._ask()

    def _ask(self) -> None:
        view, kinds = self.view, self.grid.kinds
        if view is None:
            return
        halves = {kinds["upper"], kinds["lower"]}
        self.request.start(
            "scatter_matrix",
            {
                **view.payload,
                "columns": list(self.attributes.columns),
                "correlations": sorted(halves & {"pearson", "spearman"}),
                "tiles": view.is_large or "tiles" in halves,
            },
            lane="batch" if view.is_large else "interactive",
            title=self.tr("Scatter matrix"),
        )

    def _on_request_done(self, figures: ScatterFigures) -> None:
        view = self.view
        if view is None:
            return
        if view.is_large:
            view.names = figures.names
            self.grid.view, self.grid.columns = view, self.attributes.columns
            self.grid.figures = figures
            self.grid.redraw()
        else:
            self.grid.show_figures(figures)
        self.named.emit(view.names)
        self._say(figures)
        if view.is_large:
            self._show_zoom()

    def _say(self, figures: ScatterFigures) -> None:
        """Say what the cells leave out."""
        assert self.view is not None
        parts = []
        n = self.view.data.n_rows
        left_out = len(self.view.data.attributes) - len(drawable(self.view.data))
        if left_out:
            parts.append(self.tr("%n text attribute(s) left out", "", left_out))
        if figures.incomplete:
            text = self.tr(
                "%n row(s) with a gap are not in every cell", "", figures.incomplete
            )
            parts.append(text)
        if self.view.is_large:
            parts.append(self.tr("%n rows as density tiles", "", n))
        elif self.grid.spots < n and "scatter" in self.grid.kinds.values():
            text = self.tr("{} of {} rows in each small cell")
            parts.append(text.format(self.grid.spots, n))
        self.tell(" · ".join(parts))

    def _on_grid_built(self) -> None:
        if self.grid.seconds:
            self.latency.add("build", self.grid.seconds)
        self.idled.emit()

    # -- the zoomed cell -------------------------------------------------------------------------

    def _show_zoom(self) -> None:
        view, (i, j) = self.view, self._cell
        columns = self.attributes.columns
        if view is None or max(i, j) >= len(columns):
            return
        if i == j:  # the diagonal has one attribute: it is drawn against its neighbour
            i = (i + 1) % len(columns)
        self._cell = (i, j)
        self.zoom.show_pair(view, (columns[j], columns[i]), self.grid.rectangle(i, j))
        self._groups = None
        self._later.start()

    def _on_later_timeout(self) -> None:
        view, figures = self.view, self.grid.figures
        if view is None or self.zoom.view is None:
            return
        if not view.is_large:
            if self.grid.building:
                self._later.start()
                return
            if self._groups is None:
                self._groups = self.zoom.waiting_groups()
            if self._groups:
                self.zoom.show_group(self._groups.pop(0))
                self._later.start()
                return
        elif figures is not None:
            i, j = self._cell
            counts = figures.tiles.get((min(i, j), max(i, j)))
            if counts is not None:
                self.zoom.show_tiles(counts if i < j else counts.transpose(0, 2, 1))
        self.zoom.mark(view.ringed(self.context.session.selected_rows))
        self._describe()
        self.idled.emit()

    def _on_grid_cell_opened(self, i: int, j: int) -> None:
        self._cell = (i, j)
        self._show_zoom()
        self.zoom.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_send_clicked(self) -> None:
        if self.view is None:
            return
        x, y = (self.view.attribute(c).name for c in self.zoom.columns)
        self.context.session.set_scene(x=x, y=y)
        self.context.commands.room_requested.emit("explore")

    # -- selection and halo --------------------------------------------------------------------

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows in all cells."""
        if self.view is None:
            return
        with self.latency.measure("selection"):
            rows = self.view.ringed(rows)
            self.grid.select(rows)
            self.zoom.mark(rows)

    def _on_zoom_outlined(self, polygon: Any, modifiers: Any) -> None:
        if self.view is not None:
            self.selecting.inside(
                self.view, self.zoom.columns, self.zoom.places, polygon, modifiers
            )

    def _on_zoom_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        if row >= 0:
            self._on_zoom_hovered(row)

    def _on_zoom_hovered(self, row: int) -> None:
        ring = row if row >= 0 else None
        self.grid.set_halo(ring)
        self.zoom.set_halo(ring)
        self.selecting.tell_row(self.view, ring)

    # -- controls ----------------------------------------------------------------------------------

    def _on_attributes_chosen(self, columns: tuple[int, ...]) -> None:
        self._cell = (0, min(1, max(len(columns) - 1, 0)))
        self._draw()

    def _on_ranking_requested(self) -> None:
        if self.view is not None:
            title = self.tr("Rank attributes")
            by = max(self.view.colour, BY_CLASS)
            payload = {"data": self.view.payload["data"], "method": "f-ratio", "by": by}
            self._ranking.start("rank", payload, title=title)

    def _on_ranking_done(self, ranking: AttributeRanking) -> None:
        self.attributes.choose_ranked(ranking.columns.tolist())

    def _on_kind_changed(self) -> None:
        self.grid.kinds = {
            "upper": self.upper_half.currentData(),
            "lower": self.lower_half.currentData(),
            "diagonal": "histogram" if self.histogram.isChecked() else "density",
        }
        self._draw()

    def _on_jitter_toggled(self, on: bool) -> None:
        if self.view is not None:
            view = self.view
            self.view = View(view.data, view.folder, view.colour, on)
            self._draw()

    def _on_lasso_toggled(self, on: bool) -> None:
        self.zoom.lasso = on

    # -- words -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.attributes.retranslate()
        self._upper_label.setText(self.tr("Upper"))
        self._lower_label.setText(self.tr("Lower"))
        self._diag_label.setText(self.tr("Diagonal"))
        names = {
            "scatter": self.tr("points"), "tiles": self.tr("density tiles"),
            "pearson": self.tr("correlation (Pearson)"),
            "spearman": self.tr("correlation (Spearman)"), "none": self.tr("nothing"),
        }  # fmt: skip
        for combo, label in (
            (self.upper_half, self.tr("Upper half")),
            (self.lower_half, self.tr("Lower half")),
        ):
            combo.setAccessibleName(label)
            combo.setToolTip(self.tr("What the cells of this half show"))
            for k, kind in enumerate(_HALVES):
                combo.setItemText(k, names[kind])
        self.histogram.setText(self.tr("histogram"))
        self.histogram.setToolTip(self.tr("Bars stacked by class on the diagonal"))
        self.density.setText(self.tr("density"))
        self.density.setToolTip(
            self.tr("A density curve for each class on the diagonal")
        )
        self.jitter.setText(self.tr("Jitter"))
        self.jitter.setToolTip(
            self.tr("Shake numbers a little, so that equal rows are seen")
        )
        self.rectangle.setText(self.tr("Rectangle"))
        self.rectangle.setToolTip(self._how())
        self.lasso.setText(self.tr("Lasso"))
        self.lasso.setToolTip(self._how())
        self.send.setText(self.tr("Open in Explore 2-D"))
        self.send.setToolTip(self.tr("Show these two attributes in the Explore room"))
        self.grid.describe()
        self._describe()

    def _how(self) -> str:
        return self.tr(
            "Drag in the large plot to select; Shift adds, Ctrl removes, Alt keeps what is in both"
        )

    def _describe(self) -> None:
        view = self.view
        if view is None or self.zoom.view is None:
            self.zoom.describe(self.tr("Zoomed cell"))
            return
        x, y = (view.attribute(c).name for c in self.zoom.columns)
        name = self.tr("Zoomed cell: {} against {}").format(y, x)
        rows = self.tr("%n row(s)", "", view.data.n_rows)
        keys = self.tr("Arrows move a caret, the space bar puts corners of a rectangle")
        self.zoom.describe(name, f"{rows}. {keys}")

    # -- probes ------------------------------------------------------------------------------------------

    def _probe(self) -> dict[str, Any]:
        columns = self.attributes.columns
        data = self.view.data if self.view is not None else None
        return {
            "columns": list(columns),
            "names": [data.attributes[c].name for c in columns] if data else [],
            "kinds": dict(self.grid.kinds),
            "cells": {
                f"{i},{j}": c.probe("cell") for (i, j), c in self.grid.cells.items()
            },
            "build_seconds": self.grid.seconds,
            "spots": self.grid.spots,
            "note": self.note,
        }

    def _probe_zoom(self) -> dict[str, Any]:
        return {**self.zoom.probe("zoom"), "cell": list(self._cell)}
