"""ITML: the metric nearest to a prior that keeps bounds on the distances of pairs."""

from __future__ import annotations

from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.numerics.metrics.logdet import (
    NEWTON_PARAMS,
    PRIOR,
    Derivatives,
    edges,
    minimise_log_det,
    prior_map,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    PairLearner,
)
from workbench.numerics.metrics.pairs import draw_pairs

#: Pairs of each kind drawn at most: learning takes seconds with so many.
_MOST_PAIRS = 20_000

#: Rows whose distances give the bounds; half a million distances.
_MOST_ROWS = 1_000

_PARAMS = (
    VOTERS,
    integer(
        "n_constraints", None, low=1, optional=True, unit="pairs",
        help=(
            "Pairs drawn of each kind, similar and dissimilar; auto: 20 times the "
            "square of the number of classes, at most 20 000."
        ),
    ),
    real(
        "gamma", 1.0, low=0.0, low_open=True,
        help="Weight of pairs that break their bounds, beside nearness to the prior.",
    ),
    PRIOR,
    real(
        "low", 5.0, low=0.0, high=100.0, unit="%", advanced=True,
        help="Similar pairs are to be nearer than this percentile of the distances.",
    ),
    real(
        "high", 95.0, low=0.0, high=100.0, unit="%", advanced=True,
        help="Dissimilar pairs are to be farther than this percentile.",
    ),
    choice(
        "bounds_of", "squared", ("squared", "plain"), advanced=True,
        help=(
            "Whether bounds of squared distances are percentiles of squared distances, "
            "as in the paper, or of plain ones, as in metric-learn."
        ),
    ),
    *NEWTON_PARAMS,
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="itml",
        title="ITML",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Keeps drawn pairs of the same class nearer, and of different classes "
            "farther, than two bounds, with as little change of a prior metric as "
            "possible (LogDet divergence); then classifies by k nearest neighbours."
        ),
        reference=(
            "J. V. Davis, B. Kulis, P. Jain, S. Sra and I. S. Dhillon (2007). "
            "Information-theoretic metric learning. ICML, 209-216."
        ),
    )
)
class ITML(PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Information-theoretic metric learning, for nearest neighbours.

    Davis and others (2007), eq. 7: over metrics M and slack xi,

        min D(M, M0) + gamma D(diag xi, diag xi0)

    with vᵀMv at most xi for similar pairs and at least xi for dissimilar ones; D is the
    LogDet divergence, D(M, M0) = tr(M M0⁻¹) - log det(M M0⁻¹) - d. The best slack is
    vᵀMv itself where a bound xi0 is broken, and xi0 elsewhere. With h(r) = r - log r - 1
    and r = vᵀMv / xi0 this leaves

        min D(M, M0) + gamma Σ h(r) over the pairs that break their bound,

    smooth, convex and without constraints but M being positive definite. It is solved
    by Newton's method; cyclic projections (Algorithm 1) lead to the same M.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int or None
        Pairs drawn of each kind; None is 20 times the square of the number of classes
        (Davis and others, section 5.1, and metric-learn), at most 20 000.
    gamma : float
        Above 0: the weight of the slack.
    prior : str
        M0: ``identity``, or ``covariance`` for an inverse covariance that is regular
        whatever the data.
    low, high : float
        Percentiles, 0 to 100, of the distances under the prior between rows in pairs
        that are the bounds of similar and dissimilar pairs. Distances of 0 are left out;
        of more than 1 000 rows, 1 000 are drawn.
    bounds_of : str
        ``squared``: percentiles of squared distances, which makes the metric
        independent of the unit; ``plain``: of distances, as metric-learn has them.
    tol : float
        Relative error of M.

    Attributes
    ----------
    bounds_ : ndarray, shape (2,)
        xi0 of similar and of dissimilar pairs: bounds of vᵀMv.

    See `MetricLearner` for all the others.

    Notes
    -----
    Formula: the M of least LogDet divergence from the first metric with d(i, j)² ≤ u
    for similar and ≥ l for dissimilar pairs, up to slack.

    Cost: O(c d²) in each sweep over c pairs.

    Fails when the bounds u and l, which are percentiles of distances, contradict the
    pairs.

    Examples
    --------
    >>> from workbench.bundled.itml import ITML
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> ITML().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    bounds_: FloatArray

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int | None = None,
        gamma: float = 1.0,
        prior: str = "identity",
        low: float = 5.0,
        high: float = 95.0,
        bounds_of: str = "squared",
        max_iter: int = 100,
        tol: float = 1e-6,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.gamma = gamma
        self.prior = prior
        self.low = low
        self.high = high
        self.bounds_of = bounds_of
        self.max_iter = max_iter
        self.tol = tol
        self.random_state = random_state

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        if self.low > self.high:
            raise Problem(
                f"low = {self.low:g}", expected=f"at most high = {self.high:g}"
            )
        random = check_random_state(self.random_state)
        pairs = given if given.total else self._drawn(codes, random)
        pairs = _apart(X, pairs)
        self.constraints_ = pairs
        prior = prior_map(X, self.prior)
        self.bounds_ = self._bounds(X @ prior.T, pairs, random)
        i, j = np.vstack([pairs.similar, pairs.dissimilar]).T
        sizes = len(pairs.similar), len(pairs.dissimilar)
        slack = Slack(
            np.repeat([1.0, -1.0], sizes), self.bounds_.repeat(sizes), self.gamma
        )
        learned, self.converged_ = minimise_log_det(
            X[i] - X[j],
            prior,
            slack,
            lambda objective, L: self._iterated(objective, L, self.max_iter),
            self.max_iter,
            self.tol,
            edges(X, np.concatenate([i, j])),
        )
        if np.array_equal(learned, prior):
            self.note_ = "No pair breaks its bound: the metric is the prior."
        return learned

    def _drawn(self, codes: IntArray, random: Any) -> Constraints:
        count = self.n_constraints
        if count is None:
            count = min(20 * len(self.classes_) ** 2, _MOST_PAIRS)
        return Constraints(*draw_pairs(codes, count, random))

    def _bounds(self, X: FloatArray, pairs: Constraints, random: Any) -> FloatArray:
        """Return the bounds of squared distances of similar and dissimilar pairs."""
        from scipy.spatial.distance import pdist

        rows = np.unique(np.vstack([pairs.similar, pairs.dissimilar]))
        if len(rows) > _MOST_ROWS:
            rows = np.sort(random.choice(rows, _MOST_ROWS, replace=False))
        squared = self.bounds_of == "squared"
        distances = pdist(X[rows], "sqeuclidean" if squared else "euclidean")
        distances = distances[distances > 0]
        return np.asarray(np.percentile(distances, (self.low, self.high)))


def _apart(X: FloatArray, pairs: Constraints) -> Constraints:
    """Leave out pairs of equal rows: no metric makes anything of them."""

    def differing(rows: IntArray) -> IntArray:
        """Return those pairs of `rows`, shape (m, 2), whose two rows differ."""
        apart: IntArray = rows[((X[rows[:, 0]] - X[rows[:, 1]]) ** 2).sum(axis=1) > 0]
        return apart

    kept = Constraints(differing(pairs.similar), differing(pairs.dissimilar))
    if not kept.total:
        raise NothingLearned("the two rows of every pair are equal")
    return kept


class Slack:
    """gamma Σ h(t / bound) over the pairs on the wrong side, h(r) = r - log r - 1.

    Parameters
    ----------
    sides : ndarray, shape (m,)
        1 where t is to be at most the bound, -1 where at least.
    bounds : ndarray, shape (m,)
    """

    def __init__(self, sides: FloatArray, bounds: FloatArray, gamma: float) -> None:
        self._sides, self._bounds, self._gamma = sides, bounds, gamma

    def value(self, squares: FloatArray) -> float:
        """Return the loss at squared distances t, shape (m,), all above 0."""
        ratio = squares / self._bounds
        ratio = ratio[self._sides * (ratio - 1.0) > 0]
        return self._gamma * float((ratio - np.log(ratio) - 1.0).sum())

    def derivatives(self, squares: FloatArray) -> Derivatives:
        """Return the loss, h'(r) / bound = 1 / bound - 1 / t, and 1 / t² of them."""
        broken = self._gamma * (self._sides * (squares - self._bounds) > 0)
        slope = broken * (1.0 / self._bounds - 1.0 / squares)
        curvature = broken / squares**2
        return Derivatives(
            self.value(squares), slope, lambda change: curvature * change
        )
