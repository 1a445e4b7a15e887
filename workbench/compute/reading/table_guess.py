"""Guesses of how a table of any kind, or pictures, are to be read, for the import strip."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.reading.csv.read_csv import PREVIEW_ROWS, guess
from workbench.compute.reading.read_images import first_images
from workbench.compute.reading.readers import read
from workbench.compute.reading.tables.read_records import table_names
from workbench.compute.reading.tables.read_sheet import guess_sheet
from workbench.core.program.data_suffixes import (
    DATABASES,
    GRID,
    TYPED_TABLES,
    WORKBOOKS,
    data_suffix,
    is_image_folder,
)
from workbench.core.results.csv_options import CsvGuess, CsvOptions

#: Grey values of a picture that are shown, beside its class.
_SHOWN = 58


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
    if is_image_folder(path):
        return _pictures(path, **options)
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
    return _described(
        dataset, range(len(dataset.columns)), kind="columns", tables=tables,
        table=str(options.get("sheet") or ""), whole=True,
    )  # fmt: skip


def _pictures(path: str | Path, grid: int | None = None) -> CsvGuess:
    """Describe a folder of pictures by the first of them, each with its class ahead."""
    side = GRID if grid is None else grid
    dataset = first_images(path, side, PREVIEW_ROWS)
    columns = [dataset.class_index, *range(min(dataset.n_attributes, _SHOWN))]
    whole = dataset.n_rows < PREVIEW_ROWS
    return _described(dataset, columns, kind="pictures", grid=side, whole=whole)


def _described(dataset: Dataset, columns: Iterable[int], **more: Any) -> CsvGuess:
    places = tuple(columns)
    shown = [dataset.columns[j] for j in places]
    rows = range(min(dataset.n_rows, PREVIEW_ROWS))
    return CsvGuess(
        CsvOptions(),
        names=tuple(a.name for a in shown),
        types=tuple(a.kind for a in shown),
        formats=tuple(a.format for a in shown),
        class_name=dataset.class_attribute.name,
        preview=tuple(tuple(dataset.text(i, j) for j in places) for i in rows),
        notes=dataset.notes,
        **more,
    )
