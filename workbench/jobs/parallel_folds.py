"""Evaluation whose folds are spread over the pool; their number changes no result."""

from __future__ import annotations

import queue
import sys
import time
from pathlib import Path
from typing import Any

from threadpoolctl import threadpool_limits

from workbench.api import Dataset
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate, report_cell
from workbench.compute.scoring.evaluation_report import evaluation_result
from workbench.core.program.temporary_folder import own_folder
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.fold_cell import Cell
from workbench.jobs.isolation import answer_of, next_event
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, JobSpec
from workbench.jobs.tasks.classify.evaluate_task import payload_of


def evaluate_with(
    dataset: Dataset, request: Request, jobs: int = 1, test: Dataset | None = None
) -> EvaluationResult:
    """Evaluate with `jobs` processes, each with one BLAS thread.

    Parameters
    ----------
    jobs : int
        1 stays in this process.
    test : Dataset, optional
        The supplied test set of the protocol ``test``.

    Raises
    ------
    Problem
        When the request does not fit the data or the plugin, or a process dies.
    """
    if jobs == 1 or request.learn_once:
        with threadpool_limits(1):
            return evaluate(dataset, request, test)
    started = time.perf_counter()
    evaluation = Evaluation(dataset, request, test)
    total = len(evaluation.parts)
    if evaluation.one_query or total == 1:
        with threadpool_limits(1):
            return evaluate(dataset, request, test)
    jobs = min(jobs, total)
    with own_folder() as folder:
        payload = payload_of(request) | _saved(folder, dataset, test)
        cells = _gathered(_specs(payload, total, jobs), total, jobs)
    return evaluation_result(evaluation, cells, time.perf_counter() - started)


def _saved(folder: Path, dataset: Dataset, test: Dataset | None) -> dict[str, str]:
    places = {}
    for name, data in (("data", dataset), ("test", test)):
        if data is not None:
            (folder / name).mkdir()
            data.save(folder / name)
            places[name] = str(folder / name)
    return places


def _specs(payload: dict[str, Any], total: int, jobs: int) -> list[JobSpec]:
    """Return a job for every few folds: eight for each process."""
    size = max(total // (jobs * 8), 1)
    return [
        JobSpec(
            "evaluate_folds",
            {**payload, "first": first, "last": min(first + size, total)},
            title="evaluate",
            charges="never",  # foreign plugins are run elsewhere
        )
        for first in range(0, total, size)
    ]


def _gathered(specs: list[JobSpec], total: int, jobs: int) -> list[Cell]:
    """Run the jobs; the first that fails, or Ctrl+C, ends all of them."""
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()
    pool = LocalPool(events.put, workers=jobs, pictures=False)
    cells: list[Cell] = []
    try:
        left = {pool.submit(spec): spec for spec in specs}
        while left:
            event = next_event(events)
            if not event.is_ending:
                continue
            sys.stderr.write(event.message)  # what a plugin prints is no answer
            for cell in answer_of(left.pop(event.job), event):
                cells.append(cell)
                report_cell(cell, len(cells), total)
    finally:
        pool.close()
    return cells
