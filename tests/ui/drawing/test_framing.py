"""Planes of rows use their plot: equal units where that leaves enough, else fitted axes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from support.plots import items_of
from support.rooms import child, opened, rest

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.core.program.builtin import CATALOGUE
from workbench.ui.drawing.framing import share_used, within
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.explore.room import ExploreRoom
from workbench.ui.rooms.metric.room import MetricRoom
from workbench.ui.rooms.visualize.room import VisualizeRoom


def apart(units: tuple[float, ...]) -> Dataset:
    """Make two clouds whose attributes are measured in these units."""
    rng = np.random.default_rng(3)
    y = np.arange(120) % 2
    X = rng.normal(size=(120, len(units))) + 2.0 * y[:, None]
    names = tuple(Attribute(f"u{i}") for i in range(len(units)))
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X * units, y, names, label, "apart")


THOUSANDS = ((1.0, 1000.0), (1000.0, 1.0, 1.0), (0.001, 1.0, 1000.0))


def shares(plot: Plot, places: npt.NDArray[np.float64]) -> tuple[float, float]:
    """Return how much of the width and of the height of a plot the rows take."""
    wide, high = np.ptp(places[~np.isnan(places).any(axis=1)], axis=0)
    seen = plot.viewRect()
    return wide / seen.width(), high / seen.height()


@pytest.fixture
def explore(context, qtbot) -> Iterator[ExploreRoom]:
    with opened(ExploreRoom, context) as room:
        room.painting.ladder = (16,)
        room.enter()
        yield room


def show(room, qtbot, data: Dataset) -> None:
    room.context.session.open(data)
    rest(room, qtbot)


@pytest.mark.parametrize(
    ("extent", "plot", "ratio", "share"),
    [
        ((1, 1), (100, 100), 1, 1.0),
        ((2, 1), (100, 100), 1, 0.5),
        ((1, 2), (100, 100), 1, 0.5),
        ((1, 1), (300, 100), 1, 1 / 3),
        ((17, 199), (600, 400), 1, 17 / 199 * 400 / 600),
        ((17, 199), (600, 400), 199 / 17, 400 / 600),
    ],
)
def test_the_share_of_a_plot_used_in_equal_units(extent, plot, ratio, share):
    assert share_used(extent, plot, ratio) == pytest.approx(share)


def test_what_is_out_of_reach_is_left_out():
    reach = QRectF(0, 0, 10, 10)
    assert within(QRectF(-5, 2, 10, 3), reach) == QRectF(0, 2, 5, 3)
    assert within(QRectF(20, 20, 1, 1), reach) == reach


@pytest.mark.lane("usual", "the room shows every built-in set")
def test_every_set_fills_the_plane_of_explore(explore, qtbot):
    sets = [read(entry.source) for entry in CATALOGUE]
    for data in (*sets, *map(apart, THOUSANDS)):
        show(explore, qtbot, data)
        if not np.ptp(explore.canvas.positions, axis=0).all():
            continue  # an attribute that never varies has no extent to show
        used = shares(explore.canvas, explore.canvas.positions)
        assert min(used) >= 0.35, (data.name, used)  # 40 % of what margins leave
        assert explore.probe("units")["units"] == "auto"


def test_regions_end_not_far_beyond_the_rows(explore, qtbot):
    for units in THOUSANDS:
        data = apart(units)
        show(explore, qtbot, data)
        explore.context.session.set_scene(units="equal")  # leaves a needle
        rest(explore, qtbot)
        left, right, bottom, top = explore.probe("regions")["rectangle"]
        wide, high = np.ptp(explore.canvas.positions, axis=0)
        assert right - left <= 1.51 * wide
        assert top - bottom <= 1.51 * high


def test_rows_painted_outside_take_the_regions_along(explore, qtbot):
    show(explore, qtbot, apart((1.0, 1.0)))
    before = explore.stage.rectangle()
    explore.canvas.view.setRange(QRectF(-60, -60, 120, 120))
    explore.board.add(np.array([[40.0, 40.0]]), 0)
    explore.board.commit("point")
    rest(explore, qtbot)
    after = explore.stage.rectangle()
    assert before[1] < 40 < after[1]
    assert before[3] < 40 < after[3]


def test_the_switch_of_explore_works_by_keyboard_and_lasts_for_its_axes(explore, qtbot):
    session = explore.context.session
    show(explore, qtbot, apart((1.0, 1000.0, 1.0)))
    check = child(explore, "explore_unitsCheck", QCheckBox)
    assert not check.isChecked()
    QTest.keyClick(check, Qt.Key.Key_Space)
    assert check.isChecked()
    assert session.scene.units == "equal"
    px, py = explore.canvas.pixel()
    assert px == pytest.approx(py, rel=1e-2)
    QTest.keyClick(check, Qt.Key.Key_Space)
    assert session.scene.units == "fit"
    assert min(shares(explore.canvas, explore.canvas.positions)) > 0.8
    session.set_scene(y="u2")  # of other attributes nobody chose anything
    assert session.scene.units == "auto"
    assert check.isChecked()
    session.set_scene(units="fit")
    show(explore, qtbot, apart((1.0, 1.0)))
    assert session.scene.units == "auto"


def test_scaled_attributes_are_equal_in_the_scaled_units(explore, qtbot):
    show(explore, qtbot, apart((1.0, 1000.0)))
    assert not explore.probe("units")["equal"]
    explore.context.session.set_scene(scale="z-score")
    rest(explore, qtbot)
    assert explore.probe("units")["equal"]
    px, py = explore.canvas.pixel()
    deviations = explore.canvas.positions.std(axis=0)
    assert px / deviations[0] == pytest.approx(py / deviations[1], rel=1e-3)


def test_another_size_of_the_plot_decides_anew_but_not_under_a_zoom(explore, qtbot):
    show(explore, qtbot, apart((1.0, 1.0)))
    assert explore.probe("units")["equal"]
    explore.resize(1500, 380)
    qtbot.waitUntil(lambda: not explore.probe("units")["equal"])
    explore.canvas.view.scaleBy((0.5, 0.5))
    explore.resize(1000, 560)
    rest(explore, qtbot)
    assert not explore.probe("units")["equal"]


def test_both_planes_of_the_metric_lab_have_equal_units_or_neither(context, qtbot):
    with opened(MetricRoom, context) as room:
        w = room.widgets
        show(room, qtbot, apart((1.0, 1000.0)))
        assert min(shares(w.before, w.before.points)) >= 0.35
        check = child(room, "metric_unitsCheck", QCheckBox)
        assert not check.isChecked()
        assert not w.after.framing.equal
        QTest.keyClick(check, Qt.Key.Key_Space)
        assert w.before.framing.equal
        assert w.after.framing.equal
        assert context.session.scene.units == "equal"
        reach = w.before.framing.reach()
        wide, high = np.ptp(w.before.points, axis=0)
        assert reach.width() == pytest.approx(1.5 * wide)
        assert reach.height() == pytest.approx(1.5 * high)
        left, right, bottom, top = w.regions._images["before"].rectangle
        assert right - left <= 1.51 * wide
        assert top - bottom <= 1.51 * high


def test_pictures_fill_the_view_of_all_rows(context, qtbot):
    context.session.open(read("builtin:thesis21-strips"))
    with opened(ExploreRoom, context) as room:
        room.enter()
        rest(room, qtbot)
        assert room.probe("units")["equal"]
        view = room.canvas.view.viewRect()
        left, right, bottom, top = room.painting.picture.rectangle
        assert left < view.left() < view.right() < right
        assert bottom < view.top() < view.bottom() < top
        # far from the rows nothing is drawn
        room.canvas.view.scaleBy((10, 10))
        rest(room, qtbot)
        seen, found = room.canvas.view.viewRect(), room.painting.picture.rectangle
        assert found[1] - found[0] < 0.5 * seen.width()
        assert found[3] - found[2] < 0.5 * seen.height()


def test_the_biplot_fills_its_plot(context, qtbot):
    with opened(VisualizeRoom, context) as room:
        room.enter()
        room.open_page("biplot")
        for units in THOUSANDS:
            show(room, qtbot, apart(units))
            plot = child(room, "visualize_biplot_plot", Plot)
            probe = room.probe("biplot")
            spots = [np.column_stack(s.getData()) for s in items_of(plot, Spots)]
            drawn = np.vstack([*spots, np.array(probe["arrows"])])
            assert min(shares(plot, drawn)) >= 0.35
        check = child(room, "visualize_unitsCheck", QCheckBox)
        assert probe["equal"] == check.isChecked()
        QTest.keyClick(check, Qt.Key.Key_Space)
        assert room.probe("biplot")["units"] == context.session.scene.units != "auto"
