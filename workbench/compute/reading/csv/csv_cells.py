"""Exact CSV parser: quotes, comments and line ends."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from workbench.api import Problem

#: A value in quotes may have so many characters; a longer one was never closed.
LONGEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Marks:
    """Delimiter, quote and comment characters of a file.

    Attributes
    ----------
    delimiter : str
        One character; a blank stands for any number of blanks and tabs.
    quote : str
        One character, or empty where no value is in quotes.
    comment : str
        What a line to be left out begins with; empty where there is none.
    """

    delimiter: str
    quote: str = '"'
    comment: str = ""


@dataclass(slots=True)
class Rows:
    """Rows of stripped cells.

    Attributes
    ----------
    cells : list of list of str
    lines : list of int
        The line on which each row begins.
    rest : str
        The text behind the last line end outside quotes: a row goes on in the next
        block. Empty at the end of the file.
    rest_line : int
        The line of `rest`.
    """

    cells: list[list[str]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    rest: str = ""
    rest_line: int = 0


def split_rows(
    text: str, marks: Marks, line: int, *, last: bool, where: str = ""
) -> Rows:
    """Take lines apart; empty lines and comments are left out.

    Parameters
    ----------
    text : str
        Whole lines, each ended by a line feed.
    line : int
        The number of the first line.
    last : bool
        Whether the file ends with `text`.
    where : str
        The file, for messages.

    Raises
    ------
    Problem
        For a quote that is not closed, or text behind a closing quote.
    """
    if _csv_agrees(text, marks):
        rows = _by_csv(text, marks, line)
        if rows is not None:
            return rows
    return _Splitter(marks, where).split(text, line, last)


def _csv_agrees(text: str, marks: Marks) -> bool:
    """Whether the module csv, which is fast, takes the text apart as we do."""
    if marks.delimiter == " ":
        return False
    if marks.comment and marks.comment in text:
        return False
    if not marks.quote or marks.delimiter == "\t" or "\t" not in text:
        return True
    # to csv, only blanks before a quote are none of the value
    return re.search(rf"\t[ \t]*{re.escape(marks.quote)}", text) is None


def _by_csv(text: str, marks: Marks, line: int) -> Rows | None:
    """Take apart by the module csv; None where it stumbles."""
    reader = csv.reader(
        io.StringIO(text, newline="\n"),
        delimiter=marks.delimiter,
        quotechar=marks.quote or None,
        quoting=csv.QUOTE_MINIMAL if marks.quote else csv.QUOTE_NONE,
        skipinitialspace=True,
        strict=True,
    )
    rows = Rows()
    begin = line
    try:
        for cells in reader:
            row = [cell.strip() for cell in cells]
            if row not in ([], [""]):
                rows.cells.append(row)
                rows.lines.append(begin)
            begin = line + reader.line_num
    except csv.Error:
        return None
    return rows


class _Splitter:
    """Our own way, for what the module csv does not know or explain."""

    def __init__(self, marks: Marks, where: str) -> None:
        self._marks = marks
        self._where = where
        quote = re.escape(marks.quote)
        mark = re.escape(marks.delimiter)
        blank = "[ ]*" if marks.delimiter == "\t" else r"[ \t]*"
        self._ends = re.compile(rf"{blank}(?:\n|\Z)")
        lead, around, cell = "", blank, rf"[^{mark}\n]*"
        if marks.delimiter == " ":
            lead, around, mark, cell = blank, "", r"[ \t]+", r"[^ \t\n]*"
        self._lead = re.compile(lead)
        self._mark = re.compile(mark)
        self._cell = re.compile(cell)
        inside = rf"(?:[^{quote}]|{quote}{quote})*+"  # possessive: no way back
        self._quoted = re.compile(
            f"{around}{quote}({inside}){quote}{around}" if quote else "(?!)"
        )

    def split(self, text: str, line: int, last: bool) -> Rows:
        """Return the rows of a text, and what is left of one that is not whole.

        Parameters
        ----------
        text : str
            With line feeds as the only ends of lines.
        line : int
            The number of its first line in the file.
        last : bool
            Whether nothing follows, so that the last row is whole.

        Raises
        ------
        Problem
            For an open quote, and for text between a closing quote and a delimiter.
        """
        rows = Rows()
        position = 0
        while position < len(text):
            comment = self._marks.comment
            if comment and text.startswith(comment, position):
                end = text.find("\n", position)
                position = len(text) if end < 0 else end + 1
                line += 1
                continue
            found = self._row(text, position, line, last)
            if found is None:
                rows.rest, rows.rest_line = text[position:], line
                break
            row, end = found
            if row != [""]:
                rows.cells.append(row)
                rows.lines.append(line)
            line += text.count("\n", position, end)
            position = end
        return rows

    def _row(
        self, text: str, position: int, line: int, last: bool
    ) -> tuple[list[str], int] | None:
        """Return the cells of a row and where it ends; None if it is not whole."""
        begin = position
        row: list[str] = []
        lead = self._lead.match(text, position)
        position = lead.end() if lead else position
        while True:
            cell, position, quoted = self._value(text, position)
            if quoted is None:
                start = text.index(self._marks.quote, position)
                opened = line + text.count("\n", begin, start)
                if last or len(text) - start > LONGEST:
                    raise self._open_quote(len(row) + 1, opened)
                return None
            row.append(cell)
            end = self._ends.match(text, position)
            if end:
                return row, end.end()
            mark = self._mark.match(text, position)
            if mark is None:
                raise Problem(
                    f"value {len(row)}: text after the closing {self._marks.quote}",
                    expected="quotes around a whole value, those inside doubled",
                    where=self._where,
                    line=line + text.count("\n", begin, position),
                )
            position = mark.end()

    def _value(self, text: str, position: int) -> tuple[str, int, bool | None]:
        """Return a value, where it ends, and whether it was quoted (None: open)."""
        quote = self._marks.quote
        if quote:
            match = self._quoted.match(text, position)
            if match:
                return (
                    match.group(1).replace(quote * 2, quote).strip(),
                    match.end(),
                    True,
                )
        plain = self._cell.match(text, position)
        end = plain.end() if plain else position
        cell = text[position:end].strip()
        if quote and cell.startswith(quote):
            return "", position, None
        return cell, end, False

    def _open_quote(self, value: int, line: int) -> Problem:
        return Problem(
            f"value {value}: the {self._marks.quote} that begins here is never closed",
            expected="quotes in pairs, or a file without quotes",
            where=self._where,
            line=line,
        )


def width_problem(row: Sequence[str], width: int, where: str, line: int) -> Problem:
    """Say that a row has too many or too few values."""
    return Problem(
        f"{len(row)} values",
        expected=f"{width} as in the first row",
        where=where,
        line=line,
    )
