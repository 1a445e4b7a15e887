"""Task of the list of data sets: whether each can be found and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Problem, report
from workbench.compute.experiments.find_data import find
from workbench.compute.reading.readers import read
from workbench.core.experiment.entries import DataEntry
from workbench.core.results.comparing.checked_dataset import CheckedDataset


def run(payload: Mapping[str, Any]) -> tuple[CheckedDataset, ...]:
    """Read data sets one after the other.

    Parameters
    ----------
    payload : mapping
        ``entries`` (see `DataEntry.to_json`) and ``folders`` (where to look).

    Returns
    -------
    tuple of CheckedDataset
        Each also a partial result as soon as it is known.
    """
    entries = [DataEntry.from_json(value) for value in payload["entries"]]
    folders = [Path(folder) for folder in payload["folders"]]
    answer = []
    for i, entry in enumerate(entries):
        about = _look(entry, folders)
        answer.append(about)
        report.partial(about)
        report.progress((i + 1) / len(entries))
    return tuple(answer)


def _look(entry: DataEntry, folders: list[Path]) -> CheckedDataset:
    known = CheckedDataset(entry.source, entry.name)
    asked: Any = entry.class_type or None
    try:
        found = find(entry, Path(), folders)
        if (Path(found.source) / "meta.json").is_file():
            return known
        data = read(found.source, class_name=entry.class_name or None, class_type=asked)
    except Problem as problem:
        return replace(known, problem=str(problem))
    return replace(known, name=entry.name or data.name, rows=data.n_rows)
