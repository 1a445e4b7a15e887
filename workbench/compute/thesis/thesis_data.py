"""Data sets of the thesis: which are found, and whether they match table 1."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from workbench.api import Dataset, Problem, report
from workbench.compute.experiments.find_data import find
from workbench.compute.reading.readers import read
from workbench.compute.reading.text_files import read_text
from workbench.core.experiment.experiment import load
from workbench.core.program.data_suffixes import data_suffix
from workbench.core.program.resources import resource
from workbench.core.results.comparing.reproduction import DatasetShape, FoundData

_INTEGER = re.compile(r"@attribute\s+(\S+)\s+integer\b", re.IGNORECASE)
_HEAD_LINES = 1000


def found_data(
    folders: Sequence[Path], *, network: bool = False
) -> tuple[FoundData, ...]:
    """Look for the data sets of the thesis, in the order of the experiment.

    Parameters
    ----------
    network : bool
        Whether OpenML may be asked.
    """
    path = resource("experiments", "thesis-tables-2-3.json")
    entries = load(path).data
    rows = []
    for i, entry in enumerate(entries):
        report.progress(i / len(entries), entry.name)
        row = FoundData(entry.name)
        try:
            found = find(entry, path.parent, folders, network=network)
            row = replace(row, source=found.source, how=found.how, note=found.note)
            row = replace(row, shape=shape_of(found.source))
        except Problem as problem:
            row = replace(row, note=str(problem))
        rows.append(row)
    return tuple(rows)


def shape_of(source: str) -> DatasetShape:
    """Count what table 1 of the thesis says of a data set.

    Parameters
    ----------
    source : str
        As `workbench.compute.reading.readers.read` takes it.

    Raises
    ------
    Problem
        When it cannot be read.
    """
    dataset = read(source)
    nominal = sum(a.is_nominal for a in dataset.attributes)
    integers = _integers(source, dataset)
    real = None if integers is None else dataset.n_attributes - nominal - integers
    known = (
        dataset.y[~np.isnan(dataset.y)] if dataset.y.dtype.kind == "f" else dataset.y
    )
    return DatasetShape(
        attributes=dataset.n_attributes,
        numeric=real,
        ordinal=integers,
        nominal=nominal,
        instances=dataset.n_rows,
        classes=int(np.unique(known[known >= 0]).size),
        declared=len(dataset.classes),
    )


def _integers(source: str, dataset: Dataset) -> int | None:
    """Count the attributes that a KEEL header declares integer."""
    if data_suffix(source) != ".dat":
        return None
    lines = itertools.islice(read_text(source).head(), _HEAD_LINES)
    matches = (_INTEGER.match(line.strip()) for _, line in lines)
    names = {match.group(1).strip("'\"") for match in matches if match}
    return sum(attribute.name in names for attribute in dataset.attributes)
