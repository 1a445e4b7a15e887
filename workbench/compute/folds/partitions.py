"""Partitions read from files: KEEL's files of folds, and files of row numbers."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from workbench.api import Dataset, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.fitting.column_alignment import aligned
from workbench.compute.folds.folds import Protocol, read_folds, usable_rows
from workbench.compute.reading import readers
from workbench.compute.reading.text_files import data_stem
from workbench.core.program.builtin import BUILTIN, builtin
from workbench.core.program.json_text import load_json

Scheme = Literal["scv", "dobscv"]
#: KEEL's stratified partitions, and the distribution optimally balanced ones (Moreno-
#: Torres, Saez and Herrera, 2012); where both lie beside the data, the first are taken.
SCHEMES: tuple[Scheme, ...] = ("scv", "dobscv")
_KEEL_KEYS = ("kind", "folds", "repeats", "seed", "scheme")
_TEST_FILE = re.compile(r"(.+)-(\d+)(dobscv)?-(\d+)tst\.dat", re.IGNORECASE)
_WANTED = "NAME-10-1tst.dat, NAME-10dobscv-1tst.dat, ... or folds/NAME.json"


@dataclass(frozen=True, slots=True)
class Partition:
    """Folds of a data set that were found in files.

    Attributes
    ----------
    scheme : str
        ``scv`` or ``dobscv``.
    folds : int
        How many there should be.
    files : tuple of Path
        The test file of each fold, or one file of row numbers.
    """

    scheme: Scheme
    folds: int
    files: tuple[Path, ...]

    @property
    def words(self) -> str:
        """Say it in a few words, for lists of what there is."""
        return f"{self.folds}-fold {self.scheme}"

    def test_rows(self, dataset: Dataset) -> tuple[tuple[int, ...], ...]:
        """Return the test rows of each fold as row numbers of the data set.

        Raises
        ------
        Problem
            When a file is missing or wrong, naming it, and its line for a row that the
            data set does not have.
        """
        if self.files[0].suffix.lower() == ".json":
            return read_folds(self.files[0])
        if len(self.files) != self.folds:
            raise Problem(
                f"{len(self.files)} test files", expected=str(self.folds),
                where=str(self.files[0]),
            )  # fmt: skip
        return matched(self.files, dataset)


def protocol_for(
    protocol: Mapping[str, Any],
    entry_folds: str,
    source: str,
    dataset: Dataset,
    base: Path | None = None,
) -> Protocol:
    """Return how one data set of an experiment is divided.

    Parameters
    ----------
    protocol : mapping
        Of the experiment: what `Protocol.from_dict` reads, or the kind ``keel`` with
        ``seed``, and ``folds`` and ``scheme`` (``scv`` or ``dobscv``) where the
        partitions beside the data are not all that is there.
    entry_folds : str
        A file of folds for this set alone, or a folder of KEEL's test files; empty: as
        the protocol says.
    source : str
        Where the data set was read from.
    base : Path, optional
        Where a relative `entry_folds` starts, before the folder of the data.

    Raises
    ------
    Problem
        When there are no such folds, or they do not fit the data set.
    """
    if entry_folds:
        found = _named(entry_folds, source, base, protocol)
    elif protocol.get("kind") == "keel":
        found = _chosen(protocol, _place(source), source)
    else:
        return Protocol.from_dict(protocol)
    if protocol.get("repeats", 1) != 1:
        raise Problem(
            f"repeats = {protocol['repeats']!r} of given folds", expected="1",
            where=source,
        )  # fmt: skip
    rows = found.test_rows(dataset)
    return Protocol("folds", seed=protocol.get("seed", 1), test_rows=rows)


def check_protocol(protocol: Mapping[str, Any]) -> None:
    """Raise a Problem unless this can be the protocol of an experiment."""
    kind = protocol.get("kind", "cv")
    if kind == "test":
        raise Problem("kind = 'test'", expected="a way to divide each data set")
    if kind != "keel":
        found = Protocol.from_dict(protocol)
        if not all(type(row) is int for part in found.test_rows for row in part):
            raise Problem("test_rows", expected="[[row, ...], ...]", where="protocol")
        return
    for key in protocol:
        if key not in _KEEL_KEYS:
            expected = instead_of(key, _KEEL_KEYS)
            raise Problem(f"no setting {key!r}", expected=expected, where="protocol")
    if protocol.get("scheme", SCHEMES[0]) not in SCHEMES:
        raise Problem(
            f"scheme = {protocol['scheme']!r}",
            expected=instead_of(protocol["scheme"], SCHEMES),
            where="protocol",
        )
    Protocol.from_dict({
        "kind": "cv", **{k: protocol[k] for k in ("folds", "seed") if k in protocol}
    })  # fmt: skip
    if protocol.get("repeats", 1) != 1:
        what = f"repeats = {protocol['repeats']!r} of KEEL's partitions"
        raise Problem(what, expected="1", where="protocol")


def find_partitions(place: Path) -> list[Partition]:
    """Return the partitions beside a data file, KEEL's own before row numbers.

    Looked for in its folder and the folders there, by the name of the data file:
    ``NAME-10-1tst.dat``, ``NAME-10dobscv-1tst.dat``, and ``NAME.json`` in a folder
    whose name starts with ``folds``.

    Parameters
    ----------
    place : Path
        The data file, or a folder that holds the test files of one data set.

    Raises
    ------
    Problem
        When a file of row numbers cannot be read.
    """
    if place.is_dir():
        return _keel_files([place], None)
    name = data_stem(place).casefold()
    folders = [place.parent, *_folders(place.parent)]
    found = [*_keel_files(folders, name), *_row_numbers(folders, name)]
    return sorted(found, key=lambda one: SCHEMES.index(one.scheme))


def matched(files: Sequence[Path], dataset: Dataset) -> tuple[tuple[int, ...], ...]:
    """Find the rows of test files in a data set, by their content.

    Equal rows are matched one for one; a missing value equals a missing value, and a
    number however it is written.

    Parameters
    ----------
    files : sequence of Path
        One for each fold.

    Returns
    -------
    tuple of tuple of int
        Ascending row numbers for each file.

    Raises
    ------
    Problem
        Naming file and line of a row that the data set does not have, or not so often;
        or when rows of the data set are in no file.
    """
    free: dict[bytes, list[int]] = defaultdict(list)
    for row, key in enumerate(_keys(dataset)):
        free[key].append(row)
    for rows in free.values():
        rows.reverse()  # the first of equal rows goes first
    parts = [_take(path, dataset, free) for path in files]
    taken = np.zeros(dataset.n_rows, bool)
    taken[[row for part in parts for row in part]] = True
    left = usable_rows(dataset)[~taken[usable_rows(dataset)]]
    if left.size:
        raise Problem(
            f"{left.size} rows of {dataset.name} in no test file, the first: row "
            f"{left[0] + 1}",
            expected="each row in one",
            where=str(files[0]),
        )
    return tuple(tuple(sorted(part)) for part in parts)


def _take(path: Path, dataset: Dataset, free: dict[bytes, list[int]]) -> list[int]:
    label = dataset.class_attribute
    kind: Any = "numeric" if label.is_numeric else "nominal"
    test = readers.read(str(path), class_name=label.name, class_type=kind)
    rows = []
    for i, key in enumerate(_keys(aligned(test, dataset))):
        if not free.get(key):
            raise Problem(
                "this row is more often in the test files than in the data set"
                if key in free
                else "this row is not in the data set",
                expected=f"a row of {dataset.name}",
                where=str(path),
                line=_line_of(path, i),
            )
        rows.append(free[key].pop())
    return rows


def _keys(dataset: Dataset) -> Iterator[bytes]:
    """Yield for each row what only equal rows have: its values and its class."""
    y = dataset.y.astype(np.float64)
    table = np.column_stack([dataset.X, y]) + 0.0  # -0.0 becomes 0.0
    table[np.isnan(table)] = np.nan  # one of the many bit patterns
    return (row.tobytes() for row in np.ascontiguousarray(table))


def _line_of(path: Path, row: int) -> int | None:
    """Return the line of a row of a KEEL file, rows from 0 and lines from 1."""
    behind_header, seen = False, -1
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if not behind_header:
            behind_header = bare.lower() == "@data"
        elif bare and not bare.startswith("%"):
            seen += 1
            if seen == row:
                return number
    return None


def _named(
    text: str, source: str, base: Path | None, protocol: Mapping[str, Any]
) -> Partition:
    """Return the folds in a file or folder that an entry names."""
    beside = _place(source)
    folders = [folder for folder in (base, beside and beside.parent) if folder]
    paths = [folder / Path(text).expanduser() for folder in folders]
    path = next((path for path in paths if path.exists()), Path(text))
    if path.is_dir():
        asked = {k: v for k, v in protocol.items() if k in ("folds", "scheme")}
        use = asked if protocol.get("kind") == "keel" else {}
        return _chosen(use, path, str(path))
    return Partition("scv", 0, (path,))


def _place(source: str) -> Path | None:
    """Return the file that a source is, None if it is none."""
    if source.startswith(BUILTIN):
        return builtin(source).path
    path = Path(source)
    return path if path.exists() else None


def _chosen(protocol: Mapping[str, Any], place: Path | None, source: str) -> Partition:
    found = [] if place is None else find_partitions(place)
    for one in found:
        scheme, folds = protocol.get("scheme"), protocol.get("folds")
        if scheme in (None, one.scheme) and folds in (None, one.folds):
            return one
    there = ", ".join(one.words for one in found) or "none"
    asked = [str(protocol[k]) for k in ("folds", "scheme") if k in protocol]
    raise Problem(
        f"no {' '.join(['KEEL partition', *asked])} beside the data, found: {there}",
        expected=_WANTED,
        where=source,
    )


def _folders(folder: Path) -> list[Path]:
    try:
        return sorted(p for p in folder.iterdir() if p.is_dir())
    except OSError:
        return []


def _keel_files(folders: Sequence[Path], name: str | None) -> list[Partition]:
    """Return KEEL's partitions in folders; of any name if `name` is None."""
    files: dict[tuple[Path, str, int], dict[int, Path]] = defaultdict(dict)
    for folder in folders:
        try:
            paths = sorted(folder.iterdir())
        except OSError:  # not ours to read: it has nothing
            continue
        for path in paths:
            match = _TEST_FILE.fullmatch(path.name)
            if match and name in (None, match[1].casefold()):
                key = (folder, (match[3] or "").lower() or "scv", int(match[2]))
                files[key][int(match[4])] = path
    return [
        Partition("dobscv" if scheme == "dobscv" else "scv", folds,
                  tuple(by_fold[fold] for fold in sorted(by_fold)))
        for (_, scheme, folds), by_fold in files.items()
    ]  # fmt: skip


def _row_numbers(folders: Sequence[Path], name: str) -> Iterator[Partition]:
    for folder in folders:
        if not folder.name.casefold().startswith("folds"):
            continue
        for path in sorted(folder.glob("*.json")):
            if path.stem.casefold() == name:
                folds = len(read_folds(path))
                said = load_json(path).get("scheme")
                balanced = "dob" in f"{folder.name} {said}".casefold()
                yield Partition("dobscv" if balanced else "scv", folds, (path,))
