"""Densities of differences: the likelihood ratio of two Gaussians, kernel estimates."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.numerics.metrics.mahalanobis import rank, symmetric_inverse


def log_likelihood_ratio(
    differences: FloatArray, sigma_s: FloatArray, sigma_d: FloatArray
) -> FloatArray:
    """Return log p(x | different class) - log p(x | same class), thesis eq. 29-32.

    Above 0 the difference looks like one between classes. Up to a constant and a
    factor it is xᵀ(Σ_S⁻¹ - Σ_D⁻¹)x (eq. 33), the metric before its projection.

    Parameters
    ----------
    differences : ndarray, shape (…, d)
    sigma_s, sigma_d : ndarray, shape (d, d)

    Returns
    -------
    ndarray, shape (…)

    Raises
    ------
    Problem
        When a covariance is singular.
    """
    inverse_s, log_s = _inverted(sigma_s)
    inverse_d, log_d = _inverted(sigma_d)
    form = _quadratic(differences, inverse_s - inverse_d)
    return np.asarray(0.5 * (log_s - log_d + form))


def ratio_grid(
    sigma_s: FloatArray, sigma_d: FloatArray, xs: FloatArray, ys: FloatArray
) -> FloatArray:
    """Return `log_likelihood_ratio` over a plane grid, shape (len(ys), len(xs))."""
    return log_likelihood_ratio(_grid(xs, ys), sigma_s, sigma_d)


def kernel_grid(
    points: FloatArray,
    xs: FloatArray,
    ys: FloatArray,
    bandwidth: tuple[float, float] | None = None,
) -> FloatArray:
    """Return a Gaussian kernel density estimate of plane points on a grid.

    The kernel is a product of two, one for each axis, so the grid is one matrix
    product. Without a `bandwidth` each axis has Scott's (1992): s n^(-1/6), with s its
    standard deviation; an axis that does not vary is drawn one grid step wide.

    Parameters
    ----------
    points : ndarray, shape (n, 2)
    xs, ys : ndarray, shape (w,) and (h,)
        Ascending.
    bandwidth : (float, float), optional
        Standard deviations of the kernel along x and y.

    Returns
    -------
    ndarray, shape (h, w)
        Integrates to 1 over the plane; zeros without a point.
    """
    n = len(points)
    if n == 0:
        return np.zeros((len(ys), len(xs)))
    widths = bandwidth or (_scott(points[:, 0], xs), _scott(points[:, 1], ys))
    along_x = _kernel(xs, points[:, 0], widths[0])
    along_y = _kernel(ys, points[:, 1], widths[1])
    return np.asarray(along_y @ along_x.T / n, dtype=np.float64)


def _scott(values: FloatArray, axis: FloatArray) -> float:
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
    if spread > 0:
        return float(spread * len(values) ** (-1.0 / 6.0))
    return float(axis[1] - axis[0]) if len(axis) > 1 else 1.0


def _kernel(axis: FloatArray, values: FloatArray, width: float) -> FloatArray:
    z = (axis[:, None] - values) / width
    return np.asarray(np.exp(-0.5 * z * z) / (width * np.sqrt(2.0 * np.pi)))


def _grid(xs: FloatArray, ys: FloatArray) -> FloatArray:
    return np.stack(np.meshgrid(xs, ys), axis=-1)


def _quadratic(x: FloatArray, form: FloatArray) -> FloatArray:
    return np.asarray(np.sum((np.asarray(x) @ form) * x, axis=-1), dtype=np.float64)


def _inverted(covariance: FloatArray) -> tuple[FloatArray, float]:
    """Return Σ⁻¹ and log |Σ|."""
    d = covariance.shape[0]
    if rank(covariance) < d:
        raise Problem(
            "no likelihood ratio: the covariance of the differences is singular",
            expected=f"rank {d}: the estimators ledoit-wolf and shrunk give it",
        )
    _, log_determinant = np.linalg.slogdet(covariance)
    return symmetric_inverse(covariance), float(log_determinant)
