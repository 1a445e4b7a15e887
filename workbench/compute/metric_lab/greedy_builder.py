"""A greedy metric built by hand: what its steps made, and what the next may make."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from sklearn.utils import check_random_state

from workbench.api import Dataset, FloatArray, IntArray, Problem, progress
from workbench.compute.metric_lab.learn_metric import prepared_data
from workbench.core.results.greedy_offers import GreedyOffers
from workbench.numerics.metrics.attribute_mix import AttributeMix
from workbench.numerics.neighbours.neighbours import NeighbourSearch

#: Rows that are measured; of more, so many are drawn, as the plugin does.
MOST_ROWS = 1_000


def greedy_offers(
    dataset: Dataset,
    path: Sequence[tuple[int, float]],
    *,
    scale: str = "none",
    k: int = 5,
    seed: int = 1,
) -> GreedyOffers:
    """Walk the steps taken, and try every attribute and share as the next one.

    Parameters
    ----------
    dataset : Dataset
        Its nominal attributes are coded and its gaps filled as for methods that read
        numbers.
    path : sequence of (int, float)
        Attribute and share of the steps so far.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    k : int
        Of the k-NN that is judged.
    seed : int
        Draws the rows where there are more than `MOST_ROWS`.

    Raises
    ------
    Problem
        When the class is not nominal, or not two classes have rows.
    """
    if not dataset.has_nominal_class:
        raise Problem(
            f"the class {dataset.class_attribute.name} is not nominal",
            expected="a nominal class",
            where=dataset.name,
        )
    data = prepared_data(dataset, frozenset({"numeric"}), scale)
    X, y = data.X, data.y
    if len(X) > MOST_ROWS:
        drawn = check_random_state(seed).permutation(len(X))
        chosen = np.sort(drawn[:MOST_ROWS])
        X, y = X[chosen], y[chosen]
    _, codes = np.unique(y, return_inverse=True)
    if codes.max(initial=0) < 1 or not X.shape[1]:
        raise Problem(
            "one class, or no attribute", expected="two classes that are to be told apart",
            where=dataset.name,
        )  # fmt: skip
    mix = AttributeMix(X, codes)
    reliability, accuracy = [], []
    for j, t in path:
        mix.take(j, t)
        reliability.append(mix.reliability)
        accuracy.append(_left_out(X * mix.weights, codes, k))
    shares = mix.shares
    values = mix.offers(lambda tried, of: progress(tried / of, "attributes tried"))
    best = mix.best(values)
    return GreedyOffers(
        data.attributes, tuple((int(j), float(t)) for j, t in path), mix.weights,
        shares, values, () if best is None else (best,), tuple(reliability),
        tuple(accuracy), min(k, len(X) - 1), len(X), len(data.X), data.prepared,
    )  # fmt: skip


def _left_out(X: FloatArray, codes: IntArray, k: int) -> float:
    """Return the accuracy of k-NN under the Manhattan distance, each row left out."""
    search = NeighbourSearch(np.ascontiguousarray(X), metric="manhattan")
    _, rows = search.nearest(None, min(k, len(X) - 1))
    votes = np.stack([(codes[rows] == c).sum(axis=1) for c in range(codes.max() + 1)])
    return float((votes.argmax(axis=0) == codes).mean())
