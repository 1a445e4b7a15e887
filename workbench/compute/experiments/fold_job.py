"""One fold of an experiment as a job, prepared once for each data set and learner."""

from __future__ import annotations

import contextlib
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.experiments.fold_measures import costs_of, measures_of
from workbench.compute.folds.folds import Part, Protocol
from workbench.compute.scoring.fold_result import failed_cell
from workbench.core.experiment.entries import Learner
from workbench.core.experiment.store import pack
from workbench.core.results.evaluating.fold_cell import Cell

#: A saved data set has its protocol beside it, given folds and all.
PROTOCOL = "protocol.json"
#: Evaluations a worker keeps: folds of one cell come one after the other.
_KEPT = 4
#: Rows of the first, untimed try of a plugin.
_WARM_ROWS = 40
_warm: set[str] = set()
_kept: OrderedDict[tuple[str, str, str], Evaluation] = OrderedDict()


@dataclass(frozen=True, slots=True)
class FoldJob:
    """Input of one fold.

    Attributes
    ----------
    folder : str
        A data set saved by `Dataset.save`, with its protocol.
    learner : Learner
    scale : str
    repeat, fold : int
    seed : int
        For the learner's random numbers, unless its parameters name a seed.
    """

    folder: str
    learner: Learner
    scale: str
    repeat: int
    fold: int
    seed: int


def run_fold(job: FoldJob) -> dict[str, Any]:
    """Train and test on one fold; whatever goes wrong is part of the answer.

    Under leave-one-out the one "fold" is all rows, each left out in turn.

    Returns
    -------
    dict
        ``measures, train_rows, test_rows, correct, hits, failure, warnings, chosen,
        params``: the fields of `workbench.core.experiment.store.FoldRow`, and the complete
        parameters.
    """
    nothing = Part(job.repeat, job.fold, np.empty(0, np.int64))
    try:
        evaluation = _evaluation(job)
    except Exception as error:  # noqa: BLE001 - any plugin may raise anything
        return _record(failed_cell(nothing, error), None, {}, {})
    params = seeded(evaluation, job.learner.params, job.seed)
    evaluation.recipe = evaluation.recipe.changed(params=params)
    chosen: Mapping[str, Any] = {}
    if evaluation.request.protocol.kind == "loo":
        if job.learner.select:
            what = "parameters chosen inside each fold under leave-one-out"
            problem = Problem(what, expected="another protocol, or fixed parameters")
            return _record(failed_cell(nothing, problem), None, {}, {})
        cell = _pooled(list(evaluation.cells(evaluation.parts)))
    else:
        part = _part(evaluation, job)
        _warm_up(evaluation, part)
        if job.learner.select:
            from workbench.compute.evaluation.nested_selection import run_selected

            cell, chosen = run_selected(
                evaluation,
                part,
                job.learner.candidates(),
                job.learner.inner_folds,
                job.seed,
            )
        else:
            cell = evaluation.run_cell(part)
    return _record(cell, evaluation.dataset, chosen, dict(evaluation.params))


def _warm_up(evaluation: Evaluation, part: Part) -> None:
    """Let a plugin import what it needs, on a few rows, before it is timed.

    Without it the first fold of a worker takes longer than all others together.
    """
    if evaluation.plugin.id in _warm:
        return
    _warm.add(evaluation.plugin.id)
    few = evaluation.rows[:: max(evaluation.rows.size // _WARM_ROWS, 1)]
    tried = replace(part, test=few[::2], training=few[1::2], trains_on_all=False)
    with contextlib.suppress(Exception):
        evaluation.run_cell(tried)


def seeded(
    evaluation: Evaluation, given: Mapping[str, Any], seed: int
) -> dict[str, Any]:
    """Return complete parameters, with the fold's seed unless one was given."""
    params = dict(evaluation.params)
    if "random_state" in params and "random_state" not in given:
        params["random_state"] = seed
    return params


def _evaluation(job: FoldJob) -> Evaluation:
    """Return the evaluation of a data set and a learner, made or kept."""
    learner = json.dumps(job.learner.to_json(), sort_keys=True)
    key = (job.folder, learner, job.scale)
    if key not in _kept:
        _kept[key] = _prepared(job)
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def _prepared(job: FoldJob) -> Evaluation:
    folder, learner = Path(job.folder), job.learner
    values = json.loads((folder / PROTOCOL).read_text(encoding="utf-8"))
    protocol = Protocol.from_dict(values)
    request = Request(learner.settings(job.scale), protocol)
    return Evaluation(Dataset.open(folder), request, tried=False, every_size=True)


def _part(evaluation: Evaluation, job: FoldJob) -> Part:
    for part in evaluation.parts:
        if (part.repeat, part.fold) == (job.repeat, job.fold):
            return part
    raise Problem(
        f"no fold {job.fold} of repeat {job.repeat}",
        expected=f"one of {len(evaluation.parts)}",
        where=evaluation.dataset.name,
    )


def _pooled(cells: Sequence[Cell]) -> Cell:
    """Return the cells of leave-one-out as one; the first failure stands for all."""
    failed = [cell for cell in cells if cell.failure is not None]
    if failed:
        return replace(failed[0], repeat=0, fold=0)
    first = cells[0]
    scores = [cell.scores for cell in cells if cell.scores is not None]
    return replace(
        first,
        repeat=0,
        fold=0,
        rows=np.concatenate([cell.rows for cell in cells]),
        true=np.concatenate([cell.true for cell in cells]),
        predicted=np.concatenate([cell.predicted for cell in cells]),
        scores=np.vstack(scores) if len(scores) == len(cells) else None,
        fit=sum(cell.fit for cell in cells),
        predict=sum(cell.predict for cell in cells),
        fit_cpu=sum(cell.fit_cpu for cell in cells),
        predict_cpu=sum(cell.predict_cpu for cell in cells),
        memory=max((c.memory for c in cells if c.memory is not None), default=None),
        prior=None,
        weights=(
            None
            if first.weights is None
            else np.concatenate([c.weights for c in cells if c.weights is not None])
        ),
        warnings=tuple(dict.fromkeys(w for cell in cells for w in cell.warnings)),
    )


def _record(
    cell: Cell,
    dataset: Dataset | None,
    chosen: Mapping[str, Any],
    params: Mapping[str, Any],
) -> dict[str, Any]:
    if cell.failure is not None or dataset is None:
        return {"failure": cell.failure, "params": params, "warnings": cell.warnings}
    nominal = dataset.has_nominal_class
    hits = cell.true == cell.predicted
    measures = {**measures_of(cell, dataset), **costs_of(cell)}
    return {
        "measures": measures,
        "train_rows": cell.training_rows,
        "test_rows": int(cell.predicted.size),
        "correct": int(hits.sum()) if nominal else None,
        "hits": pack(hits) if nominal else b"",
        "failure": None,
        "warnings": cell.warnings,
        "chosen": chosen,
        "params": params,
    }
