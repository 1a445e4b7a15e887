"""Rival similarity: whether a row is nearer to its own class than to any other.

r is the mean distance to the k nearest rows of the own class, the row itself left out, q
the least of the same means over the other classes: d = (q - r)/(q + r) is 1 next to the
own class, 0 on the border, -1 next to a rival, and 0 if both are 0. NaN where there is no
other row of the class, or no other class. D(ρ), the sum of d over the rows, tells how
reliable a distance is.

References
----------
N. G. Zagoruiko (2012). Cognitive data analysis. Novosibirsk.
K. V. Vorontsov. Machine learning (lectures): metric classifiers.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.problems import Problem

#: The types of rows, from the least similarity upwards.
ROW_TYPES = ("noise", "wrong", "border", "useless", "reference")
#: The similarity from which on a row is of the next type.
CUTS = (-0.5, 0.0, 0.25, 0.75)


@dataclass(frozen=True, slots=True)
class ClassRuns:
    """Rows in the order of their classes, so that each class is a run of them.

    Attributes
    ----------
    order : ndarray of int64, shape (n,)
        The rows by class, those of a class ascending.
    codes : ndarray of int64, shape (n,)
        From 0 without gaps, in that order.
    starts, ends : ndarray of int64, shape (n_classes,)
    """

    order: IntArray
    codes: IntArray
    starts: IntArray
    ends: IntArray

    @staticmethod
    def of(classes: IntArray) -> ClassRuns:
        """Sort the rows by class."""
        _, codes = np.unique(classes, return_inverse=True)
        order = np.argsort(codes, kind="stable").astype(np.int64)
        counts = np.bincount(codes)
        ends = np.cumsum(counts).astype(np.int64)
        return ClassRuns(order, codes[order].astype(np.int64), ends - counts, ends)


def rival_similarity(q: FloatArray, r: FloatArray) -> FloatArray:
    """Return (q - r)/(q + r), 0 where both are 0.

    Parameters
    ----------
    q, r : ndarray of float64
        Distances to the rival and to the own, of shapes that broadcast; NaN stays.
    """
    with np.errstate(invalid="ignore"):  # nobody there is infinitely far, and has none
        total = np.asarray(q + r)
        gap = np.asarray(q - r)
        divisor = np.where(total == 0.0, 1.0, total)
        return np.asarray(np.where(total == 0.0, 0.0, gap / divisor))


def nearest_own_and_rival(
    distances: FloatArray, first: int, runs: ClassRuns, k: int = 1
) -> tuple[FloatArray, FloatArray]:
    """Return r and q of some rows, each of shape (m,); see above.

    Parameters
    ----------
    distances : ndarray, shape (m, n)
        Of consecutive rows in the order of `runs` to all in that order; infinity to
        themselves.
    first : int
        The place of the first of these rows.
    k : int
        Clipped to the rows of each class.
    """
    m = len(distances)
    codes = runs.codes[first : first + m]
    means = np.empty((m, len(runs.starts)))
    for c, (start, end) in enumerate(zip(runs.starts, runs.ends, strict=True)):
        of_class = distances[:, start:end]
        means[:, c] = _nearest_mean(of_class, k)
        inside = codes == c
        if min(k, end - start) == end - start and k > 1 and inside.any():
            # of one's own class one row fewer can be averaged
            means[inside, c] = _nearest_mean(of_class[inside], end - start - 1)
    own = means[np.arange(m), codes]
    own[np.isinf(own) & ((runs.ends - runs.starts)[codes] == 1)] = np.nan
    means[np.arange(m), codes] = np.inf
    rival = means.min(axis=1)
    if len(runs.starts) == 1:
        rival[:] = np.nan
    return own, rival


def check_cuts(cuts: tuple[float, ...]) -> tuple[float, ...]:
    """Return four cuts between the types of rows.

    Raises
    ------
    Problem
        Unless they are four finite numbers that do not fall.
    """
    good = len(cuts) == len(CUTS) and all(np.isfinite(c) for c in cuts)
    if not good or any(a > b for a, b in pairwise(cuts)):
        raise Problem(
            "cuts = " + ", ".join(f"{c:g}" for c in cuts),
            expected="four numbers that do not fall, as in -0.5, 0, 0.25, 0.75",
        )
    return cuts


def row_types(similarity: FloatArray, cuts: tuple[float, ...] = CUTS) -> IntArray:
    """Return the place in `ROW_TYPES` of each row, -1 where there is no similarity."""
    types = np.searchsorted(np.asarray(cuts), similarity, side="right")
    return np.where(np.isnan(similarity), -1, types).astype(np.int64)


def _nearest_mean(distances: FloatArray, k: int) -> FloatArray:
    count = min(k, distances.shape[1])
    if count < 1:
        return np.full(len(distances), np.inf)
    if count == 1:
        return np.asarray(distances.min(axis=1))
    nearest = np.partition(distances, count - 1, axis=1)[:, :count]
    return np.asarray(np.sort(nearest, axis=1).mean(axis=1))
