"""Sign test, and counts of wins, ties and losses over data sets."""

from __future__ import annotations

import math

from scipy.special import bdtr, betaincinv

from workbench.api import FloatArray, Problem
from workbench.core.results.comparing.comparison import SignTest


def sign_test(
    advantages: FloatArray, tolerance: float = 0.0, alpha: float = 0.05
) -> SignTest:
    """Count wins and test whether both win equally often.

    Parameters
    ----------
    advantages : ndarray of float64, shape (n,)
        By how much a is better on each data set.
    tolerance : float
        Differences not larger are ties.
    alpha : float
        One minus the confidence of the interval.

    Raises
    ------
    Problem
        For a tolerance that is negative or not finite.
    """
    if not 0 <= tolerance < math.inf:
        raise Problem(f"the tolerance is {tolerance:g}", expected="0 or more")
    wins = int((advantages > tolerance).sum())
    losses = int((advantages < -tolerance).sum())
    ties = advantages.size - wins - losses
    half = ties // 2
    n = wins + losses + 2 * half
    low, high = share_interval(wins + half, n, alpha)
    return SignTest(
        wins,
        ties,
        losses,
        binomial_p(wins + half, n),
        binomial_p(wins, wins + losses),
        (wins + ties / 2) / advantages.size if advantages.size else 0.5,
        low,
        high,
    )


def binomial_p(wins: int, n: int) -> float:
    """Return the two-sided p of so many wins where both are equally likely."""
    return min(2 * float(bdtr(min(wins, n - wins), n, 0.5)), 1.0) if n else 1.0


def share_interval(wins: int, n: int, alpha: float) -> tuple[float, float]:
    """Return the exact interval of a share (Clopper and Pearson 1934)."""
    low = float(betaincinv(wins, n - wins + 1, alpha / 2)) if wins else 0.0
    high = float(betaincinv(wins + 1, n - wins, 1 - alpha / 2)) if wins < n else 1.0
    return low, high
