"""Task of the grid: every stored fold of a protocol, gathered by cell."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.core.results import Results
from workbench.core.stored_experiment import stored_plan

#: One number tells a fold: repeat * REPEAT + fold.
REPEAT = 1_000_000


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Gather what is stored.

    Parameters
    ----------
    payload : mapping
        ``folder``, ``measure``, and optionally ``protocol`` (a key; else that of the
        run before).

    Returns
    -------
    dict
        ``protocol, measure``; ``datasets [{key, name, asked, source, rows, parts}]`` of the plan;
        ``learners [{key, name}]``; ``cells [{data, learner, folds, values,
        failures, warnings}]``: ``folds`` are repeat * `REPEAT` + fold, ``values`` the
        measure of each (NaN where it has none), ``failures`` ``[fold, reason]``.

    Raises
    ------
    Problem
        When the folder holds no results.
    """
    with Results(Path(payload["folder"])) as results:
        plan = stored_plan(results)
        about = {key: facts for key, (_, facts) in results.datasets().items()}
        protocol = payload.get("protocol") or plan.protocol
        datasets = [
            {
                "key": key,
                "name": name,
                "parts": parts,
                "asked": str(about.get(key, {}).get("asked", "")),
                "source": str(about.get(key, {}).get("source", "")),
                "rows": int(about.get(key, {}).get("rows", 0)),
            }
            for key, name, parts in plan.datasets
        ]
        records = results.folds(protocol)
    return {
        "protocol": protocol,
        "measure": payload["measure"],
        "datasets": datasets if protocol == plan.protocol else [],
        "learners": [{"key": key, "name": name} for key, name in plan.learners],
        "cells": _cells(records, payload["measure"]),
    }


def _cells(records: list[dict[str, Any]], measure: str) -> list[dict[str, Any]]:
    cells: dict[tuple[str, str], dict[str, Any]] = {}
    for record in records:
        place = (record["data"], record["learner"])
        cell = cells.get(place)
        if cell is None:
            cell = cells[place] = {
                "data": place[0], "learner": place[1], "folds": [], "values": [],
                "failures": [], "warnings": [],
            }  # fmt: skip
        here = record["repeat"] * REPEAT + record["fold"]
        cell["folds"].append(here)
        value = record[measure]
        cell["values"].append(np.nan if value is None else value)
        if record["failure"]:
            cell["failures"].append([here, record["failure"]])
        for text in record["warnings"] or ():
            if text not in cell["warnings"]:
                cell["warnings"].append(text)
    for cell in cells.values():
        cell["folds"] = np.asarray(cell["folds"], np.int64)
        cell["values"] = np.asarray(cell["values"], np.float64)
    return list(cells.values())
