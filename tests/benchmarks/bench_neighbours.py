"""Searches for neighbours as ratios to their plainest kin, beside the bounds asked.

    python tests/benchmarks/bench_neighbours.py [--rounds 5] [--only 35 36 37]

35: labels or missing cells against numbers alone, under HEOM (at most 3). 36: a general
exponent against Manhattan (at most 4). 37: many rows and few questions against
scikit-learn's brute force (at most 1): the first and the second question to fitted
models, `fit` alone, and `fit` with the first question. Seconds of the processor with one
thread; both sides in turns, and the median of the rounds' ratios. Each of 35 and 36
begins with the rows as they come. Peaks are of allocated memory beside the data, in
runs of their own.
"""

from __future__ import annotations

import argparse
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from sklearn.neighbors import KNeighborsClassifier
from threadpoolctl import threadpool_limits

from workbench.api import Attribute
from workbench.bundled.knn import KNN
from workbench.numerics.neighbours.neighbours import neighbours

K = 5

#: The issue whose calls make something ready first, and return what is measured.
READY = 37


class Row(NamedTuple):
    """One comparison: what is asked, its bound, and both sides as calls."""

    issue: int
    name: str
    bound: float
    sizes: tuple[int, int, int]
    ours: Callable[[], Any]
    other: Callable[[], Any]


def table(n, d, seed, nominal=(), missing=0.0):
    """Return uniform numbers; 3 or 4 labels in nominal columns; cells taken out."""
    random = np.random.default_rng(seed)
    X = random.random((n, d))
    for j in nominal:
        X[:, j] = random.integers(0, 3 + j % 2, n)
    X[random.random((n, d)) < missing] = np.nan
    return X


def attributes(d, nominal):
    """Return attributes of which some are nominal."""
    return [
        Attribute(f"a{j}", "nominal", ("p", "q", "r", "s"))
        if j in nominal
        else Attribute(f"a{j}")
        for j in range(d)
    ]


def mixed_rows(n=20_000, m=5_000) -> Iterator[Row]:
    """Yield labels and missing cells against numbers, in 16 and in 4 dimensions."""
    for d in (16, 4):
        half = tuple(range(0, d, 2))
        plain = table(n, d, 1), table(m, d, 2)

        def usual(plain=plain):
            return neighbours(*plain, K, metric="heom")

        for name, metric, nominal, missing in (
            ("HEOM, half nominal", "heom", half, 0.0),
            ("HEOM, 1 % missing", "heom", (), 0.01),
            ("HEOM, half nominal, 1 % missing", "heom", half, 0.01),
            ("HEOM, all nominal", "heom", tuple(range(d)), 0.0),
            ("Hamming, half nominal", "hamming", half, 0.0),
            ("Hamming, half nominal, 1 % missing", "hamming", half, 0.01),
            ("Euclid, 1 % missing", "euclidean", (), 0.01),
        ):
            X = table(n, d, 1, nominal, missing)
            Q = table(m, d, 2, nominal, missing)
            known = attributes(d, nominal)

            def ours(X=X, Q=Q, metric=metric, known=known):
                return neighbours(X, Q, K, metric=metric, attributes=known)

            yield Row(35, name, 3.0, (n, d, m), ours, usual)


def exponent_rows(n=20_000, m=1_000) -> Iterator[Row]:
    """Yield exponents of Minkowski against Manhattan."""
    for d in (9, 16, 32):
        X, Q = table(n, d, 1), table(m, d, 2)

        def usual(X=X, Q=Q):
            return neighbours(X, Q, K, metric="manhattan")

        for p in (0.5, 1.5, 1.7, 2.3, 3.0, 4.0, 7.0, 40.0):

            def ours(X=X, Q=Q, p=p):
                return neighbours(X, Q, K, metric="minkowski", p=p)

            yield Row(36, f"Minkowski p = {p:g}", 4.0, (n, d, m), ours, usual)


class Asked:
    """A model anew in each round: what is measured is what comes after `before`."""

    def __init__(self, make: Callable[[], Any], before: int, after: int) -> None:
        self._make, self._before, self._after = make, before, after

    def ready(self, X: Any, y: Any, Q: Any) -> Callable[[], Any]:
        """Return the work, once what goes before it is done: fit, question, question."""
        model = self._make()
        steps = [lambda: model.fit(X, y), *[lambda: model.kneighbors(Q)] * 2]
        for step in steps[: self._before]:
            step()
        return lambda: [step() for step in steps[self._before : self._after]]


def many_rows(n=1_000_000, m=100) -> Iterator[Row]:
    """Yield many rows, few questions, against scikit-learn."""
    for d in (16, 12):
        X, Q, y = table(n, d, 1), table(m, d, 2), np.arange(n) % 3

        def theirs():
            return KNeighborsClassifier(K, algorithm="brute", n_jobs=1)

        for name, bound, steps in (
            ("fit", np.nan, (0, 1)),
            ("first question", 1.0, (1, 2)),
            ("second question", 1.0, (2, 3)),
            ("fit and first question", 1.0, (0, 2)),
        ):
            mine, other = (
                partial(Asked(make, *steps).ready, X, y, Q)
                for make in (partial(KNN, K), theirs)
            )
            yield Row(37, name, bound, (n, d, m), mine, other)


def seconds(row: Row, work: Callable[[], Any]) -> float:
    """Return the processor seconds of a call, or of what it makes ready."""
    work = work() if row.issue == READY else work
    started = time.process_time()
    work()
    return time.process_time() - started


def peak(row: Row, work: Callable[[], Any]) -> float:
    """Return the most megabytes a call had allocated."""
    work = work() if row.issue == READY else work
    tracemalloc.start()
    work()
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most / 1e6


def main() -> None:
    """Print one line for each comparison."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", type=int, nargs="*", default=(35, 36, 37))
    asked = parser.parse_args()
    parts = {35: mixed_rows, 36: exponent_rows, 37: many_rows}
    print(
        f"{'row':<4}{'search':<36}{'n':>8}{'d':>4}{'m':>6}{'k':>3}{'ours s':>9}"
        f"{'other s':>9}{'ratio':>7}{'bound':>7}{'ours MB':>9}{'other MB':>9}"
    )
    with threadpool_limits(1):
        for row in (one for issue in asked.only for one in parts[issue]()):
            row.ours(), row.other()  # so that nothing is done for the first time
            times = np.array(
                [
                    (seconds(row, row.ours), seconds(row, row.other))
                    for _ in range(asked.rounds)
                ]
            )
            ours, other = np.median(times, axis=0)
            ratio = np.median(times[:, 0] / times[:, 1])
            n, d, m = row.sizes
            print(
                f"{row.issue:<4}{row.name:<36}{n:>8}{d:>4}{m:>6}{K:>3}{ours:>9.3f}"
                f"{other:>9.3f}{ratio:>7.2f}{row.bound:>7.1f}{peak(row, row.ours):>9.0f}"
                f"{peak(row, row.other):>9.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
