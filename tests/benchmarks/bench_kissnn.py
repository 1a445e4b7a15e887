"""KISSNN: fit against plain searches, growth with n, and what anchors cost.

    python tests/benchmarks/bench_kissnn.py peers DIRECTORY-OF-KEEL-FILES
    python tests/benchmarks/bench_kissnn.py anchors DIRECTORY-OF-KEEL-FILES
    python tests/benchmarks/bench_kissnn.py growth [LARGEST-N]

``peers``: seconds of the whole fit beside those of the per-class searches alone by
scikit-learn's brute force and trees and by scipy's tree (at most 1.2 of the fastest is
asked). ``anchors``: relative error of M and difference of accuracy against the exact
fit. ``growth``: seconds and memory in a fresh process for each n, and the exponent of
the fitted curve; exact in 2 dimensions (at most 1.3 is asked), with 2 000 anchors in 16
(at most 1.2, and memory beside the data of at most 3 times the data and 200 MB). All
with one thread; seconds of the processor, least of several runs taken in turns.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from scipy.spatial import cKDTree
from sklearn.neighbors import NearestNeighbors
from threadpoolctl import threadpool_limits

import workbench
from workbench.bundled.kissnn import KISSNN

V = 5
PEERS = ("brute", "kd_tree", "ball_tree", "cKDTree")
SETS = ("letter", "texture", "magic")
RUNS = 5
ANCHORS = (500, 1_000, 2_000, 5_000)
SIZES = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)
GROWTH = ((2, None), (16, 2_000))


def scaled(folder, name):
    """Return a KEEL set brought to 0 to 1, and its classes."""
    data = workbench.read(Path(folder) / f"{name}.dat")
    span = np.ptp(data.X, axis=0)
    X = (data.X - data.X.min(axis=0)) / np.where(span > 0, span, 1.0)
    return np.ascontiguousarray(X), np.asarray(data.y, np.int64)


def gaussians(n, d, n_classes=26, seed=1):
    """Return rows of overlapping classes; made in place, for the sake of memory."""
    random = np.random.default_rng(seed)
    X = np.empty((n, d))
    random.standard_normal(out=X)
    y = random.integers(0, n_classes, n)
    centres = random.normal(size=(n_classes, d)) * (3.0 if d == 2 else 1.0)
    for start in range(0, n, 10_000):
        part = slice(start, start + 10_000)
        X[part] += centres[y[part]]
    return X, y


def search(peer, X, y):
    """Search the neighbours of either kind, class by class, as anybody would."""
    for c in np.unique(y):
        inside, outside = X[y == c], X[y != c]
        for rows, k in ((inside, min(V + 1, len(inside))), (outside, V)):
            if peer == "cKDTree":
                cKDTree(rows).query(inside, k)
            else:
                NearestNeighbors(n_neighbors=k, algorithm=peer).fit(rows).kneighbors(
                    inside
                )


def seconds(work):
    """Return the time of the processor, which a busy machine changes less."""
    started = time.process_time()
    work()
    return time.process_time() - started


def peers(folder):
    for name in SETS:
        X, y = scaled(folder, name)
        works = {peer: lambda p=peer, X=X, y=y: search(p, X, y) for peer in PEERS}
        works["KISSNN"] = lambda X=X, y=y: KISSNN(v=V).fit(X, y)
        best = dict.fromkeys(works, np.inf)
        for run in range(RUNS):
            for who, work in works.items():
                if run and best[who] > 4 * min(best.values()):
                    continue  # it will not be the fastest
                best[who] = min(best[who], seconds(work))
        fastest = min(PEERS, key=best.get)
        table = ", ".join(f"{who} {value:.3f}" for who, value in best.items())
        ratio = best["KISSNN"] / best[fastest]
        print(f"{name}: {table}; ours / {fastest} {ratio:.2f}", flush=True)


def anchors(folder):
    for name, (X, y) in {
        "letter": scaled(folder, "letter"),
        "gaussians": gaussians(20_000, 16),
    }.items():
        chosen = np.random.default_rng(1).permutation(len(X))
        test, train = chosen[: len(X) // 4], chosen[len(X) // 4 :]
        metric, exact = None, 0.0
        for count in (None, *ANCHORS):
            model = KISSNN(v=V, anchors=count)
            took = seconds(lambda m=model, t=train, X=X, y=y: m.fit(X[t], y[t]))
            score = 100 * np.mean(model.predict(X[test]) == y[test])
            if metric is None:
                metric, exact = model.M_, score
            error = np.linalg.norm(model.M_ - metric) / np.linalg.norm(metric)
            print(
                f"{name}, anchors {count}: {took:.3f} s, error of M {error:.2%}, "
                f"accuracy {score:.2f} ({score - exact:+.2f})",
                flush=True,
            )


def cell(n, d, count):
    """Fit once in this process; print seconds and MB as JSON."""
    KISSNN(anchors=count).fit(*gaussians(600, d))  # everything imported
    X, y = gaussians(n, d)
    started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    took = seconds(lambda: KISSNN(v=V, anchors=count).fit(X, y))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    data = (X.nbytes + y.nbytes) / 1e6
    kilobyte = 1024 / 1e6
    more = (peak - started) * kilobyte
    print(json.dumps([took, data, peak * kilobyte - data, more]))


def growth(largest):
    for d, count in GROWTH:
        points = []
        for n in SIZES:
            if n > largest:
                continue
            runs = []
            for _ in range(3 if n <= 30_000 else 1):
                command = [sys.executable, __file__, "cell", str(n), str(d), str(count)]
                told = subprocess.run(command, capture_output=True, check=True).stdout
                runs.append(json.loads(told))
            took, data, beside, more = min(runs)
            points.append((n, took))
            print(
                f"d = {d}, anchors {count}, n = {n}: {took:.3f} s, data {data:.0f} MB, "
                f"process beside the data {beside:.0f} MB (of which fit {more:.0f}; "
                f"asked {3 * data + 200:.0f})",
                flush=True,
            )
        for least in (0, 10_000):
            some = np.log([p for p in points if p[0] >= least])
            slope = np.polyfit(some[:, 0], some[:, 1], 1)[0]
            print(f"d = {d}, anchors {count}, from {least}: exponent {slope:.2f}")


if __name__ == "__main__":
    threadpool_limits(1)
    task, *given = sys.argv[1:]
    if task == "cell":
        cell(
            int(given[0]), int(given[1]), None if given[2] == "None" else int(given[2])
        )
    elif task == "growth":
        growth(int(given[0]) if given else SIZES[-1])
    else:
        {"peers": peers, "anchors": anchors}[task](given[0])
