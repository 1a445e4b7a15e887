"""Target neighbours and impostors of all rows, before and after a metric."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api import FloatArray, IntArray, report
from workbench.core.plane.impostors import MARGIN
from workbench.core.results.metric_result import ImpostorTotals

#: Differences of cells held at a time.
_BLOCK = 1 << 19


def count_impostors(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int, margin: float = MARGIN
) -> ImpostorTotals:
    """Add up targets and impostors of every row; time grows with n².

    The same figures as `workbench.core.plane.impostors.neighbourhood` row by row.

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
    for label in np.unique(y):
        same, others = np.flatnonzero(y == label), np.flatnonzero(y != label)
        for rows in _blocks(same, len(X) * max(X.shape[1], Z.shape[1])):
            report.check()
            targets = _targets(X, rows, same, k)
            pulls += targets.size
            if targets.size == 0:
                continue
            for side, cells in enumerate((X, Z)):
                here = cells[rows][:, None]
                reach = _squared(here, cells[targets]) * (1.0 + margin) ** 2
                away = _squared(here, cells[others][None])
                invaded[side] += (away <= reach.max(1, keepdims=True)).any(1).sum()
                # another row pushes once for every target it is not clearly farther than
                pushes[side] += sum((away <= r[:, None]).sum() for r in reach.T)
    return ImpostorTotals(pulls, *pushes.tolist(), *invaded.tolist())


def _blocks(rows: IntArray, cells: int) -> Iterator[IntArray]:
    """Yield some rows at a time, each of which is compared with that many cells."""
    step = max(1, _BLOCK // max(cells, 1))
    yield from (rows[start : start + step] for start in range(0, len(rows), step))


def _targets(X: FloatArray, rows: IntArray, same: IntArray, k: int) -> IntArray:
    """Return the k nearest others of `same` for each row; ties are won by the lower."""
    order = same[np.argsort(_squared(X[rows][:, None], X[same][None]), kind="stable")]
    others = order[order != rows[:, None]].reshape(len(rows), len(same) - 1)
    return np.asarray(others[:, :k], np.int64)


def _squared(rows: FloatArray, others: FloatArray) -> FloatArray:
    return np.asarray(((others - rows) ** 2).sum(axis=2))
