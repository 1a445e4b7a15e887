"""KISSNN one step at a time, following the pseudocode of its two algorithms.

The steps are numbered from 0; any of them can be asked for, so one can walk back as
well. Neighbours are searched row by row when they are needed. Plain NumPy.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Literal, NamedTuple, overload

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.numerics.metrics.covariance_estimators import (
    Moments,
    estimate,
    ratio_metric,
)

#: The two sets of differences.
Kind = Literal["S", "D"]
KINDS: tuple[Kind, Kind] = ("S", "D")

#: Walking through more rows than this teaches nothing new.
MOST_ROWS = 2000


class Phase(IntEnum):
    """Phases of KISSNN; the value is the line of the pseudocode, from 1."""

    EMPTY = 1  # S and D are empty
    ROW = 2  # take the next row
    SAME = 3  # find N+, its nearest rows of the same class (definition 2)
    ADD_SAME = 4  # their differences to it enter S
    OTHER = 5  # find N-, its nearest rows of other classes (definition 3)
    ADD_OTHER = 6  # their differences to it enter D
    SIGMA_S = 7  # estimate the covariance of S (eq. 36)
    SIGMA_D = 8  # estimate the covariance of D (eq. 37)
    INVERT = 9
    SUBTRACT = 10  # eq. 33
    EIGEN = 12  # line 11 calls Algorithm 2, which begins here
    CLIP = 13
    METRIC = 14  # eq. 35


_OF_A_ROW = (Phase.ROW, Phase.SAME, Phase.ADD_SAME, Phase.OTHER, Phase.ADD_OTHER)
_AFTER = (
    Phase.SIGMA_S, Phase.SIGMA_D, Phase.INVERT, Phase.SUBTRACT,
    Phase.EIGEN, Phase.CLIP, Phase.METRIC,
)  # fmt: skip
#: The last step of each part: gather, estimate, combine, project.
_ENDS = (Phase.ADD_OTHER, Phase.SIGMA_D, Phase.SUBTRACT, Phase.METRIC)


@dataclass(frozen=True, slots=True)
class Step:
    """State of the algorithm after a step.

    Attributes
    ----------
    index : int
        The number of the step, from 0.
    phase : Phase
    place : int
        How many rows were taken before the present one; -1 before the first row, the
        number of rows once all are done.
    row : int
        The present row, a position in X; -1 when there is none.
    n_same, n_other : int
        How many differences S and D hold after this step.
    """

    index: int
    phase: Phase
    place: int
    row: int
    n_same: int
    n_other: int


class Algebra(NamedTuple):
    """The matrices of lines 7 to 14, each of shape (d, d) unless told otherwise.

    Attributes
    ----------
    sigma_s, sigma_d : ndarray
        The covariances as estimated.
    estimator : str
        ``ml``, ``diagonal``, ``ledoit-wolf`` or ``shrunk``.
    inverse_s, inverse_d : ndarray
    raw : ndarray
        w_S inverse_s - w_D inverse_d.
    values : ndarray, shape (d,)
        Eigenvalues of `raw`, largest first.
    vectors : ndarray
        Its eigenvectors, in columns.
    clipped : ndarray, shape (d,)
        The eigenvalues with 0 in place of the negative ones.
    metric : ndarray
        The positive part of `raw`; the identity where that is nothing.
    learned : bool
        Whether any eigenvalue is positive.
    """

    sigma_s: FloatArray
    sigma_d: FloatArray
    estimator: str
    inverse_s: FloatArray
    inverse_d: FloatArray
    raw: FloatArray
    values: FloatArray
    vectors: FloatArray
    clipped: FloatArray
    metric: FloatArray
    learned: bool


@dataclass(frozen=True, slots=True)
class Settings:
    """Parameters of KISSNN that matter to its steps.

    Attributes
    ----------
    v_same, v_other : int
        Neighbours of either kind.
    covariance : str
        ``ml``, ``diagonal``, ``ledoit-wolf`` or ``shrunk``.
    shrinkage : float
        For ``shrunk``.
    weights : tuple of float
        Of the inverses of Sigma_S and of Sigma_D.
    """

    v_same: int = 5
    v_other: int = 5
    covariance: str = "ml"
    shrinkage: float = 0.1
    weights: tuple[float, float] = (1.0, 1.0)


class KissnnSteps(Sequence[Step]):
    """The steps of KISSNN on some rows (Algorithms 1 and 2).

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of int, shape (n,)
        Class codes from 0.
    known : tuple of ndarray, optional
        Sigma_S and Sigma_D of all rows. Of more than `MOST_ROWS` rows only the first
        are stepped through, and these stand for the rest; without them the
        covariances are those of the rows stepped through.
    """

    def __init__(
        self,
        X: FloatArray,
        y: IntArray,
        settings: Settings | None = None,
        known: tuple[FloatArray, FloatArray] | None = None,
    ) -> None:
        self.X = np.ascontiguousarray(X, np.float64)
        self.y = np.asarray(y, np.int64)
        self.settings = settings or Settings()
        self.n_rows = min(len(self.X), MOST_ROWS)
        self._known = known if len(self.X) > MOST_ROWS else None
        sizes = np.bincount(self.y, minlength=1)[self.y[: self.n_rows]]
        most = {
            "S": np.minimum(sizes - 1, self.settings.v_same),
            "D": np.minimum(len(self.X) - sizes, self.settings.v_other),
        }
        #: Differences in S and D once so many rows are done, shape (n_rows + 1,).
        self._totals = {k: np.concatenate([[0], np.cumsum(m)]) for k, m in most.items()}
        self._found = {
            k: np.full((self.n_rows, int(m.max(initial=0))), -1, np.int64)
            for k, m in most.items()
        }
        self._columns = np.ascontiguousarray(self.X.T)
        self._searched = 0
        d = self.X.shape[1]
        self._sums = {k: np.zeros((d, d)) for k in most}
        self._fourths = dict.fromkeys(most, 0.0)

    # -- the sequence -------------------------------------------------------------

    def __len__(self) -> int:
        return 1 + len(_OF_A_ROW) * self.n_rows + len(_AFTER)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        index %= len(self)
        after = index - 1 - len(_OF_A_ROW) * self.n_rows
        if index == 0:
            return Step(0, Phase.EMPTY, -1, -1, 0, 0)
        if after >= 0:
            n = self.n_rows
            return Step(index, _AFTER[after], n, -1, *self._sizes(n, n))
        place, part = divmod(index - 1, len(_OF_A_ROW))
        phase = _OF_A_ROW[part]
        done = place + (phase >= Phase.ADD_SAME), place + (phase >= Phase.ADD_OTHER)
        return Step(index, phase, place, place, *self._sizes(*done))

    @property
    def knows_all(self) -> bool:
        """Whether the matrices are those of all rows."""
        return self.n_rows == len(self.X) or self._known is not None

    def _sizes(self, same: int, other: int) -> tuple[int, int]:
        return int(self._totals["S"][same]), int(self._totals["D"][other])

    def of_row(self, place: int) -> int:
        """Return the number of the step that takes a row, counted from 0."""
        return 1 + len(_OF_A_ROW) * min(max(place, 0), self.n_rows - 1)

    def next_row(self, index: int) -> int:
        """Return the step at which the row of a step is done, or the one after it."""
        n_parts, last = len(_OF_A_ROW), self._ends[0]
        if index >= last:
            return min(index + 1, len(self) - 1)
        done = -(-index // n_parts) * n_parts
        return done if done > index else index + n_parts

    def end_of_phase(self, index: int) -> int:
        """Return the last step of the part a step is in; of the next, if it is that."""
        ends = self._ends
        return ends[min(bisect_right(ends, index), len(ends) - 1)]

    @cached_property
    def _ends(self) -> list[int]:
        gathered = len(_OF_A_ROW) * self.n_rows
        return [
            gathered if end == Phase.ADD_OTHER else gathered + 1 + _AFTER.index(end)
            for end in _ENDS
        ]

    # -- neighbours ---------------------------------------------------------------

    @property
    def searched(self) -> int:
        """The rows whose neighbours are known, from the first on."""
        return self._searched

    def search(self, n_rows: int, seconds: float = np.inf) -> bool:
        """Find the neighbours of the first rows, as far as the time allows.

        Returns
        -------
        bool
            Whether those of all `n_rows` are known now.
        """
        wanted = min(n_rows, self.n_rows)
        started = time.perf_counter()
        while self._searched < wanted:
            self._find(self._searched)
            self._searched += 1
            if time.perf_counter() - started > seconds:
                break
        return self._searched >= wanted

    def _find(self, row: int) -> None:
        for kind, others in zip(KINDS, self.peek(row), strict=True):
            self._found[kind][row, : len(others)] = others
            # summed up row by row: no wait at the end of the loop
            x = self.X[others] - self.X[row]
            self._sums[kind] += x.T @ x
            self._fourths[kind] += float(np.sum(np.sum(x * x, axis=1) ** 2))

    def peek(self, row: int) -> tuple[IntArray, IntArray]:
        """Search N+ and N- of one row, whatever is known of the others."""
        # attribute by attribute and with the root, as the search of the learner does:
        # what ties there ties here
        squared = np.zeros(len(self.X))
        for column, value in zip(self._columns, self.X[row], strict=True):
            gap = column - value
            squared += gap * gap
        distances = np.sqrt(squared)
        alike = self.y == self.y[row]
        other = np.flatnonzero(~alike)
        alike[row] = False
        same = np.flatnonzero(alike)
        return (
            same[_nearest(distances[same], self.settings.v_same)],
            other[_nearest(distances[other], self.settings.v_other)],
        )

    def neighbours(self, kind: Kind, row: int) -> IntArray:
        """Return N+ (kind S) or N- (kind D) of a row, nearest first."""
        self.search(row + 1)
        found: IntArray = self._found[kind][row]
        return found[: int(np.sum(found >= 0))]

    def pairs(
        self, kind: Kind, count: int, every: int = 1
    ) -> tuple[IntArray, IntArray]:
        """Return i and j of the first differences X[j] - X[i] of a set.

        Parameters
        ----------
        count : int
            So many of those whose neighbours are known.
        every : int
            Return only each so-manyth.
        """
        found = self._found[kind][: self._searched]
        i, column = np.nonzero(found >= 0)
        chosen = slice(0, count, every)
        return i[chosen], found[i[chosen], column[chosen]]

    # -- matrices -----------------------------------------------------------------

    @cached_property
    def algebra(self) -> Algebra:
        """The matrices of lines 7 to 14, from all rows."""
        used = self.settings.covariance
        if self._known is not None:
            sigma_s, sigma_d = self._known
        else:
            self.search(self.n_rows)
            sigma_s, sigma_d = (self._estimate(kind) for kind in KINDS)
        made = ratio_metric(sigma_s, sigma_d, self.settings.weights)
        learned = made.learned and all(self._sizes(self.n_rows, self.n_rows))
        return Algebra(
            sigma_s, sigma_d, used, made.inverse_s, made.inverse_d, made.raw,
            made.values, made.vectors, np.maximum(made.values, 0.0),
            made.metric if learned else np.eye(len(made.metric)), learned,
        )  # fmt: skip

    def _estimate(self, kind: Kind) -> FloatArray:
        count = int(self._totals[kind][-1])
        share = max(count, 1)
        moments = Moments(count, self._sums[kind] / share, self._fourths[kind] / share)
        return estimate(moments, self.settings.covariance, self.settings.shrinkage)[0]


def _nearest(distances: FloatArray, count: int) -> IntArray:
    """Return where the smallest are; of equals the first."""
    count = min(count, len(distances))
    if count == 0:
        return np.empty(0, np.int64)
    farthest = np.partition(distances, count - 1)[count - 1]
    near = np.flatnonzero(distances <= farthest)
    return near[np.argsort(distances[near], kind="stable")[:count]]
