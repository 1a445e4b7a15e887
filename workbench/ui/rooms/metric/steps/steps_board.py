"""Matrices side by side as an equation: numbers where they fit, else shades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from workbench.api import FloatArray
from workbench.ui.services.numbers import number, plain
from workbench.ui.services.theme import Theme

#: Larger matrices are shades only.
MOST_NUMBERS = 5
GAP = 12


class Term(NamedTuple):
    """A matrix with its name above, and the sign in front of it.

    Attributes
    ----------
    sign : str
        Empty in front of the first.
    name : str
    matrix : ndarray, shape (r, c)
    """

    sign: str
    name: str
    matrix: FloatArray


class MatrixBoard(QWidget):
    """Paints a row of `Term`; each cell tells its number as a tool tip."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._terms: tuple[Term, ...] = ()
        self._names: tuple[str, ...] = ()
        theme.changed.connect(self.update)

    def show_terms(self, terms: Sequence[Term], names: Sequence[str]) -> None:
        """Show an equation between matrices whose rows are these attributes."""
        self._terms, self._names = tuple(terms), tuple(names)
        self.setAccessibleDescription("; ".join(_in_words(term) for term in terms))
        self.update()

    def probe(self) -> list[dict[str, Any]]:
        """Return name and entries of every matrix shown."""
        return [{"name": t.name, "matrix": t.matrix.tolist()} for t in self._terms]

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 80)

    # -- geometry -----------------------------------------------------------------

    def squares(self) -> list[QRectF]:
        """Return where each matrix stands: in a row, or one below the other."""
        if not self._terms:
            return []
        count, line = len(self._terms), self.fontMetrics().height()
        # without signs between them they may stand in a column
        stacked = self.height() > self.width() and not any(t.sign for t in self._terms)
        across, down = (1, count) if stacked else (count, 1)
        each = QSizeF(
            (self.width() - 2 * GAP - (across - 1) * 3 * GAP) / across,
            self.height() / down - line - 2 * GAP,
        )
        width = min(each.width(), self._widest(each.height()))
        tall = min(each.height(), width)
        left = (self.width() - width * across - (across - 1) * 3 * GAP) / 2
        top = line + GAP / 2 + (each.height() - tall) / 2
        aside, below = width + 3 * GAP, self.height() / down
        return [
            QRectF(
                left + (k % across) * aside, top + (k // across) * below, width, tall
            )
            for k in range(count)
        ]

    def _widest(self, height: float) -> float:
        """Return how wide a matrix may be: its cells are at most flat rectangles."""
        cells = max(t.matrix.shape[1] for t in self._terms)
        digits = self.fontMetrics().horizontalAdvance("-0.000e+00") + 12
        return max(height, digits * cells) if cells <= MOST_NUMBERS else height

    # -- looks --------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        line = self.fontMetrics().height()
        for term, square in zip(self._terms, self.squares(), strict=True):
            painter.setPen(QColor(self._theme.colours.text))
            above = QRectF(square.left() - GAP, square.top() - line - 4, 0, line)
            above.setWidth(square.width() + 2 * GAP)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, term.name)
            sign = QRectF(
                square.left() - 3 * GAP, square.top(), 3 * GAP, square.height()
            )
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, term.sign)
            self._paint_matrix(painter, term.matrix, square)
        painter.end()

    def _paint_matrix(
        self, painter: QPainter, matrix: FloatArray, square: QRectF
    ) -> None:
        c = self._theme.colours
        largest = float(np.abs(matrix).max(initial=0.0)) or 1.0
        told = self._choose_font(painter, matrix, square)
        for (i, j), value in np.ndenumerate(matrix):
            cell = _cell(square, matrix.shape, i, j)
            shade = QColor(c.accent if value >= 0 else c.error)
            shade.setAlphaF(0.05 + 0.6 * float(np.sqrt(abs(value) / largest)))
            painter.fillRect(cell, shade)
            if told:
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, entry(value))
        painter.setFont(self.font())
        painter.setPen(QColor(c.line))
        painter.drawRect(square)

    def _choose_font(
        self, painter: QPainter, matrix: FloatArray, square: QRectF
    ) -> bool:
        """Take the largest letters in which every number fits; False if none does."""
        if max(matrix.shape) > MOST_NUMBERS:
            return False
        cell = _cell(square, matrix.shape, 0, 0)
        for share in (1.0, 0.9, 0.8, 0.7):
            font = self.font()
            font.setPointSizeF(share * font.pointSizeF())
            metrics = QFontMetricsF(font)
            widest = max(metrics.horizontalAdvance(entry(v)) for v in matrix.flat)
            if widest + 4 <= cell.width() and metrics.height() <= cell.height():
                painter.setFont(font)
                return True
        return False

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(event.pos()), self)
            return True
        return super().event(event)

    def told_at(self, place: Any) -> str:
        """Return name and number of the cell at a point of the widget."""
        for term, square in zip(self._terms, self.squares(), strict=True):
            rows, columns = term.matrix.shape
            i = int((place.y() - square.top()) / square.height() * rows)
            j = int((place.x() - square.left()) / square.width() * columns)
            if square.contains(place.x(), place.y()) and i < rows and j < columns:
                value = number(float(term.matrix[i, j]), 6)
                if rows == columns == len(self._names):
                    return f"{term.name} [{self._names[i]}, {self._names[j]}] = {value}"
                return f"{term.name} [{i + 1}, {j + 1}] = {value}"
        return ""


def entry(value: float) -> str:
    """Write an entry of a matrix with four digits: 19788, 5575, -0.0123, 1.2e-07."""
    size = abs(float(value))
    if 0 < size < 1e-3 or size >= 1e6:
        return number(float(value), 2)
    return ("−" if value < 0 else "") + plain(size)


def _cell(square: QRectF, shape: tuple[int, ...], i: int, j: int) -> QRectF:
    high, wide = square.height() / shape[0], square.width() / shape[1]
    return QRectF(square.left() + j * wide, square.top() + i * high, wide, high)


def _in_words(term: Term) -> str:
    if max(term.matrix.shape) > MOST_NUMBERS:
        return term.name
    rows = ["  ".join(entry(float(v)) for v in row) for row in term.matrix]
    return f"{term.name} = {'; '.join(rows)}"
