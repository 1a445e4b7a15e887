"""Parser of dates by Java's SimpleDateFormat patterns, not lenient."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from functools import lru_cache

from workbench.api import Problem

#: What Weka takes for granted.
USUAL = "yyyy-MM-dd'T'HH:mm:ss"

_PART = re.compile(r"'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+")
_MONTHS = "january february march april may june july august september october november"
_DAYS = "monday tuesday wednesday thursday friday saturday sunday"
_ZONE = r"[+-]\d{1,2}:?\d{2}"
_ZONES = {
    "z": 0, "utc": 0, "gmt": 0, "ut": 0, "est": -300, "edt": -240, "cst": -360,
    "cdt": -300, "mst": -420, "mdt": -360, "pst": -480, "pdt": -420, "cet": 60,
    "cest": 120,
}  # fmt: skip


def _any_of(names: str) -> str:
    """Return an expression for names, whole or their first three letters."""
    return "|".join(f"{name}|{name[:3]}" for name in names.split())


_NUMBERS = "yMLdDHkKhmsSu"
_TEXTS = {
    "M": _any_of(_MONTHS + " december"),
    "L": _any_of(_MONTHS + " december"),
    "E": _any_of(_DAYS),
    "a": "am|pm",
    "G": "ad",
    "z": rf"(?:gmt|utc)?{_ZONE}|" + "|".join(sorted(_ZONES, key=len, reverse=True)),
    "Z": rf"(?:gmt)?{_ZONE}|gmt|utc",
    "X": rf"{_ZONE}|[+-]\d{{2}}|z",
}
_LIMITS = {
    "H": (0, 23), "k": (1, 24), "K": (0, 11), "h": (1, 12), "m": (0, 59), "s": (0, 59),
    "S": (0, 999), "u": (1, 7),
}  # fmt: skip
_MILLISECONDS = {"H": 3_600_000, "k": 3_600_000, "m": 60_000, "s": 1000, "S": 1}


def check_format(pattern: str) -> None:
    """Raise a Problem for a pattern with a letter that is not known, or open quotes."""
    _expression(pattern)


def parse_date(text: str, pattern: str) -> float | None:
    """Return milliseconds since 1970, None when the text is no such date.

    Parameters
    ----------
    pattern : str
        As of Java's SimpleDateFormat. A time without a zone is taken for UTC; what the
        pattern leaves out is that of 1970-01-01, midnight. Years before 1583 are those
        of the calendar we have now, as in ISO 8601; Java has the old one there.
    """
    return date_parser(pattern)(text)


def date_parser(pattern: str) -> Callable[[str], float | None]:
    """Return `parse_date` for one pattern."""
    expression, letters = _expression(pattern)

    def parse(text: str) -> float | None:
        """Return milliseconds since 1970 in UTC; None for a text of another form."""
        match = expression.fullmatch(text)
        return None if match is None else _moment(letters, match.groups())

    return parse


@lru_cache(maxsize=256)
def _expression(pattern: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """Translate a pattern; one group for each letter that is returned."""
    result, letters, position = "", [], 0
    while position < len(pattern):
        match = _PART.match(pattern, position)
        part = match.group() if match else pattern[position:]
        letter = match.group(2) if match else "?"
        if match is None or (
            letter and letter not in _NUMBERS and letter not in _TEXTS
        ):
            raise Problem(
                f"{part!r} in the date format {pattern!r}", expected=f"as in {USUAL}"
            )
        position = match.end()
        if letter:
            is_next_number = pattern[position : position + 1] in tuple(_NUMBERS)
            result += r"[ \t]*" + _group(part, is_next_number)
            letters.append("yy" if letter == "y" and len(part) < 3 else letter)
        else:
            literal = match.group(1)
            if literal is not None:
                part = literal.replace("''", "'") or "'"
            result += re.escape(part)
    return re.compile(result + r"[ \t]*", re.IGNORECASE | re.ASCII), tuple(letters)


def _group(part: str, is_next_number: bool) -> str:
    letter, length = part[0], len(part)
    if letter in _TEXTS and (letter not in "ML" or length > 2):
        return f"({_TEXTS[letter]})"
    # digits of two fields without a sign between them are told apart by their count
    return rf"(\d{{{length}}})" if is_next_number else r"(\d{1,9})"


def _moment(letters: tuple[str, ...], texts: tuple[str, ...]) -> float | None:
    """Put the fields of one date together, None where they are none."""
    fields = dict(zip(letters, texts, strict=True))
    try:
        day = _day(fields)
    except (ValueError, OverflowError):
        return None
    if not _is_weekday(fields, day):
        return None
    for letter, (low, high) in _LIMITS.items():
        if letter in fields and not low <= int(fields[letter]) <= high:
            return None
    total = (day.toordinal() - date(1970, 1, 1).toordinal()) * 86_400_000
    for letter, factor in _MILLISECONDS.items():
        value = int(fields.get(letter, 0))
        total += factor * (value % 24 if letter == "k" else value)
    half = next((int(fields[x]) % 12 for x in "hK" if x in fields), 0)
    if "h" in fields or "K" in fields:
        half += 12 * (fields.get("a", "am").lower() == "pm")
    zone = next((fields[x] for x in "zZX" if x in fields), "z")
    return float(total + half * 3_600_000 - _minutes(zone) * 60_000)


def _day(fields: dict[str, str]) -> date:
    short = fields.get("yy")
    year = int(fields.get("y", 1970)) if short is None else _full_year(short)
    if "D" in fields:
        first = date(year, 1, 1).toordinal()
        day = date.fromordinal(first + int(fields["D"]) - 1)
        if day.year != year:
            raise ValueError
        return day
    month = fields.get("M", fields.get("L", "1"))
    names = [name[:3] for name in (_MONTHS + " december").split()]
    number = int(month) if month.isdecimal() else names.index(month[:3].lower()) + 1
    return date(year, number, int(fields.get("d", 1)))


def _full_year(text: str) -> int:
    """Complete a year of two digits: at most 80 years ago or 20 years ahead."""
    if len(text) != 2:
        return int(text)
    first = date.today().year - 80
    return first + (int(text) - first) % 100


def _is_weekday(fields: dict[str, str], day: date) -> bool:
    """Whether the day of the week, if one is given, is that of the date."""
    names = [name[:3] for name in _DAYS.split()]
    name, number = fields.get("E"), fields.get("u")
    if name is not None and ("d" in fields or "D" in fields):
        return names.index(name[:3].lower()) == day.weekday()
    if number is not None and ("d" in fields or "D" in fields):
        return int(number) == day.isoweekday()
    return True


def _minutes(zone: str) -> int:
    """Return how far a zone is ahead of UTC."""
    text = zone.lower()
    if text in _ZONES:
        return _ZONES[text]
    text = text.removeprefix("gmt").removeprefix("utc").replace(":", "")
    sign, digits = (-1 if text[0] == "-" else 1), text[1:]
    hours, minutes = (digits, "0") if len(digits) < 3 else (digits[:-2], digits[-2:])
    return sign * (int(hours) * 60 + int(minutes))
