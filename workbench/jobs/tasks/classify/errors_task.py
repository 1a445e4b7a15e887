"""Task of the errors picture: rows along their principal axes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.compute.pictures.projection import principal_components
from workbench.core.results.evaluating.row_views import PrincipalPlaces
from workbench.jobs.tasks.classify.evaluate_task import open_data


def axes(payload: Mapping[str, Any]) -> PrincipalPlaces:
    """Project rows on the first two principal axes of all rows.

    Parameters
    ----------
    payload : mapping
        ``data`` as for ``evaluate``, ``scale``, ``rows`` (numbers).
    """
    found = principal_components(open_data(payload["data"]), payload["scale"])
    scores = np.zeros((len(payload["rows"]), 2))
    kept = min(2, found.scores.shape[1])
    scores[:, :kept] = found.scores[np.asarray(payload["rows"], np.int64), :kept]
    first, second, *_ = np.append(found.shares[:2], [0.0, 0.0]).tolist()
    return PrincipalPlaces(scores, (first, second))
