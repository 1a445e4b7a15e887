"""Local metrics (local LDA), one for each row, in the form of a learned metric."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, make
from workbench.compute.evaluation.request import find_class
from workbench.compute.metric_lab.euclidean_metric import unlearned
from workbench.core.results.metric_result import MetricRequest, MetricResult
from workbench.numerics.votes.votes import vote_weights, votes

#: The metrics of all rows are handed out up to so many cells (4 MB).
MOST_CELLS = 1_000_000


def local_metrics(dataset: Dataset, request: MetricRequest) -> MetricResult:
    """Estimate the metric at each row, and judge each by its neighbours under its own.

    Parameters
    ----------
    request : MetricRequest
        A classifier with ``metric_at`` and ``kneighbors``, as ``local-lda``; parameters
        left out take their defaults.

    Returns
    -------
    MetricResult
        That of `unlearned` for this method; ``loo_after`` is optimistic, as the row
        itself does not vote but did shape its metric. ``local`` is None beyond
        `MOST_CELLS`.
    """
    started = time.perf_counter()
    base = unlearned(dataset, request)
    X, y, k = base.data.X, base.data.y, request.k
    settings = {**request.params, "n_neighbors": min(k + 1, len(X))}
    estimator = make(find_class(request.plugin), settings)
    estimator.fit(X, y)
    distances, found = estimator.kneighbors(X)
    right = _right(distances, found, y, k, request.weights)
    cells = len(X) * X.shape[1] ** 2
    return replace(
        base,
        request=replace(request, params={**settings, "n_neighbors": k}),
        judged=replace(base.judged, loo_after=right / len(X), impostors=None),
        local=estimator.metric_at(X).astype(np.float32)
        if cells <= MOST_CELLS
        else None,
        seconds=time.perf_counter() - started,
    )


def _right(
    distances: FloatArray, found: IntArray, y: IntArray, k: int, weights: str
) -> int:
    """Count the rows whose neighbours, without themselves, vote for their class."""
    n = len(found)
    if found.shape[1] < 2:
        return 0
    own = found == np.arange(n)[:, None]
    # of many rows in one place the row itself may not be among the first: drop the last
    own[~own.any(axis=1), -1] = True
    others = found[~own].reshape(n, -1)[:, :k]
    apart = distances[~own].reshape(n, -1)[:, :k]
    cast = votes(y[others], vote_weights(apart, weights), int(y.max()) + 1)
    return int(np.sum(np.argmax(cast, axis=1) == y))
