"""Tasks that train: test a classifier by a protocol, fit one on all rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.fitting.column_alignment import read_rows
from workbench.compute.folds.folds import Protocol
from workbench.compute.models.model_description import fit_request
from workbench.compute.models.saved_models import fitted_report
from workbench.compute.reading import readers
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.lessons.answer_file import data_sum
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.fold_cell import Cell
from workbench.core.results.evaluating.model_report import ModelReport

#: The last evaluation that folds of were asked for, behind the payload that asked.
_evaluation: tuple[dict[str, Any], Evaluation] | None = None


def run(payload: Mapping[str, Any]) -> EvaluationResult:
    """Evaluate one classifier.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`, a file or ``builtin:NAME``),
        the fields of `LearnerSettings` as plain values, and optionally ``protocol``
        (see `Protocol.to_dict`), ``predictions``, ``learn_once``, ``test`` (the folder
        of the supplied test set), ``data_sum`` (whether the result names the SHA-256 of
        the data).
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    result = evaluate(dataset, request, test)
    if payload.get("data_sum"):
        said = replace(result.data, sha256=data_sum(dataset))
        return replace(result, data=said)
    return result


def sum_of(payload: Mapping[str, Any]) -> str:
    """Return the SHA-256 of a data set (``data``, as in `run`)."""
    return data_sum(open_data(payload["data"]))


def folds(payload: Mapping[str, Any]) -> list[Cell]:
    """Run the folds from ``first`` up to ``last``: the payload of `run`, and these.

    The next job of the same evaluation finds it made.
    """
    global _evaluation
    asked = {k: v for k, v in payload.items() if k not in ("first", "last")}
    if _evaluation is None or _evaluation[0] != asked:
        request = request_from(asked)
        dataset, test = data_of(asked, request)
        _evaluation = asked, Evaluation(dataset, request, test, tried=False)
    evaluation = _evaluation[1]
    parts = evaluation.parts[payload["first"] : payload["last"]]
    return list(evaluation.cells(parts))


def request_from(payload: Mapping[str, Any]) -> Request:
    """Read what is to be evaluated out of the payload of a task that trains.

    Raises
    ------
    Problem
        For a value outside its limits.
    """
    protocol = Protocol.from_dict(payload.get("protocol") or {})
    return Request(
        LearnerSettings.from_plain(payload),
        protocol,
        predictions=bool(payload.get("predictions", False)),
        learn_once=bool(payload.get("learn_once", False)),
    )


def payload_of(request: Request) -> dict[str, Any]:
    """Return a request as plain values, which `request_from` reads."""
    return {
        **plain(request.learner),
        "protocol": request.protocol.to_dict(),
        "predictions": request.predictions,
        "learn_once": request.learn_once,
    }


def data_of(
    payload: Mapping[str, Any], request: Request
) -> tuple[Dataset, Dataset | None]:
    """Open the data of a payload, and the supplied test set if the protocol has one.

    Raises
    ------
    Problem
        When it cannot be read, or there is no test set.
    """
    dataset = open_data(payload["data"])
    if request.protocol.kind != "test":
        return dataset, None
    if payload.get("test"):
        return dataset, Dataset.open(Path(payload["test"]))
    if not request.protocol.test_data:
        raise Problem("no test set", expected="a file for the protocol 'test'")
    return dataset, read_rows(request.protocol.test_data, like=dataset)


def fit(payload: Mapping[str, Any]) -> ModelReport:
    """Fit one plugin on all rows; the payload is that of `run`, without a protocol.

    With ``path`` the model is written there.
    """
    seed = (payload.get("protocol") or {}).get("seed", 1)
    request = request_from({**payload, "protocol": {"kind": "train", "seed": seed}})
    fitted = fit_request(open_data(payload["data"]), request)
    return fitted_report(fitted, payload.get("path"))


def open_data(source: str | Path) -> Dataset:
    """Open a saved folder, or read a file or built-in set."""
    folder = Path(source)
    if (folder / "meta.json").is_file():
        return Dataset.open(folder)
    dataset: Dataset = readers.read(str(source))
    return dataset
