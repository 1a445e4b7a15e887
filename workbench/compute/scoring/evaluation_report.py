"""The JSON document of an evaluation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from workbench.api import Dataset
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.folds.folds import Part, Protocol, usable_rows
from workbench.compute.scoring.cost_meter import metered
from workbench.compute.scoring.fold_result import describe_failure
from workbench.compute.scoring.score_summary import summarise
from workbench.core.program.json_text import plain
from workbench.core.results.fold_cell import Cell


def evaluation_document(
    evaluation: Evaluation, cells: Iterable[Cell], wall: float
) -> dict[str, Any]:
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
    return {
        "data": describe_data(dataset),
        "classifier": evaluation.plugin.id,
        "params": evaluation.params,
        "protocol": _protocol(request.protocol, evaluation.parts),
        "filters": [step.to_dict() for step in evaluation.filters],
        "scale": request.learner.scale,
        **plain(request.learner.beyond_usual()),
        **summarise(found, dataset, request.predictions, request.learner.costs),
        "meter": metered(found),
        "seconds": {
            "fit": sum(cell.fit for cell in found),
            "predict": sum(cell.predict for cell in found),
            "wall": wall,
        },
        "prepared": evaluation.prepared,
        "failed": [describe_failure(cell) for cell in found if cell.failure],
        "warnings": [{"text": t, "folds": n} for t, n in caught.items()],
        "notes": [*dataset.notes, *_rows_unused(evaluation)],
    }


def describe_data(dataset: Dataset) -> dict[str, Any]:
    """Return name, size and classes as the JSON documents give them."""
    return {
        "name": dataset.name,
        "instances": dataset.n_rows,
        "attributes": dataset.n_attributes,
        "classes": list(dataset.classes),
    }


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


def _protocol(protocol: Protocol, parts: Sequence[Part]) -> dict[str, Any]:
    """Return the protocol with the folds and repeats there really were."""
    answer: dict[str, Any] = {
        "kind": protocol.kind,
        "folds": len({part.fold for part in parts}),
        "repeats": len({part.repeat for part in parts}),
        "seed": protocol.seed,
    }
    if protocol.kind in ("split", "weka-split"):
        answer["percent"] = protocol.percent
    if protocol.kind == "test":
        answer["test_data"] = protocol.test_data
    return answer
