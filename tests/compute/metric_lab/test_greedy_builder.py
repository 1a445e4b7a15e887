"""The greedy builder: offers and steps by plain loops, and as the plugin takes them."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Attribute, Dataset, Problem
from workbench.bundled.greedy_metric import GreedyMetric
from workbench.compute.metric_lab import greedy_builder
from workbench.compute.metric_lab.greedy_builder import greedy_offers
from workbench.compute.reading.readers import read

CLASS = Attribute("class", "nominal", ("a", "b", "c"))


def made(X, y) -> Dataset:
    names = tuple(Attribute(f"x{j}") for j in range(X.shape[1]))
    return Dataset(X, np.asarray(y), names, CLASS, "made")


def literal_reliability(rho, y):
    """D(ρ) by its definition, k = 1."""
    total, n = 0.0, len(y)
    for i in range(n):
        least = {}
        for j in range(n):
            if j != i:
                least[y[j]] = min(least.get(y[j], math.inf), rho[i][j])
        r = least.pop(y[i], None)
        q = min(least.values())
        if r is not None and q + r > 0:
            total += (q - r) / (q + r)
    return total


def literal_accuracy(rho, y, k):
    """k-NN, each row left out; the lower row and the lower class first."""
    right = 0
    for i in range(len(y)):
        near = sorted((rho[i][j], j) for j in range(len(y)) if j != i)[:k]
        votes = [sum(y[j] == c for _, j in near) for c in range(3)]
        right += votes.index(max(votes)) == y[i]
    return right / len(y)


@examples(0.4)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 2))
def test_offers_by_a_plain_loop(seed, steps):
    random = np.random.default_rng(seed)
    X, y = random.normal(size=(11, 3)), random.integers(0, 3, 11)
    y[:4] = [0, 1, 0, 1]
    single = [np.abs(X[:, j, None] - X[:, j]) for j in range(3)]
    path = [(int(random.integers(3)), 1.0)]
    path += [(int(random.integers(3)), int(random.integers(1, 10)) / 10)]
    path = path[:steps]
    rho, values, accuracies = np.zeros((11, 11)), [], []
    for j, t in path:
        rho = (1 - t) * rho + t * single[j]
        values.append(literal_reliability(rho, y.tolist()))
        accuracies.append(literal_accuracy(rho, y.tolist(), 3))
    found = greedy_offers(made(X, y), path, k=3)
    np.testing.assert_allclose(found.reliability, values, atol=1e-9)
    np.testing.assert_allclose(found.accuracy, accuracies)
    assert found.shares == ((1.0,) if not path else tuple(t / 10 for t in range(1, 11)))
    expected = [
        [
            literal_reliability((1 - t) * rho + t * single[j], y.tolist())
            for t in found.shares
        ]
        for j in range(3)
    ]
    np.testing.assert_allclose(found.values, expected, atol=1e-9)
    weighed = sum(w * gap for w, gap in zip(found.weights, single, strict=True))
    np.testing.assert_allclose(weighed, rho, atol=1e-12)


@pytest.mark.parametrize("name", ["iris", "thesis21-strips"])
def test_the_best_steps_are_those_of_the_plugin(name):
    data = read(f"builtin:{name}")
    model = GreedyMetric().fit(data.X, data.y)
    path: list[tuple[int, float]] = []
    while True:
        found = greedy_offers(data, path)
        if not found.best:
            break
        path.append(found.best[0])
    assert path == [(j, t) for j, t, _ in model.path_]
    np.testing.assert_allclose(found.reliability, [d for _, _, d in model.path_])
    np.testing.assert_allclose(found.weights, model.weights_)
    most = found.values.max()
    assert most <= found.reliability[-1] + 1e-9


def test_of_many_rows_those_of_the_plugin_are_drawn(monkeypatch):
    random = np.random.default_rng(2)
    X, y = random.normal(size=(60, 3)), random.integers(0, 3, 60)
    monkeypatch.setattr(greedy_builder, "MOST_ROWS", 25)
    found = greedy_offers(made(X, y), [], seed=7)
    assert (found.n_rows, found.n_all) == (25, 60)
    model = GreedyMetric(max_rows=25, random_state=7).fit(X, y)
    assert found.best == (model.path_[0][:2],)


def test_what_cannot_be_told_apart_is_one_line():
    X = np.arange(6.0).reshape(3, 2)
    with pytest.raises(Problem, match=r"one class.*expected two classes"):
        greedy_offers(made(X, [1, 1, 1]), [])
    numbers = Dataset(X, np.arange(3.0), (Attribute("p"), Attribute("q")), Attribute("t"))  # fmt: skip
    with pytest.raises(Problem, match="the class t is not nominal"):
        greedy_offers(numbers, [])
