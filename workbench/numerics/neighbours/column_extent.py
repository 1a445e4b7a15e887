"""Minimum and maximum of columns, missing values left out, in one pass."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, check

_PIECE = 4096  # rows of some columns fit into the cache, all rows do not


@dataclass(frozen=True)
class Extent:
    """The ends and the middle of each column, without its missing values.

    Attributes
    ----------
    low, high : ndarray, shape (d,)
        ∞ and -∞ where no value is known.
    means : ndarray, shape (d,)
        0 where no value is known.
    gaps : ndarray of bool, shape (d,)
        The columns with missing values.
    """

    low: FloatArray
    high: FloatArray
    means: FloatArray
    gaps: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, rows: FloatArray) -> Extent:
        """Return the extent of rows, shape (n, d); NaN is missing."""
        d = rows.shape[1]
        low, high = np.full(d, np.inf), np.full(d, -np.inf)
        sums, missing = np.zeros(d), np.zeros(d)
        for start in range(0, len(rows), _PIECE):
            check()
            some = rows[start : start + _PIECE]
            with np.errstate(over="ignore", invalid="ignore"):
                sums += _sums(some, missing)
            np.fmin(low, np.fmin.reduce(some, axis=0), out=low)
            np.fmax(high, np.fmax.reduce(some, axis=0), out=high)
        known = np.maximum(len(rows) - missing, 1)
        return cls(low, high, sums / known, missing > 0)

    @property
    def ranges(self) -> FloatArray:
        """The ranges of the columns, 0 where nothing varies."""
        return np.where(self.high > self.low, self.high - self.low, 0.0)

    def farthest(self, origin: FloatArray) -> FloatArray:
        """Return how far from an origin (d,) known values are at most; 0 if none is."""
        there = self.high >= self.low
        far = np.maximum(np.abs(self.low - origin), np.abs(self.high - origin))
        return np.where(there, far, 0.0)


def _sums(some: FloatArray, missing: FloatArray) -> FloatArray:
    """Return the sums of what is known; counts what is not in `missing`."""
    sums: FloatArray = some.sum(axis=0)
    if np.isnan(sums).any():
        there = ~np.isnan(some)
        missing += len(some) - there.sum(axis=0)
        sums = np.sum(some, axis=0, where=there)
    return sums
