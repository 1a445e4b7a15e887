"""Answers of a look through all rows or lines: order, cells, gaps, bars, texts."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.histogram_bars import Bars


@dataclass(frozen=True, slots=True, eq=False)
class CountedBars:
    """The bars of a column, and what was asked: how many, told apart by which labels."""

    column: int
    bins: int
    by: int | None
    bars: Bars


@dataclass(frozen=True, slots=True, eq=False)
class SimilarRows:
    """The rows most like one row, the most similar first.

    Attributes
    ----------
    row : int
    rows : ndarray of int, shape (k,)
    distances : ndarray, shape (k,)
    """

    row: int
    rows: IntArray
    distances: FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class RowOrder:
    """The rows in the order of a column.

    Attributes
    ----------
    column : int
    descending : bool
    order, place : ndarray of int, shape (n,)
        The rows in order, and its inverse: where each row stands.
    """

    column: int
    descending: bool
    order: IntArray
    place: IntArray


@dataclass(frozen=True, slots=True, eq=False)
class GapCounts:
    """Where values are missing in n rows of d columns.

    Attributes
    ----------
    strip : ndarray of float32, shape (b, d)
        The share missing in each band of rows.
    edges : ndarray of int, shape (b + 1,)
        The first row of each band, and n.
    columns : ndarray of int, shape (d,)
        Missing cells.
    patterns : ndarray of bool, shape (p, d)
        Which columns are missing together, the commonest first.
    counts : ndarray of int, shape (p,)
        The rows of each pattern.
    complete : int
        Rows without a gap.
    """

    strip: npt.NDArray[np.float32]
    edges: IntArray
    columns: IntArray
    patterns: npt.NDArray[np.bool_]
    counts: IntArray
    complete: int


@dataclass(frozen=True, slots=True)
class FileLines:
    """Lines of a file around one that is wrong.

    Attributes
    ----------
    line, first : int
        The numbers of the wrong line and of the first text, from 1.
    texts : tuple of str
        None for a file that is missing, binary, or shorter.
    """

    line: int
    first: int
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """What a small picture of a data set shows: m rows in the unit square.

    Attributes
    ----------
    points : ndarray, shape (m, 2)
    classes : ndarray, shape (m,)
        Codes or numbers, NaN where missing.
    """

    points: FloatArray
    classes: FloatArray
