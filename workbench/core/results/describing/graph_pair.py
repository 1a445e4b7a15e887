"""Two graphs compared, and a shortest path in the first, as the window is told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GraphPair:
    """What makes one graph of another, and how far apart two of its nodes are.

    Attributes
    ----------
    nodes, other_nodes : tuple of str
        Sorted.
    edges, other_edges : tuple of (str, str)
        Sorted.
    cost : float or None
        Of the least edit, or of the best that is known; None where a graph cannot be read.
    exact : bool
        Whether no edit costs less.
    operations : tuple of (str, str)
        What is done and to what, as `workbench.numerics.objects.graphs.GraphEdit` has them.
    path : tuple of str
        The nodes of a shortest path in the first graph; empty without one.
    edit_complaint, path_complaint : str
        Why there is no exact edit, or no path.
    """

    nodes: tuple[str, ...] = ()
    other_nodes: tuple[str, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    other_edges: tuple[tuple[str, str], ...] = ()
    cost: float | None = None
    exact: bool = False
    operations: tuple[tuple[str, str], ...] = ()
    path: tuple[str, ...] = ()
    edit_complaint: str = ""
    path_complaint: str = ""
