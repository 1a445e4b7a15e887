"""KISSME: against loops over its pairs, pairs by hand, and awkward data."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine
from support.learning import scaled

from workbench.api import Problem
from workbench.bundled.kissme import KISSME
from workbench.bundled.kissnn import KISSNN


def literal(X, similar, dissimilar, weights=(1.0, 1.0)):
    """Köstinger and others (2012), eq. 13 to 17, one pair after the other."""
    raw = np.zeros((X.shape[1],) * 2)
    sigmas = []
    for pairs, weight in zip((similar, dissimilar), weights, strict=True):
        total = np.zeros_like(raw)
        for i, j in pairs:
            total += np.outer(X[i] - X[j], X[i] - X[j])
        sigmas.append(total / len(pairs))
        raw += weight * np.linalg.inv(sigmas[-1]) * (1 if pairs is similar else -1)
    values, vectors = np.linalg.eigh(raw)
    return sigmas, sum(
        max(b, 0.0) * np.outer(e, e) for b, e in zip(values, vectors.T, strict=True)
    )


@pytest.mark.parametrize("weights", [(1.0, 1.0), (1.0, 3.0)])
def test_all_pairs_as_a_loop_over_them(weights):
    X, y = scaled(load_wine, [3, 5, 7])
    X, y = X[::3], y[::3]
    both = list(itertools.combinations(range(len(X)), 2))
    similar = [(i, j) for i, j in both if y[i] == y[j]]
    dissimilar = [(i, j) for i, j in both if y[i] != y[j]]
    sigmas, M = literal(X, similar, dissimilar, weights)
    model = KISSME(
        n_constraints=10_000,
        covariance="ml",
        similar_weight=weights[0],
        dissimilar_weight=weights[1],
    ).fit(X, y)
    assert len(model.pairs_[0][0]) == len(similar)
    assert len(model.pairs_[1][0]) == len(dissimilar)
    np.testing.assert_allclose(model.sigma_s_, sigmas[0], rtol=1e-9)
    np.testing.assert_allclose(model.sigma_d_, sigmas[1], rtol=1e-9)
    np.testing.assert_allclose(model.M_, M, rtol=1e-9, atol=1e-9)
    L = model.components_
    np.testing.assert_allclose(L.T @ L, M, atol=1e-9)


def test_drawn_pairs_are_those_of_the_loop():
    X, y = load_iris(return_X_y=True)
    model = KISSME(n_constraints=300, covariance="ml", random_state=4).fit(X, y)
    (i, j), (a, b) = model.pairs_
    assert len(i) == len(a) == 300
    assert (y[i] == y[j]).all()
    assert (y[a] != y[b]).all()
    _, M = literal(X, list(zip(i, j, strict=True)), list(zip(a, b, strict=True)))
    np.testing.assert_allclose(model.M_, M, rtol=1e-8, atol=1e-9)
    again = KISSME(n_constraints=300, covariance="ml", random_state=4).fit(X, y)
    np.testing.assert_array_equal(again.M_, model.M_)
    other = KISSME(n_constraints=300, covariance="ml", random_state=5).fit(X, y)
    assert not np.allclose(other.M_, model.M_)


def by_hand(seed=0, count=60):
    random = np.random.default_rng(seed)
    X, y = load_iris(return_X_y=True)
    pairs = random.integers(0, 150, (count, 2))
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    marks = np.where(y[pairs[:, 0]] == y[pairs[:, 1]], 1, -1)
    return X, y, np.column_stack([pairs, marks])


def test_pairs_by_hand_and_only_those():
    X, y, pairs = by_hand()
    model = KISSME(covariance="ml").fit(X, y, pairs=pairs)
    similar, dissimilar = (pairs[pairs[:, 2] == mark, :2] for mark in (1, -1))
    np.testing.assert_array_equal(model.constraints_.similar, similar)
    np.testing.assert_array_equal(model.constraints_.dissimilar, dissimilar)
    _, M = literal(X, similar, dissimilar)
    np.testing.assert_allclose(model.M_, M, rtol=1e-8, atol=1e-9)
    described = model.describe_model()
    assert described["n_similar"] == len(similar)
    assert described["covariance"] == "ml"


def test_pairs_by_hand_teach_what_the_classes_do_not():
    X, _, pairs = by_hand()
    one = KISSME(covariance="ml").fit(X, np.zeros(150), pairs=pairs)
    assert one.note_ == ""
    assert not np.allclose(one.M_, np.eye(4))


@pytest.mark.parametrize(("mark", "missing"), [(1, "dissimilar"), (-1, "similar")])
def test_pairs_of_one_kind_teach_nothing_and_that_is_said(mark, missing):
    X, y, pairs = by_hand()
    model = KISSME().fit(X, y, pairs=pairs[pairs[:, 2] == mark])
    assert model.note_ == f"Euclidean distance is used instead: no pair is {missing}."
    np.testing.assert_array_equal(model.M_, np.eye(4))


@pytest.mark.parametrize("pairs", [[[0, 150, 1]], [[0, 0, 1]], [[0, 1, 2]]])
def test_wrong_pairs_are_told(pairs):
    X, y = load_iris(return_X_y=True)
    with pytest.raises(Problem):
        KISSME().fit(X, y, pairs=pairs)


@pytest.mark.parametrize("covariance", ["diagonal", "ledoit-wolf", "shrunk"])
def test_estimators_are_those_of_kissnn(covariance):
    X, y = scaled(load_wine)
    nearest = KISSNN(covariance=covariance).fit(X, y)
    rows = [
        np.column_stack([*kind, np.full(len(kind[0]), mark)])
        for kind, mark in zip(nearest.pairs_, (1, -1), strict=True)
    ]
    model = KISSME(covariance=covariance).fit(X, y, pairs=np.concatenate(rows))
    np.testing.assert_allclose(model.M_, nearest.M_, rtol=1e-9)


def odd(kind):
    random = np.random.default_rng(6)
    y = np.arange(60) % 3
    X = random.normal(size=(60, 4)) + y[:, None]
    if kind == "wide":
        X = random.normal(size=(60, 90)) + y[:, None]
    elif kind == "duplicates":
        X, y = np.repeat(X[:20], 3, axis=0), np.repeat(y[:20], 3)
    elif kind == "constant":
        X[:, 2] = 7.0
    elif kind == "all constant":
        X[:] = 1.0
    elif kind == "tiny class":
        y = np.where(np.arange(60) == 9, 5, y)
    elif kind == "two rows":
        X, y = X[:2], y[:2]
    elif kind == "one attribute":
        X = X[:, :1]
    elif kind == "scales":
        X *= [1e-6, 1.0, 1e3, 1e6]
    elif kind == "words":
        y = np.array(["a", "b", "ñ"])[y]
    return X, y


@pytest.mark.parametrize("covariance", ["auto", "ml"])
@pytest.mark.parametrize(
    "kind",
    ["wide", "duplicates", "constant", "all constant", "tiny class", "two rows",
     "one attribute", "scales", "words"],
)  # fmt: skip
def test_odd_data(kind, covariance):
    X, y = odd(kind)
    model = KISSME(covariance=covariance).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert set(model.predict(X)) <= set(y)
    assert bool(model.note_) == (kind in ("two rows", "all constant"))
    if kind == "constant":
        assert np.abs(model.M_[2]).max() < 1e-14 * np.abs(model.M_).max()


def test_one_class():
    X, _ = load_iris(return_X_y=True)
    model = KISSME().fit(X, np.zeros(150))
    assert "only one class" in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(4))
