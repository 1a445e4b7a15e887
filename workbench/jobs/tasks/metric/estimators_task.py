"""Task of the estimator lab: a table of estimators, then accuracy against shrinkage."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import partial, progress
from workbench.compute.metric_lab.estimator_lab import SHRINKAGES, EstimatorLab
from workbench.core.results.metric_views import (
    EstimatorComparison,
    ShrinkageAccuracies,
)

#: Seconds between two pieces of the curve.
_PIECE = 0.1


def run(payload: Mapping[str, Any]) -> EstimatorComparison:
    """Judge every estimator of covariance on the differences of KISSNN.

    Partial results are the same with as much of the curve as is known.

    Parameters
    ----------
    payload : mapping
        ``X, y`` (scaled rows, class codes), ``v_same, v_other, k``, and optionally
        ``weights``.
    """
    started = told = time.perf_counter()
    lab = EstimatorLab(
        np.ascontiguousarray(payload["X"], np.float64),
        np.asarray(payload["y"], np.int64),
        int(payload["v_same"]),
        int(payload["v_other"]),
        int(payload["k"]),
        payload.get("weights", "uniform"),
    )
    compared = lab.comparison()
    known: list[float] = []
    for accuracy in lab.curve():
        known.append(accuracy)
        progress(len(known) / len(SHRINKAGES), "accuracy against shrinkage")
        now = time.perf_counter()
        if now - told > _PIECE:
            told = now
            partial(replace(compared, curve=_curve(known)))
    seconds = time.perf_counter() - started
    return replace(compared, curve=_curve(known), seconds=seconds)


def _curve(known: list[float]) -> ShrinkageAccuracies:
    return ShrinkageAccuracies(tuple(SHRINKAGES[: len(known)].tolist()), tuple(known))
