"""Stretched axes: the search by a plain loop, and useless attributes left out."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.datasets import load_iris

from workbench.api import Problem
from workbench.bundled.axis_weights import AxisWeights
from workbench.bundled.knn import KNN


def literal_errors(X, y, z, k, train=None, test=None):
    """Count the errors of k-NN on stretched axes, each row by the others."""
    wrong = 0
    for i in range(len(X)) if test is None else test:
        others = [j for j in (range(len(X)) if train is None else train) if j != i]
        d = {j: float((((X[i] - X[j]) * z) ** 2).sum()) for j in others}
        near = sorted(others, key=lambda j: (d[j], j))[:k]
        count = [sum(y[j] == c for j in near) for c in range(max(y) + 1)]
        wrong += count.index(max(count)) != y[i]
    return wrong


def literal_stretch(X, y, k, factors, passes):
    z = np.ones(X.shape[1])
    least = literal_errors(X, y, z, k)
    for _ in range(passes):
        before = least
        for j in range(X.shape[1]):
            tries = []
            if factors != "stretch" and z[j] > 0 and (np.delete(z, j) > 0).any():
                tries.append(0.0)
            if factors == "eliminate" and z[j] == 0:
                tries.append(1.0)
            if factors != "eliminate":
                tries += [f * (z[j] or 1.0) for f in (0.25, 0.5, 0.8, 1.25, 2.0, 4.0)]
            best = z
            for value in tries:
                tried = z.copy()
                tried[j] = value
                errors = literal_errors(X, y, tried, k)
                if errors < least:
                    best, least = tried, errors
            z = best
        if least == before:
            break
    return z, least


@pytest.mark.parametrize("factors", ["both", "stretch", "eliminate"])
@pytest.mark.parametrize("k", [1, 3])
def test_the_search_by_a_plain_loop(factors, k):
    random = np.random.default_rng(k)
    X = random.normal(size=(24, 3))
    y = (X[:, 0] + 0.3 * X[:, 1] > 0).astype(int)
    model = AxisWeights(k, factors, max_passes=3).fit(X, y)
    z, least = literal_stretch(X, y, k, factors, 3)
    np.testing.assert_array_equal(model.stretch_, z)
    assert model.objective_path_[-1] == pytest.approx(least / 24)
    np.testing.assert_allclose(model.M_, np.diag(z**2), atol=1e-12)
    assert model.start_errors_ == literal_errors(X, y, np.ones(3), k) / 24


@pytest.mark.parametrize("validation", ["loo", "splits"])
def test_attributes_of_noise_are_left_out(validation):
    random = np.random.default_rng(1)
    y = np.arange(60) % 2
    X = np.c_[y + 0.2 * random.normal(size=60), 5 * random.normal(size=(60, 3))]
    model = AxisWeights(1, "eliminate", validation).fit(X, y)
    assert model.stretch_[0] == 1
    assert model.objective_path_[-1] < 0.1 < 0.3 < model.start_errors_
    assert model.describe_model()["stretch"] == model.stretch_.tolist()
    reference = KNN(1).fit(X * model.stretch_, y)
    Q = random.normal(size=(20, 4))
    np.testing.assert_array_equal(
        model.predict(Q), reference.predict(Q * model.stretch_)
    )


def test_splits_count_their_test_rows(monkeypatch):
    X, y = load_iris(return_X_y=True)
    X, y = X[::5], y[::5]
    model = AxisWeights(1, "stretch", "splits", n_splits=3, max_passes=1).fit(X, y)
    again = np.random.RandomState(1)
    errors = tested = 0
    for _ in range(3):
        order = again.permutation(30)
        errors += literal_errors(X, y, np.ones(4), 1, sorted(order[:20]), order[20:])
        tested += 10
    assert model.start_errors_ == errors / tested


def test_many_rows_are_sampled_and_that_is_said():
    X, y = load_iris(return_X_y=True)
    model = AxisWeights(max_rows=40, factors="eliminate").fit(X, y)
    assert model.note_ == "The factors were chosen by 40 of the rows."
    assert len(model.predict(X)) == 150


def test_the_last_attribute_stays():
    model = AxisWeights(1, "eliminate").fit([[0.0], [1.0], [2.0], [3.0]], [0, 1, 0, 1])
    assert model.stretch_.tolist() == [1]


@pytest.mark.parametrize(
    "params", [{"n_neighbors": 0}, {"factors": "z"}, {"train_share": 0.0}]
)
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        AxisWeights(**params).fit([[0.0], [1.0]], [0, 1])
