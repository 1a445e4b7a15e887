"""Metrics in closed form: Fisher's discriminants, principal components, whitening."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    flag,
    integer,
    real,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    MetricLearner,
    NothingLearned,
)
from workbench.numerics.metrics.scatter_matrices import (
    deviations,
    discriminants,
    inverse_root,
    ledoit_wolf,
    principal_axes,
    standardised,
)

#: Share of the variance inside classes below which a direction counts as having it.
_LEAST_WITHIN = 1e-6
#: Share of the variance between classes below which a direction tells none apart.
_LEAST_BETWEEN = 1e-9


@declare(
    Plugin(
        id="lda-metric",
        title="Fisher's discriminants",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            integer(
                "n_components", None, low=1, optional=True,
                help="Discriminants kept; all (classes less one) if auto.",
            ),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Turns and stretches the space so that classes become round and equally "
            "wide (the covariance inside classes becomes the identity), and keeps the "
            "directions in which their means differ; then k nearest neighbours."
        ),
        reference=(
            "R. A. Fisher (1936). The use of multiple measurements in taxonomic "
            "problems. Annals of Eugenics 7, 179-188; C. R. Rao (1948)."
        ),
    )
)  # fmt: skip
class LDAMetric(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours on Fisher's linear discriminants.

    The rows of L solve S_B φ = λ S_W φ with φᵀ S_W φ = 1, S_W the covariance inside
    classes (divisor n less the number of classes) and S_B that of their means (Rao
    1948). With all discriminants, distances between class means are Mahalanobis
    distances under S_W.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_components : int or None
        At most so many discriminants, the largest λ first; all if None.

    Attributes
    ----------
    ratios_ : ndarray, shape (n_discriminants,)
        λ of the discriminants in use: scatter between over scatter inside classes.

    Notes
    -----
    Formula: directions v with the largest vᵀ S_b v / vᵀ S_w v.

    Cost: O(n d² + d³).

    Fails when class means coincide, though the classes differ in shape.

    A direction in which classes differ but do not vary (always there with more
    attributes than rows) has an infinite λ. Its variance inside classes is taken for
    a millionth of the whole; `note_` tells.

    Examples
    --------
    >>> from workbench.bundled.projections import LDAMetric
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LDAMetric().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(self, n_neighbors: int = 5, n_components: int | None = None) -> None:
        self.n_neighbors = n_neighbors
        self.n_components = n_components

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del given
        n, n_classes = len(X), len(self.classes_)
        if n == n_classes:
            raise NothingLearned("every class has one row")
        Z, scale = standardised(X)
        variances, axes = principal_axes(Z)
        if len(variances) == 0:
            raise NothingLearned("no attribute varies")
        white = axes / np.sqrt(variances)[:, None]
        inside = deviations(Z @ white.T, codes)
        within = inside.T @ inside / n
        identity = np.eye(len(white))  # the covariance of all rows
        ratios, directions = discriminants(within, identity - within, _LEAST_WITHIN)
        most = min(n_classes - 1, self.n_components or n_classes)
        keep = np.flatnonzero(ratios > _LEAST_BETWEEN)[:most]
        if len(keep) == 0:
            raise NothingLearned("the means of the classes are the same")
        self.ratios_ = ratios[keep]
        endless = int(np.sum(self.ratios_ > 0.5 / _LEAST_WITHIN))
        if endless:
            self.note_ = f"Directions in which no class varies: {endless}."
        return np.asarray(directions[keep] @ white / scale)


@declare(
    Plugin(
        id="pca-metric",
        title="Principal components",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            integer(
                "n_components", None, low=1, optional=True,
                help="Components kept; as many as `variance` asks for if auto.",
            ),
            real(
                "variance", 0.95, low=0.0, high=1.0,
                help="Share of the variance that the components kept must have.",
            ),
            flag(
                "whiten", False,
                help="Give each component kept the same variance.",
            ),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Measures distances along the directions in which the rows vary most and "
            "forgets the others; the classes are not looked at. Then k nearest "
            "neighbours."
        ),
        reference=(
            "K. Pearson (1901). On lines and planes of closest fit to systems of "
            "points in space. Philosophical Magazine 2, 559-572; H. Hotelling (1933)."
        ),
    )
)  # fmt: skip
class PCAMetric(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours on the principal components.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_components : int or None
        Components kept; None keeps the fewest that have the share `variance`.
    variance : float
        0 to 1; with 1 all components of any variance are kept, which without
        whitening is the Euclidean distance.
    whiten : bool
        Divide each component by its standard deviation (divisor n - 1).

    Attributes
    ----------
    variances_ : ndarray, shape (r,)
        Of all components of any variance, largest first; divisor n - 1.

    Notes
    -----
    Formula: project onto the eigenvectors of the covariance with the largest
    eigenvalues.

    Cost: O(n d² + d³).

    Fails when the directions of large variance are not those that separate the classes.

    Examples
    --------
    >>> from workbench.bundled.projections import PCAMetric
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> PCAMetric().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: It looks at the rows alone.
    needs_classes = False

    def __init__(
        self,
        n_neighbors: int = 5,
        n_components: int | None = None,
        variance: float = 0.95,
        whiten: bool = False,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_components = n_components
        self.variance = variance
        self.whiten = whiten

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del codes, given
        varies = np.isfinite(standardised(X).scale)
        variances, axes = principal_axes(np.where(varies, X - X.mean(axis=0), 0.0))
        if len(variances) == 0:
            raise NothingLearned("no attribute varies")
        self.variances_ = variances * (len(X) / (len(X) - 1))
        kept = self.n_components or self._enough(variances)
        kept = min(kept, len(variances))
        width = self.variances_[:kept, None] if self.whiten else 1.0
        return np.asarray(axes[:kept] / np.sqrt(width))

    def _enough(self, variances: FloatArray) -> int:
        if self.variance == 1.0:
            return len(variances)
        share = np.cumsum(variances) / variances.sum()
        return int(np.searchsorted(share, self.variance)) + 1


@declare(
    Plugin(
        id="whitening",
        title="Whitening (Mahalanobis distance)",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            choice(
                "of", "rows", ("rows", "classes"), label="Covariance of",
                help="Whose covariance is made the identity: that of all rows, or the "
                "pooled one of the rows about the mean of their class.",
            ),
            choice(
                "covariance", "ml", ("ml", "ledoit-wolf"),
                help="How it is estimated: maximum likelihood, or shrunk towards "
                "uncorrelated attributes by Ledoit and Wolf.",
            ),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "The distance of Mahalanobis: correlated attributes no longer count "
            "twice, and each direction is measured in its own standard deviations, of "
            "all rows or of those inside the classes. Then k nearest neighbours."
        ),
        reference=(
            "P. C. Mahalanobis (1936). On the generalised distance in statistics. "
            "Proceedings of the National Institute of Sciences of India 2, 49-55."
        ),
    )
)  # fmt: skip
class Whitening(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under the inverse of a covariance.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    of : str
        ``rows``: about the mean of all (the classes are not looked at);
        ``classes``: pooled, about the mean of each class.
    covariance : str
        ``ml``, or ``ledoit-wolf``: shrunk, with columns of unit variance, towards a
        multiple of the identity, so units do not matter (Ledoit and Wolf 2004).

    Attributes
    ----------
    covariance_ : ndarray, shape (d, d)
        As estimated, divisor n; M is its inverse, on the directions that vary.
    shrinkage_ : float
        0 for ``ml``.

    Notes
    -----
    Formula: M = Σ⁻¹, the covariance of all rows.

    Cost: O(n d² + d³).

    Fails when much of the variance comes from the classes themselves: it is divided
    out.

    Examples
    --------
    >>> from workbench.bundled.projections import Whitening
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Whitening().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: It looks at the rows alone.
    needs_classes = False

    def __init__(
        self, n_neighbors: int = 5, of: str = "rows", covariance: str = "ml"
    ) -> None:
        self.n_neighbors = n_neighbors
        self.of = of
        self.covariance = covariance

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del given
        Z, scale = standardised(X)
        if self.of == "classes":
            Z = deviations(Z, codes)
        if not np.any(np.abs(Z) > 1e-12):
            raise NothingLearned(f"no attribute varies inside the {self.of}")
        varies = np.isfinite(scale)
        estimated, self.shrinkage_ = Z.T @ Z / len(Z), 0.0
        if self.covariance == "ledoit-wolf":
            part, self.shrinkage_ = ledoit_wolf(Z[:, varies])
            estimated[np.ix_(varies, varies)] = part
        unit = np.where(varies, scale, 0.0)
        self.covariance_ = estimated * unit[:, None] * unit
        return np.asarray(inverse_root(estimated) / scale)
