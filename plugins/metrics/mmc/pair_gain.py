"""The map of unit norm that maximises the summed length of given differences.

The problem of Xing and others (2002), max Σ_D |L v| subject to Σ_S |L v|² ≤ 1, in
coordinates where Σ_S v vᵀ = I. As a function of M = LᵀL it is concave, so a linear
bound tells how far from the optimum a map is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.report import check

#: Share of the mean scatter that is added where similar pairs do not vary.
RIDGE = 1e-3

#: Below this share of the largest eigenvalue a direction does not vary.
_VARIES = 1e-10

#: Rows of the first map: optima have rank 1 to 4 mostly.
_FIRST_RANK = 3

#: Share of the size of the map below which a row of it is dropped.
_NEGLIGIBLE = 1e-10

#: Size of a row added to a map of size 1.
_ADDED = 0.1

#: Shares of the mean length, by which all are softened: less where that is too much.
_SOFTENED = (1e-3, 1e-4, 1e-5, 1e-6, 1e-7)

#: Called after each step: the sum of lengths, and the map of size 1.
StepCallback = Callable[[float, FloatArray], None]


class LongestMap(NamedTuple):
    """A map of size 1, and how sure it is.

    Attributes
    ----------
    L : ndarray, shape (r, d)
        Σ L² = 1; for a diagonal problem the weights w of the attributes, shape (d,),
        Σ w = 1.
    gap : float
        No map of that size has a sum of lengths more than this share larger.
    certain : bool
        Whether the gap is what was asked, or smaller.
    """

    L: FloatArray
    gap: float
    certain: bool


def similarity_whitener(
    similar: FloatArray, dissimilar: FloatArray
) -> tuple[FloatArray, bool]:
    """Return W with Wᵀ(Σ_S v vᵀ)W = I, and whether that needed a ridge.

    The directions are those in which some pair varies. Where similar pairs do not vary
    in all of them, a share `RIDGE` of their mean scatter is added in coordinates in
    which both kinds of pairs together are white: the units do not matter.

    Parameters
    ----------
    similar, dissimilar : ndarray, shape (m, d)
        Differences.

    Returns
    -------
    W : ndarray, shape (d, k)
        With k = 0 if no similar pair varies.
    singular : bool
    """
    check()
    inner = similar.T @ similar
    check()
    both = inner + dissimilar.T @ dissimilar
    scale = np.sqrt(np.diag(both))
    scale[scale == 0] = 1.0
    check()
    sizes, axes = np.linalg.eigh(both / scale[:, None] / scale)
    check()
    varies = sizes > _VARIES * max(sizes[-1], 0.0)
    white = axes[:, varies] / np.sqrt(sizes[varies]) / scale[:, None]
    shares, turned = np.linalg.eigh(white.T @ inner @ white)
    if not len(shares) or shares[-1] <= 0:
        return np.empty((similar.shape[1], 0)), True
    singular = bool(shares[0] < 100 * _VARIES * shares[-1])
    if singular:
        shares = np.maximum(shares, 0.0) + RIDGE * float(shares.mean())
    W: FloatArray = white @ (turned / np.sqrt(shares))
    return W, singular


def log_spread(
    L: FloatArray, U: FloatArray, softened: float = 0.0
) -> tuple[float, FloatArray]:
    """Return log Σ |L u| - ½ log Σ L², the same for every multiple of L, and its slope.

    Parameters
    ----------
    L : ndarray, shape (r, d)
    U : ndarray, shape (m, d)
        Differences in coordinates in which the similar ones are white.
    softened : float
        Lengths are sqrt(|L u|² + softened² Σ L²): where a map of low rank loses a
        difference, the slope stays finite.
    """
    mapped = U @ L.T
    size = float(np.sum(L * L))
    lengths = _lengths(mapped, softened**2 * size)
    total = lengths.sum()
    pull = (mapped / lengths[:, None]).T @ U + softened**2 * np.sum(1.0 / lengths) * L
    return float(np.log(total) - 0.5 * np.log(size)), pull / total - L / size


def _lengths(mapped: FloatArray, added: float) -> FloatArray:
    lengths: FloatArray = np.sqrt(np.einsum("ij,ij->i", mapped, mapped) + added)
    return lengths


def spread_gap(
    L: FloatArray, U: FloatArray, softened: float = 0.0
) -> tuple[float, FloatArray]:
    """Return the share by which the sum of lengths may still grow, and where to.

    Σ sqrt(uᵀMu) is concave in M, so it is nowhere above its tangent; over all M of
    trace 1 the tangent is highest at an eigenvector of Σ u uᵀ / |L u|. The tangent of
    softened lengths, which are longer, bounds as well.

    Parameters
    ----------
    L : ndarray, shape (r, d)
    U : ndarray, shape (m, d)

    Returns
    -------
    gap : float
        At least 0, but for rounding.
    direction : ndarray, shape (d,)
        Of length 1.
    """
    from scipy.linalg import eigh

    mapped = U @ L.T / np.linalg.norm(L)
    lengths = _lengths(mapped, softened**2)
    tangent = (U / lengths[:, None]).T @ U
    d = len(tangent)
    top, axis = eigh(tangent, subset_by_index=[d - 1, d - 1])
    highest = float(top[0]) + softened**2 * float(np.sum(1.0 / lengths))
    bound = 0.5 * (highest + float(lengths.sum()))
    return bound / float(_lengths(mapped, 0.0).sum()) - 1.0, np.asarray(axis[:, 0])


def longest_map(
    U: FloatArray, tol: float, max_iter: int, told: StepCallback
) -> LongestMap:
    """Maximise Σ |L u| over Σ L² = 1 to a share `tol` of the largest there is.

    L-BFGS over a map of few rows; while the bound leaves more than `tol`, the direction
    that promises most becomes another row (after Journée and others, 2010).

    Parameters
    ----------
    U : ndarray, shape (m, d)
        No row is 0.
    told : callable
        Called after each iteration.
    """
    L = _first_map(U)
    mean = float(_lengths(U @ L.T, 0.0).mean() / np.linalg.norm(L))
    softening = iter(_SOFTENED)
    softened, done, best = mean * next(softening), 0, -np.inf
    while True:
        check()
        L, value, steps = _climbed(L, U, softened, tol, max_iter - done, told)
        done += steps
        gap, direction = spread_gap(L, U, softened)
        if gap <= tol or done >= max_iter:
            return LongestMap(L, gap, gap <= tol)
        if value - best <= 0.01 * tol:
            share = next(softening, None)
            if share is None:
                return LongestMap(L, gap, False)
            softened, value = mean * share, -np.inf
        best = value
        L = np.vstack([L, _ADDED * direction])


def _first_map(U: FloatArray) -> FloatArray:
    check()
    sizes, axes = np.linalg.eigh(U.T @ U)
    first = slice(None, -_FIRST_RANK - 1, -1)
    return np.asarray((axes * np.sqrt(np.maximum(sizes, 0.0) / sizes[-1])).T[first])


def _climbed(
    L: FloatArray,
    U: FloatArray,
    softened: float,
    tol: float,
    most: int,
    told: StepCallback,
) -> tuple[FloatArray, float, int]:
    """Return a stationary map of size 1 and no more rows than its rank, and so on."""
    from scipy.optimize import minimize

    shape = L.shape

    def descended(flat: FloatArray) -> tuple[float, FloatArray]:
        """Return minus the logarithm of the spread, and its slope, at a flat map."""
        check()
        value, slope = log_spread(flat.reshape(shape), U, softened)
        return -value, -slope.ravel()

    def tell(intermediate_result: Any) -> None:
        """Tell an iteration by the sum of distances under the map of size 1."""
        now = intermediate_result.x.reshape(shape)
        now = now / np.linalg.norm(now)
        told(float(_lengths(U @ now.T, 0.0).sum()), now)

    options = {"maxiter": most, "ftol": 1e-6 * tol, "gtol": 0.01 * tol}
    found = minimize(
        descended,
        L.ravel(),
        jac=True,
        method="L-BFGS-B",
        callback=tell,
        options=options,
    )
    _, sizes, axes = np.linalg.svd(found.x.reshape(shape), full_matrices=False)
    keep = sizes**2 > _NEGLIGIBLE * sizes[0] ** 2
    L = (sizes[:, None] * axes)[keep]
    return L / np.linalg.norm(L), -float(found.fun), int(found.nit)


def longest_weights(
    Q: FloatArray, tol: float, max_iter: int, told: StepCallback
) -> LongestMap:
    """Maximise Σ sqrt(q·w) over w ≥ 0, Σ w = 1: maps that only stretch attributes.

    Minimises ½ Σ w - log Σ sqrt(q·w), convex, whose minimum has Σ w = 1 (the form of
    Xing and others 2002, section 2.1), by L-BFGS within bounds; with ever less softened
    lengths, as a weight that becomes 0 may leave some without any slope.

    Parameters
    ----------
    Q : ndarray, shape (m, d)
        Squared differences of each attribute; no row is 0.
    told : callable
        Called after each iteration with the sum and the map diag(sqrt(w)).
    """
    d = Q.shape[1]
    w = np.full(d, 1.0 / d)
    mean = float(np.sqrt(Q @ w).mean())
    done, bound, gap = 0, np.inf, np.inf
    for softened in _SOFTENED:
        soft = Q + (softened * mean) ** 2
        w, steps = _weighed(w, soft, Q, tol, max_iter - done, told)
        done += steps
        lengths = np.sqrt(soft @ w)
        highest = float(np.max((1.0 / lengths) @ soft))
        bound = min(bound, 0.5 * (highest + float(lengths.sum())))
        gap = bound / float(np.sqrt(Q @ w).sum()) - 1.0
        if gap <= tol or done >= max_iter:
            break
    return LongestMap(w, gap, gap <= tol)


def _weighed(
    w: FloatArray,
    soft: FloatArray,
    Q: FloatArray,
    tol: float,
    most: int,
    told: StepCallback,
) -> tuple[FloatArray, int]:
    """Return the weights best for the softened squares, and the iterations it took."""
    from scipy.optimize import minimize

    def descended(w: FloatArray) -> tuple[float, FloatArray]:
        """Return half the sum of w less the log of all distances, and its slope."""
        check()
        if not w.any():  # a step too far down
            return np.inf, np.zeros_like(w)
        lengths = np.sqrt(soft @ w)
        total = lengths.sum()
        slope = 0.5 - 0.5 * ((1.0 / lengths) @ soft) / total
        return 0.5 * float(w.sum()) - float(np.log(total)), slope

    def tell(intermediate_result: Any) -> None:
        """Tell an iteration by the sum of distances under weights that sum to 1."""
        now = intermediate_result.x / intermediate_result.x.sum()
        told(float(np.sqrt(Q @ now).sum()), np.diag(np.sqrt(now)))

    found = minimize(
        descended,
        w,
        jac=True,
        method="L-BFGS-B",
        bounds=[(0.0, None)] * len(w),
        callback=tell,
        options={"maxiter": most, "ftol": 1e-6 * tol, "gtol": 0.01 * tol},
    )
    return found.x / found.x.sum(), int(found.nit)
