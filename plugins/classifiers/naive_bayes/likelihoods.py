"""Likelihoods of the values of one attribute in each class.

``factors`` are probabilities or densities for a product, 1 where the value is missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.numerics.attributes.choice import cut_points
from workbench.numerics.attributes.discretise import interval_labels, intervals

#: The variance of an attribute within a class is at least this share of its variance
#: over all rows, so that one value seen alone does not make a spike without width.
VARIANCE_FLOOR = 1e-9
#: Weka: the precision of an attribute with a single value.
CONSTANT_PRECISION = 0.01

#: Weka: kernels are summed until those left can add no more than this share.
ENOUGH = 0.01

_CELLS = 1 << 20  # of a block of kernels: 8 MB


class Likelihood(Protocol):
    """The distribution of one attribute for each class."""

    def factors(self, values: FloatArray) -> FloatArray:
        """Return p(value | class), shape (n, n_classes); 1 where missing."""

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the parameters by class as plain JSON values."""


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """The known values of one attribute in the training rows.

    Attributes
    ----------
    values : ndarray of float64, shape (n,)
    codes : ndarray of int64, shape (n,)
        Classes from 0.
    weights : ndarray of float64, shape (n,)
    n_classes : int
    """

    values: FloatArray
    codes: IntArray
    weights: FloatArray
    n_classes: int

    def sums(self, of: FloatArray) -> FloatArray:
        """Return the weighted sum of a figure of each row by class, (n_classes,)."""
        found = np.bincount(self.codes, self.weights * of, self.n_classes)
        return np.asarray(found, dtype=np.float64)

    def precision(self) -> float:
        """Return the mean gap between distinct values (Weka's numeric precision)."""
        gaps = np.diff(np.unique(self.values))
        if len(gaps) == 0:
            return CONSTANT_PRECISION
        return float(np.add.accumulate(gaps)[-1] / len(gaps))


@dataclass(frozen=True, slots=True, eq=False)
class Normal:
    """A normal distribution of one numeric attribute for each class.

    Attributes
    ----------
    mean, std : ndarray of float64, shape (n_classes,)
    precision : float
        Grain of the values: probabilities are integrals over an interval of this width
        around the rounded value, divided by it. 0 for a plain density.
    """

    mean: FloatArray
    std: FloatArray
    precision: float = 0.0

    def factors(self, values: FloatArray) -> FloatArray:
        """Return p(value | class), shape (n, n_classes); 1 where missing."""
        if not self.precision:
            return np.exp(self.logs(values))
        known = ~np.isnan(values)
        factors = np.ones((len(values), len(self.mean)))
        x = rounded(values[known], self.precision)[:, None]
        factors[known] = _integral(x - self.mean, self.std, self.precision)
        return factors

    def logs(self, values: FloatArray) -> FloatArray:
        """Return log p(value | class) of a plain density; 0 where missing."""
        z = (values[:, None] - self.mean) / self.std
        density = -0.5 * z**2 - np.log(self.std * np.sqrt(2.0 * np.pi))
        return np.where(np.isnan(values)[:, None], 0.0, density)

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the parameters by class as plain JSON values."""
        description = {
            "name": attribute.name,
            "kind": "numeric",
            "mean": dict(zip(classes, self.mean.tolist(), strict=True)),
            "std": dict(zip(classes, self.std.tolist(), strict=True)),
        }
        return description | ({"precision": self.precision} if self.precision else {})


@dataclass(frozen=True, slots=True, eq=False)
class Kernels:
    """A mixture of normal distributions, one at each training value of a class.

    Attributes
    ----------
    values, weights : tuple of ndarray of float64, one for each class
        Distinct rounded values, ascending, and the weight of their rows.
    width : ndarray of float64, shape (n_classes,)
        Standard deviation of the kernels.
    precision : float
        As in `Normal`.
    hasty : bool
        Whether far kernels are left out as Weka leaves them out.
    """

    values: tuple[FloatArray, ...]
    weights: tuple[FloatArray, ...]
    width: FloatArray
    precision: float
    hasty: bool = False

    def factors(self, values: FloatArray) -> FloatArray:
        """Return p(value | class), shape (n, n_classes); 1 where missing."""
        known = ~np.isnan(values)
        asked, place = np.unique(
            rounded(values[known], self.precision), return_inverse=True
        )
        found = [self._of_class(asked, c) for c in range(len(self.values))]
        factors = np.ones((len(values), len(self.values)))
        factors[known] = np.column_stack(found)[place]
        return factors

    def _of_class(self, asked: FloatArray, c: int) -> FloatArray:
        centres, weights = self.values[c], self.weights[c]
        result = np.empty(len(asked))
        step = max(1, _CELLS // max(len(centres), 1))
        for start in range(0, len(asked), step):
            gaps = centres - asked[start : start + step, None]
            if not self.hasty:  # Weka's upper tails lose their digits
                gaps = -np.abs(gaps)
            parts = _integral(gaps, self.width[c], self.precision)
            if self.hasty:
                begin = np.searchsorted(centres, asked[start : start + step])
                sums = _hasty_sums(parts, weights, begin.astype(np.int64))
            else:
                sums = parts @ weights
            result[start : start + step] = sums / weights.sum()
        return result

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the parameters by class as plain JSON values."""
        kernels = [len(values) for values in self.values]
        return {
            "name": attribute.name,
            "kind": "kernel density",
            "kernels": dict(zip(classes, kernels, strict=True)),
            "width": dict(zip(classes, self.width.tolist(), strict=True)),
            "precision": self.precision,
        }


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The probabilities of the labels of one nominal attribute, or of intervals.

    Attributes
    ----------
    probability : ndarray of float64, shape (n_classes, n_labels)
    cuts : ndarray of float64, or None
        What divides a numeric attribute into intervals, its labels here.
    """

    probability: FloatArray
    cuts: FloatArray | None = None

    def factors(self, values: FloatArray) -> FloatArray:
        """Return p(label | class), shape (n, n_classes); 1 where missing."""
        labels = values if self.cuts is None else intervals(values, self.cuts)
        known = ~np.isnan(labels)
        factors = np.ones((len(labels), len(self.probability)))
        factors[known] = self.probability[:, labels[known].astype(np.intp)].T
        return factors

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the table by class as plain JSON values."""
        rows = zip(classes, self.probability.tolist(), strict=True)
        cuts = self.cuts
        labels = attribute.values if cuts is None else interval_labels(cuts, attribute)
        return {
            "name": attribute.name,
            "kind": "nominal" if cuts is None else "intervals",
            "labels": list(labels),
            "probability": dict(rows),
        }


def normal(sample: Sample) -> Normal:
    """Return means and population variances, the variance at least `VARIANCE_FLOOR`.

    A class without a known value takes mean and variance of all rows.
    """
    counts = sample.sums(np.ones(len(sample.values)))
    divisor = np.where(counts > 0, counts, 1.0)
    mean = sample.sums(sample.values) / divisor
    # squares about the mean: no cancellation
    variance = sample.sums((sample.values - mean[sample.codes]) ** 2) / divisor
    overall_mean, overall_variance = 0.0, 0.0
    if counts.any():
        total = sample.weights.sum()
        overall_mean = float(sample.values @ sample.weights / total)
        squares = (sample.values - overall_mean) ** 2
        overall_variance = float(squares @ sample.weights / total)
    # a constant attribute tells nothing: any common variance will do
    overall_variance = overall_variance or 1.0
    mean = np.where(counts > 0, mean, overall_mean)
    variance = np.where(counts > 0, variance, overall_variance)
    return Normal(
        mean, np.sqrt(np.maximum(variance, VARIANCE_FLOOR * overall_variance))
    )


def weka_normal(sample: Sample) -> Normal:
    """Return means and deviations of values rounded to their precision, as Weka does.

    The deviation is at least a sixth of the precision; a class without a known value
    has mean 0.
    """
    precision = sample.precision()
    grain = rounded(sample.values, precision)
    counts = sample.sums(np.ones(len(grain)))
    divisor = np.where(counts > 0, counts, 1.0)
    sums = sample.sums(grain)
    mean = sums / divisor
    variance = np.abs(sample.sums(grain**2) - mean * sums) / divisor
    return Normal(mean, np.maximum(np.sqrt(variance), precision / 6), precision)


def kernels(sample: Sample, *, hasty: bool = False) -> Kernels:
    """Return kernels at the rounded values of each class.

    Their width is the range of the class over the root of the weight of its rows, at
    least a sixth of the precision: a width that falls as 1/√n is that of John and
    Langley (1995), section 3.2.
    """
    precision = sample.precision()
    grain = rounded(sample.values, precision)
    values, weights, width = [], [], np.full(sample.n_classes, precision / 6)
    for c in range(sample.n_classes):
        own = sample.codes == c
        distinct, place = np.unique(grain[own], return_inverse=True)
        weight = np.zeros(len(distinct))
        np.add.at(weight, place, sample.weights[own])
        total = weight.sum()
        if total > 0:
            spread = (distinct[-1] - distinct[0]) / np.sqrt(total)
            width[c] = max(spread, precision / 6)
        else:  # no value is known: one kernel at 0
            distinct, weight = np.zeros(1), np.ones(1)
        values.append(distinct)
        weights.append(weight)
    return Kernels(tuple(values), tuple(weights), width, precision, hasty)


def _hasty_sums(parts: FloatArray, weights: FloatArray, begin: IntArray) -> FloatArray:
    """Sum kernels from the value asked about upwards, then downwards, until it is enough.

    Weka's output shows the rule: a direction ends behind the kernel that, if all kernels
    not yet visited were as high, would let them add less than 1 % to the sum.

    Parameters
    ----------
    parts : ndarray of float64, shape (m, n)
        The height of each kernel at each value asked about.
    weights : ndarray of float64, shape (n,)
    begin : ndarray of int64, shape (m,)
        The first kernel at or above the value.
    """
    m, n = parts.shape
    place = np.arange(n)
    above = place >= begin[:, None]
    before = np.concatenate([[0.0], np.cumsum(weights)])
    heights = parts * weights

    sums = np.cumsum(np.where(above, heights, 0.0), axis=1)
    visited = before[1:] - before[begin, None]
    enough = above & (parts * (before[-1] - visited) < sums * ENOUGH)
    last = np.where(enough.any(axis=1), enough.argmax(axis=1), n - 1)
    row = np.arange(m)
    upwards = np.where(begin < n, sums[row, last], 0.0)
    seen = np.where(begin < n, visited[row, last], 0.0)

    # from above to below: position n - 1 - i holds kernel i
    below = np.where(above, 0.0, heights)[:, ::-1]
    sums = upwards[:, None] + np.cumsum(below, axis=1)
    visited = seen[:, None] + (before[begin, None] - before[:-1])[:, ::-1]
    enough = parts[:, ::-1] * (before[-1] - visited) < sums * ENOUGH
    enough &= ~above[:, ::-1]
    last = np.where(enough.any(axis=1), enough.argmax(axis=1), n - 1)
    return np.asarray(sums[row, last], dtype=np.float64)


def table(sample: Sample, n_labels: int) -> Table:
    """Return (count + 1) / (known values of the class + labels) for codes of labels."""
    cell = sample.codes * n_labels + sample.values.astype(np.int64)
    flat = np.bincount(cell, sample.weights, sample.n_classes * n_labels)
    counts = flat.reshape(sample.n_classes, n_labels)
    return Table((counts + 1.0) / (counts.sum(axis=1, keepdims=True) + n_labels))


def discretised(sample: Sample) -> Table:
    """Return a table over the intervals of Fayyad and Irani's cut points (1993)."""
    even = bool(np.all(sample.weights == 1.0))  # then counts are looked up
    weights = None if even else sample.weights
    cuts = cut_points(sample.values, "mdl", codes=sample.codes, weights=weights)
    cells = intervals(sample.values, cuts)
    inner = Sample(cells, sample.codes, sample.weights, sample.n_classes)
    return Table(table(inner, len(cuts) + 1).probability, cuts)


def rounded(values: FloatArray, precision: float) -> FloatArray:
    """Return the nearest multiples of the precision, halves to the even one."""
    return np.asarray(np.rint(values / precision) * precision, dtype=np.float64)


def _integral(gaps: FloatArray, std: FloatArray, precision: float) -> FloatArray:
    """Return the mean of a normal density over one precision about each value."""
    from scipy.special import ndtr

    upper, lower = (
        ndtr((gaps + precision / 2) / std),
        ndtr((gaps - precision / 2) / std),
    )
    return np.asarray((upper - lower) / precision, dtype=np.float64)
