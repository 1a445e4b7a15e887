"""Weighted least squares: the closed form, and the gradient that comes to it."""

from __future__ import annotations

from itertools import islice, pairwise

import numpy as np
import pytest

from workbench.api import Problem
from workbench.numerics.kernels import KERNELS
from workbench.numerics.local_fit import descent, solve_scaled, window_weights


def fit_of(seed: int = 3):
    random = np.random.default_rng(seed)
    u = random.uniform(-1, 1, 30)
    return u[:, None] ** np.arange(3), random.random(30), random.normal(size=30)


def test_the_gradient_reaches_the_closed_form():
    design, K, f = fit_of()
    root = np.sqrt(K)[:, None]
    closed = np.linalg.lstsq(design * root, f * root[:, 0], rcond=None)[0]
    steps = list(islice(descent(design, K, f), 3000))
    np.testing.assert_allclose(steps[-1][0], closed, atol=1e-8)
    assert all(b <= a + 1e-12 for (_, a), (_, b) in pairwise(steps))
    # the first step by a plain loop
    w, _ = next(descent(design, K, f, eta=0.01))
    loop = [0.01 * sum(K[i] * f[i] * design[i, j] for i in range(30)) for j in range(3)]
    np.testing.assert_allclose(w, loop)
    solved, ridged = solve_scaled(
        ((design * K[:, None]).T @ design)[None], ((design * K[:, None]).T @ f)[None],
        sure=True,
    )  # fmt: skip
    np.testing.assert_allclose(solved[0], closed, atol=1e-10)
    assert not ridged[0]


@pytest.mark.parametrize("kernel", KERNELS)
def test_kernels(kernel):
    d = np.array([[0.0, 0.3, 0.6, 1.2, np.inf]])
    r = d[0] / 0.6
    closed = {
        "uniform": r <= 1, "triangular": np.maximum(1 - r, 0),
        "epanechnikov": np.maximum(1 - r**2, 0),
        "quartic": np.maximum(1 - r**2, 0) ** 2, "gaussian": np.exp(-(r**2) / 2),
    }[kernel]  # fmt: skip
    found = window_weights(d, np.array([[0.6]]), kernel)
    np.testing.assert_allclose(found[0], closed, atol=1e-15)
    at_once = window_weights(d, np.array([[0.0]]), kernel)
    assert at_once[0].tolist() == [1, 0, 0, 0, 0]


def test_nobody_in_the_window_is_one_line():
    design, K, f = fit_of()
    with pytest.raises(Problem, match="no row has a weight"):
        next(descent(design, 0 * K, f))
