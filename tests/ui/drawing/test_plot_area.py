"""What a plot draws: each item once, none that was taken away."""

from __future__ import annotations

import pyqtgraph as pg
import pytest

from workbench.ui.drawing.plot import Plot


@pytest.fixture
def area(context, qtbot):
    plot = Plot(context.theme, "test_plot")
    qtbot.addWidget(plot)
    plot.add_legend()
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
