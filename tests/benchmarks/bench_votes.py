"""Leave-one-out of all weightings and all k, beside scikit-learn's search alone.

    python tests/benchmarks/bench_votes.py --data FOLDER [--rounds 3] [--shuffle]

FOLDER holds keel/NAME.dat. Seconds of the processor with one thread, both sides in
turns; the bound is 1.5. `--shuffle` counts the errors of the 27 sets twice instead, the
second time with the rows in another order, and says where they differ: that may be only
where ties are reported.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from sklearn.neighbors import NearestNeighbors
from threadpoolctl import threadpool_limits

import workbench
from workbench.bundled.knn import KNN

K = 50
BOUND = 1.5


def seconds(work: Callable[[], Any]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def time_both(data: Path, rounds: int) -> None:
    """Print one line for each set: our curves and their search."""
    for name in ("letter", "optdigits"):
        dataset = workbench.read(data / "keel" / f"{name}.dat")
        X, y = dataset.X, dataset.y
        times = np.array(
            [
                (
                    seconds(lambda X=X, y=y: KNN().vote_curves(X, y, K)),
                    seconds(
                        lambda X=X: (
                            NearestNeighbors(n_neighbors=K, n_jobs=1)
                            .fit(X)
                            .kneighbors()
                        )
                    ),
                )
                for _ in range(rounds)
            ]
        )
        ours, theirs = np.median(times, axis=0)
        ratio = np.median(times[:, 0] / times[:, 1])
        print(
            f"{name:<12}{len(X):>7} x {X.shape[1]:<4} ours {ours:7.2f} s   "
            f"scikit-learn {theirs:7.2f} s   ratio {ratio:5.2f} (at most {BOUND})",
            flush=True,
        )


def shuffle(data: Path) -> None:
    """Print the errors that differ when the rows are shuffled, and unexplained ones."""
    random = np.random.default_rng(1)
    for path in sorted((data / "keel").glob("*.dat")):
        dataset = workbench.read(path)
        order = random.permutation(dataset.n_rows)
        given = {"attributes": dataset.attributes, "k_max": K}
        metric = KNN(metric="heom")
        first = metric.vote_curves(dataset.X, dataset.y, **given)
        second = metric.vote_curves(dataset.X[order], dataset.y[order], **given)
        changed = unexplained = tied = 0
        for scheme, curve in first.items():
            differ = (curve.predicted[:, order] != second[scheme].predicted).sum(axis=1)
            changed += int(differ.sum())
            tied += int(curve.tied.sum())
            unexplained += int(np.maximum(differ - curve.tied, 0).sum())
        print(
            f"{path.stem:<18}{dataset.n_rows:>7} answers changed {changed:>7}, "
            f"tied {tied:>8}, unexplained {unexplained}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--shuffle", action="store_true")
    asked = parser.parse_args()
    with threadpool_limits(1):
        if asked.shuffle:
            shuffle(asked.data)
        else:
            time_both(asked.data, asked.rounds)


if __name__ == "__main__":
    main()
