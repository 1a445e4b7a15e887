"""Small edits of a data set; each returns a new one, the old stays as it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from workbench.api.data import Attribute, Dataset
from workbench.api.problems import Problem


def set_cell(dataset: Dataset, row: int, column: int, value: float) -> Dataset:
    """Set one cell of `Dataset.columns[column]`; NaN makes it missing."""
    if column == dataset.class_index:
        y = dataset.y.copy()
        discrete = not dataset.class_attribute.is_numeric
        y[row] = -1 if discrete and np.isnan(value) else value
        return replace(dataset, y=y)
    X = dataset.X.copy()
    X[row, column - (column > dataset.class_index)] = value
    return replace(dataset, X=X)


def drop_rows(dataset: Dataset, rows: Iterable[int]) -> Dataset:
    """Leave out the given rows."""
    keep = np.ones(dataset.n_rows, dtype=bool)
    keep[list(rows)] = False
    return dataset.take(keep)


def drop_column(dataset: Dataset, column: int) -> Dataset:
    """Leave out one attribute.

    Raises
    ------
    Problem
        When it is the class.
    """
    if column == dataset.class_index:
        raise Problem("the class cannot be dropped", expected="another attribute")
    j = column - (column > dataset.class_index)
    attributes = dataset.attributes[:j] + dataset.attributes[j + 1 :]
    return replace(
        dataset,
        X=np.delete(dataset.X, j, axis=1),
        attributes=attributes,
        class_index=dataset.class_index - (column < dataset.class_index),
    )


def set_class(dataset: Dataset, column: int) -> Dataset:
    """Make another column the class; all columns keep their places.

    A column of few whole numbers becomes nominal, as a class read from a file does.
    """
    if column == dataset.class_index:
        return dataset
    columns = list(dataset.columns)
    values = [dataset.column(i) for i in range(len(columns))]
    chosen, y = columns.pop(column), values.pop(column)
    if chosen.kind == "numeric":
        chosen, y = _labelled(chosen, y)
    if not chosen.is_numeric:
        y = np.where(np.isnan(y), -1, y).astype(np.int64)
    return replace(
        dataset,
        X=np.column_stack(values),
        y=y,
        attributes=tuple(columns),
        class_attribute=chosen,
        class_index=column,
    )


_MOST_LABELS = 20


def _labelled(attribute: Attribute, values: np.ndarray) -> tuple[Attribute, np.ndarray]:
    """Turn a column of few whole numbers into labels, leave any other as it is."""
    known = values[~np.isnan(values)]
    found = np.unique(known)
    if len(found) > _MOST_LABELS or not np.array_equal(found, np.rint(found)):
        return attribute, values
    codes = np.full(len(values), np.nan)
    codes[~np.isnan(values)] = np.searchsorted(found, known)
    labels = tuple(f"{value:g}" for value in found)
    return Attribute(attribute.name, "nominal", labels), codes
