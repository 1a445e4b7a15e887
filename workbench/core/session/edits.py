"""Edits of a data set; each returns a new one, the old stays as it was.

`apply` takes an edit as plain values, so that the same edit can be made in the window
(small sets) or by a worker (large ones).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from workbench.api.data import Attribute, Dataset, FloatArray
from workbench.api.problems import Problem
from workbench.core.session.cell_values import parse_cell

#: More rows do not go over the clipboard.
SPREAD_ROWS = 20_000

ClassKind = Literal["guessed", "nominal", "numeric"]


def apply(dataset: Dataset, edit: Mapping[str, Any]) -> Dataset:
    """Make one edit given as plain values.

    Parameters
    ----------
    edit : mapping
        ``do``: the name of a function of this module, ``drop_rows``, ``keep_columns``,
        ``drop_column``, ``set_class``, ``relabel``, ``append_texts``, ``put_texts`` or
        ``append_blank``; beside it the function's arguments by name.

    Raises
    ------
    Problem
        When the edit cannot be made; the data set has not changed then.
    """
    arguments = {name: value for name, value in edit.items() if name != "do"}
    return _EDITS[str(edit["do"])](dataset, **arguments)


# -- cells and rows -----------------------------------------------------------------------


def set_cells(dataset: Dataset, cells: FloatArray) -> Dataset:
    """Set cells given as rows of (row, position in `Dataset.columns`, value)."""
    rows, columns = cells[:, 0].astype(np.int64), cells[:, 1].astype(np.int64)
    of_class = columns == dataset.class_index
    X, y = dataset.X, dataset.y
    if not of_class.all():
        X = X.copy()
        others = columns[~of_class]
        X[rows[~of_class], others - (others > dataset.class_index)] = cells[
            ~of_class, 2
        ]
        X.flags.writeable = False  # so that it is taken as it is, not copied again
    if of_class.any():
        y, values = y.copy(), cells[of_class, 2]
        discrete = not dataset.class_attribute.is_numeric
        y[rows[of_class]] = np.nan_to_num(values, nan=-1) if discrete else values
    return replace(dataset, X=X, y=y)


def drop_rows(dataset: Dataset, rows: Iterable[int]) -> Dataset:
    """Leave out the given rows."""
    keep = np.ones(dataset.n_rows, dtype=bool)
    keep[rows if isinstance(rows, np.ndarray) else list(rows)] = False
    return dataset.take(keep)


def relabel(dataset: Dataset, rows: Iterable[int], label: str) -> Dataset:
    """Give rows another class; a label that is not declared yet is added.

    Raises
    ------
    Problem
        When the class is a number.
    """
    attribute = dataset.class_attribute
    if attribute.is_numeric:
        raise Problem("the class is a number", expected="a class of labels")
    if label not in attribute.values:
        attribute = replace(attribute, values=(*attribute.values, label))
    y = dataset.y.copy()
    y[list(rows)] = attribute.values.index(label)
    return replace(dataset, y=y, class_attribute=attribute)


def append_blank(dataset: Dataset) -> Dataset:
    """Add one row at the end, all its cells missing."""
    return append_texts(dataset, [["?"] * len(dataset.columns)])


def append_texts(dataset: Dataset, texts: Sequence[Sequence[str]]) -> Dataset:
    """Add rows written as texts, one cell for each of `Dataset.columns`.

    Raises
    ------
    Problem
        Naming the row and the column of the first cell that is no value.
    """
    table, columns = _parsed(dataset, texts, 0, len(dataset.columns))
    d = dataset.class_index
    labels: np.ndarray = table[:, d]
    if not dataset.class_attribute.is_numeric:
        labels = np.nan_to_num(labels, nan=-1).astype(np.int64)
    weights = dataset.weights
    if weights is not None:
        weights = np.concatenate([weights, np.ones(len(table))])
    return _redescribed(
        replace(
            dataset,
            X=np.concatenate([dataset.X, np.delete(table, d, axis=1)]),
            y=np.concatenate([dataset.y, labels]),
            weights=weights,
        ),
        columns,
    )


def put_texts(
    dataset: Dataset, texts: Sequence[Sequence[str]], rows: Sequence[int], column: int
) -> Dataset:
    """Write texts over the cells that begin at a column, one line for each given row.

    Raises
    ------
    Problem
        When they do not fit, or for the first cell that is no value.
    """
    if len(texts) > len(rows):
        raise Problem(f"{len(texts)} rows", expected=f"at most {len(rows)} to replace")
    width = max((len(line) for line in texts), default=0)
    if column + width > len(dataset.columns):
        free = len(dataset.columns) - column
        raise Problem(f"{width} columns", expected=f"at most {free} from here")
    table, columns = _parsed(dataset, texts, column, width)
    r, c = np.indices(table.shape)
    cells = np.column_stack(
        [np.asarray(rows)[r.ravel()], c.ravel() + column, table.ravel()]
    )
    # described first: a text that is new has its code only then
    return set_cells(_redescribed(dataset, columns), cells)


def _parsed(
    dataset: Dataset, texts: Sequence[Sequence[str]], first: int, width: int
) -> tuple[FloatArray, list[Attribute]]:
    columns = list(dataset.columns)
    table = np.empty((len(texts), width))
    for i, line in enumerate(texts):
        if len(line) != width:
            raise Problem(
                f"{len(line)} values", expected=str(width), where=f"row {i + 1}"
            )
        for j, text in enumerate(line):
            attribute, place = columns[first + j], f"row {i + 1}"
            if attribute.kind == "string" and text not in (*attribute.values, "", "?"):
                attribute = replace(attribute, values=(*attribute.values, text))
                columns[first + j] = attribute
            table[i, j] = parse_cell(attribute, text, where=place)
    return table, columns


def _redescribed(dataset: Dataset, columns: list[Attribute]) -> Dataset:
    d = dataset.class_index
    others = (*columns[:d], *columns[d + 1 :])
    return replace(dataset, attributes=others, class_attribute=columns[d])


# -- columns ------------------------------------------------------------------------------


def drop_column(dataset: Dataset, column: int) -> Dataset:
    """Leave out one attribute.

    Raises
    ------
    Problem
        When it is the class.
    """
    if column == dataset.class_index:
        raise Problem("the class cannot be dropped", expected="another attribute")
    rest = (c for c in range(len(dataset.columns)) if c != column)
    return keep_columns(dataset, rest)


def keep_columns(dataset: Dataset, columns: Iterable[int]) -> Dataset:
    """Keep the given positions of `Dataset.columns` and the class, in their order."""
    d = dataset.class_index
    chosen = sorted(c for c in set(columns) if c != d)
    places = [c - (c > d) for c in chosen]
    return replace(
        dataset,
        X=dataset.X[:, places],
        attributes=tuple(dataset.attributes[j] for j in places),
        class_index=sum(c < d for c in chosen),
    )


def set_class(dataset: Dataset, column: int, kind: ClassKind = "guessed") -> Dataset:
    """Make a column the class; all columns keep their places.

    Parameters
    ----------
    column : int
        A position in `Dataset.columns`; that of the class itself changes its kind.
    kind : str
        ``nominal`` makes labels of numbers, ``numeric`` numbers of labels; ``guessed``
        makes a column of few whole numbers nominal, as a class read from a file is.

    Raises
    ------
    Problem
        When labels that are not numbers shall be numbers.
    """
    if column == dataset.class_index and kind == "guessed":
        return dataset
    columns = list(dataset.columns)
    values = [dataset.column(i) for i in range(len(columns))]
    chosen, y = columns.pop(column), values.pop(column)
    if kind == "numeric":
        chosen, y = _numbered(chosen, y)
    elif chosen.kind == "numeric":
        chosen, y = _labelled(
            chosen, y, most=None if kind == "nominal" else _MOST_LABELS
        )
    elif kind == "nominal" and chosen.kind == "string":
        chosen = replace(chosen, kind="nominal")
    if not chosen.is_numeric:
        y = np.where(np.isnan(y), -1, y).astype(np.int64)
    return replace(
        dataset,
        X=np.column_stack(values) if values else np.empty((dataset.n_rows, 0)),
        y=y,
        attributes=tuple(columns),
        class_attribute=chosen,
        class_index=column,
    )


_MOST_LABELS = 20


def _labelled(
    attribute: Attribute, values: FloatArray, most: int | None
) -> tuple[Attribute, FloatArray]:
    """Turn numbers into labels; with `most`, only few whole ones."""
    known = values[~np.isnan(values)]
    found = np.unique(known)
    whole = np.array_equal(found, np.rint(found))
    if most is not None and (len(found) > most or not whole):
        return attribute, values
    codes = np.full(len(values), np.nan)
    codes[~np.isnan(values)] = np.searchsorted(found, known)
    labels = tuple(f"{value:.10g}" for value in found)
    if len(set(labels)) < len(labels):  # ten digits do not tell them apart
        labels = tuple(repr(float(value)) for value in found)
    return Attribute(attribute.name, "nominal", labels), codes


def _numbered(attribute: Attribute, values: FloatArray) -> tuple[Attribute, FloatArray]:
    """Turn labels that are written as numbers into these numbers."""
    if attribute.is_numeric:
        return attribute, values
    plain = Attribute(attribute.name)
    numbers = [parse_cell(plain, label) for label in attribute.values]
    known = ~np.isnan(values)
    result = np.full(len(values), np.nan)
    result[known] = np.array(numbers)[values[known].astype(np.int64)]
    return plain, result


_EDITS: dict[str, Callable[..., Dataset]] = {
    edit.__name__: edit
    for edit in (
        drop_rows, relabel, append_blank, append_texts, put_texts, drop_column,
        keep_columns, set_class,
    )
}  # fmt: skip
