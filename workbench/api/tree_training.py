"""What learners of trees share: rows on their way down, and pruning by errors.

A row with a missing value goes down every branch with a share of its weight, as it does
when a `workbench.api.trees.FlatTree` answers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.trees import TOLERANCE, Node, branch_shares, branches

#: Of so many rows of a class, one is set aside to prune by.
PRUNING_FOLDS = 3


class Test(Protocol):
    """A test of one attribute; see `workbench.api.trees.Node`."""

    @property
    def attribute(self) -> int:
        """The column tested."""

    @property
    def threshold(self) -> float:
        """The cut of a numeric column, NaN for a nominal one."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Rows of a `Table`, each with the share of it that arrives at a node.

    Attributes
    ----------
    rows : ndarray of int64, shape (m,)
    weights : ndarray of float64, shape (m,)
    """

    rows: IntArray
    weights: FloatArray

    @staticmethod
    def whole(rows: IntArray) -> Sample:
        """Return whole rows, each of weight 1."""
        return Sample(rows, np.ones(len(rows)))

    @property
    def total(self) -> float:
        """Sum of the weights."""
        return float(self.weights.sum())


@dataclass(frozen=True, slots=True)
class Table:
    """The training rows of a tree.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
    codes : ndarray of int64, shape (n,)
    n_classes : int
    n_labels : tuple of int
        Labels of each nominal column, 0 for a numeric one.
    """

    X: FloatArray
    codes: IntArray
    n_classes: int
    n_labels: tuple[int, ...]

    def counts(self, sample: Sample) -> FloatArray:
        """Return the weight of each class, shape (n_classes,)."""
        codes = self.codes[sample.rows]
        counts = np.bincount(codes, sample.weights, self.n_classes)
        return np.asarray(counts, dtype=np.float64)

    def branch_counts(self, sample: Sample, branch: IntArray, n: int) -> FloatArray:
        """Return the weight of each class in each of n branches, shape (n, classes)."""
        cell = branch * self.n_classes + self.codes[sample.rows]
        flat = np.bincount(cell, sample.weights, n * self.n_classes)
        return np.asarray(flat, dtype=np.float64).reshape(n, self.n_classes)

    def parts(
        self, test: Test, sample: Sample, shares: FloatArray | None = None
    ) -> list[Sample]:
        """Send each row down its branch, and one with a missing value down all.

        Such a row is weighted with `shares`, by default the branches' shares of the
        known weight in the sample itself.
        """
        n = self.n_labels[test.attribute] or 2
        branch = branches(self.X[sample.rows, test.attribute], test.threshold)
        missing = branch < 0
        if shares is None:
            known = np.where(missing, 0.0, sample.weights)
            weights = np.bincount(np.maximum(branch, 0), known, n)
            shares = branch_shares(np.asarray(weights, dtype=np.float64))
        parts = []
        for position, share in enumerate(shares):
            here = (branch == position) | (missing & (share > TOLERANCE))
            weights = np.where(missing, sample.weights * share, sample.weights)
            parts.append(Sample(sample.rows[here], weights[here]))
        return parts


def reduce_errors(table: Table, node: Node, sample: Sample) -> tuple[Node, float]:
    """Make leaves wherever that costs no error on rows that did not grow the tree.

    Reduced-error pruning (Quinlan 1987, Simplifying decision trees).

    Parameters
    ----------
    table : Table
    node : Node
        Root of the tree to prune.
    sample : Sample
        Rows of the table that did not grow it.

    Returns
    -------
    Node
        The pruned tree, with the counts of the growing rows.
    float
        Its errors on the sample.
    """
    counts = table.counts(sample)
    as_leaf = float(counts.sum() - counts[node.majority])
    if not node.children:
        return node, as_leaf
    shares = branch_shares(np.array([child.total for child in node.children]))
    children, as_tree = [], 0.0
    for child, part in zip(
        node.children, table.parts(node, sample, shares), strict=True
    ):
        # a branch no growing row took answers like its parent
        judged = child if child.total > TOLERANCE else node.as_leaf()
        pruned, errors = reduce_errors(table, judged, part)
        children.append(pruned if judged is child else child)
        as_tree += errors
    if as_leaf <= as_tree + TOLERANCE:
        return node.as_leaf(), as_leaf
    return replace(node, children=tuple(children)), as_tree


def held_out(codes: IntArray) -> npt.NDArray[np.bool_]:
    """Mark the rows to prune by: every third one, counted class after class.

    Parameters
    ----------
    codes : ndarray of int64, shape (n,)
        The rows' classes.
    """
    order = np.argsort(codes, kind="stable")
    marked = np.zeros(len(codes), dtype=bool)
    marked[order[PRUNING_FOLDS - 1 :: PRUNING_FOLDS]] = True
    return marked
