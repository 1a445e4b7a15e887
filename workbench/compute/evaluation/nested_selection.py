"""Nested cross-validation: parameters selected by inner folds of the training rows.

What chooses parameters by the rows that judge them is optimistic (Cawley and Talbot,
2010): here the test rows of a fold are not at hand when its parameters are chosen.
"""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem, check, check_params, make, progress
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import check_options
from workbench.compute.folds.folds import Part, Protocol, plan, usable_rows
from workbench.compute.scoring import scores
from workbench.compute.scoring.fold_result import failed_cell
from workbench.core.results.evaluating.fold_cell import Cell

#: Scores closer than this are a tie: the same folds summed up in another order.
_TIE = 1e-12

Candidates = Sequence[Mapping[str, Any]]


def run_selected(
    evaluation: Evaluation,
    part: Part,
    candidates: Candidates,
    inner_folds: int,
    seed: int,
) -> tuple[Cell, dict[str, Any]]:
    """Choose parameters by the training rows of a part, then run it with them.

    Every candidate is tested on the same stratified folds; filters, scale and whatever
    else is learned are fitted inside each of them. That of greatest mean accuracy of
    the folds is chosen (of least mean root squared error for a numeric class), the
    first of equals.

    Parameters
    ----------
    evaluation : Evaluation
        Its parameters (those of its recipe) hold where a candidate says nothing.
    candidates : sequence of mapping
        Parameters by name, tried in this order.
    inner_folds : int
        At most one for each row.
    seed : int
        Of the inner folds.

    Returns
    -------
    cell : Cell
        Its seconds to fit include the choice. A choice that fails is the cell's
        failure.
    chosen : dict
        The chosen candidate; empty after a failure.

    Raises
    ------
    Problem
        When a candidate is outside the plugin's limits.
    Cancelled
        When the job was cancelled.
    """
    variants = [with_params(evaluation, candidate) for candidate in candidates]
    clock, processor = time.perf_counter(), time.process_time()
    try:
        protocol = Protocol("cv", inner_folds, seed=seed)
        trials = _trials(_within(variants, part, protocol))
        best = _best(trials, evaluation.dataset)
    except Exception as error:  # noqa: BLE001 - any plugin may raise anything
        return failed_cell(part, error), {}
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    cell = variants[best].run_cell(part)
    known = [trial.memory for trial in trials if trial.memory is not None]
    if cell.failure is None:
        cell = replace(
            cell,
            fit=cell.fit + clock,
            fit_cpu=cell.fit_cpu + processor,
            memory=None if cell.memory is None else max(cell.memory, *known, 0),
            warnings=(*cell.warnings, *_words(trials)),
        )
    return cell, dict(candidates[best])


def with_params(evaluation: Evaluation, candidate: Mapping[str, Any]) -> Evaluation:
    """Return the same evaluation with some other parameters.

    Raises
    ------
    Problem
        When one is outside the plugin's limits, or the request cannot be met with it.
    """
    checked = check_params(evaluation.plugin.params, candidate)
    # of the recipe: a seed given to one fold only stays
    given = {name: checked[name] for name in candidate}
    params = {**evaluation.recipe.settings.params, **given}
    found = copy.copy(evaluation)
    found.params = params
    learner = replace(evaluation.request.learner, params=params)
    found.request = replace(evaluation.request, learner=learner)
    found.recipe = evaluation.recipe.changed(params=params)
    estimator = make(found.cls, params)
    check_options(learner, found.plugin, estimator, found.dataset)
    return found


@dataclass(frozen=True, slots=True)
class _Trial:
    """How a candidate did in the inner folds; `score` is None after a failure."""

    score: float | None
    memory: int | None = None
    failure: str = ""


def _within(
    variants: Sequence[Evaluation], part: Part, protocol: Protocol
) -> list[Evaluation]:
    """Return evaluations of the training rows of a part alone, on the same folds."""
    if not variants:
        return []
    whole = variants[0]
    rows = (part.train(whole.rows), part.unlabelled(whole.rows, whole.dataset.n_rows))
    # classes are relabelled already, which must not happen twice
    dataset = whole.dataset.take(np.concatenate(rows))
    usable, parts = usable_rows(dataset), plan(protocol, dataset)
    inner = []
    for variant in variants:
        one = copy.copy(variant)
        one.dataset, one.test, one.rows, one.parts = dataset, None, usable, parts
        one.request = replace(variant.request, protocol=protocol)
        one.recipe = replace(variant.recipe, seed=protocol.seed)
        one.every_size = False
        inner.append(one)
    return inner


def _trials(variants: Sequence[Evaluation]) -> list[_Trial]:
    trials = []
    for done, evaluation in enumerate(variants):
        progress(done / len(variants), f"candidate {done + 1} of {len(variants)}")
        trials.append(_trial(evaluation))
    return trials


def _trial(evaluation: Evaluation) -> _Trial:
    nominal = evaluation.dataset.has_nominal_class
    values: list[float] = []
    memory: int | None = None
    for part in evaluation.parts:
        check()
        cell = evaluation.run_cell(part)
        if cell.failure is not None:
            return _Trial(None, memory, cell.failure["text"])
        if cell.memory is not None:
            memory = max(cell.memory, memory or 0)
        if nominal:
            values.append(float((cell.true == cell.predicted).mean()))
        else:
            error = scores.regression(cell.true, cell.predicted).rmse
            values.append(math.nan if error is None else error)
    mean = math.fsum(values) / len(values)
    if not math.isfinite(mean):
        return _Trial(None, memory, "predicted no finite numbers")
    return _Trial(mean, memory)


def _best(trials: Sequence[_Trial], dataset: Dataset) -> int:
    """Return the place of the best candidate, the first of equals."""
    if not trials:
        raise Problem("no candidate", expected="at least one to choose from")
    sign = 1.0 if dataset.has_nominal_class else -1.0
    best, best_score = -1, -math.inf
    for place, trial in enumerate(trials):
        if trial.score is not None and sign * trial.score > best_score + _TIE:
            best, best_score = place, sign * trial.score
    if best < 0:
        raise Problem(
            f"all {len(trials)} candidates failed, the first: {trials[0].failure}",
            expected="one that can be trained on the inner folds",
        )
    return best


def _words(trials: Sequence[_Trial]) -> tuple[str, ...]:
    failed = [trial.failure for trial in trials if trial.score is None]
    if not failed:
        return ()
    return (f"{len(failed)} of {len(trials)} candidates failed, as: {failed[0]}",)
