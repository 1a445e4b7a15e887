"""Distances among the rows of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import Attribute, FloatArray, IntArray
from workbench.numerics.neighbours.attribute_shares import (
    AttributeShare,
    attribute_shares,
)
from workbench.numerics.neighbours.neighbours import NeighbourSearch

_BLOCK = 1 << 20  # cells of a block of distances


class RowDistances:
    """A distance that has learned what it needs of a table's rows.

    Parameters
    ----------
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    X : ndarray, shape (n, d)
    attributes : sequence of Attribute, optional
        All numeric if None.
    classes : ndarray of int, shape (n,), optional
        Needed by ``vdm``.
    p : float
    **options
        Other parameters of the metric by name.

    Raises
    ------
    Problem
        As `workbench.numerics.neighbours.distances.measure_for`.
    """

    def __init__(
        self,
        metric: str,
        X: FloatArray,
        *,
        attributes: Sequence[Attribute] | None = None,
        classes: IntArray | None = None,
        p: float = 2.0,
        **options: Any,
    ) -> None:
        self._search = NeighbourSearch(
            X, metric=metric, p=p, attributes=attributes, classes=classes, **options
        )
        self._X = np.asarray(X, dtype=np.float64)
        self._measure = self._search.measure

    def among(self, rows: IntArray) -> FloatArray:
        """Return the distances among rows of the table by number, shape (r, r)."""
        if self._search.shared is not None:
            return self._search.shared.table(rows)
        prepared = self._measure.prepare(self._X[rows])
        step = max(1, _BLOCK // max(len(rows), 1))
        blocks = [
            self._measure.table(prepared[start : start + step], prepared)
            for start in range(0, len(rows), step)
        ]
        return np.concatenate(blocks) if blocks else np.empty((0, 0))

    def shares(self, i: int, j: int) -> tuple[AttributeShare, ...]:
        """Return what each attribute brings to the distance of two rows.

        Empty for ``shared``, which is made of neighbours (see `common`).
        """
        if self._search.shared is not None:
            return ()
        a, b = self._X[i : i + 1], self._X[j : j + 1]
        return attribute_shares(self._measure, a, b)

    def common(self, i: int, j: int) -> tuple[IntArray, IntArray, IntArray]:
        """Return the lists of neighbours of two rows and what they share, ascending.

        Only of ``shared``.
        """
        assert self._search.shared is not None
        lists = self._search.shared.lists
        one, other = np.sort(lists[i]), np.sort(lists[j])
        return one, other, np.intersect1d(one, other)
