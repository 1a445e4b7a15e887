"""Task that ranks attributes by how well they tell the classes apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.core.results.describing.attribute_ranking import AttributeRanking
from workbench.jobs.tasks.classify.evaluate_task import open_data
from workbench.numerics.attributes.choice import class_codes_needed
from workbench.numerics.attributes.ranking import attribute_scores, best_first


def run(payload: Mapping[str, Any]) -> AttributeRanking:
    """Rank the attributes of a data set by how well they tell classes apart.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`, or a file), ``method`` (one of
        `workbench.numerics.attributes.ranking.MEASURES`) and optionally ``params``: ``n_neighbors``,
        ``n_sampled`` and ``random_state`` for ``relieff``; and ``by``, the position of
        the nominal attribute whose labels stand for the classes (-1: the class).

    Raises
    ------
    Problem
        When the class is not nominal or the method unknown.
    """
    dataset = open_data(payload["data"])
    by = int(payload.get("by", -1))
    y, labels = dataset.y, dataset.class_attribute
    if by >= 0:
        values, labels = dataset.X[:, by], dataset.attributes[by]
        y = np.where(np.isnan(values), -1, values).astype(np.int64)
    codes = class_codes_needed(y, labels, "ranking attributes")
    scores = attribute_scores(
        dataset.X,
        codes,
        dataset.attributes,
        payload["method"],
        **dict(payload.get("params") or {}),
    )
    columns = np.asarray(best_first(scores), np.int64)
    names = tuple(dataset.attributes[j].name for j in columns)
    return AttributeRanking(columns, names, scores[columns])
