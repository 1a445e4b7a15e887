"""Tasks of the learning page: learning and validation curves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.evaluation import learning_curves
from workbench.core.program.json_text import plain
from workbench.jobs.tasks.classify.evaluate_task import data_of, request_from


def curve(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute a learning curve: the payload of ``evaluate`` and ``shares``.

    Returns
    -------
    dict
        See `workbench.compute.evaluation.learning_curves.learning_curve`.
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    shares = payload.get("shares") or learning_curves.SHARES
    return dict(plain(learning_curves.learning_curve(dataset, request, shares, test)))


def validation(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute a validation curve: the payload of ``evaluate``, ``parameter, values``.

    Returns
    -------
    dict
        See `workbench.compute.evaluation.learning_curves.validation_curve`.
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    return dict(
        plain(
            learning_curves.validation_curve(
                dataset, request, payload["parameter"], payload["values"], test
            )
        )
    )
