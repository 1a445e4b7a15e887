"""Learning a metric on all rows, with everything the Metric lab shows of it."""

from __future__ import annotations

import math
import time
import warnings
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import (
    Dataset,
    FloatArray,
    IntArray,
    Problem,
    check_params,
    make,
    partial,
)
from workbench.api.constraints import FALLBACK, Constraints
from workbench.api.plugin import Plugin
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.folds import Protocol, usable_rows
from workbench.compute.metric_lab.densities import log_likelihood_ratio
from workbench.compute.metric_lab.hand_constraints import taken_constraints
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.metric_lab.target_links import count_impostors
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.results.metric_result import (
    ConstraintCounts,
    DensityRatio,
    Differences,
    Fit,
    ImpostorTotals,
    Judgement,
    LinearMetric,
    MetricData,
    MetricProgress,
    MetricRequest,
    MetricResult,
    ObjectivePath,
    PairSample,
    UsedConstraints,
)
from workbench.core.results.metric_views import HonestEstimate
from workbench.numerics.metrics.covariance_estimators import symmetric_inverse
from workbench.numerics.metrics.eigen import symmetric_eigen
from workbench.numerics.metrics.mahalanobis import difference_covariance

#: The impostors of all rows are counted up to so many rows (time grows with n²).
MOST_ROWS_COUNTED = 1000

#: So many differences of each kind are handed out to be drawn; the rest is thinned.
MOST_PAIRS = 10_000

_Pair = tuple[IntArray, IntArray]


def learn(
    dataset: Dataset,
    request: MetricRequest,
    *,
    attributes: Sequence[str] | None = None,
    pairs: IntArray | None = None,
    triples: IntArray | None = None,
) -> MetricResult:
    """Learn a metric on all rows with a known class.

    While an iterative method runs, its news are partial results (`MetricProgress`).

    Parameters
    ----------
    request : MetricRequest
        A plugin whose estimator gives ``components_``; parameters left out take their
        defaults.
    attributes : sequence of str, optional
        Learn on these only.
    pairs, triples : ndarray of int, shape (m, 3), optional
        Constraints by hand, as row numbers of the data set: i, j and 1 (same) or -1
        (different); i, j, l with j nearer to i than l. Others are not used then.

    Raises
    ------
    Problem
        When plugin, parameters and data do not go together.
    """
    started = time.perf_counter()
    if attributes is not None:
        dataset = dataset.select(attributes)
    cls, declared = _learner(request.plugin, dataset)
    asked = request.params
    request = replace(request, params=check_params(declared.params, asked))
    data = prepared_data(dataset, declared.reads_for(asked), request.scale)
    given = taken_constraints(cls, declared, data.rows, pairs=pairs, triples=triples)
    estimator = _fitted(cls, declared, request, data, given)
    metric = _metric(estimator)
    mapped = data.X @ metric.components.T
    return MetricResult(
        request,
        data,
        metric,
        note=str(getattr(estimator, "note_", "")),
        covariance_used=getattr(estimator, "covariance_used_", None),
        differences=_differences(estimator, data.X),
        fit=_fit(estimator),
        judged=before_and_after(data.X, mapped, data.y, request.k, request.weights),
        remarks=_remarks(dataset, data.y, asked),
        seconds=time.perf_counter() - started,
    )


def honest_leave_one_out(
    dataset: Dataset,
    request: MetricRequest,
    attributes: Sequence[str] | None = None,
) -> HonestEstimate:
    """Judge each row by a metric learned without it (parameters of `learn`)."""
    # late: evaluation pulls in scores and parallel folds, which learning needs not
    from workbench.compute.evaluation.request import Request
    from workbench.compute.evaluation.run_evaluation import evaluate

    if attributes is not None:
        dataset = dataset.select(attributes)
    started = time.perf_counter()
    learner = LearnerSettings(request.plugin, request.params, scale=request.scale)
    result = evaluate(dataset, Request(learner, Protocol(kind="loo"), predictions=True))
    figures, predictions = result.of_classes, result.predictions
    assert figures is not None
    assert predictions is not None
    assert figures.confusion is not None
    return HonestEstimate(
        n=result.n,
        correct=figures.correct,
        accuracy=math.nan if figures.accuracy is None else figures.accuracy,
        wrong=tuple(sorted(predictions.wrong.tolist())),
        confusion=figures.confusion,
        failed=result.failed,
        document=result,
        seconds=time.perf_counter() - started,
    )


def _learner(plugin: str, dataset: Dataset) -> tuple[type, Plugin]:
    if not dataset.has_nominal_class:
        raise Problem(
            f"the class {dataset.class_attribute.name} is "
            f"{dataset.class_attribute.kind}",
            expected="a nominal class",
            where=dataset.name,
        )
    cls = find_class(plugin)
    return cls, declaration(cls)


def prepared_data(dataset: Dataset, reads: Collection[str], scale: str) -> MetricData:
    """Prepare all rows with a known class, and say what became of them."""
    rows = np.asarray(usable_rows(dataset), np.int64)
    preparation = Preparation.fit(dataset.X[rows], dataset.attributes, reads, scale)
    return MetricData(
        name=dataset.name,
        attributes=tuple(a.name for a in preparation.attributes),
        classes=tuple(dataset.classes),
        X=np.ascontiguousarray(preparation.transform(dataset.X[rows])),
        y=np.asarray(dataset.y[rows], np.int64),
        rows=rows,
        prepared=tuple(preparation.steps()),
    )


def _fitted(
    cls: type,
    plugin: Plugin,
    request: MetricRequest,
    data: MetricData,
    given: Mapping[str, IntArray],
) -> Any:
    """Fit a learner, reporting the metric in the making."""
    estimator = make(cls, request.params)
    if hasattr(estimator, "watch"):
        estimator.watch(_Reporter(request, data))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what they say stands in `note_`
        estimator.fit(data.X, data.y, **given)
    if getattr(estimator, "components_", None) is None:
        raise Problem(
            f"{plugin.title} learns no linear map",
            expected="a plugin of kind metric",
            where=plugin.id,
        )
    answer_checks.linear_map(estimator, estimator.components_, data.X.shape[1])
    return estimator


class _Reporter:
    """Reports a metric in the making; the first time with request and data."""

    def __init__(self, request: MetricRequest, data: MetricData) -> None:
        self._base: tuple[MetricRequest, MetricData] | tuple[()] = (request, data)

    def __call__(self, news: Mapping[str, Any]) -> None:
        base, self._base = self._base, ()
        partial(
            MetricProgress(
                int(news["iteration"]),
                np.asarray(news["objective"], np.float64),
                np.asarray(news["components"], np.float64),
                news.get("name", "objective"),
                *base,
            )
        )


def _metric(estimator: Any) -> LinearMetric:
    components = np.asarray(estimator.components_, np.float64)
    given = getattr(estimator, "M_", components.T @ components)
    metric = answer_checks.linear_map(estimator, given, components.shape[1])
    values, vectors = symmetric_eigen(metric)
    rank = len(components)
    # beyond the rank there is only rounding
    kept = np.maximum(values, 0.0) * (np.arange(len(values)) < rank)
    return LinearMetric(metric, components, kept, vectors, rank)


def _differences(estimator: Any, X: FloatArray) -> Differences:
    """Return S and D with their covariances: the learner's own, or of its pairs."""
    same, other = _pairs(estimator)
    sigma_s = getattr(estimator, "sigma_s_", None)
    sigma_d = getattr(estimator, "sigma_d_", None)
    if sigma_s is None and same is not None and other is not None:
        sigma_s, sigma_d = (
            difference_covariance(X, i, j[:, None]) for i, j in (same, other)
        )
    ratio = None
    if sigma_s is not None and sigma_d is not None:
        form = symmetric_inverse(sigma_s) - symmetric_inverse(sigma_d)
        ratio = _ratio(sigma_s, sigma_d, form)
    raw = getattr(estimator, "raw_", None)
    if getattr(estimator, "note_", "").startswith(FALLBACK):
        raw = None  # the metric is the identity, not its projection
    return Differences(
        sigma_s=sigma_s,
        sigma_d=sigma_d,
        raw=raw,
        raw_eigenvalues=None if raw is None else symmetric_eigen(raw)[0],
        similar=_thinned(same),
        dissimilar=_thinned(other),
        ratio=ratio,
    )


def _pairs(estimator: Any) -> tuple[_Pair | None, _Pair | None]:
    """Return the differences a learner used, None for a kind it has none of."""
    if hasattr(estimator, "pairs_"):
        same, other = estimator.pairs_
        return same, other
    found = getattr(estimator, "constraints_", None)
    if found is None:
        return None, None
    dissimilar = found.dissimilar
    if not len(dissimilar) and len(found.triples):
        dissimilar = found.triples[:, [0, 2]]  # the row and its impostor
    both = [table if len(table) else None for table in (found.similar, dissimilar)]
    same, other = (None if t is None else (t[:, 0], t[:, 1]) for t in both)
    return same, other


def _fit(estimator: Any) -> Fit:
    """Return what was learned from, and how far an iterative method came."""
    path = np.asarray(getattr(estimator, "objective_path_", ()), np.float64)
    name = getattr(estimator, "objective_name_", "loss")
    return Fit(
        objective=ObjectivePath(path, name) if len(path) else None,
        converged=bool(getattr(estimator, "converged_", True)),
        constraints=_constraints(getattr(estimator, "constraints_", None)),
    )


def _constraints(found: Constraints | None) -> UsedConstraints | None:
    if found is None:
        return None
    similar, dissimilar, triples = (
        table[:: max(1, -(-len(table) // MOST_PAIRS))] for table in found
    )
    counts = ConstraintCounts(*map(len, found))
    return UsedConstraints(similar, dissimilar, triples, counts)


def _ratio(sigma_s: FloatArray, sigma_d: FloatArray, form: FloatArray) -> DensityRatio:
    """Return log(p_D/p_S), so that the window weighs a difference without an inverse.

    Where a covariance is singular there is a problem instead, which names the
    estimators that cope.
    """
    try:
        constant = float(log_likelihood_ratio(np.zeros(len(sigma_s)), sigma_s, sigma_d))
    except Problem as problem:
        return DensityRatio(None, problem=str(problem))
    return DensityRatio(form, constant)


def _thinned(pairs: _Pair | None) -> PairSample | None:
    if pairs is None:
        return None
    step = max(1, -(-len(pairs[0]) // MOST_PAIRS))
    i, j = (np.asarray(side, np.int64)[::step] for side in pairs)
    return PairSample(i, j, len(pairs[0]))


def before_and_after(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int, weights: str
) -> Judgement:
    """Judge the rows as they were, X, and as the metric maps them, Z."""
    return Judgement(
        loo_before=leave_one_out(X, y, k, weights) / len(X),
        loo_after=leave_one_out(Z, y, k, weights) / len(X),
        impostors=_impostors(X, Z, y, k),
    )


def _impostors(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int
) -> ImpostorTotals | None:
    return count_impostors(X, Z, y, k) if len(X) <= MOST_ROWS_COUNTED else None


def _remarks(
    dataset: Dataset, y: IntArray, params: Mapping[str, Any]
) -> tuple[str, ...]:
    counts = np.bincount(y, minlength=len(dataset.classes))
    remarks = []
    alone = [c for c, n in zip(dataset.classes, counts, strict=True) if n == 1]
    if alone:
        remarks.append(
            "one row only, so no neighbour of its own class: " + ", ".join(alone)
        )
    asked = params.get("v")
    few = counts[counts > 1].min(initial=np.iinfo(np.int64).max) - 1
    if isinstance(asked, int) and asked > few:
        remarks.append(f"V = {asked} is clipped to {few} in the smallest class")
    return tuple(remarks)
