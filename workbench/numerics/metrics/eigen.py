"""Eigenvalues and eigenvectors of symmetric matrices, in one order and one sign."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray


def symmetric_eigen(matrix: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Take apart the symmetric part (M + Mᵀ)/2 of a matrix.

    The sign of each vector is fixed: its largest entry is positive, so a picture does
    not flip from one run to the next.

    Parameters
    ----------
    matrix : ndarray, shape (d, d)

    Returns
    -------
    values : ndarray, shape (d,)
        Eigenvalues, largest first.
    vectors : ndarray, shape (d, d)
        Their unit eigenvectors, in columns.
    """
    matrix = np.asarray(matrix, dtype=np.float64)
    values, vectors = np.linalg.eigh((matrix + matrix.T) / 2.0)
    values, vectors = values[::-1], vectors[:, ::-1]
    if len(values):
        peak = np.argmax(np.abs(vectors), axis=0)
        vectors = vectors * np.sign(vectors[peak, np.arange(len(values))])
    return np.ascontiguousarray(values), np.ascontiguousarray(vectors)
