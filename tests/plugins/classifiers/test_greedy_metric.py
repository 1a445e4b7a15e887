"""Greedy metric: reliability and the choice of attributes by plain loops."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.datasets import load_iris
from support.examples import examples

from workbench.api import Attribute, Problem
from workbench.bundled.greedy_metric import GreedyMetric
from workbench.numerics.metrics.attribute_mix import reliability


def literal_reliability(rho, y, k=1):
    """D(ρ) by its definition."""
    total, n = 0.0, len(y)
    for i in range(n):
        means = {}
        for c in set(y):
            d = sorted(rho[i][j] for j in range(n) if y[j] == c and j != i)[:k]
            means[c] = sum(d) / len(d) if d else None
        r = means.pop(y[i])
        q = min(means.values())
        if r is not None and q + r > 0:
            total += (q - r) / (q + r)
    return total


def literal_weights(X, y):
    """Add attributes as the definition says."""
    d = X.shape[1]
    single = [np.abs(X[:, j, None] - X[:, j]) for j in range(d)]
    values = [literal_reliability(rho, y) for rho in single]
    first = next(j for j in range(d) if values[j] >= max(values) - 1e-12)
    rho, best, path = single[first], values[first], [(first, 1.0)]
    while True:
        tried = [
            (literal_reliability((1 - t / 10) * rho + t / 10 * single[j], y), j, t / 10)
            for j in range(d)
            for t in range(1, 11)
        ]
        most = max(value for value, _, _ in tried)
        if most <= best + 1e-9:
            return path, best
        best, j, t = next(one for one in tried if one[0] >= most - 1e-12)
        rho = (1 - t) * rho + t * single[j]
        path.append((j, t))


@examples(0.4)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_the_choice_by_plain_loops(data, seed):
    random = np.random.default_rng(seed)
    X = np.round(random.normal(size=(10, 3)), data.draw(st.sampled_from([0, 1, 8])))
    y = random.integers(0, 3, 10)
    y[:4] = [0, 1, 0, 1]
    model = GreedyMetric().fit(X, y)
    path, best = literal_weights(X, y.tolist())
    assert [(j, t) for j, t, _ in model.path_] == path
    assert model.path_[-1][2] == pytest.approx(best, abs=1e-9)
    weights = np.zeros(3)
    for j, t in path:
        weights *= 1 - t
        weights[j] += t
    np.testing.assert_allclose(model.weights_, weights)
    assert model.weights_.sum() == pytest.approx(1)


@pytest.mark.parametrize("k", [1, 2, 5])
def test_reliability_by_plain_loops(k):
    random = np.random.default_rng(k)
    X, y = random.normal(size=(15, 2)), np.sort(random.integers(0, 3, 15))
    rho = np.abs(X[:, None] - X).sum(axis=2)
    expected = literal_reliability(rho, y.tolist(), k)
    assert reliability(rho, y, k) == pytest.approx(expected, abs=1e-12)


def test_a_row_alone_in_its_class_and_rows_in_one_place():
    rho = np.array([[0.0, 0, 2], [0, 0, 2], [2, 2, 0]])
    assert reliability(rho, np.array([0, 0, 1])) == 2.0
    assert reliability(np.zeros((4, 4)), np.array([0, 0, 1, 1])) == 0.0


def test_noise_is_not_added_and_neighbours_are_those_of_the_distance():
    random = np.random.default_rng(3)
    y = np.arange(80) % 2
    X = np.c_[random.normal(size=80), y + 0.1 * random.normal(size=80)]
    model = GreedyMetric(3).fit(X, y)
    assert model.path_[0][0] == 1
    assert model.weights_[1] > 0.5
    Q = random.normal(size=(10, 2))
    d, rows = model.kneighbors(Q)
    rho = (np.abs(Q[:, None] - X) * model.weights_).sum(axis=2)
    np.testing.assert_array_equal(rows, np.argsort(rho, axis=1, kind="stable")[:, :3])
    np.testing.assert_allclose(d, np.sort(rho, axis=1)[:, :3], atol=1e-12)
    said = model.describe_model(attributes=(Attribute("noise"), Attribute("good")))
    assert said["steps"][0]["attribute"] == "good"


def test_many_rows_are_sampled_and_one_class_is_said():
    X, y = load_iris(return_X_y=True)
    model = GreedyMetric(max_rows=50).fit(X, y)
    assert model.note_ == "The attributes were chosen by 50 of the rows."
    assert np.mean(model.predict(X) == y) > 0.9
    alone = GreedyMetric().fit(X, np.zeros(150))
    assert alone.weights_.tolist() == [0.25] * 4
    assert "only one class" in alone.note_


@pytest.mark.parametrize("params", [{"n_neighbors": 0}, {"n_nearest": 0}])
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = 0"):
        GreedyMetric(**params).fit([[0.0], [1.0]], [0, 1])
