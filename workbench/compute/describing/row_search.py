"""Search through all rows: sort order, text search, missing values."""

from __future__ import annotations

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, IntArray
from workbench.api.data import date_text
from workbench.core.results.describing.row_answers import GapCounts

#: A heat strip has at most so many rows of pixels.
STRIP_ROWS = 300
MOST_PATTERNS = 50
MOST_HITS = 100_000


def order_of(values: FloatArray, descending: bool = False) -> IntArray:
    """Return the rows in the order of their values; ties as in the file, NaN last.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)

    Returns
    -------
    ndarray of int64, shape (n,)
    """
    keys = -values if descending else values
    return np.argsort(keys, kind="stable").astype(np.int64)


def sort_keys(dataset: Dataset, column: int) -> FloatArray:
    """Return what a column is sorted by: numbers as such, labels by their text."""
    attribute, values = dataset.columns[column], dataset.column(column)
    if attribute.is_numeric or not attribute.values:
        return values
    rank = np.empty(len(attribute.values))
    rank[np.argsort(np.array(attribute.values), kind="stable")] = np.arange(len(rank))
    keys = np.full(len(values), np.nan)
    known = ~np.isnan(values)
    keys[known] = rank[values[known].astype(np.int64)]
    return keys


def find_text(dataset: Dataset, text: str) -> IntArray:
    """Find the cells that hold a text: labels that contain it, numbers equal to it.

    Parameters
    ----------
    text : str
        Compared without case; ``?`` finds missing cells. A number (decimal point) finds
        the cells shown like it, ten digits.

    Returns
    -------
    ndarray of int64, shape (m, 2)
        Row and position in `Dataset.columns`, in reading order; at most 100 000.
    """
    wanted = text.strip().casefold()
    if not wanted:
        return np.empty((0, 2), np.int64)
    hits = []
    for column, attribute in enumerate(dataset.columns):
        rows = np.flatnonzero(_matches(attribute, dataset.column(column), wanted))
        hits.append(np.column_stack([rows, np.full(len(rows), column)]))
    found = np.concatenate(hits).astype(np.int64)
    return found[np.lexsort((found[:, 1], found[:, 0]))][:MOST_HITS]


def _matches(attribute: Attribute, values: FloatArray, wanted: str) -> np.ndarray:
    if wanted == "?":
        return np.isnan(values)
    if attribute.kind == "date":
        known = np.unique(values[~np.isnan(values)])
        fitting = [v for v in known if wanted in date_text(v).casefold()]
        return np.isin(values, fitting)
    if attribute.values:
        fitting = [i for i, v in enumerate(attribute.values) if wanted in v.casefold()]
        return np.isin(values, fitting)
    try:
        number = float(wanted)
    except ValueError:
        return np.zeros(len(values), dtype=bool)
    close: np.ndarray = np.isclose(values, number, rtol=5e-10, atol=0.0)
    return close


def gaps(dataset: Dataset, strip_rows: int = STRIP_ROWS) -> GapCounts:
    """Count where values are missing, for a picture and a list of patterns.

    Parameters
    ----------
    strip_rows : int
        Into how many bands of rows the picture is divided at most.
    """
    n, names = dataset.n_rows, len(dataset.columns)
    absent = np.empty((n, names), dtype=bool)
    for column in range(names):
        absent[:, column] = np.isnan(dataset.column(column))
    bands = max(1, min(strip_rows, n))
    edges = np.linspace(0, n, bands + 1).astype(np.int64)
    if n:
        sums = np.add.reduceat(absent, edges[:-1], axis=0, dtype=np.int64)
        strip = sums / np.diff(edges)[:, None]
    else:
        strip = np.zeros((1, names))
    patterns, counts = _patterns(absent)
    whole = int(n - absent.any(axis=1).sum())
    return GapCounts(
        strip.astype(np.float32),
        edges,
        absent.sum(axis=0).astype(np.int64),
        patterns,
        counts,
        whole,
    )


def rows_missing(dataset: Dataset, pattern: np.ndarray) -> IntArray:
    """Return the rows in which exactly these columns are missing.

    Parameters
    ----------
    pattern : ndarray of bool, shape (columns,)
    """
    fits = np.ones(dataset.n_rows, dtype=bool)
    for column, absent in enumerate(pattern):
        fits &= np.isnan(dataset.column(column)) == absent
    return np.flatnonzero(fits).astype(np.int64)


def _patterns(absent: np.ndarray) -> tuple[np.ndarray, IntArray]:
    gappy = absent[absent.any(axis=1)]
    if not len(gappy):
        return np.empty((0, absent.shape[1]), bool), np.empty(0, np.int64)
    packed = np.packbits(gappy, axis=1)
    rows = np.ascontiguousarray(packed).view(f"V{packed.shape[1]}").ravel()
    _, first, counts = np.unique(rows, return_index=True, return_counts=True)
    order = np.argsort(-counts, kind="stable")[:MOST_PATTERNS]
    return gappy[first[order]], counts[order].astype(np.int64)
