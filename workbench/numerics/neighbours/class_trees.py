"""k-d tree search of same-class and other-class neighbours."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.spatial import cKDTree

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.neighbours.distances import Measure
from workbench.numerics.neighbours.neighbours import grow_tree, neighbours

_CHUNK = 8192  # rows between two looks at the cancel flag
_PROBED = 128  # rows that tell whether a longer list would do
_LONGEST = 128  # neighbours of a row looked through for rows of other classes
#: With so few classes, a tree of the rows outside each of them costs little.
_FEW_CLASSES = 3
#: In more dimensions a longer list costs more than growing a tree.
_FEW_DIMENSIONS = 4
#: The square of a difference this large may be no number any more.
_OVERFLOWS = 1e150
_EPS = float(np.finfo(np.float64).eps)


class ClassTrees:
    """All rows with their classes; trees are grown when first needed.

    Parameters
    ----------
    measure : Measure
        The Euclidean distance, by which ties are judged.
    X : ndarray, shape (n, d)
        Finite, with squares that are finite as well.
    codes : ndarray of int64, shape (n,)
    """

    def __init__(self, measure: Measure, X: FloatArray, codes: IntArray) -> None:
        self._measure, self._X, self._codes = measure, X, codes
        many = int(codes.max(initial=0)) + 1 > _FEW_CLASSES
        reach = float(np.abs(X).max(initial=0.0))
        self._together = many and X.shape[1] <= _FEW_DIMENSIONS and reach < _OVERFLOWS
        self._absolute = 16 * _EPS * reach
        self._tree: cKDTree | None = None

    def same(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest other rows of class c to each of some of its rows."""
        inside = np.flatnonzero(self._codes == c)
        if len(asked) == len(inside):
            return inside[neighbours(self._X[inside], None, v, tree=True)[1]]
        count = min(v + 1, len(inside))
        _, found = neighbours(self._X[inside], self._X[asked], count, tree=True)
        found = inside[found]
        keep = found != asked[:, None]
        keep[keep.all(axis=1), -1] = False  # hidden behind its duplicates
        return np.asarray(found[keep].reshape(len(asked), -1))

    def other(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest rows outside class c to each of some of its rows."""
        outside = np.flatnonzero(self._codes != c)
        v = min(v, len(outside))
        found = np.empty((len(asked), v), np.int64)
        left = np.arange(len(asked))
        if self._together and v > 0:
            left = self._among_all(asked, c, found)
        if v > 0 and len(left):
            rows, points = self._X[outside], self._X[asked[left]]
            found[left] = outside[neighbours(rows, points, v, tree=True)[1]]
        return found

    def _among_all(self, asked: IntArray, c: int, found: IntArray) -> IntArray:
        """Look through the neighbours of any class; return for whom that was too few.

        One tree serves all classes, and where classes overlap the rows wanted are
        near the front. Where they lie apart a few rows tell so at once.
        """
        left = np.arange(len(asked))
        count = 2 * (found.shape[1] + 1)
        while len(left) and count <= min(_LONGEST, len(self._X)):
            some = left[:: max(1, len(left) // _PROBED)]
            if 2 * self._settled(asked[some], c, count, found[some]).sum() > len(some):
                left = left[~self._passed(asked, left, c, count, found)]
            count *= 3
        return left

    def _passed(
        self, asked: IntArray, left: IntArray, c: int, count: int, found: IntArray
    ) -> npt.NDArray[np.bool_]:
        settled = np.empty(len(left), bool)
        for start in range(0, len(left), _CHUNK):
            check()
            part = slice(start, start + _CHUNK)
            block = found[left[part]]
            settled[part] = self._settled(asked[left[part]], c, count, block)
            found[left[part]] = block
        return settled

    def _settled(
        self, asked: IntArray, c: int, count: int, found: IntArray
    ) -> npt.NDArray[np.bool_]:
        """Fill in rows of `found`; return for whom `count` neighbours were enough."""
        if self._tree is None:
            self._tree = grow_tree(self._X)
        v = found.shape[1]
        distances, rows = self._tree.query(self._X[asked], count)
        elsewhere = self._codes[rows] != c
        number = elsewhere.cumsum(axis=1)
        settled: npt.NDArray[np.bool_] = (
            number[:, -1] > v
        )  # one more, to see whether it ties with the last
        first = elsewhere[settled] & (number[settled] <= v + 1)
        near = distances[settled][first].reshape(-1, v + 1)
        best = rows[settled][first].reshape(-1, v + 1)
        tolerance = 1e-12 * near[:, -1] + self._absolute
        doubtful = (np.diff(near, axis=1) <= tolerance[:, None]).any(axis=1)
        found[settled] = best[:, :v]
        settled[np.flatnonzero(settled)[doubtful]] = False
        return settled
