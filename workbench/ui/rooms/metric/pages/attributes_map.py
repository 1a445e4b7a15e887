"""The heat map of M: a cell for each two attributes, named where there is room."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.numbers import locale
from workbench.ui.services.theme import Theme, rgb

#: Beside more cells than these there is no place for names, or for numbers.
NAMED_CELLS, WRITTEN_CELLS = 24, 8
#: A larger map is cut: no screen has that many pixels for it.
MOST_CELLS = 400
#: A map this high has place for the names of its columns, written upwards.
TALL = 200
#: Letters of a name, and beside a narrower map.
LETTERS, FEW_LETTERS, NARROW = 12, 8, 260


class CellNumbers(pg.GraphicsObject):
    """Numbers in the middle of their cells, all in one item.

    64 items of text take ten times as long to make, and each is asked where it is
    whenever the map moves.

    Parameters
    ----------
    d : int
        Cells along a side.
    """

    def __init__(self, d: int) -> None:
        super().__init__()
        self._box = QRectF(0, 0, d, d)
        #: Where, what, and in which colour.
        self.texts: list[tuple[QPointF, str, QColor]] = []

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, *args: object) -> None:
        # letters keep their size and direction on every scale
        to_scene = self.sceneTransform()
        from_scene, _ = to_scene.inverted()
        painter.setTransform(from_scene, True)
        painter.setFont(self.scene().font())
        letters = painter.fontMetrics()
        down = (letters.ascent() - letters.descent()) / 2
        for place, words, colour in self.texts:
            middle = to_scene.map(place)
            left = middle.x() - letters.horizontalAdvance(words) / 2
            painter.setPen(colour)
            painter.drawText(QPointF(left, middle.y() + down), words)


class HeatMap(Plot):
    """Shows a matrix with entries from -1 to 1, first row at the top."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, equal_aspect=True, parent=parent)
        self._cells: FloatArray = np.empty((0, 0))
        self._names: list[str] = []
        self._columns: list[pg.TextItem] = []
        self._size = (0.0, 0.0)
        item = self.getPlotItem()
        item.hideAxis("bottom")
        item.setMouseEnabled(x=False, y=False)
        item.getViewBox().sigResized.connect(self._on_view_box_resized)

    def show_matrix(self, cells: FloatArray, names: list[str]) -> None:
        """Draw another matrix, shape (d, d); an empty one for none."""
        item = self.getPlotItem()
        item.clear()
        self._columns = []
        self._cells = cells[:MOST_CELLS, :MOST_CELLS]
        d = len(self._cells)
        self._names = names if d <= NAMED_CELLS else []
        if d == 0:
            item.getAxis("left").setTicks([[]])
            return
        image = pg.ImageItem(axisOrder="row-major")
        image.setImage(self._painted(self._cells[::-1]), autoLevels=False)
        image.setRect(QRectF(0, 0, d, d))
        item.addItem(image)
        if d <= WRITTEN_CELLS:
            self._write_numbers()
        self._name_lines()

    def _write_numbers(self) -> None:
        c, d = self.theme.colours, len(self._cells)
        numbers = CellNumbers(d)
        for (i, j), value in np.ndenumerate(self._cells):
            colour = c.plot if abs(value) > 0.6 else c.text
            words = locale().toString(float(value), "f", 2)
            numbers.texts.append((QPointF(j + 0.5, d - i - 0.5), words, QColor(colour)))
        self.addItem(numbers)

    def _name_lines(self) -> None:
        """Name as many rows as stand clear of each other; columns of a high map too."""
        item, d = self.getPlotItem(), len(self._cells)
        for text in self._columns:
            self.removeItem(text)
        self._columns = []
        most = FEW_LETTERS if self.width() < NARROW else LETTERS
        names = [elided(name, most) for name in self._names]
        letters = self.fontMetrics()
        longest = max((letters.horizontalAdvance(name) for name in names), default=0)
        # of one width, however many of the names there is place for
        item.getAxis("left").setWidth(longest + 12)
        view = item.getViewBox()
        below = longest + 8.0 if view.height() >= TALL and names else 0.0
        cell = max(min(view.width() / d, (view.height() - below) / d), 0.5)
        step = math.ceil(letters.height() * 0.9 / cell)
        named = list(enumerate(names))[::step]
        item.getAxis("left").setTicks([[(d - j - 0.5, name) for j, name in named]])
        for j, name in named if below else ():
            text = pg.TextItem(
                name, color=self.theme.colours.muted, angle=90, anchor=(1.0, 0.5)
            )
            text.setPos(j + 0.5, 0.0)
            self.addItem(text, ignoreBounds=True)
            self._columns.append(text)
        self.show_range((0, d), (-below / cell, d), padding=0.01)

    def _on_view_box_resized(self) -> None:
        view = self.getPlotItem().getViewBox()
        size = (float(view.width()), float(view.height()))
        if len(self._cells) and size != self._size:
            self._size = size
            self._name_lines()

    def _painted(self, cells: FloatArray) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Return RGBA cells: the ground at 0, one colour for each sign."""
        c = self.theme.colours
        ground, plus, minus = (
            np.array(rgb(name), np.float64) for name in (c.plot, c.accent, c.error)
        )
        end = np.where((cells >= 0)[..., None], plus, minus)
        mixed = ground + (end - ground) * np.minimum(np.abs(cells), 1.0)[..., None]
        alpha = np.full((*cells.shape, 1), 255.0)
        return np.concatenate([mixed, alpha], axis=-1).astype(np.uint8)


def elided(name: str, most: int = 14) -> str:
    """Return at most so many letters of a name: its ends, which tell it from others."""
    if len(name) <= most:
        return name
    tail = most // 2
    return f"{name[: most - 1 - tail]}…{name[-tail:]}"
