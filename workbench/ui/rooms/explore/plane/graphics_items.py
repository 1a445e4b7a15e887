"""The graphics items of the layers, made and filled in one way."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.explore.plane.canvas import Canvas

FloatArray = npt.NDArray[np.float64]

#: From far below to far above.
Z = {
    "regions": -100, "confidence": -95, "density": -92, "ties": -90, "voronoi": -60,
    "ghost": -55, "boundary": -50, "truth": -45, "far": 0, "points": 5, "margins": 8, "errors": 10,
    "euclidean": 19, "ball": 20, "links": 22, "selection": 30, "neighbours": 32, "query": 40, "numbers": 42,
}  # fmt: skip


def image(canvas: Canvas, layer: str) -> pg.ImageItem:
    """Add an empty image to a layer."""
    return _added(canvas, layer, pg.ImageItem())


def curve(canvas: Canvas, layer: str, connect: str = "pairs") -> pg.PlotCurveItem:
    """Add an empty curve to a layer."""
    return _added(canvas, layer, pg.PlotCurveItem(connect=connect))


def scatter(canvas: Canvas, layer: str) -> Spots:
    """Add an empty scatter to a layer."""
    spots: Spots = _added(canvas, layer, Spots())
    return spots


def _added(canvas: Canvas, layer: str, item: Any) -> Any:
    item.setZValue(Z[layer])
    canvas.addItem(item, ignoreBounds=True)
    return item


def put(
    item: pg.ImageItem,
    values: npt.NDArray[Any],
    rect: QRectF,
    levels: tuple[float, float],
    visible: bool,
) -> None:
    """Show an array in an image that covers a rectangle; levels are fixed."""
    item.setImage(values, autoLevels=False, levels=levels, rect=rect)
    item.setVisible(visible)


def qrect(rectangle: tuple[float, float, float, float]) -> QRectF:
    """Turn left, right, bottom, top into Qt's rectangle."""
    left, right, bottom, top = rectangle
    return QRectF(left, bottom, right - left, top - bottom)


def set_segments(item: pg.PlotCurveItem, segments: FloatArray) -> None:
    """Show line segments, shape (s, 2, 2)."""
    flat = segments.reshape(-1, 2)
    item.setData(flat[:, 0], flat[:, 1], connect="pairs")


def fade(colour: QColor, first: int, last: int) -> npt.NDArray[np.uint8]:
    """Return a table of one colour from one opacity to another, shape (256, 4)."""
    table = np.empty((256, 4), np.uint8)
    table[:, :3] = (colour.red(), colour.green(), colour.blue())
    table[:, 3] = np.linspace(first, last, 256).round()
    return table


def hatching(shape: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    """Return 1 on diagonal stripes, else 0."""
    rows, columns = np.ogrid[: shape[0], : shape[1]]
    return np.asarray((rows + columns) % 6 < 2, np.uint8)


def is_seen(item: Any) -> bool:
    """Whether an image, a curve or a scatter is shown and not empty."""
    if not item.isVisible():
        return False
    if isinstance(item, pg.ImageItem):
        return item.image is not None
    if isinstance(item, pg.ScatterPlotItem):
        return len(item.data) > 0
    return item.xData is not None and len(item.xData) > 0
