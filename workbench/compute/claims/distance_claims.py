"""Claims about distances: which are metrics, and what scaling does to them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import Dataset, FloatArray
from workbench.compute.claims.card import Card, yes_or_no
from workbench.compute.facade import read
from workbench.core.results.claim import Figures, Verdict
from workbench.numerics.neighbours.axioms import worst_violations
from workbench.numerics.neighbours.distances import measure_for, pairwise
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.objects.words import EditCosts, levenshtein

#: The two vectors of the notes.
_A = np.array([[1.0, 0.0, 2.0, 4.0]])
_B = np.array([[1.0, 2.0, 1.0, 1.0]])


def minkowski(a: FloatArray, b: FloatArray, p: float) -> float:
    """Return the Minkowski distance of two rows, shape (1, d)."""
    return float(((np.abs(a - b) ** p).sum()) ** (1 / p))


def fractional(given: Sequence[Dataset]) -> Figures:
    """Look for the worst breach of the triangle inequality among corners of a square."""
    corners = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    worst = {}
    for q in (0.25, 0.5, 0.75, 1.0, 2.0):
        measure = measure_for("minkowski", corners, p=q)
        axioms = worst_violations(pairwise(corners, corners, measure))
        worst[f"{q:g}"] = axioms.triangle.worst if not axioms.triangle.holds else 0.0
    return {"worst_breach_by_q": worst}


def _fractional_metric(figures: Figures) -> Verdict:
    breaches = figures["worst_breach_by_q"]
    return yes_or_no(all(breach == 0 for q, breach in breaches.items() if float(q) < 1))


def hamming(given: Sequence[Dataset]) -> Figures:
    """Let p go to 0, with the root of Minkowski's formula and without it."""
    exponents = (1.0, 0.5, 0.1, 0.01)
    return {
        "hamming": int((_A != _B).sum()),
        "with_root": {f"{p:g}": minkowski(_A, _B, p) for p in exponents},
        "without_root": {f"{p:g}": minkowski(_A, _B, p) ** p for p in exponents},
    }


def _root_leads_to_hamming(figures: Figures) -> Verdict:
    last = list(figures["with_root"].values())[-1]
    return yes_or_no(abs(last - figures["hamming"]) < 0.1)


def shared(given: Sequence[Dataset]) -> Figures:
    """Count shared neighbours of iris rows: with itself, with the nearest, the farthest."""
    k = 10
    rows = read("builtin:iris").X
    lists = neighbours(rows, None, k)[1]
    order = neighbours(rows, None, len(rows) - 1)[1]
    counts = {
        "with_itself": [k] * len(rows),
        "with_the_nearest": _common(lists, order[:, 0]),
        "with_the_farthest": _common(lists, order[:, -1]),
    }
    return {"k": k} | {name: float(np.mean(found)) for name, found in counts.items()}


def _common(lists: np.ndarray, others: np.ndarray) -> list[int]:
    return [
        len(set(own.tolist()) & set(lists[other].tolist()))
        for own, other in zip(lists, others, strict=True)
    ]


def _grows_with_distance(figures: Figures) -> Verdict:
    near, far = figures["with_the_nearest"], figures["with_the_farthest"]
    return yes_or_no(figures["with_itself"] == 0 and near < far)


def edit_costs(given: Sequence[Dataset]) -> Figures:
    """Measure two words with a substitution that costs 1, 2, or is forbidden."""
    return {
        "words": ["pato", "palta"],
        "substitution_1": levenshtein("pato", "palta", EditCosts(substitute=1.0)),
        "substitution_2": levenshtein("pato", "palta", EditCosts(substitute=2.0)),
        "no_substitution": levenshtein("pato", "palta", EditCosts(substitute=None)),
    }


def _same_edits(figures: Figures) -> Verdict:
    return yes_or_no(figures["substitution_1"] == figures["substitution_2"])


def standardised_range(given: Sequence[Dataset]) -> Figures:
    """Standardise the attributes of wine and look at their ranges."""
    Z = _standardised(read("builtin:wine").X)
    return {
        "data": "wine",
        "least": float(Z.min()),
        "greatest": float(Z.max()),
        "standard_deviation": float(Z.std(axis=0).mean()),
    }


def _standardised(X: FloatArray) -> FloatArray:
    Z: FloatArray = (X - X.mean(axis=0)) / X.std(axis=0)
    return Z


def _in_unit_range(figures: Figures) -> Verdict:
    return yes_or_no(figures["least"] >= 0 and figures["greatest"] <= 1)


def scaled_distances(given: Sequence[Dataset]) -> Figures:
    """Count the rows of wine whose nearest row changes by scaling, and by a shift alone."""
    X = read("builtin:wine").X
    Z = _standardised(X)
    near = neighbours(X, None, 1)[1][:, 0]
    changed = near != neighbours(Z, None, 1)[1][:, 0]
    first, last = X[:1], X[-1:]
    return {
        "data": "wine",
        "rows": len(X),
        "other_nearest_row": int(changed.sum()),
        "distance_of_first_and_last": minkowski(first, last, 2),
        "the_same_scaled": minkowski(Z[:1], Z[-1:], 2),
    }


def _distances_stay(figures: Figures) -> Verdict:
    before, after = figures["distance_of_first_and_last"], figures["the_same_scaled"]
    same = abs(before - after) <= 1e-9 * before
    return yes_or_no(figures["other_nearest_row"] == 0 and same)


def root_of_minkowski(given: Sequence[Dataset]) -> Figures:
    """Double two rows and see whether their distance doubles, root or power outside."""
    p = 2.0
    inside = float((np.abs(_A - _B) ** p).sum())
    doubled = float((np.abs(2 * _A - 2 * _B) ** p).sum())
    return {
        "p": p,
        "growth_with_power_p": (doubled / inside) ** p,
        "growth_with_power_1_over_p": (doubled / inside) ** (1 / p),
    }


def _power_keeps_scale(figures: Figures) -> Verdict:
    return yes_or_no(abs(figures["growth_with_power_p"] - 2) < 1e-9)


CARDS = (
    Card("famaf-fractional-metric", fractional, _fractional_metric),
    Card("argerich-hamming", hamming, _root_leads_to_hamming),
    Card("argerich-shared-neighbours", shared, _grows_with_distance),
    Card("argerich-levenshtein", edit_costs, _same_edits),
    Card("argerich-normalised-range", standardised_range, _in_unit_range),
    Card("argerich-normalised-distances", scaled_distances, _distances_stay),
    Card("thesis-minkowski", root_of_minkowski, _power_keeps_scale),
)
