"""Number formats of CSV cells: decimal comma, thousands separators, missing values."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray
from workbench.compute.reading.typed_cells import parse_number

#: Words that are missing values among numbers, and ordinary labels among texts.
MISSING_NUMBERS = ("", "?", "NA", "N/A", "NaN", "nan", "null", "NULL", "<null>")
#: What is missing everywhere.
MISSING_TEXTS = ("", "?")

#: Marks between thousands that look the same: no-break blanks, typographic quotes.
_LIKE = {" ": " \u00a0\u202f\u2009", "'": "'\u2019"}
# float() of Python takes nothing else made of these for a number
_PLAIN = str.maketrans("", "", "0123456789.eE+-\n")


@dataclass(frozen=True, slots=True)
class NumberForm:
    """Notation of numbers in a file.

    Attributes
    ----------
    decimal : str
        ``.`` or ``,``.
    thousands : str
        The mark between groups of three digits, empty for none.
    missing : tuple of str
        Texts for missing values, beside the usual ones.
    """

    decimal: str = "."
    thousands: str = ""
    missing: tuple[str, ...] = ()

    @property
    def missing_numbers(self) -> frozenset[str]:
        """Texts that mean missing in a column of numbers."""
        return frozenset((*MISSING_NUMBERS, *self.missing))

    @property
    def missing_texts(self) -> frozenset[str]:
        """Texts that mean missing in a column of texts."""
        return frozenset((*MISSING_TEXTS, *self.missing))

    @property
    def missing_values(self) -> FloatArray:
        """The numbers that stand for missing: -999 is -999.0, too."""
        numbers = [self.number(text) for text in self.missing]
        return np.array([v for v in numbers if v is not None], dtype=np.float64)

    def number(self, text: str) -> float | None:
        """Return the number a cell holds, None when it holds none."""
        if self.thousands:
            text = self._without_marks(text)
        if self.decimal == ",":
            if "." in text:
                return None
            text = text.replace(",", ".")
        return parse_number(text)

    def _without_marks(self, text: str) -> str:
        marks = _LIKE.get(self.thousands, self.thousands)
        if not any(mark in text for mark in marks):
            return text
        found = grouped(marks, self.decimal).fullmatch(text)
        if found is None:
            return ""  # marks in other places make no number
        return re.sub(f"[{re.escape(marks)}]", "", text)

    def numbers(self, cells: Sequence[str]) -> tuple[FloatArray, int | None]:
        """Convert cells; NaN for missing.

        Returns
        -------
        values : ndarray of float64, shape (n,)
        wrong : int or None
            The first cell that is no number.
        """
        values = self._plain_numbers(cells)
        if values is None:
            known: dict[str, float | None] = dict.fromkeys(
                self.missing_numbers, math.nan
            )
            found: list[float] = []
            for i, cell in enumerate(cells):
                if cell not in known:
                    known[cell] = self.number(cell)
                value = known[cell]
                if value is None:
                    return np.array(found), i
                found.append(value)
            values = np.array(found, dtype=np.float64)
        return self.without_missing(values), None

    def without_missing(self, values: FloatArray) -> FloatArray:
        """Return the values, NaN where they stand for missing."""
        marks = self.missing_values
        return (
            np.where(np.isin(values, marks), math.nan, values)
            if len(marks)
            else (values)
        )

    def _plain_numbers(self, cells: Sequence[str]) -> FloatArray | None:
        """Convert cells that look alike to us and to ``float``; else None."""
        if self.thousands or self.decimal == ",":
            return None
        if "\n".join(cells).translate(_PLAIN):
            return None
        try:
            values = np.array(list(map(float, cells)), dtype=np.float64)
        except ValueError:
            return None
        return values if np.isfinite(values).all() else None


#: What programs write for numbers that we do not read: infinities of several
#: libraries, Java's and C's suffixes, hexadecimals, per cent, errors of spreadsheets.
_REFUSED = re.compile(
    r"""[+-]?(?:
        inf(?:inity)? | nan | ∞ | 1\.\#(?:inf|ind|qnan|snan)0*
        | 0x[0-9a-f]+
        | (?:[0-9][0-9_]*\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?[fdl%]?
    ) | \#(?:div/0!|num!|value!|n/a|ref!)""",
    re.IGNORECASE | re.VERBOSE,
)


def looks_like_number(cell: str) -> bool:
    """Whether a cell that is read as no number was meant for one: inf, 1e400, 5f."""
    return _REFUSED.fullmatch(cell.strip()) is not None


def grouped(marks: str, decimal: str) -> re.Pattern[str]:
    """Return what matches a number with marks between its thousands."""
    mark = f"[{re.escape(marks)}]"
    point = re.escape(decimal)
    return re.compile(
        rf"[+-]?[0-9]{{1,3}}(?P<mark>{mark})[0-9]{{3}}(?:(?P=mark)[0-9]{{3}})*"
        rf"(?:{point}[0-9]*)?(?:[eE][+-]?[0-9]+)?"
    )


# blanks and apostrophes may stand between thousands, and decide nothing here
_COMMA = re.compile(r"[+-]?(\d[\d\s'\u2019]*)?,\d+([eE][+-]?\d+)?")
_POINT = re.compile(r"[+-]?\d*\.\d+([eE][+-]?\d+)?")


def guess_form(
    columns: Sequence[Sequence[str]],
    delimiter: str,
    decimal: str | None,
    thousands: str | None,
    missing: tuple[str, ...] = (),
) -> tuple[NumberForm, list[str]]:
    """Guess how numbers are written, from the first cells of all columns.

    Parameters
    ----------
    decimal, thousands : str, optional
        What is known.

    Returns
    -------
    form : NumberForm
    notes : list of str
        What was guessed and is not usual.
    """
    notes = []
    cells = [
        cell
        for column in columns
        for cell in column
        if cell and cell[0] in "+-.,0123456789" and not cell.isdecimal()
    ]
    point = decimal or _decimal(cells, thousands)
    mark = _thousands(cells, point, missing) if thousands is None else thousands
    if point == "," and decimal is None:
        notes.append("the decimal sign is a comma (guessed)")
    if mark and thousands is None:
        notes.append(f"{mark!r} stands between thousands (guessed)")
    return NumberForm(point, mark, missing), notes


def _decimal(cells: Sequence[str], thousands: str | None) -> str:
    if thousands in (",", "."):
        return "," if thousands == "." else "."
    comma = sum(bool(_COMMA.fullmatch(cell)) for cell in cells)
    if not any("," in cell for cell in cells):
        return "."
    # both marks in one number: the last one is the decimal sign
    both = [cell for cell in cells if "," in cell and "." in cell]
    english = sum(bool(grouped(",", ".").fullmatch(cell)) for cell in both)
    german = sum(bool(grouped(".", ",").fullmatch(cell)) for cell in both)
    if english != german:
        return "." if english > german else ","
    if any(cell.count(",") > 1 for cell in cells if grouped(",", ".").fullmatch(cell)):
        return "."
    point = sum(bool(_POINT.fullmatch(cell)) for cell in cells)
    return "," if comma > point else "."


def _thousands(cells: Sequence[str], decimal: str, missing: tuple[str, ...]) -> str:
    """Return the mark that makes numbers of the most cells that are none without."""
    plain = NumberForm(decimal, "", missing)
    odd = [cell for cell in cells if plain.number(cell) is None]
    if not odd:
        return ""
    best, most = "", 0
    for mark in (",", ".", " ", "'"):
        if mark == decimal:
            continue
        form = NumberForm(decimal, mark, missing)
        count = sum(form.number(cell) is not None for cell in odd)
        if count > most:
            best, most = mark, count
    return best
