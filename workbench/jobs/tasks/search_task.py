"""The task of search structures: one measured on a data set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.core.results.describing.search_report import SearchReport


def run(payload: Mapping[str, Any]) -> SearchReport:
    """Measure a search structure.

    Parameters
    ----------
    payload : mapping
        ``data``, the folder of a saved data set, and the fields of `Asked`.

    Raises
    ------
    Problem
        As `measure_search`.
    """
    given = {name: value for name, value in payload.items() if name != "data"}
    return measure_search(Dataset.open(Path(payload["data"])), Asked(**given))
