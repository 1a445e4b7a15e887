"""Heat map of the scores of a search for parameters."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.numbers import locale
from workbench.ui.services.theme import Theme, rgb

#: Wider names of rows are cut.
_WIDEST_NAMES = 160
#: A cell beside its number.
_MARGIN = 6


class SearchMap(Plot):
    """Shows a score for each combination: the more colour, the better.

    The chosen cell has a frame, the best one a dot; where cells are large enough, each
    has its score in it.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self._cells: FloatArray = np.empty((0, 0))
        self._names: tuple[list[str], list[str]] = ([], [])
        self._marked: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
        self._image = pg.ImageItem()
        self._frame = pg.PlotCurveItem()
        self._frame.setObjectName("chosen")
        self._dot = pg.ScatterPlotItem(pxMode=True, size=7)
        self._numbers: list[pg.TextItem] = []
        for z, item in enumerate((self._image, self._frame, self._dot)):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(False, False)
        self.getPlotItem().getAxis("bottom").setHeight(46)
        self._size = (0.0, 0.0)
        self.getPlotItem().getViewBox().sigResized.connect(self._on_view_box_resized)
        self.themed.connect(self._paint)

    def show_scores(
        self,
        cells: FloatArray,
        rows: list[str],
        columns: list[str],
        chosen: tuple[int, int],
        best: tuple[int, int],
    ) -> None:
        """Draw other scores.

        Parameters
        ----------
        cells : ndarray, shape (len(rows), len(columns))
            Shares from 0 to 1, the first row at the top; NaN where nothing was tried,
            or failed.
        rows, columns : list of str
        chosen, best : (int, int)
            Row and column of the cells that are marked.
        """
        self._cells, self._names = cells, (rows, columns)
        self._marked = (chosen, best)
        height, width = cells.shape
        letters = self.fontMetrics()
        widest = max(letters.horizontalAdvance(name) for name in rows)
        item = self.getPlotItem()
        item.getAxis("left").setWidth(min(widest, _WIDEST_NAMES) + 12)
        self.show_range((0.0, width), (0.0, height), padding=0.01)
        self._paint()

    def reset_view(self) -> None:
        height, width = self._cells.shape
        self.show_range((0.0, max(width, 1)), (0.0, max(height, 1)), padding=0.01)

    def _paint(self) -> None:
        if not self._cells.size:
            return
        height, width = self._cells.shape
        c = self.theme.colours
        self._image.setImage(self._painted()[::-1], autoLevels=False)
        self._image.setRect(QRectF(0, 0, width, height))
        (i, j), (best_i, best_j) = self._marked
        top = height - i
        inset = 0.04
        left, right = j + inset, j + 1 - inset
        low, high = top - 1 + inset, top - inset
        self._frame.setData(
            [left, right, right, left, left], [low, low, high, high, low]
        )
        self._frame.setPen(pg.mkPen(c.error, width=3))
        self._dot.setData([best_j + 0.88], [height - best_i - 0.15])
        self._dot.setBrush(pg.mkBrush(c.text))
        self._dot.setPen(pg.mkPen(c.plot))
        self._write()

    def _painted(self) -> npt.NDArray[np.uint8]:
        """Return RGBA cells, from the ground (the least score) to the accent."""
        cells, c = self._cells, self.theme.colours
        ground, full = (np.array(rgb(name), np.float64) for name in (c.plot, c.accent))
        known = cells[~np.isnan(cells)]
        low, high = (known.min(), known.max()) if known.size else (0.0, 1.0)
        share = (cells - low) / (high - low) if high > low else np.ones(cells.shape)
        share = np.nan_to_num(0.08 + 0.72 * share)
        mixed = ground + (full - ground) * share[..., None]
        alpha = np.where(np.isnan(cells), 0.0, 255.0)[..., None]
        return np.concatenate([mixed, alpha], axis=-1).astype(np.uint8)

    def _write(self) -> None:
        """Name what there is room for, and write scores into cells that hold them."""
        for text in self._numbers:
            self.removeItem(text)
        self._numbers = []
        height, width = self._cells.shape
        item = self.getPlotItem()
        view, letters = item.getViewBox(), self.fontMetrics()
        cell_width = view.width() / max(width, 1)
        cell_height = view.height() / max(height, 1)
        rows, columns = self._names
        step = math.ceil(letters.height() * 0.9 / max(cell_height, 0.5))
        item.getAxis("left").setTicks(
            [[(height - i - 0.5, name) for i, name in list(enumerate(rows))[::step]]]
        )
        widest = max(letters.horizontalAdvance(name) for name in columns) + 8
        step = math.ceil(widest / max(cell_width, 0.5))
        item.getAxis("bottom").setTicks(
            [[(j + 0.5, name) for j, name in list(enumerate(columns))[::step]]]
        )
        longest = letters.horizontalAdvance("00.0") + _MARGIN
        if cell_width < longest or cell_height < letters.height() + 2:
            return
        for (i, j), value in np.ndenumerate(self._cells):
            if np.isnan(value):
                continue
            words = locale().toString(100 * float(value), "f", 1)
            text = pg.TextItem(words, color=self.theme.colours.text, anchor=(0.5, 0.5))
            text.setPos(j + 0.5, height - i - 0.5)
            self.addItem(text, ignoreBounds=True)
            self._numbers.append(text)

    def _on_view_box_resized(self) -> None:
        view = self.getPlotItem().getViewBox()
        size = (float(view.width()), float(view.height()))
        if self._cells.size and size != self._size:
            self._size = size
            self._write()
