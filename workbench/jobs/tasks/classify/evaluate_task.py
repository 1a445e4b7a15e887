"""Tasks that train: test a classifier by a protocol, fit one on all rows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.fitting.column_alignment import read_rows
from workbench.compute.fitting.pipeline import steps_from
from workbench.compute.folds.folds import Protocol
from workbench.compute.models.model_description import fit_request
from workbench.compute.models.saved_models import fitted_report
from workbench.compute.reading import readers
from workbench.core.results.evaluation import EvaluationResult
from workbench.core.results.model_report import ModelReport


def run(payload: Mapping[str, Any]) -> EvaluationResult:
    """Evaluate one classifier.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`, a file or ``builtin:NAME``),
        ``plugin`` (id), and optionally ``params``, ``protocol`` (see
        `Protocol.to_dict`), ``filters`` (a list, see `Step.to_dict`), ``scale``,
        ``predictions``, ``learn_once``, ``costs`` (a list of lists), ``class_weights``,
        ``calibration``, ``test`` (the folder of the supplied test set).
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    return evaluate(dataset, request, test)


def request_from(payload: Mapping[str, Any]) -> Request:
    """Read what is to be evaluated out of the payload of a task that trains.

    Raises
    ------
    Problem
        For a value outside its limits.
    """
    return Request(
        plugin=payload["plugin"],
        params=dict(payload.get("params") or {}),
        protocol=Protocol.from_dict(payload.get("protocol") or {}),
        scale=payload.get("scale") or "none",
        predictions=bool(payload.get("predictions", False)),
        learn_once=bool(payload.get("learn_once", False)),
        filters=steps_from(payload.get("filters")),
        costs=payload.get("costs"),
        class_weights=payload.get("class_weights") or "none",
        calibration=payload.get("calibration") or "none",
    )


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
