"""Tasks of the learning page: learning and validation curves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.evaluation import learning_curves
from workbench.core.results.evaluating.learning_curve import Curve
from workbench.jobs.tasks.classify.evaluate_task import data_of, request_from


def curve(payload: Mapping[str, Any]) -> Curve:
    """Compute a learning curve: the payload of ``evaluate`` and ``shares``."""
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    shares = payload.get("shares") or learning_curves.SHARES
    return learning_curves.learning_curve(dataset, request, shares, test)


def validation(payload: Mapping[str, Any]) -> Curve:
    """Compute a validation curve: the payload of ``evaluate``, ``parameter, values``."""
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    return learning_curves.validation_curve(
        dataset, request, payload["parameter"], payload["values"], test
    )
