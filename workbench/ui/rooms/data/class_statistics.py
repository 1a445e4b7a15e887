"""The figures of one attribute within each class, as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QShowEvent

from workbench.api.data import date_text
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.panels.twin_panel import TwinModel
from workbench.ui.widgets.table import CELLS, Table

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
    if value is None:
        return ""
    if name in ("n", "missing", "distinct"):
        return QLocale().toString(int(value))
    if kind == "date" and name == "sd":
        days = QCoreApplication.translate("Statistics", "{n} days")
        return days.format(n=QLocale().toString(value / 86_400_000, "g", 4))
    if kind == "date":
        return date_text(value)
    return QLocale().toString(float(value), "g", 5)


def statistics_table(
    figures: dict[str, Any], classes: tuple[str, ...], column_name: str
) -> TwinTable:
    """Make the table: classes by figures, or labels by classes.

    Parameters
    ----------
    figures : dict
        See `workbench.compute.describing.describe.summary`.
    classes : tuple of str
    column_name : str
        Heads the labels.
    """
    if "counts" in figures:
        labels = tuple(figures["counts"])
        counts = list(figures["counts"].values())
        by_class = figures.get("by_class")
        headers = (column_name, figure_names()["n"], *(classes if by_class else ()))
        parts = zip(*by_class.values(), strict=True) if by_class else ()
        columns = [labels, counts, *(list(part) for part in parts)]
        return TwinTable(headers, tuple(columns))
    names = figure_names()
    groups = figures.get("groups") or []
    whole = {**figures, "label": QCoreApplication.translate("Statistics", "all rows")}
    lines = [*groups, whole]
    headers = ("", *(names[key] for key in _NAMES))
    kind = figures.get("type", "numeric")
    columns = [
        tuple(figure_text(kind, key, line.get(key)) for line in lines) for key in _NAMES
    ]
    return TwinTable(headers, (tuple(str(line["label"]) for line in lines), *columns))


class StatisticsView(Table):
    """Shows the table; its cells are copied with Ctrl+C."""

    def __init__(self) -> None:
        self._model = TwinModel(figures=True)
        super().__init__(
            "data_stats_table", self._model, selects=CELLS, wraps=True,
            copied=self._model.tsv,
        )  # fmt: skip
        self._model.setParent(self)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self._wide_enough = True

    @property
    def table(self) -> TwinTable:
        """What is shown."""
        return self._model.table

    def show_figures(
        self, figures: dict[str, Any], classes: tuple[str, ...], name: str
    ) -> None:
        """Show the figures of one attribute; no figures empty the table."""
        table = statistics_table(figures, classes, name) if figures else TwinTable()
        self._model.show_table(table)
        self._wide_enough = False
        if self.isVisible():
            self._widen()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the columns their widths, which takes long with hundreds of classes."""
        super().showEvent(event)
        self._widen()

    def _widen(self) -> None:
        if not self._wide_enough:
            self._wide_enough = True
            for column in range(min(self._model.columnCount(), _MEASURED_COLUMNS)):
                self.resizeColumnToContents(column)
