"""Many dimensions: closed forms against scipy and draws, accuracy against a plain loop."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import integrate, stats

from workbench.numerics import concentration


def test_the_ball_in_its_cube():
    assert concentration.inscribed_share(1) == pytest.approx(1.0)
    assert concentration.inscribed_share(2) == pytest.approx(math.pi / 4)
    assert concentration.inscribed_share(3) == pytest.approx(math.pi / 6)
    points = np.random.default_rng(0).uniform(-1, 1, (100_000, 6))
    inside = np.mean((points**2).sum(axis=1) <= 1)
    assert concentration.inscribed_share(6) == pytest.approx(inside, abs=0.005)


def test_the_shell():
    assert concentration.shell_share(1) == pytest.approx(0.1)
    assert concentration.shell_share(20) == pytest.approx(1 - 0.9**20)


@pytest.mark.parametrize("d", [1, 2, 10, 300])
def test_norms_of_gaussians_are_chi(d):
    r = np.linspace(0.1, 30, 50)
    expected = stats.chi(d).pdf(r)
    np.testing.assert_allclose(concentration.norm_density(r, d), expected, rtol=1e-8)


@pytest.mark.parametrize("d", [1, 3, 12])
def test_the_nearest_face(d):
    points = np.random.default_rng(d).uniform(size=(40_000, d))
    drawn = np.minimum(points, 1 - points).min(axis=1).mean()
    assert concentration.face_distance(d) == pytest.approx(drawn, rel=0.02)
    survival = integrate.quad(lambda t: (1 - 2 * t) ** d, 0, 0.5)[0]
    assert concentration.face_distance(d) == pytest.approx(survival)


def test_the_contrast_of_the_specification():
    """Measured there with one draw of 1000 points."""
    for d, p, expected in ((10, 2, 3.8), (100, 2, 0.38), (1000, 2, 0.10),
                           (10, 0.5, 4.7), (100, 0.5, 0.77), (1000, 0.5, 0.17)):  # fmt: skip
        found = np.median([
            concentration.relative_contrast(
                concentration.uniform_distances(d, p, 1000, seed)
            )
            for seed in range(3)
        ])  # fmt: skip
        assert found == pytest.approx(expected, rel=0.4), (d, p)


@pytest.mark.parametrize("p", [0.5, 1.0, 2.0, 3.0, math.inf])
def test_accuracy_is_that_of_a_plain_loop(p):
    X, y = concentration.drawn_classes("heavy", 40, 4, 0)
    right = 0
    for i in range(40):

        def far(j, i=i):
            gaps = [abs(float(a - b)) for a, b in zip(X[i], X[j], strict=True)]
            return max(gaps) if p == math.inf else sum(g**p for g in gaps)

        near = sorted((j for j in range(40) if j != i), key=lambda j: (far(j), j))[:5]
        right += (sum(int(y[j]) for j in near) > 2) == bool(y[i])
    found = concentration.accuracy_by_exponent(X, y, [p])
    assert found[0] == pytest.approx(right / 40)


def test_shared_neighbours_are_counted_as_sets():
    X, y = concentration.drawn_classes("normal", 40, 3, 1)
    D = np.linalg.norm(X[:, None] - X, axis=2)
    lists = [
        set(sorted((j for j in range(40) if j != i), key=lambda j: (D[i, j], j))[:10])
        for i in range(40)
    ]
    right = 0
    for i in range(40):
        near = sorted(
            (j for j in range(40) if j != i),
            key=lambda j: (-len(lists[i] & lists[j]), j),
        )[:5]
        right += (sum(int(y[j]) for j in near) > 2) == bool(y[i])
    assert concentration.shared_accuracy(X, y, of=10) == pytest.approx(right / 40)


def test_classes_of_the_irrelevant_attributes():
    X, y = concentration.drawn_classes("irrelevant", 50, 20, 0)
    assert X.shape == (50, 20)
    assert y.tolist() == [int(a + b > 1) for a, b in X[:, :2]]


def test_the_nearest_neighbour():
    points = np.random.default_rng(5).uniform(size=(30, 3))
    D = np.linalg.norm(points[:, None] - points, axis=2) + np.diag(np.full(30, np.inf))
    found = concentration.nearest_distance(3, 30, 5)
    assert found == pytest.approx(D.min(axis=1).mean())
