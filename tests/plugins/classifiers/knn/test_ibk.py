"""IBk's votes against a loop over rows and attributes, and its fast ways against it."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.bundled.knn import ibk
from workbench.bundled.knn.ibk import TrainingRows

NOMINAL = np.array([False, True, False])


def literal_votes(X, codes, n_classes, queries, k, weighting, weights):
    """The rules one by one: widen, compare, keep the tied, vote, share out."""
    d = X.shape[1]
    ranges = [[v for v in X[:, j] if not math.isnan(v)] for j in range(d)]

    def share(value, j):
        low, high = min(ranges[j]), max(ranges[j])
        return (value - low) / (high - low) if high > low else 0.0

    def gap(a, b, j):
        if NOMINAL[j]:
            return 0.0 if a == b else 1.0
        if math.isnan(a) and math.isnan(b):
            return 1.0
        if math.isnan(a) or math.isnan(b):
            known = share(b if math.isnan(a) else a, j)
            return max(known, 1 - known)
        return share(a, j) - share(b, j)

    answers = []
    for q in queries:
        for j in range(d):
            ranges[j] += [] if math.isnan(q[j]) else [q[j]]
        squares = [sum(gap(q[j], x[j], j) ** 2 for j in range(d)) for x in X]
        kth = sorted(squares)[min(k, len(X)) - 1]
        votes = [1 / len(X)] * n_classes
        for square, code, weight in sorted(zip(squares, codes, weights, strict=True)):
            if square <= kth:
                distance = math.sqrt(square / d)
                factor = {
                    "uniform": 1.0,
                    "distance": 1 / (distance + 0.001),
                    "similarity": 1 - distance,
                }[weighting]
                votes[code] += factor * weight
        answers.append([vote / sum(votes) for vote in votes])
    return np.array(answers)


number = st.one_of(st.integers(-2, 6).map(float), st.just(math.nan))
label = st.one_of(st.integers(0, 2).map(float), st.just(math.nan))
rows = st.tuples(number, label, number)


@examples(2)
@given(
    train=st.lists(st.tuples(rows, st.integers(0, 2)), min_size=1, max_size=20),
    queries=st.lists(rows, min_size=1, max_size=8),
    k=st.integers(1, 6),
    weighting=st.sampled_from(["uniform", "distance", "similarity"]),
)
def test_votes_are_those_of_a_plain_loop(train, queries, k, weighting):
    X = np.array([row for row, _ in train])
    codes = np.array([code for _, code in train])
    weights = 0.5 + np.arange(len(X)) % 3
    asked = np.array(queries)
    kept = TrainingRows(X, codes, 3, NOMINAL, weights)
    found = kept.scores(asked, k, weighting)
    expected = literal_votes(X, codes, 3, queries, k, weighting, weights)
    np.testing.assert_allclose(found, expected, rtol=1e-12)


@pytest.mark.parametrize("decimals", [0, 1, 6])
@pytest.mark.parametrize("d", [3, 12])
def test_the_search_finds_the_voters_of_the_scan(monkeypatch, decimals, d):
    random = np.random.default_rng(decimals)
    X = random.normal(size=(700, d)).round(decimals)
    queries = random.normal(size=(500, d)).round(decimals)
    queries[250] = 9.0  # widens every range
    kept = TrainingRows(
        X, random.integers(0, 4, 700), 4, np.zeros(d, dtype=bool), np.ones(700)
    )
    monkeypatch.setattr(ibk, "_MANY", 1000)
    searched = list(kept.voters(queries, 5))
    monkeypatch.setattr(ibk, "_MANY", math.inf)
    scanned = list(kept.voters(queries, 5))

    def pairs(blocks):
        order = np.lexsort(
            (
                np.concatenate([b.rows for b in blocks]),
                np.concatenate([b.squares for b in blocks]),
                np.concatenate([b.queries for b in blocks]),
            )
        )
        return [
            np.concatenate([getattr(b, name) for b in blocks])[order]
            for name in ("queries", "rows", "squares")
        ]

    for ours, wanted in zip(pairs(searched), pairs(scanned), strict=True):
        np.testing.assert_array_equal(ours, wanted)


def test_one_query_sums_like_many():
    random = np.random.default_rng(2)
    X = random.normal(size=(50, 300))
    X[random.random(X.shape) < 0.1] = np.nan
    nominal = np.zeros(300, dtype=bool)
    space = ibk._Space(X, nominal)
    points = space.moved(X[:4])
    together = space.squares(points)
    alone = np.vstack([space.squares(point[None]) for point in points])
    np.testing.assert_array_equal(together, alone)


def test_a_row_far_outside_changes_later_answers_only():
    X = np.array([[0.0, 0.0], [1.0, 1.0]])
    kept = TrainingRows(X, np.array([0, 1]), 2, np.zeros(2, dtype=bool), np.ones(2))
    near, far = [0.4, 0.7], [100.0, 0.5]
    first = kept.scores(np.array([near, far, near]), 1, "uniform").argmax(axis=1)
    # before: 0.16 + 0.49 against 0.36 + 0.09; after, the first attribute hardly counts
    assert first.tolist() == [1, 1, 1]
    near = [0.9, 0.3]  # before: 0.81 + 0.09 against 0.01 + 0.49
    found = kept.scores(np.array([near, far, near]), 1, "uniform").argmax(axis=1)
    assert found.tolist() == [1, 1, 0]
    assert kept.scores(np.array([near]), 1, "uniform").argmax() == 1


def test_the_nearest_come_in_order_and_ties_by_row():
    X = np.array([[0.0], [4.0], [4.0], [2.0], [4.0]])
    kept = TrainingRows(X, np.zeros(5, int), 1, np.zeros(1, dtype=bool), np.ones(5))
    distances, found = kept.nearest(np.array([[3.0], [4.0]]), 3)
    assert found.tolist() == [[1, 2, 3], [1, 2, 4]]
    np.testing.assert_allclose(distances, [[0.25, 0.25, 0.25], [0, 0, 0]])
