"""The confusion matrix: a click on a cell selects the rows that are in it."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, Role, TableModel

_WIDEST = 140
_NO_COUNTS: IntArray = np.zeros((0, 0), np.int64)


class ConfusionModel(TableModel[int]):
    """Counts of true classes (rows) by predicted classes (columns)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__((), parent, row_title=self._name, row_about=self._name)
        self._theme = theme
        self._classes: tuple[str, ...] = ()
        self.counts: IntArray = _NO_COUNTS
        self._totals: IntArray = np.zeros(0, np.int64)

    def show_counts(self, counts: IntArray, classes: tuple[str, ...]) -> None:
        """Show another matrix."""
        self.counts = counts
        self._totals = self.counts.sum(axis=1)
        self._classes = classes
        predicted = range(len(counts))
        self.reset(predicted, [self._column(j) for j in predicted])

    def _column(self, j: int) -> Column[int]:
        return Column(
            self._classes[j],
            lambda i: QLocale().toString(int(self.counts[i, j])),
            RIGHT,
            tip=lambda i: f"{100 * self._share(i, j):.1f} %",
            about=self._classes[j],  # it may be cut
            bold=lambda i: i == j,
            roles={Role.BackgroundRole: lambda i: self._tint(i, j)},
        )

    def _name(self, i: int) -> str:
        return self._classes[i]

    def _share(self, i: int, j: int) -> float:
        return int(self.counts[i, j]) / max(int(self._totals[i]), 1)

    def _tint(self, i: int, j: int) -> QColor | None:
        if not self.counts[i, j]:
            return None
        # the diagonal in the accent, mistakes in the error colour; by share of the row
        colours = self._theme.colours
        colour = QColor(colours.accent if i == j else colours.error)
        colour.setAlphaF(0.10 + 0.45 * self._share(i, j))
        return colour


class ConfusionPage(ResultPage):
    """How often each true class was predicted as which."""

    page_id: ClassVar[str] = "confusion"
    eager: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._hint = QLabel(wordWrap=True)
        self._model = ConfusionModel(room.context.theme, self)
        self._table = Table(
            "classify_confusion_table", self._model, selects=CELLS, row_height=26,
            row_titles=True, grid=True, marks_head=True,
        )  # fmt: skip
        self._table.clicked.connect(self._on_table_activated)
        self._table.activated.connect(self._on_table_activated)
        layout = QVBoxLayout(self)
        layout.addWidget(self._hint)
        layout.addWidget(self._table)

    def retranslate(self) -> None:
        self._hint.setText(
            self.tr(
                "True class in rows, predicted in columns. Click a cell to select its rows."
            )
        )
        self._table.setAccessibleName(self.tr("Confusion matrix"))

    def fill(self) -> None:
        result = self.current.result if self.current else None
        figures = result.of_classes if result else None
        counts = figures.confusion if figures else None
        classes = result.data.classes if result else ()
        self._model.show_counts(_NO_COUNTS if counts is None else counts, classes)
        metrics = self._table.fontMetrics()
        names = max((metrics.horizontalAdvance(c) for c in classes), default=0)
        # one width for all: measuring 500 x 500 cells would take seconds
        self._table.horizontalHeader().setDefaultSectionSize(
            min(max(names, metrics.horizontalAdvance("00000")) + 24, _WIDEST)
        )
        self._table.verticalHeader().setMaximumWidth(_WIDEST)

    def probe(self) -> dict[str, Any]:
        return {"confusion": self._model.counts.tolist()}

    def _on_table_activated(self, index: Index) -> None:
        if self.current is None:
            return
        result = self.current.result
        rows: list[int] = []
        if result.predictions is not None:
            true, predicted = result.predictions.codes(result.data.classes)
            chosen = (true == index.row()) & (predicted == index.column())
            rows = result.predictions.rows[chosen].tolist()
        self.rows_chosen.emit(rows)
