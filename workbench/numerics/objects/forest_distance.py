"""The distance of rows in the eyes of a random forest.

The share of the trees that predict another class for one row than for the other. It is a
Hamming distance of lists of predictions, so it obeys the triangle inequality; rows that
all trees treat alike are at distance 0.

References
----------
L. Breiman (2001). Random forests. Machine Learning 45, 5-32.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from sklearn.ensemble import RandomForestClassifier

from workbench.api import Attribute, FloatArray, IntArray, check
from workbench.numerics.neighbours.label_columns import indicators

_ROWS = 16  # whose distances stay in the cache


class ForestDistance:
    """A forest that has learned rows and their classes.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        NaN where a value is missing; labels become indicator columns.
    y : ndarray of int, shape (n,)
    attributes : sequence of Attribute, optional
        All numeric if None.
    n_trees : int
    random_state : int
    """

    def __init__(
        self,
        X: FloatArray,
        y: IntArray,
        attributes: Sequence[Attribute] | None = None,
        *,
        n_trees: int = 100,
        random_state: int = 1,
    ) -> None:
        self._labels = [
            0 if a.is_numeric else max(len(a.values), 1) for a in attributes or ()
        ] or [0] * X.shape[1]
        forest = RandomForestClassifier(n_trees, random_state=random_state, n_jobs=1)
        self._trees = forest.fit(self._coordinates(X), y).estimators_

    def _coordinates(self, X: FloatArray) -> npt.NDArray[np.float32]:
        return np.ascontiguousarray(indicators(X, self._labels), dtype=np.float32)

    def predictions(self, X: FloatArray) -> IntArray:
        """Return what each tree predicts, codes of classes, shape (n_trees, n)."""
        rows = self._coordinates(X)
        found = []
        for tree in self._trees:
            check()
            found.append(tree.predict(rows, check_input=False))
        return np.asarray(found, dtype=np.int64)

    def among(self, X: FloatArray) -> FloatArray:
        """Return the distances among rows of shape (n, d), shape (n, n)."""
        predicted = self.predictions(X)
        n_trees, n = predicted.shape
        classes = np.unique(predicted)
        # counts below 2^24 are exact in single precision
        votes = np.empty((n, n_trees * len(classes)), np.float32)
        for place, label in enumerate(classes):
            part = slice(place * n_trees, (place + 1) * n_trees)
            votes[:, part] = (predicted == label).T
        agreed = votes @ votes.T  # symmetric: half the work, where it is one product
        distances = np.empty((n, n))
        for start in range(0, n, _ROWS):
            part = slice(start, start + _ROWS)
            np.subtract(n_trees, agreed[part], out=distances[part])
            distances[part] /= n_trees
        return distances
