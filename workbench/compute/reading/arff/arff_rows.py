"""Parser of one ARFF row: dense or sparse, with weight or relational cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.api import Attribute, Problem
from workbench.compute.reading.arff.arff_header import parse_weight
from workbench.compute.reading.arff.arff_tokens import Token, shorten, split, unquote
from workbench.compute.reading.typed_cells import Decoder

MISSING = ("?",)


@dataclass(frozen=True, slots=True)
class Row:
    """Cells of one row.

    Attributes
    ----------
    columns : sequence of int
        Which cells are given; the others are 0: the number, or the first label.
    values : list of float
        One for each of `columns`, NaN for missing.
    weight : float
    """

    columns: Sequence[int]
    values: list[float]
    weight: float


def arff_decoders(attributes: Sequence[Attribute]) -> list[Decoder]:
    """Return what turns the cells of each column, quoted or not, into floats."""
    return [
        Decoder(
            attribute,
            unquote,
            MISSING,
            RelationalCells(attribute.inner).normal
            if attribute.kind == "relational"
            else None,
        )
        for attribute in attributes
    ]


class RelationalCells:
    """Checks the texts of the cells of a relational attribute."""

    def __init__(self, attributes: Sequence[Attribute]) -> None:
        self._decoders = arff_decoders(attributes)

    def normal(self, text: str) -> str:
        """Return the rows of a table, joined by line feeds, without blank lines.

        Raises
        ------
        Problem
            For a row that is wrong, as `parse_row`.
        """
        rows = []
        for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
            try:
                row = parse_row(line, self._decoders)
            except Problem as problem:
                raise Problem(
                    f"in the inner table, {problem.what}", expected=problem.expected
                ) from None
            if row is not None:
                rows.append(line.strip())
        return "\n".join(rows)


def parse_row(line: str, decoders: Sequence[Decoder]) -> Row | None:
    """Parse one line, None if nothing but blanks and a comment stands there.

    Raises
    ------
    Problem
        Without file and line, with the column of what is wrong.
    """
    tokens = split(line)
    if not tokens:
        if "," in line.partition("%")[0]:
            raise Problem("a comma without values", expected=_wanted(len(decoders)))
        return None
    if tokens[0].raw == "{":
        return _sparse(tokens, decoders)
    return _dense(tokens, decoders, line)


def _dense(tokens: list[Token], decoders: Sequence[Decoder], line: str) -> Row:
    values: list[float] = []
    for token, decoder in zip(tokens, decoders, strict=False):
        if not token.is_value:
            break
        values.append(_cell(token, decoder, f"value {len(values) + 1}"))
    rest = tokens[len(values) :]
    if rest and len(values) < len(decoders):
        raise Problem(
            f"{rest[0].raw!r} for value {len(values) + 1} (column {rest[0].column})",
            expected="a value, in quotes if it has braces",
        )
    if len(values) < len(decoders):
        raise Problem(
            f"{_count(len(values))} up to column {len(line)}",
            expected=_wanted(len(decoders)),
        )
    return Row(range(len(values)), values, _weight(rest, len(decoders)))


def _cell(token: Token, decoder: Decoder, name: str) -> float:
    try:
        return decoder[token.raw]
    except Problem as problem:
        raise Problem(
            f"{name} (column {token.column}): {problem.what}", expected=problem.expected
        ) from None


def _weight(rest: list[Token], width: int) -> float:
    """Return the weight behind the values of a row, 1 if there is none."""
    if not rest:
        return 1.0
    weight = parse_weight(rest)
    if weight is not None:
        return weight
    if rest[0].raw == "{":
        raise Problem(
            f"{shorten(' '.join(token.raw for token in rest))} behind the values "
            f"(column {rest[0].column})",
            expected="a weight {number}, or the end of the row",
        )
    surplus = sum(token.is_value for token in rest)
    raise Problem(
        f"{_count(width + surplus)}, {shorten(rest[0].raw)} in column "
        f"{rest[0].column} is one too many",
        expected=_wanted(width),
    )


def _sparse(tokens: list[Token], decoders: Sequence[Decoder]) -> Row:
    columns: list[int] = []
    values: list[float] = []
    position = 1
    while position < len(tokens) and tokens[position].raw != "}":
        index = _index(tokens[position], columns, len(decoders))
        if position + 1 == len(tokens) or not tokens[position + 1].is_value:
            raise Problem(
                f"no value for the sparse index {index} (column "
                f"{tokens[position].column})",
                expected="pairs of an index and a value",
            )
        name = f"the value of index {index}"
        values.append(_cell(tokens[position + 1], decoders[index], name))
        columns.append(index)
        position += 2
    if position >= len(tokens):
        raise Problem("a sparse row without its end", expected="} on the same line")
    return Row(columns, values, _weight_behind(tokens[position + 1 :]))


def _index(token: Token, before: list[int], width: int) -> int:
    text = token.text.removeprefix("+")
    if not token.is_value or not (text.isascii() and text.isdecimal()):
        raise Problem(
            f"sparse index {shorten(token.raw)} (column {token.column})",
            expected=f"a whole number from 0 to {width - 1}",
        )
    # int() would refuse thousands of digits
    index = int(text) if len(text) < 12 else width
    if index >= width:
        raise Problem(
            f"sparse index {shorten(text)[1:-1]} (column {token.column})",
            expected=f"0 to {width - 1}",
        )
    if before and index <= before[-1]:
        raise Problem(
            f"sparse index {index} behind {before[-1]} (column {token.column})",
            expected="each index once, ascending",
        )
    return index


def _weight_behind(rest: list[Token]) -> float:
    """Return the weight behind a sparse row."""
    weight = parse_weight(rest) if rest else 1.0
    if weight is None:
        raise Problem(
            f"{shorten(' '.join(token.raw for token in rest))} behind the sparse row "
            f"(column {rest[0].column})",
            expected="a weight {number}, or the end of the row",
        )
    return weight


def _count(n: int) -> str:
    return "1 value" if n == 1 else f"{n} values"


def _wanted(width: int) -> str:
    return f"{width}, one for each attribute"
