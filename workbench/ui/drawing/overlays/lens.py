"""The neighbourhood lens: a round magnifier that shows rows as the metric sees them.

Where the ball is a dot or a needle on the screen, nobody sees who is in it. In the lens
a step is as long as the metric says, so that the ball of a quadratic metric is a circle
of a third of the lens, and the Euclidean ball is what the metric makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.group_signs import sign_colour, sign_marker, sign_of
from workbench.ui.drawing.overlays.ball_pair import BallPair, root
from workbench.ui.drawing.overlays.corners import WORTH, rows_in
from workbench.ui.drawing.overlays.overlay import Overlay, path_of, stroke

#: The lens shows so many radii round the query.
RADII = 3.0
#: It appears where the ball is thinner than this on the screen, in pixels.
THIN = 40.0
#: At most so many rows are drawn, the nearest ones.
MOST = 300
#: Its own radius in pixels: a share of the plot, within limits.
_SHARE, _LEAST, _MOST = 0.18, 40.0, 76.0
_GAP = 26.0  # pixels between the query and the lens
_SIZE = 0.1  # of a marker, as a share of the radius
#: Directions from the query in which the lens may lie, best first.
_SIDES = ((1, -1), (1, 1), (-1, -1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1))
_NO_ROWS: IntArray = np.empty(0, np.int64)


def thinness(gram: FloatArray, radius: float, pixel: tuple[float, float]) -> float:
    """Return how wide a ball is where it is thinnest, in pixels.

    Parameters
    ----------
    gram : ndarray, shape (2, 2)
    radius : float
    pixel : (float, float)
        The size of a pixel in the units of the plane.
    """
    seen = gram * np.outer(pixel, pixel)
    steepest = float(np.linalg.eigvalsh(seen)[-1])
    return 2 * radius / float(np.sqrt(steepest)) if steepest > 0 else float("inf")


class Lens(Overlay):
    """Shows three radii round a query, beside it."""

    CACHED = False  # another picture at each move
    pair: BallPair | None = None
    rows: IntArray = _NO_ROWS
    _spots: FloatArray = np.empty((0, 2))
    _ends: FloatArray = np.empty((0, 2))
    _seen: FloatArray = np.eye(2)
    _signs: IntArray = _NO_ROWS
    _side = 0
    _radius = _MOST
    _from = QPointF()

    def show_pair(
        self, pair: BallPair | None, points: FloatArray, y: IntArray,
        pixel: tuple[float, float],
    ) -> None:  # fmt: skip
        """Show a neighbourhood that is too thin to be seen, and hide for others.

        Parameters
        ----------
        pair : BallPair or None
        points : ndarray, shape (n, 2)
            Where all rows are.
        y : ndarray of int64, shape (n,)
            Their classes, -1 for none.
        pixel : (float, float)
            The size of a pixel in the units of the plane.
        """
        thin = (
            pair is not None
            and pair.radius > 0
            and len(pair.neighbours) > 0
            and thinness(pair.gram, pair.radius, pixel) < THIN
        )
        self.pair = pair if thin else None
        if self.pair is not None:
            self._radius = self.share(_SHARE, _LEAST, _MOST)
            self.resize(QSizeF(2 * self._radius, 2 * self._radius))
            self._look(self.pair, points, y)
            self.update()
        self.setVisible(self.pair is not None)

    def _look(self, pair: BallPair, points: FloatArray, y: IntArray) -> None:
        """Find the rows within the lens and where they are in it."""
        # y grows downwards on the screen
        self._seen = (
            root(pair.gram) * (self._radius / RADII / pair.radius) * [1.0, -1.0]
        )
        spots = (points - pair.place) @ self._seen
        far = spots[:, 0] ** 2 + spots[:, 1] ** 2
        rows = np.flatnonzero(far <= self._radius**2 * (1 + 1e-12))
        self.rows = rows
        drawn = rows
        if len(rows) > MOST:
            drawn = rows[np.argpartition(far[rows], MOST)[:MOST]]
        self._spots, self._signs = spots[drawn], np.asarray(sign_of(y[drawn]))
        self._ends = spots[pair.neighbours]

    def place_beside(
        self, query: QPointF, view: QRectF, spots: FloatArray, avoided: Sequence[QRectF]
    ) -> None:
        """Lie beside the query where few rows are covered, and stay if that is as good.

        Parameters
        ----------
        query : QPointF
        view : QRectF
            The plot, in pixels.
        spots : ndarray, shape (n, 2)
            Where the rows are, in pixels.
        avoided : sequence of QRectF
            What must not be covered if there is another place.
        """
        boxes = [_beside(query, side, self._radius) for side in _SIDES]
        inside = [i for i, box in enumerate(boxes) if view.contains(box)]
        inside = inside or list(range(len(boxes)))
        free = [i for i in inside if not any(boxes[i].intersects(a) for a in avoided)]
        covered = {i: rows_in(boxes[i], spots) for i in free or inside}
        best = min(covered, key=covered.__getitem__)
        stays = covered.get(self._side, 0) * WORTH <= covered[best]
        if self._side not in covered or not stays:
            self._side = best
        box = boxes[self._side]
        x = min(max(box.left(), view.left()), view.right() - box.width())
        y = min(max(box.top(), view.top()), view.bottom() - box.height())
        self.prepareGeometryChange()
        self.setPos(x, y)
        self._from = query - QPointF(x, y)

    def boundingRect(self) -> QRectF:
        """Return the lens and the line that leads to it."""
        middle = QPointF(self._radius, self._radius)
        way = QRectF(middle, self._from).normalized().adjusted(-3, -3, 3, 3)
        return super().boundingRect().united(way)

    def draw(self, painter: QPainter) -> None:
        pair, c = self.pair, self.plot.theme.colours
        if pair is None:
            return
        middle = QPointF(self._radius, self._radius)
        way = QPainterPath(self._from)
        way.lineTo(middle)
        stroke(painter, self.plot, way, c.text, 1.0)
        disc = QPainterPath()
        disc.addEllipse(middle, self._radius, self._radius)
        painter.save()
        painter.setClipPath(disc)
        painter.fillPath(disc, QColor(c.plot))
        painter.translate(middle)
        if pair.ghost is not None:
            painter.setPen(QPen(QColor(c.muted), 1.5, Qt.PenStyle.DashLine))
            painter.drawPath(path_of(pair.ghost.outline @ self._seen))
        self._draw_rows(painter)
        ball = path_of(pair.ball.outline @ self._seen)
        stroke(painter, self.plot, ball, c.accent, 2.0)
        painter.setPen(QPen(QColor(c.plot), 1.5))
        painter.setBrush(QColor(c.accent))
        painter.drawPath(_symbol("star", QPointF(0, 0), 0.18 * self._radius))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(c.plot), 5))
        painter.drawEllipse(middle, self._radius - 1, self._radius - 1)
        painter.setPen(QPen(QColor(c.text), 1.5))
        painter.drawEllipse(middle, self._radius - 1, self._radius - 1)

    def _draw_rows(self, painter: QPainter) -> None:
        """Draw the links, and above them the rows with the shape of their class."""
        theme = self.plot.theme
        painter.setPen(QPen(QColor(theme.colours.text), 1.2))
        for x, y in self._ends.tolist():
            painter.drawLine(QPointF(0, 0), QPointF(x, y))
        for sign in np.unique(self._signs).tolist():
            marks = QPainterPath()
            marks.setFillRule(Qt.FillRule.WindingFill)  # where markers overlap
            marker = "o" if sign < 0 else sign_marker(theme, sign)
            for x, y in self._spots[self._signs == sign].tolist():
                marks.addPath(_symbol(marker, QPointF(x, y), _SIZE * self._radius))
            grey = QColor(theme.colours.muted)
            painter.setPen(QPen(QColor(theme.colours.plot), 0.8))
            painter.setBrush(grey if sign < 0 else sign_colour(theme, sign))
            painter.drawPath(marks)

    def probe(self) -> dict[str, Any]:
        """Return radius, rows within, and in pixels the rows drawn, radius and place."""
        if self.pair is None or not self.isVisible():
            return {"shown": False, "rows": []}
        return {
            "shown": True,
            "radius": RADII * self.pair.radius,
            "rows": self.rows.tolist(),
            "drawn": len(self._spots),
            "spots": self._spots.tolist(),
            "pixels": self._radius,
            "box": self.probe_box(),
        }


def _beside(query: QPointF, side: tuple[int, int], radius: float) -> QRectF:
    """Return the box of a lens on one side of the query."""
    direction = np.array(side) / np.hypot(*side)
    x, y = (direction * (radius + _GAP)).tolist()
    middle = query + QPointF(x, y)
    corner = middle - QPointF(radius, radius)
    return QRectF(corner, QSizeF(2 * radius, 2 * radius))


def _symbol(name: str, at: QPointF, size: float) -> QPainterPath:
    """Return pyqtgraph's marker at a place, `size` pixels wide."""
    place = QTransform.fromTranslate(at.x(), at.y()).scale(size, size)
    path: QPainterPath = place.map(Symbols[name])
    return path
