"""Descriptions of a data set as JSON, and summary figures of one column."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.numerics.attributes.f_ratio import f_ratio


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


#: So many labels or texts are counted; the rest only in all.
MOST_COUNTED = 200


def summary(
    dataset: Dataset, column: int | str, *, worth: bool = True
) -> dict[str, Any]:
    """Compute the figures of one column, for the Data room.

    Parameters
    ----------
    column : int or str
        A position in ``dataset.columns`` (the class in its place) or a name.
    worth : bool
        Whether to say how well the column separates the classes, which takes longest.

    Returns
    -------
    dict
        ``name``, ``type``, ``n`` (known values), ``missing``, ``distinct``; numeric: ``min``, ``q1``,
        ``median``, ``q3``, ``max``, ``mean``, ``sd`` (divisor n - 1), None where there
        are too few values; else: ``counts``, the rows of each label (of the 200 most
        frequent, when there are more). Beside a nominal class ``groups``: for numbers
        those figures, ``n`` and ``missing`` of each class; for labels the rows of each
        counted label by class (``by_class``); and ``f_ratio`` (numeric only) and
        ``loo_share`` (5-NN, leave-one-out, on this column alone), else None.

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
        "n": len(known),
        "missing": len(values) - len(known),
        "distinct": len(np.unique(known)),
        "f_ratio": None,
        "loo_share": None,
    }
    beside_class = dataset.has_nominal_class and index != dataset.class_index
    if attribute.is_numeric:
        result |= _figures(known)
        result["groups"] = _groups(dataset, values) if beside_class else []
    else:
        result |= _label_counts(dataset, index, values)
    if worth and beside_class:
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
        expected=instead_of(column, names),
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


def _groups(dataset: Dataset, values: FloatArray) -> list[dict[str, Any]]:
    """Return the figures of a numeric column within each class."""
    groups = []
    for code, label in enumerate(dataset.classes):
        of_class = values[dataset.y == code]
        known = of_class[~np.isnan(of_class)]
        sizes = {"n": len(known), "missing": len(of_class) - len(known)}
        groups.append({"label": label, **sizes, **_figures(known)})
    return groups


def _label_counts(
    dataset: Dataset, index: int, values: FloatArray
) -> dict[str, dict[str, Any]]:
    """Count the labels of a column, and each by class; the most frequent ones."""
    labels = dataset.columns[index].values
    known = ~np.isnan(values)
    codes = values[known].astype(np.int64)
    found = np.bincount(codes, minlength=len(labels))
    shown = np.arange(len(labels))
    if len(labels) > MOST_COUNTED:
        shown = np.argsort(-found, kind="stable")[:MOST_COUNTED]
    result: dict[str, dict[str, Any]] = {
        "counts": {labels[i]: int(found[i]) for i in shown}
    }
    if dataset.has_nominal_class and index != dataset.class_index:
        c = len(dataset.classes)
        y = dataset.y[known]
        flat = np.bincount(codes[y >= 0] * c + y[y >= 0], minlength=len(labels) * c)
        table = flat.reshape(len(labels), c)
        result["by_class"] = {labels[i]: table[i].tolist() for i in shown}
    return result


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
