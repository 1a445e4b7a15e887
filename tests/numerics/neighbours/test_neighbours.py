"""Neighbours: the same rows as sorting all by (distance, row), found any way."""

from __future__ import annotations

import json
import tracemalloc
from contextlib import ExitStack
from fractions import Fraction
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.distance_cases import OF_PAIRS, options, readable
from support.examples import examples

from workbench.api import Attribute, Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.numerics.neighbours import neighbours as module
from workbench.numerics.neighbours.approximate_distances import _power
from workbench.numerics.neighbours.block_search import smallest
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import measure_for, pairwise
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import vote_weights, votes

LABELS = ("p", "q", "r")


def sort_all(table, k, own=False):
    """The answer by definition: every row sorted by (distance, row number)."""
    found = []
    for i, line in enumerate(table):
        others = [j for j in range(len(line)) if not (own and i == j)]
        found.append(sorted(others, key=lambda j, line=line: (line[j], j))[:k])
    return found


def exact_table(metric, Q, X, nominal):
    """Distances up to a monotone function, in fractions: ties are ties."""
    table = []
    for q in Q:
        line = []
        for x in X:
            g = [_gap(a, b, n, metric) for a, b, n in zip(q, x, nominal, strict=True)]
            if metric == "chebyshev":
                line.append(max(g))
            elif metric in ("manhattan", "hamming"):
                line.append(sum(g))
            else:
                line.append(sum(v * v for v in g))
        table.append(line)
    return table


def _gap(a, b, nominal, metric):
    known = a == a and b == b
    if nominal or metric == "hamming":
        return Fraction(int(not (known and a == b)))
    if metric == "heom":
        return Fraction(abs(a - b)) / 8 if known else Fraction(1)
    return Fraction(abs(a - b)) if known else Fraction(8)


def by(way):
    """Force one way to search on data of any size."""
    stack = ExitStack()
    tree, few = {"tree": (99, 0), "brute": (0, 0), "scan": (0, 10**9)}[way]
    stack.enter_context(patch.object(module, "_TREE_DIMENSIONS", tree))
    stack.enter_context(patch.object(module, "_FEW", few))
    stack.enter_context(patch.object(module, "_WIDEST", 24))
    stack.enter_context(patch.object(module, "_CHUNK", 7))
    return stack


def columns_of(draw, n, nominal, with_missing):
    cells = st.integers(0, 2) if nominal else st.integers(0, 8)
    values = draw(st.lists(cells, min_size=n, max_size=n))
    column = np.array(values, dtype=float)
    if with_missing:
        gone = draw(st.lists(st.booleans(), min_size=n, max_size=n))
        column[np.array(gone, dtype=bool)] = np.nan
    return column


@st.composite
def tables(draw, mixed):
    n, d = draw(st.integers(2, 40)), draw(st.integers(1, 3))
    nominal = [mixed and draw(st.booleans()) for _ in range(d)]
    missing = mixed and draw(st.booleans())
    columns = [columns_of(draw, n, nominal[j], missing) for j in range(d)]
    return np.column_stack(columns), nominal


@given(
    data=tables(mixed=True),
    metric=st.sampled_from(["euclidean", "manhattan", "chebyshev", "heom", "hamming"]),
    k=st.integers(1, 9),
    own=st.booleans(),
)
def test_mixed_rows_with_ties_and_duplicates(data, metric, k, own):
    X, nominal = data
    attributes = [
        Attribute(f"a{j}", "nominal", LABELS) if n else Attribute(f"a{j}")
        for j, n in enumerate(nominal)
    ]
    Q = X if own else X[::-1][:5]
    ranges = np.full(X.shape[1], 8.0)  # a power of two divides exactly
    d, i = neighbours(
        X, None if own else Q, k, metric=metric, attributes=attributes, ranges=ranges
    )
    assert i.tolist() == sort_all(exact_table(metric, Q, X, nominal), k, own)
    measure = measure_for(metric, X, attributes=attributes, ranges=ranges)
    table = pairwise(Q, X, measure)
    assert np.array_equal(d, np.take_along_axis(table, i, axis=1))


METRICS_OF_CELLS = ("euclidean", "manhattan", "chebyshev", "heom", "hamming")


@pytest.mark.parametrize("way", ["tree", "brute"])
@examples(0.6)
@given(
    data=tables(mixed=True),
    metric=st.sampled_from(METRICS_OF_CELLS),
    k=st.integers(1, 60),
    own=st.booleans(),
    copies=st.integers(1, 3),
    still=st.booleans(),
)
def test_labels_and_gaps_by_every_way(way, data, metric, k, own, copies, still):
    X, nominal = data
    X = np.tile(X, (copies, 1))
    if still:
        X[:, 0] = 0.0
    attributes = [
        Attribute(f"a{j}", "nominal", LABELS) if n else Attribute(f"a{j}")
        for j, n in enumerate(nominal)
    ]
    Q = X if own else X[::-1][:5]
    if not own and nominal[0]:
        Q = np.where(Q == 2.0, 7.0, Q)  # a label that no row has
    ranges = np.full(X.shape[1], 8.0)
    with by(way):
        d, i = neighbours(
            X, None if own else Q, k,
            metric=metric, attributes=attributes, ranges=ranges,
        )  # fmt: skip
    assert i.tolist() == sort_all(exact_table(metric, Q, X, nominal), k, own)
    measure = measure_for(metric, X, attributes=attributes, ranges=ranges)
    table = pairwise(Q, X, measure)
    np.testing.assert_allclose(d, np.take_along_axis(table, i, axis=1), rtol=1e-14)


def cells(n, d, seed, nominal=(), missing=0.0, labels=4):
    random = np.random.default_rng(seed)
    X = random.random((n, d)).round(2)
    for j in nominal:
        X[:, j] = random.integers(0, labels, n)
    X[random.random((n, d)) < missing] = np.nan
    return X


def assert_as_a_scan(X, Q, k, **options):
    """The rows and distances of a search are those of comparing all pairs."""
    found = neighbours(X, Q, k, **options)
    measure = measure_for(options.pop("metric"), X, **options)
    table = pairwise(X if Q is None else Q, X, measure)
    if Q is None:
        np.fill_diagonal(table, np.inf)
    d, i = smallest(table, k)
    assert np.array_equal(found[1], i)
    np.testing.assert_allclose(found[0], d, rtol=1e-14)


@pytest.fixture(
    params=[
        (210, 90),
        pytest.param(
            (700, 310), marks=pytest.mark.lane("whole", "ten times as many pairs")
        ),
    ],
    ids=lambda sizes: f"{sizes[0]}x{sizes[1]}",
)
def many(request, monkeypatch):
    """Rows and queries enough for a search; few are, where a search begins earlier."""
    rows, queries = request.param
    if rows < 700:
        monkeypatch.setattr(module, "_FEW", 90 * 200)
        monkeypatch.setattr(module, "_WIDEST", 40)  # so that some rows need a scan
    assert rows * queries > module._FEW
    return rows, queries


@pytest.mark.parametrize("missing", [0.0, 0.02, 0.4])
@pytest.mark.parametrize("nominal", [(), (0, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("metric", METRICS_OF_CELLS)
@pytest.mark.parametrize("d", [4, 10])
def test_many_rows_with_labels_and_gaps(d, metric, nominal, missing, many):
    X, Q = (cells(n, d, n, nominal, missing) for n in many)
    known = [
        Attribute(f"a{j}", "nominal", tuple("pqrs")) if j in nominal else Attribute("a")
        for j in range(d)
    ]
    for asked in (Q, None):
        assert_as_a_scan(X, asked, 5, metric=metric, attributes=known)


@pytest.mark.parametrize("missing", [0.0, 0.1])
@pytest.mark.parametrize(
    ("metric", "told"),
    [
        ("weighted", {"p": 1.0}),
        ("weighted", {"p": 2.0}),
        ("weighted", {"p": 0.5}),
        ("vdm", {"vdm_q": 1.0}),
        ("vdm", {"vdm_q": 2.0}),
        ("vdm", {"vdm_q": 0.5}),
        ("canberra", {}),
        ("custom", {}),
    ],
)
def test_labels_that_become_numbers_are_searched_exactly(metric, told, missing, many):
    d, nominal = 9, (0, 2, 5)
    X, Q = (cells(n, d, n, nominal, missing) for n in many)
    known = [
        Attribute(f"a{j}", "nominal", tuple("pqrs")) if j in nominal else
        Attribute(f"a{j}") for j in range(d)
    ]  # fmt: skip
    points = {f"a{j}": {"points": j + 1} for j in range(d)}
    told = told | {
        "attributes": known,
        "classes": np.arange(len(X)) % 3,
        "attribute_weights": " ".join(map(str, range(d))),
        "custom_points": json.dumps(points),
    }
    for asked in (Q, None):
        assert_as_a_scan(X, asked, 5, metric=metric, **told)


@pytest.mark.parametrize("metric", ["angle", "pearson", "cosine"])
@pytest.mark.parametrize("way", ["tree", "brute"])
def test_opposite_directions_are_ordered_exactly(metric, way):
    """Near pi an angle is steep: what a search takes for rounding must not hide it."""
    random = np.random.default_rng(6)
    X = random.normal(size=(300, 4))
    X[100:200] = -X[:100] + 1e-9 * random.normal(size=(100, 4))
    X[250:] = X[200:250] * random.integers(1, 5, (50, 1))  # ties
    with by(way):
        assert_as_a_scan(X, X[:100].copy(), 290, metric=metric)
        assert_as_a_scan(X, None, 7, metric=metric)


@pytest.mark.parametrize("metric", ["heom", "hamming"])
@pytest.mark.parametrize("labels", [2, 30, 400])
def test_columns_of_labels_only(metric, labels):
    X, Q = (cells(n, 3, n, (0, 1, 2), 0.01, labels) for n in (900, 300))
    known = [Attribute("a", "nominal", tuple(map(str, range(labels))))] * 3
    for asked in (Q, None):
        for k in (1, 40, 899):
            assert_as_a_scan(X, asked, k, metric=metric, attributes=known)


@pytest.mark.parametrize("p", [0.05, 0.5, 1.5, 2.3, 3.0, 3.5, 4.0, 7.0, 16.0, 40.0])
@pytest.mark.parametrize("digits", [1, 9])
def test_general_exponents_of_many_attributes(p, digits):
    X, Q = (np.random.default_rng(n).normal(size=(n, 10)) for n in (600, 350))
    assert_as_a_scan(X.round(digits), Q.round(digits), 4, metric="minkowski", p=p)


@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "heom", "cosine"])
@pytest.mark.parametrize("size", [1e-140, 1e-40, 1.0, 1e30, 1e140])
def test_numbers_of_every_size(metric, size):
    random = np.random.default_rng(4)
    X, Q = random.normal(size=(600, 10)) * size, random.normal(size=(350, 10)) * size
    X[5] *= 1e6  # single precision tells nothing of the others
    Q[3] *= 1e9
    assert_as_a_scan(X, Q, 3, metric=metric)


@pytest.mark.parametrize(
    ("metric", "p", "d", "nominal", "missing"),
    [
        ("heom", 2.0, 10, (0, 2, 4), 0.0),
        ("heom", 2.0, 10, (), 0.05),
        ("heom", 2.0, 4, (0, 2), 0.01),
        ("hamming", 2.0, 10, (0, 2, 4), 0.01),
        ("hamming", 2.0, 4, (0, 2), 0.0),
        ("euclidean", 2.0, 10, (1,), 0.05),
        ("manhattan", 2.0, 10, (1,), 0.05),
        ("minkowski", 3.0, 10, (), 0.0),
        ("minkowski", 2.3, 10, (), 0.0),
        ("minkowski", 40.0, 10, (), 0.0),
    ],
)
@pytest.mark.parametrize("own", [True, False])
def test_few_pairs_are_compared_exactly(metric, p, d, nominal, missing, own):
    """Labels, gaps and exponents are searched fast: nobody compares all pairs."""
    X, Q = (np.random.default_rng(n).random((n, d)) for n in (3000, 300))
    for rows in (X, Q):
        rows[:, nominal] = np.floor(rows[:, nominal] * 3)
        rows[np.random.default_rng(1).random(rows.shape) < missing] = np.nan
    known = [
        Attribute("a", "nominal", LABELS) if j in nominal else Attribute("a")
        for j in range(d)
    ]
    compared = []
    between = module.Measure.between

    def counted(measure, a, b):
        found = between(measure, a, b)
        compared.append(found.size)
        return found

    with patch.object(module.Measure, "between", counted):
        neighbours(X, None if own else Q, 5, metric=metric, p=p, attributes=known)
    asked = len(X) if own else len(Q)
    assert sum(compared) < asked * len(X) / 20


@pytest.mark.parametrize("p", [0.3, 1.7, 2.3, 7.9])
def test_logarithms_of_powers_lose_no_row(p):
    """Powers in single precision are wrong by less than the search allows for."""
    random = np.random.default_rng(7)
    X = random.random((4000, 12)) * 10.0 ** random.integers(-9, 1, (4000, 1))
    Q = X[:60] + 1e-6 * random.normal(size=(60, 12))
    table = np.array([(np.abs(X - q) ** p).sum(axis=1) ** (1 / p) for q in Q])
    expected = np.argsort(table, axis=1, kind="stable")[:, :5]
    with patch.object(module, "_FEW", 0):
        distances, rows = neighbours(X, Q, 5, metric="minkowski", p=p)
    np.testing.assert_array_equal(rows, expected)
    found = np.take_along_axis(table, expected, axis=1)
    np.testing.assert_allclose(distances, found, rtol=1e-12)


@pytest.mark.parametrize("p", [0.3, 1.7, 2.3, 7.9])
def test_a_power_through_logarithms_is_wrong_by_no_more_than_is_allowed_for(p):
    gaps = np.float32(10.0) ** np.linspace(-35, 3, 40_001, dtype=np.float32)
    expected = gaps.astype(np.float64) ** p
    told = expected > 1e-37
    found = _power(np.r_[np.float32(0), gaps], p, np.empty(40_002, np.float32))
    assert found[0] == 0.0
    wrong = np.abs(found[1:][told] / expected[told] - 1.0)
    assert wrong.max() < 8.0 * 80.0 * np.finfo(np.float32).eps


def test_a_sample_that_misleads():
    """Every row of the sample is far: nearly all others are candidates."""
    X = np.random.default_rng(4).random((8000, 9))
    X[::16] += 100.0
    assert_as_a_scan(X, X[1:41], 3, metric="euclidean")


@pytest.mark.parametrize(
    ("metric", "d"), [("euclidean", 3), ("heom", 12), ("manhattan", 12), ("cosine", 9)]
)
def test_a_prepared_search_answers_like_a_fresh_one(metric, d):
    X, Q = (cells(n, d, n) for n in (900, 300))
    search = module.NeighbourSearch(X, metric=metric)
    for queries, k in ((Q, 3), (Q[:2], 1), (None, 5), (Q, 20)):
        expected = neighbours(X, queries, k, metric=metric)
        found = search.nearest(queries, k)
        assert all(map(np.array_equal, found, expected))
    with pytest.raises(Problem, match="k = 0"):
        search.nearest(Q, 0)


@pytest.mark.parametrize("way", ["tree", "brute", "scan"])
@examples(0.4)
@given(
    data=tables(mixed=False),
    metric=st.sampled_from(["euclidean", "manhattan", "chebyshev"]),
    k=st.integers(1, 9),
    own=st.booleans(),
)
def test_every_way_of_searching_breaks_ties_by_row(way, data, metric, k, own):
    X, nominal = data
    # repeated, so that trees are worth building and the k-th is always tied
    X = np.tile(X, (3, 1))
    Q = X if own else X[:6] + 1.0
    with by(way):
        _, i = neighbours(X, None if own else Q, k, metric=metric)
    assert i.tolist() == sort_all(exact_table(metric, Q, X, nominal), k, own)


@pytest.mark.parametrize("way", ["tree", "brute", "scan"])
@pytest.mark.parametrize(
    ("metric", "p"),
    [(m, 2.0) for m in OF_PAIRS]
    + [("minkowski", p) for p in (0.4, 1.0, 1.5, 3.0, 60.0)]
    + [(m, p) for m in ("weighted", "vdm") for p in (0.5, 1.0, 1.5, 3.0)],
)
@pytest.mark.parametrize("own", [True, False])
def test_every_metric_is_the_sorted_table(way, metric, p, own):
    random = np.random.default_rng(12)
    X = np.vstack([random.normal(size=(60, 3)), random.integers(0, 3, (60, 3))])
    Q = X if own else random.normal(size=(25, 3)).round(1)
    X, Q = readable(metric, X), readable(metric, Q)
    told = options(metric, X, p)
    with by(way):
        d, i = neighbours(X, None if own else Q, 6, metric=metric, **told)
    table = pairwise(Q, X, measure_for(metric, X, **told))
    assert i.tolist() == sort_all(table.tolist(), 6, own)
    np.testing.assert_allclose(d, np.take_along_axis(table, i, 1), rtol=1e-14)


@pytest.mark.parametrize("way", ["tree", "brute"])
def test_digits_lost_in_a_matrix_product_do_not_change_the_order(way):
    random = np.random.default_rng(2)
    X = (
        1e8
        + random.integers(0, 4, (300, 5))
        + 2.0**-20 * random.integers(0, 3, (300, 5))
    )
    X[150] += 1e9  # far off: centring alone does not save the others
    with by(way):
        _, i = neighbours(X, None, 7)
    table = ((X[:, None] - X) ** 2).sum(axis=2)  # exact: few bits in each difference
    near = np.delete(np.arange(300), 150)
    expected = np.array(sort_all(table.tolist(), 7, own=True))
    assert np.array_equal(i[near], expected[near])


def test_all_rows_equal():
    X = np.ones((400, 2))
    d, i = neighbours(X, None, 3)
    assert not d.any()
    assert i[0].tolist() == [1, 2, 3]
    assert i[2].tolist() == [0, 1, 3]
    assert i[399].tolist() == [0, 1, 2]
    assert neighbours(X, X[:1], 3)[1].tolist() == [[0, 1, 2]]


def test_k_is_clipped_to_the_rows_there_are():
    X = np.arange(4.0)[:, None]
    assert neighbours(X, None, 9)[1].shape == (4, 3)
    assert neighbours(X, X[:2], 9)[1].tolist() == [[0, 1, 2, 3], [1, 0, 2, 3]]
    assert neighbours(X[:1], None, 9)[1].shape == (1, 0)
    assert neighbours(X, X[:0], 2)[0].shape == (0, 2)


def test_input_is_left_alone_and_may_be_read_only():
    X = np.random.default_rng(1).normal(size=(50, 2))
    before = X.copy()
    X.flags.writeable = False
    for metric in DISTANCES:
        rows, told = readable(metric, X), options(metric, X)
        neighbours(rows, rows, 3, metric=metric, **told)
        neighbours(np.asfortranarray(rows), None, 3, metric=metric, **told)
    assert np.array_equal(X, before)


def test_memory_is_bounded_by_blocks():
    X = np.random.default_rng(1).integers(0, 9, (4000, 10)).astype(float)
    tracemalloc.start()
    try:
        neighbours(X, None, 5, metric="hamming")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 64e6  # the whole table has 128 MB


class Impatient:
    """Someone who cancels after the second look."""

    looks = 0

    def progress(self, fraction, message):
        pass

    def partial(self, data):
        pass

    def cancelled(self):
        self.looks += 1
        return self.looks > 2


@pytest.mark.parametrize("metric", ["euclidean", "hamming"])
def test_cancel_is_noticed_between_chunks(metric):
    X = np.random.default_rng(1).normal(size=(40000, 2))[
        :: 1 if metric[0] == "e" else 8
    ]
    with reporting_to(Impatient()), pytest.raises(Cancelled):
        neighbours(X, None, 1, metric=metric)


def test_bad_questions_are_named():
    X = np.zeros((3, 2))
    with pytest.raises(Problem, match="k = 0"):
        neighbours(X, None, 0)
    with pytest.raises(Problem, match=r"shape \(3, 1\) \(expected 2 columns"):
        neighbours(X, X[:, :1], 1)
    with pytest.raises(Problem, match="metric 'taxi'"):
        neighbours(X, None, 1, metric="taxi")


@given(
    table=st.lists(
        st.lists(st.integers(0, 3), min_size=6, max_size=6), min_size=1, max_size=5
    ),
    k=st.integers(1, 6),
)
def test_smallest_is_a_stable_sort(table, k):
    values, columns = smallest(np.array(table, dtype=float), k)
    expected = np.argsort(np.array(table), axis=1, kind="stable")[:, :k]
    assert np.array_equal(columns, expected)
    assert np.array_equal(values, np.take_along_axis(np.array(table), expected, 1))


def test_vote_weights():
    d = np.array([[0.5, 1.0, 2.0], [0.0, 0.0, 3.0]])
    assert vote_weights(d, "uniform").tolist() == [[1, 1, 1], [1, 1, 1]]
    assert vote_weights(d, "rank").tolist() == [[3, 2, 1], [3, 2, 1]]
    assert vote_weights(d, "distance").tolist() == [[2, 1, 0.5], [1, 1, 0]]
    assert vote_weights(d, "squared").tolist() == [[4, 1, 0.25], [1, 1, 0]]
    # so near that 1/d² overflows is as good as 0
    assert vote_weights(np.array([[1e-200, 1.0]]), "squared").tolist() == [[1, 0]]
    with pytest.raises(Problem, match="expected one of uniform"):
        vote_weights(d, "heavy")


def test_votes_are_added_by_class_and_missing_classes_abstain():
    labels = np.array([[0, 2, 2], [1, -1, 0]])
    weights = np.array([[1.0, 0.5, 0.25], [2.0, 4.0, 8.0]])
    assert votes(labels, weights, 3).tolist() == [[1, 0, 0.75], [8, 2, 0]]
    assert votes(np.empty((2, 0), int), np.empty((2, 0)), 3).tolist() == [[0] * 3] * 2


@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "minkowski"])
def test_differences_too_large_to_square_still_have_neighbours(metric):
    rows = np.array([[1e300, 0.0], [-1e300, 0.0], [1e300, 1.0], [5.0, 5.0]] * 8)
    with np.errstate(over="ignore"):
        distances, found = neighbours(rows, rows, 3, metric=metric)
    assert found.max() < len(rows)
    assert (distances[:, 0] == 0).all()
