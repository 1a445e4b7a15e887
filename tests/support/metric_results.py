"""Results of metric learning as tests make them: of a map, or of a session to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.core.results.metric_result import (
    LinearMetric,
    MetricData,
    MetricProgress,
    MetricRequest,
    MetricResult,
)


def mapped_by(
    L: Any,
    plugin: str = "kissnn",
    *,
    X: FloatArray | None = None,
    y: IntArray | None = None,
    attributes: Sequence[str] = (),
    k: int = 5,
) -> MetricResult:
    """Return the result of a method that learned the map L; no figures are known."""
    components = np.asarray(L, np.float64)
    M = components.T @ components
    values, vectors = np.linalg.eigh(M)
    rank = int(np.linalg.matrix_rank(M))
    rows = np.empty((0, len(M))) if X is None else X
    codes = np.zeros(len(rows), np.int64) if y is None else y
    return MetricResult(
        MetricRequest(plugin, k=k),
        MetricData(
            attributes=tuple(attributes), X=rows, y=codes, rows=np.arange(len(rows))
        ),
        LinearMetric(M, components, values[::-1], vectors[:, ::-1], rank),
    )


def news_of(
    result: MetricResult, iteration: int, objective: Any, components: Any
) -> MetricProgress:
    """Return the first news of a metric learned as `result` was."""
    return MetricProgress(
        iteration,
        np.asarray(objective, np.float64),
        np.asarray(components, np.float64),
        request=result.request,
        data=result.data,
    )
