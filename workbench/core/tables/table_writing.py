"""Tables of scores written as CSV (wide and long), LaTeX (booktabs), Markdown."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.rank_diagram import test_sentence
from workbench.core.experiment.measures import NAMES, measure_of
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.spreadsheet_formulas import guarded_row

#: Digits after the point in LaTeX and Markdown where neither caller nor table says.
_DIGITS = 4
_LATEX = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "&": r"\&", "%": r"\%",
    "$": r"\$", "#": r"\#", "_": r"\_", "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}", "<": r"\textless{}", ">": r"\textgreater{}",
    "|": r"\textbar{}", '"': r"\textquotedbl{}", "α": r"$\alpha$", "χ": r"$\chi$",
    "²": r"$^2$", "±": r"$\pm$", "×": r"$\times$", "−": "$-$", "\n": " ", "\r": " ",
}  # fmt: skip
_MARKDOWN = {
    "\\": "\\\\", "|": "\\|", "*": "\\*", "`": "\\`", "<": "&lt;", "\n": " ", "\r": " ",
}  # fmt: skip
#: T1 knows the quotation mark that OT1 does not.
_PACKAGES = r"% \usepackage{booktabs} \usepackage[T1]{fontenc}"


def wide_csv(
    table: ScoreTable, *, decimals: int | None = None, percent: bool = False
) -> str:
    """Return data sets in rows, classifiers in columns (RFC 4180).

    Parameters
    ----------
    decimals : int, optional
        Digits after the point; all that the number has when left out.
    percent : bool
        A hundred times the values.

    Returns
    -------
    str
        A gap is an empty field.
    """
    rows = zip(table.datasets, table.values.tolist(), strict=True)
    lines = [[name, *(_plain(v, decimals, percent) for v in row)] for name, row in rows]
    return _csv([["dataset", *table.classifiers], *lines])


def long_csv(
    table: ScoreTable, *, decimals: int | None = None, percent: bool = False
) -> str:
    """Return a row for each score: data set, classifier, measure, value (RFC 4180).

    Parameters as of `wide_csv`.
    """
    rows = [
        [data, learner, table.measure, _plain(value, decimals, percent)]
        for data, row in zip(table.datasets, table.values.tolist(), strict=True)
        for learner, value in zip(table.classifiers, row, strict=True)
    ]
    return _csv([["dataset", "classifier", "measure", "value"], *rows])


def latex(
    table: ScoreTable,
    comparison: Comparison | None = None,
    *,
    decimals: int | None = None,
    percent: bool = False,
    label: str = "tab:scores",
    words: Mapping[str, str] | None = None,
) -> str:
    """Return a table for the package booktabs; the best of a row in bold.

    Parameters
    ----------
    comparison : Comparison, optional
        Adds a row of mean ranks, and the test to the caption.
    decimals : int, optional
        Digits after the point; the table's own, or 4, when left out.
    percent : bool
        A hundred times the values.
    label : str
        To refer to.
    words : mapping, optional
        By the keys of `WORDS`.

    Notes
    -----
    Values that are exactly the best are all bold, as they share a rank.
    """
    say = Words(words)
    head = [say("data_set"), *table.classifiers]
    body = [
        " & ".join([escape_latex(name), *(_strong(c, "\\textbf{", "}") for c in cells)])
        for name, cells in _cells(table, decimals, percent, "--")
    ]
    ranks = _ranks(table, comparison, say)
    foot = []
    if ranks:
        cells = [_strong(cell, "\\textbf{", "}") for cell in ranks]
        foot = ["\\midrule", " & ".join([escape_latex(say("rank")), *cells]) + r" \\"]
    lines = [
        _PACKAGES,
        r"\begin{table}[htbp]",
        r"\centering",
        rf"\caption{{{escape_latex(_caption(table, comparison, percent, say))}}}",
        rf"\label{{{label}}}",
        rf"\begin{{tabular}}{{l{'r' * table.n_classifiers}}}",
        r"\toprule",
        " & ".join(map(escape_latex, head)) + r" \\",
        r"\midrule",
        *(row + r" \\" for row in body),
        *foot,
        r"\bottomrule",
        r"\end{tabular}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def markdown(
    table: ScoreTable,
    comparison: Comparison | None = None,
    *,
    decimals: int | None = None,
    percent: bool = False,
    words: Mapping[str, str] | None = None,
) -> str:
    """Return a table with aligned columns, then the caption; the best of a row in bold.

    Parameters as of `latex`.
    """
    say = Words(words)
    rows = [[escape_markdown(n) for n in (say("data_set"), *table.classifiers)]]
    rows += [
        [escape_markdown(name), *(_strong(cell, "**", "**") for cell in cells)]
        for name, cells in _cells(table, decimals, percent, "")
    ]
    ranks = _ranks(table, comparison, say)
    if ranks:
        cells = [_strong(cell, "**", "**") for cell in ranks]
        rows.append([escape_markdown(say("rank")), *cells])
    widths = [max(3, *map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [_markdown_row(row, widths) for row in (rows[0], rule, *rows[1:])]
    caption = escape_markdown(_caption(table, comparison, percent, say))
    return "\n".join([*lines, "", caption]) + "\n"


def escape_latex(words: str) -> str:
    """Return words of which LaTeX takes every character literally."""
    return "".join(_LATEX.get(character, character) for character in words)


def escape_markdown(words: str) -> str:
    """Return words that stay one cell of a table, without emphasis or markup."""
    return "".join(_MARKDOWN.get(character, character) for character in words)


# -- parts ---------------------------------------------------------------------------

#: What a cell says, and whether it is the best of its row.
_Cell = tuple[str, bool]


def _csv(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as CSV in which no cell is a formula, see `workbench.core.results.spreadsheet_formulas`."""
    text = io.StringIO()
    csv.writer(text).writerows(
        map(guarded_row, rows)
    )  # commas, CRLF, quotes where they are needed
    return text.getvalue()


def _plain(value: float, decimals: int | None, percent: bool) -> str:
    if not math.isfinite(value):
        return "" if math.isnan(value) else repr(value)
    if decimals is not None:
        return f"{value * (100 if percent else 1):.{decimals}f}"
    if not percent:
        return repr(value)
    # a hundred times 0.07 is 7, not 7.000000000000001
    return f"{Decimal(repr(value)).scaleb(2):f}"


def _cells(
    table: ScoreTable, decimals: int | None, percent: bool, gap: str
) -> list[tuple[str, list[_Cell]]]:
    """Return name and cells of each row."""
    if decimals is None:
        decimals = _DIGITS if table.decimals is None else table.decimals
        if percent:
            decimals = max(0, decimals - 2)
    rows = []
    for name, values in zip(table.datasets, table.values.tolist(), strict=True):
        known = [v for v in values if not math.isnan(v)]
        pick = max if table.higher_is_better else min
        best = pick(known) if known else math.nan
        cells = [(_plain(v, decimals, percent) or gap, v == best) for v in values]
        rows.append((name, cells))
    return rows


def _ranks(table: ScoreTable, comparison: Comparison | None, say: Words) -> list[_Cell]:
    """Return the row of mean ranks, empty without a comparison."""
    if comparison is None:
        return []
    ranks = [comparison.mean_ranks[name] for name in table.classifiers]
    return [(say.number(rank), rank == min(ranks)) for rank in ranks]


def _strong(cell: _Cell, before: str, after: str) -> str:
    words, best = cell
    return f"{before}{words}{after}" if best else words


def _caption(
    table: ScoreTable, comparison: Comparison | None, percent: bool, say: Words
) -> str:
    known = table.measure in NAMES
    title = measure_of(table.measure).title if known else table.measure
    title = say.measure(table.measure, title) + (" (%)" if percent else "")
    parts = [say("table_caption", measure=title)]
    if comparison is not None:
        parts.append(test_sentence(comparison, say))
        control = comparison.posthoc.control
        if control:
            parts.append(say("control_only", control=control))
    return " ".join(parts)


def _markdown_row(row: Sequence[str], widths: Sequence[int]) -> str:
    first = row[0].ljust(widths[0])
    rest = [cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True)]
    return "| " + " | ".join([first, *rest]) + " |"
