"""Tasks about files: read a data set, write one, and glance at the built-in ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem, report
from workbench.compute.reading import readers
from workbench.compute.reading.tables.several_tables import SeveralTables
from workbench.core.results.csv_options import TableNames
from workbench.core.results.describing.other_readers import OtherReaders
from workbench.core.results.describing.row_answers import Glance
from workbench.core.results.describing.saved_data import SavedFile

#: So many points make a picture of the size of a thumb; more only blacken it.
GLANCE_ROWS = 300


def run(payload: Mapping[str, Any]) -> Path | TableNames:
    """Read a file, or ``builtin:NAME``, into a folder for the window and the workers.

    Parameters
    ----------
    payload : mapping
        ``path``, ``folder`` (exists, empty), and optionally ``options`` for
        `workbench.compute.reading.readers.read`; ``ask`` for an answer in place of a
        complaint about several tables.

    Returns
    -------
    Path or TableNames
        The folder; or what to choose from.

    Raises
    ------
    Problem
        Naming file, line, what was found and what was expected.
    """
    try:
        dataset = readers.read(payload["path"], **dict(payload.get("options") or {}))
    except SeveralTables as problem:
        if not payload.get("ask"):
            raise
        return TableNames(str(payload["path"]), problem.names)
    folder = Path(payload["folder"])
    dataset.save(folder)
    return folder


def save(payload: Mapping[str, Any]) -> SavedFile:
    """Write a data set as ARFF, CSV, TSV or KEEL, by the suffix of ``path``.

    Parameters
    ----------
    payload : mapping
        ``folder`` (written by `Dataset.save`) and ``path``.

    Raises
    ------
    Problem
        For a suffix that names no format, or a file that cannot be written.
    """
    from workbench.compute.writing.writers import formulas_in, write

    path, dataset = payload["path"], Dataset.open(Path(payload["folder"]))
    try:
        write(dataset, path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be written: {reason}", where=str(path)) from None
    return SavedFile(str(path), formulas_in(dataset, path))


def other_readers(payload: Mapping[str, Any]) -> OtherReaders:
    """Have other programs' readers read an ARFF file, each in a process of its own.

    Parameters
    ----------
    payload : mapping
        ``path``; or ``folder`` (written by `Dataset.save`), for a data set as it would
        be saved.

    Raises
    ------
    Problem
        When the file cannot be opened.
    """
    from workbench.compute.reading.arff.read_by_others import compare_readers
    from workbench.compute.writing.writers import write

    if payload.get("path"):
        return compare_readers(Path(payload["path"]))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "data.arff"
        write(Dataset.open(Path(payload["folder"])), path)
        return compare_readers(path)


def glance(payload: Mapping[str, Any]) -> dict[str, Glance]:
    """Read several data sets and return what their small pictures need.

    Parameters
    ----------
    payload : mapping
        ``sources``: paths or ``builtin:NAME``.

    Returns
    -------
    dict
        For each source that could be read. Each is also a partial result
        ``{source: …}``.
    """
    answer: dict[str, Glance] = {}
    sources = list(payload["sources"])
    for i, source in enumerate(sources):
        report.progress((i + 1) / len(sources))
        try:
            answer[source] = _glance(readers.read(source))
        except Problem:  # one damaged file does not take the pictures of the others
            continue
        report.partial({source: answer[source]})
    return answer


def _glance(dataset: Dataset) -> Glance:
    step = max(1, -(-dataset.n_rows // GLANCE_ROWS))
    points = dataset.X[::step][:, _two_columns(dataset)]
    known = np.isfinite(points).all(axis=1)
    points = points[known]
    low, high = points.min(axis=0), points.max(axis=0)
    return Glance(
        points=(points - low) / np.where(high > low, high - low, 1.0),
        classes=dataset.column(dataset.class_index)[::step][known],
    )


def _two_columns(dataset: Dataset) -> list[int]:
    """Choose the first two attributes that vary, numeric ones before labels."""
    X = dataset.X
    # NaN compares as different, so that a column with gaps counts as varying
    varies = [j for j in range(X.shape[1]) if (X[:, j] != X[0, j]).any()]
    order = sorted(varies, key=lambda j: not dataset.attributes[j].is_numeric)
    chosen = order or [0]
    return [chosen[0], chosen[1] if len(chosen) > 1 else chosen[0]]
