"""Blocks of rows parsed into a table, each by the fastest exact parser.

There are three ways, and they agree bit for bit: the C parser for plain values, one
regular expression over the whole block for quoted ones, and line by line for the rest.
Only the last one knows lines and columns, so every error comes from there.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.api.report import check, progress
from workbench.compute.reading.arff.arff_rows import Row
from workbench.compute.reading.arff.block_table import Table
from workbench.compute.reading.arff.file_headers import Header
from workbench.compute.reading.dense_blocks import Column, Kind, TextColumn, parse_dense
from workbench.compute.reading.read_ahead import read_ahead
from workbench.compute.reading.text_files import Block, TextFile
from workbench.compute.reading.typed_cells import Decoder

#: From one line to a row, None for none; a Problem knows the column.
ParseRow = Callable[[str, Sequence[Decoder]], Row | None]
#: From a block to the raw cells of its columns, None when it needs a closer look.
SplitBlock = Callable[[str, int], list[list[str]] | None]

_IDLE_LINE = re.compile(rb"^[ \t]*(?:%[^\n]*)?\n", re.MULTILINE)
# what Python's float takes for a number and a data file does not
_ODD_NUMBER = re.compile(r"nan|inf|_|[eE][+-]?[0-9]{3}|\s", re.IGNORECASE)
_CHECK_EVERY = 4096
_PIECE = 1 << 20
#: White space around a cell.
BLANKS = " \t\v\f\x1a"


def read_rows(
    file: TextFile,
    header: Header,
    class_position: int,
    decoders: Sequence[Decoder],
    parse_row: ParseRow,
    split_block: SplitBlock | None = None,
) -> Table:
    """Read all rows behind the header.

    Raises
    ------
    Problem
        With the line, and the column where one is to blame; when there are no rows;
        when the table would not fit into memory.
    """
    reader = _BlockReader(decoders, parse_row, split_block)
    capacity = file.n_lines - header.data_line + 1
    table = Table(len(decoders), class_position, capacity, file.where)
    blocks = (_behind_header(block, header) for block in file.blocks())
    for block, columns in read_ahead(filter(None, blocks), reader.parse):
        progress(block.share)
        try:
            reader.add(block, columns, table)
        except Problem as problem:
            raise Problem(
                problem.what,
                expected=problem.expected,
                where=file.where,
                line=problem.line,
            ) from None
    if not table.n_rows:
        raise Problem(
            "no rows after @data",
            expected="at least one row",
            where=file.where,
            line=header.data_line,
        )
    return table


def _behind_header(block: Block, header: Header) -> Block | None:
    """Return the part of a block behind the word @data; blanks where the word was."""
    before = header.data_line - block.first_line
    if before < 0:
        return block
    parts = block.data.split(b"\n", before + 1)
    if len(parts) < before + 2:
        return None
    line = parts[before].decode("utf-8")[header.data_column :]
    if not line.strip():
        return Block(header.data_line + 1, parts[before + 1], block.share)
    line = " " * header.data_column + line
    data = line.encode() + b"\n" + parts[before + 1]
    return Block(header.data_line, data, block.share)


class _BlockReader:
    """Adds blocks to a table; what it has learned of texts stays in the decoders."""

    def __init__(
        self,
        decoders: Sequence[Decoder],
        parse_row: ParseRow,
        split_block: SplitBlock | None,
    ) -> None:
        self._decoders = decoders
        self._parse_row = parse_row
        self._split_block = split_block

    def parse(self, block: Block) -> list[Column] | None:
        """Take a plain block apart; may run in any thread and before its turn."""
        found = self._by_parser(block.data)
        return found or self._by_parser(_without_idle_lines(block.data))

    def add(self, block: Block, found: list[Column] | None, table: Table) -> None:
        """Append the rows of a block, which `parse` has found or not, to the table.

        Raises
        ------
        Problem
            With the line, for the first row that is wrong.
        """
        columns = None if found is None else self._values(found)
        if columns is not None:
            table.add_columns(columns)
            return
        for piece in _pieces(block):
            check()
            columns = self._by_expression(piece)
            if columns is not None:
                table.add_columns(columns)
            else:
                self._line_by_line(piece, table)

    def _by_parser(self, data: bytes) -> list[Column] | None:
        kinds: list[Kind] = [
            "number" if decoder.kind == "numeric" else "text"
            for decoder in self._decoders
        ]
        missing = self._decoders[0].missing
        return parse_dense(data, kinds, delimiter=",", missing=missing)

    def _values(self, found: list[Column]) -> list[FloatArray] | None:
        """Turn the texts among the columns into floats, None if one is unusual."""
        columns: list[FloatArray] = []
        for column, decoder in zip(found, self._decoders, strict=True):
            if isinstance(column, TextColumn):
                # KEEL, which has no quotes, allows blanks within a label
                decoded = _decoded_texts(column, decoder, self._split_block is None)
                if decoded is None:
                    return None
                column = decoded
            columns.append(column)
        return columns

    def _by_expression(self, piece: Block) -> list[FloatArray] | None:
        if self._split_block is None:
            return None
        text = _without_idle_lines(piece.data).decode("utf-8")
        cells = self._split_block(text, len(self._decoders))
        return None if cells is None else _decoded(cells, self._decoders)

    def _line_by_line(self, block: Block, table: Table) -> None:
        lines = block.data.decode("utf-8").split("\n")[:-1]
        for number, line in enumerate(lines, block.first_line):
            if number % _CHECK_EVERY == 0:
                check()
            try:
                row = self._parse_row(line, self._decoders)
            except Problem as problem:
                raise Problem(
                    problem.what, expected=problem.expected, line=number
                ) from None
            if row is not None:
                table.add_row(row.columns, row.values, row.weight)


def _pieces(block: Block) -> Iterator[Block]:
    """Cut a block at line ends, for ways that need many times its size."""
    start, line = 0, block.first_line
    while start < len(block.data):
        cut = block.data.find(b"\n", start + _PIECE) + 1 or len(block.data)
        data = block.data[start:cut]
        yield Block(line, data, block.share)
        start, line = cut, line + data.count(b"\n")


def _without_idle_lines(data: bytes) -> bytes:
    """Leave out blank lines and lines of a comment only."""
    return _IDLE_LINE.sub(b"", data)


def _decoded(
    cells: Sequence[Sequence[str]], decoders: Sequence[Decoder]
) -> list[FloatArray] | None:
    """Decode raw cells column by column, None if one of them is wrong."""
    try:
        return [
            _numbers(column, decoder)
            if decoder.kind == "numeric"
            else np.array([decoder[raw] for raw in column])
            for column, decoder in zip(cells, decoders, strict=True)
        ]
    except Problem:
        return None


def _numbers(column: Sequence[str], decoder: Decoder) -> FloatArray:
    joined = ",".join(column)
    if joined.isascii() and not _ODD_NUMBER.search(joined):
        missing = decoder.missing
        try:
            values = np.array(
                [math.nan if raw in missing else float(raw) for raw in column]
            )
        except ValueError:  # a number in quotes, or none
            pass
        else:
            if not np.isinf(values).any():
                return values
    return np.array([decoder[raw] for raw in column])


def _decoded_texts(
    column: TextColumn, decoder: Decoder, inner_blanks: bool
) -> FloatArray | None:
    """Decode a column of texts, None if one of them is wrong or unusual."""
    raws = [text.strip(BLANKS) for text in column.texts]
    if not inner_blanks and any(" " in raw or "\t" in raw for raw in raws):
        return None
    try:
        values = [decoder[raw] for raw in raws]
    except Problem:
        return None
    # the code -1 of a missing cell takes the last one
    return np.array([*values, math.nan])[column.codes]
