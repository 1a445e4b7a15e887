"""The confusion matrix: a click on a cell selects the rows that are in it."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QTableView, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.services.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WIDEST = 140
_NO_COUNTS: IntArray = np.zeros((0, 0), np.int64)


class ConfusionModel(QAbstractTableModel):
    """Counts of true classes (rows) by predicted classes (columns)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._view = theme, parent
        self._classes: tuple[str, ...] = ()
        self._counts: IntArray = _NO_COUNTS
        self._totals: IntArray = np.zeros(0, np.int64)

    def show(self, counts: IntArray, classes: tuple[str, ...]) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self._counts = counts
        self._totals = self._counts.sum(axis=1)
        self._classes = classes
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._counts)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._counts)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        i, j = index.row(), index.column()
        count = int(self._counts[i, j])
        if role == _ROLE.DisplayRole:
            return QLocale().toString(count)
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT
        if role == _ROLE.BackgroundRole and count:
            return self._tint(i == j, self._share(i, j))
        if role == _ROLE.ToolTipRole:
            return f"{100 * self._share(i, j):.1f} %"
        if role == _ROLE.FontRole and i == j:
            font = self._view.font()
            font.setBold(True)
            return font
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return self._classes[section]
        return None

    def _share(self, i: int, j: int) -> float:
        return int(self._counts[i, j]) / max(int(self._totals[i]), 1)

    def _tint(self, right: bool, share: float) -> QColor:
        # the diagonal in the accent, mistakes in the error colour; by share of the row
        colours = self._theme.colours
        colour = QColor(colours.accent if right else colours.error)
        colour.setAlphaF(0.10 + 0.45 * share)
        return colour


class ConfusionPage(ResultPage):
    """How often each true class was predicted as which."""

    page_id: ClassVar[str] = "confusion"
    eager: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._hint = QLabel(wordWrap=True)
        self._table = QTableView()
        self._table.setObjectName("classify_confusion_table")
        self._model = ConfusionModel(room.context.theme, self._table)
        self._table.setModel(self._model)
        self._table.setTabKeyNavigation(False)  # Tab leaves it; arrows move in it
        self._table.verticalHeader().setDefaultSectionSize(26)
        self._table.setWordWrap(False)
        self._table.setFrameShape(QTableView.Shape.NoFrame)
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
        self._model.show(_NO_COUNTS if counts is None else counts, classes)
        metrics = self._table.fontMetrics()
        names = max((metrics.horizontalAdvance(c) for c in classes), default=0)
        # one width for all: measuring 500 x 500 cells would take seconds
        self._table.horizontalHeader().setDefaultSectionSize(
            min(max(names, metrics.horizontalAdvance("00000")) + 24, _WIDEST)
        )
        self._table.verticalHeader().setMaximumWidth(_WIDEST)

    def probe(self) -> dict[str, Any]:
        return {"confusion": self._model._counts.tolist()}

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
