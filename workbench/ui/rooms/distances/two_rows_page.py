"""The page where two rows are compared attribute by attribute."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.api import Dataset
from workbench.api.problems import Problem
from workbench.numerics.neighbours.distance import DISTANCES, Distance
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.distances.ledger import EXAMPLE, Bookkeeper, Ledger, Line
from workbench.ui.rooms.distances.metric_fields import MetricFields
from workbench.ui.rooms.distances.row_numbers import RowNumbers
from workbench.ui.services.latency import Latency
from workbench.ui.services.message_words import message_words
from workbench.ui.services.metric_names import distance_title
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.bar_delegate import BAR, BarDelegate
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: All that compare two rows by themselves; lists of neighbours need all rows searched.
OFFERED: tuple[Distance, ...] = tuple(
    distance for distance in DISTANCES.values() if distance.kind != "lists"
)
#: Those that can be worked out by hand: no parameters, nothing learned of other rows.
_BY_HAND = tuple(
    distance
    for distance in OFFERED
    if distance.kind == "differences" and distance.exponent and not distance.learns
)
#: Columns of the contribution, which has the bar.
_BAR_COLUMN = 4


class TwoRowsPage(LazyPage):
    """Two rows, a metric, and a table of what each attribute contributes."""

    page_id = "rows"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["ledger"] = 0.016
        self._ledger: Ledger | None = None
        self._data: Dataset | None = None  # whose rows the boxes offer
        self._books: tuple[Any, Bookkeeper] | None = None  # learned, and of what
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        self._numbers = RowNumbers(self)
        self.row_a = self._row_box("dist_rowA_combo")
        self.row_b = self._row_box("dist_rowB_combo")
        self.metrics = FittedCombo("dist_metric_combo")
        for distance in OFFERED:
            self.metrics.addItem(distance.title, distance.id)
        self.fields = MetricFields(OFFERED)
        self.example = named(QPushButton(), "dist_vectorsBtn")
        self.example.setCheckable(True)
        self._words = [QLabel() for _ in range(3)]
        self.total = named(
            SizedLabel(self.context.theme, factor=1.3, bold=True), "dist_total_label"
        )
        self.note = named(QLabel(), "dist_note_label")
        self.by_hand = named(QLabel(), "dist_byHand_label")
        for label in (self.note, self.by_hand):
            label.setWordWrap(True)
        self._model: TableModel[Line] = TableModel(self._columns(), self)
        self.table = Table("dist_contrib_table", self._model, selects=ONE_ROW)
        self.table.setItemDelegateForColumn(
            _BAR_COLUMN, BarDelegate(self.context.theme, self.table)
        )
        self.table.size_columns(CONTENTS, {_BAR_COLUMN: STRETCH})
        self.empty = EmptyState("dist_empty")

    def _row_box(self, name: str) -> QComboBox:
        box = named(QComboBox(), name)
        # as wide as numbers are, not as all of many thousand rows measured
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        box.setSizeAdjustPolicy(policy)
        box.setMinimumContentsLength(6)
        box.setModel(self._numbers)
        box.setMaxVisibleItems(16)
        return box

    def _lay_out(self) -> None:
        controls = FlowRow()
        boxes = (self.row_a, self.row_b, self.metrics)
        for label, box in zip(self._words, boxes, strict=True):
            label.setBuddy(box)
            controls.add(label, box)
        controls.add(self.example)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.fields, self.total, self.note, self.by_hand):
            column.addWidget(widget)
        column.addWidget(self.table, 1)
        column.addWidget(self.empty, 1)
        self.fields.show_distance(self.distance)

    def _connect(self) -> None:
        for box in (self.row_a, self.row_b):
            box.currentIndexChanged.connect(self._on_row_changed)
        self.metrics.currentIndexChanged.connect(self._on_metric_changed)
        self.fields.edited.connect(self._show_ledger)
        self.example.toggled.connect(self.refresh)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)

    def _columns(self) -> tuple[Column[Line], ...]:
        return (
            Column(lambda: self.tr("Attribute"), self._attribute),
            Column(lambda: self.tr("Value 1"), lambda line: _value(line.a, line), align=RIGHT),
            Column(lambda: self.tr("Value 2"), lambda line: _value(line.b, line), align=RIGHT),
            Column(
                lambda: self.tr("Difference"), lambda line: number(line.difference, 4),
                align=RIGHT, about=lambda: self.tr("gⱼ of the formula"),
            ),
            Column(
                lambda: self.tr("Contribution"), lambda line: percent(line.share),
                align=RIGHT, roles={BAR: _bar},
                about=lambda: self.tr("Share of the sum that the distance is made of"),
            ),
            Column(lambda: self.tr("Rule"), self._rule),
        )  # fmt: skip

    # -- what is shown ----------------------------------------------------------

    @property
    def distance(self) -> Distance:
        """The metric chosen."""
        return DISTANCES[self.metrics.currentData()]

    def fill(self) -> None:
        """Offer the rows of the data shown, and compare two of them."""
        data = EXAMPLE if self.example.isChecked() else self.context.session.data
        if data is not self._data:
            self._offer(data)
        self._show_ledger()

    def _offer(self, data: Dataset | None) -> None:
        """Offer the rows of a data set, its first two chosen."""
        self._data, self._books = data, None
        count = 0 if data is None else data.n_rows
        for box in (self.row_a, self.row_b):
            box.blockSignals(True)
        self._numbers.offer(count)
        for place, box in enumerate((self.row_a, self.row_b)):
            box.setCurrentIndex(min(place, count - 1))
            box.blockSignals(False)

    def _show_ledger(self) -> None:
        """Compare the two rows under the metric."""
        self._ledger, complaint = None, ""
        if self._data is not None and self._data.n_rows:
            with self.latency.measure("ledger"):
                try:
                    self._ledger = self._keeper(self._data).ledger(
                        self.row_a.currentIndex(), self.row_b.currentIndex()
                    )
                except Problem as problem:
                    complaint = message_words(problem)
        self._model.show(() if self._ledger is None else self._ledger.lines)
        self._show_words(complaint)

    def _keeper(self, data: Dataset) -> Bookkeeper:
        """Return what the metric learned of the data; kept while both stay."""
        asked = (self.distance.id, self.fields.values(self.distance))
        if self._books is None or self._books[0] != asked:
            self._books = asked, Bookkeeper(data, *asked)
        return self._books[1]

    def _show_words(self, complaint: str) -> None:
        empty = self._data is None or not self._data.n_rows
        for widget in (self.row_a, self.row_b, self.metrics):
            widget.setEnabled(not empty)
        self.empty.setVisible(empty)
        self.table.setVisible(not empty)
        self.total.setVisible(self._ledger is not None)
        if self._ledger is not None:
            text = self.tr("Distance: {value}").format(
                value=number(self._ledger.value, 4)
            )
            self.total.setText(text)
        set_tone(self.note, "error" if complaint else "muted")
        self.note.setText(complaint or self._explanation())
        self.note.setVisible(not empty)
        shown = self.example.isChecked()
        self.by_hand.setVisible(shown)
        if shown:
            self.by_hand.setText(self._figures_by_hand())

    def _explanation(self) -> str:
        """Return the formula, what the values are, and whether it is a metric."""
        values = self.fields.values(self.distance)
        exponent = float(values.get(self.distance.exponent_name, 2.0))
        law = (
            self.tr("The triangle inequality holds.")
            if self.distance.is_metric(exponent)
            else self.tr("The triangle inequality can fail.")
        )
        told = self.tr("Values are not scaled.")
        return f"d = {self.distance.formula}.  {told} {law}"

    def _figures_by_hand(self) -> str:
        parts = []
        for distance in _BY_HAND:
            value = Bookkeeper(EXAMPLE, distance.id, {}).ledger(0, 1).value
            parts.append(f"{distance_title(distance)} {number(value, 4)}")
        return " · ".join(parts)

    def _attribute(self, line: Line) -> str:
        return line.attribute or self.tr("(no direction)")

    def _rule(self, line: Line) -> str:
        return {
            "": "",
            "missing": self.tr("missing: counts {g}"),
            "filled": self.tr("missing: filled in"),
            "equal": self.tr("equal: counts {g}"),
            "different": self.tr("different: counts {g}"),
            "shares": self.tr("shares of the classes"),
            "direction": self.tr("a row of zeros has no direction"),
        }[line.rule].format(g=number(line.difference, 4))

    # -- what happened ----------------------------------------------------------

    def _on_row_changed(self) -> None:
        self._show_ledger()

    def _on_metric_changed(self) -> None:
        self.fields.show_distance(self.distance)
        self._show_ledger()

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (self.tr("Row 1"), self.tr("Row 2"), self.tr("Metric"))
        boxes = (self.row_a, self.row_b, self.metrics)
        for label, box, title in zip(self._words, boxes, titles, strict=True):
            label.setText(title)
            box.setAccessibleName(title)
        self.row_a.setToolTip(self.tr("The row compared; type its number"))
        self.row_b.setToolTip(self.tr("The row it is compared with; type its number"))
        self.metrics.setToolTip(self.tr("How the two rows are compared, on this page"))
        for place, distance in enumerate(OFFERED):
            self.metrics.setItemText(place, distance_title(distance))
        self.fields.retranslate()
        self.example.setText(self.tr("Example: (1, 0, 2, 4) and (1, 2, 1, 1)"))
        self.example.setToolTip(
            self.tr("Compare two vectors that can be worked out by hand")
        )
        self.table.setAccessibleName(self.tr("What each attribute contributes"))
        self.empty.say(
            self.tr("Open a data set to compare two of its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self._model.tell_changed()
        self.refresh()

    # -- probe ------------------------------------------------------------------

    def probe(self) -> dict[str, Any]:
        """Return the rows compared, the distance and the lines of the table."""
        found = self._ledger
        return {
            "rows": [self.row_a.currentIndex(), self.row_b.currentIndex()],
            "metric": self.distance.id,
            "params": self.fields.values(self.distance),
            "value": None if found is None else found.value,
            "shares": [] if found is None else [line.share for line in found.lines],
            "rules": [] if found is None else [line.rule for line in found.lines],
            "cells": self._model.texts(),
            "note": self.note.text(),
            "byHand": self.by_hand.text(),
            "latency": self.latency.probe(),
        }


def _value(value: float | str | None, line: Line) -> str:
    if line.rule == "direction":
        return ""
    if value is None:
        return "?"
    return value if isinstance(value, str) else number(value, 6)


def _bar(line: Line) -> float:
    return max(0.0, min(1.0, line.share))
