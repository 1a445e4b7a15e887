"""One run's result in tabs: summary, confusion, per class, model, text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.core.report_text import evaluation_text
from workbench.core.session import Run
from workbench.ui.rooms.classify.summary import SummaryPage
from workbench.ui.theme import Theme

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResultTabs(QTabWidget):
    """The pages about one run.

    Signals
    -------
    rows_chosen(rows)
        A confusion cell was clicked: the row numbers in it.
    model_wanted()
        The model page is looked at and has no text yet.
    """

    rows_chosen = Signal(object)
    model_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_result_tabs")
        self.setDocumentMode(True)
        self._theme = theme
        self._run: Run | None = None
        self.summary = SummaryPage(theme)
        self._confusion = self._table("classify_confusion_table")
        self._confusion.cellClicked.connect(self._on_confusion_cell_activated)
        self._confusion.cellActivated.connect(self._on_confusion_cell_activated)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self._per_class = self._table("classify_perclass_table")
        self._model = self._text("classify_model_view")
        self._report = self._text("classify_text_view")
        self._copy = QPushButton()
        self._copy.setObjectName("classify_copyTextBtn")
        self._copy.clicked.connect(self._on_copy_clicked)
        pages: list[Sequence[QWidget]] = [
            (self.summary,), (self._hint, self._confusion), (self._per_class,),
            (self._model,), (self._report, self._copy),
        ]  # fmt: skip
        for widgets in pages:
            self.addTab(self._page(widgets), "")
        self.currentChanged.connect(self._on_current_changed)
        theme.changed.connect(self._fill)
        self.retranslate()

    def _table(self, name: str) -> QTableWidget:
        table = QTableWidget()
        table.setObjectName(name)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.horizontalHeader().setSectionResizeMode(
            QHeaderView.ResizeMode.ResizeToContents
        )
        table.setTabKeyNavigation(False)  # Tab leaves the table; arrows move in it
        return table

    def _text(self, name: str) -> QPlainTextEdit:
        view = QPlainTextEdit(readOnly=True)
        view.setObjectName(name)
        view.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        view.setTabChangesFocus(True)
        return view

    def _page(self, widgets: Sequence[QWidget]) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        for widget in widgets:
            layout.addWidget(widget)
        return page

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        titles = (
            self.tr("Summary"),
            self.tr("Confusion"),
            self.tr("Per class"),
            self.tr("Model"),
            self.tr("Text"),
        )
        for i, title in enumerate(titles):
            self.setTabText(i, title)
        self._hint.setText(
            self.tr(
                "True class in rows, predicted in columns. Click a cell to select its rows."
            )
        )
        self._confusion.setAccessibleName(self.tr("Confusion matrix"))
        self._per_class.setAccessibleName(self.tr("Figures of each class"))
        self._model.setAccessibleName(self.tr("The model learned from all rows"))
        self._report.setAccessibleName(self.tr("The result as text"))
        self._copy.setText(self.tr("Copy text"))
        self.summary.retranslate()
        self._fill()

    # -- showing ----------------------------------------------------------------------

    @property
    def run(self) -> Run | None:
        """The run shown."""
        return self._run

    def show_run(self, run: Run | None) -> None:
        """Show another run, or none."""
        self._run = run
        self._model.clear()
        self._fill()
        self._on_current_changed(self.currentIndex())

    def show_model(self, text: str) -> None:
        """Show the text of the model."""
        self._model.setPlainText(text)

    def _fill(self) -> None:
        self.summary.show_run(self._run)
        result = self._run.result if self._run else {}
        self._fill_confusion(result)
        self._fill_per_class(result)
        badge = self._run.badge if self._run else ""
        self._report.setPlainText(evaluation_text(result, badge) if result else "")

    def _fill_confusion(self, result: dict[str, Any]) -> None:
        matrix = np.array(result.get("confusion") or [])
        table, classes = self._confusion, (result.get("data") or {}).get("classes", [])
        table.setRowCount(len(matrix))
        table.setColumnCount(len(matrix))
        table.setHorizontalHeaderLabels(list(classes))
        table.setVerticalHeaderLabels(list(classes))
        for i, row in enumerate(matrix):
            for j, count in enumerate(row):
                table.setItem(
                    i, j, self._confusion_cell(int(count), i == j, int(row.sum()))
                )

    def _confusion_cell(self, count: int, right: bool, total: int) -> QTableWidgetItem:
        item = QTableWidgetItem(QLocale().toString(count))
        item.setTextAlignment(_RIGHT)
        share = count / total if total else 0.0
        if count:  # the diagonal in the accent, mistakes in the error colour; by share
            colours = self._theme.colours
            colour = QColor(colours.accent if right else colours.error)
            colour.setAlphaF(0.10 + 0.45 * share)
            item.setBackground(colour)
        font = item.font()
        font.setBold(right)
        item.setFont(font)
        item.setToolTip(f"{100 * share:.1f} %")
        return item

    def _fill_per_class(self, result: dict[str, Any]) -> None:
        rows = result.get("per_class") or []
        keys = ("precision", "recall", "f1", "auc", "support")
        table = self._per_class
        table.setRowCount(len(rows))
        table.setColumnCount(len(keys))
        table.setHorizontalHeaderLabels(
            [
                self.tr("Precision"),
                self.tr("Recall"),
                self.tr("F1"),
                self.tr("AUC"),
                self.tr("Rows"),
            ]
        )
        table.setVerticalHeaderLabels([str(row["class"]) for row in rows])
        for i, row in enumerate(rows):
            for j, key in enumerate(keys):
                item = QTableWidgetItem(_figure(row.get(key)))
                item.setTextAlignment(_RIGHT)
                table.setItem(i, j, item)

    # -- slots ------------------------------------------------------------------------

    def _on_confusion_cell_activated(self, i: int, j: int) -> None:
        if self._run is None:
            return
        classes = self._run.result["data"]["classes"]
        rows = [
            p["row"]
            for p in self._run.result.get("predictions") or []
            if p["true"] == classes[i] and p["predicted"] == classes[j]
        ]
        self.rows_chosen.emit(rows)

    def _on_current_changed(self, index: int) -> None:
        wanted = self._run is not None and not self._model.toPlainText()
        if self.widget(index) is self._model.parentWidget() and wanted:
            self.model_wanted.emit()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._report.toPlainText())


def _figure(value: float | None) -> str:
    if value is None:
        return "–"
    if isinstance(value, int):
        return QLocale().toString(value)
    return QLocale().toString(float(value), "f", 3)
