"""The voting microscope: every scheme against a plain loop, windows, keys, time, twins."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from support.budgets import keeps_budget
from support.explore import cloud
from support.rooms import child

from workbench.api import Attribute, Dataset
from workbench.core.plane.space import distances_to, make_space
from workbench.ui.rooms.explore.query.microscope import (
    SCHEMES,
    Microscope,
    SchemeVotes,
    mean_reach,
)
from workbench.ui.rooms.explore.query.schemes_view import SchemesView

KERNELS = {
    "uniform": lambda r: float(r <= 1),
    "triangular": lambda r: max(0.0, 1 - r),
    "epanechnikov": lambda r: max(0.0, 1 - r * r),
    "quartic": lambda r: max(0.0, 1 - r * r) ** 2,
    "gaussian": lambda r: math.exp(-r * r / 2),
}


def expected(data, place, row, k, radius=None):
    """Count the votes of a place under every scheme, one row after the other."""
    others = [i for i in range(data.n_rows) if i != row]
    d = {i: math.dist(data.X[i], place) for i in others}
    order = sorted(others, key=lambda i: (d[i], i))
    reach = np.mean([
        sorted(math.dist(a, b) for j, b in enumerate(data.X) if j != i)[k - 1]
        for i, a in enumerate(data.X)
    ])  # fmt: skip
    first, last, width = d[order[0]], d[order[k - 1]], d[order[k]]
    radius = radius or reach
    rank = {row: i + 1 for i, row in enumerate(order)}
    near = {
        "uniform": lambda i: 1.0,
        "distance": lambda i: 1 / d[i],
        "squared": lambda i: 1 / d[i] ** 2,
        "rank": lambda i: k + 1.0 - rank[i],
        "linear": lambda i: (k + 1 - rank[i]) / k,
        "exponential": lambda i: 0.8 ** rank[i],
        "dudani": lambda i: (last - d[i]) / (last - first),
        "gaussian": lambda i: math.exp(-(d[i] ** 2) / (2 * reach**2)),
    }
    found = []
    for window, scheme in SCHEMES:
        total = [0.0] * len(data.classes)
        for i in order[:k] if window == "nearest" else order:
            if window == "nearest":
                weight = near[scheme](i)
            elif window == "all":
                weight = 1 / d[i] ** 2
            else:
                size = width if window == "variable" else radius
                weight = KERNELS[scheme](d[i] / size)
            total[data.y[i]] += weight
        found.append(total)
    return found, radius, sum(d[i] <= radius for i in others)


@pytest.fixture
def scope(open_room):
    """A room of sixty rows, its microscope shown."""
    room = open_room(cloud(60))
    child(room, "explore_schemesBtn").click()
    return room


def test_nothing_is_made_before_it_is_wanted(open_room):
    room = open_room(cloud(30))
    assert room.query_panel.schemes is None
    assert room.probe("microscope") == {}


@pytest.mark.parametrize("place", [(0.3, -0.2), (1.5, 1.5)])
def test_every_scheme_is_that_of_a_plain_loop(scope, place):
    scope.pin(*place)
    shown = scope.probe("microscope")
    data = scope.context.session.data
    total, radius, inside = expected(data, place, -1, 5)
    assert shown["schemes"] == [list(scheme) for scheme in SCHEMES]
    for scheme, found, plain in zip(SCHEMES, shown["votes"], total, strict=True):
        assert found == pytest.approx(plain, rel=1e-9), scheme
    assert shown["radius"] == pytest.approx(radius)
    assert shown["inside"] == inside


def test_the_weights_of_dudani_in_the_notes(open_room):
    places = [[3, 0], [-3.25, 0], [0, 6], [7, 0], [0, -13], [20, 20]]
    axes = (Attribute("x"), Attribute("y"))
    kind = Attribute("class", "nominal", ("a", "b", "c", "d", "e"))
    data = Dataset(np.array(places, float), np.array([0, 1, 2, 3, 4, 4]), axes, kind)
    room = open_room(data)
    child(room, "explore_schemesBtn").click()
    room.pin(0.0, 0.0)
    shown = room.probe("microscope")
    found = shown["votes"][SCHEMES.index(("nearest", "dudani"))]
    assert found == pytest.approx([1.0, 0.975, 0.7, 0.6, 0.0])


def test_on_a_row_it_has_no_vote(scope):
    data = scope.context.session.data
    scope.asking.ask(*scope.canvas.positions[7].tolist())
    assert scope.probe("query")["row"] == 7
    total, _, _ = expected(data, data.X[7], 7, 5)
    for found, plain in zip(scope.probe("microscope")["votes"], total, strict=True):
        assert found == pytest.approx(plain, rel=1e-9)


def test_a_row_at_distance_zero_decides_alone(open_room):
    data = cloud(30)
    X = data.X.copy()
    X[4] = X[3]
    room = open_room(replace(data, X=X))
    child(room, "explore_schemesBtn").click()
    room.asking.ask(*room.canvas.positions[3].tolist())
    shown = room.probe("microscope")
    by_scheme = dict(zip(SCHEMES, shown["voters"], strict=True))
    assert by_scheme["all", "shepard"] == 1
    assert by_scheme["nearest", "distance"] == 1
    assert by_scheme["nearest", "uniform"] == 5


def test_two_windows_beside_each_other(scope):
    scope.pin(0.1, 0.1)
    data, answer = scope.context.session.data, scope.probe("query")
    child(scope, "explore_radiusSpin").setValue(0.5)
    shown = scope.probe("microscope")
    inside = int((np.hypot(*(data.X - (0.1, 0.1)).T) <= 0.5).sum())
    assert shown["inside"] == inside
    grown, still = shown["densities"]
    assert grown == pytest.approx(5 / (60 * math.pi * answer["radius"] ** 2))
    assert still == pytest.approx(inside / (60 * math.pi * 0.25))
    assert "fixed radius" in shown["text"]
    x, y = scope.links.window.getData()
    assert np.hypot(x - 0.1, y - 0.1) == pytest.approx(np.full(len(x), 0.5))
    assert "window" in scope.links.seen


def test_nobody_in_the_window(scope):
    scope.pin(40.0, 40.0)
    child(scope, "explore_radiusSpin").setValue(0.001)
    shown = scope.probe("microscope")
    by_scheme = dict(zip(SCHEMES, shown["winners"], strict=True))
    assert by_scheme["fixed", "uniform"] == -1
    assert shown["cells"][-4][1] == "–"


def test_shares_add_up_and_are_written(scope):
    scope.pin(0.2, 0.3)
    shown = scope.probe("microscope")
    first = np.array(shown["votes"][0]) / sum(shown["votes"][0])
    assert shown["cells"][0][2] == " · ".join(f"{100 * s:.0f} %" for s in first)


def test_cards_and_microscope_take_turns(scope):
    assert scope.query_panel.schemes.isVisible()
    child(scope, "explore_cardsBtn").click()
    assert not scope.query_panel.schemes.isVisible()
    assert scope.probe("microscope") == {}
    child(scope, "explore_cardsBtn").click()
    assert scope.query_panel.table.isVisible()
    assert "window" not in scope.links.seen


def test_it_follows_the_pointer_in_time(open_room):
    room = open_room(cloud(5000))
    child(room, "explore_schemesBtn").click()
    room.asking.ask(0.0, 0.0)
    room.latency.clear()
    for x in np.linspace(-1, 1, 15):
        room.asking.ask(float(x), 0.3)
    assert keeps_budget(room.probe("latency")["microscope"], 16)


@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "chebyshev", "cosine"])
def test_the_mean_reach_is_that_of_every_row(metric):
    data = cloud(40)
    plane = make_space(data, metric, p=2.0, scale="none").plane("x", "y")
    space = plane.space
    reach = [
        sorted(distances_to(np.delete(space.rows, i, 0), row, space.p, space.cosine))[2]
        for i, row in enumerate(space.rows)
    ]
    assert mean_reach(plane, 3) == pytest.approx(np.mean(reach))


def test_lines_of_the_classes_before_are_never_named_by_the_next(qtbot, context):
    """Views ask lines once more as they go: then the names are still theirs."""
    view = SchemesView(context.theme)
    qtbot.addWidget(view)
    line = SchemeVotes("nearest", "uniform", np.array([1.0, 2.0]), 3)
    found = Microscope((line,) * 9, 1.0, 3, None, None)
    view.show_schemes(("a", "b"), found, 3, 1.0)
    view.table.go_to(8)
    asked = []
    view.table.model().rowsAboutToBeRemoved.connect(
        lambda *_: asked.append(view.table.texts())
    )
    view.show_schemes((), None, 0, 0.0)
    assert [row[1] for row in asked[0]] == ["b"] * 9
    assert view.table.texts() == []
