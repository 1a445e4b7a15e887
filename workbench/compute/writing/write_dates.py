"""Times as text in Java's date formats, and the formats that can hold given times."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, Problem
from workbench.compute.reading.java_dates import USUAL
from workbench.compute.writing.write_cells import CellWriter

#: Formats to choose from where a column's own one does not do, the shortest first.
DECLARED = (USUAL, "yyyy-MM-dd'T'HH:mm:ss.SSS")
#: The same where a reader has to guess.
PLAIN = ("yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm:ss.SSS")

_PART = re.compile(r"'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+")
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December",
)  # fmt: skip
#: The first day of 1970 was a Thursday.
_DAYS = (
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
)  # fmt: skip
_FIRST, _LAST = (
    int(np.datetime64(text, "ms").astype(np.int64))
    for text in ("0001-01-01", "9999-12-31T23:59:59.999")
)
# Programs disagree about the century of other years of two digits.
_SURE_CENTURY = (1970, 2040)

Times = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Fields:
    """Times taken apart, each field of shape (n,)."""

    year: Times
    month: Times
    day: Times
    day_of_year: Times
    day_of_week: Times
    hour: Times
    minute: Times
    second: Times
    millisecond: Times

    @staticmethod
    def of(milliseconds: Times) -> _Fields:
        """Take milliseconds since 1970 in UTC, shape (n,), apart."""
        moments = milliseconds.astype("datetime64[ms]")
        days, months = moments.astype("datetime64[D]"), moments.astype("datetime64[M]")
        years = moments.astype("datetime64[Y]")
        month_number = months.astype(np.int64)
        rest = milliseconds - days.astype(np.int64) * 86_400_000
        return _Fields(
            year=years.astype(np.int64) + 1970,
            month=month_number % 12 + 1,
            day=(days - months.astype("datetime64[D]")).astype(np.int64) + 1,
            day_of_year=(days - years.astype("datetime64[D]")).astype(np.int64) + 1,
            day_of_week=days.astype(np.int64) % 7,
            hour=rest // 3_600_000,
            minute=rest // 60_000 % 60,
            second=rest // 1000 % 60,
            millisecond=rest % 1000,
        )


_Value = Callable[[_Fields], list[Any]]
#: How many digits each number may have, and where it comes from.
_NUMBERS: dict[str, tuple[int, _Value]] = {
    "y": (4, lambda f: f.year.tolist()),
    "M": (2, lambda f: f.month.tolist()),
    "L": (2, lambda f: f.month.tolist()),
    "d": (2, lambda f: f.day.tolist()),
    "D": (3, lambda f: f.day_of_year.tolist()),
    "H": (2, lambda f: f.hour.tolist()),
    "k": (2, lambda f: ((f.hour - 1) % 24 + 1).tolist()),
    "h": (2, lambda f: ((f.hour - 1) % 12 + 1).tolist()),
    "K": (2, lambda f: (f.hour % 12).tolist()),
    "m": (2, lambda f: f.minute.tolist()),
    "s": (2, lambda f: f.second.tolist()),
    "S": (3, lambda f: f.millisecond.tolist()),
    "u": (1, lambda f: ((f.day_of_week + 3) % 7 + 1).tolist()),
}
_TEXTS: dict[str, tuple[Sequence[str], Callable[[_Fields], Times]]] = {
    "M": (_MONTHS, lambda f: f.month - 1),
    "L": (_MONTHS, lambda f: f.month - 1),
    "E": (_DAYS, lambda f: f.day_of_week),
    "a": (("AM", "PM"), lambda f: f.hour // 12),
}
_CONSTANTS = {"z": "UTC", "Z": "+0000", "X": "Z", "G": "AD"}
_MOST_DIGITS = 9
#: Letters that tell the same.
_ALIKE = {"L": "M", "k": "H", "K": "h"}


def _short_year(fields: _Fields) -> list[Any]:
    years: list[Any] = (fields.year % 100).tolist()
    return years


def _text(letter: str, length: int) -> _Value:
    """Return what names months, days or halves of days, short or in full."""
    names, index = _TEXTS[letter]
    short = [name if length > 3 else name[:3] for name in names]
    return lambda fields: [short[i] for i in index(fields).tolist()]


@dataclass(frozen=True, slots=True)
class DateFormat:
    """A format taken apart: a template of Python's and the values it takes."""

    pattern: str
    letters: frozenset[str]
    template: str
    values: tuple[_Value, ...]

    def holds(self, milliseconds: Times) -> bool:
        """Whether no part of these times would be lost."""
        fields = _Fields.of(milliseconds)
        known = self.letters
        if "yy" in known and not self._is_sure_century(fields.year):
            return False
        kept = self._days(fields) * 86_400_000
        if "H" in known:
            kept += fields.hour * 3_600_000
        elif "h" in known:
            kept += (fields.hour % 12) * 3_600_000
            kept += fields.hour // 12 * 12 * 3_600_000 * ("a" in known)
        kept += fields.minute * 60_000 * ("m" in known)
        kept += fields.second * 1000 * ("s" in known)
        kept += fields.millisecond * ("S" in known)
        return bool(np.array_equal(kept, milliseconds))

    def _days(self, fields: _Fields) -> Times:
        """Count the days since 1970 as far as the format tells them."""
        known = self.letters
        years = (
            fields.year - 1970 if known & {"y", "yy"} else np.zeros_like(fields.year)
        )
        if "D" in known:
            first = years.astype("datetime64[Y]").astype("datetime64[D]")
            return first.astype(np.int64) + fields.day_of_year - 1
        months = years * 12 + (fields.month - 1) * ("M" in known)
        first = months.astype("datetime64[M]").astype("datetime64[D]")
        return first.astype(np.int64) + (fields.day - 1) * ("d" in known)

    @staticmethod
    def _is_sure_century(years: Times) -> bool:
        first, last = _SURE_CENTURY
        return bool(np.all((years >= first) & (years <= last)))

    def write(self, milliseconds: Times) -> list[str]:
        """Write each time."""
        fields = _Fields.of(milliseconds)
        columns = [value(fields) for value in self.values]
        return [self.template % row for row in zip(*columns, strict=True)]


def _parsed(text: str) -> DateFormat | None:
    """Take a format apart; None when it has a part that is not written here."""
    letters: list[str] = []
    values: list[_Value] = []
    template = ""
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        if match is None:
            return None
        part, letter, position = match.group(), match.group(2), match.end()
        if not letter:
            literal = match.group(1)
            shown = part if literal is None else literal.replace("''", "'") or "'"
            template += shown.replace("%", "%%")
        elif letter in _CONSTANTS:
            template += _CONSTANTS[letter]
        else:
            made = _field(part, text[position : position + 1] in tuple(_NUMBERS))
            if made is None:
                return None
            template += made[0]
            values.append(made[1])
            letters.append("yy" if letter == "y" and len(part) < 3 else letter)
    if not letters or len(set(letters) & set("HkhK")) > 1:
        return None  # readers do not agree which hour counts
    known = frozenset(_ALIKE.get(letter, letter) for letter in letters)
    return DateFormat(text, known, template, tuple(values))


def _field(part: str, before_number: bool) -> tuple[str, _Value] | None:
    """Return a part of Python's template for a field, and what fills it."""
    letter, length = part[0], len(part)
    if letter in _TEXTS and (letter not in "ML" or length > 2):
        return "%s", _text(letter, length)
    if letter not in _NUMBERS or length > _MOST_DIGITS:
        return None
    digits, value = _NUMBERS[letter]
    if part == "yy":
        return "%02d", _short_year
    if before_number and length < digits:
        return None  # nobody could tell where this number ends
    return f"%0{length}d", value


def format_for(
    attribute: Attribute, values: FloatArray, formats: Sequence[str]
) -> DateFormat:
    """Return the first format that holds all times of a column.

    Parameters
    ----------
    attribute : Attribute
        A date.
    values : ndarray of float64, shape (n,)
        Milliseconds since 1970 (UTC), NaN for missing.
    formats : sequence of str
        Patterns; those not known here are passed over. The last one holds every time.

    Raises
    ------
    Problem
        For a fraction of a millisecond, or a year that is not from 1 to 9999.
    """
    known = values[~np.isnan(values)]
    if np.any(known != np.rint(known)):
        raise Problem(
            f"a fraction of a millisecond in the date {attribute.name!r}",
            expected="whole milliseconds",
        )
    if np.any((known < _FIRST) | (known > _LAST)):
        raise Problem(
            f"a year in the date {attribute.name!r} that has not four digits",
            expected="years from 1 to 9999",
        )
    times = known.astype(np.int64)
    found = [form for text in formats if (form := _parsed(text)) is not None]
    return next((form for form in found if form.holds(times)), found[-1])


def date_writer(
    form: DateFormat, missing: str, quote: Callable[[str], str] = str
) -> CellWriter:
    """Return what writes times in a format, each text made a cell by `quote`."""

    def write(values: FloatArray) -> list[str]:
        """Return the cells of milliseconds since 1970; NaN is a missing one."""
        gaps = np.isnan(values)
        texts = form.write(np.where(gaps, 0, values).astype(np.int64))
        return [
            missing if gap else quote(text)
            for text, gap in zip(texts, gaps.tolist(), strict=True)
        ]

    return write
