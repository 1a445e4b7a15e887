"""Items of a `SurfaceView`: meshes, lines and spots, in pieces sorted by depth."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from workbench.api import FloatArray

Table = npt.NDArray[np.uint8]
#: How near each piece is, shape (m,), and what paints one of them.
Pieces = tuple[FloatArray, Callable[[QPainter, int], None]]
#: Tips of the star, and the radius between them as a share of the outer one.
_TIPS, _WAIST = 5, 0.45


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """Quads of one surface.

    Attributes
    ----------
    quads : ndarray, shape (m, 4, 3)
    fill, edge : ndarray of uint8, shape (m, 4)
        RGBA of each quad and of its outline.
    """

    quads: FloatArray
    fill: Table
    edge: Table
    _inks: list[tuple[QPen, QBrush]] = field(init=False)

    def __post_init__(self) -> None:
        both = np.hstack([self.fill, self.edge])
        kinds, index = np.unique(both, axis=0, return_inverse=True)
        inks = [_ink(kind[:4], kind[4:]) for kind in kinds.tolist()]
        object.__setattr__(self, "_inks", [inks[i] for i in index.ravel().tolist()])

    @property
    def points(self) -> FloatArray:
        """All corners, shape (m, 4, 3)."""
        return self.quads

    def pieces(self, seen: FloatArray) -> Pieces:
        """Return the quads as they are seen."""
        # flat: thousands of small lists would wake the garbage collector each frame
        corners = seen[..., :2].reshape(-1, 8).tolist()

        def draw(painter: QPainter, place: int) -> None:
            pen, brush = self._inks[place]
            painter.setPen(pen)
            painter.setBrush(brush)
            a, b, c, d, e, f, g, h = corners[place]
            painter.drawConvexPolygon(
                [QPointF(a, b), QPointF(c, d), QPointF(e, f), QPointF(g, h)]
            )

        return seen[..., 2].sum(axis=1) / 4, draw


def _ink(fill: list[int], edge: list[int]) -> tuple[QPen, QBrush]:
    # the thinnest line closes the seams between quads
    return QPen(QColor(*edge), 0.6), QBrush(QColor(*fill))


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A polyline, shape (n, 3); of a dashed one every other piece is drawn."""

    points: FloatArray
    colour: str
    width: float = 1.5
    dashed: bool = False

    @staticmethod
    def between(
        a: FloatArray, b: FloatArray, colour: str, width: float = 1.5,
        dashed: bool = False, n: int = 21,
    ) -> Line:  # fmt: skip
        """Return a straight line in pieces, so that it can pass through a surface."""
        share = np.linspace(0.0, 1.0, n + 1)[:, None]
        return Line(a + share * (b - a), colour, width, dashed)

    def pieces(self, seen: FloatArray) -> Pieces:
        """Return the segments as they are seen."""
        points = [QPointF(x, y) for x, y in seen[:, :2].tolist()]
        pen = QPen(QColor(self.colour), self.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)

        def draw(painter: QPainter, place: int) -> None:
            if not (self.dashed and place % 2):
                painter.setPen(pen)
                painter.drawLine(points[place], points[place + 1])

        return (seen[:-1, 2] + seen[1:, 2]) / 2, draw


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A marker with a label; its size is in pixels.

    ``symbol`` is one of ``o`` (disc), ``s`` (square), ``x`` and ``star``; an empty one
    leaves the label alone.
    """

    name: str
    place: FloatArray
    symbol: str
    colour: str
    ground: str
    size: float = 10.0
    label: str = ""

    @property
    def points(self) -> FloatArray:
        """Its one point, shape (1, 3)."""
        return self.place[None, :]

    def pieces(self, seen: FloatArray) -> Pieces:
        """Return the marker as it is seen, a little nearer than what it lies on."""
        x, y, nearness = seen[0].tolist()

        def draw(painter: QPainter, _place: int) -> None:
            self._draw_symbol(painter, QPointF(x, y))

        return np.array([nearness + 0.1]), draw

    def _draw_symbol(self, painter: QPainter, at: QPointF) -> None:
        half = self.size / 2
        painter.setPen(QPen(QColor(self.ground), 1.2))
        painter.setBrush(QColor(self.colour))
        if self.symbol == "o":
            painter.drawEllipse(at, half, half)
        elif self.symbol == "s":
            painter.drawRect(
                round(at.x() - half), round(at.y() - half), *[round(self.size)] * 2
            )
        elif self.symbol == "star":
            painter.drawPolygon(_star(at, self.size * 0.8))
        elif self.symbol == "x":
            painter.setPen(QPen(QColor(self.colour), 2.4))
            for lean in (-half, half):
                across = QPointF(lean, half)
                painter.drawLine(at - across, at + across)

    def symbol_box(self, seen: FloatArray) -> QRectF:
        """Return what the symbol covers."""
        half = self.size / 2
        return QRectF(seen[0, 0] - half, seen[0, 1] - half, self.size, self.size)

    def label_boxes(
        self, seen: FloatArray, letters: QFontMetricsF, width: float
    ) -> Iterator[QRectF]:
        """Yield where the label may stand, best first: right, left, above, below."""
        long, high = letters.horizontalAdvance(self.label), letters.height()
        gap = self.size / 2 + 4
        x, y = float(seen[0, 0]), float(seen[0, 1]) - high / 2
        for lower in (0.0, -high, high, -2 * high, 2 * high):
            for left in (x + gap, x - gap - long):
                if left >= 2 and left + long <= width - 2:
                    yield QRectF(left, y + lower, long, high)


def _star(at: QPointF, radius: float) -> QPolygonF:
    turns = [math.pi * (i / _TIPS - 0.5) for i in range(2 * _TIPS)]
    radii = [radius if i % 2 == 0 else radius * _WAIST for i in range(2 * _TIPS)]
    return QPolygonF(
        [
            at + QPointF(r * math.cos(turn), r * math.sin(turn))
            for r, turn in zip(radii, turns, strict=True)
        ]
    )
