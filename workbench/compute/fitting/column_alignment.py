"""Alignment of the columns of another file with those of a model or training set.

Files differ in what does not matter: the order of the columns, further columns, the
codes of labels (a CSV file numbers them by what it holds), whether a column of digits
was read as numbers or as labels, and whether the class is there at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.reading import readers

#: Columns named in a complaint; a file may have thousands.
_MOST_NAMED = 12
#: What a class with other labels is called where columns are known by their places.
OTHER_CLASS = "class with other labels"


class ColumnsDiffer(Problem):
    """A file lacks a column by its name; by their places its columns may fit."""


def aligned(test: Dataset, like: Dataset, *, class_needed: bool = True) -> Dataset:
    """Return rows with the columns, in the order and with the codes, of another set.

    Texts are no labels: those that only the rows hold come behind those of `like`.

    Parameters
    ----------
    test : Dataset
        Further columns are left out.
    class_needed : bool
        False: rows without a class column get a missing class.

    Raises
    ------
    ColumnsDiffer
        When a column is missing.
    Problem
        When a column is of another kind, or has a label of its own.
    """
    if test.columns == like.columns and test.class_index == like.class_index:
        return test
    places = {attribute.name: i for i, attribute in enumerate(test.columns)}
    where = test.source or test.name
    columns, outcome = [], []
    for attribute in like.attributes:
        if attribute.name not in places:
            raise _no_column(attribute, test, like, where)
        place = places[attribute.name]
        if attribute.kind == "string" and test.columns[place].kind == "string":
            attribute = _with_texts_of(test.columns[place], attribute)
        columns.append(_recoded(test, place, attribute, where))
        outcome.append(attribute)
    return replace(
        test,
        X=np.column_stack(columns) if columns else np.empty((test.n_rows, 0)),
        y=_classes(test, places, like, where, class_needed),
        attributes=tuple(outcome),
        class_attribute=like.class_attribute,
        class_index=like.class_index,
    )


def named_by_place(test: Dataset, like: Dataset) -> Dataset:
    """Return rows whose columns bear the names that stand in these places elsewhere.

    Without the class column of `like`, those of its attributes. Where the class would
    be, labels of its own make it another column: the class is missing then.

    Raises
    ------
    Problem
        When there are more or fewer columns.
    """
    there = test.columns
    whole = len(there) != like.n_attributes
    wanted = like.columns if whole else like.attributes
    if len(there) != len(wanted):
        raise Problem(
            f"{len(there)} columns, which cannot be matched by their places",
            expected=f"{len(wanted)}, those of {like.name}: {_listed(wanted)}",
            where=test.source or test.name,
        )
    named = [replace(a, name=b.name) for a, b in zip(there, wanted, strict=True)]
    place, at = like.class_index, test.class_index
    if whole and set(there[place].values) - set(like.classes):
        named[place] = replace(there[place], name=OTHER_CLASS)
    return replace(
        test,
        attributes=tuple(a for j, a in enumerate(named) if j != at),
        class_attribute=named[at],
    )


def read_rows(
    source: str | Path, like: Dataset, read: Callable[..., Dataset] = readers.read
) -> Dataset:
    """Read a file, or open a saved folder, that may lack the class column of `like`.

    Parameters
    ----------
    read : callable
        Takes the source and ``class_name``.
    """
    if (Path(source) / "meta.json").is_file():
        return Dataset.open(Path(source))
    try:
        return read(str(source), class_name=like.class_attribute.name)
    except Problem:
        # without that column the last one stands where the class would; `aligned`
        # puts all in their places. What else is wrong is wrong again.
        return read(str(source), class_name=-1)


def has_class(test: Dataset, like: Dataset) -> bool:
    """Whether a file has the class column of another."""
    return like.class_attribute.name in {a.name for a in test.columns}


def _classes(
    test: Dataset, places: dict[str, int], like: Dataset, where: str, needed: bool
) -> npt.NDArray[Any]:
    attribute = like.class_attribute
    place = places.get(attribute.name)
    if place is None and needed:
        raise _no_column(attribute, test, like, where)
    if place is None:
        y = np.full(test.n_rows, np.nan)
    else:
        y = _recoded(test, place, attribute, where)
    if attribute.is_numeric:
        return y
    return np.where(np.isnan(y), -1, y).astype(np.int64)


def _no_column(
    attribute: Attribute, test: Dataset, like: Dataset, where: str
) -> ColumnsDiffer:
    return ColumnsDiffer(
        f"no attribute {attribute.name} among {_listed(test.columns)}",
        expected=f"the attributes of {like.name}: {_listed(like.attributes)}",
        where=where,
    )


def _listed(attributes: Sequence[Attribute]) -> str:
    names = ", ".join(a.name for a in attributes[:_MOST_NAMED])
    more = len(attributes) > _MOST_NAMED
    return f"{names}, … {len(attributes)} in all" if more else names


def _with_texts_of(other: Attribute, attribute: Attribute) -> Attribute:
    values = tuple(dict.fromkeys((*attribute.values, *other.values)))
    return replace(attribute, values=values)


def _recoded(test: Dataset, place: int, like: Attribute, where: str) -> FloatArray:
    """Return a column in the codes of another attribute of the same meaning."""
    attribute, column = test.columns[place], test.column(place)
    if attribute.kind == like.kind and attribute.values == like.values:
        return column
    known = ~np.isnan(column)
    if like.is_numeric and attribute.is_numeric:
        return column
    if like.is_numeric:
        return _as_numbers(attribute, column, known, where)
    if attribute.is_numeric:
        return _as_labels(attribute, column, known, like, where)
    codes = _codes(attribute.values, like.values)
    found = np.where(known, column, 0).astype(np.int64)
    recoded = np.where(known, codes[found] if len(codes) else np.nan, np.nan)
    if (strange := known & np.isnan(recoded)).any():
        label = attribute.values[found[np.argmax(strange)]]
        raise _foreign_label(attribute, label, like, where)
    return recoded


def _codes(values: Sequence[str], like: Sequence[str]) -> FloatArray:
    position = {label: float(code) for code, label in enumerate(like)}
    return np.array([position.get(value, np.nan) for value in values])


def _as_numbers(
    attribute: Attribute, column: FloatArray, known: npt.NDArray[np.bool_], where: str
) -> FloatArray:
    """Read labels that are written as numbers as the numbers they are."""
    numbers = np.full(len(attribute.values) or 1, np.nan)
    for code in np.unique(column[known]).astype(np.int64):
        text = attribute.values[code]
        try:
            numbers[code] = float(text)
        except ValueError:
            raise Problem(
                f"{attribute.name} holds {text!r}", expected="numbers", where=where
            ) from None
    return np.where(known, numbers[np.where(known, column, 0).astype(np.int64)], np.nan)


def _as_labels(
    attribute: Attribute,
    column: FloatArray,
    known: npt.NDArray[np.bool_],
    like: Attribute,
    where: str,
) -> FloatArray:
    """Find the label that is written as each number."""
    code_of: dict[float, float] = {}
    for code, label in enumerate(like.values):
        try:
            code_of.setdefault(float(label), float(code))
        except ValueError:
            continue
    numbers, inverse = np.unique(column[known], return_inverse=True)
    codes = np.array([code_of.get(number, np.nan) for number in numbers.tolist()])
    if np.isnan(codes).any():
        strange = numbers[np.argmax(np.isnan(codes))]
        raise _foreign_label(attribute, f"{strange:g}", like, where)
    recoded = np.full(len(column), np.nan)
    recoded[known] = codes[inverse] if len(numbers) else np.nan
    return recoded


def _foreign_label(
    attribute: Attribute, label: str, like: Attribute, where: str
) -> Problem:
    return Problem(
        f"{attribute.name} has the label {label!r}",
        expected=instead_of(label, like.values),
        where=where,
    )
