"""Tasks of model files: save, open, predict a file of new rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.fitting.column_alignment import ColumnsDiffer
from workbench.compute.models import saved_models
from workbench.core.results.evaluating.model_report import (
    ColumnsComplaint,
    FilePrediction,
    ModelHeader,
)
from workbench.jobs.tasks.classify.evaluate_task import open_data, request_from


def save(payload: Mapping[str, Any]) -> ModelHeader:
    """Fit on all rows and save: the payload of ``fit``, and ``path``."""
    request = request_from({**payload, "protocol": {"kind": "train"}})
    return saved_models.save_model(open_data(payload["data"]), request, payload["path"])


def look(payload: Mapping[str, Any]) -> ModelHeader:
    """Read the header of the model file ``path``."""
    return saved_models.header_of(payload["path"])


def predict(payload: Mapping[str, Any]) -> FilePrediction | ColumnsComplaint:
    """Predict the rows of ``data`` by the model file ``model``; write them to ``out``.

    With ``by_place`` columns are known by their places. With ``ask`` columns of other
    names are no failure but a question.
    """
    try:
        return saved_models.predict_file(
            payload["model"],
            payload["data"],
            payload.get("out") or "",
            by_place=bool(payload.get("by_place")),
        )
    except ColumnsDiffer as problem:
        if not payload.get("ask"):
            raise
        return ColumnsComplaint(str(problem))
