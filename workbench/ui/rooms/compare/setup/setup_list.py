"""A list that is put together by hand: drag or Alt+arrows order it, Delete removes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.ui.session.opening import dropped_files
from workbench.ui.widgets.table_model import NOWHERE, Index

Role = Qt.ItemDataRole
T = TypeVar("T")
_LINE = 21  # pixels


class ItemsModel(QAbstractListModel, Generic[T]):
    """Items in an order; a subclass says how one is shown.

    Signals
    -------
    edited()
        Items were added, removed, moved or replaced.
    """

    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[T] = []

    # -- to override ------------------------------------------------------------

    def show(self, item: T, role: int) -> Any:
        """Return what an item shows in a role."""
        raise NotImplementedError

    def rename(self, row: int, name: str) -> None:
        """Give an item another name."""
        raise NotImplementedError

    # -- items ------------------------------------------------------------------

    @property
    def items(self) -> tuple[T, ...]:
        """All items, in order."""
        return tuple(self._items)

    def add(self, items: Iterable[T], row: int = -1) -> None:
        """Put items in before a row; -1: at the end."""
        given = list(items)
        if not given:
            return
        row = len(self._items) if row < 0 else row
        self.beginInsertRows(NOWHERE, row, row + len(given) - 1)
        self._items[row:row] = given
        self.endInsertRows()
        self.edited.emit()

    def put(self, row: int, item: T) -> None:
        """Replace one item."""
        self._items[row] = item
        self.dataChanged.emit(self.index(row), self.index(row))
        self.edited.emit()

    def replace(self, items: Iterable[T]) -> None:
        """Replace all items."""
        self.beginResetModel()
        self._items = list(items)
        self.endResetModel()
        self.edited.emit()

    # -- QAbstractListModel -------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        return self.show(self._items[index.row()], role) if index.isValid() else None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or not index.isValid():
            return False
        self.rename(index.row(), str(value).strip())
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.ItemIsDropEnabled
        return (
            flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDragEnabled
            | flag.ItemIsEditable
        )  # fmt: skip

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def moveRows(
        self, source: Index, first: int, count: int, target: Index, before: int
    ) -> bool:
        if not self.beginMoveRows(NOWHERE, first, first + count - 1, NOWHERE, before):
            return False
        moved = self._items[first : first + count]
        del self._items[first : first + count]
        place = before if before < first else before - count
        self._items[place:place] = moved
        self.endMoveRows()
        self.edited.emit()
        return True

    def removeRows(self, row: int, count: int, parent: Index = NOWHERE) -> bool:
        self.beginRemoveRows(NOWHERE, row, row + count - 1)
        del self._items[row : row + count]
        self.endRemoveRows()
        self.edited.emit()
        return True


class _Lines(QStyledItemDelegate):
    """Gives every item a line high enough to be hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(_LINE, option.fontMetrics.height() + 6))


class ItemsView(QListView):
    """Shows an `ItemsModel`; everything by keyboard.

    Signals
    -------
    chosen(row)
        An item was clicked twice, or Enter pressed on it.
    dropped(paths)
        Files were let go over the list.
    """

    chosen = Signal(int)
    dropped = Signal(list)

    def __init__(
        self, name: str, model: ItemsModel[Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setModel(model)
        self._items = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.doubleClicked.connect(self._on_double_clicked)

    @property
    def marked(self) -> list[int]:
        """The rows that are selected, in order."""
        return sorted(index.row() for index in self.selectedIndexes())

    def remove_marked(self) -> None:
        """Remove what is selected."""
        for row in reversed(self.marked):
            self._items.removeRow(row)

    def move_current(self, step: int) -> None:
        """Move the current item up (-1) or down (1)."""
        row = self.currentIndex().row()
        target = row + step
        if row < 0 or not 0 <= target < self._items.rowCount():
            return
        before = target if step < 0 else target + 1
        self._items.moveRows(NOWHERE, row, 1, NOWHERE, before)
        self.setCurrentIndex(self._items.index(target))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        here = self.currentIndex()
        editing = self.state() == QAbstractItemView.State.EditingState
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_current(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not editing:
            self.remove_marked()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here.isValid():
            self.chosen.emit(here.row())
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.dropped.emit(files)
        else:
            super().dropEvent(event)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())
