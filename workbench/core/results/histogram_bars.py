"""Bars of a histogram: counts of one column by bin and class."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api.data import Dataset, FloatArray, IntArray
from workbench.core.results.grouping import drawn_names, merged, most_frequent

#: Texts shown of a string attribute: the most frequent ones.
MOST_TEXTS = 30
#: Whole numbers that share a bin, at most; beyond that no tooth is seen.
MOST_WHOLE = 20


@dataclass(frozen=True, slots=True, eq=False)
class Bars:
    """Counts by bin and class.

    Attributes
    ----------
    edges : ndarray, shape (b + 1,)
        In data units; for labels the half steps between their positions.
    counts : ndarray of int, shape (c, b)
        One row for each class; a numeric class makes one row. Of many classes those
        drawn one by one, then the others together (see `workbench.core.results.grouping`).
    bins : ndarray of int32, shape (n,)
        The bin of each row, -1 where the value is missing or its bar is not shown.
    groups : tuple of str
        Names of the rows of `counts`; none where nothing is told apart.
    labels : tuple of str
        What the bars stand for; empty for numbers and dates.
    largest_tie : int
        So many rows share the most frequent exact value.
    """

    edges: FloatArray
    counts: IntArray
    bins: np.ndarray
    groups: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    largest_tie: int = 0


def count_bars(
    dataset: Dataset, column: int, n_bins: int, by: int | None = None
) -> Bars:
    """Count one column of a data set (position in `Dataset.columns`) by class.

    Parameters
    ----------
    n_bins : int
        For numbers and dates. Where all numbers are whole and not far apart, each bin
        holds the same number of whole numbers, and there may be fewer bins.
    by : int, optional
        The nominal column whose labels are told apart, the class by default; -1
        counts all rows together.
    """
    attribute, values = dataset.columns[column], dataset.column(column)
    known = ~np.isnan(values)
    labels: tuple[str, ...] = ()
    edges: FloatArray
    if attribute.is_numeric:
        whole = None if attribute.kind == "date" else whole_edges(values[known], n_bins)
        edges, bins = _number_bins(values, known, n_bins, whole)
    else:
        shown, bins = _label_bins(values, known, len(attribute.values), attribute.kind)
        labels = tuple(attribute.values[code] for code in shown)
        edges = np.arange(max(len(labels), 1) + 1, dtype=np.float64) - 0.5
    n = len(edges) - 1
    codes, groups = _codes(dataset, dataset.class_index if by is None else by)
    counted, rows = (bins >= 0) & (codes >= 0), max(len(groups), 1)
    flat = np.bincount(codes[counted] * n + bins[counted], minlength=rows * n)
    counts = flat.reshape(rows, n).astype(np.int64)
    tie = _largest_tie(values[known], attribute.is_numeric, bins)
    return Bars(edges, counts, bins, groups, labels, tie)


def whole_edges(values: FloatArray, n_bins: int) -> FloatArray | None:
    """Return the edges of bins that whole numbers fill alike, halfway between two.

    Bins of a width that is no whole number would hold now one, now two of them, and
    show teeth that the data do not have.

    Parameters
    ----------
    values : ndarray, shape (n,)
        No missing ones.
    n_bins : int
        At most so many bins are made.

    Returns
    -------
    ndarray, shape (b + 1,), or None
        None where some number is not whole, or `MOST_WHOLE` of them would share a bin.
    """
    if not values.size:
        return None
    low, high = float(values.min()), float(values.max())
    width = -((low - high - 1) // n_bins)
    if not width <= MOST_WHOLE or (values != np.rint(values)).any():
        return None
    b = int(-((low - high - 1) // width))
    return np.asarray(low - 0.5 + width * np.arange(b + 1), np.float64)


def _number_bins(
    values: FloatArray, known: np.ndarray, n_bins: int, whole: FloatArray | None
) -> tuple[FloatArray, np.ndarray]:
    edges: FloatArray
    if whole is not None:
        edges = whole
    elif known.any():
        edges = np.asarray(np.histogram_bin_edges(values[known], n_bins), np.float64)
    else:
        edges = np.array([0.0, 1.0])
    bins = np.full(len(values), -1, dtype=np.int32)
    # the last bin is closed on the right, as in numpy.histogram
    place = np.searchsorted(edges, values[known], side="right") - 1
    bins[known] = np.clip(place, 0, len(edges) - 2)
    return edges, bins


def _label_bins(
    values: FloatArray, known: np.ndarray, n_labels: int, kind: str
) -> tuple[list[int], np.ndarray]:
    """Return the codes that have a bar, and the bar of each row."""
    codes = values[known].astype(np.int64)
    shown = list(range(n_labels))
    if kind != "nominal" and n_labels > MOST_TEXTS:
        counts = np.bincount(codes, minlength=n_labels)
        shown = np.argsort(-counts, kind="stable")[:MOST_TEXTS].tolist()
    place = np.full(max(n_labels, 1), -1, dtype=np.int32)
    place[shown] = np.arange(len(shown))
    bins = np.full(len(values), -1, dtype=np.int32)
    bins[known] = place[codes]
    return shown, bins


def _codes(dataset: Dataset, by: int) -> tuple[IntArray, tuple[str, ...]]:
    if by < 0 or not dataset.columns[by].is_nominal:
        return np.zeros(dataset.n_rows, np.int64), ()
    names = dataset.columns[by].values
    codes = np.nan_to_num(dataset.column(by), nan=-1).astype(np.int64)
    shown = most_frequent(codes, len(names))
    return merged(codes, len(names), shown), drawn_names(names, shown)


def _largest_tie(known: FloatArray, is_numeric: bool, bins: np.ndarray) -> int:
    if not known.size:
        return 0
    if not is_numeric:
        return int(np.bincount(bins[bins >= 0], minlength=1).max())
    ordered = np.sort(known)
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1], True])
    return int(np.diff(starts).max())
