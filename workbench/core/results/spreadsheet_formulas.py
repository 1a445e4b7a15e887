"""Protection against spreadsheet formulas: marked in results, counted in data.

A text that begins with ``=``, ``+``, ``-``, ``@``, a tab or a carriage return is a formula
for the programs that open CSV files, and may start other ones. Tables of results (scores,
folds, times, matrices, what is copied) are meant for them: such a cell gets an apostrophe
in front, as people type it, and readers of tables take it off again. Data sets are written
as they are, so that who reads them again has the same ones; how many of their cells would
run is said instead. Numbers, ``-1.5`` for instance, are no formulas.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

# the wide forms of East Asian keyboards count, too
_SIGNS = "=+\\-@\t\r\uff1d\uff0b\uff0d\uff20"
_FORMULA = re.compile(f"[{_SIGNS}].", re.DOTALL)
_MARKED = re.compile(f"'*[{_SIGNS}].", re.DOTALL)
_NUMBER = re.compile(r"[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?\s*%?")
_MARK = "'"


def is_formula(text: str) -> bool:
    """Whether a spreadsheet would take a cell for a formula."""
    return bool(_FORMULA.match(text)) and not _NUMBER.fullmatch(text)


def guarded(text: str) -> str:
    """Return a cell that no spreadsheet runs; `unguarded` gives the text back."""
    if _MARKED.match(text) and not _NUMBER.fullmatch(text):
        return _MARK + text
    return text


def guarded_row(cells: Iterable[str]) -> list[str]:
    """Return the cells of a row, those guarded that need it."""
    return [guarded(cell) for cell in cells]


def unguarded(text: str) -> str:
    """Return the text that `guarded` was given."""
    rest = text[1:]
    if text[:1] == _MARK and _MARKED.match(rest) and not _NUMBER.fullmatch(rest):
        return rest
    return text
