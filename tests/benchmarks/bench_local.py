"""Parzen windows of a picture, and locally weighted regression beside its parts.

    python tests/benchmarks/bench_local.py [--rounds 5]

Windows: 1 000 rows in the plane, in milliseconds for 256 x 256 cells (at most 250) and
64 x 64 (at most 33). Regression: E3, 1 000 queries, k = 50, 8 attributes, as a ratio to
the search and one batched `numpy.linalg.solve` (at most 2). Seconds of the processor
with one thread; the least of the rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

from workbench.bundled.lwr import LWR
from workbench.bundled.parzen import Parzen
from workbench.numerics.neighbours.neighbours import prepare_neighbours
from workbench.numerics.votes.windows import KERNELS


def seconds(work: Callable[[], Any]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def grid(cells: int) -> Any:
    axis = np.linspace(0, 1, cells)
    return np.stack(np.meshgrid(axis, axis), -1).reshape(-1, 2)


def windows(rounds: int) -> None:
    """Print one line for each kernel and kind of width."""
    random = np.random.default_rng(0)
    X, y = random.random((1_000, 2)), random.integers(0, 3, 1_000)
    fine, coarse = grid(256), grid(64)
    for width in (0.1, None):
        for kernel in KERNELS:
            model = Parzen(kernel, width).fit(X, y)
            model.drawn_proba(coarse)
            times = [
                [seconds(lambda m=model, q=q: m.drawn_proba(q)) for q in (fine, coarse)]
                for _ in range(rounds)
            ]
            whole, part = 1e3 * np.min(times, axis=0)
            name = "variable" if width is None else f"width {width}"
            print(f"{kernel:<14}{name:<11}{whole:6.0f} ms fine {part:5.0f} ms coarse")


def regression(rounds: int) -> None:
    """Print one line for each number of rows."""
    random = np.random.default_rng(0)
    design = random.random((1_000, 50, 9))
    gram, right = design.transpose(0, 2, 1) @ design, random.random((1_000, 9, 1))
    for n in (2_000, 10_000):
        X, Q = random.random((n, 8)), random.random((1_000, 8))
        model = LWR(n_neighbors=50).fit(X, np.sin(X.sum(axis=1)))
        search = prepare_neighbours(X)
        model.predict(Q), search.nearest(Q, 51)
        times = [
            [
                seconds(lambda m=model, q=Q: m.predict(q)),
                seconds(lambda s=search, q=Q: s.nearest(q, 51)),
                seconds(lambda: np.linalg.solve(gram, right)),
            ]
            for _ in range(rounds)
        ]
        ours, found, solved = np.min(times, axis=0)
        ratio = ours / (found + solved)
        print(f"lwr, {n:>6} rows: {ratio:.2f} of search and solve (at most 2)")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    with threadpool_limits(1):
        windows(asked.rounds)
        regression(asked.rounds)


if __name__ == "__main__":
    main()
