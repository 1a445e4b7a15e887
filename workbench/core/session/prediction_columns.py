"""The predictions of a run in a session file: arrays beside the document, not rows in it.

A million rows as JSON objects would be a document too long to be read again, and would
cost gigabytes while it is written. The document says instead
``{"columns": "runs/0", "classes": [...]}``, and the archive holds ``runs/0/rows.npy``,
``folds.npy``, ``repeats.npy``, ``true.npy``, ``predicted.npy`` and, where the classifier
gave them, ``scores.npy``.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from workbench.core.program.json_text import plain
from workbench.core.session.session_check import check_array, refuse

if TYPE_CHECKING:
    from workbench.core.results.evaluating.predictions import Predictions
    from workbench.core.results.evaluating.run import Run

_NUMBERS = ("rows", "folds", "repeats")
_ANSWERS = ("true", "predicted")


def describe_run(run: Run, place: str) -> dict[str, Any]:
    """Return the JSON object of a run, whose predictions are columns in `place`."""
    predictions = run.result.predictions
    if predictions is None:
        described: dict[str, Any] = plain(run)
        return described
    described = plain(replace(run, result=replace(run.result, predictions=None)))
    classes = list(predictions.classes)
    described["result"]["predictions"] = {"columns": place, "classes": classes}
    return described


def write_columns(
    archive: zipfile.ZipFile, predictions: Predictions, place: str
) -> None:
    """Write the columns of a run's predictions as members of an archive."""
    columns = {name: getattr(predictions, name) for name in (*_NUMBERS, *_ANSWERS)}
    if predictions.scores is not None:
        columns["scores"] = predictions.scores
    for name, column in columns.items():
        with archive.open(f"{place}/{name}.npy", "w", force_zip64=True) as member:
            np.lib.format.write_array(member, column, allow_pickle=False)


def read_columns(archive: zipfile.ZipFile, kept: Mapping[str, Any]) -> Predictions:
    """Read predictions that a session file keeps as columns.

    Parameters
    ----------
    kept : mapping
        ``columns``, where they lie, and ``classes``.

    Raises
    ------
    Problem
        When an array is of another type, shape or size than it should be, or codes a
        class that is none.
    KeyError
        When one is missing.
    """
    # late: a window starts without what results are made of
    from workbench.core.results.evaluating.predictions import Predictions

    place, classes = kept["columns"], tuple(kept["classes"])
    answers = np.int64 if classes else np.float64
    wanted: dict[str, type] = dict.fromkeys(_NUMBERS, np.int64)
    wanted |= dict.fromkeys(_ANSWERS, answers)
    if f"{place}/scores.npy" in archive.namelist():
        wanted["scores"] = np.float64
    columns = {
        name: _column(archive, f"{place}/{name}.npy", kind)
        for name, kind in wanted.items()
    }
    for name, column in columns.items():
        if column.ndim != (2 if name == "scores" else 1):
            refuse(f"{place}/{name}.npy of shape {column.shape}")
    return Predictions(**columns, classes=classes)


def _column(archive: zipfile.ZipFile, name: str, kind: type) -> Any:
    member = archive.getinfo(name)
    with archive.open(member) as stream:
        check_array(stream, member.file_size, name, kind)
    with archive.open(member) as stream:
        return np.lib.format.read_array(stream, allow_pickle=False)
