"""Items drawn over pictures: the selection as dots, and the halo of one row."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from workbench.api.data import FloatArray


class Dots(pg.GraphicsObject):
    """Round dots of one colour: a thousand cost what one scatter spot costs to make."""

    def __init__(self, size: float) -> None:
        super().__init__()
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
        x, y = x[known], y[known]
        self.prepareGeometryChange()
        self.count = len(x)
        self._points = QPolygonF(list(map(QPointF, x.tolist(), y.tolist())))
        self._box = self._points.boundingRect()
        self.update()

    def boundingRect(self) -> QRectF:
        # a dot reaches a few pixels beyond its place
        width, height = (self.pixelWidth() or 0.0), (self.pixelHeight() or 0.0)
        reach = self._pen.widthF()
        margin_x, margin_y = reach * width, reach * height
        return self._box.adjusted(-margin_x, -margin_y, margin_x, margin_y)

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *args: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.count <= 1000)
        painter.setPen(self._pen)
        painter.drawPoints(self._points)


def halo(size: float) -> pg.ScatterPlotItem:
    """Return the ring around the row under the pointer, without a place yet."""
    item = pg.ScatterPlotItem(pxMode=True, symbol="o", size=size, brush=None)
    item.setZValue(40)
    return item
