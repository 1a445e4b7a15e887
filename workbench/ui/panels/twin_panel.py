"""The table twin: the data of one plot as a table that can be read aloud and copied."""

from __future__ import annotations

from typing import Any, Protocol, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGraphicsView, QLabel, QTableView, QVBoxLayout, QWidget
from shiboken6 import isValid

from workbench.ui.drawing.table_twin import TwinTable

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
#: So long after a plot was painted its table follows.
FOLLOW_MS = 200


class Tabled(Protocol):
    """A plot that knows its data as a table."""

    def table(self) -> TwinTable:
        """Return it."""

    def accessibleName(self) -> str:
        """Return what it is called."""


class TwinModel(QAbstractTableModel):
    """Shows a `TwinTable` in place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = TwinTable()

    def show_table(self, table: TwinTable) -> None:
        """Show another table; the same one again leaves the current cell alone."""
        if table.same_as(self.table):
            return
        same_shape = (table.headers, table.n_rows) == (
            self.table.headers,
            self.table.n_rows,
        )
        if same_shape and table.n_rows:
            self.table = table
            last = self.index(table.n_rows - 1, len(table.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's way
        return 0 if parent.isValid() else self.table.n_rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role == Role.DisplayRole:
            return self.table.text(index.row(), index.column(), local=True)
        if role == Role.TextAlignmentRole:
            value = self.table.columns[index.column()][index.row()]
            side = Qt.AlignmentFlag.AlignRight
            if isinstance(value, str):
                side = Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if role != Role.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.table.headers[section]
        return str(section + 1)


class TwinView(QTableView):
    """A table whose chosen cells are copied with Ctrl+C, as a spreadsheet takes them."""

    def event(self, event: QEvent) -> bool:
        # here Ctrl+C means these cells, not the selected rows of the data set
        if event.type() == QEvent.Type.ShortcutOverride and _is_copy(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_copy(event):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the chosen cells on the clipboard; the whole table when none is."""
        model = self.model()
        assert isinstance(model, TwinModel)
        chosen = self.selectionModel().selectedIndexes()
        rows = sorted({i.row() for i in chosen}) or range(model.rowCount())
        columns = sorted({i.column() for i in chosen}) or range(model.columnCount())
        text = model.table.to_tsv(rows, list(columns))
        QGuiApplication.clipboard().setText(text)


class TwinPanel(QWidget):
    """The table of the plot it follows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot: QGraphicsView | None = None
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._model = TwinModel(self)
        self.view = TwinView()
        self.view.setObjectName("main_twin_table")
        self.view.setModel(self._model)
        self.view.setTabKeyNavigation(False)
        self.view.setShowGrid(False)
        self.view.setFrameShape(self.view.Shape.NoFrame)
        self.view.verticalHeader().hide()
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
            self._model.show_table(cast("Tabled", self._plot).table())
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


def _is_copy(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy)
