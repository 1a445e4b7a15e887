"""10-fold accuracy of 5-NN under every learner of a metric, beside metric-learn's.

    python tests/benchmarks/metric_accuracy.py FOLDER_OF_KEEL_FILES [--peer PYTHON]
        [--methods lmnn,itml] [--keep FOLDER] [--limit SECONDS]

Both sides get the same stratified folds, min-max scaled on the training rows. A fit
that fails, or takes longer than the limit, is counted; means are over the sets that
the peer finishes. PYTHON is an interpreter that has metric-learn (which asks for an
older scikit-learn than this project's).
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import tempfile
import time
import warnings
from pathlib import Path

import numpy as np
from peer_metric_learn import scaled
from sklearn.neighbors import KNeighborsClassifier

import workbench
from workbench.api import declared, make
from workbench.compute.folds.folds import stratified
from workbench.core.program.catalogue import bundled_ids

SETS = (
    "appendicitis", "balance", "bupa", "ionosphere", "iris", "led7digit", "monk-2",
    "movement_libras", "pima", "segment", "sonar", "vehicle", "vowel", "wdbc", "wine",
    "wisconsin",
)  # fmt: skip

#: Which of metric-learn's methods each of ours is measured against.
PEERS = {
    "lmnn": "lmnn", "itml": "itml", "mmc": "mmc", "sdml": "sdml", "lsml": "lsml",
    "nca": "nca", "lfda": "lfda", "rca": "rca",
}  # fmt: skip


def store(source: Path, folder: Path) -> None:
    """Write rows and folds of every set for both sides."""
    for name in SETS:
        data = workbench.read(source / f"{name}.dat")
        y = np.asarray(data.y, np.int64)
        folds = stratified(y, 10, np.random.RandomState(1))
        np.savez(folder / f"{name}.npz", X=data.X, y=y, folds=folds)


def learners():
    """Return every bundled plugin that learns a metric, and local LDA."""
    found = {}
    for name in sorted(bundled_ids().values()):
        module = importlib.import_module(f"workbench.bundled.{name}")
        for member in vars(module).values():
            plugin = declared(member) if isinstance(member, type) else None
            if plugin is not None and plugin.family == "Metric learning":
                found[plugin.id] = member
    return found


def judged(file: Path, cls) -> dict:
    """Return accuracies and seconds of every fold; None as class is Euclidean."""
    stored = np.load(file)
    X, y, folds = stored["X"], stored["y"], stored["folds"]
    right, seconds = [], []
    for fold in range(folds.max() + 1):
        test = folds == fold
        train, asked = scaled(X[~test], X[test])
        learner = KNeighborsClassifier(5) if cls is None else make(cls)
        started = time.perf_counter()
        try:
            learner.fit(train, y[~test])
            seconds.append(time.perf_counter() - started)
            right.append(float(np.mean(learner.predict(asked) == y[test])))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            return {"accuracy": right, "seconds": seconds, "failed": reason}
    return {"accuracy": right, "seconds": seconds, "failed": ""}


def run_ours(folder: Path, methods: list[str]) -> None:
    """Judge our methods on every stored set, one file of lines for each."""
    known = {"euclid": None, **learners()}
    for method in methods or list(known):
        lines = []
        for file in sorted(folder.glob("*.npz")):
            found = judged(file, known[method])
            lines.append({"set": file.stem, "method": method, **found})
        text = "\n".join(json.dumps(line) for line in lines)
        (folder / f"ours-{method}.jsonl").write_text(text)
        print(method, "done", flush=True)


def run_peer(folder: Path, python: str, limit: float, methods: list[str]) -> None:
    """Let metric-learn do the same in its own environment."""
    script = Path(__file__).with_name("peer_metric_learn.py")
    for method in methods or sorted(set(PEERS.values())):
        with (folder / f"peer-{method}.jsonl").open("w") as out:
            subprocess.run(
                [python, str(script), str(folder), str(limit), method],
                stdout=out, check=True,
            )  # fmt: skip
        print("peer", method, "done", flush=True)


def table(folder: Path) -> None:
    """Print a line for each method: means, how many sets, failures, the difference."""
    known = {}
    for file in folder.glob("*.jsonl"):
        side = file.name.split("-")[0]
        for line in file.read_text().splitlines():
            cell = json.loads(line)
            known[side, cell["method"], cell["set"]] = cell
    sets = sorted({key[2] for key in known})
    print(
        "method            sets  ours   peer   diff  euclid  failed ours/peer  seconds"
    )
    for method in sorted({m for side, m, _ in known if side == "ours"}):
        peer = PEERS.get(method)
        ours = {s: known.get(("ours", method, s)) for s in sets}
        theirs = {s: known.get(("peer", peer, s)) for s in sets}
        lost = [
            sum(bool(c and c["failed"]) for c in x.values()) for x in (ours, theirs)
        ]
        both = [
            s for s in sets
            if ours[s] and not ours[s]["failed"]
            and (peer is None or (theirs[s] and not theirs[s]["failed"]))
        ]  # fmt: skip
        if not both:
            continue
        a = mean(ours, both)
        b = mean(theirs, both) if peer else float("nan")
        e = mean({s: known["ours", "euclid", s] for s in both}, both)
        spent = sum(sum(c["seconds"]) for c in ours.values() if c)
        print(
            f"{method:16} {len(both):5} {a:6.2f} {b:6.2f} {a - b:6.2f} {e:7.2f}"
            f"  {lost[0]:6}/{lost[1]:<6} {spent:10.2f}"
        )


def mean(cells: dict, sets: list[str]) -> float:
    """Return the mean accuracy over sets, in points."""
    return 100 * float(np.mean([np.mean(cells[s]["accuracy"]) for s in sets]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("--peer", default="")
    parser.add_argument("--methods", default="")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--limit", type=float, default=60.0)
    parser.add_argument("--only", choices=("ours", "peer", "table"))
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    methods = [m for m in given.methods.split(",") if m]
    with tempfile.TemporaryDirectory() as made:
        folder = given.keep or Path(made)
        folder.mkdir(exist_ok=True)
        if not any(folder.glob("*.npz")):
            store(given.source, folder)
        if given.only in (None, "ours"):
            run_ours(folder, methods)
        if given.peer and given.only in (None, "peer"):
            run_peer(folder, given.peer, given.limit, methods)
        table(folder)


if __name__ == "__main__":
    main()
