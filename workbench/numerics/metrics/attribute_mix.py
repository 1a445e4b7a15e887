"""The greedy metric: distances of single attributes, mixed while rows grow more reliable.

ρ begins with the distance |x_j - u_j| of one attribute. Then ρ ← (1 - t) ρ + t |x_j - u_j|
with the attribute j and the share t = 0.1 … 1.0 of greatest reliability D(ρ), as long as
that grows by more than 1e-9. Of equal D the lowest j wins, then the lowest t.

References
----------
K. V. Vorontsov. Machine learning (lectures): metric methods.
N. G. Zagoruiko (2012). Cognitive data analysis. Novosibirsk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check

#: How much the reliability has to grow by for one more step.
GROWTH = 1e-9
#: Reliabilities that differ by less are equal, and the lowest attribute and share win.
_TIE = 1e-12
#: The shares t of the attribute added.
SHARES = tuple(i / 10 for i in range(1, 11))
#: Distances that are judged together at most: 2 MB.
_TOGETHER = 1 << 18


class AttributeMix:
    """A distance ρ = Σ w_j |x_j - u_j| that grows by one attribute at a time.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    codes : ndarray of int, shape (n,)
        At least two classes.
    n_nearest : int
        As of `reliability`.

    Attributes
    ----------
    weights : ndarray, shape (d,)
        w; 0 before the first step, then they sum to 1.
    reliability : float
        D(ρ); minus infinity before the first step.
    """

    def __init__(self, X: FloatArray, codes: IntArray, n_nearest: int = 1) -> None:
        order = np.argsort(codes, kind="stable")
        self._X, self._codes, self._n_nearest = X[order], codes[order], n_nearest
        n, d = X.shape
        self._runs = _class_runs(self._codes)
        self._rho = np.zeros((n, n))
        self.weights = np.zeros(d)
        self.reliability = -np.inf

    @property
    def shares(self) -> tuple[float, ...]:
        """The shares that the next attribute may have: the first one stands alone."""
        return SHARES if self.weights.any() else (1.0,)

    def offers(
        self, told: Callable[[int, int], object] = lambda _j, _d: None
    ) -> FloatArray:
        """Return D of every attribute and share, shape (d, n_shares).

        Parameters
        ----------
        told : callable
            Hears how many of how many attributes were tried.
        """
        d, shares = self._X.shape[1], np.array(self.shares)
        values = np.empty((d, len(shares)))
        step = max(1, _TOGETHER // self._rho.size)
        for j in range(d):
            apart = self._apart(j)
            for first in range(0, len(shares), step):
                check()
                some = slice(first, first + step)
                mixed = self._mixed(apart, shares[some, None, None])
                values[j, some] = _reliabilities(mixed, self._runs, self._n_nearest)
            told(j + 1, d)
        return values

    def best(self, values: FloatArray) -> tuple[int, float] | None:
        """Return the attribute and the share of greatest D; None where D would not grow.

        Parameters
        ----------
        values : ndarray, shape (d, n_shares)
            As `offers` returns.
        """
        started = bool(self.weights.any())
        return best_offer(values, self.shares, self.reliability if started else None)

    def take(self, j: int, t: float) -> None:
        """Give the attribute j the share t of ρ."""
        self._rho = self._mixed(self._apart(j), t)
        self.weights = (1.0 - t) * self.weights
        self.weights[j] += t
        self.reliability = reliability(self._rho, self._codes, self._n_nearest)

    def _apart(self, j: int) -> FloatArray:
        column = self._X[:, j]
        return np.abs(column[:, None] - column)

    def _mixed(self, apart: FloatArray, t: float | FloatArray) -> FloatArray:
        return np.asarray((1.0 - t) * self._rho + t * apart)


def best_offer(
    values: FloatArray, shares: tuple[float, ...], before: float | None
) -> tuple[int, float] | None:
    """Return the attribute and the share of greatest D.

    Parameters
    ----------
    values : ndarray, shape (d, n_shares)
    shares : tuple of float
    before : float or None
        D so far, which it has to grow from; None before the first step.
    """
    step: tuple[int, float] | None = None
    found = -np.inf if before is None else before + GROWTH
    for j, line in enumerate(values.tolist()):
        for t, value in zip(shares, line, strict=True):
            if value > found + (_TIE if step is not None else 0.0):
                step, found = (j, t), value
    return step


def reliability(rho: FloatArray, codes: IntArray, n_nearest: int = 1) -> float:
    """Return D, the sum of the rival similarities of the rows.

    Parameters
    ----------
    rho : ndarray, shape (n, n)
        Distances.
    codes : ndarray of int, shape (n,)
        Classes in ascending order, at least two.
    n_nearest : int
        Clipped to the rows of each class.
    """
    return float(_reliabilities(rho, _class_runs(codes), n_nearest))


def _class_runs(codes: IntArray) -> list[tuple[int, int]]:
    """Return where the rows of each class begin and end."""
    starts = [0, *(np.flatnonzero(np.diff(codes)) + 1).tolist()]
    return list(pairwise([*starts, len(codes)]))


def _reliabilities(
    rho: FloatArray, runs: Sequence[tuple[int, int]], n_nearest: int
) -> FloatArray:
    """Return D of each of several distances, shape (..., n, n) -> (...)."""
    # of each class (a column) the mean distance to its nearest rows
    means = np.empty((*rho.shape[:-1], len(runs)))
    own = np.empty(rho.shape[:-1])
    for c, (a, b) in enumerate(runs):
        means[..., c] = _nearest_mean(rho[..., a:b], n_nearest)
        if b - a > 1:
            inside, places = rho[..., a:b, a:b].copy(), np.arange(b - a)
            inside[..., places, places] = np.inf
            own[..., a:b] = _nearest_mean(inside, min(n_nearest, b - a - 1))
        else:
            own[..., a] = np.inf  # a row alone in its class does not count
        means[..., a:b, c] = np.inf
    rival = means.min(axis=-1)
    total = rival + own
    counted = (total > 0) & np.isfinite(total)
    similarity = np.zeros_like(total)
    np.divide(rival - own, total, out=similarity, where=counted)
    return np.asarray(similarity.sum(axis=-1))


def _nearest_mean(distances: FloatArray, count: int) -> FloatArray:
    count = min(count, distances.shape[-1])
    if count == 1:
        return np.asarray(distances.min(axis=-1))
    return np.asarray(np.partition(distances, count - 1)[..., :count].mean(axis=-1))
