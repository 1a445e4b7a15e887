"""The task that ranks attributes by how well they tell the classes apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.ranking import class_codes_needed
from workbench.compute.ranking import attribute_scores, best_first
from workbench.jobs.tasks.evaluate import open_data


def run(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Rank the attributes of a data set, best first.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`, or a file), ``method`` (one of
        `workbench.api.ranking.MEASURES`) and optionally ``params``: ``n_neighbors``,
        ``n_sampled`` and ``random_state`` for ``relieff``.

    Returns
    -------
    list of dict
        ``index`` (the column of X), ``name``, ``score`` (infinity where the F ratio
        has no bound). Attributes the method does not apply to are left out.

    Raises
    ------
    Problem
        When the class is not nominal or the method unknown.
    """
    dataset = open_data(payload["data"])
    codes = class_codes_needed(dataset.y, dataset.class_attribute, "ranking attributes")
    scores = attribute_scores(
        dataset.X,
        codes,
        dataset.attributes,
        payload["method"],
        **dict(payload.get("params") or {}),
    )
    return [
        {
            "index": int(j),
            "name": dataset.attributes[j].name,
            "score": float(scores[j]),
        }
        for j in best_first(scores)
    ]
