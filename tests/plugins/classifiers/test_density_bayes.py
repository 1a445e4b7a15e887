"""Densities by plain loops and closed forms, their integrals, and Bayes' rule."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.datasets import load_iris
from support.examples import examples

from workbench.api import Problem
from workbench.bundled.density_bayes import DensityBayes
from workbench.bundled.knn import KNN
from workbench.numerics.kernels import ball_volume
from workbench.numerics.votes.windows import KERNELS

NORMS = {"euclidean": 2.0, "manhattan": 1.0, "chebyshev": math.inf}


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("metric", NORMS)
def test_parzen_densities_integrate_to_one(kernel, metric):
    random = np.random.default_rng(4)
    X, y = random.normal(size=(12, 2)), np.arange(12) % 2
    model = DensityBayes(kernel=kernel, width=0.8, metric=metric).fit(X, y)
    edge = np.linspace(-9, 9, 451)
    middle = (edge[1:] + edge[:-1]) / 2
    grid = np.stack(np.meshgrid(middle, middle), -1).reshape(-1, 2)
    cell = (edge[1] - edge[0]) ** 2
    total = model.densities(grid).sum(axis=0) * cell
    np.testing.assert_allclose(total, 1.0, atol=6e-3 if kernel == "uniform" else 1e-3)


def test_histograms_integrate_to_one_and_count():
    random = np.random.default_rng(4)
    X, y = random.random((40, 2)), np.arange(40) % 3
    model = DensityBayes("histogram", width=0.3, offset=0.05).fit(X, y)
    middle = 0.05 + 0.3 * (np.arange(-3, 6) + 0.5)  # every bin, and some around
    grid = np.stack(np.meshgrid(middle, middle), -1).reshape(-1, 2)
    total = model.densities(grid).sum(axis=0) * 0.09
    np.testing.assert_allclose(total, 1.0, rtol=1e-12)


@pytest.mark.parametrize(("p", "metric"), [(2, "euclidean"), (1, "manhattan")])
@pytest.mark.parametrize("d", [1, 2, 3])
def test_the_density_of_neighbours_in_closed_form(p, metric, d):
    """k/(nV), V = V₀ rᵈ with the unit balls known from school."""
    unit = {
        (2, 1): 2.0, (2, 2): math.pi, (2, 3): 4 / 3 * math.pi,
        (1, 1): 2.0, (1, 2): 2.0, (1, 3): 4 / 3,
    }[p, d]  # fmt: skip
    assert ball_volume(d, p) == pytest.approx(unit, rel=1e-12)
    random = np.random.default_rng(d)
    X, y = random.normal(size=(30, d)), np.arange(30) % 2
    asked = random.normal(size=(7, d))
    away = (np.abs(asked[:, None] - X) ** p).sum(axis=2) ** (1 / p)
    for counts in ("all", "class"):
        model = DensityBayes("k-nn", n_neighbors=4, counts=counts, metric=metric)
        got = model.fit(X, y).densities(asked)
        for q in range(7):
            for c in (0, 1):
                of_class = np.sort(away[q, y == c])
                if counts == "class":
                    k, r = 4, of_class[3]
                else:
                    r = np.sort(away[q])[3]
                    k = int((of_class <= r).sum())
                expected = k / (15 * unit * r**d)
                assert got[q, c] == pytest.approx(expected, rel=1e-9)


cells = st.integers(0, 4).map(float)


@examples()
@given(
    train=st.lists(st.tuples(cells, cells), min_size=3, max_size=14),
    query=st.tuples(cells, cells),
    density=st.sampled_from(["histogram", "parzen"]),
    kernel=st.sampled_from(KERNELS),
    width=st.sampled_from([0.4, 1.0, 2.5]),
    equal=st.booleans(),
    data=st.data(),
)
def test_densities_and_probabilities_by_loops(
    train, query, density, kernel, width, equal, data
):
    n = len(train)
    y = [0, 1, *data.draw(st.lists(st.integers(0, 1), min_size=n - 2, max_size=n - 2))]
    integral = {
        "uniform": math.pi, "triangular": math.pi / 3, "epanechnikov": math.pi / 2,
        "quartic": math.pi / 3, "gaussian": 2 * math.pi,
    }[kernel]  # fmt: skip
    expected = [0.0, 0.0]
    for (a, b), c in zip(train, y, strict=True):
        if density == "histogram":
            same = [
                math.floor((u - 0.25) / width) == math.floor((v - 0.25) / width)
                for u, v in ((a, query[0]), (b, query[1]))
            ]
            value = float(all(same))
        else:
            r = math.hypot(a - query[0], b - query[1]) / width
            value = {
                "uniform": float(r <= 1), "triangular": max(1 - r, 0.0),
                "epanechnikov": max(1 - r * r, 0.0),
                "quartic": max(1 - r * r, 0.0) ** 2, "gaussian": math.exp(-r * r / 2),
            }[kernel] / integral  # fmt: skip
        expected[c] += value / (y.count(c) * width**2)
    priors = [0.5, 0.5] if equal else [y.count(0) / n, y.count(1) / n]
    model = DensityBayes(
        density, width, 0.25, kernel, priors="equal" if equal else "frequencies"
    ).fit(np.array(train), y)
    got = model.densities(np.array([query]))[0]
    np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-14)
    joint = [p * f for p, f in zip(priors, expected, strict=True)]
    shares = [v / sum(joint) for v in joint] if sum(joint) > 1e-200 else priors
    got = model.predict_proba(np.array([query]))[0]
    np.testing.assert_allclose(got, shares, rtol=1e-9, atol=1e-12)


def test_neighbours_among_all_classes_are_their_shares():
    """Of the notes: 5, 1 and 1 of seven neighbours."""
    X = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6], [0.7], [9.0], [9.1]])
    y = [0, 0, 0, 0, 0, 1, 2, 1, 2]
    model = DensityBayes("k-nn", n_neighbors=7).fit(X, y)
    np.testing.assert_allclose(model.predict_proba([[0.0]])[0], [5 / 7, 1 / 7, 1 / 7])
    X, y = load_iris(return_X_y=True)
    ours = DensityBayes("k-nn", n_neighbors=9).fit(X, y)
    np.testing.assert_allclose(
        ours.predict_proba(X), KNN(9).fit(X, y).predict_proba(X), atol=1e-12
    )
    # with equal priors a rare class counts for as much as a frequent one
    equal = DensityBayes("k-nn", n_neighbors=3, priors="equal")
    equal.fit([[0.0], [0.2], [0.4], [0.9], [5.0]], [0, 1, 0, 0, 0])
    np.testing.assert_allclose(equal.predict_proba([[0.1]])[0], [1 / 3, 2 / 3])


def test_rows_in_the_very_place_have_an_endless_density():
    X, y = [[0.0], [0.0], [1.0], [3.0]], [0, 0, 1, 1]
    for counts in ("all", "class"):
        model = DensityBayes("k-nn", n_neighbors=2, counts=counts).fit(X, y)
        # of the second class the second neighbour is 3 away: 2 / (2 · 6)
        there = [math.inf, 0.0 if counts == "all" else 1 / 6]
        np.testing.assert_allclose(model.densities([[0.0]])[0], there)
        assert model.predict_proba([[0.0]])[0].tolist() == [1, 0]


def test_nothing_near_leaves_the_priors_and_gaussians_reach_on():
    X, y = [[0.0], [1.0], [1.1]], [0, 1, 1]
    for density in ("histogram", "parzen"):
        model = DensityBayes(density, width=0.5, kernel="quartic").fit(X, y)
        np.testing.assert_allclose(model.predict_proba([[50.0]])[0], [1 / 3, 2 / 3])
        assert model.densities([[50.0]]).tolist() == [[0, 0]]
    far = DensityBayes(width=0.01).fit(X, y)
    assert far.predict([[-50.0], [50.0]]).tolist() == [0, 1]
    assert far.densities([[50.0]]).tolist() == [[0, 0]]


@pytest.mark.parametrize(
    "params",
    [{"width": 0.0}, {"width": -2.0}, {"n_neighbors": 0}, {"density": "kde"},
     {"metric": "cosine"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        DensityBayes(**params).fit([[0.0], [1.0]], [0, 1])
