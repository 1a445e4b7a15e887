"""Omnibus tests: Friedman, Iman and Davenport; Kendall's W."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy.special import chdtrc, fdtrc, ndtr, ndtri

from workbench.api import FloatArray
from workbench.compute.statistics.ranks import Ranks

#: Closer to 1 than this, Kendall's W is 1: all data sets rank alike.
_SAME = 1e-12
_DRAWS = 2000


@dataclass(frozen=True, slots=True)
class Omnibus:
    """One test of the hypothesis that all classifiers are alike.

    Attributes
    ----------
    statistic : float
        Infinite for Iman and Davenport's F when all data sets rank alike.
    df : tuple of int
        One degree of freedom for chi-square, two for F.
    p : float
    """

    statistic: float
    df: tuple[int, ...]
    p: float


def concordance(mean_ranks: FloatArray, tie_share: float = 0.0) -> float:
    """Return Kendall's W, the effect size: 0 when mean ranks agree, 1 if all rows do.

    Parameters
    ----------
    mean_ranks : ndarray of float64, shape (k,)
    tie_share : float, default 0
        `Ranks.tie_share` for the correction for ties, 0 for none.

    Notes
    -----
    12 sum (R_j - (k + 1) / 2)^2 / (k (k^2 - 1)), divided by one minus the share of
    ties (Kendall and Babington Smith 1939). 0 when all scores are equal.
    """
    k = mean_ranks.size
    spread = float(((mean_ranks - (k + 1) / 2) ** 2).sum())
    if tie_share >= 1.0:
        return 0.0
    return min(12 * spread / (k * (k**2 - 1)) / (1 - tie_share), 1.0)


def friedman(w: float, n: int, k: int) -> Omnibus:
    """Test by chi-square = N (k - 1) W (Friedman 1937).

    Parameters
    ----------
    w : float
        `concordance`, with or without the correction for ties.
    n, k : int
        Data sets and classifiers.
    """
    statistic = n * (k - 1) * w
    return Omnibus(statistic, (k - 1,), float(chdtrc(k - 1, statistic)))


def iman_davenport(w: float, n: int, k: int, orders: float | None = None) -> Omnibus:
    """Test by F = (N - 1) chi2 / (N (k - 1) - chi2) (Iman and Davenport 1980).

    Parameters
    ----------
    w : float
        `concordance`, with or without the correction for ties.
    orders : float, optional
        In how many orders the ranks of one data set can stand, k! unless given. Only
        asked for when all data sets rank alike: F is infinite then and p the chance
        ``orders ** (1 - n)`` of that (Conover 1999, section 5.8).
    """
    df = (k - 1, (k - 1) * (n - 1))
    if 1 - w < _SAME:
        log_orders = math.lgamma(k + 1) if orders is None else math.log(orders)
        return Omnibus(math.inf, df, math.exp(log_orders * (1 - n)))
    statistic = (n - 1) * w / (1 - w)
    return Omnibus(statistic, df, float(fdtrc(*df, statistic)))


def orders_of_ranks(row: FloatArray) -> float:
    """Return in how many different orders the ranks of one data set can stand."""
    sizes = np.unique(row, return_counts=True)[1]
    logs = math.lgamma(row.size + 1) - sum(math.lgamma(t + 1) for t in sizes.tolist())
    return math.exp(logs)


def concordance_interval(
    ranks: Ranks, alpha: float, corrected: bool = True, seed: int = 1
) -> tuple[float, float]:
    """Return a confidence interval of Kendall's W.

    Parameters
    ----------
    alpha : float
        One minus the confidence.
    corrected : bool
        For ties.

    Notes
    -----
    Data sets are drawn with replacement 2000 times; bias-corrected percentiles
    (Efron 1981), for W of a sample is larger than that of what it is drawn from.
    """
    shares, k = _drawn_shares(ranks.n, seed), ranks.k
    spread = ((shares @ ranks.matrix - (k + 1) / 2) ** 2).sum(axis=1)
    left = 1 - (shares @ ranks.ties) / (k * (k**2 - 1)) * corrected
    w = 12 * spread / (k * (k**2 - 1))
    drawn = np.divide(w, left, out=np.zeros_like(w), where=left > 0)
    own = concordance(ranks.means, ranks.tie_share if corrected else 0.0)
    below = float(((drawn < own).sum() + (drawn == own).sum() / 2) / _DRAWS)
    bias = ndtri(min(max(below, 0.5 / _DRAWS), 1 - 0.5 / _DRAWS))
    places = ndtr(2 * bias + ndtri([alpha / 2, 1 - alpha / 2]))
    low, high = np.quantile(drawn, places)
    return float(low), float(high)


@lru_cache(maxsize=4)
def _drawn_shares(n: int, seed: int) -> FloatArray:
    """Return how often each of n is drawn in each of the draws, as shares."""
    random = np.random.default_rng(seed)
    return random.multinomial(n, np.full(n, 1 / n), _DRAWS) / n
