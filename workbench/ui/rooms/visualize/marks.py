"""Items drawn over pictures: the selection as dots, and the halo of one row."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.functions import create_qpolygonf, ndarray_from_qpolygonf
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from workbench.api.data import FloatArray

_MOST_RINGS = 2_000
#: Pixels of a dot among more than that: a small square is drawn in a tenth of the time
#: of a round one, and looks like it.
_SMALL = 4.0


class Dots(pg.GraphicsObject):
    """Dots of one colour: a thousand cost what one scatter spot costs to make.

    Parameters
    ----------
    size : float
        Diameter in pixels.
    ring : bool
        Draw rings, as long as there are not very many.

    Notes
    -----
    They are round up to some thousands, then small squares.
    """

    def __init__(self, size: float, ring: bool = False) -> None:
        super().__init__()
        self._size, self._ring = size, ring
        self._pen = QPen()
        self._pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._pen.setCosmetic(True)
        self._pen.setWidthF(size)
        self._points = QPolygonF()
        self._box = QRectF()
        self.count = 0

    def set_colour(self, colour: str) -> None:
        """Draw in another colour."""
        self._pen.setColor(colour)
        self.update()

    def set_points(self, x: FloatArray, y: FloatArray) -> None:
        """Put dots at these places; places with a gap are left out."""
        known = ~(np.isnan(x) | np.isnan(y))
        self.prepareGeometryChange()
        self.count = int(known.sum())
        self._points = create_qpolygonf(self.count)
        if self.count:
            places = ndarray_from_qpolygonf(self._points)
            places[:, 0], places[:, 1] = x[known], y[known]
        self._box = self._points.boundingRect()
        self.update()

    def boundingRect(self) -> QRectF:
        # a dot reaches a few pixels beyond its place
        width, height = (self.pixelWidth() or 0.0), (self.pixelHeight() or 0.0)
        reach = self._size
        margin_x, margin_y = reach * width, reach * height
        return self._box.adjusted(-margin_x, -margin_y, margin_x, margin_y)

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *args: object) -> None:
        if not self.count:
            return
        painter.setRenderHint(
            QPainter.RenderHint.Antialiasing, self.count <= _MOST_RINGS
        )
        # in pixels: dots of a stretched plane would be ellipses
        points = painter.transform().map(self._points)
        painter.save()
        painter.resetTransform()
        if self._ring and self.count <= _MOST_RINGS:
            painter.setPen(QPen(self._pen.color(), 2.0))
            half = self._size / 2
            for point in points.toList():
                painter.drawEllipse(point, half, half)
        elif self.count <= _MOST_RINGS:
            painter.setPen(self._pen)
            painter.drawPoints(points)
        else:
            pen = QPen(self._pen)
            pen.setWidthF(min(self._size, _SMALL))
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            painter.setPen(pen)
            painter.drawPoints(points)
        painter.restore()


class PaperText(QGraphicsSimpleTextItem):
    """Words on a piece of the ground's colour, to be read above any picture."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.paper = QColor()

    def paint(self, painter: QPainter, *args: Any) -> None:
        painter.fillRect(self.boundingRect(), self.paper)
        super().paint(painter, *args)


def halo(size: float) -> pg.ScatterPlotItem:
    """Return the ring around the row under the pointer, without a place yet."""
    item = pg.ScatterPlotItem(pxMode=True, symbol="o", size=size, brush=None)
    item.setZValue(40)
    return item
