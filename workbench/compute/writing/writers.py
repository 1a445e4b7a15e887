"""Writers of ARFF, CSV, TSV and KEEL files, moved into place when complete."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from workbench.api import Dataset, Problem
from workbench.compute.writing.write_arff import arff_text
from workbench.compute.writing.write_keel import keel_text
from workbench.compute.writing.write_separated import formula_cells, separated_text
from workbench.core.program.home import replaced

_COMPRESSED = ".gz"
_FORMATS: dict[str, Callable[[Dataset, str], Iterator[str]]] = {
    ".arff": arff_text,
    ".arff.gz": arff_text,
    ".csv": separated_text(","),
    ".tsv": separated_text("\t"),
    ".dat": keel_text,
}


def write(dataset: Dataset, path: str | Path, *, comment: str = "") -> None:
    """Write a data set in the format of the suffix.

    The class goes last in ARFF, CSV and TSV, where their readers look for it; KEEL
    names it in @outputs and keeps its place. What a format cannot hold is refused
    rather than changed. Rows are written a block at a time.

    Parameters
    ----------
    path : str or Path
        Ends in .arff, .arff.gz, .csv, .tsv or .dat. An old file stays whole until the
        new one is complete.
    comment : str
        Lines for the top of the file (ARFF and KEEL only).

    Raises
    ------
    Problem
        For an unknown suffix, a text the format cannot hold, or a place that cannot
        be written.
    """
    path = Path(path)
    suffix = _suffix(path)
    if suffix not in _FORMATS:
        raise Problem(
            f"suffix {suffix!r}", expected=", ".join(_FORMATS), where=str(path)
        )
    try:
        _replace(path, _FORMATS[suffix](dataset, comment), suffix)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=str(path)
        ) from None
    except UnicodeEncodeError as error:
        text = error.object[max(0, error.start - 10) : error.end + 10]
        raise Problem(
            f"the text {text!r} holds half a character",
            expected="Unicode text",
            where=str(path),
        ) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(
            f"cannot be written: {reason}", expected="a writable place", where=str(path)
        ) from None


def formulas_in(dataset: Dataset, path: str | Path) -> int:
    """Count cells that a spreadsheet would run, of formats it opens: CSV and TSV."""
    opened = _suffix(Path(path)) in (".csv", ".tsv")
    return formula_cells(dataset) if opened else 0


def formula_note(dataset: Dataset, path: str | Path) -> str:
    """Return what to say of cells that a spreadsheet would run, empty for none."""
    n = formulas_in(dataset, path)
    said = (
        f"a spreadsheet would run {n} cells as formulas; they are written as they are"
    )
    return f"{path}: {said}" if n else ""


def _suffix(path: Path) -> str:
    suffix = path.suffix.lower()
    if suffix == _COMPRESSED:
        return Path(path.stem).suffix.lower() + suffix
    return suffix


def _replace(path: Path, blocks: Iterable[str], suffix: str) -> None:
    """Write beside the target, then move: readers see the old file or the new one."""
    with replaced(path, make_folder=False) as stream:
        if suffix.endswith(_COMPRESSED):
            # without name and time equal sets give equal files
            with gzip.GzipFile("", "wb", 6, stream, mtime=0) as packed:
                _write_blocks(packed, blocks)
        else:
            _write_blocks(stream, blocks)


def _write_blocks(stream: IO[bytes] | gzip.GzipFile, blocks: Iterable[str]) -> None:
    for block in blocks:
        stream.write(block.encode("utf-8"))
