"""An inset with both balls in equal units: how thin a needle really is."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.api.data import FloatArray
from workbench.ui.drawing.overlays.ball_pair import NEEDLE, Ball, BallPair
from workbench.ui.drawing.overlays.overlay import Overlay, path_of
from workbench.ui.services.numbers import locale, number

#: Pixels of the square with the balls: a share of the plot, within limits.
_SHARE, _LEAST, _MOST = 0.28, 60.0, 128.0
_PAD = 6.0
_TICK = 3.0
_ENDLESS = 1e6
#: From here on a ratio is wider than the smallest square, and is told by its power.
_LONG = 10_000
_RAISED = {"4": "⁴", "5": "⁵", "6": "⁶"}


class ScaleInset(Overlay):
    """Shows a `BallPair` in axes to scale, with its ratio and ticks in units."""

    pair: BallPair | None = None
    _drawn: tuple[float, ...] = ()
    _side = _MOST

    def show_pair(self, pair: BallPair | None) -> None:
        """Show balls whose axes differ much, and hide for others."""
        wanted = pair is not None and pair.ratio > NEEDLE
        self.pair = pair if wanted else None
        if wanted:
            self._side = self.share(_SHARE, _LEAST, _MOST)
            self.resize(
                QSizeF(self._side + 2 * _PAD, self._side + 2 * _PAD + self._line())
            )
            looks = self._looks()
            if looks != self._drawn:  # most moves change less than a pixel
                self._drawn = looks
                self.update()
        self.setVisible(wanted)

    def _looks(self) -> tuple[float, ...]:
        """Return what the picture depends on, lengths in whole pixels."""
        assert self.pair is not None
        reach, sizes = self.reach, []
        for ball in (self.pair.ball, self.pair.ghost):
            if ball is not None and math.isfinite(ball.long):
                corner = np.nanmax(ball.outline, axis=0)
                sizes += np.round(corner / reach * self._side / 2).tolist()
        return (
            self._side,
            reach,
            round(min(self.pair.ratio, _ENDLESS)),
            self._falls(),
            *sizes,
        )

    def _line(self) -> float:
        return float(self.plot.fontMetrics().height())

    @property
    def reach(self) -> float:
        """Half the side of the square, in the units of the plane."""
        assert self.pair is not None
        balls = [b for b in (self.pair.ball, self.pair.ghost) if b is not None]
        sizes = [_extent(ball) for ball in balls if math.isfinite(ball.long)]
        # a strip without end is cut where the other ball is small in it
        needed = max(sizes) if sizes else 10 * min(ball.short for ball in balls)
        power = 10.0 ** math.floor(math.log10(needed))
        # in steps, so that the axes stay while the query moves
        return min(s * power for s in (1, 1.5, 2, 3, 5, 7, 10) if s * power >= needed)

    @property
    def tick(self) -> float:
        """The distance of two ticks, in units: 1, 2 or 5 times a power of ten."""
        rough = self.reach / 2
        power = 10.0 ** math.floor(math.log10(rough))
        return max(step * power for step in (1, 2, 5) if step * power <= rough)

    def text(self) -> str:
        """Return the ratio of the axes in words: 54 : 1, or 2·10⁵ : 1."""
        assert self.pair is not None
        ratio = self.pair.ratio
        if ratio >= _ENDLESS:
            return "∞ : 1"
        if round(ratio) < _LONG:
            return f"{locale().toString(ratio, 'f', 0)} : 1"
        digit, power = f"{ratio:.0e}".split("e+0")
        return f"{digit}·10{_RAISED[power]} : 1"

    def draw(self, painter: QPainter) -> None:
        if self.pair is None:
            return
        self.draw_card(painter)
        c, line = self.plot.theme.colours, self._line()
        font = self.plot.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(c.text))
        head = QRectF(0, _PAD / 2, self._side + 2 * _PAD, line)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self.text())
        square = QRectF(_PAD, _PAD / 2 + line + 2, self._side, self._side)
        painter.save()
        painter.setClipRect(square)
        scale = self._side / 2 / (1.08 * self.reach)
        self._draw_axes(painter, square, scale)
        middle = np.array([square.center().x(), square.center().y()])
        flip = np.array([scale, -scale])
        if self.pair.ghost is not None:
            painter.setPen(QPen(QColor(c.muted), 1.5, Qt.PenStyle.DashLine))
            painter.drawPath(path_of(middle + self.pair.ghost.outline * flip))
        painter.setPen(QPen(QColor(c.accent), 2))
        painter.drawPath(path_of(middle + self.pair.ball.outline * flip))
        painter.restore()

    def _draw_axes(self, painter: QPainter, square: QRectF, scale: float) -> None:
        """Draw a cross with ticks; the last tick of each axis has its number."""
        c, middle = self.plot.theme.colours, square.center()
        painter.setPen(QPen(QColor(c.line), 1))
        painter.drawLine(
            QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y())
        )
        painter.drawLine(
            QPointF(middle.x(), square.top()), QPointF(middle.x(), square.bottom())
        )
        step = self.tick * scale
        count = int(self._side / 2 / step)
        for i in range(-count, count + 1):
            x, y = middle.x() + i * step, middle.y() + i * step
            painter.drawLine(
                QPointF(x, middle.y() - _TICK), QPointF(x, middle.y() + _TICK)
            )
            painter.drawLine(
                QPointF(middle.x() - _TICK, y), QPointF(middle.x() + _TICK, y)
            )
        painter.setFont(self.letters())
        painter.setPen(QColor(c.muted))
        text, high = number(count * self.tick), painter.fontMetrics().height()
        wide, far = painter.fontMetrics().horizontalAdvance(text) + 1, count * step
        # on the side of the axis where the needle does not point
        falls = self._falls()
        x = min(middle.x() + far - wide / 2, square.right() - wide)
        y = middle.y() - _TICK - high if falls else middle.y() + _TICK
        across = QRectF(x, y, wide, high)
        x = middle.x() + _TICK + 2 if falls else middle.x() - _TICK - 2 - wide
        up = QRectF(x, max(middle.y() - far - high / 2, square.top()), wide, high)
        for place in (across, up):
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _falls(self) -> bool:
        """Whether the thinner ball points down to the right."""
        assert self.pair is not None
        ball, ghost = self.pair.ball, self.pair.ghost
        thin = ghost if ghost is not None and ghost.ratio > ball.ratio else ball
        return bool(np.nansum(thin.outline[:, 0] * thin.outline[:, 1]) < 0)

    def probe(self) -> dict[str, Any]:
        """Return ratio, half axes and the distance of two ticks of what is shown."""
        if self.pair is None or not self.isVisible():
            return {"shown": False}
        ghost = self.pair.ghost
        return {
            "shown": True,
            "ratio": self.pair.ratio,
            "text": self.text(),
            "tick": self.tick,
            "reach": self.reach,
            "ball": [self.pair.ball.long, self.pair.ball.short],
            "ghost": None if ghost is None else [ghost.long, ghost.short],
            "box": self.probe_box(),
        }


def _extent(ball: Ball) -> float:
    """Return the farthest that an outline reaches along an axis of the plane."""
    outline: FloatArray = ball.outline
    return float(np.nanmax(np.abs(outline))) if len(outline) else 0.0
