"""Local LDA: against the formulas written out for one query at a time, odd data."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import fractional_matrix_power
from sklearn.datasets import load_breast_cancer, load_iris, load_wine
from sklearn.neighbors import KNeighborsClassifier
from support.learning import Listener, scaled

from workbench.api import Problem
from workbench.api.report import Cancelled, reporting_to
from workbench.bundled.local_lda import LocalLDA


def literal(X, y, x, *, n_local, epsilon, iterations, tricube, ridge):
    """The algorithm of Hastie and Tibshirani (1996) at one query."""
    d = X.shape[1]
    sigma = np.eye(d)
    unit = np.diag(X.std(axis=0))
    for _ in range(iterations):
        far = np.array([np.sqrt((row - x) @ sigma @ (row - x)) for row in X])
        near = sorted(range(len(X)), key=lambda i: (far[i], i))[:n_local]
        h = max(far[i] for i in near)
        w = {i: (1 - (far[i] / h) ** 3) ** 3 if tricube else 1.0 for i in near}
        total = sum(w.values())
        mean = sum(w[i] * X[i] for i in near) / total
        W, B = np.zeros((d, d)), np.zeros((d, d))
        for c in set(y[near]):
            members = [i for i in near if y[i] == c]
            mass = sum(w[i] for i in members)
            if mass == 0:
                continue
            centre = sum(w[i] * X[i] for i in members) / mass
            B += mass / total * np.outer(centre - mean, centre - mean)
            for i in members:
                W += w[i] / total * np.outer(X[i] - centre, X[i] - centre)
        W = np.linalg.inv(unit) @ W @ np.linalg.inv(unit)
        W = unit @ ((1 - ridge) * W + ridge * np.trace(W) / d * np.eye(d)) @ unit
        root = np.real(fractional_matrix_power(W, -0.5))
        sigma = root @ (root @ B @ root + epsilon * np.eye(d)) @ root
    return sigma


@pytest.mark.parametrize("load", [load_iris, load_wine])
@pytest.mark.parametrize(
    ("tricube", "iterations", "epsilon", "ridge"),
    [(True, 1, 1.0, 0.0), (False, 1, 0.3, 0.1), (True, 3, 2.0, 0.05), (False, 2, 1, 0)],
)
def test_as_the_formulas_query_by_query(load, tricube, iterations, epsilon, ridge):
    X, y = scaled(load)
    asked = X[::15] + 0.01
    model = LocalLDA(
        n_local=60, epsilon=epsilon, iterations=iterations, ridge=ridge,
        weights="tricube" if tricube else "uniform",
    ).fit(X, y)  # fmt: skip
    metrics = model.metric_at(asked)
    distances, rows = model.kneighbors(asked)
    assert metrics.shape == (len(asked), X.shape[1], X.shape[1])
    for q, x in enumerate(asked):
        expected = literal(
            X, y, x, n_local=60, epsilon=epsilon, iterations=iterations,
            tricube=tricube, ridge=max(ridge, 1e-9),
        )  # fmt: skip
        scale = np.abs(expected).max()
        np.testing.assert_allclose(metrics[q], expected, rtol=1e-9, atol=1e-9 * scale)
        far = np.array([np.sqrt((r - x) @ expected @ (r - x)) for r in X])
        nearest = np.argsort(far, kind="stable")[:5]
        assert set(rows[q]) == set(nearest)
        np.testing.assert_allclose(distances[q], far[nearest], rtol=1e-8)


def test_votes_of_the_neighbours():
    X, y = scaled(load_wine)
    model = LocalLDA().fit(X[::2], y[::2])
    _, rows = model.kneighbors(X[1::2])
    expected = [[np.mean(y[::2][r] == c) for c in range(3)] for r in rows]
    np.testing.assert_allclose(model.predict_proba(X[1::2]), expected)
    assert np.mean(model.predict(X[1::2]) == y[1::2]) > 0.95


def test_one_query_at_a_time_is_the_same():
    X, y = scaled(load_breast_cancer)
    model = LocalLDA().fit(X[::2], y[::2])
    together = model.metric_at(X[1:200:2])
    alone = np.vstack([model.metric_at(x[None]) for x in X[1:200:2]])
    np.testing.assert_allclose(together, alone, rtol=1e-9, atol=1e-9 * together.max())
    np.testing.assert_array_equal(
        model.kneighbors(X[1:200:2])[1],
        np.vstack([model.kneighbors(x[None])[1] for x in X[1:200:2]]),
    )


def test_far_from_every_border_there_is_no_direction_between():
    random = np.random.default_rng(1)
    y = np.arange(400) % 2
    X = random.normal(size=(400, 2)) + 40.0 * y[:, None]
    model = LocalLDA(n_local=100, epsilon=2.0, weights="uniform", ridge=0.0).fit(X, y)
    metric = model.metric_at([[0.0, 0.0]])[0]
    near = np.argsort(np.sum(X**2, axis=1))[:100]
    assert set(y[near]) == {0}
    covariance = np.cov(X[near].T, bias=True)
    np.testing.assert_allclose(metric, 2.0 * np.linalg.inv(covariance), rtol=1e-6)


def test_stretches_along_the_border():
    random = np.random.default_rng(1)
    X = random.uniform(-1, 1, (2000, 2))
    y = (X[:, 0] > 0).astype(int)
    metric = LocalLDA().fit(X, y).metric_at([[0.02, 0.1]])[0]
    assert metric[0, 0] > 4 * metric[1, 1]


def test_automatic_ridge():
    X, y = scaled(load_breast_cancer)
    X, y = X[::4], y[::4]
    units = X.std(axis=0)
    model = LocalLDA(n_local=70, weights="uniform").fit(X, y)
    near = np.argsort(np.sum((X - X[3]) ** 2, axis=1), kind="stable")[:70]
    Z = X[near] / units
    centres = np.array([Z[y[near] == c].mean(axis=0) for c in (0, 1)])
    inside = Z - centres[y[near]]
    shares = np.bincount(y[near]) / 70
    steps = centres - shares @ centres
    B = (steps.T * shares) @ steps
    S = inside.T @ inside / 70
    square, p = np.trace(S) ** 2, 30  # Chen and others (2010), eq. 23
    share = ((1 - 2 / p) * np.trace(S @ S) + square) / (
        (70 + 1 - 2 / p) * (np.trace(S @ S) - square / p)
    )
    assert 0.02 < share < 0.5
    W = (1 - share) * S + share * np.trace(S) / p * np.eye(p)
    expected = np.linalg.inv(W) @ B @ np.linalg.inv(W) + np.linalg.inv(W)
    found = model.metric_at(X[3:4])[0] * np.outer(units, units)
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7 * found.max())
    few = LocalLDA().fit(X[:, :4], y).metric_at(X[:5, :4])
    same = LocalLDA(ridge=0.01).fit(X[:, :4], y).metric_at(X[:5, :4])
    np.testing.assert_array_equal(few, same)


def test_a_large_epsilon_is_the_local_mahalanobis_distance():
    X, y = scaled(load_iris)
    model = LocalLDA(epsilon=1e9, n_local=150, ridge=0.0, weights="uniform").fit(X, y)
    inside = X - np.array([X[y == c].mean(axis=0) for c in range(3)])[y]
    np.testing.assert_allclose(
        model.metric_at(X[:1])[0] / 1e9,
        np.linalg.inv(inside.T @ inside / 150),
        rtol=1e-5,
    )


@pytest.mark.parametrize(("n", "expected"), [(30, 30), (120, 50), (1000, 200)])
def test_rows_around_a_query(n, expected):
    X = np.random.default_rng(1).normal(size=(n, 2))
    assert LocalLDA().fit(X, np.arange(n) % 2).n_local_ == expected
    assert LocalLDA(n_local=20).fit(X, np.arange(n) % 2).n_local_ == 20


def test_ties_are_won_by_the_lower_row():
    X = np.repeat(np.random.default_rng(1).normal(size=(12, 3)), 20, axis=0)
    y = np.arange(240) % 2
    _, rows = LocalLDA().fit(X, y).kneighbors(X[::20])
    np.testing.assert_array_equal(rows, np.arange(0, 240, 20)[:, None] + np.arange(5))


def test_the_order_of_rows_does_not_matter():
    X, y = scaled(load_wine)
    order = np.random.default_rng(2).permutation(len(X))
    first, second = LocalLDA().fit(X, y), LocalLDA().fit(X[order], y[order])
    asked = X[::7] + 0.01
    np.testing.assert_allclose(
        first.metric_at(asked), second.metric_at(asked), rtol=1e-8, atol=1e-8
    )
    np.testing.assert_array_equal(
        first.kneighbors(asked)[1], order[second.kneighbors(asked)[1]]
    )


def test_counts_distances():
    X, y = scaled(load_wine)
    model = LocalLDA(iterations=2).fit(X, y)
    model.predict(X[:10])
    assert model.n_distances_ == 10 * 178 * 3  # two neighbourhoods and the search


def test_cancels_between_two_queries():
    X, y = scaled(load_wine)
    model = LocalLDA().fit(X, y)
    counting = Listener(looks=20)
    with reporting_to(counting), pytest.raises(Cancelled):
        model.predict(X)
    assert counting.asked == 21


def test_too_many_attributes():
    with pytest.raises(Problem, match="at most 1000"):
        LocalLDA().fit(np.random.default_rng(1).normal(size=(6, 1001)), [0, 1] * 3)


@pytest.mark.parametrize(
    "model",
    [LocalLDA(), LocalLDA(iterations=3), LocalLDA(weights="uniform", ridge=0.0)],
    ids=str,
)
def test_odd_data(model, odd_data):
    _, X, y = odd_data
    model.fit(X, y)
    metrics = model.metric_at(X)
    assert np.isfinite(metrics).all()
    least = np.linalg.eigvalsh(metrics)[:, 0]
    assert (least >= -1e-9 * np.abs(metrics).max()).all()
    assert np.isfinite(model.kneighbors(X)[0]).all()
    assert np.isin(model.predict(X), y).all()


def test_constant_attributes_have_no_weight():
    X, y = scaled(load_iris)
    with_one = np.insert(X, 2, 0.1, axis=1)
    model = LocalLDA().fit(with_one, y)
    metrics = model.metric_at(with_one[:20])
    assert not metrics[:, 2].any()
    kept = metrics[:, [0, 1, 3, 4]][:, :, [0, 1, 3, 4]]
    np.testing.assert_allclose(kept, LocalLDA().fit(X, y).metric_at(X[:20]), rtol=1e-12)


def test_one_class_around_every_query_is_as_the_local_covariance_says():
    X, _ = scaled(load_iris)
    model = LocalLDA(n_local=150, ridge=0.0, weights="uniform").fit(X, np.zeros(150))
    whitened = KNeighborsClassifier(
        5, metric="mahalanobis", algorithm="brute",
        metric_params={"VI": np.linalg.inv(np.cov(X.T, bias=True))},
    ).fit(X, np.zeros(150))  # fmt: skip
    distances, _ = whitened.kneighbors(X[:30] + 0.003)
    np.testing.assert_allclose(
        model.kneighbors(X[:30] + 0.003)[0], distances, rtol=1e-6
    )
