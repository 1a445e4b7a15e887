"""Rows under a fitted distance, as search structures see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, IntArray, Problem
from workbench.numerics.neighbours.axioms import refuse_without_triangle
from workbench.numerics.neighbours.distance import absolute_difference
from workbench.numerics.neighbours.distances import (
    Measure,
    declared_distance,
)
from workbench.numerics.neighbours.neighbours import NeighbourSearch

#: Rounding of a bound made of two distances, as a share of them.
_ROUNDING = 1e-12
#: Rounding of an angle: near 0 and pi the arc is steep.
_OF_ANGLES = 1e-7


class SearchSpace:
    """Rows under a distance that has learned what it needs of them.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        Numbers, codes of labels, NaN for missing.
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.
    attributes : sequence of Attribute, optional
        Tell the nominal columns; all numeric if None.
    classes : ndarray of int, shape (n,), optional
        Needed by ``vdm``.
    **options
        Other parameters of the metric by name.

    Attributes
    ----------
    rows : ndarray, shape (n, e)
        In the coordinates that are compared.
    measure : Measure

    Raises
    ------
    Problem
        For an unknown metric or a wrong parameter, for ``shared``, whose lists of
        neighbours are no distance of a query, and for a table without rows.
    """

    def __init__(
        self,
        X: FloatArray,
        metric: str = "euclidean",
        p: float = 2.0,
        *,
        attributes: Sequence[Attribute] | None = None,
        classes: IntArray | None = None,
        **options: Any,
    ) -> None:
        if declared_distance(metric).kind == "lists":
            raise Problem(
                f"a search structure under {metric}: it compares lists of neighbours",
                expected="a distance of two rows, or search=auto",
            )
        self._exponent = p
        if declared_distance(metric).exponent_name in options:
            self._exponent = float(options[declared_distance(metric).exponent_name])
        #: The program's own search, for what is needed of all rows at once.
        self.own_search = NeighbourSearch(
            X, metric=metric, p=p, attributes=attributes, classes=classes, **options
        )
        self.measure: Measure = self.own_search.measure
        self.rows = self.measure.prepare(np.asarray(X, dtype=np.float64))
        self._width = np.shape(X)[1]

    @property
    def n(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @cached_property
    def columns(self) -> FloatArray:
        """The rows, an attribute in each row of the table, shape (e, n)."""
        return np.ascontiguousarray(self.rows.T)

    @cached_property
    def complete(self) -> IntArray:
        """The rows without missing values, ascending."""
        return np.flatnonzero(~np.isnan(self.rows).any(axis=1))

    @cached_property
    def incomplete(self) -> IntArray:
        """The other rows, of which no tree knows where they belong."""
        return np.flatnonzero(np.isnan(self.rows).any(axis=1))

    @cached_property
    def is_norm(self) -> bool:
        """Whether the distance is a plain norm of differences: sums, roots, maxima."""
        measure = self.measure
        return bool(
            measure.distance.kind == "differences"
            and measure.distance.difference is absolute_difference
            and measure.distance.rooted
            and measure.p in (1.0, 2.0, np.inf)
            and measure.rules is None
            and not measure.nominal.any()
            and np.all(measure.scale == 1.0)
        )

    def prepare(self, queries: FloatArray) -> FloatArray:
        """Return queries in the coordinates that are compared, shape (m, e).

        Raises
        ------
        Problem
            When the columns do not match.
        """
        queries = np.asarray(queries, dtype=np.float64)
        if queries.ndim != 2 or queries.shape[1] != self._width:
            raise Problem(
                f"queries of shape {queries.shape}", expected=f"{self._width} columns"
            )
        return self.measure.prepare(queries)

    def to_rows(self, points: FloatArray, of: IntArray, rows: IntArray) -> FloatArray:
        """Return the distances of some points to some rows; numbers broadcast.

        Equal to the last bit to those of `Measure.between`.
        """
        return self.between(points, of, self.rows, rows, self.columns)

    def between(
        self,
        points: FloatArray,
        of: IntArray,
        others: FloatArray,
        to: IntArray,
        columns: FloatArray | None = None,
    ) -> FloatArray:
        """Return the distances of points[of] to others[to]; numbers broadcast.

        Parameters
        ----------
        points : ndarray, shape (m, e)
        of : ndarray of int
        others : ndarray, shape (r, e)
        to : ndarray of int
        columns : ndarray, shape (e, r), optional
            The others transposed; it saves time.
        """
        if not self.is_norm or not len(others):
            return self.measure.between(points[of], others[to])
        table = others.T if columns is None else columns
        gaps = np.take(table, to, axis=1)
        gaps -= points.T[:, of]
        found = self.gathered(gaps)
        if np.isnan(found).any():  # a missing value
            return self.measure.between(points[of], others[to])
        return found

    def gathered(self, gaps: FloatArray) -> FloatArray:
        """Return the norm of differences, shape (e, …), of a plain norm; changes them.

        One attribute is added after the other, as everywhere.
        """
        p = self.measure.p
        np.square(gaps, out=gaps) if p == 2.0 else np.abs(gaps, out=gaps)
        if not len(gaps):
            return np.zeros(gaps.shape[1:])
        gather = np.maximum if p == np.inf else np.add
        # along a single column a sum is one of parts; of many at once it is not
        if gaps[0].size > 1 and gaps.flags.c_contiguous:
            total = gather.reduce(gaps, axis=0)
        else:
            total = gather.accumulate(gaps, axis=0)[-1]
        return np.asarray(np.sqrt(total, out=total) if p == 2.0 else total)

    def lower_bound(self, apart: FloatArray, less: FloatArray) -> FloatArray:
        """Return apart - less with room for rounding; 0 where either is endless."""
        finite = np.isfinite(apart) & np.isfinite(less)
        apart, less = np.where(finite, apart, 0.0), np.where(finite, less, 0.0)
        extra = _OF_ANGLES if self.measure.distance.angles else 0.0
        return np.asarray(apart - less - _ROUNDING * (apart + less) - extra)

    def need_triangle(self, structure: str) -> None:
        """Refuse a distance that does not keep the triangle inequality.

        Raises
        ------
        Problem
            With three rows that break it.
        """
        refuse_without_triangle(structure, self.measure.distance, self._exponent)

    def need_coordinates(self, structure: str) -> None:
        """Refuse a distance that does not gather differences of coordinates.

        Raises
        ------
        Problem
        """
        if self.measure.distance.kind not in ("differences", "directions"):
            raise Problem(
                f"{structure} under {self.measure.distance.id}: it is not gathered from "
                "differences of single attributes",
                expected="a distance of coordinates, vp-tree or brute",
            )

    def need_centres(self, structure: str) -> None:
        """Refuse a distance under which a mean of rows is no place among them.

        Raises
        ------
        Problem
        """
        if self.measure.distance.kind != "differences":
            raise Problem(
                f"{structure} under {self.measure.distance.id}: means of rows are no "
                "centres",
                expected="a distance of coordinates, or brute",
            )

    @cached_property
    def spread_divisor(self) -> npt.NDArray[np.float64]:
        """What the spread of each coordinate is divided by to compare them."""
        return np.asarray(self.measure.scale, dtype=np.float64)
