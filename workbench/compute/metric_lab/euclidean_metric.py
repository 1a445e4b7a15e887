"""The Euclidean metric in the form of a learned one: the baseline of every method."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np

from workbench.api import Dataset, Problem
from workbench.compute.metric_lab.learn_metric import before_and_after, prepared_data
from workbench.core.results.metric_result import (
    NONE,
    MetricRequest,
    MetricResult,
    result_of,
)


def unlearned(dataset: Dataset, request: MetricRequest) -> MetricResult:
    """Judge the Euclidean metric on all rows with a known class: M = I, plugin `NONE`.

    Parameters
    ----------
    dataset : Dataset
        Its nominal attributes are coded and its gaps filled as for methods that read
        numbers.
    request : MetricRequest
        Its scale and k-NN count.

    Raises
    ------
    Problem
        When the class is not nominal.
    """
    started = time.perf_counter()
    if not dataset.has_nominal_class:
        raise Problem(
            f"the class {dataset.class_attribute.name} is not nominal",
            expected="a nominal class",
            where=dataset.name,
        )
    data = prepared_data(dataset, frozenset({"numeric"}), request.scale)
    X, k, weights = data.X, request.k, request.weights
    return replace(
        result_of(replace(request, plugin=NONE, params={}), data, np.eye(X.shape[1])),
        judged=before_and_after(X, X, data.y, k, weights),
        seconds=time.perf_counter() - started,
    )
