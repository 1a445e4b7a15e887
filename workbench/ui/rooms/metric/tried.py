"""What was tried: one line for each estimator and V, with its accuracy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.ui.numbers import percent


class TriedTable(QTableWidget):
    """Estimator, V and accuracy of every metric learned on this data set.

    Signals
    -------
    chosen(params)
        A line was activated: these parameters are wanted again.
    """

    chosen = Signal(dict)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 4, parent)
        self.setObjectName("metric_tried_table")
        self._params: dict[int, dict[str, Any]] = {}
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.cellActivated.connect(self._on_cell_activated)
        self.cellClicked.connect(self._on_cell_activated)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setHorizontalHeaderLabels(
            [
                self.tr("Covariance"),
                self.tr("V"),
                self.tr("Scale"),
                self.tr("After"),
            ]
        )
        self.setAccessibleName(self.tr("Metrics tried on this data set"))
        self.setToolTip(self.tr("Click a line to learn with its parameters again"))

    def add(self, result: Mapping[str, Any], estimator: str) -> None:
        """Note a learned metric; the same settings are noted once."""
        params = result["params"]
        cells = [
            estimator,
            str(params.get("v", "")),
            self._scale_text(result["scale"]),
            percent(result["loo_after"]),
        ]
        if result["covariance_used"] == "shrunk":
            cells[0] += f" {params['shrinkage']:g}"
        row = self._row_of(cells[:3])
        if row < 0:
            row = self.rowCount()
            self.insertRow(row)
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            if column in (1, 3):
                item.setTextAlignment(
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
            self.setItem(row, column, item)
        self._params[row] = dict(params)
        self.setCurrentCell(row, 0)

    def _scale_text(self, scale: str) -> str:
        names = {
            "none": self.tr("none"), "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }  # fmt: skip
        return names.get(scale, scale)

    def forget(self) -> None:
        """Take all lines away."""
        self.setRowCount(0)
        self._params.clear()

    def _row_of(self, cells: list[str]) -> int:
        for row in range(self.rowCount()):
            shown = [self.item(row, column) for column in range(3)]
            if [item and item.text() for item in shown] == cells:
                return row
        return -1

    def _on_cell_activated(self, row: int, column: int) -> None:
        self.chosen.emit(self._params[row])
