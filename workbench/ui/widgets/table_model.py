"""A table model over rows of any kind, whose columns are declared once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column of a table: its head, and how each cell is read from a row.

    Attributes
    ----------
    title
        A function where the language may change.
    text
        Returns what a cell says.
    align, head_align
        Where cells and the head stand; None leaves it to Qt.
    tip
        Returns what a cell explains; without it the row's own tip is shown.
    about
        What the head of the column explains.
    bold
        Whether a cell stands out.
    write
        Takes what was typed into a cell; without it cells are read-only.
    roles
        What else the view or a delegate asks of a cell.
    """

    title: str | Callable[[], str]
    text: Callable[[R], str]
    align: Qt.AlignmentFlag | None = None
    head_align: Qt.AlignmentFlag | None = None
    tip: Callable[[R], str | None] | None = None
    about: str | Callable[[], str] = ""
    bold: Callable[[R], bool] | None = None
    write: Callable[[R, str], None] | None = None
    roles: Mapping[int, Callable[[R], Any]] = field(default_factory=dict)


#: What a cell may answer whose column has no roles of its own.
_ANSWERED = frozenset(
    map(
        int,
        (
            Role.DisplayRole, Role.EditRole, Role.TextAlignmentRole, Role.ToolTipRole,
            Role.FontRole,
        ),
    )
)  # fmt: skip


class TableModel(QAbstractTableModel, Generic[R]):
    """Rows under columns, read in place; of arrays a row may be just its number.

    Parameters
    ----------
    columns : sequence of Column
    parent : QObject, optional
    row_tip : callable, optional
        Returns the tip of every cell of a row whose column has none of its own.
    row_title, row_about : callable, optional
        Return what the head of a row says, and what it explains.

    Signals
    -------
    edited()
        Something was typed into a cell.
    """

    edited = Signal()

    def __init__(
        self,
        columns: Sequence[Column[R]] = (),
        parent: QObject | None = None,
        *,
        row_tip: Callable[[R], str] | None = None,
        row_title: Callable[[R], str] | None = None,
        row_about: Callable[[R], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: Sequence[R] = ()
        self._row_tip = row_tip
        self._row_heads: dict[int, Callable[[R], str] | None] = {
            Role.DisplayRole: row_title,
            Role.ToolTipRole: row_about,
        }
        self.bold_font = QFont()  # the rest of it is the view's
        self.bold_font.setBold(True)

    # -- what is shown ------------------------------------------------------------------

    def reset(
        self, rows: Sequence[R], columns: Sequence[Column[R]] | None = None
    ) -> None:
        """Show other rows, and other columns if given; views forget where they were."""
        self.beginResetModel()
        self.rows = rows
        if columns is not None:
            self.columns = columns
        self.endResetModel()

    def show(
        self, rows: Sequence[R], columns: Sequence[Column[R]] | None = None
    ) -> None:
        """Show other rows in place: what is current and selected stays."""
        if columns is not None and len(columns) != len(self.columns):
            self.reset(rows, columns)
            return
        if columns is not None:
            self.columns = columns
        before, after = len(self.rows), len(rows)
        if after < before:
            self.beginRemoveRows(NOWHERE, after, before - 1)
            self.rows = self.rows[:after]
            self.endRemoveRows()
        self.rows = rows[:before]
        if after > before:
            self.beginInsertRows(NOWHERE, before, after - 1)
            self.rows = rows
            self.endInsertRows()
        if columns is not None:
            self._tell_heads()
        self._tell_cells()  # new ones too: Qt fits columns to what changed, not to what came

    def tell_changed(self) -> None:
        """Tell the views that any cell or head may say something else."""
        self._tell_heads()
        self._tell_cells()

    def _tell_heads(self) -> None:
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        for orientation, n in ((across, len(self.columns)), (down, len(self.rows))):
            if n:
                self.headerDataChanged.emit(orientation, 0, n - 1)

    def _tell_cells(self) -> None:
        if self.columns and self.rows:
            end = self.index(len(self.rows) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), end)

    def row_at(self, row: int) -> R | None:
        """Return the row of the table in a place, None where there is none."""
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def text(self, row: int, column: int) -> str:
        """Return what a cell says."""
        return self.columns[column].text(self.rows[row])

    def texts(self) -> list[list[str]]:
        """Return what all cells say."""
        return [[column.text(row) for column in self.columns] for row in self.rows]

    # -- QAbstractTableModel ------------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        try:
            return self._told(index, role) if index.isValid() else None
        except Exception:  # noqa: BLE001 - two that leave one call of Qt end the process
            sys.excepthook(*sys.exc_info())
            return None

    def _told(self, index: Index, role: int) -> Any:
        """Return what a cell says, is or looks like."""
        column = self.columns[index.column()]
        if role not in _ANSWERED and role not in column.roles:
            return None  # so are most of the looks that a view asks for
        row = self.rows[index.row()]
        if role == Role.DisplayRole or (role == Role.EditRole and column.write):
            return column.text(row)
        if role in column.roles:
            return column.roles[role](row)
        if role == Role.TextAlignmentRole:
            return column.align
        if role == Role.ToolTipRole:
            tip = column.tip or self._row_tip
            return tip(row) if tip is not None else None
        if role == Role.FontRole and column.bold is not None and column.bold(row):
            return self.bold_font
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.columns[index.column()].write is not None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        write = self.columns[index.column()].write
        if role != Role.EditRole or write is None:
            return False
        write(self.rows[index.row()], str(value))
        self.dataChanged.emit(index, index)
        self.edited.emit()
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            said = self._row_heads.get(role)
            return None if said is None else said(self.rows[section])
        column = self.columns[section]
        if role == Role.DisplayRole:
            return column.title if isinstance(column.title, str) else column.title()
        if role == Role.ToolTipRole:
            about = column.about if isinstance(column.about, str) else column.about()
            return about or None
        return column.head_align if role == Role.TextAlignmentRole else None


def texts_columns(
    titles: Sequence[str], align: Mapping[int, Qt.AlignmentFlag] | None = None
) -> list[Column[Sequence[str]]]:
    """Return the columns of rows that are texts already."""
    sides = align or {}
    return [
        Column(title, lambda row, j=j: row[j], sides.get(j))  # type: ignore[misc]
        for j, title in enumerate(titles)
    ]
