"""Published results tables, read into tables of scores."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from workbench.api import Problem
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.tables.score_cells import (
    Decimal,
    bare,
    decimal_of,
    decimals_of,
    is_gap,
    is_number,
    value_of,
)
from workbench.core.tables.score_lines import Line, lines_of

#: More data sets than this are no table of a publication.
MOST_ROWS, MOST_COLUMNS = 5_000, 500
#: Numbers with more digits after the point were written by a program, not rounded.
ROUNDED = 9

_CORNERS = frozenset(
    ("", "data", "dataset", "datasets", "data set", "data sets", "name", "id", "set",
     "problem", "task", "did", "relation", "conjunto", "datos", "base", "bases de datos")
)  # fmt: skip
_RANKS = re.compile(
    r"(mean|average|avg|av|overall|friedman)?\s*ranks?(ings?)?( (mean|average))?"
    r"|(mean|average|avg|friedman)\s*rank(ing)?s?\b.*"
    r"|rank(ing|o)s? (promedio|medio)s?|средний ранг"
)
_ASIDE = re.compile(
    r"(mean|average|avg|median|total|sum|media|promedio|среднее)( .*)?"
    r"|positions?|posici[oó]n(es)?|wins?\b.*|w\s*/\s*[td]\s*/\s*l.*|\(?v\s*/.*|p-?values?.*"
)


@dataclass(frozen=True, eq=False, slots=True)
class PrintedTable:
    """A table with what was printed below it.

    Attributes
    ----------
    table : ScoreTable
        Its name of the measure is the one asked for.
    ranks : mapping of str to float or None
        The row of mean ranks, by classifier, where there is one.
    aside : tuple of str
        Names of other rows below the data sets: averages, positions, counts of wins.
    """

    table: ScoreTable
    ranks: Mapping[str, float] | None = None
    aside: tuple[str, ...] = ()

    @property
    def missing(self) -> int:
        """Number of cells without a score."""
        return int(np.isnan(self.table.values).sum())


def read_printed(
    text: str,
    name: str = "pasted",
    *,
    measure: str = "accuracy",
    higher_is_better: bool = True,
) -> PrintedTable:
    r"""Read a table of results: data sets in rows, classifiers in columns.

    Parameters
    ----------
    text : str
        CSV, TSV or semicolons, Markdown, a LaTeX ``tabular``, or cells of a
        spreadsheet. Spreads (``± 1.2``), markers, bold type and percent signs are
        dropped; ``-`` and ``n/a`` are gaps. The first row names the classifiers.
    name : str
        Whom a complaint names.
    higher_is_better : bool
        Never guessed.

    Raises
    ------
    Problem
        One line that names the line of the text: what came and what was expected.
    """
    head, body = _split(lines_of(text, name), name)
    frame = _frame(head, body, name)
    rows, below = _without_summary(frame, name)
    if not rows:
        raise Problem(
            "no data set", expected="a row of scores", where=name, line=head[-1].number
        )
    cells = [(line.number, cell) for line in rows for cell in frame.scores(line)]
    decimal = decimal_of(cells, name)
    given = [decimals_of(cell, decimal) for _, cell in cells if is_number(cell)]
    digits = max(given, default=0)
    table = ScoreTable(
        _datasets(rows, frame, name),
        frame.classifiers,
        np.array([_values(line, frame, decimal, name) for line in rows]),
        measure,
        higher_is_better,
        digits if digits <= ROUNDED else None,
    )
    return PrintedTable(table, *_summary(below, frame, decimal))


@dataclass(frozen=True, slots=True)
class _Frame:
    """Rows of one length: a name, if they have one, and a cell for each classifier."""

    classifiers: tuple[str, ...]
    named: bool
    lines: list[Line]

    def scores(self, line: Line) -> tuple[str, ...]:
        """Return the cells of a line without the name in front."""
        return line.cells[1:] if self.named else line.cells


def _split(lines: list[Line], name: str) -> tuple[list[Line], list[Line]]:
    """Part the rows that name the classifiers from those with scores."""
    lines = [line for line in lines if not _is_heading(line)]
    if not lines:
        raise Problem(
            "no table", expected="names of classifiers, then rows of scores", where=name
        )
    first = lines[0]
    texts = [c for c in first.cells[1:] if not is_number(c) and not is_gap(c)]
    if not texts and first.cells[0].strip().casefold() not in _CORNERS:
        raise Problem(
            f"a first row that begins {', '.join(first.cells[:3])[:60]!r}",
            expected="names of classifiers above the scores",
            where=name,
            line=first.number,
        )
    begin = 1
    while begin < len(lines) and not any(map(is_number, lines[begin].cells[1:])):
        begin += 1
    # a row of gaps only is a data set nobody finished, not a second row of names
    while begin > 1 and all(map(is_gap, lines[begin - 1].cells[1:])):
        begin -= 1
    return lines[:begin], lines[begin:]


def _is_heading(line: Line) -> bool:
    """Whether one text spans the row: a caption, or "small data sets"."""
    texts = {cell for cell in line.cells if cell}
    if len(line.cells) < 2 or len(texts) != 1:
        return False
    (text,) = texts
    spans = line.cells.count(text) > 1
    return spans and not is_number(text) and not is_gap(text)


def _frame(head: list[Line], body: list[Line], name: str) -> _Frame:
    names = list(_trimmed(head[-1].cells))
    lengths = Counter(len(_trimmed(line.cells)) for line in body)
    usual = lengths.most_common(1)[0][0] if lengths else len(names)
    corner = names[0].strip().casefold() if names else ""
    if usual == len(names) + 1:
        named, width = True, usual
    else:
        unnamed = corner not in _CORNERS and all(is_number(b.cells[0]) for b in body)
        named, width = not unnamed, len(names)
        names = names[1:] if named else names
    classifiers = _classifiers(names, head, name)
    lines = [_fitted(line, width, name) for line in body]
    return _Frame(classifiers, named, lines)


def _trimmed(cells: Sequence[str]) -> Sequence[str]:
    end = len(cells)
    while end and not cells[end - 1]:
        end -= 1
    return cells[:end]


def _classifiers(names: list[str], head: list[Line], name: str) -> tuple[str, ...]:
    """Clean the names; two rows of names are joined where the lower ones repeat."""
    line = head[-1].number
    if len(head) > 1 and len(set(names)) < len(names):
        upper = (("",) * len(names) + head[-2].cells)[-len(names) :]
        names = [f"{a} {b}".strip() for a, b in zip(upper, names, strict=True)]
    found = tuple(_word(text) for text in names)
    if len(found) < 2 or len(found) > MOST_COLUMNS:
        raise Problem(
            f"{len(found)} classifiers" if len(found) != 1 else "one classifier",
            expected=f"2 to {MOST_COLUMNS} columns of scores",
            where=name,
            line=line,
        )
    _all_different(found, "classifier", [line] * len(found), name)
    return found


def _word(text: str) -> str:
    """Return a name without bold type."""
    text = " ".join(text.split())
    for mark in ("**", "__", "`"):
        if len(text) > 2 * len(mark) and text.startswith(mark) and text.endswith(mark):
            text = text[len(mark) : -len(mark)]
    return text


def _all_different(
    names: Sequence[str], kind: str, lines: Sequence[int], where: str
) -> None:
    seen: set[str] = set()
    for text, line in zip(names, lines, strict=True):
        if not text or text in seen:
            what = (
                f"the {kind} {text!r} stands twice"
                if text
                else f"a {kind} without name"
            )
            raise Problem(what, expected="different names", where=where, line=line)
        seen.add(text)


def _fitted(line: Line, width: int, name: str) -> Line:
    """Return a line with exactly so many cells."""
    cells = line.cells
    if len(_trimmed(cells)) > width or len(cells) < width:
        hint = ""
        if len(cells) > width and any(c.isdigit() for c in cells):
            hint = "; decimal commas need semicolons or tabs between cells"
        raise Problem(
            f"{len(cells)} cells",
            expected=f"{width} as in the rows above{hint}",
            where=name,
            line=line.number,
        )
    return Line(line.number, cells[:width])


def _without_summary(frame: _Frame, name: str) -> tuple[list[Line], list[Line]]:
    """Part the data sets from mean ranks, averages and counts below them."""
    end = len(frame.lines)
    if end > MOST_ROWS:
        raise Problem(
            f"{end} rows", expected=f"at most {MOST_ROWS} data sets", where=name
        )
    while frame.named and end and _is_summary(frame.lines[end - 1].cells[0]):
        end -= 1
    return frame.lines[:end], frame.lines[end:]


def _is_summary(text: str) -> bool:
    text = _plain(text)
    return bool(_RANKS.fullmatch(text) or _ASIDE.fullmatch(text))


def _plain(text: str) -> str:
    return " ".join(_word(text).casefold().replace(".", " ").replace("_", " ").split())


def _datasets(rows: list[Line], frame: _Frame, name: str) -> tuple[str, ...]:
    if not frame.named:
        return tuple(str(i) for i in range(1, len(rows) + 1))
    names = tuple(_word(line.cells[0]) for line in rows)
    _all_different(names, "data set", [line.number for line in rows], name)
    return names


def _values(line: Line, frame: _Frame, decimal: Decimal, name: str) -> list[float]:
    try:
        return [value_of(cell, decimal) for cell in frame.scores(line)]
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=name, line=line.number
        ) from None


def _summary(
    below: list[Line], frame: _Frame, decimal: Decimal
) -> tuple[dict[str, float] | None, tuple[str, ...]]:
    """Return the mean ranks, if a row below says so, and the names of other rows."""
    ranks, aside = None, []
    for line in below:
        found = _ranks(line, frame, decimal)
        if found is not None and ranks is None:
            ranks = dict(zip(frame.classifiers, found, strict=True))
        else:
            aside.append(_word(line.cells[0]))
    return ranks, tuple(aside)


def _ranks(line: Line, frame: _Frame, decimal: Decimal) -> list[float] | None:
    cells, k = frame.scores(line), len(frame.classifiers)
    if not _RANKS.fullmatch(_plain(line.cells[0])) or not all(map(is_number, cells)):
        return None
    with suppress(Problem):  # means may be written otherwise than the scores
        decimal = decimal_of((line.number, cell) for cell in cells)
    values = [value_of(cell, decimal) for cell in cells]
    if any(not 1 <= value <= k for value in values):
        return None
    # a "rank" row of 1, 2, 3, … tells the order only
    order = sorted(values) == list(range(1, k + 1))
    whole = not any(mark in bare(cell) for cell in cells for mark in ".,")
    return None if order and whole else values
