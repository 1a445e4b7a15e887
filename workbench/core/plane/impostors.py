"""Target neighbours and impostors of a row under a linear map.

The picture of large margin nearest neighbours (Weinberger and Saul 2009; thesis fig. 3,
eq. 23 and 24): targets are pulled, rows of another class inside their perimeter plus a
margin are pushed. LMNN's margin of one unit means nothing before a metric has a
scale, so here the margin is a share of each distance.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, IntArray

#: How far beyond a target, as a share of its distance, a row still is an impostor.
MARGIN = 0.1


@dataclass(frozen=True, eq=False, slots=True)
class Neighbourhood:
    """Target neighbours and impostors of one row.

    Attributes
    ----------
    row : int
    targets : ndarray of int64, shape (k,)
        The nearest rows of its own class, nearest first; fixed before learning.
    impostors : ndarray of int64, shape (m,)
        Rows of another class within (1 + margin) times the farthest target.
    perimeter : float
        Distance to the farthest target; 0 without targets.
    pushes : int
        Triples (row, target, other) with d(row, other) ≤ (1 + margin) d(row, target).
    """

    row: int
    targets: IntArray
    impostors: IntArray
    perimeter: float
    pushes: int

    @property
    def pulls(self) -> int:
        """The number of targets."""
        return len(self.targets)


def target_neighbours(X: FloatArray, y: IntArray, row: int, k: int) -> IntArray:
    """Return the k nearest rows of the same class; ties are won by the lower row.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of int, shape (n,)
    k : int
        Clipped to the rows there are; a class of one row has no targets.
    """
    same = np.flatnonzero(y == y[row])
    same = same[same != row]
    order = np.argsort(_squared(X, row, same), kind="stable")
    return np.asarray(same[order[:k]], np.int64)


def neighbourhood(
    Z: FloatArray, y: IntArray, row: int, targets: IntArray, margin: float = MARGIN
) -> Neighbourhood:
    """Count what pulls and pushes at `row` among mapped rows Z, shape (n, d)."""
    reach = np.sort(_squared(Z, row, targets)) * (1.0 + margin) ** 2
    if len(reach) == 0:
        return Neighbourhood(row, targets, np.empty(0, np.int64), 0.0, 0)
    others = np.flatnonzero(y != y[row])
    distances = _squared(Z, row, others)
    inside = distances <= reach[-1]
    # each other row pushes once for every target it is not clearly farther than
    pushes = len(reach) - np.searchsorted(reach, distances[inside])
    perimeter = float(np.sqrt(reach[-1])) / (1.0 + margin)
    return Neighbourhood(row, targets, others[inside], perimeter, int(pushes.sum()))


def _squared(Z: FloatArray, row: int, others: IntArray) -> FloatArray:
    return np.asarray(((Z[others] - Z[row]) ** 2).sum(axis=1))
