"""A global metric by maximum likelihood: logistic regression on pairs of rows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.special import expit
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    check,
    declare,
    integer,
    seed,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    PairLearner,
)
from workbench.numerics.metrics.pairs import draw_pairs
from workbench.numerics.metrics.scatter_matrices import principal_axes, standardised

#: Pairs whose squared coordinates are computed at once.
_BLOCK = 512
#: Largest component of the projected gradient of the mean loss, when it is over.
_TOLERANCE = 1e-9
#: Share of the decrease that a straight line promises (Armijo).
_SUFFICIENT = 1e-4
#: Added to the diagonal of the Hessian, as a share of its trace.
_DAMPING = 1e-12
#: Relative error of a loss.
_ROUNDING = 1e-15


@declare(
    Plugin(
        id="probabilistic",
        title="Probabilistic global metric",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            integer(
                "n_constraints", 2000, low=1, unit="pairs",
                help="Pairs drawn of the same class, and as many of different ones.",
            ),
            integer(
                "n_vectors", None, low=1, optional=True, advanced=True,
                help="Eigenvectors of the covariance that may get a weight, those of "
                "the largest variance; all if auto.",
            ),
            integer(
                "max_iter", 100, low=1, advanced=True, help="Newton steps at most.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Weighs the principal axes so that the distance of two rows tells best, by "
            "a logistic model, whether they have the same class: a convex problem "
            "solved by Newton's method. Then k nearest neighbours."
        ),
        reference=(
            "L. Yang, R. Jin (2006). Distance metric learning: a comprehensive survey. "
            "Michigan State University."
        ),
    )
)  # fmt: skip
class Probabilistic(PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under a metric that predicts whether pairs are equals.

    P(same | x, z) = 1 / (1 + exp(Σ γ_k ((x - z)ᵀ v_k)² - μ)), v_k the eigenvectors of
    the covariance of all rows. The negative logarithm of the likelihood of similar
    and dissimilar pairs is minimised over γ ≥ 0 and μ ≥ 0 (Yang and Jin 2006), so
    M = Σ γ_k v_k v_kᵀ. The problem is convex; Newton's steps are projected on the
    bounds (Bertsekas 1982), and end where the conditions of Karush, Kuhn and Tucker
    hold.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int
        Pairs drawn of each kind; all where there are not more.
    n_vectors : int or None
        Eigenvectors used, of the largest variance.
    max_iter : int
        Newton steps.
    random_state : int
        Draws the pairs.

    Attributes
    ----------
    weights_ : ndarray, shape (k,)
        γ, in the order of `vectors_`.
    vectors_ : ndarray, shape (k, d)
        v as rows, the largest variance first; constant attributes are 0 in them.
    threshold_ : float or None
        μ: the squared distance at which both are equally likely; None when nothing
        was learned.
    log_likelihood_ : float
        Of all pairs.

    Notes
    -----
    Where a weighting parts the pairs without a mistake the likelihood has no maximum;
    the steps end when it can hardly rise, and `note_` tells.

    Examples
    --------
    >>> from workbench.bundled.probabilistic import Probabilistic
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Probabilistic().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int = 2000,
        n_vectors: int | None = None,
        max_iter: int = 100,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.n_vectors = n_vectors
        self.max_iter = max_iter
        self.random_state = random_state

    def _reset(self) -> None:
        self.threshold_: float | None = None

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        self._choose_pairs(codes, given)
        similar, dissimilar = self.constraints_[:2]
        varies = np.isfinite(standardised(X).scale)
        rows = np.where(varies, X - X.mean(axis=0), 0.0)
        axes = principal_axes(rows)[1][: self.n_vectors]
        coordinates = rows @ axes.T
        squares = np.vstack(
            [_squares(coordinates, similar), _squares(coordinates, dissimilar)]
        )
        means = squares.mean(axis=0)
        if not np.any(means > 0):
            raise NothingLearned("the rows of every pair are the same")
        units = np.where(means > 0, means, 1.0)
        signs = np.repeat([1.0, -1.0], [len(similar), len(dissimilar)])
        loss = PairLoss(np.column_stack([squares / units, -np.ones(len(signs))]), signs)
        solution = self._newton(loss, axes / np.sqrt(units)[:, None])
        weights = solution[:-1] / units
        if not weights.any():
            raise NothingLearned("on no axis are similar rows nearer than others")
        self.weights_, self.vectors_ = weights, axes
        self.threshold_ = float(solution[-1])
        self.log_likelihood_ = -loss.value(solution) * len(signs)
        return np.asarray(np.sqrt(weights)[:, None] * axes)

    def _choose_pairs(self, codes: IntArray, given: Constraints) -> None:
        if not given.total:
            self.constraints_ = Constraints(
                *draw_pairs(codes, self.n_constraints, self.random_state)
            )
        for name, kind in zip(
            ("similar", "dissimilar"), self.constraints_, strict=False
        ):
            if len(kind) == 0:
                raise NothingLearned(f"there is no pair of {name} rows")

    def _newton(self, loss: PairLoss, axes: FloatArray) -> FloatArray:
        """Minimise over the non-negative; the last variable is the threshold."""
        z = np.ones(loss.features.shape[1])
        z[:-1] /= len(z) - 1  # so that a mean pair has distance 1
        while True:
            check()
            gradient = loss.gradient(z)
            self.converged_ = _violation(z, gradient) <= _TOLERANCE
            if self.converged_ or self.n_iter_ == self.max_iter:
                break
            z, value = _step(loss, z, gradient)
            self._iterated(value, np.sqrt(z[:-1])[:, None] * axes, self.max_iter)
        if np.min(loss.margins(z)) > 0:
            self.note_ = "The pairs are parted without a mistake: M has no scale."
        return z


class PairLoss(NamedTuple):
    """The mean negative log-likelihood of pairs, Σ log(1 + exp(s f·z)) / m.

    Attributes
    ----------
    features : ndarray, shape (m, k + 1)
        ((x_i - x_j)ᵀ v_k)² in some unit, and -1 for the threshold.
    signs : ndarray, shape (m,)
        s: 1 for similar, -1 for dissimilar.
    """

    features: FloatArray
    signs: FloatArray

    def margins(self, z: FloatArray) -> FloatArray:
        """Return -s f·z, shape (m,): above 0 where a pair is on its side."""
        return np.asarray(-self.signs * (self.features @ z))

    def value(self, z: FloatArray) -> float:
        """Return the loss at z, shape (k + 1,)."""
        return float(np.mean(np.logaddexp(0.0, -self.margins(z))))

    def gradient(self, z: FloatArray) -> FloatArray:
        """Return the derivative of the loss at z, shape (k + 1,)."""
        wrong = expit(-self.margins(z))  # the probability of the other kind
        return np.asarray(self.features.T @ (self.signs * wrong) / len(wrong))

    def hessian(self, z: FloatArray, free: npt.NDArray[np.bool_]) -> FloatArray:
        """Return second derivatives in the variables that are free, shape (f, f)."""
        margins = self.margins(z)
        curvature = expit(margins) * expit(-margins) / len(margins)
        total = np.zeros((int(free.sum()),) * 2)
        for start in range(0, len(margins), _BLOCK):
            check()
            part = self.features[start : start + _BLOCK, free]
            total += (part * curvature[start : start + _BLOCK, None]).T @ part
        return total


def _squares(coordinates: FloatArray, pairs: IntArray) -> FloatArray:
    """Return squared differences of the rows of pairs (m, 2), shape (m, k)."""
    squares = np.empty((len(pairs), coordinates.shape[1]))
    for start in range(0, len(pairs), _BLOCK):
        check()
        part = pairs[start : start + _BLOCK]
        squares[start : start + _BLOCK] = (
            coordinates[part[:, 0]] - coordinates[part[:, 1]]
        ) ** 2
    return squares


def _bound(z: FloatArray, gradient: FloatArray) -> npt.NDArray[np.bool_]:
    """Tell which variables are 0 and would fall further."""
    return np.asarray((z <= 0.0) & (gradient > 0.0))


def _violation(z: FloatArray, gradient: FloatArray) -> float:
    """Return by how much the conditions of Karush, Kuhn and Tucker are missed."""
    return float(np.max(np.abs(np.where(_bound(z, gradient), 0.0, gradient))))


def _step(
    loss: PairLoss, z: FloatArray, gradient: FloatArray
) -> tuple[FloatArray, float]:
    """Return the next point of Newton's method on the free variables, and its loss.

    The step is shortened along its projection on the bounds (Bertsekas 1982, SIAM
    Journal on Control and Optimization 20, 221-246).
    """
    # variables about to reach their bound are held there, else steps would zigzag
    near = min(1e-3, _violation(z, gradient))
    free = ~((z <= near) & (gradient > 0.0))
    direction = -gradient
    if free.any():
        hessian = loss.hessian(z, free)
        hessian[np.diag_indices_from(hessian)] += _DAMPING * np.trace(hessian)
        direction[free] = np.linalg.lstsq(hessian, -gradient[free], rcond=None)[0]
    value, size = loss.value(z), 1.0
    while True:
        moved = np.maximum(z + size * direction, 0.0)
        after = loss.value(moved)
        promised = gradient @ (z - moved) * _SUFFICIENT
        if after <= value * (1.0 + _ROUNDING) - promised or size < _ROUNDING:
            return moved, after
        size /= 2.0
