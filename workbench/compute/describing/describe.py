"""Summary figures of one column of a data set, and what it is worth alone."""

from __future__ import annotations

import math
from dataclasses import astuple, fields

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, IntArray, Problem, report
from workbench.api.did_you_mean import instead_of
from workbench.core.results.describing.column_figures import (
    ClassFigures,
    ColumnSummary,
    LabelCounts,
    NumberFigures,
    NumberTable,
)
from workbench.numerics.attributes.f_ratio import f_ratio

#: So many labels or texts are counted; the rest only in all.
MOST_COUNTED = 200


def summary(
    dataset: Dataset, column: int | str, *, worth: bool = True
) -> ColumnSummary:
    """Compute the figures of one column, for the Data room.

    Parameters
    ----------
    column : int or str
        A position in ``dataset.columns`` (the class in its place) or a name.
    worth : bool
        Whether to say how well the column separates the classes, which takes longest.

    Returns
    -------
    ColumnSummary
        Of labels the 200 most frequent are counted. What is told by class, or of its
        worth, is told beside a nominal class only.

    Raises
    ------
    Problem
        When there is no such column.
    """
    index = _index(dataset, column)
    attribute, values = dataset.columns[index], dataset.column(index)
    known = values[~np.isnan(values)]
    beside_class = dataset.has_nominal_class and index != dataset.class_index
    numeric = attribute.is_numeric
    return ColumnSummary(
        column=index,
        name=attribute.name,
        type=attribute.kind,
        n=len(known),
        missing=len(values) - len(known),
        distinct=len(np.unique(known)),
        **(_worth(dataset, attribute, values) if worth and beside_class else {}),
        numbers=_figures(known) if numeric else None,
        classes=_class_figures(dataset, values) if numeric and beside_class else None,
        labels=None if numeric else _label_counts(dataset, index, values, beside_class),
    )


def _worth(
    dataset: Dataset, attribute: Attribute, values: FloatArray
) -> dict[str, float | None]:
    rows = ~np.isnan(values) & (dataset.y >= 0)
    x, y = values[rows], dataset.y[rows]
    if not attribute.is_numeric:
        return {"loo_share": same_value_share(x.astype(np.int64), y)}
    return {"f_ratio": f_ratio(x, y), "loo_share": nearest_share(x, y)}


def _index(dataset: Dataset, column: int | str) -> int:
    names = [attribute.name for attribute in dataset.columns]
    if isinstance(column, str):
        if column in names:
            return names.index(column)
    elif -len(names) <= column < len(names):
        return column % len(names)
    raise Problem(
        f"no column {column!r}",
        expected=instead_of(column, names),
        where=dataset.name,
    )


def _figures(known: FloatArray) -> NumberFigures:
    if len(known) == 0:
        return NumberFigures()
    low, q1, median, q3, high = np.quantile(known, (0, 0.25, 0.5, 0.75, 1)).tolist()
    spread = float(known.std(ddof=1)) if len(known) > 1 else None
    return NumberFigures(low, q1, median, q3, high, float(known.mean()), spread)


def _class_figures(dataset: Dataset, values: FloatArray) -> ClassFigures:
    """Return the figures of a numeric column within each class."""
    parts = [values[dataset.y == code] for code in range(len(dataset.classes))]
    known = [part[~np.isnan(part)] for part in parts]
    n = np.array([len(part) for part in known], np.int64)
    figures = [astuple(_figures(part)) for part in known]
    # None becomes NaN
    columns = np.array(figures, np.float64).reshape(-1, len(fields(NumberFigures))).T
    missing = np.array([len(part) for part in parts], np.int64) - n
    distinct = np.array([len(np.unique(part)) for part in known], np.int64)
    named = {
        f.name: column for f, column in zip(fields(NumberFigures), columns, strict=True)
    }
    return ClassFigures(tuple(dataset.classes), n, missing, **named, distinct=distinct)


def number_table(dataset: Dataset, group: int = -1) -> NumberTable:
    """Compute the figures of every numeric column, the class among them.

    Parameters
    ----------
    group : int
        The class whose rows are looked at, -1 for all rows.
    """
    rows = dataset.y == group if group >= 0 else np.ones(dataset.n_rows, bool)
    columns = [c for c, a in enumerate(dataset.columns) if a.is_numeric]
    counts = np.zeros((3, len(columns)), np.int64)
    figures = np.full((len(columns), len(fields(NumberFigures))), np.nan)
    for place, column in enumerate(columns):
        report.progress(place / len(columns))
        values = dataset.column(column)[rows]
        known = values[~np.isnan(values)]
        missing = len(values) - len(known)
        counts[:, place] = len(known), missing, len(np.unique(known))
        figures[place] = np.array(astuple(_figures(known)), np.float64)
    return NumberTable(group, tuple(columns), counts[0], counts[1], counts[2], figures)


def _label_counts(
    dataset: Dataset, index: int, values: FloatArray, beside_class: bool
) -> LabelCounts:
    """Count the labels of a column, and each by class; the most frequent ones."""
    labels = dataset.columns[index].values
    known = ~np.isnan(values)
    codes = values[known].astype(np.int64)
    found = np.bincount(codes, minlength=len(labels))
    shown = np.arange(len(labels))
    if len(labels) > MOST_COUNTED:
        shown = np.argsort(-found, kind="stable")[:MOST_COUNTED]
    own = None if dataset.weights is None else dataset.weights[known]
    weights: FloatArray | None = None
    class_weights: FloatArray | None = None
    by_class = None
    if own is not None:
        weights = np.asarray(np.bincount(codes, own, len(labels))[shown], np.float64)
    if beside_class:
        c = len(dataset.classes)
        y = dataset.y[known]
        cells, some = codes[y >= 0] * c + y[y >= 0], len(labels) * c
        counted = np.bincount(cells, minlength=some).reshape(-1, c)
        by_class = counted[shown].astype(np.int64)
        if own is not None:
            added = np.bincount(cells, own[y >= 0], some).reshape(-1, c)
            class_weights = np.asarray(added[shown], np.float64)
    names = tuple(labels[i] for i in shown)
    counts = found[shown].astype(np.int64)
    return LabelCounts(names, counts, by_class, weights, class_weights)


def nearest_share(x: FloatArray, y: IntArray, k: int = 5) -> float | None:
    """Share of rows that their k nearest other rows on one attribute classify rightly.

    Leave-one-out k-NN in n log n steps: in sorted order only the k rows on either side
    can be among the nearest. The lowest row number wins ties of distance, as in
    `workbench.api.neighbours`; the first class wins ties of votes.

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        No missing values.
    y : ndarray of int, shape (n,)
        Class codes.
    k : int
        How many neighbours vote.

    Returns
    -------
    float or None
        None for fewer than two rows.
    """
    if len(x) < 2:
        return None
    k = min(k, len(x) - 1)
    rows = _candidates(x, k)
    absent = rows < 0
    gap = np.abs(x[rows] - x[:, None])
    gap[absent] = math.inf
    order = np.lexsort((rows, gap), axis=1)[:, :k]
    nearest = np.take_along_axis(rows, order, axis=1)
    votes = np.zeros((len(x), int(y.max()) + 1), dtype=np.int64)
    np.add.at(votes, (np.arange(len(x))[:, None], y[nearest]), 1)
    return float(np.mean(votes.argmax(axis=1) == y))


def _candidates(x: FloatArray, k: int) -> IntArray:
    """Rows that may be the k nearest of each row, shape (n, 3k + 1); -1 is none.

    k + 1 of the rows with the same value, k of those above, k of those below. Of equal
    values the low row numbers come first, so below a row another order is needed.
    """
    n = len(x)
    number = np.arange(n)
    upward = np.lexsort((number, x))
    downward = np.lexsort((number, -x))
    start = np.searchsorted(x[upward], x, side="left")
    end = np.searchsorted(x[upward], x, side="right")
    steps = np.arange(k + 1)
    same = start[:, None] + steps
    above = end[:, None] + steps[:k]
    below = (n - start)[:, None] + steps[:k]
    equal = np.where(same < end[:, None], upward[same.clip(max=n - 1)], -1)
    equal[equal == number[:, None]] = -1
    higher = np.where(above < n, upward[above.clip(max=n - 1)], -1)
    lower = np.where(below < n, downward[below.clip(max=n - 1)], -1)
    return np.hstack([equal, higher, lower]).astype(np.int64)


def same_value_share(codes: IntArray, y: IntArray) -> float | None:
    """Share of rows that the other rows with the same label would classify rightly.

    The majority of the other rows with the label decides, the first class on a tie; a
    row alone with its label counts as wrong.

    Parameters
    ----------
    codes, y : ndarray of int, shape (n,)
        Codes of the labels and of the classes, none missing.

    Returns
    -------
    float or None
        None for fewer than two rows.
    """
    if len(y) < 2:
        return None
    table = np.zeros((int(codes.max()) + 1, int(y.max()) + 1), dtype=np.int64)
    np.add.at(table, (codes, y), 1)
    others = table[codes]
    others[np.arange(len(y)), y] -= 1
    right = (others.argmax(axis=1) == y) & (others.sum(axis=1) > 0)
    return float(right.mean())
