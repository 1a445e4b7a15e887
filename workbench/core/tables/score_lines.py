r"""Parser of pasted tables in CSV, TSV, Markdown or LaTeX; nothing is run.

LaTeX is taken apart, not understood: commands with one argument stand for it, rules and
spacing are dropped, ``\multicolumn`` stands for as many equal cells.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workbench.api import Problem
from workbench.core.program.on_disk import on_disk
from workbench.core.results.spreadsheet_formulas import unguarded

#: Longer texts are no table of results.
MOST_CHARACTERS = 4_000_000

_RULE = re.compile(
    r"\\(?:toprule|midrule|bottomrule|hline|hhline|addlinespace|noalign|cline"
    r"|cmidrule|specialrule|rowcolor|cellcolor|arrayrulecolor)(?![a-zA-Z])"
    r"(?:\[[^\]]*\]|\([^()]*\)|\{[^{}]*\})*"
)
_BEGIN = re.compile(r"\\begin\s*\{(?:tabular[xy*]?|longtable|array|tabu)\}")
_END = re.compile(r"\\end\s*\{(?:tabular[xy*]?|longtable|array|tabu)\}")
_SPAN = re.compile(r"\\multicolumn\s*\{\s*(\d{1,3})\s*\}\s*\{[^{}]*\}\s*")
_MULTIROW = re.compile(r"\\multirow\s*\{[^{}]*\}\s*\{[^{}]*\}\s*")
_ONE_ARGUMENT = re.compile(r"\\[a-zA-Z]+\*?\s*\{([^{}]*)\}")
_BRACES = re.compile(r"(?<!\\)\{([^{}]*)\}")
_ESCAPED = re.compile(r"\\([&%$#_{}])")
_BARE_COMMAND = re.compile(r"\\(?:[a-zA-Z]+\*?\s*|[,;:! ])")
_DASHES = re.compile(r":?-+:?|=+")


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a table.

    Attributes
    ----------
    number : int
        The line of the text on which it begins, from 1.
    cells : tuple of str
        Without what surrounds them.
    """

    number: int
    cells: tuple[str, ...]


def lines_of(text: str, name: str = "pasted") -> list[Line]:
    r"""Split a text into rows of cells.

    Parameters
    ----------
    text : str
        CSV (commas, semicolons, tabs), Markdown, a LaTeX ``tabular``, or columns of
        blanks. Lines that begin with ``#`` are comments.
    name : str
        Whom a complaint names.

    Raises
    ------
    Problem
        When it is too long or its quotes are broken.
    """
    if len(text) > MOST_CHARACTERS:
        raise Problem(
            f"{len(text)} characters",
            expected=f"a table of at most {MOST_CHARACTERS}",
            where=name,
        )
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if _BEGIN.search(text) or ("&" in text and "\\\\" in text):
        found = list(_latex(text))
    elif _is_markdown(text):
        found = list(_markdown(text))
    else:
        found = list(_separated(text, name))
    return [line for line in found if any(line.cells)]


def read_text(path: Path) -> str:
    """Return the text of a file, in whatever encoding a spreadsheet wrote it.

    Raises
    ------
    Problem
        When it cannot be read or is no text.
    """
    expected = "a table as CSV, TSV, Markdown or LaTeX"
    try:
        content = on_disk(path, "a file on disk, or - for standard input").read_bytes()
    except OSError as error:
        what = error.strerror or str(error)
        raise Problem(what, expected=expected, where=str(path)) from None
    wide = content[:2] in (b"\xff\xfe", b"\xfe\xff")
    if b"\0" in content[:4096] and not wide:
        raise Problem("no text", expected=expected, where=str(path))
    try:
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        # what spreadsheets of Western Europe write; it can be read whatever it is
        return content.decode("latin-1")


# -- CSV and its kin --------------------------------------------------------------------


def _separated(text: str, name: str) -> Iterator[Line]:
    rows = text.split("\n")
    mark = _separator(rows)
    if mark is None:
        yield from _blanks(rows)
        return
    # comments become empty lines, so that the numbers of lines stay right
    reader = csv.reader(
        ("\n" if row.lstrip().startswith("#") else row + "\n" for row in rows),
        delimiter=mark,
        skipinitialspace=mark != "\t",
    )
    begins = 1
    try:
        for cells in reader:
            yield Line(begins, tuple(unguarded(cell.strip()) for cell in cells))
            begins = reader.line_num + 1
    except csv.Error as error:
        raise Problem(
            str(error), expected="cells without broken quotes", where=name, line=begins
        ) from None


def _separator(rows: list[str]) -> str | None:
    """Return what most lines have: a comma is a decimal one where anything else fits."""
    full = [row for row in rows if row.strip() and not row.lstrip().startswith("#")]
    for mark in "\t;,":
        if sum(mark in row for row in full) * 2 > len(full):
            # "iris 95,3 94,0": blanks separate, and the commas are decimal ones
            if mark == "," and _decimal_commas_only(full):
                return None
            return mark
    return None


def _decimal_commas_only(rows: list[str]) -> bool:
    commas = sum(row.count(",") for row in rows)
    decimal = sum(len(re.findall(r"(?<=\s)\d+,\d+(?=\s|$)", row)) for row in rows)
    return commas == decimal


def _blanks(rows: list[str]) -> Iterator[Line]:
    wide = sum(bool(re.search(r"\S\s{2,}\S", row)) for row in rows)
    gap = r"\s{2,}|\t" if wide * 2 > sum(bool(row.strip()) for row in rows) else r"\s+"
    for number, row in enumerate(rows, 1):
        if row.strip() and not row.lstrip().startswith("#"):
            # an indented first line is a header without a corner
            yield Line(number, tuple(re.split(gap, row.strip())))


# -- Markdown ---------------------------------------------------------------------------


def _is_markdown(text: str) -> bool:
    full = [row.strip() for row in text.split("\n") if row.strip()]
    barred = sum(row.startswith("|") for row in full)
    ruled = any("|" in row and _is_rule(_bars(row)) for row in full)
    return ruled or (barred > 0 and barred * 2 > len(full))


def _bars(row: str) -> tuple[str, ...]:
    row = row.strip().removeprefix("|")
    cells = re.split(r"(?<!\\)\|", row)
    if len(cells) > 1 and not cells[-1].strip():
        cells.pop()
    return tuple(cell.replace("\\|", "|").strip() for cell in cells)


def _is_rule(cells: tuple[str, ...]) -> bool:
    return len(cells) > 0 and all(len(c) > 2 and _DASHES.fullmatch(c) for c in cells)


def _markdown(text: str) -> Iterator[Line]:
    for number, row in enumerate(text.split("\n"), 1):
        if "|" in row and not _is_rule(_bars(row)):
            yield Line(number, _bars(row))


# -- LaTeX ------------------------------------------------------------------------------


def _latex(text: str) -> Iterator[Line]:
    # comments go, their line breaks stay
    text = re.sub(r"(?<!\\)%[^\n]*", "", text)
    begin = _BEGIN.search(text)
    start = _after_groups(text, begin.end()) if begin else 0
    end = _END.search(text, start)
    body = text[start : end.start() if end else len(text)]
    number = 1 + text.count("\n", 0, start)
    for row in re.split(r"(\\\\\*?(?:\s*\[[^\]\n]*\])?)", body):
        if not row.startswith("\\\\"):
            blank = len(row) - len(row.lstrip())
            cells = tuple(_latex_cells(_RULE.sub(" ", row)))
            yield Line(number + _breaks_before(row, blank), cells)
        number += row.count("\n")


def _breaks_before(row: str, blank: int) -> int:
    """Count the line breaks before what is not blank or a rule."""
    rule = _RULE.match(row, blank)
    while rule is not None:
        rest = row[rule.end() :]
        blank = rule.end() + len(rest) - len(rest.lstrip())
        rule = _RULE.match(row, blank)
    return row.count("\n", 0, blank)


def _after_groups(text: str, place: int) -> int:
    """Return where the arguments ``{…}`` and ``[…]`` that stand here end."""
    while (rest := re.compile(r"\s*[{\[]").match(text, place)) is not None:
        depth, at = 0, rest.end() - 1
        for at in range(rest.end() - 1, len(text)):
            depth += (text[at] in "{[") - (text[at] in "}]")
            if depth == 0:
                break
        place = at + 1
    return place


def _latex_cells(row: str) -> Iterator[str]:
    for cell in re.split(r"(?<!\\)&", row):
        span = _SPAN.search(_BRACES_IN_FORMAT.sub("", cell))
        times = min(int(span.group(1)), 100) if span else 1
        yield from [plain_latex(cell)] * max(times, 1)


#: ``@{}`` and ``p{2cm}`` inside the format of a \multicolumn.
_BRACES_IN_FORMAT = re.compile(r"[@!<>pmb]\{[^{}]*\}")


def plain_latex(cell: str) -> str:
    r"""Return the text of a cell: ``\textbf{85.0} $\pm$ 1.2`` becomes ``85.0 ± 1.2``."""
    cell = _BRACES_IN_FORMAT.sub("", cell) if "multicolumn" in cell else cell
    cell = cell.replace("\\pm", "±").replace("~", " ").replace("\\bullet", "•")
    for mark in ("\\circ", "\\dagger", "\\ddagger", "\\ast", "\\star"):
        cell = re.sub(re.escape(mark) + r"(?![a-zA-Z])", "*", cell)
    cell = _MULTIROW.sub("", _SPAN.sub("", cell))
    for _ in range(8):  # as deep as anyone nests
        inner = _BRACES.sub(r"\1", _ONE_ARGUMENT.sub(r"\1", cell))
        if inner == cell:
            break
        cell = inner
    cell = re.sub(r"(?<!\\)\$", "", cell)
    cell = _BARE_COMMAND.sub("", _ESCAPED.sub(r"\1", cell))
    return " ".join(cell.split())
