"""SQLite store of the results of experiments: one row for each fold.

Every fold is one transaction, so that a process killed at any moment leaves whole rows
only. A row is found again by what was computed (bytes of the data, learner, protocol,
repeat, fold), never by its place, so a run asks what is there and computes the rest.
"""

from __future__ import annotations

import json
import math
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Problem
from workbench.core.experiment.measures import NAMES as MEASURE_NAMES
from workbench.core.experiment.measures import measure_of
from workbench.core.program.json_text import dumps

FILE = "results.sqlite"
FORMAT = 1

_COLUMNS = ", ".join(f"{name} REAL" for name in MEASURE_NAMES)
_SCHEMA = f"""
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS runs (
    id INTEGER PRIMARY KEY, started TEXT NOT NULL, machine TEXT NOT NULL,
    versions TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS datasets (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS learners (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS folds (
    protocol TEXT NOT NULL, data TEXT NOT NULL, learner TEXT NOT NULL,
    repeat INTEGER NOT NULL, fold INTEGER NOT NULL,
    run INTEGER NOT NULL, seed INTEGER NOT NULL, train_rows INTEGER, test_rows INTEGER,
    correct INTEGER, {_COLUMNS}, hits BLOB, failure TEXT, warnings TEXT, chosen TEXT,
    PRIMARY KEY (protocol, data, learner, repeat, fold)) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Cell:
    """Key of a stored fold: what was computed.

    Attributes
    ----------
    protocol, data, learner : str
        Keys.
    repeat, fold : int
        Counted from 0.
    """

    protocol: str
    data: str
    learner: str
    repeat: int
    fold: int


@dataclass(frozen=True, slots=True)
class FoldRow:
    """Stored result of one fold.

    Attributes
    ----------
    cell : Cell
    measures : mapping of str to float or None
        By name; those left out are unknown.
    seed : int
        What the classifier's random numbers came from.
    train_rows, test_rows, correct : int or None
    hits : bytes
        One bit for each test row, first row first: whether it was right.
    failure : mapping or None
        ``type, text, trace``.
    warnings : tuple of str
    chosen : mapping
        The parameters that nested selection took.
    """

    cell: Cell
    measures: Mapping[str, float | None] = field(default_factory=dict)
    seed: int = 0
    train_rows: int | None = None
    test_rows: int | None = None
    correct: int | None = None
    hits: bytes = b""
    failure: Mapping[str, str] | None = None
    warnings: tuple[str, ...] = ()
    chosen: Mapping[str, Any] = field(default_factory=dict)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what SQLite says into one line that names the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        text = str(error)
        hints = {
            "readonly": "a folder that can be written",
            "unable to open": "a folder that exists and can be written",
            "disk": "free space on the disk; what was stored before is kept",
            "full": "free space on the disk; what was stored before is kept",
            "locked": "no other run on the same folder",
        }
        expected = next((h for word, h in hints.items() if word in text), "results")
        raise Problem(text, expected=expected, where=str(path)) from None
    except sqlite3.DatabaseError as error:
        raise Problem(
            str(error), expected="the results of an experiment", where=str(path)
        ) from None


class Results:
    """The results in one folder; used by one thread at a time.

    Parameters
    ----------
    folder : Path
        Holds, or will hold, ``results.sqlite``.
    writes : bool
        Whether rows will be added: then the file is made, and no other process may add
        to it until `close`.

    Raises
    ------
    Problem
        When the folder cannot be used, is no result, or another run writes to it.
    """

    def __init__(self, folder: Path, *, writes: bool = False) -> None:
        self.path = Path(folder) / FILE
        self._guard: sqlite3.Connection | None = None
        if not writes and not self.path.is_file():
            raise Problem("no results", expected=f"a file {FILE}", where=str(folder))
        if writes:
            self._make_folder(Path(folder))
            self._guard = _locked(self.path)
        try:
            with _told(self.path):
                self._file = sqlite3.connect(
                    self.path, timeout=10.0, check_same_thread=False
                )
        except BaseException:
            self._release()
            raise
        try:
            with _told(self.path):
                self._prepare(writes)
        except BaseException:
            self.close()  # a refused file is not kept open
            raise

    @staticmethod
    def _make_folder(folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(
                error.strerror or str(error),
                expected="a folder that can be written",
                where=str(folder),
            ) from None

    def _prepare(self, writes: bool) -> None:
        found = self._file.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            raise Problem(
                f"format {found}",
                expected=f"at most {FORMAT}: a newer program wrote it",
                where=str(self.path),
            )
        if writes:
            # killed processes lose nothing by it; only a power cut may lose the last
            self._file.execute("PRAGMA journal_mode = WAL")
            self._file.execute("PRAGMA synchronous = NORMAL")
            self._file.executescript(_SCHEMA)
            self._file.execute(f"PRAGMA user_version = {FORMAT}")
            self._file.commit()

    def close(self) -> None:
        """Close the file, and let others write to it."""
        self._file.close()
        self._release()

    def _release(self) -> None:
        if self._guard is not None:
            self._guard.close()
            self._guard = None

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing ----------------------------------------------------------------------

    def begin(self, machine: Mapping[str, Any], versions: Mapping[str, str]) -> int:
        """Note that a run begins and return its number.

        Raises
        ------
        Problem
            When it cannot be written; so for all that writes.
        """
        with self._writing():
            added = self._file.execute(
                "INSERT INTO runs (started, machine, versions)"
                " VALUES (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, ?)",
                (dumps(machine, None), dumps(versions, None)),
            )
        return int(added.lastrowid or 0)

    def note(self, name: str, value: object) -> None:
        """Store a fact about the experiment, as JSON: its file, for instance."""
        with self._writing():
            self._file.execute(
                "INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, dumps(value, None))
            )

    def add_data(self, key: str, name: str, about: Mapping[str, Any]) -> None:
        """Store what is known of a data set, in place of what was."""
        self._describe("datasets", key, name, about)

    def add_learner(self, key: str, name: str, about: Mapping[str, Any]) -> None:
        """Store what is known of a learner, in place of what was."""
        self._describe("learners", key, name, about)

    def _describe(
        self, table: str, key: str, name: str, about: Mapping[str, Any]
    ) -> None:
        with self._writing():
            self._file.execute(
                f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)",
                (key, name, dumps(about, None)),
            )

    def add(self, row: FoldRow, run: int) -> bool:
        """Store a fold in one transaction; False when it was there already.

        A failed fold is replaced, a good one never.
        """
        cell = row.cell
        place = (cell.protocol, cell.data, cell.learner, cell.repeat, cell.fold)
        values = (
            *place, run, row.seed, row.train_rows, row.test_rows, row.correct,
            *(row.measures.get(name) for name in MEASURE_NAMES),
            row.hits or None,
            dumps(row.failure, None) if row.failure else None,
            dumps(row.warnings, None) if row.warnings else None,
            dumps(row.chosen, None) if row.chosen else None,
        )  # fmt: skip
        with self._writing():
            self._file.execute(
                "DELETE FROM folds WHERE protocol = ? AND data = ? AND learner = ? AND"
                " repeat = ? AND fold = ? AND failure IS NOT NULL",
                place,
            )
            marks = ", ".join("?" * len(values))
            added = self._file.execute(
                f"INSERT OR IGNORE INTO folds VALUES ({marks})", values
            )
        return added.rowcount == 1

    def forget_failures(self, protocol: str) -> None:
        """Drop the failed folds of a protocol, so that they are tried again."""
        with self._writing():
            self._file.execute(
                "DELETE FROM folds WHERE protocol = ? AND failure IS NOT NULL",
                (protocol,),
            )

    def forget_cell(self, protocol: str, data: str, learner: str) -> None:
        """Drop the folds of one cell, so that they are computed again."""
        with self._writing():
            self._file.execute(
                "DELETE FROM folds WHERE protocol = ? AND data = ? AND learner = ?",
                (protocol, data, learner),
            )

    def forget_all(self) -> None:
        """Drop every fold: a fresh start."""
        with self._writing():
            self._file.execute("DELETE FROM folds")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with _told(self.path), self._file:
            yield

    # -- reading ----------------------------------------------------------------------

    def fact(self, name: str) -> Any:
        """Return a stored fact, None if there is none."""
        found = self._one("SELECT value FROM facts WHERE name = ?", name)
        return None if found is None else json.loads(found[0])

    def datasets(self) -> dict[str, tuple[str, dict[str, Any]]]:
        """Return name and description of the data sets by key."""
        return self._described("datasets")

    def learners(self) -> dict[str, tuple[str, dict[str, Any]]]:
        """Return name and description of the learners by key."""
        return self._described("learners")

    def runs(self) -> list[dict[str, Any]]:
        """Return every run: when it began, on which machine, with which versions."""
        rows = self._all("SELECT id, started, machine, versions FROM runs ORDER BY id")
        return [
            {"id": i, "started": s, "machine": json.loads(m), "versions": json.loads(v)}
            for i, s, m, v in rows
        ]

    def done(self, protocol: str, *, failed: bool = True) -> set[Cell]:
        """Return the folds that are stored, with or without the failed ones."""
        rows = self._all(
            "SELECT protocol, data, learner, repeat, fold FROM folds WHERE protocol = ?"
            + ("" if failed else " AND failure IS NULL"),
            protocol,
        )
        return {Cell(*row) for row in rows}

    def count(self, protocol: str | None = None) -> int:
        """Return how many folds are stored."""
        where, values = (
            ("", ()) if protocol is None else (" WHERE protocol = ?", (protocol,))
        )
        found = self._one("SELECT COUNT(*) FROM folds" + where, *values)
        return int(found[0]) if found else 0

    def folds(
        self, protocol: str, data: str | None = None, learner: str | None = None
    ) -> list[dict[str, Any]]:
        """Return stored folds as plain records, by data, learner, repeat and fold."""
        names = (
            "data", "learner", "repeat", "fold", "run", "seed", "train_rows",
            "test_rows", "correct", *MEASURE_NAMES, "failure", "warnings", "chosen",
        )  # fmt: skip
        chosen = {"protocol": protocol, "data": data, "learner": learner}
        asked = {key: value for key, value in chosen.items() if value is not None}
        rows = self._all(
            f"SELECT {', '.join(names)} FROM folds WHERE "
            + " AND ".join(f"{key} = ?" for key in asked)
            + " ORDER BY data, learner, repeat, fold",
            *asked.values(),
        )
        texts = ("failure", "warnings", "chosen")
        records = [dict(zip(names, row, strict=True)) for row in rows]
        for record in records:
            for key in texts:
                record[key] = json.loads(record[key]) if record[key] else None
        return records

    def gathered(self, protocol: str, measure: str) -> list[tuple[Any, ...]]:
        """Return what a grid shows of each fold, those of a cell one after the other.

        ``(data, learner, repeat, fold, value, failure, warnings)``, the value None
        where the fold has none, the last two JSON texts or None.
        """
        measure_of(measure)
        return self._all(
            f"SELECT data, learner, repeat, fold, {measure}, failure, warnings"
            " FROM folds WHERE protocol = ? ORDER BY data, learner, repeat, fold",
            protocol,
        )

    def hits(
        self, protocol: str, data: str, learner: str
    ) -> dict[tuple[int, int], Any]:
        """Return which test rows were right, as bool arrays by (repeat, fold)."""
        rows = self._all(
            "SELECT repeat, fold, test_rows, hits FROM folds WHERE protocol = ? AND"
            " data = ? AND learner = ? AND hits IS NOT NULL",
            protocol, data, learner,
        )  # fmt: skip
        return {
            (repeat, fold): np.unpackbits(
                np.frombuffer(bits, np.uint8), count=n
            ).astype(bool)
            for repeat, fold, n, bits in rows
        }

    def cells(
        self, protocol: str, names: Sequence[str]
    ) -> Iterator[tuple[str, str, list[Any]]]:
        """Yield data key, learner key and the folds of every cell, by these keys.

        Parameters
        ----------
        names : sequence of str
            Columns of the table of folds; a fold is a tuple of their values, folds
            stand in the order of repeats.
        """
        with _told(self.path):
            rows = self._file.execute(
                f"SELECT data, learner, {', '.join(names)} FROM folds WHERE protocol = ?"
                " ORDER BY data, learner, repeat, fold",
                (protocol,),
            )
            for (data, learner), found in groupby(rows, itemgetter(0, 1)):
                yield data, learner, [row[2:] for row in found]

    def _described(self, table: str) -> dict[str, tuple[str, dict[str, Any]]]:
        rows = self._all(f"SELECT key, name, about FROM {table}")
        return {key: (name, json.loads(about)) for key, name, about in rows}

    def _all(self, question: str, *values: object) -> list[Any]:
        with _told(self.path):
            return self._file.execute(question, values).fetchall()

    def _one(self, question: str, *values: object) -> Any:
        with _told(self.path):
            return self._file.execute(question, values).fetchone()


def _locked(path: Path) -> sqlite3.Connection:
    """Hold a lock that ends with this process, however it ends."""
    beside = path.with_name(path.name + ".lock")
    with _told(path):
        guard = sqlite3.connect(beside, timeout=0.0, check_same_thread=False)
        try:
            guard.execute("PRAGMA locking_mode = EXCLUSIVE")
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            guard.close()
            if "locked" not in str(error):
                raise
            raise Problem(
                "another run writes there",
                expected="one run at a time in a folder",
                where=str(path.parent),
            ) from None
    return guard


def mean_of(values: Sequence[float | None]) -> float | None:
    """Return the mean, rounded to 12 decimals; None where a value is missing.

    The sum is exact and the last digits are dropped, so that equal accuracies are ties
    whatever the folds they come from.
    """
    known = [value for value in values if value is not None]
    if not known or len(known) < len(values):
        return None
    return round(math.fsum(known) / len(known), 12)


def pack(hits: Iterable[bool]) -> bytes:
    """Return one bit for each row, as `FoldRow.hits` has them."""
    return np.packbits(np.fromiter(hits, bool)).tobytes()
