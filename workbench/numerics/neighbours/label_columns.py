"""Labels as numbers: indicator columns, corners under weights, shares of the classes.

Where every label is a point of its column's own coordinates, a search of mixed rows is
a search of numbers.

References
----------
C. Stanfill, D. Waltz (1986). Toward memory-based reasoning. Communications of the ACM
29, 1213-1228.
D. R. Wilson, T. R. Martinez (1997). Improved heterogeneous distance functions.
Journal of Artificial Intelligence Research 6, 1-34; the value difference metric is eq. 8.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from workbench.api import Attribute, FloatArray, IntArray, Problem

_SMALLEST_EXPONENT = 0.02  # 2^(1/p) and the like are numbers still


class Coordinates(Protocol):
    """Rows as they come into rows of numbers that are compared."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How many numbers each attribute becomes."""

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return the numbers of rows of shape (n, d) as an array (n, e)."""


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

    @property
    def widths(self) -> tuple[int, ...]:
        """How many numbers each attribute becomes."""
        return tuple(max(count, 1) for count in self.labels)

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return the coordinates of rows of shape (n, d) as an array (n, e)."""
        encoded = indicators(rows, self.labels)
        return np.where(np.isnan(encoded), self.fill, encoded)


def indicators(rows: FloatArray, labels: Sequence[int]) -> FloatArray:
    """Return rows with a column for each label of a nominal one (number above 0)."""
    if not any(labels):
        return rows
    columns = []
    for j, count in enumerate(labels):
        column = rows[:, j, None]
        # NaN equals no code: a missing label has all its indicators 0
        columns.append(column == np.arange(count) if count else column)
    return np.hstack([np.asarray(c, dtype=np.float64) for c in columns])


@dataclass(frozen=True)
class LabelTables:
    """Replaces each label by the numbers of its column's table.

    Attributes
    ----------
    tables : tuple of (ndarray, shape (L + 2, w)) or None
        The numbers of each label; the last row but one of a label that is none of them,
        the last of a missing one. None for a column of numbers, which stays.
    """

    tables: tuple[FloatArray | None, ...]

    @property
    def widths(self) -> tuple[int, ...]:
        """How many numbers each attribute becomes."""
        return tuple(1 if table is None else table.shape[1] for table in self.tables)

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return rows of shape (n, d) as an array (n, e)."""
        columns = []
        for j, table in enumerate(self.tables):
            if table is None:
                columns.append(rows[:, j, None])
                continue
            columns.append(table[_places(rows[:, j], len(table) - 2)])
        return np.hstack(columns) if columns else np.empty((len(rows), 0))


def _places(column: FloatArray, labels: int) -> IntArray:
    """Return the row of a table for each code."""
    missing = np.isnan(column)
    codes = np.where(missing, labels + 1, column).astype(np.int64)
    inside = missing | ((codes >= 0) & (codes < labels))
    return np.where(inside, codes, labels)


@dataclass(frozen=True)
class NumberColumns:
    """Rows of numbers in place of mixed ones, and how their columns are compared.

    Attributes
    ----------
    encoding : LabelTables
    scale : ndarray, shape (e,)
        What the difference in each new column is divided by.
    missing : ndarray, shape (e,)
        The difference, so divided, where a value is missing.
    """

    encoding: LabelTables
    scale: FloatArray
    missing: FloatArray


def weighted_columns(
    weights: str, p: float, labels: Sequence[int], missing: FloatArray
) -> NumberColumns:
    """Return columns in which (Σ wⱼ gⱼᵖ)^(1/p) is a plain Minkowski distance.

    A number is divided by w^(-1/p). A label becomes a corner e / 2^(1/p), so two labels
    are at distance 1 before they are weighed, and so is a missing one from all.

    Parameters
    ----------
    weights : str
        Numbers apart by commas, semicolons or spaces, one for each attribute; empty for 1.
    labels : sequence of int
        For each column the number of its labels, 0 if it is numeric.
    missing : ndarray, shape (d,)
        gⱼ where a number is missing.

    Raises
    ------
    Problem
        For weights that are no numbers from 0, all 0, or not one for each attribute;
        for an exponent so small that roots of weights overflow.
    """
    if not _SMALLEST_EXPONENT <= p < math.inf:
        raise Problem(
            f"p = {p:g} with metric = 'weighted'",
            expected=f"at least {_SMALLEST_EXPONENT:g}, and finite",
        )
    w = read_weights(weights)
    if not len(w):
        w = np.ones(len(labels))
    if len(w) != len(labels):
        raise _no_weights(weights, f" ({len(labels)})")
    factors = w ** (1.0 / p)
    with np.errstate(divide="ignore"):
        divisors = 1.0 / factors
    tables: list[FloatArray | None] = []
    scale, gaps = [], []
    for j, count in enumerate(labels):
        width = max(count, 1)
        scale += [divisors[j]] * width
        if not count:
            tables.append(None)
            gaps.append(missing[j] * factors[j])
            continue
        corners = 0.5 ** (1.0 / p) * np.eye(count + 2, count)
        corners[count + 1] = np.nan
        tables.append(corners)
        gaps += [factors[j], *[0.0] * (count - 1)]  # of all its columns one counts
    return NumberColumns(LabelTables(tuple(tables)), np.array(scale), np.array(gaps))


def read_weights(text: str) -> FloatArray:
    """Return the weights of attributes that a text names; none of an empty one.

    Raises
    ------
    Problem
        For what is no number from 0, and for weights that are all 0.
    """
    words = text.replace(",", " ").replace(";", " ").split()
    if not words:
        return np.empty(0)
    try:
        weights = [float(word) for word in words]
    except ValueError:
        weights = []
    usable = all(math.isfinite(w) and w >= 0 for w in weights) and any(weights)
    if not usable:
        raise _no_weights(text)
    return np.array(weights)


def _no_weights(text: str, count: str = "") -> Problem:
    return Problem(
        f"attribute_weights = {text!r}"[:200],
        expected=f"numbers from 0, one for each attribute{count}, not all 0",
    )


def share_columns(
    X: FloatArray,
    labels: Sequence[int],
    classes: IntArray | None,
    shares: str,
    scale: FloatArray,
    missing: FloatArray,
) -> NumberColumns:
    """Return columns in which the value difference metric is a sum of powers.

    A label v of attribute j becomes the numbers P(v|c), or P(c|v), of all classes c,
    counted in the rows X. A missing label counts as one more label; a label that no row
    of X has gets 0 for every class. Numbers are compared as shares of their range.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    labels : sequence of int
        For each column the number of its labels, 0 if it is numeric.
    classes : ndarray of int, shape (n,)
        From 0.
    shares : {"value-given-class", "class-given-value"}
        P(v|c), or P(c|v) as Stanfill and Waltz have it.
    scale, missing : ndarray, shape (d,)
        How columns of numbers are compared.

    Raises
    ------
    Problem
        When there are labels and no classes, or not one for each row.
    """
    if classes is None and any(labels):
        raise Problem("metric 'vdm' without classes", expected="a nominal class")
    codes = np.zeros(len(X), np.int64) if classes is None else np.asarray(classes)
    if len(codes) != len(X):
        raise Problem(f"{len(codes)} classes", expected=f"{len(X)}, one for each row")
    n_classes = int(codes.max(initial=0)) + 1
    tables: list[FloatArray | None] = []
    divisors, gaps = [], []
    for j, count in enumerate(labels):
        if not count:
            tables.append(None)
            divisors.append(scale[j])
            gaps.append(missing[j])
            continue
        counts = np.zeros((count + 2, n_classes))
        np.add.at(counts, (_places(X[:, j], count), codes), 1.0)
        counts[count] = 0.0
        axis = 0 if shares == "value-given-class" else 1
        totals = counts.sum(axis=axis, keepdims=True)
        tables.append(counts / np.where(totals > 0, totals, 1.0))
        divisors += [1.0] * n_classes
        gaps += [0.0] * n_classes  # never: no share is missing
    return NumberColumns(LabelTables(tuple(tables)), np.array(divisors), np.array(gaps))


@dataclass(frozen=True)
class BinaryColumns:
    """Reads rows as sets of columns: 1 where a number is 1, or a label the second of two.

    Attributes
    ----------
    names : tuple of str
    """

    names: tuple[str, ...]

    @property
    def widths(self) -> tuple[int, ...]:
        """How many numbers each attribute becomes."""
        return (1,) * len(self.names)

    @classmethod
    def of(cls, X: FloatArray, attributes: Sequence[Attribute] | None) -> BinaryColumns:
        """Return the reader of these columns.

        Raises
        ------
        Problem
            When one has more than two labels.
        """
        if attributes is None:
            return cls(tuple(f"column {j}" for j in range(X.shape[1])))
        for attribute in attributes:
            if not attribute.is_numeric and len(attribute.values) > 2:
                raise Problem(
                    f"{len(attribute.values)} labels of {attribute.name!r} "
                    "under the metric 'jaccard'",
                    expected="two, of which the second means present",
                )
        return cls(tuple(attribute.name for attribute in attributes))

    def __call__(self, rows: FloatArray) -> FloatArray:
        """Return rows of zeros and ones; a missing value is 0.

        Raises
        ------
        Problem
            For any other number.
        """
        members = np.where(np.isnan(rows), 0.0, rows)
        wrong = (members != 0.0) & (members != 1.0)
        if wrong.any():
            i, j = (int(place) for place in np.argwhere(wrong)[0])
            raise Problem(
                f"{rows[i, j]:g} in {self.names[j]!r} under the metric 'jaccard'",
                expected="0 or 1",
            )
        return members
