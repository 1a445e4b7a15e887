"""The leave-one-out accuracy of k-NN for every k, and its answers at one k."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True, eq=False)
class AccuracyCurve:
    """The errors of k-NN for k = 1 …, and what it answers at the k asked for.

    Attributes
    ----------
    errors : ndarray, shape (kmax,)
        Leave-one-out: no row is its own neighbour.
    biased : ndarray, shape (kmax,)
        Every row is its own first neighbour.
    predicted : ndarray of int64, shape (n_rows,)
        At the k asked for; -1 for rows without a class.
    margins : ndarray, shape (n_rows,)
        At that k; NaN for rows without a class.
    n : int
        Rows with a class.
    correct : int
        Of those, the ones predicted rightly.
    """

    errors: FloatArray
    biased: FloatArray
    predicted: IntArray
    margins: FloatArray
    n: int
    correct: int
