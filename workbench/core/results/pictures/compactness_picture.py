"""Compactness of the classes of a data set, as the Prototypes lab draws it."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, eq=False, slots=True)
class CompactnessPicture:
    """Profile, complete cross-validation of 1-NN and similarity of n rows.

    Attributes
    ----------
    profile : ndarray of int64, shape (n - 1,)
        K(m): rows whose m-th neighbour has another class.
    ccv : ndarray, shape (3, n - 1)
        The error with 1 … n - 1 training rows: as the rows come, least and greatest over
        all orders of equal distances.
    similarity : ndarray, shape (n,)
        Rival similarity of each row; NaN where there is none.
    ties : int
        Rows whose order of classes hangs on equal distances.
    """

    profile: IntArray
    ccv: FloatArray
    similarity: FloatArray
    ties: int

    @property
    def n_rows(self) -> int:
        """How many rows."""
        return len(self.similarity)
