"""Pruning of a grown tree: collapsing, by confidence, by reduced errors."""

from __future__ import annotations

from functools import cache
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

from .training_table import Sample, Table
from .trees import TOLERANCE, Branching, FlatTree, majorities

#: A subtree whose training errors are within this of its leaf's becomes the leaf.
COLLAPSE_SLACK = 1e-3
#: A simpler tree may have this many estimated errors more and still be preferred.
PRUNING_SLACK = 0.1

BoolArray = npt.NDArray[np.bool_]


def errors_of(counts: FloatArray) -> FloatArray:
    """Return the weight of other classes than the heaviest, shape (nodes,)."""
    counts = np.asarray(counts)
    heaviest = counts[np.arange(len(counts)), majorities(counts)]
    return np.asarray(counts.sum(axis=1) - heaviest)


def added_errors(
    total: npt.ArrayLike, errors: npt.ArrayLike, confidence: float
) -> FloatArray:
    """Return what the upper confidence limit adds to the errors of leaves.

    The limit is the binomial one for no error, interpolated up to one error, and the
    normal one with continuity correction beyond (Quinlan 1993, chapter 4).

    Parameters
    ----------
    total, errors : array-like, shape (n,)
        Weight of the rows, above 0, and of those of other classes than the heaviest.
    confidence : float
        Above 0 and at most 0.5.
    """
    n, e = np.broadcast_arrays(*map(np.asarray, (total, errors)))
    none = n * (1 - confidence ** (1 / n))
    z = _upper_quantile(confidence)

    def beyond(e: FloatArray) -> FloatArray:
        """Return the errors beyond e that a normal approximation expects."""
        f = np.minimum((e + 0.5) / n, 1.0)
        root = np.sqrt(f / n - f * f / n + z * z / (4 * n * n))
        limit = (f + z * z / (2 * n) + z * root) / (1 + z * z / n)
        return np.where(e + 0.5 >= n, np.maximum(n - e, 0.0), limit * n - e)

    one = beyond(np.ones_like(n, dtype=np.float64))
    return np.where(e < 1, none + e * (one - none), beyond(e))


@cache
def _upper_quantile(confidence: float) -> float:
    return NormalDist().inv_cdf(1 - confidence)


def with_nodes_replaced(
    tree: FlatTree, stands: IntArray, ends: BoolArray
) -> tuple[FlatTree, IntArray]:
    """Return a tree with other nodes in some places, and which nodes are left.

    Parameters
    ----------
    stands : ndarray of int64, shape (nodes,)
        The node that stands in each node's place.
    ends : ndarray of bool, shape (nodes,)
        Which nodes have become leaves.
    """
    levels, level = [], stands[:1]
    while len(level):
        levels.append(level)
        level = stands[children_of(tree.tests, level[~ends[level]])]
    kept = np.concatenate(levels)
    leaf, tests = ends[kept], tree.tests
    n = np.where(leaf, 0, tests.n_children[kept])
    left = Branching(
        np.where(leaf, -1, tests.attribute[kept]),
        np.where(leaf, np.nan, tests.threshold[kept]),
        np.where(leaf, -1, tests.label[kept]),
        1 + np.cumsum(n) - n,
        n,
    )
    return FlatTree(left, tree.counts[kept]), kept


def children_of(tests: Branching, nodes: IntArray) -> IntArray:
    """Return all children of some nodes, one family after the other."""
    n = tests.n_children[nodes]
    nth = np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)
    return np.asarray(np.repeat(tests.first_child[nodes], n) + nth)


def depths(tree: FlatTree) -> IntArray:
    """Return how many tests lie above each node, shape (nodes,)."""
    # nodes stand level by level: the children of a level's nodes are the next level
    first, sizes = 0, [1]
    while sizes[-1]:
        below = int(tree.tests.n_children[first : first + sizes[-1]].sum())
        first += sizes[-1]
        sizes.append(below)
    return np.repeat(np.arange(len(sizes)), sizes)


def sums_below(tree: FlatTree, at_leaves: FloatArray) -> FloatArray:
    """Return each node's sum over the leaves below it, itself if it is one; (nodes,)."""
    sums = np.where(tree.tests.n_children == 0, at_leaves, 0.0)
    parent, depth = tree.parent, depths(tree)
    for level in range(int(depth.max()), 0, -1):
        here = slice(*np.searchsorted(depth, [level, level + 1]))
        above = slice(*np.searchsorted(depth, [level - 1, level]))
        n = above.stop - above.start
        sums[above] += np.bincount(parent[here] - above.start, sums[here], n)
    return sums


def collapse(tree: FlatTree, sample: Sample) -> tuple[FlatTree, Sample]:
    """Make a leaf of every subtree that makes no fewer errors in training.

    Parameters
    ----------
    sample : Sample
        The rows that grew the tree, at its leaves.

    Returns
    -------
    FlatTree
    Sample
        The rows at the leaves that are left.
    """
    errors = errors_of(tree.counts)
    ends = sums_below(tree, errors) >= errors - COLLAPSE_SLACK
    smaller, kept = with_nodes_replaced(tree, np.arange(len(tree)), ends)
    now = np.full(len(tree), -1)
    now[kept] = np.arange(len(kept))
    parent, depth = tree.parent, depths(tree)
    for level in range(1, int(depth.max()) + 1):
        here = np.flatnonzero((depth == level) & (now < 0))
        now[here] = now[parent[here]]
    return smaller, Sample(sample.row, sample.weight, now.take(sample.node))


# -- reduced errors --------------------------------------------------------------------


def reduce_errors(tree: FlatTree, table: Table, sample: Sample) -> FlatTree:
    """Make leaves wherever that costs no error on rows that did not grow the tree.

    Reduced-error pruning (Quinlan 1987, Simplifying decision trees).

    Parameters
    ----------
    sample : Sample
        Rows of the table, at the root, that did not grow the tree.
    """
    arrived = _arrivals(tree, table, sample)
    answers = majorities(tree.filled_counts())
    as_leaf = arrived.sum(axis=1) - arrived[np.arange(len(tree)), answers]
    as_tree, ends = as_leaf.copy(), np.ones(len(tree), dtype=bool)
    parent, depth = tree.parent, depths(tree)
    for level in range(int(depth.max()) - 1, -1, -1):
        below = np.flatnonzero(depth == level + 1)
        errors = np.bincount(parent[below], as_tree[below], len(tree))
        nodes = np.flatnonzero((depth == level) & (tree.tests.n_children > 0))
        kept = nodes[as_leaf[nodes] > errors[nodes] + TOLERANCE]
        ends[kept], as_tree[kept] = False, errors[kept]
    return with_nodes_replaced(tree, np.arange(len(tree)), ends)[0]


def _arrivals(tree: FlatTree, table: Table, sample: Sample) -> FloatArray:
    """Return the class weights of the rows that arrive at each node."""
    share = tree.tests.shares(tree.counts.sum(axis=1))
    arrived = np.zeros_like(tree.counts)
    while len(sample):
        arrived += sample.counts(table, len(tree))
        sample = sample[tree.tests.n_children.take(sample.node) > 0]
        source, weight, node = tree.tests.descend(
            table.X, sample.row, sample.weight, sample.node, share
        )
        row = sample.row if source is None else sample.row[source]
        sample = Sample(row, weight, node)
    return arrived
