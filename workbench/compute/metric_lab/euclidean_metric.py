"""The Euclidean metric in the form of a learned one: the baseline of every method."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np

from workbench.api import Dataset, Problem
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.folds import usable_rows
from workbench.compute.metric_lab.learn_metric import before_and_after
from workbench.core.results.metric_result import (
    MetricData,
    MetricRequest,
    MetricResult,
    result_of,
)


def unlearned(
    dataset: Dataset, *, scale: str = "none", k: int = 5, weights: str = "uniform"
) -> MetricResult:
    """Judge the Euclidean metric on all rows with a known class: M = I, plugin ``none``.

    Parameters
    ----------
    dataset : Dataset
        Its nominal attributes are coded and its gaps filled as for methods that read
        numbers.
    scale : str
        ``none``, ``min-max`` or ``z-score``, of all rows.
    k, weights : int, str
        Of the k-NN whose leave-one-out accuracy is given.

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
    rows = usable_rows(dataset)
    preparation = Preparation.fit(
        dataset.X[rows], dataset.attributes, frozenset({"numeric"}), scale
    )
    X = np.ascontiguousarray(preparation.transform(dataset.X[rows]))
    y = np.asarray(dataset.y[rows], np.int64)
    data = MetricData(
        name=dataset.name,
        attributes=tuple(a.name for a in preparation.attributes),
        classes=tuple(dataset.classes),
        X=X,
        y=y,
        rows=rows,
        prepared=tuple(preparation.steps()),
    )
    request = MetricRequest("none", {}, scale, k, weights)
    return replace(
        result_of(request, data, np.eye(X.shape[1])),
        judged=before_and_after(X, X, y, k, weights),
        seconds=time.perf_counter() - started,
    )
