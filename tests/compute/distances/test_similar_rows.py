"""Similar rows against a sort of all distances: labels, gaps, ties, duplicates."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.distances.similar_rows import similar_rows
from workbench.compute.reading.readers import read
from workbench.core.session.scene import METRICS
from workbench.numerics.neighbours.distance import LEARNED
from workbench.numerics.neighbours.row_distances import RowDistances


def mixed(seed: int, n: int = 30, gaps: float = 0.1) -> Dataset:
    random = np.random.default_rng(seed)
    X = random.integers(0, 4, size=(n, 3)).astype(float)
    X[random.random(X.shape) < gaps] = np.nan
    labels = Attribute("colour", "nominal", ("red", "green", "blue", "grey"))
    numbers = tuple(Attribute(name) for name in "ab")
    classes = Attribute("class", "nominal", ("no", "yes"))
    return Dataset(X, random.integers(0, 2, n), (*numbers, labels), classes, "mixed")


@given(st.integers(0, 500), st.sampled_from([m for m in METRICS if m != LEARNED.id]))
def test_as_a_sort_of_all_distances(seed, metric):
    data = mixed(seed)
    row, k = seed % data.n_rows, 1 + seed % 12
    found = similar_rows(data, row, k, metric, p=3.0)
    options = {"p": 3.0} if metric in ("minkowski", "weighted") else {}
    table = RowDistances(metric, data.X, attributes=data.attributes, **options)
    whole = table.among(np.arange(data.n_rows))[row]
    assert row not in found.rows
    assert len(set(found.rows.tolist())) == k
    np.testing.assert_allclose(found.distances, whole[found.rows], atol=1e-9)
    np.testing.assert_allclose(
        found.distances, np.sort(np.delete(whole, row))[:k], atol=1e-9
    )


def test_scaled_and_under_a_map():
    data = read("builtin:iris")
    X = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0)
    for scale, Z, components in (
        ("min-max", X, None),
        ("none", data.X[:, :2] * [1.0, 3.0], np.diag([1.0, 3.0, 0.0, 0.0])[:2]),
    ):
        metric = "euclidean" if components is None else LEARNED.id
        found = similar_rows(data, 7, 9, metric, scale=scale, components=components)
        D = np.linalg.norm(Z - Z[7], axis=1)
        assert 7 not in found.rows
        assert len(set(found.rows.tolist())) == 9
        np.testing.assert_allclose(D[found.rows], found.distances, atol=1e-9)
        nearest = np.sort(np.delete(D, 7))[:9]
        np.testing.assert_allclose(found.distances, nearest, atol=1e-9)


def test_among_duplicates_the_row_is_not_its_own_neighbour():
    data = replace(mixed(0, 12), X=np.ones((12, 3)))
    assert similar_rows(data, 11, 3).rows.tolist() == [0, 1, 2]
    assert similar_rows(data, 1, 3).rows.tolist() == [0, 2, 3]
    assert len(similar_rows(data, 1, 99).rows) == 11


def test_a_row_that_is_not_there():
    with pytest.raises(Problem, match="row 30"):
        similar_rows(mixed(0), 30, 3)
