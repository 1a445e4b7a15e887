"""Tasks of OpenML: a data set with its target, and the folds that everybody tests by.

A task is fetched by its number (``openml-task:31``) and kept in the cache, or read from a
folder with the files of one: ``task.json`` (what the interface of OpenML answers),
``datasplits.arff`` and ``dataset.arff``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from workbench.api import Dataset, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.reading.arff.read_arff import read_arff
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.openml import TIMEOUT, read_openml
from workbench.core.program.home import cache, write_atomically
from workbench.core.program.json_text import load_json

PREFIX = "openml-task:"
_HOST = "https://www.openml.org/api/v1/json/task"
_FILE, _SPLITS, _DATA = "task.json", "datasplits.arff", "dataset.arff"
_SOURCE = re.compile(r"(\d{1,9})(?::(\d{1,4}))?")
#: Bytes of the longest answer that is taken.
_MOST = 1 << 28


@dataclass(frozen=True, slots=True)
class OpenmlTask:
    """A task.

    Attributes
    ----------
    number : int
    dataset : Dataset
        Its class is the target of the task.
    repeats : tuple of tuple of tuple of int
        For each repeat the test rows of each fold, counted from 0.
    """

    number: int
    dataset: Dataset
    repeats: tuple[tuple[tuple[int, ...], ...], ...]


def is_task(source: str) -> bool:
    """Whether a source names a task: by number, or the folder of one."""
    return source.startswith(PREFIX) or (Path(source) / _FILE).is_file()


def read_task(source: str, *, class_type: ClassType | None = None) -> OpenmlTask:
    """Read a task of OpenML, from the cache if it was fetched before.

    Parameters
    ----------
    source : str
        ``openml-task:31`` or the path of a folder.

    Raises
    ------
    Problem
        When OpenML cannot be reached, has no such task, or a file is missing or broken.
    """
    folder = _folder(source)
    number, data_id, target = _about(folder / _FILE, source)
    if (folder / _DATA).is_file():
        names = [a.name for a in read_arff(folder / _DATA).columns]
        if target not in names:
            what = f"the target {target!r} is no attribute"
            raise Problem(what, expected=instead_of(target, names), where=source)
        dataset = read_arff(folder / _DATA, class_name=target, class_type=class_type)
    else:
        dataset = read_openml(
            f"openml:{data_id}", class_name=target, class_type=class_type
        )
    repeats = _splits(folder / _SPLITS, dataset.n_rows)
    return OpenmlTask(number, replace(dataset, source=source), repeats)


def task_folds(source: str) -> tuple[tuple[int, ...], ...]:
    """Return the test rows of each fold of a task; ``openml-task:31:0`` names a repeat.

    Raises
    ------
    Problem
        As `read_task`, and for several repeats of which none is named.
    """
    folder, _, named = source.partition("#")
    if source.startswith(PREFIX):
        found = _SOURCE.fullmatch(source.removeprefix(PREFIX))
        named = (found[2] or "") if found else ""
    repeats = read_task(folder).repeats
    wanted = int(named) if named.isdecimal() else None
    if wanted is None and len(repeats) > 1:
        way = f"{source}:0" if source.startswith(PREFIX) else f"{source}#0"
        what, expected = f"{len(repeats)} repeats", f"one of them, as {way}"
        raise Problem(what, expected=expected, where=source)
    if (wanted or 0) >= len(repeats):
        expected = f"a number from 0 to {len(repeats) - 1}"
        raise Problem(f"no repeat {wanted}", expected=expected, where=source)
    return repeats[wanted or 0]


def _about(file: Path, source: str) -> tuple[int, int, str]:
    """Return the numbers of the task and of its data set, and the target's name."""
    document = load_json(file, "a task of OpenML")
    try:
        task = document["task"]
        inputs = {entry["name"]: entry for entry in task["input"]}
        data = inputs["source_data"]["data_set"]
        return (
            int(task["task_id"]),
            int(data["data_set_id"]),
            str(data["target_feature"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        expected = "what the interface of OpenML answers about a supervised task"
        raise Problem("no task", expected=expected, where=source) from None


def _splits(file: Path, n_rows: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Read the file of splits: type TRAIN or TEST, row, repeat, fold."""
    where = str(file)
    table = read_arff(file)
    names = [a.name.lower() for a in table.columns]
    wanted = ("type", "rowid", "repeat", "fold")
    if not set(wanted) <= set(names):
        expected = f"the attributes {', '.join(wanted)}"
        raise Problem("no splits", expected=expected, where=where)
    found: dict[int, dict[int, list[int]]] = {}
    columns = [names.index(name) for name in wanted]
    for i in range(table.n_rows):
        kind, *cells = (table.text(i, j) for j in columns)
        if kind.upper() != "TEST":
            continue
        try:
            row, repeat, fold = (int(float(cell)) for cell in cells)
        except ValueError:
            row = -1
        if not 0 <= row < n_rows:
            expected = f"a row from 0 to {n_rows - 1}"
            raise Problem(
                f"row {cells[0]} of the splits", expected=expected, where=where
            )
        found.setdefault(repeat, {}).setdefault(fold, []).append(row)
    if not found:
        raise Problem("no test rows", expected="some", where=where)
    return tuple(
        tuple(tuple(sorted(found[r][f])) for f in sorted(found[r]))
        for r in sorted(found)
    )


# -- files -----------------------------------------------------------------------------


def _folder(source: str) -> Path:
    """Return the folder with the files of a task, fetched if they are not there yet."""
    if not source.startswith(PREFIX):
        return Path(source)
    asked = _SOURCE.fullmatch(source.removeprefix(PREFIX).strip())
    if asked is None:
        expected = f"{PREFIX}NUMBER"
        raise Problem("no number of a task", expected=expected, where=source)
    folder = cache() / "openml" / "tasks" / asked[1]
    try:
        if not (folder / _FILE).is_file():
            answer = _get(f"{_HOST}/{asked[1]}")
            address = _address(answer, source)
            splits = _get(address)
            write_atomically(folder / _SPLITS, splits)
            write_atomically(folder / _FILE, answer)
    except HTTPError as error:
        error.close()
        what = f"OpenML has no task {asked[1]} (error {error.code})"
        raise Problem(what, expected="a number such as 31", where=source) from None
    except OSError:
        expected = "a network, or a task fetched before"
        raise Problem("OpenML cannot be reached", expected=expected, where=source) from None  # fmt: skip
    return folder


def _get(address: str) -> bytes:
    with urlopen(address, timeout=TIMEOUT) as answer:
        content: bytes = answer.read(_MOST)
    return content


def _address(answer: bytes, source: str) -> str:
    """Return where the splits of a task are."""
    try:
        inputs: list[Mapping[str, Any]] = json.loads(answer)["task"]["input"]
        (procedure,) = (e for e in inputs if e["name"] == "estimation_procedure")
        address = str(procedure["estimation_procedure"]["data_splits_url"])
    except (KeyError, TypeError, ValueError):
        expected = "a supervised task with folds"
        raise Problem(
            "a task without splits", expected=expected, where=source
        ) from None
    if not re.match(r"https?://([a-z]+\.)?openml\.org/", address):
        expected = "one of openml.org"
        raise Problem(f"the address {address:.80}", expected=expected, where=source)
    return address.replace("http://", "https://", 1)
