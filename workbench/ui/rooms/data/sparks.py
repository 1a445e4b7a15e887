"""Histograms of attributes as small as a cell, stacked by class."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QSize, QSortFilterProxyModel
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from workbench.api.data import IntArray
from workbench.core.results.grouping import MOST_GROUPS
from workbench.ui.rooms.data.attributes import AttributesModel
from workbench.ui.services.theme import CLASS_COLOURS, Theme
from workbench.ui.widgets.table import PlainDelegate
from workbench.ui.widgets.table_model import Index

#: Colours of classes; after them that of all other groups, then that of the ground.
_COLOURS = len(CLASS_COLOURS)
#: The widest bar, and the narrowest with a gap after it, in pixels of the screen's 96 dpi.
_WIDEST, _PARTED = 14, 3


class SparkDelegate(PlainDelegate):
    """Paints the histogram of an attribute into its cell."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme
        self._sparks: dict[int, Spark] = {}

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        super().paint(painter, option, index)
        source = index.model()
        if isinstance(source, QSortFilterProxyModel):
            index, source = source.mapToSource(index), source.sourceModel()
        if not isinstance(source, AttributesModel):
            return
        sketch = source.sketches.get(index.row())
        if sketch is None or not sketch.spark.size:
            return
        box = option.rect.adjusted(4, 3, -4, -3)
        ratio = painter.device().devicePixelRatioF()
        spark = self._sparks.get(index.row())
        if spark is None or not spark.shows(sketch.spark, box.size(), ratio):
            spark = Spark(sketch.spark, box.size(), ratio)
            self._sparks[index.row()] = spark
        painter.drawPixmap(box.topLeft(), spark.picture(self._palette()))

    def _palette(self) -> tuple[int, ...]:
        """Return the colours as 0xAARRGGBB."""
        colours = [self._theme.class_colour(k) for k in range(_COLOURS)]
        colours.append(QColor(self._theme.colours.muted))
        return (*(colour.rgba() for colour in colours), 0)


class Spark:
    """The bars as a picture: thousands of rectangles take longer than its pixels.

    Parameters
    ----------
    counts : int array of shape (groups, bars)
    size : QSize
        Of the cell, before the screen's ratio of pixels.
    ratio : float
        Pixels of the screen to one of the window.
    """

    def __init__(self, counts: IntArray, size: QSize, ratio: float) -> None:
        self._counts, self._size, self._ratio = counts, size, ratio
        pixels = size * ratio
        # which bar is where outlives a change of colours: that is seen at once
        self._places = (
            np.zeros((0, 0), int)
            if pixels.isEmpty()
            else spark_pixels(counts, pixels.width(), pixels.height(), ratio)
        )
        self._palette: tuple[int, ...] = ()
        self._picture = QPixmap()

    def shows(self, counts: IntArray, size: QSize, ratio: float) -> bool:
        """Whether it is made of these counts, and for a cell like this."""
        return counts is self._counts and (size, ratio) == (self._size, self._ratio)

    def picture(self, palette: tuple[int, ...]) -> QPixmap:
        """Return the picture; a null one where the cell has no room.

        Parameters
        ----------
        palette : tuple of int, length 10
            Colours of classes, of other groups and of the ground, as 0xAARRGGBB.
        """
        if self._places.size and palette != self._palette:
            self._palette = palette
            colours = np.asarray(palette, np.uint32).take(self._places)  # row by row
            height, width = colours.shape
            format_ = QImage.Format.Format_ARGB32_Premultiplied
            image = QImage(colours.data, width, height, 4 * width, format_)
            self._picture = QPixmap.fromImage(image)  # no reference to the array
            self._picture.setDevicePixelRatio(self._ratio)
        return self._picture


def spark_pixels(counts: IntArray, width: int, height: int, ratio: float) -> IntArray:
    """Return the place in the palette of each pixel, shape (height, width).

    A pixel belongs to what covers its centre: bars are stacked from below in the order
    of the groups, and the highest is as high as the picture.
    """
    stacked = _by_colour(counts).cumsum(axis=0)
    ends = height * stacked / max(stacked[-1].max(), 1)
    bars = ends.shape[1]
    above = height - 0.5 - np.arange(height)  # of each row's centre, from below
    bar = min(width / bars, _WIDEST * ratio)
    gap = ratio if bar > _PARTED * ratio else 0.0
    x = np.arange(width) + 0.5
    at = np.minimum(x // bar, bars - 1).astype(int)
    places: IntArray = (above[:, None, None] >= ends.T).sum(axis=2)[:, at]
    places[:, x - at * bar > bar - gap] = len(ends)
    return places


def _by_colour(counts: IntArray) -> IntArray:
    """Add counts of one colour up, shape (colours, b): a spark is too small for more."""
    added = np.zeros((_COLOURS + 1, counts.shape[1]), np.int64)
    for first in range(0, min(len(counts), MOST_GROUPS), _COLOURS):
        group = counts[first : min(first + _COLOURS, MOST_GROUPS)]
        added[: len(group)] += group
    added[_COLOURS] = counts[MOST_GROUPS:].sum(axis=0)  # the other groups
    return added
