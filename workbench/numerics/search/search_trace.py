"""Trace of the search of one query in a tree of rows, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api import FloatArray, IntArray
from workbench.numerics.search.comparisons import Comparisons


@dataclass(frozen=True, slots=True)
class SearchStep:
    """A node that a search came to, with the numbers of its decision.

    Attributes
    ----------
    node : int
    apart, less : float
        What the bound is made of, apart - less: the distance to a box and 0, |q - c| and
        r of a ball, |q - v| and mu of an inner part, mu and |q - v| of an outer one; 0
        and 0 for the root.
    bound : float
        No row below the node is nearer: apart - less with room for rounding, and no less
        than 0 for a ball.
    tau : float
        The k-th best distance so far; infinity while there are fewer.
    visited : bool
        Whether the bound is at most tau; else the node is pruned.
    rows : tuple of int
        Rows compared in the node.
    best : tuple of int
        The best rows after the step, nearest first, at most k.
    tau_after : float
        The k-th best distance after the step.
    rows_compared, centres_compared : int
        Comparisons up to the end of the step.
    """

    node: int
    apart: float
    less: float
    bound: float
    tau: float
    visited: bool
    rows: tuple[int, ...]
    best: tuple[int, ...]
    tau_after: float
    rows_compared: int
    centres_compared: int


@dataclass(frozen=True, eq=False, slots=True)
class SearchTrace:
    """All steps of the search of one query, and its answer.

    Attributes
    ----------
    steps : tuple of SearchStep
        In the order of the search; every child of a node that is visited has one.
    distances : ndarray, shape (k,)
        Ascending, ties by the lower row number.
    rows : ndarray of int64, shape (k,)
    counts : Comparisons
    """

    steps: tuple[SearchStep, ...]
    distances: FloatArray
    rows: IntArray
    counts: Comparisons
