"""Tasks that look at data: figures of one column, the guess at a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.describing.describe import number_table, summary
from workbench.compute.reading.table_guess import guess_table
from workbench.core.results.csv_options import CsvGuess
from workbench.core.results.describing.column_figures import ColumnSummary, NumberTable


def column(payload: Mapping[str, Any]) -> ColumnSummary:
    """Compute the figures of one column.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`) and ``column`` (its position);
        ``worth`` as of `workbench.compute.describing.describe.summary`.
    """
    dataset = Dataset.open(Path(payload["data"]))
    worth = bool(payload.get("worth", True))
    return summary(dataset, int(payload["column"]), worth=worth)


def numbers(payload: Mapping[str, Any]) -> NumberTable:
    """Compute the figures of all numeric columns: ``data``, ``group`` (-1: all rows)."""
    return number_table(Dataset.open(Path(payload["data"])), int(payload["group"]))


def table_guess(payload: Mapping[str, Any]) -> CsvGuess:
    """Say how a table would be read.

    Parameters
    ----------
    payload : mapping
        ``path``, and options of `workbench.compute.reading.readers.read` that are not
        to be guessed.
    """
    options = dict(payload)
    return guess_table(options.pop("path"), **options)
