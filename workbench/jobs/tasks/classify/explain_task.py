"""Task of the precedent card: the explanation of one prediction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.evaluation.explain import explain
from workbench.core.program.json_text import plain
from workbench.jobs.tasks.classify.evaluate_task import data_of, request_from


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Explain one row: the payload of ``evaluate``, ``row`` and optionally ``k``.

    Returns
    -------
    dict
        See `workbench.compute.evaluation.explain.explain`.
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    k = payload.get("k")
    row = int(payload["row"])
    return dict(plain(explain(dataset, request, row, k, test)))
