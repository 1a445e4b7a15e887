"""The numbers of the rows as a list to choose from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel

from workbench.ui.widgets.table_model import NOWHERE, Index, Role


class RowNumbers(QAbstractListModel):
    """1, 2, … n, written when they are looked at: there may be a million."""

    _count = 0

    def offer(self, count: int) -> None:
        """Offer so many rows."""
        self.beginResetModel()
        self._count = count
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        shown = (Role.DisplayRole, Role.EditRole)
        return str(index.row() + 1) if index.isValid() and role in shown else None
