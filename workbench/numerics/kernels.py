"""Kernels of density estimates: balls of the p-norm and Gaussians."""

from __future__ import annotations

from math import exp, inf, lgamma, log

import numpy as np

from workbench.api import report
from workbench.api.data import FloatArray

#: Weights of a row in a window by its distance in widths, see `kernel_values`.
KERNELS = ("uniform", "triangular", "epanechnikov", "quartic", "gaussian")

_BLOCK = 1 << 20


def ball_volume(dimensions: int, p: float = 2.0) -> float:
    """Return the volume of the unit ball of the p-norm (Dirichlet's integral)."""
    return exp(log_ball_volume(dimensions, p))


def log_ball_volume(dimensions: int, p: float = 2.0) -> float:
    """Return the logarithm of `ball_volume`, which is tiny in many dimensions."""
    if p == inf:
        return dimensions * log(2.0)
    inner = log(2.0) + lgamma(1.0 + 1.0 / p)
    return dimensions * inner - lgamma(1.0 + dimensions / p)


def parzen_density(rows: FloatArray, points: FloatArray, width: float) -> FloatArray:
    """Return the Gaussian kernel density of points, shape (m, r) -> (m,).

    Parameters
    ----------
    rows : ndarray, shape (n, r)
    points : ndarray, shape (m, r)
    width : float
        The kernel's standard deviation, above 0 (Parzen, 1962).
    """
    n, r = rows.shape
    norm = n * (2 * np.pi * width**2) ** (r / 2)
    result = np.empty(len(points))
    step = max(1, _BLOCK // max(1, n))
    for start in range(0, len(points), step):
        report.check()
        some = points[start : start + step]
        squares = np.zeros((len(some), n))
        for j in range(r):
            squares += (some[:, j, None] - rows[:, j]) ** 2
        result[start : start + step] = np.exp(squares / (-2 * width**2)).sum(axis=1)
    return np.asarray(result / norm)


def usual_width(rows: FloatArray) -> float:
    """Return Scott's width (1992): mean deviation times n^(-1 / (r + 4))."""
    n, r = rows.shape
    spread = float(rows.std(axis=0).mean()) if n > 1 else 0.0
    return max(float(spread * n ** (-1.0 / (r + 4))), 1e-9)


def kernel_values(r: FloatArray, kernel: str) -> FloatArray:
    """Return K(r) of distances in widths; `r` is overwritten."""
    match kernel:
        case "uniform":
            return np.asarray(r <= 1.0, dtype=np.float64)
        case "triangular":
            return np.maximum(np.subtract(1.0, r, out=r), 0.0, out=r)
        case "gaussian":
            with np.errstate(under="ignore"):
                return np.exp(np.multiply(-0.5, np.square(r, out=r), out=r), out=r)
    squares = np.square(r, out=r)
    rest = np.maximum(np.subtract(1.0, squares, out=squares), 0.0, out=squares)
    return rest if kernel == "epanechnikov" else np.square(rest, out=rest)
