"""Proximity graphs: which contains which, and against a triple loop."""

import numpy as np
import pytest
from scipy.sparse.csgraph import minimum_spanning_tree
from scipy.spatial.distance import cdist

from workbench.numerics.prototypes.proximity_graphs import delaunay_edges, graph_edges


def pairs(edges):
    return {(int(i), int(j)) for i, j in edges}


@pytest.mark.parametrize("d", [1, 2, 3, 4])
@pytest.mark.parametrize("grid", [False, True])
def test_each_graph_is_in_the_next(d, grid):
    random = np.random.default_rng(d)
    X = random.random((60, d))
    if grid:
        X = np.unique(random.integers(0, 5, (60, d)), axis=0).astype(float)
    D = cdist(X, X)
    relative, gabriel = (
        pairs(graph_edges(D, kind)) for kind in ("relative-neighbour", "gabriel")
    )
    tree = minimum_spanning_tree(D).tocoo()
    spanning = {
        (min(e), max(e)) for e in zip(tree.row.tolist(), tree.col.tolist(), strict=True)
    }
    assert spanning <= relative <= gabriel <= pairs(delaunay_edges(X))
    assert len(gabriel) < len(X) * (len(X) - 1) / 2


@pytest.mark.parametrize("kind", ["gabriel", "relative-neighbour"])
def test_a_triple_loop_finds_the_same(kind):
    X = np.random.default_rng(7).random((40, 5))
    D = cdist(X, X)
    expected = set()
    for i in range(40):
        for j in range(i + 1, 40):
            rest = [r for r in range(40) if r not in (i, j)]
            parted = (
                any(D[i, r] ** 2 + D[r, j] ** 2 <= D[i, j] ** 2 for r in rest)
                if kind == "gabriel"
                else any(max(D[i, r], D[r, j]) < D[i, j] for r in rest)
            )
            if not parted:
                expected.add((i, j))
    assert pairs(graph_edges(D, kind)) == expected


def test_points_in_a_plane_of_space():
    X = np.random.default_rng(3).random((30, 2))
    flat = X @ np.array([[1.0, 2.0, 0.5], [0.0, 1.0, -1.0]])
    assert len(delaunay_edges(flat)) >= 29
    line = np.outer(np.arange(5.0), [1.0, 2.0])
    assert pairs(delaunay_edges(line)) == {(i, i + 1) for i in range(4)}
    assert pairs(delaunay_edges(line[:1])) == set()
