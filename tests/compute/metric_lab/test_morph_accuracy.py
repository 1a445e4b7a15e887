"""The way from the identity to a metric, and the accuracy along it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.neighbors import KNeighborsClassifier

from workbench.api import Problem
from workbench.compute.metric_lab.morph_accuracy import (
    STOPS,
    leave_one_out,
    morph_curve,
)
from workbench.compute.reading.readers import read
from workbench.core.plane.morph import FLOOR, MorphPath
from workbench.jobs.registry import resolve


@pytest.fixture(scope="module")
def strips():
    return resolve("metric")(
        {
            "data": "builtin:thesis21-strips",
            "plugin": "kissnn",
            "params": {"covariance": "ml"},
        }
    )


def random_metric(rng, d):
    root = rng.normal(size=(d, d)) * 10 ** rng.uniform(-2, 2, size=d)
    return root.T @ root


def test_curve_of_the_strips(strips):
    figures = 100 * np.array(
        list(morph_curve(strips.metric.M, strips.data.X, strips.data.y, 5))
    )
    stops = [0, 5, 10, 15, 20]
    assert STOPS[stops].tolist() == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert figures[stops] == pytest.approx([61.0, 80.0, 93.0, 97.5, 99.5], abs=1e-9)
    assert np.all(np.diff(figures) >= 0)


def test_total_variance_stays(strips):
    path = MorphPath.of(strips.metric.M, strips.data.X)
    variances = [np.var(strips.data.X @ path.map_at(t), axis=0).sum() for t in STOPS]
    assert variances == pytest.approx([variances[0]] * 21, rel=1e-6)
    assert [path.variance_at(t) for t in STOPS] == pytest.approx(variances)


@given(seed=st.integers(0, 10**6), d=st.integers(1, 5), t=st.floats(0, 1))
def test_path_is_the_fractional_power_of_the_metric(seed, d, t):
    rng = np.random.default_rng(seed)
    metric, X = random_metric(rng, d), rng.normal(size=(30, d))
    path = MorphPath.of(metric, X)
    values, vectors = np.linalg.eigh(metric)
    values = np.maximum(values, FLOOR * values[-1]) if t < 1 else values
    power = (vectors * values**t) @ vectors.T
    root = path.map_at(t)
    # up to the one scale that keeps the variance, root' root is M to the power of t
    assert root.T @ root / np.trace(root.T @ root) == pytest.approx(
        power / np.trace(power), rel=1e-6, abs=1e-9
    )
    assert np.array_equal(root, root.T)
    assert np.var(X @ root, axis=0).sum() == pytest.approx(np.var(X, axis=0).sum())


def test_ends_are_the_identity_and_the_metric(strips):
    X, metric = strips.data.X, strips.metric.M
    path = MorphPath.of(metric, X)
    assert path.map_at(0.0) == pytest.approx(np.eye(2))
    square = path.map_at(1.0) @ path.map_at(1.0)
    assert square == pytest.approx(metric * square[1, 1] / metric[1, 1])


def test_singular_metric_is_floored_on_the_way_and_exact_at_the_end():
    direction = np.array([0.6, 0.8])
    X = np.random.default_rng(5).normal(size=(50, 2))
    path = MorphPath.of(np.outer(direction, direction), X)
    lost = np.array([-0.8, 0.6])
    assert np.linalg.norm(path.map_at(0.999) @ lost) > 0
    assert path.map_at(1.0) @ lost == pytest.approx([0.0, 0.0], abs=1e-7)
    along, across = path.stretches(0.5)
    assert across / along == pytest.approx(FLOOR**0.25)


def test_zero_metric_has_no_path():
    path = MorphPath.of(np.zeros((2, 2)), np.eye(2))
    assert np.array_equal(path.map_at(0.7), np.eye(2))


@pytest.mark.parametrize("t", [-0.1, 1.1, float("nan")])
def test_places_outside_are_refused(t):
    with pytest.raises(Problem, match="0 to 1"):
        MorphPath.of(np.eye(2), np.eye(2)).stretches(t)


def test_balls_hold_the_same_rows_at_every_place(strips):
    X, metric = strips.data.X, strips.metric.M
    path = MorphPath.of(metric, X)
    for t in (0.0, 0.3, 0.9, 1.0):
        moved = (X - X[7]) @ path.map_at(t)
        for matrix, ball in (
            (metric, path.learned_ball(t)),
            (np.eye(2), path.euclidean_ball(t)),
        ):
            original = np.einsum("ij,jk,ik->i", X - X[7], matrix, X - X[7])
            pictured = np.einsum("ij,jk,ik->i", moved, ball, moved)
            assert pictured == pytest.approx(original, rel=1e-6, abs=1e-9)


def test_learned_ball_ends_as_a_circle(strips):
    ball = MorphPath.of(strips.metric.M, strips.data.X).learned_ball(1.0)
    assert ball == pytest.approx(
        np.eye(2) * ball[0, 0], rel=1e-6, abs=1e-6 * ball[0, 0]
    )


def test_leave_one_out_equals_fitting_n_times():
    dataset = read("builtin:iris")
    right = 0
    for row in range(dataset.n_rows):
        rest = np.arange(dataset.n_rows) != row
        model = KNeighborsClassifier(1, algorithm="brute")
        model.fit(dataset.X[rest] + 0.0, dataset.y[rest])
        right += int(model.predict(dataset.X[[row]])[0] == dataset.y[row])
    assert leave_one_out(dataset.X, dataset.y, 1) == right
