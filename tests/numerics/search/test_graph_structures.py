"""NN-descent and HNSW: searches by plain loops, graphs near the true one, refusals."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from scipy.spatial.distance import cdist
from support.structures import is_installed

from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.bundled.search_graph import HNSWSearch
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.hnsw import HNSW
from workbench.numerics.search.nn_descent import NNDescent
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import scan

needs_faiss = pytest.mark.skipif(
    not is_installed("hnsw"), reason="the extra ann is not installed"
)


@pytest.fixture
def rows():
    return np.random.default_rng(3).normal(size=(600, 5))


def recall(space, own, k, found):
    truth = scan(space, space.rows[own], own, k, Comparisons())[0]
    return (found[0] <= truth[:, -1:] * (1 + 1e-9)).mean()


# -- NN-descent ------------------------------------------------------------------------


def pool_search(X, edges, entries, query, size, k, own=-1):
    """Search as the docstring says, one query, by sorting lists."""
    to = cdist(query[None], X)[0]
    met = {row for row in entries if row != own}
    expanded = set()
    while True:
        pool = sorted(met, key=lambda row: (to[row], row))[:size]
        left = [row for row in pool if row not in expanded]
        if not left:
            return pool[:k], len(met)
        expanded.add(left[0])
        met |= {row for row in edges[left[0]].tolist() if row not in (-1, own)}


@pytest.mark.parametrize("own", [False, True])
def test_the_search_is_that_of_a_plain_loop(rows, own):
    structure = NNDescent(SearchSpace(rows), links=6, pool=8, starts=5)
    queries = rows[:40] if own else rows[:40] + 0.3
    itself = np.arange(40) if own else np.full(40, -1)
    counts = Comparisons()
    _, found = structure.nearest(queries, 4, counts, itself)
    compared = 0
    for i, query in enumerate(queries):
        expected, met = pool_search(
            rows, structure.edges, structure.entries, query, 8, 4, itself[i]
        )
        assert found[i].tolist() == expected
        compared += met
    assert counts.rows == compared
    assert counts.fallbacks == 0


def test_the_lists_are_nearly_the_true_ones(rows):
    space = SearchSpace(rows)
    structure = NNDescent(space, links=10)
    apart = cdist(rows, rows)
    np.fill_diagonal(apart, np.inf)
    lists = np.take_along_axis(apart, structure.neighbours, axis=1)
    assert np.isfinite(lists).all()  # nobody is its own neighbour
    assert (np.diff(lists, axis=1) >= 0).all()
    assert all(len(set(line)) == 10 for line in structure.neighbours.tolist())
    assert (lists <= np.sort(apart)[:, 9:10]).mean() > 0.98
    stopped = NNDescent(space, links=10, delta=1.0).neighbours  # after one round
    assert (np.take_along_axis(apart, stopped, axis=1) >= lists).all()
    assert (stopped != structure.neighbours).any()


def test_edges_join_both_ends(rows):
    structure = NNDescent(SearchSpace(rows), links=7)
    lists, edges = structure.neighbours, structure.edges
    assert np.array_equal(edges[:, :7], lists)
    for row in range(0, 600, 17):
        chosen_by = set(np.flatnonzero((lists == row).any(axis=1)).tolist())
        chosen_by -= set(lists[row].tolist())
        near = sorted(chosen_by, key=lambda j: (((rows[j] - rows[row]) ** 2).sum(), j))
        there = edges[row, 7:]
        assert there[there != -1].tolist() == near[:7]


def test_more_neighbours_than_the_pool_holds(rows):
    space = SearchSpace(rows)
    counts = Comparisons()
    distances, found = NNDescent(space, pool=2).nearest(rows[:30] + 0.1, 50, counts)
    assert found.shape == (30, 50)
    assert np.isfinite(distances).all()


def test_every_distance_and_missing_values():
    random = np.random.default_rng(2)
    X = np.c_[random.normal(size=(200, 2)), random.integers(0, 3, 200)]
    X[::9, 0] = np.nan
    kinds = [Attribute("a"), Attribute("b"), Attribute("c", "nominal", tuple("xyz"))]
    space = SearchSpace(X, "heom", attributes=kinds)
    own = np.arange(200)
    found = NNDescent(space).nearest(None, 3)
    assert recall(space, own, 3, found) > 0.95


def test_a_seed_makes_one_graph(rows):
    space = SearchSpace(rows)
    a, b, c = (NNDescent(space, links=3, random_state=s) for s in (1, 1, 2))
    assert np.array_equal(a.edges, b.edges)
    assert not np.array_equal(a.entries, c.entries)


@pytest.mark.lane("whole", "builds a graph of twenty thousand rows")
def test_letter(keel):
    space = SearchSpace(keel("letter"))
    own = np.arange(0, 20_000, 40)
    counts = Comparisons()
    found = NNDescent(space).nearest(space.rows[own], 5, counts, own)
    assert recall(space, own, 5, found) >= 0.95
    assert counts.rows < 0.06 * len(own) * 20_000


# -- HNSW ------------------------------------------------------------------------------


@pytest.fixture
def keel(shared_data):
    """Read a set of KEEL, min-max."""
    import workbench

    def read(name):
        (file,) = shared_data.glob(f"keel/**/{name}.dat")
        X = workbench.read(file).X
        return (X - X.min(axis=0)) / np.maximum(np.ptp(X, axis=0), 1e-300)

    return read


@needs_faiss
@pytest.mark.parametrize(
    "metric",
    ["euclidean", "manhattan", "chebyshev", "mahalanobis", "cosine", "pearson"],
)
def test_near_rows_under_every_distance_it_knows(rows, metric):
    space = SearchSpace(rows, metric)
    own = np.arange(len(rows))
    found = HNSW(space).nearest(None, 5)
    assert recall(space, own, 5, found) >= 0.99
    apart = space.measure.between(space.rows[:, None], space.rows[found[1]])
    assert np.array_equal(found[0], apart)  # in double precision
    assert not (found[1] == own[:, None]).any()


@needs_faiss
def test_as_the_library_by_itself(rows):
    """The same graph, counts and memory as faiss has where nobody stands between."""
    import faiss

    structure = HNSW(SearchSpace(rows), query_list=20)
    low, high = rows.min(axis=0), rows.max(axis=0)
    moved = ((rows - (low + high) / 2) / ((high - low).max() / 2)).astype(np.float32)
    bare = faiss.IndexHNSWFlat(5, 16)
    bare.hnsw.efConstruction, bare.hnsw.efSearch = 100, 20
    bare.hnsw.rng = faiss.RandomGenerator(1)
    threads = faiss.omp_get_max_threads()
    faiss.omp_set_num_threads(1)
    bare.add(moved)
    faiss.omp_set_num_threads(threads)
    faiss.cvar.hnsw_stats.reset()
    expected = bare.search(moved[:50], 4)[1]
    computed = faiss.cvar.hnsw_stats.ndis
    counts = Comparisons()
    _, found = structure.nearest(rows[:50], 4, counts)
    assert (np.sort(found) == np.sort(expected)).mean() > 0.99
    assert counts.rows == pytest.approx(computed, rel=0.02)
    assert structure.nbytes == pytest.approx(len(faiss.serialize_index(bare)), rel=0.02)


@needs_faiss
def test_a_longer_list_finds_more_and_costs_more():
    X = np.random.default_rng(5).random((3000, 24))
    space, own = SearchSpace(X), np.arange(300)
    shares, recalls = [], []
    for query_list in (5, 200):
        counts = Comparisons()
        structure = HNSW(space, links=4, build_list=20, query_list=query_list)
        found = structure.nearest(X[:300], 5, counts, own)
        recalls.append(recall(space, own, 5, found))
        shares.append(counts.rows)
    assert recalls[0] < 0.9 < recalls[1]
    assert 0 < shares[0] < shares[1]


@needs_faiss
@pytest.mark.parametrize("scale", [1e-200, 1e30, 1e150])
def test_numbers_that_single_precision_has_not(rows, scale):
    found = HNSW(SearchSpace(rows)).nearest(None, 3)[1]
    scaled = HNSW(SearchSpace(rows * scale)).nearest(None, 3)[1]
    assert (found == scaled).mean() > 0.99 or scale < 1e-150  # squares that vanish


@needs_faiss
@pytest.mark.parametrize("name", ["texture", "optdigits", "letter"])
@pytest.mark.lane("whole", "builds graphs of up to twenty thousand rows")
def test_recall_on_real_rows(keel, name):
    space = SearchSpace(keel(name))
    own = np.arange(0, space.n, 13)
    found = HNSW(space).nearest(space.rows[own], 5, own=own)
    assert recall(space, own, 5, found) >= 0.95


@needs_faiss
def test_what_it_refuses(rows):
    with pytest.raises(Problem, match="hnsw under heom"):
        HNSW(SearchSpace(rows, "heom"))
    rows[4, 1] = np.nan
    with pytest.raises(Problem, match="row 4 has a missing value"):
        HNSW(SearchSpace(rows))


def test_without_the_library_one_line_names_the_extra(rows, monkeypatch):
    monkeypatch.setitem(sys.modules, "faiss", None)
    expected = r"faiss is not installed.*pip install vecino-workbench\[ann\]"
    for call in (
        lambda: HNSWSearch().fit(rows),
        lambda: KNN(search="hnsw").fit(rows, rows[:, 0] > 0).predict(rows),
    ):
        with pytest.raises(Problem, match=expected) as caught:
            call()
        assert "\n" not in str(caught.value)
