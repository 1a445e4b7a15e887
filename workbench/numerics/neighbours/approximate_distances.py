"""Approximate powers of distances, of known error, a block of points and rows at once.

The bounds are those of N. J. Higham (2002), Accuracy and Stability of Numerical
Algorithms, ch. 3: a sum of e products, in any order, is wrong by no more than
e u / (1 - e u) times the sum of their magnitudes, u being half an epsilon.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.neighbours.column_extent import Extent
from workbench.numerics.neighbours.distances import Measure

Pairs = tuple[IntArray, IntArray]

_POINTS = 128  # of a block; more make no matrix product faster
CELLS = 1 << 18  # of a block: 1 MB in single precision stays in the cache
_PIECE = 4096  # rows prepared at once
_LARGE_EXPONENT = 16.0  # above, powers are zero in single precision
_PAIRS = 1 << 21  # of points and rows with rare labels in common, at once
_FEW_MATCHES = 16.0  # such pairs of a point that are looked at beside the product
_OFTEN = 16  # labels of a column that get a place of their own in the product
_OF_LOGARITHMS = 80.0  # 149 log 2, 5 halves of an epsilon each: more than that is lost


@dataclass(eq=False, slots=True)
class Query:
    """Points prepared by an approximation, which is asked about them.

    Attributes
    ----------
    left : ndarray, shape (m, w)
    size : ndarray, shape (m,)
        No number is larger.
    error : ndarray, shape (m,)
        What rounding does, in the approximation's own terms.
    constant : ndarray, shape (m,)
        What numbers are less than powers.
    pairs : tuple of ndarray, or None
        Points, and places of rows, that have a rare label in common; by place.
    extra : tuple of ndarray, or None
        Points and rows to be looked at that are not `ApproximateDistances.chosen`.
    """

    left: npt.NDArray[Any]
    size: FloatArray
    error: FloatArray
    constant: FloatArray
    pairs: Pairs | None = None
    extra: Pairs | None = None


class ApproximateDistances(Protocol):
    """Approximate powers of distances, less a constant of each point.

    Attributes
    ----------
    points : int
        How many points a block should have.
    chosen : ndarray of int64, shape (s,), or None
        The rows it knows, ascending, where they are not all: rows alike in all they
        could have in common with a point are no better than the first of them.
    size : int
        How many these are.
    """

    points: int
    chosen: IntArray | None
    size: int

    def ask(self, points: FloatArray) -> Query:
        """Return what `block` wants to know of prepared points, with their errors."""

    def block(self, asked: Query, part: slice) -> npt.NDArray[Any]:
        """Return the numbers of the points asked and some rows, shape (m, r)."""

    def power(self, distances: FloatArray, rows: IntArray) -> FloatArray:
        """Return exact numbers, before the constant of the point is taken off."""

    def limit(self, asked: Query, some: IntArray, power: FloatArray) -> FloatArray:
        """Return what the number of a row is at most whose `power` is no larger."""


class ProductDistances:
    """Squared distances, or counts of differing labels, as one matrix product.

    With z the numbers, centred and divided by scale and unit, and known those that are
    not missing, the square of a difference is -2 z z' + z² + z'², and m² where either
    is missing. A label that differs counts 1 - [same label]: the labels that are
    frequent have indicator columns, matches of the others are subtracted one by one.
    """

    def __init__(
        self,
        measure: Measure,
        rows: FloatArray,
        extent: Extent,
        unit: float,
        precision: Any,
        gaps: bool,
        count: int,
    ) -> None:
        self._measure, self._unit, self._gaps = measure, unit, gaps
        self._precision = precision
        self._weight = 1.0 / unit**measure.p
        self._labels = [
            _Labels(rows[:, j], _OFTEN) if nominal else None
            for j, nominal in enumerate(measure.nominal)
        ]
        self._origin = np.where(measure.nominal, 0.0, extent.means)
        self._sparse = extent.gaps  # columns with missing values
        # equal counts are told apart by the row's number: no difference is below 1
        tied = bool(measure.nominal.all())
        self._by_row = 0.5 / len(rows) if tied else 0.0
        matches = sum(labels.matches for labels in self._labels if labels is not None)
        self.points = int(max(1, min(_POINTS, _PAIRS // (1 + matches))))
        few = tied and matches < _FEW_MATCHES
        self.chosen = _first_of_alike(rows, self._labels, count) if few else None
        known_rows = rows if self.chosen is None else rows[self.chosen]
        self.size = len(known_rows)
        if self.chosen is not None:  # small blocks: more points at once
            self.points = max(self.points, min(CELLS // self.size, 8 * _POINTS))
        plain = not (gaps or measure.nominal.any() or extent.gaps.any())
        self._rows, self._largest = (self._plain if plain else self._right)(known_rows)

    def _scaled(self, rows: FloatArray, j: int) -> tuple[FloatArray, FloatArray]:
        column = rows[:, j]
        known = ~np.isnan(column)
        z = (column - self._origin[j]) / self._measure.scale[j] / self._unit
        return np.where(known, z, 0.0), known.astype(np.float64)

    def _missing(self, j: int) -> float:
        return float((self._measure.missing[j] / self._unit) ** 2)

    def _width(self) -> int:
        widths = [
            (3 if self._gaps else 1 + int(self._sparse[j]))
            if labels is None
            else labels.often
            for j, labels in enumerate(self._labels)
        ]
        return sum(widths) + 1

    def _plain(self, rows: FloatArray) -> tuple[npt.NDArray[Any], FloatArray]:
        """Return what `_right` does, of numbers without gaps: all columns at once."""
        d = rows.shape[1]
        right = np.empty((d + 1, len(rows)), dtype=self._precision)
        largest = np.zeros(d + 1)
        for start in range(0, len(rows), _PIECE):
            check()
            part = slice(start, start + _PIECE)
            z = rows[part] - self._origin
            if np.any(self._measure.scale != 1.0):
                z /= self._measure.scale
            z /= self._unit
            total = np.einsum("ij,ij->i", z, z)
            right[:d, part], right[d, part] = z.T, total
            largest[d] = max(largest[d], total.max())
            np.abs(z, out=z)
            np.maximum(largest[:d], z.max(axis=0), out=largest[:d])
        return right, largest

    def _right(self, rows: FloatArray) -> tuple[npt.NDArray[Any], FloatArray]:
        """Return the right side, shape (w, n), and the largest of each of its rows."""
        right = np.empty((self._width(), len(rows)), dtype=self._precision)
        largest = np.zeros(len(right))
        numbers = np.arange(len(rows)) if self.chosen is None else self.chosen
        # columns of some rows fit into the cache, those of all do not
        for start in range(0, len(rows), _PIECE):
            check()
            part = slice(start, start + _PIECE)
            total: FloatArray = (self._by_row * numbers[part]).astype(np.float64)
            columns = self._columns(np.asfortranarray(rows[part]), total)
            for place, column in enumerate([*columns, total]):
                right[place, part] = column
                largest[place] = max(largest[place], np.abs(column).max())
        return right, largest

    def _columns(self, rows: FloatArray, total: FloatArray) -> list[FloatArray]:
        """Return what all attributes bring to the right side, but for the squares."""
        return [
            column
            for j in range(rows.shape[1])
            for column in self._coordinates(rows, j, total)
        ]

    def _coordinates(
        self, rows: FloatArray, j: int, total: FloatArray
    ) -> list[FloatArray]:
        """Return what one attribute brings to the right side; adds squares to `total`."""
        labels = self._labels[j]
        if labels is not None:
            return labels.indicators(rows[:, j])
        z, known = self._scaled(rows, j)
        if self._gaps:
            return [z, z * z, known]
        total += z * z
        if not self._sparse[j]:
            return [z]
        total += (1.0 - known) * self._missing(j)
        return [z, 1.0 - known]

    def _left(self, points: FloatArray) -> tuple[FloatArray, FloatArray]:
        constant = np.zeros(len(points))
        columns = []
        for j, labels in enumerate(self._labels):
            if labels is not None:
                constant += self._weight
                columns += [-self._weight * c for c in labels.indicators(points[:, j])]
                continue
            z, known = self._scaled(points, j)
            columns.append(-2.0 * z)
            if self._gaps:
                missing = self._missing(j)
                constant += missing
                columns += [known, z * z - missing * known]
                continue
            constant += z * z
            if self._sparse[j]:
                columns.append(-z * z)
        return np.column_stack([*columns, np.ones(len(points))]), constant

    def ask(self, points: FloatArray) -> Query:
        """Return the left side of the product."""
        left, constant = self._left(points)
        size = np.abs(left) @ self._largest + np.abs(constant)
        terms = left.shape[1] + points.shape[1] + 32
        error = 2.0 * terms * float(np.finfo(self._precision).eps) * size
        with np.errstate(over="ignore"):
            asked = Query(left.astype(self._precision), size, error, constant)
        self._add_matches(asked, points)
        return asked

    def _add_matches(self, asked: Query, points: FloatArray) -> None:
        """Add points and rows that share a rare label, once for each."""
        found = [
            labels.rare(points[:, j])
            for j, labels in enumerate(self._labels)
            if labels is not None and labels.has_rare
        ]
        if not found:
            return
        numbers = np.concatenate([some for some, _ in found])
        places = np.concatenate([some for _, some in found])
        if self.chosen is not None:
            rows = places
            places = np.minimum(np.searchsorted(self.chosen, rows), self.size - 1)
            inside = self.chosen[places] == rows
            asked.extra = _distinct(numbers[~inside], rows[~inside])
            numbers, places = numbers[inside], places[inside]
        order = np.argsort(places, kind="stable")
        asked.pairs = numbers[order], places[order]

    def block(self, asked: Query, part: slice) -> npt.NDArray[Any]:
        """Return the product for some rows."""
        numbers: npt.NDArray[Any] = asked.left @ self._rows[:, part]
        if asked.pairs is not None and part.step is None:
            points, places = asked.pairs
            start, stop = np.searchsorted(places, [part.start, part.stop])
            if stop > start:
                here = places[start:stop] - part.start
                weight = numbers.dtype.type(self._weight)
                np.subtract.at(numbers, (points[start:stop], here), weight)
        return numbers

    def power(self, distances: FloatArray, rows: IntArray) -> FloatArray:
        """Return squares, or counts, in the unit; with the numbers of rows in ties."""
        norm = self._measure.norm(distances) / self._unit
        return np.asarray(norm**self._measure.p + self._by_row * rows)

    def limit(self, asked: Query, some: IntArray, power: FloatArray) -> FloatArray:
        """Return the number of a power, with all that rounding may add."""
        return np.asarray(power - asked.constant[some] + asked.error[some])


def _distinct(points: IntArray, rows: IntArray) -> Pairs:
    pairs = np.unique(np.stack([points, rows]), axis=1)
    return pairs[0], pairs[1]


def _first_of_alike(
    rows: FloatArray, labels: list[_Labels | None], count: int
) -> IntArray | None:
    """Return the first rows of each set with the same frequent labels, if that is few.

    A row behind `count` of them is as far as they are, or farther, from every point
    with which it shares no rare label.
    """
    key = np.zeros(len(rows), dtype=np.int64)
    sets = 1
    for j, column in enumerate(labels):
        if column is None or sets > 1 << 40:
            return None
        sets *= column.often + 1
        key = key * (column.often + 1) + column.codes(rows[:, j])
    order = np.argsort(key, kind="stable")
    _, starts, sizes = np.unique(key[order], return_index=True, return_counts=True)
    place = np.arange(len(rows)) - np.repeat(starts, sizes)
    chosen = np.sort(order[place < count])
    return chosen if 2 * len(chosen) < len(rows) else None


class _Labels:
    """The labels of one column: the frequent ones, and where the others are."""

    def __init__(self, column: FloatArray, most: int) -> None:
        values, counts = np.unique(column[~np.isnan(column)], return_counts=True)
        often = np.argsort(-counts, kind="stable")[:most]
        often = often[counts[often] * 256 > len(column)]
        self._often = np.sort(values[often])
        self.often = len(often)
        rarely = np.delete(counts, often).astype(np.float64)
        #: how many rows share a rare label with a point, on average
        self.matches = float((rarely**2).sum()) / max(len(column), 1)
        self.has_rare = len(often) < len(values)
        if self.has_rare:
            rare = np.flatnonzero(~np.isnan(column) & ~np.isin(column, self._often))
            order = np.argsort(column[rare], kind="stable")
            self._rows = rare[order]
            self._values = column[self._rows]

    def indicators(self, column: FloatArray) -> list[FloatArray]:
        """Return a column for each frequent label, 1 where it stands."""
        return [np.asarray(column == v, dtype=np.float64) for v in self._often]

    def codes(self, column: FloatArray) -> IntArray:
        """Return the place of each frequent label, from 1; 0 for all else."""
        if not self.often:
            return np.zeros(len(column), dtype=np.int64)
        places = np.minimum(np.searchsorted(self._often, column), self.often - 1)
        return np.where(self._often[places] == column, places + 1, 0)

    def rare(self, column: FloatArray) -> tuple[IntArray, IntArray]:
        """Return the points and rows that share a label that is not frequent."""
        start = np.searchsorted(self._values, column, "left")
        stop = np.searchsorted(self._values, column, "right")
        counts = np.where(np.isnan(column), 0, stop - start)
        points = np.repeat(np.arange(len(column)), counts)
        first = np.repeat(start - (np.cumsum(counts) - counts), counts)
        return points, self._rows[first + np.arange(len(points))]


class PowerDistances:
    """Sums of powers of the differences, or the largest, attribute by attribute.

    Above an exponent of 16 the largest difference stands for the sum: it is never
    above the distance.
    """

    points = 8
    chosen: IntArray | None = None

    def __init__(
        self,
        measure: Measure,
        rows: FloatArray,
        extent: Extent,
        unit: float,
        precision: Any,
    ) -> None:
        self._measure, self._unit, self._precision = measure, unit, precision
        self._p = np.inf if measure.p > _LARGE_EXPONENT else measure.p
        self._origin = np.where(measure.nominal, 0.0, extent.means)
        self._gaps = extent.gaps
        self.size = len(rows)
        self._columns = np.stack(
            [self._scaled(rows, j) for j in range(rows.shape[1])]
        ).astype(precision)

    def _scaled(self, rows: FloatArray, j: int) -> FloatArray:
        if self._measure.nominal[j]:
            return rows[:, j]
        centred = rows[:, j] - self._origin[j]
        return np.asarray(centred / self._measure.scale[j] / self._unit)

    def ask(self, points: FloatArray) -> Query:
        """Return the points in the approximation's unit, and its error."""
        scaled = np.stack(
            [self._scaled(points, j) for j in range(points.shape[1])], axis=1
        )
        numbers = np.abs(np.where(np.isnan(scaled), 0.0, scaled))
        numbers = numbers[:, ~self._measure.nominal]
        largest = numbers.max(axis=1, initial=0.0) + 1.0
        d, p = len(self._columns), self._p
        # numbers are 1/2 at most: so much is their difference wrong
        error = 4.0 * float(np.finfo(self._precision).eps) * largest
        with np.errstate(over="ignore"):
            left = scaled.astype(self._precision)
            size = d * largest ** (1.0 if p == np.inf else p)
        return Query(left, size, error, np.zeros(len(points)))

    def limit(self, asked: Query, some: IntArray, power: FloatArray) -> FloatArray:
        """Return the number of a power, with all that rounding may add.

        Norms differ by no more than the norm of what vectors differ by, for p ≥ 1;
        below, sums of powers do by the sum of the powers of that.
        """
        d, p, error = len(self._columns), self._p, asked.error[some]
        relative = 8.0 * (d + 2.0 * min(p, 64.0) + 16.0)
        if 2.0 * p % 1.0:  # a logarithm of up to 149 is wrong by some of its digits
            relative += 8.0 * _OF_LOGARITHMS
        more = 1.0 + relative * float(np.finfo(self._precision).eps)
        if p == np.inf:
            return np.asarray((power + error) * more)
        if p < 1.0:
            return np.asarray((power + d * error**p) * more)
        return np.asarray((power ** (1.0 / p) + error * d ** (1.0 / p)) ** p * more)

    def block(self, asked: Query, part: slice) -> npt.NDArray[Any]:
        """Gather the powers for some rows."""
        columns = self._columns[:, part]
        total = np.zeros((len(asked.left), columns.shape[1]), self._precision)
        gap, spare = np.empty_like(total), np.empty_like(total)
        for j, column in enumerate(columns):
            self._gap(asked.left[:, j, None], column[None], j, gap)
            if self._p == np.inf:
                np.maximum(total, gap, out=total)
            else:
                total += _power(gap, self._p, spare)
        return total

    def _gap(
        self,
        points: npt.NDArray[Any],
        column: npt.NDArray[Any],
        j: int,
        gap: npt.NDArray[Any],
    ) -> None:
        if self._measure.nominal[j]:
            np.not_equal(points, column, out=gap, casting="unsafe")
            gap *= gap.dtype.type(1.0 / self._unit)
            return
        np.subtract(points, column, out=gap)
        np.abs(gap, out=gap)
        if self._gaps[j] or np.isnan(points).any():
            gap[np.isnan(gap)] = self._measure.missing[j] / self._unit

    def power(self, distances: FloatArray, rows: IntArray) -> FloatArray:
        """Return the powers of distances in the approximation's unit."""
        del rows
        norm = self._measure.norm(distances) / self._unit
        return norm if self._p == np.inf else np.asarray(norm**self._p)


def _power(
    gap: npt.NDArray[Any], p: float, spare: npt.NDArray[Any]
) -> npt.NDArray[Any]:
    """Return gap to the power p, in either array.

    By multiplication where p is whole, and a root where 2 p is; else, in single
    precision, through logarithms, which cost half as much as `numpy.power`.
    """
    if p == 1.0:
        return gap
    if p == 0.5:
        np.sqrt(gap, out=gap)
        return gap
    if 2.0 * p != int(2.0 * p):
        if gap.dtype == np.float32:
            with np.errstate(divide="ignore"):  # the power of 0 is that of -inf, 0
                np.log2(gap, out=gap)
            gap *= gap.dtype.type(p)
            return np.asarray(np.exp2(gap, out=gap))
        np.power(gap, gap.dtype.type(p), out=gap)
        return gap
    digits = bin(int(p))[3:]
    source = gap
    for digit in digits:
        np.multiply(source, source, out=spare)
        source = spare
        if digit == "1":
            np.multiply(spare, gap, out=spare)
    if p == int(p):
        return spare
    if not digits:  # 1.5
        np.sqrt(gap, out=spare)
        np.multiply(gap, spare, out=gap)
        return gap
    np.sqrt(gap, out=gap)
    np.multiply(spare, gap, out=spare)
    return spare
