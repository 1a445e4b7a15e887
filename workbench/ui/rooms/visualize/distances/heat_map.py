"""The heat map of distances, rows sorted by class, and its colour legend."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.visualize_pictures import DistancePicture
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.marks import Dots
from workbench.ui.services.numbers import plain
from workbench.ui.services.theme import Theme

#: Perceptually uniform, and light enough at its ends for both themes.
COLOUR_MAP = "viridis"


def colour_table() -> Any:
    """Return 256 colours from near to far, shape (256, 3)."""
    return pg.colormap.get(COLOUR_MAP).getLookupTable(nPts=256)


class HeatPlot(Plot):
    """Distances of rows to each other; the first row stands at the top left.

    Signals
    -------
    hovered(a, b)
        Places of the two rows under the pointer; -1 and -1 for none.
    picked(a, b, modifiers)
        The pair was clicked, or chosen with Enter.
    """

    hovered = Signal(int, int)
    picked = Signal(int, int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme, "visualize_distmat_plot", equal_aspect=True, parent=parent
        )
        self.result: DistancePicture | None = None
        item = self.getPlotItem()
        item.getViewBox().invertY(True)
        self.setMouseEnabled(x=False, y=False)
        item.hideAxis("left")
        item.hideAxis("bottom")
        self._image = pg.ImageItem(levels=(0, 255))
        self._image.setLookupTable(colour_table())
        self._blocks, self._cross = (
            pg.PlotCurveItem(connect="pairs"),
            pg.PlotCurveItem(connect="pairs"),
        )
        self._dots = Dots(5.0)
        layers = (self._image, self._blocks, self._cross, self._dots)
        for z, layer in zip((0, 10, 20, 30), layers, strict=True):
            layer.setZValue(z)
            self.addItem(layer, ignoreBounds=True)
        self.pair = (-1, -1)
        self._texts: list[QGraphicsSimpleTextItem] = []
        self._names_placed = True
        item.getViewBox().sigResized.connect(self._move_names)
        item.getViewBox().sigRangeChanged.connect(self._move_names)
        self.scene().sigPrepareForPaint.connect(self._on_scene_prepared)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.themed.connect(self.recolour)
        self.probes["distmat"] = self._probe
        self.recolour()

    # -- what is drawn --------------------------------------------------------------------------

    def show_result(self, result: DistancePicture) -> None:
        """Draw the answer of the task ``distance_matrix``."""
        before, self.result = self.result, result
        m = len(result.matrix.rows)
        self._image.setImage(result.levels, autoLevels=False, levels=(0, 255))
        again = before is not None and np.array_equal(
            before.matrix.codes, result.matrix.codes
        )
        if not again:
            self._draw_blocks()
            self.reset_view()
        self.pair = (-1, -1) if max(self.pair) >= m else self.pair
        self._draw_cross()
        self._place_names()

    def clear_rows(self) -> None:
        """Draw nothing."""
        self.result, self.pair = None, (-1, -1)
        self._image.clear()
        for curve in (self._blocks, self._cross):
            if curve.xData is not None:
                curve.clear()
        self._dots.set_points(np.empty(0), np.empty(0))

    def _bounds(self) -> list[int]:
        """Return where each class begins, and the end of the last."""
        assert self.result is not None
        codes = self.result.matrix.codes
        starts = np.flatnonzero(np.diff(codes, prepend=-1))
        return [*starts.tolist(), len(codes)]

    def _draw_blocks(self) -> None:
        bounds = self._bounds()
        m = bounds[-1]
        x, y = [], []
        for place in bounds[1:-1]:
            x += [place, place, 0, m]
            y += [0, m, place, place]
        self._blocks.setData(np.array(x, np.float64), np.array(y, np.float64))

    def _move_names(self) -> None:
        """Have the names placed anew: once before the next painting."""
        self._names_placed = False

    def _on_scene_prepared(self) -> None:
        if not self._names_placed:
            self._place_names()

    def _place_names(self) -> None:
        """Write the classes beside their blocks, those for which there is room."""
        self._names_placed = True
        for text in self._texts:
            text.hide()
        if self.result is None:
            return
        box, codes = self.getPlotItem().getViewBox(), self.result.matrix.codes
        corner = box.mapFromView(QPointF(0, len(codes)))
        scale = box.childTransform()  # of hundreds of classes one is asked for
        bounds = self._bounds()
        spare = self._spare_texts(box)
        letters = QFontMetricsF(QGraphicsSimpleTextItem().font())
        least = letters.horizontalAdvance("x" * 14)  # small classes have names, too
        right = -1e9  # where the last name below ends
        bottom = -1e9
        for start, end in itertools.pairwise(bounds):
            middle = scale.map(QPointF((start + end) / 2, (start + end) / 2))
            name, block = self.result.names[codes[start]], (end - start) * scale.m11()
            mode = Qt.TextElideMode.ElideRight
            top = middle.y() - letters.height() / 2
            if top >= bottom:  # of hundreds of classes only these texts are set
                text = next(spare)
                text.setText(letters.elidedText(name, mode, corner.x() - 10))
                text.setPos(max(corner.x() - text.boundingRect().width() - 8, 2), top)
                bottom = top + letters.height() * 0.9
            if middle.x() <= right:
                continue
            short = letters.elidedText(name, mode, max(block, least))
            left = middle.x() - letters.horizontalAdvance(short) / 2
            if left >= right:
                text = next(spare)
                text.setText(short)
                text.setPos(left, corner.y() + 4)
                right = left + text.boundingRect().width() + 8

    def _spare_texts(self, box: pg.ViewBox) -> Iterator[QGraphicsSimpleTextItem]:
        """Yield texts that are shown, those there already and then new ones."""
        for place in itertools.count():
            if place == len(self._texts):
                self._texts.append(QGraphicsSimpleTextItem(box))
            self._texts[place].setBrush(QColor(self.theme.colours.text))
            self._texts[place].show()
            yield self._texts[place]

    def reset_view(self) -> None:
        if self.result is not None:
            m = len(self.result.matrix.rows)
            # room at the left and below for the names of the classes
            self.show_range((-0.14 * m, m), (0, 1.05 * m), 0.01)

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows on the diagonal."""
        if self.result is None or not (len(rows) or self._dots.count):
            return
        marked = np.flatnonzero(np.isin(self.result.matrix.rows, rows))
        places = marked.astype(np.float64) + 0.5
        self._dots.set_points(places, places)

    def _draw_cross(self) -> None:
        a, b = self.pair
        if a < 0 or self.result is None:
            if self._cross.xData is not None:
                self._cross.clear()
            return
        m = len(self.result.matrix.rows)
        self._cross.setData(
            np.array([0, m, b + 0.5, b + 0.5]), np.array([a + 0.5, a + 0.5, 0, m])
        )

    def recolour(self) -> None:
        """Take the colours of the theme for lines and marks."""
        if not hasattr(self, "_texts"):
            return
        self._blocks.setPen(pg.mkPen("#ffffff", width=1))
        self._cross.setPen(pg.mkPen("#ffffff", width=1, style=Qt.PenStyle.DotLine))
        self._move_names()
        self._dots.set_colour("#ff5d8f")  # seen on every colour of the map

    # -- input --------------------------------------------------------------------------------------

    def _pair_at(self, event: QMouseEvent) -> tuple[int, int]:
        if self.result is None:
            return -1, -1
        box = self.getPlotItem().getViewBox()
        at = box.mapSceneToView(self.mapToScene(event.position().toPoint()))
        a, b, m = (
            int(np.floor(at.y())),
            int(np.floor(at.x())),
            len(self.result.matrix.rows),
        )
        return (a, b) if 0 <= a < m and 0 <= b < m else (-1, -1)

    def _go(self, pair: tuple[int, int]) -> None:
        if pair != self.pair:
            self.pair = pair
            self._draw_cross()
            self.hovered.emit(*pair)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        pair = self._pair_at(event)
        self._go(pair)
        if event.button() == Qt.MouseButton.LeftButton and pair[0] >= 0:
            self.picked.emit(*pair, event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._go(self._pair_at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._go((-1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another pair with the arrows (Shift: ten rows), select it with Enter."""
        key = event.key()
        down = (key == Qt.Key.Key_Down) - (key == Qt.Key.Key_Up)
        right = (key == Qt.Key.Key_Right) - (key == Qt.Key.Key_Left)
        if self.result is not None and (down or right):
            far = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            last = len(self.result.matrix.rows) - 1
            a, b = (max(v, 0) for v in self.pair)
            self._go(
                (min(max(a + far * down, 0), last), min(max(b + far * right, 0), last))
            )
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pair[0] >= 0:
            self.picked.emit(*self.pair, event.modifiers())
            event.accept()
        else:
            super().keyPressEvent(event)

    # -- as data --------------------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """Two classes, how many pairs of rows they have, and their mean distance."""
        if self.result is None:
            return TwinTable()
        names = self.result.names
        i, j = np.triu_indices(len(names))
        means, pairs = self.result.matrix.means[i, j], self.result.matrix.pairs[i, j]
        headers = (
            self.tr("class"),
            self.tr("other class"),
            self.tr("pairs"),
            self.tr("mean distance"),
        )
        return TwinTable(
            headers, ([names[k] for k in i], [names[k] for k in j], pairs, means)
        )

    def _probe(self) -> dict[str, Any]:
        r = self.result
        if r is None:
            return {"rows": [], "n": 0}
        m = r.matrix
        return {
            "rows": m.rows.tolist(), "codes": m.codes.tolist(), "n": r.n,
            "bounds": self._bounds(), "within": m.within, "between": m.between,
            "ratio": m.ratio, "highest": r.highest, "pair": list(self.pair),
            "means": m.means.tolist(), "selected": self._dots.count,
            "checksum": int(r.levels.sum(dtype=np.int64)),
            "seconds": r.seconds,
        }  # fmt: skip


class ColourScale(QWidget):
    """The legend: colours from distance 0 to the largest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._highest, self._unit = 0.0, ""
        table = np.ascontiguousarray(colour_table()[None].astype(np.uint8))
        self._strip = QImage(
            table.data, 256, 1, 3 * 256, QImage.Format.Format_RGB888
        ).copy()
        self.setMinimumHeight(3 * self.fontMetrics().height() + 8)
        theme.changed.connect(self.update)

    def show_scale(self, highest: float, unit: str) -> None:
        """Show numbers up to the largest distance, and what they are."""
        self._highest, self._unit = highest, unit
        self.setAccessibleName(f"{unit}: 0 – {plain(highest, 3)}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = self.fontMetrics().height()
        area = QRectF(0, line + 4, self.width(), line * 0.9)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(area, self._strip)
        painter.setPen(QColor(self._theme.colours.text))
        painter.drawText(QRectF(0, 0, self.width(), line + 2), self._unit)
        below = QRectF(0, area.bottom() + 2, self.width(), line + 2)
        sides = (
            Qt.AlignmentFlag.AlignLeft,
            Qt.AlignmentFlag.AlignHCenter,
            Qt.AlignmentFlag.AlignRight,
        )
        for share, side in zip((0.0, 0.5, 1.0), sides, strict=True):
            painter.drawText(below, side, plain(share * self._highest, 3))
        painter.end()
