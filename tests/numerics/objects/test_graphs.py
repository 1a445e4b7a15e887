"""Paths and edits of graphs against networkx."""

from __future__ import annotations

from itertools import pairwise

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cdist
from support.examples import examples

from workbench.api import Problem
from workbench.numerics.objects import graphs as module
from workbench.numerics.objects.graphs import (
    Graph,
    NeighbourGraph,
    bound_edit,
    least_edit,
    read_edge_list,
    shortest_path,
)

pairs = st.tuples(st.sampled_from("abcde"), st.sampled_from("abcdef"))
graphs = st.builds(
    Graph.of,
    st.lists(pairs.filter(lambda pair: pair[0] != pair[1]), max_size=6),
    st.lists(st.sampled_from("abcdef"), max_size=2),
)


def as_networkx(graph):
    made = nx.Graph()
    made.add_nodes_from(graph.nodes)
    made.add_edges_from(tuple(edge) for edge in graph.edges)
    return made


def edited(graph, edit):
    """Carry the operations out, one after the other."""
    names = {}
    made = as_networkx(graph)
    for operation, what in edit.operations:
        if operation == "match nodes":
            old, new = what.split(" = ")
            names[old] = new
    for operation, what in edit.operations:
        if operation == "delete edge":
            made.remove_edge(*what.split(" - "))
        elif operation == "delete node":
            assert made.degree(what) == 0
            made.remove_node(what)
    made = nx.relabel_nodes(made, names)
    for operation, what in edit.operations:
        if operation == "insert node":
            assert what not in made
            made.add_node(what)
        elif operation == "insert edge":
            made.add_edge(*what.split(" - "))
    return made


@examples(0.5)
@given(graphs, graphs)
def test_the_least_edit_is_that_of_networkx(one, other):
    edit = least_edit(one, other, names=False)
    expected = nx.graph_edit_distance(as_networkx(one), as_networkx(other))
    assert edit.cost == expected
    assert edit.exact
    steps = [op for op, _ in edit.operations if op != "match nodes"]
    assert len(steps) == edit.cost
    assert nx.utils.graphs_equal(edited(one, edit), as_networkx(other))
    bound = bound_edit(one, other, names=False)
    assert bound.least <= expected <= bound.cost
    assert nx.utils.graphs_equal(edited(one, bound), as_networkx(other))


@given(graphs, graphs, graphs)
def test_with_names_what_only_one_has_is_counted(one, other, third):
    edit = least_edit(one, other)
    assert edit.cost == len(one.nodes ^ other.nodes) + len(one.edges ^ other.edges)
    assert nx.utils.graphs_equal(edited(one, edit), as_networkx(other))
    round_ = edit.cost + least_edit(other, third).cost
    assert least_edit(one, third).cost <= round_


def test_the_edit_of_the_notes():
    """Edge e1, node n1 and edge e2 go, edge e4, node n2 and edge e3 come: 6."""
    one = read_edge_list("a b\nb c\nc d\nd n1\na c")
    other = read_edge_list("a b\nb c\nc d\nb d\na n2")
    edit = least_edit(one, other)
    assert edit.cost == 6
    assert sorted(edit.operations) == [
        ("delete edge", "a - c"), ("delete edge", "d - n1"), ("delete node", "n1"),
        ("insert edge", "a - n2"), ("insert edge", "b - d"), ("insert node", "n2"),
    ]  # fmt: skip


def test_a_large_graph_is_refused_with_its_bound():
    ring = Graph.of((str(i), str((i + 1) % 13)) for i in range(13))
    path = Graph.of((str(i), str(i + 1)) for i in range(12))
    for names in (True, False):
        with pytest.raises(Problem, match="at most 12 nodes, or method=bound: 1"):
            least_edit(ring, path, names=names)
    assert bound_edit(ring, path, names=False).cost == 1


def test_a_bound_between_large_graphs_finds_what_is_the_same():
    ring = Graph.of((f"r{i}", f"r{(i + 1) % 30}") for i in range(30))
    turned = Graph.of((f"t{i * 7 % 30}", f"t{(i + 1) * 7 % 30}") for i in range(30))
    star = Graph.of(("s0", f"s{i}") for i in range(1, 31))
    assert bound_edit(star, star, names=False).cost == 0
    found = bound_edit(ring, turned, names=False)
    assert found.least == 0 <= found.cost <= 30
    # a node comes; degrees 0 and 30 times 2 become 30 times 1 and 30: 58 ends of edges
    assert bound_edit(ring, star, names=False).least == 1 + 29


def test_an_edit_that_takes_too_long_is_given_up_with_its_bound(monkeypatch):
    monkeypatch.setattr(module, "_SECONDS", 1e-9)
    one = Graph.of(zip("abcdefgh", "bcdefgha", strict=True))
    edges = ("ab", "ac", "ad", "bc", "ef", "fg", "eg", "gh")
    other = Graph.of((edge[0], edge[1]) for edge in edges)
    with pytest.raises(Problem, match=r"within 1e-09 s .* method=bound: \d"):
        least_edit(one, other, names=False)


@given(graphs)
def test_geodesics_are_those_of_networkx(graph):
    lengths = dict(nx.all_pairs_shortest_path_length(as_networkx(graph)))
    for one in graph.nodes:
        for other in graph.nodes:
            if other not in lengths[one]:
                with pytest.raises(Problem, match="no path"):
                    shortest_path(graph, one, other)
                continue
            path = shortest_path(graph, one, other)
            assert (path[0], path[-1]) == (one, other)
            assert len(path) - 1 == lengths[one][other]
            steps = pairwise(path)
            assert all(frozenset(step) in graph.edges for step in steps)


def test_edge_lists():
    graph = read_edge_list("# remark\na b  # one\n\nb,c\nlone\nb a\n")
    assert graph.nodes == {"a", "b", "c", "lone"}
    assert graph.edges == {frozenset("ab"), frozenset("bc")}
    assert read_edge_list("").nodes == frozenset()
    with pytest.raises(Problem, match=r"g\.txt:2: 'a b c'"):
        read_edge_list("a b\na b c", "g.txt")
    with pytest.raises(Problem, match="two different names"):
        read_edge_list("a a")
    with pytest.raises(Problem, match="a loop at 'a'"):
        Graph.of([("a", "a")])
    with pytest.raises(Problem, match="no node 'z'"):
        shortest_path(graph, "a", "z")


@pytest.mark.parametrize("count", [True, False])
@pytest.mark.parametrize("k", [3, 6])
def test_paths_along_neighbours(count, k):
    """Floyd and Warshall over the neighbours of a sort."""
    X = np.random.default_rng(2).integers(0, 7, (60, 2)).astype(float)  # duplicates
    D = cdist(X, X)
    expected = np.where(np.eye(60, dtype=bool), 0.0, np.inf)
    for i in range(60):
        order = sorted((j for j in range(60) if j != i), key=lambda j: (D[i, j], j))
        for j in order[:k]:
            expected[i, j] = expected[j, i] = 1.0 if count else D[i, j]
    for m in range(60):
        expected = np.minimum(expected, expected[:, [m]] + expected[m])
    graph = NeighbourGraph.of(X, k, count=count)
    reached = np.flatnonzero(np.isfinite(expected[0]))
    table = graph.among(reached)
    np.testing.assert_allclose(table, expected[np.ix_(reached, reached)], atol=1e-12)
    for end in reached[:20]:
        length, path = graph.path(0, int(end))
        assert length == pytest.approx(expected[0, end])
        assert (path[0], path[-1]) == (0, end)
        steps = [graph.edges[a, b] for a, b in pairwise(path)]
        assert sum(steps) == pytest.approx(length)


def test_rows_that_no_path_joins():
    X = np.array([[0.0], [0.1], [9.0], [9.1]])
    graph = NeighbourGraph.of(X, 1)
    with pytest.raises(Problem, match="larger n_neighbors"):
        graph.path(0, 3)
    with pytest.raises(Problem, match="no path from row 0 to row 2"):
        graph.among(np.arange(4))
