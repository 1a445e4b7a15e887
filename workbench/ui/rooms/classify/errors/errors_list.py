"""The mistakes of a run as a table model: the most confident first."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from workbench.api.data import IntArray
from workbench.core.results.mistakes import Tested
from workbench.ui.rooms.classify.errors.why_parts import class_icon
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class ErrorsModel(QAbstractTableModel):
    """Row, true class, predicted class and margin of each mistake."""

    def __init__(self, theme: Theme, parent: Any = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tested: Tested | None = None
        self._wrong: IntArray = np.empty(0, np.int64)
        self._classes: tuple[str, ...] = ()
        self._marks = Marks(theme, ())
        self._icons: dict[int, Any] = {}

    def show_tested(self, tested: Tested | None, classes: tuple[str, ...]) -> None:
        """List the mistakes of another run."""
        self.beginResetModel()
        self._tested, self._classes = tested, classes
        self._wrong = np.empty(0, np.int64) if tested is None else tested.wrong
        self._marks, self._icons = Marks(self._theme, classes), {}
        self.endResetModel()

    def row_at(self, line: int) -> int:
        """Return the row of the data set on a line, -1 for none."""
        if self._tested is None or not 0 <= line < self._wrong.size:
            return -1
        return int(self._tested.rows[self._wrong[line]])

    def line_of(self, row: int) -> int:
        """Return the line of a row of the data set, -1 if it is no mistake."""
        if self._tested is None:
            return -1
        found = np.flatnonzero(self._tested.rows[self._wrong] == row)
        return int(found[0]) if found.size else -1

    def rowCount(self, parent: Index | None = None) -> int:
        return int(self._wrong.size)

    def columnCount(self, parent: Index | None = None) -> int:
        return 4

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if self._tested is None or not index.isValid():
            return None
        column, at = index.column(), self._wrong[index.row()]
        if role == _ROLE.TextAlignmentRole and column in (0, 3):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        codes = {1: self._tested.true, 2: self._tested.predicted}
        if column in codes:
            code = int(codes[column][at])
            if role == _ROLE.DecorationRole:
                return self._icon(code)
            texts = (_ROLE.DisplayRole, _ROLE.ToolTipRole)
            return self._classes[code] if role in texts else None
        if role != _ROLE.DisplayRole:
            return None
        if column == 0:
            return str(self._tested.rows[at] + 1)
        margin = float(self._tested.margin[at])
        return "–" if np.isnan(margin) else number(margin, 3)

    def _icon(self, code: int) -> Any:
        """Return the mark of a class, drawn when it is first seen: 500 take a while."""
        if code not in self._icons:
            self._icons[code] = class_icon(self._marks, self._classes[code])
        return self._icons[code]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DisplayRole:
            return (
                self.tr("Row"), self.tr("True"), self.tr("Predicted"),
                self.tr("Margin"),
            )[section]  # fmt: skip
        if role == _ROLE.ToolTipRole and section == 3:
            return self.tr("Score of the predicted class minus the best of the others")
        return None
