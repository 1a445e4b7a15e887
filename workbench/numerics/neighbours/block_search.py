"""Exact neighbours through blocks of approximate distances of known error.

A form gives a number for each pair of a point and a row: the power of their distance,
approximate, in single precision first and in double where that does not tell. Of a
sample of the rows the exact distances are computed; a row whose number, less all that
rounding may have done, is above the k-th of them is out. Few rows are left, whose exact
distances decide. So no answer depends on how a matrix product is summed.

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

Answer = tuple[FloatArray, IntArray]
Pairs = tuple[IntArray, IntArray]

_POINTS = 128  # of a block; more make no matrix product faster
_CELLS = 1 << 18  # of a block: 1 MB in single precision stays in the cache
_PIECE = 4096  # rows prepared at once
_STRIDE = 16  # one row of so many is in the sample
_SAMPLE = 16_384  # rows of a sample at most
_MOST = 1024  # candidates of a point; above, the next precision or a scan is cheaper
_LARGE_EXPONENT = 16.0  # above, powers are zero in single precision
_SMALL_EXPONENT = 0.1  # below, all distances are nearly alike
_PAIRS = 1 << 21  # of points and rows with rare labels in common, at once
_FEW_MATCHES = 16.0  # such pairs of a point that are looked at beside the product
_OFTEN = 16  # labels of a column that get a place of their own in the product
_LARGEST = 1e30  # numbers above are near the end of single precision
_SMALLEST = 1e-100  # a square of half as many digits is no number any more
_OF_LOGARITHMS = 80.0  # 149 log 2, 5 halves of an epsilon each: more than that is lost
_PRECISIONS = (np.float32, np.float64)


class Form(Protocol):
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

    def ask(self, points: FloatArray) -> Any:
        """Return what `block` wants to know of prepared points, with their errors.

        The result has the attributes ``left``, ``size``, shape (m,): no number is
        larger, and ``extra``: points and rows to be looked at that are not `chosen`.
        """

    def block(self, asked: Any, part: slice) -> npt.NDArray[Any]:
        """Return the numbers of the points asked and some rows, shape (m, r)."""

    def power(self, distances: FloatArray, rows: IntArray) -> FloatArray:
        """Return exact numbers, before the constant of the point is taken off."""

    def limit(self, asked: Any, some: IntArray, power: FloatArray) -> FloatArray:
        """Return what the number of a row is at most whose `power` is no larger."""


class BlockSearch:
    """A search of rows by blocks; forms are made when first needed, and kept.

    Parameters
    ----------
    rows : ndarray, shape (n, e)
        Prepared; may have missing values, but no magnitude above 1e150.
    extent : Extent
        That of the rows.
    """

    def __init__(self, measure: Measure, rows: FloatArray, extent: Extent) -> None:
        self._measure, self._rows, self._extent = measure, rows, extent
        self._unit = _unit(measure, extent)
        self._forms: dict[tuple[Any, ...], Form] = {}

    @property
    def possible(self) -> bool:
        """Whether the numbers are of a size that can be told from each other."""
        p = self._measure.p
        return self._unit > _SMALLEST and p >= _SMALL_EXPONENT

    def nearest(
        self, points: FloatArray, k: int, own: IntArray | None
    ) -> tuple[FloatArray, IntArray, IntArray]:
        """Find the k nearest rows of points, shape (m, e), in exact order.

        Parameters
        ----------
        points : ndarray, shape (m, e)
        k : int
            At most the rows there are, the point's own left out.
        own : ndarray of int64, shape (m,), or None
            The row that each point is, which is left out.

        Returns
        -------
        distances, indices : ndarray, shape (m, k)
        open : ndarray of int64, shape (o,)
            The points that are not answered: too many rows are too near to each other.
        """
        distances = np.empty((len(points), k))
        indices = np.empty((len(points), k), dtype=np.int64)
        left: IntArray = np.arange(len(points))
        for precision in _PRECISIONS:
            open_ = []
            for gaps, some in self._by_gaps(points, left):
                form = self._form(precision, gaps, k + (own is not None))
                for start in range(0, len(some), form.points):
                    part = some[start : start + form.points]
                    mine = None if own is None else own[part]
                    one = _Block(self, form, points[part], mine, k)
                    d, i, settled = one.answer()
                    distances[part[settled]], indices[part[settled]] = d, i
                    open_.append(part[~settled])
            left = np.concatenate(open_) if open_ else left[:0]
        return distances, indices, left

    def prepare(self) -> None:
        """Make the form that points without missing values are asked of first."""
        if self._measure.nominal.all():
            return  # it would depend on how many neighbours are asked for
        self._form(_PRECISIONS[0], not _is_product(self._measure), 0)

    def exact(self, points: FloatArray, found: IntArray) -> FloatArray:
        """Return the distances of points (m, e) to rows (m, c) by number."""
        return self._measure.between(points[:, None, :], self._rows[found])

    def __len__(self) -> int:
        return len(self._rows)

    def _by_gaps(
        self, points: FloatArray, left: IntArray
    ) -> list[tuple[bool, IntArray]]:
        # points with missing numbers need a longer product than the others
        if not _is_product(self._measure):
            return [(True, left)]
        numbers = ~self._measure.nominal
        gaps = np.isnan(points[left][:, numbers]).any(axis=1)
        parts = ((False, left[~gaps]), (True, left[gaps]))
        return [(gap, some) for gap, some in parts if len(some)]

    def _form(self, precision: Any, gaps: bool, count: int) -> Form:
        tied = bool(self._measure.nominal.all())
        key = precision, gaps, count if tied else 0
        if key not in self._forms:
            given = self._measure, self._rows, self._extent, self._unit, precision
            product = _is_product(self._measure)
            self._forms[key] = (
                _Product(*given, gaps, count) if product else _Powers(*given)
            )
        return self._forms[key]


def _is_product(measure: Measure) -> bool:
    # squares, or plain counts of labels that differ
    return measure.p == 2.0 or (measure.p == 1.0 and bool(measure.nominal.all()))


def _unit(measure: Measure, extent: Extent) -> float:
    """Return what all differences of rows are at most."""
    numbers = ~measure.nominal
    missing = measure.missing[numbers & extent.gaps]
    largest = float(missing.max(initial=0.0))
    # rounding keeps the order, so the largest distance from the mean is that of an end
    sizes = extent.farthest(extent.means)[numbers] / measure.scale[numbers]
    largest = max(largest, 2.0 * float(sizes.max(initial=0.0)))
    return max(largest, 1.0) if measure.nominal.any() else largest


class _Block:
    """Some points under one form."""

    def __init__(
        self,
        search: BlockSearch,
        form: Form,
        points: FloatArray,
        own: IntArray | None,
        k: int,
    ) -> None:
        self._search, self._form, self._points = search, form, points
        self._own, self._k = own, k
        self._most = _MOST + 64 * k
        self._asked = form.ask(points)

    def answer(self) -> tuple[FloatArray, IntArray, npt.NDArray[np.bool_]]:
        """Return the neighbours of the points that are settled, and which these are."""
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            limit, settled = self._limits()
            found, numbers = self._gather(np.where(settled, limit, -np.inf))
        settled &= (found >= 0).sum(axis=1) <= self._most
        found, numbers = found[settled], numbers[settled]
        if not len(found):
            return np.empty((0, self._k)), np.empty((0, self._k), np.int64), settled
        return *self._refined(np.flatnonzero(settled), found, numbers), settled

    def _limits(self) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
        """Return what no neighbour is above, by a sample; and where that is few rows."""
        n, count = self._form.size, self._k + (self._own is not None)
        usable = self._asked.size < _LARGEST
        self._asked.left[~usable] = 0.0
        stride = max(_STRIDE, n // _SAMPLE)
        stride = max(min(stride, self._most // (4 * count), n // (4 * count)), 1)
        numbers = self._form.block(self._asked, slice(0, n, stride))
        best = self._rows_at(
            smallest(numbers, min(count, numbers.shape[1]))[1] * stride
        )
        limit = self._limit(np.arange(len(best)), best)
        inside = (numbers <= limit[:, None]).sum(axis=1) * stride
        return limit, usable & (inside <= self._most)

    def _limit(self, some: IntArray, rows: IntArray) -> FloatArray:
        """Return the number that a row as near as the k-th of these has at most."""
        exact = self._exact(some, rows)
        power = self._form.power(exact, rows)
        kth = np.partition(power, self._k - 1, axis=1)[:, self._k - 1]
        return self._form.limit(self._asked, some, kth)

    def _rows_at(self, places: IntArray) -> IntArray:
        chosen = self._form.chosen
        return places if chosen is None else chosen[places]

    def _exact(self, some: IntArray, rows: IntArray) -> FloatArray:
        exact = self._search.exact(self._points[some], np.maximum(rows, 0))
        exact[rows < 0] = np.inf
        if self._own is not None:
            exact[rows == self._own[some, None]] = np.inf
        return exact

    def _gather(self, limit: FloatArray) -> tuple[IntArray, FloatArray]:
        """Return rows below the limits and their numbers, both (m, c); -1 pads.

        Of points with too many the search ends early.
        """
        m, n = len(limit), self._form.size
        limit, counts = limit.copy(), np.zeros(m, dtype=np.int64)
        width = max(_CELLS // m, 256)
        points, rows, numbers = [], [], []
        for start in range(0, n, width):
            check()
            block = self._form.block(self._asked, slice(start, min(start + width, n)))
            below = _upwards(limit, block.dtype)[:, None]
            flat = np.flatnonzero(block <= below)
            points.append(flat // block.shape[1])
            rows.append(self._rows_at(flat % block.shape[1] + start))
            numbers.append(block.ravel()[flat])
            counts += np.bincount(points[-1], minlength=m)
            limit[counts > self._most] = -np.inf
        more = self._asked.extra
        if more is not None:
            points.append(more[0])
            rows.append(more[1])
            numbers.append(np.full(len(more[0]), -np.inf))
        return _padded(
            np.concatenate(points), np.concatenate(rows), np.concatenate(numbers), m
        )

    def _refined(self, some: IntArray, found: IntArray, numbers: FloatArray) -> Answer:
        """Put those that may be neighbours in exact order."""
        count = self._k + (self._own is not None)
        if found.shape[1] > 2 * count:
            columns = smallest(numbers, count)[1]
            best = np.take_along_axis(found, columns, axis=1)
            limit = self._limit(some, best)
            found[numbers > limit[:, None]] = -1
            most = max(int((found >= 0).sum(axis=1).max()), count)
            order = np.argsort(found < 0, axis=1, kind="stable")[:, :most]
            found = np.take_along_axis(found, order, axis=1)
        exact = self._exact(some, found)
        rank = np.where(found < 0, len(self._search), found)
        order = np.lexsort((rank, exact), axis=-1)[:, : self._k]
        return (
            np.take_along_axis(exact, order, axis=1),
            np.take_along_axis(found, order, axis=1),
        )


def smallest(table: npt.NDArray[Any], k: int) -> Answer:
    """Return the k smallest cells of each row and their columns, ties by column.

    Parameters
    ----------
    table : ndarray, shape (m, n)
        No NaN.
    k : int
        1 to n.
    """
    kth = np.partition(table, k - 1, axis=1)[:, k - 1 : k]
    chosen = table <= kth
    crowded = np.flatnonzero(chosen.sum(axis=1) > k)
    if len(crowded):
        below = table[crowded] < kth[crowded]
        level = chosen[crowded] & ~below
        free = k - below.sum(axis=1, keepdims=True)
        chosen[crowded] = below | (level & (level.cumsum(axis=1) <= free))
    columns = np.nonzero(chosen)[1].reshape(len(table), k)
    values = np.take_along_axis(table, columns, axis=1)
    order = np.argsort(values, axis=1, kind="stable")
    return (
        np.take_along_axis(values, order, axis=1),
        np.take_along_axis(columns, order, axis=1),
    )


def _upwards(limit: FloatArray, kind: Any) -> npt.NDArray[Any]:
    return np.asarray(np.nextafter(limit.astype(kind), np.array(np.inf, kind)))


def _padded(
    points: IntArray, rows: IntArray, numbers: npt.NDArray[Any], m: int
) -> tuple[IntArray, FloatArray]:
    """Give each point a line of its rows, in their order."""
    order = np.argsort(points, kind="stable")
    points = points[order]
    counts = np.bincount(points, minlength=m)
    places = np.arange(len(points)) - np.repeat(np.cumsum(counts) - counts, counts)
    found = np.full((m, int(counts.max(initial=0))), -1, dtype=np.int64)
    values = np.full(found.shape, np.inf)
    found[points, places], values[points, places] = rows[order], numbers[order]
    return found, values


@dataclass(eq=False, slots=True)
class _Asked:
    """Points as a form wants them; see `Form.ask`.

    Attributes
    ----------
    left : ndarray, shape (m, w)
    size : ndarray, shape (m,)
    error : ndarray, shape (m,)
        What rounding does, in the form's own terms.
    constant : ndarray, shape (m,)
        What numbers are less than powers.
    pairs : tuple of ndarray, or None
        Points, and places of rows, that have a rare label in common; by place.
    extra : tuple of ndarray, or None
    """

    left: npt.NDArray[Any]
    size: FloatArray
    error: FloatArray
    constant: FloatArray
    pairs: Pairs | None = None
    extra: Pairs | None = None


class _Product:
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
            self.points = max(self.points, min(_CELLS // self.size, 8 * _POINTS))
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

    def ask(self, points: FloatArray) -> _Asked:
        """Return the left side of the product."""
        left, constant = self._left(points)
        size = np.abs(left) @ self._largest + np.abs(constant)
        terms = left.shape[1] + points.shape[1] + 32
        error = 2.0 * terms * float(np.finfo(self._precision).eps) * size
        with np.errstate(over="ignore"):
            asked = _Asked(left.astype(self._precision), size, error, constant)
        self._add_matches(asked, points)
        return asked

    def _add_matches(self, asked: _Asked, points: FloatArray) -> None:
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

    def block(self, asked: _Asked, part: slice) -> npt.NDArray[Any]:
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

    def limit(self, asked: _Asked, some: IntArray, power: FloatArray) -> FloatArray:
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


class _Powers:
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

    def ask(self, points: FloatArray) -> _Asked:
        """Return the points in the form's unit, and its error."""
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
        return _Asked(left, size, error, np.zeros(len(points)))

    def limit(self, asked: _Asked, some: IntArray, power: FloatArray) -> FloatArray:
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

    def block(self, asked: _Asked, part: slice) -> npt.NDArray[Any]:
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
        """Return the powers of distances in the form's unit."""
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
