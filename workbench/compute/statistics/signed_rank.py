"""Wilcoxon's signed-rank test of two classifiers, with effect size and interval."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, get_args

import numpy as np
from scipy.special import ndtr, ndtri

from workbench.api import FloatArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.statistics.ranks import average_ranks, settled
from workbench.core.results.comparing.comparison import SignedRank

Zeros = Literal["wilcox", "pratt", "zsplit"]
ZEROS: tuple[str, ...] = get_args(Zeros)
#: Up to so many differences p is exact where none are equal and none is zero.
EXACT_ROWS = 50


def advantages(
    a: FloatArray, b: FloatArray, higher_is_better: bool = True
) -> FloatArray:
    """Return by how much a is better than b, shape (n,), free of rounding noise.

    0.9 - 0.8 and 0.8 - 0.7 differ in the last bits; ranked as they come they would
    not be a tie.
    """
    both = settled(np.stack([a, b]))
    largest = float(np.abs(both).max(initial=0.0))
    difference = both[0] - both[1] if higher_is_better else both[1] - both[0]
    # the larger number rides along, so that both are rounded to its digits
    return settled(np.append(difference, largest))[:-1]


def signed_rank(
    differences: FloatArray,
    zeros: str = "wilcox",
    alpha: float = 0.05,
    exact: bool | None = None,
) -> SignedRank:
    """Test whether differences lie evenly around zero (Wilcoxon 1945).

    Parameters
    ----------
    differences : ndarray of float64, shape (n,)
        Better see `advantages` for how to subtract.
    zeros : str
        ``wilcox`` leaves zero differences out, ``pratt`` ranks them and drops their
        ranks (Pratt 1959), ``zsplit`` gives half of their ranks to each side
        (Demsar 2006, section 3.1.3).
    alpha : float
        One minus the confidence of the interval.
    exact : bool, optional
        Count all signs the differences could have, given their sizes. Unless given,
        only when no two sizes are equal, none is zero and there are at most 50.

    Raises
    ------
    Problem
        For an unknown way with zeros, or an exact test of split zeros.
    """
    if zeros not in ZEROS:
        raise Problem(f"zeros {zeros!r}", expected=instead_of(zeros, ZEROS))
    if exact and zeros == "zsplit":
        raise Problem("no exact test of split zeros", expected="wilcox or pratt")
    ranks, signs = _signed(differences, zeros)
    n_zero = int((differences == 0).sum())
    tied = _tied(differences)
    plus, minus = float(ranks[signs > 0].sum()), float(ranks[signs < 0].sum())
    if zeros == "zsplit":
        share = float(ranks[signs == 0].sum()) / 2
        plus, minus = plus + share, minus + share
    # each rank falls on either side with the same chance: its variance is r^2 / 4
    error = math.sqrt(float((ranks**2).sum()) / 4)
    z = (plus - minus) / 2 / error if error else 0.0
    if exact is None:
        exact = not n_zero and not tied and differences.size <= EXACT_ROWS
    p = _exact_p(ranks, plus) if exact else 2 * float(ndtr(-abs(z)))
    total = plus + minus
    return SignedRank(
        differences.size,
        n_zero,
        tied,
        zeros,
        plus,
        minus,
        z,
        p,
        exact,
        (plus - minus) / total if total else 0.0,
        *hodges_lehmann(differences, alpha),
    )


def hodges_lehmann(
    differences: FloatArray, alpha: float = 0.05
) -> tuple[float, float, float]:
    """Return the median of all means of two differences, and its interval.

    Parameters
    ----------
    differences : ndarray of float64, shape (n,)
        At least one; the zero ones count, they are evidence for a small difference.

    Returns
    -------
    estimate, low, high : float
        The interval is the set of shifts that the two-sided signed-rank test keeps
        (Hollander and Wolfe 1999, section 3.3): exact to n = 50, normal above.
    """
    n = differences.size
    i, j = np.triu_indices(n)
    walsh = np.sort((differences[i] + differences[j]) / 2)
    estimate = float(np.median(walsh))
    cut = _critical(n, alpha)
    if cut < 0:
        return estimate, -math.inf, math.inf
    return estimate, float(walsh[cut]), float(walsh[-1 - cut])


def _signed(differences: FloatArray, zeros: str) -> tuple[FloatArray, FloatArray]:
    """Return the ranks that take part and their signs."""
    if zeros == "wilcox":
        differences = differences[differences != 0]
    ranks = average_ranks(np.abs(differences))
    signs = np.sign(differences)
    if zeros == "pratt":
        ranks, signs = ranks[signs != 0], signs[signs != 0]
    return ranks, signs


def _tied(differences: FloatArray) -> int:
    sizes = np.unique(np.abs(differences[differences != 0]), return_counts=True)[1]
    return int(sizes[sizes > 1].sum())


def _exact_p(ranks: FloatArray, plus: float) -> float:
    """Return how likely a sum of positive ranks lies so far from its middle.

    Twice the ranks are whole numbers, ties or not, so the sums can be counted.
    """
    doubled = np.rint(2 * ranks).astype(np.int64)
    chances = _sums(tuple(doubled.tolist()))
    reached = round(2 * plus)
    tail = min(chances[: reached + 1].sum(), chances[reached:].sum())
    return min(2 * float(tail), 1.0)


@lru_cache(maxsize=256)
def _sums(parts: tuple[int, ...]) -> FloatArray:
    """Return the chance of each sum when each part counts or not, heads or tails."""
    chances = np.zeros(sum(parts) + 1)
    chances[0] = 1.0
    for part in parts:
        shifted = np.zeros_like(chances)
        shifted[part:] = chances[: chances.size - part]
        chances = (chances + shifted) / 2
    return chances


@lru_cache(maxsize=1024)
def _critical(n: int, alpha: float) -> int:
    """Return the largest sum of positive ranks the test rejects, -1 if none is."""
    if n <= EXACT_ROWS:
        below = np.cumsum(_sums(tuple(range(1, n + 1))))
        return int(np.searchsorted(below, alpha / 2, side="right")) - 1
    middle = n * (n + 1) / 4
    error = math.sqrt(n * (n + 1) * (2 * n + 1) / 24)
    return max(math.floor(middle + float(ndtri(alpha / 2)) * error), -1)
