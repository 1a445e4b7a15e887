"""p-values adjusted for multiple comparisons: Holm, Hochberg, Hommel, Shaffer."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from workbench.api import FloatArray, IntArray


def bonferroni(p: FloatArray) -> FloatArray:
    """Multiply each p by their number (Bonferroni; Dunn 1961). Shapes (m,)."""
    return np.minimum(p * p.size, 1.0)


def holm(p: FloatArray) -> FloatArray:
    """Step down from the smallest p, times m, m - 1, ... (Holm 1979). Shapes (m,)."""
    return _step_down(p, holm_factors(p.size))


def shaffer(p: FloatArray, k: int) -> FloatArray:
    """Step down as Holm, by what can be true at once (Shaffer 1986, S1).

    Parameters
    ----------
    p : ndarray of float64, shape (k (k - 1) / 2,)
        Of all pairs of k classifiers, in any order.

    Returns
    -------
    ndarray of float64
        Of the shape of `p`.
    """
    return _step_down(p, shaffer_factors(k))


def hochberg(p: FloatArray) -> FloatArray:
    """Step up from the largest p with Holm's factors (Hochberg 1988). Shapes (m,)."""
    order = np.argsort(p)
    steps = (holm_factors(p.size) * p[order])[::-1]
    adjusted = np.empty_like(p)
    adjusted[order[::-1]] = np.minimum(np.minimum.accumulate(steps), 1.0)
    return adjusted


def hommel(p: FloatArray) -> FloatArray:
    """Close Simes' test over all sets of hypotheses (Hommel 1988). Shapes (m,).

    Notes
    -----
    Wright (1992), figure 5: for each size j of a set of true hypotheses the smallest
    level at which Simes' test rejects every set of that size with the hypothesis in it.
    Of those among the j - 1 largest this is never above what a smaller j gave.
    """
    m = p.size
    order = np.argsort(p)
    ascending = p[order]
    adjusted = ascending.copy()
    for j in range(2, m + 1):
        largest = ascending[m - j + 1 :]  # the j - 1 largest
        simes = (j * largest / np.arange(2, j + 1)).min()
        adjusted = np.maximum(adjusted, np.minimum(j * ascending, simes))
    found = np.empty_like(p)
    found[order] = np.minimum(adjusted, 1.0)
    return found


def hommel_level(p: FloatArray, alpha: float) -> float:
    """Return the one p up to which Hommel (1988) rejects: alpha / j.

    j is the largest size for which the j largest p lie above alpha / j, 2 alpha / j,
    ..., alpha; if there is none all are rejected, and the level is alpha.
    """
    ascending = np.sort(p)
    for j in range(p.size, 0, -1):
        if np.all(ascending[-j:] > alpha * np.arange(1, j + 1) / j):
            return alpha / j
    return alpha


def holm_factors(m: int) -> IntArray:
    """Return m, m - 1, ..., 1: what each p, the smallest first, is multiplied by."""
    return np.arange(m, 0, -1)


@lru_cache(maxsize=256)
def possible_true(k: int) -> tuple[int, ...]:
    """Return how many of the pairwise hypotheses of k classifiers can be true at once.

    Classifiers that are alike form groups, and a group of j makes j (j - 1) / 2 true
    hypotheses: the recursion S(k) = union of {j (j - 1) / 2 + x: x in S(k - j)} of
    Shaffer (1986), the sets held as bits of one number.
    """
    sets = [1]  # S(0) = {0}: bit 0
    for size in range(1, k + 1):
        found = 0
        for group in range(1, size + 1):
            found |= sets[size - group] << (group * (group - 1) // 2)
        sets.append(found)
    return tuple(s for s in range(k * (k - 1) // 2 + 1) if sets[k] >> s & 1)


def shaffer_factors(k: int) -> IntArray:
    """Return t_1, t_2, ...: the most hypotheses that can be true at each step.

    At step i at least i - 1 are false, and t_i is the largest number in
    `possible_true` that is not above m - i + 1. Shape (k (k - 1) / 2,).
    """
    possible = np.array(possible_true(k))
    left = holm_factors(k * (k - 1) // 2)
    factors: IntArray = possible[np.searchsorted(possible, left, side="right") - 1]
    return factors


def _step_down(p: FloatArray, factors: IntArray) -> FloatArray:
    order = np.argsort(p)
    adjusted = np.empty_like(p)
    adjusted[order] = np.minimum(np.maximum.accumulate(factors * p[order]), 1.0)
    return adjusted
