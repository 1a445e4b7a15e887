"""The search structures hnsw and nn-descent on real rows, hnsw beside bare faiss.

    python tests/benchmarks/bench_ann.py DATA… [--rounds 9] [-k 5]

Data sets are scaled min-max; up to 2 000 rows are queries, without themselves. For each
structure: seconds of the processor to build and to answer, recall by distance, share of
comparisons, memory. hnsw and faiss by itself answer in turns with the same graph and the
same list, one thread; the ratio is that of the least of the rounds of each: at most 1.3.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

import workbench
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import scan
from workbench.numerics.search.structures import STRUCTURES

QUERIES = 2000


def seconds(call: Callable[[], object]) -> float:
    """Return the processor time of a call."""
    began = time.process_time()
    call()
    return time.process_time() - began


def bare_faiss(space: SearchSpace, own: np.ndarray, k: int, list_: int) -> Any:
    """Return a search by faiss alone: its own graph, rows in single precision."""
    import faiss

    index = faiss.IndexHNSWFlat(space.rows.shape[1], 16)
    index.hnsw.efConstruction, index.hnsw.efSearch = 100, list_
    rows = space.rows.astype(np.float32)
    index.add(rows)

    def search() -> np.ndarray:
        found: np.ndarray = index.search(space.rows[own].astype(np.float32), k + 1)[1]
        return found

    return search


def without_own(found: np.ndarray, own: np.ndarray, k: int) -> np.ndarray:
    """Return the first k rows of each answer that are not the query itself."""
    order = np.argsort(found == own[:, None], axis=1, kind="stable")
    return np.take_along_axis(found, order, axis=1)[:, :k]


def measure(path: str, k: int, rounds: int) -> None:
    """Print the lines of one data set."""
    data = workbench.read(path)
    X = data.X - data.X.min(axis=0)
    X /= np.maximum(X.max(axis=0), 1e-300)
    space = SearchSpace(X)
    random = np.random.default_rng(1)
    own = random.choice(space.n, min(space.n, QUERIES), replace=False)
    points = space.rows[own]
    kth = scan(space, points, own, k, Comparisons())[0][:, -1:] * (1 + 1e-9)
    for id_ in ("nn-descent", "hnsw"):
        began = time.process_time()
        structure = STRUCTURES[id_](space)
        built, counts = time.process_time() - began, Comparisons()
        found = structure.nearest(points, k, counts, own)
        spent = seconds(partial(structure.nearest, points, k, None, own))
        print(
            f"{data.name:15} {id_:11} {built:8.2f} {1000 * spent / len(own):9.4f} "
            f"{(found[0] <= kth).mean():7.4f} "
            f"{counts.rows / len(own) / (space.n - 1):7.4f} "
            f"{structure.nbytes / 1e6:8.2f}",
            flush=True,
        )
    bare = bare_faiss(space, own, k, structure.query_list)
    rows = without_own(bare(), own, k)
    apart = space.to_rows(points, np.arange(len(own))[:, None], rows)
    pairs = [
        (seconds(lambda: structure.nearest(points, k, None, own)), seconds(bare))
        for _ in range(rounds)
    ]
    ratio = float(np.divide(*np.min(pairs, axis=0)))
    print(
        f"{'':15} bare faiss  {'':8} {1000 * np.min(pairs, 0)[1] / len(own):9.4f} "
        f"{(apart <= kth).mean():7.4f}   hnsw / faiss: {ratio:.2f} (at most 1.3)",
        flush=True,
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("-k", type=int, default=5)
    options = parser.parse_args()
    print("data            structure    build s  ms/query  recall   share       MB")
    for path in options.data:
        measure(path, options.k, options.rounds)


if __name__ == "__main__":
    with threadpool_limits(1):
        main()
