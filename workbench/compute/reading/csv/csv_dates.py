"""Date formats of CSV columns, guessed from their cells."""

from __future__ import annotations

import re
from collections.abc import Iterable

_DAY = re.compile(
    r"(?P<a>[0-9]{1,4})(?P<mark>[-/.])(?P<b>[0-9]{1,2})(?P=mark)(?P<c>[0-9]{1,4})"
    r"(?:(?P<gap>[T ])(?P<h>[0-9]{1,2}):(?P<m>[0-9]{2})(?::(?P<s>[0-9]{2})"
    r"(?:\.(?P<ms>[0-9]{3}))?)?)?"
)


def date_format(texts: Iterable[str]) -> tuple[str, bool] | None:
    """Find the one format in which all texts are dates.

    Parameters
    ----------
    texts : iterable of str
        Not empty.

    Returns
    -------
    format : str
        A pattern of Java's SimpleDateFormat.
    certain : bool
        False when days and months could be exchanged; days first is the guess.
    """
    shapes: set[tuple[bool, str, str]] = set()
    most = [0, 0]
    for text in texts:
        match = _DAY.fullmatch(text)
        if match is None:
            return None
        year_first = len(match["a"]) == 4
        years = match["a"] if year_first else match["c"]
        if len(years) != 4 or (year_first and len(match["c"]) > 2):
            return None
        shapes.add((year_first, match["mark"], _time_shape(match)))
        if len(shapes) > 1:
            return None
        if not year_first:
            most = [max(most[0], int(match["a"])), max(most[1], int(match["b"]))]
    if not shapes:
        return None
    year_first, mark, time = shapes.pop()
    if year_first:
        return f"yyyy{mark}MM{mark}dd{time}", True
    month_first = most[1] > 12
    certain = month_first or most[0] > 12 or mark == "."
    days = f"MM{mark}dd" if month_first else f"dd{mark}MM"
    return f"{days}{mark}yyyy{time}", certain


def _time_shape(match: re.Match[str]) -> str:
    if match["h"] is None:
        return ""
    gap = "'T'" if match["gap"] == "T" else " "
    seconds = "" if match["s"] is None else ":ss"
    return f"{gap}HH:mm{seconds}" + ("" if match["ms"] is None else ".SSS")
