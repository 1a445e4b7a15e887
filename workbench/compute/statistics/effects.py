"""How large a difference is: effect sizes with their confidence intervals."""

from __future__ import annotations

import math

import numpy as np
from scipy.special import ndtri, stdtrit

from workbench.api import FloatArray, Problem
from workbench.compute.statistics.quantiles import check_alpha


def mean_difference(
    differences: FloatArray, alpha: float = 0.05
) -> tuple[float, float, float]:
    """Return the mean of independent differences and its t interval.

    Parameters
    ----------
    differences : ndarray of float64, shape (n,)
        One for each data set. Not for folds: see `resampled.corrected_t`.
    alpha : float

    Returns
    -------
    mean, low, high : float

    Raises
    ------
    Problem
        For fewer than two.
    """
    check_alpha(alpha)
    n = _enough(differences)
    mean = float(differences.mean())
    reach = float(stdtrit(n - 1, 1 - alpha / 2) * differences.std(ddof=1)) / math.sqrt(
        n
    )
    return mean, mean - reach, mean + reach


def cliffs_delta(
    a: FloatArray, b: FloatArray, alpha: float = 0.05
) -> tuple[float, float, float]:
    """Return how much more often a number of a is the larger than one of b.

    Parameters
    ----------
    a, b : ndarray of float64, shapes (n,) and (m,)
        At least two each; which of a belongs to which of b plays no part.
    alpha : float

    Returns
    -------
    delta, low, high : float
        -1 to 1, with the asymmetric normal interval (Cliff 1996, equation 5.11; the
        unbiased variance of Cliff 1993).

    Raises
    ------
    Problem
        For fewer than two numbers.
    """
    check_alpha(alpha)
    n, m = _enough(a), _enough(b)
    signs = np.sign(a[:, None] - b[None, :])
    delta = float(signs.mean())
    rows, columns = signs.mean(axis=1) - delta, signs.mean(axis=0) - delta
    both = float(((signs - delta) ** 2).sum())
    of_a, of_b = float((rows**2).sum()), float((columns**2).sum())
    variance = (m * m * of_a + n * n * of_b - both) / (n * m * (n - 1) * (m - 1))
    # the unbiased estimate can fall below what is possible
    variance = max(variance, (1 - delta**2) / (n * m - 1))
    z = float(-ndtri(alpha / 2))
    reach = z * math.sqrt(variance * ((1 - delta**2) ** 2 + z * z * variance))
    below = 1 - delta**2 + z * z * variance
    if below == 0.0:  # no overlap at all
        return delta, delta, delta
    middle = delta - delta**3
    return delta, (middle - reach) / below, (middle + reach) / below


def _enough(values: FloatArray) -> int:
    if values.size < 2:
        raise Problem(f"{values.size} numbers", expected="two or more")
    return int(values.size)
