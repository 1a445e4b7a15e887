"""Search structures beside scikit-learn's ball tree, and the table of all of them.

    python tests/benchmarks/bench_search.py [--rounds 5] [--data letter.dat]

First the vantage-point tree, 5 000 rows of 8 uniform attributes, a batch of 1 000 queries,
k = 5, as a ratio to scikit-learn's ball tree with its defaults: at most 12. Both in turns,
seconds of the processor with one thread, the least of the rounds of each. Then the share
of comparisons by dimension (1 000 uniform rows, k = 5), and, with a data set, every
structure on 200 of its rows, min-max.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
from sklearn.neighbors import BallTree
from threadpoolctl import threadpool_limits

import workbench
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.structures import STRUCTURES

K = 5


def seconds(call: Callable[[], object]) -> float:
    """Return the processor time of a call."""
    began = time.process_time()
    call()
    return time.process_time() - began


def ratio(rounds: int) -> None:
    """Print the vantage-point tree's time beside that of scikit-learn's ball tree."""
    random = np.random.default_rng(0)
    X, queries = random.random((5000, 8)), random.random((1000, 8))
    ours, other = STRUCTURES["vp-tree"](SearchSpace(X)), BallTree(X)
    _, rows = ours.nearest(queries, K)
    assert np.array_equal(rows, other.query(queries, K)[1])
    pairs = [
        (
            seconds(lambda: ours.nearest(queries, K)),
            seconds(lambda: other.query(queries, K)),
        )
        for _ in range(rounds)
    ]
    a, b = np.min(pairs, axis=0)
    found = a / b
    print(
        f"vp-tree {a:.3f} s, ball tree of scikit-learn {b:.3f} s: {found:.1f} (at most 12)"
    )


def sweep() -> None:
    """Print the shares of comparisons by dimension."""
    dimensions = (2, 4, 8, 16, 32)
    print("share of n", *(f"{f'd={d}':>8}" for d in dimensions))
    for id_ in ("kd-tree", "ball-tree", "vp-tree"):
        shares = []
        for d in dimensions:
            random = np.random.default_rng(0)
            params = {"leaf_size": 1} if id_ == "vp-tree" else {}
            structure = STRUCTURES[id_](SearchSpace(random.random((1000, d))), **params)
            counts = Comparisons()
            structure.nearest(random.random((200, d)), K, counts)
            shares.append((counts.rows + counts.centres) / 200_000)
        print(f"{id_:10}", *(f"{share:8.3f}" for share in shares))


def table(data: str) -> None:
    """Print every structure on one data set."""
    rows = workbench.read(data)
    print(
        f"{'':16} {'recall':>7} {'rows':>9} {'centres':>9} {'build s':>8} {'query s':>8}"
    )
    for id_ in STRUCTURES:
        found = measure_search(rows, Asked(id_, {}, K, 200, "min-max"))
        per = found.comparisons
        print(
            f"{id_:16} {found.recall:7.3f} {per.rows / 200:9.1f} {per.centres / 200:9.1f} "
            f"{found.seconds.build:8.2f} {found.seconds.query:8.2f}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--data")
    options = parser.parse_args()
    with threadpool_limits(1):
        ratio(options.rounds)
        sweep()
        if options.data:
            table(options.data)
