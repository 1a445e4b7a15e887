"""Ranks of classifiers on each data set, ties averaged."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray

#: Numbers that agree in so many significant digits count as equal: two means of the
#: same folds in another order differ in the last bits, and that is no difference.
SIGNIFICANT_DIGITS = 12


@dataclass(frozen=True, eq=False, slots=True)
class Ranks:
    """The ranks of k classifiers on N data sets.

    Attributes
    ----------
    matrix : ndarray of float64, shape (N, k)
        1 is the best; equal scores share the mean of the places they take.
    ties : ndarray of int64, shape (N,)
        For each data set the sum of t^3 - t over its groups of t equal scores.
    """

    matrix: FloatArray
    ties: np.ndarray[tuple[int], np.dtype[np.int64]]

    @property
    def n(self) -> int:
        """The number of data sets."""
        return int(self.matrix.shape[0])

    @property
    def k(self) -> int:
        """The number of classifiers."""
        return int(self.matrix.shape[1])

    @property
    def sums(self) -> FloatArray:
        """Rank sums, shape (k,)."""
        return np.asarray(self.matrix.sum(axis=0), np.float64)

    @property
    def means(self) -> FloatArray:
        """Mean ranks, shape (k,)."""
        return self.sums / self.n

    @property
    def tie_share(self) -> float:
        """Part of the variance of ranks that ties take away, 0 to 1.

        Friedman's statistic is divided by one minus it; it is 1 when all scores of
        every data set are equal.
        """
        return float(self.ties.sum()) / (self.n * self.k * (self.k**2 - 1))


def settled(values: FloatArray) -> FloatArray:
    """Round to 12 significant digits of the largest number: equal is equal again."""
    finite = np.abs(values[np.isfinite(values)])
    largest = float(finite.max(initial=0.0))
    if largest == 0.0:
        return np.asarray(values, np.float64)
    digits = SIGNIFICANT_DIGITS - 1 - math.floor(math.log10(largest))
    if digits > 300:  # beyond it numpy.round overflows; such numbers are as they are
        return np.asarray(values, np.float64)
    return np.asarray(np.round(values, digits), np.float64)


def rank(values: FloatArray, higher_is_better: bool = True) -> Ranks:
    """Rank the scores of each data set, ties averaged.

    Parameters
    ----------
    values : ndarray of float64, shape (N, k)
        No NaN; k at least 2.

    Returns
    -------
    Ranks
    """
    rounded = np.stack([settled(row) for row in values])
    scores = -rounded if higher_is_better else rounded
    one, other = scores[:, :, None], scores[:, None, :]
    equal = (one == other).sum(axis=2)  # t of the group each score stands in
    matrix = (other < one).sum(axis=2) + (equal + 1) / 2
    # a group of t scores counts t (t^2 - 1), so each of its scores t^2 - 1
    return Ranks(matrix.astype(np.float64), (equal**2 - 1).sum(axis=1))


def average_ranks(values: FloatArray) -> FloatArray:
    """Rank one list, the smallest first, ties averaged; shape (n,)."""
    _, group, sizes = np.unique(values, return_inverse=True, return_counts=True)
    ranks: FloatArray = (np.cumsum(sizes) - (sizes - 1) / 2)[group]
    return ranks
