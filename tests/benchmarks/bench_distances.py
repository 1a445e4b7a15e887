"""Distances as ratios to the plainest way of computing the like, beside their bounds.

    python tests/benchmarks/bench_distances.py [--rounds 7] [--only vdm]

Seconds of the processor with one thread; both sides in turns, the least of the rounds of
each: what else the machine does only adds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import cdist
from scipy.ndimage import gaussian_filter
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics.pairwise import euclidean_distances
from threadpoolctl import threadpool_limits

from workbench.api import Attribute
from workbench.numerics.neighbours.distances import measure_for
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.objects.forest_distance import ForestDistance
from workbench.numerics.objects.tangent import TRANSFORMS, tangent_distances
from workbench.numerics.objects.words import EditCosts, word_distances

K = 5


class Row(NamedTuple):
    """One comparison: its name, its bound, and both sides as calls."""

    name: str
    bound: float
    ours: Callable[[], Any]
    other: Callable[[], Any]


def vdm_rows(n=5_000, m=1_000) -> Iterator[Row]:
    """Yield value differences against a search of the columns that replace labels."""
    random = np.random.default_rng(1)
    for labels, numbers in ((8, 0), (4, 4), (20, 0)):
        d = labels + numbers
        known = [Attribute(f"l{j}", "nominal", tuple("abcdef")) for j in range(labels)]
        known += [Attribute(f"n{j}") for j in range(numbers)]
        X, Q = (
            np.hstack([random.integers(0, 6, (k, labels)), random.random((k, numbers))])
            for k in (n, m)
        )
        y = random.integers(0, 3, n)
        for q, metric in ((1.0, "manhattan"), (2.0, "euclidean")):
            told = {"attributes": known, "classes": y, "vdm_q": q}
            measure = measure_for("vdm", X, **told)
            rows, asked = measure.prepare(X), measure.prepare(Q)

            def ours(X=X, Q=Q, told=told):
                return neighbours(X, Q, K, metric="vdm", **told)

            def usual(rows=rows, asked=asked, metric=metric):
                return neighbours(rows, asked, K, metric=metric)

            yield Row(f"VDM, q = {q:g}, {labels} of {d} labels", 1.5, ours, usual)


def shared_rows(n=5_000) -> Iterator[Row]:
    """Yield shared neighbours against the search for the lists alone."""
    for d in (2, 10, 50):
        X = np.random.default_rng(1).random((n, d))
        for length in (10, 30):

            def ours(X=X, length=length):
                return neighbours(X, None, K, metric="shared", shared_k=length)

            def usual(X=X, length=length):
                return neighbours(X, None, length)

            yield Row(f"shared, {d} attributes, k = {length}", 2.0, ours, usual)


def word_rows(n=2_000) -> Iterator[Row]:
    """Yield matrices of words against rapidfuzz's own."""
    random = np.random.default_rng(1)
    words = ["".join(random.choice(list("aeilmnoprst"), size)) for size in
             random.integers(3, 15, n)]  # fmt: skip
    for name, costs in (
        ("unit costs", EditCosts()),
        ("no substitution", EditCosts(substitute=None)),
        ("costs 2, 2, 3", EditCosts(2.0, 2.0, 3.0)),
    ):
        change = int(costs.least_substitute)
        weights = int(costs.insert), int(costs.delete), change

        def ours(costs=costs):
            return word_distances(words, costs)

        def usual(weights=weights):
            return cdist(
                words, words, scorer=Levenshtein.distance,
                scorer_kwargs={"weights": weights},
            )  # fmt: skip

        yield Row(f"Levenshtein, {name}", 1.3, ours, usual)


def forest_rows(n=5_000) -> Iterator[Row]:
    """Yield the distances of a forest against its trees and one matrix product."""
    random = np.random.default_rng(1)
    X = random.normal(size=(n, 10))
    for classes in (2, 3, 5):
        y = np.digitize(X[:, 0] + X[:, 1], np.linspace(-1, 1, classes - 1))
        measured = ForestDistance(X, y, n_trees=100)
        forest = RandomForestClassifier(100, random_state=1).fit(X, y)

        def ours(measured=measured):
            return measured.among(X)

        def usual(forest=forest, classes=classes):
            found = np.array([tree.predict(X) for tree in forest.estimators_])
            votes = np.concatenate([found == c for c in range(classes)]).T
            votes = votes.astype(np.float32)
            return votes @ votes.T

        yield Row(f"forest, {classes} classes", 2.0, ours, usual)


def tangent_rows(n=1_000) -> Iterator[Row]:
    """Yield tangent distances against 2 (r + 1) Euclidean matrices.

    Seven directions are those of the three transforms again and again, which costs what
    others would.
    """
    random = np.random.default_rng(1)
    for side in (8, 16, 28):
        P, Q = (gaussian_filter(random.normal(size=(n, side, side)), (0, 1, 1))
                .reshape(n, -1) for _ in range(2))  # fmt: skip

        def usual(P=P, Q=Q):
            return euclidean_distances(P, Q)

        for r in (1, 2, 3, 7):

            def ours(P=P, Q=Q, r=r):
                return tangent_distances(P, Q, (3 * TRANSFORMS)[:r])

            name = f"tangent, {side} x {side}, r = {r}"
            yield Row(name, 2.0 * (r + 1), ours, usual)


#: Comparisons by name.
PARTS: dict[str, Callable[[], Iterator[Row]]] = {
    "vdm": vdm_rows,
    "shared": shared_rows,
    "words": word_rows,
    "forest": forest_rows,
    "tangent": tangent_rows,
}


def seconds(call: Callable[[], Any]) -> float:
    """Return the processor's seconds of one call."""
    before = time.process_time()
    call()
    return time.process_time() - before


def main() -> None:
    """Print one line for each comparison."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", nargs="*", choices=tuple(PARTS), default=tuple(PARTS))
    given = parser.parse_args()
    with threadpool_limits(1):
        for part in given.only:
            for row in PARTS[part]():
                pairs = [
                    (seconds(row.ours), seconds(row.other)) for _ in range(given.rounds)
                ]
                ours, other = np.min(pairs, axis=0)
                ratio = float(ours / other)
                print(
                    f"{row.name:45} {ours:8.3f} s {other:8.3f} s  "
                    f"ratio {ratio:5.2f}  bound {row.bound:g}"
                    f"{'' if ratio <= row.bound else '  EXCEEDED'}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
