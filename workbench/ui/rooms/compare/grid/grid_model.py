"""The grid as a table model: data sets in rows, classifiers in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    Qt,
)

from workbench.core.experiment.measures import measure_of
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.spreadsheet_formulas import guarded_row
from workbench.ui.rooms.compare.grid.grid_cells import Cell, GridCells, Place, best_of
from workbench.ui.rooms.compare.grid.grid_words import figure
from workbench.ui.services.fit_words import fit_words
from workbench.ui.widgets.table_model import NOWHERE, RIGHT, Index

Role = Qt.ItemDataRole
#: What the delegate asks for: a `CellContent`.
SHOWN = Role.UserRole


@dataclass(frozen=True, slots=True)
class Row:
    """A data set of the grid.

    Attributes
    ----------
    source : str
        As the experiment names it.
    name : str
    key : str
        What results are stored under; empty until it was read.
    found : str
        Where it was found; empty until it was read.
    rows, parts : int
        Rows, and folds of one cell; 0 while unknown.
    problem : str
        Why it cannot be read.
    """

    source: str
    name: str
    key: str = ""
    found: str = ""
    rows: int = 0
    parts: int = 0
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A classifier of the grid: the key of what is computed, and a name."""

    key: str
    name: str
    plugin: str = ""


@dataclass(frozen=True, slots=True)
class CellContent:
    """What one cell shows.

    Attributes
    ----------
    text : str
    state : str
        See `Cell.state`; ``unread`` where the data set cannot be.
    share : float
        How much is done, 0 to 1.
    progress : str
        ``7/10`` while it is not whole.
    best : bool
        Whether nothing in the row is better.
    warned : bool
    """

    text: str = ""
    state: str = "empty"
    share: float = 0.0
    progress: str = ""
    best: bool = False
    warned: bool = False


class GridModel(QAbstractTableModel):
    """Means so far, what is under way, and who is best in each row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self.columns: tuple[Column, ...] = ()
        self.cells = GridCells()
        self.measure = "accuracy"
        self._best: dict[int, frozenset[int]] = {}
        self._changed: set[Place] = set()

    # -- what is shown ------------------------------------------------------------

    def show(self, rows: Sequence[Row], columns: Sequence[Column]) -> None:
        """Show other rows and columns; cells stay with their keys."""
        if (tuple(rows), tuple(columns)) == (self.rows, self.columns):
            return
        self.beginResetModel()
        self.rows, self.columns = tuple(rows), tuple(columns)
        self._best.clear()
        self.endResetModel()

    def name_row(self, source: str, **known: Any) -> None:
        """Take what was learnt of a data set: its key, name, rows, folds or problem."""
        for i, row in enumerate(self.rows):
            if row.source == source:
                rows = list(self.rows)
                rows[i] = replace(row, **known)
                self.rows = tuple(rows)
                self._best.pop(i, None)
                self.headerDataChanged.emit(Qt.Orientation.Vertical, i, i)
                self._tell_row(i)

    def set_measure(self, measure: str) -> None:
        """Say what values are; those known are of another and are dropped."""
        self.measure = measure
        self.cells.forget_values()
        self.refresh()

    def refresh(self) -> None:
        """Show every cell anew."""
        self._best.clear()
        self._changed.clear()
        if self.rows and self.columns:
            last = self.index(len(self.rows) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def touch(self, places: Iterable[Place]) -> None:
        """Remember cells that changed, until `flush`."""
        self._changed.update(places)

    def flush(self) -> None:
        """Tell the view what changed since the last time, row by row."""
        keys = {data for data, _ in self._changed}
        self._changed.clear()
        for i, row in enumerate(self.rows):
            if row.key in keys:
                self._best.pop(i, None)
                self._tell_row(i)

    def _tell_row(self, row: int) -> None:
        if self.columns:
            last = self.index(row, len(self.columns) - 1)
            self.dataChanged.emit(self.index(row, 0), last)

    # -- what is asked ------------------------------------------------------------

    def cell(self, row: int, column: int) -> Cell | None:
        """Return what is known of a cell."""
        return self.cells.get((self.rows[row].key, self.columns[column].key))

    def shown(self, row: int, column: int) -> CellContent:
        """Return what a cell shows."""
        place, cell = self.rows[row], self.cell(row, column)
        if place.problem:
            return CellContent(state="unread")
        if cell is None:
            return CellContent()
        state = cell.state(place.parts)
        mean = cell.mean
        text = "" if mean is None else figure(self.measure, mean)
        share = min(1.0, cell.done / place.parts) if place.parts else 0.0
        part = state in ("running", "waiting")
        return CellContent(
            text, state, share, f"{cell.done}/{place.parts}" if part else "",
            column in self.best(row), bool(cell.warnings),
        )  # fmt: skip

    def best(self, row: int) -> frozenset[int]:
        """Return the columns that are best in a row, of the cells that are whole."""
        if row not in self._best:
            parts = self.rows[row].parts
            means = {}
            for column in range(len(self.columns)):
                cell = self.cell(row, column)
                if cell is None or cell.state(parts) != "done" or cell.mean is None:
                    continue
                means[column] = cell.mean
            higher = measure_of(self.measure).higher_is_better
            self._best[row] = best_of(means, higher)
        return self._best[row]

    def counts(self) -> tuple[int, int]:
        """Return how many cells are whole or failed, and how many there are."""
        usable = [i for i, row in enumerate(self.rows) if not row.problem]
        n = len(self.columns)
        ended = 0
        for row in usable:
            parts = self.rows[row].parts
            for column in range(n):
                cell = self.cell(row, column)
                ended += cell is not None and bool(parts) and cell.done >= parts
        return ended, len(usable) * n

    def text(self) -> str:
        """Return the table as tab-separated text, for other programs."""
        lines = [["", *(column.name for column in self.columns)]]
        for i, row in enumerate(self.rows):
            shown = [self.shown(i, j) for j in range(len(self.columns))]
            texts = ["!" if s.state == "failed" else s.text for s in shown]
            lines.append([row.name, *texts])
        return "\n".join("\t".join(guarded_row(line)) for line in lines)

    def agrees_with(self, table: ScoreTable) -> bool:
        """Whether a table of scores has the rows, columns and whole cells shown."""
        rows = {row.name: i for i, row in enumerate(self.rows) if not row.problem}
        columns = {column.name: j for j, column in enumerate(self.columns)}
        if set(table.datasets) != set(rows) or set(table.classifiers) != set(columns):
            return False
        shown = [
            [self._whole(rows[data], columns[name]) for name in table.classifiers]
            for data in table.datasets
        ]
        return bool(np.allclose(shown, table.values, rtol=1e-9, atol=0, equal_nan=True))

    def _whole(self, row: int, column: int) -> float:
        """Return the mean of a cell whose folds are all done, else NaN."""
        cell = self.cell(row, column)
        if cell is None or cell.mean is None or cell.failures:
            return np.nan
        return cell.mean if cell.done >= self.rows[row].parts else np.nan

    def probe(self) -> dict[str, Any]:
        """Return names, and of every cell mean, folds, state, and whether it is best."""
        across = range(len(self.columns))
        cells = [[self.cell(i, j) for j in across] for i in range(len(self.rows))]
        shown = [[self.shown(i, j) for j in across] for i in range(len(self.rows))]
        return {
            "measure": self.measure,
            "datasets": [row.name for row in self.rows],
            "classifiers": [column.name for column in self.columns],
            "values": [[c.mean if c else None for c in row] for row in cells],
            "counts": [[c.done if c else 0 for c in row] for row in cells],
            "parts": [row.parts for row in self.rows],
            "states": [[s.state for s in row] for row in shown],
            "best": [[s.best for s in row] for row in shown],
            "texts": [[s.text for s in row] for row in shown],
        }

    # -- QAbstractTableModel ---------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == SHOWN:
            return self.shown(index.row(), index.column())
        if role == Role.DisplayRole:
            shown = self.shown(index.row(), index.column())
            return f"! {shown.text}".strip() if shown.state == "failed" else shown.text
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole):
            return self.about(index.row(), index.column())
        if role == Role.TextAlignmentRole:
            return RIGHT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        if role == Role.DisplayRole:
            return (self.columns if across else self.rows)[section].name
        if role == Role.ToolTipRole:
            if across:
                return self.columns[section].name
            row = self.rows[section]
            return row.problem or "\n".join(filter(None, [row.name, row.source]))
        if role == Role.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if across else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def about(self, row: int, column: int) -> str:
        """Return what a cell says when asked: mean, deviation, folds, or what failed."""
        place, cell = self.rows[row], self.cell(row, column)
        head = self.tr("{classifier} on {data}").format(
            classifier=self.columns[column].name, data=place.name
        )
        lines = [head]
        if place.problem:
            lines.append(place.problem)
        elif cell is None:
            lines.append(self.tr("not computed yet"))
        else:
            lines += self._figures(cell, place.parts)
        return "\n".join(lines)

    def _figures(self, cell: Cell, parts: int) -> list[str]:
        lines, mean, deviation = [], cell.mean, cell.deviation
        if mean is not None:
            text = self.tr("mean {mean}").format(mean=figure(self.measure, mean))
            if deviation is not None:
                spread = self.tr("standard deviation {value}")
                text += ", " + spread.format(value=figure(self.measure, deviation))
            lines.append(text)
        if cell.done < parts or cell.failures:
            text = self.tr("{done} of {total} folds")
            lines.append(text.format(done=cell.done, total=parts))
        if cell.failure is not None:
            text = self.tr("{n} failed: {text}")
            n, (_, _, failure) = len(cell.failures), cell.failure
            lines.append(text.format(n=n, text=failure["text"]))
        lines += map(fit_words, cell.warnings)
        return lines
