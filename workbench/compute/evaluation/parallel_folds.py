"""Parallel folds in worker processes; the result does not depend on their number."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing.process import BaseProcess
from pathlib import Path

from threadpoolctl import threadpool_limits

from workbench.api import Dataset
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate, report_cell
from workbench.compute.scoring.evaluation_report import evaluation_result
from workbench.compute.scoring.fold_result import Cell
from workbench.core.program.import_path import safe_path
from workbench.core.program.process_tree import Guard, end_with, kill_group, marked
from workbench.core.program.temporary_folder import own_folder
from workbench.core.results.evaluation import EvaluationResult

#: What a worker process keeps between its tasks.
_evaluation: Evaluation | None = None


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
        When the request does not fit the data or the plugin.
    """
    if jobs == 1 or request.learn_once:
        with threadpool_limits(1):
            return evaluate(dataset, request, test)
    started = time.perf_counter()
    evaluation = Evaluation(dataset, request, test)
    if evaluation.one_query or len(evaluation.parts) == 1:
        with threadpool_limits(1):
            return evaluate(dataset, request, test)
    with own_folder() as folder:
        folders = _saved(folder, dataset, test)
        cells = _spread(evaluation, folders, min(jobs, len(evaluation.parts)))
    return evaluation_result(evaluation, cells, time.perf_counter() - started)


def _saved(folder: Path, dataset: Dataset, test: Dataset | None) -> list[Path]:
    folders = []
    for name, data in (("data", dataset), ("test", test)):
        if data is not None:
            (folder / name).mkdir()
            data.save(folder / name)
            folders.append(folder / name)
    return folders


def _spread(evaluation: Evaluation, folders: list[Path], jobs: int) -> list[Cell]:
    total = len(evaluation.parts)
    size = max(total // (jobs * 8), 1)
    before = set(multiprocessing.active_children())
    guard = Guard()
    with (
        safe_path(),
        marked(guard.mark()),
    ):  # the pool and its first task start processes
        pool = ProcessPoolExecutor(
            jobs,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_start,
            initargs=(os.getpid(), folders, evaluation.request),
        )
        futures: list[Future[list[Cell]]] = [
            pool.submit(_run, first, min(first + size, total))
            for first in range(0, total, size)
        ]
    workers = set(multiprocessing.active_children()) - before
    for worker in workers:
        guard.watch(worker.pid or 0)
    try:
        return _gathered(pool, futures, workers, total)
    finally:
        guard.close()


def _gathered(
    pool: ProcessPoolExecutor,
    futures: list[Future[list[Cell]]],
    workers: set[BaseProcess],
    total: int,
) -> list[Cell]:
    cells: list[Cell] = []
    with pool:
        try:
            for future in as_completed(futures):
                for cell in future.result():
                    cells.append(cell)
                    report_cell(cell, len(cells), total)
        except BaseException:
            # Ctrl+C or a cancelled job: what has not begun never will, and what has
            # is not waited for
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()  # a plugin may ignore anything weaker
            raise
        finally:
            for worker in workers:
                kill_group(worker.pid or 0)
    return cells


def _start(parent: int, folders: list[Path], request: Request) -> None:
    global _evaluation
    end_with(parent)  # which also tells us to stop
    sys.stdout = sys.stderr  # what a plugin prints is not part of the answer
    data, *test = [Dataset.open(folder) for folder in folders]
    tested = test[0] if test else None
    _evaluation = Evaluation(data, request, tested, tried=False)
    threadpool_limits(1)


def _run(first: int, last: int) -> list[Cell]:
    assert _evaluation is not None
    return list(_evaluation.cells(_evaluation.parts[first:last]))
