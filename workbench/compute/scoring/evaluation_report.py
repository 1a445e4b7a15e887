"""Summary of an evaluation: its cells as one result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from workbench.api import Dataset
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.folds.folds import Part, Protocol, usable_rows
from workbench.compute.scoring.cost_meter import metered
from workbench.compute.scoring.fold_result import describe_failure
from workbench.compute.scoring.score_summary import summarise
from workbench.core.results.evaluating.evaluation import (
    DataSummary,
    EvaluationResult,
    FoldWarning,
    Seconds,
    TestedProtocol,
)
from workbench.core.results.evaluating.fold_cell import Cell


def evaluation_result(
    evaluation: Evaluation, cells: Iterable[Cell], wall: float
) -> EvaluationResult:
    """Sum the cells of an evaluation up.

    Parameters
    ----------
    cells : iterable of Cell
        In any order; those that failed are listed.
    wall : float
        Seconds that passed meanwhile.
    """
    found = sorted(cells, key=lambda cell: (cell.repeat, cell.fold))
    dataset, request = evaluation.dataset, evaluation.request
    caught = Counter(text for cell in found for text in cell.warnings)
    learner = request.learner
    summary = summarise(found, dataset, request.predictions, learner.costs)
    return EvaluationResult(
        data=data_summary(dataset),
        classifier=evaluation.plugin.id,
        params=evaluation.params,
        protocol=_protocol(request.protocol, evaluation.parts),
        filters=tuple(step.to_dict() for step in evaluation.filters),
        scale=learner.scale,
        options=learner.beyond_usual(),
        n=summary.n,
        figures=summary.figures,
        instance_weighted=summary.instance_weighted,
        predictions=summary.predictions,
        meter=metered(found),
        seconds=Seconds(
            fit=sum(cell.fit for cell in found),
            predict=sum(cell.predict for cell in found),
            wall=wall,
        ),
        prepared=tuple(evaluation.prepared),
        failed=tuple(describe_failure(cell) for cell in found if cell.failure),
        warnings=tuple(FoldWarning(text, n) for text, n in caught.items()),
        notes=(*dataset.notes, *_rows_unused(evaluation)),
    )


def data_summary(dataset: Dataset) -> DataSummary:
    """Return name, size and classes of a data set."""
    return DataSummary(
        dataset.name, dataset.n_rows, dataset.n_attributes, tuple(dataset.classes)
    )


def _rows_unused(evaluation: Evaluation) -> list[str]:
    """Say how many rows trained nothing or were not judged, for want of a class."""
    notes = []
    left_out = evaluation.dataset.n_rows - evaluation.rows.size
    if left_out:
        notes.append(f"{left_out} rows with a missing class left out")
    test = evaluation.test
    if test is not None and not usable_rows(test).size:
        notes.append(
            f"no class in the test set: {test.n_rows} rows predicted, none judged"
        )
    return notes


def _protocol(protocol: Protocol, parts: Sequence[Part]) -> TestedProtocol:
    """Return the protocol with the folds and repeats there really were."""
    is_split = protocol.kind in ("split", "weka-split")
    return TestedProtocol(
        kind=protocol.kind,
        folds=len({part.fold for part in parts}),
        repeats=len({part.repeat for part in parts}),
        seed=protocol.seed,
        percent=protocol.percent if is_split else None,
        test_data=protocol.test_data if protocol.kind == "test" else None,
    )
