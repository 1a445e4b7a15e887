"""SDML: a sparse metric from pairs, by a graphical lasso that always has a solution."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    check,
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.numerics.metrics.logdet import deviations_of_columns, prior_map
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    PairLearner,
)
from workbench.numerics.metrics.pairs import draw_pairs, pair_scatter

from .graphical_lasso import graphical_lasso

#: Pairs of each kind: at least so many, since they cost little, and at most.
_LEAST_PAIRS, _MOST_PAIRS = 5_000, 50_000

_PARAMS = (
    VOTERS,
    integer(
        "n_constraints", None, low=1, optional=True, unit="pairs",
        help=(
            "Pairs drawn of each kind, similar and dissimilar; auto: 20 times the "
            "square of the number of classes, 5 000 to 50 000."
        ),
    ),
    real(
        "balance", 0.5, low=0.0,
        help="Weight of the pairs beside the prior.",
    ),
    real(
        "sparsity", 0.01, low=0.0,
        help="Weight of the absolute values of M off its diagonal: more, more zeros.",
    ),
    choice(
        "prior", "covariance", ("covariance", "identity"),
        help=(
            "What the metric stays near to: the inverse of the covariance (Ledoit-Wolf) "
            "or the Euclidean distance, of standardised attributes."
        ),
    ),
    real(
        "floor", 0.1, low=0.0, high=1.0, low_open=True, advanced=True,
        help="Least eigenvalue of what is inverted, as a share of their mean.",
    ),
    integer(
        "max_iter", 1_000, low=1, advanced=True,
        help="Steps of proximal gradients and of Newton's method.",
    ),
    real(
        "tol", 1e-6, low=0.0, low_open=True, advanced=True,
        help="How far the objective may be from its minimum, for each attribute.",
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="sdml",
        title="SDML",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Makes drawn pairs of the same class near and of different classes far by "
            "a metric with many zeros (graphical lasso); then classifies by k nearest "
            "neighbours under it."
        ),
        reference=(
            "G.-J. Qi, J. Tang, Z.-J. Zha, T.-S. Chua and H.-J. Zhang (2009). An "
            "efficient sparse metric learning in high-dimensional space via "
            "l1-penalized log-determinant regularization. ICML, 841-848."
        ),
    )
)
class SDML(PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Sparse distance metric learning, for nearest neighbours.

    Qi and others (2009), eq. 8, on standardised attributes, since what is sparse
    depends on units:

        min tr(P M) - log det M + sparsity Σ_{j≠k} |M_jk|,    P = M0⁻¹ + balance Q

    with Q the mean of vvᵀ over similar pairs less that over dissimilar ones (theirs are
    sums; with means the balance does not depend on the number of pairs). Where P is not
    positive definite there need be no minimum, so its eigenvalues are raised to at
    least `floor` times their mean. With the covariance as prior and a balance of 0.5,
    P is about the covariance within the classes.

    The duality gap tells when the objective is within `tol`, for each attribute, of its
    minimum: `workbench.bundled.sdml.graphical_lasso`.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int or None
        Pairs drawn of each kind; None is 20 times the square of the number of classes,
        but 5 000 to 50 000.
    balance, sparsity : float
        0 or more.
    prior : str
        M0: ``covariance``, whose inverse it is, or ``identity``.
    floor : float
        Above 0, at most 1.

    Attributes
    ----------
    M_ : ndarray, shape (d, d)
        The metric, of attributes as they came, with exact zeros.
    lasso_matrix_ : ndarray, shape (d, d)
        P after its eigenvalues were raised, of standardised attributes.
    scale_ : ndarray, shape (d,)
        By what attributes were divided; 1 for those that do not vary.

    See `MetricLearner` for all the others.

    Notes
    -----
    Formula: least tr(M P) − log det M + λ Σ|M_ij| off the diagonal, with P made of the
    pairs.

    Cost: O(d³) in each sweep of the graphical lasso.

    Fails when the pairs say so little that the penalty leaves a diagonal M.

    Examples
    --------
    >>> from workbench.bundled.sdml import SDML
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> SDML().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    lasso_matrix_: FloatArray
    scale_: FloatArray

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int | None = None,
        balance: float = 0.5,
        sparsity: float = 0.01,
        prior: str = "covariance",
        floor: float = 0.1,
        max_iter: int = 1_000,
        tol: float = 1e-6,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.balance = balance
        self.sparsity = sparsity
        self.prior = prior
        self.floor = floor
        self.max_iter = max_iter
        self.tol = tol
        self.random_state = random_state

    def _reset(self) -> None:
        self._present: FloatArray | None = None

    def _keep(self, components: FloatArray) -> None:
        super()._keep(components)
        if self._present is not None:  # zeros that rounding spoiled
            self.M_ = self.M_ * self._present

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        pairs = given if given.total else self._drawn(codes)
        self.constraints_ = pairs
        self.scale_, varies = deviations_of_columns(X)
        if not varies.any():
            raise NothingLearned("no attribute varies")
        standard = np.where(varies, (X - X.mean(axis=0)) / self.scale_, 0.0)
        self.lasso_matrix_ = self._lasso_matrix(standard, pairs)

        def told(objective: float, root: FloatArray) -> None:
            """Tell an iteration by the map of the attributes as they were given."""
            self._iterated(objective, root.T / self.scale_, self.max_iter)

        metric, self.converged_ = graphical_lasso(
            self.lasso_matrix_, self.sparsity, told, self.max_iter, self.tol
        )
        self._present = (metric != 0).astype(np.float64)
        return np.asarray(np.linalg.cholesky(metric).T / self.scale_)

    def _drawn(self, codes: IntArray) -> Constraints:
        count = self.n_constraints
        if count is None:
            count = 20 * len(self.classes_) ** 2
            count = min(max(count, _LEAST_PAIRS), _MOST_PAIRS)
        return Constraints(*draw_pairs(codes, count, self.random_state))

    def _lasso_matrix(self, X: FloatArray, pairs: Constraints) -> FloatArray:
        """Return P, its eigenvalues raised where they were too small."""
        root = np.linalg.inv(prior_map(X, self.prior))
        matrix = root @ root.T
        for rows, weight in (
            (pairs.similar, self.balance),
            (pairs.dissimilar, -self.balance),
        ):
            if len(rows):
                matrix += weight / len(rows) * pair_scatter(X, rows[:, 0], rows[:, 1])
        check()
        values, vectors = np.linalg.eigh(matrix)
        least = self.floor * max(float(values.mean()), self.floor)
        raised = (vectors * np.maximum(values, least)) @ vectors.T
        return np.asarray((raised + raised.T) / 2.0)
