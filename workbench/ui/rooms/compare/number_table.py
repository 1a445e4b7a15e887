"""A table of numbers to be read and copied, as the result pages have them."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from workbench.core.results.spreadsheet_formulas import guarded_row
from workbench.ui.rooms.compare.number_model import NumberModel, Place
from workbench.ui.services.theme import Theme

_ROW_HEIGHT = 24
#: Pixels between columns; so many of them may be missing when all columns fit then.
_AIR = 18
_SPARE_AIR = 10
#: So many texts of a column, the longest, are measured for its width.
_MEASURED = 3
#: No column is wider than so many pixels.
_WIDEST = 600
#: Words are cut to this, with their full text as a tool tip, so that numbers fit too.
_NARROWEST = 150


class NumberTable(QTableView):
    """Texts and numbers in rows; Ctrl+C copies the selected cells.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName.
    parent : QWidget, optional
    narrowest : int
        Columns of words give way to this many pixels where not all columns fit.

    Signals
    -------
    current_changed(row, column)
        Another cell is the current one; -1 for none.
    """

    current_changed = Signal(int, int)

    def __init__(
        self,
        theme: Theme,
        name: str,
        parent: QWidget | None = None,
        narrowest: int = _NARROWEST,
    ) -> None:
        super().__init__(parent)
        self._model, self._narrowest = NumberModel(self), narrowest
        self._wanted: list[int] = []  # width of each column
        self.setObjectName(name)
        self._theme = theme
        self.setModel(self._model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(self.Shape.NoFrame)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        theme.changed.connect(self._paint)
        self._paint()

    def show_rows(
        self,
        headers: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        words: Collection[int] = (0,),
        bold: Collection[Place] = (),
        muted: Collection[Place] = (),
        tips: Mapping[int, str] | None = None,
    ) -> None:
        """Show other cells; the current one stays where the table keeps its size.

        Parameters
        ----------
        headers : sequence of str
        rows : sequence of sequence of str
        words : collection of int
            Columns of words, which stand at the left; numbers stand at the right.
        bold, muted : collection of (row, column)
        tips : mapping of int to str, optional
            What the header of a column explains.
        """
        self._model.show(headers, rows, words, bold, muted, tips or {})
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Make columns as wide as their longest texts; asking the delegate is slow."""
        plain, bold = QFontMetrics(self.font()), QFontMetrics(_bold(self.font()))
        head = QFontMetrics(self.horizontalHeader().font())
        columns = zip(*self._model.rows, strict=True) if self._model.rows else ()
        cells: list[Sequence[str]] = list(columns) or [()] * len(self._model.headers)
        strong = {column for _, column in self._model.bold}
        self._wanted = []
        for j, texts in enumerate(cells):
            metrics = bold if j in strong else plain
            longest = sorted(texts, key=len)[-_MEASURED:]
            wide = max(map(metrics.horizontalAdvance, longest), default=0)
            wide = max(wide, head.horizontalAdvance(self._model.headers[j]))
            self._wanted.append(min(wide + _AIR, _WIDEST))
        self._share_width()

    def _share_width(self) -> None:
        """Give columns what they want; gaps and words give way where it is too much."""
        widths = list(self._wanted)
        spare = _SPARE_AIR * len(widths)
        excess = sum(widths) - self.viewport().width()
        words = [j for j in self._model.words if j < len(widths)]
        for j in sorted(words, key=lambda j: -widths[j]):
            given = min(max(excess - spare, 0), max(widths[j] - self._narrowest, 0))
            widths[j] -= given
            excess -= given
        if 0 < excess <= spare:
            widths = [width - math.ceil(excess / len(widths)) for width in widths]
        for j, width in enumerate(widths):
            self.setColumnWidth(j, width)

    @property
    def wanted_width(self) -> int:
        """The width at which no text is cut and nothing is scrolled."""
        return sum(self._wanted) + 2 * self.frameWidth()

    @property
    def wanted_height(self) -> int:
        """The height at which nothing is scrolled, with a bar to scroll sideways."""
        rows = self.verticalHeader().length() + self.horizontalHeader().height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return rows + bar + 2 * self.frameWidth()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_width()

    def texts(self) -> list[list[str]]:
        """Return the texts of all cells."""
        return [list(row) for row in self._model.rows]

    @property
    def current(self) -> Place:
        """Row and column of the current cell, -1 for none."""
        here = self.currentIndex()
        return here.row(), here.column()

    def choose(self, row: int, column: int) -> None:
        """Make a cell the current one."""
        self.setCurrentIndex(self._model.index(row, column))

    def is_bold(self, row: int, column: int) -> bool:
        """Whether a cell stands out."""
        return (row, column) in self._model.bold

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(current.row(), current.column())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._paint()
            self._fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._selected())
            event.accept()
            return
        super().keyPressEvent(event)

    def _selected(self) -> str:
        model = self._model
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        lines = ["\t".join(guarded_row(model.headers))]
        lines += [
            "\t".join(guarded_row(model.rows[i]))
            for i in chosen or range(len(model.rows))
        ]
        return "\n".join(lines) + "\n"

    def _paint(self) -> None:
        self._model.muted_brush = QBrush(QColor(self._theme.colours.muted))
        self._model.bold_font = _bold(self.font())
        height = max(_ROW_HEIGHT, self.fontMetrics().height() + 8)
        self.verticalHeader().setDefaultSectionSize(height)
        self.viewport().update()


def _bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong
