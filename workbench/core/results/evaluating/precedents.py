"""Precedents of a prediction: the rows that decide the vote, and their differences."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.votes.votes import Weighting, vote_weights, votes

#: More attributes than these stand in the order of how often they differ.
_IN_ORDER = 6
#: A value is emphasised when it differs by this share of the spread of those shown.
DIFFERENT = 0.5


def flip(
    codes: IntArray,
    distances: FloatArray,
    k: int,
    scheme: str | Weighting,
    n_classes: int,
    most: int | None = None,
) -> tuple[int, list[int]] | None:
    """Find the fewest rows without which the k nearest vote otherwise.

    Without r rows the k nearest are the others among the first k + r. A class wins
    there when its rivals have lost their nearest rows, the strongest rival first, until
    none is ahead; what is left of the r then costs rows of rivals from the far end.
    No fewer rows do it where a row's weight depends on its distance only; ``rank`` is
    answered by the same search, each answer being counted again.

    Parameters
    ----------
    codes : ndarray of int, shape (n,)
        Classes of the training rows, nearest first.
    distances : ndarray, shape (n,)
    scheme : str or Weighting
    most : int, optional
        Give up after so many rows; all are tried if left out.

    Returns
    -------
    (winner, places) or None
        The class that wins then, and the places (from 0) to remove; None where no
        removal that leaves k rows helps.
    """
    before = _winner(codes[:k], distances[:k], scheme, n_classes)
    # a row votes as it would among the first k + r, which only `rank` takes ill
    last = codes.size - k if most is None else min(most, codes.size - k)
    for r in range(1, last + 1):
        window = codes[: k + r]
        weights = vote_weights(distances[None, : k + r], scheme)[0]
        for target in np.unique(window):
            if target == before:
                continue
            places = _removed(window, weights, int(target), r, n_classes)
            if places is None:
                continue
            left = np.delete(np.arange(k + r), places)
            winner = _winner(window[left], distances[left], scheme, n_classes)
            if winner != before:
                return winner, places
    return None


def _removed(
    codes: IntArray, weights: FloatArray, target: int, r: int, n_classes: int
) -> list[int] | None:
    """Choose r places to remove so that the target's total is ahead of the others'."""
    totals = np.bincount(codes, weights, n_classes)
    waiting = {c: list(np.flatnonzero(codes == c)[::-1]) for c in np.unique(codes)}
    rivals = [int(c) for c in waiting if c != target]
    places: list[int] = []
    while True:
        ahead = [
            c
            for c in rivals
            if totals[c] > totals[target]
            or (totals[c] == totals[target] and c < target)
        ]
        if not ahead:
            break
        if len(places) == r:
            return None
        strongest = max(ahead, key=lambda c: (totals[c], -c))
        place = int(waiting[strongest].pop())
        totals[strongest] -= weights[place]
        places.append(place)
    spare = sorted((int(p) for c in rivals for p in waiting[c]), reverse=True)
    if len(places) + len(spare) < r:
        return None
    return sorted(places + spare[: r - len(places)])


def _winner(
    codes: IntArray, distances: FloatArray, scheme: str | Weighting, n_classes: int
) -> int:
    weights = vote_weights(distances[None, :], scheme)
    return int(votes(codes[None, :], weights, n_classes)[0].argmax())


def differing(
    values: Sequence[str], others: Sequence[Sequence[str]]
) -> list[list[bool]]:
    """Say which values of the other rows stand out from those of the row.

    Labels stand out when they are others; numbers when they differ by at least half
    of the spread among the rows shown.
    """
    flags = [[False] * len(values) for _ in others]
    for j, own in enumerate(values):
        texts = [other[j] for other in others]
        numbers = _numbers([own, *texts])
        if numbers is None:
            stands_out = [text != own for text in texts]
        else:
            spread = float(np.nanmax(numbers) - np.nanmin(numbers))
            away = np.abs(numbers[1:] - numbers[0])
            stands_out = [bool(spread > 0 and a >= DIFFERENT * spread) for a in away]
        for i, flag in enumerate(stands_out):
            flags[i][j] = flag
    return flags


def telling_order(different: Sequence[Sequence[bool]], n: int) -> list[int]:
    """Put first, among many attributes, those that differ most often."""
    if n <= _IN_ORDER:
        return list(range(n))
    return sorted(range(n), key=lambda j: -sum(flags[j] for flags in different))


def _numbers(texts: Sequence[str]) -> FloatArray | None:
    """Read texts as numbers, ``?`` as NaN; None unless all are and one is known."""
    try:
        found = np.array([np.nan if t == "?" else float(t) for t in texts])
    except ValueError:
        return None
    return None if np.isnan(found).all() else found
