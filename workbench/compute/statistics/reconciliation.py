"""Post-hoc and Wilcoxon's tests side by side, and the reasons of any difference."""

from __future__ import annotations

from typing import Literal

import numpy as np
from scipy.special import ndtr

from workbench.api import FloatArray
from workbench.core.results.comparing.comparison import (
    PostHoc,
    RankPairs,
    Reconciliation,
    SignedRankPairs,
)


def reconcile(posthoc: PostHoc, wilcoxon: SignedRankPairs) -> Reconciliation:
    """Compare which pairs a post-hoc test separates with those Wilcoxon's test does."""
    tested = _pairs(posthoc.pairs)
    by_ranks = _separated(posthoc.pairs)
    by_scores = _separated(wilcoxon) & tested
    least = float(_least_p(wilcoxon).min())
    adjusted = min(least * wilcoxon.p.size, 1.0)
    code: Literal["same", "out-of-reach", "differ"] = "same"
    if by_ranks != by_scores:
        code = "out-of-reach" if adjusted > posthoc.alpha else "differ"
    return Reconciliation(
        code=code,
        method=posthoc.method,
        alpha=posthoc.alpha,
        pairs=len(tested),
        posthoc=len(by_ranks),
        wilcoxon=len(by_scores),
        adjusted_for=wilcoxon.p.size,
        least_p=least,
        least_adjusted=adjusted,
    )


def _pairs(table: RankPairs | SignedRankPairs) -> set[frozenset[str]]:
    return {frozenset((pair.a, pair.b)) for pair in table}


def _separated(table: RankPairs | SignedRankPairs) -> set[frozenset[str]]:
    return {frozenset((pair.a, pair.b)) for pair in table if pair.significant}


def _least_p(table: SignedRankPairs) -> FloatArray:
    """Return bounds that p of each pair cannot fall below, whatever the scores."""
    # exact: of the 2^n ways to place the signs, one to each side is most extreme
    exact = np.minimum(2.0 ** (1.0 - table.n), 1.0)
    # else |z| is the sum of the ranks over the root of the sum of their squares at most,
    # and that is the root of their number at most (Cauchy and Schwarz)
    normal = 2 * ndtr(-np.sqrt(table.n - table.zeros))
    found: FloatArray = np.where(table.exact, exact, normal)
    return found
