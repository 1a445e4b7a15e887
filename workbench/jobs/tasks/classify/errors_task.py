"""Task of the errors picture: rows along their principal axes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.compute.pictures.projection import principal_components
from workbench.jobs.tasks.classify.evaluate_task import open_data


def axes(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Project rows on the first two principal axes of all rows.

    Parameters
    ----------
    payload : mapping
        ``data`` as for ``evaluate``, ``scale``, ``rows`` (numbers).

    Returns
    -------
    dict
        ``scores``, shape (len(rows), 2); ``shares``, of the variance, two numbers.
    """
    found = principal_components(open_data(payload["data"]), payload["scale"])
    scores = np.zeros((len(payload["rows"]), 2))
    kept = min(2, found.scores.shape[1])
    scores[:, :kept] = found.scores[np.asarray(payload["rows"], np.int64), :kept]
    shares = [*found.shares[:2].tolist(), 0.0, 0.0][:2]
    return {"scores": scores, "shares": shares}
