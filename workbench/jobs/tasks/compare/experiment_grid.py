"""Task of the grid: every stored fold of a protocol, gathered by cell."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np

from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import stored_plan

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
        folds = results.gathered(protocol, payload["measure"])
    return {
        "protocol": protocol,
        "measure": payload["measure"],
        "datasets": datasets if protocol == plan.protocol else [],
        "learners": [{"key": key, "name": name} for key, name in plan.learners],
        "cells": _cells(folds),
    }


def _cells(folds: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [
        _cell(place, list(rows)) for place, rows in groupby(folds, itemgetter(0, 1))
    ]


def _cell(place: tuple[str, str], rows: list[tuple[Any, ...]]) -> dict[str, Any]:
    ids = [repeat * REPEAT + fold for _, _, repeat, fold, *_ in rows]
    texts = [json.loads(row[6]) for row in rows if row[6]]
    return {
        "data": place[0],
        "learner": place[1],
        "folds": np.array(ids, np.int64),
        "values": np.array([row[4] for row in rows], np.float64),  # None: NaN
        "failures": [
            [here, json.loads(row[5])]
            for here, row in zip(ids, rows, strict=True)
            if row[5]
        ],
        "warnings": list(dict.fromkeys(text for several in texts for text in several)),
    }
