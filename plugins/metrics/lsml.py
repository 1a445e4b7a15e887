"""LSML: the metric nearest to a prior that orders the distances of triples."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
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
    TripleLearner,
)

#: Triples drawn: at least so many, and at most.
_LEAST_TRIPLES, _MOST_TRIPLES = 500, 20_000

#: Rows up to which a triple of them is told by one number of 64 bits.
_LARGEST_CUBE = 2_000_000

_PARAMS = (
    VOTERS,
    integer(
        "n_constraints", None, low=1, optional=True, unit="triples",
        help=(
            "Triples drawn: a row, one of its class, one of another. auto: 20 times the "
            "square of the number of classes, 500 to 20 000."
        ),
    ),
    real(
        "gamma", 10.0, low=0.0, low_open=True,
        help="Weight of triples in the wrong order, beside nearness to the prior.",
    ),
    PRIOR,
    *NEWTON_PARAMS,
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="lsml",
        title="LSML",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Makes drawn rows nearer to one of their own class than to one of another, "
            "by least squares, with as little change of a prior metric as possible; "
            "then classifies by k nearest neighbours."
        ),
        reference=(
            "E. Y. Liu, Z. Guo, X. Zhang, V. Jojic and W. Wang (2012). Metric learning "
            "from relative comparisons by minimizing squared residual. ICDM, 978-983."
        ),
    )
)
class LSML(TripleLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Metric learning from relative comparisons by least squared residual.

    Liu and others (2012): with d_M(i, j) to be less than d_M(i, l) for each triple,

        min D(M, M0) + gamma / s Σ max(d_M(i, j) - d_M(i, l), 0)²

    with the LogDet divergence D(M, M0) = tr(M M0⁻¹) - log det(M M0⁻¹) - d. The residual
    is convex in M. Division by s, the mean squared distance of the triples under the
    prior, makes `gamma` independent of the unit. Theirs are comparisons of any two pairs;
    here both share a row, so that they can be drawn and pointed at.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int or None
        Triples drawn; None is 20 times the square of the number of classes, but 500
        to 20 000. Fewer where the same one is drawn again.
    gamma : float
        Above 0.
    prior : str
        M0: ``identity``, or ``covariance`` for an inverse covariance that is regular
        whatever the data.
    tol : float
        Relative error of M.

    See `MetricLearner` for the attributes.

    Notes
    -----
    Formula: least squared violation of d(a, b) < d(c, d) plus the LogDet divergence
    from the first metric.

    Cost: in each iteration O(c d²) for c quadruples, O(d³) for the determinant.

    Fails when the comparisons contradict each other.

    Examples
    --------
    >>> from workbench.bundled.lsml import LSML
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LSML().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int | None = None,
        gamma: float = 10.0,
        prior: str = "identity",
        max_iter: int = 100,
        tol: float = 1e-6,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.gamma = gamma
        self.prior = prior
        self.max_iter = max_iter
        self.tol = tol
        self.random_state = random_state

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        triples = given.triples if given.total else self._drawn(codes)
        i, j, l = triples[_with_two_distances(X, triples)].T  # noqa: E741 - as in the formula
        if not len(i):
            raise NothingLearned("there is no triple of two classes with three places")
        self.constraints_ = Constraints(triples=np.column_stack([i, j, l]))
        prior = prior_map(X, self.prior)
        differences = np.vstack([X[i] - X[j], X[i] - X[l]])
        size = float(((differences @ prior.T) ** 2).sum(axis=1).mean())
        learned, self.converged_ = minimise_log_det(
            differences,
            prior,
            SquaredResidual(self.gamma / size),
            lambda objective, L: self._iterated(objective, L, self.max_iter),
            self.max_iter,
            self.tol,
            edges(X, np.concatenate([i, j, l])),
        )
        if np.array_equal(learned, prior):
            self.note_ = "All triples are in order: the metric is the prior."
        return learned

    def _drawn(self, codes: IntArray) -> IntArray:
        """Draw rows, another of the class and one of another class, all different."""
        count = self.n_constraints
        if count is None:
            count = 20 * len(self.classes_) ** 2
            count = min(max(count, _LEAST_TRIPLES), _MOST_TRIPLES)
        random = check_random_state(self.random_state)
        n, sizes = len(codes), np.bincount(codes)
        order = np.argsort(codes, kind="stable")
        place = np.argsort(order)
        starts = np.cumsum(sizes) - sizes
        able = np.flatnonzero(sizes[codes] > 1)
        if not len(able):
            raise NothingLearned("every class has one row")
        i = random.choice(able, count)
        start, size = starts[codes[i]], sizes[codes[i]]
        step = random.randint(1, size)
        j = order[start + (place[i] - start + step) % size]
        outside = random.randint(0, n - size)  # skips the class, which lies together
        l = order[outside + (outside >= start) * size]  # noqa: E741
        if n > _LARGEST_CUBE:
            return np.unique(np.column_stack([i, j, l]), axis=0).astype(np.int64)
        # one number for each triple is much faster to sort than three
        keys = np.unique((i.astype(np.int64) * n + j) * n + l)
        return np.column_stack([keys // n**2, keys // n % n, keys % n])


def _with_two_distances(X: FloatArray, triples: IntArray) -> IntArray:
    """Return which triples a metric can order: both distances are above 0."""
    i, j, l = triples.T  # noqa: E741
    near, far = ((X[i] - X[j]) ** 2).sum(axis=1), ((X[i] - X[l]) ** 2).sum(axis=1)
    return np.flatnonzero((near > 0) & (far > 0))


class SquaredResidual:
    """weight Σ max(√a - √c, 0)², the first half of squared distances being a.

    Its second derivatives by a and c make a matrix of rank one for every triple, so it
    is convex.
    """

    def __init__(self, weight: float) -> None:
        self._weight = weight

    def value(self, squares: FloatArray) -> float:
        """Return the loss at squared distances, shape (2 t,), all above 0."""
        near, far = _halves(np.sqrt(squares))
        over = np.maximum(near - far, 0.0)
        return self._weight * float(over @ over)

    def derivatives(self, squares: FloatArray) -> Derivatives:
        """Return the loss, 1 - √(c/a) and 1 - √(a/c), and their derivatives."""
        near, far = _halves(np.sqrt(squares))
        wrong, ratio = self._weight * (near > far), far / near
        inverse = 1.0 / ratio
        slope = np.concatenate([wrong * (1.0 - ratio), wrong * (1.0 - inverse)])
        for_near, for_far = 0.5 * wrong * ratio, -0.5 * wrong * inverse
        per_near, per_far = 1.0 / near**2, 1.0 / far**2

        def hessian_product(change: FloatArray) -> FloatArray:
            """Return how the slope changes where the squares change by so much."""
            by_near, by_far = _halves(change)
            common = by_near * per_near - by_far * per_far
            return np.concatenate([common * for_near, common * for_far])

        return Derivatives(self.value(squares), slope, hessian_product)


def _halves(both: FloatArray) -> tuple[FloatArray, FloatArray]:
    middle = len(both) // 2
    return both[:middle], both[middle:]
