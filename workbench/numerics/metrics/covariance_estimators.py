"""Covariance estimators of differences: moments, shrinkage, inverses.

NumPy only, so that the window can follow a hand that moves the shrinkage.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from workbench.api import FloatArray, IntArray, report
from workbench.numerics.metrics.eigen import symmetric_eigen

_EPS = float(np.finfo(np.float64).eps)

_BLOCK = 1 << 20  # cells of a block of differences: 8 MB


def positive_part(matrix: FloatArray) -> FloatArray:
    """Project a symmetric matrix on the cone of positive semidefinite matrices.

    V max(Δ, 0) Vᵀ is the nearest such matrix in the Frobenius norm (Higham 1988).
    The thesis' Algorithm 2 and eq. 35, with the transpose missing there.
    """
    values, vectors = symmetric_eigen(matrix)
    projected = (vectors * np.maximum(values, 0.0)) @ vectors.T
    return np.asarray((projected + projected.T) / 2.0, dtype=np.float64)


def symmetric_inverse(matrix: FloatArray) -> FloatArray:
    """Invert a symmetric positive semidefinite matrix; the pseudo-inverse if singular.

    Attributes that do not vary (a zero diagonal) are left out. The rest is brought
    to a unit diagonal, so that units do not decide what counts as singular; only if
    it is singular even so, small eigenvalues are dropped (Moore-Penrose).
    """
    matrix = np.asarray(matrix, dtype=np.float64)
    inverse = np.zeros_like(matrix)
    varying = np.flatnonzero(np.diag(matrix) > 0)
    if len(varying) == 0:
        return inverse
    block = np.ix_(varying, varying)
    inverse[block] = _inverse(matrix[block])
    return inverse


def _inverse(matrix: FloatArray) -> FloatArray:
    scale = np.sqrt(np.diag(matrix))
    values, vectors = symmetric_eigen(matrix / scale[:, None] / scale)
    tolerance = 16 * len(scale) * _EPS
    if values[-1] <= tolerance * values[0]:
        values, vectors = symmetric_eigen(matrix)
        keep = values > tolerance * values[0]
        values, vectors = values[keep], vectors[:, keep]
        scale = np.ones_like(scale)
    inverse = (vectors / values) @ vectors.T / scale[:, None] / scale
    return np.asarray((inverse + inverse.T) / 2.0, dtype=np.float64)


@dataclass(frozen=True)
class Moments:
    """Moments of a set of differences, the input of covariance estimators.

    Attributes
    ----------
    count : int
        Number of differences m.
    covariance : ndarray, shape (d, d)
        Σ x xᵀ / m, about zero (thesis eq. 36 and 37); zeros if there are none.
    fourth : float
        Σ |x|⁴ / m, which Ledoit-Wolf needs.
    """

    count: int
    covariance: FloatArray
    fourth: float


def difference_moments(
    X: FloatArray,
    rows: IntArray,
    neighbours_of_rows: IntArray,
    weights: FloatArray | None = None,
) -> Moments:
    """Gather the moments of the differences X[j] - X[i], a block at a time.

    Parameters are those of `difference_covariance`. With weights the sums are
    weighted, and the count is the sum of the weights, to the nearest whole number.
    """
    X = np.asarray(X, dtype=np.float64)
    rows = np.asarray(rows, dtype=np.int64)
    others = np.asarray(neighbours_of_rows, dtype=np.int64)
    if others.ndim == 1:
        others = others[:, None]
    d = X.shape[1]
    total, fourth, amount = np.zeros((d, d)), 0.0, 0.0
    step = max(1, _BLOCK // max(1, d * others.shape[1]))
    for start in range(0, len(rows), step):
        report.check()
        part = others[start : start + step]
        there = part >= 0
        x = X[part[there]] - np.repeat(X[rows[start : start + step]], there.sum(1), 0)
        squares = np.einsum("ij,ij->i", x, x)
        if weights is None:
            total += x.T @ x
            fourth += float(squares @ squares)
            amount += len(x)
        else:
            w = weights[start : start + step].reshape(part.shape)[there]
            total += (x * w[:, None]).T @ x
            fourth += float(squares @ (w * squares))
            amount += float(w.sum())
    share = amount or 1.0
    return Moments(round(amount), total / share, fourth / share)


def shrunk(covariance: FloatArray, shrinkage: float) -> FloatArray:
    """Return (1 - a) S + a μ I, with μ the mean of the diagonal of S (thesis eq. 38)."""
    d = covariance.shape[0]
    mean = float(np.trace(covariance)) / max(d, 1)
    target = mean * np.eye(d)
    return np.asarray((1.0 - shrinkage) * covariance + shrinkage * target)


def ledoit_wolf(moments: Moments) -> tuple[FloatArray, float]:
    """Shrink a covariance about zero by the intensity of Ledoit and Wolf.

    Thesis eq. 39; the intensity β²/δ² is estimated from the moments alone:
    δ² = |S - μI|², β² = (Σ|x|⁴/m - |S|²)/m, at most δ².

    Returns
    -------
    covariance : ndarray, shape (d, d)
    shrinkage : float
        The weight of μI, 0 to 1.

    References
    ----------
    O. Ledoit, M. Wolf (2004). A well-conditioned estimator for large-dimensional
    covariance matrices. Journal of Multivariate Analysis 88, 365-411.
    """
    sample = moments.covariance
    d = sample.shape[0]
    mean = float(np.trace(sample)) / max(d, 1)
    distance = float(np.sum((sample - mean * np.eye(d)) ** 2))
    error = (moments.fourth - float(np.sum(sample**2))) / max(moments.count, 1)
    shrinkage = min(max(error, 0.0), distance) / distance if distance > 0 else 0.0
    return shrunk(sample, shrinkage), shrinkage


def estimate(
    moments: Moments, covariance: str, shrinkage: float = 0.1
) -> tuple[FloatArray, float]:
    """Estimate a covariance from moments (thesis eq. 36 to 39).

    Parameters
    ----------
    covariance : str
        ``ml``, ``diagonal``, ``ledoit-wolf`` or ``shrunk``.
    shrinkage : float
        For ``shrunk``.

    Returns
    -------
    covariance : ndarray, shape (d, d)
    shrinkage : float
        The weight of the multiple of I in it.
    """
    if covariance == "ledoit-wolf":
        return ledoit_wolf(moments)
    if covariance == "shrunk":
        return shrunk(moments.covariance, shrinkage), shrinkage
    if covariance == "diagonal":
        return np.diag(np.diag(moments.covariance)), 0.0
    return moments.covariance, 0.0


def automatic(similar: Moments, dissimilar: Moments) -> str:
    """Return the estimator that ``auto`` takes for the moments of S and D.

    Maximum likelihood when both have at least 5 d (d + 1) differences and span the
    same directions, else Ledoit-Wolf.
    """
    d = len(similar.covariance)
    if min(similar.count, dissimilar.count) < 5 * d * (d + 1):
        return "ledoit-wolf"
    alone = span(similar.covariance), span(dissimilar.covariance)
    both = span(similar.covariance + dissimilar.covariance)
    return "ml" if alone == (both, both) else "ledoit-wolf"


def span(covariance: FloatArray) -> int:
    """Return the number of directions that vary, whatever the units."""
    scale = np.sqrt(np.diag(covariance))
    scale = np.where(scale > 0, scale, 1.0)
    values, _ = symmetric_eigen(covariance / scale[:, None] / scale)
    return int(np.sum(values > 1e-12 * values[0])) if values[0] > 0 else 0


class RatioMetric(NamedTuple):
    """Metric of the likelihood-ratio test of two covariances (thesis eq. 33 to 35).

    Attributes
    ----------
    inverse_s, inverse_d : ndarray, shape (d, d)
    raw : ndarray, shape (d, d)
        w_S inverse_s - w_D inverse_d.
    values : ndarray, shape (d,)
        Eigenvalues of `raw`, largest first.
    vectors : ndarray, shape (d, d)
        Its eigenvectors, in columns.
    metric : ndarray, shape (d, d)
        The positive part of `raw`; the identity where that is nothing.
    learned : bool
        Whether any eigenvalue is positive.
    """

    inverse_s: FloatArray
    inverse_d: FloatArray
    raw: FloatArray
    values: FloatArray
    vectors: FloatArray
    metric: FloatArray
    learned: bool


def ratio_metric(
    sigma_s: FloatArray,
    sigma_d: FloatArray,
    weights: tuple[float, float] = (1.0, 1.0),
) -> RatioMetric:
    """Return the metric of KISSNN from the covariances of S and D, shape (d, d) each."""
    inverse_s, inverse_d = symmetric_inverse(sigma_s), symmetric_inverse(sigma_d)
    raw = weights[0] * inverse_s - weights[1] * inverse_d
    values, vectors = symmetric_eigen(raw)
    learned = bool(values[0] > 16 * len(raw) * _EPS * np.abs(values).max())
    metric = positive_part(raw) if learned else np.eye(len(raw))
    return RatioMetric(inverse_s, inverse_d, raw, values, vectors, metric, learned)
