"""The page of graphs: the least edit that makes one of another, a shortest path in one."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.describing.graph_pair import GraphPair
from workbench.ui.layouts import nest
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.rooms.distances.graph_plot import MOST_DRAWN, GraphPlot
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedEdit
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: Six edits make the second of the first; from e to c it is three edges.
EXAMPLE = (
    "a b\nb c\nc d\na e\nb d\nd n1",
    "a b\nb c\nc d\na e\na d\ne n2",
)
_ENDS = ("e", "c")
#: Pixels: a head and some rows.
_TABLE_HEIGHT = 176

Step = tuple[str, str]


class GraphsPage(AskingPage):
    """Two edge lists, the edits between them in a table and drawn, and a path."""

    page_id = "graphs"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request(unasked=True)
        self._pair = GraphPair()
        self._make_widgets()
        self._lay_out()
        for edit in self.lists:
            edit.textChanged.connect(self.refresh)
        for line in self.ends:
            line.textChanged.connect(self.refresh)
        self.names.toggled.connect(self.refresh)
        self.example.clicked.connect(self._on_example_clicked)
        self._request.done.connect(self._on_request_done)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.lists = [named(QPlainTextEdit(), f"dist_graph{k}Edit") for k in "AB"]
        for edit, text in zip(self.lists, EXAMPLE, strict=True):
            edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            edit.setTabChangesFocus(True)
            edit.setPlainText(text)
            edit.setMinimumSize(96, 64)
            edit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.ends = [FittedEdit(f"dist_{k}Edit", "m" * 6) for k in ("from", "to")]
        for line, node in zip(self.ends, _ENDS, strict=True):
            line.setText(node)
        self.names = named(QCheckBox(), "dist_graphNamesCheck")
        self.names.setChecked(True)
        self.example = named(QPushButton(), "dist_graphsBtn")
        self.total = named(
            SizedLabel(theme, factor=1.3, bold=True), "dist_graphs_label"
        )
        self.path = named(QLabel(), "dist_path_label")
        self.note = named(QLabel(), "dist_graphNote_label")
        for label in (self.path, self.note):
            label.setWordWrap(True)
        self._labels = [QLabel() for _ in range(4)]
        for label, field in zip(self._labels, (*self.lists, *self.ends), strict=True):
            label.setBuddy(field)
        self.plot = GraphPlot(theme, "dist_graph_plot")
        self._model: TableModel[Step] = TableModel(self._columns(), self)
        self.table = Table("dist_graph_table", self._model, selects=ONE_ROW)
        self.table.size_columns(CONTENTS, {1: STRETCH})
        self.table.setMaximumHeight(_TABLE_HEIGHT)

    def _lay_out(self) -> None:
        controls = FlowRow()
        controls.add(self.names)
        for label, line in zip(self._labels[2:], self.ends, strict=True):
            controls.add(label, line)
        controls.add(self.example)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for row, (label, edit) in enumerate(
            zip(self._labels[:2], self.lists, strict=True)
        ):
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(edit, 2 * row + 1, 0)
            grid.setRowStretch(2 * row + 1, 1)
        grid.addWidget(self.plot, 0, 1, 4, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.total, self.path, self.note):
            column.addWidget(widget)
        nest(column, grid, 1)
        column.addWidget(self.table)

    def _columns(self) -> tuple[Column[Step], ...]:
        return (
            Column(lambda: self.tr("Edit"), lambda step: self._operation(step[0])),
            Column(lambda: self.tr("Of"), lambda step: step[1]),
            Column(
                lambda: self.tr("Cost"),
                lambda step: "0" if step[0] == "match nodes" else "1",
                align=RIGHT,
            ),
        )

    def _operation(self, operation: str) -> str:
        return {
            "delete edge": self.tr("delete edge"),
            "delete node": self.tr("delete node"),
            "insert node": self.tr("insert node"),
            "insert edge": self.tr("insert edge"),
            "match nodes": self.tr("takes the place"),
        }[operation]

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Ask for the edit where anything changed, and draw what is known."""
        one, other = (edit.toPlainText() for edit in self.lists)
        start, end = (line.text() for line in self.ends)
        asked = {
            "one": one, "other": other, "start": start, "end": end,
            "names": self.names.isChecked(),
        }  # fmt: skip
        if self.has_to_ask(asked):
            title = self.tr("Edit of a graph")
            self._request.start("graphs", asked, lane="interactive", title=title)
        self._show()

    def _on_request_done(self, pair: GraphPair) -> None:
        self._pair = pair
        self._show()

    def _show(self) -> None:
        pair = self._pair
        self._model.show(pair.operations)
        self.plot.show_pair(pair)
        text = self.tr("Edit distance: {value}") if pair.exact else self.tr(
            "Edit distance: at most {value}"
        )  # fmt: skip
        known = pair.cost is not None
        self.total.setText(
            text.format(value=number(pair.cost or 0.0) if known else "?")
        )
        self._show_path()
        notes = [pair.edit_complaint] if pair.edit_complaint else []
        if not self.plot.drawn:
            text = self.tr("Graphs of more than {n} nodes are not drawn.")
            notes.append(text.format(n=MOST_DRAWN))
        set_tone(self.note, "error" if notes else "muted")
        self.note.setText(" ".join(notes) or self._explanation())
        self.plot.describe(
            self.tr("Both graphs and the edits between them"),
            f"{self.total.text()}. {self.path.text()}",
        )

    def _show_path(self) -> None:
        pair = self._pair
        set_tone(self.path, "error" if pair.path_complaint else "plain")
        if pair.path_complaint or not pair.path:
            self.path.setText(pair.path_complaint or "…")
            return
        text = self.tr("Geodesic distance in graph 1: {value}. Path: {nodes}")
        self.path.setText(
            text.format(value=len(pair.path) - 1, nodes=" – ".join(pair.path))
        )

    def _explanation(self) -> str:
        return self.tr(
            "Inserting or deleting a node or an edge costs 1; the least sum is the "
            "distance."
        )

    def _on_example_clicked(self) -> None:
        for edit, text in zip(self.lists, EXAMPLE, strict=True):
            edit.setPlainText(text)
        for line, node in zip(self.ends, _ENDS, strict=True):
            line.setText(node)
        self.names.setChecked(True)

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (
            self.tr("Graph 1"), self.tr("Graph 2"), self.tr("Path from"), self.tr("to"),
        )  # fmt: skip
        spoken = (*titles[:3], self.tr("Path to"))
        fields = (*self.lists, *self.ends)
        for label, field, title, name in zip(
            self._labels, fields, titles, spoken, strict=True
        ):
            label.setText(title)
            field.setAccessibleName(name)
        for edit in self.lists:
            edit.setToolTip(
                self.tr("Two names on a line are an edge, one is a node without edges")
            )
        for line in self.ends:
            line.setToolTip(self.tr("A node of graph 1"))
        self.names.setText(self.tr("Names matter"))
        self.names.setToolTip(
            self.tr("Nodes are the same only if their names are; else any may match")
        )
        self.example.setText(self.tr("Example: six edits"))
        self.example.setToolTip(self.tr("Show the graphs of the beginning again"))
        self.table.setAccessibleName(self.tr("The edits that make graph 2 of graph 1"))
        self.plot.name_kinds({
            "kept": self.tr("kept"), "deleted": self.tr("deleted"),
            "inserted": self.tr("inserted"), "path": self.tr("path"),
        })  # fmt: skip
        self._model.tell_changed()
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the cost, the edits, the path and what is wrong."""
        pair = self._pair
        return {
            "cost": pair.cost,
            "exact": pair.exact,
            "operations": [list(step) for step in pair.operations],
            "cells": self._model.texts(),
            "path": list(pair.path),
            "geodesic": len(pair.path) - 1 if pair.path else None,
            "note": self.note.text(),
            "pathNote": self.path.text(),
            "drawn": self.plot.drawn,
        }
