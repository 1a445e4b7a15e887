"""The page of attributes: which ones the metric stretches, M as a map, M and L to keep."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray, IntArray
from workbench.core.plane.attribute_relevance import (
    Relevance,
    matrix_csv,
    metric_json,
    normalised,
    relevance,
)
from workbench.numerics.neighbours.distance import LEARNED
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.matrix_panel import short_number
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.pages.attributes_map import HeatMap, elided
from workbench.ui.services.numbers import locale, percent
from workbench.ui.session.file_dialogs import ask_save, file_name
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

#: More attributes have no bar, and no row in the table, of their own.
MOST_BARS, MOST_ROWS = 40, 500
#: Where the metric can be taken, by room.
ROOMS = ("explore", "visualize")


class _Ties(QStyledItemDelegate):
    """Cuts the name behind a number, never the number."""

    def initStyleOption(
        self,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        super().initStyleOption(option, index)
        tie, _, name = option.text.partition(" ")
        letters, middle = option.fontMetrics, Qt.TextElideMode.ElideMiddle
        left = option.rect.width() - letters.horizontalAdvance(f"{tie} ") - 8
        option.text = f"{tie} {letters.elidedText(name, middle, left)}"


class AttributesPage(LabPage):
    """Bars and table of the attributes, a heat map of M, export."""

    page_id = "attributes"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._relevance: Relevance | None = None
        self._order: IntArray = np.empty(0, np.int64)
        self._drawn_names: list[str] = []
        self._built = False

    def build(self) -> Iterator[None]:
        """Make bars, map and table."""
        theme = self.context.theme
        self.bars = Plot(theme, "metric_relevance_plot", parent=self)
        self.bars.table_source = self._twin
        self.bars.getPlotItem().getViewBox().sigResized.connect(self._name_bars)
        yield
        self.map = HeatMap(theme, "metric_heat_plot", self)
        self.map.table_source = self._matrix_twin
        yield
        self.measure = FittedCombo("metric_relevanceCombo")
        for name in ("stretch", "share"):
            self.measure.addItem(name, name)
        self._model = TableModel(self._columns(), self)
        self.table = Table(
            "metric_relevance_table", self._model, row_height=None, framed=True,
            marks_head=True,
        )  # fmt: skip
        self.export = named(QPushButton(), "metric_exportBtn")
        self.open_in = {
            name: named(QPushButton(), f"metric_{name}Btn") for name in ROOMS
        }
        self._open_label = QLabel()
        self._lay_out()
        self._connect()
        self._built = True
        self.retranslate()

    def _columns(self) -> list[Column[list[str]]]:
        titles = (
            lambda: self.tr("Attribute"),
            lambda: self.tr("√M"),
            lambda: self.tr("Share"),
            lambda: self.tr("Tied to"),
        )

        def column(j: int, title: Callable[[], str]) -> Column[list[str]]:
            def text(line: list[str]) -> str:
                return line[j]

            return Column(title, text, RIGHT if j in (1, 2) else None, tip=text)

        return [column(j, title) for j, title in enumerate(titles)]

    def _lay_out(self) -> None:
        table = self.table
        table.setItemDelegateForColumn(3, _Ties(table))
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        # both hold names, which are cut in the middle
        table.size_columns(CONTENTS, {0: STRETCH, 3: STRETCH})
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.measure)
        tools.addStretch(1)
        tools.addWidget(self._open_label)
        for button in self.open_in.values():
            tools.addWidget(button)
        tools.addWidget(self.export)
        panels = QHBoxLayout()
        panels.setSpacing(8)
        panels.addWidget(self.bars, 5)
        panels.addWidget(table, 6)
        panels.addWidget(self.map, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        nest(column, tools)
        nest(column, panels, 1)

    def _connect(self) -> None:
        self.measure.currentIndexChanged.connect(self.refresh)
        self.export.clicked.connect(self._on_export_clicked)
        self.open_in["explore"].clicked.connect(self._on_explore_clicked)
        self.open_in["visualize"].clicked.connect(self._on_visualize_clicked)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        self.measure.setItemText(0, self.tr("Stretch of one unit, √M"))
        self.measure.setItemText(1, self.tr("Share of the squared distance"))
        self.measure.setAccessibleName(self.tr("What the bars show"))
        self._model.tell_changed()
        self.table.setAccessibleName(self.tr("What the metric does with attributes"))
        self.table.setToolTip(
            self.tr("Tied: differences in both count together (+) or cancel out (-)")
        )
        self.export.setText(self.tr("Export M and L…"))
        self.export.setToolTip(self.tr("Save the matrices as CSV or JSON"))
        self._open_label.setText(self.tr("Use this metric in"))
        self.open_in["explore"].setText(self.tr("Explore"))
        self.open_in["explore"].setToolTip(self.tr("k-NN under this metric"))
        self.open_in["visualize"].setText(self.tr("Distances"))
        self.open_in["visualize"].setToolTip(
            self.tr("Distance matrix and MDS under this metric")
        )
        self.bars.describe(self.tr("Attributes by how the metric stretches them"))
        self.map.describe(self.tr("The matrix M, normalised to a unit diagonal"))
        self.refresh()

    # -- drawing ----------------------------------------------------------------------

    def fill(self) -> None:
        """Measure the metric and draw bars, table and map."""
        picture = self.picture
        for widget in (self.export, *self.open_in.values()):
            widget.setEnabled(picture is not None)
        self._relevance, self._order, self._drawn_names = (
            None,
            np.empty(0, np.int64),
            [],
        )
        if picture is not None:
            self._relevance = relevance(picture.metric, picture.X)
            self._order = np.argsort(-self._values(), kind="stable")
            self._drawn_names = list(picture.result.data.attributes)
        self._fill_table()
        self._draw_bars()
        self._draw_map()

    def _values(self) -> FloatArray:
        assert self._relevance is not None
        share = self.measure.currentData() == "share"
        return self._relevance.share if share else self._relevance.stretch

    def _names(self) -> list[str]:
        return [] if self.picture is None else list(self.picture.result.data.attributes)

    def _fill_table(self) -> None:
        found, names = self._relevance, self._drawn_names
        rows = self._order[:MOST_ROWS].tolist() if found is not None else []
        lines = []
        for j in rows:
            assert found is not None
            partner = int(found.partner[j])
            tied = ""
            if partner >= 0:
                sign = "+" if found.tie[j] >= 0 else "−"
                size = locale().toString(abs(float(found.tie[j])), "f", 2)
                tied = f"{sign}{size} {names[partner]}"
            texts = [
                names[j],
                short_number(found.stretch[j]),
                percent(found.share[j]),
                tied,
            ]
            lines.append(texts)
        self._model.show(lines)

    def _draw_bars(self) -> None:
        item = self.bars.getPlotItem()
        item.clear()
        if self._relevance is None:
            self._name_bars()  # after nothing
            return
        shown = self._order[:MOST_BARS]
        values, names = self._values()[shown], self._drawn_names
        places = np.arange(len(shown), dtype=np.float64)[::-1]
        item.addItem(
            pg.BarGraphItem(
                x0=np.zeros(len(shown)), y=places, height=0.7, width=values,
                brush=self.context.theme.colours.accent, pen=None,
            )
        )  # fmt: skip
        share = self.measure.currentData() == "share"
        text, told = self.tr("Share") if share else self.tr("√M"), ""
        more = len(self._order) - len(shown)
        if more > 0:
            text += f" (+{more})"
            told = self.tr(" ({n} more in the table)").format(n=more).strip()
        self.bars.set_labels(text, "")
        self.bars.setToolTip(told)
        letters = self.bars.fontMetrics()
        widest = max(letters.horizontalAdvance(elided(names[j])) for j in shown)
        item.getAxis("left").setWidth(widest + 12)
        reach = float(values.max(initial=0.0)) or 1.0
        self.bars.show_range((0.0, reach), (-0.6, len(shown) - 0.4), padding=0.02)
        self._name_bars()

    def _name_bars(self) -> None:
        """Name as many bars as stand clear of each other."""
        item, names = self.bars.getPlotItem(), self._drawn_names
        shown = self._order[:MOST_BARS].tolist()
        high = item.getViewBox().height() / max(len(shown), 1)
        step = math.ceil(self.bars.fontMetrics().height() * 0.9 / max(high, 0.5))
        ticks = [
            (float(len(shown) - 1 - place), elided(names[j]))
            for place, j in list(enumerate(shown))[::step]
        ]
        item.getAxis("left").setTicks([ticks if names else []])

    def _draw_map(self) -> None:
        if self.picture is None:
            self.map.show_matrix(np.empty((0, 0)), [])
        else:
            self.map.show_matrix(normalised(self.picture.metric), self._names())

    # -- what is behind ---------------------------------------------------------------

    def _twin(self) -> TwinTable:
        if self._relevance is None:
            return TwinTable()
        headers = (self.tr("Attribute"), self.tr("√M"), self.tr("Share"))
        names = [self._drawn_names[j] for j in self._order.tolist()]
        found = self._relevance
        columns = (names, found.stretch[self._order], found.share[self._order])
        return TwinTable(headers, columns)

    def _matrix_twin(self) -> TwinTable:
        if self.picture is None:
            return TwinTable()
        names = self._names()
        return TwinTable(("", *names), (names, *self.picture.metric.T))

    def probe(self) -> dict[str, Any]:
        """Return stretch and share of each attribute, in the order of the data."""
        found = self._relevance
        return {
            "attributes": self._names(),
            "stretch": [] if found is None else found.stretch.tolist(),
            "share": [] if found is None else found.share.tolist(),
            "order": self._order.tolist() if found is not None else [],
        }

    # -- export and use ---------------------------------------------------------------

    def _on_export_clicked(self) -> None:
        if self.picture is None:
            return
        result = self.picture.result
        path, kind = ask_save(
            self,
            self.tr("Export M and L"),
            file_name(".json", str(result.data.name), str(result.request.plugin)),
            self.tr("JSON with both (*.json);;CSV of M and L (*.csv)"),
        )
        if path:
            self.save(_with_suffix(Path(path), kind))

    def save(self, path: Path) -> None:
        """Write the metric: JSON, or two CSV files that end in -M and -L."""
        assert self.picture is not None
        result = self.picture.result
        names = self._names()
        files = {path: metric_json(result)}
        if path.suffix.lower() == ".csv":
            axes = [f"L{i + 1}" for i in range(len(result.metric.components))]
            files = {
                path.with_stem(f"{path.stem}-M"): matrix_csv(
                    result.metric.M, names, names
                ),
                path.with_stem(f"{path.stem}-L"): matrix_csv(
                    result.metric.components, names, axes
                ),
            }
        for file, text in files.items():
            try:
                file.write_text(text, encoding="utf-8")
            except OSError as error:
                self.room.message("error", f"{file}: {error.strerror or error}")
                return
        written = ", ".join(file.name for file in files)
        self.room.message(
            "info", lambda: self.tr("Written: {files}").format(files=written)
        )

    def _on_explore_clicked(self) -> None:
        self._go("explore")

    def _on_visualize_clicked(self) -> None:
        self._go("visualize")

    def _go(self, room_id: str) -> None:
        """Make it the metric of every room, and go to one of them."""
        self.context.session.set_scene(metric=LEARNED.id)
        self.context.commands.room_requested.emit(room_id)


def _with_suffix(path: Path, kind: str) -> Path:
    """Return the path with the suffix of the filter `kind`, unless it has one."""
    if path.suffix.lower() in (".json", ".csv"):
        return path
    suffix = ".csv" if "*.csv" in kind else ".json"
    return path.with_name(path.name + suffix)
