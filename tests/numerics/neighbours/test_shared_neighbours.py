"""Shared neighbours against sets of row numbers, sorted by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.bundled.knn import KNN
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.neighbours.row_distances import RowDistances

coordinates = st.integers(0, 4).map(float)
tables = st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=25)


def nearest_set(X, point, k, own=None):
    order = sorted(
        (j for j in range(len(X)) if j != own),
        key=lambda j: (float(np.hypot(*(X[j] - point))), j),
    )
    return set(order[:k])


@given(rows=tables, asked=tables, length=st.integers(1, 30), k=st.integers(1, 30))
def test_rows_in_the_order_of_what_they_share(rows, asked, length, k):
    X, Q = np.array(rows), np.array(asked)
    cut = min(length, len(X) - 1)
    lists = [nearest_set(X, x, cut, own=i) for i, x in enumerate(X)]
    for queries in (None, Q):
        d, found = neighbours(X, queries, k, metric="shared", shared_k=length)
        for i, point in enumerate(X if queries is None else Q):
            own = i if queries is None else None
            near = nearest_set(X, point, cut, own)
            line = [1 - len(near & other) / cut for other in lists]
            order = sorted(
                (j for j in range(len(X)) if j != own), key=lambda j: (line[j], j)
            )[:k]
            assert found[i].tolist() == order
            np.testing.assert_allclose(d[i], [line[j] for j in order], atol=1e-15)


@given(rows=tables, length=st.integers(1, 6))
def test_the_table_counts_what_lists_have_in_common(rows, length):
    X = np.array(rows)
    cut = min(length, len(X) - 1)
    lists = [nearest_set(X, x, cut, own=i) for i, x in enumerate(X)]
    measured = RowDistances("shared", X, shared_k=length)
    expected = [[1 - len(a & b) / cut for b in lists] for a in lists]
    table = measured.among(np.arange(len(X)))
    np.testing.assert_allclose(table, expected, atol=1e-15)
    one, other, both = measured.common(0, 1)
    assert (set(one), set(other)) == (lists[0], lists[1])
    assert set(both) == lists[0] & lists[1]


def test_one_row_alone():
    d, i = neighbours(np.zeros((1, 2)), np.ones((2, 2)), 3, metric="shared")
    assert d.tolist() == [[0.0], [0.0]]
    assert i.tolist() == [[0], [0]]


def test_a_list_has_a_length():
    with pytest.raises(Problem, match="shared_k"):
        neighbours(np.zeros((3, 2)), None, 1, metric="shared", shared_k=0)


def test_a_classifier_compares_lists_of_training_rows():
    random = np.random.default_rng(5)
    X = np.vstack([random.normal(i * 3.0, size=(20, 30)) for i in range(3)])
    y = np.repeat([0, 1, 2], 20)
    model = KNN(3, metric="shared", shared_k=7).fit(X[::2], y[::2])
    assert (model.predict(X[1::2]) == y[1::2]).all()
    assert not model.leave_one_out_is_exact(X)


def test_long_lists_are_counted_by_sets():
    X = np.random.default_rng(6).random((160, 2))
    distances, found = neighbours(X, None, 4, metric="shared", shared_k=150)
    _, lists = neighbours(X, None, 150)
    held = [set(line.tolist()) for line in lists]
    for i in (0, 80, 159):
        apart = [1 - len(held[i] & other) / 150 for other in held]
        nearest = sorted(set(range(160)) - {i}, key=lambda j: (round(apart[j], 9), j))
        assert found[i].tolist() == nearest[:4]
        np.testing.assert_allclose(distances[i], [apart[j] for j in nearest[:4]])


@pytest.mark.parametrize("gaps", [False, True])
@pytest.mark.parametrize("length", [2, 30, 255, 256])
def test_lists_counted_eight_at_once_are_those_counted_one_by_one(length, gaps):
    random = np.random.default_rng(7)
    X = random.random((333, 2)).round(1 if length == 2 else 6)
    if gaps:
        X[random.choice(333, 20, replace=False), 1] = np.nan
    for queries in (None, random.random((50, 2))):
        distances, found = neighbours(
            X, queries, 9, metric="shared", shared_k=length
        )  # fmt: skip
        held, asked = (
            np.zeros((m, 333)) for m in (333, 333 if queries is None else 50)
        )
        np.put_along_axis(held, neighbours(X, None, length)[1], 1.0, axis=1)
        np.put_along_axis(asked, neighbours(X, queries, length)[1], 1.0, axis=1)
        counts = asked @ held.T
        if queries is None:
            np.fill_diagonal(counts, -1.0)
        nearest = np.argsort(-counts, axis=1, kind="stable")[:, :9]
        np.testing.assert_array_equal(found, nearest)
        np.testing.assert_array_equal(
            distances, (length - np.take_along_axis(counts, nearest, axis=1)) / length
        )
