"""The nearest kept row of many places, while rows are kept and dropped one by one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

#: Distances that are held at once: 4 MB.
_CELLS = 1 << 19


class NearestRows:
    """The nearest kept row of each place; of equal distances the lowest row.

    A place only changes when a row comes that is nearer, or when its own one goes: the
    answer is always that of a search among all rows kept.

    Parameters
    ----------
    rows : ndarray, shape (n, r)
    places : ndarray, shape (m, r)
    p : float
        The exponent of the Minkowski distance.

    Attributes
    ----------
    kept : ndarray of bool, shape (n,)
    nearest : ndarray of int64, shape (m,)
        -1 while none is kept.
    gap : ndarray of float64, shape (m,)
        The distance to the power of p (the distance itself if p is infinite).
    """

    def __init__(self, rows: FloatArray, places: FloatArray, p: float = 2.0) -> None:
        # column by column: whole arrays, no small inner loops
        self._rows = np.asfortranarray(rows)
        self._places = np.asfortranarray(places)
        self._p = p
        self.clear()

    def clear(self) -> None:
        """Keep no row."""
        self.kept: npt.NDArray[np.bool_] = np.zeros(len(self._rows), np.bool_)
        self.nearest: IntArray = np.full(len(self._places), -1)
        self.gap: FloatArray = np.full(len(self._places), np.inf)

    def keep_all(self, nearest: IntArray, gap: FloatArray) -> None:
        """Keep all rows, whose nearest ones are known."""
        self.kept = np.ones(len(self._rows), np.bool_)
        self.nearest, self.gap = nearest.copy(), gap.copy()

    def search(self, kept: npt.NDArray[np.bool_]) -> None:
        """Keep these rows, and look for the nearest of them afresh."""
        self.kept = kept.copy()
        self._search(np.arange(len(self._places)))

    def add(self, row: int) -> None:
        """Keep one more row."""
        if self.kept[row]:
            return
        self.kept[row] = True
        gap = self._gaps(self._places, self._rows[row : row + 1])[:, 0]
        nearer = (gap < self.gap) | ((gap == self.gap) & (row < self.nearest))
        nearer |= self.nearest < 0
        self.gap[nearer] = gap[nearer]
        self.nearest[nearer] = row

    def drop(self, row: int) -> None:
        """Keep a row no longer."""
        if self.kept[row]:
            self.kept[row] = False
            self._search(np.flatnonzero(self.nearest == row))

    def _search(self, some: IntArray) -> None:
        kept = np.flatnonzero(self.kept)
        if not len(kept):
            self.nearest[some], self.gap[some] = -1, np.inf
            return
        rows = self._rows[kept]
        step = max(1, _CELLS // len(kept))
        for start in range(0, len(some), step):
            part = some[start : start + step]
            gaps = self._gaps(self._places[part], rows)
            best = gaps.argmin(axis=1)
            self.nearest[part] = kept[best]
            self.gap[part] = gaps[np.arange(len(part)), best]

    def _gaps(self, places: FloatArray, rows: FloatArray) -> FloatArray:
        """Return the distances to the power of p, each the same sum whoever asks."""
        total = np.zeros((len(places), len(rows)))
        for j in range(rows.shape[1]):
            apart = np.subtract.outer(places[:, j], rows[:, j])
            if self._p == 2.0:
                apart *= apart
                total += apart
            elif np.isinf(self._p):
                np.maximum(total, np.abs(apart), out=total)
            else:
                total += np.abs(apart) ** self._p
        return total
