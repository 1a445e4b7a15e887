"""Leave-one-out of all weightings and all k, beside scikit-learn's search alone.

    python tests/benchmarks/bench_votes.py --data FOLDER [--rounds 3] [--shuffle]

FOLDER holds keel/NAME.dat. Seconds of the processor with one thread, both sides in
turns, the least of the rounds of each; the bound is 1.5. `--shuffle` counts instead the errors of k-NN (every weighting,
k = 1 … 50) and of Parzen windows on each set in three orders of its rows, and says where
they differ: that may be only where ties are reported.
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
from workbench.bundled.parzen import Parzen
from workbench.numerics.votes.windows import KERNELS

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
        ours, theirs = np.min(times, axis=0)
        ratio = ours / theirs
        print(
            f"{name:<12}{len(X):>7} x {X.shape[1]:<4} ours {ours:7.2f} s   "
            f"scikit-learn {theirs:7.2f} s   ratio {ratio:5.2f} (at most {BOUND})",
            flush=True,
        )


def orders(n: int) -> list[Any]:
    """Return two other orders of n rows."""
    random = np.random.default_rng(1)
    return [random.permutation(n) for _ in range(2)]


def shuffled_votes(X: Any, y: Any, attributes: Any) -> tuple[int, int, int, int]:
    """Count the errors of every weighting and every k in three orders of the rows.

    Returns
    -------
    tuple of int
        How many counts there are, how many ties are reported for, how many change, and
        how many of these without reported ties.
    """
    metric = KNN(metric="heom")
    first = metric.vote_curves(X, y, K, attributes=attributes)
    cells = sum(len(curve.errors) for curve in first.values())
    changed = {scheme: np.zeros(len(c.errors), bool) for scheme, c in first.items()}
    for order in orders(len(X)):
        other = metric.vote_curves(X[order], y[order], K, attributes=attributes)
        for scheme, curve in first.items():
            changed[scheme] |= curve.errors != other[scheme].errors
    return (
        cells,
        sum(int((curve.tied > 0).sum()) for curve in first.values()),
        sum(int(cell.sum()) for cell in changed.values()),
        sum(int((changed[s] & (curve.tied == 0)).sum()) for s, curve in first.items()),
    )


def shuffled_windows(X: Any, y: Any, attributes: Any) -> list[str]:
    """Return the windows whose errors in leave-one-out change with the rows' order.

    All kernels with a variable width, a bounded and the unbounded one with a fixed width.
    """
    low, high = np.nanmin(X, axis=0), np.nanmax(X, axis=0)
    numeric = np.array([attribute.is_numeric for attribute in attributes])
    X = np.where(numeric, (X - low) / np.where(high > low, high - low, 1.0), X)
    windows = [(kernel, None) for kernel in KERNELS]
    windows += [("epanechnikov", 0.25), ("gaussian", 0.25)]
    changed = []
    for kernel, width in windows:
        window = Parzen(kernel, width=width)
        errors, tied = set(), 0
        for order in (np.arange(len(X)), *orders(len(X))):
            said = window.leave_one_out(X[order], y[order], attributes=attributes)
            errors.add(int((said.argmax(axis=1) != y[order]).sum()))
            tied = window.n_tied_
        if len(errors) > 1:
            name = f"{kernel} {width or 'variable'}"
            changed.append(f"{name} {sorted(errors)}, tied {tied}")
    return changed


def shuffle(data: Path) -> None:
    """Print for each set the counts of errors that change when rows are shuffled."""
    paths = (data / "keel").glob("*.dat")
    for path in sorted(paths, key=lambda path: path.stat().st_size):
        dataset = workbench.read(path)
        given = dataset.X, dataset.y, dataset.attributes
        cells, tied, changed, unexplained = shuffled_votes(*given)
        windows = shuffled_windows(*given)
        print(
            f"{path.stem:<18}{dataset.n_rows:>7} knn: {cells} counts, ties reported for "
            f"{tied}, changed {changed}, without ties {unexplained}; parzen: "
            f"{'; '.join(windows) or 'none changed'}",
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
