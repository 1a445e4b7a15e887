"""Task of the precedent card: the explanation of one prediction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.evaluation.explain import explain
from workbench.core.results.evaluating.explanation import Explanation
from workbench.jobs.tasks.classify.evaluate_task import data_of, request_from


def run(payload: Mapping[str, Any]) -> Explanation:
    """Explain one row: the payload of ``evaluate``, ``row`` and optionally ``k``."""
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    k = payload.get("k")
    row = int(payload["row"])
    return explain(dataset, request, row, k, test)
