"""Looks at data to come: what filters would change, what a generator would make."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray

Cells = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class RowSample:
    """The first rows of a data set as people write them, under the names of columns."""

    names: tuple[str, ...]
    cells: Cells


@dataclass(frozen=True, slots=True, eq=False)
class FilterPreview:
    """A data set before and after filters; pairs are (before, after).

    Attributes
    ----------
    words : tuple of str
        A line for each step.
    rows, attributes, missing : (int, int)
        Missing values of all columns, the class too.
    names : tuple of str, length m
        Columns of either, those before first.
    changes : tuple of str, length m
        ``same``, ``changed``, ``added`` or ``dropped``.
    kinds : tuple of (str, str), length m
        Kinds of attribute, empty where there is none.
    means, deviations : ndarray, shape (m, 2)
        Of numbers, the deviation with the divisor n - 1; NaN for anything else.
    before, after : RowSample
    """

    words: tuple[str, ...]
    rows: tuple[int, int]
    attributes: tuple[int, int]
    missing: tuple[int, int]
    names: tuple[str, ...]
    changes: tuple[str, ...]
    kinds: tuple[tuple[str, str], ...]
    means: FloatArray
    deviations: FloatArray
    before: RowSample
    after: RowSample


@dataclass(frozen=True, slots=True, eq=False)
class GeneratedPreview:
    """A sample of what a generator would make.

    Attributes
    ----------
    rows : int
        How many were made for this look.
    axes : (str, str)
        What is drawn across and upwards.
    places : ndarray, shape (m, 2)
    codes : ndarray of int, shape (m,)
        Classes; 0 where the class is a number.
    classes : tuple of str
    sizes : ndarray of int, shape (c,)
    first : RowSample
    """

    rows: int
    axes: tuple[str, str]
    places: FloatArray
    codes: IntArray
    classes: tuple[str, ...]
    sizes: IntArray
    first: RowSample
