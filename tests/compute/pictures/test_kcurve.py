"""The k-curve against the naive double loop, and against the strips' known errors."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from workbench.api import Problem
from workbench.compute.pictures.kcurve import (
    all_neighbours,
    fold_factors,
    fold_neighbours,
    k_curve,
)


def naive(X, y, k, weights, biased, scale="none"):
    """Leave each row out, scale by the others, sort, vote: one row at a time."""
    wrong = 0
    for i in range(len(X)):
        others = np.arange(len(X)) != i
        shift, factor = np.zeros(X.shape[1]), np.ones(X.shape[1])
        if scale == "min-max":
            low, high = X[others].min(axis=0), X[others].max(axis=0)
            factor = 1 / (high - low)
        elif scale == "z-score":
            factor = 1 / X[others].std(axis=0)
        d = np.sqrt((((X - X[i]) * factor - shift) ** 2).sum(axis=1))
        order = sorted(np.flatnonzero(others), key=lambda j: (d[j], j))
        order = ([i, *order] if biased else order)[:k]
        share = {"uniform": lambda n: 1.0, "rank": lambda n: k - n}.get(weights)
        votes = np.zeros(y.max() + 1)
        if share is None and d[order[0]] == 0:
            order = [j for j in order if d[j] == 0]
            share = {"distance": lambda n: 1.0}[weights]
        for n, j in enumerate(order):
            votes[y[j]] += 1 / d[j] if share is None else share(n)
        wrong += votes.argmax() != y[i]
    return wrong / len(X)


@pytest.fixture(scope="module")
def cloud():
    rng = np.random.default_rng(4)
    X = rng.normal(size=(50, 3)) * (1.0, 5.0, 0.2)
    X[10] = X[3]  # two equal rows
    return X, rng.integers(3, size=50)


@pytest.mark.parametrize("weights", ["uniform", "rank", "distance"])
def test_curve_equals_the_naive_loop(cloud, weights):
    X, y = cloud
    curve = k_curve(all_neighbours(X, 9), y, 3, weights)
    for k in range(1, 10):
        assert curve.errors[k - 1] == naive(X, y, k, weights, biased=False)
        assert curve.biased[k - 1] == naive(X, y, k, weights, biased=True)


@pytest.mark.parametrize("scale", ["min-max", "z-score"])
def test_scaling_leaves_the_row_out_as_well(cloud, scale):
    X, y = cloud
    found = fold_neighbours(X, np.ones(3, bool), 7, scale)
    curve = k_curve(found, y, 3)
    for k in (1, 4, 7):
        assert curve.errors[k - 1] == naive(X, y, k, "uniform", False, scale)


@pytest.mark.parametrize("scale", ["min-max", "z-score"])
def test_factors_without_a_row(cloud, scale):
    X = np.column_stack([cloud[0], np.full(50, 3.0), np.eye(50)[7]])
    factors = fold_factors(X, scale)
    for i in range(50):
        rest = np.delete(X, i, axis=0)
        width = np.ptp(rest, axis=0) if scale == "min-max" else rest.std(axis=0)
        varies = np.ptp(rest, axis=0) > 0
        assert factors[i, varies] == pytest.approx(1 / width[varies], rel=1e-9)
        assert (factors[i, ~varies] == 0).all()
    assert factors[7, 4] == 0  # constant but for the row left out


def test_margins_lie_between_minus_one_and_one(cloud):
    X, y = cloud
    curve = k_curve(all_neighbours(X, 9), y, 3, k=5)
    wrong = curve.predicted[4] != y
    assert (np.abs(curve.margins) <= 1).all()
    assert (curve.margins[wrong] <= 0).all()
    assert (curve.margins[~wrong] >= 0).all()


def test_curve_is_clipped_to_the_rows_there_are():
    X, y = np.array([[0.0], [1.0], [3.0]]), np.array([0, 0, 1])
    curve = k_curve(all_neighbours(X, 10), y, 2)
    assert curve.errors.tolist() == [1 / 3, 1 / 3]
    with pytest.raises(Problem):
        k_curve(all_neighbours(X[:1], 10), y[:1], 2)


def test_strips_c17(shared_data):
    with (shared_data / "thesis21-strips.csv").open(newline="") as file:
        rows = list(csv.reader(file))[1:]
    X = np.array([[float(a), float(b)] for a, b, _ in rows])
    y = np.array([int(label) for _, _, label in rows])
    curve = k_curve(all_neighbours(X, 5), y, 2)
    assert curve.errors[[0, 2, 4]] == pytest.approx([0.280, 0.340, 0.390], abs=1e-12)
    assert curve.biased[[0, 2, 4]] == pytest.approx([0.0, 0.155, 0.250], abs=1e-12)
