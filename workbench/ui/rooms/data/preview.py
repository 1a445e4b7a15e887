"""The first rows of a table as they are written, and what each column is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox

from workbench.ui.rooms.data.attributes import kind_text
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import Column, TableModel

_KINDS = ("numeric", "nominal", "string", "date", "leave-out")
_MOST_COLUMNS = 60


class PreviewTable(Table):
    """Read-only rows below one row of combo boxes: the type of each column."""

    def __init__(self) -> None:
        self._model = TableModel[int](
            row_title=lambda line: str(line) if line else self.tr("type")
        )
        super().__init__(
            "data_import_table", self._model, selects=CELLS, row_titles=True,
            framed=True, grid=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._names: list[str] = []
        self._types: list[str] = []
        self._combos: list[QComboBox] = []
        self._rows: Sequence[Sequence[str]] | None = None  # those not shown yet
        self._fixed = False  # whether the columns have types of their own

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(self.tr("The first rows of the file"))
        for combo in self._combos:
            for i, kind in enumerate(_KINDS):
                combo.setItemText(i, self._kind_text(kind))

    def show_rows(
        self,
        names: list[str],
        types: list[str],
        rows: Sequence[Sequence[str]],
        *,
        fixed: bool = False,
    ) -> None:
        """Show rows as they are written, and the types of their columns: guessed, or fixed.

        Sixty boxes of types are made when somebody wants to see them only.
        """
        self._names, self._types, self._combos, self._rows = names, types, [], rows
        self._fixed = fixed
        if self.isVisible():
            self._fill(rows)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._rows is not None:
            self._fill(self._rows)

    def _fill(self, rows: Sequence[Sequence[str]]) -> None:
        self._rows = None
        names, types = self._names, self._types
        shown = min(len(names), _MOST_COLUMNS)
        columns = [
            Column(name, partial(_cell, rows, column))
            for column, name in enumerate(names[:shown])
        ]
        self._model.reset(range(len(rows) + 1), columns)
        for j in range(shown):
            self._combos.append(self._combo(j, types[j]))
            self.setIndexWidget(self._model.index(0, j), self._combos[-1])
        self.resizeColumnsToContents()

    def changed_types(self) -> dict[str, str]:
        """Return the types that were chosen otherwise than guessed, by name."""
        chosen = (combo.currentData() for combo in self._combos)
        guessed = (_base(kind) for kind in self._types)
        return {
            name: kind
            for name, kind, old in zip(self._names, chosen, guessed, strict=False)
            if kind != old
        }

    def _combo(self, column: int, kind: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"data_import_column{column}Combo")
        for name in _KINDS:
            combo.addItem(self._kind_text(name), name)
        combo.setCurrentIndex(max(combo.findData(_base(kind)), 0))
        title = self.tr("Type of {name}").format(name=self._names[column])
        combo.setEnabled(not self._fixed)
        combo.setAccessibleName(title)
        combo.setToolTip(title)
        return combo

    def _kind_text(self, kind: str) -> str:
        return self.tr("leave out") if kind == "leave-out" else kind_text(kind)


def _cell(rows: Sequence[Sequence[str]], column: int, line: int) -> str:
    """Return a cell; line 0 is that of the combo boxes, and short rows are filled up."""
    shown = rows[line - 1][column : column + 1] if line else ()
    return shown[0][:200] if shown else ""


def _base(kind: str) -> str:
    """Return the kind without the pattern of a date."""
    return kind.split(":", 1)[0]
