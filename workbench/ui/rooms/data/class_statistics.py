"""Figures as tables: of one attribute within each class, and of all numbers."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api.data import Dataset, FloatArray, date_text
from workbench.core.program.records import entries
from workbench.core.results.describing.column_figures import (
    ColumnSummary,
    LabelCounts,
    NumberFigures,
    NumberTable,
)
from workbench.ui.drawing.table_twin import Column, TwinTable
from workbench.ui.panels.twin_panel import TwinModel
from workbench.ui.room import Room
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.table import CELLS, CopyTable

#: Columns get the width of so many rows, and no more than so many columns a width.
_MEASURED_ROWS, _MEASURED_COLUMNS = 60, 40
_NAMES = (
    "n", "missing", "distinct", "mean", "sd", "min", "q1", "median", "q3", "max",
)  # fmt: skip
#: What is told of each label within a class.
COUNTED = ("rows", "weights", "of_value", "of_class")
#: Letters of a class in its box.
_LETTERS = 24


def figure_names() -> dict[str, str]:
    """Return what the figures are called in the current language."""
    return {
        "n": QCoreApplication.translate("Statistics", "rows"),
        "missing": QCoreApplication.translate("Statistics", "missing"),
        "distinct": QCoreApplication.translate("Statistics", "distinct"),
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


def statistics_table(
    figures: ColumnSummary, classes: tuple[str, ...], counted: str = COUNTED[0]
) -> TwinTable:
    """Make the table: classes by figures, or labels by classes.

    Parameters
    ----------
    figures : ColumnSummary
    classes : tuple of str
    counted : str
        Of `COUNTED`, what is told of labels within the classes: rows, their weights,
        the share of the label's weight, or of the weight of the class.
    """
    if figures.labels is not None:
        return _label_table(figures, figures.labels, classes, counted)
    names, groups = figure_names(), figures.classes
    labels = () if groups is None else groups.labels
    all_rows = QCoreApplication.translate("Statistics", "all rows")
    columns = [(*labels, all_rows)]
    whole: dict[str, float | None] = {
        "n": figures.n, "missing": figures.missing, "distinct": figures.distinct
    }  # fmt: skip
    whole |= dict(entries(figures.numbers or NumberFigures()))
    for key in _NAMES:
        by_class = () if groups is None else getattr(groups, key)
        if by_class is None:
            by_class = [None] * len(labels)
        columns.append(
            tuple(figure_text(figures.type, key, v) for v in (*by_class, whole[key]))
        )
    return TwinTable(("", *(names[key] for key in _NAMES)), tuple(columns))


def _label_table(
    figures: ColumnSummary,
    labels: LabelCounts,
    classes: tuple[str, ...],
    counted: str,
) -> TwinTable:
    """Write rows, weight and share of each label, then what is told by class.

    The last line is of all labels counted. Shares are of weights, which are numbers of
    rows where all rows weigh 1.
    """
    rows = labels.counts.astype(np.float64)
    weights = rows if labels.weights is None else labels.weights
    headers = (
        figures.name, figure_names()["n"],
        QCoreApplication.translate("Statistics", "weight"),
        QCoreApplication.translate("Statistics", "share, %"),
    )  # fmt: skip
    names = (*labels.labels, QCoreApplication.translate("Statistics", "all"))
    total = float(weights.sum())
    columns: list[Column] = [
        names, _counts(_summed(rows)), _counts(_summed(weights)),
        _shares(_summed(weights), np.full(len(names), total)),
    ]  # fmt: skip
    by_class = labels.by_class
    if by_class is None or not by_class.size:
        return TwinTable(headers, tuple(columns))
    own = by_class if counted == "rows" or labels.class_weights is None else (
        labels.class_weights
    )  # fmt: skip
    cells = np.vstack([own, own.sum(axis=0)]).astype(np.float64)
    for k in range(len(classes)):
        if counted == "of_value":
            columns.append(_shares(cells[:, k], cells.sum(axis=1)))
        elif counted == "of_class":
            columns.append(_shares(cells[:, k], np.full(len(cells), cells[-1, k])))
        else:
            columns.append(_counts(cells[:, k]))
    if counted in ("of_value", "of_class"):
        classes = tuple(f"{name} %" for name in classes)
    return TwinTable((*headers, *classes), tuple(columns))


def _summed(values: FloatArray) -> FloatArray:
    return np.append(values, values.sum())


def _counts(values: FloatArray) -> Column:
    whole = bool((values == np.rint(values)).all())
    return values.astype(np.int64) if whole else values


def _shares(parts: FloatArray, wholes: FloatArray) -> Column:
    # numbers, not texts: of hundreds of classes only the cells seen are written
    shares = np.full(len(parts), np.nan)
    np.divide(100 * parts, wholes, out=shares, where=wholes > 0)
    return np.round(shares, 1)


class FiguresTable(CopyTable):
    """A table of figures; its cells are copied with Ctrl+C."""

    def __init__(self, name: str) -> None:
        self._model = TwinModel(figures=True)
        super().__init__(
            name, self._model, selects=CELLS, wraps=True, copied=self._model.tsv
        )
        self._model.setParent(self)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self._wide_enough = True

    @property
    def table(self) -> TwinTable:
        """What is shown."""
        return self._model.table

    def show_table(self, table: TwinTable) -> None:
        """Show another table."""
        self._wide_enough = False
        self._model.show_table(table)
        if self.isVisible():
            self._widen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._widen()

    def _widen(self) -> None:
        if not self._wide_enough:
            self._wide_enough = True
            for column in range(min(self._model.columnCount(), _MEASURED_COLUMNS)):
                self.resizeColumnToContents(column)


class StatisticsView(QWidget):
    """The figures of one attribute by class; of labels, what people choose of them."""

    def __init__(self) -> None:
        super().__init__()
        self.view = FiguresTable("data_stats_table")
        self.counted = FittedCombo("data_statsCombo")
        self._label = QLabel()
        self._label.setBuddy(self.counted)
        self._controls = FlowRow()
        self._controls.add(self._label, self.counted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._controls)
        layout.addWidget(self.view, 1)
        for name in COUNTED:
            self.counted.addItem(name, name)
        self.counted.currentIndexChanged.connect(self._on_counted_changed)
        self._shown: tuple[ColumnSummary, tuple[str, ...]] | None = None
        self._waits = False

    @property
    def table(self) -> TwinTable:
        """What is shown."""
        self._write()
        return self.view.table

    def show_figures(self, figures: ColumnSummary, classes: tuple[str, ...]) -> None:
        """Show the figures of one attribute."""
        self._shown, self._waits = (figures, classes), True
        labels = figures.labels
        self.counted.setEnabled(labels is not None and labels.by_class is not None)
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what came meanwhile: with hundreds of classes that takes long."""
        self._write()
        super().showEvent(event)

    def _write(self) -> None:
        if self._waits and self._shown is not None:
            self._waits = False
            counted = str(self.counted.currentData())
            self.view.show_table(statistics_table(*self._shown, counted))

    def _on_counted_changed(self) -> None:
        self._waits = True
        if self.isVisible():
            self._write()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.view.setAccessibleName(self.tr("Figures by class"))
        self._label.setText(self.tr("By class"))
        words = (
            self.tr("rows"), self.tr("row weights"), self.tr("share of the value"),
            self.tr("share of the class"),
        )  # fmt: skip
        for k, text in enumerate(words):
            self.counted.setItemText(k, text)
        self.counted.setAccessibleName(self.tr("What is told of labels by class"))
        self.counted.setToolTip(
            self.tr(
                "Rows, their weights, the share of a value's weight that each class "
                "has, or the share of a class that has the value"
            )
        )
        self._waits = True
        if self.isVisible():
            self._write()


class NumbersView(QWidget):
    """The figures of all numeric attributes, of all rows or of one class.

    Parameters
    ----------
    room : Room
    """

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._context = room.context
        self._request = room.request("latest")
        self._data: Dataset | None = None
        self._due = False
        self._result: NumberTable | None = None
        self.view = FiguresTable("data_numbers_table")
        self.rows = FittedCombo("data_numbersCombo", _LETTERS)
        self._label = QLabel()
        self._label.setBuddy(self.rows)
        controls = FlowRow()
        controls.add(self._label, self.rows)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(controls)
        layout.addWidget(self.view, 1)
        self.rows.activated.connect(self._on_rows_activated)
        self._request.done.connect(self._on_request_done)

    def show_data(self, data: Dataset | None) -> None:
        """Show another data set, once the page is seen."""
        before = self._data
        self._data, self._due = data, True
        classes = data.classes if data is not None and data.has_nominal_class else ()
        same = (
            before is not None and data is not None and before.columns == data.columns
        )
        if not same:
            self._fill(classes, 0)
        if self.isVisible():
            self._ask()

    def _fill(self, classes: tuple[str, ...], chosen: int) -> None:
        self.rows.clear()
        self.rows.addItem(self.tr("all rows"), -1)
        for code, name in enumerate(classes):
            self.rows.addItem(name, code)
        self.rows.setCurrentIndex(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what is out of date."""
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        if not self._due:
            return
        self._due = False
        if self._data is None:
            self._request.cancel()
            self.view.show_table(TwinTable())
            return
        payload = {
            "data": str(self._context.session.folder()),
            "group": int(self.rows.currentData()),
        }
        title = self.tr("Figures of all attributes")
        self._request.start("numbers", payload, lane="interactive", title=title)

    def _on_rows_activated(self) -> None:
        self._due = True
        self._ask()

    def _on_request_done(self, result: NumberTable) -> None:
        self._result = result
        self._write()

    def _write(self) -> None:
        data, found = self._data, self._result
        if data is None or found is None:
            return
        if max(found.columns, default=-1) >= len(data.columns):
            return  # the answer of before an edit
        self.view.show_table(numbers_table(data, found))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.view.setAccessibleName(self.tr("Figures of all numeric attributes"))
        self._label.setText(self.tr("Rows"))
        self.rows.setItemText(0, self.tr("all rows"))
        self.rows.setAccessibleName(self.tr("Whose figures"))
        self.rows.setToolTip(
            self.tr("All rows, or those of one class. Quartiles as numpy.quantile.")
        )
        self._write()


def numbers_table(data: Dataset, found: NumberTable) -> TwinTable:
    """Make the table of all numeric attributes: a line each, a column a figure."""
    names, order = figure_names(), [f for f, _ in entries(NumberFigures())]
    columns = [data.columns[c] for c in found.columns]
    texts: list[Column] = [[attribute.name for attribute in columns]]
    for key in _NAMES:
        if key in order:
            values = found.figures[:, order.index(key)].tolist()
        else:
            values = getattr(found, key).tolist()
        pairs = zip(columns, values, strict=True)
        texts.append([figure_text(a.kind, key, value) for a, value in pairs])
    headers = (
        QCoreApplication.translate("Statistics", "attribute"),
        *(names[key] for key in _NAMES),
    )
    return TwinTable(headers, tuple(texts))
