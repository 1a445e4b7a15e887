"""Numbers beside spots, painted in one step, as large on every scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from workbench.api.data import FloatArray

_HALO = 3.0  # pixels of the ground around a number, so that it is read on any tint


class ChargeNumbers(pg.GraphicsObject):
    """Texts at the upper right of places in the data."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: Sequence[str] = ()
        self._places: FloatArray = np.empty((0, 2))
        self._away: FloatArray = np.empty(0)
        self._ink, self._ground = QColor(), QColor()
        self._font = QFont()

    def show_texts(
        self, places: FloatArray, texts: Sequence[str], away: FloatArray
    ) -> None:
        """Write texts, at places of shape (n, 2), so many pixels away from each."""
        self.prepareGeometryChange()
        self._places, self.texts, self._away = places, texts, away
        self.update()

    def wear(self, ink: str, ground: str, font: QFont) -> None:
        """Take the colours of the theme and the font of the plot."""
        self._ink, self._ground, self._font = QColor(ink), QColor(ground), font
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect()) if len(self.texts) else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(self, painter: QPainter, *_: Any) -> None:
        transform = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        for (x, y), text, away in zip(
            self._places.tolist(), self.texts, self._away.tolist(), strict=True
        ):
            at = transform.map(QPointF(x, y))
            path.addText(at + QPointF(away, -away), self._font, text)
        halo = QPen(self._ground, _HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, halo)
        painter.fillPath(path, self._ink)
        painter.restore()
