"""Figures of one column of a data set: of all rows, by class, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.api.data import FloatArray, IntArray
from workbench.core.program.records import FLAT, OMITTED


@dataclass(frozen=True, slots=True)
class NumberFigures:
    """Figures of numbers, None where there are too few; `sd` has the divisor n - 1."""

    min: float | None = None
    q1: float | None = None
    median: float | None = None
    q3: float | None = None
    max: float | None = None
    mean: float | None = None
    sd: float | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ClassFigures:
    """Figures of numbers within each of c classes.

    Attributes
    ----------
    labels : tuple of str
        The classes.
    n, missing : ndarray of int, shape (c,)
        Known and missing values.
    min, q1, median, q3, max, mean, sd : ndarray, shape (c,)
        As of `NumberFigures`; NaN where there are too few values.
    distinct : ndarray of int, shape (c,), or None
        Different values.
    """

    labels: tuple[str, ...]
    n: IntArray
    missing: IntArray
    min: FloatArray
    q1: FloatArray
    median: FloatArray
    q3: FloatArray
    max: FloatArray
    mean: FloatArray
    sd: FloatArray
    distinct: IntArray | None = field(default=None, metadata={OMITTED: True})


@dataclass(frozen=True, slots=True, eq=False)
class LabelCounts:
    """Rows of each of l labels, the most frequent ones where there are many.

    Attributes
    ----------
    labels : tuple of str
    counts : ndarray of int, shape (l,)
    by_class : ndarray of int, shape (l, c), or None
        None where there is no nominal class beside them.
    weights : ndarray, shape (l,), or None
        Sums of the weights of rows; None where all rows weigh 1.
    class_weights : ndarray, shape (l, c), or None
        The same by class.
    """

    labels: tuple[str, ...]
    counts: IntArray
    by_class: IntArray | None = field(default=None, metadata={OMITTED: True})
    weights: FloatArray | None = field(default=None, metadata={OMITTED: True})
    class_weights: FloatArray | None = field(default=None, metadata={OMITTED: True})


@dataclass(frozen=True, slots=True, eq=False)
class ColumnSummary:
    """The figures of one column.

    Attributes
    ----------
    column : int
        Its position in `Dataset.columns`.
    name, type : str
    n, missing, distinct : int
        Known, missing and different values.
    f_ratio, loo_share : float or None
        See `ColumnWorth`; None also where they were not asked for.
    numbers : NumberFigures or None
        Of numbers and dates.
    classes : ClassFigures or None
        Of numbers beside a nominal class.
    labels : LabelCounts or None
        Of anything else.
    """

    column: int
    name: str
    type: str
    n: int
    missing: int
    distinct: int
    f_ratio: float | None = None
    loo_share: float | None = None
    numbers: NumberFigures | None = field(default=None, metadata={FLAT: True})
    classes: ClassFigures | None = None
    labels: LabelCounts | None = None


@dataclass(frozen=True, slots=True, eq=False)
class NumberTable:
    """The figures of all numeric columns, over all rows or over those of one class.

    Attributes
    ----------
    group : int
        The class, -1 for all rows.
    columns : tuple of int, length m
        Positions in `Dataset.columns`.
    n, missing, distinct : ndarray of int, shape (m,)
    figures : ndarray, shape (m, 7)
        In the order of `NumberFigures`; NaN where there are too few values.
    """

    group: int
    columns: tuple[int, ...]
    n: IntArray
    missing: IntArray
    distinct: IntArray
    figures: FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class ColumnSketch:
    """The gaps of a column and its small histogram, counts by class of shape (c, b)."""

    column: int
    missing: int
    spark: IntArray


@dataclass(frozen=True, slots=True)
class ColumnWorth:
    """How well one column alone separates the classes; None where there is no answer.

    Attributes
    ----------
    column : int
        Its position in `Dataset.columns`.
    f_ratio : float or None
        Of numbers; infinite where the classes differ and none varies.
    loo_share : float or None
        The share of rows that 5-NN on it, or the majority of the same label, finds.
    sampled : int
        Rows looked at for that, 0 for all.
    """

    column: int
    f_ratio: float | None = None
    loo_share: float | None = None
    sampled: int = 0
