"""The table of scores as text, in each format that is offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.core.score_table import ScoreTable

#: The formats, and what their files end in.
KINDS = ("latex", "markdown", "csv", "long")
SUFFIXES = {"latex": ".tex", "markdown": ".md", "csv": ".csv", "long": ".csv"}


def text_of(kind: str, table: ScoreTable, document: Mapping[str, Any] | None) -> str:
    """Return a table; LaTeX and Markdown have its ranks and the sentence of its test."""
    # imported late: the room opens before anything is taken out of it
    from workbench.core import table_text
    from workbench.ui.rooms.compare.diagram_page_words import DiagramWords

    if kind == "csv":
        return table_text.wide_csv(table)
    if kind == "long":
        return table_text.long_csv(table)
    words = DiagramWords().words()
    make = table_text.latex if kind == "latex" else table_text.markdown
    return make(table, document or None, words=words)
