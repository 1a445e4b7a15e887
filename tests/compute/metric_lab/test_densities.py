"""Densities against scipy.stats and against sums written out."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_normal

from workbench.api import Problem
from workbench.compute.metric_lab.densities import (
    kernel_grid,
    log_likelihood_ratio,
    ratio_grid,
)

SIGMA_S = np.array([[2.0, 0.5], [0.5, 0.4]])
SIGMA_D = np.array([[3.0, -1.0], [-1.0, 5.0]])


def test_ratio_is_different_over_same():
    x = np.random.default_rng(2).normal(size=(50, 2))
    different = multivariate_normal(np.zeros(2), SIGMA_D).logpdf(x)
    same = multivariate_normal(np.zeros(2), SIGMA_S).logpdf(x)
    got = log_likelihood_ratio(x, SIGMA_S, SIGMA_D)
    np.testing.assert_allclose(got, different - same, atol=1e-12)
    # thesis eq. 33: the metric before its projection, but for a constant
    metric = np.linalg.inv(SIGMA_S) - np.linalg.inv(SIGMA_D)
    form = np.einsum("ij,jk,ik->i", x, metric, x)
    np.testing.assert_allclose(np.ptp(got - form / 2), 0, atol=1e-12)


def test_grids_have_x_along_columns():
    xs, ys = np.linspace(-2, 2, 7), np.linspace(-1, 3, 5)
    ratio = ratio_grid(SIGMA_S, SIGMA_D, xs, ys)
    assert ratio.shape == (5, 7)
    cell = np.array([xs[6], ys[1]])
    assert ratio[1, 6] == pytest.approx(log_likelihood_ratio(cell, SIGMA_S, SIGMA_D))


def test_a_singular_covariance_is_named_with_what_copes():
    flat = np.array([[1.0, 1.0], [1.0, 1.0]])
    for pair in ((SIGMA_S, flat), (flat, SIGMA_D)):
        with pytest.raises(Problem, match=r"singular.*ledoit-wolf"):
            log_likelihood_ratio(np.ones(2), *pair)


def test_kernel_estimate_as_a_sum_over_points():
    random = np.random.default_rng(3)
    points = random.normal(size=(30, 2)) * [1.0, 4.0]
    xs, ys = np.linspace(-3, 3, 8), np.linspace(-9, 9, 6)
    widths = points.std(axis=0, ddof=1) * 30 ** (-1 / 6)
    kernel = multivariate_normal(np.zeros(2), np.diag(widths**2))
    expected = np.mean(
        [kernel.pdf(np.stack(np.meshgrid(xs, ys), axis=-1) - p) for p in points], axis=0
    )
    np.testing.assert_allclose(kernel_grid(points, xs, ys), expected, rtol=1e-10)


def test_kernel_estimate_integrates_to_one():
    points = np.random.default_rng(4).normal(size=(20, 2))
    xs = ys = np.linspace(-8, 8, 161)
    assert kernel_grid(points, xs, ys, (0.5, 0.7)).sum() * 0.01 == pytest.approx(1.0)


def test_kernel_estimate_of_few_points():
    axis = np.linspace(0, 1, 11)
    assert not kernel_grid(np.empty((0, 2)), axis, axis).any()
    one = kernel_grid(np.array([[0.5, 0.2]]), axis, axis)
    assert np.unravel_index(one.argmax(), one.shape) == (2, 5)
    assert np.isfinite(kernel_grid(np.full((4, 2), 0.5), axis, axis)).all()
