"""Guesses of how a table of any kind is to be read, for the import strip."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from workbench.compute.reading.csv.read_csv import PREVIEW_ROWS, guess
from workbench.compute.reading.readers import read
from workbench.compute.reading.tables.read_records import table_names
from workbench.compute.reading.tables.read_sheet import guess_sheet
from workbench.core.program.data_suffixes import (
    DATABASES,
    TYPED_TABLES,
    WORKBOOKS,
    data_suffix,
)
from workbench.core.results.csv_options import CsvGuess, CsvOptions


def guess_table(path: str | Path, **options: Any) -> CsvGuess:
    """Say how a file would be read; of several tables the first, where none is named.

    Parameters
    ----------
    path : str or Path
    **options
        As of `workbench.compute.reading.readers.read`; what is given is not guessed.

    Raises
    ------
    Problem
        When it cannot be read as a table.
    """
    suffix = data_suffix(path)
    if suffix in WORKBOOKS:
        return guess_sheet(path, **options)
    if suffix in TYPED_TABLES:
        return _columns(path, suffix, options)
    return guess(path, **options)


def _columns(path: str | Path, suffix: str, options: dict[str, Any]) -> CsvGuess:
    """Describe a file whose columns have types: nothing of them is to be guessed."""
    tables = tuple(table_names(path)) if suffix in DATABASES else ()
    if tables and options.get("sheet") is None:
        options = {**options, "sheet": tables[0]}
    dataset = read(path, **options)
    columns = range(len(dataset.columns))
    rows = range(min(dataset.n_rows, PREVIEW_ROWS))
    return CsvGuess(
        CsvOptions(),
        names=tuple(a.name for a in dataset.columns),
        types=tuple(a.kind for a in dataset.columns),
        formats=tuple(a.format for a in dataset.columns),
        class_name=dataset.class_attribute.name,
        preview=tuple(tuple(dataset.text(i, j) for j in columns) for i in rows),
        whole=True,
        notes=dataset.notes,
        kind="columns",
        tables=tables,
        table=str(options.get("sheet") or ""),
    )
