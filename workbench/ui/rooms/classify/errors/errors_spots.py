"""Tested rows as spots: outline the true class, fill the predicted one, size the doubt."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from pyqtgraph.Qt.internals import PrimitiveArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.services.theme import CLASS_COLOURS, CLASS_MARKERS, Theme

#: Diameters in pixels, from sure and right to sure and wrong.
SMALLEST, LARGEST = 7.0, 19.0
_STEPS = 5
_OUTLINE = 2.0
#: Where more rows than this are drawn, spots are smaller.
_MANY, _SMALLER = 400, 0.7
_CELL = math.ceil(LARGEST + 2 * _OUTLINE) + 1

#: Outline class, fill class, diameter.
Look = tuple[int, int, float]


def spot_sizes(surety: FloatArray) -> FloatArray:
    """Return diameters: the less sure of the true class, the larger; in few steps."""
    last = _STEPS - 1
    steps = np.rint((1.0 - surety) / 2.0 * last) / last
    return np.asarray(SMALLEST + steps * (LARGEST - SMALLEST))


class Spots(pg.GraphicsObject):
    """Draws spots of many looks fast: each look is painted once, and stamped.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._places: FloatArray = np.empty((0, 2))
        self._which: IntArray = np.empty(0, np.int64)
        self._looks: list[Look] = []
        self._stamps: tuple[float, QPixmap] | None = None
        self._fragments = PrimitiveArray(QPainter.PixmapFragment, 10)
        self._box = QRectF()
        self._exporting = False

    @property
    def count(self) -> int:
        """How many spots are drawn."""
        return len(self._places)

    def set_spots(
        self, places: FloatArray, true: IntArray, predicted: IntArray, sizes: FloatArray
    ) -> None:
        """Show spots at places, shape (n, 2); the larger ones lie above."""
        known = np.flatnonzero(~np.isnan(places).any(axis=1))
        known = known[np.argsort(sizes[known], kind="stable")]
        self._places, sizes = places[known], sizes[known]
        if self.count > _MANY:
            sizes = sizes * _SMALLER
        # there are no more looks than pairs of colours and markers
        outline = true[known] % (len(CLASS_COLOURS) * len(CLASS_MARKERS))
        fill = predicted[known] % len(CLASS_COLOURS)
        diameters, steps = np.unique(sizes, return_inverse=True)
        keys = (outline * len(CLASS_COLOURS) + fill) * _STEPS + steps.ravel()
        kinds, self._which = np.unique(keys, return_inverse=True)
        rest, step = np.divmod(kinds, _STEPS)
        pairs = np.column_stack(np.divmod(rest, len(CLASS_COLOURS))).tolist()
        self._looks = [
            (a, b, float(diameters[s])) for (a, b), s in zip(pairs, step, strict=True)
        ]
        self._stamps = None
        self.prepareGeometryChange()
        self._box = QRectF()
        if self.count:
            low, high = self._places.min(axis=0), self._places.max(axis=0)
            self._box = QRectF(QPointF(*low.tolist()), QPointF(*high.tolist()))
        self.update()

    def forget_colours(self) -> None:
        """Paint the looks anew, in the colours of another theme."""
        self._stamps = None
        self.update()

    def setExportMode(self, export: bool, opts: dict[str, Any] | None = None) -> None:
        """Draw outlines instead of stamps, for files."""
        self._exporting = export
        self.update()

    # -- painting -----------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        across = LARGEST * (self.pixelWidth() or 0.0)
        upwards = LARGEST * (self.pixelHeight() or 0.0)
        return self._box.adjusted(-across, -upwards, across, upwards)

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(
        self, painter: QPainter, option: object, widget: QWidget | None = None
    ) -> None:
        if not self.count:
            return
        transform = painter.transform()
        scale = (transform.m11(), transform.m22())
        pixels = self._places * scale + (transform.dx(), transform.dy())
        painter.save()
        painter.resetTransform()
        if self._exporting or widget is None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for (x, y), look in zip(pixels.tolist(), self._which.tolist(), strict=True):
                self._paint_spot(painter, self._looks[look], QPointF(x, y))
        else:
            self._stamp(painter, pixels, widget.devicePixelRatioF())
        painter.restore()

    def _stamp(self, painter: QPainter, pixels: FloatArray, ratio: float) -> None:
        if self._stamps is None or self._stamps[0] != ratio:
            self._stamps = (ratio, self._paint_stamps(ratio))
        cell = _CELL * ratio
        row, column = np.divmod(self._which, self._columns)
        self._fragments.resize(self.count)
        table = self._fragments.ndarray()
        table[:, :2] = pixels
        table[:, 2], table[:, 3] = column * cell, row * cell
        table[:, 4:6] = cell
        table[:, 6:10] = [1 / ratio, 1 / ratio, 0.0, 1.0]
        # an array instead of one fragment: that the binding takes it is not in its stubs
        painter.drawPixmapFragments(*self._fragments.drawargs(), self._stamps[1])  # type: ignore[call-arg]

    @property
    def _columns(self) -> int:
        return max(1, math.isqrt(len(self._looks)))

    def _paint_stamps(self, ratio: float) -> QPixmap:
        """Paint every look into a cell of one picture."""
        columns = self._columns
        rows = -(-len(self._looks) // columns)
        stamps = QPixmap(
            math.ceil(columns * _CELL * ratio), math.ceil(rows * _CELL * ratio)
        )
        stamps.fill(Qt.GlobalColor.transparent)
        painter = QPainter(stamps)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        for i, look in enumerate(self._looks):
            row, column = divmod(i, columns)
            middle = QPointF((column + 0.5) * _CELL, (row + 0.5) * _CELL)
            self._paint_spot(painter, look, middle)
        painter.end()
        return stamps

    def _paint_spot(self, painter: QPainter, look: Look, at: QPointF) -> None:
        """Paint one spot: marker and outline of the true class, fill of the other."""
        true, predicted, size = look
        colour = self._theme.class_colour(true)
        fill = self._theme.class_colour(predicted)
        fill.setAlphaF(0.6 if fill == colour else 0.85)
        painter.save()
        painter.translate(at)
        painter.scale(size, size)
        painter.setPen(QPen(colour, _OUTLINE / size))
        painter.setBrush(fill)
        painter.drawPath(Symbols[self._theme.class_marker(true)])
        painter.restore()
