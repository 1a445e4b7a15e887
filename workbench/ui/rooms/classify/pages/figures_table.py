"""A table of figures with a bar behind each number, so that columns can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.ui.services.numbers import locale, number, plain
from workbench.ui.services.theme import Theme
from workbench.ui.widgets import table_model
from workbench.ui.widgets.bar_delegate import BAR, BarDelegate
from workbench.ui.widgets.table import CELLS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Role, TableModel


@dataclass(frozen=True, slots=True)
class Column:
    """One column of figures.

    Attributes
    ----------
    title : str
    values : sequence of float or None
        None where there is no figure.
    kind : str
        ``share`` (0 to 1, bar as long), ``count`` or ``weight`` (no bar), ``log`` (bar by the
        logarithm, the largest is full) or ``log count`` (the same of whole numbers).
    tip : str
        What the figure means.
    """

    title: str
    values: Sequence[float | None]
    kind: str = "share"
    tip: str = ""

    def text(self, row: int) -> str:
        """Return one figure as the locale writes it."""
        value = self.values[row]
        if value is None:
            return "–"
        if self.kind == "share":
            return locale().toString(float(value), "f", 3)
        if self.kind.endswith("count"):
            return locale().toString(round(value))
        if self.kind == "weight":
            return number(value, 6)
        return plain(value, 3)

    def bars(self) -> list[float | None]:
        """Return the length of each bar, 0 to 1."""
        if self.kind == "share":
            return [None if v is None else min(max(v, 0.0), 1.0) for v in self.values]
        if self.kind in ("count", "weight"):
            return [None for _ in self.values]
        return log_shares(self.values)


def log_shares(values: Sequence[float | None]) -> list[float | None]:
    """Return lengths by the logarithm: the largest 1, a tenth of the smallest 0."""
    known = [v for v in values if v is not None and v > 0]
    if not known:
        return [None if v is None else 0.0 for v in values]
    low, high = np.log10(min(known)) - 1, np.log10(max(known))
    return [
        None
        if v is None
        else float((np.log10(v) - low) / (high - low))
        if v > 0
        else 0.0
        for v in values
    ]


class FiguresModel(TableModel[int]):
    """Columns of figures under each other, with a name for each row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent, row_title=self._name, row_about=self._name)
        self._names: Sequence[str] = ()
        self._marked = -1

    def show_figures(
        self, names: Sequence[str], columns: Sequence[Column], marked: int = -1
    ) -> None:
        """Show other figures; the row `marked` is written in bold."""
        self._names, self._marked = names, marked
        self.reset(range(len(names)), [self._column(column) for column in columns])

    def _column(self, column: Column) -> table_model.Column[int]:
        return table_model.Column(
            column.title,
            column.text,
            RIGHT,
            about=column.tip,
            bold=lambda row: row == self._marked,
            roles={BAR: column.bars().__getitem__},
        )

    def _name(self, row: int) -> str:
        return self._names[row]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        down = orientation == Qt.Orientation.Vertical
        if down and role == Role.FontRole and section == self._marked:
            return self.bold_font
        return super().headerData(section, orientation, role)


class FiguresTable(Table):
    """A view of a `FiguresModel`; arrows move in it, Tab leaves it."""

    def __init__(self, theme: Theme, name: str) -> None:
        self.figures = FiguresModel()
        super().__init__(name, self.figures, selects=CELLS, row_titles=True)
        self.figures.setParent(self)
        self.setItemDelegate(BarDelegate(theme, self, quick=True))
        self.size_columns(STRETCH)
        self.horizontalHeader().setMinimumSectionSize(56)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setMaximumWidth(220)
