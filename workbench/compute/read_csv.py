"""CSV and TSV files: what the file does not say is guessed, and the guess is told."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.api.data import AttributeKind
from workbench.compute.assemble import (
    ClassType,
    as_labels,
    assemble,
    class_position,
)
from workbench.compute.csv_layout import (
    MISSING_NUMBERS,
    CsvTable,
    number,
    split_cells,
)
from workbench.compute.rows import parse_number
from workbench.compute.text_files import read_text

#: How many rows the import strip shows.
PREVIEW_ROWS = 50

_CLASS_NAMES = ("class", "target")
_MISSING = ("", "?")
_MOST_LABELS = 20


@dataclass(frozen=True, slots=True)
class CsvGuess:
    """How a CSV file is understood, for the import strip.

    Attributes
    ----------
    delimiter : str
        ``,``, ``;``, a tab or ``|``.
    decimal : str
        ``.`` or ``,``.
    header : bool
        Whether the first row holds names.
    names : tuple of str
        Of all columns.
    types : tuple of str
        ``numeric``, ``nominal`` or ``string`` for each column.
    class_name : str
        The column taken as the class.
    preview : tuple of tuple of str
        The first 50 rows as they are written, without the names.
    """

    delimiter: str
    decimal: str
    header: bool
    names: tuple[str, ...]
    types: tuple[AttributeKind, ...]
    class_name: str
    preview: tuple[tuple[str, ...], ...]


def guess(
    path: str | Path,
    *,
    delimiter: str | None = None,
    decimal: str | None = None,
    header: bool | None = None,
) -> CsvGuess:
    """Say how a CSV file would be read; what is given is not guessed.

    Raises
    ------
    Problem
        When it cannot be read as a table.
    """
    table = split_cells(read_text(path), delimiter, decimal, header)
    position = _class_column(table, None)
    columns = [
        _typed(table, j, None, j == position, None) for j in range(len(table.names))
    ]
    return CsvGuess(
        delimiter=table.delimiter,
        decimal=table.decimal,
        header=table.header,
        names=tuple(table.names),
        types=tuple(attribute.kind for _, attribute in columns),
        class_name=table.names[position],
        preview=tuple(zip(*(c[:PREVIEW_ROWS] for c in table.cells), strict=True)),
    )


def read_csv(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    delimiter: str | None = None,
    decimal: str | None = None,
    header: bool | None = None,
    types: Mapping[str, AttributeKind] | None = None,
) -> Dataset:
    """Read a table of separated values; the notes say what was guessed.

    Parameters
    ----------
    path : str or Path
    class_name : str or int, optional
        The class by name or position; else a column named class or target, else the
        last one.
    class_type : {"nominal", "numeric"}, optional
        Else: texts are labels, and so are whole numbers with few distinct values.
    delimiter : str, optional
        One character.
    decimal : {".", ","}, optional
    header : bool, optional
        Whether the first row holds names.
    types : mapping of name to {"numeric", "nominal", "string"}, optional
        For columns whose type is not to be guessed.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.
    """
    table = split_cells(read_text(path), delimiter, decimal, header)
    position = _class_column(table, class_name)
    chosen = dict(types or {})
    for name in chosen:
        class_position(table.names, name, 0, table.file.where)
    columns = [
        _typed(table, j, chosen.get(name), j == position, class_type)
        for j, name in enumerate(table.names)
    ]
    return assemble(
        np.column_stack([values for values, _ in columns]),
        [attribute for _, attribute in columns],
        position,
        class_type=class_type,
        name=Path(path).stem,
        source=table.file.where,
        notes=(*table.file.notes, *table.notes),
    )


def _class_column(table: CsvTable, wanted: str | int | None) -> int:
    default = len(table.names) - 1
    named = [j for j, n in enumerate(table.names) if n.lower() in _CLASS_NAMES]
    if len(named) == 1:
        default = named[0]
    position = class_position(table.names, wanted, default, table.file.where)
    if wanted is None:
        table.notes.append(f"the class is column {table.names[position]!r} (guessed)")
    return position


def _typed(
    table: CsvTable,
    j: int,
    kind: AttributeKind | None,
    is_class: bool,
    class_type: ClassType | None,
) -> tuple[FloatArray, Attribute]:
    """Convert column `j` to floats by the type given or guessed."""
    name, cells = table.names[j], table.cells[j]
    wanted = class_type if is_class and class_type else kind
    values, bad = _numbers(cells, table.decimal)
    if wanted == "numeric":
        if bad is not None:
            raise Problem(
                f"{cells[bad]!r} is not a number",
                expected=f"a number in column {name!r}, or ? for missing",
                where=table.file.where,
                line=table.lines[bad],
            )
        return values, Attribute(name)
    if bad is None and wanted is None and not (is_class and _is_few(values)):
        return values, Attribute(name)
    if bad is None and is_class and wanted != "string" and _is_whole(values):
        return as_labels(values, name)
    _note_mixed(table, name, cells, bad)
    return _labels(name, cells, wanted, is_class)


def _numbers(cells: Sequence[str], decimal: str) -> tuple[FloatArray, int | None]:
    """Return the numbers, NaN for missing, and the first cell that is no number."""
    series = pd.Series(cells, dtype=str)
    if decimal == ",":
        series = series.str.replace(",", ".", regex=False)
    codes, distinct = pd.factorize(series)
    values = np.full(len(distinct), math.nan)
    wrong = np.zeros(len(distinct), dtype=bool)
    for i, text in enumerate(distinct.tolist()):
        value = parse_number(text)
        if value is not None:
            values[i] = value
        else:
            wrong[i] = text not in MISSING_NUMBERS
    bad = np.flatnonzero(wrong[codes])
    found: FloatArray = values[codes]
    return found, int(bad[0]) if len(bad) else None


def _labels(
    name: str, cells: Sequence[str], wanted: str | None, is_class: bool
) -> tuple[FloatArray, Attribute]:
    """Code texts in order of appearance (Weka's order)."""
    series = pd.Series(cells, dtype=str)
    codes, distinct = pd.factorize(series.where(~series.isin(_MISSING)))
    values = np.where(codes < 0, math.nan, codes.astype(np.float64))
    few = len(distinct) <= max(_MOST_LABELS, len(cells) // 10)
    nominal = is_class or few if wanted is None else wanted == "nominal"
    labels = tuple(str(label) for label in distinct)
    return values, Attribute(name, "nominal" if nominal else "string", labels)


def _is_whole(values: FloatArray) -> bool:
    known = values[~np.isnan(values)]
    return bool(np.all(known == np.floor(known)))


def _is_few(values: FloatArray) -> bool:
    """Whether whole numbers repeat so often that they must be labels."""
    known = values[~np.isnan(values)]
    distinct = len(np.unique(known))
    return _is_whole(values) and distinct <= min(_MOST_LABELS, len(known) // 2)


def _note_mixed(
    table: CsvTable, name: str, cells: Sequence[str], bad: int | None
) -> None:
    """Tell which cell made text of a column that is nearly all numbers."""
    if bad is None:
        return
    numbers = sum(number(cell, table.decimal) is not None for cell in cells[:1000])
    if numbers >= 0.9 * len(cells[:1000]):
        line = table.lines[bad]
        table.notes.append(
            f"column {name!r} is text because of {cells[bad]!r} in line {line}"
        )
