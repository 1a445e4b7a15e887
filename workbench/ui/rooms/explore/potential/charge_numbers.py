"""Numbers beside spots, painted in one step, as large on every scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from workbench.api.data import FloatArray

# where the ground of a number is painted around it, so that it is read on any tint
_AROUND = tuple(QPointF(x, y) for x in (-1.0, 1.0) for y in (-1.0, 1.0))
_HERE = (QPointF(),)


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
        places = [
            transform.map(QPointF(x, y)) + QPointF(away, -away)
            for (x, y), away in zip(
                self._places.tolist(), self._away.tolist(), strict=True
            )
        ]
        painter.save()
        painter.resetTransform()
        painter.setFont(self._font)
        # a stroked outline of hundreds of numbers would be felt in every frame
        for ink, shifts in ((self._ground, _AROUND), (self._ink, _HERE)):
            painter.setPen(ink)
            for shift in shifts:
                for at, text in zip(places, self.texts, strict=True):
                    painter.drawText(at + shift, text)
        painter.restore()
