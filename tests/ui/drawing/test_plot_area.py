"""What a plot draws: each item once, none that was taken away."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from workbench.ui.drawing.plot import Plot


@pytest.fixture
def plot(context, qtbot):
    plot = Plot(context.theme, "test_plot")
    qtbot.addWidget(plot)
    plot.add_legend()
    return plot


@pytest.fixture
def area(plot):
    """The area of a plot that stays: who holds the area alone loses it sometime."""
    return plot.getPlotItem()


def test_an_item_that_is_added_twice_is_drawn_once(area):
    curve, before = pg.PlotDataItem([0, 1], [0, 1], name="curve"), len(area.items)
    area.addItem(curve)
    area.addItem(curve)
    assert area.items[before:] == [curve]
    assert area.vb.addedItems.count(curve) == 1


def test_an_item_that_was_taken_away_can_come_back(area):
    curve, before = pg.PlotDataItem([0, 1], [0, 1]), list(area.items)
    area.removeItem(curve)  # not drawn: ignored
    area.addItem(curve)
    area.removeItem(curve)
    assert area.items == before
    assert curve not in area.vb.addedItems
    area.addItem(curve)
    assert curve in area.items
    assert curve in area.vb.addedItems
    area.clear()
    assert area.items == []


def test_a_title_is_cut_to_the_plot_and_widens_nothing(context, qtbot):
    plot = Plot(context.theme, "test_plot")
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.show()
    area = plot.getPlotItem()
    long = ",  ".join(f"r{i} = 0.{i:04d}" for i in range(40))
    area.setTitle(f"{long}<br>short & <small>", 40)

    def shown():
        return area.titleLabel.item.toPlainText().split("\n")

    qtbot.waitUntil(lambda: shown()[0].endswith("…"))
    assert shown()[0].startswith("r0 = 0.0000")
    assert shown()[1] == "short & <small>"
    assert area.size().width() <= plot.width()
    assert area.titleLabel.itemRect().width() <= area.titleLabel.size().width()
    assert area.titleLabel.text.startswith(long), "it is known whole"
    before = len(shown()[0])
    plot.resize(800, 300)
    qtbot.waitUntil(lambda: len(shown()[0]) > 1.5 * before)
    assert area.size().width() <= plot.width()
    area.setTitle("short")
    assert shown() == ["short"]


@pytest.mark.parametrize("kind", [pg.ScatterPlotItem, pg.PlotDataItem])
def test_a_click_on_a_spot_makes_no_objects_of_spots(context, qtbot, kind):
    plot = Plot(context.theme, "test_plot")
    qtbot.addWidget(plot)
    plot.resize(300, 200)
    places = np.linspace(0.0, 1.0, 101)
    item = kind(x=places, y=places, symbol="o", size=10)
    spots = getattr(item, "scatter", item)
    plot.addItem(item)
    plot.show_range((0, 1), (0, 1))
    plot.show()
    qtbot.waitExposed(plot)
    clicked = []
    plot.scene().sigMouseClicked.connect(clicked.append)
    middle = plot.mapFromScene(plot.getPlotItem().vb.mapViewToScene(QPointF(0.5, 0.5)))
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert len(clicked) == 1
    assert spots.data["item"].tolist() == [None] * len(places)
    ends = weakref.ref(spots)
    plot.removeItem(item)
    del item, spots
    clicked.clear()
    plot.scene().clickEvents.clear()
    plot.scene().lastHoverEvent = None
    gc.collect()
    assert ends() is None


def test_names_of_axes_grow_with_the_text(context, qtbot):
    plot = Plot(context.theme, "test_plot")
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.set_labels("across", "up")
    plot.show()
    axis = plot.getPlotItem().getAxis("bottom")
    before = axis.label.boundingRect().height()
    font = plot.font()
    font.setPointSizeF(2 * font.pointSizeF())
    plot.setFont(font)
    qtbot.waitUntil(lambda: axis.label.boundingRect().height() > 1.5 * before)
    box = axis.label.boundingRect()
    middle = axis.size().width() / 2
    assert axis.label.pos().x() + box.width() / 2 == pytest.approx(middle, abs=1)
