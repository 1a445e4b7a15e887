"""The algebra of Mahalanobis metrics: projections, inverses, maps, covariances."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.numerics.metrics.covariance_estimators import (
    Moments,
    difference_moments,
    ledoit_wolf,
    positive_part,
    shrunk,
    symmetric_inverse,
)
from workbench.numerics.metrics.eigen import symmetric_eigen

__all__ = [
    "Moments", "difference_covariance", "difference_moments", "ledoit_wolf",
    "linear_map", "positive_part", "rank", "scaled_map",
    "shrunk", "shrunk_difference_covariance", "symmetric_inverse",
]  # fmt: skip

_EPS = float(np.finfo(np.float64).eps)


def linear_map(metric: FloatArray, rank_tolerance: float = 1e-10) -> FloatArray:
    """Return L, shape (r, d), with LᵀL = M: distances under M are Euclidean after L.

    The rows are √λ v of the eigenpairs with λ above `rank_tolerance` times the
    largest, largest first; M = 0 gives shape (0, d).
    """
    values, vectors = symmetric_eigen(metric)
    keep = values > max(rank_tolerance * max(values, default=0.0), 0.0)
    return np.ascontiguousarray((vectors[:, keep] * np.sqrt(values[keep])).T)


def scaled_map(metric: FloatArray) -> FloatArray:
    """Return some L, shape (r, d), with LᵀL = M, exact also on badly scaled attributes.

    M = S C S with a unit diagonal in C, and L = `linear_map`(C) S: no direction is
    lost because another attribute is measured in smaller units. The rows are not
    orthogonal; use `linear_map` where they are looked at.
    """
    metric = np.asarray(metric, dtype=np.float64)
    scale = np.sqrt(np.maximum(np.diag(metric), 0.0))
    divisor = np.where(scale > 0, scale, 1.0)
    correlation = metric / divisor[:, None] / divisor
    return linear_map(correlation, 16 * len(scale) * _EPS) * scale


def rank(matrix: FloatArray) -> int:
    """Return the rank of a symmetric positive semidefinite matrix, free of units."""
    return int(scaled_map(matrix).shape[0])


def difference_covariance(
    X: FloatArray,
    rows: IntArray,
    neighbours_of_rows: IntArray,
    weights: FloatArray | None = None,
) -> FloatArray:
    """Covariance about zero of the differences X[j] - X[i], without storing them.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    rows : ndarray of int, shape (m,)
        The rows i.
    neighbours_of_rows : ndarray of int, shape (m, v)
        The rows j of each i; -1 marks a place that is empty.
    weights : ndarray, shape (m, v), optional
        Of each difference; 1 if None.

    Returns
    -------
    ndarray, shape (d, d)
        Zeros if there is no difference at all.
    """
    return difference_moments(X, rows, neighbours_of_rows, weights).covariance


def shrunk_difference_covariance(
    X: FloatArray,
    rows: IntArray,
    neighbours_of_rows: IntArray,
    shrinkage: float | None = None,
    weights: FloatArray | None = None,
) -> tuple[FloatArray, float]:
    """Shrink the covariance about zero of differences towards a multiple of I.

    The arrays are those of `difference_covariance`. Without a `shrinkage` the
    intensity is that of Ledoit and Wolf (2004).

    Returns
    -------
    covariance : ndarray, shape (d, d)
        (1 - shrinkage) S + shrinkage tr(S)/d I.
    shrinkage : float
        0 to 1.
    """
    moments = difference_moments(X, rows, neighbours_of_rows, weights)
    if shrinkage is None:
        return ledoit_wolf(moments)
    return shrunk(moments.covariance, shrinkage), shrinkage
