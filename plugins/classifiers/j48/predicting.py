"""Batch prediction of a tree, level by level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

from .trees import Branching, FlatTree

#: Rows answered at once: their cells stay in the processor's cache.
CHUNK = 4096
#: After so many levels the rows that have ended are put aside.
ROUND = 4
#: Probabilities of mixtures this close are equal.
EQUAL = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class Predictor:
    """A tree prepared for answers.

    Attributes
    ----------
    tests : Branching
    share : ndarray of float64, shape (nodes,)
        The node's share of the weight of its siblings.
    answer : ndarray of float64, shape (nodes, n_classes)
        Class probabilities of the node; of its parent if no row took its branch.
    """

    tests: Branching
    share: FloatArray
    answer: FloatArray

    @staticmethod
    def of(tree: FlatTree, *, laplace: bool = False) -> Predictor:
        """Prepare a tree; `laplace` adds one row of each class to every answer."""
        share = tree.tests.shares(tree.counts.sum(axis=1))
        return Predictor(tree.tests, share, tree.answers(laplace=laplace))

    def probabilities(self, X: FloatArray) -> FloatArray:
        """Return the class probabilities of each row, shape (n, n_classes).

        A row with a missing value goes down every branch that training rows took,
        weighted with its share of them.
        """
        result = np.empty((len(X), self.answer.shape[1]))
        for rows, leaf in self._chunks(X):
            if leaf is None:
                result[rows] = self._mixtures(X[rows])
            else:
                self.answer.take(leaf, axis=0, out=result[rows])
        return result

    def classes(self, X: FloatArray) -> IntArray:
        """Return the most probable class of each row, the first among equals; shape (n,)."""
        result = np.empty(len(X), dtype=np.int64)
        best = np.argmax(self.answer, axis=1)
        for rows, leaf in self._chunks(X):
            if leaf is None:
                result[rows] = np.argmax(self._mixtures(X[rows]), axis=1)
            else:
                best.take(leaf, out=result[rows])
        return result

    def _chunks(self, X: FloatArray) -> Iterator[tuple[slice, IntArray | None]]:
        """Yield chunks of rows with the leaves they reach, None if values are missing."""
        walk = _Walk.of(self.tests)
        for first in range(0, len(X), CHUNK):
            rows = slice(first, min(first + CHUNK, len(X)))
            chunk = np.ascontiguousarray(X[rows])
            yield rows, None if np.isnan(chunk).any() else walk.leaves(chunk)

    def _mixtures(self, X: FloatArray) -> FloatArray:
        """Return the probabilities of rows of which some have values missing."""
        X = np.ascontiguousarray(X)
        n_classes = self.answer.shape[1]
        result = np.zeros(len(X) * n_classes)
        row, weight = np.arange(len(X)), np.ones(len(X))
        node = np.zeros(len(X), dtype=np.int64)
        while len(row):
            inner = self.tests.n_children.take(node) > 0
            ended = ~inner
            cell = row[ended, None] * n_classes + np.arange(n_classes)
            answer = weight[ended, None] * self.answer[node[ended]]
            result += np.bincount(cell.ravel(), answer.ravel(), len(result))
            row, node, weight = row[inner], node[inner], weight[inner]
            source, weight, node = self.tests.descend(X, row, weight, node, self.share)
            row = row if source is None else row[source]
        result = result.reshape(len(X), n_classes)
        result /= result.sum(axis=1, keepdims=True)
        # sums of shares that are equal come out a little different
        top = result.max(axis=1, keepdims=True)
        return np.where(result > top - EQUAL, top, result)


@dataclass(frozen=True, slots=True, eq=False)
class _Walk:
    """The tests for rows without missing values; a leaf leads to itself."""

    attribute: IntArray
    bar: FloatArray
    label: IntArray
    child: IntArray
    is_leaf: npt.NDArray[np.bool_]
    nominal: npt.NDArray[np.bool_] | None

    @staticmethod
    def of(tests: Branching) -> _Walk:
        """Lay the tests out as arrays to be walked, every leaf its own child."""
        is_leaf = tests.n_children == 0
        nominal = np.isnan(tests.threshold) & ~is_leaf
        bar = np.where(np.isnan(tests.threshold), np.inf, tests.threshold)
        return _Walk(
            np.maximum(tests.attribute, 0),
            bar,
            tests.label,
            np.where(is_leaf, np.arange(len(is_leaf)), tests.first_child),
            is_leaf,
            nominal if nominal.any() else None,
        )

    def leaves(self, X: FloatArray) -> IntArray:
        """Return the leaf each row ends in, shape (n,)."""
        cells, leaf = X.ravel(), np.zeros(len(X), dtype=np.int64)
        row, node = np.arange(len(X)), np.zeros(len(X), dtype=np.int64)
        base = row * X.shape[1]
        while len(row):
            for _ in range(ROUND):
                values = cells.take(base + self.attribute.take(node))
                branch = (values > self.bar.take(node)).astype(np.int64)
                if self.nominal is not None:
                    self._by_label(node, values, branch)
                node = self.child.take(node) + branch
            leaf[row] = node
            going = np.flatnonzero(~self.is_leaf.take(node))
            row, node, base = row[going], node[going], base[going]
        return leaf

    def _by_label(self, node: IntArray, values: FloatArray, branch: IntArray) -> None:
        assert self.nominal is not None
        here = np.flatnonzero(self.nominal.take(node))
        codes, label = values[here], self.label[node[here]]
        branch[here] = np.where(label < 0, codes, codes != label)
