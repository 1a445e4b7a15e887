"""Tasks of the reproduction page: thesis data sets, and the audit of the thesis."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.thesis.thesis_audit import remarks, statistics_of
from workbench.compute.thesis.thesis_data import found_data
from workbench.core.experiment.results_view import table_from_plain
from workbench.core.thesis.thesis_tables import thesis


def data(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Look for the data sets of the thesis (task ``thesis_data``).

    Parameters
    ----------
    payload : mapping
        ``folders``: where to look, a list of paths.

    Returns
    -------
    list of dict
        See `workbench.compute.thesis.thesis_data.found_data`.
    """
    return found_data([Path(folder) for folder in payload["folders"]])


def audit(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute all statistics again (task ``thesis_audit``).

    Parameters
    ----------
    payload : mapping
        ``tables``: the measured tables, by number as text (see `table_to_plain`);
        may be empty.

    Returns
    -------
    dict
        ``printed`` and ``measured``: by number as text what
        `workbench.compute.thesis.thesis_audit.statistics_of` returns, of the printed and of
        the measured scores; ``remarks``: a list.
    """
    measured = {
        n: statistics_of(table_from_plain(t)) for n, t in payload["tables"].items()
    }
    printed = {str(n): statistics_of(p.table) for n, p in thesis().tables.items()}
    kept = {number: tests for number, tests in measured.items() if tests}
    return {"printed": printed, "measured": kept, "remarks": remarks()}
