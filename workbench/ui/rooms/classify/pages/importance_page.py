"""The page of importances: what each attribute is worth to random k-NN."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.core.results.evaluating.model_report import ModelReport
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.pages.fitted_page import FittedPage
from workbench.ui.services.numbers import locale
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

#: More attributes have no bar, and no row in the table, of their own.
MOST_BARS, MOST_ROWS = 40, 500
#: Wider names of bars are cut.
_WIDEST_NAMES = 160

#: Name, importance, members that have it, whether it is kept.
_Line = tuple[str, float, int, bool]


class ImportancePage(FittedPage):
    """Bars and table: the mean accuracy of the members that have each attribute."""

    page_id = "importance"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._lines: list[_Line] = []
        self._about = FittedText()
        self._about.setObjectName("classify_importanceAboutLabel")
        self.bars = Plot(self.context.theme, "classify_importance_plot", parent=self)
        self.bars.table_source = self._twin
        self.bars.setMouseEnabled(False, False)
        self.bars.getPlotItem().getAxis("bottom").setHeight(46)
        self.bars.getPlotItem().getViewBox().sigResized.connect(self._name_bars)
        self.bars.themed.connect(self._draw)
        self._table = TableModel(self._columns(), self)
        self.table = Table("classify_importance_table", self._table, framed=True)
        self.table.size_columns(CONTENTS, {0: STRETCH})
        panels = QHBoxLayout()
        panels.setSpacing(8)
        panels.addWidget(self.bars, 3)
        panels.addWidget(self.table, 2)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(8, 8, 8, 4)
        column.addWidget(self._about)
        nest(column, panels, 1)

    def _columns(self) -> list[Column[_Line]]:
        return [
            Column(lambda: self.tr("Attribute"), lambda line: line[0]),
            Column(lambda: self.tr("Importance"), lambda line: _figure(line[1]), RIGHT),
            Column(
                lambda: self.tr("Members"),
                lambda line: locale().toString(line[2]),
                RIGHT,
            ),
            Column(lambda: self.tr("Kept"), lambda line: "✓" if line[3] else ""),
        ]

    def retranslate(self) -> None:
        self._table.tell_changed()
        self.table.setAccessibleName(self.tr("Attributes by importance"))
        self.bars.describe(self.tr("Importance of the attributes"))
        self.bars.set_labels(self.tr("Mean accuracy of the members that have it"), "")
        self._about.setText(
            self.tr(
                "Each member is k-NN on attributes drawn at random. The importance of an "
                "attribute is the mean leave-one-out accuracy of the members that have it."
            )
        )

    def show_model(self, report: ModelReport) -> None:
        model = report.model
        kept = set(model["selected"])
        drawn = model["drawn"]
        lines = [
            (
                name,
                math.nan if worth is None else float(worth),
                int(count),
                name in kept,
            )
            for (name, worth), count in zip(
                model["importances"].items(), drawn, strict=True
            )
        ]
        # those that no member has come last
        self._lines = sorted(lines, key=lambda line: -np.nan_to_num(line[1], nan=-1.0))
        self._table.show(self._lines[:MOST_ROWS])
        self._draw()

    def _shown(self) -> list[_Line]:
        return self._lines[:MOST_BARS]

    def _draw(self) -> None:
        item, shown = self.bars.getPlotItem(), self._shown()
        item.clear()
        if not shown:
            return
        places = np.arange(len(shown), dtype=np.float64)[::-1]
        widths = np.nan_to_num([line[1] for line in shown])
        colours = self.context.theme.colours
        brushes = [colours.accent if line[3] else colours.muted for line in shown]
        item.addItem(
            pg.BarGraphItem(
                x0=np.zeros(len(shown)), y=places, height=0.7, width=widths,
                brushes=brushes, pen=None,
            )
        )  # fmt: skip
        letters = self.bars.fontMetrics()
        widest = max(letters.horizontalAdvance(line[0]) for line in shown)
        item.getAxis("left").setWidth(min(widest, _WIDEST_NAMES) + 12)
        self.bars.show_range((0.0, 1.0), (-0.6, len(shown) - 0.4), padding=0.02)
        self._name_bars()

    def _name_bars(self) -> None:
        """Name as many bars as stand clear of each other."""
        item, shown = self.bars.getPlotItem(), self._shown()
        high = item.getViewBox().height() / max(len(shown), 1)
        step = math.ceil(self.bars.fontMetrics().height() * 0.9 / max(high, 0.5))
        places = list(enumerate(line[0] for line in shown))[::step]
        ticks = [(float(len(shown) - 1 - place), name) for place, name in places]
        item.getAxis("left").setTicks([ticks])

    def _twin(self) -> TwinTable:
        headers = (self.tr("Attribute"), self.tr("Importance"), self.tr("Members"))
        lines = self._lines
        columns = (
            [line[0] for line in lines],
            np.array([line[1] for line in lines]),
            np.array([line[2] for line in lines]),
        )
        return TwinTable(headers, columns)

    def probe(self) -> dict[str, Any]:
        """Return the lines of the table: name, importance, members, kept."""
        return {**super().probe(), "lines": [list(line) for line in self._lines]}


def _figure(worth: float) -> str:
    return "–" if math.isnan(worth) else locale().toString(worth, "f", 3)
