"""Rows of text into columns of floats, by the declared types of the attributes.

`plain_table` is fast and gives up on anything unusual; `exact_table` is slow, knows
every line number and decides what is wrong.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import pandas as pd

from workbench.api import Attribute, FloatArray, Problem

#: One row: its line number and its cells, None for missing.
Row = tuple[int, list[str | None]]

# letters that a float parser would take for a number
_ODD_NUMBER = re.compile(r"nan|inf", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


def parse_number(text: str) -> float | None:
    """Return the number a cell holds, None when it holds none (nan, inf, 1_000)."""
    if _NUMBER.fullmatch(text) is None:
        return None
    value = float(text)
    return value if math.isfinite(value) else None


def plain_table(
    rows: list[str], attributes: Sequence[Attribute], missing: Sequence[str]
) -> FloatArray | None:
    """Parse unquoted rows separated by commas with pandas.

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
    text = "\n".join(rows)
    if any(a.kind == "string" for a in attributes) or _ODD_NUMBER.search(text):
        return None
    if any(row.count(",") != len(attributes) - 1 for row in rows):
        return None
    kinds = {
        j: "float64" if a.is_numeric else "category" for j, a in enumerate(attributes)
    }
    try:
        frame = pd.read_csv(
            io.StringIO(text), header=None, names=list(kinds), dtype=kinds,
            na_values=list(missing), keep_default_na=False, skipinitialspace=True,
            skip_blank_lines=False, quoting=3, float_precision="round_trip",
            index_col=False, low_memory=False,
        )  # fmt: skip
    except ValueError:
        return None
    if len(frame) != len(rows):
        return None
    table = np.empty((len(rows), len(attributes)))
    for j, attribute in enumerate(attributes):
        column = _plain_column(frame[j], attribute, missing)
        if column is None:
            return None
        table[:, j] = column
    return table


def _plain_column(
    column: pd.Series, attribute: Attribute, missing: Sequence[str]
) -> FloatArray | None:
    if attribute.is_numeric:
        values = column.to_numpy(dtype=np.float64)
        return None if np.isinf(values).any() else values
    codes = {label: float(code) for code, label in enumerate(attribute.values)}
    codes |= dict.fromkeys(missing, math.nan)
    labels = [str(label).strip() for label in column.cat.categories]
    if any(label not in codes for label in labels):
        return None
    # the last place answers code -1, pandas' missing
    lookup = np.array([codes[label] for label in labels] + [math.nan])
    found: FloatArray = lookup[column.cat.codes.to_numpy()]
    return found


def exact_table(
    rows: Iterable[Row], attributes: Sequence[Attribute], where: str
) -> tuple[FloatArray, list[Attribute]]:
    """Convert cell by cell, and name the first cell that is wrong.

    Returns
    -------
    table : ndarray of float64, shape (n, d)
    attributes : list of Attribute
        String attributes have their texts in `values` now.

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
        Attribute(a.name, a.kind, tuple(t)) if a.kind == "string" else a
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

    if attribute.is_numeric:
        return number
    return label if attribute.is_nominal else string


def _one_of(values: Sequence[str]) -> str:
    shown = ", ".join(values[:12])
    return f"one of {shown}" + (", …" if len(values) > 12 else "")
