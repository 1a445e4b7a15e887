"""Local Fisher discriminants: apart what is of other classes, together what is near."""

from __future__ import annotations

import numpy as np
from scipy.linalg import eigh
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    integer,
    progress,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    MetricLearner,
    NothingLearned,
)
from workbench.numerics.metrics.scatter_matrices import (
    discriminants,
    principal_axes,
    standardised,
)
from workbench.numerics.neighbours.neighbours import neighbours

#: Cells of a block of affinities: 2 MB.
_BLOCK = 1 << 18
#: Relative error of a squared distance.
_ROUNDING = 1e-14
#: Share of the largest square from which on that error no longer tells in an affinity.
_NEAR_ROUNDING = 1e-7
#: Share of the scatter inside classes below which a direction counts as having it.
_LEAST_WITHIN = 1e-6
#: Pivots of a scatter matrix, by the largest, and ratios at which no digit that matters
#: is lost yet.
_LEAST_PIVOT, _LARGEST_RATIO = 1e-2, 1e4


@declare(
    Plugin(
        id="lfda",
        title="LFDA",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            integer(
                "n_components", None, low=1, optional=True,
                help="Directions kept; all if auto.",
            ),
            choice(
                "embedding", "weighted", ("weighted", "orthonormalized", "plain"),
                help="Directions as long as they tell classes apart, of length 1 and "
                "at right angles, or so that the scatter inside classes is round.",
            ),
            integer(
                "n_scale", 20, low=1, advanced=True,
                help="What is near is judged by the distance of a row from this "
                "neighbour of its class.",
            ),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Fisher's discriminants for classes of several clusters: only near rows of "
            "a class are to stay together, so that distant parts of it need not "
            "coincide. Then k nearest neighbours."
        ),
        reference=(
            "M. Sugiyama (2007). Dimensionality reduction of multimodal labeled data "
            "by local Fisher discriminant analysis. Journal of Machine Learning "
            "Research 8, 1027-1061."
        ),
    )
)  # fmt: skip
class LFDA(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours on the local Fisher discriminants.

    With the affinity A_ij = exp(-|x_i - x_j|² / (σ_i σ_j)) of rows of a class, σ_i the
    distance of x_i from its `n_scale`-th neighbour in the class (Zelnik-Manor and
    Perona 2004), the scatter matrices are ½ Σ_ij W_ij (x_i - x_j)(x_i - x_j)ᵀ with

    - inside: W_ij = A_ij / n_c in the same class, else 0;
    - between: W_ij = A_ij (1/n - 1/n_c) in the same class, else 1/n

    (Sugiyama 2007). The directions solve S_b φ = λ S_w φ, φᵀ S_w φ = 1.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_components : int or None
        At most so many directions, the largest λ first.
    embedding : str
        ``weighted``: √λ φ; ``plain``: φ; ``orthonormalized``: an orthonormal base
        of what the φ span, which makes the distance that of a projection.
    n_scale : int
        In smaller classes, the last neighbour there is. The paper has 7; with 20,
        5-NN is right more often on most of the usual data sets.

    Attributes
    ----------
    ratios_ : ndarray, shape (r,)
        λ of the directions kept.

    Notes
    -----
    Formula: directions v with the largest vᵀ S_b v / vᵀ S_w v, both weighted towards
    near rows.

    Cost: O(n_c² d) for each class of n_c rows, O(d³) for the eigenvectors.

    Fails when the classes overlap along every direction.

    Where S_w is singular, a direction without scatter inside classes has a millionth
    of the scatter of S_b + S_w. Affinities are computed in blocks: memory grows with
    the rows, time with the squares of the sizes of the classes.

    Examples
    --------
    >>> from workbench.bundled.lfda import LFDA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LFDA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_components: int | None = None,
        embedding: str = "weighted",
        n_scale: int = 20,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_components = n_components
        self.embedding = embedding
        self.n_scale = n_scale

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del given
        Z, scale = standardised(X)
        varies = np.flatnonzero(np.isfinite(scale))
        if not len(varies):
            raise NothingLearned("no attribute varies")
        Z = Z[:, varies]
        within, between = self._scatters(X, Z, codes)
        if not within.any():
            raise NothingLearned("no row has another one of its class beside it")
        found = _regular_discriminants(within, between)
        if found is None:
            variances, axes = principal_axes(Z)
            white = axes / np.sqrt(variances)[:, None]
            within, between = self._scatters(X, Z @ white.T, codes)
            ratios, directions = discriminants(within, between, _LEAST_WITHIN)
            found = ratios, directions @ white
        kept = slice(None, self.n_components)
        self.ratios_ = found[0][kept]
        L = np.zeros((len(self.ratios_), X.shape[1]))
        L[:, varies] = found[1][kept] / scale[varies]
        if self.embedding == "weighted":
            L *= np.sqrt(self.ratios_)[:, None]
        elif self.embedding == "orthonormalized":
            L = np.linalg.qr(L.T)[0].T
        return np.asarray(L)

    def _scatters(
        self, X: FloatArray, U: FloatArray, codes: IntArray
    ) -> tuple[FloatArray, FloatArray]:
        """Return S_w and S_b of the rows U (n, r); affinities are by X (n, d)."""
        n, r = U.shape
        within, between = np.zeros((r, r)), U.T @ U  # with 1/n for all pairs
        for c in range(len(self.classes_)):
            members = np.flatnonzero(codes == c)
            part = U[members] - U[members].mean(axis=0)
            between -= len(members) / n * (part.T @ part)  # those of the class
            if len(members) > 1:
                near = affine_scatter(X[members], part, self.n_scale)
                within += near / len(members)
                between += near * (1.0 / n - 1.0 / len(members))
        return within, (between + between.T) / 2.0


def _regular_discriminants(
    within: FloatArray, between: FloatArray
) -> tuple[FloatArray, FloatArray] | None:
    """Return what `discriminants` does, from one decomposition; None if digits are lost.

    Far from singular, and with every direction's share of `within` above the floor.
    """
    try:
        pivots = np.diag(np.linalg.cholesky(within))
    except np.linalg.LinAlgError:
        return None
    if pivots.min() < _LEAST_PIVOT * pivots.max():
        return None
    ratios, vectors = eigh(between, within)
    if ratios[-1] > _LARGEST_RATIO:
        return None
    return np.maximum(ratios[::-1], 0.0), vectors.T[::-1]


def affine_scatter(X: FloatArray, U: FloatArray, n_scale: int) -> FloatArray:
    """Return Σ_{i<j} A_ij (u_i - u_j)(u_i - u_j)ᵀ, A by local scaling of X.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        At least two rows.
    U : ndarray, shape (n, r)

    Returns
    -------
    ndarray, shape (r, r)
    """
    n, k = len(X), min(n_scale, len(X) - 1)
    step = max(1, _BLOCK // n)
    if step < n:
        sigma = neighbours(X, None, k)[0][:, -1]
    X = X - X.mean(axis=0)
    squares = np.einsum("ij,ij->i", X, X)
    ones = np.ones(n)
    left = np.column_stack([-2.0 * X, squares, ones])
    right = np.column_stack([X, ones, squares]).T
    degree, mixed = np.zeros(n), np.zeros((U.shape[1],) * 2)
    for start in range(0, n, step):
        progress(start / n, "affinities")
        part = slice(start, start + step)
        far = left[part] @ right
        if step >= n:  # all distances are there: no search for the k-th is needed
            np.fill_diagonal(far, 0.0)
            kth = np.partition(far, k, axis=1)[:, k]
            if kth.min() <= _NEAR_ROUNDING * squares.max():  # copies of rows, perhaps
                _round_off(far, squares, part)
                kth = np.partition(far, k, axis=1)[:, k]
            sigma = np.sqrt(kth)
        else:
            _round_off(far, squares, part)
        affinity = _affinity(far, sigma[part], sigma)
        degree[part] = affinity.sum(axis=1)
        mixed += U[part].T @ (affinity @ U)
    scatter = (U * degree[:, None]).T @ U - mixed
    return np.asarray((scatter + scatter.T) / 2.0)


def _round_off(far: FloatArray, squares: FloatArray, part: slice) -> None:
    """Make squared distances that rounding may have made 0; in place."""
    far[far <= _ROUNDING * (squares[part, None] + squares)] = 0.0


def _affinity(far: FloatArray, some: FloatArray, all_: FloatArray) -> FloatArray:
    """Return exp(-far / (σ_i σ_j)); where that is 0, 1 at no distance and else 0.

    `far`, of some rows to all, is overwritten.
    """
    if not all_.all():
        return _affinity_of_copies(far, some[:, None] * all_)
    far *= -1.0 / some[:, None]
    far *= 1.0 / all_
    return np.exp(far, out=far)


def _affinity_of_copies(far: FloatArray, scales: FloatArray) -> FloatArray:
    none = scales == 0
    scales[none] = 1.0
    far[none] = np.where(far[none] > 0, np.inf, 0.0)
    far /= np.negative(scales, out=scales)
    return np.exp(far, out=far)
