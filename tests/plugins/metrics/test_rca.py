"""RCA: against loops over its chunks, unbiased drawing, pairs by hand, odd data."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.covariance import LedoitWolf
from sklearn.datasets import load_iris, load_wine

from workbench.api import Problem
from workbench.bundled.rca import RCA, connected, contrasts


def chunk_covariance(X, chunks):
    """The definition, with loops."""
    total, count = np.zeros((X.shape[1],) * 2), 0
    for j in set(chunks[chunks >= 0]):
        members = X[chunks == j]
        for x in members:
            total += np.outer(x - members.mean(axis=0), x - members.mean(axis=0))
            count += 1
    return total / count


@pytest.mark.parametrize("size", [2, 5])
def test_inverts_the_covariance_inside_chunks(size):
    X, y = load_wine(return_X_y=True)
    model = RCA(chunk_size=size, covariance="ml").fit(X, y)
    expected = chunk_covariance(X, model.chunks_)
    np.testing.assert_allclose(model.covariance_, expected, rtol=1e-8, atol=1e-12)
    np.testing.assert_allclose(model.M_, np.linalg.inv(expected), rtol=1e-7)


def test_chunks_are_of_one_class_and_size():
    _, y = load_wine(return_X_y=True)
    X = np.random.default_rng(0).normal(size=(len(y), 2))
    chunks = RCA(chunk_size=3, n_chunks=20).fit(X, y).chunks_
    assert np.bincount(chunks[chunks >= 0]).tolist() == [3] * 20
    for j in range(20):
        assert len(set(y[chunks == j])) == 1


def test_every_class_has_its_share_of_chunks():
    y = np.repeat(np.arange(4), [400, 400, 200, 200])
    X = np.random.default_rng(0).normal(size=(1200, 2))
    drawn = np.zeros(4)
    for seed in range(20):
        model = RCA(random_state=seed).fit(X, y)
        assert model.chunks_.max() == 99
        drawn += np.bincount(y[model.chunks_ >= 0], minlength=4) / 2
    # 2 000 chunks of 600: hypergeometric, standard deviation of a share below 0.011
    np.testing.assert_allclose(drawn / 2000, [1 / 3, 1 / 3, 1 / 6, 1 / 6], atol=0.04)


def test_more_chunks_than_there_are():
    X, y = load_iris(return_X_y=True)
    model = RCA(n_chunks=500).fit(X, y)
    assert model.chunks_.max() == 74
    assert model.note_ == "There are only 75 chunks."
    assert RCA().fit(X, y).note_ == ""


def test_shrinkage_counts_a_pair_once():
    X, y = load_wine(return_X_y=True)
    model = RCA(covariance="ledoit-wolf", n_chunks=30).fit(X, y)
    left, right = (
        np.array([np.flatnonzero(model.chunks_ == j)[side] for j in range(30)])
        for side in (0, 1)
    )
    steps = (X[left] - X[right]) / X.std(axis=0) / np.sqrt(2)
    shrunk = LedoitWolf(assume_centered=True).fit(steps).covariance_ / 2  # of 60 rows
    expected = shrunk * np.outer(X.std(axis=0), X.std(axis=0))
    np.testing.assert_allclose(model.covariance_, expected, rtol=1e-8, atol=1e-12)
    np.testing.assert_allclose(model.M_, np.linalg.inv(expected), rtol=1e-6)


def test_similar_pairs_connect_chunks():
    X, y = load_iris(return_X_y=True)
    pairs = [(0, 1, 1), (1, 2, 1), (60, 70, 1), (70, 80, -1), (4, 9, 1), (9, 0, 1)]
    model = RCA(covariance="ml").fit(X, y, pairs=pairs)
    expected = np.full(150, -1)
    expected[[0, 1, 2, 4, 9]], expected[[60, 70]] = 0, 1
    np.testing.assert_array_equal(model.chunks_, expected)
    assert len(model.constraints_.similar) == 5
    np.testing.assert_allclose(
        model.M_, np.linalg.inv(chunk_covariance(X, expected)), rtol=1e-7
    )


def test_pairs_need_no_classes():
    X, _ = load_iris(return_X_y=True)
    pairs = np.column_stack([np.arange(40), np.arange(40, 80), np.ones(40)]).astype(int)
    model = RCA().fit(X, np.zeros(150), pairs=pairs)
    assert model.note_ == ""
    assert not np.array_equal(model.M_, np.eye(4))


def test_only_dissimilar_pairs_say_nothing():
    X, y = load_iris(return_X_y=True)
    model = RCA().fit(X, y, pairs=[(0, 100, -1)])
    assert "no two rows are known to be similar" in model.note_
    with pytest.raises(Problem, match="row 200"):
        RCA().fit(X, y, pairs=[(0, 200, 1)])


def test_contrasts_have_the_scatter_of_deviations():
    random = np.random.default_rng(3)
    groups = random.permutation(np.repeat(np.arange(5), [2, 3, 2, 7, 4]))
    Z = random.normal(size=(18, 3))
    steps = contrasts(Z, groups)
    assert steps.shape == (13, 3)
    np.testing.assert_allclose(
        steps.T @ steps, 18 * chunk_covariance(Z, groups), atol=1e-12
    )


def test_connected_rows():
    groups = connected(np.array([[5, 1], [2, 3], [1, 0]]), 7)
    np.testing.assert_array_equal(groups, [0, 0, 1, 1, -1, 0, -1])


def test_shrinks_where_chunks_are_few():
    X, y = load_wine(return_X_y=True)
    assert RCA().fit(X, y).covariance_used_ == "ledoit-wolf"
    assert RCA().fit(X[:, :3], y).covariance_used_ == "ml"
    wide = np.random.default_rng(3).normal(size=(12, 40))
    model = RCA().fit(wide, np.arange(12) % 2)
    assert len(model.components_) == 40  # no direction is lost


@pytest.mark.parametrize("covariance", ["auto", "ml", "ledoit-wolf"])
def test_odd_data(covariance, odd_data):
    _, X, y = odd_data
    model = RCA(covariance=covariance).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.isin(model.predict(X), y).all()
    if np.array_equal(model.M_, np.eye(X.shape[1])):
        assert model.note_.startswith("Euclidean distance is used instead")


def test_units_do_not_matter():
    X, y = load_wine(return_X_y=True)
    units = 10.0 ** np.linspace(-6, 6, 13)
    plain = RCA().fit(X, y).M_
    scaled = RCA().fit(X * units, y).M_ * np.outer(units, units)
    np.testing.assert_allclose(scaled, plain, rtol=1e-6, atol=1e-9 * plain.max())
