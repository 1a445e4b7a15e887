"""Leave-one-out accuracy along the morph from the identity to a learned metric."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.core.plane.morph import MorphPath
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import vote_weights, votes

#: The places t = 0, 0.05 … 1 at which the curve is computed.
STOPS: FloatArray = np.linspace(0.0, 1.0, 21)


def leave_one_out(X: FloatArray, y: IntArray, k: int, weights: str = "uniform") -> int:
    """Count the rows that their k nearest other rows classify rightly.

    Ties in distance are won by the lower row, ties in the vote by the lower class.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of int, shape (n,)
        Codes from 0.
    weights : str
        ``uniform``, ``distance``, ``squared`` or ``rank``.
    """
    distances, found = neighbours(X, None, k)
    cast = votes(y[found], vote_weights(distances, weights), int(y.max()) + 1)
    return int(np.sum(np.argmax(cast, axis=1) == y))


def morph_curve(
    metric: FloatArray, X: FloatArray, y: IntArray, k: int, weights: str = "uniform"
) -> Iterator[float]:
    """Yield the leave-one-out accuracy at each of `STOPS`, in their order.

    The metric has seen every row, so these figures are optimistic (METRIC:ALL).

    Parameters
    ----------
    metric : ndarray, shape (d, d)
    X : ndarray, shape (n, d)
    y : ndarray of int, shape (n,)
    weights : str
        As in `leave_one_out`.
    """
    path = MorphPath.of(metric, X)
    for t in STOPS:
        yield leave_one_out(X @ path.map_at(float(t)), y, k, weights) / len(X)
