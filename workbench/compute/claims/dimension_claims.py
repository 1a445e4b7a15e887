"""Claims about many dimensions and about kernels of distances."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import Dataset
from workbench.compute.claims.card import Card, by_share, yes_or_no
from workbench.core.results.claim import Figures, Verdict

_SEED = 1


def tree_search(given: Sequence[Dataset]) -> Figures:
    """Count the distances that a k-d tree computes for one query, by rows and dimensions.

    Uniform rows and queries (Bentley, 1975).
    """
    from sklearn.neighbors import KDTree

    random = np.random.default_rng(_SEED)
    sizes, asked = (1000, 4000, 16000), 50
    found = {}
    for d in (2, 5, 10, 20):
        counts = []
        for n in sizes:
            tree = KDTree(random.random((n, d)), leaf_size=10)
            tree.reset_n_calls()
            tree.query(random.random((asked, d)), k=1)
            counts.append(tree.get_n_calls() / asked)
        growth = float(np.log(counts[-1] / counts[0]) / np.log(sizes[-1] / sizes[0]))
        found[f"{d} dimensions"] = {"distances": counts, "exponent_of_n": growth}
    return {"rows": list(sizes), "queries": asked, "by_dimension": found}


#: A search whose cost grows slower than this power of n is as good as logarithmic.
_LOGARITHMIC = 0.5


def _logarithmic(figures: Figures) -> Verdict:
    entries = figures["by_dimension"].values()
    slow = [entry["exponent_of_n"] < _LOGARITHMIC for entry in entries]
    return by_share(sum(slow), len(slow))


def concentration(given: Sequence[Dataset]) -> Figures:
    """Measure (farthest - nearest) / nearest of uniform rows seen from one of them.

    The mean of 20 queries (Beyer et al., 1999; Aggarwal et al., 2001).
    """
    random = np.random.default_rng(_SEED)
    contrast: dict[str, dict[str, float]] = {"0.5": {}, "1": {}, "2": {}}
    for d in (2, 10, 100, 1000):
        rows, queries = random.random((500, d)), random.random((20, d))
        apart = np.abs(queries[:, None, :] - rows)
        for p, by_dimension in contrast.items():
            lengths = (apart ** float(p)).sum(axis=2) ** (1 / float(p))
            low, high = lengths.min(axis=1), lengths.max(axis=1)
            by_dimension[str(d)] = float(((high - low) / low).mean())
    return {"contrast_by_exponent": contrast}


def _fractions_help(figures: Figures) -> Verdict:
    """Return ``true`` if contrast stays, ``conditional`` if it only beats Euclid's."""
    contrast = figures["contrast_by_exponent"]
    fraction, euclid = list(contrast["0.5"].values()), list(contrast["2"].values())
    if fraction[-1] >= 0.5 * fraction[0]:
        return "true"
    return "conditional" if fraction[-1] > euclid[-1] else "false"


def kernel_sign(given: Sequence[Dataset]) -> Figures:
    """Evaluate the kernel as printed, exp(d^2 / 2), and with the minus."""
    distances = np.array([0.0, 1.0, 2.0, 3.0])
    return {
        "distances": distances.tolist(),
        "as_printed": np.exp(distances**2 / 2).tolist(),
        "with_minus": np.exp(-(distances**2) / 2).tolist(),
    }


def _falls(figures: Figures) -> Verdict:
    return yes_or_no(bool((np.diff(figures["as_printed"]) < 0).all()))


def neighbour_probability(given: Sequence[Dataset]) -> Figures:
    """Evaluate NCA's probability of choosing a neighbour, as printed and with the minus.

    The numerator has its minus in print, the denominator has not (Goldberger et al.,
    2005, equation 1, for the right one).
    """
    distances = np.array([1.0, 2.0, 3.0])
    right = np.exp(-distances)
    return {
        "distances": distances.tolist(),
        "sum_as_printed": float((right / np.exp(distances).sum()).sum()),
        "sum_with_minus": float((right / right.sum()).sum()),
    }


def _sums_to_one(figures: Figures) -> Verdict:
    return yes_or_no(abs(figures["sum_as_printed"] - 1) < 1e-9)


CARDS = (
    Card("han-tree-search", tree_search, _logarithmic),
    Card("argerich-fractional-norms", concentration, _fractions_help),
    Card("mitchell-kernel", kernel_sign, _falls),
    Card("thesis-nca", neighbour_probability, _sums_to_one),
)
