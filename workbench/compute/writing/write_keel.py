"""Writer of KEEL text: ranges, @inputs and @outputs, the class in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.compute.reading.arff.read_keel import MISSING
from workbench.compute.writing.write_cells import (
    CellWriter,
    is_short_whole,
    label_writer,
    number_writer,
    rows_of_text,
)

_REFUSED = re.compile(r"[,{}%@\"'\n\0-\x08\x0b-\x1f]|^\s|\s$|^$")
_MISSING = "<null>"


def keel_text(dataset: Dataset, comment: str) -> Iterator[str]:
    """Yield a KEEL file in blocks. A column of texts becomes one of labels.

    Raises
    ------
    Problem
        For names and labels with marks of KEEL's own, dates, inner tables, instance
        weights and infinite numbers, which KEEL cannot hold.
    """
    if dataset.weights is not None:
        raise Problem(
            "instance weights", expected="rows of equal weight; ARFF can hold them"
        )
    names = [_name(attribute) for attribute in dataset.columns]
    inputs = [n for j, n in enumerate(names) if j != dataset.class_index]
    lines = [f"% {line}".rstrip() for line in comment.splitlines()]
    lines.append("@relation " + (" ".join(dataset.name.split()) or "data"))
    writers = []
    for j, (name, attribute) in enumerate(zip(names, dataset.columns, strict=True)):
        kind, writer = _column(attribute, dataset.column(j))
        lines.append(f"@attribute {name} {kind}")
        writers.append(writer)
    lines.append("@inputs " + ", ".join(inputs))
    lines += [f"@outputs {names[dataset.class_index]}", "@data", ""]
    yield "\n".join(lines)
    yield from rows_of_text(dataset, range(len(names)), writers, ", ")


def _column(attribute: Attribute, values: FloatArray) -> tuple[str, CellWriter]:
    """Return the type as it is declared, and what writes the cells."""
    if attribute.kind in ("date", "relational"):
        raise Problem(
            f"the {attribute.kind} attribute {attribute.name!r}",
            expected="numbers and labels; ARFF can hold it",
        )
    if attribute.is_numeric:
        return _range(attribute, values), number_writer(attribute, _MISSING)
    labels = [_text(attribute, text) for text in attribute.values]
    return "{" + ", ".join(labels) + "}", label_writer(labels, _MISSING)


def _range(attribute: Attribute, values: FloatArray) -> str:
    known = values[~np.isnan(values)]
    if not len(known):
        return "real"
    kind = "integer" if is_short_whole(known).all() else "real"
    ends = np.array([known.min(), known.max()])
    low, high = number_writer(attribute, _MISSING)(ends)
    return f"{kind} [{low}, {high}]"


def _name(attribute: Attribute) -> str:
    if re.search(r"\s", attribute.name):
        raise Problem(
            f"a blank in the name {attribute.name!r}", expected="names without blanks"
        )
    return _text(attribute, attribute.name)


def _text(attribute: Attribute, text: str) -> str:
    shown = text if len(text) <= 40 else text[:37] + "…"
    what = f"the text {shown!r} of attribute {attribute.name!r}"
    if text in MISSING:
        raise Problem(
            what,
            expected="a text that is not the mark of a missing value in KEEL; "
            "ARFF can hold it",
        )
    if _REFUSED.search(text):
        raise Problem(
            what,
            expected="texts without commas, braces or quotes in KEEL; ARFF can hold it",
        )
    return text
