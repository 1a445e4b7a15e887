"""CSV and TSV files: what the file does not say is guessed, and the guess is told."""

from __future__ import annotations

import csv
import io
import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.api.data import AttributeKind
from workbench.compute.assemble import (
    ClassType,
    as_labels,
    assemble,
    class_position,
)
from workbench.compute.rows import parse_number
from workbench.compute.text_files import TextFile, read_text

#: How many rows the import strip shows.
PREVIEW_ROWS = 50

_DELIMITERS = ("\t", ";", "|", ",")
_CLASS_NAMES = ("class", "target")
_MISSING = ("", "?")
# these words are missing values among numbers and ordinary labels among texts
_MISSING_NUMBERS = ("", "?", "NA", "N/A", "NaN", "nan", "null", "NULL", "<null>")
_MOST_LABELS = 20
_SAMPLE_LINES = 200


@dataclass(frozen=True, slots=True)
class CsvGuess:
    """How a CSV file is understood, for the import strip.

    Attributes
    ----------
    delimiter : str
        ``,``, ``;``, a tab or ``|``.
    decimal : str
        ``.`` or ``,``.
    header : bool
        Whether the first row holds names.
    names : tuple of str
        Of all columns.
    types : tuple of str
        ``numeric``, ``nominal`` or ``string`` for each column.
    class_name : str
        The column taken as the class.
    preview : tuple of tuple of str
        The first 50 rows as they are written, without the names.
    """

    delimiter: str
    decimal: str
    header: bool
    names: tuple[str, ...]
    types: tuple[AttributeKind, ...]
    class_name: str
    preview: tuple[tuple[str, ...], ...]


@dataclass(slots=True)
class _Table:
    """The cells as text, and how they were told apart."""

    file: TextFile
    cells: list[list[str]]  # one list for each column
    names: list[str]
    delimiter: str
    decimal: str
    header: bool
    notes: list[str]


def guess(
    path: str | Path,
    *,
    delimiter: str | None = None,
    decimal: str | None = None,
    header: bool | None = None,
) -> CsvGuess:
    """Say how a CSV file would be read; what is given is not guessed.

    Raises
    ------
    Problem
        When it cannot be read as a table.
    """
    table = _split(read_text(path), delimiter, decimal, header)
    position = _class_column(table, None)
    columns = [
        _typed(table, j, None, j == position, None) for j in range(len(table.names))
    ]
    return CsvGuess(
        delimiter=table.delimiter,
        decimal=table.decimal,
        header=table.header,
        names=tuple(table.names),
        types=tuple(attribute.kind for _, attribute in columns),
        class_name=table.names[position],
        preview=tuple(zip(*(c[:PREVIEW_ROWS] for c in table.cells), strict=True)),
    )


def read_csv(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    delimiter: str | None = None,
    decimal: str | None = None,
    header: bool | None = None,
    types: Mapping[str, AttributeKind] | None = None,
) -> Dataset:
    """Read a table of separated values; the notes say what was guessed.

    Parameters
    ----------
    path : str or Path
    class_name : str or int, optional
        The class by name or position; else a column named class or target, else the
        last one.
    class_type : {"nominal", "numeric"}, optional
        Else: texts are labels, and so are whole numbers with few distinct values.
    delimiter : str, optional
        One character.
    decimal : {".", ","}, optional
    header : bool, optional
        Whether the first row holds names.
    types : mapping of name to {"numeric", "nominal", "string"}, optional
        For columns whose type is not to be guessed.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.
    """
    table = _split(read_text(path), delimiter, decimal, header)
    position = _class_column(table, class_name)
    chosen = dict(types or {})
    for name in chosen:
        class_position(table.names, name, 0, table.file.where)
    columns = [
        _typed(table, j, chosen.get(name), j == position, class_type)
        for j, name in enumerate(table.names)
    ]
    return assemble(
        np.column_stack([values for values, _ in columns]),
        [attribute for _, attribute in columns],
        position,
        class_type=class_type,
        name=Path(path).stem,
        source=table.file.where,
        notes=(*table.file.notes, *table.notes),
    )


# ---- telling cells apart --------------------------------------------------------


def _split(
    file: TextFile, delimiter: str | None, decimal: str | None, header: bool | None
) -> _Table:
    sample = [line for line in file.lines[:_SAMPLE_LINES] if line.strip()]
    mark = delimiter or _delimiter(sample)
    frame = _frame(file, mark)
    columns = [frame[j].str.strip().tolist() for j in frame.columns]
    point = decimal or _decimal(columns, mark)
    named = _has_header(columns, point) if header is None else header
    if named and len(frame) == 1:
        raise Problem(
            "only a row of names", expected="rows below it", where=file.where, line=1
        )
    notes = [] if delimiter else [f"values are separated by {_spoken(mark)} (guessed)"]
    if point == "," and decimal is None:
        notes.append("the decimal sign is a comma (guessed)")
    if not named and header is None:
        notes.append("there is no row of names (guessed)")
    names, name_notes = _names([c[0] for c in columns] if named else None, len(columns))
    cells = [column[1:] for column in columns] if named else columns
    return _Table(file, cells, names, mark, point, named, notes + name_notes)


def _frame(file: TextFile, delimiter: str) -> pd.DataFrame:
    """Return the cells as a frame of text; ragged rows are found and named."""
    if len(delimiter) != 1:
        raise Problem(
            f"delimiter {delimiter!r}", expected="one character", where=file.where
        )
    try:
        frame = pd.read_csv(
            io.StringIO(file.text), sep=delimiter, header=None, dtype=str,
            keep_default_na=False, na_values=[], skipinitialspace=delimiter != "\t",
            skip_blank_lines=True, index_col=False,
        )  # fmt: skip
    except (pd.errors.ParserError, pd.errors.EmptyDataError, ValueError) as error:
        _raise_ragged(file, delimiter)
        what = str(error).splitlines()[0]
        raise Problem(what, expected="a table", where=file.where) from None
    if bool(frame.isna().to_numpy().any()):
        _raise_ragged(file, delimiter)
    return frame


def _raise_ragged(file: TextFile, delimiter: str) -> None:
    """Raise for the first row whose length differs from the first row's."""
    reader = csv.reader(
        io.StringIO(file.text), delimiter=delimiter, skipinitialspace=True
    )
    width = 0
    try:
        for row in reader:
            if not row:
                continue
            width = width or len(row)
            if len(row) != width:
                raise Problem(
                    f"{len(row)} values",
                    expected=f"{width} as in the first row",
                    where=file.where,
                    line=reader.line_num,
                )
    except csv.Error as error:
        raise Problem(
            str(error),
            expected="quotes in pairs",
            where=file.where,
            line=reader.line_num,
        ) from None


def _delimiter(sample: Sequence[str]) -> str:
    """Return the candidate that splits the most lines into equally many parts."""

    def agreement(mark: str) -> float:
        rows = [len(row) for row in csv.reader(sample, delimiter=mark) if row]
        width, count = Counter(rows).most_common(1)[0]
        return count / len(rows) if width > 1 else 0.0

    try:
        best = max(_DELIMITERS, key=agreement)  # the first of equals, comma last
        return best if agreement(best) > 0 else ","
    except csv.Error:
        return ","


def _decimal(columns: Sequence[Sequence[str]], delimiter: str) -> str:
    if delimiter == ",":
        return "."
    cells = [cell for column in columns for cell in column[:_SAMPLE_LINES]]
    comma = sum(bool(re.fullmatch(r"[+-]?\d*,\d+([eE][+-]?\d+)?", c)) for c in cells)
    point = sum(bool(re.fullmatch(r"[+-]?\d*\.\d+([eE][+-]?\d+)?", c)) for c in cells)
    return "," if comma > point else "."


def _has_header(columns: Sequence[Sequence[str]], decimal: str) -> bool:
    """Whether the first row looks unlike the rows below it."""
    first = [column[0] for column in columns]
    if len(columns[0]) < 2 or any(_number(cell, decimal) is not None for cell in first):
        return False
    if any(cell in ("?", "NA", "NaN") for cell in first):
        return False
    numeric_below = any(
        all(
            _number(c, decimal) is not None
            for c in column[1:_SAMPLE_LINES]
            if c not in _MISSING_NUMBERS
        )
        for column in columns
    )
    return numeric_below or not any(column[0] in column[1:] for column in columns)


def _names(first: list[str] | None, width: int) -> tuple[list[str], list[str]]:
    """Return unique names, and notes on those that had to be made up."""
    if first is None:
        return [f"x{j + 1}" for j in range(width - 1)] + ["class"], []
    names: list[str] = []
    notes: list[str] = []
    for j, given in enumerate(first):
        stem = given or f"x{j + 1}"
        name, count = stem, 1
        while name in names:
            count += 1
            name = f"{stem}.{count}"
        if name != given:
            notes.append(f"column {j + 1} is called {name!r} (its name was {given!r})")
        names.append(name)
    return names, notes


def _spoken(delimiter: str) -> str:
    return {"\t": "tabs", ",": "commas", ";": "semicolons"}.get(delimiter, delimiter)


# ---- types -----------------------------------------------------------------------


def _class_column(table: _Table, wanted: str | int | None) -> int:
    default = len(table.names) - 1
    named = [j for j, n in enumerate(table.names) if n.lower() in _CLASS_NAMES]
    if len(named) == 1:
        default = named[0]
    position = class_position(table.names, wanted, default, table.file.where)
    if wanted is None:
        table.notes.append(f"the class is column {table.names[position]!r} (guessed)")
    return position


def _typed(
    table: _Table,
    j: int,
    kind: AttributeKind | None,
    is_class: bool,
    class_type: ClassType | None,
) -> tuple[FloatArray, Attribute]:
    """Convert column `j` to floats by the type given or guessed."""
    name, cells = table.names[j], table.cells[j]
    wanted = class_type if is_class and class_type else kind
    values, bad = _numbers(cells, table.decimal)
    if wanted == "numeric":
        if bad is not None:
            raise Problem(
                f"{cells[bad]!r} is not a number",
                expected=f"a number in column {name!r}, or ? for missing",
                where=table.file.where,
                line=_line_of(table, bad),
            )
        return values, Attribute(name)
    if bad is None and wanted is None and not (is_class and _is_few(values)):
        return values, Attribute(name)
    if bad is None and is_class and wanted != "string" and _is_whole(values):
        return as_labels(values, name)
    _note_mixed(table, name, cells, bad)
    return _labels(name, cells, wanted, is_class)


def _numbers(cells: Sequence[str], decimal: str) -> tuple[FloatArray, int | None]:
    """Return the numbers, NaN for missing, and the first cell that is no number."""
    series = pd.Series(cells, dtype=str)
    if decimal == ",":
        series = series.str.replace(",", ".", regex=False)
    codes, distinct = pd.factorize(series)
    values = np.full(len(distinct), math.nan)
    wrong = np.zeros(len(distinct), dtype=bool)
    for i, text in enumerate(distinct.tolist()):
        value = parse_number(text)
        if value is not None:
            values[i] = value
        else:
            wrong[i] = text not in _MISSING_NUMBERS
    bad = np.flatnonzero(wrong[codes])
    found: FloatArray = values[codes]
    return found, int(bad[0]) if len(bad) else None


def _labels(
    name: str, cells: Sequence[str], wanted: str | None, is_class: bool
) -> tuple[FloatArray, Attribute]:
    """Code texts in order of appearance (Weka's order)."""
    series = pd.Series(cells, dtype=str)
    codes, distinct = pd.factorize(series.where(~series.isin(_MISSING)))
    values = np.where(codes < 0, math.nan, codes.astype(np.float64))
    few = len(distinct) <= max(_MOST_LABELS, len(cells) // 10)
    nominal = is_class or few if wanted is None else wanted == "nominal"
    labels = tuple(str(label) for label in distinct)
    return values, Attribute(name, "nominal" if nominal else "string", labels)


def _is_whole(values: FloatArray) -> bool:
    known = values[~np.isnan(values)]
    return bool(np.all(known == np.floor(known)))


def _is_few(values: FloatArray) -> bool:
    """Whether whole numbers repeat so often that they must be labels."""
    known = values[~np.isnan(values)]
    distinct = len(np.unique(known))
    return _is_whole(values) and distinct <= min(_MOST_LABELS, len(known) // 2)


def _note_mixed(
    table: _Table, name: str, cells: Sequence[str], bad: int | None
) -> None:
    """Tell which cell made text of a column that is nearly all numbers."""
    if bad is None:
        return
    numbers = sum(_number(cell, table.decimal) is not None for cell in cells[:1000])
    if numbers >= 0.9 * len(cells[:1000]):
        line = _line_of(table, bad)
        table.notes.append(
            f"column {name!r} is text because of {cells[bad]!r} in line {line}"
        )


def _number(cell: str, decimal: str) -> float | None:
    return parse_number(cell.replace(",", ".") if decimal == "," else cell)


def _line_of(table: _Table, row: int) -> int:
    """Return the line in the file of a row of cells (quoted cells may hold breaks)."""
    reader = csv.reader(
        io.StringIO(table.file.text), delimiter=table.delimiter, skipinitialspace=True
    )
    filled = (reader.line_num for record in reader if record)
    return next(n for i, n in enumerate(filled) if i == row + table.header)
