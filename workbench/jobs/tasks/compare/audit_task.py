"""Tasks of published tables: read one, audit what was printed beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.experiment.results_view import ResultsView, table_from_plain
from workbench.core.results.comparing.audit import Audit
from workbench.core.tables.score_lines import read_text
from workbench.core.tables.table_reading import read_printed


def run(payload: Mapping[str, Any]) -> Audit:
    """Audit a table.

    Parameters
    ----------
    payload : mapping
        ``table`` as `results_view.table_to_plain` makes it and ``printed``, what was
        printed.
    """
    from workbench.compute.statistics.audit.auditor import audit

    return audit(table_from_plain(payload["table"]), payload["printed"])


def read(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Read a table that was pasted, or of a file; while it is typed it may be wrong.

    Parameters
    ----------
    payload : mapping
        ``text``, or ``path`` of a file; ``title, measure, higher_is_better``.

    Returns
    -------
    dict
        ``text`` and either ``problem``, one line, or ``view`` (see
        `ResultsView.to_plain`), ``missing`` (how many cells are empty) and ``aside``
        (rows below the data sets that were left out).
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
        return {"text": text, "problem": str(problem)}
    view = ResultsView(
        payload["title"],
        {payload["measure"]: found.table},
        printed_ranks=found.ranks or {},
    )
    return {
        "text": text,
        "view": view.to_plain(),
        "missing": found.missing,
        "aside": list(found.aside),
    }
