"""The unit ball of two attributes, to be shaped: its axes are the metric."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.api import FloatArray
from workbench.core.plane.metric_cone import ball_axes, turned
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named

#: Of an arrow key: degrees of the long axis, and the factor of the ratio.
TURN, STRETCH = math.radians(3.0), 1.1
#: No hand can hold a thinner ellipse.
THINNEST = 500.0
REACH = 14.0
MARGIN = 22

Key = Qt.Key


class BallInset(QWidget):
    """An ellipse with a handle at each axis: the long one turns, the short one stretches.

    Signals
    -------
    shaped(matrix)
        The metric of this ball, shape (2, 2), of the trace it had: every frame.
    rested()
        The hand let go.
    """

    shaped = Signal(object)
    rested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "metric_ball_view")
        self._theme = theme
        self._angle, self._ratio, self._trace = 0.0, 1.0, 2.0
        self._names = ("", "")
        self._held = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(190, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 96)

    def show_metric(self, matrix: FloatArray, names: tuple[str, str]) -> None:
        """Draw the ball of M, shape (2, 2); the names are those of the axes."""
        angle, ratio = ball_axes(matrix)
        if ratio > 1.0 + 1e-9:  # a circle keeps the axis it had
            self._angle = angle
        self._ratio, self._trace = ratio, float(np.trace(matrix))
        self._names = names
        self.update()

    @property
    def shape(self) -> tuple[float, float]:
        """Angle of the long axis in radians, and long half axis over short one."""
        return self._angle, self._ratio

    # -- geometry -------------------------------------------------------------------

    def _radius(self) -> float:
        return max(min(self.width(), self.height()) / 2 - MARGIN, 8.0)

    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2)

    def _axis(self, turn: float, length: float) -> QPointF:
        angle = self._angle + turn
        return QPointF(math.cos(angle) * length, -math.sin(angle) * length)

    def handles(self) -> dict[str, QPointF]:
        """Return where the two handles are, in pixels."""
        radius, middle = self._radius(), self._middle()
        return {
            "short": middle + self._axis(math.pi / 2, radius / self._ratio),
            "long": middle + self._axis(0.0, radius),
        }

    # -- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, radius, middle = self._theme.colours, self._radius(), self._middle()
        painter.fillRect(self.rect(), QColor(c.plot))
        painter.setPen(QPen(QColor(c.grid), 1))
        painter.drawLine(QPointF(0, middle.y()), QPointF(self.width(), middle.y()))
        painter.drawLine(QPointF(middle.x(), 0), QPointF(middle.x(), self.height()))
        painter.setPen(QPen(QColor(c.muted), 1, Qt.PenStyle.DashLine))
        painter.drawEllipse(middle, radius, radius)
        fill = QColor(c.accent)
        fill.setAlphaF(0.15)
        painter.setPen(QPen(QColor(c.accent), 2))
        painter.setBrush(fill)
        painter.drawPolygon(self._ellipse())
        painter.setPen(QPen(QColor(c.plot), 1.5))
        painter.setBrush(QColor(c.accent))
        for place in self.handles().values():
            painter.drawEllipse(place, 5.5, 5.5)
        self._write_names(painter)
        painter.end()

    def _ellipse(self) -> QPolygonF:
        radius, middle = self._radius(), self._middle()
        long, short = (
            self._axis(0.0, radius),
            self._axis(math.pi / 2, radius / self._ratio),
        )
        turns = np.linspace(0.0, 2 * np.pi, 97).tolist()
        return QPolygonF(
            [middle + long * math.cos(t) + short * math.sin(t) for t in turns]
        )

    def _write_names(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.colours.muted))
        letters, gap = painter.fontMetrics(), 4
        across, up = (
            letters.elidedText(
                name, Qt.TextElideMode.ElideRight, self.width() // 2 - 12
            )
            for name in self._names
        )
        # beside the circle if there is room, else below it: never on its line
        middle, radius = self._middle(), self._radius()
        wide = letters.horizontalAdvance(across)
        right = self.width() - wide - gap
        low = middle.y() + letters.ascent() + gap
        if right < middle.x() + radius + gap:
            # where the circle has left the corner
            edge = max(right - middle.x(), 0.0)
            arc = math.sqrt(max(radius**2 - edge**2, 0.0))
            low = min(middle.y() + arc + letters.ascent() + gap, self.height() - 3.0)
        painter.drawText(QPointF(right, low), across)
        high = max(middle.y() - radius - gap, letters.ascent() + 2.0)
        painter.drawText(QPointF(middle.x() + gap, high), up)

    # -- by hand ----------------------------------------------------------------------

    def _shape(self, angle: float, ratio: float) -> None:
        self._angle = angle % math.pi
        self._ratio = min(max(ratio, 1.0), THINNEST)
        self.update()
        self.shaped.emit(turned(self._angle, self._ratio, self._trace))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the nearer handle."""
        at = event.position()
        far = {
            name: math.hypot(at.x() - place.x(), at.y() - place.y())
            for name, place in self.handles().items()
        }
        nearest = min(far, key=far.__getitem__)
        self._held = nearest if far[nearest] <= REACH else ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn, or stretch."""
        if not self._held:
            return
        offset = event.position() - self._middle()
        if self._held == "long":
            self._shape(math.atan2(-offset.y(), offset.x()), self._ratio)
            return
        across = self._axis(math.pi / 2, 1.0)
        reach = abs(offset.x() * across.x() + offset.y() * across.y())
        self._shape(self._angle, self._radius() / max(reach, 1e-6))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        held, self._held = self._held, ""
        if held:
            self.rested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn with left and right, stretch with up and down."""
        key, ratio = event.key(), min(self._ratio, THINNEST)
        if key in (Key.Key_Left, Key.Key_Right):
            step = TURN if key == Key.Key_Left else -TURN
            self._shape(self._angle + step, ratio)
        elif key in (Key.Key_Up, Key.Key_Down):
            self._shape(
                self._angle, ratio * (STRETCH if key == Key.Key_Up else 1 / STRETCH)
            )
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Rest when the key goes up."""
        arrows = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
        if event.key() in arrows and not event.isAutoRepeat():
            self.rested.emit()
        else:
            super().keyReleaseEvent(event)
