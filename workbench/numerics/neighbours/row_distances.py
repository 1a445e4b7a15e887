"""Distances among the rows of one table, and the share each attribute has in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Attribute, FloatArray, IntArray
from workbench.numerics.neighbours.distances import Measure
from workbench.numerics.neighbours.neighbours import NeighbourSearch

_BLOCK = 1 << 20  # cells of a block of distances


@dataclass(frozen=True, slots=True)
class AttributeShare:
    """What one attribute brings to a distance.

    Attributes
    ----------
    column : int
        The attribute's place; -1 for what no attribute has alone: a row of zeros, which
        has no direction.
    difference : float
        Before differences are gathered: gⱼ of a sum of powers, the points lost, or the
        step of a direction.
    share : float
        Of the sum that the distance is made of; may be below 0 under Mahalanobis.
    """

    column: int
    difference: float
    share: float


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


def attribute_shares(
    measure: Measure, a: FloatArray, b: FloatArray
) -> tuple[AttributeShare, ...]:
    """Return what each attribute brings to the distance of two rows, both (1, d)."""
    d = a.shape[1]
    owners = np.array([*measure.owners(d), *[-1] * measure.distance.angles])
    if measure.linear is not None:
        return _mapped_shares(measure, a, b, owners)
    left, right = measure.prepare(a), measure.prepare(b)
    if measure.distance.kind == "sets":
        gaps = np.abs(left - right)[0]
    else:
        columns = range(left.shape[1])
        gaps = np.array([measure.differences(left, right, j)[0] for j in columns])
    places = [*range(d), *[-1] * bool(measure.distance.angles and gaps[-1] > 0)]
    largest = float(gaps.max(initial=0.0))
    if largest == 0.0:
        return tuple(AttributeShare(j, 0.0, 0.0) for j in places)
    if measure.p == np.inf:
        first = owners[int(gaps.argmax())]
        own = {j: float(gaps[owners == j].max(initial=0.0)) for j in places}
        return tuple(AttributeShare(j, own[j], float(j == first)) for j in places)
    # powers of shares of the largest: no overflow
    powers = (gaps / largest) ** measure.p
    sums = {j: float(powers[owners == j].sum()) for j in places}
    total = sum(sums.values())
    root = 1.0 / measure.p
    return tuple(
        AttributeShare(j, largest * sums[j] ** root, sums[j] / total) for j in places
    )


def _mapped_shares(
    measure: Measure, a: FloatArray, b: FloatArray, owners: IntArray
) -> tuple[AttributeShare, ...]:
    """Split the quadratic form: δⱼ (M δ)ⱼ of each coordinate, which sum to its value."""
    assert measure.encoding is not None
    assert measure.linear is not None
    step = (measure.encoding(a) - measure.encoding(b))[0]
    parts = step * (measure.linear.T @ (measure.linear @ step))
    total = float(parts.sum())
    return tuple(
        AttributeShare(
            j,
            float(np.sqrt((step[owners == j] ** 2).sum())),
            float(parts[owners == j].sum()) / total if total > 0 else 0.0,
        )
        for j in range(a.shape[1])
    )
