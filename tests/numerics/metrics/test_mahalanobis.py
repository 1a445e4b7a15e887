"""Metric algebra against definitions, NumPy, and scikit-learn's Ledoit-Wolf."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from sklearn.covariance import ledoit_wolf as sklearn_ledoit_wolf

from workbench.numerics.metrics import covariance_estimators as estimators
from workbench.numerics.metrics.eigen import symmetric_eigen
from workbench.numerics.metrics.mahalanobis import (
    Moments,
    difference_covariance,
    difference_moments,
    ledoit_wolf,
    linear_map,
    positive_part,
    rank,
    scaled_map,
    shrunk_difference_covariance,
    symmetric_inverse,
)

squares = st.integers(1, 5).flatmap(
    lambda d: arrays(np.float64, (d, d), elements=st.floats(-10, 10, width=16))
)


def random_psd(d, r, seed):
    half = np.random.default_rng(seed).normal(size=(d, r))
    return half @ half.T


@given(squares)
def test_positive_part_is_the_nearest(half):
    A = half + half.T
    P = positive_part(A)
    # P ⪰ 0, P - A ⪰ 0 and <P, P - A> = 0 hold for the nearest matrix and no other
    assert np.array_equal(P, P.T)
    assert np.linalg.eigvalsh(P).min() >= -1e-10
    assert np.linalg.eigvalsh(P - A).min() >= -1e-10
    assert abs(np.sum(P * (P - A))) <= 1e-9 * (1 + np.sum(A * A))


def test_no_other_semidefinite_matrix_is_nearer():
    random = np.random.default_rng(0)
    A = random.normal(size=(4, 4))
    A = A + A.T
    P = positive_part(A)
    assert np.linalg.eigvalsh(A).min() < -0.5  # there is something to cut
    here = np.linalg.norm(A - P)
    for size in (1e-3, 1e-1, 1.0):
        for _ in range(200):
            half = linear_map(P + 1e-12 * np.eye(4), 0.0).T
            moved = half + size * random.normal(size=half.shape)
            assert np.linalg.norm(A - moved @ moved.T) >= here


def test_eigenpairs_descend_and_their_signs_are_fixed():
    values, vectors = symmetric_eigen(np.array([[2.0, -1.0], [-1.0, 2.0]]))
    np.testing.assert_allclose(values, [3, 1])
    assert (vectors[np.abs(vectors).argmax(axis=0), [0, 1]] > 0).all()


@pytest.mark.parametrize(("d", "r"), [(1, 1), (4, 4), (5, 2)])
def test_maps_factor_the_metric(d, r):
    M = random_psd(d, r, seed=d)
    L = linear_map(M)
    assert L.shape == (r, d)
    np.testing.assert_allclose(L.T @ L, M, atol=1e-12)
    lengths = (L**2).sum(axis=1)
    np.testing.assert_allclose(lengths, np.linalg.eigvalsh(M)[::-1][:r])
    scaled = scaled_map(M)
    np.testing.assert_allclose(scaled.T @ scaled, M, atol=1e-12)


def test_map_of_zero_is_empty():
    assert linear_map(np.zeros((3, 3))).shape == (0, 3)
    assert scaled_map(np.zeros((3, 3))).shape == (0, 3)


def test_scaled_map_keeps_what_is_measured_in_large_units():
    M = np.diag([1e18, 1.0, 1e-18])
    L = scaled_map(M)
    np.testing.assert_allclose(np.diag(L.T @ L), np.diag(M), rtol=1e-12)
    assert rank(M) == 3
    assert len(linear_map(M)) == 1


def test_inverse_of_a_regular_matrix_whatever_the_units():
    S = random_psd(4, 9, seed=1)
    np.testing.assert_allclose(symmetric_inverse(S), np.linalg.inv(S), rtol=1e-9)
    units = np.array([1e-8, 1.0, 1e4, 1e9])
    wide = S * units[:, None] * units
    expected = np.linalg.inv(S) / units[:, None] / units
    np.testing.assert_allclose(symmetric_inverse(wide), expected, rtol=1e-9)


@pytest.mark.parametrize("r", [0, 1, 3])
def test_inverse_of_a_singular_matrix_is_the_pseudo_inverse(r):
    S = random_psd(5, r, seed=2) if r else np.zeros((5, 5))
    expected = np.linalg.pinv(S, rcond=1e-10, hermitian=True)
    np.testing.assert_allclose(symmetric_inverse(S), expected, atol=1e-9)


def test_inverse_leaves_out_attributes_that_do_not_vary():
    S = np.zeros((4, 4))
    keep = np.ix_([0, 2, 3], [0, 2, 3])
    S[keep] = random_psd(3, 5, seed=3)
    expected = np.zeros((4, 4))
    expected[keep] = np.linalg.inv(S[keep])
    np.testing.assert_allclose(symmetric_inverse(S), expected, rtol=1e-9)


def drawn_differences(seed=5):
    random = np.random.default_rng(seed)
    X = random.normal(size=(40, 3)) * [1.0, 3.0, 0.5]
    rows = random.choice(40, 25, replace=False)
    others = random.integers(0, 40, (25, 4))
    others[random.random((25, 4)) < 0.2] = -1
    steps = [
        X[j] - X[i]
        for i, line in zip(rows, others, strict=True)
        for j in line
        if j >= 0
    ]
    return X, rows, others, np.array(steps)


@pytest.mark.parametrize("block", [1, 50, 1 << 20])
def test_moments_as_a_double_loop(block, monkeypatch):
    monkeypatch.setattr(estimators, "_BLOCK", block)
    X, rows, others, steps = drawn_differences()
    total = np.zeros((3, 3))
    for step in steps:
        for a in range(3):
            for b in range(3):
                total[a, b] += step[a] * step[b] / len(steps)
    moments = difference_moments(X, rows, others)
    assert moments.count == len(steps)
    np.testing.assert_allclose(moments.covariance, total, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(
        moments.fourth, np.mean([np.dot(s, s) ** 2 for s in steps]), rtol=1e-12
    )
    assert np.array_equal(difference_covariance(X, rows, others), moments.covariance)


def test_no_differences_have_no_covariance():
    X = np.ones((3, 2))
    rows, none = np.arange(3), np.full((3, 2), -1)
    assert not difference_covariance(X, rows, none).any()
    assert difference_moments(X, rows, none).count == 0


@pytest.mark.parametrize("seed", range(5))
def test_ledoit_wolf_as_scikit_learn(seed):
    X, rows, others, steps = drawn_differences(seed)
    expected, amount = sklearn_ledoit_wolf(steps, assume_centered=True)
    covariance, shrinkage = ledoit_wolf(difference_moments(X, rows, others))
    assert 0.01 < shrinkage < 1
    assert shrinkage == pytest.approx(amount, rel=1e-10)
    np.testing.assert_allclose(covariance, expected, rtol=1e-10, atol=1e-12)
    through, _ = shrunk_difference_covariance(X, rows, others)
    assert np.array_equal(through, covariance)


def test_ledoit_wolf_never_goes_beyond_the_target():
    covariance, shrinkage = ledoit_wolf(Moments(1, np.diag([4.0, 0.0]), 1e6))
    assert shrinkage == 1.0
    np.testing.assert_allclose(covariance, 2 * np.eye(2))
    assert ledoit_wolf(Moments(0, np.zeros((2, 2)), 0.0))[1] == 0.0


def test_free_shrinkage():
    X, rows, others, steps = drawn_differences()
    sample = steps.T @ steps / len(steps)
    got, amount = shrunk_difference_covariance(X, rows, others, 0.25)
    assert amount == 0.25
    target = np.eye(3) * np.trace(sample) / 3
    np.testing.assert_allclose(got, 0.75 * sample + 0.25 * target, rtol=1e-12)
