"""Scatter of rows, of classes and of groups, on the directions that vary.

Columns are brought to unit variance first, so units do not decide what counts as
singular, and what shrinks does so towards a target that knows the units.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.numerics.metrics.mahalanobis import (
    linear_map,
    shrunk_difference_covariance,
)

_EPS = float(np.finfo(np.float64).eps)


class Standardised(NamedTuple):
    """Rows with columns of mean 0 and variance 1.

    Attributes
    ----------
    rows : ndarray, shape (n, d)
        Constant columns are 0.
    scale : ndarray, shape (d,)
        Standard deviations (divisor n); infinite for constant columns, so that
        ``L / scale`` gives them no weight.
    """

    rows: FloatArray
    scale: FloatArray


def standardised(X: FloatArray) -> Standardised:
    """Bring columns to mean 0 and variance 1; shape (n, d)."""
    spread, largest = np.ptp(X, axis=0), np.abs(X).max(axis=0)
    varies = spread > 4 * _EPS * largest  # else it is rounding
    safe = np.where(varies, spread, 1.0)
    # divided first, so that squares of very small or large numbers stay numbers
    rows = np.where(varies, (X - X.mean(axis=0)) / safe, 0.0)
    rows -= rows.mean(axis=0)
    deviation = np.sqrt(np.mean(rows**2, axis=0))
    rows /= np.where(varies, deviation, 1.0)
    return Standardised(rows, np.where(varies, deviation * safe, np.inf))


def principal_axes(Z: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return variances and axes of centred rows, without the directions of none.

    Parameters
    ----------
    Z : ndarray, shape (n, d)
        Centred.

    Returns
    -------
    variances : ndarray, shape (r,)
        Largest first, divisor n.
    axes : ndarray, shape (r, d)
        Orthonormal rows.
    """
    check()
    n, d = Z.shape
    wide = d > n
    values, vectors = np.linalg.eigh((Z @ Z.T if wide else Z.T @ Z) / n)
    keep = values > 16 * max(n if wide else d, 1) * _EPS * max(values[-1], 0.0)
    values, vectors = values[keep][::-1], vectors[:, keep][:, ::-1]
    if wide:
        vectors = Z.T @ vectors / np.sqrt(values * n)
    return values, np.ascontiguousarray(vectors.T)


def group_means(Z: FloatArray, groups: IntArray) -> FloatArray:
    """Return the mean of each group 0 … g-1, shape (g, d); 0 for an empty one."""
    counts = np.bincount(groups)
    means = np.zeros((len(counts), Z.shape[1]))
    order = np.argsort(groups, kind="stable")
    there = np.flatnonzero(counts)
    starts = (np.cumsum(counts) - counts)[there]
    means[there] = np.add.reduceat(Z[order], starts, axis=0)
    return np.asarray(means / np.maximum(counts, 1)[:, None])


def deviations(Z: FloatArray, groups: IntArray) -> FloatArray:
    """Return the rows less the mean of their group, shape (n, d)."""
    return np.asarray(Z - group_means(Z, groups)[groups])


def ledoit_wolf(Z: FloatArray) -> tuple[FloatArray, float]:
    """Return covariance about zero and shrinkage by Ledoit and Wolf (2004).

    Parameters
    ----------
    Z : ndarray, shape (n, d)
        Centred rows.

    Returns
    -------
    covariance : ndarray, shape (d, d)
        (1 - a) ZᵀZ/n + a μ I, μ the mean of the diagonal of ZᵀZ/n.
    shrinkage : float
        a, 0 to 1.
    """
    n = len(Z)
    with_origin = np.vstack([np.zeros((1, Z.shape[1])), Z])
    origin, others = np.zeros(n, np.int64), np.arange(1, n + 1)[:, None]
    return shrunk_difference_covariance(with_origin, origin, others)


def inverse_root(covariance: FloatArray) -> FloatArray:
    """Return W, shape (r, d), with WᵀW the (pseudo-)inverse of a covariance."""
    check()
    tolerance = 16 * len(covariance) * _EPS
    rows = linear_map(covariance, tolerance)  # √λ v
    squares = np.sum(rows**2, axis=1, keepdims=True)
    return np.asarray(rows / np.maximum(squares, np.finfo(np.float64).tiny))


def discriminants(
    within: FloatArray, between: FloatArray, floor: float
) -> tuple[npt.NDArray[np.float64], FloatArray]:
    """Solve between φ = λ within φ, also where `within` is singular.

    Both are diagonalised with their sum: there within has eigenvalues w from 0 to 1
    and λ = (1 - w) / w. Shares w below `floor` are raised to it.

    Parameters
    ----------
    within, between : ndarray, shape (d, d)
        Positive semidefinite.
    floor : float
        Above 0.

    Returns
    -------
    ratios : ndarray, shape (r,)
        λ, largest first; r is the rank of the sum.
    directions : ndarray, shape (r, d)
        Rows φ with φᵀ within φ = 1 (where w is above `floor`).
    """
    whitener = inverse_root(within + between)
    check()
    mixed = whitener @ within @ whitener.T
    shares, vectors = np.linalg.eigh((mixed + mixed.T) / 2.0)
    shares = np.clip(shares, floor, 1.0)
    directions = (vectors / np.sqrt(shares)).T @ whitener
    return (1.0 - shares) / shares, directions
