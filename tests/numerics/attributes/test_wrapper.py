"""Greedy searches beside brute force: scikit-learn's k-NN asked for each candidate."""

from __future__ import annotations

import functools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.neighbors import KNeighborsClassifier
from support.examples import examples
from support.learning import Listener

from workbench.api import Attribute, Cancelled
from workbench.api.report import reporting_to
from workbench.numerics.attributes import wrapper as module
from workbench.numerics.attributes.wrapper import GreedySearch


def named(d):
    return tuple(Attribute(f"x{j}") for j in range(d))


def scaled(X):
    return (X - X.min(axis=0)) / np.ptp(X, axis=0)


def scikit_learn_accuracy(X, y, columns, k):
    """Ask about each fitted row: without queries none is its own neighbour."""
    X = scaled(X)[:, columns]
    model = KNeighborsClassifier(k, algorithm="brute").fit(X, y)
    return int((model.predict(None) == y).sum()) / len(X)


def remembered(accuracy):
    """Ask for each set of columns once; forward and backward share many."""
    known = functools.cache(lambda columns: accuracy(list(columns)))
    return lambda columns: known(tuple(sorted(columns)))


def brute_forward(accuracy, d, limit=None):
    chosen, best, path = [], -1.0, []
    while len(chosen) < (d if limit is None else min(d, limit)):
        left = [j for j in range(d) if j not in chosen]
        scores = [accuracy([*chosen, j]) for j in left]
        if max(scores) <= best:
            break
        best = max(scores)
        chosen = [*chosen, left[scores.index(best)]]
        path.append((tuple(chosen), best))
    return path


def brute_backward(accuracy, d, limit=1):
    chosen = list(range(d))
    best = accuracy(chosen)
    path = [(tuple(chosen), best)]
    while len(chosen) > limit:
        scores = [accuracy([i for i in chosen if i != j]) for j in chosen]
        if max(scores) < best:
            break
        best = max(scores)
        chosen.pop(scores.index(best))
        path.append((tuple(chosen), best))
    return path


def path_of(stages):
    return [(stage.chosen, stage.accuracy) for stage in stages]


def noisy_classes(seed, n=40, d=5, n_classes=3):
    random = np.random.default_rng(seed)
    y = random.integers(0, n_classes, n)
    X = random.normal(size=(n, d))
    X[:, 1] += y
    X[:, 3] += 0.7 * (y == 1)
    return X, y


@pytest.mark.parametrize(("seed", "k"), [(1, 1), (2, 3), (3, 5), (4, 4)])
def test_both_searches_are_brute_force_with_scikit_learn(seed, k):
    X, y = noisy_classes(seed)
    search = GreedySearch(X, y, named(5), k)

    accuracy = remembered(lambda columns: scikit_learn_accuracy(X, y, columns, k))

    assert path_of(search.forward()) == brute_forward(accuracy, 5)
    assert path_of(search.backward()) == brute_backward(accuracy, 5)


def test_the_brute_force_is_a_fit_without_each_row():
    X, y = noisy_classes(5)
    columns = [1, 3, 4]
    shown = scaled(X)[:, columns]
    right = 0
    for i in range(len(X)):
        rest = np.arange(len(X)) != i
        model = KNeighborsClassifier(3, algorithm="brute").fit(shown[rest], y[rest])
        right += int(model.predict(shown[i : i + 1])[0] == y[i])
    assert scikit_learn_accuracy(X, y, columns, 3) == right / len(X)


# -- ties, labels and missing values: the definition, row by row -----------------------

MIXED = (
    Attribute("a"),
    Attribute("b", "nominal", ("p", "q", "r")),
    Attribute("c"),
    Attribute("d", "nominal", ("s", "t")),
)


def literal_accuracy(X, y, attributes, columns, k):
    keep = y >= 0
    X, y = X[keep], y[keep].tolist()
    known = [X[~np.isnan(X[:, j]), j] for j in range(X.shape[1])]
    ranges = [float(np.ptp(column)) if column.size else 0.0 for column in known]
    rows = X.tolist()
    right = 0
    for i in range(len(X)):
        distances = []
        for other in range(len(X)):
            total = 0.0
            for j in columns:
                u, v = rows[i][j], rows[other][j]
                if math.isnan(u) or math.isnan(v):
                    total += 1.0
                elif attributes[j].is_nominal:
                    total += u != v
                elif ranges[j] > 0:
                    total += ((u - v) / ranges[j]) ** 2
            distances.append((round(total, 9), other))
        near = [o for _, o in sorted(distances) if o != i][:k]
        counts = [sum(y[o] == c for o in near) for c in range(4)]
        right += bool(near) and counts.index(max(counts)) == y[i]
    return right / max(len(X), 1)


@given(st.integers(0, 2**32 - 1), st.integers(1, 30))
@examples(0.4)
def test_ties_labels_and_gaps_follow_the_definition(seed, k):
    random = np.random.default_rng(seed)
    n = int(random.integers(1, 32))
    # few different values, so nearly every distance is tied
    X = random.integers(0, 3, (n, 4)).astype(float)
    X[:, 3] = random.integers(0, 2, n)
    X[random.random((n, 4)) < 0.1] = np.nan
    y = random.integers(-1, 3, n)
    search = GreedySearch(X, y, MIXED, k)

    accuracy = remembered(lambda columns: literal_accuracy(X, y, MIXED, columns, k))

    assert path_of(search.forward()) == brute_forward(accuracy, 4)
    assert path_of(search.backward()) == brute_backward(accuracy, 4)


@pytest.mark.parametrize("k", [1, 5, 24, 25, 59])
def test_rounding_decides_no_tie(k):
    """Thirds are not exact in floats, so the order of sums would part what is tied."""
    X = np.random.default_rng(k).integers(0, 4, (60, 4)).astype(float)
    y = np.random.default_rng(k + 1).integers(0, 3, 60)
    X[:4] = np.arange(4)[:, None]  # every column reaches from 0 to 3
    attributes = named(4)
    for shift in (0.0, 0.1, 1e3):
        stages = GreedySearch(X * 0.1 + shift, y, attributes, k).backward()
        for stage in stages:
            expected = literal_accuracy(X, y, attributes, stage.chosen, k)
            assert stage.accuracy == expected


def test_blocks_do_not_matter(monkeypatch):
    X, y = noisy_classes(9, n=70)
    whole = GreedySearch(X, y, named(5), 3)
    expected = [path_of(whole.forward()), path_of(whole.backward())]
    monkeypatch.setattr(module, "_BLOCK", 500)
    search = GreedySearch(X, y, named(5), 3)
    assert [path_of(search.forward()), path_of(search.backward())] == expected


def test_the_search_stops_at_the_limit():
    X, y = noisy_classes(11, d=6)
    search = GreedySearch(X, y, named(6), 1)
    assert len(search.forward()) > 1
    assert search.forward(1) == search.forward()[:1]
    free = search.backward()
    assert len(free[-1].chosen) < 6
    assert len(search.backward(5)[-1].chosen) == 5
    assert search.backward(9) == free[:1]


def test_an_equal_score_goes_to_the_lower_column():
    X, y = noisy_classes(5)
    twins = np.column_stack([X[:, 1], X[:, 1], X[:, 1]])
    search = GreedySearch(twins, y, named(3), 1)
    assert [s.chosen for s in search.forward()] == [(0,)]
    assert [s.chosen for s in search.backward()] == [(0, 1, 2), (1, 2), (2,)]


@pytest.mark.parametrize("direction", ["forward", "backward"])
def test_progress_is_told_and_a_cancel_honoured(monkeypatch, direction):
    monkeypatch.setattr(module, "_BLOCK", 500)
    X, y = noisy_classes(6)
    listener = Listener()
    with reporting_to(listener):
        getattr(GreedySearch(X, y, named(5), 1), direction)()
    told = listener.fractions
    assert len(set(told)) > 3
    assert told == sorted(told)
    assert told[-1] <= 1.0
    assert all(message for _, message in listener.told)
    assert not listener.parts
    listener = Listener(reports=2)
    with reporting_to(listener), pytest.raises(Cancelled):
        GreedySearch(X, y, named(5), 1).forward()
    assert len(listener.fractions) == 2
