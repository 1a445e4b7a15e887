"""The table of scores as text, in each format that is offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.core.score_table import ScoreTable

#: The formats, and what their files end in.
KINDS = ("latex", "markdown", "csv", "long")
SUFFIXES = {"latex": ".tex", "markdown": ".md", "csv": ".csv", "long": ".csv"}


def text_of(kind: str, table: ScoreTable, document: Mapping[str, Any] | None) -> str:
    """Return a table with its ranks and the sentence of its test, where there is one."""
    from workbench.core import table_text

    makers = {
        "latex": table_text.latex,
        "markdown": table_text.markdown,
        "csv": table_text.csv_wide,
        "long": table_text.csv_long,
    }
    return makers[kind](table, document)
