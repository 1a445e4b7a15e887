"""Task of the greedy metric builder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.metric_lab.greedy_builder import greedy_offers
from workbench.core.results.greedy_offers import GreedyOffers
from workbench.jobs.tasks.classify.evaluate_task import open_data


def run(payload: Mapping[str, Any]) -> GreedyOffers:
    """Try every attribute and share as the next step.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``path`` (pairs of attribute and share), ``scale``, ``k``
        and ``seed``, as for `greedy_offers`.
    """
    return greedy_offers(
        open_data(payload["data"]),
        [(int(j), float(t)) for j, t in payload["path"]],
        scale=str(payload["scale"]), k=int(payload["k"]), seed=int(payload["seed"]),
    )  # fmt: skip
