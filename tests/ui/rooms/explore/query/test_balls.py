"""The balls round the query, and what lies over the plane, by brute force."""

from __future__ import annotations

import numpy as np
import pytest
from support.explore import cloud

from workbench.ui.rooms.explore.plane.graphics_items import Z
from workbench.ui.rooms.explore.query import balls

METRICS = ("euclidean", "manhattan", "chebyshev", "mahalanobis")


def kth(distances, row, k=5):
    """Return the k-th smallest distance, a row being none of its own."""
    others = np.delete(distances, row) if row >= 0 else distances
    return np.sort(others)[k - 1]


def traced(curve):
    return np.column_stack([curve.xData, curve.yData])


@pytest.mark.parametrize("metric", METRICS)
def test_both_balls_reach_the_kth_neighbour(strips, metric):
    strips.context.session.set_scene(metric=metric)
    X = strips.context.session.data.X
    for row in (3, 40, 120):
        strips.pin(*X[row])
        step = X - X[row]
        plain = kth(np.linalg.norm(step, axis=1), row)
        inverse = np.linalg.inv(np.cov(X.T))
        far = {
            "euclidean": np.linalg.norm(step, axis=1),
            "manhattan": np.abs(step).sum(axis=1),
            "chebyshev": np.abs(step).max(axis=1),
            "mahalanobis": np.sqrt(np.einsum("ij,jk,ik->i", step, inverse, step)),
        }[metric]
        radius, found = kth(far, row), strips.probe("ball")
        assert found["radius"] == pytest.approx(radius)
        ghost = traced(strips.links.euclidean) if metric != "euclidean" else None
        if ghost is None:
            assert found["euclidean"] is None
            assert strips.links.euclidean.xData is None or not len(
                strips.links.euclidean.xData
            )
        else:
            assert found["euclidean"] == pytest.approx([plain, plain])
            away = np.linalg.norm(ghost - X[row], axis=1)
            assert away == pytest.approx(np.full(len(ghost), plain))
        if metric == "mahalanobis":
            values = np.linalg.eigvalsh(inverse)
            expected = radius / np.sqrt(values)
            assert found["axes"] == pytest.approx(expected.tolist())
            assert found["ratio"] == pytest.approx(expected[0] / expected[1])


def test_lens_and_inset_follow_the_metric(strips):
    X = strips.context.session.data.X
    strips.context.session.set_scene(metric="mahalanobis")
    strips.pin(*X[20])
    inverse = np.linalg.inv(np.cov(X.T))
    step = X - X[20]
    far = np.sqrt(np.einsum("ij,jk,ik->i", step, inverse, step))
    found = strips.probe("overlays")
    assert found["lens"]["rows"] == np.flatnonzero(far <= 3 * kth(far, 20)).tolist()
    values = np.linalg.eigvalsh(inverse)
    ratio = np.sqrt(values[1] / values[0])
    assert found["inset"]["ratio"] == pytest.approx(ratio)
    assert found["inset"]["text"] == f"{ratio:.0f} : 1"
    strips.context.session.set_scene(metric="euclidean")
    found = strips.probe("overlays")
    assert not found["inset"]["shown"]
    near = np.linalg.norm(step, axis=1)
    assert found["lens"]["rows"] == np.flatnonzero(near <= 3 * kth(near, 20)).tolist()
    strips.asking.forget()
    assert not strips.probe("overlays")["lens"]["shown"]


def test_angles_have_a_ghost_but_no_lens(strips):
    strips.context.session.set_scene(metric="cosine")
    strips.pin(*strips.context.session.data.X[20])
    assert strips.probe("ball") == {}
    assert not strips.probe("overlays")["lens"]["shown"]
    assert not strips.probe("overlays")["inset"]["shown"]
    assert len(strips.links.euclidean.xData)


def test_balls_and_links_are_above_the_points_with_a_halo_of_the_ground(strips):
    links = strips.links
    strips.context.session.set_scene(metric="mahalanobis")
    strips.pin(0.0, 0.0)
    ground = strips.context.theme.colours.plot
    for item in (links.ball, links.euclidean, links.links):
        assert item.zValue() > max(Z["points"], Z["margins"], Z["errors"])
        halo, line = item.opts["shadowPen"], item.opts["pen"]
        assert halo.color().name() == ground
        assert halo.widthF() > line.widthF() + 2


def test_too_many_numbers_are_not_searched_a_second_time(strips, monkeypatch):
    strips.context.session.set_scene(metric="mahalanobis")
    plane = strips.stage.plane
    assert balls.euclidean_plane(plane) is not None
    monkeypatch.setattr(balls, "MOST_NUMBERS", 399)
    assert balls.euclidean_plane(plane) is None


def test_each_layer_over_the_plane_has_a_check_that_the_keyboard_reaches(strips):
    strips.context.session.set_scene(metric="mahalanobis")
    strips.pin(*strips.context.session.data.X[20])
    for layer in ("lens", "inset", "legend"):
        check = strips.layers.checks[layer]
        assert check.focusPolicy().value & 1  # by Tab
        assert strips.probe("overlays")[layer]["shown"]
        check.click()
        assert not strips.probe("overlays")[layer]["shown"]
        check.click()
        assert strips.probe("overlays")[layer]["shown"]
    strips.layers.checks["euclidean"].click()
    assert strips.probe("ball")["euclidean"] is None
    assert "euclidean" not in strips.probe("overlays")["legend"]["layers"]


def test_the_legend_names_what_is_seen_and_nothing_else(open_room, qtbot):
    room = open_room(cloud(60))

    def named():
        return set(room.probe("overlays")["legend"]["layers"])

    always = {"class", "regions", "boundary", "errors"}
    qtbot.waitUntil(lambda: named() == always, timeout=20_000)
    room.pin(0.1, 0.2)
    assert named() == {*always, "ball", "links"}
    for layer in ("confidence", "ties", "rings", "voronoi", "density", "margins"):
        room.layers.checks[layer].click()
        qtbot.waitUntil(lambda layer=layer: layer in named(), timeout=20_000)
        room.layers.checks[layer].click()
        assert layer not in named()
    room.layers.checks["regions"].click()
    assert "regions" not in named()
    room.layers.checks["errors"].click()
    assert "errors" not in named()
    room.asking.forget()
    assert not named() & {"ball", "links", "euclidean"}


def test_margins_fill_the_shape_of_the_class(open_room, qtbot):
    room = open_room(cloud(60))
    room.layers.checks["margins"].click()
    qtbot.waitUntil(lambda: len(room.points.margins.data) == 60, timeout=20_000)
    theme, y = room.context.theme, room.context.session.data.y
    shown = list(room.points.margins.data["symbol"])
    assert shown == [theme.class_marker(c) for c in y.tolist()]


def test_a_click_on_the_title_of_the_legend_folds_it_and_asks_nothing(strips, gestures):
    from PySide6.QtCore import QPointF

    legend = strips.canvas.overlays.legend
    at = strips.canvas.view.mapSceneToView(legend.mapToScene(QPointF(12, 8)))
    gestures.click(strips.canvas, at.x(), at.y())
    assert strips.probe("overlays")["legend"]["folded"]
    assert not strips.canvas.pinned
