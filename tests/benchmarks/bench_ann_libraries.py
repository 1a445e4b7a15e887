"""Libraries for neighbour graphs, side by side: build, query at a recall, memory.

    python tests/benchmarks/bench_ann_libraries.py [--rows 100000] [--only faiss usearch]

Each library in a process of its own with one thread, on rows near a 16-dimensional sheet
in 64 attributes, float32, 1 000 queries drawn beside them, 10 neighbours. HNSW with 16
links and a list of 100 at building. The list at the query (for pynndescent: epsilon) grows
until recall by distance is 0.95; that setting is timed three times. Seconds of the
processor, medians; memory is what the process grew by, and the size of the index as it is written,
where it tells. Needs neither the workbench nor a library that is not asked for.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

K, LINKS, BUILD_LIST, WANTED = 10, 16, 100, 0.95
LISTS = (10, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
EPSILONS = (0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3)
Search = Callable[[np.ndarray], np.ndarray]


def rows_and_queries(n: int, queries: int = 1000) -> tuple[np.ndarray, np.ndarray]:
    """Return rows near a sheet of 16 dimensions, and others from the same law."""
    random = np.random.default_rng(0)
    sheet = random.normal(size=(16, 64))
    flat = random.normal(size=(n + queries, 16)).astype(np.float32)
    all_ = flat @ sheet.astype(np.float32)
    all_ += 0.1 * random.standard_normal(all_.shape, dtype=np.float32)
    return all_[:n], all_[n:]


def kth_distances(X: np.ndarray, queries: np.ndarray) -> np.ndarray:
    """Return the true distance of each query to its K-th nearest row."""
    best = np.full((len(queries), K), np.inf)
    own = (queries.astype(np.float64) ** 2).sum(axis=1)[:, None]
    for begin in range(0, len(X), 20_000):
        part = X[begin : begin + 20_000].astype(np.float64)
        squared = (
            own + (part**2).sum(axis=1) - 2.0 * queries.astype(np.float64) @ part.T
        )
        squared = np.partition(squared, K - 1, axis=1)[:, :K]
        best = np.partition(np.hstack([best, squared]), K - 1, axis=1)[:, :K]
    return np.sqrt(np.maximum(best.max(axis=1), 0.0))


def recall(
    X: np.ndarray, queries: np.ndarray, found: np.ndarray, kth: np.ndarray
) -> float:
    """Return the share of rows found that are no farther than the true K-th."""
    apart = X[found].astype(np.float64) - queries[:, None].astype(np.float64)
    distances = np.sqrt((apart**2).sum(axis=2))
    return float((distances <= kth[:, None] * (1 + 1e-6)).mean())


def faiss(X: np.ndarray) -> Iterator[Any]:
    """Yield a size in bytes, then searches with growing lists."""
    import faiss as library

    library.omp_set_num_threads(1)
    yield
    index = library.IndexHNSWFlat(X.shape[1], LINKS)
    index.hnsw.efConstruction = BUILD_LIST
    index.add(X)
    yield library.serialize_index(index).nbytes
    for list_ in LISTS:
        index.hnsw.efSearch = list_
        yield list_, lambda queries: index.search(queries, K)[1]


def hnswlib(X: np.ndarray) -> Iterator[Any]:
    """Yield a size in bytes, then searches with growing lists."""
    import hnswlib as library

    yield
    index = library.Index("l2", X.shape[1])
    index.init_index(len(X), M=LINKS, ef_construction=BUILD_LIST)
    index.add_items(X, num_threads=1)
    yield index.index_file_size()
    for list_ in LISTS:
        index.set_ef(list_)
        yield list_, lambda queries: index.knn_query(queries, K, num_threads=1)[0]


def voyager(X: np.ndarray) -> Iterator[Any]:
    """Yield a size in bytes, then searches with growing lists."""
    import voyager as library

    yield
    index = library.Index(
        library.Space.Euclidean, X.shape[1], M=LINKS, ef_construction=BUILD_LIST,
        max_elements=len(X),
    )  # fmt: skip
    index.add_items(X, num_threads=1)
    yield len(index.as_bytes())
    for list_ in LISTS:
        yield (
            list_,
            lambda queries, list_=list_: index.query(
                queries, K, num_threads=1, query_ef=list_
            )[0],
        )


def usearch(X: np.ndarray) -> Iterator[Any]:
    """Yield a size in bytes, then searches with growing lists."""
    from usearch.index import Index

    yield
    index = Index(
        ndim=X.shape[1], metric="l2sq", dtype="f32", connectivity=LINKS,
        expansion_add=BUILD_LIST,
    )  # fmt: skip
    index.add(np.arange(len(X)), X, threads=1)
    yield index.serialized_length
    for list_ in LISTS:
        index.expansion_search = list_
        yield (
            list_,
            lambda queries: index.search(queries, K, threads=1).keys.astype(np.int64),
        )


def pynndescent(X: np.ndarray) -> Iterator[Any]:
    """Yield nothing known of the size, then searches with growing epsilon."""
    import numba
    from pynndescent import NNDescent

    numba.set_num_threads(1)
    # compiled before the clock runs; what that takes is a line of its own
    began = time.process_time()
    small = NNDescent(X[:2000], random_state=1, n_jobs=1)
    small.prepare()
    small.query(X[:10], k=K)
    print(f"compiling: {time.process_time() - began:.1f} s", file=sys.stderr)
    yield
    index = NNDescent(X, random_state=1, n_jobs=1)
    index.prepare()
    yield None
    for epsilon in EPSILONS:
        yield (
            epsilon,
            lambda queries, epsilon=epsilon: index.query(queries, k=K, epsilon=epsilon)[
                0
            ],
        )


LIBRARIES = {
    one.__name__: one for one in (faiss, voyager, usearch, hnswlib, pynndescent)
}


def resident() -> int:
    """Return the memory this process has now, bytes; Linux alone tells it so."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def measure(name: str, folder: str) -> dict[str, Any]:
    """Return the figures of one library."""
    X, queries, kth = (
        np.load(f"{folder}/{part}.npy") for part in ("X", "queries", "kth")
    )
    steps = LIBRARIES[name](X)
    next(steps)
    before, began = resident(), time.process_time()
    size = next(steps)
    built, grown = time.process_time() - began, resident() - before
    for setting, search in steps:  # noqa: B007 - the last is the answer
        share = recall(X, queries, search(queries), kth)
        if share >= WANTED:
            break
    times = []
    for _ in range(3):
        began = time.process_time()
        search(queries)
        times.append(time.process_time() - began)
    return {
        "library": name, "build": built, "setting": setting, "recall": share,
        "query_ms": 1000 * sorted(times)[1] / len(queries), "grown": grown, "size": size,
    }  # fmt: skip


def main() -> None:
    """Measure every library that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--only", nargs="+", default=list(LIBRARIES), choices=LIBRARIES)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.folder:
        print(json.dumps(measure(options.only[0], options.folder)))
        return
    with tempfile.TemporaryDirectory() as folder:
        X, queries = rows_and_queries(options.rows)
        kth = kth_distances(X, queries)
        for part, values in (("X", X), ("queries", queries), ("kth", kth)):
            np.save(Path(folder, f"{part}.npy"), values)
        del X
        print(f"{options.rows} x 64, k = {K}")
        print("library       build s  setting  recall  ms/query  grew MB  index MB")
        for name in options.only:
            call = [sys.executable, __file__, "--only", name, "--folder", folder]
            ran = subprocess.run(call, capture_output=True, text=True, check=False)
            if ran.returncode:
                print(name, "failed:", ran.stderr.strip().splitlines()[-1])
                continue
            one = json.loads(ran.stdout)
            size = "unknown" if one["size"] is None else f"{one['size'] / 1e6:.0f}"
            print(
                f"{name:12} {one['build']:8.1f} {one['setting']:8} {one['recall']:7.3f} "
                f"{one['query_ms']:9.3f} {one['grown'] / 1e6:8.0f} {size:>9}",
                *[line for line in ran.stderr.splitlines() if "compiling" in line],
                flush=True,
            )


if __name__ == "__main__":
    main()
