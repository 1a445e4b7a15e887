"""Tasks of the methods page: the Euclidean metric, and local metrics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.metric_lab.euclidean_metric import unlearned
from workbench.compute.metric_lab.local_metric import local_metrics
from workbench.core.program.records import from_json
from workbench.core.results.metric_result import MetricRequest, MetricResult
from workbench.jobs.tasks.classify.evaluate_task import open_data


def none(payload: Mapping[str, Any]) -> MetricResult:
    """Judge the rows as they are: ``data``, and optionally ``scale, k, weights``."""
    return unlearned(open_data(payload["data"]), from_json(MetricRequest, payload))


def local(payload: Mapping[str, Any]) -> MetricResult:
    """Judge a metric at every row: as `none`, with ``plugin`` and ``params``."""
    return local_metrics(open_data(payload["data"]), from_json(MetricRequest, payload))
