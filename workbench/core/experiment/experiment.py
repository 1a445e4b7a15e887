"""The experiment as its file describes it: data sets x classifiers x folds."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.experiment.entries import DataEntry, Learner, short
from workbench.core.experiment.measures import measure_of
from workbench.core.experiment.size import MOST_COLUMNS, Size, size_of
from workbench.core.learner.filter_steps import SCALES
from workbench.core.program.json_text import dumps, load_json, plain

VERSION = 1


@dataclass(frozen=True, slots=True)
class Experiment:
    """Data sets x classifiers under one protocol.

    Attributes
    ----------
    data : tuple of DataEntry
    learners : tuple of Learner
        The columns, grids expanded.
    protocol : mapping
        ``kind, folds, repeats, seed, …``; ``kind`` may also be ``keel``: the partitions
        that lie beside the data.
    scale : str
        Of the learners that say none.
    measures : tuple of str
        The first is the one that is compared.
    figures : tuple of str
        File names to write beside the tables, ``cd.svg`` for instance.
    title, comment : str
    time_limit : float
        Seconds a fold may take; 0 for no limit.
    """

    data: tuple[DataEntry, ...]
    learners: tuple[Learner, ...]
    protocol: Mapping[str, Any] = field(default_factory=dict)
    scale: str = "none"
    measures: tuple[str, ...] = ("accuracy",)
    figures: tuple[str, ...] = ()
    title: str = ""
    comment: str = ""
    time_limit: float = 0.0

    @property
    def seed(self) -> int:
        """The seed of partitions, and of what is drawn inside each fold."""
        return int(self.protocol.get("seed", 1))

    @property
    def size(self) -> Size:
        """Number of cells and folds, by arithmetic."""
        return size_of(len(self.data), len(self.learners), self.protocol)

    @property
    def protocol_key(self) -> str:
        """Key that tells this protocol from others."""
        return digest(dict(self.protocol))

    def scale_of(self, learner: Learner) -> str:
        """Return the scale of a learner."""
        return learner.scale or self.scale

    def column_key(self, learner: Learner) -> str:
        """Return what tells a column from all others: what is computed, not its name."""
        entry = {k: v for k, v in learner.to_json().items() if k != "name"}
        return digest({**entry, "scale": self.scale_of(learner)})

    def titles(self) -> tuple[str, ...]:
        """Return the names of the columns, all different.

        One without a name is called by its id, with its parameters where another column
        has the same id.
        """
        ids = Counter(learner.plugin for learner in self.learners if not learner.name)
        alone = [
            learner.plugin
            if not learner.name and ids[learner.plugin] == 1
            else learner.title
            for learner in self.learners
        ]
        return distinct(alone)

    def to_json(self) -> dict[str, Any]:
        """Return the experiment as its file has it."""
        document: dict[str, Any] = {"version": VERSION}
        for key in ("title", "comment"):
            if getattr(self, key):
                document[key] = getattr(self, key)
        document["data"] = [entry.to_json() for entry in self.data]
        document["classifiers"] = [learner.to_json() for learner in self.learners]
        document["protocol"] = plain(dict(self.protocol))
        document["scale"] = self.scale
        document["measures"] = list(self.measures)
        if self.figures:
            document["figures"] = list(self.figures)
        if self.time_limit:
            document["time_limit"] = self.time_limit
        return document

    @staticmethod
    def from_json(document: object) -> Experiment:
        """Read an experiment; plugin ids and parameters are not looked up.

        Raises
        ------
        Problem
            With the first thing wrong; `problems_of` finds them all.
        """
        found: list[tuple[str, Problem]] = []
        experiment = _read(document, found)
        if found or experiment is None:
            key, problem = found[0]
            raise Problem(f"{key}: {problem.what}", expected=problem.expected)
        return experiment


_KEYS = (
    "version", "title", "comment", "data", "classifiers", "protocol", "scale",
    "measures", "figures", "time_limit",
)  # fmt: skip


def problems_of(document: object) -> list[tuple[str, Problem]]:
    """Return everything wrong with the form of an experiment, by key."""
    found: list[tuple[str, Problem]] = []
    _read(document, found)
    return found


def _read(document: object, found: list[tuple[str, Problem]]) -> Experiment | None:
    if not isinstance(document, Mapping):
        found.append(("file", Problem(short(document), expected="a JSON object")))
        return None
    for key in ("version", "data", "classifiers"):
        if key not in document:
            found.append((key, Problem("missing", expected=f"the key {key!r}")))
    for key in document:
        if key not in _KEYS:
            expected = instead_of(key, _KEYS)
            found.append((key, Problem("unknown key", expected=expected)))
    data = _each(document, "data", lambda v: (DataEntry.from_json(v),), found)
    learners = _each(document, "classifiers", Learner.from_json, found)
    plain_values: dict[str, tuple[Any, Callable[[Any], Any], str]] = {
        "version": (1, lambda v: type(v) is int and v == VERSION, str(VERSION)),
        "protocol": ({}, lambda v: isinstance(v, Mapping), "an object"),
        "scale": (
            "none",
            lambda v: v in SCALES,
            instead_of(document.get("scale"), SCALES),
        ),
        "figures": ([], _is_texts, "a list of file names"),
        "title": ("", lambda v: isinstance(v, str), "a text"),
        "comment": ("", lambda v: isinstance(v, str), "a text"),
        "time_limit": (0, _is_time, "seconds, 0 for no limit"),
        "measures": (["accuracy"], lambda v: _is_texts(v) and v, "a list of measures"),
    }
    said: dict[str, Any] = {}
    for key, (default, fits, expected) in plain_values.items():
        said[key] = document.get(key, default)
        if not fits(said[key]):
            found.append((key, Problem(short(said[key]), expected=expected)))
            said[key] = default
    for name in said["measures"]:
        try:
            measure_of(name)
        except Problem as problem:
            found.append(("measures", problem))
    return Experiment(
        data, learners, dict(said["protocol"]), said["scale"],
        tuple(said["measures"]), tuple(said["figures"]), said["title"],
        said["comment"], float(said["time_limit"]),
    )  # fmt: skip


def _each(
    document: Mapping[str, Any],
    key: str,
    read: Callable[[object], tuple[Any, ...]],
    found: list[tuple[str, Problem]],
) -> tuple[Any, ...]:
    values = document.get(key)
    if key in document and (not isinstance(values, list) or not values):
        problem = Problem(short(values), expected="a list with entries")
        found.append((key, problem))
        return ()
    items: list[Any] = []
    for i, value in enumerate(values or []):
        try:
            items += read(value)
        except Problem as problem:
            found.append((f"{key}[{i}]", problem))
        if len(items) > MOST_COLUMNS:  # not one more of them is made
            what = f"more than {MOST_COLUMNS} entries, grids expanded"
            found.append((key, Problem(what, expected="fewer")))
            return ()
    return tuple(items)


def load(path: Path) -> Experiment:
    """Read an experiment file.

    Raises
    ------
    Problem
        Naming the file, and the line where it is no JSON.
    """
    document = load_json(path, "an experiment file")
    try:
        return Experiment.from_json(document)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=str(path)
        ) from None


def digest(value: object) -> str:
    """Return 16 hexadecimal digits that tell plain values apart, whatever the order."""
    text = json.dumps(plain(value), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names, those that came before with a number behind."""
    found: dict[str, None] = {}
    numbers: Counter[str] = Counter()
    for name in names:
        free = name
        while free in found:
            numbers[name] += 1
            free = f"{name} ({numbers[name] + 1})"
        found[free] = None
    return tuple(found)


def derived_seed(seed: int, data: str, repeat: int, fold: int) -> int:
    """Return the seed of one fold: the same in any order and on any machine.

    Parameters
    ----------
    seed : int
        Of the protocol.
    data : str
        The SHA-256 of the data set.

    Returns
    -------
    int
        0 to 2**31 - 1.
    """
    text = f"{seed}/{data}/{repeat}/{fold}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:4], "big") >> 1


def write(experiment: Experiment, path: Path) -> None:
    """Write an experiment file.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    try:
        path.write_text(dumps(experiment.to_json()) + "\n", encoding="utf-8")
    except OSError as error:
        raise Problem(error.strerror or str(error), where=str(path)) from None


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_time(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value >= 0
