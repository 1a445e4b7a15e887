"""Searches as the Search lab draws them: one query in a tree, and many dimensions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, eq=False, slots=True)
class CutPicture:
    """Rows on a plane, and the tree that cuts it.

    Attributes
    ----------
    structure : str
        ``kd-tree``, ``ball-tree`` or ``vp-tree``.
    metric : str
    points : ndarray, shape (n, 2)
    numbers : ndarray of int64, shape (n,)
        Which rows of the data set they are.
    total : int
        Rows of the data set.
    order : ndarray of int64, shape (n,)
        The points, those of a node side by side.
    start, stop : ndarray of int64, shape (nodes,)
        Where the points of a node are in `order`.
    left, right : ndarray of int64, shape (nodes,)
        The children, -1 in a leaf.
    low, high : ndarray, shape (nodes, 2)
        The boxes around the points of a node, without a vantage point of its own.
    centres : ndarray, shape (nodes, 2)
        Centres of balls, or vantage points; else NaN.
    radii : ndarray, shape (nodes,)
        Radii of balls, or mu; else NaN.
    vantage : ndarray of int64, shape (nodes,)
        The vantage point of a node, -1 if there is none.
    regions : ndarray of int64, shape (m, m) or (0, 0)
        Of a vantage-point tree: `start` of the leaf at each cell of a grid, from the
        lower left, a row for each y.
    extent : ndarray, shape (4,)
        Least x and y, width and height of the grid, and of the picture.
    seconds : float
        How long it took to build the tree.
    """

    structure: str
    metric: str
    points: FloatArray
    numbers: IntArray
    total: int
    order: IntArray
    start: IntArray
    stop: IntArray
    left: IntArray
    right: IntArray
    low: FloatArray
    high: FloatArray
    centres: FloatArray
    radii: FloatArray
    vantage: IntArray
    regions: IntArray
    extent: FloatArray
    seconds: float

    @property
    def n(self) -> int:
        """How many rows are drawn."""
        return len(self.points)

    def compared_in(self, node: int) -> IntArray:
        """Return the points that a visit of a node compares."""
        if self.left[node] < 0:
            return self.order[self.start[node] : self.stop[node]]
        return self.vantage[node : node + 1][self.vantage[node : node + 1] >= 0]


@dataclass(frozen=True, eq=False, slots=True)
class TracePicture:
    """The search of one query in the tree of a `CutPicture`, step by step.

    Attributes
    ----------
    cut : CutPicture
    query : ndarray, shape (2,)
    k : int
    node : ndarray of int64, shape (s,)
        The node of each step.
    apart, less, bound, tau, tau_after : ndarray, shape (s,)
    visited : ndarray of bool, shape (s,)
    rows_compared, centres_compared : ndarray of int64, shape (s,)
        See `workbench.numerics.search.search_trace.SearchStep`.
    best : ndarray of int64, shape (s, k)
        The best points after each step, -1 where nobody is found yet.
    recall : float
        Share of the answer that is no farther than the k-th nearest by brute force.
    """

    cut: CutPicture
    query: FloatArray
    k: int
    node: IntArray
    apart: FloatArray
    less: FloatArray
    bound: FloatArray
    tau: FloatArray
    tau_after: FloatArray
    visited: npt.NDArray[np.bool_]
    rows_compared: IntArray
    centres_compared: IntArray
    best: IntArray
    recall: float

    @property
    def n_steps(self) -> int:
        """How many steps the search has."""
        return len(self.node)


@dataclass(frozen=True, eq=False, slots=True)
class DimensionSweep:
    """What trees compare as the number of attributes grows.

    Attributes
    ----------
    structures : tuple of str
    dimensions : ndarray of int64, shape (m,)
    rows, centres : ndarray, shape (structures, m)
        Comparisons of a query on average, as shares of the rows; NaN: not yet measured.
    n, k, queries : int
        Rows, neighbours, and queries of each dimension.
    same : bool
        Whether all structures returned the rows of brute force, where measured.
    """

    structures: tuple[str, ...]
    dimensions: IntArray
    rows: FloatArray
    centres: FloatArray
    n: int
    k: int
    queries: int
    same: bool
