"""The table twin: the data of one plot as a table that can be read aloud and copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsView, QLabel, QVBoxLayout, QWidget
from shiboken6 import isValid

from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.widgets.table import CELLS, CopyTable
from workbench.ui.widgets.table_model import LEFT, RIGHT, Column, Role, TableModel

#: So long after a plot was painted its table follows.
FOLLOW_MS = 200


class TabledPlot(Protocol):
    """A plot that knows its data as a table."""

    def table(self) -> TwinTable:
        """Return it."""

    def accessibleName(self) -> str:
        """Return what it is called."""


class TwinModel(TableModel[int]):
    """Shows a `TwinTable` in place; with it, the table is copied in C locale.

    Parameters
    ----------
    parent : QObject, optional
    figures : bool
        Whether all columns but the first stand at the right, texts too.
    """

    def __init__(self, parent: QObject | None = None, *, figures: bool = False) -> None:
        super().__init__((), parent, row_title=lambda row: str(row + 1))
        self.table = TwinTable()
        self._figures = figures

    def show_table(self, table: TwinTable) -> None:
        """Show another table; the same one again leaves the current cell alone."""
        if table.same_as(self.table):
            return
        size = self.table.headers, self.table.n_rows
        same = table.n_rows > 0 and size == (table.headers, table.n_rows)
        self.table = table
        columns = [self._column(column) for column in range(len(table.columns))]
        (self.show if same else self.reset)(range(table.n_rows), columns)

    def tsv(self, rows: Sequence[int], columns: Sequence[int]) -> str:
        """Return cells as a spreadsheet takes them."""
        return self.table.to_tsv(rows, columns)

    def _column(self, column: int) -> Column[int]:
        table = self.table

        def side(row: int) -> Qt.AlignmentFlag:
            figure = self._figures and column > 0
            is_text = isinstance(table.columns[column][row], str)
            return LEFT if is_text and not figure else RIGHT

        return Column(
            table.headers[column],
            lambda row: table.text(row, column, local=True),
            roles={Role.TextAlignmentRole: side},
        )


class TwinPanel(QWidget):
    """The table of the plot it follows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot: QGraphicsView | None = None
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._model = TwinModel(self)
        self.view = CopyTable(
            "main_twin_table", self._model, selects=CELLS, row_height=None, wraps=True,
            marks_head=True, copied=self._model.tsv,
        )  # fmt: skip
        self.view.horizontalHeader().setStretchLastSection(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self.view, 1)
        self._soon = QTimer(self, singleShot=True, interval=FOLLOW_MS)
        self._soon.timeout.connect(self.refresh)
        self._show_title()

    @property
    def plot(self) -> QGraphicsView | None:
        """The plot that is followed."""
        return self._plot

    @property
    def table(self) -> TwinTable:
        """What is shown."""
        return self._model.table

    def follow(self, plot: QGraphicsView | None) -> None:
        """Show the data of a plot, now and whenever it was painted anew."""
        if self._plot is not None and isValid(self._plot):
            self._plot.viewport().removeEventFilter(self)
        self._plot = plot if hasattr(plot, "table") else None
        if self._plot is not None:
            self._plot.viewport().installEventFilter(self)
        self.refresh()
        height = self.view.fontMetrics().height() + 6
        self.view.verticalHeader().setMinimumSectionSize(height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        self.view.resizeColumnsToContents()

    def refresh(self) -> None:
        """Read the plot again."""
        if self._plot is None or not isValid(self._plot):
            self._model.show_table(TwinTable())
        else:
            self._model.show_table(cast("TabledPlot", self._plot).table())
        self._show_title()

    def say(self) -> str:
        """Return what is shown, in one line."""
        if self._plot is None or not isValid(self._plot):
            return self.tr("This room shows no figure")
        name = self._plot.accessibleName()
        return self.tr("{}: {} rows").format(name, self._model.rowCount())

    def _show_title(self) -> None:
        self._title.setText(self.say())
        self.view.setAccessibleName(self.tr("Data of the plot"))
        self.view.setAccessibleDescription(self.say())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        painted = event.type() == QEvent.Type.Paint and self.isVisible()
        if painted and not self._soon.isActive():
            self._soon.start()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
