"""Two edge lists as they are typed: their least edit, and a path in the first."""

from __future__ import annotations

from workbench.api import Problem
from workbench.core.results.describing.graph_pair import GraphPair
from workbench.numerics.objects.graphs import (
    Graph,
    GraphEdit,
    bound_edit,
    least_edit,
    read_edge_list,
    shortest_path,
)

#: Nodes of the largest graph of which even a bound is looked for while somebody types.
MOST_TYPED = 60


def graph_pair(
    one: str, other: str, start: str, end: str, *, names: bool = True
) -> GraphPair:
    """Compare two graphs; what is wrong with a text is told, not raised.

    Parameters
    ----------
    one, other : str
        Edge lists, see `read_edge_list`.
    start, end : str
        Nodes of the first graph.
    names : bool
        Whether nodes are the same if their names are.
    """
    try:
        first = _read(one, "1")
        second = _read(other, "2")
    except Problem as problem:
        return GraphPair(edit_complaint=str(problem))
    edit, edit_complaint = _edit(first, second, names=names)
    path: tuple[str, ...] = ()
    path_complaint = ""
    try:
        path = shortest_path(first, start.strip(), end.strip())
    except Problem as problem:
        path_complaint = str(problem)
    return GraphPair(
        tuple(sorted(first.nodes)), tuple(sorted(second.nodes)),
        _edges(first), _edges(second),
        edit.cost, edit.exact, edit.operations, path,
        edit_complaint, path_complaint,
    )  # fmt: skip


def _read(text: str, where: str) -> Graph:
    graph = read_edge_list(text, where)
    if len(graph.nodes) > MOST_TYPED:
        raise Problem(
            f"{len(graph.nodes)} nodes", expected=f"at most {MOST_TYPED}", where=where
        )
    return graph


def _edit(one: Graph, other: Graph, *, names: bool) -> tuple[GraphEdit, str]:
    """Return the least edit, or a bound and why it is none."""
    try:
        return least_edit(one, other, names=names), ""
    except Problem as problem:
        return bound_edit(one, other, names=names), str(problem)


def _edges(graph: Graph) -> tuple[tuple[str, str], ...]:
    pairs = (sorted(edge) for edge in graph.edges)
    return tuple(sorted((a, b) for a, b in pairs))
