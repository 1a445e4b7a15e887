"""The running tasks, each with its progress and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.services.job_signals import Task
from workbench.ui.widgets.table import INTERACTIVE, STRETCH, Table
from workbench.ui.widgets.table_model import Column, TableModel


class TasksPanel(QWidget):
    """A table of the jobs under way.

    Parameters
    ----------
    context : Context
    parent : QWidget, optional
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = context.jobs
        columns: tuple[Column[Task], ...] = (
            Column(lambda: self.tr("Task"), lambda task: task.title),
            Column(lambda: self.tr("Done"), _share),
            Column(lambda: self.tr("Now"), lambda task: task.message),
        )
        self._model = TableModel(columns, self)
        self._table = Table(
            "main_tasks_table", self._model, row_height=None, framed=True, grid=True,
            wraps=True, marks_head=True,
        )  # fmt: skip
        self._table.size_columns(INTERACTIVE, {0: STRETCH})
        self._cancel = QPushButton()
        self._cancel.setObjectName("main_tasks_cancelBtn")
        self._cancel.clicked.connect(self._on_cancel_clicked)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self._table)
        nest(layout, row)
        self._jobs.tasks_changed.connect(self._on_tasks_changed)
        self._retranslate()
        self._on_tasks_changed()

    @Slot()
    def _on_tasks_changed(self) -> None:
        if not self.isVisible():
            return
        tasks = self._jobs.tasks
        self._model.show(tasks)
        self._cancel.setEnabled(bool(tasks))

    @Slot()
    def _on_cancel_clicked(self) -> None:
        task = self._model.row_at(max(0, self._table.current_row))
        if task is not None:
            self._jobs.cancel(task.id)

    def showEvent(self, event: QEvent) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._on_tasks_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._model.tell_changed()
        self._table.setAccessibleName(self.tr("Running tasks"))
        self._cancel.setText(self.tr("Cancel this task"))
        self._cancel.setToolTip(self.tr("Stop the marked task"))


def _share(task: Task) -> str:
    return f"{task.fraction:.0%}" if task.fraction else ""
