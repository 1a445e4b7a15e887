"""A mosaic: the area of each tile is the share of the rows with both labels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.group_pictures import MosaicPicture
from workbench.ui.drawing.group_signs import FEW_SIGNS, Bars, bar_brush, sign_colour
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.groups.named_ticks import named_ticks
from workbench.ui.services.theme import Theme


def tiles(counts: IntArray) -> FloatArray:
    """Return left, bottom, width and height of each tile of the unit square, (a, b, 4).

    Columns are as wide as their share of the rows, tiles as high as their share of the
    column, so that areas are shares of all rows (Hartigan and Kleiner 1981).
    """
    counts = np.asarray(counts, np.float64)
    sums = counts.sum(axis=1)
    total = sums.sum() or 1.0
    widths = np.repeat((sums / total)[:, None], counts.shape[1], axis=1)
    heights = np.divide(
        counts, sums[:, None], out=np.zeros_like(counts), where=sums[:, None] > 0
    )
    left = np.cumsum(widths, axis=0) - widths
    bottom = np.cumsum(heights, axis=1) - heights
    return np.stack([left, bottom, widths, heights], axis=2)


class MosaicPlot(Plot):
    """Tiles in the colours of the second attribute; a click selects the rows of one.

    Signals
    -------
    tile_chosen(across, upwards, modifiers)
        Places in the lists of labels.
    """

    tile_chosen = Signal(int, int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "visualize_mosaic_plot", parent=parent)
        self.result: MosaicPicture | None = None
        self._titles = ("", "")
        self._tiles: FloatArray = np.empty((0, 0, 4))
        self._marked: IntArray = np.empty((0, 0), np.int64)
        self._current = (0, 0)
        self._bars: Bars | None = None
        self._mark = pg.PlotCurveItem(connect="finite")
        self._halo = pg.PlotCurveItem()
        for z, item in ((20, self._mark), (25, self._halo)):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(x=False, y=False)
        self.themed.connect(self._draw)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.getPlotItem().getViewBox().sigResized.connect(self._label)
        self.probes["mosaic"] = self._probe
        self._draw()

    def show_result(
        self, result: MosaicPicture | None, titles: tuple[str, str] = ("", "")
    ) -> None:
        """Draw other counts, or nothing; the titles are the names of the attributes."""
        self.result, self._titles, self._current = result, titles, (0, 0)
        self._marked = np.empty((0, 0), np.int64)
        self._tiles = (
            tiles(result.counts) if result is not None else np.empty((0, 0, 4))
        )
        for side in ("left", "bottom"):  # axes of nothing would measure nothing
            axis = self.getPlotItem().getAxis(side)
            axis.hide() if result is None else axis.show()
        self._draw()
        self.reset_view()

    def _draw(self) -> None:
        if not hasattr(self, "_halo"):
            return  # the base class draws before this one has its fields
        if self._bars is not None:
            self.removeItem(self._bars)
            self._bars = None
        self._halo.setData([], [])
        self._halo.setPen(pg.mkPen(self.theme.colours.accent, width=2))
        self._mark.setPen(pg.mkPen(self.theme.colours.selection, width=2))
        result = self.result
        if result is not None:
            b = result.counts.shape[1]
            self._bars = Bars()
            few = result.counts.size <= FEW_SIGNS**2
            pen = pg.mkPen(self.theme.colours.plot, width=1) if few else pg.mkPen(None)
            for k in range(b):
                left, bottom, width, height = self._tiles[:, k].T
                brush = bar_brush(self.theme, k, sign_colour(self.theme, k))
                self._bars.add((left, left + width), bottom, height, brush, pen)
            self.addItem(self._bars, ignoreBounds=True)
            self._label()
        self._draw_marks()

    def _label(self) -> None:
        result = self.result
        if result is None:
            return
        seen = result.counts.sum(axis=1) > 0
        middles = (self._tiles[:, 0, 0] + self._tiles[:, 0, 2] / 2)[seen]
        names = [n for n, s in zip(result.names[0], seen.tolist(), strict=True) if s]
        ticks = named_ticks(self, middles.tolist(), names)
        self.getPlotItem().getAxis("bottom").setTicks([ticks])
        self.set_labels(self._titles[0], self._titles[1])

    def reset_view(self) -> None:
        self.show_range((0.0, 1.0), (0.0, 1.0), 0.01)
        self._label()

    def mark(self, counts: IntArray) -> None:
        """Outline how many of the selected rows have both labels, shape (a, b)."""
        self._marked = counts
        self._draw_marks()

    def _draw_marks(self) -> None:
        """Draw the share of a tile that is selected, from its foot up."""
        result, marked = self.result, self._marked
        xs: list[float] = []
        ys: list[float] = []
        if result is not None and marked.shape == result.counts.shape:
            for i, k in np.argwhere(marked > 0).tolist():
                left, bottom, width, height = self._tiles[i, k]
                top = bottom + height * marked[i, k] / result.counts[i, k]
                right = left + width
                xs += [left, right, right, left, left, np.nan]
                ys += [bottom, bottom, top, top, bottom, np.nan]
        self._mark.setData(np.array(xs), np.array(ys))

    # -- input --------------------------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.result is None:
            return
        here = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        left, bottom, width, height = np.moveaxis(self._tiles, 2, 0)
        inside = (here.x() >= left) & (here.x() < left + width)
        inside &= (here.y() >= bottom) & (here.y() < bottom + height)
        event.accept()
        if inside.any():
            i, k = np.argwhere(inside)[0].tolist()
            self._point(i, k)
            self.tile_chosen.emit(i, k, event.modifiers())

    def _point(self, i: int, k: int) -> None:
        self._current = i, k
        left, bottom, width, height = self._tiles[i, k].tolist()
        x = [left, left + width, left + width, left, left]
        self._halo.setData(
            x, [bottom, bottom, bottom + height, bottom + height, bottom]
        )

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        """Step through the tiles with the arrows; Enter selects the rows of one."""
        steps = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1), Qt.Key.Key_Return: (0, 0),
        }  # fmt: skip
        key = Qt.Key(event.key())
        if self.result is None or key not in steps or not self._tiles.size:
            return
        a, b = self.result.counts.shape
        i = (self._current[0] + steps[key][0]) % a
        k = (self._current[1] + steps[key][1]) % b
        self._point(i, k)
        if key == Qt.Key.Key_Return:
            self.tile_chosen.emit(i, k, event.modifiers())
        event.accept()

    # -- as data ------------------------------------------------------------------------

    def residuals(self) -> FloatArray:
        """Return Pearson's residuals, (counted - expected) / sqrt(expected), (a, b)."""
        result = self.result
        assert result is not None
        expected = result.expected
        answer = np.zeros(expected.shape)
        np.divide(
            result.counts - expected, np.sqrt(expected), out=answer, where=expected > 0
        )
        return answer

    def table(self) -> TwinTable:
        """List the tiles: labels, rows, share of all, expected rows, Pearson's residual."""
        result = self.result
        if result is None:
            return TwinTable()
        a, b = result.counts.shape
        first = [name for name in result.names[0] for _ in range(b)]
        second = list(result.names[1]) * a
        shares = self._tiles[..., 2] * self._tiles[..., 3]
        headers = (
            self._titles[0], self._titles[1], self.tr("rows"), self.tr("share"),
            self.tr("expected"), self.tr("residual"),
        )  # fmt: skip
        figures = (result.counts, shares, result.expected, self.residuals())
        return TwinTable(headers, (first, second, *(f.ravel() for f in figures)))

    def _probe(self) -> dict[str, Any]:
        result = self.result
        if result is None:
            return {"counts": []}
        return {
            "counts": result.counts.tolist(), "tiles": self._tiles.tolist(),
            "names": [list(some) for some in result.names], "chi2": result.chi2,
            "v": result.v, "left_out": result.left_out, "marked": self._marked.tolist(),
        }  # fmt: skip
