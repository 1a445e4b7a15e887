"""Tasks of an experiment: read a data set, run one fold, sum the stored folds up."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.experiments.find_data import find, sha256_of
from workbench.compute.experiments.fold_job import PROTOCOL, FoldJob, run_fold
from workbench.compute.folds.folds import plan, usable_rows
from workbench.compute.folds.partitions import protocol_for
from workbench.compute.reading.readers import read
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import digest
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of, was_begun
from workbench.core.program.json_text import dumps, plain
from workbench.core.results.comparing.results_view import ResultsView


def data(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Find and read one data set, and keep it where the folds will look for it.

    Parameters
    ----------
    payload : mapping
        ``entry`` (see `DataEntry.to_json`), ``base`` and ``folders`` (where to look),
        ``protocol`` (of the experiment) and ``cache`` (a folder that exists).

    Returns
    -------
    dict
        ``key`` (tells bytes, class and given folds), ``name, asked`` (the entry's
        source), ``source, sha256, how,
        changed`` (whether the entry's checksum is another), ``folder, rows,
        attributes, classes, class, notes, parts`` ([repeat, fold] each).

    Raises
    ------
    Problem
        When it cannot be found, read or divided.
    """
    entry = DataEntry.from_json(payload["entry"])
    found = find(entry, Path(payload["base"]), [Path(f) for f in payload["folders"]])
    sha = sha256_of(found.source)
    dataset = _dataset(found.source, entry)
    protocol = protocol_for(
        payload["protocol"], entry.folds, found.source, dataset, Path(payload["base"])
    )
    written = protocol.to_dict()
    key = digest([sha, entry.class_name, entry.class_type, written["test_rows"]])
    parts = [[0, 0]]
    if protocol.kind != "loo":
        parts = [[part.repeat, part.fold] for part in plan(protocol, dataset)]
    usable = int(usable_rows(dataset).size)
    folder = _keep(dataset, written, Path(payload["cache"]), key)
    return {
        "key": key,
        "name": entry.name or dataset.name,
        "asked": entry.source,
        "source": found.source,
        "sha256": sha,
        "how": found.how,
        "changed": bool(entry.sha256) and entry.sha256 != sha,
        "folder": str(folder),
        "rows": dataset.n_rows,
        "usable": usable,
        "attributes": dataset.n_attributes,
        "classes": list(dataset.classes),
        "class": dataset.class_attribute.name,
        "notes": [*([found.note] if found.note else []), *dataset.notes],
        "parts": parts,
    }


def _dataset(source: str, entry: DataEntry) -> Dataset:
    if (Path(source) / "meta.json").is_file():
        return Dataset.open(Path(source))
    asked: Any = entry.class_type or None
    return read(source, class_name=entry.class_name or None, class_type=asked)


def _keep(dataset: Dataset, protocol: Mapping[str, Any], cache: Path, key: str) -> Path:
    """Save a data set with its protocol under its key; whole or not at all."""
    folder = cache / digest([key, protocol])
    if folder.is_dir():
        return folder
    try:
        made = Path(tempfile.mkdtemp(dir=cache))
        dataset.save(made)
        (made / PROTOCOL).write_text(dumps(protocol, None), encoding="utf-8")
        made.rename(folder)
    except OSError as error:
        if folder.is_dir():  # another worker was first
            shutil.rmtree(made, ignore_errors=True)
            return folder
        what = error.strerror or str(error)
        raise Problem(what, expected="room for the data", where=str(cache)) from None
    return folder


def cell(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Run one fold of one learner on one data set.

    Parameters
    ----------
    payload : mapping
        ``data`` (the folder of `data`), ``learner`` (see `Learner.to_json`), ``scale,
        repeat, fold, seed``.

    Returns
    -------
    dict
        See `workbench.compute.experiments.fold_job.run_fold`.
    """
    (learner,) = Learner.from_json(payload["learner"])
    job = FoldJob(
        payload["data"],
        learner,
        payload["scale"],
        payload["repeat"],
        payload["fold"],
        payload["seed"],
    )
    answer = run_fold(job)
    hits = answer.pop("hits", b"")
    return {**plain(answer), "hits": hits}


def look(payload: Mapping[str, Any]) -> ResultsView | None:
    """Sum the stored folds of a folder up (task ``experiment_open``).

    Parameters
    ----------
    payload : mapping
        ``folder``, and optionally ``measure``, the compared one.

    Returns
    -------
    ResultsView or None
        None where no experiment was begun: its run was stopped before.
    """
    with Results(Path(payload["folder"])) as results:
        if not was_begun(results):
            return None
        return view_of(results, payload.get("measure") or "")
