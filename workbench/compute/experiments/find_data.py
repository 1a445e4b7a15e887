"""Search for the data sets of an experiment, and digests of their content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from workbench.api import Problem
from workbench.compute.reading.openml import read_openml
from workbench.core.experiment.entries import DataEntry
from workbench.core.program.builtin import BUILTIN, OPENML, builtin
from workbench.core.program.on_disk import on_disk

KEEL = "keel:"
#: In this order in each folder; KEEL's own form first.
SUFFIXES = (".dat", ".arff", ".csv")
_BLOCK = 1 << 20

How = Literal["folder", "path", "openml", "builtin"]


@dataclass(frozen=True, slots=True)
class Found:
    """Place where a data set was found.

    Attributes
    ----------
    source : str
        What `workbench.compute.reading.readers.read` takes, or the folder of a saved data set.
    how : str
        ``folder`` (a folder of data), ``path``, ``openml`` or ``builtin``.
    note : str
        One line when it is not what was asked for first, else empty.
    """

    source: str
    how: How
    note: str = ""


def find(
    entry: DataEntry,
    base: Path,
    folders: Sequence[Path] = (),
    *,
    network: bool = True,
) -> Found:
    """Find the data set that an entry of an experiment means.

    ``keel:NAME`` is NAME.dat, NAME.arff or NAME.csv, in capitals or not, or such a file
    in a folder NAME, in the folders of data, then beside the experiment; where there is
    none, what the entry names instead, then the built-in set of that name.

    Parameters
    ----------
    base : Path
        The folder of the experiment file; relative paths start there.
    folders : sequence of Path
        The user's folders of data.
    network : bool
        Whether OpenML may be asked.

    Raises
    ------
    Problem
        When it is nowhere; it names every place looked at.
    """
    looked: list[str] = []
    if entry.source.startswith(KEEL):
        found = _in_folders(entry.source, [*folders, base], looked)
    else:
        found = _as_named(entry.source, base, looked, network)
    if found is None and entry.instead:
        found = _replacement(_as_named(entry.instead, base, looked, network), entry)
    if found is None and entry.source.startswith(KEEL):
        same = BUILTIN + entry.source.removeprefix(KEEL).casefold()
        found = _replacement(_as_named(same, base, looked, network), entry)
    if found is None:
        places = "; ".join(dict.fromkeys(looked))
        raise Problem(
            f"{entry.source} was not found",
            expected=f"it in one of the places looked at: {places}",
            where=entry.name or entry.source,
        )
    return found


def _replacement(found: Found | None, entry: DataEntry) -> Found | None:
    if found is None:
        return None
    return Found(found.source, found.how, f"{found.source} in place of {entry.source}")


def _in_folders(
    source: str, folders: Sequence[Path], looked: list[str]
) -> Found | None:
    name = source.removeprefix(KEEL).casefold()
    if not name or name != Path(name).name:  # a name, not a way out of the folder
        raise Problem("no name of a data set", expected="keel:NAME", where=source)
    for folder in folders:
        looked.append(str(folder))
        for place in (folder, *_named(folder, {name}, directory=True)):
            wanted = {name + suffix for suffix in SUFFIXES}
            files = {path.suffix.lower(): path for path in _named(place, wanted)}
            for suffix in SUFFIXES:
                if suffix in files:
                    return Found(str(files[suffix]), "folder")
    return None


def _named(folder: Path, names: set[str], *, directory: bool = False) -> Iterator[Path]:
    """Yield what a folder has under these names, however the capitals are."""
    try:
        paths = sorted(folder.iterdir())
    except OSError:  # not there, or not ours to read: it has nothing
        return
    for path in paths:
        if path.name.casefold() in names and path.is_dir() is directory:
            yield path


def _as_named(
    source: str, base: Path, looked: list[str], network: bool
) -> Found | None:
    """Return a source that is spelt out, None where there is nothing."""
    try:
        if source.startswith(BUILTIN):
            return Found(builtin(source).source, "builtin")
        if source.startswith(OPENML):
            if not network:
                raise Problem("not asked")
            read_openml(source)  # so that it is fetched, or known not to be
            return Found(source, "openml")
    except Problem as problem:
        looked.append(f"{source} ({problem.what})")
        return None
    path = base / Path(source).expanduser()
    looked.append(str(path))
    return Found(str(path), "path") if path.exists() else None


def sha256_of(source: str) -> str:
    """Return the SHA-256 of a data set, as 64 hexadecimal digits.

    Of a file its bytes (of a built-in set the bytes of its file); of a saved data set,
    or of one from OpenML, the values and the descriptions of the attributes.

    Parameters
    ----------
    source : str
        As in `Found.source`.

    Raises
    ------
    Problem
        When it cannot be read.
    """
    if source.startswith(OPENML):
        return _of_openml(source)
    path = builtin(source).path if source.startswith(BUILTIN) else Path(source)
    try:
        return _of_saved(path) if path.is_dir() else _of_files([path])
    except (OSError, ValueError, KeyError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(reason, expected="a data set", where=source) from None


def _of_files(paths: Sequence[Path], before: bytes = b"") -> str:
    found = hashlib.sha256(before)
    for path in paths:
        with on_disk(path).open("rb") as stream:
            while block := stream.read(_BLOCK):
                found.update(block)
    return found.hexdigest()


def _of_saved(folder: Path) -> str:
    """Digest what `Dataset.save` wrote, but not where the set came from."""
    meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
    kept = [meta[key] for key in ("attributes", "class_attribute", "class_index")]
    arrays = sorted(folder.glob("*.npy"))
    head = json.dumps([kept, [path.name for path in arrays]], sort_keys=True)
    return _of_files(arrays, head.encode())


def _of_openml(source: str) -> str:
    dataset = read_openml(source)
    described = [a.describe() for a in (*dataset.attributes, dataset.class_attribute)]
    found = hashlib.sha256(json.dumps(described, sort_keys=True).encode())
    for array in (dataset.X, dataset.y):
        found.update(array.tobytes())
    return found.hexdigest()
