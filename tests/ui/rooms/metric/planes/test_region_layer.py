"""Regions behind the planes: right under the metric, in step with a drag, none stale."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from support.plots import item_of
from support.rooms import LONG

from workbench.compute.reading.readers import read
from workbench.ui.rooms.metric.planes.region_layer import COARSE, FINE


@pytest.fixture
def learn(learn, qtbot):
    """Learn, with the regions switched on."""

    def do(data="thesis21-strips", **scene):
        room = learn(data, **scene)
        room.widgets.regions_check.setChecked(True)
        qtbot.waitUntil(lambda: room.probe("regions")["level"] == FINE, timeout=LONG)

    return do


def centres(rectangle, level):
    left, right, bottom, top = rectangle
    share = (np.arange(level) + 0.5) / level
    x, y = np.meshgrid(left + share * (right - left), bottom + share * (top - bottom))
    return np.column_stack([x.ravel(), y.ravel()])


def vote(X, y, queries, M, k, n_classes):
    """The k nearest under M, by hand; ties go to the first class."""
    answer, margins = [], []
    for q in queries:
        squared = np.einsum("ij,jk,ik->i", X - q, M, X - q)
        order = np.argsort(squared, kind="stable")
        counts = np.bincount(y[order[:k]], minlength=n_classes)
        answer.append(int(np.argmax(counts)))
        margins.append((squared[order[k]] - squared[order[k - 1]]) / squared[order[k]])
    return np.array(answer), np.array(margins)


def cells_of(room, name):
    """Return the class codes drawn behind a plane, bottom row first."""
    return item_of(getattr(room.widgets, name), pg.ImageItem).image


def drawn_of(room):
    """Return how many coarse and how many fine pictures were drawn."""
    told = room.probe("latency")
    names = {COARSE: "regions", FINE: "regions: fine"}
    return {
        level: told.get(name, {"count": 0})["count"] for level, name in names.items()
    }


def check_plane(room, name, back, every=97):
    """Compare some cells with votes by hand; `back` maps places to rows' coordinates."""
    picture = room.picture
    labels = cells_of(room, name)
    places = centres(room.probe("regions")[name]["rectangle"], len(labels))[::every]
    M = np.linalg.matrix_power(picture.path.map_at(room.widgets.morph.t), 2)
    n_classes = len(picture.result.data.classes)
    expected, margins = vote(
        picture.X, picture.y, back(places), M, picture.k, n_classes
    )
    sure = margins > 1e-9  # where rounding cannot choose another neighbour
    assert sure.mean() > 0.95
    assert np.array_equal(labels.ravel()[::every][sure], expected[sure])


def test_regions_of_the_strips(learn, room):
    learn()
    A, c = room.picture.path.map_at(1.0), room.picture.centre
    check_plane(room, "before", lambda u: u)
    check_plane(room, "after", lambda v: c + (v - c) @ np.linalg.inv(A))
    labels = cells_of(room, "before")
    assert labels.shape == (FINE, FINE)


def test_regions_follow_the_morph(learn, room, qtbot):
    learn()
    room.widgets.morph.set_t(0.3)
    qtbot.waitUntil(lambda: room.probe("regions")["level"] == COARSE)
    qtbot.waitUntil(lambda: room.probe("regions")["level"] == FINE, timeout=LONG)
    check_plane(room, "before", lambda u: u)


@pytest.mark.parametrize("view", ["attributes", "directions"])
def test_regions_of_a_cut(learn, room, qtbot, view):
    learn("iris")
    combo = room.widgets.view
    if combo.currentData() != view:
        combo.setCurrentIndex(combo.findData(view))
        qtbot.waitUntil(lambda: room.probe("regions")["level"] == COARSE)
        qtbot.waitUntil(lambda: room.probe("regions")["level"] == FINE, timeout=LONG)
    picture = room.picture
    A, c, basis = picture.path.map_at(1.0), picture.centre, picture.basis
    others = c - c @ basis @ basis.T
    check_plane(room, "before", lambda u: others + u @ basis.T, every=331)

    def back(v):
        u = (v - c @ basis) @ np.linalg.inv(basis.T @ A @ basis) + c @ basis
        return others + u @ basis.T

    check_plane(room, "after", back, every=331)
    assert "cut" in room.widgets.regions_check.text()


def test_a_line_has_no_regions(learn, room):
    learn("wine-2", scale="min-max")
    assert room.widgets.after.in_line_mode
    told = room.probe("regions")
    assert "before" in told
    assert "after" not in told
    check_plane(room, "before", lambda u: u)


def test_drag_in_the_cone(learn, room, open_page, qtbot):
    learn()
    page = open_page("cone")
    before = drawn_of(room)
    for turn in np.linspace(0, 3, 12):
        b = 0.7 * np.sin(turn)
        page.inset.shaped.emit(
            np.array([[1 + 0.6 * np.cos(turn), b], [b, 1 - 0.6 * np.cos(turn)]])
        )
    qtbot.waitUntil(
        lambda: (
            room.probe("regions")["level"] == FINE
            and drawn_of(room)[FINE] > before[FINE]
        ),
        timeout=LONG,
    )
    assert drawn_of(room)[COARSE] > before[COARSE]
    assert np.array(room.probe("metric")["M"]) == pytest.approx(
        np.array(page.probe()["metric"])
    )
    check_plane(room, "before", lambda u: u)
    limits = room.probe("latency")
    assert {"regions", "regions: fine"} <= set(limits)


def test_zoom_asks_again(learn, room, qtbot):
    learn()
    before = room.probe("regions")["before"]["rectangle"]
    room.widgets.before.getPlotItem().getViewBox().scaleBy((0.5, 0.5))
    qtbot.waitUntil(
        lambda: room.probe("regions")["before"]["rectangle"] != before, timeout=LONG
    )
    check_plane(room, "before", lambda u: u)


def test_off_and_on_and_other_data(learn, room, qtbot):
    learn()
    check = room.widgets.regions_check
    check.setFocus()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert room.probe("regions") == {"level": 0}
    qtbot.keyClick(check, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: room.probe("regions")["level"] == FINE, timeout=LONG)
    room.context.session.open(read("builtin:iris"))
    assert room.probe("regions") == {"level": 0}
    room.run()
    qtbot.waitUntil(lambda: room.probe("regions")["level"] == FINE, timeout=LONG)


def test_colours_are_those_of_the_theme(learn, room, context):
    learn()
    image = item_of(room.widgets.before, pg.ImageItem)
    context.theme.choose("dark")
    assert np.array_equal(image.lut, context.theme.region_table())
