"""Rows of text into columns of floats, by the declared types of the attributes.

`plain_table` is fast and gives up on anything unusual; `exact_table` is slow, knows
every line number and decides what is wrong.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from workbench.api import Attribute, FloatArray, Problem
from workbench.compute.dates import parse_date

#: One row: its line number and its cells, None for missing.
Row = tuple[int, list[str | None]]

# what Python's float takes for a number and a data file does not
_ODD_NUMBER = re.compile(r"nan|inf|_|[eE][+-]?[0-9]{3}", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")


def parse_number(text: str) -> float | None:
    """Return the number a cell holds, None when it holds none (nan, inf, 1_000)."""
    if _NUMBER.fullmatch(text) is None:
        return None
    value = float(text)
    return value if math.isfinite(value) else None


def plain_table(
    rows: list[str], attributes: Sequence[Attribute], missing: Sequence[str]
) -> FloatArray | None:
    """Parse unquoted rows separated by commas, a column at a time.

    Parameters
    ----------
    rows : list of str
        Not blank, without comments.
    attributes : sequence of Attribute, length d
    missing : sequence of str
        The cells that mean a missing value.

    Returns
    -------
    ndarray of float64, shape (n, d), or None
        None when a row needs a closer look, for whatever reason.
    """
    cells = [row.split(",") for row in rows]
    if any(len(row) != len(attributes) for row in cells):
        return None
    table = np.empty((len(rows), len(attributes)))
    columns = zip(*cells, strict=True)
    for j, (attribute, column) in enumerate(zip(attributes, columns, strict=True)):
        try:
            table[:, j] = _plain_column(column, attribute, missing)
        except (ValueError, KeyError):
            return None
    return table


def _plain_column(
    column: Sequence[str], attribute: Attribute, missing: Sequence[str]
) -> list[float]:
    """Convert one column, or raise ValueError or KeyError at an unusual cell."""
    if attribute.is_nominal:
        codes = {label: float(code) for code, label in enumerate(attribute.values)}
        codes |= dict.fromkeys(missing, math.nan)
        found = {cell: codes[cell.strip()] for cell in set(column)}
        return [found[cell] for cell in column]
    text = ",".join(column)
    if attribute.kind != "numeric" or not text.isascii() or _ODD_NUMBER.search(text):
        raise ValueError
    try:
        return list(map(float, column))
    except ValueError:
        return [math.nan if c.strip() in missing else float(c) for c in column]


def exact_table(
    rows: Iterable[Row], attributes: Sequence[Attribute], where: str
) -> tuple[FloatArray, list[Attribute]]:
    """Convert cell by cell, and name the first cell that is wrong.

    Returns
    -------
    table : ndarray of float64, shape (n, d)
    attributes : list of Attribute
        String attributes have their texts in `values` now, dates no format any more.

    Raises
    ------
    Problem
        With file and line: too few or too many values, an undeclared label, a text
        where a number was declared.
    """
    texts: list[dict[str, int]] = [{} for _ in attributes]
    decoders = [_decoder(a, t) for a, t in zip(attributes, texts, strict=True)]
    table: list[list[float]] = []
    for number, cells in rows:
        if len(cells) != len(decoders):
            raise Problem(
                f"{len(cells)} values",
                expected=f"{len(decoders)}, one for each attribute",
                where=where,
                line=number,
            )
        try:
            table.append([d(c) for d, c in zip(decoders, cells, strict=True)])
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=where, line=number
            ) from None
    named = [
        Attribute(a.name, a.kind, tuple(t)) if a.kind in ("string", "date") else a
        for a, t in zip(attributes, texts, strict=True)
    ]
    return np.array(table, dtype=np.float64).reshape(-1, len(decoders)), named


def _decoder(
    attribute: Attribute, texts: dict[str, int]
) -> Callable[[str | None], float]:
    """Return what turns one cell into a float; `texts` collects new strings."""
    codes = {label: float(code) for code, label in enumerate(attribute.values)}

    def number(cell: str | None) -> float:
        if cell is None:
            return math.nan
        value = parse_number(cell)
        if value is None:
            raise Problem(
                f"{cell!r} is not a number",
                expected=f"a number for attribute {attribute.name!r}, or ? for missing",
            )
        return value

    def label(cell: str | None) -> float:
        if cell is None:
            return math.nan
        if cell not in codes:
            raise Problem(
                f"{cell!r} is not a declared value of attribute {attribute.name!r}",
                expected=_one_of(attribute.values),
            )
        return codes[cell]

    def string(cell: str | None) -> float:
        return math.nan if cell is None else float(texts.setdefault(cell, len(texts)))

    def date(cell: str | None) -> float:
        if cell is None:
            return math.nan
        value = parse_date(cell, attribute.values[0])
        if value is None:
            raise Problem(
                f"{cell!r} is no date",
                expected=f"{attribute.values[0]} for attribute {attribute.name!r}",
            )
        return value

    if attribute.kind == "date":
        return date
    if attribute.is_numeric:
        return number
    return label if attribute.is_nominal else string


def _one_of(values: Sequence[str]) -> str:
    shown = ", ".join(values[:12])
    return f"one of {shown}" + (", …" if len(values) > 12 else "")
