"""The sorted distance matrix against sums over all pairs, pair by pair."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.pictures.distance_matrix import (
    pairwise,
    sorted_distances,
    stratified_sample,
)
from workbench.compute.reading.readers import read
from workbench.core.plane.space import distances_to, make_space

METRICS = [
    ("euclidean", 2.0), ("manhattan", 1.0), ("chebyshev", 2.0), ("minkowski", 3.0),
    ("minkowski", 0.5), ("mahalanobis", 2.0), ("cosine", 2.0),
]  # fmt: skip


@pytest.mark.parametrize(("metric", "p"), METRICS)
@pytest.mark.parametrize("scale", ["none", "z-score"])
def test_every_distance_is_the_metrics(metric, p, scale):
    space = make_space(read("builtin:iris"), metric, p=p, scale=scale)
    rows = np.arange(3, 150, 2)
    D = pairwise(space, rows)
    for place in (0, 31, 73):
        expected = distances_to(
            space.rows[rows], space.rows[rows[place]], space.p, space.cosine
        )
        assert D[place] == pytest.approx(expected, rel=2e-6, abs=1e-7)
    assert (D == D.T).all() or pytest.approx(D.T, rel=1e-6) == D
    assert (np.diag(D) == 0).all()


def test_many_columns_take_the_product_and_agree():
    rng = np.random.default_rng(0)
    X = 1e3 + rng.normal(size=(60, 80))
    data = Dataset(
        X, np.zeros(60, int), numeric_attributes(80), Attribute("c", "nominal", ("a",))
    )
    D = pairwise(make_space(data, "euclidean"), np.arange(60))
    expected = np.sqrt(((X[:, None] - X[None]) ** 2).sum(axis=2))
    assert pytest.approx(expected, rel=1e-5) == D


def test_means_are_over_all_pairs():
    data = read("builtin:iris")
    found = sorted_distances(make_space(data, "manhattan"), data.y, 3)
    D = np.abs(data.X[:, None] - data.X[None]).sum(axis=2)
    i, j = np.triu_indices(150, 1)
    same = data.y[i] == data.y[j]
    assert found.within == pytest.approx(D[i, j][same].mean(), rel=1e-6)
    assert found.between == pytest.approx(D[i, j][~same].mean(), rel=1e-6)
    assert found.ratio == pytest.approx(found.between / found.within)
    assert found.pairs.tolist() == [
        [1225, 2500, 2500], [2500, 1225, 2500], [2500, 2500, 1225],
    ]  # fmt: skip
    first, second = (data.y[i] == 0), (data.y[j] == 2)
    assert found.means[0, 2] == pytest.approx(D[i, j][first & second].mean(), rel=1e-6)


def test_rows_are_sorted_by_class_and_alike_ones_stand_near():
    data = read("builtin:iris")
    found = sorted_distances(make_space(data, "euclidean"), data.y, 3)
    assert sorted(found.rows.tolist()) == list(range(150))
    assert found.codes.tolist() == sorted(data.y.tolist())
    assert (data.y[found.rows] == found.codes).all()
    neighbours = np.diag(found.distances, 1)
    as_in_file = np.linalg.norm(np.diff(data.X, axis=0), axis=1)
    assert neighbours.mean() < as_in_file.mean()


def test_sample_keeps_the_shares():
    codes = np.repeat([0, 1, 2, 3], [7000, 2000, 999, 1])
    rows = stratified_sample(codes, 4, 100, seed=1)
    assert np.bincount(codes[rows]).tolist() == [70, 19, 10, 1] or (
        np.abs(np.bincount(codes[rows]) - [70, 20, 9, 1]).max() <= 1
    )
    assert len(rows) == 100
    assert len(set(rows.tolist())) == 100
    assert rows.tolist() == stratified_sample(codes, 4, 100, seed=1).tolist()
    assert stratified_sample(codes, 4, 20_000, 1).tolist() == list(range(10_000))
