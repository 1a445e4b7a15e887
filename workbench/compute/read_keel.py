"""KEEL's .dat files: ranges, @inputs and @outputs, the class anywhere."""

from __future__ import annotations

from pathlib import Path

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.compute.assemble import ClassType, assemble, class_position
from workbench.compute.headers import Header, parse_header
from workbench.compute.rows import Row, exact_table, plain_table
from workbench.compute.text_files import TextFile, read_text

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
    path : str or Path
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
    header = parse_header(file.lines, file.where)
    table, attributes = _table(file, header)
    names = [a.name for a in attributes]
    default = -1 if class_name is not None else _default_class(header, file.where)
    position = class_position(names, class_name, default, file.where)
    kept, notes = _used(header, position)
    return assemble(
        table[:, kept],
        [attributes[j] for j in kept],
        kept.index(position),
        class_type=class_type,
        name=header.relation or Path(path).stem,
        source=file.where,
        notes=(*file.notes, *notes),
    )


def _table(file: TextFile, header: Header) -> tuple[FloatArray, list[Attribute]]:
    numbered = [
        (number, text)
        for number, line in enumerate(
            file.lines[header.data_line :], header.data_line + 1
        )
        if (text := line.strip()) and not text.startswith("%")
    ]
    if not numbered:
        raise Problem(
            "no rows after @data",
            expected="at least one row",
            where=file.where,
            line=header.data_line,
        )
    table = plain_table([text for _, text in numbered], header.attributes, MISSING)
    if table is not None:
        return table, header.attributes
    rows = (_row(number, text) for number, text in numbered)
    return exact_table(rows, header.attributes, file.where)


def _row(number: int, text: str) -> Row:
    cells = [cell.strip() for cell in text.split(",")]
    return number, [None if cell in MISSING else cell for cell in cells]


def _default_class(header: Header, where: str) -> int:
    names = [a.name for a in header.attributes]
    if header.outputs:
        if len(header.outputs) > 1:
            raise Problem(
                f"{len(header.outputs)} names in @outputs",
                expected="one class; choose one with --class",
                where=where,
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
