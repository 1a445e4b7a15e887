"""The tables of the window: arrows move in them, Tab leaves them; some can be copied."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractProxyModel, QEvent, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from workbench.ui.widgets.table_model import LEFT, Index

_ROLE, _STATE = Qt.ItemDataRole, QStyle.StateFlag
_SELECTED, _ENABLED, _ACTIVE, _FOCUSED = (
    flag.value
    for flag in (
        _STATE.State_Selected, _STATE.State_Enabled, _STATE.State_Active,
        _STATE.State_HasFocus,
    )
)  # fmt: skip
#: How the width of a column is found.
CONTENTS = QHeaderView.ResizeMode.ResizeToContents
FIXED = QHeaderView.ResizeMode.Fixed
INTERACTIVE = QHeaderView.ResizeMode.Interactive
STRETCH = QHeaderView.ResizeMode.Stretch
#: What is selected: any cells, whole rows, or one row.
CELLS, ROWS, ONE_ROW = "cells", "rows", "one row"
ROW_HEIGHT = 24
#: Rows measured for the width of a column, besides those seen: Qt's own thousand are felt.
MEASURED_ROWS = 12
#: Seconds of measuring in one turn of the event loop.
_TURN = 0.004


class PlainDelegate(QStyledItemDelegate):
    """Paints cells of text on their ground, without asking the style: in a third of the time.

    Qt asks a model for seven things a cell and lays each text out as if it were a page.
    Cells with more than a line of text, and the one with the keyboard, are left to it.
    A model that says `is_plain` is not asked for colours and fonts of single cells.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        frame = QStyle.PixelMetric.PM_FocusFrameHMargin
        self._margin = view.style().pixelMetric(frame) + 1
        self._asked: QAbstractItemModel | None = None
        self._proxy: QAbstractProxyModel | None = None
        self._is_plain = False

    def is_marked(self, _index: Index) -> bool:
        """Whether a cell is painted as if it were selected."""
        return False

    def _know(self, model: QAbstractItemModel) -> None:
        """Keep what a model is not: to find that out takes as long as to paint a cell."""
        self._asked = model
        self._proxy = model if isinstance(model, QAbstractProxyModel) else None
        source = model if self._proxy is None else self._proxy.sourceModel()
        self._is_plain = getattr(source, "is_plain", False)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        cell, model = index, index.model()
        if model is not self._asked:
            self._know(model)
        if self._proxy is not None:  # an answer by way of Qt costs twice as much
            cell, model = self._proxy.mapToSource(index), self._proxy.sourceModel()
        text = model.data(cell, _ROLE.DisplayRole)
        state = option.state.value  # flags of enums cost as much as the text
        if not isinstance(text, str) or "\n" in text or state & _FOCUSED:
            if self.is_marked(index):
                option.state |= _STATE.State_Selected
            super().paint(painter, option, index)
            return
        ground = ink = font = None
        if not self._is_plain:
            ground = model.data(cell, _ROLE.BackgroundRole)
            ink = model.data(cell, _ROLE.ForegroundRole)
            font = model.data(cell, _ROLE.FontRole)
        box, palette = option.rect, option.palette
        group = _group(state)
        if state & _SELECTED or self.is_marked(index):
            painter.fillRect(box, palette.brush(group, QPalette.ColorRole.Highlight))
            ink = palette.color(group, QPalette.ColorRole.HighlightedText)
        elif ground is not None:
            painter.fillRect(box, ground)
        if not text:
            return
        if ink is None:
            ink = palette.color(group, QPalette.ColorRole.Text)
        font = option.font if font is None else font.resolve(option.font)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        box.adjust(self._margin, 0, -self._margin, 0)
        metrics = QFontMetrics(font)
        if metrics.horizontalAdvance(text) > box.width():
            text = metrics.elidedText(text, option.textElideMode, box.width())
        side = model.data(cell, _ROLE.TextAlignmentRole)
        painter.drawText(box, LEFT if side is None else side, text)


def _group(state: int) -> QPalette.ColorGroup:
    """Return the group of colours of a cell in a state."""
    if not state & _ENABLED:
        return QPalette.ColorGroup.Disabled
    active = QPalette.ColorGroup.Normal, QPalette.ColorGroup.Inactive
    return active[not state & _ACTIVE]


class Table(QTableView):
    """A view of a table model.

    Parameters
    ----------
    name : str
        The objectName.
    model : QAbstractItemModel
    parent : QWidget, optional
    selects : str
        `CELLS`, `ROWS` or `ONE_ROW`.
    row_height : int or None
        None is Qt's own.
    row_titles : bool
        Whether rows have heads.
    framed, grid, wraps, marks_head : bool
        Whether there is a frame around the table, lines between cells, more than one
        line in a cell, and a mark in the head of the current column.
    heads : callable, optional
        Makes the heads of the columns and of the rows, other than Qt's.
    """

    def __init__(
        self,
        name: str,
        model: QAbstractItemModel,
        parent: QWidget | None = None,
        *,
        selects: str = ROWS,
        row_height: int | None = ROW_HEIGHT,
        row_titles: bool = False,
        framed: bool = False,
        grid: bool = False,
        wraps: bool = False,
        marks_head: bool = False,
        heads: Callable[[Qt.Orientation], QHeaderView] | None = None,
    ) -> None:
        super().__init__(parent)
        if heads is not None:  # first: PySide must not know of those that go
            self.setHorizontalHeader(heads(Qt.Orientation.Horizontal))
            self.setVerticalHeader(heads(Qt.Orientation.Vertical))
        self.setObjectName(name)
        self.setModel(model)
        self.setTabKeyNavigation(False)
        if selects != CELLS:
            self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        if selects == ONE_ROW:
            self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        if not framed:
            self.setFrameShape(self.Shape.NoFrame)
        self.setShowGrid(grid)
        self.setWordWrap(wraps)
        self.verticalHeader().setVisible(row_titles)
        if row_height is not None:
            self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(marks_head)
        self.horizontalHeader().setResizeContentsPrecision(MEASURED_ROWS)
        self._wide_rows, self._narrow = 0, deque[int]()  # columns to be measured
        self._widening = QTimer(self, singleShot=True, interval=0)
        self._widening.timeout.connect(self._widen_more)

    # -- widths -------------------------------------------------------------------------

    def size_columns(
        self,
        mode: QHeaderView.ResizeMode,
        others: Mapping[int, QHeaderView.ResizeMode] | None = None,
    ) -> None:
        """Say how all columns find their widths, and the few that do otherwise."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(mode)
        for column, other in (others or {}).items():
            header.setSectionResizeMode(column, other)

    def widen_columns(self, rows: int = MEASURED_ROWS) -> None:
        """Make the columns as wide as their heads and first cells, where they stay.

        Qt's own way asks each cell for eight things; of many columns that is felt. Those
        that cannot be seen yet are measured in turns of the event loop of their own.
        """
        self.size_columns(INTERACTIVE)
        self._wide_rows = min(rows, self.model().rowCount())
        self._narrow = deque(range(self.model().columnCount()))
        self._widen_more()

    @property
    def is_widening(self) -> bool:
        """Whether columns are left to be measured."""
        return bool(self._narrow)

    def _widen_more(self) -> None:
        """Measure what can be seen, and of the rest as much as the time reaches."""
        head, ends = self.horizontalHeader(), time.perf_counter() + _TURN
        edge = self.viewport().width() if self.isVisible() else 0
        while self._narrow:
            column = self._narrow.popleft()
            if column < self.model().columnCount():
                head.resizeSection(column, self._wanted_width(column))
            unseen = head.sectionViewportPosition(column) > edge
            if unseen and time.perf_counter() > ends:
                self._widening.start()
                return

    def _wanted_width(self, column: int) -> int:
        advance = self.fontMetrics().horizontalAdvance
        title = self.model().headerData(column, Qt.Orientation.Horizontal)
        texts = [self.text(row, column) for row in range(self._wide_rows)]
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin)
        return max(map(advance, [str(title or ""), *texts])) + 8 * margin

    # -- cells --------------------------------------------------------------------------

    def text(self, row: int, column: int) -> str:
        """Return what a cell says."""
        return str(self.model().index(row, column).data() or "")

    def texts(self) -> list[list[str]]:
        """Return what all cells say."""
        model = self.model()
        across = range(model.columnCount())
        return [[self.text(i, j) for j in across] for i in range(model.rowCount())]

    @property
    def current_row(self) -> int:
        """The row of the current cell, -1 for none."""
        return self.currentIndex().row()

    def go_to(self, row: int, column: int = 0) -> None:
        """Make a cell the current one; -1 for none."""
        self.setCurrentIndex(self.model().index(row, column))

    @property
    def selected_rows(self) -> list[int]:
        """The rows with a selected cell, from the top."""
        return sorted({index.row() for index in self.selectedIndexes()})


class CopyTable(Table):
    """A table from which Ctrl+C copies the selected cells; in others it is the window's.

    A class of its own because Qt asks `event` of each event, many times in each table.

    Parameters
    ----------
    name, model, parent, options
        See `Table`.
    copied : callable
        Returns what is put on the clipboard for the selected rows and columns, which
        are all where none is selected.
    """

    def __init__(
        self,
        name: str,
        model: QAbstractItemModel,
        parent: QWidget | None = None,
        *,
        copied: Callable[[Sequence[int], Sequence[int]], str],
        **options: Any,
    ) -> None:
        super().__init__(name, model, parent, **options)
        self._copied = copied

    def copy(self) -> None:
        """Put the selected cells on the clipboard; the whole table when none is."""
        model, chosen = self.model(), self.selectedIndexes()
        rows = sorted({i.row() for i in chosen}) or range(model.rowCount())
        columns = sorted({i.column() for i in chosen}) or range(model.columnCount())
        QGuiApplication.clipboard().setText(self._copied(rows, columns))

    def event(self, event: QEvent) -> bool:
        # with the focus here Ctrl+C means these cells, not the rows of the data set
        if event.type() == QEvent.Type.ShortcutOverride and _is_copy(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_copy(event):
            self.copy()
        else:
            super().keyPressEvent(event)


def _is_copy(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy)
