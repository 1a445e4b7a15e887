"""Parser of single cells of a results table: numbers with ornaments, gaps, words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Literal

from workbench.api import Problem

#: What stands where there is no score.
GAPS = frozenset(
    ("", "-", "--", "---", "–", "—", "n/a", "na", "n.a.", "nan", "?", "null", "none")
)

#: Whether the comma or the point begins the decimals.
Decimal = Literal[".", ","]

# chr(0x2212) is the minus sign of typesetters
_SAME = str.maketrans({chr(0x2212): "-", "\u00a0": " ", "\u202f": " ", "\u2009": " "})
_SPREAD = re.compile(r"\s*(?:±|\+/-|\+-).*$")
_TAIL = re.compile(r"(?<=\S)\s*(?:\([^()]*\)|\[[^\[\]]*\])$")
_TAG = re.compile(r"</?[a-zA-Z]{1,8}>")
_RAISED = re.compile(r"(?<=[\d%])\s*\^.*$")
_WEKA = re.compile(r"(?<=[\d%])\s*v$|(?<=[\d%])\s+[a-d]$")
_ORNAMENTS = " *_†‡•◦∘●○↑↓%§¶`"
_NUMBER = re.compile(
    r"[+-]?(?:\d+(?:[.,' ]\d{3})*(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d{1,4})?"
)
#: Most cells are no more than this, and tables may have many.
_BARE = re.compile(r"[+-]?\d+(?:[.,]\d+)?")
#: A longer cell is no number, whatever surrounds it.
_LONGEST = 200
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2}(?:,\d{3})+")


def bare(cell: str) -> str:
    """Return a cell without spread, markers, percent sign and bold type.

    ``**95.3 ± 1.2** •`` becomes ``95.3``; what is no number is given back trimmed.
    """
    if len(cell) > _LONGEST or _BARE.fullmatch(cell):
        return cell
    cell = cell.translate(_SAME).strip()
    if cell.casefold() in GAPS:
        return ""
    text = _SPREAD.sub("", _TAG.sub("", cell))
    text = _RAISED.sub("", text)
    for _ in range(3):
        text = _WEKA.sub("", _TAIL.sub("", text.strip(_ORNAMENTS)))
    return text.strip() or cell


def is_gap(cell: str) -> bool:
    """Whether a cell says that there is no score."""
    return bare(cell) == ""


def is_number(cell: str) -> bool:
    """Whether a cell holds a number, decimal comma or not."""
    return _NUMBER.fullmatch(bare(cell)) is not None


def decimal_of(cells: Iterable[tuple[int, str]], where: str = "") -> Decimal:
    """Find whether numbers are written with a decimal point or a decimal comma.

    Parameters
    ----------
    cells : iterable of (int, str)
        Cells with the line they stand on.
    where : str
        Whom a complaint names.

    Raises
    ------
    Problem
        When both are used, or when ``1,234`` may be either.
    """
    texts = [(line, bare(cell)) for line, cell in cells if is_number(cell)]
    pointed = [t for _, t in texts if t.rfind(".") > t.rfind(",")]
    commaed = [(line, t) for line, t in texts if t.rfind(",") > t.rfind(".")]
    surely = [(line, t) for line, t in commaed if not _THOUSANDS.fullmatch(t)]
    if pointed and surely:
        raise Problem(
            f"{surely[0][1]} beside {pointed[0]}",
            expected="decimal points or decimal commas, not both",
            where=where,
            line=surely[0][0],
        )
    if commaed and not surely and not pointed:
        raise Problem(
            f"{commaed[0][1]} may be a decimal comma or a thousand",
            expected="decimals of another length, or decimal points",
            where=where,
            line=commaed[0][0],
        )
    return "," if surely else "."


def value_of(cell: str, decimal: Decimal = ".") -> float:
    """Return the number of a cell, NaN for a gap.

    Raises
    ------
    Problem
        When it is neither, or too large.
    """
    text = bare(cell)
    if text == "":
        return math.nan
    if not _NUMBER.fullmatch(text):
        raise Problem(f"{cell[:40]!r}", expected="a number, or nothing")
    value = float(_pointed(text, decimal))
    if not math.isfinite(value):
        raise Problem(f"{cell[:40]!r}", expected="a finite number")
    return value


def decimals_of(cell: str, decimal: Decimal = ".") -> int:
    """Return how many digits stand after the point; powers of ten shift them."""
    digits, _, power = _pointed(bare(cell), decimal).lower().partition("e")
    given = len(digits.partition(".")[2])
    return max(0, given - int(power)) if power else given


def _pointed(text: str, decimal: Decimal) -> str:
    other = "," if decimal == "." else "."
    return re.sub(rf"[{other}' ]", "", text).replace(decimal, ".")
