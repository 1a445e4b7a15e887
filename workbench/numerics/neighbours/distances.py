"""Distances between rows of numbers, codes of labels and missing values.

Every metric is brought to one form: differences attribute by attribute, gathered by
an exponent. Sums run over the attributes in order, one elementwise operation at a
time, so a pair of rows has the same distance, to the last bit, wherever it stands in
an array. That is what makes ties between rows mean something.

Which distances there are and their formulas stands in
`workbench.numerics.neighbours.distance`. ``heom`` is that of Wilson and Martinez (1997,
eq. 12-14); an attribute of range 0 counts 0 in it. ``cosine`` is 1 if just one row is 0,
0 if both are. ``minkowski`` has no triangle inequality for p below 1. ``angle`` is the
arc of that cosine, ``pearson`` the cosine distance of rows less their own mean.
``canberra`` counts 0 where both numbers are 0, 1 where one is missing. ``jaccard`` reads
a row as the set of its columns that are 1 (of a column of two labels, the second); a
missing value is in no set, and two empty sets are at distance 0.

Where attributes are compared one by one, gⱼ = |aⱼ - bⱼ| for numbers, and for labels 0
if equal, 1 if not (the overlap metric). A missing value is as far as can be from every
value and from another missing one: 1 for labels, the attribute's range for numbers.
Where coordinates are needed (`mahalanobis`, `cosine`, `angle`, `pearson`), labels become
indicator columns, a missing value stands at the column's mean, at 0 or at the row's mean,
so that it adds nothing. Under `weighted` and `vdm` labels become columns of numbers, too
(`workbench.numerics.neighbours.label_columns`); under `custom` attributes give points
(`workbench.numerics.neighbours.custom_points`). ``shared`` compares lists of neighbours
and is no matter of two rows (`workbench.numerics.neighbours.shared_neighbours`).

With an exponent near 0 the distance of rows that differ in several attributes
is beyond the largest number (d^(1/p) > 1e308); such rows count as equally far.

References
----------
D. R. Wilson, T. R. Martinez (1997). Improved heterogeneous distance functions.
Journal of Artificial Intelligence Research 6, 1-34.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, IntArray, Problem, check
from workbench.api.did_you_mean import instead_of
from workbench.numerics.metrics.mahalanobis import scaled_map, symmetric_inverse
from workbench.numerics.neighbours.custom_points import (
    PointRules,
    read_object,
    read_rules,
)
from workbench.numerics.neighbours.distance import (
    DISTANCES,
    OPTIONS,
    Distance,
)
from workbench.numerics.neighbours.label_columns import (
    BinaryColumns,
    Coordinates,
    Encoding,
    indicators,
    read_weights,
    share_columns,
    weighted_columns,
)

#: Rows that are laid side by side.
_FOLD = 32
#: Numbers that are added to many times before others are: 256 kB stay in the cache.
_CACHED = 32_768
#: Numbers of a row that differ by less, as a share of the largest, are equal.
_CONSTANT = 16 * float(np.finfo(np.float64).eps)


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
    encoding : Coordinates or None
        Applied to rows first, where labels become coordinates.
    linear : ndarray, shape (r, e), or None
        Applied next.
    rules : PointRules or None
        What takes the place of differences where likeness has points.
    """

    distance: Distance
    p: float
    nominal: npt.NDArray[np.bool_]
    scale: FloatArray
    missing: FloatArray
    encoding: Coordinates | None = None
    linear: FloatArray | None = None
    rules: PointRules | None = None

    def prepare(self, rows: FloatArray) -> FloatArray:
        """Return the coordinates `between` compares, shape (n, e).

        Each row is treated by itself, so equal rows stay equal to the last bit.
        """
        if self.encoding is not None:
            rows = self.encoding(rows)
        if self.linear is not None:
            rows = _mapped(rows, self.linear)
        if self.distance.angles:
            rows = _directions(rows, self.distance.coordinates == "row")
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
        if self.rules is not None:
            return self.rules.difference(left, right, column)
        gap = self.distance.difference(left, right)
        if self.scale[column] != 1.0:
            gap /= self.scale[column]
        gap[np.isnan(gap)] = self.missing[column]
        return gap

    def between(self, a: FloatArray, b: FloatArray) -> FloatArray:
        """Return the distances of prepared rows, broadcast over all but the last axis."""
        if self.distance.kind == "sets":
            return _set_distance((a * b).sum(axis=-1), np.maximum(a, b).sum(axis=-1))
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
        if self.distance.angles and not self.distance.arc:
            return total / 2.0  # no root that `finish` would only square again
        if not self.distance.rooted:
            return total
        if self.p == 2.0:
            np.sqrt(total, out=total)
        return self.finish(total)

    def table(self, a: FloatArray, b: FloatArray) -> FloatArray:
        """Return all distances of prepared rows (m, e) to rows (n, e), shape (m, n)."""
        if self.distance.kind != "sets":
            return self.between(a[:, None, :], b[None])
        shared = a @ b.T  # counts: exact, however they are summed
        union = a.sum(axis=1)[:, None] + b.sum(axis=1)[None] - shared
        return _set_distance(shared, union)

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
        if self.distance.arc:
            return 2.0 * np.arcsin(np.minimum(norm / 2.0, 1.0))
        if self.distance.angles:
            return norm * norm / 2.0
        if self.rules is not None:
            return norm / self.rules.total
        return norm if self.distance.rooted else norm**self.p

    def norm(self, distances: FloatArray) -> FloatArray:
        """Turn distances back into norms; the inverse of `finish`, but for rounding."""
        if self.distance.arc:  # beyond the largest angle nothing is found: infinity
            chord = 2.0 * np.sin(np.minimum(distances, np.pi) / 2.0)
            return np.where(distances > np.pi, np.inf, chord)
        if self.distance.angles:
            return np.sqrt(2.0 * distances)
        return distances if self.distance.rooted else distances ** (1.0 / self.p)

    def owners(self, d: int) -> tuple[int, ...]:
        """Return the attribute, of d, that each coordinate before `linear` is of."""
        widths = (1,) * d if self.encoding is None else self.encoding.widths
        return tuple(j for j, width in enumerate(widths) for _ in range(width))

    @property
    def has_norm(self) -> bool:
        """Whether a search by norms of known error orders the distances, too."""
        steep = not self.distance.rooted and self.p < 1.0  # errors near 0 grow
        return self.distance.has_norm and not steep


def measure_for(
    metric: str,
    X: FloatArray,
    *,
    p: float = 2.0,
    attributes: Sequence[Attribute] | None = None,
    inverse_covariance: FloatArray | None = None,
    ranges: FloatArray | None = None,
    classes: IntArray | None = None,
    **options: Any,
) -> Measure:
    """Return the named metric, fitted to the rows X.

    The formulas stand at the head of this module.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        The rows searched: their ranges and their covariance are used.
    p : float
        Exponent of ``minkowski`` and ``weighted``.
    attributes : sequence of Attribute, optional
        Tells the nominal columns; all numeric if None.
    inverse_covariance : ndarray, shape (e, e), optional
        C⁻¹; the inverse of the covariance of X (pseudo-inverse if singular) if None.
    ranges : ndarray, shape (d,), optional
        The attributes' ranges; those of X if None.
    classes : ndarray of int, shape (n,), optional
        The class of each row, from 0; only ``vdm`` needs them.
    **options
        Other parameters of the metric by name; defaults where they are not given.

    Raises
    ------
    Problem
        For an unknown metric, a parameter outside its limits, a matrix of another size,
        classes that are missing, and ``shared``, whose lists know their rows.
    """
    distance = declared_distance(metric)
    chosen = {name: param.default for name, param in OPTIONS.items()} | options
    _check_options(chosen)
    if any(param.name == "p" for param in distance.params) and not p > 0:
        raise Problem(f"p = {p!r}", expected="a number above 0")  # infinity will do
    p = distance.exponent_for(p if distance.exponent_name == "p" else chosen["vdm_q"])
    labels = _label_counts(X, attributes)
    if distance.coordinates is not None:
        return _vector_measure(distance, p, X, labels, inverse_covariance)
    d = X.shape[1]
    if distance.kind == "lists":
        raise Problem(
            f"metric {metric!r} of two rows alone", expected="rows of a searched table"
        )
    if distance.kind == "sets":
        plain = np.ones(d)
        members = BinaryColumns.of(X, attributes)
        return Measure(distance, 1.0, np.zeros(d, np.bool_), plain, plain, members)
    if distance.kind == "points":
        plain, rules = np.ones(d), read_rules(str(chosen["custom_points"]), attributes)
        cells = np.zeros(d, np.bool_)
        return Measure(distance, 1.0, cells, plain, plain, rules=rules)
    spans = _ranges(X) if ranges is None else np.asarray(ranges, dtype=np.float64)
    return _difference_measure(distance, p, X, labels, classes, spans, chosen)


def _difference_measure(
    distance: Distance,
    p: float,
    X: FloatArray,
    labels: tuple[int, ...],
    classes: IntArray | None,
    spans: FloatArray,
    chosen: Mapping[str, Any],
) -> Measure:
    """Return a metric that adds up attribute by attribute, fitted to the rows X."""
    d = X.shape[1]
    scale = np.where(spans > 0, spans, np.inf) if distance.in_ranges else np.ones(d)
    missing = spans if distance.farthest is None else np.full(d, distance.farthest)
    if distance.labels is not None:
        columns = (
            weighted_columns(str(chosen["attribute_weights"]), p, labels, missing)
            if distance.labels == "weighted"
            else share_columns(
                X, labels, classes, str(chosen["vdm_shares"]), scale, missing
            )
        )
        plain_columns = np.zeros(len(columns.scale), np.bool_)
        return Measure(
            distance, p, plain_columns, columns.scale, columns.missing, columns.encoding
        )
    nominal = np.array([distance.as_labels or n > 0 for n in labels], dtype=np.bool_)
    return Measure(distance, float(p), nominal, scale, missing)


def _check_options(chosen: Mapping[str, Any]) -> None:
    """Check all of them, also those that belong to other distances.

    Raises
    ------
    Problem
        For the first that is outside its limits, or a text that cannot be read.
    """
    for name, value in chosen.items():
        if name not in OPTIONS:
            raise Problem(f"no option {name!r}", expected=instead_of(name, [*OPTIONS]))
        OPTIONS[name].check(value)
    read_weights(str(chosen["attribute_weights"]))
    read_object(str(chosen["custom_points"]))


def declared_distance(metric: str) -> Distance:
    """Return the distance of an id.

    Raises
    ------
    Problem
        When there is none; names the nearest.
    """
    if metric not in DISTANCES:
        expected = instead_of(metric, tuple(DISTANCES))
        raise Problem(f"metric {metric!r}", expected=expected)
    return DISTANCES[metric]


def pairwise(a: FloatArray, b: FloatArray, measure: Measure) -> FloatArray:
    """Return all distances of rows (m, d) to rows (n, d) as an array (m, n)."""
    return measure.table(measure.prepare(a), measure.prepare(b))


def _vector_measure(
    distance: Distance,
    p: float,
    X: FloatArray,
    labels: tuple[int, ...],
    inverse_covariance: FloatArray | None,
) -> Measure:
    columns = indicators(X, labels)
    e = columns.shape[1]
    fill = known_means(columns)
    if distance.coordinates != "mean":
        # missing cells of a row that is centred are left to `_directions`
        fill = np.full(e, 0.0 if distance.coordinates == "zero" else np.nan)
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
    plain, exponent = np.ones(width), float(p)
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
    """Return the ranges of the columns; what is missing does not count.

    Rows are laid side by side, since numpy goes along long ones several times faster.
    """
    n, d = X.shape
    many = n - n % _FOLD
    folded = np.ascontiguousarray(X[:many]).reshape(many // _FOLD, _FOLD * d)
    ends = []
    for fold, start in ((np.fmin, np.inf), (np.fmax, -np.inf)):
        few = fold.reduce(folded, axis=0, initial=start).reshape(_FOLD, d)
        ends.append(fold.reduce(np.vstack([few, X[many:]])))
    low, high = ends
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


def _directions(rows: FloatArray, centred: bool) -> FloatArray:
    # |u - v|²/2 = 1 - u·v for unit vectors, and it is exactly 0 for equal ones. The
    # zero vector gets an axis of its own: at distance 1 from every direction.
    scaled, zero = _shrunk(rows)
    if centred:
        known = ~np.isnan(scaled)
        count = np.maximum(known.sum(axis=1), 1)
        means = np.sum(scaled, axis=1, where=known, initial=0.0) / count
        scaled = np.where(known, scaled - means[:, None], 0.0)
        # what is left of equal numbers is rounding, no direction
        scaled[np.abs(scaled).max(axis=1, initial=0.0) <= _CONSTANT] = 0.0
        scaled, zero = _shrunk(scaled)
    squares = np.zeros(rows.shape[0])
    for j in range(rows.shape[1]):
        squares += scaled[:, j] ** 2
    lengths = np.where(zero, 1.0, np.sqrt(squares))
    return np.hstack([scaled / lengths[:, None], zero[:, None]])


def _shrunk(rows: FloatArray) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
    """Return rows divided by their largest magnitude, and which have none."""
    largest = np.fmax.reduce(np.abs(rows), axis=1, initial=0.0)
    zero = largest == 0
    return rows / np.where(zero, 1.0, largest)[:, None], zero


def _set_distance(shared: FloatArray, union: FloatArray) -> FloatArray:
    return (union - shared) / np.maximum(union, 1.0)
