"""Classical multidimensional scaling of a distance matrix."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, report

#: The most rows: a matrix of all their distances is taken apart.
MOST_ROWS = 1_500

#: The most coordinates kept.
MOST_AXES = 8

#: An eigenvalue below this share of the largest is rounding.
_ROUNDING = 1e-7


@dataclass(frozen=True, eq=False, slots=True)
class ClassicalMap:
    """The map of classical scaling, largest eigenvalue first; r >= 1 coordinates.

    Attributes
    ----------
    points : ndarray, shape (m, r)
        Centred; their columns are orthogonal.
    eigenvalues : ndarray, shape (r,)
        Squared lengths of the columns of `points`.
    spectrum : ndarray, shape (m,)
        All eigenvalues of the centred matrix, largest first. Negative ones mean that
        no points have these distances.
    """

    points: FloatArray
    eigenvalues: FloatArray
    spectrum: FloatArray

    @property
    def variances(self) -> FloatArray:
        """Variance along each coordinate (divisor m - 1), shape (r,)."""
        return self.eigenvalues / max(len(self.points) - 1, 1)

    @property
    def shares(self) -> FloatArray:
        """Eigenvalues over the sum of all sizes (Mardia, Kent, Bibby 1979, 14.4.7)."""
        total = float(np.abs(self.spectrum).sum())
        return (
            self.eigenvalues / total if total > 0 else np.zeros(len(self.eigenvalues))
        )

    @property
    def not_euclidean(self) -> float:
        """The share of the negative eigenvalues: what no map can show."""
        sizes = np.abs(self.spectrum)
        total = float(sizes.sum())
        return float(sizes[self.spectrum < 0].sum()) / total if total > 0 else 0.0

    def strain(self) -> FloatArray:
        """Return the strain of the map along each pair of coordinates, shape (r, r).

        It is |B - ZZᵀ| / |B| in the Frobenius norm, B the doubly centred matrix, Z two
        coordinates: what classical scaling makes least. On the diagonal Z is one.
        """
        squares = self.eigenvalues**2
        shown = squares[:, None] + squares * (1.0 - np.eye(len(squares)))
        total = float((self.spectrum**2).sum())
        if not total > 0:
            return np.zeros(shown.shape)
        return np.asarray(np.sqrt(np.maximum(1.0 - shown / total, 0.0)))


def classical_scaling(distances: npt.NDArray[np.floating]) -> ClassicalMap:
    """Find points with the given distances, or those nearest to them in strain.

    Torgerson (1952), Gower (1966): the eigenvectors of B = -J D² J / 2, where D² holds
    the squared distances and J takes the mean away. Of the two directions of a
    coordinate the one is taken whose entry of largest size is positive.

    Parameters
    ----------
    distances : ndarray, shape (m, m)
        Symmetric, not negative, 0 on the diagonal; m >= 1.
    """
    B = double_centred(distances)
    report.check()
    values, vectors = np.linalg.eigh(B)
    values, vectors = values[::-1], vectors[:, ::-1]
    seen = values[:MOST_AXES] > _ROUNDING * max(float(values[0]), 0.0)
    kept = max(int(seen.sum()), 1)
    eigenvalues = np.maximum(values[:kept], 0.0)
    axes = vectors[:, :kept]
    peak = np.abs(axes).argmax(axis=0)
    signs = np.where(axes[peak, np.arange(kept)] < 0, -1.0, 1.0)
    return ClassicalMap(axes * (signs * np.sqrt(eigenvalues)), eigenvalues, values)


def double_centred(distances: npt.NDArray[np.floating]) -> FloatArray:
    """Return -J D² J / 2, the inner products of centred points, shape (m, m)."""
    B = np.square(distances, dtype=np.float64)
    means = B.mean(axis=0)
    B -= means
    B -= means[:, None]
    B += means.mean()
    B *= -0.5
    return np.asarray(B)


def stress(distances: npt.NDArray[np.floating], points: FloatArray) -> FloatArray:
    """Return Kruskal's stress-1 along each pair of coordinates, shape (r, r).

    It is the root of sum (d - delta)² / sum d², over all pairs of rows, d the distances
    of the points drawn, delta the given ones (Kruskal 1964, section 1; no rescaling).
    On the diagonal the points are drawn along one coordinate.

    Parameters
    ----------
    distances : ndarray, shape (m, m)
    points : ndarray, shape (m, r)
    """
    m, r = points.shape
    upper = np.triu_indices(m, 1)
    given = np.asarray(distances[upper], np.float64)
    answer = np.zeros((r, r))
    squares = [(z[upper[0]] - z[upper[1]]) ** 2 for z in points.T]
    for i in range(r):
        report.check()
        for j in range(i, r):
            d2 = squares[i] + squares[j] if j > i else squares[i]
            total = float(d2.sum())
            missed = float(((np.sqrt(d2) - given) ** 2).sum())
            answer[i, j] = answer[j, i] = np.sqrt(missed / total) if total > 0 else 0.0
    return answer


def attribute_arrows(columns: FloatArray, points: FloatArray) -> FloatArray:
    """Return the covariance of columns with standardised coordinates, shape (r, c).

    The arrows of attributes where coordinates are no linear function of them; where
    they are principal components these are the loadings. A coordinate that does not
    vary gives zeros.

    Parameters
    ----------
    columns : ndarray, shape (m, c)
    points : ndarray, shape (m, r)
    """
    divisor = max(len(points) - 1, 1)
    centred = points - points.mean(axis=0)
    spread = np.sqrt((centred**2).sum(axis=0) / divisor)
    unit = np.divide(centred, spread, out=np.zeros_like(centred), where=spread > 0)
    return np.asarray(unit.T @ (columns - columns.mean(axis=0)) / divisor)
