"""Dates of ARFF files: Java's patterns, and times as milliseconds since 1970 (UTC)."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from workbench.api import Problem

#: What Weka takes for granted.
USUAL = "yyyy-MM-dd'T'HH:mm:ss"

_PART = re.compile(r"'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+")
_DIRECTIVES = {
    "yy": "%y", "yyyy": "%Y", "M": "%m", "MM": "%m", "MMM": "%b", "MMMM": "%B",
    "d": "%d", "dd": "%d", "D": "%j", "DDD": "%j", "EEE": "%a", "EEEE": "%A",
    "H": "%H", "HH": "%H", "h": "%I", "hh": "%I", "m": "%M", "mm": "%M",
    "s": "%S", "ss": "%S", "S": "%f", "SSS": "%f", "a": "%p", "Z": "%z", "XXX": "%z",
}  # fmt: skip


def directive(pattern: str) -> str:
    """Translate a pattern of Java's SimpleDateFormat for ``strptime``.

    Raises
    ------
    Problem
        For a letter that is not known.
    """
    result, position = "", 0
    while position < len(pattern):
        match = _PART.match(pattern, position)
        part = match.group() if match else pattern[position]
        if match is None or (match.group(2) and part not in _DIRECTIVES):
            raise Problem(
                f"{part!r} in the date format {pattern!r}", expected=f"as in {USUAL}"
            )
        literal = match.group(1)
        if literal is not None:
            part = literal.replace("''", "'") or "'"
        result += _DIRECTIVES.get(part, part) if match.group(2) else _safe(part)
        position = match.end()
    return result


def _safe(text: str) -> str:
    return text.replace("%", "%%")


def parse_date(text: str, pattern: str) -> float | None:
    """Return milliseconds since 1970, None when the text is no such date.

    Parameters
    ----------
    text : str
    pattern : str
        As of Java's SimpleDateFormat. A time without a zone is taken for UTC.
    """
    try:
        moment = datetime.strptime(text.strip(), directive(pattern))
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment.timestamp() * 1000.0
