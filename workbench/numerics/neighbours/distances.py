"""Distances between rows of numbers, codes of labels and missing values.

Every metric is brought to one form: differences attribute by attribute, gathered by
an exponent. Sums run over the attributes in order, one elementwise operation at a
time, so a pair of rows has the same distance, to the last bit, wherever it stands in
an array. That is what makes ties between rows mean something.

Which distances there are and their formulas stands in
`workbench.numerics.neighbours.distance`. ``heom`` is that of Wilson and Martinez (1997,
eq. 12-14); an attribute of range 0 counts 0 in it. ``cosine`` is 1 if just one row is 0,
0 if both are. ``minkowski`` has no triangle inequality for p below 1.

Where attributes are compared one by one, gⱼ = |aⱼ - bⱼ| for numbers, and for labels 0
if equal, 1 if not (the overlap metric). A missing value is as far as can be from every
value and from another missing one: 1 for labels, the attribute's range for numbers.
Where coordinates are needed (`mahalanobis`, `cosine`), labels become indicator columns,
a missing value stands at the column's mean or at 0, so that it adds nothing.

With an exponent near 0 the distance of rows that differ in several attributes
is beyond the largest number (d^(1/p) > 1e308); such rows count as equally far.

References
----------
D. R. Wilson, T. R. Martinez (1997). Improved heterogeneous distance functions.
Journal of Artificial Intelligence Research 6, 1-34.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, Problem, check
from workbench.api.did_you_mean import instead_of
from workbench.numerics.metrics.mahalanobis import scaled_map, symmetric_inverse
from workbench.numerics.neighbours.distance import DISTANCES, Distance

#: Numbers that are added to many times before others are: 256 kB stay in the cache.
_CACHED = 32_768


@dataclass(frozen=True)
class Encoding:
    """How rows become plain coordinates, for metrics that need a vector space.

    Attributes
    ----------
    labels : tuple of int
        For each column the number of its labels, 0 if it is numeric. A nominal
        column becomes one indicator column for each label, all 0 when missing.
    fill : ndarray, shape (e,)
        What stands for a missing value, for each column of the result.
    """

    labels: tuple[int, ...]
    fill: FloatArray

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return the coordinates of rows of shape (n, d) as an array (n, e)."""
        encoded = _indicators(rows, self.labels)
        return np.where(np.isnan(encoded), self.fill, encoded)


@dataclass(frozen=True)
class Measure:
    """A metric with all that it has learned from the rows searched.

    Attributes
    ----------
    distance : Distance
    p : float
        Exponent the differences are gathered with; infinity takes their maximum.
    nominal : ndarray of bool, shape (e,)
        The columns whose difference is 0 for equal codes and 1 for others.
    scale : ndarray, shape (e,)
        What each difference is divided by; infinity drops the column.
    missing : ndarray, shape (e,)
        The difference (after `scale`) where either value is missing.
    encoding : Encoding or None
        Applied to rows first, where coordinates are needed.
    linear : ndarray, shape (r, e), or None
        Applied next.
    """

    distance: Distance
    p: float
    nominal: npt.NDArray[np.bool_]
    scale: FloatArray
    missing: FloatArray
    encoding: Encoding | None = None
    linear: FloatArray | None = None

    def prepare(self, rows: FloatArray) -> FloatArray:
        """Return the coordinates `between` compares, shape (n, e).

        Each row is treated by itself, so equal rows stay equal to the last bit.
        """
        if self.encoding is not None:
            rows = self.encoding(rows)
        if self.linear is not None:
            rows = _mapped(rows, self.linear)
        if self.distance.angles:
            rows = _directions(rows)
        return np.ascontiguousarray(rows, dtype=np.float64)

    def differences(self, a: FloatArray, b: FloatArray, column: int) -> FloatArray:
        """Return the differences in one column of prepared rows, broadcast.

        `a` and `b` have shapes (…, e) that broadcast; the result has their common
        shape without the last axis.
        """
        left, right = a[..., column], b[..., column]
        if self.nominal[column]:
            # NaN differs from everything, as it should
            return np.asarray(left != right, dtype=np.float64)
        gap = self.distance.difference(left, right)
        if self.scale[column] != 1.0:
            gap /= self.scale[column]
        gap[np.isnan(gap)] = self.missing[column]
        return gap

    def between(self, a: FloatArray, b: FloatArray) -> FloatArray:
        """Return the distances of prepared rows, broadcast over all but the last axis."""
        shape = np.broadcast_shapes(a.shape[:-1], b.shape[:-1])
        total = np.zeros(shape)
        if self.p not in (1.0, 2.0, np.inf):
            return self._general(a, b, total)
        for j in range(a.shape[-1]):
            gap = self.differences(a, b, j)
            if self.p == np.inf:
                np.maximum(total, gap, out=total)
            else:
                total += gap if self.p == 1.0 else np.square(gap, out=gap)
        if self.distance.angles:
            return total / 2.0  # no root that `finish` would only square again
        if self.p == 2.0:
            np.sqrt(total, out=total)
        return self.finish(total)

    def _general(self, a: FloatArray, b: FloatArray, total: FloatArray) -> FloatArray:
        # (Σ gᵖ)^(1/p) = g∞ (Σ (g/g∞)ᵖ)^(1/p): no overflow on the way to a distance
        largest = np.zeros_like(total)
        for j in range(a.shape[-1]):
            np.maximum(largest, self.differences(a, b, j), out=largest)
        divisor = np.where(largest > 0, largest, 1.0)
        for j in range(a.shape[-1]):
            total += (self.differences(a, b, j) / divisor) ** self.p
        with np.errstate(over="ignore"):  # d^(1/p) itself is infinite for tiny p
            norm = largest * total ** (1.0 / self.p)
        return self.finish(np.minimum(norm, np.finfo(np.float64).max))

    def finish(self, norm: FloatArray) -> FloatArray:
        """Turn the gathered norm of the differences into the distance."""
        if self.distance.angles:
            return norm * norm / 2.0
        if self.distance.averaged:
            return norm / max(len(self.nominal), 1)
        return norm

    def norm(self, distances: FloatArray) -> FloatArray:
        """Turn distances back into norms; the inverse of `finish`, but for rounding."""
        if self.distance.angles:
            return np.sqrt(2.0 * distances)
        if self.distance.averaged:
            return distances * max(len(self.nominal), 1)
        return distances


def measure_for(
    metric: str,
    X: FloatArray,
    *,
    p: float = 2.0,
    attributes: Sequence[Attribute] | None = None,
    inverse_covariance: FloatArray | None = None,
    ranges: FloatArray | None = None,
) -> Measure:
    """Return the named metric, fitted to the rows X.

    The formulas stand at the head of this module.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        The rows searched: their ranges and their covariance are used.
    p : float
        Exponent of ``minkowski``.
    attributes : sequence of Attribute, optional
        Tells the nominal columns; all numeric if None.
    inverse_covariance : ndarray, shape (e, e), optional
        C⁻¹; the inverse of the covariance of X (pseudo-inverse if singular) if None.
    ranges : ndarray, shape (d,), optional
        The attributes' ranges; those of X if None.

    Raises
    ------
    Problem
        For an unknown metric, p ≤ 0, or a matrix of another size.
    """
    if metric not in DISTANCES:
        expected = instead_of(metric, tuple(DISTANCES))
        raise Problem(f"metric {metric!r}", expected=expected)
    distance = DISTANCES[metric]
    if distance.exponent is None and not p > 0:
        raise Problem(f"p = {p!r}", expected="a number above 0")
    labels = _label_counts(X, attributes)
    if distance.coordinates is not None:
        return _vector_measure(distance, p, X, labels, inverse_covariance)
    d = X.shape[1]
    spans = _ranges(X) if ranges is None else np.asarray(ranges, dtype=np.float64)
    scale = np.where(spans > 0, spans, np.inf) if distance.in_ranges else np.ones(d)
    missing = spans if distance.farthest is None else np.full(d, distance.farthest)
    nominal = np.array([distance.as_labels or n > 0 for n in labels], dtype=np.bool_)
    return Measure(distance, float(distance.exponent_for(p)), nominal, scale, missing)


def pairwise(a: FloatArray, b: FloatArray, measure: Measure) -> FloatArray:
    """Return all distances of rows (m, d) to rows (n, d) as an array (m, n)."""
    return measure.between(measure.prepare(a)[:, None, :], measure.prepare(b)[None])


def _vector_measure(
    distance: Distance,
    p: float,
    X: FloatArray,
    labels: tuple[int, ...],
    inverse_covariance: FloatArray | None,
) -> Measure:
    indicators = _indicators(X, labels)
    e = indicators.shape[1]
    fill = np.zeros(e) if distance.coordinates == "zero" else known_means(indicators)
    encoding = Encoding(labels, fill)
    linear = None
    if distance.takes_matrix:
        if inverse_covariance is None:
            inverse_covariance = _inverse_covariance(encoding(X))
        inverse = np.asarray(inverse_covariance, dtype=np.float64)
        if inverse.shape != (e, e):
            raise Problem(
                f"an inverse covariance of shape {inverse.shape}",
                expected=f"shape ({e}, {e})",
            )
        # not `distance.linear`: this one is exact on badly scaled attributes, too
        linear = scaled_map(inverse)
    elif distance.linear is not None:
        linear = distance.linear(encoding(X))
    width = e if linear is None else linear.shape[0]
    width += distance.angles  # see `_directions`
    plain, exponent = np.ones(width), float(distance.exponent_for(p))
    return Measure(
        distance, exponent, np.zeros(width, np.bool_), plain, plain, encoding, linear
    )


def _label_counts(
    X: FloatArray, attributes: Sequence[Attribute] | None
) -> tuple[int, ...]:
    if attributes is None:
        return (0,) * int(X.shape[1])
    if len(attributes) != X.shape[1]:
        raise Problem(
            f"{len(attributes)} attributes beside {X.shape[1]} columns",
            expected="one attribute for each column",
        )
    # a string column is compared like a nominal one: by its code
    return tuple(
        0 if attribute.is_numeric else max(len(attribute.values), 1)
        for attribute in attributes
    )


def _ranges(X: FloatArray) -> FloatArray:
    low = np.fmin.reduce(X, axis=0, initial=np.inf)  # what is missing does not count
    high = np.fmax.reduce(X, axis=0, initial=-np.inf)
    return np.where(high > low, high - low, 0.0)


def known_means(X: FloatArray) -> FloatArray:
    """Return the mean of each column without its missing values, 0 if all are."""
    known = ~np.isnan(X)
    sums = np.sum(X, axis=0, where=known, initial=0.0)
    return np.asarray(sums / np.maximum(known.sum(axis=0), 1), dtype=np.float64)


def _inverse_covariance(X: FloatArray) -> FloatArray:
    if X.shape[0] < 2:
        return np.eye(X.shape[1])
    return symmetric_inverse(np.atleast_2d(np.cov(X, rowvar=False)))


def _indicators(rows: FloatArray, labels: tuple[int, ...]) -> FloatArray:
    if not any(labels):
        return rows
    columns = []
    for j, count in enumerate(labels):
        column = rows[:, j, None]
        # NaN equals no code: a missing label has all its indicators 0
        columns.append(column == np.arange(count) if count else column)
    return np.hstack([np.asarray(c, dtype=np.float64) for c in columns])


def _mapped(rows: FloatArray, linear: FloatArray) -> FloatArray:
    # not a matrix product: BLAS rounds a row differently at different places
    result = np.zeros((rows.shape[0], linear.shape[0]))
    columns = np.ascontiguousarray(linear.T)
    step = max(_CACHED // max(linear.shape[0], 1), 1)
    for start in range(0, rows.shape[0], step):
        check()
        some, block = rows[start : start + step], result[start : start + step]
        for j, column in enumerate(columns):
            block += some[:, j, None] * column
    return result


def _directions(rows: FloatArray) -> FloatArray:
    # |u - v|²/2 = 1 - u·v for unit vectors, and it is exactly 0 for equal ones. The
    # zero vector gets an axis of its own: at distance 1 from every direction.
    largest = np.max(np.abs(rows), axis=1, initial=0.0)
    zero = largest == 0
    scaled = rows / np.where(zero, 1.0, largest)[:, None]
    squares = np.zeros(rows.shape[0])
    for j in range(rows.shape[1]):
        squares += scaled[:, j] ** 2
    lengths = np.where(zero, 1.0, np.sqrt(squares))
    return np.hstack([scaled / lengths[:, None], zero[:, None]])
