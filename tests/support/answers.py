"""Tables of answers, compared cell by cell across processors."""

from __future__ import annotations

import csv
import math

#: How far a fraction may be from the stored one, relatively. NumPy takes its exp and log
#: from the widest vectors a processor has, and these differ in the last digit; a class
#: conditional density is exp of a sum of about 60 in size, whose rounding (1e-16 each)
#: exp multiplies by 60 again: 1e-14. The rest is room; the tenth digit is far outside.
TOLERANCE = 1e-12


def differences(got: str, expected: str) -> list[str]:
    """Compare two tables of CSV: words and counts exactly, fractions within `TOLERANCE`.

    Returns
    -------
    list of str
        A line for each cell that differs, or one for tables that differ in shape.
    """
    ours, theirs = (list(csv.reader(text.splitlines())) for text in (got, expected))
    shapes = [[len(row) for row in table] for table in (ours, theirs)]
    if shapes[0] != shapes[1]:
        return [f"cells a row: expected {shapes[1]}, got {shapes[0]}"]
    return [
        f"row {row}, {theirs[0][column]}: expected {cell}, got {ours[row][column]}"
        for row, cells in enumerate(theirs)
        for column, cell in enumerate(cells)
        if not _same(ours[row][column], cell)
    ]


def _same(got: str, expected: str) -> bool:
    if got == expected:
        return True
    if _is_count(got) and _is_count(expected):
        return False
    try:
        return math.isclose(float(got), float(expected), rel_tol=TOLERANCE, abs_tol=0.0)
    except ValueError:  # a word
        return False


def _is_count(cell: str) -> bool:
    return cell.lstrip("-").isdigit()
