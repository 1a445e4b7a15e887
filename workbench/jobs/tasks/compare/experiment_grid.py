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
from workbench.core.experiment.stored_experiment import stored_plan, was_begun
from workbench.core.results.comparing.stored_grid import (
    PlannedDataset,
    StoredCell,
    StoredGrid,
    fold_id,
)


def run(payload: Mapping[str, Any]) -> StoredGrid | None:
    """Gather what is stored.

    Parameters
    ----------
    payload : mapping
        ``folder``, ``measure``, and optionally ``protocol`` (a key; else that of the
        run before).

    Returns
    -------
    StoredGrid or None
        None where no experiment was begun: its run was stopped before.

    Raises
    ------
    Problem
        When the folder holds no results.
    """
    with Results(Path(payload["folder"])) as results:
        if not was_begun(results):
            return None
        plan = stored_plan(results)
        about = {key: facts for key, (_, facts) in results.datasets().items()}
        protocol = payload.get("protocol") or plan.protocol
        datasets = tuple(
            PlannedDataset(
                key=key,
                name=name,
                asked=str(about.get(key, {}).get("asked", "")),
                source=str(about.get(key, {}).get("source", "")),
                rows=int(about.get(key, {}).get("rows", 0)),
                parts=parts,
            )
            for key, name, parts in plan.datasets
        )
        folds = results.gathered(protocol, payload["measure"])
    return StoredGrid(
        protocol,
        payload["measure"],
        datasets if protocol == plan.protocol else (),
        tuple(_cell(p, list(rows)) for p, rows in groupby(folds, itemgetter(0, 1))),
    )


def _cell(place: tuple[str, str], rows: list[tuple[Any, ...]]) -> StoredCell:
    ids = [fold_id(repeat, fold) for _, _, repeat, fold, *_ in rows]
    texts = [json.loads(row[6]) for row in rows if row[6]]
    return StoredCell(
        data=place[0],
        learner=place[1],
        folds=np.array(ids, np.int64),
        values=np.array([row[4] for row in rows], np.float64),  # None: NaN
        failures=tuple(
            (here, json.loads(row[5]))
            for here, row in zip(ids, rows, strict=True)
            if row[5]
        ),
        warnings=tuple(dict.fromkeys(text for several in texts for text in several)),
    )
