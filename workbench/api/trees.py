"""What a ``tree_`` is: nodes for people to read, and the same as arrays to predict with.

An estimator whose ``tree_`` is a `Node` is drawn as a tree.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api.data import Attribute, FloatArray, IntArray

#: Two figures this close are equal: weights are sums of fractions of rows.
TOLERANCE = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """One node of a tree; a leaf has no children.

    Attributes
    ----------
    counts : ndarray of float64, shape (n_classes,)
        Weight of the training rows of each class that arrive here.
    attribute : int
        The column tested, -1 in a leaf.
    threshold : float
        Rows with a value up to it go to the first child, others to the second; NaN
        where the attribute is nominal (child = code) and in a leaf.
    children : tuple of Node
    """

    counts: FloatArray
    attribute: int = -1
    threshold: float = math.nan
    children: tuple[Node, ...] = ()

    @property
    def total(self) -> float:
        """Weight of the training rows that arrive here."""
        return float(self.counts.sum())

    @property
    def majority(self) -> int:
        """Position of the heaviest class, the first among equals."""
        return int(np.argmax(self.counts > self.counts.max() - TOLERANCE))

    @property
    def errors(self) -> float:
        """Weight of the training rows of other classes than the heaviest."""
        return self.total - float(self.counts[self.majority])

    def as_leaf(self) -> Node:
        """Return the node without what is below it."""
        return Node(self.counts)

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below, level by level; siblings stand together."""
        level: tuple[Node, ...] = (self,)
        while level:
            yield from level
            level = tuple(child for node in level for child in node.children)

    def leaves(self) -> Iterator[Node]:
        """Yield the nodes without children, level by level."""
        return (node for node in self.walk() if not node.children)

    def describe(
        self, attributes: Sequence[Attribute], classes: Sequence[str]
    ) -> dict[str, Any]:
        """Return the node and all below as plain JSON values; children name their branch."""
        description: dict[str, Any] = {
            "class": classes[self.majority],
            "count": self.total,
            "errors": self.errors,
            "counts": self.counts.tolist(),
        }
        if not self.children:
            return description
        attribute = attributes[self.attribute]
        children = [child.describe(attributes, classes) for child in self.children]
        if attribute.is_nominal:
            for child, value in zip(children, attribute.values, strict=True):
                child |= {"value": value, "branch": f"= {value}"}
        else:
            description["threshold"] = self.threshold
            for child, sign in zip(children, ("<=", ">"), strict=True):
                child["branch"] = f"{sign} {self.threshold:.10g}"
        return description | {"attribute": attribute.name, "children": children}


def branches(values: FloatArray, threshold: float | FloatArray) -> IntArray:
    """Return the position of the child each value goes to, -1 where it is missing.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        Cells of the attribute tested, codes if it is nominal.
    threshold : float or ndarray of float64, shape (n,)
        NaN for a nominal attribute.
    """
    nominal = np.isnan(threshold)
    above = values - np.where(nominal, 0.0, threshold) > TOLERANCE
    branch = np.where(nominal, np.nan_to_num(values), above).astype(np.int64)
    branch[np.isnan(values)] = -1
    return branch


def branch_shares(weights: FloatArray) -> FloatArray:
    """Return each branch's share of the weight; equal shares if there is none."""
    total = weights.sum()
    if total <= 0:
        return np.full(len(weights), 1.0 / len(weights))
    return np.asarray(weights / total, dtype=np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class FlatTree:
    """A tree as arrays over its nodes, level by level: siblings stand together.

    Attributes
    ----------
    attribute, first_child, n_children : ndarray of int64, shape (nodes,)
    threshold : ndarray of float64, shape (nodes,)
    share : ndarray of float64, shape (nodes,)
        The node's share of the weight of its siblings.
    answer : ndarray of float64, shape (nodes, n_classes)
        Class probabilities of the node; of its parent if no row took its branch.
    """

    attribute: IntArray
    first_child: IntArray
    n_children: IntArray
    threshold: FloatArray
    share: FloatArray
    answer: FloatArray

    @staticmethod
    def of(root: Node, *, laplace: bool = False) -> FlatTree:
        """Flatten a tree; `laplace` adds one row of each class to every answer."""
        nodes = list(root.walk())
        n_children = np.array([len(node.children) for node in nodes])
        first_child = 1 + np.cumsum(n_children) - n_children
        counts = np.stack([node.counts for node in nodes]) + float(laplace)
        weights = np.array([node.total for node in nodes])
        share = np.ones(len(nodes))
        for parent in np.flatnonzero(n_children):
            start = first_child[parent]
            block = slice(start, start + n_children[parent])
            share[block] = branch_shares(weights[block])
            counts[block][weights[block] <= TOLERANCE] = counts[parent]
        return FlatTree(
            np.array([node.attribute for node in nodes]),
            first_child,
            n_children,
            np.array([node.threshold for node in nodes]),
            share,
            counts / counts.sum(axis=1, keepdims=True),
        )

    def probabilities(self, X: FloatArray) -> FloatArray:
        """Return the class probabilities of each row, shape (n, n_classes).

        A row with a missing value goes down every branch that training rows took,
        weighted with its share of them.
        """
        result = np.zeros((len(X), self.answer.shape[1]))
        row, weight = np.arange(len(X)), np.ones(len(X))
        node = np.zeros(len(X), dtype=np.int64)
        while len(row):
            ended = self.n_children[node] == 0
            answers = weight[ended, None] * self.answer[node[ended]]
            np.add.at(result, row[ended], answers)
            row, node, weight = row[~ended], node[~ended], weight[~ended]
            row, node, weight = self._descend(X, row, node, weight)
        return np.asarray(result / result.sum(axis=1, keepdims=True))

    def _descend(
        self, X: FloatArray, row: IntArray, node: IntArray, weight: FloatArray
    ) -> tuple[IntArray, IntArray, FloatArray]:
        """Move every row one level down."""
        branch = branches(X[row, self.attribute[node]], self.threshold[node])
        known = branch >= 0
        lost = np.flatnonzero(~known)
        copies = self.n_children[node[lost]]
        of = np.repeat(lost, copies)
        nth = np.arange(copies.sum()) - np.repeat(np.cumsum(copies) - copies, copies)
        child = self.first_child[node[of]] + nth
        share = self.share[child]
        taken = share > TOLERANCE
        return (
            np.concatenate([row[known], row[of][taken]]),
            np.concatenate([(self.first_child[node] + branch)[known], child[taken]]),
            np.concatenate([weight[known], (weight[of] * share)[taken]]),
        )
