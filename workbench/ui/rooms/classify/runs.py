"""The runs of this session as a table: one is shown, several are compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from workbench.core.results.evaluating.run import Run
from workbench.core.session.session import Session
from workbench.ui.context import Context
from workbench.ui.rooms.classify.run_columns import (
    COLUMNS,
    FIXED,
    SHOWN_ORDER,
    place_of,
)
from workbench.ui.widgets.table import CONTENTS, INTERACTIVE, Table
from workbench.ui.widgets.table_model import TableModel

TITLE, DATA = place_of("title"), place_of("data")
#: Where the choice of columns and their order is kept: in `Settings.rooms` of the room.
_KEPT = "runs"
Order = Qt.SortOrder


class RunsModel(TableModel[Run]):
    """The runs, sorted by one of the columns; without a figure a run comes last.

    Signals
    -------
    renamed(run, title)
        Another title was typed.
    """

    renamed = Signal(object, str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        columns = [
            column.cells(self._rename if column.id == "title" else None)
            for column in COLUMNS
        ]
        super().__init__(columns, parent, row_tip=_tip)
        self._session = session
        self._by, self._order = 0, Order.DescendingOrder
        session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    def row_of(self, number: int) -> int:
        """Return the table row of a run's number, -1 if it is gone."""
        return next((i for i, run in enumerate(self.rows) if run.number == number), -1)

    @property
    def sorted_by(self) -> tuple[str, bool]:
        """The id of the column and whether the largest comes first."""
        return COLUMNS[self._by].id, self._order == Order.DescendingOrder

    def sort(self, column: int, order: Qt.SortOrder = Order.AscendingOrder) -> None:
        """Sort by a column; what is chosen stays chosen."""
        if column < 0 or (column, order) == (self._by, self._order):
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        runs = [self.rows[index.row()] for index in kept]
        self._by, self._order = column, order
        self.rows = self._sorted(self.rows)
        place = {run.number: row for row, run in enumerate(self.rows)}
        now = [
            self.index(place[run.number], index.column())
            for run, index in zip(runs, kept, strict=True)
        ]
        self.changePersistentIndexList(kept, now)
        self.layoutChanged.emit()

    def _sorted(self, runs: Sequence[Run]) -> tuple[Run, ...]:
        key, falling = COLUMNS[self._by].key, self._order == Order.DescendingOrder
        newest = sorted(runs, key=lambda run: -run.number)
        known = [run for run in newest if key(run) is not None]
        unknown = [run for run in newest if key(run) is None]
        # equal ones the newest first, in either order
        known.sort(key=key, reverse=falling)
        return (*known, *unknown)

    def _rename(self, run: Run, title: str) -> None:
        title = title.strip()
        if title and title != run.title:
            self.renamed.emit(run, title)

    def _on_runs_changed(self) -> None:
        self.reset(self._sorted(self._session.runs))


def _tip(run: Run) -> str:
    given = ", ".join(f"{k} = {v}" for k, v in run.result.params.items())
    return f"#{run.number} {run.title} · {run.data}\n{given}".strip()


class RunsTable(Table):
    """The table; Ctrl or Shift takes more runs, a click on a head sorts.

    Its menu is that of `workbench.ui.rooms.classify.run_menu`.

    Signals
    -------
    chosen(run)
        This run is to be shown, or None.
    paired(a, b)
        Exactly these two are chosen, the older first; None and None: no longer.
    several(runs)
        All that are chosen, the oldest first.
    wanted(run)
        The settings of a run are wanted in the form: it was clicked twice, or Enter
        pressed on it.
    columns_changed()
        Other columns are shown, or the order is another.
    """

    chosen = Signal(object)
    paired = Signal(object, object)
    several = Signal(object)
    wanted = Signal(object)
    columns_changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self.runs = RunsModel(context.session)
        super().__init__("classify_runs_table", self.runs, parent, row_height=26)
        self.runs.setParent(self)
        self._context = context
        self._shown: int | None = None
        self._given: Run | None = None
        self._also: tuple[int, ...] = ()
        self._restoring = False
        self._columns = [column.id for column in COLUMNS if column.at_first]
        self.setMinimumWidth(300)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.size_columns(CONTENTS, {TITLE: INTERACTIVE})
        head = self.horizontalHeader()
        head.setMinimumSectionSize(24)
        for place, column_id in enumerate(SHOWN_ORDER):
            head.moveSection(head.visualIndex(place_of(column_id)), place)
        head.setSectionsClickable(True)
        head.setSortIndicator(0, Order.DescendingOrder)
        self.setSortingEnabled(True)
        self._recall()
        head.sortIndicatorChanged.connect(self._on_head_sort_indicator_changed)
        head.sectionResized.connect(self._on_head_section_resized)
        self.doubleClicked.connect(self._on_double_clicked)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.runs.modelReset.connect(self._on_runs_model_reset)
        self._on_runs_model_reset()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(self.tr("Runs"))
        last = len(COLUMNS) - 1
        self.runs.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self._fit_title()

    # -- columns ------------------------------------------------------------------------

    @property
    def columns(self) -> list[str]:
        """The ids of the columns that are wanted, from the left."""
        return [name for name in SHOWN_ORDER if name in self._columns]

    def show_column(self, column_id: str, wanted: bool) -> None:
        """Show a column, or not."""
        others = [name for name in self._columns if name != column_id]
        self._columns = [*others, column_id] if wanted else others
        self._hide_columns()
        self._keep()

    def sort_by(self, column_id: str) -> None:
        """Sort by a column: numbers the largest first; again: the other way round."""
        place = place_of(column_id)
        before, falling = self.runs.sorted_by
        down = not falling if before == column_id else COLUMNS[place].numeric
        order = Order.DescendingOrder if down else Order.AscendingOrder
        self.sortByColumn(place, order)

    def _hide_columns(self) -> None:
        several = len({run.data for run in self.runs.rows}) > 1
        for place, column in enumerate(COLUMNS):
            shown = column.id in self._columns and (place != DATA or several)
            self.setColumnHidden(place, not shown)
        self._fit_title()

    def _fit_title(self) -> None:
        """Give the titles what the other columns leave, but never less than their head."""
        head = self.horizontalHeader()
        others = sum(
            head.sectionSize(place)
            for place in range(head.count())
            if place != TITLE and not head.isSectionHidden(place)
        )
        least = head.sectionSizeHint(TITLE)
        head.resizeSection(TITLE, max(self.viewport().width() - others, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()

    def _recall(self) -> None:
        """Take over what was chosen in an earlier session."""
        known = self._known().get(_KEPT)
        if not isinstance(known, dict):
            return
        ids = {column.id for column in COLUMNS}
        names, by = known.get("columns"), known.get("sorted")
        if isinstance(names, list):
            self._columns = [n for n in names if n in ids]
            self._columns += [n for n in FIXED if n not in self._columns]
        if isinstance(by, str) and by in ids:
            falling = bool(known.get("falling", True))
            order = Order.DescendingOrder if falling else Order.AscendingOrder
            self.sortByColumn(place_of(by), order)

    def _keep(self) -> None:
        by, falling = self.runs.sorted_by
        kept = {"columns": self.columns, "sorted": by, "falling": falling}
        self._context.settings.rooms["classify"] = {**self._known(), _KEPT: kept}
        self.columns_changed.emit()

    def _known(self) -> dict[str, Any]:
        known = self._context.settings.rooms.get("classify")
        return known if isinstance(known, dict) else {}

    # -- which runs ---------------------------------------------------------------------

    def show_run(self, number: int) -> None:
        """Choose one run."""
        # `selectRow` would heed Ctrl or Shift, which somebody may hold just now
        index = self.runs.index(self.runs.row_of(number), 0)
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def show_runs(self, numbers: Sequence[int]) -> None:
        """Choose several runs; the last of them is shown."""
        selection, flag = QItemSelection(), QItemSelectionModel.SelectionFlag
        for number in numbers:
            index = self.runs.index(self.runs.row_of(number), 0)
            selection.select(index, index)
        if selection.isEmpty():
            return
        self.selectionModel().setCurrentIndex(index, flag.NoUpdate)
        self.selectionModel().select(selection, flag.ClearAndSelect | flag.Rows)

    def chosen_runs(self) -> list[Run]:
        """Return the chosen runs, the newest first."""
        rows = (index.row() for index in self.selectionModel().selectedRows())
        runs = [run for row in rows if (run := self.runs.row_at(row)) is not None]
        return sorted(runs, key=lambda run: -run.number)

    def edit_title(self) -> None:
        """Let the title of the current run be typed."""
        row = self.current_row
        if row >= 0:
            self.setCurrentIndex(self.runs.index(row, TITLE))
            self.edit(self.runs.index(row, TITLE))

    def probe(self) -> dict[str, Any]:
        """Return the columns shown with the texts of their cells, and the order."""
        shown = [n for n in self.columns if not self.isColumnHidden(place_of(n))]
        by, falling = self.runs.sorted_by
        return {
            "columns": shown,
            "sorted": by,
            "falling": falling,
            "runs": [run.number for run in self.runs.rows],
            "cells": [
                [self.runs.text(row, place_of(name)) for name in shown]
                for row in range(len(self.runs.rows))
            ],
            "chosen": [run.number for run in reversed(self.chosen_runs())],
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self.state() == QAbstractItemView.State.EditingState
        run = self.runs.row_at(self.current_row)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not typing and run is not None:
            self.wanted.emit(run)
        elif event.key() == Qt.Key.Key_F2 and not typing:
            self.edit_title()
        else:
            super().keyPressEvent(event)

    # -- slots --------------------------------------------------------------------------

    def _on_selection_changed(self) -> None:
        if self._restoring:
            return
        runs = self.chosen_runs()
        current = self.runs.row_at(self.current_row)
        if current is None or all(run is not current for run in runs):
            current = runs[0] if runs else None
        self._shown, self._given = current.number if current else None, current
        self._also = tuple(run.number for run in runs)
        self.chosen.emit(current)
        if len(runs) == 2:
            self.paired.emit(runs[1], runs[0])
        else:
            self.paired.emit(None, None)
        self.several.emit(runs[::-1])

    def _on_runs_model_reset(self) -> None:
        # a reset forgets the selection without a word
        self._hide_columns()
        runs = self.runs.rows
        row = -1 if self._shown is None else self.runs.row_of(self._shown)
        if row >= 0:
            self._restoring = True
            self._choose_again(row)
            self._restoring = False
            left = {run.number for run in self.chosen_runs()}
            if runs[row] is not self._given or left != set(self._also):
                self._on_selection_changed()  # renamed, or another one is gone
        elif self._shown is not None and runs:
            self.selectRow(0)
        elif self._shown is not None:
            self._on_selection_changed()

    def _choose_again(self, current: int) -> None:
        """Choose what was chosen before the rows were made anew."""
        self.selectRow(current)
        flag = QItemSelectionModel.SelectionFlag
        for number in self._also:
            row = self.runs.row_of(number)
            if row >= 0:
                index = self.runs.index(row, 0)
                self.selectionModel().select(index, flag.Select | flag.Rows)

    def _on_head_sort_indicator_changed(self) -> None:
        self._keep()

    def _on_head_section_resized(self, place: int) -> None:
        if place != TITLE:
            self._fit_title()

    def _on_double_clicked(self, index: QModelIndex) -> None:
        run = self.runs.row_at(index.row())
        if run is not None:
            self.wanted.emit(run)
