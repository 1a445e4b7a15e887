"""Edits of a data set as functions: what comes out is a new data set."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from string import ascii_lowercase

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset
from workbench.numerics.middle import median

FloatArray = npt.NDArray[np.float64]

_NUMBERED = re.compile(r"(.*?)(\d+)")


def add_rows(
    data: Dataset, x: int, y: int, places: FloatArray, label: int, base: FloatArray
) -> Dataset:
    """Append rows at places of the plane; the other cells are taken from `base`.

    Parameters
    ----------
    data : Dataset
    x, y : int
        The columns drawn.
    places : ndarray, shape (m, 2)
    label : int
        The class code of the new rows.
    base : ndarray, shape (d,)
    """
    rows = np.tile(base, (len(places), 1))
    rows[:, y] = cells(places[:, 1], data.attributes[y])
    rows[:, x] = cells(places[:, 0], data.attributes[x])
    labels = np.full(len(places), label, np.int64)
    weights = data.weights
    if weights is not None:
        weights = np.concatenate([weights, np.ones(len(places))])
    return replace(
        data,
        X=np.concatenate([data.X, rows]),
        y=np.concatenate([data.y, labels]),
        weights=weights,
    )


def move_rows(
    data: Dataset, x: int, y: int, rows: Sequence[int], places: FloatArray
) -> Dataset:
    """Put rows elsewhere on the plane; all other cells stay bit for bit."""
    X = data.X.copy()
    X[list(rows), y] = cells(places[:, 1], data.attributes[y])
    X[list(rows), x] = cells(places[:, 0], data.attributes[x])
    return replace(data, X=X)


def cells(places: FloatArray, attribute: Attribute) -> FloatArray:
    """Return what rows get at places of an axis: of labels, the code of the nearest."""
    if not attribute.is_nominal:
        return places
    last = len(attribute.values) - 1
    return np.clip(np.rint(places), 0, last) if last >= 0 else places * np.nan


def delete_rows(data: Dataset, rows: Sequence[int]) -> Dataset:
    """Take rows out."""
    keep = np.ones(data.n_rows, bool)
    keep[list(rows)] = False
    return data.take(keep)


def add_class(data: Dataset) -> Dataset:
    """Declare one more class label, named as the others are."""
    label = next_label(data.classes)
    described = replace(data.class_attribute, values=(*data.classes, label))
    return replace(data, class_attribute=described)


def next_label(labels: Sequence[str]) -> str:
    """Return a free label: the next letter or number of such labels, else ``class3``."""
    names: list[str]
    if all(label in ascii_lowercase for label in labels):
        names = [*ascii_lowercase, *(f"class{i}" for i in range(1, 256))]
    else:
        parts = [_NUMBERED.fullmatch(label) for label in labels]
        stems = {None if part is None else part[1] for part in parts}
        stem = stems.pop() if len(stems) == 1 else None
        first = len(labels) + 1
        if stem is None:
            stem = "class"
        else:
            first = 1 + max(int(part[2]) for part in parts if part is not None)
        names = [f"{stem}{i}" for i in range(first, first + len(labels) + 1)]
    return next(name for name in names if name not in labels)


def typical_row(data: Dataset) -> FloatArray:
    """Return the median of numbers and the commonest label, shape (d,)."""
    whole = np.array([a.is_numeric for a in data.attributes], bool)
    whole &= ~np.isnan(data.X).any(axis=0)
    if not data.n_rows:
        whole[:] = False
    row = np.empty(data.n_attributes)
    if whole.any():
        row[whole] = median(data.X[:, whole])
    for j in np.flatnonzero(~whole):
        row[j] = typical_value(data.X[:, j], data.attributes[j])
    return row


def typical_value(values: FloatArray, attribute: Attribute) -> float:
    """Return the median of numbers or the commonest code; 0 where none is known."""
    known = values[~np.isnan(values)]
    if not known.size:
        return 0.0
    if attribute.is_numeric:
        return float(median(known))
    return float(np.bincount(known.astype(np.int64)).argmax())
