"""The graphical lasso: sparse positive definite matrices near an inverse.

Minimises, over positive definite M,

    tr(P M) - log det M + sparsity Σ_{j≠k} |M_jk|

to a duality gap, so that the answer is known to be the minimum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.report import check

#: Halvings of a step of proximal gradients.
_HALVINGS = 60

#: Halvings of a step of Newton's method; without success proximal gradients go on.
_NEWTON_HALVINGS = 8

#: Directions of conjugate gradients in such a step.
_DIRECTIONS = 100


class _Place(NamedTuple):
    """A metric, its factor and inverse, and the smooth part of the objective there."""

    metric: FloatArray
    root: FloatArray
    inverse: FloatArray
    smooth: float


def graphical_lasso(
    P: FloatArray,
    sparsity: float,
    told: Callable[[float, FloatArray], None],
    max_iter: int = 1_000,
    tol: float = 1e-6,
) -> tuple[FloatArray, bool]:
    """Minimise tr(P M) - log det M + sparsity Σ_{j≠k} |M_jk| over positive definite M.

    Each step is one of proximal gradients, which finds out where M is 0 (Guillot and
    others 2012, Algorithm 1), and one of Newton's method among the metrics with the
    same signs (Oztoprak and others 2012, section 4).

    Parameters
    ----------
    P : ndarray, shape (d, d)
        Positive definite.
    told : callable
        Called with the objective and L, M = LLᵀ, after every step.
    tol : float
        The duality gap, divided by d, to stop at.

    Returns
    -------
    metric : ndarray, shape (d, d)
        With exact zeros.
    converged : bool

    Raises
    ------
    ValueError
        When a diagonal entry of P is not above 0.
    """
    penalty = sparsity * (1.0 - np.eye(len(P)))
    place = _place(np.diag(1.0 / np.diag(P)), P)
    if place is None:
        raise ValueError("the diagonal of P is not positive")
    length = float(place.metric.diagonal().min()) ** 2
    for _ in range(max_iter):
        moved = _step(place, P, penalty, length)
        if moved is None:  # no decrease that rounding would show
            return place.metric, True
        change = moved.metric - place.metric
        bend = float(np.vdot(change, place.inverse - moved.inverse))
        length = float(np.vdot(change, change)) / bend if bend > 0 else length
        place = _along_signs(moved, P, penalty)
        told(place.smooth + _l1(place.metric, penalty), place.root)
        if _gap(place, P, penalty) <= tol * len(P):
            return place.metric, True
    return place.metric, False


def _place(metric: FloatArray, P: FloatArray) -> _Place | None:
    """Return the place of a symmetric matrix; None if it is not positive definite."""
    from scipy.linalg import solve_triangular

    check()
    try:
        root = np.asarray(np.linalg.cholesky(metric), np.float64)
    except np.linalg.LinAlgError:
        return None
    half = np.asarray(solve_triangular(root, np.eye(len(root)), lower=True), np.float64)
    log_det = 2.0 * float(np.log(np.diag(root)).sum())
    return _Place(metric, root, half.T @ half, float(np.vdot(P, metric)) - log_det)


def _l1(metric: FloatArray, penalty: FloatArray) -> float:
    return float(np.vdot(penalty, np.abs(metric)))


def _step(
    place: _Place, P: FloatArray, penalty: FloatArray, length: float
) -> _Place | None:
    """Go down the gradient, then shrink; shorter until the smooth part is bounded."""
    gradient = P - place.inverse
    noise = 16 * float(np.finfo(float).eps) * (abs(place.smooth) + len(P))
    for _ in range(_HALVINGS):
        ahead = place.metric - length * gradient
        shrunk = np.sign(ahead) * np.maximum(np.abs(ahead) - length * penalty, 0.0)
        moved = _place(shrunk, P)
        if moved is not None:
            change = shrunk - place.metric
            bound = float(
                np.vdot(gradient, change) + np.vdot(change, change) / 2 / length
            )
            if moved.smooth <= place.smooth + bound + noise:
                return moved
        length /= 2.0
    return None


def _along_signs(place: _Place, P: FloatArray, penalty: FloatArray) -> _Place:
    """Take Newton's step among metrics of the same signs, or none if it helps nothing.

    Entries that would change their sign become 0.
    """
    signs = np.sign(place.metric)
    gradient = (P - place.inverse + penalty * signs) * np.abs(signs)
    direction = _newton_direction(place, -gradient)
    before, share = place.smooth + _l1(place.metric, penalty), 1.0
    for _ in range(_NEWTON_HALVINGS):
        ahead = place.metric + share * direction
        ahead[np.sign(ahead) != signs] = 0.0
        moved = _place(ahead, P)
        if moved is not None:
            wanted = before + 1e-4 * float(np.vdot(gradient, ahead - place.metric))
            if moved.smooth + _l1(ahead, penalty) <= wanted < before:
                return moved
        share /= 2.0
    return place


def _newton_direction(place: _Place, target: FloatArray) -> FloatArray:
    """Solve M⁻¹ D M⁻¹ = target for D that is 0 where M is, by conjugate gradients.

    M R M, which would be the solution if no entry was 0, is the preconditioner.
    """
    M, W, free = place.metric, place.inverse, place.metric != 0
    solution, residual = np.zeros_like(target), target.copy()
    direction = eased = free * (M @ residual @ M)
    left = first = float(np.vdot(residual, eased))
    for _ in range(_DIRECTIONS):
        if left <= first * min(0.01, first):
            break
        check()
        image = free * (W @ direction @ W)
        length = left / float(np.vdot(direction, image))
        solution += length * direction
        residual -= length * image
        eased = free * (M @ residual @ M)
        before, left = left, float(np.vdot(residual, eased))
        direction = eased + (left / before) * direction
    return (solution + solution.T) / 2.0


def _gap(place: _Place, P: FloatArray, penalty: FloatArray) -> float:
    """Return how much the objective may be above its minimum: the duality gap.

    The dual is max log det(P + U) + d over |U_jk| at most the penalty.
    """
    U = np.clip(place.inverse - P, -penalty, penalty)
    sign, log_det = np.linalg.slogdet(P + U)
    if sign <= 0:
        return float("inf")
    primal = place.smooth + _l1(place.metric, penalty)
    return primal - float(log_det) - len(P)
