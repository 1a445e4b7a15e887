"""A table of numbers to be read and copied, as the result pages have them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from workbench.core.results.spreadsheet_formulas import guarded_row
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import INTERACTIVE, Table
from workbench.ui.widgets.table_model import (
    LEFT,
    RIGHT,
    Column,
    Index,
    Role,
    TableModel,
)

Place = tuple[int, int]

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


class NumberTable(Table):
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
        self._model = TableModel[int]()
        super().__init__(name, self._model, parent)
        self._model.setParent(self)
        self._narrowest = narrowest
        self._wanted: list[int] = []  # width of each column
        self._headers: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._bold: frozenset[Place] = frozenset()
        self._muted: frozenset[Place] = frozenset()
        self._words: frozenset[int] = frozenset()
        self._theme = theme
        self.setHorizontalScrollMode(Table.ScrollMode.ScrollPerPixel)
        self.size_columns(INTERACTIVE)
        self._sizes = theme.follow(self, self._fit)
        self._fit_rows()

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
        same = (len(headers), len(rows)) == (len(self._headers), len(self._rows))
        self._headers, self._rows = tuple(headers), tuple(map(tuple, rows))
        self._bold, self._muted = frozenset(bold), frozenset(muted)
        self._words = frozenset(words)
        columns = [
            self._column(j, title, (tips or {}).get(j, ""))
            for j, title in enumerate(headers)
        ]
        (self._model.show if same else self._model.reset)(range(len(rows)), columns)
        self._fit_columns()

    def _column(self, j: int, title: str, tip: str) -> Column[int]:
        side = LEFT if j in self._words else RIGHT

        def text(i: int) -> str:
            return self._rows[i][j]

        return Column(
            title,
            text,
            side,
            side,
            tip=text if j in self._words else None,  # it may be cut
            about=tip,
            bold=lambda i: (i, j) in self._bold,
            roles={Role.ForegroundRole: lambda i: self._ink(i, j)},
        )

    def _ink(self, i: int, j: int) -> QColor | None:
        muted = (i, j) in self._muted
        return QColor(self._theme.colours.muted) if muted else None

    def _fit_columns(self) -> None:
        """Make columns as wide as their longest texts; asking the delegate is slow."""
        plain, bold = QFontMetrics(self.font()), QFontMetrics(_bold(self.font()))
        head = QFontMetrics(self.horizontalHeader().font())
        columns = zip(*self._rows, strict=True) if self._rows else ()
        cells: list[Sequence[str]] = list(columns) or [()] * len(self._headers)
        strong = {column for _, column in self._bold}
        self._wanted = []
        for j, texts in enumerate(cells):
            metrics = bold if j in strong else plain
            longest = sorted(texts, key=len)[-_MEASURED:]
            wide = max(map(metrics.horizontalAdvance, longest), default=0)
            wide = max(wide, head.horizontalAdvance(self._headers[j]))
            self._wanted.append(min(wide + _AIR, _WIDEST))
        self._share_width()

    def _share_width(self) -> None:
        """Give columns what they want; gaps and words give way where it is too much."""
        widths = list(self._wanted)
        spare = _SPARE_AIR * len(widths)
        excess = sum(widths) - self.viewport().width()
        words = [j for j in self._words if j < len(widths)]
        for j in sorted(words, key=lambda j: -widths[j]):
            given = min(max(excess - spare, 0), max(widths[j] - self._narrowest, 0))
            widths[j] -= given
            excess -= given
        if 0 < excess <= spare:
            less, rest = divmod(excess, len(widths))
            widths = [w - less - (j < rest) for j, w in enumerate(widths)]
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

    @property
    def current(self) -> Place:
        """Row and column of the current cell, -1 for none."""
        here = self.currentIndex()
        return here.row(), here.column()

    def is_bold(self, row: int, column: int) -> bool:
        """Whether a cell stands out."""
        return (row, column) in self._bold

    def currentChanged(
        self,
        current: Index,
        previous: Index,
    ) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(current.row(), current.column())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_sizes"):
            self._sizes.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._selected())
            event.accept()
            return
        super().keyPressEvent(event)

    def _selected(self) -> str:
        chosen = self.selected_rows or range(len(self._rows))
        lines = [self._headers, *(self._rows[i] for i in chosen)]
        return "".join("\t".join(guarded_row(line)) + "\n" for line in lines)

    def _fit(self) -> None:
        self._fit_rows()
        self._fit_columns()

    def _fit_rows(self) -> None:
        height = max(_ROW_HEIGHT, self.fontMetrics().height() + 8)
        self.verticalHeader().setDefaultSectionSize(height)
        self.viewport().update()


def _bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong
