"""The unit ball of a metric as a small sign: every metric looks like itself."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from workbench.numerics.neighbours.distance import Distance
from workbench.ui.drawing.unit_ball import metric_outline, minkowski_outline

FloatArray = npt.NDArray[np.float64]

#: A thinner ellipse could not be told from a line at the size of an icon.
THINNEST = 1 / 9
#: Half the angle of the cone of directions that the cosine sign shows, in degrees.
CONE = 25.0


def sign_outline(
    distance: Distance, p: float = 2.0, matrix: FloatArray | None = None
) -> FloatArray:
    """Return the outline of a metric's sign, shape (n, 2), largest extent 1.

    Parameters
    ----------
    distance : Distance
    p : float
        Of a distance whose exponent is a parameter.
    matrix : ndarray, shape (2, 2), optional
        M of a distance whose ball is an ellipse; without it a circle is drawn.
    """
    if distance.ball == "cone":
        return _cones()
    if distance.ball == "ellipse" and matrix is not None:
        values, vectors = np.linalg.eigh((matrix + matrix.T) / 2)
        if values[-1] > 0:
            # at most so thin, also where M is singular
            values = np.maximum(values, values[-1] * THINNEST**2)
            return _unit(metric_outline((vectors * values) @ vectors.T))
    return _unit(minkowski_outline(distance.exponent_for(p)))


def _unit(outline: FloatArray) -> FloatArray:
    return np.asarray(outline / np.abs(outline).max(), dtype=np.float64)


def _cones() -> FloatArray:
    half = np.deg2rad(CONE)
    around = np.linspace(-half, half, 12) + np.pi / 4
    one = np.vstack([[0, 0], np.column_stack([np.cos(around), np.sin(around)])])
    return _unit(np.vstack([one, -one, [[0, 0]]]))


def draw_sign(outline: FloatArray, colour: str, size: int, ratio: float) -> QIcon:
    """Draw an outline as an icon of `size` points, lightly filled."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    centre, scale = size / 2, size / 2 - 2
    points = [QPointF(centre + scale * x, centre - scale * y) for x, y in outline]
    fill = QColor(colour)
    fill.setAlphaF(0.25)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.6))
    painter.setBrush(fill)
    painter.drawPolygon(QPolygonF(points))
    painter.end()
    return QIcon(pixmap)
