"""Neighbours of the same and of other classes, against sorting all distances."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api.report import Cancelled, reporting_to
from workbench.numerics.neighbours import class_neighbours as chosen
from workbench.numerics.neighbours import class_scan, neighbours
from workbench.numerics.neighbours.class_neighbours import (
    class_neighbours,
    tied_neighbours,
)
from workbench.numerics.neighbours.class_scan import ClassScan
from workbench.numerics.neighbours.class_trees import ClassTrees
from workbench.numerics.neighbours.distances import measure_for


def literal(X, y, v_same, v_other, asked=None):
    """Sort all rows by distance and number, row after row."""
    asked = range(len(X)) if asked is None else asked
    same = np.full((len(asked), v_same), -1)
    other = np.full((len(asked), v_other), -1)
    for place, i in enumerate(asked):
        steps = np.zeros(len(X))
        for column in X.T:  # in this order, as the squares are added up elsewhere
            steps += (column - column[i]) ** 2
        order = np.lexsort((np.arange(len(X)), np.sqrt(steps)))
        for table, wanted in (
            (same, (y[order] == y[i]) & (order != i)),
            (other, y[order] != y[i]),
        ):
            near = order[wanted][: table.shape[1]]
            table[place, : len(near)] = near
    return same, other


def by(finder, X, y, v_same, v_other):
    """Ask a search for all rows, class by class."""
    search = finder(measure_for("euclidean", X), X, y)
    same, other = np.full((len(X), v_same), -1), np.full((len(X), v_other), -1)
    for c in np.unique(y):
        mine = np.flatnonzero(y == c)
        for table, found in (
            (same, search.same(mine, c, v_same)),
            (other, search.other(mine, c, v_other)),
        ):
            table[mine, : found.shape[1]] = found
    return same, other


def drawn(kind, n, d, n_classes, seed=0):
    random = np.random.default_rng(seed)
    y = random.integers(0, n_classes, n)
    y[:n_classes] = np.arange(n_classes)
    X = random.normal(size=(n, d))
    if kind == "grid":  # ties, and rows that are alike
        X = np.round(X)
    elif kind == "apart":
        X += 40.0 * y[:, None]
    elif kind == "outlier":  # single precision tells nothing of the others
        X[n // 2] = 1e7
    elif kind == "units":
        X *= np.logspace(-6, 6, d)
    elif kind == "tiny":
        X *= 1e-155
    elif kind == "constant":
        X[:] = 3.0
    return X, y


KINDS = ("normal", "grid", "apart", "outlier", "units", "tiny", "constant")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("d", "n_classes"), [(1, 2), (2, 9), (3, 2), (9, 4), (30, 6)])
@pytest.mark.parametrize("finder", [ClassScan, ClassTrees])
def test_as_sorting_all_distances(finder, kind, d, n_classes):
    X, y = drawn(kind, 330, d, n_classes)
    expected = literal(X, y, 3, 6)
    for found, wanted in zip(by(finder, X, y, 3, 6), expected, strict=True):
        np.testing.assert_array_equal(found, wanted)


@given(st.data())
def test_whatever_the_data(data):
    n = data.draw(st.integers(1, 30))
    d = data.draw(st.integers(1, 8))
    numbers = st.integers(-3, 3) | st.floats(-1e3, 1e3)
    X = np.array(data.draw(st.lists(numbers, min_size=n * d, max_size=n * d)), float)
    X = X.reshape(n, d)
    labels = data.draw(st.lists(st.integers(0, 5), min_size=n, max_size=n))
    y = np.unique(labels, return_inverse=True)[1]
    v = data.draw(st.integers(1, 6)), data.draw(st.integers(1, 6))
    asked = np.flatnonzero(data.draw(st.lists(st.booleans(), min_size=n, max_size=n)))
    expected = literal(X, y, *v, asked)
    found = class_neighbours(X, y, *v, asked)
    np.testing.assert_array_equal(found[0], expected[0])
    np.testing.assert_array_equal(found[1], expected[1])


def test_a_block_with_too_many_candidates_is_halved(monkeypatch):
    X, y = drawn("grid", 300, 5, 3)
    expected = literal(X, y, 4, 4)
    monkeypatch.setattr(class_scan, "_MOST", 500)
    for found, wanted in zip(by(ClassScan, X, y, 4, 4), expected, strict=True):
        np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("intrinsic", [2, 12])
def test_both_searches_are_tried_where_size_does_not_tell(monkeypatch, intrinsic):
    random = np.random.default_rng(3)
    X = random.normal(size=(900, intrinsic)) @ random.normal(size=(intrinsic, 12))
    y = np.arange(900) % 3
    tried = []
    whole = chosen._trees_are_faster
    monkeypatch.setattr(chosen, "_FEW", 0)
    monkeypatch.setattr(
        chosen, "_trees_are_faster", lambda *a: tried.append(whole(*a)) or tried[-1]
    )
    found = class_neighbours(X, y, 5, 5)
    assert len(tried) == 1
    for table, wanted in zip(found, literal(X, y, 5, 5), strict=True):
        np.testing.assert_array_equal(table, wanted)


@pytest.mark.parametrize("d", [2, 12])
def test_one_class_has_no_others(monkeypatch, d):
    monkeypatch.setattr(chosen, "_FEW", 0)
    X, _ = drawn("normal", 60, d, 1)
    same, other = class_neighbours(X, np.zeros(60, np.int64), 2, 3)
    assert (same >= 0).all()
    assert (other == -1).all()


def test_endless_distances():
    X, y = drawn("normal", 40, 2, 5)
    X *= 1e200
    with np.errstate(over="ignore"):
        _, other = class_neighbours(X, y, 2, 2)
    assert (y[other] != y[:, None]).all()


class Stopped:
    def progress(self, fraction, message):
        pass

    def partial(self, data):
        pass

    def cancelled(self):
        return True


@pytest.mark.parametrize("d", [2, 12])
def test_cancelled(d):
    X, y = drawn("normal", 500, d, 3)
    with reporting_to(Stopped()), pytest.raises(Cancelled):
        class_neighbours(X, y, 5, 5)


@pytest.mark.parametrize("most", [1 << 22, 500])
def test_tied_neighbours_share_the_last_places(monkeypatch, most):
    monkeypatch.setattr(class_scan, "_MOST", most)
    X, y = drawn("grid", 200, 3, 3)
    asked = np.arange(0, 200, 3)
    for same, (i, j, weights) in zip(
        (True, False), tied_neighbours(X, y, 4, 4, asked), strict=True
    ):
        assert set(i) == set(asked)
        for row in asked:
            steps = np.sum((X - X[row]) ** 2, axis=1)  # of whole numbers, so exact
            wanted = (y == y[row]) == same
            wanted[row] = False
            last = np.sort(steps[wanted])[3]
            below, level = wanted & (steps < last), wanted & (steps == last)
            found = dict(zip(j[i == row], weights[i == row], strict=True))
            assert set(found) == set(np.flatnonzero(below | level))
            assert all(found[r] == 1.0 for r in np.flatnonzero(below))
            share = (4 - below.sum()) / level.sum()
            assert all(found[r] == share for r in np.flatnonzero(level))


def test_a_tree_of_many_rows_grows_apart(monkeypatch):
    monkeypatch.setattr(neighbours, "_LARGE", 100)
    X, y = drawn("grid", 300, 2, 6)
    found = class_neighbours(X, y, 3, 3)
    for table, wanted in zip(found, literal(X, y, 3, 3), strict=True):
        np.testing.assert_array_equal(table, wanted)


def test_a_growing_tree_is_given_up(monkeypatch):
    started, held = threading.Event(), threading.Event()

    def slow(*args, **options):
        started.set()
        held.wait(10)

    monkeypatch.setattr(neighbours, "_LARGE", 100)
    monkeypatch.setattr(neighbours, "cKDTree", slow)
    try:
        with reporting_to(Stopped()), pytest.raises(Cancelled):
            neighbours.grow_tree(np.zeros((200, 2)))
        assert started.is_set()
    finally:
        held.set()
