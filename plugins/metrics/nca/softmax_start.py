"""Initialisation of NCA: coordinates, a first map, and their unit.

Its gain has a slope only where rows have a choice of neighbours: not where all are
equally near, nor where each has but one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from workbench.api.data import FloatArray, IntArray

from .softmax_neighbours import NearSoftmax, nearest_lists

#: Rows among which it is tried whether there is a slope, and candidates of each.
PROBED, _CANDIDATES = 2_000, 50

#: Mean p (1 - p) of the rows below which a softmax has no slope left.
SATURATED = 1e-3

#: Mean squared distance below which all rows look equally near.
_FLAT = 0.1


def varying_directions(X: FloatArray) -> FloatArray:
    """Return directions in which rows (n, d) vary, orthonormal rows; I unless d ≥ n."""
    n, d = X.shape
    if d < n:
        return np.eye(d)
    _, long, axes = np.linalg.svd(X - X.mean(axis=0), full_matrices=False)
    return np.asarray(axes[long > n * np.finfo(np.float64).eps * long[0]])


def start_map(
    X: FloatArray, basis: FloatArray, n_components: int | None, init: str, random: Any
) -> FloatArray:
    """Return the map to start from, for rows on a basis.

    Parameters
    ----------
    X : ndarray, shape (n, k)
        Centred.
    basis : ndarray, shape (k, d)
        Orthonormal rows; X @ basis has the attributes.
    n_components : int or None
        Rows of the map, at most; d if None.
    init : str
        ``random``, ``identity`` of the attributes, or ``pca``: the principal axes, not
        scaled.
    random : RandomState

    Returns
    -------
    ndarray, shape (r, k)
    """
    d = basis.shape[1]
    r = min(n_components or d, d)
    if init == "random":
        return np.asarray(random.standard_normal((r, d)) @ basis.T)
    L = np.eye(r, d) @ basis.T
    if len(L) > len(basis):
        L = np.linalg.qr(L).R
    # attributes left out by the identity may be all that vary
    if init == "pca" or not np.any(X @ L.T):
        return _principal_axes(X)[:r]
    return L


def _principal_axes(X: FloatArray) -> FloatArray:
    """Return the axes of centred rows, the longest first, each with one sign."""
    _, axes = np.linalg.eigh(X.T @ X)
    axes = axes.T[::-1]
    largest = np.abs(axes).argmax(axis=1)
    signs = np.sign(axes[np.arange(len(axes)), largest])
    return np.asarray(axes * signs[:, None])


def unit_with_gradient(X: FloatArray, codes: IntArray, L: FloatArray) -> float:
    """Return by what to divide rows so that the gain has a slope at L; mostly 1.

    Parameters
    ----------
    X : ndarray, shape (n, k)
        Centred; some of the rows do, about `PROBED`.
    codes : ndarray of int64, shape (n,)
    L : ndarray, shape (r, k)
    """
    Z = X @ L.T
    spread = 2.0 * float(np.mean(np.einsum("ij,ij->i", Z, Z)))
    unit = 1.0 if spread >= _FLAT else float(np.sqrt(spread))
    near = nearest_lists(Z, min(_CANDIDATES, len(X) - 1))
    while spread / unit**2 >= 2.0 * _FLAT:
        p = NearSoftmax(X / unit, codes, near)(L).shares
        saturated = np.mean(p * (1.0 - p)) < SATURATED
        if not saturated or p.mean() > 1.0 - SATURATED:
            break
        unit *= np.sqrt(2.0)
    return unit
