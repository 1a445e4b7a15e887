"""The page of the axioms: the worst violation of each among the rows, and its triangle."""

from __future__ import annotations

import math
from typing import Any

import pyqtgraph as pg
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.api.problems import Problem
from workbench.core.results.describing.axiom_cases import AxiomCase, AxiomCases
from workbench.numerics.neighbours.distance import DISTANCES, Distance
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.rooms.distances.ledger import Bookkeeper
from workbench.ui.rooms.distances.metric_fields import MetricFields
from workbench.ui.rooms.distances.two_rows_page import OFFERED
from workbench.ui.services.metric_names import distance_title
from workbench.ui.services.numbers import number
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

#: Pixels: a head and four rows, with some air.
_TABLE_HEIGHT = 140
#: A share of a side below which a gap is rounding.
_ROUNDING = 1e-9


class AxiomsPage(AskingPage):
    """A metric, the worst case of each axiom in a table, and the worst triangle drawn."""

    page_id = "axioms"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request(unasked=True)
        self._report: AxiomCases | None = None
        self._sides: tuple[float, float, float] | None = None
        self.metrics = FittedCombo("dist_axiomMetric_combo")
        for distance in OFFERED:
            self.metrics.addItem(distance.title, distance.id)
        self.fields = MetricFields(OFFERED, "dist_axiom")
        self._label = QLabel()
        self._label.setBuddy(self.metrics)
        self.note = named(QLabel(), "dist_axiomNote_label")
        self.note.setWordWrap(True)
        self._model: TableModel[AxiomCase] = TableModel(self._columns(), self)
        self.table = Table("dist_axiom_table", self._model, selects=ONE_ROW)
        self.table.size_columns(CONTENTS, {3: STRETCH})
        self.plot = Plot(self.context.theme, "dist_axiom_plot", equal_aspect=True)
        # only lengths mean something: no height is measured from anywhere
        self.plot.getPlotItem().hideAxis("left")
        self._curve = pg.PlotCurveItem(connect="finite")
        self.plot.addItem(self._curve)
        # below left of a, above b, below right of c: to be read where corners are one
        self._names = [
            pg.TextItem(anchor=anchor)
            for anchor in ((1.0, 0.0), (0.5, 1.0), (0.0, 0.0))
        ]
        for name in self._names:
            self.plot.addItem(name, ignoreBounds=True)
        self.plot.table_source = self._twin
        self.plot.reset_view = self._draw  # type: ignore[method-assign]
        self.empty = EmptyState("dist_axiomEmpty")
        self._lay_out()
        self.metrics.currentIndexChanged.connect(self._on_metric_changed)
        self.fields.edited.connect(self.refresh)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_ended)
        self._request.cancelled.connect(self._on_request_ended)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)

    def _lay_out(self) -> None:
        controls = FlowRow()
        controls.add(self._label, self.metrics)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.fields, self.note):
            column.addWidget(widget)
        self.table.setMaximumHeight(_TABLE_HEIGHT)
        column.addWidget(self.table)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        column.addWidget(self.plot, 1)
        column.addWidget(self.empty, 1)
        self.fields.show_distance(self.distance)

    def _columns(self) -> tuple[Column[AxiomCase], ...]:
        return (
            Column(lambda: self.tr("Axiom"), self._title),
            Column(
                lambda: self.tr("Holds"),
                lambda found: self.tr("yes") if found.holds else self.tr("NO"),
                bold=lambda found: not found.holds,
            ),
            Column(
                lambda: self.tr("Worst violation"),
                lambda found: number(found.worst, 4), align=RIGHT,
            ),
            Column(
                lambda: self.tr("Rows"),
                lambda found: ", ".join(str(row + 1) for row in found.rows),
            ),
        )  # fmt: skip

    def _title(self, found: AxiomCase) -> str:
        return {
            "non_negative": self.tr("never negative"),
            "identity": "d(a, a) = 0",
            "symmetry": "d(a, b) = d(b, a)",
            "triangle": "d(a, c) ≤ d(a, b) + d(b, c)",
        }[found.axiom]

    # -- what is shown ----------------------------------------------------------

    @property
    def distance(self) -> Distance:
        """The metric chosen."""
        return DISTANCES[self.metrics.currentData()]

    def fill(self) -> None:
        """Ask for the axioms where anything changed, and draw what is known."""
        data = self.context.session.data
        seed = self.context.session.scene.seed
        asked = (data, self.distance.id, self.fields.values(self.distance), seed)
        if self.has_to_ask(asked):
            self._report, self._sides = None, None
            self._request.cancel()
            self.room.clear_message()
            if data is not None and data.n_rows:
                payload = {
                    "data": str(self.context.session.folder()), "metric": asked[1],
                    "params": asked[2], "seed": seed,
                }  # fmt: skip
                title = self.tr("Axioms of a metric")
                self._request.start("axioms", payload, lane="interactive", title=title)
        self._show()

    def _on_request_done(self, report: AxiomCases) -> None:
        data, metric, params, _ = self._asked
        self._report = report
        rows = report.triangle.rows
        if len(rows) == 3:
            try:
                books = Bookkeeper(data, metric, params)
            except Problem:  # the worker would have failed too
                return
            a, b, c = rows
            pairs = ((a, b), (b, c), (a, c))
            first, second, direct = (books.ledger(i, j).value for i, j in pairs)
            self._sides = first, second, direct
        self._show()

    def _on_request_ended(self) -> None:
        """Say nothing of work that nobody does."""
        self._show()

    def _show(self) -> None:
        data, report = self.context.session.data, self._report
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in (self.table, self.plot, self.note):
            widget.setVisible(not empty)
        found: tuple[AxiomCase, ...] = ()
        text = self.tr("Testing all triangles…") if self._request.busy else ""
        if report is not None:
            found = report.cases
            text = self.tr("{tested} of {rows} rows were tested.").format(
                tested=report.tested, rows=report.instances
            )
            if not report.triangle.holds:
                text += " " + self.tr(
                    "VP-trees and ball trees would miss neighbours under this distance."
                )
            if report.merged:
                text += " " + self.tr(
                    "Rows {a} and {b} differ and are at distance 0."
                ).format(a=report.merged[0] + 1, b=report.merged[1] + 1)
        self._model.show(found)
        self.note.setText(text)
        self._draw()

    def _draw(self) -> None:
        """Draw the worst triangle; where the inequality fails its sides do not meet."""
        shown = self._sides is not None
        self._curve.setVisible(shown)
        for name in self._names:
            name.setVisible(shown)
        if self._sides is None or self._report is None:
            self.plot.describe(self.tr("The worst triangle"))
            return
        first, second, direct = self._sides
        colours = self.context.theme.colours
        left, right = corners(first, second, direct)
        x = [0.0, direct, math.nan, 0.0, left[0], math.nan, direct, right[0]]
        y = [0.0, 0.0, math.nan, 0.0, left[1], math.nan, 0.0, right[1]]
        self._curve.setData(x, y, pen=pg.mkPen(colours.accent, width=2))
        a, b, c = self._report.triangle.rows
        middle = ((left[0] + right[0]) / 2.0, max(left[1], right[1]))
        places = ((0.0, 0.0), middle, (direct, 0.0))
        for name, letter, row, place in zip(
            self._names, "abc", (a, b, c), places, strict=True
        ):
            name.setText(f"{letter}: {row + 1}", color=colours.text)
            name.setPos(*place)
        reach = max(first, second, direct, 1e-9)
        self.plot.show_range((0.0, reach), (-0.1 * reach, 0.6 * reach), padding=0.1)
        self.plot.describe(
            self.tr("The worst triangle"),
            f"d(a, b) = {number(first, 4)}, d(b, c) = {number(second, 4)}, "
            f"d(a, c) = {number(direct, 4)}",
        )

    def _twin(self) -> TwinTable:
        sides = self._sides or ()
        names = ["d(a, b)", "d(b, c)", "d(a, c)"][: len(sides)]
        return TwinTable((self.tr("Side"), self.tr("Distance")), (names, list(sides)))

    def _on_metric_changed(self) -> None:
        self.fields.show_distance(self.distance)
        self.refresh()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Metric"))
        self.metrics.setAccessibleName(self.tr("Metric"))
        self.metrics.setToolTip(self.tr("The distance whose axioms are tested"))
        for place, distance in enumerate(OFFERED):
            self.metrics.setItemText(place, distance_title(distance))
        self.fields.retranslate()
        self.table.setAccessibleName(self.tr("The worst violation of each axiom"))
        self.plot.set_labels(self.tr("Distance"), "")
        self.empty.say(
            self.tr("Open a data set to test a distance on its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self._model.tell_changed()
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the findings, the sides of the worst triangle and the note."""
        return {
            "metric": self.distance.id,
            "cells": self._model.texts(),
            "holds": {} if self._report is None
            else {found.axiom: found.holds for found in self._report.cases},
            "tested": 0 if self._report is None else self._report.tested,
            "sides": None if self._sides is None else list(self._sides),
            "rows": [] if self._report is None
            else list(self._report.triangle.rows),
            "note": self.note.text(),
        }  # fmt: skip


def corners(
    first: float, second: float, direct: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where b lies seen from a = (0, 0) and from c = (direct, 0).

    One place where the triangle inequality holds; else two, which do not meet.
    """
    around = (first + second) * (1.0 + _ROUNDING)
    if 0.0 < direct <= around and abs(first - second) <= direct:
        x = (first**2 - second**2 + direct**2) / (2.0 * direct)
        place = (x, math.sqrt(max(0.0, first**2 - x**2)))
        return place, place
    high = 0.3 * min(first, second)
    return (
        (math.sqrt(first**2 - high**2), high),
        (direct - math.sqrt(second**2 - high**2), high),
    )
