"""One cell of the scatter matrix; it is filled in small steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGraphicsRectItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.group_signs import Bars, bar_brush, sign_marker, spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.marks import Dots, halo
from workbench.ui.rooms.visualize.view import Counts, View, blend, group_colour
from workbench.ui.services.numbers import locale
from workbench.ui.services.theme import Theme

#: Spots of this size in pixels, by how many there are.
_SIZES = ((300, 6.0), (2_000, 5.0), (8_000, 4.0))
_MOST_LINES = 4  # coefficients of single groups below the large one


def spot_size(n: int) -> float:
    """Return how large n spots are drawn in a small cell."""
    return next((size for most, size in _SIZES if n <= most), 3.0)


class CellPlot(Plot):
    """A picture of two attributes, or of one on the diagonal.

    Signals
    -------
    chosen(i, j)
        It got the focus.
    opened(i, j)
        A double click, or Enter.
    stepped(i, j, key)
        An arrow key.
    outdated(i, j)
        Its picture has another size or other colours: `take_picture` is due.

    What is drawn is kept as a picture, so that a new selection, a halo or the focus
    costs no more than a few dots; pictures are taken one at a time.
    """

    chosen = Signal(int, int)
    opened = Signal(int, int)
    stepped = Signal(int, int, int)
    outdated = Signal(int, int)

    def __init__(
        self, theme: Theme, i: int, j: int, parent: QWidget | None = None
    ) -> None:
        self.kind, self.across, self.upwards = "none", -1, -1
        self.view: View | None = None
        self._picture: QPixmap | None = None
        self._items: list[pg.GraphicsObject] = []
        super().__init__(theme, f"visualize_cell_{i}_{j}_plot", parent=parent)
        self.i, self.j = i, j
        item = self.getPlotItem()
        item.hideAxis("bottom")
        item.hideAxis("left")
        item.setContentsMargins(1, 1, 1, 1)
        self.setMouseEnabled(x=False, y=False)
        self.setMinimumSize(24, 24)
        box = item.getViewBox()
        self._dots, self._halo = Dots(3.0), halo(14)
        self._dots.setZValue(30)
        for mark in (self._dots, self._halo):
            self.addItem(mark, ignoreBounds=True)
        self._caption = QGraphicsSimpleTextItem(box)
        self._caption.setPos(5, 3)
        self._texts = [QGraphicsSimpleTextItem(box) for _ in range(1 + _MOST_LINES)]
        self._bar = [QGraphicsRectItem(box) for _ in range(2)]
        self._r: FloatArray | None = None
        self._counts: Counts | None = None
        self._edges: FloatArray = np.empty(0)
        self.themed.connect(self.recolour)
        box.sigResized.connect(self._on_box_resized)
        self.probes["cell"] = self._probe
        self.recolour()

    # -- filling -------------------------------------------------------------------------

    def show_nothing(self, view: View | None = None, x: int = -1, y: int = -1) -> None:
        """Forget what was drawn, and take two other attributes (columns of the set)."""
        for item in self._items:
            self.removeItem(item)
        self._items, self._r, self._counts = [], None, None
        self.kind, self.view, self.across, self.upwards = "none", view, x, y
        self._caption.setText("")
        for part in (*self._texts, *self._bar):
            part.hide()
        self._dots.set_points(np.empty(0), np.empty(0))
        self.set_halo(None)
        self._picture = None

    def cover(self) -> None:
        """Show an empty picture at once; what it showed is forgotten when its turn comes."""
        self._picture = None
        self._dots.set_points(np.empty(0), np.empty(0))
        self.set_halo(None)
        self.viewport().update()

    def add_spots(self, rows: IntArray, group: int, n_drawn: int) -> None:
        """Draw the rows of one group as spots; one step of filling the cell."""
        assert self.view is not None
        self.kind = "scatter"
        x, y = self.view.places(rows, self.across), self.view.places(rows, self.upwards)
        known = ~(np.isnan(x) | np.isnan(y))
        colour = group_colour(self.theme, self.view.names, group)
        item = Spots(
            pen=None, brush=pg.mkBrush(colour), size=spot_size(n_drawn),
            symbol=sign_marker(self.theme, group), name=self.view.names[group],
        )  # fmt: skip
        item.setData(x=x[known], y=y[known])
        self._add(item)

    def add_mixed(self, rows: IntArray, codes: IntArray) -> None:
        """Draw rows of many groups in one item, as `add_spots` draws one group."""
        assert self.view is not None
        self.kind, names = "scatter", self.view.names
        x, y = self.view.places(rows, self.across), self.view.places(rows, self.upwards)
        known = ~(np.isnan(x) | np.isnan(y))
        x, y, codes = x[known], y[known], codes[known]
        unlabelled = (codes == len(names) - 1) & (names[-1] == "?")
        item = Spots(pen=None, size=spot_size(len(rows)))
        styles = spot_styles(self.theme, np.where(unlabelled, -1, codes))
        item.setData(x=x, y=y, **styles)
        self._add(item)

    def show_tiles(self, counts: Counts, rectangle: QRectF) -> None:
        """Draw how many rows lie where, counts of shape (groups, side, side)."""
        assert self.view is not None
        self.kind, self._counts = "tiles", counts
        self._add(tile_image(self.theme, self.view.names, counts, rectangle))

    def show_histogram(self, edges: FloatArray, counts: Counts) -> None:
        """Draw bars stacked by group, counts of shape (groups, bins)."""
        self.kind, self._edges, self._counts = "histogram", edges, counts
        floor, bars = np.zeros(counts.shape[1]), Bars()
        pen = pg.mkPen(self.theme.colours.plot, width=0.5)
        for group, row in enumerate(counts):
            brush = bar_brush(self.theme, group, self._colour(group))
            bars.add((edges[:-1], edges[1:]), floor, row, brush, pen)
            floor = floor + row
        self._add(bars)
        self.show_range((edges[0], edges[-1]), (0.0, max(floor.max(), 1) * 1.3), 0.02)

    def show_density(self, places: FloatArray, density: FloatArray) -> None:
        """Draw a curve for each group, density of shape (groups, places)."""
        self.kind = "density"
        for group, curve in enumerate(density):
            if not curve.any():
                continue
            colour = self._colour(group)
            fill = QColor(colour)
            fill.setAlphaF(0.22)
            self._add(
                pg.PlotCurveItem(
                    places, curve, pen=pg.mkPen(colour, width=1.5), fillLevel=0.0,
                    brush=pg.mkBrush(fill), name=self._name(group),
                )
            )  # fmt: skip
        top = max(float(density.max(initial=0.0)), 1e-12)
        self.show_range((places[0], places[-1]), (0.0, top * 1.3), 0.0)

    def show_correlation(self, r: FloatArray) -> None:
        """Write coefficients, all rows first, then each group, and a bar of strength."""
        self.kind, self._r = "correlation", r
        self._lay_out_texts()

    def frame(self, rectangle: QRectF) -> None:
        """Show this part of the plane."""
        self.getPlotItem().setRange(rectangle, padding=0.05)

    def set_caption(self, text: str) -> None:
        """Write the attribute's name in the corner."""
        self._caption.setText(text)

    def _add(self, item: pg.GraphicsObject) -> None:
        self.addItem(item, ignoreBounds=True)
        self._items.append(item)

    def _names(self) -> Sequence[str]:
        return self.view.names if self.view is not None else ()

    def _name(self, group: int) -> str:
        names = self._names()
        return names[group] if group < len(names) else ""

    def _colour(self, group: int) -> QColor:
        names = self._names()
        return group_colour(self.theme, names or ("",), group)

    def _ink(self, group: int) -> QColor:
        """Return the colour of a group for small words: lighter on a dark ground."""
        colour = self._colour(group)
        return colour.lighter(150) if self.theme.is_dark else colour

    # -- picture -------------------------------------------------------------------------

    @property
    def has_picture(self) -> bool:
        """Whether what it is to show was drawn."""
        return self._picture is not None

    def take_picture(self) -> None:
        """Draw everything but the marks once; repainting copies it from then on."""
        area, ratio = self.viewport().rect(), self.devicePixelRatioF()
        picture = QPixmap(area.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.backgroundBrush().color())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in (self._dots, self._halo):
            mark.hide()
        self.render(painter, QRectF(area), area)
        for mark in (self._dots, self._halo):
            mark.show()
        painter.end()
        self._picture = picture
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        area = self.viewport().rect()
        painter.fillRect(area, self.backgroundBrush())
        if self._picture is not None:
            painter.drawPixmap(area, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in (self._dots, self._halo):
            painter.save()
            painter.setTransform(mark.deviceTransform(self.viewportTransform()))
            mark.paint(painter, QStyleOptionGraphicsItem(), None)
            painter.restore()
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_bar"):  # the base class is resized before this one is ready
            self.outdated.emit(self.i, self.j)

    # -- marks ---------------------------------------------------------------------------

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows where rows are drawn."""
        if self.view is None or self.kind not in ("scatter", "tiles"):
            return
        if not len(rows) and not self._dots.count:
            return
        self._dots.set_points(
            self.view.places(rows, self.across), self.view.places(rows, self.upwards)
        )

    def set_halo(self, row: int | None) -> None:
        """Ring one row, or none."""
        seen = self.view is not None and self.kind in ("scatter", "tiles")
        if row is None or not seen:
            if len(self._halo.data):
                self._halo.setData(x=[], y=[])
            return
        assert self.view is not None
        here = np.array([row])
        x, y = self.view.places(here, self.across), self.view.places(here, self.upwards)
        if not np.isnan(x + y).any():
            self._halo.setData(x=x, y=y)

    # -- looks ---------------------------------------------------------------------------

    def recolour(self) -> None:
        """Take the colours of the theme for what does not belong to a group."""
        if not hasattr(self, "_bar"):
            return
        c = self.theme.colours
        self._dots.set_colour(c.selection)
        self._halo.setPen(pg.mkPen(c.accent, width=2))
        self._caption.setBrush(QColor(c.text))
        font = QFont(self.font())
        font.setBold(True)
        self._caption.setFont(font)
        if self.kind == "tiles" and self._counts is not None:
            self._items[0].setImage(blend(self.theme, self._names(), self._counts))
        if self._r is not None:
            self._lay_out_texts()
        self.outdated.emit(self.i, self.j)

    def _lay_out_texts(self) -> None:
        """Put the coefficient in the middle, a bar below, those of groups under it."""
        assert self._r is not None
        box = self.getPlotItem().getViewBox()
        width, height = box.width(), box.height()
        for part in (*self._texts, *self._bar):
            part.hide()
        lines = [f"r = {_figure(self._r[0])}"]
        own = self._r[1:]
        row = self.fontMetrics().height()
        if 1 < len(own) <= _MOST_LINES and height > row * (len(own) + 3.5):
            lines += [f"{_figure(value)}" for value in own]
        top = (height - row * (len(lines) + 1.2)) / 2
        for k, (text, line) in enumerate(zip(self._texts, lines, strict=False)):
            font = QFont(self.font())
            font.setPointSizeF(font.pointSizeF() * (1.25 if k == 0 else 0.9))
            text.setFont(font)
            text.setText(line)
            colour = QColor(self.theme.colours.text) if k == 0 else self._ink(k - 1)
            text.setBrush(colour)
            lift = 0.0 if k == 0 else row * 0.9
            text.setPos((width - text.boundingRect().width()) / 2, top + k * row + lift)
            text.show()
        self._lay_out_bar(width, top + row * 1.35)

    def _lay_out_bar(self, width: float, y: float) -> None:
        """Draw a bar from the middle: to the right for positive, else to the left."""
        assert self._r is not None
        if np.isnan(self._r[0]):
            return
        c, half = self.theme.colours, width * 0.36
        ground, strength = self._bar
        ground.setRect(width / 2 - half, y, 2 * half, 5)
        ground.setBrush(QColor(c.grid))
        reach = half * float(self._r[0])
        left = width / 2 + min(reach, 0.0)
        strength.setRect(left, y, abs(reach), 5)
        strength.setBrush(QColor(c.accent if reach >= 0 else c.error))
        for bar in (ground, strength):
            bar.setPen(pg.mkPen(None))
            bar.show()

    def _on_box_resized(self) -> None:
        if self._r is not None:
            self._lay_out_texts()

    # -- input ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(self.i, self.j)

    def wheelEvent(self, event: Any) -> None:
        """Leave the wheel to whoever can use it: a cell always shows all."""
        event.ignore()

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self.i, self.j)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a cell nearby with the arrows; look at this one with Enter."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.i, self.j)
            event.accept()
        elif event.key() in arrows and not event.modifiers():
            self.stepped.emit(self.i, self.j, event.key())
            event.accept()
        else:
            event.ignore()

    # -- as data ----------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """Return rows, bars, tiles or coefficients, whatever the cell shows."""
        names = tuple(name or self.tr("all") for name in self._names())
        if self.kind == "correlation" and self._r is not None:
            groups = [self.tr("all"), *names][: len(self._r)]
            return TwinTable((self.tr("group"), "r"), (groups, self._r))
        if self.kind == "histogram" and self._counts is not None:
            ends = (self._edges[:-1], self._edges[1:])
            headers = (self.tr("from"), self.tr("to"), *names)
            return TwinTable(headers, (*ends, *self._counts))
        return super().table()

    def _probe(self) -> dict[str, Any]:
        spots = [len(i.data) for i in self._items if isinstance(i, pg.ScatterPlotItem)]
        return {
            "kind": self.kind, "x": self.across, "y": self.upwards, "points": sum(spots),
            "groups": len(spots), "selected": self._dots.count,
            "halo": len(self._halo.data),
            "r": [] if self._r is None else self._r.tolist(),
            "counts": [] if self._counts is None else self._counts.sum(axis=-1).tolist(),
        }  # fmt: skip


def tile_image(
    theme: Theme, names: Sequence[str], counts: Counts, rectangle: QRectF
) -> pg.ImageItem:
    """Return tiles as an image that covers a rectangle of the plane."""
    item = pg.ImageItem(blend(theme, names, counts))
    item.setRect(rectangle)
    return item


def _figure(value: float) -> str:
    if np.isnan(value):
        return "–"
    rounded = round(float(value), 2) + 0.0  # no "-0.00"
    return locale().toString(rounded, "f", 2)
