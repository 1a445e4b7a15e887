"""ReliefF weights of attributes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api import report
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.numerics.neighbours.block_search import smallest

#: Cells of a block of distances (32 MB).
_BLOCK = 1 << 22


def relieff(
    X: FloatArray,
    codes: IntArray,
    attributes: Sequence[Attribute],
    *,
    n_neighbors: int = 10,
    rows: IntArray | None = None,
) -> FloatArray:
    """Weigh attributes by ReliefF (Kononenko 1994, Estimating attributes, ECML).

    W[A] = Σ over rows R, divided by their number, of - the mean difference in A to the
    k nearest rows of R's class + Σ over other classes C of P(C) / (1 - P(class(R)))
    times the mean difference to the k nearest rows of C. The distance is the sum of
    the differences in all attributes; equal distances are won by the lower row.

    The difference of numbers is divided by the attribute's range; labels differ by 0
    or 1. Where one value is missing it is the expected difference to the known values
    of the missing one's class, where both are, the expected difference of two values
    of the two classes (Robnik-Šikonja and Kononenko 2003, Machine Learning 53, sec.
    2.3, there for labels; the same expectation serves numbers here).

    Without missing values the weights are those of Weka's ``ReliefFAttributeEval``,
    but for rows tied at the k-th place. Its rule for missing values is cruder: 1 - 1 /
    (number of labels), and the farthest a number could be.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        NaN where missing.
    codes : ndarray of int64, shape (n,)
        Classes from 0; rows with a negative code do not take part.
    attributes : sequence of Attribute
        Numeric, date or nominal, one for each column.
    n_neighbors : int
        Nearest hits, and misses of each class; clipped to the rows there are.
    rows : ndarray of int64, shape (m,), optional
        The rows R; all by default. Those without a class are left out.

    Returns
    -------
    ndarray of float64, shape (d,)
        -1 to 1, larger is better.
    """
    asked = np.arange(len(X)) if rows is None else np.asarray(rows, dtype=np.int64)
    asked = asked[codes[asked] >= 0]
    known = np.flatnonzero(codes >= 0)
    weights = np.zeros(len(attributes))
    if len(asked) == 0:
        return weights
    position = np.cumsum(codes >= 0) - 1
    table = _Table.of(X[known], codes[known], attributes)
    step = max(1, _BLOCK // len(known))
    for start in range(0, len(asked), step):
        report.progress(start / len(asked), "ReliefF")
        weights += table.update(position[asked[start : start + step]], n_neighbors)
    return weights / len(asked)


@dataclass(frozen=True, slots=True, eq=False)
class _Table:
    """The rows with what their missing values are expected to differ by.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        Numbers scaled to 0 … 1, labels as codes; 0 where missing.
    gaps : ndarray of bool, shape (n, d)
    nominal : ndarray of bool, shape (d,)
    codes : ndarray of int64, shape (n,)
    priors : ndarray of float64, shape (classes,)
    to_class : ndarray of float64, shape (d, classes, n), or None
        Expected difference of each row's value to the known values of a class.
    between : ndarray of float64, shape (d, classes, classes), or None
        Expected difference of values of two classes. Both None without gaps.
    """

    X: FloatArray
    gaps: np.ndarray[tuple[int, int], np.dtype[np.bool_]]
    nominal: np.ndarray[tuple[int], np.dtype[np.bool_]]
    codes: IntArray
    priors: FloatArray
    to_class: FloatArray | None
    between: FloatArray | None

    @staticmethod
    def of(X: FloatArray, codes: IntArray, attributes: Sequence[Attribute]) -> _Table:
        """Scale the columns and work out the expected differences."""
        nominal = np.array([a.is_nominal for a in attributes], dtype=bool)
        gaps = np.isnan(X)
        scaled = np.where(gaps, 0.0, X)
        for j in np.flatnonzero(~nominal):
            scaled[~gaps[:, j], j] = _scaled(X[~gaps[:, j], j])
        counts = np.bincount(codes).astype(np.float64)
        to_class = between = None
        if gaps.any():
            parts = [
                _expected(scaled[:, j], gaps[:, j], codes, bool(nominal[j]))
                for j in range(len(attributes))
            ]
            to_class = np.stack([to for to, _ in parts])
            between = np.stack([b for _, b in parts])
        return _Table(
            scaled, gaps, nominal, codes, counts / len(codes), to_class, between
        )

    def update(self, asked: IntArray, k: int) -> FloatArray:
        """Return what the given rows add to the weights, shape (d,)."""
        distances = np.zeros((len(asked), len(self.X)))
        everyone = np.arange(len(self.X))[None]
        for j in range(self.X.shape[1]):
            distances += self.difference(j, asked[:, None], everyone)
        distances[np.arange(len(asked)), asked] = np.inf
        weights = np.zeros(self.X.shape[1])
        for c in np.flatnonzero(self.priors):
            report.check()
            members = np.flatnonzero(self.codes == c)
            hit = self.codes[asked] == c
            for own, sign in ((True, -1.0), (False, 1.0)):
                some = np.flatnonzero(hit == own)
                # a row is no neighbour of its own
                count = min(k, len(members) - own)
                if count < 1 or not len(some):
                    continue
                near = members[smallest(distances[some][:, members], count)[1]]
                share = sign * self._shares(asked[some], int(c), own=own) / count
                for j in range(len(weights)):
                    differences = self.difference(j, asked[some][:, None], near)
                    weights[j] += share @ differences.sum(axis=1)
        return weights

    def _shares(self, rows: IntArray, c: int, *, own: bool) -> FloatArray:
        """Return the weight of the hits (1) or of the misses of class c."""
        if own:
            return np.ones(len(rows))
        return np.asarray(self.priors[c] / (1.0 - self.priors[self.codes[rows]]))

    def difference(self, j: int, a: IntArray, b: IntArray) -> FloatArray:
        """Return the differences in attribute j of rows a and b, broadcast."""
        x = self.X[:, j]
        if self.nominal[j]:
            result = np.asarray(x[a] != x[b], dtype=np.float64)
        else:
            result = np.asarray(np.abs(x[a] - x[b]))
        if self.to_class is None or self.between is None or not self.gaps[:, j].any():
            return result
        class_a, class_b = self.codes[a], self.codes[b]
        gap_a, gap_b = self.gaps[a, j], self.gaps[b, j]
        result = np.where(gap_a, self.to_class[j][class_a, b], result)
        result = np.where(gap_b, self.to_class[j][class_b, a], result)
        both = self.between[j][class_a, class_b]
        return np.asarray(np.where(gap_a & gap_b, both, result))


def _scaled(known: FloatArray) -> FloatArray:
    low, high = known.min(initial=np.inf), known.max(initial=-np.inf)
    if not high > low:
        return np.zeros_like(known)
    with np.errstate(over="ignore"):
        width = high - low
    if np.isinf(width):  # halves: the range itself may be too large for a float
        return np.asarray((known / 2 - low / 2) / (high / 2 - low / 2))
    return np.asarray((known - low) / width)


def _expected(
    x: FloatArray,
    gap: np.ndarray[tuple[int], np.dtype[np.bool_]],
    codes: IntArray,
    nominal: bool,
) -> tuple[FloatArray, FloatArray]:
    """Return the mean differences of rows to classes (c, n) and of two classes (c, c).

    A class of which nothing is known answers as all rows do together; with nothing
    known at all nothing differs.
    """
    n_classes = int(codes.max()) + 1
    everyone = x[~gap]
    to_class = np.zeros((n_classes, len(x)))
    for c in range(n_classes):
        values = x[(codes == c) & ~gap]
        values = values if len(values) else everyone
        if len(values):
            to_class[c] = (_unlike if nominal else _mean_distance)(x, values)
    between = np.zeros((n_classes, n_classes))
    for c in range(n_classes):
        known = (codes == c) & ~gap
        known = known if known.any() else ~gap
        if known.any():
            between[c] = to_class[:, known].mean(axis=1)
    return to_class, between


def _unlike(x: FloatArray, values: FloatArray) -> FloatArray:
    """Return the share of `values` that differ from each x."""
    counts = np.bincount(values.astype(np.int64), minlength=int(x.max()) + 1)
    return np.asarray(1.0 - counts[x.astype(np.int64)] / len(values))


def _mean_distance(x: FloatArray, values: FloatArray) -> FloatArray:
    """Return the mean |x - v| over `values` for each x, in n log n steps."""
    values = np.sort(values)
    before = np.concatenate([[0.0], np.cumsum(values)])
    below = np.searchsorted(values, x)
    above = len(values) - below
    total = x * (below - above) + before[-1] - 2.0 * before[below]
    return np.asarray(np.maximum(total, 0.0) / len(values))
