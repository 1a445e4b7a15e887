"""Minimisation of the large-margin loss: coordinates, a start, and descents.

The loss has a kink wherever a triple becomes active, so line searches ask for no more
than the weak conditions of Wolfe, with which quasi-Newton methods work there as well
(Lewis and Overton 2013).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.numerics.metrics.covariance_estimators import positive_part
from workbench.numerics.metrics.mahalanobis import linear_map
from workbench.numerics.metrics.pairs import pair_scatter

from .margins import Impostors, MarginLoss, squared_distances

#: Is told the loss and the map after each iteration.
StepCallback = Callable[[float, FloatArray], None]

#: Cells of the sample from which the first scale is computed.
_SAMPLE = 400_000

#: Iterations between two renewals of the list of impostors.
_RENEWED = 50

#: How much farther than the margin the rows in the list may be, at first.
_SLACK = 0.3

#: Steps that L-BFGS remembers.
_REMEMBERED = 10

#: Losses of which the worst is the bar for the next, over metrics.
_RECENT = 10

#: Evaluations in a line search; after so many halvings there is no descent.
_TRIALS = 40


class DescentSpace(NamedTuple):
    """Coordinates to descend in, where pulling is as steep in every direction.

    Attributes
    ----------
    rows : ndarray, shape (n, p)
        Centred.
    back : ndarray, shape (p, d)
        A map A of these rows is the map A @ back of the attributes.
    start : ndarray, shape (p, p)
        The A that gives Euclidean distances of the attributes.
    """

    rows: FloatArray
    back: FloatArray
    start: FloatArray

    @classmethod
    def of(cls, X: FloatArray, targets: IntArray) -> DescentSpace:
        """Choose them for rows and the pairs (i, j) that are pulled.

        The scatter of the pairs' differences, and a twentieth of that of the rows lest
        it be singular, becomes the identity. Directions in which no row differs are
        left out.

        Parameters
        ----------
        X : ndarray, shape (n, d)
        targets : ndarray of int, shape (m, 2)

        Raises
        ------
        ValueError
            When all rows are alike.
        """
        centred = X - X.mean(axis=0)
        scale = np.sqrt(np.mean(centred**2, axis=0))
        live = np.flatnonzero(scale > 1e-12 * np.abs(X).max(axis=0))
        if len(live) == 0:
            raise ValueError("all rows are alike")
        back = np.zeros((len(live), X.shape[1]))
        back[np.arange(len(live)), live] = 1.0 / scale[live]
        rows, start = centred[:, live] / scale[live], np.diag(scale[live])
        if len(live) > len(X):
            _, lengths, axes = np.linalg.svd(rows, full_matrices=False)
            axes = axes[lengths > 1e-6 * lengths[0]]
            rows, back, start = rows @ axes.T, axes @ back, start @ axes.T
        scatter = pair_scatter(rows, targets[:, 0], targets[:, 1]) / len(targets)
        scatter += rows.T @ rows / (20 * len(rows))
        variances, axes = np.linalg.eigh(scatter)
        kept = variances > 1e-12 * variances[-1]
        spread, axes = np.sqrt(variances[kept]), axes[:, kept]
        start = np.asarray(np.linalg.qr(start @ (axes * spread))[1])
        return cls(rows @ (axes / spread), (axes / spread).T @ back, start)


def best_scale(problem: Impostors, L: FloatArray, random_state: Any = 1) -> float:
    """Return the s for which f(s L) is least, judged by a sample of the targets.

    Parameters
    ----------
    L : ndarray, shape (r, d)
    random_state : int, RandomState or None
        Draws the sample, where there are more triples than 400 000.

    Raises
    ------
    ValueError
        When all rows of other classes are as far as the targets.
    """
    from sklearn.utils import check_random_state

    Z, targets = problem.X @ L.T, problem.targets
    size = max(20, _SAMPLE // len(Z))
    if size < len(targets):
        drawn = check_random_state(random_state).choice(len(targets), size, False)
        targets = targets[np.sort(drawn)]
    pulled = squared_distances(Z, targets[:, 0], targets[:, 1])
    gaps = []
    for (i, _), pull in zip(targets, pulled, strict=True):
        check()
        others = Z[problem.codes != problem.codes[i]] - Z[i]
        gaps.append(np.einsum("ij,ij->i", others, others) - pull)
    return least_scale(float(pulled.sum()), np.concatenate(gaps), problem.push_weight)


def least_scale(pull: float, gaps: FloatArray, push_weight: float) -> float:
    """Return the s that makes (1 - mu) s² pull + mu sum max(0, 1 - s² gap) least.

    It is convex in s² and linear between the places s² = 1 / gap where a triple
    becomes inactive: its slope changes sign where the running sum of the sorted gaps
    reaches the pull. Where it only grows, the scale of the gaps is returned.

    Parameters
    ----------
    pull : float
        The sum of all d_ij.
    gaps : ndarray, shape (t,)
        d_il - d_ij of all triples.
    push_weight : float
        mu.

    Raises
    ------
    ValueError
        When all gaps are 0.
    """
    ordered = np.sort(gaps)
    first = int(np.searchsorted(ordered, 0.0, side="right"))
    usual = float(np.mean(np.abs(ordered))) if len(ordered) else 0.0
    if not usual > 0:
        raise ValueError("all gaps are 0")
    reached = push_weight * np.cumsum(ordered)[first:] >= (1.0 - push_weight) * pull
    gap = ordered[first + int(reached.argmax())] if reached.any() else usual
    return float(1.0 / np.sqrt(max(gap, 1e-9 * usual)))


class MapDescent:
    """L-BFGS over L (Liu and Nocedal 1989); remembers curvature from run to run.

    Lists of impostors change the loss little, so what was learned about its curvature
    with one list serves with the next.
    """

    def __init__(self) -> None:
        self._steps: deque[tuple[FloatArray, FloatArray]] = deque(maxlen=_REMEMBERED)

    def run(
        self, loss: MarginLoss, L: FloatArray, most: int, tol: float, told: StepCallback
    ) -> tuple[FloatArray, int]:
        """Make f smaller.

        Parameters
        ----------
        L : ndarray, shape (r, d)
            The start.
        most : int
            Iterations allowed.
        tol : float
            Relative change of f at which to stop.
        told : callable
            Called with f and L after each iteration.

        Returns
        -------
        L : ndarray, shape (r, d)
        iterations : int
        """
        f, G = loss.gradient(L)
        for iteration in range(1, most + 1):
            found = self._searched(loss, L, f, G)
            if found is None:
                return L, iteration - 1
            before, (new, f, H) = f, found
            if float(np.vdot(new - L, H - G)) > 0:
                self._steps.append((new - L, H - G))
            L, G = new, H
            told(f, L)
            if before - f <= tol * f:
                return L, iteration
        return L, most

    def _searched(
        self, loss: MarginLoss, L: FloatArray, f: float, G: FloatArray
    ) -> tuple[FloatArray, float, FloatArray] | None:
        """Search along the quasi-Newton direction, then along the steepest."""
        found = _line_search(loss, L, f, G, self._direction(L, G))
        if found is None and self._steps:
            self._steps.clear()
            found = _line_search(loss, L, f, G, self._direction(L, G))
        return found

    def _direction(self, L: FloatArray, G: FloatArray) -> FloatArray:
        """Return -H G by the two-loop recursion; a tenth of |L| long at first."""
        if not self._steps:
            length = float(np.linalg.norm(L)) / max(float(np.linalg.norm(G)), 1e-300)
            return -0.1 * length * G
        D, shares = -G, []
        for step, change in reversed(self._steps):
            share = float(np.vdot(step, D) / np.vdot(step, change))
            D = D - share * change
            shares.append(share)
        step, change = self._steps[-1]
        D = D * float(np.vdot(step, change) / np.vdot(change, change))
        for (step, change), share in zip(self._steps, reversed(shares), strict=True):
            D = D + (share - float(np.vdot(change, D) / np.vdot(step, change))) * step
        return np.asarray(D)


def _line_search(
    loss: MarginLoss, L: FloatArray, f: float, G: FloatArray, D: FloatArray
) -> tuple[FloatArray, float, FloatArray] | None:
    """Return the next map, its loss and gradient; None where there is no descent.

    Bisection for the weak conditions of Wolfe (Lewis and Overton 2013, algorithm 2.6).
    """
    slope, low, high, t = float(np.vdot(G, D)), 0.0, np.inf, 1.0
    best = None
    if not -slope > 1e-12 * f:  # or what it promises is below the rounding of f
        return None
    for _ in range(_TRIALS):
        new = L + t * D
        h, H = loss.gradient(new)
        if not h <= f + 1e-4 * t * slope:
            high = t
        else:
            best = new, h, H
            if float(np.vdot(H, D)) >= 0.9 * slope:
                break
            low = t
        t = (low + high) / 2.0 if high < np.inf else 2.0 * low
        pinned = best is not None and high - low < 1e-3 * high < np.inf
        if pinned or -high * slope <= 1e-12 * f:
            break
    return best


class _Point(NamedTuple):
    """A metric, a map of it, the loss and its subgradient by the metric."""

    M: FloatArray
    L: FloatArray
    f: float
    G: FloatArray


class MetricDescent:
    """Spectral projected subgradients over M = LᵀL, in which f is convex.

    Each step goes towards the projection of M - a G on the cone of positive
    semidefinite matrices, with Barzilai and Borwein's length a, and is halved until f
    is below the worst of the last few (Birgin, Martínez and Raydan 2000, SPG2).
    """

    def run(
        self, loss: MarginLoss, L: FloatArray, most: int, tol: float, told: StepCallback
    ) -> tuple[FloatArray, int]:
        """Make f smaller; parameters and return are those of `MapDescent.run`."""
        here = _Point(L.T @ L, L, *loss.gradient_by_metric(L))
        size = float(np.linalg.norm(here.G))
        length = float(np.linalg.norm(here.M)) / max(size, 1e-300)
        best, recent, idle = here, deque([here.f], maxlen=_RECENT), 0
        for iteration in range(1, most + 1):
            found = _projected_step(loss, here, max(recent), length)
            if found is None:
                return best.L, iteration - 1
            step, change = found.M - here.M, found.G - here.G
            bend = float(np.vdot(step, change))
            # where f is linear there is no curvature to go by: go twice as far
            length = float(np.vdot(step, step)) / bend if bend > 0 else 2.0 * length
            here = found
            recent.append(here.f)
            idle = 0 if here.f < best.f * (1.0 - tol) else idle + 1
            best = min(best, here, key=lambda point: point.f)
            told(best.f, best.L)
            if idle == _RECENT:
                return best.L, iteration
        return best.L, most


def _projected_step(
    loss: MarginLoss, here: _Point, ceiling: float, length: float
) -> _Point | None:
    """Go towards the projection, halving until below the ceiling; None at the end."""
    toward = positive_part(here.M - length * here.G) - here.M
    slope, share = float(np.vdot(here.G, toward)), 1.0
    while -share * slope > 1e-12 * here.f:
        M = here.M + share * toward
        L = linear_map(M, 0.0)
        f, G = loss.gradient_by_metric(L)
        if f <= ceiling + 1e-4 * share * slope:
            return _Point(M, L, f, G)
        share /= 2.0
    return None


class ActiveSetDescent:
    """Descends over lists of impostors made anew, until a new list changes little.

    Parameters
    ----------
    over : str
        ``L`` for `MapDescent`, ``M`` for `MetricDescent`.
    tol : float
        Relative change of f, between two lists, at which to stop.
    most : int
        Iterations allowed in all runs together.
    told : callable
        Called with f over the list of that moment, and the map, at each iteration.
    settled : callable
        Called with f as it is, where the list was made anew: what was told last was
        a lower bound of it.

    Attributes
    ----------
    converged : bool
        False when the iterations allowed were too few.
    """

    def __init__(
        self,
        over: str,
        tol: float,
        most: int,
        told: StepCallback,
        settled: Callable[[float], None],
    ) -> None:
        self._descent = MapDescent() if over == "L" else MetricDescent()
        self._tol, self._left = tol, most
        self._told, self._settled = told, settled
        self.converged = True

    def run(self, problem: Impostors | MarginLoss, A: FloatArray) -> FloatArray:
        """Return the map of the least loss found, from the map A, shape (r, p).

        Raises
        ------
        TooManyImpostors
        """
        tol, slack = self._tol, _SLACK
        loss = _listed(problem, A, slack)
        f = loss.value(A)
        while self._left > 0:
            steps = min(_RENEWED, self._left)
            B, used = self._descent.run(loss, A, steps, 1e-3 * tol, self._told)
            self._left -= max(used, 1)
            renewed = _listed(problem, B, slack)
            h = renewed.value(B)
            if h > f:  # rows came in that the list did not have: look farther out
                slack *= 2.0
                loss = _listed(problem, A, slack)
                continue
            if used:
                self._settled(h)
            done = f - h <= tol * h
            A, f, loss = B, h, renewed
            if done:
                return A
        self.converged = False
        self._settled(f)  # the last try may have been given up
        return A


def _listed(problem: Impostors | MarginLoss, A: FloatArray, slack: float) -> MarginLoss:
    """Return the loss near A; triples given by hand are all listed already."""
    return problem if isinstance(problem, MarginLoss) else problem.loss(A, slack)
