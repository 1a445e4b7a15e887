"""Looks at data to come: before and after filters, and a sample of a generator's."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, report
from workbench.core.results.describing.data_previews import (
    FilterPreview,
    GeneratedPreview,
    RowSample,
)

#: Rows and columns written out, and columns compared.
MOST_ROWS, MOST_COLUMNS, MOST_COMPARED = 20, 40, 500
#: Half the width of the cloud around the place of a label.
_JITTER = 0.2


def first_rows(
    dataset: Dataset, rows: int = MOST_ROWS, columns: int = MOST_COLUMNS
) -> RowSample:
    """Write the first rows of the first columns."""
    width = range(min(columns, len(dataset.columns)))
    lines = range(min(rows, dataset.n_rows))
    return RowSample(
        tuple(dataset.columns[c].name for c in width),
        tuple(tuple(dataset.text(row, c)[:60] for c in width) for row in lines),
    )


def compare(before: Dataset, after: Dataset, words: Sequence[str]) -> FilterPreview:
    """Say what filters would change.

    Columns are told apart by name. Where as many rows come out as went in, a column is
    the same if every value is; else if every value was there before.
    """
    old = {a.name: c for c, a in enumerate(before.columns)}
    new = {a.name: c for c, a in enumerate(after.columns)}
    names = [*old, *(name for name in new if name not in old)][:MOST_COMPARED]
    changes, kinds = [], []
    figures = np.full((2, len(names), 2), np.nan)
    for place, name in enumerate(names):
        report.progress(place / len(names))
        both = (before, old.get(name)), (after, new.get(name))
        kinds.append(
            tuple("" if c is None else data.columns[c].kind for data, c in both)
        )
        for side, (data, column) in enumerate(both):
            if column is not None:
                attribute, values = data.columns[column], data.column(column)
                figures[:, place, side] = _moments(attribute, values)
        changes.append(_change(before, old.get(name), after, new.get(name)))
    return FilterPreview(
        words=tuple(words),
        rows=(before.n_rows, after.n_rows),
        attributes=(before.n_attributes, after.n_attributes),
        missing=(_missing(before), _missing(after)),
        names=tuple(names),
        changes=tuple(changes),
        kinds=tuple((a, b) for a, b in kinds),
        means=figures[0],
        deviations=figures[1],
        before=first_rows(before),
        after=first_rows(after),
    )


def _change(before: Dataset, old: int | None, after: Dataset, new: int | None) -> str:
    if old is None or new is None:
        return "added" if old is None else "dropped"
    if before.columns[old] != after.columns[new]:
        return "changed"
    a, b = before.column(old), after.column(new)
    if len(a) == len(b):
        same = bool(np.array_equal(a, b, equal_nan=True))
    else:
        same = bool(np.isin(b[~np.isnan(b)], a).all())
    return "same" if same else "changed"


def _moments(attribute: Attribute, values: FloatArray) -> tuple[float, float]:
    known = values[~np.isnan(values)]
    if attribute.kind != "numeric" or not known.size:
        return np.nan, np.nan
    return known.mean(), known.std(ddof=1) if len(known) > 1 else np.nan


def _missing(dataset: Dataset) -> int:
    columns = range(len(dataset.columns))
    return sum(int(np.isnan(dataset.column(c)).sum()) for c in columns)


def look_at(dataset: Dataset, most: int) -> GeneratedPreview:
    """Take from made data what a small picture and a small table show.

    The first two attributes are drawn, against a class that is a number the first one;
    beside a single attribute stands the class. Labels are spread a little.

    Parameters
    ----------
    dataset : Dataset
    most : int
        At most so many places, at even steps of the rows.
    """
    rows = np.arange(dataset.n_rows)
    if len(rows) > most:
        rows = np.linspace(0, dataset.n_rows - 1, most).astype(np.int64)
    shown = list(range(min(2, dataset.n_attributes)))
    axes = [dataset.attributes[c] for c in shown]
    places = [dataset.X[rows, c] for c in shown]
    if len(axes) < 2 or not dataset.has_nominal_class:
        axes, places = axes[:1], places[:1]
        axes.append(dataset.class_attribute)
        places.append(dataset.y[rows].astype(np.float64))
    random = np.random.default_rng(0)
    for k, attribute in enumerate(axes):
        if attribute.values:
            places[k] = places[k] + random.uniform(-_JITTER, _JITTER, len(rows))
    codes = np.zeros(len(rows), np.int64)
    classes: tuple[str, ...] = ()
    sizes = np.array([dataset.n_rows], np.int64)
    if dataset.has_nominal_class:
        codes, classes = dataset.y[rows], tuple(dataset.classes)
        sizes = np.bincount(dataset.y[dataset.y >= 0], minlength=len(classes))
    return GeneratedPreview(
        rows=dataset.n_rows,
        axes=(axes[0].name, axes[1].name),
        places=np.column_stack(places),
        codes=codes,
        classes=classes,
        sizes=sizes.astype(np.int64),
        first=first_rows(dataset),
    )
