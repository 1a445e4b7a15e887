"""Reader of KEEL's .dat files: ranges, @inputs and @outputs, the class anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.compute.reading.arff.arff_rows import Row
from workbench.compute.reading.arff.file_headers import Header, read_keel_header
from workbench.compute.reading.arff.row_blocks import BLANKS, read_rows
from workbench.compute.reading.assemble import (
    ClassType,
    assemble_parts,
    class_position,
    number_text,
)
from workbench.compute.reading.memory import check_width
from workbench.compute.reading.text_files import data_stem, read_text
from workbench.compute.reading.typed_cells import Decoder

#: What KEEL writes for a missing value.
MISSING = ("?", "<null>")


def read_keel(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a KEEL file.

    The class is what ``@outputs`` names, else the attribute missing in ``@inputs``,
    else the last one. Attributes that neither list names are left out, with a note.

    Parameters
    ----------
    class_name : str or int, optional
        Another class, by name or position.
    class_type : {"nominal", "numeric"}, optional
        Another type of class than declared.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.
    """
    file = read_text(path)
    header = read_keel_header(file.head(), file.where)
    check_width(len(header.attributes), file.where)
    names = [attribute.name for attribute in header.attributes]
    default = -1 if class_name is not None else _default_class(header, file.where)
    position = class_position(names, class_name, default, file.where)
    decoders = [Decoder(a, _as_written, MISSING) for a in header.attributes]
    X, y, _ = read_rows(file, header, position, decoders, parse_keel_row).finish()
    kept, notes = _used(header, position)
    if len(kept) < len(names):
        X = X[:, [j - (j > position) for j in kept if j != position]]
    return assemble_parts(
        X,
        y,
        [header.attributes[j] for j in kept],
        kept.index(position),
        class_type=class_type,
        name=header.relation or data_stem(path),
        source=file.where,
        notes=(*file.notes, *notes, *_outside(header, position, X, y, kept)),
    )


def _as_written(cell: str) -> str:
    return cell


def parse_keel_row(line: str, decoders: Sequence[Decoder]) -> Row | None:
    """Parse one line, None if it is blank or a comment.

    Raises
    ------
    Problem
        Without file and line, with the column of what is wrong.
    """
    if not line.strip(BLANKS) or line.lstrip(BLANKS).startswith("%"):
        return None
    cells = line.split(",")
    if len(cells) != len(decoders):
        raise Problem(
            "1 value" if len(cells) == 1 else f"{len(cells)} values",
            expected=f"{len(decoders)}, one for each attribute",
        )
    values: list[float] = []
    start = 0
    for cell, decoder in zip(cells, decoders, strict=True):
        try:
            values.append(decoder[cell.strip(BLANKS)])
        except Problem as problem:
            column = start + len(cell) - len(cell.lstrip(BLANKS)) + 1
            raise Problem(
                f"value {len(values) + 1} (column {column}): {problem.what}",
                expected=problem.expected,
            ) from None
        start += len(cell) + 1
    return Row(range(len(values)), values, 1.0)


def _default_class(header: Header, where: str) -> int:
    names = [a.name for a in header.attributes]
    if header.outputs:
        if len(header.outputs) > 1:
            raise Problem(
                f"{len(header.outputs)} outputs: {', '.join(header.outputs)}",
                expected="one class; choose one with --class",
                where=where,
                line=header.list_lines["outputs"],
            )
        return names.index(header.outputs[0])
    if header.inputs:
        others = [j for j, name in enumerate(names) if name not in header.inputs]
        if len(others) == 1:
            return others[0]
    return len(names) - 1


def _used(header: Header, position: int) -> tuple[list[int], list[str]]:
    """Return the columns to keep, in the order of the file, and a note on the rest."""
    if header.inputs is None:
        return list(range(len(header.attributes))), []
    named = {*header.inputs, *(header.outputs or [])}
    kept = [
        j
        for j, attribute in enumerate(header.attributes)
        if attribute.name in named or j == position
    ]
    dropped = [a.name for j, a in enumerate(header.attributes) if j not in kept]
    note = "left out, in neither @inputs nor @outputs: " + ", ".join(dropped)
    return kept, [note] if dropped else []


def _outside(
    header: Header, position: int, X: FloatArray, y: FloatArray, kept: list[int]
) -> Iterator[str]:
    """Yield a note on each attribute with values outside its declared range."""
    others = [j for j in kept if j != position]
    for j in kept:
        attribute = header.attributes[j]
        if attribute.name not in header.ranges:
            continue
        low, high = header.ranges[attribute.name]
        column = y if j == position else X[:, others.index(j)]
        outside = int(np.count_nonzero((column < low) | (column > high)))
        if outside:
            bounds = f"[{number_text(low)}, {number_text(high)}]"
            counted = "1 value" if outside == 1 else f"{outside} values"
            yield f"{counted} of {attribute.name!r} outside its range {bounds}"
