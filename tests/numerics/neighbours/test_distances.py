"""Distances against SciPy, and against formulas written out pair by pair."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cdist

from workbench.api import Attribute, Problem
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import measure_for, pairwise

COLOURS = ("red", "green", "blue", "grey")
MIXED = (
    Attribute("a"),
    Attribute("colour", "nominal", COLOURS),
    Attribute("b"),
    Attribute("shape", "nominal", ("round", "long")),
)

number = st.one_of(st.integers(-4, 4).map(float), st.just(math.nan))
colour = st.one_of(st.integers(0, 3).map(float), st.just(math.nan))
shape = st.one_of(st.integers(0, 1).map(float), st.just(math.nan))
tables = st.lists(st.tuples(number, colour, number, shape), min_size=1, max_size=12)


def gaps(a, b, ranges, missing):
    """The differences of two mixed rows, one after the other."""
    for j, attribute in enumerate(MIXED):
        if math.isnan(a[j]) or math.isnan(b[j]):
            yield 1.0 if attribute.is_nominal else missing[j]
        elif attribute.is_nominal:
            yield float(a[j] != b[j])
        else:
            yield abs(a[j] - b[j]) / ranges[j] if ranges[j] else 0.0


def literal(metric, p, a, b, ranges):
    ones = [1.0] * 4
    if metric == "heom":
        return math.sqrt(sum(g * g for g in gaps(a, b, ranges, ones)))
    if metric == "hamming":
        return sum(x != y for x, y in zip(a, b, strict=True)) / 4
    g = list(gaps(a, b, ones, ranges))
    if metric == "chebyshev":
        return max(g)
    exponent = {"euclidean": 2.0, "manhattan": 1.0}.get(metric, p)
    return sum(x**exponent for x in g) ** (1 / exponent)


def spans(X):
    known = [column[~np.isnan(column)] for column in X.T]
    return [float(np.ptp(column)) if len(column) else 0.0 for column in known]


@given(
    rows=tables,
    metric=st.sampled_from(
        [m for m in DISTANCES if m not in ("mahalanobis", "cosine")]
    ),
    p=st.sampled_from([0.3, 0.5, 1.0, 1.5, 2.0, 3.0, 40.0]),
)
def test_mixed_rows_as_written_out(rows, metric, p):
    X = np.array(rows)
    measure = measure_for(metric, X, p=p, attributes=MIXED)
    expected = [[literal(metric, p, a, b, spans(X)) for b in X] for a in X]
    np.testing.assert_allclose(pairwise(X, X, measure), expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("metric", "name", "options"),
    [
        ("euclidean", "euclidean", {}),
        ("manhattan", "cityblock", {}),
        ("chebyshev", "chebyshev", {}),
        ("cosine", "cosine", {}),
        ("hamming", "hamming", {}),
        ("minkowski", "minkowski", {"p": 3.5}),
        ("minkowski", "minkowski", {"p": 0.7}),
    ],
)
def test_numbers_as_scipy(metric, name, options):
    random = np.random.default_rng(3)
    X, Q = random.normal(size=(30, 5)).round(1), random.normal(size=(7, 5)).round(1)
    got = pairwise(Q, X, measure_for(metric, X, **options))
    np.testing.assert_allclose(got, cdist(Q, X, name, **options), atol=1e-14)


def test_mahalanobis_as_scipy_with_the_covariance_of_the_rows():
    random = np.random.default_rng(4)
    X = random.normal(size=(40, 4)) @ random.normal(size=(4, 4))
    inverse = np.linalg.inv(np.cov(X, rowvar=False))
    expected = cdist(X, X, "mahalanobis", VI=inverse)
    learned = pairwise(X, X, measure_for("mahalanobis", X))
    given_ = measure_for("mahalanobis", X, inverse_covariance=inverse)
    np.testing.assert_allclose(learned, expected, atol=1e-12)
    np.testing.assert_allclose(pairwise(X, X, given_), expected, atol=1e-12)


def test_mahalanobis_of_a_singular_covariance_is_the_pseudo_inverse():
    random = np.random.default_rng(5)
    half = random.normal(size=(30, 2))
    X = np.column_stack([half, half.sum(axis=1), np.full(30, 7.0)])
    inverse = np.linalg.pinv(np.cov(X, rowvar=False), hermitian=True)
    steps = X[:, None] - X[None]
    expected = np.sqrt(np.einsum("ijk,kl,ijl->ij", steps, inverse, steps).clip(0))
    got = pairwise(X, X, measure_for("mahalanobis", X))
    np.testing.assert_allclose(got, expected, atol=1e-7)


def test_mahalanobis_does_not_depend_on_units():
    random = np.random.default_rng(6)
    X = random.normal(size=(40, 3)) @ random.normal(size=(3, 3))
    units = np.array([1e-9, 1.0, 1e9])
    a = pairwise(X, X, measure_for("mahalanobis", X))
    b = pairwise(X * units, X * units, measure_for("mahalanobis", X * units))
    np.testing.assert_allclose(b, a, rtol=1e-9, atol=1e-9)


def test_cosine_knows_zero_labels_and_missing():
    X = np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 3.0], [-1.0, 0.0], [np.nan, 5.0]])
    got = pairwise(X, X, measure_for("cosine", X))
    assert got[0].tolist() == [0, 1, 1, 1, 1]
    np.testing.assert_allclose(got[1], [1, 0, 1, 2, 1])
    assert got[2, 4] == 0
    labels = (Attribute("colour", "nominal", COLOURS),)
    codes = np.array([[0.0], [1.0], [0.0], [np.nan]])
    table = pairwise(codes, codes, measure_for("cosine", codes, attributes=labels))
    np.testing.assert_allclose(table[0], [0, 1, 0, 1])


def test_the_same_pair_has_the_same_distance_wherever_it_stands():
    random = np.random.default_rng(8)
    X = random.normal(size=(57, 7))
    for metric in DISTANCES:
        measure = measure_for(metric, X, p=1.7)
        table = pairwise(X, X, measure)
        assert np.array_equal(table, table.T), metric
        assert np.array_equal(pairwise(X[11:12], X[::3], measure)[0], table[11, ::3])
        assert not table.diagonal().any(), metric


def test_large_and_small_numbers_do_not_overflow():
    X = np.array([[0.0, 0.0], [3e150, 4e150], [3e-150, 4e-150]])
    got = pairwise(X, X, measure_for("minkowski", X, p=500.0))
    np.testing.assert_allclose(got[0], [0, 4e150, 4e-150], rtol=1e-12)


def test_a_tiny_exponent_leaves_distances_finite():
    X = np.array([[0.0, 0, 0], [1, 1, 1], [2, 2, 2], [0, 0, 3]])
    got = pairwise(X, X, measure_for("minkowski", X, p=0.001))
    assert np.isfinite(got).all()
    assert got[0, 3] == pytest.approx(3.0)
    assert got[0, 1] == got[0, 2] > 1e300


def test_bad_questions_are_named():
    X = np.zeros((3, 2))
    with pytest.raises(Problem, match="expected one of euclidean"):
        measure_for("nearest", X)
    with pytest.raises(Problem, match="above 0"):
        measure_for("minkowski", X, p=0.0)
    with pytest.raises(Problem, match="one attribute for each column"):
        measure_for("heom", X, attributes=MIXED)
    with pytest.raises(Problem, match=r"shape \(2, 2\)"):
        measure_for("mahalanobis", X, inverse_covariance=np.eye(3))
