"""Writer of ARFF text: every kind of column, weights, any label."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.api import Attribute, Dataset, FloatArray
from workbench.compute.writing.write_cells import (
    CellWriter,
    class_last,
    label_writer,
    number_writer,
    rows_of_text,
)
from workbench.compute.writing.write_dates import DECLARED, date_writer, format_for

# no colon: behind @attribute a lone one belongs to the keyword
_BARE = re.compile(r"[A-Za-z0-9_.+\-/]+")
_ESCAPES = {"\\": "\\\\", "'": "\\'", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_MISSING = "?"


def arff_text(dataset: Dataset, comment: str) -> Iterator[str]:
    """Yield an ARFF file in blocks; the class goes last, where readers look for it.

    A date column whose format cannot hold its times (milliseconds under
    ``yyyy-MM-dd``) gets one that can, and a comment says so.

    Raises
    ------
    Problem
        For an infinite number, or a time that no date format holds.
    """
    order = class_last(dataset)
    kinds, writers, notes = [], [], []
    for j in order:
        attribute = dataset.columns[j]
        kind, writer = _column(attribute, dataset.column(j))
        if attribute.format and kind != _date(attribute.format):
            notes.append(
                f"{attribute.name!r} had the date format {attribute.format!r}, "
                "which cannot hold its times"
            )
        kinds.append(kind)
        writers.append(writer)
    remarks = [*comment.splitlines(), *(" ".join(note.split()) for note in notes)]
    lines = [f"% {line}".rstrip() for line in remarks]
    lines += [f"@relation {quoted(dataset.name)}", ""]
    for j, kind in zip(order, kinds, strict=True):
        lines += _declaration(dataset.columns[j], kind)
    yield "\n".join([*lines, "", "@data", ""])
    weights = None if dataset.weights is None else _weight
    yield from rows_of_text(dataset, order, writers, ",", weights=weights)


def _column(attribute: Attribute, values: FloatArray) -> tuple[str, CellWriter]:
    """Return the type as it is declared, and what writes the cells."""
    if attribute.kind == "date":
        form = format_for(attribute, values, (attribute.format, *DECLARED))
        return _date(form.pattern), date_writer(form, _MISSING, quoted)
    if attribute.is_numeric:
        return "numeric", number_writer(attribute, _MISSING)
    labels = [quoted(text) for text in attribute.values]
    return _type(attribute), label_writer(labels, _MISSING)


def _date(pattern: str) -> str:
    return f"date {quoted(pattern)}"


def _type(attribute: Attribute) -> str:
    if attribute.is_nominal:
        return "{" + ",".join(map(quoted, attribute.values)) + "}"
    if attribute.kind == "date":
        return _date(attribute.format) if attribute.format else "date"
    return attribute.kind


def _declaration(attribute: Attribute, kind: str) -> list[str]:
    """Return the lines that declare an attribute, those of inner columns among them."""
    name = quoted(attribute.name)
    lines = [f"@attribute {name} {kind}"]
    if attribute.kind == "relational":
        for inner in attribute.inner:
            lines += [f"  {line}" for line in _declaration(inner, _type(inner))]
        lines.append(f"@end {name}")
    return lines


def _weight(weights: FloatArray) -> list[str]:
    texts = number_writer(Attribute("weight"), _MISSING)(weights)
    return ["{" + text + "}" for text in texts]


def quoted(text: str) -> str:
    """Return a name or label as ARFF wants it: bare if harmless, else in quotes."""
    if _BARE.fullmatch(text):
        return text
    return "'" + "".join(_escaped(letter) for letter in text) + "'"


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\{ord(letter):03o}" if ord(letter) < 32 else letter
