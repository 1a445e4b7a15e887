"""A heat map over the plane of differences, and its colours."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import Theme


class DensityPlot(Plot):
    """A heat map over differences, with dots, ellipses and the marker of a pair."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.image = pg.ImageItem()
        self.dots = pg.ScatterPlotItem(pxMode=True)
        self.line = pg.PlotCurveItem(connect="finite")
        self.marker = pg.ScatterPlotItem(pxMode=True)
        self.contour = pg.IsocurveItem(level=0.0)
        self.contour.setParentItem(self.image)
        self.threshold = pg.IsocurveItem(level=0.0)
        self.threshold.setParentItem(self.image)
        self.threshold.setZValue(5)
        for z, item in enumerate((self.image, self.dots, self.line, self.marker)):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.contour.setZValue(5)
        # no axis names: they are the attributes, as above
        self.getPlotItem().getAxis("left").setWidth(40)
        self.getPlotItem().getAxis("bottom").setHeight(22)
        self._extent = (-1.0, 1.0, -1.0, 1.0)

    def set_map(
        self,
        cells: npt.NDArray[np.float32] | None,
        levels: tuple[float, float],
        table: npt.NDArray[np.uint8],
    ) -> None:
        """Draw a heat map, bottom row first, over the extent; None takes it away."""
        if cells is None:
            self.image.clear()
            self.contour.setData(None)
            self.threshold.setData(None)
            return
        self.image.setImage(cells, levels=levels, lut=table, autoLevels=False)
        left, right, bottom, top = self._extent
        self.image.setRect(QRectF(left, bottom, right - left, top - bottom))

    def show_threshold(self, level: float | None) -> None:
        """Draw a second line, where the cells of the contour have this level; or none."""
        cells = self.contour.data
        if level is None or cells is None:
            self.threshold.setData(None)
        else:
            self.threshold.setData(cells, level=level)

    def fit(self, extent: tuple[float, float, float, float]) -> None:
        """Show this rectangle (left, right, bottom, top)."""
        self._extent = extent
        self.reset_view()

    def reset_view(self) -> None:
        left, right, bottom, top = self._extent
        self.show_range((left, right), (bottom, top), padding=0.0)


def balanced(ratio: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return each side of 0 as a share of what it mostly reaches.

    Below 0 the ratio is bounded and far smaller than above it.
    """
    low, high = (
        float(np.quantile(side, 0.8)) if len(side) else 1.0
        for side in (-ratio[ratio < 0], ratio[ratio > 0])
    )
    return np.where(ratio < 0, ratio / low, ratio / high).astype(np.float32)


def ramp(
    ground: str, colour: str, first: float, last: float, n: int = 256
) -> npt.NDArray[np.uint8]:
    """Return colours from `first` to `last` share of `colour` over the ground."""
    low = np.array(QColor(ground).getRgb(), float)
    high = np.array(QColor(colour).getRgb(), float)
    share = np.linspace(first, last, n)[:, None]
    return np.asarray(np.rint(low + share * (high - low)), np.uint8)
