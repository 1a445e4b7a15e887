"""Grid, trails, balls and lens of the Metric lab against matrices computed anew."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from support.plots import item_of, items_of
from support.rooms import child

from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.metric.planes.morph_motion import MOST_TRAILS, lattice


def moved_by(M, X, t):
    """Return the matrix of the morph at t: the root of M to the power t, scaled."""
    values, vectors = np.linalg.eigh(M)
    root = (vectors * np.sqrt((values / values.max()) ** t)) @ vectors.T
    spread = np.trace(np.cov(X.T)) / np.trace(np.cov((X @ root).T))
    return root * np.sqrt(spread)


def at(room, X, places, t):
    """Return where places are at t; the mean of the rows stays."""
    A = moved_by(np.array(room.probe("metric")["M"]), X, t)
    return (places - X.mean(axis=0)) @ A + X.mean(axis=0)


def test_the_lattice_is_square_to_the_axes_and_holds_all_rows():
    X = np.random.default_rng(0).normal(size=(50, 2)) * [3.0, 0.02]
    ends = lattice(X).reshape(-1, 2, 2)
    upright = ends[:, 0, 0] == ends[:, 1, 0]
    level = ends[:, 0, 1] == ends[:, 1, 1]
    assert (upright ^ level).all()
    for axis, lines in ((0, upright), (1, level)):
        at_ = ends[lines][:, 0, axis]
        assert at_.min() <= X[:, axis].min()
        assert at_.max() >= X[:, axis].max()
        assert np.diff(at_) == pytest.approx(np.full(len(at_) - 1, at_[1] - at_[0]))
        assert 4 <= len(at_) <= 20


def test_the_grid_is_the_lattice_stretched_by_the_metric(learn):
    room = learn()
    X = room.context.session.data.X
    for t in (0.0, 0.2, 1.0):
        room.widgets.morph.set_t(t)
        expected = at(room, X, lattice(X), t)
        found = np.array(room.probe("motion")["grid"])
        assert found == pytest.approx(expected, abs=1e-9)


def test_trails_lead_from_where_the_rows_were_to_where_they_are(learn):
    room = learn()
    X, y = room.context.session.data.X, room.context.session.data.y
    room.widgets.morph.set_t(0.0)
    assert "trails" not in room.probe("motion")["seen"]
    for t in (0.2, 1.0):
        room.widgets.morph.set_t(t)
        trails = room.probe("motion")["trails"]
        for c in (0, 1):
            rows = X[y == c]
            ways = np.array(trails[c]).reshape(3, len(rows), 2, 2)
            assert ways[0, :, 0] == pytest.approx(rows)
            assert ways[1:, :, 0] == pytest.approx(ways[:-1, :, 1])
            assert ways[2, :, 1] == pytest.approx(at(room, X, rows, t), abs=1e-9)
            assert ways[0, :, 1] == pytest.approx(at(room, X, rows, t / 3), abs=1e-9)
    assert len(X) <= MOST_TRAILS


def test_with_reduced_motion_there_is_no_grid_and_trails_stand_still(learn):
    room = learn()
    X, y = room.context.session.data.X, room.context.session.data.y
    room.widgets.morph.reduce.setChecked(True)
    stills = []
    for t in (0.0, 0.5, 1.0):
        room.widgets.morph.set_t(t)
        found = room.probe("motion")
        assert found["seen"] == ["trails"]
        stills.append(found["trails"])
    assert stills[0] == stills[1] == stills[2]
    ends = np.array(stills[0][0]).reshape(3, -1, 2, 2)[2, :, 1]
    assert ends == pytest.approx(at(room, X, X[y == 0], 1.0), abs=1e-9)
    room.widgets.morph.reduce.setChecked(False)
    assert "grid" in room.probe("motion")["seen"]


def test_each_layer_is_switched_by_the_menu_and_named_by_the_legend(learn):
    room = learn()
    room.context.session.select([20])
    room.widgets.after.overlays.want("legend", True)  # unfolded though it is small
    room.resize(1600, 1000)
    menu = room.widgets.layers

    def named():
        return set(room.probe("overlays")["after"]["legend"]["layers"])

    assert named() >= {"learned", "euclidean", "links", "grid", "trails", "class"}
    for layer in ("euclidean", "grid", "trails"):
        menu.checks[layer].trigger()
        assert layer not in named()
        menu.checks[layer].trigger()
        assert layer in named()
    room.widgets.regions_check.click()
    assert "regions" in named()
    room.widgets.regions_check.click()
    for layer in ("lens", "inset", "legend"):
        shown = [room.probe("overlays")[p][layer]["shown"] for p in ("before", "after")]
        assert shown[0]
        menu.checks[layer].trigger()
        for plane in ("before", "after"):
            assert not room.probe("overlays")[plane][layer]["shown"]
        menu.checks[layer].trigger()
        for plane, was in zip(("before", "after"), shown, strict=True):
            assert room.probe("overlays")[plane][layer]["shown"] == was
    assert child(room, "metric_layersBtn").focusPolicy().value & 1  # by Tab


def test_inset_and_lens_of_a_selected_row_are_those_of_the_metric(learn):
    room = learn()
    X, k = room.context.session.data.X, room.context.session.scene.k
    M = np.array(room.probe("metric")["M"])
    room.context.session.select([20])
    values = np.linalg.eigvalsh(M)
    step = X - X[20]
    far = np.sqrt(np.einsum("ij,jk,ik->i", step, M, step))
    radius = np.sort(np.delete(far, 20))[k - 1]
    found = room.probe("overlays")["before"]
    assert found["inset"]["ratio"] == pytest.approx(np.sqrt(values[1] / values[0]))
    assert found["inset"]["ball"] == pytest.approx((radius / np.sqrt(values)).tolist())
    plain = np.sort(np.delete(np.linalg.norm(step, axis=1), 20))[k - 1]
    assert found["inset"]["ghost"] == pytest.approx([plain, plain])
    inside = np.flatnonzero(far <= 3 * radius).tolist()
    for t in (0.0, 0.3, 0.6):  # who is near does not change on the way
        room.widgets.morph.set_t(t)
        both = room.probe("overlays")
        assert both["before"]["lens"]["rows"] == inside
        if both["after"]["lens"]["shown"]:
            assert both["after"]["lens"]["rows"] == inside
        A = moved_by(M, X, t)
        back = np.linalg.inv(A)
        low, high = np.linalg.eigvalsh(back @ M @ back)
        ratio = max(np.sqrt(high / low), np.linalg.cond(A))
        inset = both["after"]["inset"]
        assert inset["shown"] == (ratio > 10)
        if inset["shown"]:
            assert inset["ratio"] == pytest.approx(ratio, rel=1e-5)


def test_balls_and_links_lie_above_the_points(learn):
    room = learn()
    for plane in (room.widgets.before, room.widgets.after):
        top = max(item.zValue() for item in items_of(plane, Spots, "rows"))
        lines = [
            item_of(plane, pg.PlotCurveItem, name)
            for name in ("euclidean_ball", "learned_ball", "links", "threats")
        ]
        ground = room.context.theme.colours.plot
        for line in lines:
            assert line.zValue() > top
            assert line.opts["shadowPen"].color().name() == ground
