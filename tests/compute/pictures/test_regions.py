"""Region grids against brute force: ties, moved rows, every metric of the scene."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from scipy.spatial.distance import cdist
from support.learning import Listener

from workbench.api import Attribute, Cancelled, Dataset, numeric_attributes
from workbench.api.report import reporting_to
from workbench.compute.pictures.regions import (
    NOBODY,
    FittedClassifier,
    Grid,
    NeighbourGrid,
    vote,
)
from workbench.core.plane.space import Plane, encode, make_space, unit_span
from workbench.jobs.tasks import explore_task as explore

RECTANGLE = (-2.0, 2.5, -1.5, 2.0)


def made(X, y, n_classes=2):
    X = np.asarray(X, float)
    label = Attribute("class", "nominal", tuple("abcdefgh"[:n_classes]))
    return Dataset(X, np.asarray(y), numeric_attributes(X.shape[1]), label)


def random_data(n=60, d=2, seed=0, n_classes=3, grid=None):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d))
    if grid:
        X = np.round(X * grid) / grid  # many equal rows and equal distances
    return made(X, rng.integers(n_classes, size=n), n_classes)


def brute_labels(space_rows, cells, y, n_classes, k, distance, weights="uniform"):
    """Sort all rows by (distance, row) for every cell, then count votes."""
    labels = []
    for cell in cells:
        d = distance(space_rows, cell)
        order = sorted(range(len(d)), key=lambda i: (d[i], i))[:k]
        votes = np.zeros(n_classes)
        for place, i in enumerate(order):
            share = {"uniform": 1.0, "rank": k - place}.get(weights)
            votes[y[i]] += 1 / d[i] if share is None else share
        labels.append(int(votes.argmax()))
    return np.array(labels)


DISTANCES = {
    "euclidean": lambda rows, c: np.sqrt(((rows - c) ** 2).sum(axis=1)),
    "manhattan": lambda rows, c: np.abs(rows - c).sum(axis=1),
    "chebyshev": lambda rows, c: np.abs(rows - c).max(axis=1),
    "half": lambda rows, c: (np.sqrt(np.abs(rows - c)).sum(axis=1)) ** 2,
}


def test_grid_points_are_cell_centres():
    grid = Grid(0.0, 4.0, 10.0, 12.0, 4, 2)
    assert grid.x.tolist() == [0.5, 1.5, 2.5, 3.5]
    assert grid.y.tolist() == [10.5, 11.5]
    assert grid.cells()[:5].tolist() == [
        [0.5, 10.5], [1.5, 10.5], [2.5, 10.5], [3.5, 10.5], [0.5, 11.5]
    ]  # fmt: skip


@pytest.mark.parametrize("weights", ["uniform", "rank", "distance"])
@pytest.mark.parametrize(
    ("metric", "p", "name"),
    [
        ("euclidean", 2.0, "euclidean"),
        ("manhattan", 2.0, "manhattan"),
        ("chebyshev", 2.0, "chebyshev"),
        ("minkowski", 0.5, "half"),
    ],
)
def test_labels_equal_brute_force(metric, p, name, weights):
    data = random_data(grid=4 if weights != "distance" else None)
    plane = make_space(data, metric, p=p).plane("x1", "x2")
    grid = Grid(*RECTANGLE, 24, 20)
    found = vote(NeighbourGrid.search(plane, grid, 5), data.y, 3, 5, weights)
    expected = brute_labels(
        data.X, grid.cells(), data.y, 3, 5, DISTANCES[name], weights
    )
    assert np.array_equal(found.labels.ravel(), expected)


def test_mahalanobis_equals_the_quadratic_form():
    data = random_data(seed=3)
    plane = make_space(data, "mahalanobis").plane("x1", "x2")
    grid = Grid(*RECTANGLE, 20, 20)
    inverse = np.linalg.inv(np.cov(data.X, rowvar=False))

    def distance(rows, cell):
        return np.sqrt(np.einsum("ij,jk,ik->i", rows - cell, inverse, rows - cell))

    found = vote(NeighbourGrid.search(plane, grid, 3), data.y, 3, 3, "uniform")
    expected = brute_labels(data.X, grid.cells(), data.y, 3, 3, distance)
    assert np.array_equal(found.labels.ravel(), expected)


def test_slice_of_four_attributes_fixes_the_others_and_scales():
    data = random_data(d=4, seed=5)
    space = make_space(data, "euclidean", scale="z-score")
    plane = space.plane("x2", "x4", np.array([0.7, 0, np.median(data.X[:, 2]), 0]))
    grid = Grid(*RECTANGLE, 16, 16)
    found = vote(NeighbourGrid.search(plane, grid, 4), data.y, 3, 4, "uniform")
    mean, width = data.X.mean(axis=0), data.X.std(axis=0)
    cells = np.tile([0.7, 0.0, np.median(data.X[:, 2]), 0.0], (256, 1))
    cells[:, [1, 3]] = grid.cells()
    expected = brute_labels(
        (data.X - mean) / width, (cells - mean) / width, data.y, 3, 4,
        DISTANCES["euclidean"],
    )  # fmt: skip
    assert np.array_equal(found.labels.ravel(), expected)


@pytest.mark.parametrize("spread", ["two columns", "all columns"])
@pytest.mark.parametrize(
    ("metric", "p"),
    [
        ("euclidean", 2.0), ("manhattan", 1.0), ("chebyshev", 2.0),
        ("minkowski", 0.5), ("minkowski", 3.0), ("mahalanobis", 2.0), ("learned", 2.0),
    ],
)  # fmt: skip
def test_a_plane_of_many_attributes_is_folded_to_three(metric, p, spread):
    """The witness measures in all forty columns."""
    rng = np.random.default_rng(8)
    data = random_data(n=90, d=40, seed=8)
    components = rng.normal(size=(35, 40)) if metric == "learned" else None
    space = make_space(data, metric, p=p, scale="z-score", components=components)
    plane = space.plane("x3", "x17", rng.normal(size=40))
    if spread == "all columns":
        plane = Plane(space, rng.normal(size=40), rng.normal(size=(2, 40)))
    folded = plane.folded()
    if spread == "all columns" and space.p != 2.0:
        assert folded is plane
        return
    cells = Grid(*RECTANGLE, 12, 10).cells()
    assert folded.space.rows.shape == (90, 3)
    measured = [
        cdist(one.mapped(cells), one.space.rows, "chebyshev")
        if space.p == np.inf
        else cdist(one.mapped(cells), one.space.rows, "minkowski", p=space.p)
        for one in (folded, plane)
    ]
    assert_allclose(*measured, rtol=1e-9)


def test_cosines_and_few_columns_are_searched_as_they_are():
    many, few = random_data(d=40), random_data(d=32)
    plane = make_space(many, "cosine").plane("x1", "x2")
    assert plane.folded() is plane
    plane = make_space(few, "euclidean").plane("x1", "x2")
    assert plane.folded() is plane


def test_columns_of_numbers_and_labels_with_gaps():
    nan = np.nan
    X = np.array([[1.0, 0, 2, nan], [nan, 1, 0, 4], [3.0, nan, nan, 8], [5, 1, 1, nan]])
    two, three = ("no", "yes"), ("a", "b", "c")
    attributes = (
        *numeric_attributes(1), Attribute("two", "nominal", two),
        Attribute("three", "nominal", three), Attribute("z", "numeric"),
    )  # fmt: skip
    columns, numeric, places = encode(X, attributes)
    assert columns.tolist() == [
        [1, 0, 0, 0, 1, 6], [3, 1, 1, 0, 0, 4], [3, 0, 0, 0, 0, 8], [5, 1, 0, 1, 0, 6]
    ]  # fmt: skip
    assert numeric.tolist() == [True, False, False, False, False, True]
    assert places == {"x1": 0, "z": 5}


@given(seed=st.integers(0, 10_000), k=st.integers(1, 7), lattice=st.booleans())
def test_following_moved_and_added_rows_equals_a_fresh_search(seed, k, lattice):
    rng = np.random.default_rng(seed)
    data = random_data(n=40, seed=seed, grid=2 if lattice else None)
    grid = Grid(*RECTANGLE, 20, 20)
    kept = NeighbourGrid.search(
        make_space(data, "euclidean").plane("x1", "x2"), grid, k
    )
    X = data.X.copy()
    for _ in range(6):
        row = rng.integers(len(X))
        X[row] = np.round(rng.normal(size=2) * 2) / 2 if lattice else rng.normal(size=2)
        if rng.random() < 0.4:
            X = np.concatenate([X, rng.normal(size=(1, 2))])
        y = np.resize(data.y, len(X))
        plane = make_space(made(X, y, 3), "euclidean").plane("x1", "x2")
        assert kept.serves(plane, grid, k)
        kept.update(plane)
        fresh = NeighbourGrid.search(plane, grid, k)
        assert np.array_equal(kept.indices, fresh.indices)
        assert np.array_equal(kept.distances, fresh.distances)


def test_a_moved_row_searches_few_cells():
    data = random_data(n=1000)
    grid = Grid(*RECTANGLE, 64, 64)
    kept = NeighbourGrid.search(
        make_space(data, "euclidean").plane("x1", "x2"), grid, 5
    )
    X = data.X.copy()
    X[7] += 0.02
    plane = make_space(made(X, data.y, 3), "euclidean").plane("x1", "x2")
    kept.update(plane)
    assert 0 < kept.searched < 64 * 64 // 10


def test_another_metric_scale_or_grid_is_not_followed():
    data = random_data()
    grid = Grid(*RECTANGLE, 8, 8)
    plane = make_space(data, "euclidean").plane("x1", "x2")
    kept = NeighbourGrid.search(plane, grid, 5)
    other = Grid(*RECTANGLE, 9, 8)
    assert kept.serves(plane, grid, 3)
    assert not kept.serves(plane, grid, 6)
    assert not kept.serves(plane, other, 5)
    for metric, scale in (("manhattan", "none"), ("euclidean", "z-score")):
        changed = make_space(data, metric, scale=scale).plane("x1", "x2")
        assert not kept.serves(changed, grid, 5)


def test_confidence_ties_and_rows_without_a_class():
    data = made([[-1.0, 0.0], [1.0, 0.0]], [0, 1])
    plane = make_space(data, "euclidean").plane("x1", "x2")
    found = NeighbourGrid.search(plane, Grid(-2.0, 2.0, -1.0, 1.0, 4, 2), 2)
    both = vote(found, data.y, 2, 2, "uniform")
    assert (both.labels == 0).all()  # of equals the first class wins
    assert (both.ties() == 1).all()
    assert both.confidence() == pytest.approx(np.full((2, 4), 0.5))
    nearest = vote(found, data.y, 2, 1, "uniform")
    assert nearest.labels.tolist() == [[0, 0, 1, 1]] * 2
    assert nearest.ties().sum() == 0
    unknown = vote(found, np.array([-1, -1]), 2, 2, "uniform")
    assert (unknown.labels == NOBODY).all()
    assert unknown.ties().sum() == 0


def payload(data, k=5, **more):
    plane = make_space(data, "euclidean").plane("x1", "x2")
    return {
        "generation": 7, "rectangle": RECTANGLE, "plane": plane.payload(), "k": k,
        "weights": "uniform", "y": data.y, "n_classes": 3, "layers": ("boundary",), **more,
    }  # fmt: skip


def test_ladder_ends_at_256_and_equals_a_fresh_search(monkeypatch):
    monkeypatch.setattr(explore, "_grids", explore.OrderedDict())
    monkeypatch.setattr(explore, "_seconds_per_cell", {})
    data, listener = random_data(n=300), Listener()
    with reporting_to(listener):
        last = explore.regions(payload(data))
        listener.parts.clear()
        X = data.X.copy()
        X[3] = (0.5, 0.5)
        moved = made(X, data.y, 3)
        followed = explore.regions(payload(moved))
    assert [answer.level for answer in listener.parts] == [256]  # no ladder needed
    assert (last.level, last.final, last.generation) == (256, True, 7)
    grid = Grid(*RECTANGLE, 256, 256)
    plane = make_space(moved, "euclidean").plane("x1", "x2")
    fresh = vote(NeighbourGrid.search(plane, grid, 5), moved.y, 3, 5, "uniform")
    assert np.array_equal(followed.labels, fresh.labels)
    some = np.random.default_rng(0).integers(256 * 256, size=400)
    expected = brute_labels(X, grid.cells()[some], data.y, 3, 5, DISTANCES["euclidean"])
    assert np.array_equal(followed.labels.ravel()[some], expected)


def test_every_k_of_a_sweep_equals_a_fresh_search(monkeypatch):
    monkeypatch.setattr(explore, "_grids", explore.OrderedDict())
    data = random_data(n=30, grid=3)
    plane = make_space(data, "euclidean").plane("x1", "x2")
    grid = Grid(*RECTANGLE, 64, 64)
    searched = 0
    for k in (1, 2, 3, 4, 5, 6, 7, 3, 29, 30, 2):
        answer = explore.regions(payload(data, k, ladder=(64,)))
        searched += explore._grids[64].searched > 0
        fresh = vote(NeighbourGrid.search(plane, grid, k), data.y, 3, k, "uniform")
        assert np.array_equal(answer.labels, fresh.labels)
    assert searched == 4  # k = 1, 2 (to 6), 7 (to 11) and 29 (to all)


def test_first_picture_is_coarse_and_cancel_stops_between_levels(monkeypatch):
    monkeypatch.setattr(explore, "_grids", explore.OrderedDict())
    monkeypatch.setattr(explore, "_seconds_per_cell", {})
    listener = Listener(partials=1)
    with reporting_to(listener), pytest.raises(Cancelled):
        explore.regions(payload(random_data(n=300)))
    assert [answer.level for answer in listener.parts] == [64]


@pytest.mark.parametrize("plugin", ["naive-bayes", "svm", "parzen", "random-forest"])
def test_other_classifiers_colour_the_grid_as_they_predict(plugin):
    data = random_data(n=80, d=3, seed=9)
    fitted = FittedClassifier(data, plugin, {}, "min-max")
    grid = Grid(*RECTANGLE, 12, 12)
    base = np.array([0.0, 0.3, 0.0])
    picture = fitted.regions(grid, base, unit_span(0, 2, 3))
    rows = np.tile(base, (144, 1))
    rows[:, [0, 2]] = grid.cells()
    expected = fitted.estimator.predict(fitted.preparation.transform(rows))
    assert np.array_equal(picture.labels.ravel(), expected)
    assert len(np.unique(expected)) > 1


def test_a_classifier_that_predicts_the_likeliest_is_asked_once():
    fitted = FittedClassifier(random_data(n=60), "parzen")
    fitted.estimator.predict = None  # nobody calls it
    picture = fitted.regions(Grid(*RECTANGLE, 8, 8), np.zeros(2), np.eye(2))
    assert np.array_equal(picture.labels, picture.scores.argmax(axis=0))


def test_gaussian_windows_are_drawn_in_their_own_way():
    fitted = FittedClassifier(random_data(n=60), "parzen", {"kernel": "gaussian"})
    exact = fitted.estimator.predict_proba
    fitted.estimator.predict_proba = None  # nobody calls it
    picture = fitted.regions(Grid(*RECTANGLE, 24, 24), np.zeros(2), np.eye(2))
    shares = exact(fitted.preparation.transform(picture.grid.cells()))
    assert np.array_equal(picture.labels.ravel(), shares.argmax(axis=1))
    assert_allclose(picture.scores.reshape(-1, 576).T, shares, atol=1e-5)


@pytest.mark.parametrize("plugin", ["", "naive-bayes", "j48"])
def test_every_partial_picture_has_the_boundary_of_its_own_labels(monkeypatch, plugin):
    monkeypatch.setattr(explore, "_grids", explore.OrderedDict())
    monkeypatch.setattr(explore, "_fitted", explore.OrderedDict())
    monkeypatch.setattr(explore, "_seconds_per_cell", {})
    drawn, listener = random_data(n=120), Listener()
    data = made(drawn.X, (drawn.X[:, 0] > 0) + (drawn.X[:, 1] > 0.2), 3)
    wanted = payload(data)
    if plugin:
        del wanted["plane"]
        wanted |= {
            "plugin": plugin, "params": {}, "scale": "none",
            "base": np.zeros(2), "span": np.eye(2),
            "data": {
                "X": data.X, "y": data.y, "name": data.name,
                "attributes": [a.describe() for a in data.attributes],
                "class_attribute": data.class_attribute.describe(),
            },
        }  # fmt: skip
    with reporting_to(listener):
        answers = [explore.regions(wanted)]
    answers = [*listener.parts, *answers]
    assert answers[0].level < answers[-1].level == 256
    for answer in answers:
        grid = Grid(*answer.rectangle, answer.level, answer.level)
        middle = answer.boundary.mean(axis=1)
        assert len(middle)
        column = np.searchsorted(grid.x, middle[:, 0])
        row = np.searchsorted(grid.y, middle[:, 1])
        reach = answer.level // 64 + 1  # lines are first drawn by every 64th part
        for i, j in zip(row.tolist(), column.tolist(), strict=True):
            around = answer.labels[
                max(0, i - reach) : i + reach, max(0, j - reach) : j + reach
            ]
            assert len(np.unique(around)) > 1, (answer.level, i, j)
