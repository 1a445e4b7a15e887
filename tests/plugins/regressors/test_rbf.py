"""Radial basis functions: exact through every row, least squares, centres, widths."""

from __future__ import annotations

import math

import numpy as np
import pytest
from sklearn.datasets import load_iris

from workbench.api import Problem
from workbench.bundled.rbf_network import RBFNetwork
from workbench.bundled.rbf_regression import RBFRegression


def literal_functions(X, centres, widths):
    return np.array(
        [
            [
                math.exp(-(math.dist(x, c) ** 2) / (2 * s * s))
                for c, s in zip(centres, widths, strict=True)
            ]
            for x in X
        ]
    )


@pytest.mark.parametrize("n", [20, 200])
@pytest.mark.parametrize("widths", ["shared", "own"])
def test_a_function_in_every_row_meets_all_of_them(n, widths):
    random = np.random.default_rng(n)
    X, y = random.normal(size=(n, 3)), 1e3 * random.normal(size=n) + 5e3
    model = RBFRegression("rows", widths=widths).fit(X, y)
    np.testing.assert_allclose(model.predict(X), y, rtol=1e-8)
    assert model.note_ == ""
    labels = random.integers(0, 4, n)
    assert (RBFNetwork("rows", widths=widths).fit(X, labels).predict(X) == labels).all()


def test_two_centres_in_one_place_take_a_ridge_and_say_so():
    X = np.array([[0.0], [1.0], [1.0], [3.0]])
    model = RBFRegression("rows", width=1.0).fit(X, [0.0, 2.0, 4.0, 1.0])
    assert model.note_ == (
        "Centres 1 and 2 stand in one place: a ridge of 1e-10 is used."
    )
    # the mean of what the place has, and the others as they are
    np.testing.assert_allclose(model.predict(X), [0, 3, 3, 1], atol=1e-6)
    wide = RBFRegression("rows", width=1e5).fit(
        np.arange(9.0)[:, None], np.arange(9) % 2
    )
    assert "depend on each other" in wide.note_
    assert "\n" not in wide.note_


@pytest.mark.parametrize("centres", ["random", "grid", "k-means", "em"])
@pytest.mark.parametrize("widths", ["shared", "own"])
def test_the_weights_are_those_of_least_squares(centres, widths):
    random = np.random.default_rng(3)
    X = random.normal(size=(80, 2))
    y = np.sin(X[:, 0]) + X[:, 1] ** 2
    model = RBFRegression(centres, 9, widths=widths).fit(X, y)
    assert len(model.centres_) == 9
    design = literal_functions(X, model.centres_, model.widths_)
    design = np.column_stack([np.ones(80), design])
    expected, *_ = np.linalg.lstsq(design, y, rcond=None)
    np.testing.assert_allclose(model.predict(X), design @ expected, atol=1e-7)
    np.testing.assert_allclose(
        [model.intercept_, *model.weights_], expected, rtol=1e-5, atol=1e-5
    )
    classes = (y > 1).astype(int)
    network = RBFNetwork(centres, 9, widths=widths).fit(X, classes)
    expected, *_ = np.linalg.lstsq(design, classes.astype(float), rcond=None)
    np.testing.assert_array_equal(network.predict(X), (design @ expected > 0.5) * 1)


def test_a_ridge_is_that_of_the_normal_equations():
    random = np.random.default_rng(3)
    X, y = random.normal(size=(40, 2)), random.normal(size=40)
    model = RBFRegression("random", 12, ridge=0.01).fit(X, y)
    design = literal_functions(X, model.centres_, model.widths_)
    design -= design.mean(axis=0)
    gram = design.T @ design + 0.01 * 40 * np.eye(12)
    expected = np.linalg.solve(gram, design.T @ (y - y.mean()))
    np.testing.assert_allclose(model.weights_, expected, rtol=1e-8)


def test_centres_and_widths():
    random = np.random.default_rng(5)
    X, y = random.normal(size=(30, 2)), random.normal(size=30)
    drawn = RBFRegression("random", 7).fit(X, y).centres_
    assert {tuple(c) for c in drawn} <= {tuple(x) for x in X}
    assert len(np.unique(drawn, axis=0)) == 7
    grid = RBFRegression("grid", 17).fit(X, y).centres_
    assert len(grid) == 16
    for j in (0, 1):
        places = np.linspace(X[:, j].min(), X[:, j].max(), 4)
        np.testing.assert_allclose(np.unique(grid[:, j]), places)
    clusters = np.array([[0.0, 0], [0, 1], [9, 9], [9, 8]])
    for centres in ("k-means", "em"):
        found = RBFRegression(centres, 2).fit(clusters, np.arange(4.0)).centres_
        found = found[np.argsort(found[:, 0])]
        np.testing.assert_allclose(found, [[0, 0.5], [9, 8.5]], atol=1e-6)
    line = np.array([[0.0], [1.0], [3.0]])
    own = RBFRegression("rows", widths="own").fit(line, [1.0, 2.0, 3.0]).widths_
    expected = np.sqrt([(1 + 9) / 2, (1 + 4) / 2, (4 + 9) / 2])
    np.testing.assert_allclose(own, expected)
    shared = RBFRegression("rows").fit(line, [1.0, 2.0, 3.0]).widths_
    np.testing.assert_allclose(shared, expected.mean())


def test_classes_of_iris():
    X, y = load_iris(return_X_y=True)
    model = RBFNetwork().fit(X, y)
    assert np.mean(model.predict(X) == y) > 0.95
    assert len(model.centres_) == 30
    same = RBFNetwork().fit(X, y)
    np.testing.assert_array_equal(model.weights_, same.weights_)


@pytest.mark.parametrize("cls", [RBFNetwork, RBFRegression])
@pytest.mark.parametrize(
    "params",
    [{"width": 0.0}, {"n_centres": 0}, {"n_neighbors": 0}, {"ridge": -1.0},
     {"centres": "rings"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(cls, params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        cls(**params).fit([[0.0], [1.0]], [0, 1])


def test_a_grid_of_too_many_axes_and_too_many_centres(monkeypatch):
    X, y = np.random.default_rng(1).normal(size=(20, 13)), np.arange(20) % 2
    with pytest.raises(Problem, match=r"13 attributes \(expected at least 8192"):
        RBFNetwork("grid").fit(X, y)
    from workbench.numerics import radial_basis

    monkeypatch.setattr(radial_basis, "MOST_CENTRES", 10)
    with pytest.raises(Problem, match="20 centres"):
        RBFNetwork("rows").fit(X, y)


def test_more_centres_than_rows_are_said():
    model = RBFNetwork("k-means", 9).fit([[0.0], [0.0], [1.0]], [0, 0, 1])
    assert model.note_.startswith("n_centres = 9 is clipped to 2 different rows.")
