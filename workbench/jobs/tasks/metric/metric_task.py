"""Tasks of the Metric lab: learn, accuracy of the morph and in folds, densities."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import partial, progress
from workbench.compute.metric_lab.densities import kernel_grid, ratio_grid
from workbench.compute.metric_lab.learn_metric import (
    before_and_after,
    honest_leave_one_out,
    learn,
)
from workbench.compute.metric_lab.morph_accuracy import STOPS, morph_curve
from workbench.core.program.records import from_json
from workbench.core.results.metric_result import Judgement, MetricRequest, MetricResult
from workbench.core.results.metric_views import DensityMaps, HonestEstimate, MorphCurve
from workbench.jobs.tasks.classify.evaluate_task import open_data

#: Cells along each side of a heat map.
CELLS = 128


def run(payload: Mapping[str, Any]) -> MetricResult:
    """Learn a metric on all rows.

    Parameters
    ----------
    payload : mapping
        ``data``, ``plugin``, and optionally ``params, scale, k, weights,
        attributes, pairs, triples``; see
        `workbench.compute.metric_lab.learn_metric.learn`.
    """
    return learn(
        open_data(payload["data"]),
        from_json(MetricRequest, payload),
        attributes=payload.get("attributes"),
        pairs=payload.get("pairs"),
        triples=payload.get("triples"),
    )


def judge(payload: Mapping[str, Any]) -> Judgement:
    """Judge a metric made by hand: ``components, X, y, k, weights``."""
    X = np.asarray(payload["X"], np.float64)
    return before_and_after(
        X,
        X @ np.asarray(payload["components"], np.float64).T,
        np.asarray(payload["y"], np.int64),
        int(payload["k"]),
        payload.get("weights", "uniform"),
    )


def curve(payload: Mapping[str, Any]) -> MorphCurve:
    """Compute the leave-one-out accuracy along the morph: ``M, X, y, k, weights``.

    The same is sent as partial result after each stop, as far as it is known.
    """
    started = time.perf_counter()
    known: list[float] = []
    stops = tuple(STOPS.tolist())
    figures = morph_curve(
        payload["M"],
        payload["X"],
        np.asarray(payload["y"], np.int64),
        int(payload["k"]),
        payload.get("weights", "uniform"),
    )
    for accuracy in figures:
        known.append(accuracy)
        progress(len(known) / len(stops))
        if len(payload["X"]) > 1000:  # whoever is quick needs no pieces
            partial(MorphCurve(stops[: len(known)], tuple(known)))
    return MorphCurve(stops, tuple(known), time.perf_counter() - started)


def honest(payload: Mapping[str, Any]) -> HonestEstimate:
    """Leave one out with the metric learned anew each time (payload as for `run`)."""
    return honest_leave_one_out(
        open_data(payload["data"]),
        from_json(MetricRequest, payload),
        payload.get("attributes"),
    )


def densities(payload: Mapping[str, Any]) -> DensityMaps:
    """Compute heat maps of plane differences and of the log-likelihood ratio.

    Parameters
    ----------
    payload : mapping
        ``S, D`` (differences, shape (m, 2)), ``sigma_s, sigma_d`` (2 x 2),
        ``extent`` (left, right, bottom, top).

    Raises
    ------
    Problem
        When a covariance is singular.
    """
    started = time.perf_counter()
    left, right, bottom, top = payload["extent"]
    places = (np.arange(CELLS) + 0.5) / CELLS
    xs, ys = left + places * (right - left), bottom + places * (top - bottom)
    sigmas = np.asarray(payload["sigma_s"]), np.asarray(payload["sigma_d"])
    return DensityMaps(
        extent=(left, right, bottom, top),
        ratio=ratio_grid(*sigmas, xs, ys).astype(np.float32),
        same=kernel_grid(payload["S"], xs, ys).astype(np.float32),
        different=kernel_grid(payload["D"], xs, ys).astype(np.float32),
        seconds=time.perf_counter() - started,
    )
