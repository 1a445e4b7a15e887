"""The runs so far, newest first, each with the badge that says how it was estimated."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Slot,
)
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHeaderView, QTableView, QVBoxLayout, QWidget

from workbench.core.results.evaluation import NumberFigures
from workbench.core.results.run import Run
from workbench.ui.context import Context

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class RunsModel(QAbstractTableModel):
    """Number and title, accuracy and badge of every run."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = context.session
        self._runs: tuple[Run, ...] = ()
        self._session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    def run(self, row: int) -> Run:
        """Return the run in a row."""
        return self._runs[row]

    def _on_runs_changed(self) -> None:
        self.beginResetModel()
        self._runs = self._session.runs[::-1]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's way
        return 0 if parent.isValid() else len(self._runs)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        run = self._runs[index.row()]
        if role == Role.DisplayRole:
            return self._text(run, index.column())
        if role == Role.ToolTipRole:
            return f"#{run.number} {run.title} · {run.data}"
        if role == Role.TextAlignmentRole and index.column() == 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, run: Run, column: int) -> str:
        if column == 0:
            return f"#{run.number} {run.title}"
        if column == 2:
            return f"{run.badge} METRIC:ALL" if run.optimistic else run.badge
        if run.accuracy is None:
            figures = run.result.figures
            r2 = figures.r2 if isinstance(figures, NumberFigures) else None
            return "" if r2 is None else f"R² {QLocale().toString(r2, 'f', 3)}"
        return f"{QLocale().toString(100 * run.accuracy, 'f', 1)} %"

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if role != Role.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (self.tr("Run"), self.tr("Right"), self.tr("Estimate"))[section]


class RunsPanel(QWidget):
    """The table of runs; its menu copies a recipe or forgets a run."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = context.session
        self._model = RunsModel(context, self)
        self._table = QTableView()
        self._table.setObjectName("main_runs_table")
        self._table.setModel(self._model)
        self._table.setTabKeyNavigation(False)
        self._table.setFrameShape(self._table.Shape.NoFrame)
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        self._table.setSelectionBehavior(self._table.SelectionBehavior.SelectRows)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._copy = self._action("main_runs_copyRecipeAct", self._on_copy_triggered)
        self._remove = self._action("main_runs_removeAct", self._on_remove_triggered)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._table)
        self._retranslate()

    def _action(self, name: str, slot: Any) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.triggered.connect(slot)
        self._table.addAction(action)
        return action

    def _chosen(self) -> Run | None:
        index = self._table.currentIndex()
        return self._model.run(index.row()) if index.isValid() else None

    @Slot()
    def _on_copy_triggered(self) -> None:
        run = self._chosen()
        if run is not None:
            QGuiApplication.clipboard().setText(json.dumps(dict(run.recipe), indent=1))

    @Slot()
    def _on_remove_triggered(self) -> None:
        run = self._chosen()
        if run is not None:
            self._session.remove_run(run.number)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._table.setAccessibleName(self.tr("Runs"))
        self._copy.setText(self.tr("Copy recipe"))
        self._copy.setStatusTip(self.tr("Copy all that is needed to repeat the run"))
        self._remove.setText(self.tr("Forget this run"))
        self._remove.setStatusTip(self.tr("Take the run off the list"))
