"""Pictures of hundreds of classes: few items, signs that differ, and words for the rest."""

from __future__ import annotations

import re

import numpy as np
import pyqtgraph as pg
import pytest
from support.rooms import child

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.bars import count_bars
from workbench.core.grouping import MOST_GROUPS
from workbench.ui.plots.legend import ClassLegend
from workbench.ui.plots.plot import Plot
from workbench.ui.plots.signs import Bars, bar_brush, sign_colour, sign_marker
from workbench.ui.rooms.data.histogram import Histogram
from workbench.ui.rooms.data.statistics import StatisticsView
from workbench.ui.rooms.explore.layers import PointLayer
from workbench.ui.rooms.explore.toolbar import ToolBar
from workbench.ui.rooms.metric.plane import PlanePlot
from workbench.ui.rooms.metric.steps_plots import RowPlane
from workbench.ui.rooms.visualize.view import View
from workbench.ui.theme import Theme

CLASSES = 500


@pytest.fixture
def data() -> Dataset:
    rng = np.random.default_rng(0)
    label = Attribute("kind", "nominal", tuple(f"class {k}" for k in range(CLASSES)))
    y = np.arange(2 * CLASSES) % CLASSES
    return Dataset(rng.normal(size=(len(y), 2)), y, numeric_attributes(2), label)


@pytest.fixture
def theme(styled_app) -> Theme:
    return Theme("light")


def shown(qtbot, widget):
    qtbot.addWidget(widget)
    widget.resize(500, 300)
    return widget


def scatters(plot) -> list[pg.ScatterPlotItem]:
    found = plot.getPlotItem().items
    return [item for item in found if isinstance(item, pg.ScatterPlotItem)]


def test_signs_of_the_groups_drawn_differ(theme):
    spots = {
        (sign_colour(theme, k).name(), sign_marker(theme, k))
        for k in range(MOST_GROUPS + 1)
    }
    bars = {
        (brush.color().name(), brush.style())
        for brush in (bar_brush(theme, k) for k in range(MOST_GROUPS + 1))
    }
    assert len(spots) == len(bars) == MOST_GROUPS + 1


def test_a_histogram_draws_the_rest_in_grey(theme, data, qtbot):
    plot = shown(qtbot, Histogram(theme))
    plot.show_bars(data, 0, count_bars(data, 0, 10))
    bars = [item for item in plot.getPlotItem().items if isinstance(item, Bars)]
    assert len(bars) == MOST_GROUPS + 1
    assert bars[-1].opts["brush"].color().name() == theme.colours.muted
    assert plot.table().headers[-1] == "+436"


@pytest.mark.parametrize("width", [300, 900])
def test_a_legend_has_two_lines_and_says_what_it_leaves_out(theme, data, qtbot, width):
    legend = shown(qtbot, ClassLegend(theme, "legend"))
    legend.resize(width, 40)
    names = (*data.classes[:MOST_GROUPS], "+436")
    legend.show_classes(names, sizes=[*range(MOST_GROUPS), 436])
    lines = legend.heightForWidth(width) / legend.fontMetrics().height()
    assert lines < 2.7
    text = legend.text().replace("&nbsp;", " ")
    assert "436 others" in text
    assert "class 63" in text  # the most frequent
    named = len(re.findall(r"class \d+", text))
    assert f"and {MOST_GROUPS - named} more" in text
    assert "class 0<" not in legend.toolTip()
    assert len(re.findall(r"class&nbsp;\d+", legend.toolTip())) == MOST_GROUPS


def test_rows_drawn_in_grey_keep_their_class_in_the_table(data):
    view = View(data, "", -1)
    rows = np.array([3, 470, 999])
    assert view.names[view.codes[470]] == "+436"
    assert view.labels(rows) == ["class 3", "class 470", "class 499"]


def test_planes_have_one_item_for_each_sign(theme, data, qtbot):
    y = np.asarray(data.y, np.int64)
    for plane in (PlanePlot(theme, "plane"), RowPlane(theme, "rows")):
        before = len(scatters(shown(qtbot, plane)))
        plane.show_rows(data.X, y, CLASSES)
        items = [item for item in scatters(plane) if len(item.data)]
        assert len(scatters(plane)) - before == MOST_GROUPS
        assert sum(len(item.data) for item in items) == data.n_rows


def test_the_plane_of_explore_has_one_item_for_each_sign(theme, data, qtbot):
    canvas = shown(qtbot, Plot(theme, "plane"))
    PointLayer(canvas).draw(data.X, np.asarray(data.y), CLASSES, np.zeros(1000, bool))
    full = [item for item in scatters(canvas) if len(item.data)]
    assert len(full) == MOST_GROUPS
    assert sum(len(item.data) for item in full) == data.n_rows


def test_explore_says_that_signs_come_again(theme, data, qtbot):
    bar = shown(qtbot, ToolBar(theme))
    bar.retranslate()
    note = child(bar, "explore_signsLabel")
    bar.set_classes(data.classes[:MOST_GROUPS], 0)
    assert note.isHidden()
    bar.set_classes(data.classes, 0)
    assert not note.isHidden()
    assert "64" in note.text()


def test_figures_of_classes_are_measured_when_looked_at(qtbot, monkeypatch):
    view = shown(qtbot, StatisticsView())
    measured = []
    monkeypatch.setattr(view, "resizeColumnToContents", measured.append)
    figures = {
        "type": "numeric", "n": 2,
        "groups": [{"label": f"c{k}", "n": 2} for k in range(CLASSES)],
    }  # fmt: skip
    view.show_figures(figures, (), "x")
    assert not measured
    view.show()
    assert len(measured) == view.model().columnCount()
