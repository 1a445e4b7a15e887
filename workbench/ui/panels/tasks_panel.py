"""The running tasks, each with its progress and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.context import Context


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
        self._table = QTableWidget(0, 3)
        self._table.setObjectName("main_tasks_table")
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._cancel = QPushButton()
        self._cancel.setObjectName("main_tasks_cancelBtn")
        self._cancel.clicked.connect(self._on_cancel_clicked)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self._table)
        layout.addLayout(row)
        self._jobs.tasks_changed.connect(self._on_tasks_changed)
        self._retranslate()
        self._on_tasks_changed()

    @Slot()
    def _on_tasks_changed(self) -> None:
        if not self.isVisible():
            return
        tasks = self._jobs.tasks
        self._table.setRowCount(len(tasks))
        for row, task in enumerate(tasks):
            share = f"{task.fraction:.0%}" if task.fraction else ""
            for column, text in enumerate((task.title, share, task.message)):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, task.id)
                self._table.setItem(row, column, item)
        self._cancel.setEnabled(bool(tasks))

    @Slot()
    def _on_cancel_clicked(self) -> None:
        item = self._table.item(max(0, self._table.currentRow()), 0)
        if item is not None:
            self._jobs.cancel(item.data(Qt.ItemDataRole.UserRole))

    def showEvent(self, event: QEvent) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._on_tasks_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._table.setHorizontalHeaderLabels(
            [self.tr("Task"), self.tr("Done"), self.tr("Now")]
        )
        self._table.setAccessibleName(self.tr("Running tasks"))
        self._cancel.setText(self.tr("Cancel this task"))
        self._cancel.setToolTip(self.tr("Stop the marked task"))
