"""Wrapper selection of attributes by the exact leave-one-out accuracy of k-NN."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from workbench.api import report
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.numerics.votes.votes import votes

#: Cells of a block of distances; it stays in the processor's cache.
_BLOCK = 1 << 18
#: Cells of the blocks of all attributes together (2 MB); larger ones were slower.
_MANY = 1 << 18
#: Up to this k, taking the smallest k times is faster than sorting.
_FEW = 24

#: Sums of squared differences by candidate: column and block, shape (b, n).
Candidates = Iterator[tuple[int, FloatArray]]


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of the search.

    Attributes
    ----------
    changed : int
        The column added or removed; -1 where the search begins.
    chosen : tuple of int
        The columns after it, in the order they were added, or ascending.
    accuracy : float
        Leave-one-out, 0 to 1.
    """

    changed: int
    chosen: tuple[int, ...]
    accuracy: float


class GreedySearch:
    """Leave-one-out k-NN on any choice of attributes.

    Numbers are scaled to 0 … 1 over the rows given; labels differ by 0 or 1; a missing
    value differs by 1 from everything, as in HEOM. Squared differences are added; sums
    that agree in single precision are equal, so that rounding decides no tie. Equal
    distances are won by the lower row, equal votes by the first class, equal
    accuracies by the lower column.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        NaN where missing.
    codes : ndarray of int64, shape (n,)
        Classes from 0; rows with a negative code do not take part.
    attributes : sequence of Attribute
        Numeric, date or nominal, one for each column.
    n_neighbors : int
        Rows that vote; clipped to the others there are.
    """

    def __init__(
        self,
        X: FloatArray,
        codes: IntArray,
        attributes: Sequence[Attribute],
        n_neighbors: int,
    ) -> None:
        known = codes >= 0
        self._codes = codes[known]
        self._columns = [
            _scaled(X[known, j], attribute) for j, attribute in enumerate(attributes)
        ]
        self._nominal = [a.is_nominal for a in attributes]
        self._k = min(n_neighbors, max(len(self._codes) - 1, 0))
        self._n_classes = int(codes.max(initial=0)) + 1

    def forward(self, limit: int | None = None) -> list[Stage]:
        """Add the best attribute as long as the accuracy grows.

        Parameters
        ----------
        limit : int, optional
            At most so many attributes.

        Returns
        -------
        list of Stage
            One for each attribute added; the first is added whatever it is worth.
        """
        d = len(self._columns)
        stages: list[Stage] = []
        chosen: tuple[int, ...] = ()
        while len(chosen) < min(d, d if limit is None else limit):
            left = [j for j in range(d) if j not in chosen]
            sums = partial(self._with_each, chosen=chosen, left=left)
            right = self._score(len(left), sums, len(stages))
            best = int(np.argmax(right))
            accuracy = self._share(right[best])
            if stages and accuracy <= stages[-1].accuracy:
                break
            chosen = (*chosen, left[best])
            stages.append(Stage(left[best], chosen, accuracy))
        return stages

    def backward(self, limit: int | None = None) -> list[Stage]:
        """Remove the attribute missed least as long as the accuracy does not fall.

        Parameters
        ----------
        limit : int, optional
            At least so many attributes stay.

        Returns
        -------
        list of Stage
            The first is all attributes; then one for each removed.
        """
        chosen = tuple(range(len(self._columns)))
        whole = self._score(1, self._with_all, 0)
        stages = [Stage(-1, chosen, self._share(whole[0]))]
        while len(chosen) > max(1, limit or 1):
            sums = partial(self._without_each, chosen=chosen)
            right = self._score(len(chosen), sums, len(stages))
            best = int(np.argmax(right))
            accuracy = self._share(right[best])
            if accuracy < stages[-1].accuracy:
                break
            removed = chosen[best]
            chosen = tuple(j for j in chosen if j != removed)
            stages.append(Stage(removed, chosen, accuracy))
        return stages

    def _share(self, right: int) -> float:
        return float(right) / max(len(self._codes), 1)

    def _score(
        self, n_candidates: int, sums: Callable[[slice], Candidates], done: int
    ) -> IntArray:
        """Count the rows each candidate classifies rightly, block by block.

        `done` is the number of stages behind us.
        """
        n, n_stages = len(self._codes), len(self._columns) + 1
        right = np.zeros(n_candidates, dtype=np.int64)
        step = max(1, min(_BLOCK, _MANY // n_candidates) // max(n, 1))
        for start in range(0, n, step):
            report.progress((done + start / n) / n_stages, "Choosing")
            rows = slice(start, min(start + step, n))
            for place, distances in sums(rows):
                report.check()
                right[place] += self._right(rows, distances)
        return right

    def _right(self, rows: slice, squares: FloatArray) -> int:
        """Count the rows of a block that their k nearest others classify rightly."""
        if self._k == 0:
            return 0
        distances = squares.astype(np.float32)
        own = np.arange(rows.start, rows.stop)
        distances[np.arange(len(own)), own] = np.inf
        near = _nearest(distances, self._k)
        labels = self._codes[near]
        scores = votes(labels, np.ones(labels.shape), self._n_classes)
        return int(np.sum(scores.argmax(axis=1) == self._codes[rows]))

    def _squares(self, rows: slice, j: int) -> FloatArray:
        """Return the squared differences in one attribute, shape (b, n)."""
        x = self._columns[j]
        if self._nominal[j]:
            return np.asarray(x[rows, None] != x, dtype=np.float64)
        squares = np.square(x[rows, None] - x)
        gap = np.isnan(x)
        if gap.any():
            squares[gap[rows]] = 1.0
            squares[:, gap] = 1.0
        return np.asarray(squares)

    def _sum(self, rows: slice, columns: Sequence[int]) -> FloatArray:
        total = np.zeros((rows.stop - rows.start, len(self._codes)))
        for j in columns:
            total += self._squares(rows, j)
        return total

    def _with_all(self, rows: slice) -> Candidates:
        yield 0, self._sum(rows, range(len(self._columns)))

    def _with_each(
        self, rows: slice, chosen: Sequence[int], left: Sequence[int]
    ) -> Candidates:
        base = self._sum(rows, chosen)
        for place, j in enumerate(left):
            yield place, base + self._squares(rows, j)

    def _without_each(self, rows: slice, chosen: Sequence[int]) -> Candidates:
        """Yield the sums without each attribute: those before it plus those after.

        Subtracting from the sum of all would leave rounding where rows are the same.
        """
        after = [np.zeros((rows.stop - rows.start, len(self._codes)))]
        for j in reversed(chosen[1:]):
            after.append(after[-1] + self._squares(rows, j))
        before = np.zeros_like(after[0])
        for place, j in enumerate(chosen):
            yield place, before + after.pop()
            before += self._squares(rows, j)


def _scaled(values: FloatArray, attribute: Attribute) -> FloatArray:
    """Scale numbers to 0 … 1; labels stay codes (NaN differs from every label)."""
    if attribute.is_nominal or np.isnan(values).all():
        return values
    low, high = np.nanmin(values) / 2, np.nanmax(values) / 2
    return np.asarray((values / 2 - low) / (high - low if high > low else 1.0))


def _nearest(
    distances: np.ndarray[tuple[int, int], np.dtype[np.float32]], k: int
) -> IntArray:
    """Return the columns of the k smallest cells of each row, lower columns first.

    Changes `distances`.
    """
    if k > _FEW:
        return np.argsort(distances, axis=1, kind="stable")[:, :k].astype(np.int64)
    every = np.arange(len(distances))
    near = np.empty((len(distances), k), dtype=np.int64)
    for place in range(k):
        near[:, place] = column = distances.argmin(axis=1)
        distances[every, column] = np.inf
    return near
