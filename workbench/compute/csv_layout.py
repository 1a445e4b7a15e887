"""CSV files taken apart: delimiter, decimal sign, row of names, cells as text."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.api import Problem
from workbench.compute.rows import parse_number
from workbench.compute.text_files import TextFile

#: Words that are missing values among numbers, and ordinary labels among texts.
MISSING_NUMBERS = ("", "?", "NA", "N/A", "NaN", "nan", "null", "NULL", "<null>")

_DELIMITERS = ("\t", ";", "|", ",")
_SAMPLE_LINES = 200


@dataclass(slots=True)
class CsvTable:
    """The cells of a file as text, and how they were told apart.

    Attributes
    ----------
    file : TextFile
    cells : list of list of str
        One list for each column, without the names, without outer blanks.
    names : list of str
        Unique.
    delimiter, decimal : str
    header : bool
        Whether the first row held the names.
    lines : list of int
        The line of the file on which each row ends.
    notes : list of str
        What was guessed.
    """

    file: TextFile
    cells: list[list[str]]
    names: list[str]
    delimiter: str
    decimal: str
    header: bool
    lines: list[int]
    notes: list[str]


def split_cells(
    file: TextFile, delimiter: str | None, decimal: str | None, header: bool | None
) -> CsvTable:
    """Take a file apart; None is guessed and noted.

    Raises
    ------
    Problem
        For a ragged row or an open quote, with its line.
    """
    sample = [line for line in file.lines[:_SAMPLE_LINES] if line.strip()]
    mark = delimiter or _delimiter(sample)
    rows, ends = _records(file, mark)
    columns = [list(column) for column in zip(*rows, strict=True)]
    ended = len(columns) > 1 and not any(columns[-1])
    if ended:
        del columns[-1]
    point = decimal or _decimal(columns, mark)
    named = _has_header(columns, point) if header is None else header
    if named and len(rows) == 1:
        raise Problem(
            "only a row of names", expected="rows below it", where=file.where, line=1
        )
    notes = [] if delimiter else [f"values are separated by {_spoken(mark)} (guessed)"]
    if ended:
        notes.append(f"{_spoken(mark)} at the ends of the lines left out")
    if point == "," and decimal is None:
        notes.append("the decimal sign is a comma (guessed)")
    if not named and header is None:
        notes.append("there is no row of names (guessed)")
    names, name_notes = _names([c[0] for c in columns] if named else None, len(columns))
    cells = [column[1:] for column in columns] if named else columns
    lines = ends[1:] if named else ends
    return CsvTable(file, cells, names, mark, point, named, lines, notes + name_notes)


def _records(file: TextFile, delimiter: str) -> tuple[list[list[str]], list[int]]:
    """Return the rows of stripped cells and the line on which each ends."""
    if len(delimiter) != 1:
        raise Problem(
            f"delimiter {delimiter!r}", expected="one character", where=file.where
        )
    reader = csv.reader(
        io.StringIO(file.text), delimiter=delimiter, skipinitialspace=True, strict=True
    )
    rows: list[list[str]] = []
    ends: list[int] = []
    try:
        for cells in reader:
            row = [cell.strip() for cell in cells]
            if row in ([], [""]):
                continue
            rows.append(row)
            ends.append(reader.line_num)
            if len(row) != len(rows[0]):
                raise Problem(
                    f"{len(row)} values",
                    expected=f"{len(rows[0])} as in the first row",
                    where=file.where,
                    line=reader.line_num,
                )
    except csv.Error as error:
        raise Problem(
            f"the row cannot be split: {error}",
            expected="quotes in pairs around a whole value",
            where=file.where,
            line=reader.line_num,
        ) from None
    if not rows:
        raise Problem("only empty lines", expected="rows of values", where=file.where)
    return rows, ends


def _delimiter(sample: Sequence[str]) -> str:
    """Return the candidate that splits the most lines into equally many parts."""

    def agreement(mark: str) -> float:
        rows = [len(row) for row in csv.reader(sample, delimiter=mark) if row]
        width, count = max(
            Counter(rows).items(), key=lambda item: item[1], default=(0, 0)
        )
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
    if len(columns[0]) < 2 or any(number(cell, decimal) is not None for cell in first):
        return False
    if any(cell in ("?", "NA", "NaN") for cell in first):
        return False
    numeric_below = any(
        all(
            number(c, decimal) is not None
            for c in column[1:_SAMPLE_LINES]
            if c not in MISSING_NUMBERS
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


def number(cell: str, decimal: str) -> float | None:
    """Return the number a cell holds under this decimal sign, else None."""
    return parse_number(cell.replace(",", ".") if decimal == "," else cell)
