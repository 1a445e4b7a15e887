"""Target neighbours and impostors of all rows, before and after a metric."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray, report
from workbench.core.plane.impostors import MARGIN, neighbourhood, target_neighbours
from workbench.core.results.metric_result import ImpostorTotals


def count_impostors(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int, margin: float = MARGIN
) -> ImpostorTotals:
    """Add up targets and impostors of every row; time and cells grow with n².

    Parameters
    ----------
    X : ndarray, shape (n, d)
        The rows in which the targets are chosen.
    Z : ndarray, shape (n, r)
        The rows under the learned metric.
    y : ndarray of int, shape (n,)
    k : int
        Targets of each row.
    margin : float
        See `workbench.core.plane.impostors`.
    """
    pulls = 0
    pushes, invaded = np.zeros(2, np.int64), np.zeros(2, np.int64)
    for row in range(len(X)):
        report.check()
        targets = target_neighbours(X, y, row, k)
        pulls += len(targets)
        for side, rows in enumerate((X, Z)):
            here = neighbourhood(rows, y, row, targets, margin)
            pushes[side] += here.pushes
            invaded[side] += len(here.impostors) > 0
    return ImpostorTotals(pulls, *pushes.tolist(), *invaded.tolist())
