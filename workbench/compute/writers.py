"""Data sets to ARFF, CSV, TSV and KEEL files, moved into place when complete."""

from __future__ import annotations

import csv
import io
import math
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.assemble import number_text

# no colon: behind @attribute a lone one belongs to the keyword
_BARE = re.compile(r"[A-Za-z0-9_.+\-/]+")
_ESCAPES = {"\\": "\\\\", "'": "\\'", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_KEEL_REFUSES = re.compile(r"[,{}%@\"'\n\r]|^\s|\s$|^$|^\?$|^<null>$")
_CSV_MISSING = ("", "?")


def write(dataset: Dataset, path: str | Path, *, comment: str = "") -> None:
    """Write a data set in the format of the suffix.

    The class goes last in ARFF, CSV and TSV, where their readers look for it; KEEL
    names it in @outputs and keeps its place. CSV, TSV and KEEL have no way to write
    some texts: these are refused rather than changed.

    Parameters
    ----------
    dataset : Dataset
    path : str or Path
        Ends in .arff, .csv, .tsv or .dat. An old file stays whole until the new one
        is complete.
    comment : str
        Lines for the top of the file (ARFF and KEEL only).

    Raises
    ------
    Problem
        For an unknown suffix, a text the format cannot hold, or a place that cannot
        be written.
    """
    suffix = Path(path).suffix.lower()
    if suffix not in _FORMATS:
        raise Problem(
            f"suffix {suffix!r}", expected=", ".join(_FORMATS), where=str(path)
        )
    try:
        text = _FORMATS[suffix](dataset, comment)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=str(path)
        ) from None
    _replace(Path(path), text)


def _replace(path: Path, text: str) -> None:
    """Write beside the target, then move: readers see the old file or the new one."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
        # mkstemp makes the file private; a data file is like any other new file
        os.chmod(temporary, 0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise Problem(
            f"cannot be written: {error.strerror or error}",
            expected="a writable place",
            where=str(path),
        ) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _columns(dataset: Dataset) -> Iterator[tuple[Attribute, list[str | None]]]:
    """Yield each column in the order of the file as texts, None for missing."""
    for index, attribute in enumerate(dataset.columns):
        values = dataset.column(index).tolist()
        if attribute.is_numeric:
            yield attribute, [None if math.isnan(v) else number_text(v) for v in values]
        else:
            labels = attribute.values
            yield attribute, [None if math.isnan(v) else labels[int(v)] for v in values]


def _class_last(
    dataset: Dataset,
) -> list[tuple[Attribute, list[str | None]]]:
    columns = list(_columns(dataset))
    columns.append(columns.pop(dataset.class_index))
    return columns


# ---- ARFF ------------------------------------------------------------------------


def _arff(dataset: Dataset, comment: str) -> str:
    columns = _class_last(dataset)
    lines = [f"% {line}".rstrip() for line in comment.splitlines()]
    lines += [f"@relation {_quoted(dataset.name)}", ""]
    lines += [f"@attribute {_quoted(a.name)} {_arff_type(a)}" for a, _ in columns]
    lines += ["", "@data"]
    cells = [_arff_cells(attribute, texts) for attribute, texts in columns]
    lines += [",".join(row) for row in zip(*cells, strict=True)]
    return "\n".join(lines) + "\n"


def _arff_type(attribute: Attribute) -> str:
    if attribute.is_nominal:
        return "{" + ",".join(map(_quoted, attribute.values)) + "}"
    return "numeric" if attribute.is_numeric else "string"


def _arff_cells(attribute: Attribute, texts: list[str | None]) -> list[str]:
    if attribute.is_numeric:
        return ["?" if text is None else text for text in texts]
    quoted = {text: _quoted(text) for text in attribute.values}
    return ["?" if text is None else quoted[text] for text in texts]


def _quoted(text: str) -> str:
    """Return a name or label as ARFF wants it: bare if harmless, else in quotes."""
    if _BARE.fullmatch(text):
        return text
    return "'" + "".join(_escaped(letter) for letter in text) + "'"


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\{ord(letter):03o}" if ord(letter) < 32 else letter


# ---- CSV and TSV -----------------------------------------------------------------


def _separated(delimiter: str) -> Callable[[Dataset, str], str]:
    def text(dataset: Dataset, _comment: str) -> str:
        columns = _class_last(dataset)
        for attribute, _ in columns:
            _check_csv(attribute)
        stream = io.StringIO()
        writer = csv.writer(stream, delimiter=delimiter, lineterminator="\n")
        writer.writerow([attribute.name for attribute, _ in columns])
        cells = [["?" if t is None else t for t in texts] for _, texts in columns]
        writer.writerows(zip(*cells, strict=True))
        return stream.getvalue()

    return text


def _check_csv(attribute: Attribute) -> None:
    for text in (attribute.name, *attribute.values):
        if text in _CSV_MISSING or text != text.strip() or "\r" in text:
            raise Problem(
                f"the text {text!r} of attribute {attribute.name!r} would not survive",
                expected="a text without outer blanks that is not a missing value; "
                "ARFF can hold it",
            )


# ---- KEEL ------------------------------------------------------------------------


def _keel(dataset: Dataset, comment: str) -> str:
    columns = list(_columns(dataset))
    names = [_keel_text(attribute.name) for attribute, _ in columns]
    for name in names:
        if re.search(r"\s", name):
            raise Problem(
                f"a blank in the name {name!r}", expected="names without blanks"
            )
    inputs = [n for j, n in enumerate(names) if j != dataset.class_index]
    lines = [f"% {line}".rstrip() for line in comment.splitlines()]
    lines.append("@relation " + " ".join(dataset.name.split()))
    for name, (attribute, texts) in zip(names, columns, strict=True):
        lines.append(f"@attribute {name} {_keel_type(attribute, texts)}")
    lines.append("@inputs " + ", ".join(inputs))
    lines += [f"@outputs {names[dataset.class_index]}", "@data"]
    cells = [["<null>" if t is None else t for t in texts] for _, texts in columns]
    lines += [", ".join(row) for row in zip(*cells, strict=True)]
    return "\n".join(lines) + "\n"


def _keel_type(attribute: Attribute, texts: list[str | None]) -> str:
    if not attribute.is_numeric:
        return "{" + ", ".join(map(_keel_text, attribute.values)) + "}"
    known = sorted((t for t in texts if t is not None), key=float)
    whole = all(float(text).is_integer() for text in known)
    kind = "integer" if whole else "real"
    return f"{kind} [{known[0]}, {known[-1]}]" if known else kind


def _keel_text(text: str) -> str:
    if _KEEL_REFUSES.search(text):
        raise Problem(
            f"the text {text!r}",
            expected="texts without commas, braces or quotes in KEEL",
        )
    return text


_FORMATS: dict[str, Callable[[Dataset, str], str]] = {
    ".arff": _arff,
    ".csv": _separated(","),
    ".tsv": _separated("\t"),
    ".dat": _keel,
}
