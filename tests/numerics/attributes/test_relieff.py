"""ReliefF: Weka's weights, and the definition as plain loops with missing values."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.checkout import DATA
from support.examples import examples

import workbench
from workbench.api import Attribute
from workbench.numerics.attributes import relieff as module
from workbench.numerics.attributes.relieff import relieff

#: What Weka 3.9.7 answers, by file (tests/tools/ask_weka/Selection.java).
WEKA = json.loads((DATA / "weka_selection.json").read_text())
MIXED = (
    Attribute("a"),
    Attribute("b", "nominal", ("p", "q", "r")),
    Attribute("c"),
    Attribute("d", "nominal", ("s", "t")),
)


@pytest.mark.parametrize(
    "file",
    ["weather.nominal.arff", "weather.numeric.arff", "glass.arff", "wine.arff",
     "vehicle.arff", "sonar.arff", "pima.arff"],
)  # fmt: skip
def test_weights_are_those_of_weka(shared_data, file):
    """Sets without missing values whose tenth neighbour is not tied."""
    data = workbench.read(str(shared_data / "arff" / file))
    weights = relieff(data.X, data.y, data.attributes)
    np.testing.assert_allclose(weights, WEKA[file]["relieff"], atol=1e-12)


def wekas_neighbours(distances, k):
    """Weka's rule for ties: a nearer row takes the place of the first of the worst."""
    places = []
    for i, distance in distances:
        if len(places) < k:
            places.append((distance, i))
        else:
            worst = max(range(k), key=lambda p: places[p][0])
            if distance < places[worst][0]:
                places[worst] = (distance, i)
    return [i for _, i in places]


def test_ties_make_the_only_difference_to_weka_on_iris(shared_data):
    data = workbench.read(str(shared_data / "arff" / "iris.arff"))
    X = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0)
    difference = np.abs(X[:, None] - X)
    distance = np.zeros((150, 150))
    for j in range(4):  # in the order in which Weka adds
        distance += difference[:, :, j]
    weights = np.zeros(4)
    for r in range(150):
        for c in range(3):
            rows = [i for i in np.flatnonzero(data.y == c) if i != r]
            near = wekas_neighbours([(i, distance[r, i]) for i in rows], 10)
            sign = -1.0 if c == data.y[r] else 0.5
            weights += sign * difference[r, near].mean(axis=0) / 150
    theirs = WEKA["iris.arff"]["relieff"]
    np.testing.assert_allclose(weights, theirs, atol=1e-12)
    ours = relieff(data.X, data.y, data.attributes)
    np.testing.assert_allclose(ours, theirs, atol=2e-5)


# -- the definition, read aloud --------------------------------------------------------


def literal_difference(X, y, attributes, j, a, b):
    known = [i for i in range(len(X)) if not np.isnan(X[i, j])]

    def plain(u, v):
        if attributes[j].is_nominal:
            return float(u != v)
        column = X[known, j]
        width = column.max() - column.min()
        return abs(u - v) / width if width > 0 else 0.0

    def values(row):
        """The value, or all those known of the row's class (of anyone, if none)."""
        if not np.isnan(X[row, j]):
            return [X[row, j]]
        same = [X[i, j] for i in known if y[i] == y[row]]
        return same or [X[i, j] for i in known]

    pairs = [plain(u, v) for u in values(a) for v in values(b)]
    return float(np.mean(pairs)) if pairs else 0.0


def literal_relieff(X, y, attributes, k, rows=None):
    X, y = np.asarray(X), np.asarray(y)
    keep = np.flatnonzero(y >= 0)
    asked = range(len(X)) if rows is None else rows
    asked = [int(np.flatnonzero(keep == r)[0]) for r in asked if y[r] >= 0]
    X, y = X[keep], y[keep]
    d = len(attributes)
    diff = np.array(
        [
            [
                [literal_difference(X, y, attributes, j, a, b) for j in range(d)]
                for b in range(len(X))
            ]
            for a in range(len(X))
        ]
    ).reshape(len(X), len(X), d)
    weights = np.zeros(d)
    for r in asked:
        distance = [sum(diff[r, i]) for i in range(len(X))]
        for c in set(y.tolist()):
            others = [i for i in range(len(X)) if y[i] == c and i != r]
            near = sorted(others, key=lambda i: (round(distance[i], 9), i))[:k]
            for i in near:
                if c == y[r]:
                    weights -= diff[r, i] / len(near)
                else:
                    share = np.mean(y == c) / (1 - np.mean(y == y[r]))
                    weights += share * diff[r, i] / len(near)
    return weights / max(len(asked), 1)


@given(st.integers(0, 2**32 - 1), st.integers(1, 6), st.booleans())
@examples(0.4)
def test_weights_are_those_of_the_definition(seed, k, with_gaps):
    random = np.random.default_rng(seed)
    n = int(random.integers(2, 22))
    # continuous: no two distances are tied but by rounding
    X = random.normal(size=(n, 4)) * 5
    X[:, 1], X[:, 3] = random.integers(0, 3, n), random.integers(0, 2, n)
    y = random.integers(0, 3, n)
    if with_gaps:
        X[random.random((n, 4)) < 0.2] = np.nan
        y[random.random(n) < 0.1] = -1
        # one column without gaps, or rounding would decide between tied rows
        X[:, 0] = random.normal(size=n)
    ours = relieff(X, y, MIXED, n_neighbors=k)
    np.testing.assert_allclose(ours, literal_relieff(X, y, MIXED, k), atol=1e-9)


def test_ties_go_to_the_lower_row():
    X = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.5]])
    y = np.array([0, 0, 0, 1, 1])
    attributes = (Attribute("a"), Attribute("b"))
    for k in (1, 2, 3):
        ours = relieff(X, y, attributes, n_neighbors=k)
        expected = literal_relieff(X, y, attributes, k)
        np.testing.assert_allclose(ours, expected, atol=1e-12)


def test_a_missing_label_differs_by_the_share_of_other_labels_in_its_class():
    """Two rows; the difference of the first is 1 - P(label of the other | class)."""
    X = np.array([[0.0], [0.0], [0.0], [1.0], [np.nan], [1.0]])
    y = np.array([0, 0, 0, 0, 0, 1])
    label = (Attribute("a", "nominal", ("p", "q")),)
    # row 5 has no hit; its five misses of class 0 differ by 1, 1, 1, 0 and 3/4
    alone = relieff(X, y, label, n_neighbors=9, rows=np.array([5]))
    assert alone[0] == pytest.approx((1 + 1 + 1 + 0 + 0.75) / 5)
    # row 4: hits differ by 1/4, 1/4, 1/4, 3/4, the one miss by 3/4
    alone = relieff(X, y, label, n_neighbors=9, rows=np.array([4]))
    assert alone[0] == pytest.approx(0.75 - (0.25 * 3 + 0.75) / 4)


def test_blocks_and_samples(monkeypatch):
    random = np.random.default_rng(5)
    X, y = random.normal(size=(60, 4)), random.integers(0, 3, 60)
    attributes = tuple(Attribute(n) for n in "abcd")
    whole = relieff(X, y, attributes, n_neighbors=3)
    some = np.array([3, 7, 40])
    expected = literal_relieff(X, y, attributes, 3, some)
    np.testing.assert_allclose(
        relieff(X, y, attributes, n_neighbors=3, rows=some), expected, atol=1e-12
    )
    monkeypatch.setattr(module, "_BLOCK", 128)
    blocks = relieff(X, y, attributes, n_neighbors=3)
    np.testing.assert_allclose(blocks, whole, atol=1e-12)


def test_what_cannot_be_weighed_weighs_nothing():
    attributes = (Attribute("a"), Attribute("b"))
    X = np.array([[1.0, np.nan], [1.0, np.nan], [1.0, np.nan]])
    for y in ([0, 1, 0], [0, 0, 0], [-1, -1, -1]):
        assert relieff(X, np.array(y), attributes).tolist() == [0.0, 0.0]
    huge = np.array([[-1.7e308, 0.0], [1.7e308, 0.0], [-1.7e308, 1.0], [1.7e308, 1.0]])
    assert relieff(huge, np.array([0, 1, 0, 1]), attributes)[0] == 1.0
