"""Exact structures against a plain double loop: rows, order and ties."""

from __future__ import annotations

import math
from itertools import pairwise, product

import numpy as np
import pytest
from scipy.spatial.distance import cdist
from support.structures import marked

from workbench.api import Attribute, Problem
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.structures import STRUCTURES
from workbench.numerics.search.vp_tree import VPTree

EXACT = [id_ for id_, one in STRUCTURES.items() if one.exact]
TREES = ["kd-tree", "ball-tree", "vp-tree"]
CASES = 50
OTHERS = ("manhattan", "chebyshev", "minkowski", "canberra", "mahalanobis", "angle")


def by_loops(X, queries, k, own):
    """Sort all rows by (distance, row), one query after the other."""
    found = []
    for query, row in zip(queries, own, strict=True):
        others = [i for i in range(len(X)) if i != row]
        apart = {
            i: math.sqrt(sum((a - b) ** 2 for a, b in zip(X[i], query, strict=True)))
            for i in others
        }
        found.append(sorted(others, key=lambda i: (apart[i], i))[:k])
    return np.array(found)


@pytest.mark.parametrize("id_", EXACT)
def test_the_rows_of_brute_force_with_ties(id_):
    random = np.random.default_rng(19)
    for _ in range(CASES):
        n, d = random.integers(2, 60), random.integers(1, 5)
        X = random.integers(0, 4, (n, d)).astype(float)
        queries = random.integers(0, 5, (4, d)).astype(float)
        own = np.array([-1, -1, 0, n - 1])
        queries[2], queries[3] = X[0], X[n - 1]
        k = int(random.integers(1, 8))
        _, rows = STRUCTURES[id_](SearchSpace(X)).nearest(queries, k, own=own)
        expected = by_loops(X, queries, min(k, n - 1), own)
        assert np.array_equal(rows, expected)


@pytest.mark.parametrize(
    ("id_", "metric"),
    [
        pair
        for pair in product(EXACT, OTHERS)
        if pair != ("ball-tree", "angle")  # directions have no mean
    ],
)
def test_the_rows_of_brute_force_under_other_distances(id_, metric):
    random = np.random.default_rng(7)
    X, queries = random.normal(size=(80, 3)), random.normal(size=(20, 3))
    space = SearchSpace(X, metric, 3.0)
    distances, rows = STRUCTURES[id_](space).nearest(queries, 6)
    covariance = np.linalg.inv(np.cov(X, rowvar=False))
    table = {
        "manhattan": lambda: cdist(queries, X, "cityblock"),
        "chebyshev": lambda: cdist(queries, X, "chebyshev"),
        "minkowski": lambda: cdist(queries, X, "minkowski", p=3),
        "canberra": lambda: cdist(queries, X, "canberra"),
        "mahalanobis": lambda: cdist(queries, X, "mahalanobis", VI=covariance),
        "angle": lambda: np.arccos(1 - cdist(queries, X, "cosine")),
    }[metric]()
    assert np.array_equal(rows, table.argsort(axis=1)[:, :6])
    assert distances == pytest.approx(np.sort(table, axis=1)[:, :6], rel=1e-6)


@pytest.mark.parametrize("id_", EXACT)
def test_labels_and_missing_values(id_):
    random = np.random.default_rng(3)
    X = random.integers(0, 3, (60, 4)).astype(float)
    X[random.random(X.shape) < 0.2] = np.nan
    columns = [
        Attribute("a"),
        Attribute("b"),
        *(Attribute(n, "nominal", ("x", "y", "z")) for n in "cd"),
    ]
    space = SearchSpace(X, "heom", attributes=columns)
    found = STRUCTURES[id_](space).nearest(None, 5)
    # by hand: Wilson and Martinez (1997), eq. 12-14
    ranges = np.nanmax(X, axis=0) - np.nanmin(X, axis=0)
    for i in range(len(X)):
        apart = []
        for other in range(len(X)):
            total = 0.0
            for j in range(4):
                a, b = X[i, j], X[other, j]
                if math.isnan(a) or math.isnan(b):
                    total += 1.0
                else:
                    total += float(a != b) if j > 1 else (abs(a - b) / ranges[j]) ** 2
            apart.append((math.sqrt(total), other))
        expected = [row for _, row in sorted(p for p in apart if p[1] != i)[:5]]
        assert found[1][i].tolist() == expected


@pytest.mark.parametrize("id_", marked(STRUCTURES))
@pytest.mark.parametrize("n", [2, 300])
def test_rows_all_alike(id_, n):
    structure = STRUCTURES[id_](SearchSpace(np.ones((n, 2))))
    distances, rows = structure.nearest(None, 1)
    assert (distances == 0).all()
    if structure.exact:
        assert rows[:, 0].tolist() == [1] + [0] * (n - 1)


@pytest.mark.parametrize("id_", EXACT)
def test_distances_beyond_the_largest_number(id_):
    X = np.array([[0.0, 0.0], [1e200, 1e200], [2e200, 0.0], [1.0, 0.0]])
    with np.errstate(over="ignore"):
        _, rows = STRUCTURES[id_](SearchSpace(X)).nearest(X[:1], 4)
    assert sorted(rows[0].tolist()) == [0, 1, 2, 3]
    assert rows[0, :2].tolist() == [0, 3]


@pytest.mark.parametrize("id_", ["ball-tree", "vp-tree"])
@pytest.mark.parametrize("metric", ["cosine", "pearson", "minkowski"])
def test_a_tree_refuses_what_is_no_metric_with_three_rows(id_, metric):
    space = SearchSpace(np.eye(3), metric, 0.5)
    with pytest.raises(
        Problem, match=rf"{id_} under {metric}.*d\(.*\) = .* > "
    ) as told:
        STRUCTURES[id_](space)
    assert "\n" not in str(told.value)


def test_what_needs_no_triangle_searches_without_it():
    X = np.random.default_rng(1).normal(size=(70, 3))
    space = SearchSpace(X, "minkowski", 0.5)
    brute = STRUCTURES["brute"](space).nearest(None, 4)[1]
    for id_ in ("kd-tree", "partial-distance"):
        assert np.array_equal(STRUCTURES[id_](space).nearest(None, 4)[1], brute)


@pytest.mark.parametrize("id_", ["kd-tree", "partial-distance", "ball-tree"])
def test_sets_have_no_coordinates(id_):
    space = SearchSpace(np.eye(4), "jaccard")
    with pytest.raises(Problem, match=f"{id_} under jaccard"):
        STRUCTURES[id_](space)
    assert STRUCTURES["vp-tree"](space).nearest(None, 2)[1].shape == (4, 2)


def test_lists_of_neighbours_are_refused():
    with pytest.raises(Problem, match="under shared"):
        SearchSpace(np.eye(4), "shared")


def share(id_, d, n=1000, asked=200):
    """Return rows, and all comparisons, as shares of n: uniform, k = 5."""
    random = np.random.default_rng(0)
    counts = Comparisons()
    structure = STRUCTURES[id_](SearchSpace(random.random((n, d))))
    structure.nearest(random.random((asked, d)), 5, counts)
    return counts.rows / (n * asked), (counts.rows + counts.centres) / (n * asked)


@pytest.mark.parametrize(
    ("id_", "shares"),
    [
        ("kd-tree", {2: 0.011, 4: 0.021, 8: 0.053, 16: 0.23, 32: 0.71}),
        ("ball-tree", {2: 0.067, 4: 0.21, 8: 0.80, 16: 1.7, 32: 2.0}),
    ],
)
def test_dimensions_cost_what_others_measured(id_, shares):
    """As scikit-learn's trees count with leaves of one row."""
    for d, expected in shares.items():
        assert share(id_, d)[1] == pytest.approx(expected, rel=0.2)


def test_vantage_points_do_not_resist_dimension_better_than_boxes():
    assert share("vp-tree", 8)[0] == pytest.approx(0.77, rel=0.2)
    assert share("kd-tree", 8)[0] < 0.1


def test_the_rule_of_the_vantage_point_tree():
    """Depth first by recursion, with the two inequalities as they are written."""
    random = np.random.default_rng(5)
    X, queries = random.random((120, 3)), random.random((30, 3))
    tree = VPTree(SearchSpace(X), leaf_size=1)
    counts = Comparisons()
    _, rows = tree.nearest(queries, 3, counts)
    compared = 0

    def search(node, query, best):
        nonlocal compared
        own = tree.compared_in(node)
        for row in own:
            compared += 1
            best.append((float(np.sqrt(((X[row] - query) ** 2).sum())), row))
        best.sort()
        del best[3:]
        if tree.left[node] < 0:
            return
        d, mu = float(np.sqrt(((X[own[0]] - query) ** 2).sum())), tree.mu[node]

        def tau():
            return best[2][0] if len(best) == 3 else math.inf

        parts = [
            (tree.left[node], lambda: d - tau() <= mu),
            (tree.right[node], lambda: d + tau() > mu),
        ]
        for child, visit in parts if d <= mu else parts[::-1]:
            if visit():
                search(child, query, best)

    for query, found in zip(queries, rows, strict=True):
        best: list = []
        search(0, query, best)
        assert [row for _, row in best] == found.tolist()
    assert counts.rows == compared


def test_vantage_points_halve_their_rows():
    X = np.random.default_rng(2).random((200, 2))
    tree = VPTree(SearchSpace(X), leaf_size=1)
    for node in np.flatnonzero(tree.vantage >= 0):
        v, (left, right) = tree.vantage[node], (tree.left[node], tree.right[node])
        inner = tree.order[tree.start[left] : tree.stop[left]]
        outer = tree.order[tree.start[right] : tree.stop[right]]
        assert (cdist(X[[v]], X[inner]) <= tree.mu[node]).all()
        assert (cdist(X[[v]], X[outer]) > tree.mu[node]).all()
        assert abs(len(inner) - len(outer)) <= 2
        assert v not in inner
        assert v not in outer


def test_partial_sums_stop_when_they_reach_the_best():
    """Counted by a plain loop."""
    random = np.random.default_rng(4)
    X, query = random.integers(0, 5, (50, 6)).astype(float), random.integers(0, 5, 6)
    best, terms = [], 0
    for row, x in enumerate(X):
        total = 0.0
        limit = best[2][0] if len(best) == 3 else math.inf
        for a, b in zip(x, query, strict=True):
            terms += 1
            total += (a - b) ** 2
            if total >= limit:
                break
        else:
            best = sorted([*best, (total, row)])[:3]
    counts = Comparisons()
    found = STRUCTURES["partial-distance"](SearchSpace(X)).nearest(
        query[None].astype(float), 3, counts
    )
    assert found[1][0].tolist() == [row for _, row in best]
    assert counts.terms == terms
    assert counts.rows == 50


@pytest.mark.parametrize("id_", TREES)
def test_a_trace_is_the_search(id_):
    random = np.random.default_rng(8)
    X, query = random.random((90, 2)), random.random(2)
    tree = STRUCTURES[id_](SearchSpace(X), leaf_size=1)
    counts = Comparisons()
    distances, rows = tree.nearest(query[None], 4, counts)
    visits = tree.trace(query, 4).steps
    assert [v.visited for v in visits] == [v.bound <= v.tau for v in visits]
    compared = [row for v in visits for row in v.rows]
    assert len(compared) == counts.rows
    assert set(rows[0]) <= set(compared)
    taus = [v.tau for v in visits]
    assert all(a >= b for a, b in pairwise(taus))
    # nothing nearer lies below what was pruned
    for visit in visits:
        if not visit.visited:
            below = tree.order[tree.start[visit.node] : tree.stop[visit.node]]
            assert (cdist(query[None], X[below]) > distances[0, -1]).all()
    assert any(not v.visited for v in visits)


def test_k_and_columns_are_checked():
    structure = STRUCTURES["kd-tree"](SearchSpace(np.eye(3)))
    with pytest.raises(Problem, match="k = 0"):
        structure.nearest(None, 0)
    assert structure.nearest(None, 9)[1].shape == (3, 2)
    assert structure.nearest(np.eye(3), 9)[1].shape == (3, 3)
