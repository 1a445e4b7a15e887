"""CSV dialect: delimiter, header, quotes; as given, or guessed from the first rows."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.api import Problem
from workbench.compute.reading.csv.csv_cells import Marks, Rows, split_rows
from workbench.compute.reading.csv.csv_numbers import (
    MISSING_NUMBERS,
    NumberForm,
    guess_form,
)
from workbench.compute.reading.memory import check_width
from workbench.core.results.csv_options import CsvOptions

#: The guess looks at so many lines.
SAMPLE_LINES = 100

_DELIMITERS = ("\t", ";", "|", ",")


@dataclass(frozen=True, slots=True)
class Layout:
    """Layout of a CSV file: options and guesses together.

    Attributes
    ----------
    marks : Marks
    form : NumberForm
    header : bool
        Whether the first row holds names.
    names : tuple of str
        Of all columns, unique.
    ended : bool
        Whether the last column is only there because every line ends in a delimiter.
    body : int
        The line on which the first row of values begins.
    rows : Rows
        The first rows, without the names; as wide as `names` as far as they go.
    notes : tuple of str
        What was guessed.
    """

    marks: Marks
    form: NumberForm
    header: bool
    names: tuple[str, ...]
    ended: bool
    body: int
    rows: Rows
    notes: tuple[str, ...]

    @property
    def columns(self) -> list[list[str]]:
        """The first rows column by column; short rows end in missing cells."""
        width = len(self.names)
        whole = [_filled(row, width) for row in self.rows.cells]
        return [[row[j] for row in whole] for j in range(width)]


def find_layout(text: str, options: CsvOptions, where: str) -> Layout:
    """Understand a file by its first lines.

    Parameters
    ----------
    text : str
        Whole lines.
    where : str
        The file, for messages.

    Raises
    ------
    Problem
        When there are no rows, or a quote in them is never closed.
    """
    marks, notes = _marks(text, options)
    rows = split_rows(text, marks, 1, last=False, where=where)
    if not rows.cells and rows.rest:  # one row longer than the sample, or an open quote
        rows = split_rows(text, marks, 1, last=True, where=where)
    if not rows.cells:
        what = "only comments" if text.strip() else "the file is empty"
        raise Problem(what, expected="a data set", where=where)
    rows, preamble = _without_preamble(rows, options)
    notes += preamble
    width = _width(rows.cells, options)
    check_width(width, where, rows.lines[0])
    whole = [_filled(row, width) for row in rows.cells]
    columns = [list(column) for column in zip(*whole, strict=True)]
    form, form_notes = guess_form(
        columns, marks.delimiter, options.decimal, options.thousands, options.missing
    )
    named = _has_header(columns, form) if options.header is None else options.header
    if not named and options.header is None:
        form_notes.append("there is no row of names (guessed)")
    if named and width > len(rows.cells[0]):
        form_notes.append("the row of names lacks a delimiter at its end")
    last = columns[-1]
    ended = width > 1 and not any(last[named:]) and not (named and last[0])
    if ended:
        width -= 1
        form_notes.append(ended_note(marks))
    first = [column[0] for column in columns[:width]] if named else None
    names, name_notes = _names(first, width)
    if ended:
        names.append("")
    rest = Rows(rows.cells[named:], rows.lines[named:])
    notes = [*notes, *form_notes, *name_notes]
    body = rest.lines[0] if rest.lines else rows.rest_line or text.count("\n") + 1
    return Layout(marks, form, named, tuple(names), ended, body, rest, tuple(notes))


def _without_preamble(rows: Rows, options: CsvOptions) -> tuple[Rows, list[str]]:
    """Leave out lines before the table: remarks behind # and lines of a single cell.

    Only where every row below has one and the same width, which these lines have not:
    with them the file could not be read.
    """
    cells = rows.cells
    width = len(cells[-1])
    begin = len(cells)
    while begin and len(cells[begin - 1]) == width:
        begin -= 1
    table, before = cells[begin:], cells[:begin]
    strange = any(len(row) > 1 and not row[0].startswith("#") for row in before)
    keeps_all = options.ragged == "pad" and options.header is False
    if not before or width < 2 or len(table) < 2 or strange or keeps_all:
        return rows, []
    if len(before[-1]) == width - 1 and not any(row[-1] for row in table):
        return rows, []  # these are the names; all other lines end in a delimiter
    line = rows.lines[begin]
    kept = Rows(table, rows.lines[begin:], rows.rest, rows.rest_line)
    return kept, [f"the table begins in line {line} (guessed)"]


def ended_note(marks: Marks) -> str:
    """Say that the last column is none."""
    return f"{spoken(marks.delimiter)} at the ends of the lines left out"


def _filled(row: Sequence[str], width: int) -> list[str]:
    return [*row, *[""] * (width - len(row))][:width]


def _width(rows: Sequence[Sequence[str]], options: CsvOptions) -> int:
    """Return how many values a row should have: as the first one, in general."""
    first = len(rows[0])
    if options.ragged == "pad":
        return max(first, *map(len, rows)) if options.header is False else first
    if len(rows) > 1 and all(len(r) == first + 1 and not r[-1] for r in rows[1:]):
        return first + 1  # all lines but that of the names end in a delimiter
    return first


def _marks(text: str, options: CsvOptions) -> tuple[Marks, list[str]]:
    notes = []
    comment = options.comment or ""
    sample = [
        line
        for line in text.split("\n")[:SAMPLE_LINES]
        if line.strip() and not (comment and line.startswith(comment))
    ]
    delimiter = options.delimiter
    if delimiter is None:
        delimiter = _delimiter(sample)
        notes.append(f"values are separated by {spoken(delimiter)} (guessed)")
    quote = options.quote
    if quote is None:
        quote = _quote(sample, delimiter)
        if quote != '"':
            notes.append(f"values are quoted by {quote} (guessed)")
    return Marks(delimiter, quote, comment), notes


def _delimiter(sample: Sequence[str]) -> str:
    """Return the candidate that splits the most lines into equally many parts."""

    def agreement(mark: str) -> float:
        """Return the share of lines that a mark splits into the usual number."""
        if mark == " ":
            rows = [len(line.split()) for line in sample]
        elif not any(mark in line for line in sample):
            return 0.0
        else:
            rows = [len(row) for row in csv.reader(sample, delimiter=mark) if row]
        width, count = max(
            Counter(rows).items(), key=lambda item: item[1], default=(0, 0)
        )
        return count / len(rows) if width > 1 else 0.0

    try:
        best = max(_DELIMITERS, key=agreement)  # the first of equals, comma last
        if agreement(best) > 0:
            return best
    except csv.Error:
        return ","
    # words of a sentence are no cells: every line must have as many
    return " " if len(sample) > 1 and agreement(" ") == 1.0 else ","


def _quote(sample: Sequence[str], delimiter: str) -> str:
    """Return an apostrophe if it encloses values and double quotes do not."""
    if not any("'" in line for line in sample):
        return '"'
    cells = [c.strip() for line in sample for c in line.split(delimiter)]
    if any(cell.startswith('"') for cell in cells):
        return '"'
    opening = [cell for cell in cells if cell.startswith("'")]
    closing = [cell for cell in cells if cell.endswith("'")]
    whole = sum(len(cell) > 1 and cell.endswith("'") for cell in opening)
    # 'a, b' is two of these cells, one that opens and one that closes
    return "'" if whole and len(opening) == len(closing) else '"'


def _has_header(columns: Sequence[Sequence[str]], form: NumberForm) -> bool:
    """Whether the first row looks unlike the rows below it."""
    first = [column[0] for column in columns]
    if any(form.number(cell) is not None for cell in first):
        return False
    if len(columns[0]) == 1:
        return len(first) > 1  # names without rows, which will be refused
    if any(cell in ("?", "NA", "NaN") for cell in first):
        return False
    numeric_below = any(
        all(
            form.number(c) is not None
            for c in column[1:SAMPLE_LINES]
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
    taken: set[str] = set()
    notes: list[str] = []
    for j, given in enumerate(first):
        stem = given or f"x{j + 1}"
        name, count = stem, 1
        while name in taken:
            count += 1
            name = f"{stem}.{count}"
        if name != given:
            notes.append(f"column {j + 1} is called {name!r} (its name was {given!r})")
        names.append(name)
        taken.add(name)
    return names, notes


def spoken(delimiter: str) -> str:
    """Return the delimiter as people say it."""
    words = {"\t": "tabs", ",": "commas", ";": "semicolons", " ": "blanks"}
    return words.get(delimiter, delimiter)
