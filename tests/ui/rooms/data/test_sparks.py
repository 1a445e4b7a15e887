"""The bars of an attribute, as pixels and as a painter draws them."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.core.results.grouping import MOST_GROUPS
from workbench.ui.rooms.data import sparks
from workbench.ui.rooms.data.sparks import Spark, spark_pixels

GROUND = 9
PALETTE = (*(0xFF000000 + 0x1C * k for k in range(1, GROUND + 1)), 0)


def test_bars_are_stacked_from_below_and_the_highest_fills_the_height():
    places = spark_pixels(np.array([[1, 0, 2], [1, 1, 0]]), 15, 4, 1.0)
    rows = [[0] * 4 + [9], [9] * 5, [0] * 4 + [9]]  # a gap of one pixel after each
    assert places[3].tolist() == rows[0] + [1] * 4 + [9] + rows[2]
    assert places[2].tolist() == rows[0] + [1] * 4 + [9] + rows[2]
    assert places[1].tolist() == [1] * 4 + [9] + [9] * 5 + rows[2]
    assert places[0].tolist() == [1] * 4 + [9] + [9] * 5 + rows[2]


def test_no_bar_is_wider_than_fourteen_pixels_of_the_window():
    for ratio in (1.0, 1.5, 2.0):
        places = spark_pixels(np.array([[3]]), 60, 2, ratio)
        filled = (places[0] == 0).sum()
        assert filled == round(13 * ratio)
        assert (places[0, filled:] == GROUND).all()


def test_groups_share_colours_and_those_beyond_the_most_have_one():
    counts = np.zeros((MOST_GROUPS + 5, 1), int)
    counts[[0, 8]] = 2
    counts[MOST_GROUPS + 1 :] = 1
    places = spark_pixels(counts, 4, 8, 1.0)[:, 0].tolist()
    assert places == [8] * 4 + [0] * 4


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_painter_draws_the_same(qapp, ratio):
    """Rectangles of the same heights: rounding may shift an edge by a pixel."""
    counts = np.random.default_rng(3).integers(0, 30, (3, 16))
    size = QSize(96, 18)
    made = Spark(counts, size, ratio).picture(PALETTE)
    assert made.deviceIndependentSize().toSize() == size
    drawn = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setPen(Qt.PenStyle.NoPen)
    top, bar = counts.sum(axis=0).max(), size.width() / 16
    for b in range(16):
        base = float(size.height())
        for k in range(3):
            height = size.height() * counts[k, b] / top
            base -= height
            painter.setBrush(QColor.fromRgba(PALETTE[k]))
            painter.drawRect(QRectF(b * bar, base, bar - 1, height))
    painter.end()
    pixels = [
        np.array([[image.pixel(x, y) for x in range(image.width())]
                  for y in range(image.height())])
        for image in (made.toImage(), drawn)
    ]  # fmt: skip
    assert (pixels[0] == pixels[1]).mean() > 0.97
    assert pixels[0][:, 0].tolist() == pixels[1][:, 0].tolist()


def test_a_cell_without_room_has_no_picture(qapp):
    assert Spark(np.array([[1]]), QSize(0, 5), 1.0).picture(PALETTE).isNull()


def test_other_colours_do_not_ask_again_where_the_bars_are(qapp, monkeypatch):
    counts, size = np.array([[1, 0, 2], [1, 1, 0]]), QSize(15, 4)
    spark = Spark(counts, size, 1.0)
    first = spark.picture(PALETTE)
    other = (*reversed(PALETTE[:GROUND]), 0)
    expected = Spark(counts, size, 1.0).picture(other).toImage()
    monkeypatch.setattr(sparks, "spark_pixels", None)
    assert spark.picture(PALETTE).cacheKey() == first.cacheKey()
    assert spark.picture(other).toImage() == expected != first.toImage()
    assert spark.shows(counts, size, 1.0)
    assert not spark.shows(counts.copy(), size, 1.0)
    assert not spark.shows(counts, QSize(16, 4), 1.0)
    assert not spark.shows(counts, size, 2.0)
