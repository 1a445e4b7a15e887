"""Claims about the number of neighbours, ties and the error of the nearest one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from workbench.api import Dataset
from workbench.compute.claims.card import Card, by_share, yes_or_no
from workbench.compute.claims.claim_data import error_curves
from workbench.core.results.claim import Figures, Verdict


def half_of_one(given: Sequence[Dataset]) -> Figures:
    """Compare the best leave-one-out error with half of that of 1-NN."""
    found: dict[str, Any] = {}
    for curve in error_curves(given):
        one, best = int(curve.errors[0]), int(curve.errors.min())
        found[curve.data] = {
            "rows": curve.rows, "errors_1": one, "errors_best": best,
            "best_k": curve.best_k, "holds": 2 * best >= one,
        }  # fmt: skip
    held = sum(entry["holds"] for entry in found.values())
    return {"data": found, "sets": len(found), "held": held}


def _each_holds(figures: Figures) -> Verdict:
    return by_share(figures["held"], figures["sets"])


def best_k(given: Sequence[Dataset]) -> Figures:
    """Find the best k of each set, the least of equal ones."""
    found = {curve.data: curve.best_k for curve in error_curves(given)}
    ones = sum(k == 1 for k in found.values())
    return {"best_k": found, "sets": len(found), "best_is_1": ones}


#: How rare "rarely" is.
_RARE = 0.1


def _rarely_one(figures: Figures) -> Verdict:
    return yes_or_no(figures["best_is_1"] <= _RARE * figures["sets"])


def two_neighbours(given: Sequence[Dataset]) -> Figures:
    """Compare the errors of k = 2 with those of its neighbours 1 and 3."""
    found = {curve.data: curve.errors[:3].tolist() for curve in error_curves(given)}
    worse = sum(two > max(one, three) for one, two, three in found.values())
    return {"errors_1_2_3": found, "sets": len(found), "worst_with_2": worse}


def _worst_with_two(figures: Figures) -> Verdict:
    return by_share(figures["worst_with_2"], figures["sets"])


def ties(given: Sequence[Dataset]) -> Figures:
    """List the votes that tie although k is no multiple of the number of classes."""
    found: dict[str, Any] = {}
    for classes in (2, 3, 4):
        for k in range(1, 10):
            if k % classes:
                tied = next((v for v in _votes(k, classes) if v[0] == v[1]), None)
                if tied:
                    found[f"k = {k}, {classes} classes"] = "-".join(map(str, tied))
    cases = sum(bool(k % classes) for classes in (2, 3, 4) for k in range(1, 10))
    return {"cases": cases, "tied": found}


def _votes(k: int, classes: int, most: int | None = None) -> Iterator[tuple[int, ...]]:
    """Divide k votes among classes, the most first."""
    most = k if most is None else most
    if classes == 1:
        if k <= most:
            yield (k,)
        return
    for first in range(min(k, most), -1, -1):
        for rest in _votes(k - first, classes - 1, first):
            yield (first, *rest)


def _no_ties(figures: Figures) -> Verdict:
    return by_share(figures["cases"] - len(figures["tied"]), figures["cases"])


def selection(given: Sequence[Dataset]) -> Figures:
    """Select neighbours by the printed listing, in the order given and the reverse."""
    distances, k = [1.0, 2.0, 3.0, 4.0, 5.0], 3
    return {
        "distances": distances,
        "k": k,
        "selected": printed_selection(distances, k),
        "selected_of_reversed": printed_selection(distances[::-1], k),
    }


def printed_selection(distances: Sequence[float], k: int) -> list[int]:
    """Return the rows, from 0, that the listing on the slides marks.

    Its minimum starts with row 1 in every pass, also once row 1 is marked; then no row
    farther than that can replace it.
    """
    marked = [False] * len(distances)
    for _ in range(k):
        least, q = distances[0], 0
        for i, distance in enumerate(distances):
            if distance < least and not marked[i]:
                least, q = distance, i
        marked[q] = True
    return [i for i, chosen in enumerate(marked) if chosen]


def _selects_k(figures: Figures) -> Verdict:
    counts = [len(figures[name]) for name in ("selected", "selected_of_reversed")]
    return yes_or_no(all(count == figures["k"] for count in counts))


CARDS = (
    Card("argerich-half-of-1nn", half_of_one, _each_holds),
    Card("argerich-best-k", best_k, _rarely_one),
    Card("argerich-two-neighbours", two_neighbours, _worst_with_two),
    Card("famaf-ties", ties, _no_ties),
    Card("famaf-selection", selection, _selects_k),
)
