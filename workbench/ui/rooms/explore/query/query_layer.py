"""The query on the plane: its links with order numbers, the ball and the rings."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from workbench.ui.drawing.overlays.overlay import halo
from workbench.ui.rooms.explore.plane.canvas import Canvas
from workbench.ui.rooms.explore.plane.graphics_items import (
    Z,
    curve,
    is_seen,
    scatter,
)

FloatArray = npt.NDArray[np.float64]

_SIZE = 8.0
_APART = 15.0  # pixels between two order numbers


class QueryLayer:
    """The query, its links with order numbers, the ball and the rings."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.euclidean = curve(canvas, "euclidean", connect="finite")
        self.ball = curve(canvas, "ball", connect="finite")
        self.rings = curve(canvas, "ball", connect="finite")
        self.window = curve(canvas, "ball", connect="finite")
        self.links = curve(canvas, "links")
        self.neighbours = scatter(canvas, "neighbours")
        self.here = scatter(canvas, "query")
        self.pin = scatter(canvas, "query")  # a ring: the query stays here
        self._numbers: list[pg.TextItem] = []
        for _ in range(9):
            text = pg.TextItem("", anchor=(0.5, 1.25))
            text.setZValue(Z["numbers"])
            text.hide()
            canvas.addItem(text, ignoreBounds=True)
            self._numbers.append(text)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        c = self._canvas.theme.colours
        self.ball.setPen(pg.mkPen(c.accent, width=2))
        self.ball.setShadowPen(halo(self._canvas, 2))
        dashes = pg.mkPen(c.muted, width=1.5, style=Qt.PenStyle.DashLine)
        self.euclidean.setPen(dashes)
        self.euclidean.setShadowPen(halo(self._canvas, 1.5))
        faint = pg.mkPen(c.accent, width=1, style=Qt.PenStyle.DotLine)
        self.rings.setPen(faint)
        self.window.setPen(pg.mkPen(c.warning, width=2, style=Qt.PenStyle.DashDotLine))
        self.window.setShadowPen(halo(self._canvas, 2))
        self.links.setPen(pg.mkPen(c.text, width=1.5))
        self.links.setShadowPen(halo(self._canvas, 1.5))
        self.neighbours.setBrush(pg.mkBrush(None))
        self.neighbours.setPen(pg.mkPen(c.text, width=1.5))
        self.neighbours.setSize(_SIZE + 6)
        self.here.setBrush(pg.mkBrush(c.accent))
        self.here.setPen(pg.mkPen(c.plot, width=1.5))
        self.here.setSymbol("star")
        self.here.setSize(17)
        self.pin.setBrush(pg.mkBrush(None))
        self.pin.setPen(pg.mkPen(c.accent, width=2.5))
        self.pin.setSize(27)
        ground = QColor(c.plot)
        ground.setAlpha(200)
        for text in self._numbers:
            text.setColor(c.text)
            text.fill = pg.mkBrush(ground)

    def draw(
        self,
        place: tuple[float, float],
        found: FloatArray,
        ball: FloatArray,
        rings: FloatArray,
        euclidean: FloatArray,
        current: int = -1,
        pinned: bool = False,
    ) -> None:
        """Show a query and its neighbours at `found`, shape (k, 2), in order."""
        here, before = np.array(place), self.seen
        self.pin.setData(pos=here[None] if pinned else np.empty((0, 2)))
        self.here.setData(pos=here[None])
        self.neighbours.setData(pos=found if current < 0 else found[[current]])
        ends = np.empty((2 * len(found), 2))
        ends[0::2], ends[1::2] = here, found
        self.links.setData(*ends.T)
        self.ball.setData(*ball.T)
        self.rings.setData(*rings.T)
        self.euclidean.setData(*euclidean.T)
        self._number(found)
        if self.seen != before:
            self._canvas.layers_drawn.emit()

    def draw_window(self, outline: FloatArray) -> None:
        """Show the window of a fixed radius, shape (m, 2); nothing where it is empty."""
        before = self.seen
        self.window.setData(*outline.T)
        if self.seen != before:
            self._canvas.layers_drawn.emit()

    @property
    def seen(self) -> set[str]:
        """The layers round the query that have something to show."""
        items = {
            "ball": self.ball, "euclidean": self.euclidean, "rings": self.rings,
            "links": self.links, "window": self.window,
        }  # fmt: skip
        return {name for name, item in items.items() if is_seen(item)}

    def _number(self, found: FloatArray) -> None:
        """Write the order beside neighbours that do not crowd each other."""
        pixel = np.array(self._canvas.pixel())
        taken: list[FloatArray] = []
        for i, text in enumerate(self._numbers):
            text.hide()
            if len(found) > len(self._numbers) or i >= len(found):
                continue
            at = found[i] / pixel
            if all(np.abs(at - other).max() > _APART for other in taken):
                taken.append(at)
                # not show(): pyqtgraph's texts catch up with the view in setVisible
                text.setVisible(True)
                text.setText(str(i + 1))
                text.setPos(*found[i])

    def clear(self) -> None:
        """Show no query."""
        for item in (
            self.ball, self.euclidean, self.rings, self.window, self.links,
            self.neighbours, self.here, self.pin,
        ):  # fmt: skip
            item.clear()
        self._canvas.layers_drawn.emit()
        for text in self._numbers:
            text.hide()
