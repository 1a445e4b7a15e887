"""Tasks of the learning page: accuracy by training rows, and by a parameter's value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute import learning
from workbench.core.jsontext import plain
from workbench.jobs.tasks.evaluate import data_of, request_from


def curve(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute a learning curve: the payload of ``evaluate`` and ``shares``.

    Returns
    -------
    dict
        See `workbench.compute.learning.learning_curve`.
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    shares = payload.get("shares") or learning.SHARES
    return dict(plain(learning.learning_curve(dataset, request, shares, test)))


def validation(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute a validation curve: the payload of ``evaluate``, ``parameter, values``.

    Returns
    -------
    dict
        See `workbench.compute.learning.validation_curve`.
    """
    request = request_from(payload)
    dataset, test = data_of(payload, request)
    return dict(
        plain(
            learning.validation_curve(
                dataset, request, payload["parameter"], payload["values"], test
            )
        )
    )
