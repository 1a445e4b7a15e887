"""The table of scores as text, in each format that is offered."""

from __future__ import annotations

from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.score_table import ScoreTable

#: The formats, and what their files end in.
KINDS = ("latex", "markdown", "csv", "long")
SUFFIXES = {"latex": ".tex", "markdown": ".md", "csv": ".csv", "long": ".csv"}


def text_of(kind: str, table: ScoreTable, comparison: Comparison | None) -> str:
    """Return a table; LaTeX and Markdown have its ranks and the sentence of its test."""
    # imported late: the room opens before anything is taken out of it
    from workbench.core.tables import table_writing
    from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords

    if kind == "csv":
        return table_writing.wide_csv(table)
    if kind == "long":
        return table_writing.long_csv(table)
    words = DiagramWords().words()
    make = table_writing.latex if kind == "latex" else table_writing.markdown
    return make(table, comparison, words=words)
