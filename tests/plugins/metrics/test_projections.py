"""Fisher's discriminants, principal components, whitening: against closed forms."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import eigh
from sklearn.covariance import LedoitWolf
from sklearn.datasets import load_wine
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.neighbors import KNeighborsClassifier

from workbench.bundled.projections import LDAMetric, PCAMetric, Whitening
from workbench.numerics.metrics.scatter_matrices import (
    discriminants,
    group_means,
    principal_axes,
    standardised,
)

ALL = [LDAMetric, PCAMetric, Whitening]
VARIANTS = [
    LDAMetric(), LDAMetric(n_components=1), PCAMetric(), PCAMetric(variance=1.0),
    PCAMetric(n_components=2, whiten=True), Whitening(), Whitening(of="classes"),
    Whitening(covariance="ledoit-wolf"),
    Whitening(of="classes", covariance="ledoit-wolf"),
]  # fmt: skip


@pytest.fixture(scope="module")
def wine():
    return load_wine(return_X_y=True)


def class_scatters(X, y):
    """Sw and Sb by loops, divisor n."""
    mean, d = X.mean(axis=0), X.shape[1]
    within, between = np.zeros((d, d)), np.zeros((d, d))
    for c in np.unique(y):
        own = X[y == c].mean(axis=0)
        for x in X[y == c]:
            within += np.outer(x - own, x - own)
            between += np.outer(own - mean, own - mean)
    return within / len(X), between / len(X)


@pytest.mark.parametrize("n_components", [None, 1])
def test_discriminants_as_the_generalised_eigenproblem(wine, n_components):
    X, y = wine
    within, between = class_scatters(X, y)
    values, vectors = eigh(between, within)
    kept = vectors[:, ::-1][:, : n_components or 2]
    model = LDAMetric(n_components=n_components).fit(X, y)
    np.testing.assert_allclose(model.ratios_, values[::-1][: n_components or 2])
    np.testing.assert_allclose(model.M_, kept @ kept.T, rtol=1e-9, atol=1e-12)
    assert model.note_ == ""


def test_distances_on_discriminants_are_those_of_scikit_learn(wine):
    X, y = wine
    theirs = LinearDiscriminantAnalysis().fit(X, y).scalings_
    factor = theirs @ theirs.T / LDAMetric().fit(X, y).M_
    # the divisor, n or n - 3, depends on their version
    np.testing.assert_allclose(factor, factor[0, 0], rtol=1e-9)


def test_a_direction_without_variance_inside_classes_is_not_lost():
    y = np.repeat(np.arange(3), 50)
    told = np.column_stack([np.random.default_rng(1).normal(size=(150, 3)), y * 2.0])
    model = LDAMetric().fit(told[::2], y[::2])
    assert (model.predict(told[1::2]) == y[1::2]).all()
    assert model.note_ == "Directions in which no class varies: 1."


def test_components_as_scikit_learn(wine):
    X, y = wine
    X = X / X.std(axis=0)
    theirs = PCA(n_components=0.95).fit(X)
    model = PCAMetric().fit(X, y)
    axes = theirs.components_
    np.testing.assert_allclose(model.M_, axes.T @ axes, atol=1e-10)
    np.testing.assert_allclose(
        model.variances_[: len(axes)], theirs.explained_variance_
    )
    white = PCAMetric(n_components=3, whiten=True).fit(X, y)
    theirs = PCA(n_components=3, whiten=True).fit(X)
    moved = white.transform(X) - white.transform(X).mean(axis=0)
    np.testing.assert_allclose(
        moved @ moved.T, theirs.transform(X) @ theirs.transform(X).T, atol=1e-9
    )


def test_all_components_are_the_euclidean_distance(wine):
    X, y = wine
    np.testing.assert_allclose(
        PCAMetric(variance=1.0).fit(X, y).M_, np.eye(13), atol=1e-6
    )


@pytest.mark.parametrize("share", [0.0, 0.5, 0.8, 0.99])
def test_the_fewest_components_with_the_share(wine, share):
    X, y = wine
    X = X / X.std(axis=0)
    values = np.sort(np.linalg.eigvalsh(np.cov(X.T)))[::-1]
    fewest = next(r for r in range(1, 14) if values[:r].sum() / values.sum() > share)
    assert len(PCAMetric(variance=share).fit(X, y).components_) == fewest


def test_whitening_inverts_the_covariance(wine):
    X, y = wine
    np.testing.assert_allclose(
        Whitening().fit(X, y).M_, np.linalg.inv(np.cov(X.T, bias=True)), rtol=1e-8
    )
    within, _ = class_scatters(X, y)
    model = Whitening(of="classes").fit(X, y)
    np.testing.assert_allclose(model.covariance_, within, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(model.M_, np.linalg.inv(within), rtol=1e-8)


@pytest.mark.parametrize("of", ["rows", "classes"])
def test_shrinkage_is_that_of_scikit_learn_on_columns_of_one_scale(wine, of):
    X, y = wine
    X, y = X[::6], y[::6]
    model = Whitening(of=of, covariance="ledoit-wolf").fit(X, y)
    Z = (X - X.mean(axis=0)) / X.std(axis=0)
    if of == "classes":
        Z = Z - np.array([Z[y == c].mean(axis=0) for c in range(3)])[y]
    theirs = LedoitWolf(assume_centered=True).fit(Z)
    assert model.shrinkage_ == pytest.approx(theirs.shrinkage_)
    expected = theirs.covariance_ * np.outer(X.std(axis=0), X.std(axis=0))
    np.testing.assert_allclose(model.covariance_, expected, rtol=1e-8, atol=1e-12)
    np.testing.assert_allclose(model.M_, np.linalg.inv(expected), rtol=1e-6)


@pytest.mark.parametrize("model", VARIANTS, ids=str)
def test_classifies_as_k_nn_on_the_moved_rows(wine, model):
    X, y = wine
    X = X / X.std(axis=0)
    model.fit(X[::2], y[::2])
    moved = KNeighborsClassifier(5).fit(model.transform(X[::2]), y[::2])
    np.testing.assert_allclose(
        model.predict_proba(X[1::2]), moved.predict_proba(model.transform(X[1::2]))
    )


@pytest.mark.parametrize(
    "model",
    [LDAMetric(), Whitening(), Whitening(of="classes", covariance="ledoit-wolf")],
    ids=str,
)
def test_units_do_not_matter(wine, model):
    X, y = wine
    units = 10.0 ** np.linspace(-6, 6, 13)
    plain = model.fit(X, y).M_
    scaled = model.fit(X * units, y).M_ * np.outer(units, units)
    np.testing.assert_allclose(scaled, plain, rtol=1e-6, atol=1e-9 * plain.max())


def test_a_wide_table_has_the_axes_of_its_covariance():
    Z = np.random.default_rng(4).normal(size=(8, 20))
    Z -= Z.mean(axis=0)
    variances, axes = principal_axes(Z)
    assert axes.shape == (7, 20)
    np.testing.assert_allclose((axes.T * variances) @ axes, Z.T @ Z / 8, atol=1e-12)
    np.testing.assert_allclose(axes @ axes.T, np.eye(7), atol=1e-12)


def test_standardised_columns_of_any_size():
    random = np.random.default_rng(3)
    units = np.array([1e-160, 1.0, 1e200, 1e-6])
    X = random.normal(size=(50, 4)) * units
    X = np.column_stack([X, np.full(50, 0.1), np.full(50, 1e17)])
    rows, scale = standardised(X)
    np.testing.assert_allclose(rows[:, :4].std(axis=0), 1.0)
    np.testing.assert_allclose(rows.mean(axis=0), 0.0, atol=1e-15)
    np.testing.assert_allclose(
        scale[:4], (X[:, :4] / units).std(axis=0) * units, rtol=1e-12
    )
    assert not rows[:, 4:].any()
    assert np.isinf(scale[4:]).all()


def test_group_means_with_an_empty_group():
    Z = np.arange(10.0).reshape(5, 2)
    means = group_means(Z, np.array([3, 0, 3, 0, 1]))
    np.testing.assert_array_equal(means, [[4, 5], [8, 9], [0, 0], [2, 3]])


def test_discriminants_of_a_singular_within():
    within, between = np.diag([1.0, 0.0, 0.0]), np.diag([1.0, 2.0, 0.0])
    ratios, directions = discriminants(within, between, 1e-6)
    assert len(ratios) == 2  # the third direction does not vary at all
    np.testing.assert_allclose(ratios, [1e6 - 1, 1.0], rtol=1e-9)
    np.testing.assert_allclose(np.abs(directions[1]), [1, 0, 0], atol=1e-12)


@pytest.mark.parametrize("model", VARIANTS, ids=str)
def test_odd_data(model, odd_data):
    name, X, y = odd_data
    model.fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.isfinite(model.transform(X)).all()
    assert np.isin(model.predict(X), y).all()
    nothing = name == "only constants" or (name == "one class" and model.needs_classes)
    assert nothing == ("instead" in model.note_) or name != "one class"
    if nothing or "instead" in model.note_:
        assert np.array_equal(model.M_, np.eye(X.shape[1]))
        assert model.note_.startswith("Euclidean distance is used instead")


@pytest.mark.parametrize("model", VARIANTS, ids=str)
def test_the_order_of_rows_does_not_matter(wine, model):
    X, y = wine
    X = X / X.std(axis=0)
    order = np.random.default_rng(2).permutation(len(X))
    M = model.fit(X, y).M_
    np.testing.assert_allclose(
        model.fit(X[order], y[order]).M_, M, rtol=1e-7, atol=1e-9
    )
