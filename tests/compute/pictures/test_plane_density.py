"""Densities over a plane against closed forms, Monte Carlo and scipy's kernel estimate."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from scipy.stats import gaussian_kde, multivariate_normal

from workbench.compute.pictures.plane_density import neighbour_density
from workbench.numerics import kernels
from workbench.numerics.kernels import ball_volume, parzen_density, usual_width


@pytest.mark.parametrize(
    ("dimensions", "p", "volume"),
    [
        (1, 2.0, 2.0),
        (2, 2.0, np.pi),
        (3, 2.0, 4 / 3 * np.pi),
        (2, 1.0, 2.0),
        (3, 1.0, 8 / 6),
        (3, np.inf, 8.0),
    ],
)
def test_volumes_of_known_balls(dimensions, p, volume):
    assert ball_volume(dimensions, p) == pytest.approx(volume, rel=1e-12)


def test_volume_of_another_norm_by_counting():
    points = np.random.default_rng(1).uniform(-1, 1, size=(400_000, 2))
    share = np.mean((np.abs(points) ** 3).sum(axis=1) <= 1)
    assert ball_volume(2, 3.0) == pytest.approx(4 * share, rel=0.005)


@pytest.mark.parametrize("block", [7, 1 << 20])
def test_parzen_is_the_mean_of_normal_densities(monkeypatch, block):
    monkeypatch.setattr(kernels, "_BLOCK", block)
    random = np.random.default_rng(2)
    rows, points = random.normal(size=(20, 3)), random.normal(size=(11, 3))
    expected = [
        np.mean([multivariate_normal(row, 0.49 * np.eye(3)).pdf(x) for row in rows])
        for x in points
    ]
    np.testing.assert_allclose(parzen_density(rows, points, 0.7), expected, rtol=1e-10)


def test_usual_width_is_scotts():
    rows = np.random.default_rng(3).normal(size=(50, 2))
    rows /= rows.std(axis=0)
    factor = gaussian_kde(rows.T, "scott").factor
    assert usual_width(rows) == pytest.approx(factor)
    assert usual_width(rows * [1.0, 3.0]) == pytest.approx(2 * factor)
    assert usual_width(rows[:1]) == 1e-9
    assert usual_width(np.array([[0.0], [2.0]])) == pytest.approx(2 ** (-1 / 5))


@pytest.mark.parametrize(("p", "unit"), [(2.0, np.pi), (1.0, 2.0), (np.inf, 4.0)])
def test_neighbour_density_is_k_over_n_v(p, unit):
    distances = np.array([[1.0, 2.0], [0.5, 4.0]])
    space = SimpleNamespace(rows=np.zeros((10, 2)), p=p)
    found = SimpleNamespace(
        plane=SimpleNamespace(space=space),
        grid=SimpleNamespace(rows=1, columns=2),
        distances=distances,
    )
    expected = 2 / (10 * unit * np.array([[4.0, 16.0]]))
    np.testing.assert_allclose(neighbour_density(found, 2), expected)
    # no more neighbours than were found
    np.testing.assert_allclose(neighbour_density(found, 5), expected)
    nearest = 1 / (10 * unit * np.array([[1.0, 0.25]]))
    np.testing.assert_allclose(neighbour_density(found, 1), nearest)
