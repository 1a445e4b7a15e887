"""Tasks of the reproduction page: thesis data sets, and the audit of the thesis."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.thesis.thesis_audit import remarks, statistics_of
from workbench.compute.thesis.thesis_data import found_data
from workbench.core.results.comparing.reproduction import FoundData, ThesisAudit
from workbench.core.thesis.thesis_tables import thesis


def data(payload: Mapping[str, Any]) -> tuple[FoundData, ...]:
    """Look for the data sets of the thesis (task ``thesis_data``).

    Parameters
    ----------
    payload : mapping
        ``folders``: where to look, a list of paths.
    """
    return found_data([Path(folder) for folder in payload["folders"]])


def audit(payload: Mapping[str, Any]) -> ThesisAudit:
    """Compute all statistics again (task ``thesis_audit``).

    Parameters
    ----------
    payload : mapping
        ``tables``: the measured tables, by number (each a `ScoreTable`); may be empty.
    """
    measured = {n: statistics_of(t) for n, t in payload["tables"].items()}
    printed = {n: statistics_of(p.table) for n, p in thesis().tables.items()}
    kept = {number: tests for number, tests in measured.items() if tests}
    return ThesisAudit(printed, kept, remarks())
