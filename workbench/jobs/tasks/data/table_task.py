"""Tasks of the Data room that look through all rows or make edited copies."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, report
from workbench.compute.describing import row_search
from workbench.compute.describing.overview import sketch, worth
from workbench.core.results.histogram_bars import count_bars
from workbench.core.session import edits

#: A line of a preview is cut here.
MOST_CHARACTERS = 2000


def columns(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Describe some columns.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`), ``columns`` (positions) and
        ``look``: ``sketch`` or ``worth``.

    Returns
    -------
    dict
        ``columns``: for each what that function of `workbench.compute.describing.overview` says.
    """
    dataset = Dataset.open(Path(payload["data"]))
    look = {"sketch": sketch, "worth": worth}[payload["look"]]
    found = []
    for column in payload["columns"]:
        report.check()
        found.append(look(dataset, int(column)))
    return {"columns": found}


def bars(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Count the bars of a histogram: ``data``, ``column``, ``bins``, ``by``.

    Returns
    -------
    dict
        ``column``, ``bins``, ``by`` as asked, and ``bars``, a `Bars`.
    """
    dataset = Dataset.open(Path(payload["data"]))
    column, n, by = int(payload["column"]), int(payload["bins"]), payload.get("by")
    counted = count_bars(dataset, column, n, by)
    return {"column": column, "bins": n, "by": by, "bars": counted}


def sort(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Order the rows: ``data``, ``column`` (position), ``descending``.

    Returns
    -------
    dict
        ``column``, ``descending``; ``order`` and its inverse ``place``, shape (n,).
    """
    dataset = Dataset.open(Path(payload["data"]))
    column, descending = int(payload["column"]), bool(payload["descending"])
    order = row_search.order_of(row_search.sort_keys(dataset, column), descending)
    place = np.empty_like(order)
    place[order] = np.arange(len(order))
    return {"column": column, "descending": descending, "order": order, "place": place}


def find(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Find cells: ``data`` and ``text`` -> ``text`` and ``cells``, shape (m, 2)."""
    dataset = Dataset.open(Path(payload["data"]))
    text = str(payload["text"])
    return {"text": text, "cells": row_search.find_text(dataset, text)}


def gaps(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Count missing values of ``data``: see `workbench.compute.describing.row_search.gaps`."""
    return row_search.gaps(Dataset.open(Path(payload["data"])))


def gap_rows(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Find the rows of ``data`` with exactly the gaps of ``pattern`` -> ``rows``."""
    dataset = Dataset.open(Path(payload["data"]))
    pattern = np.asarray(payload["pattern"], dtype=bool)
    return {"rows": row_search.rows_missing(dataset, pattern)}


def edit(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Make an edit of a large set: ``folder``, ``out`` (exists, empty), ``edit``.

    Returns
    -------
    dict
        ``folder``: that of the edited set.

    Raises
    ------
    Problem
        See `workbench.core.session.edits.apply`.
    """
    dataset = Dataset.open(Path(payload["folder"]))
    edits.apply(dataset, payload["edit"]).save(Path(payload["out"]))
    return {"folder": str(payload["out"])}


def lines(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Return the lines of a file around one that is wrong.

    Parameters
    ----------
    payload : mapping
        ``path``, ``line`` (counted from 1), ``context`` (lines before and after).

    Returns
    -------
    dict
        ``line``, ``first`` (number of the first text) and ``texts``; no texts for a
        file that is missing, binary, or shorter.
    """
    line, context = int(payload["line"]), int(payload.get("context", 5))
    first = max(1, line - context)
    empty = {"line": line, "first": first, "texts": []}
    try:
        with Path(payload["path"]).open("rb") as file:
            if b"\0" in file.read(4096):
                return empty
            file.seek(0)
            raw = list(islice(file, first - 1, line + context))
    except OSError:
        return empty
    texts = [
        part.rstrip(b"\r\n")[:MOST_CHARACTERS].decode("utf-8", "replace")
        for part in raw
    ]
    return {**empty, "texts": texts if first + len(texts) > line else []}
