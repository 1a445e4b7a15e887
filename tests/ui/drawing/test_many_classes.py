"""Pictures of hundreds of classes: few items, signs that differ, and words for the rest."""

from __future__ import annotations

import re

import numpy as np
import pyqtgraph as pg
import pytest
from support.rooms import child

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.describing.describe import summary
from workbench.core.results.grouping import MOST_GROUPS
from workbench.core.results.histogram_bars import count_bars
from workbench.core.results.pictures.visualize_pictures import BiplotAxes, BiplotPicture
from workbench.ui.drawing.group_signs import Bars, bar_brush, sign_colour, sign_marker
from workbench.ui.drawing.legend import ClassLegend
from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.data.class_statistics import StatisticsView
from workbench.ui.rooms.data.histogram import Histogram
from workbench.ui.rooms.explore.plane.layers import PointLayer
from workbench.ui.rooms.explore.plane.toolbar import ToolBar
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.rooms.metric.steps.steps_plots import RowPlane
from workbench.ui.rooms.visualize.biplot.biplot_plot import Biplot
from workbench.ui.rooms.visualize.view import View, first_of_colour, group_colour
from workbench.ui.services.theme import Theme

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


def assert_signs(theme, item, y) -> None:
    """Each spot has the colour and the marker of its class."""
    shown = [
        (spot["brush"].color().name(), str(spot["symbol"]))
        for spot in item.data[["brush", "symbol"]]
    ]
    assert shown == [(theme.class_colour(c).name(), theme.class_marker(c)) for c in y]


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
    (item,) = (item for item in plot.getPlotItem().items if isinstance(item, Bars))
    assert len(item.groups) == MOST_GROUPS + 1
    brush, _, bars = item.groups[-1]
    assert brush.color().name() == theme.colours.muted
    others = data.X[data.y >= MOST_GROUPS, 0]
    assert sum(bar.height() for bar in bars) == len(others)
    drawn = sum(bar.height() for *_, bars in item.groups for bar in bars)
    assert drawn == data.n_rows
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


def test_groups_of_one_colour_are_one_item_where_there_are_no_markers(theme):
    names = (*(f"class {k}" for k in range(MOST_GROUPS)), "+436", "?")
    codes = np.arange(len(names))
    first = first_of_colour(codes, names)
    assert len(set(first.tolist())) == 10
    for code, other in zip(codes.tolist(), first.tolist(), strict=True):
        assert group_colour(theme, names, code) == group_colour(theme, names, other)


def test_planes_have_one_item_for_all_rows(theme, data, qtbot):
    y = np.asarray(data.y, np.int64)
    for plane in (PlanePlot(theme, "plane"), RowPlane(theme, "rows")):
        before = len(scatters(shown(qtbot, plane)))
        plane.show_rows(data.X, y, CLASSES)
        (item,) = (item for item in scatters(plane) if len(item.data))
        assert len(scatters(plane)) - before == 1
        assert_signs(theme, item, y)
        theme.choose("dark")
        assert_signs(theme, item, y)
        theme.choose("light")


def test_the_plane_of_explore_has_one_item_for_all_rows(theme, data, qtbot):
    canvas = shown(qtbot, Plot(theme, "plane"))
    y, layer = np.asarray(data.y, np.int64), PointLayer(canvas)
    layer.draw(data.X, y, CLASSES, np.zeros(len(y), bool))
    (item,) = (item for item in scatters(canvas) if len(item.data))
    assert_signs(theme, item, y)
    layer.recolour()
    assert_signs(theme, item, y)


def test_few_classes_have_an_item_each(theme, data, qtbot):
    canvas, y = shown(qtbot, Plot(theme, "plane")), np.asarray(data.y, np.int64) % 3
    layer = PointLayer(canvas)
    for n_classes in (CLASSES, 3):  # after many, too
        layer.draw(data.X, y, n_classes, np.zeros(len(y), bool))
    full = [item for item in scatters(canvas) if len(item.data)]
    assert [len(item.data) for item in full] == np.bincount(y).tolist()
    colours = {item.opts["brush"].color().name() for item in full}
    assert colours == {theme.class_colour(c).name() for c in range(3)}


def test_the_biplot_draws_many_groups_in_one_item(theme, data, qtbot):
    view, plot = View(data, "", -1), shown(qtbot, Biplot(theme))
    before = len(scatters(plot))
    half = np.array([0.5, 0.5])
    result = BiplotPicture(
        BiplotAxes(("a", "b"), np.eye(2), half, half, data.X),
        np.arange(data.n_rows), view.codes, data.n_rows, tuple(view.names),
    )  # fmt: skip
    plot.show_result(view, result, (0, 1))
    assert len(scatters(plot)) - before == 1
    spots = max(scatters(plot), key=lambda item: len(item.data))
    greys = [
        brush.color().name() == theme.colours.muted for brush in spots.data["brush"]
    ]
    assert greys == (view.codes == MOST_GROUPS).tolist()


def test_explore_says_that_signs_come_again(theme, data, qtbot):
    bar = shown(qtbot, ToolBar(theme))
    bar.retranslate()
    note = child(bar, "explore_signsLabel")
    bar.set_classes(data.classes[:MOST_GROUPS], 0)
    assert note.isHidden()
    bar.set_classes(data.classes, 0)
    assert not note.isHidden()
    assert "64" in note.text()


def test_figures_of_classes_are_measured_when_looked_at(qtbot, data, monkeypatch):
    view = shown(qtbot, StatisticsView())
    measured, model = [], view.view.model()
    monkeypatch.setattr(view.view, "resizeColumnToContents", measured.append)
    view.show_figures(summary(data, 0, worth=False), data.classes)
    assert model.rowCount() == 0  # nobody looks
    assert not measured
    view.show()
    assert model.rowCount() == CLASSES + 1
    assert len(measured) == model.columnCount()
    view.hide()
    view.show_figures(summary(data, 1, worth=False), data.classes)
    assert view.table.n_rows == CLASSES + 1  # what is asked for is there
