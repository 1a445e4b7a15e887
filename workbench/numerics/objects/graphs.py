"""Distances in a graph and of graphs: the shortest path, and the least edit.

Graphs are undirected, without loops, their nodes named.

References
----------
J. B. Tenenbaum, V. de Silva, J. C. Langford (2000). A global geometric framework for
nonlinear dimensionality reduction. Science 290, 2319-2323.
Z. Abu-Aisheh et al. (2015). An exact graph edit distance algorithm for solving pattern
recognition problems. ICPRAM 2015, 271-278.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from workbench.api import Attribute, FloatArray, IntArray, Problem, check
from workbench.api.library import library
from workbench.numerics.neighbours.neighbours import neighbours

#: Nodes of the largest graph that is edited exactly: the work grows with their factorial.
MOST_NODES = 12
_SECONDS = 60.0  # after which an exact edit is given up
_CLIMBED = 60  # nodes of the largest graph whose bound is improved by swaps


@dataclass(frozen=True)
class Graph:
    """A graph without directions, loops and double edges.

    Attributes
    ----------
    nodes : frozenset of str
    edges : frozenset of frozenset of str
        Of two nodes each.
    """

    nodes: frozenset[str]
    edges: frozenset[frozenset[str]]

    @staticmethod
    def of(edges: Iterable[tuple[str, str]], nodes: Iterable[str] = ()) -> Graph:
        """Return the graph of some edges, and of nodes that have none.

        Raises
        ------
        Problem
            For an edge from a node to itself.
        """
        pairs = frozenset(frozenset(edge) for edge in edges)
        for pair in pairs:
            if len(pair) == 1:
                raise Problem(f"a loop at {next(iter(pair))!r}", expected="two nodes")
        return Graph(frozenset(nodes).union(*pairs), pairs)


def read_edge_list(text: str, where: str = "") -> Graph:
    """Read a graph: a line with two names for each edge, with one for a lone node.

    Names stand apart by spaces or a comma; what follows # is a remark.

    Raises
    ------
    Problem
        Naming the line with more names, or with one name twice.
    """
    edges, nodes = [], []
    for number, line in enumerate(text.splitlines(), 1):
        names = line.partition("#")[0].replace(",", " ").split()
        if len(names) > 2 or (len(names) == 2 and names[0] == names[1]):
            raise Problem(
                f"{line.strip()!r}"[:120], where=where, line=number,
                expected="an edge, two different names",
            )  # fmt: skip
        if len(names) == 2:
            edges.append((names[0], names[1]))
        nodes += names
    return Graph.of(edges, nodes)


def shortest_path(graph: Graph, start: str, end: str) -> tuple[str, ...]:
    """Return the nodes of a shortest path, both ends among them.

    Of equally short ones that whose nodes sort first from the start.

    Raises
    ------
    Problem
        For a node that is none, and nodes that no path joins.
    """
    for name in (start, end):
        if name not in graph.nodes:
            few = ", ".join(sorted(graph.nodes)[:12])
            raise Problem(f"no node {name!r}", expected=f"one of {few}")
    around: dict[str, list[str]] = {name: [] for name in sorted(graph.nodes)}
    for edge in graph.edges:
        one, other = edge
        around[one].append(other)
        around[other].append(one)
    before = {end: end}  # towards the end
    queue = deque([end])
    while queue and start not in before:
        node = queue.popleft()
        for other in sorted(around[node]):
            if other not in before:
                before[other] = node
                queue.append(other)
    if start not in before:
        raise Problem(
            f"no path from {start!r} to {end!r}", expected="a connected graph"
        )
    path = [start]
    while path[-1] != end:
        path.append(before[path[-1]])
    return tuple(path)


@dataclass(frozen=True)
class NeighbourGraph:
    """Rows joined to their nearest neighbours, and the shortest paths along the edges.

    Attributes
    ----------
    edges : csr_array, shape (n, n)
        Lengths; symmetric. An edge of length 0 is stored.
    """

    edges: Any

    @staticmethod
    def of(
        X: FloatArray,
        n_neighbors: int,
        attributes: Sequence[Attribute] | None = None,
        *,
        count: bool = False,
    ) -> NeighbourGraph:
        """Join two rows where one is among the k nearest (Euclidean) of the other.

        Parameters
        ----------
        X : ndarray, shape (n, d)
        attributes : sequence of Attribute, optional
            All numeric if None.
        count : bool
            Whether every edge has length 1; else that of the step.
        """
        n = len(X)
        d, found = neighbours(X, None, n_neighbors, attributes=attributes)
        start = np.repeat(np.arange(n), found.shape[1])
        end, length = found.ravel(), d.ravel()
        places = np.concatenate([start * n + end, end * n + start])
        places, first = np.unique(places, return_index=True)
        lengths = np.concatenate([length, length])[first]
        # sums of no two entries: zeros stay edges
        pairs = (places // n, places % n)
        data = np.ones(len(places)) if count else lengths
        return NeighbourGraph(csr_array((data, pairs), shape=(n, n)))

    def path(self, start: int, end: int) -> tuple[float, tuple[int, ...]]:
        """Return the length of a shortest path and its rows.

        Raises
        ------
        Problem
            When no path joins the rows.
        """
        lengths, before = dijkstra(
            self.edges, directed=False, indices=start, return_predecessors=True
        )
        if not np.isfinite(lengths[end]):
            raise _apart(start, end)
        path = [end]
        while path[-1] != start:
            path.append(int(before[path[-1]]))
        return float(lengths[end]), tuple(reversed(path))

    def among(self, rows: IntArray) -> FloatArray:
        """Return the lengths of the shortest paths among some rows, shape (r, r).

        Raises
        ------
        Problem
            When no path joins two of them.
        """
        check()
        lengths = dijkstra(self.edges, directed=False, indices=rows)[:, rows]
        if not np.isfinite(lengths).all():
            i, j = np.argwhere(~np.isfinite(lengths))[0]
            raise _apart(int(rows[i]), int(rows[j]))
        # sums along both ways round differently
        return np.asarray(np.minimum(lengths, lengths.T), dtype=np.float64)


def _apart(start: int, end: int) -> Problem:
    return Problem(
        f"no path from row {start} to row {end}", expected="a larger n_neighbors"
    )


@dataclass(frozen=True, slots=True)
class GraphEdit:
    """An edit of one graph into another.

    Attributes
    ----------
    cost : float
    operations : tuple of (str, str)
        What is done (`delete node`, `insert node`, `delete edge`, `insert edge`; each
        costs 1), or which node takes the place of which (`match nodes`; nothing), and to
        what.
    exact : bool
        Whether no edit costs less; else this one is a bound from above.
    least : float
        What every edit costs at least.
    """

    cost: float
    operations: tuple[tuple[str, str], ...]
    exact: bool
    least: float


def bound_edit(one: Graph, other: Graph, *, names: bool = True) -> GraphEdit:
    """Return an edit that is found fast: a bound of the least one.

    Where names matter, what has the same name is kept, and no edit costs less. Else nodes
    are matched by name or by degree, whichever is better, and pairs change partners as
    long as that helps.

    Parameters
    ----------
    names : bool
        Whether nodes are the same if their names are, and only then; else a node may
        take the place of any other.
    """
    if names:
        mapping = {node: node if node in other.nodes else None for node in one.nodes}
        return _edit_of(one, other, mapping, exact=True)
    return _edit_of(one, other, _good_match(one, other), exact=False)


def _good_match(one: Graph, other: Graph) -> dict[str, str | None]:
    """Match the nodes of two graphs; of the larger one some with nobody.

    A deleted and an inserted node may as well be matched, so the least edit is a
    permutation, the smaller graph filled up with nodes that have no edges.
    """
    common = sorted(one.nodes & other.nodes)
    left = [*common, *sorted(one.nodes - other.nodes)]
    right = [*common, *sorted(other.nodes - one.nodes)]
    n = max(len(left), len(right))
    A, B = _adjacency(one, left, n), _adjacency(other, right, n)
    by_degree = np.empty(n, np.int64)
    by_degree[np.argsort(A.sum(axis=1), kind="stable")] = np.argsort(
        B.sum(axis=1), kind="stable"
    )
    starts = (np.arange(n), by_degree)
    ends = [_improved(A, B, p) if n <= _CLIMBED else p for p in starts]
    best = min(ends, key=lambda p: int((B[np.ix_(p, p)] != A).sum()))
    return {
        node: right[best[i]] if best[i] < len(right) else None
        for i, node in enumerate(left)
    }


def _adjacency(graph: Graph, order: Sequence[str], n: int) -> npt.NDArray[np.bool_]:
    places = {node: i for i, node in enumerate(order)}
    table = np.zeros((n, n), dtype=bool)
    for edge in graph.edges:
        i, j = (places[node] for node in edge)
        table[i, j] = table[j, i] = True
    return table


def _improved(
    A: npt.NDArray[np.bool_], B: npt.NDArray[np.bool_], p: IntArray
) -> IntArray:
    """Swap the partners of two nodes as long as fewer edges differ."""
    p = p.copy()
    least = int((B[np.ix_(p, p)] != A).sum())
    better = True
    while better:
        better = False
        for i in range(len(p)):
            check()
            for j in range(i):
                p[[i, j]] = p[[j, i]]
                differ = int((B[np.ix_(p, p)] != A).sum())
                if differ < least:
                    least, better = differ, True
                else:
                    p[[i, j]] = p[[j, i]]
    return p


def _least_cost(one: Graph, other: Graph) -> float:
    """Return what every edit costs at least, by the sizes and the degrees."""
    n = max(len(one.nodes), len(other.nodes))
    degrees = [
        np.sort(_adjacency(graph, sorted(graph.nodes), n).sum(axis=1))
        for graph in (one, other)
    ]
    # an edge that comes or goes changes two degrees by one
    by_degree = math.ceil(int(np.abs(degrees[0] - degrees[1]).sum()) / 2)
    edges = max(abs(len(one.edges) - len(other.edges)), by_degree)
    return float(abs(len(one.nodes) - len(other.nodes)) + edges)


def least_edit(one: Graph, other: Graph, *, names: bool = True) -> GraphEdit:
    """Return the least edit that makes one graph of the other.

    Inserting or deleting a node or an edge costs 1; the edges of a node that goes are
    deleted, too.

    Parameters
    ----------
    names : bool
        As for `bound_edit`. Where they do not matter, all ways of matching nodes compete,
        as in networkx's ``graph_edit_distance``.

    Raises
    ------
    Problem
        For a graph of more than `MOST_NODES` nodes, and where a minute does not do; with
        the bound.
    """
    bound = bound_edit(one, other, names=names)
    sizes = f"graphs of {len(one.nodes)} and {len(other.nodes)} nodes"
    if max(len(one.nodes), len(other.nodes)) > MOST_NODES:
        raise Problem(
            f"the exact edit of {sizes}",
            expected=f"at most {MOST_NODES} nodes, or method=bound: {bound.cost:g}",
        )
    if bound.cost == bound.least:
        return replace(bound, exact=True)
    nx = library("networkx")
    started = time.monotonic()
    best: Sequence[tuple[str | None, str | None]] = ()
    for node_path, _, _ in nx.optimize_edit_paths(
        _as_networkx(one), _as_networkx(other),
        upper_bound=bound.cost, timeout=_SECONDS,
    ):  # fmt: skip
        check()
        best = node_path
    if time.monotonic() - started >= _SECONDS:
        raise Problem(
            f"no exact edit of {sizes} within {_SECONDS:g} s",
            expected=f"smaller graphs, or method=bound: {bound.cost:g}",
        )
    if not best:  # nothing below the bound
        return replace(bound, exact=True, least=bound.cost)
    mapping = {a: b for a, b in best if a is not None}
    return _edit_of(one, other, mapping, exact=True)


def _as_networkx(graph: Graph) -> Any:
    nx = library("networkx")
    made = nx.Graph()
    made.add_nodes_from(sorted(graph.nodes))
    made.add_edges_from(sorted(tuple(sorted(edge)) for edge in graph.edges))
    return made


def _edit_of(
    one: Graph, other: Graph, mapping: dict[str, str | None], *, exact: bool
) -> GraphEdit:
    """Return the edit in which nodes become those of a mapping, None for no one."""
    operations: list[tuple[str, str]] = []
    kept = set()
    for edge in sorted(one.edges, key=sorted):
        image = frozenset(mapping[node] for node in edge)
        if image in other.edges:
            kept.add(image)
        else:
            operations.append(("delete edge", _written(edge)))
    pairs = sorted(mapping.items())
    operations += [("delete node", node) for node, target in pairs if target is None]
    taken = {target for target in mapping.values() if target is not None}
    operations += [("insert node", node) for node in sorted(other.nodes - taken)]
    operations += [
        ("insert edge", _written(edge))
        for edge in sorted(other.edges - kept, key=sorted)
    ]
    matched = [
        ("match nodes", f"{node} = {target}")
        for node, target in pairs
        if target not in (None, node)
    ]
    cost = float(len(operations))
    least = cost if exact else _least_cost(one, other)
    return GraphEdit(cost, (*matched, *operations), exact, least)


def _written(edge: frozenset[str]) -> str:
    return " - ".join(sorted(edge))
