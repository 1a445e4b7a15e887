"""Tasks of the Data room that look through all rows or make edited copies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, IntArray, report
from workbench.compute.describing import row_search
from workbench.compute.describing.overview import sketch, worth
from workbench.compute.distances.similar_rows import similar_rows
from workbench.core.results.describing.column_figures import ColumnSketch, ColumnWorth
from workbench.core.results.describing.row_answers import (
    CountedBars,
    FileLines,
    GapCounts,
    RowOrder,
    SimilarRows,
)
from workbench.core.results.histogram_bars import count_bars
from workbench.core.session import edits

#: A line of a preview is cut here.
MOST_CHARACTERS = 2000


def columns(payload: Mapping[str, Any]) -> list[ColumnSketch] | list[ColumnWorth]:
    """Describe some columns, one after the other.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`), ``columns`` (positions) and
        ``look``: ``sketch`` or ``worth``.
    """
    dataset = Dataset.open(Path(payload["data"]))
    positions = [int(column) for column in payload["columns"]]
    if payload["look"] == "sketch":
        return [sketch(dataset, column) for column in _checked(positions)]
    return [worth(dataset, column) for column in _checked(positions)]


def _checked(positions: list[int]) -> Iterator[int]:
    """Yield positions, looking at the cancel flag before each."""
    for position in positions:
        report.check()
        yield position


def bars(payload: Mapping[str, Any]) -> CountedBars:
    """Count the bars of a histogram: ``data``, ``column``, ``bins``, ``by``."""
    dataset = Dataset.open(Path(payload["data"]))
    column, n, by = int(payload["column"]), int(payload["bins"]), payload.get("by")
    return CountedBars(column, n, by, count_bars(dataset, column, n, by))


def similar(payload: Mapping[str, Any]) -> SimilarRows:
    """Find the rows most like one: ``data``, ``row``, ``k`` and the scene's distance.

    That is ``metric``, ``p``, ``scale`` and ``components``, as for `similar_rows`.
    """
    return similar_rows(
        Dataset.open(Path(payload["data"])), int(payload["row"]), int(payload["k"]),
        str(payload["metric"]), p=float(payload["p"]), scale=str(payload["scale"]),
        components=payload["components"],
    )  # fmt: skip


def sort(payload: Mapping[str, Any]) -> RowOrder:
    """Order the rows: ``data``, ``column`` (position), ``descending``."""
    dataset = Dataset.open(Path(payload["data"]))
    column, descending = int(payload["column"]), bool(payload["descending"])
    order = row_search.order_of(row_search.sort_keys(dataset, column), descending)
    place = np.empty_like(order)
    place[order] = np.arange(len(order))
    return RowOrder(column, descending, order, place)


def find(payload: Mapping[str, Any]) -> IntArray:
    """Find cells: ``data`` and ``text`` -> row and column of each, shape (m, 2)."""
    dataset = Dataset.open(Path(payload["data"]))
    return row_search.find_text(dataset, str(payload["text"]))


def gaps(payload: Mapping[str, Any]) -> GapCounts:
    """Count missing values of ``data``: see `workbench.compute.describing.row_search.gaps`."""
    return row_search.gaps(Dataset.open(Path(payload["data"])))


def gap_rows(payload: Mapping[str, Any]) -> IntArray:
    """Find the rows of ``data`` with exactly the gaps of ``pattern``."""
    dataset = Dataset.open(Path(payload["data"]))
    pattern = np.asarray(payload["pattern"], dtype=bool)
    return row_search.rows_missing(dataset, pattern)


def edit(payload: Mapping[str, Any]) -> Path:
    """Make an edit of a large set: ``folder``, ``out`` (exists, empty), ``edit``.

    Returns
    -------
    Path
        The folder of the edited set.

    Raises
    ------
    Problem
        See `workbench.core.session.edits.apply`.
    """
    dataset, out = Dataset.open(Path(payload["folder"])), Path(payload["out"])
    edits.apply(dataset, payload["edit"]).save(out)
    return out


def lines(payload: Mapping[str, Any]) -> FileLines:
    """Return the lines of a file around one that is wrong.

    Parameters
    ----------
    payload : mapping
        ``path``, ``line`` (counted from 1), ``context`` (lines before and after).
    """
    line, context = int(payload["line"]), int(payload.get("context", 5))
    first = max(1, line - context)
    try:
        with Path(payload["path"]).open("rb") as file:
            if b"\0" in file.read(4096):
                return FileLines(line, first)
            file.seek(0)
            raw = list(islice(file, first - 1, line + context))
    except OSError:
        return FileLines(line, first)
    texts = tuple(
        part.rstrip(b"\r\n")[:MOST_CHARACTERS].decode("utf-8", "replace")
        for part in raw
    )
    return FileLines(line, first, texts if first + len(texts) > line else ())
