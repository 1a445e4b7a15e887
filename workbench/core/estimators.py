"""Covariances of differences and what is made of them: moments, shrinkage, inverses.

NumPy only, so that the window can follow a hand that moves the shrinkage.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, IntArray, report
from workbench.core.eigen import symmetric_eigen

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
    """What covariance estimators need to know of a set of differences.

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
    X: FloatArray, rows: IntArray, neighbours_of_rows: IntArray
) -> Moments:
    """Gather the moments of the differences X[j] - X[i], a block at a time.

    Parameters are those of `difference_covariance`.
    """
    X = np.asarray(X, dtype=np.float64)
    rows = np.asarray(rows, dtype=np.int64)
    others = np.asarray(neighbours_of_rows, dtype=np.int64)
    if others.ndim == 1:
        others = others[:, None]
    d = X.shape[1]
    total, fourth, count = np.zeros((d, d)), 0.0, 0
    step = max(1, _BLOCK // max(1, d * others.shape[1]))
    for start in range(0, len(rows), step):
        report.check()
        part = others[start : start + step]
        place, column = np.nonzero(part >= 0)
        x = X[part[place, column]] - X[rows[start + place]]
        total += x.T @ x
        fourth += float(np.sum(np.sum(x * x, axis=1) ** 2))
        count += len(x)
    share = max(count, 1)
    return Moments(count, total / share, fourth / share)


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
    moments : Moments
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
