"""A plane of rows cut by a tree, and the search of one query in it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.searching.measure_search import recall
from workbench.core.results.pictures.search_pictures import CutPicture, TracePicture
from workbench.numerics.search.ball_tree import BallTree
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.kd_tree import KDTree
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import scan
from workbench.numerics.search.search_trace import SearchTrace
from workbench.numerics.search.search_tree import NONE, SearchTree, members
from workbench.numerics.search.vp_tree import VPTree

#: Trees of more rows have cells that nobody can see.
MOST_ROWS = 5000
_MARGIN = 0.08  # around the rows, as a share of their spread
_CELLS = 384  # of the grid of regions, in each direction
#: Where the query is at first: a share of the spread of the rows.
_FIRST = (0.42, 0.56)


@dataclass(frozen=True, slots=True)
class PlaneAsked:
    """What is drawn.

    Attributes
    ----------
    structure : str
        ``kd-tree``, ``ball-tree`` or ``vp-tree``.
    leaf_size : int
    metric : str
        ``euclidean``, ``manhattan`` or ``chebyshev``.
    k : int
        Clipped to the rows there are.
    query : sequence of float, optional
        Near the middle of the rows if None.
    seed : int
        Of vantage points, of rows made, and of those drawn from too many.
    """

    structure: str = "kd-tree"
    leaf_size: int = 4
    metric: str = "euclidean"
    k: int = 5
    query: Sequence[float] | None = None
    seed: int = 1


def uniform_points(n: int, seed: int) -> FloatArray:
    """Return n uniform points of the unit square, shape (n, 2)."""
    return np.random.default_rng(seed).random((n, 2))


def data_points(
    data: Dataset, x: str, y: str, scale: str, seed: int
) -> tuple[FloatArray, IntArray]:
    """Return two attributes of the rows that have both, and the numbers of these rows.

    Of more than `MOST_ROWS` rows some are drawn.

    Raises
    ------
    Problem
        When no row has both, and for attributes that are no numbers.
    """
    names = [a.name for a in data.attributes]
    for name in (x, y):
        if name not in names or not data.attributes[names.index(name)].is_numeric:
            raise Problem(f"axis {name!r}", expected="a numeric attribute")
    columns = [names.index(name) for name in (x, y)]
    points = np.array(data.X[:, columns], dtype=np.float64)
    numbers = np.flatnonzero(np.isfinite(points).all(axis=1))
    if not len(numbers):
        raise Problem(f"no row has both {x} and {y}", where=data.name)
    if len(numbers) > MOST_ROWS:
        random = np.random.default_rng(seed)
        numbers = np.sort(random.choice(numbers, MOST_ROWS, replace=False))
    points = points[numbers]
    attributes = tuple(data.attributes[j] for j in columns)
    prepared = Preparation.fit(points, attributes, {"numeric"}, scale)
    return prepared.transform(points), numbers


def trace_picture(
    points: FloatArray,
    asked: PlaneAsked,
    numbers: IntArray | None = None,
    total: int | None = None,
) -> TracePicture:
    """Build a tree of points, and search the nearest of one query step by step.

    Parameters
    ----------
    points : ndarray, shape (n, 2)
    asked : PlaneAsked
    numbers : ndarray of int64, shape (n,), optional
        Which rows of their data set they are; the first n if None.
    total : int, optional
        Rows of the data set; n if None.

    Raises
    ------
    Problem
        For an unknown tree or metric, and k or a leaf below 1.
    """
    began = time.perf_counter()
    tree = _tree(points, asked)
    seconds = time.perf_counter() - began
    low, high = points.min(axis=0), points.max(axis=0)
    wide = np.where(high > low, high - low, 1.0)
    query = np.asarray(
        low + wide * _FIRST if asked.query is None else asked.query, dtype=np.float64
    )
    extent = np.concatenate([low - _MARGIN * wide, (1 + 2 * _MARGIN) * wide])
    cut = _cut(tree, points, extent, seconds, numbers, total)
    trace = tree.trace(query, asked.k)
    true, _ = scan(
        tree.space, tree.space.prepare(query[None]), np.array([NONE]),
        len(trace.rows), Comparisons(),
    )  # fmt: skip
    return _picture(cut, query, trace, recall(trace.distances[None], true))


def _tree(points: FloatArray, asked: PlaneAsked) -> SearchTree:
    if asked.leaf_size < 1:
        raise Problem(f"leaf_size = {asked.leaf_size}", expected="at least 1")
    space = SearchSpace(points, asked.metric)
    if asked.structure == KDTree.id:
        return KDTree(space, asked.leaf_size)
    if asked.structure == BallTree.id:
        return BallTree(space, asked.leaf_size)
    if asked.structure == VPTree.id:
        return VPTree(space, asked.leaf_size, asked.seed)
    raise Problem(
        f"a plane cut by {asked.structure}", expected="kd-tree, ball-tree or vp-tree"
    )


def _cut(
    tree: SearchTree,
    points: FloatArray,
    extent: FloatArray,
    seconds: float,
    numbers: IntArray | None,
    total: int | None,
) -> CutPicture:
    nodes = tree.n_nodes
    centres, radii = np.full((nodes, 2), np.nan), np.full(nodes, np.nan)
    vantage, regions = np.full(nodes, NONE), np.empty((0, 0), dtype=np.int64)
    if isinstance(tree, BallTree):
        centres, radii = tree.centres, tree.radii
    if isinstance(tree, VPTree):
        vantage = tree.vantage
        inner = vantage != NONE
        centres[inner], radii[inner] = points[vantage[inner]], tree.mu[inner]
        regions = leaf_regions(tree, extent)
    places, begins = members(tree.start, tree.stop)
    rows = points[tree.order[places]]
    return CutPicture(
        tree.id, tree.space.measure.distance.id, points,
        np.arange(len(points)) if numbers is None else numbers,
        len(points) if total is None else total,
        tree.order, tree.start, tree.stop, tree.left, tree.right,
        np.minimum.reduceat(rows, begins), np.maximum.reduceat(rows, begins),
        centres, radii, vantage, regions, extent, seconds,
    )  # fmt: skip


def leaf_regions(tree: VPTree, extent: FloatArray, cells: int = _CELLS) -> IntArray:
    """Return where on a plane the leaves of a tree are, shape (cells, cells).

    Parameters
    ----------
    extent : ndarray, shape (4,)
        Least x and y, width and height.

    Returns
    -------
    ndarray of int64
        `start` of the leaf that a query at the middle of each cell belongs to.
    """
    steps = (np.arange(cells) + 0.5) / cells
    x, y = extent[0] + steps * extent[2], extent[1] + steps * extent[3]
    grid = np.column_stack([np.tile(x, cells), np.repeat(y, cells)])
    places = tree.space.prepare(grid)
    node = np.zeros(len(grid), dtype=np.int64)
    going = np.arange(len(grid))
    while True:
        going = going[tree.left[node[going]] != NONE]
        if not len(going):
            return tree.start[node].reshape(cells, cells)
        here = node[going]
        apart = tree.space.to_rows(places, going, tree.vantage[here])
        inside = apart <= tree.mu[here]
        node[going] = np.where(inside, tree.left[here], tree.right[here])


def _picture(
    cut: CutPicture, query: FloatArray, trace: SearchTrace, share: float
) -> TracePicture:
    steps, k = trace.steps, len(trace.rows)
    best = np.full((len(steps), k), NONE)
    for i, step in enumerate(steps):
        best[i, : len(step.best)] = step.best
    return TracePicture(
        cut, query, k,
        np.array([s.node for s in steps], dtype=np.int64),
        np.array([s.apart for s in steps]), np.array([s.less for s in steps]),
        np.array([s.bound for s in steps]), np.array([s.tau for s in steps]),
        np.array([s.tau_after for s in steps]), np.array([s.visited for s in steps]),
        np.array([s.rows_compared for s in steps], dtype=np.int64),
        np.array([s.centres_compared for s in steps], dtype=np.int64),
        best, share,
    )  # fmt: skip
