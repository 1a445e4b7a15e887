"""Profiles and selections of prototypes as ratios to plain ways, beside their bounds.

    python tests/benchmarks/bench_prototypes.py [--rounds 5] [--only stolp] [--data FOLDER]

Seconds of the processor with one thread; both sides in turns, the least of the rounds of
each: what else the machine does only adds. `--memory` tells instead the peak of a profile
with CCV for every l, 20 000 rows. `hart`, `wilson` and `tomek` are held against imbalanced-learn where it is
installed, on wdbc and on pima and vehicle if the folder of data has them.
"""

from __future__ import annotations

import argparse
import importlib
import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.spatial.distance import cdist
from threadpoolctl import threadpool_limits

import workbench
from workbench.compute.plugins.loader import plugin_class
from workbench.numerics.prototypes.compactness import compactness
from workbench.numerics.prototypes.proximity_graphs import graph_edges
from workbench.numerics.prototypes.row_table import RowTable


class Row(NamedTuple):
    """One comparison: ours takes at most `bound` times as long as the other."""

    name: str
    bound: float
    ours: Callable[[], Any]
    other: Callable[[], Any]


def made(n: int, d: int) -> tuple[np.ndarray, np.ndarray]:
    """Return two overlapping clouds."""
    random = np.random.default_rng(1)
    y = random.integers(0, 2, n)
    return random.normal(size=(n, d)) + 0.8 * y[:, None], y


def selected(
    method: str, X: np.ndarray, y: np.ndarray, **params: Any
) -> Callable[[], Any]:
    """Return a call of `fit`."""
    cls = plugin_class(method)
    return lambda: cls(**params).fit(X, y)


def profile_rows() -> Iterator[Row]:
    """Yield the profile with CCV for every l against all distances, sorted."""
    X, y = made(5_000, 20)

    def ours():
        return compactness(RowTable(X), y).ccv(np.arange(1, len(X)))

    yield Row("profile, 5000 x 20", 0.9, ours, lambda: cdist(X, X).argsort(axis=1))


def ccv_rows() -> Iterator[Row]:
    """Yield the elimination down to two rows against the sorting of all distances."""
    data = workbench.read("builtin:wdbc")
    D = cdist(data.X, data.X)
    ours = selected("ccv-elimination", data.X, data.y)
    yield Row("ccv-elimination, wdbc", 20.0, ours, lambda: D.argsort(axis=1))


def stolp_rows() -> Iterator[Row]:
    """Yield STOLP against one matrix of distances."""
    X, y = made(5_000, 20)
    yield Row("stolp, 5000 x 20", 3.0, selected("stolp", X, y), lambda: cdist(X, X))


def gabriel_rows() -> Iterator[Row]:
    """Yield the selection and all edges against a loop over pairs with arrays."""
    X, y = made(2_000, 20)
    D = cdist(X, X)

    def loop():
        squares, edges = D * D, []
        for i in range(len(D)):
            for j in range(i + 1, len(D)):
                ball = squares[i] + squares[j] <= squares[i, j]
                ball[[i, j]] = False
                if not ball.any():
                    edges.append((i, j))
        return edges

    yield Row("gabriel, 2000 x 20", 0.2, selected("gabriel", X, y), loop)
    yield Row("gabriel edges", 1.0, lambda: graph_edges(D, "gabriel"), loop)


def imbalanced_rows(folder: Path | None) -> Iterator[Row]:
    """Yield what imbalanced-learn has, too."""
    try:
        peers = importlib.import_module("imblearn.under_sampling")
    except ImportError:
        print("imbalanced-learn is not installed: hart, wilson and tomek are left out")
        return
    sets = {"wdbc": workbench.read("builtin:wdbc")}
    for name in ("pima", "vehicle"):
        file = None if folder is None else folder / f"{name}.dat"
        if file is not None and file.exists():
            sets[name] = workbench.read(str(file))
    kinds = {
        "hart": (0.02, peers.CondensedNearestNeighbour, {"random_state": 0}),
        "wilson": (
            1.0,
            peers.EditedNearestNeighbours,
            {"kind_sel": "mode", "n_neighbors": 3},
        ),
        "tomek": (1.0, peers.TomekLinks, {}),
    }
    for method, (bound, cls, params) in kinds.items():
        for name, data in sets.items():
            peer = cls(sampling_strategy="all", **params)
            yield Row(
                f"{method}, {name}",
                bound,
                selected(method, data.X, data.y),
                lambda peer=peer, data=data: peer.fit_resample(data.X, data.y),
            )


def seconds(call: Callable[[], Any]) -> float:
    """Return the processor time of one call."""
    begun = time.process_time()
    call()
    return time.process_time() - begun


def main() -> None:
    """Print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument(
        "--memory", action="store_true", help="20 000 rows, and the peak"
    )
    given = parser.parse_args()
    if given.memory:
        X, y = made(20_000, 20)
        compactness(RowTable(X), y).ccv(np.arange(1, len(X)))
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"profile of 20000 x 20: {peak:.0f} MB at most, the program included")
        return
    rows: list[Callable[[], Iterator[Row]]] = [
        profile_rows, ccv_rows, stolp_rows, gabriel_rows,
        lambda: imbalanced_rows(given.data),
    ]  # fmt: skip
    with threadpool_limits(1):
        for make in rows:
            for row in make():
                if given.only not in row.name:
                    continue
                rounds = 1 if row.name.startswith("gabriel") else given.rounds
                pairs = [(seconds(row.ours), seconds(row.other)) for _ in range(rounds)]
                ours, other = np.min(pairs, axis=0)
                ratio = float(ours / max(other, 1e-9))
                verdict = "" if ratio <= row.bound else "  ABOVE"
                print(
                    f"{row.name:24} {ours:9.4f} s {other:9.4f} s  ratio {ratio:8.4f}  "
                    f"1/ratio {1 / ratio:7.1f}  bound {row.bound:g}{verdict}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
