"""The picture of a search on a plane: its steps, its cells, its answer, bad input."""

from __future__ import annotations

import numpy as np
import pytest

import workbench
from workbench.api import Attribute, Dataset, Problem, numeric_attributes
from workbench.compute.searching.plane_trace import (
    MOST_ROWS,
    PlaneAsked,
    data_points,
    trace_picture,
    uniform_points,
)
from workbench.jobs import wire
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.structures import STRUCTURES

TREES = ["kd-tree", "ball-tree", "vp-tree"]


@pytest.mark.parametrize("id_", TREES)
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "chebyshev"])
def test_a_picture_is_the_trace(id_, metric):
    points = uniform_points(120, 4)
    found = trace_picture(points, PlaneAsked(id_, 2, metric, 6, (0.3, 0.8)))
    tree = STRUCTURES[id_](SearchSpace(points, metric), leaf_size=2)
    steps = tree.trace(np.array([0.3, 0.8]), 6).steps
    assert found.node.tolist() == [s.node for s in steps]
    assert found.visited.tolist() == [s.visited for s in steps]
    assert found.bound.tolist() == [s.bound for s in steps]
    assert found.rows_compared[-1] == steps[-1].rows_compared
    assert found.recall == 1.0
    gaps = np.abs(points - [0.3, 0.8])
    apart = {
        "euclidean": np.hypot(*gaps.T), "manhattan": gaps.sum(axis=1),
        "chebyshev": gaps.max(axis=1),
    }[metric]  # fmt: skip
    assert found.best[-1].tolist() == np.argsort(apart, kind="stable")[:6].tolist()
    assert found.tau_after[-1] == pytest.approx(np.sort(apart)[5])
    for step in steps:
        assert set(found.cut.compared_in(step.node)) >= set(step.rows)


@pytest.mark.parametrize("id_", TREES)
def test_cells_hold_their_points(id_):
    cut = trace_picture(uniform_points(90, 2), PlaneAsked(id_, 1)).cut
    for node in range(len(cut.start)):
        below = cut.points[cut.order[cut.start[node] : cut.stop[node]]]
        assert (cut.low[node] == below.min(axis=0)).all()
        assert (cut.high[node] == below.max(axis=0)).all()
        if id_ == "ball-tree":
            apart = np.hypot(*(below - cut.centres[node]).T)
            assert apart.max() == pytest.approx(cut.radii[node])


def test_regions_follow_the_rule_of_the_tree():
    cut = trace_picture(uniform_points(60, 3), PlaneAsked("vp-tree", 4)).cut
    size = len(cut.regions)
    for i, j in np.random.default_rng(5).integers(0, size, (300, 2)):
        x = cut.extent[0] + (j + 0.5) / size * cut.extent[2]
        y = cut.extent[1] + (i + 0.5) / size * cut.extent[3]
        node = 0
        while cut.left[node] >= 0:
            inside = np.hypot(*(cut.centres[node] - [x, y])) <= cut.radii[node]
            node = cut.left[node] if inside else cut.right[node]
        assert cut.regions[i, j] == cut.start[node]


def test_two_attributes_of_a_data_set():
    iris = workbench.read("builtin:iris")
    names = [a.name for a in iris.attributes]
    points, numbers = data_points(iris, names[2], names[1], "min-max", 1)
    columns = iris.X[:, [2, 1]]
    expected = (columns - columns.min(axis=0)) / np.ptp(columns, axis=0)
    assert points == pytest.approx(expected)
    assert numbers.tolist() == list(range(150))


def test_rows_without_a_value_are_left_out_and_many_are_drawn_from():
    X = np.random.default_rng(1).random((MOST_ROWS + 500, 2))
    X[3, 0] = np.nan
    data = Dataset(X, np.zeros(len(X)), numeric_attributes(2), Attribute("class"))
    a, b = (one.name for one in data.attributes)
    points, numbers = data_points(data, a, b, "none", 1)
    assert len(points) == MOST_ROWS
    assert 3 not in numbers
    assert (points == X[numbers]).all()
    for id_ in TREES:
        found = trace_picture(points, PlaneAsked(id_, 1), numbers, data.n_rows)
        assert found.cut.total == MOST_ROWS + 500
        assert found.cut.seconds > 0
        decoded = wire.decode(wire.encode(found))
        assert decoded.cut.order.tolist() == found.cut.order.tolist()


@pytest.mark.parametrize("id_", TREES)
@pytest.mark.parametrize("n", [1, 2, 30])
def test_rows_all_alike(id_, n):
    found = trace_picture(np.ones((n, 2)), PlaneAsked(id_, 1, k=3))
    assert found.k == min(3, n)
    assert found.best[-1].tolist() == list(range(found.k))
    assert found.recall == 1.0


def test_bad_input_is_one_line():
    points = uniform_points(10, 1)
    for asked in (PlaneAsked("brute"), PlaneAsked(leaf_size=0), PlaneAsked(k=0)):
        with pytest.raises(Problem) as told:
            trace_picture(points, asked)
        assert "\n" not in str(told.value)
    nobody = Dataset(
        np.full((3, 2), np.nan), np.zeros(3), numeric_attributes(2), Attribute("class")
    )
    a, b = (one.name for one in nobody.attributes)
    with pytest.raises(Problem, match="no row has both"):
        data_points(nobody, a, b, "none", 1)
    with pytest.raises(Problem, match="axis"):
        data_points(nobody, a, "nothing", "none", 1)
