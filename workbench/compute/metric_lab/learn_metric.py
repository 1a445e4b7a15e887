"""Learning a metric on all rows, with everything the Metric lab shows of it.

The answer of `learn` is a dict: ``plugin, params, scale, data`` and ``k, weights`` as
asked; ``M, components, eigenvalues`` (largest first), ``eigenvectors`` (in columns),
``rank``; ``raw, raw_eigenvalues`` before the projection, if it was used, ``sigma_s, sigma_d``,
``covariance_used`` and ``note`` where the estimator has them, else None; ``X, y, rows``
(scaled coordinates, class codes, row numbers), ``attributes``, ``classes``; ``S`` and
``D`` (``i, j`` positions in X, ``count`` before thinning) or None; ``ratio`` (see
`_ratio`); ``constraints`` (``similar, dissimilar, triples`` as positions in X, thinned,
and their ``counts``); ``objective`` (``path, name``: loss or gain) or None and
``converged``; ``loo_before, loo_after`` (accuracies), ``badge``; ``impostors`` or None;
``remarks`` (warnings); ``prepared`` (what was done to the data); ``seconds``.

While an iterative method runs, partial results tell ``iteration, objective`` (the path
so far) and ``components``; the first holds what is known of the data as ``base``.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Collection, Mapping, Sequence
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
from workbench.api.constraints import FALLBACK
from workbench.api.plugin import Plugin
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.folds import Protocol, usable_rows
from workbench.compute.metric_lab.densities import log_likelihood_ratio
from workbench.compute.metric_lab.hand_constraints import taken_constraints
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.metric_lab.target_links import Totals, count_impostors
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
    plugin: str,
    params: Mapping[str, Any],
    *,
    scale: str = "none",
    k: int = 5,
    weights: str = "uniform",
    attributes: Sequence[str] | None = None,
    pairs: IntArray | None = None,
    triples: IntArray | None = None,
) -> dict[str, Any]:
    """Learn a metric on all rows with a known class.

    Parameters
    ----------
    plugin : str
        Id of a plugin whose estimator gives ``components_``.
    params : mapping
        Parameters by name; those left out take their defaults.
    scale : str
        ``none``, ``min-max`` or ``z-score``, of all rows.
    k, weights : int, str
        Of the k-NN whose leave-one-out accuracy is given.
    attributes : sequence of str, optional
        Learn on these only.
    pairs, triples : ndarray of int, shape (m, 3), optional
        Constraints by hand, as row numbers of the data set: i, j and 1 (same) or -1
        (different); i, j, l with j nearer to i than l. Others are not used then.

    Returns
    -------
    dict
        As told at the head of this module.

    Raises
    ------
    Problem
        When plugin, parameters and data do not go together.
    """
    started = time.perf_counter()
    if attributes is not None:
        dataset = dataset.select(attributes)
    cls, declared = _learner(plugin, dataset)
    base = {
        "plugin": plugin,
        "params": check_params(declared.params, params),
        "scale": scale,
        "k": k,
        "weights": weights,
        **_rows_to_learn_from(dataset, declared.reads_for(params), scale),
    }
    X, y = base["X"], base["y"]
    given = taken_constraints(cls, declared, base["rows"], pairs=pairs, triples=triples)
    estimator = _fitted(cls, declared, base, given)
    metric = _metric(estimator)
    return {
        **base,
        **metric,
        **_differences(estimator, X),
        **_progress_made(estimator),
        **before_and_after(X, X @ metric["components"].T, y, k, weights),
        "remarks": _remarks(dataset, y, params),
        "seconds": time.perf_counter() - started,
    }


def honest_leave_one_out(
    dataset: Dataset,
    plugin: str,
    params: Mapping[str, Any],
    scale: str = "none",
    attributes: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Judge each row by a metric learned without it.

    Parameters are those of `learn`.

    Returns
    -------
    dict
        ``n, correct, accuracy, confusion``, ``wrong`` (row numbers), ``badge``,
        ``seconds``, ``failed`` (the folds that gave nothing), and ``document``, the
        `EvaluationResult`.
    """
    # late: evaluation pulls in scores and parallel folds, which learning needs not
    from workbench.compute.evaluation.request import Request
    from workbench.compute.evaluation.run_evaluation import evaluate

    if attributes is not None:
        dataset = dataset.select(attributes)
    started = time.perf_counter()
    request = Request(plugin, params, Protocol(kind="loo"), scale, predictions=True)
    result = evaluate(dataset, request)
    figures, predictions = result.of_classes, result.predictions
    assert figures is not None
    assert predictions is not None
    assert figures.confusion is not None
    return {
        "n": result.n,
        "correct": figures.correct,
        "accuracy": figures.accuracy,
        "wrong": sorted(predictions.wrong.tolist()),
        "confusion": figures.confusion.tolist(),
        "failed": result.failed,
        "document": result,
        "badge": "LOO",
        "seconds": time.perf_counter() - started,
    }


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


def _rows_to_learn_from(
    dataset: Dataset, reads: Collection[str], scale: str
) -> dict[str, Any]:
    """Prepare all rows with a known class, and say what became of them."""
    rows = np.asarray(usable_rows(dataset), np.int64)
    preparation = Preparation.fit(dataset.X[rows], dataset.attributes, reads, scale)
    return {
        "data": dataset.name,
        "attributes": [a.name for a in preparation.attributes],
        "classes": list(dataset.classes),
        "X": np.ascontiguousarray(preparation.transform(dataset.X[rows])),
        "y": np.asarray(dataset.y[rows], np.int64),
        "rows": rows,
        "prepared": preparation.steps(),
    }


def _fitted(
    cls: type, plugin: Plugin, base: Mapping[str, Any], given: Mapping[str, IntArray]
) -> Any:
    """Fit a learner, telling of the metric in the making."""
    estimator = make(cls, base["params"])
    if hasattr(estimator, "watch"):
        estimator.watch(_Teller(base))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what they say stands in `note_`
        estimator.fit(base["X"], base["y"], **given)
    if getattr(estimator, "components_", None) is None:
        raise Problem(
            f"{plugin.title} learns no linear map",
            expected="a plugin of kind metric",
            where=plugin.id,
        )
    answer_checks.linear_map(estimator, estimator.components_, base["X"].shape[1])
    return estimator


class _Teller:
    """Sends news of a metric in the making; the first tell of the data as well."""

    def __init__(self, base: Mapping[str, Any]) -> None:
        self._base: Mapping[str, Any] | None = base

    def __call__(self, news: Mapping[str, Any]) -> None:
        base, self._base = self._base, None
        partial({**news, "base": base} if base is not None else news)


def _metric(estimator: Any) -> dict[str, Any]:
    components = np.asarray(estimator.components_, np.float64)
    given = getattr(estimator, "M_", components.T @ components)
    metric = answer_checks.linear_map(estimator, given, components.shape[1])
    values, vectors = symmetric_eigen(metric)
    rank = len(components)
    return {
        "M": metric,
        "components": components,
        # beyond the rank there is only rounding
        "eigenvalues": np.maximum(values, 0.0) * (np.arange(len(values)) < rank),
        "eigenvectors": vectors,
        "rank": rank,
        "note": str(getattr(estimator, "note_", "")),
        "covariance_used": getattr(estimator, "covariance_used_", None),
    }


def _differences(estimator: Any, X: FloatArray) -> dict[str, Any]:
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
    return {
        "sigma_s": sigma_s,
        "sigma_d": sigma_d,
        "raw": raw,
        "raw_eigenvalues": None if raw is None else symmetric_eigen(raw)[0],
        "S": _thinned(same),
        "D": _thinned(other),
        "ratio": ratio,
    }


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


def _progress_made(estimator: Any) -> dict[str, Any]:
    """Return what was learned from, and how far an iterative method came."""
    path = np.asarray(getattr(estimator, "objective_path_", ()), np.float64)
    name = getattr(estimator, "objective_name_", "loss")
    found = getattr(estimator, "constraints_", None)
    constraints = None
    if found is not None:
        constraints = {
            kind: table[:: max(1, -(-len(table) // MOST_PAIRS))]
            for kind, table in found._asdict().items()
        }
        constraints["counts"] = {k: len(t) for k, t in found._asdict().items()}
    return {
        "objective": {"path": path, "name": name} if len(path) else None,
        "converged": bool(getattr(estimator, "converged_", True)),
        "constraints": constraints,
    }


def _ratio(
    sigma_s: FloatArray, sigma_d: FloatArray, form: FloatArray
) -> dict[str, Any]:
    """Return log(p_D/p_S)(x) = ½ xᵀ F x + c as ``form`` F and ``constant`` c.

    With it the window weighs a difference without an inverse of its own. A singular
    covariance gives ``problem``, a line that names the estimators that cope.
    """
    try:
        constant = float(log_likelihood_ratio(np.zeros(len(sigma_s)), sigma_s, sigma_d))
    except Problem as problem:
        return {"form": None, "constant": 0.0, "problem": str(problem)}
    return {"form": form, "constant": constant, "problem": ""}


def _thinned(pairs: _Pair | None) -> dict[str, Any] | None:
    if pairs is None:
        return None
    step = max(1, -(-len(pairs[0]) // MOST_PAIRS))
    i, j = (np.asarray(side, np.int64)[::step] for side in pairs)
    return {"i": i, "j": j, "count": len(pairs[0])}


def before_and_after(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int, weights: str
) -> dict[str, Any]:
    """Judge the rows as they were, X, and as the metric maps them, Z.

    Returns
    -------
    dict
        ``k, weights, loo_before, loo_after, badge, impostors``.
    """
    return {
        "k": k,
        "weights": weights,
        "loo_before": leave_one_out(X, y, k, weights) / len(X),
        "loo_after": leave_one_out(Z, y, k, weights) / len(X),
        "badge": "METRIC:ALL",
        "impostors": _impostors(X, Z, y, k),
    }


def _impostors(
    X: FloatArray, Z: FloatArray, y: IntArray, k: int
) -> dict[str, int] | None:
    if len(X) > MOST_ROWS_COUNTED:
        return None
    totals: Totals = count_impostors(X, Z, y, k)
    return {name: getattr(totals, name) for name in Totals.__slots__}


def _remarks(dataset: Dataset, y: IntArray, params: Mapping[str, Any]) -> list[str]:
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
    return remarks
