"""Evaluation of one classifier by a protocol, in this process."""

from __future__ import annotations

import time
import warnings
from dataclasses import replace

from workbench.api import Dataset, Problem, numeric_attributes, partial, progress
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.fit_warnings import texts_of
from workbench.compute.scoring.evaluation_report import (
    data_summary,
    evaluation_result,
)
from workbench.core.results.evaluating.evaluation import (
    EvaluationResult,
    FoldCount,
    FoldWarning,
)
from workbench.core.results.evaluating.fold_cell import Cell


def evaluate(
    dataset: Dataset,
    request: Request,
    test: Dataset | None = None,
    estimator_class: type | None = None,
) -> EvaluationResult:
    """Evaluate in this process, reporting progress and a `FoldCount` per fold.

    Raises
    ------
    Problem
        When the request does not fit the data or the plugin.
    Cancelled
        When the job was cancelled between two folds, or by the plugin's own check.
    """
    started = time.perf_counter()
    if request.learn_once:
        return _evaluate_learned_once(dataset, request, estimator_class)
    evaluation = Evaluation(dataset, request, test, estimator_class)
    done = []
    for cell in evaluation.cells(evaluation.parts):
        done.append(cell)
        report_cell(cell, len(done), len(evaluation.parts))
    return evaluation_result(evaluation, done, time.perf_counter() - started)


def report_cell(cell: Cell, done: int, total: int) -> None:
    """Tell the listener about one finished fold; thinned where folds are many."""
    if done % max(total // 100, 1) == 0 or done == total:
        progress(done / total, f"fold {done} of {total}")
    if total <= 1000:
        correct = int((cell.true == cell.predicted).sum())
        failed = cell.failure is not None
        n = int(cell.predicted.size)
        partial(FoldCount(cell.repeat, cell.fold, n, correct, failed))


def _evaluate_learned_once(
    dataset: Dataset, request: Request, estimator_class: type | None
) -> EvaluationResult:
    """Learn a metric on all rows, then test k-NN under it: optimistic, and badged so.

    Raises
    ------
    Problem
        When the plugin learns no linear map.
    """
    training = replace(request, learn_once=False)
    learner = Evaluation(dataset, training, None, estimator_class, tried=False)
    everything = learner.dataset.take(learner.rows)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pipeline, preparation = learner.fit_all()
        estimator = learner.fit_estimator(preparation, pipeline.train)
    components = getattr(estimator, "components_", None)
    if components is None:
        raise Problem(
            f"{request.learner.plugin} learns no linear map",
            expected="a plugin that does, for learning once on all rows",
        )
    prepared = preparation.transform(pipeline.apply(everything).X)
    mapped = (
        prepared @ answer_checks.linear_map(estimator, components, prepared.shape[1]).T
    )
    plain = {"n_neighbors": learner.params.get("n_neighbors", 5)}
    view = everything.with_columns(mapped, numeric_attributes(mapped.shape[1]))
    inner = replace(
        request.learner, plugin="knn", params=plain, scale="none", filters=()
    )
    result = evaluate(view, replace(training, learner=inner))
    # what went wrong in the only training holds for every fold
    folds = (result.protocol.folds or 0) * result.protocol.repeats
    learned = (FoldWarning(text, folds) for text in texts_of(caught))
    return replace(
        result,
        data=data_summary(dataset),
        classifier=learner.plugin.id,
        params=learner.params,
        filters=tuple(step.to_dict() for step in learner.filters),
        scale=request.learner.scale,
        prepared=tuple(learner.prepared),
        warnings=(*learned, *result.warnings),
        badges=("METRIC:ALL",),
    )
