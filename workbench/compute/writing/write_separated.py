"""Writer of CSV and TSV text: a row of names, then cells, quoted where needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.compute.reading.csv.csv_dates import date_format
from workbench.compute.writing.write_cells import (
    CellWriter,
    class_last,
    label_writer,
    number_writer,
    rows_of_text,
)
from workbench.compute.writing.write_dates import (
    PLAIN,
    DateFormat,
    date_writer,
    format_for,
)
from workbench.core.results.spreadsheet_formulas import is_formula

# other delimiters and signs of comments, too: nobody should guess wrong
_NEEDS_QUOTES = re.compile("[,;|\t\"'\n#%]")
_MISSING = "?"
# blanks at the ends are cut off, other control characters make a binary file
_REFUSED = re.compile(r"^\s|\s$|^\??$|[\0-\x08\x0b-\x1f]")


def separated_text(delimiter: str) -> Callable[[Dataset, str], Iterator[str]]:
    """Return what yields a file of values separated by `delimiter`, in blocks.

    The class goes last, where the reader looks for it. Such a file has no types: a
    reader guesses them, or is told.

    Raises
    ------
    Problem
        For texts that would be read as missing or without their outer blanks, inner
        tables, instance weights and infinite numbers.
    """

    def text(dataset: Dataset, _comment: str) -> Iterator[str]:
        """Yield the file in pieces; the comment has no place in this format."""
        order = class_last(dataset)
        if dataset.weights is not None:
            raise Problem(
                "instance weights", expected="rows of equal weight; ARFF can hold them"
            )
        for j in order:
            _check(dataset.columns[j])
        names = [_cell(dataset.columns[j].name) for j in order]
        writers = [_writer(dataset.columns[j], dataset.column(j)) for j in order]
        yield delimiter.join(names) + "\n"
        yield from rows_of_text(dataset, order, writers, delimiter)

    return text


def formula_cells(dataset: Dataset) -> int:
    """Count names and cells that a spreadsheet would run; they are written as they are.

    Quotes would not stop it, and another text would not be the same data set.
    """
    found = sum(is_formula(attribute.name) for attribute in dataset.columns)
    for j, attribute in enumerate(dataset.columns):
        codes = [code for code, text in enumerate(attribute.values) if is_formula(text)]
        if codes:
            found += int(np.isin(dataset.column(j), codes).sum())
    return found


def _writer(attribute: Attribute, values: FloatArray) -> CellWriter:
    if attribute.kind == "date":
        return date_writer(_date_format(attribute, values), _MISSING)
    if attribute.is_numeric:
        return number_writer(attribute, _MISSING)
    return label_writer([_cell(text) for text in attribute.values], _MISSING)


def _date_format(attribute: Attribute, values: FloatArray) -> DateFormat:
    """Choose the column's own format if the reader would guess it, else a plain one."""
    own = format_for(attribute, values, (attribute.format, *PLAIN))
    known = values[~np.isnan(values)]
    step = 10_000
    texts = (
        text
        for start in range(0, len(known), step)
        for text in own.write(known[start : start + step].astype(np.int64))
    )
    found = date_format(texts)
    if found is not None and found[0] == own.pattern:
        return own
    return format_for(attribute, values, PLAIN)


def _cell(text: str) -> str:
    if _NEEDS_QUOTES.search(text):
        return '"' + text.replace('"', '""') + '"'
    return text


def _check(attribute: Attribute) -> None:
    if attribute.kind == "relational":
        raise Problem(
            f"the inner tables of attribute {attribute.name!r}",
            expected="one value in each cell; ARFF can hold tables",
        )
    for text in (attribute.name, *attribute.values):
        if _REFUSED.search(text):
            raise Problem(
                f"the text {_short(text)} of attribute {attribute.name!r} "
                "would not survive",
                expected="a text without outer blanks that is not a missing value; "
                "ARFF can hold it",
            )


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "…")
