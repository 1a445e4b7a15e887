"""Weka's ARFF files, through liac-arff where rows have quotes or are sparse.

The header is parsed here, because liac-arff refuses much that is valid in one and
accepts some that is not. Plain rows need no parser. Other rows go to liac-arff with
every attribute declared as a string, so that it only splits and unquotes; what it
would pass over in silence (an empty cell, a repeated sparse index) is found first,
and types are checked here, where the line number is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import arff

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.compute.assemble import ClassType, assemble, class_position
from workbench.compute.headers import QUOTED, Header, parse_header, without_comment
from workbench.compute.rows import Row, exact_table, plain_table
from workbench.compute.text_files import TextFile, read_text

_SPECIAL = re.compile(r"[\"'{}\\]")
_QUOTED = re.compile(QUOTED)
_SPARSE_INDEX = re.compile(r"[{,]\s*(\d+)\s")


def read_arff(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read an ARFF file; the class is the last attribute unless chosen.

    Parameters
    ----------
    path : str or Path
    class_name : str or int, optional
        The class, by name or position.
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
    return assemble(
        table,
        attributes,
        class_position(names, class_name, -1, file.where),
        class_type=class_type,
        name=header.relation or Path(path).stem,
        source=file.where,
        notes=file.notes,
    )


def _table(file: TextFile, header: Header) -> tuple[FloatArray, list[Attribute]]:
    numbered = [
        (number, text)
        for number, line in enumerate(
            file.lines[header.data_line :], header.data_line + 1
        )
        if (text := without_comment(line))
    ]
    if not numbered:
        raise Problem(
            "no rows after @data",
            expected="at least one row",
            where=file.where,
            line=header.data_line,
        )
    if len(header.attributes) > 1:
        numbered = _with_commas(numbered)
    texts = [text for _, text in numbered]
    if not any(_SPECIAL.search(text) for text in texts):
        table = plain_table(texts, header.attributes, ("?",))
        if table is not None:
            return table, header.attributes
    rows = _rows(numbered, header.attributes, file.where)
    return exact_table(rows, header.attributes, file.where)


def _with_commas(numbered: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Put commas into rows whose values blanks or tabs separate, as Weka allows."""
    if any("," in text or _SPECIAL.search(text) for _, text in numbered):
        return numbered
    return [(number, ",".join(text.split())) for number, text in numbered]


def _rows(
    numbered: list[tuple[int, str]], attributes: list[Attribute], where: str
) -> Iterator[Row]:
    """Split and unquote row by row; the file is dense or sparse as its first row is."""
    sparse = numbered[0][1].startswith("{")
    decoded = _decoded([text for _, text in numbered], len(attributes), sparse)
    for number, text in numbered:
        try:
            _check_row(text, len(attributes), sparse)
            cells = _next_row(decoded, text)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=where, line=number
            ) from None
        yield number, _filled(cells, attributes) if sparse else cells


def _decoded(texts: list[str], n_attributes: int, sparse: bool) -> Iterator[Any]:
    declared = [f"@ATTRIBUTE a{j} STRING" for j in range(n_attributes)]
    lines = ["@RELATION r", *declared, "@DATA", *texts]
    kind = arff.LOD_GEN if sparse else arff.DENSE_GEN
    rows: Iterator[Any] = arff.ArffDecoder().decode("\n".join(lines), return_type=kind)[
        "data"
    ]
    return rows


def _next_row(decoded: Iterator[Any], text: str) -> Any:
    try:
        return next(decoded)
    except (arff.ArffException, ValueError):
        raise Problem(
            f"the row {_short(text)} cannot be split into values",
            expected="values separated by commas, quotes in pairs",
        ) from None


def _check_row(text: str, n_attributes: int, sparse: bool) -> None:
    """Find what liac-arff would pass over, or would tell without saying what."""
    bare = _QUOTED.sub("q", text)
    if '"' in bare or "'" in bare:
        raise Problem(
            f"a quote without its partner in {_short(text)}", expected="quotes in pairs"
        )
    if bare.startswith("{") != sparse:
        kind = "dense" if sparse else "sparse"
        raise Problem(f"a {kind} row among others", expected="rows of one kind")
    if sparse:
        _check_sparse(bare, n_attributes)
        return
    cells = [cell.strip() for cell in bare.split(",")]
    if len(cells) != n_attributes:
        raise Problem(
            f"{len(cells)} values", expected=f"{n_attributes}, one for each attribute"
        )
    if "" in cells:
        raise Problem(
            f"value {cells.index('') + 1} is empty",
            expected="a value, or ? for missing",
        )


def _check_sparse(bare: str, n_attributes: int) -> None:
    indices = [int(found) for found in _SPARSE_INDEX.findall(bare)]
    if any(index >= n_attributes for index in indices):
        raise Problem(
            f"sparse index {max(indices)}", expected=f"0 to {n_attributes - 1}"
        )
    if any(a >= b for a, b in pairwise(indices)):
        raise Problem(
            "sparse indices that do not ascend", expected="each index once, ascending"
        )


def _filled(
    cells: dict[int, str | None], attributes: list[Attribute]
) -> list[str | None]:
    """Fill in what a sparse row leaves out: 0, or the first label (Weka's rule)."""
    return [
        cells[j] if j in cells else (a.values[0] if a.is_nominal else "0")
        for j, a in enumerate(attributes)
    ]


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "…")
