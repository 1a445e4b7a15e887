"""Tested rows as spots: outline the true class, fill the predicted one, size the doubt."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.theme import Theme

#: Diameters in pixels, from sure and right to sure and wrong.
SMALLEST, LARGEST = 7.0, 19.0
_SIZES = 7
_OUTLINE = 2.0


def spot_sizes(surety: FloatArray) -> FloatArray:
    """Return diameters: the less sure of the true class, the larger; in seven steps."""
    steps = np.rint((1.0 - surety) / 2.0 * (_SIZES - 1)) / (_SIZES - 1)
    return np.asarray(SMALLEST + steps * (LARGEST - SMALLEST))


class Spots(pg.GraphicsObject):
    """Draws spots of many looks fast: each look is painted once and stamped.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._box = QRectF()
        self._groups: list[tuple[int, int, float, QPolygonF]] = []
        self._stamps: dict[tuple[int, int, float, float], QPixmap] = {}
        self._exporting = False
        self.count = 0

    def set_spots(
        self, places: FloatArray, true: IntArray, predicted: IntArray, sizes: FloatArray
    ) -> None:
        """Show spots at places, shape (n, 2); the larger ones are drawn last."""
        self.prepareGeometryChange()
        self._stamps.clear()
        known = ~np.isnan(places).any(axis=1)
        places, sizes = places[known], sizes[known]
        true, predicted = true[known], predicted[known]
        self.count = len(places)
        looks = np.column_stack([sizes, true, predicted])
        kinds, which = np.unique(looks, axis=0, return_inverse=True)
        order = np.argsort(which.ravel(), kind="stable")
        ends = np.cumsum(np.bincount(which.ravel(), minlength=len(kinds)))
        self._groups = []
        for look, part in zip(kinds, np.split(order, ends[:-1]), strict=True):
            x, y = places[part].T.tolist()
            points = QPolygonF(list(map(QPointF, x, y)))
            self._groups.append((int(look[1]), int(look[2]), float(look[0]), points))
        self._box = QRectF()
        if len(places):
            low, high = places.min(axis=0), places.max(axis=0)
            self._box = QRectF(QPointF(*low.tolist()), QPointF(*high.tolist()))
        self.update()

    def forget_colours(self) -> None:
        """Paint the looks anew, in the colours of another theme."""
        self._stamps.clear()
        self.update()

    def setExportMode(self, export: bool, opts: dict[str, Any] | None = None) -> None:
        """Draw outlines instead of stamps, for files."""
        self._exporting = export
        self.update()

    def boundingRect(self) -> QRectF:
        across = LARGEST * (self.pixelWidth() or 0.0)
        upwards = LARGEST * (self.pixelHeight() or 0.0)
        return self._box.adjusted(-across, -upwards, across, upwards)

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(
        self, painter: QPainter, option: object, widget: QWidget | None = None
    ) -> None:
        transform = painter.transform()
        painter.save()
        painter.resetTransform()
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        for true, predicted, size, points in self._groups:
            mapped = transform.map(points).toList()
            if self._exporting:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                for point in mapped:
                    painter.save()
                    painter.translate(point)
                    self._paint_spot(painter, true, predicted, size)
                    painter.restore()
                continue
            stamp = self._stamp(true, predicted, size, ratio)
            half = stamp.width() / (2 * ratio)
            shift = QPointF(half, half)
            for point in mapped:
                painter.drawPixmap(point - shift, stamp)
        painter.restore()

    def _stamp(self, true: int, predicted: int, size: float, ratio: float) -> QPixmap:
        key = (true, predicted, size, ratio)
        if key not in self._stamps:
            wide = round((size + 2 * _OUTLINE) * ratio)
            stamp = QPixmap(wide, wide)
            stamp.setDevicePixelRatio(ratio)
            stamp.fill(Qt.GlobalColor.transparent)
            painter = QPainter(stamp)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(wide / (2 * ratio), wide / (2 * ratio))
            self._paint_spot(painter, true, predicted, size)
            painter.end()
            self._stamps[key] = stamp
        return self._stamps[key]

    def _paint_spot(
        self, painter: QPainter, true: int, predicted: int, size: float
    ) -> None:
        """Paint one spot about the origin: marker and outline of the true class."""
        path = Symbols[self._theme.class_marker(true)]
        fill = self._theme.class_colour(predicted)
        fill.setAlphaF(0.85 if true != predicted else 0.6)
        painter.scale(size, size)
        pen = QPen(QColor(self._theme.class_colour(true)), _OUTLINE / size)
        painter.setPen(pen)
        painter.setBrush(QBrush(fill))
        painter.drawPath(path)
