"""Times as text in Java's date formats, and which format can hold which times."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, Problem
from workbench.compute.dates import USUAL
from workbench.compute.write_cells import CellWriter

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


def _names(names: Sequence[str], index: Times, length: int | None = None) -> list[str]:
    return [names[i][:length] for i in index.tolist()]


_Value = Callable[[_Fields], Any]
_WRITTEN: dict[str, tuple[str, _Value]] = {
    "yyyy": ("%04d", lambda f: f.year.tolist()),
    "yy": ("%02d", lambda f: (f.year % 100).tolist()),
    "MM": ("%02d", lambda f: f.month.tolist()),
    "M": ("%d", lambda f: f.month.tolist()),
    "MMM": ("%s", lambda f: _names(_MONTHS, f.month - 1, 3)),
    "MMMM": ("%s", lambda f: _names(_MONTHS, f.month - 1)),
    "dd": ("%02d", lambda f: f.day.tolist()),
    "d": ("%d", lambda f: f.day.tolist()),
    "DDD": ("%03d", lambda f: f.day_of_year.tolist()),
    "EEE": ("%s", lambda f: _names(_DAYS, f.day_of_week, 3)),
    "EEEE": ("%s", lambda f: _names(_DAYS, f.day_of_week)),
    "HH": ("%02d", lambda f: f.hour.tolist()),
    "H": ("%d", lambda f: f.hour.tolist()),
    "hh": ("%02d", lambda f: ((f.hour - 1) % 12 + 1).tolist()),
    "h": ("%d", lambda f: ((f.hour - 1) % 12 + 1).tolist()),
    "mm": ("%02d", lambda f: f.minute.tolist()),
    "m": ("%d", lambda f: f.minute.tolist()),
    "ss": ("%02d", lambda f: f.second.tolist()),
    "s": ("%d", lambda f: f.second.tolist()),
    "SSS": ("%03d", lambda f: f.millisecond.tolist()),
    "a": ("%s", lambda f: _names(("AM", "PM"), f.hour // 12)),
}
_CONSTANT = {"Z": "+0000", "XXX": "+00:00"}


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
        year = (
            fields.year if known & {"yyyy", "yy"} else np.full_like(fields.year, 1970)
        )
        start = (year - 1970).astype("datetime64[Y]")
        if "DDD" in known:
            days = (
                start.astype("datetime64[D]").astype(np.int64) + fields.day_of_year - 1
            )
        else:
            months = start.astype("datetime64[M]").astype(np.int64)
            if known & {"M", "MM", "MMM", "MMMM"}:
                months = months + fields.month - 1
            days = (
                months.astype("datetime64[M]").astype("datetime64[D]").astype(np.int64)
            )
            if known & {"d", "dd"}:
                days = days + fields.day - 1
        kept = days * 86_400_000 + self._hours(fields) * 3_600_000
        kept += fields.minute * 60_000 * bool(known & {"m", "mm"})
        kept += fields.second * 1000 * bool(known & {"s", "ss"})
        kept += fields.millisecond * ("SSS" in known)
        return bool(np.array_equal(kept, milliseconds))

    def _hours(self, fields: _Fields) -> Times:
        if self.letters & {"H", "HH"}:
            return fields.hour
        if self.letters & {"h", "hh"}:
            return fields.hour if "a" in self.letters else fields.hour % 12
        return np.zeros_like(fields.hour)

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
    template = before = ""
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        form = None if match is None else _form(match)
        if match is None or form is None:
            return None
        if {before, form} in ({"%d"}, {"%d", "%02d"}, {"%d", "%03d"}, {"%d", "%04d"}):
            return None  # nobody could tell where one number ends
        template, before = template + form, form
        position = match.end()
        if match.group() in _WRITTEN:
            letters.append(match.group())
    if not letters:
        return None
    values = tuple(_WRITTEN[part][1] for part in letters)
    return DateFormat(text, frozenset(letters), template, values)


def _form(match: re.Match[str]) -> str | None:
    """Return a part of a format in Python's template language."""
    part, literal = match.group(), match.group(1)
    if literal is not None:
        return (literal.replace("''", "'") or "'").replace("%", "%%")
    if not match.group(2):
        return part.replace("%", "%%")
    if part in _WRITTEN:
        return _WRITTEN[part][0]
    return _CONSTANT.get(part)


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
        gaps = np.isnan(values)
        texts = form.write(np.where(gaps, 0, values).astype(np.int64))
        return [
            missing if gap else quote(text)
            for text, gap in zip(texts, gaps.tolist(), strict=True)
        ]

    return write
