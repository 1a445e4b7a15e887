"""A table of numbers to be read and copied, as the result pages have them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.ui.theme import Theme

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROW_HEIGHT = 24
#: Pixels between columns.
_AIR = 12
#: Rows that are looked at for the width of a column.
_MEASURED = 60
Place = tuple[int, int]


class NumberTable(QTableWidget):
    """Texts and numbers in rows; Ctrl+C copies the selected cells.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._muted: frozenset[Place] = frozenset()
        self._headers: list[str] = []
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(self.Shape.NoFrame)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setResizeContentsPrecision(_MEASURED)
        header.setHighlightSections(False)
        theme.changed.connect(self._paint)

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
        """Show other cells.

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
        self.setUpdatesEnabled(False)
        self.setColumnCount(len(headers))
        self.setRowCount(len(rows))
        self._headers = list(headers)
        for column, text in enumerate(headers):
            head = QTableWidgetItem(text)
            head.setTextAlignment(_LEFT if column in words else _RIGHT)
            head.setToolTip((tips or {}).get(column, ""))
            self.setHorizontalHeaderItem(column, head)
        self._fill(rows, words, bold)
        # once for all, not with every cell
        self.resizeColumnsToContents()
        self.setUpdatesEnabled(True)
        self._muted = frozenset(muted)
        self._paint()

    def _fill(
        self,
        rows: Sequence[Sequence[str]],
        words: Collection[int],
        bold: Collection[Place],
    ) -> None:
        strong = QFont(self.font())
        strong.setBold(True)
        for i, row in enumerate(rows):
            for j, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_LEFT if j in words else _RIGHT)
                if (i, j) in bold:
                    item.setFont(strong)
                self.setItem(i, j, item)

    def texts(self) -> list[list[str]]:
        """Return the texts of all cells."""
        return [
            [
                item.text() if (item := self.item(i, j)) else ""
                for j in range(self.columnCount())
            ]
            for i in range(self.rowCount())
        ]

    def sizeHintForColumn(self, column: int) -> int:
        return super().sizeHintForColumn(column) + _AIR

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._selected())
            event.accept()
            return
        super().keyPressEvent(event)

    def _selected(self) -> str:
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        cells = self.texts()
        lines = ["\t".join(self._headers)]
        lines += ["\t".join(cells[i]) for i in chosen or range(self.rowCount())]
        return "\n".join(lines) + "\n"

    def _paint(self) -> None:
        brush = QBrush(QColor(self._theme.colours.muted))
        for i, j in self._muted:
            item = self.item(i, j)
            if item is not None:
                item.setForeground(brush)
