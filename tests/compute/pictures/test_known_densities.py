"""Histogram, Parzen windows and k-NN density against plain loops and closed forms."""

from __future__ import annotations

from math import pi

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.stats import gaussian_kde

from workbench.api import Problem
from workbench.compute.pictures import known_densities
from workbench.compute.pictures.known_densities import (
    TRUTHS,
    DensityQuestion,
    density_errors,
    density_estimates,
    drawn_rows,
    histogram_density,
    neighbour_ball_density,
    true_density,
    window_density,
)
from workbench.numerics.kernels import KERNELS

AXIS = np.linspace(-2.0, 2.0, 9) + 0.013


def rows_of(d: int, n: int = 40) -> np.ndarray:
    return drawn_rows("bimodal", np.random.default_rng(5), n, d)


def places(d: int) -> list[tuple[tuple[int, ...], np.ndarray]]:
    """Return the cells of a table and their places: of two dimensions y comes first."""
    if d == 1:
        return [((i,), np.array([x])) for i, x in enumerate(AXIS)]
    return [
        ((i, j), np.array([x, y]))
        for i, y in enumerate(AXIS)
        for j, x in enumerate(AXIS)
    ]


def kernel_of(kernel: str, r: float) -> float:
    if kernel == "gaussian":
        return float(np.exp(-(r**2) / 2))
    inside = {"uniform": 1.0, "triangular": 1 - r, "epanechnikov": 1 - r**2,
              "quartic": (1 - r**2) ** 2}[kernel]  # fmt: skip
    return inside if r <= 1 else 0.0


@pytest.mark.parametrize("d", [1, 2])
@pytest.mark.parametrize("kernel", KERNELS)
def test_parzen_is_a_plain_double_loop(d, kernel):
    rows, h = rows_of(d), 0.6
    found = window_density(rows, AXIS, h, kernel)
    # the integral of K(|x|) by quadrature over shells
    shell = 2.0 if d == 1 else 2.0 * pi
    mass, _ = quad(lambda r: shell * r ** (d - 1) * kernel_of(kernel, r), 0, 1)
    if kernel == "gaussian":
        mass, _ = quad(lambda r: shell * r ** (d - 1) * kernel_of(kernel, r), 0, 12)
    for place, q in places(d):
        total = sum(
            kernel_of(kernel, float(np.linalg.norm(q - row)) / h) for row in rows
        )
        expected = total / (len(rows) * h**d * mass)
        assert found[place] == pytest.approx(expected, rel=1e-9, abs=1e-15)


def test_parzen_with_gaussians_is_that_of_scipy():
    rows = rows_of(1)[:, 0]
    told = gaussian_kde(rows, bw_method=0.3 / rows.std(ddof=1))(AXIS)
    np.testing.assert_allclose(
        window_density(rows[:, None], AXIS, 0.3, "gaussian"), told
    )


@pytest.mark.parametrize("d", [1, 2])
def test_neighbours_are_a_plain_double_loop(d):
    rows, k = rows_of(d), 7
    found = neighbour_ball_density(rows, AXIS, k)
    for place, q in places(d):
        r = sorted(float(np.linalg.norm(q - row)) for row in rows)[k - 1]
        volume = 2 * r if d == 1 else pi * r**2
        assert found[place] == pytest.approx(k / (len(rows) * volume))
    at_a_row = neighbour_ball_density(np.array([[0.0], [1.0]]), np.array([0.0]), 1)
    assert np.isinf(at_a_row).all()


@pytest.mark.parametrize("d", [1, 2])
@pytest.mark.parametrize("width", [0.5, 0.07, 9.0])
def test_histogram_is_a_plain_double_loop(d, width):
    rows, offset = rows_of(d), 0.3
    found = histogram_density(rows, AXIS, width, offset)
    for place, q in places(d):
        inside = sum(
            all(np.floor(row / width - offset) == np.floor(q / width - offset))
            for row in rows
        )
        assert found[place] == pytest.approx(inside / (len(rows) * width**d))


@pytest.mark.parametrize("truth", TRUTHS)
@pytest.mark.parametrize("d", [1, 2])
def test_truths(truth, d):
    axis = np.linspace(-3, 3, 241)[:-1] + 0.0125
    grid = np.stack(np.meshgrid(*[axis] * d), axis=-1).reshape(-1, d)
    p = true_density(truth, grid)
    assert p.sum() * 0.025**d == pytest.approx(1, abs=1e-3)
    rows = drawn_rows(truth, np.random.default_rng(1), 20_000, d)
    mean = (grid * p[:, None]).sum(axis=0) * 0.025**d
    np.testing.assert_allclose(rows.mean(axis=0), mean, atol=0.03)
    second = (grid**2 * p[:, None]).sum(axis=0) * 0.025**d
    np.testing.assert_allclose((rows**2).mean(axis=0), second, atol=0.03)


@pytest.mark.parametrize("d", [1, 2])
def test_integrals(d):
    found = density_estimates(DensityQuestion("normal", d, 300, seed=3))
    histogram, parzen, neighbours = found.integrals
    assert histogram == pytest.approx([1, 1])
    assert parzen == pytest.approx([1, 1], abs=2e-3)
    # no limit: 2/|x| more for ever wider windows
    assert neighbours[1] > neighbours[0] + 0.05 > 1.05
    cell = (6.0 / len(found.places)) ** d
    for estimate, error in zip(found.estimates, found.errors, strict=True):
        assert error == pytest.approx(((estimate - found.truth) ** 2).sum() * cell)
    one_bin = density_estimates(DensityQuestion("normal", d, 300, bin_width=12.0))
    assert one_bin.integrals[0][0] < 0.6  # most of the bins is outside of the window


def test_the_k_nn_integral_grows_as_the_logarithm():
    # beyond the rows k / (n 2 (x - x_k)) on either side: 10 times as wide adds k/n ln 10
    question = DensityQuestion("uniform", 1, 400, k=40)
    found = density_estimates(question)
    added = found.integrals[2][1] - found.integrals[2][0]
    rows = np.sort(found.rows[:, 0])
    left, right = rows[39], rows[-40]
    exact = (
        40
        / 800
        * (np.log((30 - right) / (3 - right)) + np.log((30 + left) / (3 + left)))
    )
    assert added == pytest.approx(exact, rel=0.02)


def test_rules():
    question = DensityQuestion("normal", 1, bin_width=2.0, width=1.0, shrinks=True, k=7)
    assert question.rules(100) == pytest.approx((0.2, 0.1, 7))
    plane = DensityQuestion("normal", 2, width=1.0, shrinks=True, k_root=True)
    assert plane.rules(10_000)[1:] == pytest.approx((0.1, 100))  # n V still grows
    assert DensityQuestion(k=50).rules(10)[2] == 10


def test_errors_by_n(monkeypatch):
    monkeypatch.setattr(known_densities, "SIZES", (10, 50, 200))
    monkeypatch.setattr(known_densities, "REPETITIONS", 4)
    question = DensityQuestion("bimodal", 1, 200, width=1.0, shrinks=True, k_root=True)
    found = density_errors(question)
    assert found.done == 4
    np.testing.assert_allclose(found.biases + found.variances, found.errors)
    # against the definitions, draw by draw
    axis = known_densities._axis(3.0, 600)
    truth = true_density("bimodal", axis[:, None])
    drawn = np.array([
        known_densities._all(
            question, known_densities._rows(question, draw, 200), axis
        )
        for draw in range(1, 5)
    ])  # fmt: skip
    variance = drawn.var(axis=0, ddof=1).sum(axis=1) * 0.01
    np.testing.assert_allclose(found.variances[:, 2], variance)
    mean = ((drawn - truth) ** 2).mean(axis=0).sum(axis=1) * 0.01
    np.testing.assert_allclose(found.errors[:, 2], mean)
    assert (found.errors[:, 2] < found.errors[:, 0]).all()  # they converge


@pytest.mark.parametrize(
    ("changed", "told"),
    [({"truth": "cauchy"}, "truth = 'cauchy'"), ({"dimensions": 3}, "3 dimensions"),
     ({"width": 0.0}, "not above 0"), ({"n": 0}, "n = 0")],
)  # fmt: skip
def test_bad_questions_are_one_line(changed, told):
    with pytest.raises(Problem, match=told):
        density_estimates(DensityQuestion(**changed))
