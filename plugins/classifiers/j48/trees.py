"""Tree structures: arrays to grow, prune and predict with, and nodes to read.

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
#: A description ends here: each level nests twice in JSON, whose readers and writers
#: bear about 500 levels in Python.
DESCRIBED_DEPTH = 200


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
        where the attribute is nominal and in a leaf.
    children : tuple of Node
    label : int
        Of a nominal attribute, the code that goes to the first child while all others
        go to the second; -1 where each code has a child of its own.
    """

    counts: FloatArray
    attribute: int = -1
    threshold: float = math.nan
    children: tuple[Node, ...] = ()
    label: int = -1

    @property
    def total(self) -> float:
        """Weight of the training rows that arrive here."""
        return float(self.counts.sum())

    @property
    def majority(self) -> int:
        """Position of the heaviest class, the first among equals."""
        return int(majorities(self.counts[None])[0])

    @property
    def errors(self) -> float:
        """Weight of the training rows of other classes than the heaviest."""
        return self.total - float(self.counts[self.majority])

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
        self,
        attributes: Sequence[Attribute],
        classes: Sequence[str],
        depth: int = DESCRIBED_DEPTH,
        parent: int = 0,
    ) -> dict[str, Any]:
        """Return the node and `depth` levels below it as plain JSON values.

        Children name their branch. What lies deeper is left out, and the node above it
        says so: ``"deeper": true``. Where no row arrived the class is that of the
        `parent`, by its position.
        """
        majority = self.majority if self.total > TOLERANCE else parent
        description: dict[str, Any] = {
            "class": classes[majority],
            "count": self.total,
            "errors": self.errors,
            "counts": self.counts.tolist(),
        }
        if not self.children:
            return description
        if not depth:
            return description | {"deeper": True}
        attribute = attributes[self.attribute]
        children = [
            child.describe(attributes, classes, depth - 1, majority)
            for child in self.children
        ]
        for child, branch in zip(children, self._branches(attribute), strict=True):
            child |= branch
        if not attribute.is_nominal:
            description["threshold"] = self.threshold
        return description | {"attribute": attribute.name, "children": children}

    def _branches(self, attribute: Attribute) -> list[dict[str, str]]:
        if not attribute.is_nominal:
            return [{"branch": f"{sign} {self.threshold:.10g}"} for sign in ("<=", ">")]
        if self.label < 0:
            return [{"value": v, "branch": f"= {v}"} for v in attribute.values]
        value = attribute.values[self.label]
        return [{"value": value, "branch": f"= {value}"}, {"branch": f"!= {value}"}]


def majorities(counts: FloatArray) -> IntArray:
    """Return the heaviest class of each node, the first among equals.

    Parameters
    ----------
    counts : ndarray of float64, shape (nodes, n_classes)
    """
    heaviest = counts > counts.max(axis=1, keepdims=True) - TOLERANCE
    return np.asarray(np.argmax(heaviest, axis=1))


@dataclass(frozen=True, slots=True, eq=False)
class Branching:
    """The tests of nodes, and where their children are; a leaf has none.

    Attributes
    ----------
    attribute : ndarray of int64, shape (nodes,)
        The column tested; -1 in a leaf.
    threshold : ndarray of float64, shape (nodes,)
    label : ndarray of int64, shape (nodes,)
        As in a `Node`.
    first_child, n_children : ndarray of int64, shape (nodes,)
        Siblings stand together.
    """

    attribute: IntArray
    threshold: FloatArray
    label: IntArray
    first_child: IntArray
    n_children: IntArray

    def branches(self, X: FloatArray, row: IntArray, node: IntArray) -> IntArray:
        """Return the child, counted from 0, that rows take at inner nodes.

        Parameters
        ----------
        X : ndarray of float64, shape (n, d)
            Contiguous.
        row, node : ndarray of int64, shape (m,)

        Returns
        -------
        ndarray of int64, shape (m,)
            -1 where the value is missing.
        """
        values = X.ravel().take(row * X.shape[1] + self.attribute.take(node))
        threshold = self.threshold.take(node)
        branch = (values > threshold).astype(np.int64)
        nominal = np.isnan(threshold).nonzero()[0]
        if len(nominal):
            codes, label = np.nan_to_num(values[nominal]), self.label[node[nominal]]
            branch[nominal] = np.where(label < 0, codes, codes != label)
        branch[np.isnan(values)] = -1
        return np.asarray(branch)

    def descend(
        self,
        X: FloatArray,
        row: IntArray,
        weight: FloatArray,
        node: IntArray,
        share: FloatArray | None = None,
    ) -> tuple[IntArray | None, FloatArray, IntArray]:
        """Move rows one level down; one with a missing value goes down every branch.

        Parameters
        ----------
        X : ndarray of float64, shape (n, d)
        row, node : ndarray of int64, shape (m,)
            Only inner nodes.
        weight : ndarray of float64, shape (m,)
        share : ndarray of float64, shape (nodes,), optional
            Each node's share of a row that its parent cannot place; by default the
            node's share of the weight that the parent can place.

        Returns
        -------
        source : ndarray of int64, shape (m',), or None
            Which of the rows each moved one was; None if all are and in their order.
        weight : ndarray of float64, shape (m',)
        child : ndarray of int64, shape (m',)
        """
        branch = self.branches(X, row, node)
        child = self.first_child.take(node) + branch
        lost = branch < 0
        if not lost.any():
            return None, weight, child
        if share is None:
            known = np.bincount(child[~lost], weight[~lost], child.max() + 1)
            share = self.shares(np.append(known, np.zeros(self.n_children.max())))
        copies = np.where(lost, self.n_children.take(node), 1)
        source = np.repeat(np.arange(len(row)), copies)
        nth = np.arange(len(source)) - np.repeat(np.cumsum(copies) - copies, copies)
        astray = lost[source]
        child = np.where(astray, self.first_child[node[source]] + nth, child[source])
        part = np.where(astray, share[child], 1.0)
        taken = part > TOLERANCE
        return source[taken], (weight[source] * part)[taken], child[taken]

    def shares(self, weights: FloatArray) -> FloatArray:
        """Return each node's share of its siblings' weight; equal ones of nothing.

        Parameters
        ----------
        weights : ndarray of float64, shape (nodes,)
            May be longer than the nodes; what has no parent has the share 1.
        """
        share = np.ones(len(weights))
        inner = np.flatnonzero(self.n_children)
        n = self.n_children[inner]
        nth = np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)
        child = np.repeat(self.first_child[inner], n) + nth
        parent = np.repeat(np.arange(len(inner)), n)
        here = child < len(weights)
        child, parent = child[here], parent[here]
        total = np.bincount(parent, weights[child], len(inner))[parent]
        share[child] = np.where(
            total > 0, weights[child] / np.where(total > 0, total, 1.0), 1 / n[parent]
        )
        return share


@dataclass(frozen=True, slots=True, eq=False)
class FlatTree:
    """A tree as arrays over its nodes, level by level: siblings stand together.

    Attributes
    ----------
    tests : Branching
    counts : ndarray of float64, shape (nodes, n_classes)
        Weight of the training rows of each class.
    """

    tests: Branching
    counts: FloatArray

    def __len__(self) -> int:
        """Return how many nodes there are."""
        return len(self.counts)

    @property
    def parent(self) -> IntArray:
        """Each node's parent, -1 for the root; shape (nodes,)."""
        inner = np.flatnonzero(self.tests.n_children)
        # siblings stand together, families in the order of the parents
        return np.concatenate([[-1], np.repeat(inner, self.tests.n_children[inner])])

    @property
    def n_leaves(self) -> int:
        """Number of nodes without children."""
        return int((self.tests.n_children == 0).sum())

    def answers(self, *, laplace: bool = False) -> FloatArray:
        """Return each node's class probabilities, shape (nodes, n_classes).

        A node no row reached answers as its parent; `laplace` adds one row of each
        class.
        """
        counts = self.filled_counts() + float(laplace)
        return np.asarray(counts / counts.sum(axis=1, keepdims=True))

    def filled_counts(self) -> FloatArray:
        """Return the counts, those of the parent where no row arrived."""
        empty = self.counts.sum(axis=1, keepdims=True) <= TOLERANCE
        return np.where(empty, self.counts[self.parent], self.counts)

    def root(self) -> Node:
        """Return the tree as nodes."""
        tests = self.tests
        nodes: list[Node] = [Node(self.counts[0])] * len(self)
        n_children, first = tests.n_children.tolist(), tests.first_child.tolist()
        attribute, label = tests.attribute.tolist(), tests.label.tolist()
        threshold = tests.threshold.tolist()
        for i in range(len(self) - 1, -1, -1):  # children stand after their parents
            children = tuple(nodes[first[i] : first[i] + n_children[i]])
            nodes[i] = Node(
                self.counts[i], attribute[i], threshold[i], children, label[i]
            )
        return nodes[0]

    @staticmethod
    def of(root: Node) -> FlatTree:
        """Flatten a tree of nodes."""
        nodes = list(root.walk())
        n_children = np.array([len(node.children) for node in nodes], dtype=np.int64)
        tests = Branching(
            np.array([node.attribute for node in nodes], dtype=np.int64),
            np.array([node.threshold for node in nodes]),
            np.array([node.label for node in nodes], dtype=np.int64),
            1 + np.cumsum(n_children) - n_children,
            n_children,
        )
        return FlatTree(tests, np.stack([node.counts for node in nodes]))
