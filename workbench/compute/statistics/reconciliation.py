"""Post-hoc and Wilcoxon's tests side by side, and the reasons of any difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from scipy.special import ndtr

Pair = Mapping[str, Any]


def reconcile(posthoc: Mapping[str, Any], wilcoxon: Sequence[Pair]) -> dict[str, Any]:
    """Compare which pairs a post-hoc test separates with those Wilcoxon's test does.

    Parameters
    ----------
    posthoc, wilcoxon
        As in the document of ``compare``.

    Returns
    -------
    dict
        ``code``: ``same``, ``out-of-reach`` when no scores over so few data sets could
        make an adjusted p of Wilcoxon's test significant, or ``differ``. ``pairs``: how
        many the post-hoc test compared; ``posthoc`` and ``wilcoxon``: how many of these
        each separates. ``adjusted_for``: the pairs Holm's correction is for. ``least_p``
        and ``least_adjusted``: no p of Wilcoxon's test can be smaller.
    """
    tested = {frozenset((pair["a"], pair["b"])) for pair in posthoc["pairs"]}
    by_ranks, by_scores = _separated(posthoc["pairs"]), _separated(wilcoxon) & tested
    least = min(map(_least_p, wilcoxon))
    adjusted = min(least * len(wilcoxon), 1.0)
    if by_ranks == by_scores:
        code = "same"
    else:
        code = "out-of-reach" if adjusted > posthoc["alpha"] else "differ"
    return {
        "code": code,
        "method": posthoc["method"],
        "alpha": posthoc["alpha"],
        "pairs": len(tested),
        "posthoc": len(by_ranks),
        "wilcoxon": len(by_scores),
        "adjusted_for": len(wilcoxon),
        "least_p": least,
        "least_adjusted": adjusted,
    }


def _separated(pairs: Sequence[Pair]) -> set[frozenset[str]]:
    return {frozenset((pair["a"], pair["b"])) for pair in pairs if pair["significant"]}


def _least_p(pair: Pair) -> float:
    """Return a bound that p of a pair cannot fall below, whatever the scores."""
    if pair["exact"]:
        # of the 2^n ways to place the signs, one to each side is most extreme
        return float(min(2.0 ** (1 - pair["n"]), 1.0))
    # |z| is the sum of the ranks over the root of the sum of their squares at most,
    # and that is the root of their number at most (Cauchy and Schwarz)
    return float(2 * ndtr(-np.sqrt(pair["n"] - pair["zeros"])))
