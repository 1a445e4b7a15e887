"""Metrics near a prior in the LogDet divergence, by Newton's method.

Minimises, over positive definite M,

    tr(M M0⁻¹) - log det(M M0⁻¹) - d + loss(t),    t_i = v_iᵀ M v_i

for a convex loss of squared distances. In coordinates where M is the identity the
Hessian of the divergence is the identity: conjugate gradients solve for the step without
forming it, and the Newton decrement bounds the relative error of M.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.params import choice, integer, real
from workbench.api.report import check

#: Multiplications of a block of rows with a matrix: some 0.2 s.
_BLOCK = 1 << 30

#: Halvings of a step before it is taken for rounding noise.
_HALVINGS = 40

#: Directions of conjugate gradients in one step of Newton's method.
_DIRECTIONS = 250

#: Added to the variances of standardised attributes.
_LEAST = 1e-6

#: The share of the expected decrease that a step must reach (Armijo).
_SUFFICIENT = 1e-4

#: The parameters of plugins that descend from a prior, for their declarations.
PRIOR = choice(
    "prior", "identity", ("identity", "covariance"),
    help=(
        "What the metric stays near to: the Euclidean distance, or the inverse of "
        "the covariance (Ledoit-Wolf on standardised attributes)."
    ),
)  # fmt: skip
NEWTON_PARAMS = (
    integer(
        "max_iter", 100, low=1, advanced=True,
        help="Newton steps; about ten are usual.",
    ),
    real(
        "tol", 1e-6, low=0.0, low_open=True, advanced=True,
        help="Relative error of the metric at which it counts as found.",
    ),
)  # fmt: skip


class Bent(NamedTuple):
    """A loss near one place: its value, slope, and how the slope changes.

    Attributes
    ----------
    value : float
    slope : ndarray, shape (m,)
        Derivative by each squared distance.
    bend : callable
        Multiplies a vector, shape (m,), by the second derivatives. These are 0 where
        the slope is: what keeps its bound costs nothing.
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
    prior: FloatArray,
    loss: Loss,
    told: Callable[[float, FloatArray], None],
    max_iter: int = 100,
    tol: float = 1e-6,
    within: FloatArray | None = None,
) -> tuple[FloatArray, bool]:
    """Return the map of the metric of least divergence and loss.

    Parameters
    ----------
    differences : ndarray, shape (m, d)
        The v_i, none of them 0.
    prior : ndarray, shape (d, d)
        L0 with L0ᵀL0 = M0, regular.
    loss : Loss
    told : callable
        Called with the objective and the map at every iteration, first at the prior.
    max_iter : int
    tol : float
        Stop when the Newton decrement is below it. The Hessian is at least the
        identity where M is, so this is about the relative error of M.
    within : ndarray, shape (u, d), optional
        Vectors of which all differences are combinations, as `edges` gives; worth while
        where they are fewer than the attributes.

    Returns
    -------
    components : ndarray, shape (d, d)
        L with LᵀL = M.
    converged : bool
    """
    basis, inside = _span(differences, within, prior)
    width = inside.shape[1]
    place = _Place(inside, np.eye(width), np.eye(width), 0.0)
    for _ in range(max_iter):
        step, decrement, objective = _step(place, loss)
        told(objective, _whole(basis, place.map, prior))
        if decrement <= tol:
            return _whole(basis, place.map, prior), True
        moved = _descend(place, loss, step, decrement, objective)
        if moved is None:  # no decrease that rounding would show
            return _whole(basis, place.map, prior), True
        place = moved
    return _whole(basis, place.map, prior), False


def prior_map(X: FloatArray, prior: str) -> FloatArray:
    """Return a map of the metric to start from, regular whatever the data.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    prior : str
        ``identity``, or ``covariance``: the inverse of the covariance that Ledoit and
        Wolf (2004) estimate on standardised attributes. One that does not vary counts
        as standardised.

    Returns
    -------
    ndarray, shape (d, d)
    """
    d = X.shape[1]
    if prior == "identity":
        return np.eye(d)
    from scipy.linalg import solve_triangular
    from sklearn.covariance import ledoit_wolf

    scale, varies = deviations_of_columns(X)
    correlation = np.eye(d)
    if varies.any():
        standard = (X[:, varies] - X[:, varies].mean(axis=0)) / scale[varies]
        shrunk, _ = ledoit_wolf(standard, assume_centered=True)
        check()
        ridge = _LEAST * np.eye(len(shrunk))  # copies of attributes shrink by nothing
        correlation[np.ix_(varies, varies)] = shrunk + ridge
    root = np.linalg.cholesky(correlation)
    whitening = solve_triangular(root, np.eye(d), lower=True)
    return np.asarray(whitening / scale)


def deviations_of_columns(X: FloatArray) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
    """Return standard deviations, 1 for columns that do not vary, and which do."""
    spread = X.std(axis=0)
    varies = spread > 16 * float(np.finfo(float).eps) * np.abs(X).max(axis=0)
    return np.where(varies, spread, 1.0), np.asarray(varies)


def edges(X: FloatArray, rows: IntArray) -> FloatArray:
    """Return the differences of the first of some rows to the others, shape (u - 1, d).

    All differences between these rows are combinations of them.
    """
    used = X[np.unique(rows)]
    return np.asarray(used[1:] - used[0])


def _span(
    differences: FloatArray, within: FloatArray | None, prior: FloatArray
) -> tuple[FloatArray | None, FloatArray]:
    """Return a basis (d, r) of what the differences span, and them in it, whitened.

    In directions no difference has, the metric is the prior: they are left out. Without
    a basis (None) all d are there.
    """
    fewest = differences
    if within is not None and len(within) < len(differences):
        fewest = within
    white = differences @ prior.T
    if len(fewest) >= differences.shape[1]:
        return None, white
    basis = np.linalg.qr(prior @ fewest.T)[0]
    return basis, np.asarray(white @ basis)


def _whole(
    basis: FloatArray | None, inside: FloatArray, prior: FloatArray
) -> FloatArray:
    """Return the map of all attributes: as it was outside of the basis."""
    if basis is None:
        return np.asarray(inside @ prior)
    change = inside - np.eye(len(inside))
    return np.asarray(prior + basis @ (change @ (basis.T @ prior)))


def _objective(place: _Place, loss: Loss) -> float:
    return _divergence(place) + loss.value(_squares(place))


def _divergence(place: _Place) -> float:
    return float(np.trace(place.prior)) - place.log_det - len(place.prior)


def _squares(place: _Place) -> FloatArray:
    squares: FloatArray = np.einsum("ij,ij->i", place.differences, place.differences)
    return squares


def _step(place: _Place, loss: Loss) -> tuple[FloatArray, float, float]:
    """Return Newton's step, a symmetric matrix, its decrement, and the objective."""
    squares = _squares(place)
    bent = loss.bent(squares)
    sloping = np.flatnonzero(bent.slope)
    U = place.differences[sloping]
    gradient = place.prior - np.eye(len(place.prior)) + _scatter(U, bent.slope[sloping])

    def curved(S: FloatArray) -> FloatArray:
        """Return the second derivative of the objective, applied to S."""
        change = np.zeros_like(squares)
        change[sloping] = _forms(U, S)
        return np.asarray(S + _scatter(U, bent.bend(change)[sloping]))

    step = _conjugate_gradients(curved, -gradient)
    decrement = math.sqrt(max(-float(np.vdot(gradient, step)), 0.0))
    return step, decrement, _divergence(place) + bent.value


def _blocks(U: FloatArray) -> Iterator[slice]:
    """Split the rows so that a product of each with a matrix takes a fraction of a second."""
    m, d = U.shape
    size = max(_BLOCK // (d * d), 1)
    for first in range(0, m, size):
        check()
        yield slice(first, first + size)


def _forms(U: FloatArray, S: FloatArray) -> FloatArray:
    """Return uᵀSu of each row u, shape (m,)."""
    forms = np.empty(len(U))
    for rows in _blocks(U):
        forms[rows] = np.einsum("ij,ij->i", U[rows] @ S, U[rows])
    return forms


def _scatter(U: FloatArray, weights: FloatArray) -> FloatArray:
    """Return Σ w u uᵀ over the rows u, shape (d, d)."""
    total = np.zeros((U.shape[1], U.shape[1]))
    for rows in _blocks(U):
        total += (U[rows].T * weights[rows]) @ U[rows]
    return total


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
