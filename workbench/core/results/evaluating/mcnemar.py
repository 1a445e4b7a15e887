"""McNemar's test of two classifiers on the same rows."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from workbench.api.data import IntArray
from workbench.api.problems import Problem
from workbench.core.results.evaluating.predictions import Predictions

#: Up to so many rows on which one of the two is right, the exact test is made.
EXACT_ROWS = 1000
#: The quantile of the standard normal distribution that leaves 2.5 % above it.
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True, eq=False)
class Matched:
    """Predictions of two classifiers for the same rows.

    Attributes
    ----------
    rows : ndarray of int64, shape (n,)
        Ascending.
    true, a, b : ndarray of int64, shape (n,)
        The class, and what each called it, as places in `names`.
    names : tuple of str
    """

    rows: IntArray
    true: IntArray
    a: IntArray
    b: IntArray
    names: tuple[str, ...]

    def where(self, a_right: bool, b_right: bool) -> IntArray:
        """Return the rows on which each was right or wrong as asked."""
        a, b = self.a == self.true, self.b == self.true
        chosen: IntArray = self.rows[(a == a_right) & (b == b_right)]
        return chosen

    @property
    def differing(self) -> IntArray:
        """The places of the rows for which the two named different classes."""
        return np.flatnonzero(self.a != self.b)


@dataclass(frozen=True, slots=True)
class McNemar:
    """Result of McNemar's test.

    Attributes
    ----------
    statistic : float
        The chi-squared value with Edwards' correction (1948), which gives `p` where
        `exact` is False.
    p : float
        Two-sided.
    exact : bool
        Whether it is that of the sign test: twice the smaller binomial tail.
    """

    statistic: float
    p: float
    exact: bool


def matched(a: Predictions | None, b: Predictions | None) -> Matched:
    """Match the predictions of both by row.

    Of repeated tests only the first counts: repeats of one row are not independent.

    Raises
    ------
    Problem
        When they were not tested on the same rows, or the true classes differ.
    """
    if a is None or b is None:
        raise Problem("the predictions were not kept")
    names = tuple(dict.fromkeys((*a.classes, *b.classes)))
    rows, true, said_a = _columns(a, names)
    other_rows, other_true, said_b = _columns(b, names)
    if not rows.size or not np.array_equal(rows, other_rows):
        raise Problem("the two were not tested on the same rows")
    if not np.array_equal(true, other_true):
        raise Problem("the true classes are not the same")
    return Matched(rows, true, said_a, said_b, names)


def _columns(
    predictions: Predictions, names: tuple[str, ...]
) -> tuple[IntArray, IntArray, IntArray]:
    """Return rows, true and named classes by ascending row."""
    first = predictions.take(predictions.repeats == 0)
    true, predicted = first.codes(names)
    order = np.argsort(first.rows, kind="stable")
    return first.rows[order], true[order], predicted[order]


def mcnemar(only_a: int, only_b: int) -> McNemar:
    """Test whether two classifiers err equally often (McNemar 1947).

    Parameters
    ----------
    only_a, only_b : int
        On how many rows only the one, only the other was right.
    """
    n = only_a + only_b
    statistic = max(abs(only_a - only_b) - 1, 0) ** 2 / n if n else 0.0
    exact = n <= EXACT_ROWS
    if exact:
        tail = sum(math.comb(n, k) for k in range(min(only_a, only_b) + 1))
        p = min(2 * tail / 2**n, 1.0)
    else:
        p = math.erfc(math.sqrt(statistic / 2))  # one degree of freedom
    return McNemar(statistic, p, exact)


def difference(only_a: int, only_b: int, n: int) -> tuple[float, float, float]:
    """Return accuracy of b minus that of a, and its 95 % interval.

    The interval is that of Agresti and Min (2005) for matched pairs: Wald's after
    half a row was added to each of the four cells.

    Parameters
    ----------
    n : int
        All rows, at least 1.

    Returns
    -------
    difference, low, high : float
        Shares, -1 to 1.
    """
    a, b, rows = only_a + 0.5, only_b + 0.5, n + 2
    middle = (b - a) / rows
    half = _Z * math.sqrt(a + b - (b - a) ** 2 / rows) / rows
    return (only_b - only_a) / n, max(middle - half, -1.0), min(middle + half, 1.0)
