"""Metrics near a prior in the LogDet divergence, by Newton's method.

Minimises, over positive definite M,

    tr(M M0⁻¹) - log det(M M0⁻¹) + loss(t),    t_i = v_iᵀ M v_i

for a convex loss of squared distances. In coordinates where M is the identity the
Hessian of the divergence is the identity: conjugate gradients solve for the step without
forming it, and the Newton decrement bounds the relative error of M.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.report import check

#: Halvings of a step before it is taken for rounding noise.
_HALVINGS = 40

#: Directions of conjugate gradients in one step of Newton's method.
_DIRECTIONS = 250

#: The share of the expected decrease that a step must reach (Armijo).
_SUFFICIENT = 1e-4


class Bent(NamedTuple):
    """A loss near one place: its value, slope, and how the slope changes.

    Attributes
    ----------
    value : float
    slope : ndarray, shape (m,)
        Derivative by each squared distance.
    bend : callable
        Multiplies a vector, shape (m,), by the second derivatives.
    """

    value: float
    slope: FloatArray
    bend: Callable[[FloatArray], FloatArray]


class Loss(Protocol):
    """A convex function of squared distances."""

    def value(self, squares: FloatArray) -> float:
        """Return the loss at squared distances, shape (m,), all above 0."""

    def bent(self, squares: FloatArray) -> Bent:
        """Return value, slope and second derivatives there."""


class _Place(NamedTuple):
    """Where the descent is, in coordinates in which the metric is the identity.

    `differences` (m, r) and `prior`, the inverse of M0 (r, r), are in those coordinates;
    `map` (r, r) leads there from the first ones.
    """

    differences: FloatArray
    prior: FloatArray
    map: FloatArray
    log_det: float


def minimise_log_det(
    differences: FloatArray,
    prior_map: FloatArray,
    loss: Loss,
    told: Callable[[float, FloatArray], None],
    max_iter: int = 100,
    tol: float = 1e-6,
) -> tuple[FloatArray, bool]:
    """Return the map of the metric of least divergence and loss.

    Parameters
    ----------
    differences : ndarray, shape (m, d)
        The v_i, none of them 0.
    prior_map : ndarray, shape (d, d)
        L0 with L0ᵀL0 = M0, regular.
    loss : Loss
    told : callable
        Called with the objective and the map after every iteration.
    max_iter : int
    tol : float
        Stop when the Newton decrement is below it. The Hessian is at least the
        identity where M is, so this is about the relative error of M.

    Returns
    -------
    components : ndarray, shape (d, d)
        L with LᵀL = M.
    converged : bool
    """
    basis, inside = _span(differences @ prior_map.T)
    width = inside.shape[1]
    outside = len(prior_map) - width  # what M0 keeps of divergence there
    place = _Place(inside, np.eye(width), np.eye(width), 0.0)
    for _ in range(max_iter):
        step, decrement, objective = _step(place, loss)
        if decrement <= tol:
            return _whole(basis, place.map, prior_map), True
        moved = _descend(place, loss, step, decrement, objective)
        if moved is None:  # no decrease that rounding would show
            return _whole(basis, place.map, prior_map), True
        place = moved
        now = _objective(place, loss) + outside
        told(now, _whole(basis, place.map, prior_map))
    return _whole(basis, place.map, prior_map), False


def _span(differences: FloatArray) -> tuple[FloatArray | None, FloatArray]:
    """Return a basis (d, r) of fewer differences than attributes, and them in it.

    In directions no difference has, the metric is the prior: they are left out.
    """
    m, d = differences.shape
    if m >= d:
        return None, differences
    basis, triangle = np.linalg.qr(differences.T)
    return basis, np.ascontiguousarray(triangle.T)


def _whole(
    basis: FloatArray | None, inside: FloatArray, prior_map: FloatArray
) -> FloatArray:
    """Return the map of all attributes: as it was outside of the basis."""
    if basis is None:
        return np.asarray(inside @ prior_map)
    change = inside - np.eye(len(inside))
    return np.asarray(prior_map + basis @ (change @ (basis.T @ prior_map)))


def _objective(place: _Place, loss: Loss) -> float:
    return float(np.trace(place.prior)) - place.log_det + loss.value(_squares(place))


def _squares(place: _Place) -> FloatArray:
    squares: FloatArray = np.einsum("ij,ij->i", place.differences, place.differences)
    return squares


def _step(place: _Place, loss: Loss) -> tuple[FloatArray, float, float]:
    """Return Newton's step, a symmetric matrix, its decrement, and the objective."""
    U = place.differences
    bent = loss.bent(_squares(place))
    gradient = place.prior - np.eye(len(place.prior)) + (U.T * bent.slope) @ U

    def curved(S: FloatArray) -> FloatArray:
        weights = bent.bend(np.einsum("ij,ij->i", U @ S, U))
        return np.asarray(S + (U.T * weights) @ U)

    step = _conjugate_gradients(curved, -gradient)
    decrement = float(np.sqrt(max(-np.vdot(gradient, step), 0.0)))
    objective = float(np.trace(place.prior)) - place.log_det + bent.value
    return step, decrement, objective


def _conjugate_gradients(
    product: Callable[[FloatArray], FloatArray], target: FloatArray
) -> FloatArray:
    """Solve for a symmetric matrix, the more exactly the smaller the target."""
    solution = np.zeros_like(target)
    residual = target.copy()
    direction = residual.copy()
    left = size = float(np.vdot(residual, residual))
    enough = size * min(0.25, size**0.5) ** 2
    for _ in range(_DIRECTIONS):
        if left <= enough:
            break
        check()
        image = product(direction)
        length = left / float(np.vdot(direction, image))
        solution += length * direction
        residual -= length * image
        before, left = left, float(np.vdot(residual, residual))
        direction = residual + (left / before) * direction
    return (solution + solution.T) / 2.0


def _descend(
    place: _Place, loss: Loss, step: FloatArray, decrement: float, objective: float
) -> _Place | None:
    """Go along the step, halved until the objective falls; None if it never does."""
    share, noise = 1.0, 16 * float(np.finfo(float).eps) * abs(objective)
    for _ in range(_HALVINGS):
        check()
        moved = _moved(place, share * step)
        if moved is not None:
            wanted = objective - _SUFFICIENT * share * decrement**2 + noise
            if _objective(moved, loss) <= wanted:
                return moved
        share /= 2.0
    return None


def _moved(place: _Place, step: FloatArray) -> _Place | None:
    """Make I + step the metric and then the identity; None if it is not positive."""
    try:
        root = np.linalg.cholesky(np.eye(len(step)) + step)
    except np.linalg.LinAlgError:
        return None
    return _Place(
        place.differences @ root,
        root.T @ place.prior @ root,
        root.T @ place.map,
        place.log_det + 2.0 * float(np.log(np.diag(root)).sum()),
    )
