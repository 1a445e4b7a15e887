"""An ARFF file as liac-arff, SciPy and the workbench read it.

`compare_readers` starts this module once for each reader, with a limit of time, and
compares cells: ``python -P -m workbench.compute.reading.arff.read_by_others READER FILE``
prints them as JSON.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from workbench.api.problems import Problem, error_line
from workbench.core.program.on_disk import on_disk
from workbench.core.results.describing.other_readers import OtherReader, OtherReaders

OURS = "vecino-workbench"
READERS = (OURS, "liac-arff", "scipy")
#: Seconds each of them may take.
LIMIT = 30.0
_LINE = re.compile(r"\bline (\d+)", re.IGNORECASE)

Rows = list[list[Any]]


def compare_readers(path: Path, limit: float = LIMIT) -> OtherReaders:
    """Ask every reader for a file, and compare what they read with ours.

    Parameters
    ----------
    limit : float
        Seconds each reader may take; one that takes longer is ended.

    Raises
    ------
    Problem
        When the file cannot be opened.
    """
    try:
        with on_disk(path, "an ARFF file").open("rb"):
            pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="an ARFF file", where=str(path)) from None
    answers = {reader: _asked(reader, path, limit) for reader in READERS}
    own = answers[OURS].get("rows")
    lines = list(_data_lines(path)) if own is not None else []
    readers = tuple(_judged(r, answers[r], own, lines) for r in READERS)
    return OtherReaders(str(path), "arff", own is not None, readers)


def _asked(reader: str, path: Path, limit: float) -> dict[str, Any]:
    module = "workbench.compute.reading.arff.read_by_others"
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-m", module, reader, str(path)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"slow": f"more than {limit:g} s"}
    try:
        return dict(json.loads(done.stdout))
    except ValueError:
        told = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        return {"error": told[-1][:300]}


def _judged(
    reader: str, answer: dict[str, Any], own: Rows | None, lines: list[int]
) -> OtherReader:
    known = _version(reader)
    if "absent" in answer:
        return OtherReader(reader, "", "absent", told="not installed")
    if "slow" in answer:
        return OtherReader(reader, known, "too slow", told=answer["slow"])
    if "error" in answer:
        return OtherReader(
            reader, known, "refuses", answer.get("line"), answer["error"]
        )
    rows = answer["rows"]
    if own is None or reader == OURS:
        return OtherReader(reader, known, "reads", rows=len(rows))
    wrong = [i for i, row in enumerate(rows) if i >= len(own) or not _same(row, own[i])]
    if not wrong and len(rows) == len(own):
        return OtherReader(reader, known, "reads", rows=len(rows))
    first = wrong[0] if wrong else min(len(rows), len(own))
    line = lines[first] if first < len(lines) else None
    told = f"{len(rows)} rows instead of {len(own)}"
    if first < min(len(rows), len(own)):
        told = _difference(rows[first], own[first], answer["names"])
    differ = len(wrong) + max(len(own) - len(rows), 0)
    return OtherReader(reader, known, "misreads", line, told, differ)


def _same(a: list[Any], b: list[Any]) -> bool:
    return len(a) == len(b) and all(map(_equal, a, b))


def _equal(a: Any, b: Any) -> bool:
    return bool(a == b) and (a is None) == (b is None)


def _difference(row: list[Any], own: list[Any], names: list[str]) -> str:
    if len(row) != len(own):
        return f"{len(row)} values instead of {len(own)}"
    j = next(j for j in range(len(own)) if not _equal(row[j], own[j]))
    read, meant = ("?" if v is None else repr(v)[:60] for v in (row[j], own[j]))
    return f"{read} for {meant} in attribute {names[j]!r}"


def _data_lines(path: Path) -> Iterator[int]:
    """Yield the lines of the rows, from 1; of values with line breaks the first."""
    within = False
    with path.open("r", encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file, 1):
            text = line.strip()
            if within and text and not text.startswith("%"):
                yield number
            within = within or text.lower().startswith("@data")


def _version(reader: str) -> str:
    try:
        return version(reader)
    except PackageNotFoundError:
        return ""


# -- in the process of one reader ------------------------------------------------------


def _read(reader: str, path: str) -> tuple[list[str], Rows]:
    if reader == OURS:
        from workbench.compute.reading.arff.read_arff import read_arff

        document = read_arff(path).to_arff_dict()
        names = [name for name, _ in document["attributes"]]
        return names, document["data"]
    if reader == "liac-arff":
        import arff

        with open(path, encoding="utf-8") as file:
            document = arff.load(file)
        names = [name for name, _ in document["attributes"]]
        return names, [[_plain(cell) for cell in row] for row in document["data"]]
    from scipy.io.arff import loadarff

    with open(path, encoding="utf-8") as file:
        data, meta = loadarff(file)
    names = list(meta.names())
    return names, [[_plain(row[name]) for name in names] for row in data]


def _plain(cell: Any) -> Any:
    """Return a cell as ours has it: a float, a text, None for missing."""
    if type(cell).__name__ == "datetime64":
        text = str(cell).replace("T", " ")
        return None if text == "NaT" else text.removesuffix(" 00:00:00")
    if isinstance(cell, bytes):  # SciPy's labels; it has no other sign for missing
        text = cell.decode("utf-8", "replace")
        return None if text == "?" else text
    if cell is None or isinstance(cell, str):
        return cell
    number = float(cell)
    return None if number != number else number


def main() -> int:
    """Print what a reader makes of a file, or its complaint."""
    reader, path = sys.argv[1:3]
    answer: dict[str, Any]
    try:
        names, rows = _read(reader, path)
        answer = {"names": names, "rows": rows}
    except ModuleNotFoundError:
        answer = {"absent": True}
    except Exception as error:  # noqa: BLE001 - whatever a stranger's reader raises
        line = error.line if isinstance(error, Problem) else None
        found = _LINE.search(str(error))
        if line is None and found:
            line = int(found[1])
        kind = "" if isinstance(error, Problem) else f"{type(error).__name__}: "
        told = error.what if isinstance(error, Problem) else error_line(error)
        answer = {"error": f"{kind}{told}", "line": line}
    json.dump(answer, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
