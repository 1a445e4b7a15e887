"""LFDA: against the double sums of the paper, its embeddings, odd data."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from scipy.linalg import eigh
from sklearn.datasets import load_iris, load_wine
from support.learning import Listener, scaled

from workbench.api.report import Cancelled, reporting_to
from workbench.bundled import lfda
from workbench.bundled.lfda import LFDA, affine_scatter
from workbench.bundled.projections import LDAMetric


def literal(X, y, k):
    """Sw and Sb of Sugiyama (2007), by loops over all pairs."""
    n, d = X.shape
    sigma = np.empty(n)
    for i in range(n):
        far = [np.linalg.norm(X[i] - X[j]) for j in range(n) if y[j] == y[i] and j != i]
        sigma[i] = sorted(far)[min(k, len(far)) - 1]
    within, between = np.zeros((d, d)), np.zeros((d, d))
    sizes = np.bincount(y)
    for i in range(n):
        for j in range(n):
            step = X[i] - X[j]
            outer = np.outer(step, step) / 2
            if y[i] != y[j]:
                between += outer / n
                continue
            near = np.exp(-(step @ step) / (sigma[i] * sigma[j]))
            within += near / sizes[y[i]] * outer
            between += near * (1 / n - 1 / sizes[y[i]]) * outer
    return within, between


@pytest.mark.parametrize("load", [load_iris, load_wine])
@pytest.mark.parametrize("k", [7, 20, 100])
def test_as_the_double_sums_of_the_paper(load, k):
    X, y = scaled(load)
    X, y = X[::2], y[::2]
    within, between = literal(X, y, k)
    values, vectors = eigh(between, within)
    values, vectors = values[::-1], vectors[:, ::-1]
    plain = LFDA(n_scale=k, embedding="plain", n_components=2).fit(X, y)
    np.testing.assert_allclose(plain.ratios_, values[:2], rtol=1e-9)
    expected = vectors[:, :2] @ vectors[:, :2].T
    scale = np.abs(expected).max()
    np.testing.assert_allclose(plain.M_, expected, rtol=1e-7, atol=1e-9 * scale)
    model = LFDA(n_scale=k).fit(X, y)
    expected = (vectors * np.maximum(values, 0)) @ vectors.T
    scale = np.abs(expected).max()
    np.testing.assert_allclose(model.M_, expected, rtol=1e-7, atol=1e-8 * scale)


def test_orthonormalized_is_the_projection_on_the_same_directions():
    X, y = scaled(load_wine)
    model = LFDA(embedding="orthonormalized", n_components=3).fit(X, y)
    L = LFDA(embedding="plain", n_components=3).fit(X, y).components_
    projection = L.T @ np.linalg.inv(L @ L.T) @ L
    np.testing.assert_allclose(model.M_, projection, atol=1e-9)


def test_without_locality_it_is_fisher(monkeypatch):
    X, y = scaled(load_wine)
    monkeypatch.setattr(
        "workbench.bundled.lfda._affinity", lambda far, *scales: np.ones_like(far)
    )
    local = LFDA(n_components=2, embedding="plain").fit(X, y)
    fisher = LDAMetric().fit(X, y)
    np.testing.assert_allclose(local.ratios_, fisher.ratios_)
    np.testing.assert_allclose(local.M_ * len(X), fisher.M_, rtol=1e-7, atol=1e-9)


def test_keeps_two_clusters_of_a_class_apart():
    random = np.random.default_rng(2)
    y = np.arange(300) % 3 // 2  # class 0 lies on both sides of class 1
    places = np.array([-6.0, 6.0, 0.0])[np.arange(300) % 3]
    X = np.column_stack([places, random.normal(0, 4, 300)])
    X += random.normal(0, 0.7, X.shape)
    first = LFDA(n_components=1).fit(X, y).components_[0]
    assert abs(first[0]) > 10 * abs(first[1])
    fisher = LDAMetric().fit(X, y).components_[0]
    assert abs(fisher[0]) < 10 * abs(fisher[1])


def test_memory_does_not_grow_with_the_square():
    random = np.random.default_rng(2)
    X = random.normal(size=(4000, 3))
    tracemalloc.start()
    try:
        affine_scatter(X, X, 7)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4000 * 4000 * 8 / 4


def test_blocks_do_not_show(monkeypatch):
    X, _ = scaled(load_iris)
    whole = affine_scatter(X, X, 7)
    monkeypatch.setattr("workbench.bundled.lfda._BLOCK", 150 * 7)
    np.testing.assert_allclose(affine_scatter(X, X, 7), whole, atol=1e-12)


def test_duplicates_have_affinity_one():
    X = np.repeat([[0.1, 0.3], [0.7, 0.2], [1e3, 5.1]], 4, axis=0)
    found = affine_scatter(X, np.arange(12.0)[:, None], 2)
    # only rows in the same place: three times the pairs of four numbers in a row
    assert found[0, 0] == pytest.approx(3 * (3 * 1 + 2 * 4 + 1 * 9))


def test_cancels():
    X, y = scaled(load_wine)
    with reporting_to(Listener(looks=0)), pytest.raises(Cancelled):
        LFDA().fit(X, y)


@pytest.mark.parametrize("embedding", ["weighted", "plain", "orthonormalized"])
def test_odd_data(embedding, odd_data):
    name, X, y = odd_data
    model = LFDA(embedding=embedding).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.isfinite(model.ratios_ if not model.note_ else 0).all()
    assert np.isin(model.predict(X), y).all()
    if name in ("only constants", "one class", "a row a class", "two rows"):
        assert model.note_.startswith("Euclidean distance is used instead")
        np.testing.assert_array_equal(model.M_, np.eye(X.shape[1]))


def test_the_order_of_rows_does_not_matter():
    X, y = scaled(load_wine)
    order = np.random.default_rng(2).permutation(len(X))
    M = LFDA().fit(X, y).M_
    np.testing.assert_allclose(LFDA().fit(X[order], y[order]).M_, M, rtol=1e-7)


def test_one_decomposition_where_nothing_is_singular(monkeypatch):
    X, y = scaled(load_wine)
    decompositions = []
    for of, plain in ((np.linalg, np.linalg.eigh), (lfda, lfda.eigh)):
        monkeypatch.setattr(
            of,
            "eigh",
            lambda *M, plain=plain: decompositions.append(len(M[0])) or plain(*M),
        )
    still = np.column_stack([np.ones(len(X)), X])
    model, with_constant = LFDA().fit(X, y), LFDA().fit(still, y)
    assert decompositions[:3] == [13, 13, 13], "a constant column takes no part"
    assert decompositions[3] == 14, "of M, as before of the other"
    np.testing.assert_allclose(with_constant.M_[1:, 1:], model.M_, rtol=1e-9, atol=1e-9)
    assert not with_constant.M_[0].any()


@pytest.mark.parametrize("kind", ["list", "float32", "text classes"])
def test_arrays_of_other_kinds_give_the_same_metric(kind):
    X, y = scaled(load_wine)
    X = X.astype(np.float32).astype(float)
    given = {"list": X.tolist(), "float32": X.astype(np.float32)}.get(kind, X)
    classes = np.array(["a", "b", "c"])[y] if kind == "text classes" else y
    np.testing.assert_array_equal(LFDA().fit(given, classes).M_, LFDA().fit(X, y).M_)
    for wrong in (np.where(X[0, 0] == X, np.nan, X), X[:, 0], X[:0]):
        with pytest.raises(ValueError, match=r"\w"):
            LFDA().fit(wrong, y[: len(wrong)])
    with pytest.raises(ValueError, match=r"\w"):
        LFDA().fit(X, y[1:])
