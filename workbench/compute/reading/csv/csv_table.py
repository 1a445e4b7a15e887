"""Columns of a CSV file, filled block by block into preallocated arrays."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.api.report import progress
from workbench.compute.reading.csv.csv_cells import Rows, split_rows, width_problem
from workbench.compute.reading.csv.csv_fast import FastParser
from workbench.compute.reading.csv.csv_layout import Layout
from workbench.compute.reading.csv.csv_source import Block, CsvSource
from workbench.compute.reading.dense_blocks import Column, Kind, TextColumn
from workbench.compute.reading.memory import check_fits
from workbench.compute.reading.read_ahead import read_ahead
from workbench.core.results.csv_options import Ragged

#: What a column is expected to hold: ``number`` gives way to ``text`` where a cell is
#: none, unless it is a ``number!``; ``nothing`` gives way, too; nobody wants ``skip``.
Plan = Literal["number", "number!", "text", "nothing", "skip"]

#: A column of a block: parsed, still texts, or of no use.
_Cells = Column | list[str] | None

#: Bytes that need no look at the memory at hand, which takes its time.
_ALWAYS_FITS = 1 << 24


@dataclass(frozen=True, slots=True)
class Culprit:
    """The first cell of a column that is not what was expected."""

    cell: str
    line: int


@dataclass(slots=True)
class CsvTable:
    """All cells of a file.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        The columns wanted but for the class; positions in `texts` for texts, NaN for
        missing.
    y : ndarray of float64, shape (n,)
        The class, likewise.
    texts : list of list of str
        For each column of the file its distinct texts in order of appearance.
    """

    X: FloatArray
    y: FloatArray
    texts: list[list[str]]


class TableReader:
    """Reads one file with one plan.

    Parameters
    ----------
    plan : sequence of str
        For each column of the file.
    position : int
        The class column.
    ragged : {"refuse", "pad", "skip"}

    Attributes
    ----------
    culprits : dict of int to Culprit
        Columns that hold something else than planned; they need another plan.
    skipped : list of int
        The lines of the rows left out for their length.
    """

    def __init__(
        self,
        source: CsvSource,
        layout: Layout,
        plan: Sequence[Plan],
        position: int,
        ragged: Ragged,
    ) -> None:
        self._source = source
        self._layout = layout
        self._plan = tuple(plan)
        self._ragged = ragged
        self._codes: list[dict[str, float]] = [{} for _ in plan]
        self._missing_texts = layout.form.missing_texts
        self._place = _places(plan, position)
        self._rest = Rows()
        self.skipped: list[int] = []
        self.culprits: dict[int, Culprit] = {}
        self._fast = self._parser()

    def read(self) -> CsvTable:
        """Read the whole file.

        Raises
        ------
        Problem
            Naming the line of what is wrong.
        """
        width = sum(place is not None and place >= 0 for place in self._place)
        X, y = np.empty((0, width)), np.empty(0)
        n = 0
        for columns, count, done in self._blocks():
            end = n + count
            if end > len(y):
                room = _room(end, done)
                size = room * (width + 1) * 8
                if size > _ALWAYS_FITS:
                    what = f"a table of about {room} x {width + 1} cells"
                    check_fits(size, what, self._source.where)
                X, y = _longer(X, n, (room, width)), _longer(y, n, (room,))
            for j, column in enumerate(columns):
                place = self._place[j]
                if place is not None and column is not None:
                    target = y if place < 0 else X[:, place]
                    target[n:end] = self._values(j, column)
            n = end
            progress(done, f"{n} rows")
        if not n:
            raise Problem(
                "only a row of names",
                expected="rows below it",
                where=self._source.where,
                line=1,
            )
        return CsvTable(X[:n], y[:n], [list(codes) for codes in self._codes])

    def _values(self, j: int, column: Column | list[str]) -> FloatArray:
        """Return floats for the table: numbers, or the positions of texts."""
        if isinstance(column, np.ndarray):
            return column
        codes = self._codes[j]
        if isinstance(column, TextColumn):
            places = [self._code(codes, text.strip()) for text in column.texts]
            # the last place is found by -1, missing
            return np.array([*places, math.nan])[column.codes]
        return np.array([self._code(codes, cell) for cell in column])

    def _code(self, codes: dict[str, float], text: str) -> float:
        if text in self._missing_texts:
            return math.nan
        return codes.setdefault(text, float(len(codes)))

    def _blocks(self) -> Iterator[tuple[list[_Cells], int, float]]:
        """Yield the columns of each block, their length, and the share done."""
        for block, columns in self._parsed():
            if columns is None or self._rest.rest or self._surprises(columns):
                exact, count = self._exact(block)
                if count:
                    yield exact, count, block.done
            else:
                yield self._wanted(columns), _length(columns[0]), block.done

    def _parsed(self) -> Iterator[tuple[Block, list[Column] | None]]:
        """Yield blocks in order; their neighbours are parsed at the same time."""
        return read_ahead(self._body(), lambda block: self._fast.parse(block.data))

    def _body(self) -> Iterator[Block]:
        """Yield the blocks without the lines before the first row of values."""
        for block in self._source.blocks():
            data, line = block.data, block.line
            while line < self._layout.body and data:
                data = data[data.find(b"\n") + 1 :] if b"\n" in data else b""
                line += 1
            if data or block.last:
                yield Block(data, line, block.done, block.last)

    def _wanted(self, columns: Sequence[Column]) -> list[_Cells]:
        return [None if j in self.culprits else c for j, c in enumerate(columns)]

    def _surprises(self, columns: Sequence[Column]) -> bool:
        """Whether a column that should be empty is not."""
        return any(
            plan == "nothing" and isinstance(column, TextColumn) and column.texts
            for plan, column in zip(self._plan, columns, strict=True)
        )

    def _exact(self, block: Block) -> tuple[list[_Cells], int]:
        """Take a block apart cell by cell; what is wrong gets its line."""
        text, line = block.data.decode("utf-8"), block.line
        if self._rest.rest:
            text, line = self._rest.rest + text, self._rest.rest_line
        rows = split_rows(
            text, self._layout.marks, line, last=block.last, where=self._source.where
        )
        self._rest = Rows(rest=rows.rest, rest_line=rows.rest_line)
        kept, lines = self._of_width(rows)
        columns = [
            self._converted(j, list(cells), lines)
            for j, cells in enumerate(zip(*kept, strict=True))
        ]
        return columns, len(kept)

    def _of_width(self, rows: Rows) -> tuple[list[list[str]], list[int]]:
        """Return the rows with as many cells as there are columns, and their lines."""
        width = len(self._plan)
        least = 1 if self._ragged == "pad" else width - (self._plan[-1] == "nothing")
        kept, lines = [], []
        for row, number in zip(rows.cells, rows.lines, strict=True):
            if least <= len(row) <= width:
                kept.append([*row, *[""] * (width - len(row))])
                lines.append(number)
            elif self._ragged == "skip":
                self.skipped.append(number)
            else:
                raise width_problem(row, width, self._source.where, number)
        return kept, lines

    def _converted(self, j: int, cells: list[str], lines: Sequence[int]) -> _Cells:
        plan = self._plan[j]
        if plan == "text":
            return cells
        if plan == "skip" or j in self.culprits:
            return None
        wrong: int | None
        if plan == "nothing":
            values = None
            wrong = next((i for i, cell in enumerate(cells) if cell), None)
        else:
            values, wrong = self._layout.form.numbers(cells)
        if wrong is None:
            return values
        if plan == "number!":
            name = self._layout.names[j]
            raise Problem(
                f"value {j + 1}: {cells[wrong]!r} is not a number",
                expected=f"a number in column {name!r}, or ? for missing",
                where=self._source.where,
                line=lines[wrong],
            )
        self.culprits[j] = Culprit(cells[wrong], lines[wrong])
        # what follows is only looked at for more of these
        self._fast = self._parser()
        return None

    def _parser(self) -> FastParser:
        kinds: list[Kind] = [
            "number" if plan.startswith("number") and j not in self.culprits else "text"
            for j, plan in enumerate(self._plan)
        ]
        return FastParser(self._layout.marks, self._layout.form, kinds)


def _places(plan: Sequence[Plan], position: int) -> list[int | None]:
    """Return the column of X for each column of the file, -1 for the class."""
    places: list[int | None] = []
    free = 0
    for j, kind in enumerate(plan):
        if j == position:
            places.append(-1)
        elif kind in ("skip", "nothing"):
            places.append(None)
        else:
            places.append(free)
            free += 1
    return places


def _room(rows: int, done: float) -> int:
    """Return how many rows there will be if the rest of the file is like its begin."""
    return rows if done >= 1 else int(rows / done * 1.02) + 16


def _longer(array: FloatArray, n: int, shape: tuple[int, ...]) -> FloatArray:
    longer: FloatArray = np.empty(shape)
    longer[:n] = array[:n]
    return longer


def _length(column: Column) -> int:
    return len(column.codes if isinstance(column, TextColumn) else column)
