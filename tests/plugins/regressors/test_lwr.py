"""Locally weighted regression beside NumPy's least squares, one query at a time."""

from __future__ import annotations

import math
import warnings
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Problem
from workbench.bundled.knn_regression import KNNRegression
from workbench.bundled.lwr import LWR
from workbench.bundled.parzen_regression import ParzenRegression


def literal_prediction(X, y, q, criterion, fit_of, k, kernel, width):
    """Fit by `lstsq` what counts for one query, in the attributes as they are."""
    d = [math.dist(x, q) for x in X]
    order = sorted(range(len(d)), key=lambda i: (d[i], i))
    h = width if width is not None else d[order[min(k + 1, len(d)) - 1]]
    used = order if criterion == "E2" else order[:k]
    rows, roots = [], []
    for i in used:
        r = d[i] / h
        value = {
            "gaussian": math.exp(-r * r / 2),
            "uniform": float(r <= 1),
            "triangular": max(1 - r, 0.0),
            "epanechnikov": max(1 - r * r, 0.0),
            "quartic": max(1 - r * r, 0.0) ** 2,
        }[kernel]
        roots.append(1.0 if criterion == "E1" else math.sqrt(value))
        rows.append(terms(X[i], fit_of))
    design = np.array(rows) * np.array(roots)[:, None]
    w, *_ = np.linalg.lstsq(design, np.array(roots) * y[used], rcond=None)
    return float(np.array(terms(q, fit_of)) @ w)


def terms(x, fit_of):
    result = [1.0]
    if fit_of != "constant":
        result += list(x)
    if fit_of == "quadratic":
        result += [x[i] * x[j] for i in range(len(x)) for j in range(i, len(x))]
    return result


@pytest.mark.parametrize("criterion", ["E1", "E2", "E3"])
@pytest.mark.parametrize("fit_of", ["constant", "linear", "quadratic"])
@pytest.mark.parametrize(
    ("kernel", "width"),
    [("gaussian", None), ("gaussian", 0.5), ("triangular", None), ("quartic", None),
     ("epanechnikov", 1.5), ("uniform", 1.5)],
)  # fmt: skip
def test_the_criteria_by_numpys_least_squares(criterion, fit_of, kernel, width):
    random = np.random.default_rng(8)
    X = random.random((60, 2))
    y = np.sin(4 * X[:, 0]) * X[:, 1] + 0.1 * random.normal(size=60)
    Q = random.random((9, 2))
    model = LWR(criterion, fit_of, 25, kernel, width).fit(X, y)
    expected = [
        literal_prediction(X, y, q, criterion, fit_of, 25, kernel, width) for q in Q
    ]
    np.testing.assert_allclose(model.predict(Q), expected, rtol=1e-7, atol=1e-9)
    assert model.note_ == ""


@examples()
@given(
    slope=st.lists(st.floats(-5, 5), min_size=3, max_size=3),
    shift=st.floats(-1e3, 1e3),
    criterion=st.sampled_from(["E1", "E2", "E3"]),
)
def test_a_plane_is_met_exactly(slope, shift, criterion):
    random = np.random.default_rng(2)
    X, Q = random.normal(size=(40, 3)), random.normal(size=(5, 3))
    model = LWR(criterion).fit(X, X @ slope + shift)
    np.testing.assert_allclose(model.predict(Q), Q @ slope + shift, atol=1e-7)


def test_a_local_constant_is_a_mean():
    random = np.random.default_rng(5)
    X, y, Q = (
        random.normal(size=(50, 3)),
        random.normal(size=50),
        random.normal(size=(8, 3)),
    )
    alike = LWR("E1", "constant", 7).fit(X, y).predict(Q)
    np.testing.assert_allclose(alike, KNNRegression(7).fit(X, y).predict(Q))
    near = LWR("E2", "constant", 7, "quartic").fit(X, y).predict(Q)
    window = ParzenRegression("quartic", None, 7).fit(X, y).predict(Q)
    np.testing.assert_allclose(near, window)


@pytest.mark.parametrize("criterion", ["E1", "E2", "E3"])
@pytest.mark.parametrize("fit_of", ["constant", "linear"])
def test_the_gradient_rule_reaches_the_closed_form(criterion, fit_of):
    random = np.random.default_rng(1)
    X = random.random((50, 2))
    y = 3.0 + np.cos(3 * X[:, 0]) + X[:, 1]
    model = LWR(criterion, fit_of, 20).fit(X, y)
    q = [0.4, 0.6]
    expected = model.predict([q])[0]
    steps = list(model.gradient_steps(q, max_steps=400))
    assert steps[-1].predicted == pytest.approx(expected, abs=1e-8)
    errors = [step.error for step in steps]
    assert all(b <= a + 1e-12 for a, b in pairwise(errors))
    # the first step, by the rule itself
    d = np.sqrt(((X - q) ** 2).sum(axis=1))
    order = np.argsort(d, kind="stable")
    used = order if criterion == "E2" else order[:20]
    h = d[order[20]]
    K = np.ones(20) if criterion == "E1" else np.exp(-((d[used] / h) ** 2) / 2)
    first = next(model.gradient_steps(q, eta=0.01))
    assert first.coefficients[0] == pytest.approx(0.01 * float(K @ y[used]))
    if fit_of == "linear":
        a = (X[used] - q) / h
        np.testing.assert_allclose(first.coefficients[1:], 0.01 * (K * y[used]) @ a)


@pytest.mark.parametrize("k", [4, 5])
def test_too_few_rows_take_a_ridge_and_say_so(k):
    random = np.random.default_rng(3)
    X, y = random.normal(size=(30, 4)), random.normal(size=30)
    model = LWR("E1", n_neighbors=k).fit(X, y)
    assert (
        model.note_
        == f"{k} rows for 5 coefficients of each query: a ridge of 1e-08 is used."
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # it is said once
        assert np.isfinite(model.predict(X)).all()
    # the rows are met, as a plane goes through them
    found = np.argsort(((X - X[0]) ** 2).sum(axis=1))[0]
    assert model.predict(X[:1])[0] == pytest.approx(y[found], abs=1e-4)


def test_rows_that_determine_no_plane_take_a_ridge_and_say_so():
    X = np.column_stack([np.arange(12.0), 2 * np.arange(12.0)])
    model = LWR(n_neighbors=6).fit(X, 3 * X[:, 0] + 1)
    assert model.note_.startswith("The attributes depend on each other: a ridge of")
    predicted = model.predict([[4.0, 8.0], [5.5, 11.0]])
    np.testing.assert_allclose(predicted, [13, 17.5], atol=1e-5)
    X[-1] = 20.0, 0.0  # far from the queries, so that only there it is no line
    model = LWR(n_neighbors=6).fit(X, 3 * X[:, 0] + 1)
    assert model.note_ == ""
    with pytest.warns(UserWarning, match="around 2 of 3 queries do not determine"):
        predicted = model.predict([[2.0, 4.0], [3.5, 7.0], [19.0, 1.0]])
    np.testing.assert_allclose(predicted, [7, 11.5, 58], atol=1e-5)


def test_odd_windows():
    X, y = np.array([[0.0], [1.0], [2.0], [9.0]]), np.array([1.0, 2.0, 3.0, 4.0])
    nobody = LWR("E2", "constant", 2, "triangular", 0.1).fit(X, y)
    np.testing.assert_allclose(nobody.predict([[5.4], [6.0]]), [3, 4])
    with pytest.raises(Problem, match="no row has a weight"):
        next(nobody.gradient_steps([5.4]))
    far = LWR("E2", "constant", 2, "gaussian", 1e-3).fit(X, y)
    np.testing.assert_allclose(far.predict([[-100.0], [1.4]]), [1, 2])
    same = LWR("E3", "constant", 2).fit(np.zeros((4, 1)), y)
    np.testing.assert_allclose(same.predict([[0.0]]), [1.5])
    constant = LWR().fit(np.c_[X, np.ones(4)], y)
    assert constant.describe_model()["coefficients"] == 2


@pytest.mark.parametrize(
    "params",
    [{"width": 0.0}, {"width": -1.0}, {"n_neighbors": 0}, {"criterion": "E4"},
     {"kernel": "box"}, {"fit_of": "cubic"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        LWR(**params).fit([[0.0], [1.0]], [0, 1])


def test_bad_steps_and_too_many_coefficients():
    model = LWR().fit([[0.0], [1.0], [2.0]], [0, 1, 2])
    with pytest.raises(Problem, match="eta = -1"):
        next(model.gradient_steps([0.5], eta=-1))
    X = np.random.default_rng(1).normal(size=(9, 50))
    with pytest.raises(Problem, match="1326 coefficients of a quadratic fit in 50"):
        LWR(fit_of="quadratic").fit(X, np.arange(9.0))
