"""Fast parser of plain blocks of separated values, by pandas' C parser.

The parser is fast and forgiving. Whatever it would forgive or misread (short rows,
empty cells, `inf`, quotes) makes `parse_dense` give up, so that a slower reader, which
knows every line, decides about that block.
"""

from __future__ import annotations

import csv
import io
import math
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.compute.reading.memory import keep_freed_memory
from workbench.compute.reading.text_files import count

if TYPE_CHECKING:
    import pandas as pd

Kind = Literal["number", "text"]

#: Bytes with a meaning of their own in ARFF and KEEL, and rare kinds of white space.
MARKS = b"\"'{}%\\"
_RARE = b"\r\0\v\f\x1a"
#: With more columns the parser's own work for each block grows with their square.
_WIDEST = 4096
#: Bytes below which the import of pandas takes longer than a slower reader does.
_WORTH_AN_IMPORT = 1 << 18
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, eq=False, slots=True)
class TextColumn:
    """A column of texts.

    Attributes
    ----------
    codes : ndarray of int64, shape (n,)
        The position in `texts` of each cell, -1 for missing.
    texts : tuple of str
        The distinct texts in the order of their first rows; blanks before them are
        gone, those behind are not.
    """

    codes: IntArray
    texts: tuple[str, ...]


Column = FloatArray | TextColumn

# given as types, which pandas need not look up for every column of every block
_FLOAT, _OBJECT = np.dtype(np.float64), np.dtype(object)

# what is left of true and false in each spelling that the parser knows
_WORDS = (b"rue", b"RUE", b"alse", b"ALSE")


def parse_dense(
    block: bytes,
    kinds: Sequence[Kind],
    *,
    delimiter: str,
    decimal: str = ".",
    missing: Sequence[str] | Mapping[int, Sequence[str]] = ("?",),
    marks: bytes = MARKS,
) -> list[Column] | None:
    """Parse whole lines of separated values, or give up.

    Parameters
    ----------
    block : bytes
        UTF-8; lines end in a line feed (the last one need not).
    kinds : sequence of {"number", "text"}, length d
    delimiter, decimal : str
        One ASCII character each.
    missing : sequence of str, or mapping of int to such sequences
        The cells that mean a missing value, everywhere or in each of the columns; an
        empty one only if it is among them.
    marks : bytes
        Bytes that may not occur at all. Everything else is taken as it is written.

    Returns
    -------
    list of ndarray of float64, shape (n,), or TextColumn; or None
        One for each of `kinds`; n is the number of line ends. Numbers are correctly
        rounded and finite, NaN for missing. None when a blank line, a row of another
        length, an empty or unusual cell, or one of `marks` needs a closer look, where there
        are very many columns, and for a small block as long as nobody imported pandas.
    """
    if len(kinds) > _WIDEST or not _is_worth_it(block):
        return None
    if not block.endswith(b"\n"):
        block += b"\n"
    if not (_has_pandas() and _is_plain(block, delimiter, marks)):
        return None
    n = _count_rows(block, len(kinds), delimiter)
    if n is None:
        return None
    frame = _parsed(block, kinds, delimiter, decimal, missing)
    if frame is None or len(frame) != n:
        return None
    columns: list[Column] = []
    for j, kind in enumerate(kinds):
        column = _texts(frame[j]) if kind == "text" else _numbers(frame[j], block)
        if column is None:
            return None
        columns.append(column)
    return columns


def _is_worth_it(block: bytes) -> bool:
    return len(block) >= _WORTH_AN_IMPORT or "pandas" in sys.modules


def _is_plain(block: bytes, delimiter: str, marks: bytes) -> bool:
    if block.startswith(_BYTE_ORDER_MARK):
        return False
    odd = (marks + _RARE).replace(delimiter.encode(), b"")
    if any(odd[i : i + 1] in block for i in range(len(odd))):
        return False
    # the older exact conversion takes this word for a number
    return _rounded() or b"nan" not in block.lower()


def _count_rows(block: bytes, width: int, delimiter: str) -> int | None:
    """Return the number of lines if the first, and all on average, have `width` cells.

    That is enough: the parser refuses a later row with more than the first, so there
    is none with fewer.
    """
    mark, n = delimiter.encode(), count(block, b"\n")
    if block.count(mark, 0, block.index(b"\n")) != width - 1:
        return None
    return n if count(block, mark) == n * (width - 1) else None


def _parsed(
    block: bytes,
    kinds: Sequence[Kind],
    delimiter: str,
    decimal: str,
    missing: Sequence[str] | Mapping[int, Sequence[str]],
) -> pd.DataFrame | None:
    # late: those who check files before they are read do without it
    import pandas as pd

    keep_freed_memory()
    every: Sequence[str] = (
        sorted(set().union(*missing.values()))
        if isinstance(missing, Mapping)
        else missing
    )
    options: dict[str, Any] = {
        "header": None,
        "names": range(len(kinds)),
        "index_col": False,
        "dtype": _types(kinds),
        "quoting": csv.QUOTE_NONE,
        "keep_default_na": False,
        "na_values": missing if isinstance(missing, Mapping) else list(missing),
        # the search for missing values costs a tenth of the time
        "na_filter": any(mark.encode() in block for mark in every),
        "skipinitialspace": b" " in block,
        "low_memory": False,
        **({} if _rounded() else {"float_precision": "round_trip"}),
    }
    try:
        frame: pd.DataFrame = pd.read_csv(
            io.BytesIO(block), sep=delimiter, decimal=decimal, **options
        )
    except ValueError:  # UnicodeDecodeError and ParserError among them
        return None
    return frame


@cache
def _has_pandas() -> bool:
    """Whether the fast parser is there; the lighter distribution does without it."""
    return find_spec("pandas") is not None


@cache
def _rounded() -> bool:
    """Whether numbers are read exactly by default.

    Until pandas 3.1 the default conversion was off by one unit in the last place for
    some long numbers; since then the other one is deprecated.
    """
    from pandas import __version__

    return tuple(int(part) for part in __version__.split(".")[:2]) >= (3, 1)


def _types(kinds: Sequence[Kind]) -> Mapping[int, np.dtype[Any]]:
    """Return the types of the columns; those of numbers by default, which costs less."""
    # as categories, texts that all look like numbers would become numbers
    texts = {j: _OBJECT for j, kind in enumerate(kinds) if kind == "text"}
    return defaultdict(lambda: _FLOAT, texts)


def _numbers(series: pd.Series[Any], block: bytes) -> FloatArray | None:
    values: FloatArray = series.to_numpy()
    with np.errstate(over="ignore", invalid="ignore"):
        # a sum is cheaper than a look at each; one that overflows is no infinity yet
        finite = math.isfinite(values.sum())
    if not finite and np.isinf(values).any():
        return None
    if values[0] not in (0, 1) and values[0] == values[0]:
        return values
    # zeros and ones may have been written as False and True
    if np.all((values == 0) | (values == 1) | np.isnan(values)):
        return None if any(word in block for word in _WORDS) else values
    return values


def _texts(series: pd.Series[Any]) -> TextColumn | None:
    import pandas as pd

    codes, found = pd.factorize(series.to_numpy())
    texts = tuple(map(str, found))
    if any(text.strip() == "" for text in texts):
        return None
    return TextColumn(codes.astype(np.int64), texts)
