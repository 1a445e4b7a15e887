"""The plane cut by a tree: cells visited and pruned, the query and its radius."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.search_pictures import CutPicture, TracePicture
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.drawing.unit_ball import minkowski_outline
from workbench.ui.rooms.search.distance_field import exponent
from workbench.ui.services.theme import Theme, rgb

#: Cells of more than these are drawn as those above them.
_MOST_CELLS = 600
#: One unit is as long on both axes unless one attribute spreads so many times wider.
_LOPSIDED = 5.0
#: How far an arrow key moves the query, as a share of the picture; with Shift.
_NUDGE, _PUSH = 0.01, 0.05
_SHADE, _CURRENT_SHADE, _STRIPE = 60, 110, 8
_VEIL = 215  # of the ground of the legend
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Down: (0, -1), Qt.Key.Key_Up: (0, 1),
}  # fmt: skip


class Cells(pg.GraphicsObject):
    """Outlines in the coordinates of the plot, filled or not."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._bounds = QRectF()
        self.pen, self.brush = pg.mkPen(None), pg.mkBrush(None)

    def show(self, path: QPainterPath, pen: Any, brush: Any = None) -> None:
        """Draw a path."""
        self.prepareGeometryChange()
        self._path, self._bounds = path, path.boundingRect()
        self.pen, self.brush = pg.mkPen(pen), pg.mkBrush(brush)
        self.update()

    @property
    def n_corners(self) -> int:
        """How many points the outlines have: 5 a box, and 4 more of its cross."""
        return self._path.elementCount()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setPen(self.pen)
        painter.setBrush(self.brush)
        painter.drawPath(self._path)


class CellSample(pg.ItemSample):
    """A cell in the legend; pruned ones have a cross or stripes."""

    def __init__(self, item: Cells, mark: str = "") -> None:
        super().__init__(item)
        self._mark = mark

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setPen(self.item.pen)
        painter.setBrush(self.item.brush)
        box = QRectF(2, 4, 16, 12)
        if self._mark == "stripes":
            style = Qt.BrushStyle.BDiagPattern
            painter.setBrush(QBrush(self.item.pen.color(), style))
        painter.drawRect(box)
        if self._mark == "cross":
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.bottomLeft(), box.topRight())


class SearchPlane(Plot):
    """Rows, the cells of a tree, and a query.

    Signals
    -------
    query_moved(x, y)
        A click, or an arrow key, put the query there.
    key_asked(name)
        ``step``, ``back`` or ``restart`` was asked for by a key.
    """

    query_moved = Signal(float, float)
    key_asked = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, equal_aspect=True, parent=parent)
        self._trace: TracePicture | None = None
        self._done = 0
        self._asks = False
        self._grid = QPainterPath()
        self._image = pg.ImageItem()
        self._cells, self._visited, self._pruned, self._current, self._next = (
            Cells() for _ in range(5)
        )
        self._ball, self._line, self._shell = (
            pg.PlotCurveItem(connect="finite") for _ in range(3)
        )
        self._rows, self._compared, self._best, self._query = (
            Spots() for _ in range(4)
        )
        for item in (
            self._image, self._cells, self._visited, self._pruned, self._rows,
            self._compared, self._current, self._next, self._shell, self._line,
            self._ball, self._best, self._query,
        ):  # fmt: skip
            self.addItem(item, ignoreBounds=True)
        self._legend = self.add_legend()
        self._names: tuple[str, ...] = ()
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.key_pressed.connect(self._on_key_pressed)

    # -- what is drawn ----------------------------------------------------------

    def name_signs(self, *names: str) -> None:
        """Set the words of the legend: visited, pruned, compared, nearest, tau, q."""
        self._names = names
        self._fill_legend()

    def _fill_legend(self) -> None:
        ground = QColor(self.theme.colours.plot)
        ground.setAlpha(_VEIL)
        self._legend.setBrush(pg.mkBrush(ground))
        if len(self._names) != 6 or self._trace is None:
            self._legend.clear()
            return
        mark = "stripes" if self._trace.cut.structure == "vp-tree" else "cross"
        items = (
            CellSample(self._visited), CellSample(self._pruned, mark),
            self._compared, self._best, self._ball, self._query,
        )  # fmt: skip
        self._legend.show_entries(zip(items, self._names, strict=True))

    def show_trace(self, trace: TracePicture | None) -> None:
        """Draw the cut plane of a search, or nothing."""
        before = self._trace
        self._trace = trace
        self._asks, self._done = False, 0
        if trace is None:
            self._clear()
            return
        cut = trace.cut
        if before is None or not np.array_equal(before.cut.extent, cut.extent):
            wide = cut.extent[2:]
            ratio = float(wide.max() / wide.min())
            self.setAspectLocked(ratio <= _LOPSIDED)
            self.reset_view()
        self._grid = self._outlines(frontier(cut, _MOST_CELLS))
        self.show_step(0, asks=False)
        self._fill_legend()

    def _clear(self) -> None:
        nothing = QPainterPath()
        for cells in (
            self._cells, self._visited, self._pruned, self._current, self._next,
        ):  # fmt: skip
            cells.show(nothing, None)
        for item in (
            self._ball, self._line, self._shell, self._rows, self._compared,
            self._best, self._query, self._image,
        ):  # fmt: skip
            item.clear()
        self._legend.clear()

    def show_step(self, done: int, *, asks: bool) -> None:
        """Draw what so many steps have done; `asks` marks the node that comes next."""
        trace = self._trace
        if trace is None:
            return
        self._done, self._asks = done, asks
        self._draw_cells(trace)
        self._draw_rows(trace)
        self._draw_bound(trace)

    def _draw_cells(self, trace: TracePicture) -> None:
        c, cut, done = self.theme.colours, trace.cut, self._done
        self._image.setVisible(cut.structure == "vp-tree")
        steps = trace.node[:done], trace.visited[:done]
        leaf = cut.left[trace.node[:done]] < 0
        shade, strong = QColor(c.accent), QColor(c.accent)
        shade.setAlpha(_SHADE)
        strong.setAlpha(_CURRENT_SHADE)
        visited, pruned = steps[0][steps[1] & leaf], steps[0][~steps[1]]
        now = trace.node[done - 1 : done] if done else trace.node[:0]
        asked = trace.node[done : done + 1] if self._asks else trace.node[:0]
        if cut.structure == "vp-tree":
            self._draw_regions(cut, visited, pruned, now, asked)
            visited = pruned = now = asked = trace.node[:0]
        self._cells.show(
            self._grid if cut.structure != "vp-tree" else QPainterPath(),
            pg.mkPen(c.line),
        )
        self._visited.show(self._outlines(visited), pg.mkPen(c.accent), shade)
        self._pruned.show(
            self._outlines(pruned, crossed=True), pg.mkPen(c.error, width=1.2)
        )
        self._current.show(self._outlines(now), pg.mkPen(c.selection, width=3))
        dashes = pg.mkPen(c.warning, width=3, style=Qt.PenStyle.DashLine)
        self._next.show(self._outlines(asked), dashes)

    def _outlines(self, nodes: IntArray, *, crossed: bool = False) -> QPainterPath:
        """Return the boxes or balls of some nodes, with a cross in each if asked."""
        path = QPainterPath()
        trace = self._trace
        if trace is None or trace.cut.structure == "vp-tree":
            return path
        cut = trace.cut
        path.setFillRule(Qt.FillRule.WindingFill)
        if cut.structure == "ball-tree":
            unit = minkowski_outline(exponent(cut.metric), n=49)
            for node in nodes:
                outline = cut.centres[node] + cut.radii[node] * unit
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in outline]))
                if crossed:
                    _cross(path, outline[6], outline[30], outline[18], outline[42])
            return path
        for node in nodes:
            (x, y), (right, top) = cut.low[node], cut.high[node]
            path.addRect(QRectF(x, y, right - x, top - y))
            if crossed:
                _cross(path, (x, y), (right, top), (x, top), (right, y))
        return path

    def _draw_regions(
        self,
        cut: CutPicture,
        visited: IntArray,
        pruned: IntArray,
        now: IntArray,
        asked: IntArray,
    ) -> None:
        """Colour the regions of a vantage-point tree, the pruned ones striped."""
        c = self.theme.colours
        look = np.zeros((cut.n + 1, 4), np.uint8)
        striped = np.zeros(cut.n + 1, bool)
        for node in visited:
            look[cut.start[node] : cut.stop[node]] = (*rgb(c.accent), _SHADE)
        for node in pruned:
            striped[cut.start[node] : cut.stop[node]] = True
        for nodes, colour in ((now, c.accent), (asked, c.warning)):
            for node in nodes:
                here = slice(cut.start[node], cut.stop[node])
                look[here] = (*rgb(colour), _CURRENT_SHADE)
        picture = look[cut.regions]
        m = len(cut.regions)
        across = np.add.outer(np.arange(m), np.arange(m)) % _STRIPE < 2
        picture[striped[cut.regions] & across] = (*rgb(c.error), 255)
        edge = np.zeros((m, m), bool)
        edge[:, 1:] |= cut.regions[:, 1:] != cut.regions[:, :-1]
        edge[1:] |= cut.regions[1:] != cut.regions[:-1]
        picture[edge] = (*rgb(c.muted), 255)
        self._image.setImage(picture, autoLevels=False, levels=(0, 255))
        self._image.setRect(QRectF(*cut.extent))

    def _draw_rows(self, trace: TracePicture) -> None:
        c, points, done = self.theme.colours, trace.cut.points, self._done
        self._rows.setData(
            pos=points, symbol="o", size=5, pen=None, brush=pg.mkBrush(c.muted)
        )
        compared = points[self.compared]
        self._compared.setData(
            pos=compared, symbol="s", size=7, pen=None, brush=pg.mkBrush(c.accent)
        )
        best = trace.best[done - 1] if done else trace.best[:0].ravel()
        self._best.setData(
            pos=points[best[best >= 0]], symbol="o", size=14, brush=None,
            pen=pg.mkPen(c.selection, width=2),
        )  # fmt: skip
        self._query.setData(
            pos=trace.query[None], symbol="star", size=18,
            brush=pg.mkBrush(c.warning), pen=pg.mkPen(c.plot, width=1),
        )  # fmt: skip

    def _draw_bound(self, trace: TracePicture) -> None:
        """Draw the radius tau, and what the bound of the current node is measured to."""
        c, cut, done = self.theme.colours, trace.cut, self._done
        p = exponent(cut.metric)
        for item in (self._ball, self._line, self._shell):
            item.clear()
        tau = float(trace.tau_after[done - 1]) if done else math.inf
        pen = pg.mkPen(c.warning, width=2)
        self._ball.setPen(pen)  # for the legend, also while there is none
        if math.isfinite(tau):
            ball = trace.query + tau * minkowski_outline(p)
            self._ball.setData(ball[:, 0], ball[:, 1], pen=pen)
        step = done if self._asks else done - 1
        if not 0 <= step < trace.n_steps or not trace.node[step]:
            return
        node = int(trace.node[step])
        if cut.structure == "kd-tree":
            to = np.clip(trace.query, cut.low[node], cut.high[node])
        elif cut.structure == "ball-tree":
            to = cut.centres[node]
        else:
            above = int(np.flatnonzero((cut.left == node) | (cut.right == node))[0])
            to = cut.centres[above]
            shell = to + cut.radii[above] * minkowski_outline(p)
            dashes = pg.mkPen(c.text, width=1, style=Qt.PenStyle.DashLine)
            self._shell.setData(shell[:, 0], shell[:, 1], pen=dashes)
        line = np.vstack([trace.query, to])
        dots = pg.mkPen(c.text, width=1.5, style=Qt.PenStyle.DotLine)
        self._line.setData(line[:, 0], line[:, 1], pen=dots)

    @property
    def drawn(self) -> dict[str, Any]:
        """What is drawn: points of outlines, shares of the plane that are coloured."""
        picture = self._image.image
        coloured = picture is not None and self._image.isVisible()
        shares = {
            name: float((picture[..., :3] == rgb(colour)).all(axis=-1).mean())
            if coloured
            else 0.0
            for name, colour in (
                ("shaded", self.theme.colours.accent),
                ("striped", self.theme.colours.error),
            )
        }
        radius = self._ball.getData()[0]
        return {
            "visited": self._visited.n_corners,
            "pruned": self._pruned.n_corners,
            "current": self._current.n_corners,
            "next": self._next.n_corners,
            "radius": 0.0 if radius is None else float(np.ptp(radius)) / 2,
            "rows": len(self._rows.getData()[0]),
            "compared": len(self._compared.getData()[0]),
            "nearest": len(self._best.getData()[0]),
            **shares,
        }

    @property
    def compared(self) -> IntArray:
        """The points compared so far."""
        trace = self._trace
        if trace is None:
            return np.empty(0, np.int64)
        nodes = trace.node[: self._done][trace.visited[: self._done]]
        parts = [trace.cut.compared_in(int(node)) for node in nodes]
        return np.concatenate(parts) if parts else np.empty(0, np.int64)

    @property
    def view_width(self) -> FloatArray:
        """Width and height of the picture, shape (2,)."""
        return np.ones(2) if self._trace is None else self._trace.cut.extent[2:]

    def reset_view(self) -> None:
        """Show all rows."""
        if self._trace is not None:
            x, y, wide, high = self._trace.cut.extent
            self.show_range((x, x + wide), (y, y + high), padding=0.0)

    # -- mouse and keys ---------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        view = self.getPlotItem().getViewBox()
        if view.sceneBoundingRect().contains(event.scenePos()):
            place = view.mapSceneToView(event.scenePos())
            self.query_moved.emit(place.x(), place.y())

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        asked = {
            Qt.Key.Key_Space: "step", Qt.Key.Key_Backspace: "back",
            Qt.Key.Key_Home: "restart",
        }.get(key)  # fmt: skip
        if asked is not None:
            event.accept()
            self.key_asked.emit(asked)
        elif key in _ARROWS and self._trace is not None:
            event.accept()
            far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            share = _PUSH if far else _NUDGE
            x, y = self._trace.query + share * self.view_width * _ARROWS[key]
            self.query_moved.emit(float(x), float(y))


def _cross(path: QPainterPath, a: Any, b: Any, c: Any, d: Any) -> None:
    """Add two lines to a path, from a to b and from c to d."""
    for start, end in ((a, b), (c, d)):
        path.moveTo(*(float(v) for v in start))
        path.lineTo(*(float(v) for v in end))


def frontier(cut: CutPicture, most: int) -> IntArray:
    """Return the nodes of the deepest level that are few enough, with leaves above it."""
    nodes = np.zeros(1, dtype=np.int64)
    while True:
        inner = nodes[cut.left[nodes] >= 0]
        leaves = nodes[cut.left[nodes] < 0]
        below = np.concatenate([leaves, cut.left[inner], cut.right[inner]])
        if not len(inner) or len(below) > most:
            return nodes
        nodes = below
