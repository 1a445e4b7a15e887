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

#: Looks at a line for where the objective is lowest: its slope there is this share of
#: that at the start, at most.
_LOOKS, _LEVEL = 20, 0.1

#: How much of the way to where the metric is singular may be gone at once.
_INSIDE = 0.95

#: Directions of conjugate gradients in one step of Newton's method.
_DIRECTIONS = 250

#: Added to the variances of standardised attributes.
_LEAST = 1e-6

#: The share of the squared decrement by which a whole step must lower the objective: a
#: half is what a quadratic one would give.
_SUFFICIENT = 0.25

#: The decrement below which whole steps converge fast; above, a longer one is often better.
_NEAR = 0.5

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


class Derivatives(NamedTuple):
    """A loss near one place: its value, slope, and how the slope changes.

    Attributes
    ----------
    value : float
    slope : ndarray, shape (m,)
        Derivative by each squared distance.
    hessian_product : callable
        Multiplies a vector, shape (m,), by the second derivatives. These are 0 where
        the slope is: what keeps its bound costs nothing.
    """

    value: float
    slope: FloatArray
    hessian_product: Callable[[FloatArray], FloatArray]


class Loss(Protocol):
    """A convex function of squared distances."""

    def value(self, squares: FloatArray) -> float:
        """Return the loss at squared distances, shape (m,), all above 0."""

    def derivatives(self, squares: FloatArray) -> Derivatives:
        """Return value, slope and second derivatives there."""


class _Place(NamedTuple):
    """Where the descent is, in coordinates in which the metric is the identity.

    `differences` (m, r) and `prior`, the inverse of M0 (r, r), are in those coordinates;
    `squares` (m,) are the squared lengths of the differences; `map` (r, r) leads there
    from the first ones.
    """

    differences: FloatArray
    squares: FloatArray
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
    told : callable
        Called with the objective and the map at every iteration, first at a multiple
        of the prior.
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
    squares = np.einsum("ij,ij->i", inside, inside)
    place = _Place(inside, squares, np.eye(width), np.eye(width), 0.0)
    place = _resized(place, loss)
    for _ in range(max_iter):
        step, decrement, objective = _step(place, loss, tol / 2.0)
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
    return _divergence(place) + loss.value(place.squares)


def _divergence(place: _Place) -> float:
    return float(np.trace(place.prior)) - place.log_det - len(place.prior)


def _resized(place: _Place, loss: Loss) -> _Place:
    """Multiply the metric so that the objective is low: the cheapest of all steps.

    A metric far too large would take many: none may make more of it negative than there
    is.
    """
    ones, identity = np.ones(len(place.prior)), np.eye(len(place.prior))
    line = _Line(ones, float(ones.sum()), place.squares, place.squares, loss)
    slope = line.slope(0.0)[0]
    if slope == 0.0:
        return place
    if slope > 0.0:
        line = _Line(-ones, -float(ones.sum()), place.squares, -place.squares, loss)
    change = -np.sign(slope) * line.lowest(abs(slope))
    moved = _moved(place, change * identity)
    return place if moved is None else moved


def _step(place: _Place, loss: Loss, enough: float) -> tuple[FloatArray, float, float]:
    """Return Newton's step, a symmetric matrix, its decrement, and the objective.

    0 where the gradient's norm is no more than `enough`.
    """
    squares = place.squares
    derivatives = loss.derivatives(squares)
    sloping = np.flatnonzero(derivatives.slope)
    U = place.differences[sloping]
    gradient = (
        place.prior - np.eye(len(place.prior)) + _scatter(U, derivatives.slope[sloping])
    )

    def curved(S: FloatArray) -> FloatArray:
        """Return the second derivative of the objective, applied to S."""
        change = np.zeros_like(squares)
        change[sloping] = _forms(U, S)
        return np.asarray(S + _scatter(U, derivatives.hessian_product(change)[sloping]))

    step = _conjugate_gradients(curved, -gradient, enough)
    decrement = math.sqrt(max(-float(np.vdot(gradient, step)), 0.0))
    return step, decrement, _divergence(place) + derivatives.value


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
    product: Callable[[FloatArray], FloatArray], target: FloatArray, enough: float
) -> FloatArray:
    """Solve for a symmetric matrix, the more exactly the smaller the target.

    A residual of norm `enough` is always small enough.
    """
    solution = np.zeros_like(target)
    residual = target.copy()
    direction = residual.copy()
    left = size = float(np.vdot(residual, residual))
    wanted = max(size * min(0.25, size**0.5) ** 2, enough**2)
    for _ in range(_DIRECTIONS):
        if left <= wanted:
            break
        check()
        image = product(direction)
        length = left / float(np.vdot(direction, image))
        solution += length * direction
        residual -= length * image
        before, left = left, float(np.vdot(residual, residual))
        direction = residual + (left / before) * direction
    return (solution + solution.T) / 2.0


class _Line:
    """The objective at I + s S, by numbers alone.

    Parameters
    ----------
    values : ndarray, shape (r,)
        Eigenvalues of S.
    trace : float
        tr(M0⁻¹ S).
    squares, changes : ndarray, shape (m,)
        Squared distances at s = 0, and by how much they grow with s.
    """

    def __init__(
        self,
        values: FloatArray,
        trace: float,
        squares: FloatArray,
        changes: FloatArray,
        loss: Loss,
    ) -> None:
        self._values, self._trace = values, trace
        self._squares, self._changes, self._loss = squares, changes, loss
        least = float(values.min())
        self._end = -_INSIDE / least if least < 0 else math.inf

    def slope(self, s: float) -> tuple[float, float]:
        """Return the first and the second derivative."""
        derivatives = self._loss.derivatives(self._squares + s * self._changes)
        shares = self._values / (1.0 + s * self._values)
        first = self._trace - shares.sum() + derivatives.slope @ self._changes
        second = (
            shares @ shares + derivatives.hessian_product(self._changes) @ self._changes
        )
        return float(first), float(second)

    def lowest(self, steep: float) -> float:
        """Return where the objective is about lowest; at 0 it falls as `steep` says."""
        low, high = 0.0, self._end
        s = min(1.0, high)
        for _ in range(_LOOKS):
            first, second = self.slope(s)
            if abs(first) <= _LEVEL * steep:
                break
            low, high = (s, high) if first < 0.0 else (low, s)
            if low == self._end:
                break
            s -= first / second
            if not low < s < high:
                s = 2.0 * low if high == math.inf else (low + high) / 2.0
        return s


def _descend(
    place: _Place, loss: Loss, step: FloatArray, decrement: float, objective: float
) -> _Place | None:
    """Go the whole step, or to the lowest place on its line; None if nothing is lower."""
    check()
    if decrement < _NEAR:
        noise = 16 * float(np.finfo(float).eps) * abs(objective)
        moved = _moved(place, step)
        wanted = objective - _SUFFICIENT * decrement**2 + noise
        if moved is not None and _objective(moved, loss) <= wanted:
            return moved
    line = _Line(
        np.asarray(np.linalg.eigvalsh(step), np.float64),
        float(np.vdot(place.prior, step)),
        place.squares,
        _forms(place.differences, step),
        loss,
    )
    moved = _moved(place, line.lowest(decrement**2) * step)
    lower = moved is not None and _objective(moved, loss) < objective
    return moved if lower else None


def _moved(place: _Place, step: FloatArray) -> _Place | None:
    """Make I + step the metric and then the identity; None if it is not positive."""
    try:
        root = np.linalg.cholesky(np.eye(len(step)) + step)
    except np.linalg.LinAlgError:
        return None
    differences = place.differences @ root
    return _Place(
        differences,
        np.einsum("ij,ij->i", differences, differences),
        root.T @ place.prior @ root,
        root.T @ place.map,
        place.log_det + 2.0 * float(np.log(np.diag(root)).sum()),
    )
