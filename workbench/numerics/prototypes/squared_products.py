"""Squared Euclidean distances of a table's rows by one matrix product, with their error.

|x - y|² = |x|² - 2xy + |y|² costs a tenth of the sum of squared differences and loses
the digits that the three have in common. How many these are is known beforehand, so two
distances whose squares are further apart have the order of their squares, and only those
nearer to each other need be computed. Of whole numbers, no digit is lost.

References
----------
N. J. Higham (2002). Accuracy and Stability of Numerical Algorithms, ch. 3.
"""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray

_EPS = float(np.finfo(np.float64).eps)
#: Sums of squares of whole numbers below are exact, and so is the order of their roots.
_WHOLE = 2.0**51
#: Squares of the extent beyond which numbers may vanish or be no numbers any more.
_SMALL, _LARGE = 1e-200, 1e200


class SquaredProducts:
    """Squares of distances, none of them wrong by more than `error`.

    That is beside the square of the distance as `scipy.spatial.distance.cdist` computes
    it, with the rounding of both: with e attributes and rows no farther than R from the
    middle, the product has e + 2 terms whose magnitudes add up to 4R² at most, their
    norms have e terms, and centring and the other computation are wrong by less than
    (4e + 24)u R².

    Parameters
    ----------
    points : ndarray of float64, shape (n, e)
        Complete.

    Attributes
    ----------
    error : float
        0 for whole numbers that are not too large; infinite where nothing is known.
    """

    def __init__(self, points: FloatArray) -> None:
        middle = points.mean(axis=0)
        whole = bool((points == np.rint(points)).all())
        near = points - (np.rint(middle) if whole else middle)
        squares = np.einsum("ij,ij->i", near, near)
        extent, e = float(squares.max(initial=0.0)), points.shape[1]
        if whole and 4.0 * extent < _WHOLE:
            self.error = 0.0
        elif _SMALL < extent < _LARGE:
            self.error = (8.0 * e + 32.0) * _EPS * extent
        else:
            self.error = np.inf
        ones = np.ones(len(points))
        self._left = np.column_stack([-2.0 * near, squares, ones])
        self._right = np.ascontiguousarray(np.column_stack([near, ones, squares]).T)

    def block(self, rows: IntArray, out: FloatArray) -> None:
        """Write the squares of some rows and all to `out`, shape (m, n)."""
        np.matmul(self._left[rows], self._right, out=out)
