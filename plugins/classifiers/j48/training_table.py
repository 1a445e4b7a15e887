"""Training rows as growing and pruning share them, with their weights at each node."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

#: Of so many rows, one is set aside to prune by.
PRUNING_FOLDS = 3


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The training rows of a tree.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        Contiguous; nominal cells are codes, missing cells NaN.
    codes : ndarray of int64, shape (n,)
    n_classes : int
    n_labels : ndarray of int64, shape (d,)
        Labels of each nominal column, 0 for a numeric one.
    """

    X: FloatArray
    codes: IntArray
    n_classes: int
    n_labels: IntArray


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """Rows of a `Table`, each with the share of it that arrives at a node.

    Attributes
    ----------
    row : ndarray of int64, shape (m,)
    weight : ndarray of float64, shape (m,)
    node : ndarray of int64, shape (m,)
    """

    row: IntArray
    weight: FloatArray
    node: IntArray

    @staticmethod
    def at_root(row: IntArray, weight: FloatArray | None = None) -> Sample:
        """Return rows at node 0, whole ones unless weighted."""
        weight = np.ones(len(row)) if weight is None else weight
        return Sample(row, weight, np.zeros(len(row), dtype=np.int64))

    @staticmethod
    def joined(samples: Sequence[Sample]) -> Sample:
        """Return the rows of all samples."""
        return Sample(
            np.concatenate([sample.row for sample in samples]),
            np.concatenate([sample.weight for sample in samples]),
            np.concatenate([sample.node for sample in samples]),
        )

    def __getitem__(self, which: npt.NDArray[np.bool_] | IntArray) -> Sample:
        """Return some of the rows."""
        return Sample(self.row[which], self.weight[which], self.node[which])

    def __len__(self) -> int:
        """Return how many rows, whole or not, there are."""
        return len(self.row)

    def counts(self, table: Table, n_nodes: int) -> FloatArray:
        """Return the weight of each class at each node, shape (n_nodes, n_classes)."""
        cell = self.node * table.n_classes + table.codes.take(self.row)
        flat = np.bincount(cell, self.weight, n_nodes * table.n_classes)
        return np.asarray(flat, dtype=np.float64).reshape(n_nodes, table.n_classes)


def x_log2_x(weight: FloatArray) -> FloatArray:
    """Return x log2 x; the weighted entropy of counts is that of their sum less theirs."""
    return np.asarray(weight * np.log2(np.maximum(weight, np.finfo(float).tiny)))


def held_out(codes: IntArray) -> npt.NDArray[np.bool_]:
    """Mark the rows to prune by: the last of three folds as Weka stratifies them.

    Parameters
    ----------
    codes : ndarray of int64, shape (n,)
        The rows' classes.
    """
    marked = np.zeros(len(codes), dtype=bool)
    marked[_grouped(codes)[PRUNING_FOLDS - 1 :: PRUNING_FOLDS]] = True
    return marked


def _grouped(codes: IntArray) -> list[int]:
    """Return rows ordered class by class, as exchanges from the front bring them."""
    order, index = list(range(len(codes))), 1
    classes = codes.tolist()
    while index < len(order):
        leading = classes[order[index - 1]]
        for j in range(index, len(order)):
            if classes[order[j]] == leading:
                order[index], order[j] = order[j], order[index]
                index += 1
        index += 1
    return order
