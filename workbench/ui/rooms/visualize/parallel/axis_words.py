"""The words of parallel coordinates: a name above each axis, values at its ends."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from workbench.api.data import Attribute, date_text
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Colours

#: The heights of names, of the upper and of the lower values; axes go from 0 to 1.
NAMES, HIGH, LOW = 1.14, 1.06, -0.012
_SECOND = 1.105  # of names by turns, where axes stand close
_NARROW = 90  # pixels for a name, below which names take two lines


class AxisWords:
    """Three texts for each axis, kept inside the view.

    Parameters
    ----------
    box : ViewBox
    """

    def __init__(self, box: pg.ViewBox) -> None:
        self._box = box
        self._texts: list[QGraphicsSimpleTextItem] = []

    def place(
        self,
        words: Sequence[tuple[str, str, str]],
        current: int,
        font: QFont,
        colours: Colours,
    ) -> None:
        """Write name, upper and lower value of each axis; the current one stands out."""
        while len(self._texts) < 3 * len(words):
            self._texts.append(QGraphicsSimpleTextItem(self._box))
        for text in self._texts[3 * len(words) :]:
            text.hide()
        bold = QFont(font)
        bold.setBold(True)
        room = self._box.width() / max(len(words), 1) - 6
        stagger = room < _NARROW
        for k, (name, high, low) in enumerate(words):
            title, upper, lower = self._texts[3 * k : 3 * k + 3]
            title.setFont(bold)
            title.setBrush(QColor(colours.accent if k == current else colours.text))
            height = _SECOND if stagger and k % 2 else NAMES
            self._put(title, name, k, height, room * 2 if stagger else room)
            for text, line, y in ((upper, high, HIGH), (lower, low, LOW)):
                text.setFont(font)
                text.setBrush(QColor(colours.muted))
                self._put(text, line, k, y, room)

    def _put(
        self, text: QGraphicsSimpleTextItem, line: str, x: int, y: float, room: float
    ) -> None:
        _elide(text, line, room)
        at = self._box.mapFromView(QPointF(x, y))
        width = text.boundingRect().width()
        most = max(self._box.width() - width - 2, 2)
        text.setPos(min(max(at.x() - width / 2, 2), most), at.y() + 2)
        text.show()


def value_text(attribute: Attribute, value: float) -> str:
    """Write a value of an attribute as people read it: label, date or number."""
    if attribute.values:
        place = min(max(round(value), 0), len(attribute.values) - 1)
        return attribute.values[place]
    return date_text(value) if attribute.kind == "date" else number(value, 4)


def _elide(text: QGraphicsSimpleTextItem, line: str, room: float) -> None:
    """Write the line, cut in its middle until it fits into so many pixels."""
    text.setText(line)
    keep = len(line)
    while keep > 4 and text.boundingRect().width() > room:
        keep -= 1
        text.setText(line[: keep - keep // 2] + "…" + line[len(line) - keep // 2 :])
