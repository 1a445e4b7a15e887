"""Quantiles for critical differences: studentized range and normal."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from scipy.special import ndtr, ndtri

from workbench.api import FloatArray, Problem

#: Where the integrals over the largest of k normal numbers are summed. The sum of
#: a smooth function that dies out at both ends is as exact as the numbers themselves.
_STEP = 1 / 32
_GRID = np.arange(-12.0, 40.0, _STEP)
_WEIGHT = np.exp(-(_GRID**2) / 2) * (_STEP / math.sqrt(2 * math.pi))
_BELOW = ndtr(_GRID)


def check_alpha(alpha: float) -> float:
    """Return alpha as it is.

    Raises
    ------
    Problem
        When it is not between 0 and 1.
    """
    if not 0 < alpha < 1:
        raise Problem(f"alpha is {alpha:g}", expected="more than 0 and less than 1")
    return float(alpha)


def range_tail(q: FloatArray, k: int) -> FloatArray:
    """Return how likely the range of k normal numbers is larger than q.

    Parameters
    ----------
    q : ndarray of float64, shape (m,)
        Not negative.
    k : int
        At least 2.

    Returns
    -------
    ndarray of float64, shape (m,)
        The studentized range with infinite degrees of freedom; exact far out too.

    Notes
    -----
    k times the integral of phi(z) (Phi(z)^(k-1) - (Phi(z) - Phi(z-q))^(k-1)), z being
    the largest of the k (Tukey 1953).
    """
    below = ndtr(_GRID - np.asarray(q, np.float64)[:, None])
    with np.errstate(divide="ignore"):  # q = 0: nothing lies between
        shrink = np.log1p(-below / _BELOW)
    inner = -np.expm1((k - 1) * shrink) * _BELOW ** (k - 1)
    tail: FloatArray = np.minimum(k * (inner @ _WEIGHT), 1.0)
    return tail


def _range_density(q: float, k: int) -> float:
    density = np.exp(-((_GRID - q) ** 2) / 2) / math.sqrt(2 * math.pi)
    inside = np.maximum(_BELOW - ndtr(_GRID - q), 0.0) ** (k - 2)
    return float(k * (k - 1) * (density * inside) @ _WEIGHT)


@lru_cache(maxsize=4096)
def range_quantile(alpha: float, k: int) -> float:
    """Return what the range of k normal numbers exceeds with probability alpha.

    Newton's steps, halved into the bracket when they leave it. The upper end is
    Bonferroni's, which can never be too small.
    """
    low, high = 0.0, math.sqrt(2) * bonferroni_q(alpha, k * (k - 1) // 2)
    q = high
    for _ in range(100):
        excess = float(range_tail(np.array([q]), k)[0]) - alpha
        low, high = (q, high) if excess > 0 else (low, q)
        slope = _range_density(q, k)
        step = excess / slope if slope > 0 else math.inf
        new = q + step if low < q + step < high else (low + high) / 2
        if abs(new - q) <= 1e-13 * max(q, 1.0) or abs(step) <= 1e-14:
            break
        q = new
    return q


def nemenyi_q(alpha: float, k: int) -> float:
    """Return q for all pairs of k classifiers (Nemenyi 1963; Demsar 2006, table 5a).

    Raises
    ------
    Problem
        When alpha is not between 0 and 1 or k less than 2.
    """
    return range_quantile(check_alpha(alpha), _at_least_two(k)) / math.sqrt(2)


def bonferroni_q(alpha: float, comparisons: int) -> float:
    """Return the two-sided normal quantile of alpha shared by several comparisons."""
    return float(-ndtri(check_alpha(alpha) / (2 * comparisons)))


def bonferroni_dunn_q(alpha: float, k: int) -> float:
    """Return q for k - 1 classifiers against one (Dunn 1961; Demsar 2006, table 5b).

    Raises
    ------
    Problem
        When alpha is not between 0 and 1 or k less than 2.
    """
    return bonferroni_q(alpha, _at_least_two(k) - 1)


def standard_error(k: int, n: int) -> float:
    """Return the standard error of the difference of two mean ranks.

    sqrt(k (k + 1) / (6 N)) for k classifiers on N data sets (Demsar 2006, section 3.2.2).
    """
    return math.sqrt(k * (k + 1) / (6 * n))


def critical_difference(q: float, k: int, n: int) -> float:
    """Return by how much mean ranks must differ: q times the standard error."""
    return q * standard_error(k, n)


def _at_least_two(k: int) -> int:
    if k < 2:
        raise Problem(f"{k} classifiers", expected="two or more to compare")
    return k
