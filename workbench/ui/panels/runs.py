"""The runs so far, newest first, each with the badge that says how it was estimated."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLocale, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.ui.context import Context
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

if TYPE_CHECKING:
    from workbench.core.results.evaluating.run import Run


class RunsModel(TableModel["Run"]):
    """Number and title, accuracy and badge of every run."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        columns: tuple[Column[Run], ...] = (
            Column(lambda: self.tr("Run"), lambda run: f"#{run.number} {run.title}"),
            Column(lambda: self.tr("Right"), _figure, RIGHT),
            Column(lambda: self.tr("Estimate"), _badge),
        )
        super().__init__(columns, parent, row_tip=_tip)
        self._session = context.session
        self._session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    def _on_runs_changed(self) -> None:
        self.reset(self._session.runs[::-1])


def _tip(run: Run) -> str:
    return f"#{run.number} {run.title} · {run.data}"


def _figure(run: Run) -> str:
    if run.accuracy is None:
        # late: a window starts without what runs are made of
        from workbench.core.results.evaluating.evaluation import NumberFigures

        figures = run.result.figures
        r2 = figures.r2 if isinstance(figures, NumberFigures) else None
        return "" if r2 is None else f"R² {QLocale().toString(r2, 'f', 3)}"
    return f"{QLocale().toString(100 * run.accuracy, 'f', 1)} %"


def _badge(run: Run) -> str:
    return f"{run.badge} METRIC:ALL" if run.optimistic else run.badge


class RunsPanel(QWidget):
    """The table of runs; its menu copies a recipe or forgets a run."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = context.session
        self._model = RunsModel(context, self)
        self._table = Table(
            "main_runs_table", self._model, row_height=None, wraps=True, marks_head=True
        )
        self._table.size_columns(CONTENTS, {0: STRETCH})
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
        return self._model.row_at(self._table.current_row)

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
