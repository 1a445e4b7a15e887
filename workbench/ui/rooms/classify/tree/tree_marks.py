"""Classes as colour and letter: bars of shares, and single marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from workbench.ui.services.theme import Theme


def class_letter(index: int) -> str:
    """Return the letters of a class as under a confusion matrix: a, b, …, z, aa, ab."""
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever stands out on a colour (WCAG 2, luminance)."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(v) for v in (ground.redF(), ground.greenF(), ground.blueF()))
    return QColor(
        "#000000" if 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 else "#ffffff"
    )


class Marks:
    """Paints the classes of one data set."""

    def __init__(self, theme: Theme, classes: tuple[str, ...]) -> None:
        self._theme = theme
        self._index = {name: i for i, name in enumerate(classes)}

    def colour(self, label: str) -> QColor:
        """Return the colour of a class; the accent where there are no classes."""
        if label not in self._index:
            return QColor(self._theme.colours.accent)
        return self._theme.class_colour(self._index[label])

    def tint(self, label: str) -> QColor:
        """Return the ground of a class."""
        return self._theme.tint(self._index.get(label, 0))

    def paint_letter(self, painter: QPainter, label: str, place: QRectF) -> None:
        """Paint a square with the letter of a class."""
        index = self._index.get(label, 0)
        colour = self._theme.class_colour(index)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(place, 3, 3)
        self._letter(painter, index, colour, place)

    def paint_bar(
        self,
        painter: QPainter,
        counts: Sequence[float],
        bar: QRectF,
        *,
        letters: bool = True,
    ) -> None:
        """Paint shares as segments beside each other, a letter in those wide enough."""
        total, x = sum(counts), bar.left()
        if not total > 0:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for i, count in enumerate(counts):
            width = bar.width() * count / total
            if width <= 0.3:
                x += width
                continue
            colour = self._theme.class_colour(i)
            place = QRectF(x, bar.top(), width, bar.height())
            painter.fillRect(place, colour)
            x += width
            if letters and width >= bar.height():
                self._letter(painter, i, colour, place)

    def _letter(
        self, painter: QPainter, index: int, ground: QColor, place: QRectF
    ) -> None:
        font = painter.font()
        small = QFont(font)
        small.setPixelSize(max(6, round(place.height() * 0.85)))
        small.setBold(True)
        text = class_letter(index)
        if QFontMetricsF(small).horizontalAdvance(text) <= place.width():
            painter.setFont(small)
            painter.setPen(ink_on(ground))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setFont(font)
