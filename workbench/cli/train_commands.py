"""The commands ``evaluate`` and ``fit``: test a classifier, or train it on all rows."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from workbench.cli import plugin_isolation, text_output
from workbench.cli.ending import SOME_FAILED, complain
from workbench.cli.input_options import (
    Data,
    Json,
    protocol_of,
    with_folds,
)
from workbench.cli.learner_options import LearnerOptions, takes_learner
from workbench.cli.reading_options import Reading, reads_data

if TYPE_CHECKING:
    from workbench.api import Dataset
    from workbench.compute.evaluation.request import Request
    from workbench.core.results.evaluating.evaluation import (
        EvaluationResult,
        FoldFailure,
    )
    from workbench.core.results.evaluating.model_report import ModelReport


@reads_data
@takes_learner
def evaluate(
    data: Data,
    learner: LearnerOptions,
    reading: Reading,
    cv: Annotated[int | None, typer.Option(help="Stratified folds (10).")] = None,
    loo: Annotated[bool, typer.Option("--loo", help="Leave one out.")] = False,
    split: Annotated[float | None, typer.Option(help="Train on that per cent.")] = None,
    train: Annotated[
        bool, typer.Option("--train", help="Test on the training rows.")
    ] = False,
    test: Annotated[str | None, typer.Option(help="Test on that data set.")] = None,
    folds: Annotated[
        str | None,
        typer.Option(
            help='{"test": [[row, …], …]} in a JSON file, openml-task:31, or weka.'
        ),
    ] = None,
    repeats: Annotated[int, typer.Option(help="Repeat --cv or --split.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the folds.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 1,
    predictions: Annotated[
        bool, typer.Option("--predictions", help="List every tested row.")
    ] = False,
    learn_once: Annotated[
        bool,
        typer.Option(
            "--learn-once", help="Learn the metric once on all rows (optimistic)."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Train and test one classifier or regressor."""
    protocol = protocol_of(cv, loo, split, train, test, folds, repeats, seed)
    dataset = reading.read(data)
    if folds is not None:
        protocol = with_folds(protocol, folds, dataset)
    tested = None if test is None else _test_set(test, dataset, reading)
    from workbench.compute.evaluation.request import Request
    from workbench.jobs.parallel_folds import evaluate_with

    request = Request(learner.settings(), protocol, predictions, learn_once)
    with text_output.progress_bar():
        foreign = plugin_isolation.foreign_in(request)
        if foreign:
            result = _evaluated_apart(dataset, request, foreign, tested)
        else:
            result = evaluate_with(dataset, request, jobs, tested)
    text_output.answer(result, as_json, text_output.evaluation)
    if result.failed:
        _list_failures(result.failed)
        raise typer.Exit(SOME_FAILED)


def _test_set(test: str, dataset: Dataset, reading: Reading) -> Dataset:
    from workbench.compute.fitting.column_alignment import read_rows

    return read_rows(test, dataset, reading.read)


def _evaluated_apart(
    dataset: Dataset, request: Request, foreign: tuple[str, ...], test: Dataset | None
) -> EvaluationResult:
    """Evaluate in the worker: a foreign plugin may do anything to its process."""
    from workbench.jobs.tasks.classify.evaluate_task import payload_of

    payload = payload_of(request)
    with plugin_isolation.folder() as folder:
        payload["data"] = plugin_isolation.saved(dataset, folder / "data")
        if test is not None:
            payload["test"] = plugin_isolation.saved(test, folder / "test")
        result: EvaluationResult = plugin_isolation.run("evaluate", payload, foreign)
        return result


def _fitted_apart(
    dataset: Dataset, request: Request, foreign: tuple[str, ...], out: Path | None
) -> ModelReport:
    from workbench.jobs.tasks.classify.evaluate_task import payload_of

    payload = payload_of(request) | {"path": str(out or "")}
    with plugin_isolation.folder() as folder:
        payload["data"] = plugin_isolation.saved(dataset, folder / "data")
        report: ModelReport = plugin_isolation.run("fit", payload, foreign)
        return report


def _list_failures(failed: Iterable[FoldFailure]) -> None:
    for failure in failed:
        where = f"repeat {failure.repeat + 1}, fold {failure.fold + 1}"
        complain(f"{where}: {failure.type}: {failure.text}")


@reads_data
@takes_learner
def fit(
    data: Data,
    learner: LearnerOptions,
    reading: Reading,
    out: Annotated[
        Path | None, typer.Option(help="Save the model there (.skops).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Train on all rows and print the model."""
    dataset = reading.read(data)
    from workbench.compute.evaluation.request import Request
    from workbench.compute.models.model_description import fit_request
    from workbench.compute.models.saved_models import fitted_report

    request = Request(learner.settings())
    with text_output.progress_bar():
        foreign = plugin_isolation.foreign_in(request)
        if foreign:
            report = _fitted_apart(dataset, request, foreign, out)
        else:
            report = fitted_report(fit_request(dataset, request), out)
    text_output.answer(report, as_json, text_output.model)
