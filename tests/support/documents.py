"""Results as the JSON documents that scripts read: one for each command and task."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench.compute.evaluation import run_evaluation
from workbench.compute.models import model_description, saved_models
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.jobs import parallel_folds
from workbench.jobs.registry import resolve


def _as_document(function: Callable[..., Any]) -> Callable[..., dict[str, Any]]:
    def call(*args: Any, **kwargs: Any) -> dict[str, Any]:
        return dict(plain(function(*args, **kwargs)))

    return call


evaluate = _as_document(run_evaluation.evaluate)
evaluate_with = _as_document(parallel_folds.evaluate_with)
fit_model = _as_document(model_description.fit_model)
save_model = _as_document(saved_models.save_model)
header_of = _as_document(saved_models.header_of)
predict_file = _as_document(saved_models.predict_file)


def run_task(name: str, payload: Mapping[str, Any]) -> dict[str, Any]:
    """Run a task in this process."""
    return _as_document(resolve(name))(payload)


def evaluation(**entries: Any) -> EvaluationResult:
    """Make the least of a result of ``evaluate``, and what is given of its JSON."""
    least = {
        "classifier": "knn",
        "n": 4,
        "params": {},
        "protocol": {"kind": "cv", "repeats": 1},
        "data": {
            "name": "thesis21-strips",
            "instances": 200,
            "attributes": 2,
            "classes": ["1", "2"],
        },
    }
    figures = {"correct": 0, "accuracy": None}
    if entries.get("accuracy") is None and "mae" in entries:
        figures = dict.fromkeys(("mae", "rmse", "r2"))
    return from_json(EvaluationResult, least | figures | entries)
