"""Legends and axes are made anew when they change, and look as pyqtgraph's own."""

from __future__ import annotations

import time

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QGraphicsTextItem

from workbench.ui.drawing.plot import Plot, prepare_plots
from workbench.ui.services.theme import Theme


@pytest.fixture
def plot(styled_app, qtbot):
    plot = Plot(Theme(styled_app), "test_plot")
    qtbot.addWidget(plot)
    plot.resize(300, 200)
    return plot


@pytest.fixture
def curves(plot):
    made = [pg.PlotCurveItem(pen=colour) for colour in "rgb"]
    for i, curve in enumerate(made):
        plot.addItem(curve)
        curve.setData([0.0, 1.0], [0.0, i + 1.0])
    plot.show_range((0, 1), (0, 3))
    return made


def picture(plot: Plot) -> np.ndarray:
    image = plot.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = image.height(), image.width(), 4
    return np.frombuffer(image.constBits(), np.uint8).reshape(shape).copy()


def filled(plot: Plot, entries) -> np.ndarray:
    """Return what a legend looks like that is made from nothing."""
    legend = plot.getPlotItem().legend
    legend.clear()
    for item, name in entries:
        legend.addItem(item, name)
    return picture(plot)


def test_the_same_entries_keep_their_labels(plot, curves):
    legend = plot.add_legend()
    entries = list(zip(curves, ("one", "two", "three"), strict=True))
    legend.show_entries(entries)
    labels = [label for _, label in legend.items]
    assert legend.entries == entries
    curves[0].setPen("k")
    legend.show_entries(entries)
    assert [label for _, label in legend.items] == labels
    assert np.array_equal(picture(plot), filled(plot, entries))


def test_other_names_and_other_items(plot, curves):
    legend = plot.add_legend()
    legend.show_entries(zip(curves, "abc", strict=True))
    for entries in (
        [(curves[0], "a longer name"), (curves[1], "b"), (curves[2], "c")],
        [(curves[2], "c")],
        [(curves[1], "b"), (curves[2], "x")],
        [],
    ):
        legend.show_entries(entries)
        assert legend.entries == entries
        assert np.array_equal(picture(plot), filled(plot, entries))


def test_other_items_take_over_the_texts_there_are(plot, curves):
    legend = plot.add_legend()
    legend.show_entries([(curves[0], "one"), (curves[1], "two")])
    labels = [label for _, label in legend.items]
    entries = list(zip(reversed(curves), ("one", "2", "three"), strict=True))
    legend.show_entries(entries)
    assert [label for _, label in legend.items][:2] == labels
    assert np.array_equal(picture(plot), filled(plot, entries))


def test_the_name_of_an_axis_is_laid_out_once_it_has_one(
    styled_app, qtbot, monkeypatch
):
    laid_out = []

    def set_html(label, text, inner=QGraphicsTextItem.setHtml):
        laid_out.append(text)
        inner(label, text)

    monkeypatch.setattr(QGraphicsTextItem, "setHtml", set_html)
    plot = Plot(Theme(styled_app), "test_plot")
    qtbot.addWidget(plot)
    assert not laid_out
    plot.theme.changed.emit()
    plot.getPlotItem().hideAxis("left")
    plot.set_labels("width", "height")
    assert sum("width" in text for text in laid_out) == 1
    assert sum("height" in text for text in laid_out) == 1
    laid_out.clear()
    plot.set_labels("width", "height")
    plot.show_range((0, 5), (0, 5))
    assert not laid_out
    bottom = plot.getPlotItem().getAxis("bottom")
    bottom.dress("#111111", "#abcdef", plot.font())
    assert ["abcdef" in text for text in laid_out] == [True]
    assert bottom.textPen().color().name() == "#abcdef"
    assert bottom.pen().color().name() == "#111111"


def test_a_legend_takes_the_colour_of_the_theme_once(plot, curves, monkeypatch):
    legend = plot.add_legend()
    legend.show_entries([(curves[0], "one")])
    written = []
    (_, label), *_ = legend.items
    monkeypatch.setattr(label, "setText", lambda text, **how: written.append(how))
    legend.set_text_colour(plot.theme.colours.text)
    assert not written
    legend.set_text_colour("#123456")
    assert written == [{"color": "#123456"}]


def test_lines_are_veiled_behind_a_legend(plot):
    legend = plot.add_legend()
    ground = QColor(plot.theme.colours.plot)
    veil = legend.brush().color()
    assert veil.name() == ground.name()
    assert veil.alpha() > 200


def ticks_found(plot: Plot, monkeypatch) -> list[str]:
    """Return a list that each axis enters whose ticks are found."""
    found: list[str] = []
    for side, axis in plot.getPlotItem().axes.items():

        def find(painter, side=side, inner=axis.generateDrawSpecs):
            found.append(side)
            return inner(painter)

        monkeypatch.setattr(axis, "generateDrawSpecs", find)
    return found


def test_ticks_are_found_again_where_something_changed(plot, curves, monkeypatch):
    plot.set_labels("x", "y")
    picture(plot)  # lays it out
    before = picture(plot)
    found = ticks_found(plot, monkeypatch)
    plot.show_range((0, 1), (0, 3))
    plot.set_labels("x", "y")
    for axis in plot.getPlotItem().axes.values():
        axis.setPen(axis.pen())
        axis.setTextPen(axis.textPen())  # last: the label is in this colour
    assert np.array_equal(picture(plot), before)
    assert not found
    plot.show_range((0, 2), (0, 3))
    picture(plot)
    assert found == ["bottom"]
    left = plot.getPlotItem().getAxis("left")
    for change in (
        lambda: left.setScale(10.0),
        lambda: left.setTicks([[(1.0, "one")]]),
        lambda: left.setTicks([[(1.0, "two")]]),
        lambda: left.setTextPen("r"),
        lambda: left.setTickFont(QFont("sans", 20)),
    ):
        found.clear()
        before = picture(plot)
        change()
        assert not np.array_equal(picture(plot), before)
        assert found == ["left"]


def test_ticks_are_found_ahead_of_painting(plot, curves, qtbot, monkeypatch):
    plot.show()
    qtbot.waitExposed(plot)
    picture(plot)
    found = ticks_found(plot, monkeypatch)
    plot.show_range((0, 7), (0, 9))
    assert not prepare_plots(plot, time.perf_counter() - 1)  # one axis in any case
    assert len(found) == 1
    assert prepare_plots(plot, time.perf_counter() + 60)
    assert sorted(found) == ["bottom", "left"]
    picture(plot)
    assert len(found) == 2
    assert prepare_plots(plot, time.perf_counter() - 1)


@pytest.mark.parametrize(
    ("x", "y", "corner"),
    [
        ([0.0, 1.0], [0.9, 0.9], (-10, -10)),
        ([0.0, 1.0], [0.1, 0.1], (-10, 10)),
        ([0.9, 0.9], [0.0, 1.0], (10, 10)),
    ],
    ids=["a line at the top", "one at the foot", "one at the right"],
)
def test_a_legend_goes_where_nothing_is_drawn(plot, x, y, corner):
    plot.show()
    line = pg.PlotCurveItem(x, y)  # what is between its ends counts
    plot.addItem(line)
    legend = plot.add_legend()
    legend.show_entries([(line, "a line")])
    assert tuple(legend.opts["offset"]) == (-10, 10)
    plot.show_range((0, 1), (0, 1))
    assert tuple(legend.opts["offset"]) == corner


def test_steps_count(plot):
    plot.show()
    steps = pg.PlotCurveItem([0.0, 0.5, 1.0], [0.1, 0.95], stepMode="center")
    plot.addItem(steps)
    legend = plot.add_legend()
    legend.show_entries([(steps, "steps")])
    plot.show_range((0, 1), (0, 1))
    assert tuple(legend.opts["offset"]) == (-10, -10)


def test_dots_count_and_hidden_ones_do_not(plot):
    plot.show()
    spots = pg.ScatterPlotItem([0.95, 0.9, 0.05], [0.95, 0.9, 0.95])
    plot.addItem(spots)
    legend = plot.add_legend()
    legend.show_entries([(spots, "dots")])
    plot.show_range((0, 1), (0, 1), padding=0)
    assert tuple(legend.opts["offset"]) == (-10, -10)
    spots.hide()
    legend.setOffset((-10, 10))
    plot.show_range((0, 1), (0, 1), padding=0)
    assert tuple(legend.opts["offset"]) == (-10, 10)


def test_a_legend_in_the_middle_stays_there(plot):
    line = pg.PlotCurveItem([0.0, 1.0], [0.95, 0.95])
    plot.addItem(line)
    legend = plot.add_legend((0, 4))
    legend.show_entries([(line, "a line")])
    plot.show_range((0, 1), (0, 1))
    assert tuple(legend.opts["offset"]) == (0, 4)


@pytest.mark.parametrize("side", ["left", "bottom"])
def test_the_name_of_a_short_axis_ends_with_an_ellipsis(plot, qtbot, side):
    name = "Share of all comparisons that brute force would have made"
    plot.show()
    qtbot.waitExposed(plot)
    plot.set_labels(name, name)
    axis = plot.getPlotItem().getAxis(side)

    def said() -> str:
        return axis.label.toPlainText().strip()

    def place() -> tuple[float, float]:
        box = axis.mapFromItem(axis.label, axis.label.boundingRect()).boundingRect()
        return (
            (box.top(), box.bottom()) if side == "left" else (box.left(), box.right())
        )

    plot.resize(200, 160)
    qtbot.waitUntil(lambda: said().endswith("…"))
    length = axis.size().height() if side == "left" else axis.size().width()
    assert place()[0] >= -1
    assert place()[1] <= length + 1
    assert len(said()) > 5
    assert axis.label.toolTip() == axis.labelText == name
    assert plot.table().headers[1:] == (name, name)
    plot.resize(900, 900)
    qtbot.waitUntil(lambda: said() == name)
    assert axis.label.toolTip() == ""
    plot.set_labels("<i>x</i>", "<i>x</i>")  # markup is left as it is
    assert said() == "x"
