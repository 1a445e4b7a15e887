"""Task of the list of data sets: whether each can be found and read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Problem, report
from workbench.compute.experiments.find_data import find
from workbench.compute.reading.readers import read
from workbench.core.experiment.entries import DataEntry


def run(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Read data sets one after the other.

    Parameters
    ----------
    payload : mapping
        ``entries`` (see `DataEntry.to_json`) and ``folders`` (where to look).

    Returns
    -------
    list of dict
        ``asked`` (the source), ``name, rows`` and ``problem``, one line or empty, of
        each; also a partial result as soon as it is known.
    """
    entries = [DataEntry.from_json(value) for value in payload["entries"]]
    folders = [Path(folder) for folder in payload["folders"]]
    answer = []
    for i, entry in enumerate(entries):
        about = _look(entry, folders)
        answer.append(about)
        report.partial(about)
        report.progress((i + 1) / len(entries))
    return answer


def _look(entry: DataEntry, folders: list[Path]) -> dict[str, Any]:
    about = {"asked": entry.source, "name": entry.name, "rows": 0, "problem": ""}
    asked: Any = entry.class_type or None
    try:
        found = find(entry, Path(), folders)
        if not (Path(found.source) / "meta.json").is_file():
            data = read(
                found.source, class_name=entry.class_name or None, class_type=asked
            )
            about |= {"name": entry.name or data.name, "rows": data.n_rows}
    except Problem as problem:
        about["problem"] = str(problem)
    return about
