"""Local regression in one attribute against plain loops and the bundled plugins."""

from __future__ import annotations

import warnings
from dataclasses import replace
from importlib import import_module

import numpy as np
import pytest

from workbench.numerics.regression_bench import (
    CENTRES,
    CURVES,
    LocalMethod,
    drawn_curve,
    fit_bumps,
    fitted_curve,
    leave_one_out_curve,
    leave_one_out_error,
    local_fit,
    rbf_centres,
    truth,
)

QUERIES = np.linspace(-0.1, 1.1, 23)


def bundled(module: str, name: str):
    return getattr(import_module(f"workbench.bundled.{module}"), name)


def kernel_of(r: float) -> float:
    return float(np.exp(-(r**2) / 2))


def by_loop(x, y, q, method: LocalMethod) -> float:
    """Return the fit of one query by lstsq over rows gathered one by one."""
    d = [abs(q - a) for a in x]
    order = sorted(range(len(x)), key=lambda i: (d[i], i))
    width = d[order[method.k]] if method.width is None else method.width
    rows = order if method.name == "E2" else order[: method.k]
    K = [1.0 if method.name == "E1" else kernel_of(d[i] / width) for i in rows]
    A = [[np.sqrt(w) * (x[i] - q) ** j for j in range(method.degree + 1)]
         for i, w in zip(rows, K, strict=True)]  # fmt: skip
    b = [np.sqrt(w) * y[i] for i, w in zip(rows, K, strict=True)]
    return float(np.linalg.lstsq(np.array(A), np.array(b), rcond=None)[0][0])


@pytest.mark.parametrize("name", ["E1", "E2", "E3"])
@pytest.mark.parametrize("degree", [0, 1, 2])
@pytest.mark.parametrize("width", [None, 0.15])
def test_criteria(name, degree, width):
    x, y = drawn_curve("sine", 4, 40)
    method = LocalMethod(name, degree, 12, "gaussian", width)
    found = local_fit(x, y, QUERIES, method)
    expected = [by_loop(x, y, q, method) for q in QUERIES]
    np.testing.assert_allclose(found.values, expected, atol=1e-7)
    plugin = bundled("lwr", "LWR")(
        name, ("constant", "linear", "quadratic")[degree], 12, "gaussian", width
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a ridge far out
        told = plugin.fit(x[:, None], y).predict(QUERIES[:, None])
    np.testing.assert_allclose(found.values, told, atol=1e-7)
    counted = (found.weights > 0).sum(axis=1)
    assert (counted == 40).all() if name == "E2" else (counted <= 12).all()


def test_shepard_and_parzen():
    x, y = drawn_curve("step", 2, 30)
    shepard = fitted_curve(x, y, np.array([0.41, x[7]]), LocalMethod("shepard"))
    weights = [1 / (0.41 - a) ** 2 for a in x]
    assert shepard[0] == pytest.approx(float(np.dot(weights, y)) / sum(weights))
    assert shepard[1] == pytest.approx(y[7])  # rows in the place of the query alone
    for kernel in ("gaussian", "epanechnikov"):
        method = LocalMethod("parzen", kernel=kernel, width=0.02)
        plugin = bundled("parzen_regression", "ParzenRegression")(kernel, 0.02)
        told = plugin.fit(x[:, None], y).predict(QUERIES[:, None])
        np.testing.assert_allclose(
            fitted_curve(x, y, QUERIES, method)[2:-2], told[2:-2]
        )


@pytest.mark.parametrize("centres", ["rows", "grid"])
def test_networks_are_those_of_the_plugin(centres):
    x, y = drawn_curve("sine", 5, 40)
    plugin = bundled("rbf_regression", "RBFRegression")(centres, 8)
    told = plugin.fit(x[:, None], y)
    bumps = fit_bumps(x, y, LocalMethod("rbf", centres=centres))
    np.testing.assert_allclose(
        bumps(QUERIES), told.predict(QUERIES[:, None]), rtol=1e-6, atol=1e-6
    )
    if centres == "rows":
        np.testing.assert_allclose(bumps(x), y, atol=1e-6)


def test_centres():
    x, _ = drawn_curve("sine", 5, 40)
    means = rbf_centres(x, LocalMethod("rbf", n_centres=5))
    nearest = np.abs(x[:, None] - means).argmin(axis=1)
    for u in range(5):  # each is the mean of the rows nearest to it
        assert means[u] == pytest.approx(x[nearest == u].mean())
    drawn = rbf_centres(x, LocalMethod("rbf", centres="random", n_centres=5))
    assert set(drawn) <= set(x)
    assert len(drawn) == 5
    grid = rbf_centres(x, LocalMethod("rbf", centres="grid", n_centres=5))
    np.testing.assert_allclose(np.diff(grid), np.ptp(x) / 4)


@pytest.mark.parametrize(
    "method",
    [LocalMethod("E1", 1, 7), LocalMethod("E3", 2, 9), LocalMethod("E2", 0, width=0.1),
     LocalMethod("shepard"), LocalMethod("parzen", k=4),
     *(LocalMethod("rbf", centres=c, n_centres=5, width=0.1) for c in CENTRES)],
    ids=str,
)  # fmt: skip
def test_leave_one_out_is_a_refit_without_each_row(method):
    x, y = drawn_curve("line", 6, 24)
    squares = []
    for i in range(24):
        rest = np.arange(24) != i
        found = fitted_curve(x[rest], y[rest], x[i : i + 1], method)[0]
        squares.append((y[i] - found) ** 2)
    mean = float(np.mean(squares))
    assert leave_one_out_error(x, y, method) == pytest.approx(mean, rel=1e-6)
    widths = np.array([0.05, 0.1, 0.3])
    curve = leave_one_out_curve(x, y, method, "width", widths)
    for width, error in zip(widths, curve, strict=True):
        alone = leave_one_out_error(x, y, replace(method, width=float(width)))
        assert error == pytest.approx(alone, rel=1e-9)


def test_curves():
    for curve in CURVES:
        x, y = drawn_curve(curve, 1, 400)
        assert (np.diff(x) >= 0).all()
        off = np.abs(y - truth(curve, x)) > 1.0
        assert off.sum() == (8 if curve == "line" else 0)
        again = drawn_curve(curve, 1, 400)
        np.testing.assert_array_equal(y, again[1])
    np.testing.assert_allclose(truth("sine", np.array([0.25])), [1.0])
