"""Compactness profile, and the complete cross-validation that follows from it.

K(m) is the number of rows whose m-th neighbour has another class, m = 1 … L - 1. The
complete cross-validation CCV is the error of k-NN on the control rows, averaged over all
partitions into l training rows and L - l control rows. For 1-NN it is a weighted mean of
the profile: Σ_m K(m)/L · C(L-1-m, l-1)/C(L-1, l). For k-NN and two classes the place of K
is taken by E(m): over the rows, the share of wrong votes among all k-sets of neighbours
whose farthest is the m-th; its weights are C(m-1, k-1) C(L-1-m, l-k)/C(L-1, l).

Equal distances: the lower row comes first. Where they are between rows of the own and of
another class, the error is least with the own ones in front, and greatest with the others
in front, so the bounds over all orders are exact.

References
----------
K. V. Vorontsov. Machine learning (lectures): the compactness profile.
M. Mullin, R. Sukthankar (2000). Complete cross-validation for nearest neighbor
classifiers. ICML, 639-646.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import lgamma

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.api.report import check, progress
from workbench.numerics.prototypes.profile_weights import profile_weights
from workbench.numerics.prototypes.rival_similarity import (
    ClassRuns,
    nearest_own_and_rival,
    rival_similarity,
)
from workbench.numerics.prototypes.row_table import RowTable

_ONE = np.uint64(1)
_LAST = np.uint64(2**64 - 1)


@dataclass(frozen=True, eq=False, slots=True)
class Compactness:
    """What the order of the neighbours of each row tells of classes and distance.

    Attributes
    ----------
    profile : ndarray of int64, shape (L - 1,)
        K(1) … K(L - 1).
    errors : ndarray of float64, shape (3, L - 1)
        K(m), or E(m) of k-NN: as the rows come, least and greatest over all orders of
        equal distances.
    similarity : ndarray of float64, shape (L,)
        The rival similarity of each row; NaN where there is none.
    tied : ndarray of int64
        The rows whose order of classes hangs on equal distances, ascending.
    n_neighbors : int
        k of `errors`.
    """

    profile: IntArray
    errors: FloatArray
    similarity: FloatArray
    tied: IntArray
    n_neighbors: int = 1

    @property
    def reliability(self) -> float:
        """D(ρ), the sum of the similarities there are."""
        return float(np.nansum(self.similarity))

    def ccv(self, controls: npt.ArrayLike) -> FloatArray:
        """Return the CCV for each number of control rows, shape (3, c).

        Rows: as the rows come, least and greatest over all orders of equal distances.

        Raises
        ------
        Problem
            For a number of control rows below 1, or one that leaves too few to train.
        """
        found = complete_cross_validation(self.errors, controls, self.n_neighbors)
        found[2] = np.maximum(found[1], found[2])  # sums differ by rounding
        found[0] = np.clip(found[0], found[1], found[2])
        return found


def compactness(
    table: RowTable, classes: IntArray, n_neighbors: int = 1, n_nearest: int = 1
) -> Compactness:
    """Sort the neighbours of each row, and count whose are of another class.

    Parameters
    ----------
    table : RowTable
        Of L rows.
    classes : ndarray of int, shape (L,)
    n_neighbors : int
        k of the votes, odd; above 1 for two classes only.
    n_nearest : int
        Rows of each class whose mean distance makes the similarity.

    Raises
    ------
    Problem
        For fewer than two rows, an even k, or k above 1 with more than two classes.
    """
    n, runs = table.n, ClassRuns.of(classes)
    if n < 2:
        raise Problem(f"{n} {'row' if n == 1 else 'rows'}", expected="at least 2")
    check_votes(n_neighbors, len(runs.starts), n)
    by_class = table.ordered(runs.order)
    counts = np.zeros(n - 1, np.int64)
    errors = np.zeros((3, n - 1))
    similarity, tied = np.empty(n), [np.empty(0, np.int64)]
    votes = _VoteErrors(n, n_neighbors)
    for some, distances in by_class.blocks():
        own_places = (
            np.arange(some.stop - some.start),
            np.arange(some.start, some.stop),
        )
        distances[own_places] = np.inf
        own, rival = nearest_own_and_rival(distances, some.start, runs, n_nearest)
        similarity[runs.order[some]] = rival_similarity(rival, own)
        # a distance is no negative number, so its bits sort as it does and the sign is
        # free: in its place stands, as the last bit, whether the class is another
        keys = distances.view(np.uint64)
        keys <<= _ONE
        keys |= runs.codes[some][:, None] != runs.codes
        keys[own_places] = _LAST
        keys.sort(axis=1)
        keys = keys[:, :-1]  # without the row itself
        counted = _Orders.of(keys)
        if len(counted.hanging):
            places = some.start + counted.hanging
            tied.append(runs.order[places])
            counted.found[counted.hanging] = _as_they_come(by_class, runs, places)
        counts += counted.found.sum(axis=0)
        errors += counted.errors(votes)
        progress(some.stop / n, f"{some.stop} of {n} rows")
    return Compactness(
        counts, errors, similarity, np.sort(np.concatenate(tied)), n_neighbors
    )


def check_votes(n_neighbors: int, n_classes: int, n: int) -> None:
    """Raise a Problem for a k whose complete cross-validation is not known."""
    if n_neighbors == 1:
        return
    what = f"complete cross-validation of {n_neighbors}-NN"
    if n_neighbors < 1 or n_neighbors % 2 == 0:
        raise Problem(what, expected="an odd k")
    if n_classes > 2:
        raise Problem(
            f"{what} with {n_classes} classes",
            expected="two classes, or k = 1; bounds for more are not offered",
        )
    if n_neighbors > n - 1:
        raise Problem(f"{what} with {n} rows", expected=f"k of at most {n - 1}")


def complete_cross_validation(
    errors: FloatArray, controls: npt.ArrayLike, n_neighbors: int = 1
) -> FloatArray:
    """Return the CCV that follows from profiles.

    Parameters
    ----------
    errors : ndarray, shape (…, L - 1)
        K(m), or E(m) of k-NN.
    controls : array-like of int, shape (c,)
        Numbers of control rows: 1 … L - k.
    n_neighbors : int
        k.

    Returns
    -------
    ndarray of float64, shape (…, c)

    Raises
    ------
    Problem
        For a number of control rows below 1, or one that leaves too few to train.
    """
    L, k = errors.shape[-1] + 1, n_neighbors
    asked = np.asarray(controls, np.int64)
    for control in asked[(asked < 1) | (asked > L - k)][:1]:
        raise Problem(
            f"{control} control rows of {L}",
            expected=f"1 to {L - k}, so that {k} or more are left to train",
        )
    result = np.zeros((*errors.shape[:-1], len(asked)))
    for m, weights in _weights(L, asked, k):
        result += errors[..., m - 1, None] * weights
    return np.asarray(result / L)


def ccv_weights(L: int, control: int, n_neighbors: int = 1) -> FloatArray:
    """Return the weight of each K(m), shape (L - 1,); they sum to 1."""
    if n_neighbors == 1:
        return profile_weights(L, control)
    weights = np.zeros(L - 1)
    for m, of_one in _weights(L, np.array([control]), n_neighbors):
        weights[m - 1] = of_one[0]
    return weights


def _weights(L: int, controls: IntArray, k: int) -> Iterator[tuple[int, FloatArray]]:
    """Yield each m with its weights, an array (c,), as long as one is not 0."""
    left = L - controls.astype(np.float64)  # l, the rows that train
    last = int(controls.max(initial=0)) + k - 1
    if k == 1:
        weights = left / (L - 1)
        for m in range(1, last + 1):
            if m % 256 == 0:
                check()
            yield m, weights
            if m < L - 1:
                weights = weights * ((L - m - left) / (L - 1 - m))
        return
    log = np.array([lgamma(i + 1.0) for i in range(L + 1)])
    l_ = left.astype(np.int64)
    whole = log[L - 1] - log[l_] - log[L - 1 - l_]
    for m in range(k, last + 1):
        if m % 256 == 0:
            check()
        front = log[m - 1] - log[k - 1] - log[m - k]
        after = L - 1 - m - (l_ - k)  # rows behind the m-th that do not train
        some = after >= 0
        behind = log[L - 1 - m] - log[l_ - k] - log[np.where(some, after, 0)]
        yield m, np.where(some, np.exp(front + behind - whole), 0.0)


@dataclass(frozen=True, eq=False, slots=True)
class _Orders:
    """Whether each neighbour of some rows is of another class, shapes (m, L - 1).

    In `best` those of the own class stand first among equals, in `worst` (only of the
    rows `hanging`, whose order matters) the others; `found` is as the rows come.
    """

    best: npt.NDArray[np.bool_]
    found: npt.NDArray[np.bool_]
    worst: npt.NDArray[np.bool_]
    hanging: IntArray

    @staticmethod
    def of(keys: npt.NDArray[np.uint64]) -> _Orders:
        """Read sorted keys, of which the last bit tells another class."""
        best = (keys & _ONE).astype(np.bool_)
        apart = (keys[:, 1:] ^ keys[:, :-1]) == _ONE
        hanging = np.flatnonzero(apart.any(axis=1))
        swapped = np.sort(keys[hanging] ^ _ONE, axis=1)
        worst = (swapped & _ONE) == 0
        found = best.copy() if len(hanging) else best
        return _Orders(best, found, worst, hanging)

    def errors(self, votes: _VoteErrors) -> FloatArray:
        """Return the sums over the rows, as they come, least and greatest: (3, L - 1)."""
        least = votes(self.best)
        if not len(self.hanging):
            return np.stack([least, least, least])
        greatest = least - votes(self.best[self.hanging]) + votes(self.worst)
        return np.stack([votes(self.found), least, greatest])


class _VoteErrors:
    """The share of wrong votes among k-sets of neighbours whose farthest is the m-th."""

    def __init__(self, n: int, k: int) -> None:
        self._k = k
        self._log = np.array([lgamma(i + 1.0) for i in range(n + 1)] if k > 1 else [])

    def __call__(self, others: npt.NDArray[np.bool_]) -> FloatArray:
        """Return its sum over some rows, shape (L - 1,)."""
        if self._k == 1:
            return np.asarray(others.sum(axis=0), np.float64)
        nearer, majority = self._k - 1, (self._k + 1) // 2
        places = np.arange(others.shape[1])
        wrong: IntArray = np.cumsum(others, axis=1) - others  # among the nearer ones
        share = np.where(others, self._share(wrong, places, majority - 1), 0.0)
        for count in range(majority, nearer + 1):
            share += self._share(wrong, places, count)
        share[:, :nearer] = 0.0
        return np.asarray(share.sum(axis=0))

    def _share(self, wrong: IntArray, places: IntArray, count: int) -> FloatArray:
        """Return the probability of `count` wrong ones among k - 1 of the nearer ones."""
        log, others = self._log, self._k - 1 - count
        right = places - wrong
        possible = (wrong >= count) & (right >= others)
        a, b = np.where(possible, wrong, count), np.where(possible, right, others)
        n = np.maximum(places, self._k - 1)
        whole = log[n] - log[self._k - 1] - log[n - self._k + 1]
        some = log[a] - log[count] - log[a - count]
        rest = log[b] - log[others] - log[b - others]
        return np.where(possible, np.exp(some + rest - whole), 0.0)


def _as_they_come(
    by_class: RowTable, runs: ClassRuns, places: IntArray
) -> npt.NDArray[np.bool_]:
    """Tell whose classes differ, nearest first, of equals the lower row: (m, L - 1)."""
    distances = np.empty((len(places), by_class.n))
    distances[:, runs.order] = by_class.block(places)
    distances[np.arange(len(places)), runs.order[places]] = np.nan  # sorts behind all
    order = np.argsort(distances, axis=1, kind="stable")[:, :-1]
    codes = np.empty_like(runs.codes)
    codes[runs.order] = runs.codes
    return np.asarray(codes[order] != runs.codes[places][:, None])
