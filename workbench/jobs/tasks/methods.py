"""The task behind "none" among the methods side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.unlearned import unlearned
from workbench.jobs.tasks.evaluate import open_data


def none(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Judge the rows as they are: ``data``, and optionally ``scale, k, weights``."""
    return unlearned(
        open_data(payload["data"]),
        scale=payload.get("scale", "none"),
        k=int(payload.get("k", 5)),
        weights=payload.get("weights", "uniform"),
    )
