"""The figures of one attribute within each class, as a table."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QShowEvent

from workbench.api.data import date_text
from workbench.core.program.records import entries
from workbench.core.results.describing.column_figures import (
    ColumnSummary,
    LabelCounts,
    NumberFigures,
)
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.panels.twin_panel import TwinModel
from workbench.ui.widgets.table import CELLS, CopyTable

#: Columns get the width of so many rows, and no more than so many columns a width.
_MEASURED_ROWS, _MEASURED_COLUMNS = 60, 40
_NAMES = ("n", "missing", "min", "q1", "median", "q3", "max", "mean", "sd")


def figure_names() -> dict[str, str]:
    """Return what the figures are called in the current language."""
    return {
        "n": QCoreApplication.translate("Statistics", "rows"),
        "missing": QCoreApplication.translate("Statistics", "missing"),
        "min": QCoreApplication.translate("Statistics", "min"),
        "q1": QCoreApplication.translate("Statistics", "Q1"),
        "median": QCoreApplication.translate("Statistics", "median"),
        "q3": QCoreApplication.translate("Statistics", "Q3"),
        "max": QCoreApplication.translate("Statistics", "max"),
        "mean": QCoreApplication.translate("Statistics", "mean"),
        "sd": QCoreApplication.translate("Statistics", "sd"),
    }


def figure_text(kind: str, name: str, value: float | None) -> str:
    """Write a figure as people of this language read it; dates as dates."""
    if value is None or np.isnan(value):
        return ""
    if name in ("n", "missing", "distinct"):
        return QLocale().toString(int(value))
    if kind == "date" and name == "sd":
        days = QCoreApplication.translate("Statistics", "{n} days")
        return days.format(n=QLocale().toString(value / 86_400_000, "g", 4))
    if kind == "date":
        return date_text(value)
    return QLocale().toString(float(value), "g", 5)


def statistics_table(figures: ColumnSummary, classes: tuple[str, ...]) -> TwinTable:
    """Make the table: classes by figures, or labels by classes."""
    if figures.labels is not None:
        return _label_table(figures.name, figures.labels, classes)
    names, groups = figure_names(), figures.classes
    labels = () if groups is None else groups.labels
    all_rows = QCoreApplication.translate("Statistics", "all rows")
    columns = [(*labels, all_rows)]
    whole = {"n": figures.n, "missing": figures.missing}
    whole |= dict(entries(figures.numbers or NumberFigures()))
    for key in _NAMES:
        by_class = () if groups is None else getattr(groups, key)
        columns.append(
            tuple(figure_text(figures.type, key, v) for v in (*by_class, whole[key]))
        )
    return TwinTable(("", *(names[key] for key in _NAMES)), tuple(columns))


def _label_table(name: str, labels: LabelCounts, classes: tuple[str, ...]) -> TwinTable:
    by_class = labels.by_class
    if by_class is None or not len(by_class):
        by_class, classes = np.empty((len(labels.labels), 0), np.int64), ()
    headers = (name, figure_names()["n"], *classes)
    columns = (labels.labels, labels.counts.tolist(), *by_class.T.tolist())
    return TwinTable(headers, columns)


class StatisticsView(CopyTable):
    """Shows the table; its cells are copied with Ctrl+C."""

    def __init__(self) -> None:
        self._model = TwinModel(figures=True)
        super().__init__(
            "data_stats_table", self._model, selects=CELLS, wraps=True,
            copied=self._model.tsv,
        )  # fmt: skip
        self._model.setParent(self)
        self._waiting: tuple[ColumnSummary, tuple[str, ...]] | None = None
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self._wide_enough = True

    @property
    def table(self) -> TwinTable:
        """What is shown."""
        self._write()
        return self._model.table

    def show_figures(self, figures: ColumnSummary, classes: tuple[str, ...]) -> None:
        """Show the figures of one attribute."""
        self._waiting = figures, classes
        if self.isVisible():
            self._write()
            self._widen()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what came meanwhile: with hundreds of classes that takes long."""
        self._write()
        super().showEvent(event)
        self._widen()

    def _write(self) -> None:
        if self._waiting is not None:
            table = statistics_table(*self._waiting)
            self._waiting, self._wide_enough = None, False
            self._model.show_table(table)

    def _widen(self) -> None:
        if not self._wide_enough:
            self._wide_enough = True
            for column in range(min(self._model.columnCount(), _MEASURED_COLUMNS)):
                self.resizeColumnToContents(column)
