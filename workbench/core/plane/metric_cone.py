"""The cone of 2 x 2 metrics: matrices as points, and projection back into it.

A symmetric matrix (α β; β γ) is the point ((α - γ)/√2, √2 β, (α + γ)/√2). Distances of
points are Frobenius distances of matrices, and the positive semidefinite ones, those
with α γ ≥ β² and α + γ ≥ 0, fill the upright circular cone z ≥ √(x² + y²) (thesis fig. 1;
Boyd and Vandenberghe 2004, fig. 2.12).
"""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray
from workbench.numerics.metrics.eigen import symmetric_eigen

_ROOT = float(np.sqrt(2.0))
#: Eigenvalues below this share of the largest are zero.
TINY = 1e-12


def point_of(matrix: FloatArray) -> FloatArray:
    """Return the point of a symmetric matrix, (2, 2) -> (3,)."""
    (alpha, beta), (_, gamma) = matrix
    return np.array([(alpha - gamma) / _ROOT, _ROOT * beta, (alpha + gamma) / _ROOT])


def matrix_at(point: FloatArray) -> FloatArray:
    """Return the matrix at a point, (3,) -> (2, 2)."""
    x, y, z = point / _ROOT
    return np.array([[z + x, y], [y, z - x]])


def is_metric(matrix: FloatArray, tolerance: float = TINY) -> bool:
    """Whether no eigenvalue is negative, beyond a share of the largest by size."""
    values = symmetric_eigen(matrix)[0]
    return bool(values.min() >= -tolerance * np.abs(values).max())


def nearest_metric(matrix: FloatArray) -> FloatArray:
    """Return the positive semidefinite matrix of least Frobenius distance, (d, d).

    Negative eigenvalues become zero (Higham 1988, theorem 2.1; thesis eq. 35).
    """
    values, vectors = symmetric_eigen(matrix)
    return np.asarray((vectors * np.maximum(values, 0.0)) @ vectors.T)


def size_of(matrix: FloatArray) -> float:
    """Return the sum of the eigenvalues without their signs: of a metric, its trace."""
    return float(np.abs(symmetric_eigen(matrix)[0]).sum())


def block_of(metric: FloatArray, pair: tuple[int, int]) -> FloatArray:
    """Return the part of M that concerns two attributes, shape (2, 2)."""
    return np.asarray(metric[np.ix_(np.array(pair), np.array(pair))])


def with_block(
    metric: FloatArray, pair: tuple[int, int], block: FloatArray
) -> FloatArray:
    """Give two attributes another block, so that M stays positive semidefinite.

    With M = (A B; Bᵀ C), A the old block, and T = block^½ (A^½)⁺, the answer is
    (block, T B; Bᵀ Tᵀ, C). It is diag(T, I) M diag(T, I)ᵀ plus block - T A Tᵀ =
    block^½ (I - P) block^½ with P the projection on the range of A: a sum of two
    positive semidefinite matrices. So the block is exactly what was asked, the other
    attributes keep their part, what ties them to the pair is carried along, and the
    old block gives the old M.

    Parameters
    ----------
    metric : ndarray, shape (d, d)
        Positive semidefinite.
    block : ndarray, shape (2, 2)
        Positive semidefinite.
    """
    mine = np.array(pair)
    others = np.setdiff1d(np.arange(len(metric)), mine)
    changed = np.array(metric, np.float64)
    changed[np.ix_(mine, mine)] = block
    if len(others):
        carry = np.dot(_power(block, 0.5), _power(block_of(metric, pair), -0.5))
        tie = np.dot(carry, metric[np.ix_(mine, others)])
        changed[np.ix_(mine, others)] = tie
        changed[np.ix_(others, mine)] = tie.T
    return changed


def _power(matrix: FloatArray, exponent: float) -> FloatArray:
    """Return a power of a metric; on directions of length zero it is zero."""
    values, vectors = symmetric_eigen(matrix)
    kept = values > TINY * max(float(values[0]), 0.0)
    powers = np.zeros(len(values))
    powers[kept] = values[kept] ** exponent
    return np.asarray((vectors * powers) @ vectors.T)


def turned(angle: float, ratio: float, trace: float) -> FloatArray:
    """Return the metric whose unit ball has its long axis at `angle`.

    Parameters
    ----------
    angle : float
        Radians from the first attribute.
    ratio : float
        Long half axis over short one, at least 1; infinite for a strip.
    """
    share = 0.0 if np.isinf(ratio) else 1.0 / ratio**2  # of the eigenvalues
    along = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-along[1], along[0]])
    matrix = share * np.outer(along, along) + np.outer(across, across)
    return np.asarray(matrix * (trace / (1.0 + share)))


def ball_axes(matrix: FloatArray) -> tuple[float, float]:
    """Return angle (0 to π) and ratio of the unit ball; see `turned`.

    A circle has its long axis at 0.
    """
    values, vectors = symmetric_eigen(matrix)
    if values[0] - values[1] <= TINY * max(float(values[0]), 0.0):
        return 0.0, 1.0
    long = vectors[:, 1]
    angle = float(np.arctan2(long[1], long[0]) % np.pi)
    zero = values[1] <= TINY * values[0]
    return angle, np.inf if zero else float(np.sqrt(values[0] / values[1]))


def cone_nodes(height: float, around: int, up: int) -> FloatArray:
    """Return the nodes of the cone's mantle, apex first, shape (up + 1, around + 1, 3)."""
    z = np.linspace(0.0, height, up + 1)[:, None]
    angles = np.linspace(0.0, 2 * np.pi, around + 1)
    return np.dstack([z * np.cos(angles), z * np.sin(angles), z + 0 * angles])
