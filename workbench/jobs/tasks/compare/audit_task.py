"""Tasks of published tables: read one, audit what was printed beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.results.comparing.audit import Audit
from workbench.core.results.comparing.results_view import PastedTable, ResultsView
from workbench.core.tables.score_lines import read_text
from workbench.core.tables.table_reading import read_printed


def run(payload: Mapping[str, Any]) -> Audit:
    """Audit a table.

    Parameters
    ----------
    payload : mapping
        ``table`` (a `ScoreTable`) and ``printed``, what was
        printed.
    """
    from workbench.compute.statistics.audit.auditor import audit

    return audit(payload["table"], payload["printed"])


def read(payload: Mapping[str, Any]) -> PastedTable:
    """Read a table that was pasted, or of a file; while it is typed it may be wrong.

    Parameters
    ----------
    payload : mapping
        ``text``, or ``path`` of a file; ``title, measure, higher_is_better``.
    """
    text = payload.get("text", "")
    try:
        if payload.get("path"):
            text = read_text(Path(payload["path"]))
        found = read_printed(
            text,
            "",  # the text is beside the complaint: its line is all that is needed
            measure=payload["measure"],
            higher_is_better=payload["higher_is_better"],
        )
    except Problem as problem:
        return PastedTable(text, str(problem))
    view = ResultsView(
        payload["title"],
        {payload["measure"]: found.table},
        printed_ranks=found.ranks or {},
    )
    return PastedTable(text, "", view, found.missing, tuple(found.aside))
