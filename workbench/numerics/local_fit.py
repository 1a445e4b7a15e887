"""Weighted least squares around queries: weights, closed form, and gradient rule 8.7.

NumPy only: the window fits what it draws.

References
----------
T. M. Mitchell (1997). Machine Learning, section 8.3.
C. G. Atkeson, A. W. Moore, S. Schaal (1997). Locally weighted learning. Artificial
Intelligence Review 11, 11-73.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray
from workbench.api.problems import Problem
from workbench.api.report import check
from workbench.numerics.kernels import kernel_values

#: The least eigenvalue, of coefficients brought to one scale, of a fit that is certain.
SINGULAR = 1e-10
#: The ridge of those that are not, in the same scale.
RIDGE = 1e-8
#: Squares of r above: Gaussian weights near the end of double precision.
_FAR = 1200.0


def window_weights(d: FloatArray, width: FloatArray, kernel: str) -> FloatArray:
    """Return K(d / width), up to one factor for all weights of a query.

    The factor is 1 unless every Gaussian weight of a query would vanish.

    Parameters
    ----------
    d : ndarray, shape (b, c)
        Distances of rows to each query; infinite: takes no part.
    width : ndarray, shape (b, 1)
        Where it is 0, rows in the place of the query count alike and no others.
    kernel : str
        One of `workbench.numerics.kernels.KERNELS`.
    """
    flat = ~(width > 0)
    r = np.where(flat, np.where(d > 0, np.inf, 0.0), d / np.where(flat, 1.0, width))
    if kernel == "gaussian":
        squares = r**2
        least = squares.min(axis=1, keepdims=True)
        squares -= np.where(np.isfinite(least) & (least > _FAR), least, 0.0)
        with np.errstate(under="ignore"):
            return np.asarray(np.exp(-0.5 * squares))
    return kernel_values(r, kernel)


def solve_scaled(
    gram: FloatArray, right: FloatArray, *, sure: bool
) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
    """Return the coefficients of each system, and where a ridge was needed.

    Parameters
    ----------
    gram : ndarray, shape (b, p, p)
    right : ndarray, shape (b, p)
    sure : bool
        Whether only singular systems get a ridge, not all.

    Returns
    -------
    coefficients : ndarray, shape (b, p)
    ridged : ndarray of bool, shape (b,)
    """
    p = gram.shape[1]
    diagonal = np.einsum("bii->bi", gram)
    scale = np.where(
        diagonal > 0, 1.0 / np.sqrt(np.where(diagonal > 0, diagonal, 1)), 0
    )
    gram = gram * scale[:, :, None] * scale[:, None, :]
    least = np.linalg.eigvalsh(gram)[:, 0] if p > 1 else gram[:, 0, 0]
    ridged = ~(least > SINGULAR * p) | (not sure)
    added = np.where(ridged, RIDGE, 0.0)[:, None] * np.ones(p)
    added[:, 0] = np.where(diagonal[:, 0] > 0, 0.0, 1.0)  # of no weight at all
    places = np.arange(p)
    gram[:, places, places] += added
    solved = np.linalg.solve(gram, (right * scale)[:, :, None])[:, :, 0] * scale
    return np.asarray(solved), ridged & (p > 1)


def descent(
    design: FloatArray, weights: FloatArray, f: FloatArray, eta: float | None = None
) -> Iterator[tuple[FloatArray, float]]:
    """Yield the coefficients and the criterion, step by step, for ever.

    Δw_j = η Σ K (f - f̂) a_j over the rows that count, from w = 0 (rule 8.7); the
    criterion is half the weighted sum of squared errors.

    Parameters
    ----------
    design : ndarray, shape (c, p)
        The a_j of each row.
    weights, f : ndarray, shape (c,)
        K, and the numbers to fit.
    eta : float, optional
        Above 0; 1 over the largest eigenvalue of Σ K a aᵀ if None, the usual bound of
        steps that never overshoot.

    Raises
    ------
    Problem
        When `eta` is not above 0, or no row has a weight.
    """
    if not weights.any():
        raise Problem("no row has a weight", expected="a larger width")
    if eta is None:
        gram = (design * weights[:, None]).T @ design
        eta = 1.0 / float(np.linalg.eigvalsh(gram)[-1])
    if not eta > 0:
        raise Problem(f"eta = {eta!r}", expected="a number above 0")
    w = np.zeros(design.shape[1])
    while True:
        check()
        w = w + eta * design.T @ (weights * (f - design @ w))
        yield w, 0.5 * float(weights @ (f - design @ w) ** 2)
