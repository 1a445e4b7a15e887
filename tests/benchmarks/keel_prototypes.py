"""Prototype methods and reliability of metrics on small KEEL sets, as Markdown tables.

    python tests/benchmarks/keel_prototypes.py --data FOLDER [--folds 5] [NAME ...]

FOLDER holds NAME.dat. Attributes are scaled min-max by the training rows; folds are
stratified, seed 1. Of each prototype method with its defaults, means over the folds: rows
kept of those that train, error of 1-NN among them on the rows held out, seconds of the
processor, and the CCV of what is kept (every training row is a control row, shares 0.1,
0.5 and 0.9 of the prototypes set aside at once: l = 0.9 L, 0.5 L and 0.1 L). `delaunay` is
left out above 5 attributes, where the triangulation is no longer finished in seconds.
Where there are two attributes, the region change: the share of 256 x 256 cells over the
rows that train whose class by 1-NN is another among the rows kept than among all.

Then D(rho), the sum of rival similarities over all rows, by the number of rows, under
Euclid, Manhattan and KISSNN's metric, which has seen the rows that it is judged by; beside
it the accuracy of 5-NN by the folds, and Spearman's rank correlation of the two.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from scipy.stats import spearmanr
from sklearn.model_selection import StratifiedKFold

import workbench
from workbench.api import Problem
from workbench.compute.facade import make as make_plugin
from workbench.numerics.prototypes.compactness import compactness
from workbench.numerics.prototypes.prototype_ccv import prototype_ccv
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.selector import Training

NAMES = (
    "appendicitis", "iris", "wine", "sonar", "bupa", "ionosphere", "movement_libras",
    "monk-2", "wdbc", "balance", "wisconsin", "vehicle", "banana",
)  # fmt: skip
METHODS = (
    "random", "forward", "hart", "backward", "wilson", "repeated-wilson", "all-knn",
    "tomek", "outliers", "stolp", "fris-stolp", "relative-neighbour", "gabriel",
    "delaunay", "ccv-addition", "ccv-elimination",
)  # fmt: skip
SET_ASIDE = (0.1, 0.5, 0.9)
METRICS = ("Euclid", "Manhattan", "KISSNN")
CELLS = 256


def scaled(X: np.ndarray, by: np.ndarray) -> np.ndarray:
    """Return X min-max by the rows `by`."""
    spread = np.ptp(by, axis=0)
    return (X - by.min(axis=0)) / np.where(spread > 0, spread, 1.0)


def select(method: str, X: np.ndarray, y: np.ndarray, folds: Any) -> list[float] | str:
    """Return kept, error, seconds, three CCVs and, in the plane, the region change.

    They are means over the folds; a text tells why there are none.
    """
    if method == "delaunay" and X.shape[1] > 5:
        return "more than 5 attributes"
    found = []
    for train, test in folds:
        rows, asked = scaled(X[train], X[train]), scaled(X[test], X[train])
        began = time.process_time()
        try:
            kept = np.sort(make_plugin(method).fit(rows, y[train]).kept_)
        except Problem as problem:
            return str(problem)
        spent = time.process_time() - began
        judged = figures(rows, y[train], kept, asked, y[test])
        found.append([len(kept), judged[0], spent, *judged[1:]])
    return np.mean(found, axis=0).tolist()


def figures(
    rows: np.ndarray,
    y: np.ndarray,
    kept: np.ndarray,
    asked: np.ndarray,
    right: np.ndarray,
) -> list[float]:
    """Return the error of 1-NN among kept, three CCVs and, in the plane, the region change."""
    told = make_plugin("knn", n_neighbors=1).fit(rows[kept], y[kept])
    training = Training(RowTable(rows), y)
    found = [float(np.mean(told.predict(asked) != right))]
    for share in SET_ASIDE:
        aside = max(1, round(share * len(kept)))
        found.append(float(prototype_ccv(training, kept, aside).mean()))
    if rows.shape[1] == 2:
        axes = np.linspace(rows.min(axis=0), rows.max(axis=0), CELLS).T
        cells = np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2)
        everyone = make_plugin("knn", n_neighbors=1).fit(rows, y)
        found.append(float(np.mean(told.predict(cells) != everyone.predict(cells))))
    return found


def reliability(X: np.ndarray, y: np.ndarray, folds: Any) -> list[tuple[float, float]]:
    """Return D(rho)/L and the accuracy of 5-NN under each metric."""
    rows = scaled(X, X)
    learned = make_plugin("kissnn", n_neighbors=5).fit(rows, y).transform(rows)
    tables = (RowTable(rows), RowTable(rows, metric="manhattan"), RowTable(learned))
    models = (
        ("knn", {"n_neighbors": 5}),
        ("knn", {"n_neighbors": 5, "metric": "manhattan"}),
        ("kissnn", {"n_neighbors": 5}),
    )
    found = []
    for table, (name, params) in zip(tables, models, strict=True):
        right = 0
        for train, test in folds:
            model = make_plugin(name, **params)
            model.fit(scaled(X[train], X[train]), y[train])
            right += int((model.predict(scaled(X[test], X[train])) == y[test]).sum())
        found.append((compactness(table, y).reliability / len(y), right / len(y)))
    return found


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=NAMES)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--folds", type=int, default=5)
    options = parser.parse_args()
    sets = {}
    for name in options.names or NAMES:
        data = workbench.read(options.data / f"{name}.dat")
        parts = StratifiedKFold(options.folds, shuffle=True, random_state=1)
        sets[name] = data.X, data.y, list(parts.split(data.X, data.y))
    print("## Metrics: reliability beside accuracy\n")
    print("| data | rows |", " | ".join(f"D/L {m} | 5-NN {m}" for m in METRICS), "|")
    print("|---|---:|" + "---:|" * 6)
    pairs = []
    for name, (X, y, folds) in sets.items():
        pairs.append(reliability(X, y, folds))
        cells = (f"{d:.3f} | {100 * right:.2f}" for d, right in pairs[-1])
        print(f"| {name} | {len(y)} |", " | ".join(cells), "|", flush=True)
    D, right = np.moveaxis(np.array(pairs), 2, 0)
    print()
    for j, metric in enumerate(METRICS):
        r = spearmanr(D[:, j], right[:, j]).statistic
        print(f"- {metric}: rank correlation over the {len(D)} sets {r:.3f}.")
    agree = sum(int(a.argmax() == b.argmax()) for a, b in zip(D, right, strict=True))
    print(
        f"- The metric with the largest D is the most accurate on {agree} of {len(D)}."
    )
    for name, (X, y, folds) in sets.items():
        L = round(len(y) * (1 - 1 / options.folds))
        print(f"\n## {name}: {len(y)} rows, {X.shape[1]} attributes, about {L} train\n")
        plane = X.shape[1] == 2
        more, rule = (" region change, % |", "---:|") if plane else ("", "")
        print(
            "| method | kept | error, % | s | CCV 0.9 L | CCV 0.5 L | CCV 0.1 L |"
            + more
        )
        print("|---|---:|---:|---:|---:|---:|---:|" + rule)
        print(f"| all rows | {_line(select_all(X, y, folds), plane)} |", flush=True)
        for method, cells in _selected(X, y, folds):
            print(f"| {method} | {_line(cells, plane)} |", flush=True)


def _selected(X: np.ndarray, y: np.ndarray, folds: Any) -> Any:
    for method in METHODS:
        yield method, select(method, X, y, folds)


def select_all(X: np.ndarray, y: np.ndarray, folds: Any) -> list[float]:
    """Return the figures of keeping all rows."""
    found = []
    for train, test in folds:
        rows, asked = scaled(X[train], X[train]), scaled(X[test], X[train])
        everyone = np.arange(len(train))
        judged = figures(rows, y[train], everyone, asked, y[test])
        found.append([len(train), judged[0], 0.0, *judged[1:]])
    return np.mean(found, axis=0).tolist()


def _line(cells: list[float] | str, plane: bool) -> str:
    if isinstance(cells, str):
        return f"{cells} | | | | | " + "| " * plane
    kept, wrong, spent, *rest = cells
    line = [f"{kept:.1f}", f"{100 * wrong:.2f}", f"{spent:.3f}"]
    line += [f"{v:.4f}" for v in rest[: len(SET_ASIDE)]]
    line += [f"{100 * v:.3f}" for v in rest[len(SET_ASIDE) :]]
    return " | ".join(line)


if __name__ == "__main__":
    main()
