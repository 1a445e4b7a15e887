"""What a data set looks like: its description as JSON, and figures for one column."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem


def show(dataset: Dataset) -> dict[str, Any]:
    """Describe a data set as plain JSON values.

    Returns
    -------
    dict
        ``relation``, ``instances``, ``attributes`` (the class among them, in the order
        of the file: ``name``, ``type``, ``values``, ``missing``), ``class`` (its
        name), ``missing`` (cells in all), and ``classes`` (rows of each label, None
        for a numeric class), ``source``, ``notes``.
    """
    missing = dataset.missing().tolist()
    counts = None
    if dataset.has_nominal_class:
        counts = dict(
            zip(dataset.classes, dataset.class_counts().tolist(), strict=True)
        )
    return {
        "relation": dataset.name,
        "instances": dataset.n_rows,
        "attributes": [
            {
                "name": attribute.name,
                "type": attribute.kind,
                "values": list(attribute.values),
                "missing": absent,
            }
            for attribute, absent in zip(dataset.columns, missing, strict=True)
        ],
        "class": dataset.class_attribute.name,
        "missing": sum(missing),
        "classes": counts,
        "source": dataset.source,
        "notes": list(dataset.notes),
    }


def summary(dataset: Dataset, column: int | str) -> dict[str, Any]:
    """Compute the figures of one column, for the Data room.

    Parameters
    ----------
    dataset : Dataset
    column : int or str
        A position in ``dataset.columns`` (the class in its place) or a name.

    Returns
    -------
    dict
        ``name``, ``type``, ``missing``, ``distinct``; numeric: ``min``, ``q1``,
        ``median``, ``q3``, ``max``, ``mean``, ``sd`` (divisor n - 1), None where there
        are too few values; nominal: ``counts``, the rows of each label; and beside a
        nominal class ``f_ratio`` (numeric only) and ``loo_share``, else None.

    Raises
    ------
    Problem
        When there is no such column.
    """
    index = _index(dataset, column)
    attribute, values = dataset.columns[index], dataset.column(index)
    known = values[~np.isnan(values)]
    result: dict[str, Any] = {
        "name": attribute.name,
        "type": attribute.kind,
        "missing": len(values) - len(known),
        "distinct": len(np.unique(known)),
        "f_ratio": None,
        "loo_share": None,
    }
    if attribute.is_numeric:
        result |= _figures(known)
    else:
        found = np.bincount(known.astype(np.int64), minlength=len(attribute.values))
        result["counts"] = dict(zip(attribute.values, found.tolist(), strict=True))
    if dataset.has_nominal_class and index != dataset.class_index:
        rows = ~np.isnan(values) & (dataset.y >= 0)
        x, y = values[rows], dataset.y[rows]
        if attribute.is_numeric:
            result["f_ratio"] = f_ratio(x, y)
            result["loo_share"] = nearest_share(x, y)
        else:
            result["loo_share"] = same_value_share(x.astype(np.int64), y)
    return result


def _index(dataset: Dataset, column: int | str) -> int:
    names = [attribute.name for attribute in dataset.columns]
    if isinstance(column, str):
        if column in names:
            return names.index(column)
    elif -len(names) <= column < len(names):
        return column % len(names)
    raise Problem(
        f"no column {column!r}",
        expected="one of " + ", ".join(names[:20]),
        where=dataset.name,
    )


def _figures(known: FloatArray) -> dict[str, float | None]:
    names = ("min", "q1", "median", "q3", "max")
    if len(known) == 0:
        return dict.fromkeys((*names, "mean", "sd"))
    quantiles = np.quantile(known, (0, 0.25, 0.5, 0.75, 1)).tolist()
    spread = float(known.std(ddof=1)) if len(known) > 1 else None
    return {
        **dict(zip(names, quantiles, strict=True)),
        "mean": float(known.mean()),
        "sd": spread,
    }


def f_ratio(x: FloatArray, y: IntArray) -> float | None:
    """Compute the F ratio of a one-way analysis of variance (Fisher 1925).

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        No missing values.
    y : ndarray of int, shape (n,)
        Class codes.

    Returns
    -------
    float or None
        Variance between the classes over variance within them. None for fewer than
        two classes, for no more rows than classes, or when no class varies.
    """
    classes, codes = np.unique(y, return_inverse=True)
    between_df, within_df = len(classes) - 1, len(x) - len(classes)
    if between_df < 1 or within_df < 1:
        return None
    counts = np.bincount(codes)
    means = np.bincount(codes, weights=x) / counts
    within = float(((x - means[codes]) ** 2).sum())
    between = float((counts * (means - x.mean()) ** 2).sum())
    # rounding leaves traces of the size of x where a class does not vary
    if within <= (np.finfo(np.float64).eps * float(np.abs(x).max())) ** 2 * len(x):
        return None
    return (between / between_df) / (within / within_df)


def nearest_share(x: FloatArray, y: IntArray) -> float | None:
    """Share of rows whose nearest other row on one attribute has their class.

    Leave-one-out 1-NN in n log n steps: only the neighbours in sorted order can be
    nearest. The lowest row number wins ties, as in `workbench.api.neighbours`.

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        No missing values.
    y : ndarray of int, shape (n,)

    Returns
    -------
    float or None
        None for fewer than two rows.
    """
    if len(x) < 2:
        return None
    values, first, group, counts = np.unique(
        x, return_index=True, return_inverse=True, return_counts=True
    )
    rows = np.arange(len(x))
    nearest = _nearest_group(values, first)[group]
    # another row with the very same value: the first one, or for it the second
    shared = counts[group] > 1
    nearest[shared] = first[group[shared]]
    order = np.lexsort((rows, group))
    start = np.searchsorted(group[order], np.flatnonzero(counts > 1))
    nearest[order[start]] = order[start + 1]
    return float(np.mean(y[nearest] == y))


def _nearest_group(values: FloatArray, first: IntArray) -> IntArray:
    """For each distinct value: the first row of the nearest other value."""
    gaps = np.diff(values)
    left = np.concatenate(([math.inf], gaps))
    right = np.concatenate((gaps, [math.inf]))
    before = np.concatenate(([len(first)], first[:-1]))
    after = np.concatenate((first[1:], [len(first)]))
    use_left = (left < right) | ((left == right) & (before < after))
    return np.where(use_left, before, after).astype(np.int64)


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
