"""What an experiment costs beyond its fits, and what 100 000 stored folds cost.

    python tests/benchmarks/bench_experiment.py overhead [ROUNDS]
    python tests/benchmarks/bench_experiment.py store [FOLDS]

``overhead``: 8 data sets x 6 classifiers x 10 folds through `workbench run --jobs 2`
against a bare loop over the same estimators, partitions and seeds in two processes
(scikit-learn's MinMaxScaler before each, fit, predict, count what is right). The two
take turns; printed are the seconds of each round, with and without the start of
processes and libraries, processor seconds, which other programs disturb less, and the
medians of their ratios. It ends with 1 if a fold's accuracy differs.

``store``: a store with so many folds is made; printed are the seconds to open it and
sum it up, and the memory of the process that did, and of one that holds the answer.
"""

from __future__ import annotations

import csv
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

DATA = ("iris", "wine", "wdbc", "circles", "moons", "xor", "stripes-6", "wine-2")
LEARNERS = ("knn", "naive-bayes", "j48", "logistic", "random-forest", "svm")
PROTOCOL = {"kind": "cv", "folds": 10, "seed": 1}
ONE_THREAD = {
    f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "VECLIB_MAXIMUM")
}
PROCESSES = 2


# -- overhead -------------------------------------------------------------------------


def overhead(rounds: int = 5) -> int:
    """Let both run in turn, and print what they took."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        experiment = {
            "version": 1,
            "data": [f"builtin:{name}" for name in DATA],
            "classifiers": [{"id": name} for name in LEARNERS],
            "protocol": PROTOCOL,
            "scale": "min-max",
        }
        (folder / "experiment.json").write_text(json.dumps(experiment))
        ratios: list[list[float]] = []
        print("          with start     without start     processor")
        for number in range(rounds):
            ours = run_ours(folder, folder / f"out-{number}")
            if number == 0:
                prepare(folder, folder / "out-0")
            bare = run_bare(folder)
            ratios.append([a / b for a, b in zip(ours, bare, strict=True)])
            for who, seconds in (("ours", ours), ("bare", bare)):
                print(f"{who:8s}", *(f"{s:12.2f} s" for s in seconds), flush=True)
        names = ("with start", "without start", "processor")
        for name, values in zip(names, zip(*ratios, strict=True), strict=True):
            listed = " ".join(f"{value:.2f}" for value in values)
            print(f"{name:14s} median ratio {median(values):.3f} of {listed}")
        return report_differences(folder, folder / "out-0")


def timed(command: list[str]) -> tuple[subprocess.CompletedProcess[str], float, float]:
    """Run a command; return it with its seconds, and its processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **ONE_THREAD}
    )
    seconds = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(done.stderr)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done, seconds, spent


def run_ours(folder: Path, out: Path) -> tuple[float, float, float]:
    """Run the experiment in a fresh program; return its three times."""
    watch = [sys.executable, __file__, "watch", str(folder), str(out)]
    done, seconds, spent = timed(watch)
    return seconds, float(done.stdout), spent


def watch(folder: str, out: str) -> int:
    """Print the seconds from the first fold given out to the last one stored."""
    program = subprocess.Popen(
        [
            *(sys.executable, "-m", "workbench", "run", f"{folder}/experiment.json"),
            *("--out", out, "--jobs", str(PROCESSES), "--progress", "json"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stderr is not None
    begun = ended = 0.0
    for line in program.stderr:
        kind = json.loads(line)["kind"]
        if kind == "planned":
            begun = time.perf_counter()
        elif kind == "fold":
            ended = time.perf_counter()
    print(ended - begun)
    return program.wait()


def prepare(folder: Path, out: Path) -> None:
    """Write what the bare loop needs: arrays, test rows, and the seed of each fold."""
    import numpy as np

    from workbench import read
    from workbench.compute.folds.folds import Protocol, plan

    for name in DATA:
        dataset = read(f"builtin:{name}")
        parts = plan(Protocol.from_dict(PROTOCOL), dataset)
        tests = {f"test{part.fold}": part.test for part in parts}
        np.savez(folder / f"{dataset.name}.npz", X=dataset.X, y=dataset.y, **tests)
    tasks = [
        [row["dataset"], row["classifier"], int(row["fold"]), int(row["seed"])]
        for row in folds_of(out)
    ]
    (folder / "tasks.json").write_text(json.dumps(tasks))


def folds_of(out: Path) -> list[dict[str, str]]:
    """Return the records of folds.csv."""
    with (out / "folds.csv").open(newline="") as stream:
        return list(csv.DictReader(stream))


def run_bare(folder: Path) -> tuple[float, float, float]:
    """Run the bare loop in a fresh program; return its three times."""
    done, seconds, spent = timed([sys.executable, __file__, "bare", str(folder)])
    return seconds, float(done.stdout), spent


def bare(folder: str) -> int:
    """Do what one would write without the program, in two processes."""
    tasks = [
        (folder, *task) for task in json.loads(Path(folder, "tasks.json").read_text())
    ]
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        list(pool.map(ready, range(PROCESSES)))
        begun = time.perf_counter()
        right = list(pool.map(bare_fold, tasks))
        print(time.perf_counter() - begun)
    Path(folder, "right.json").write_text(json.dumps(right))
    return 0


def ready(_: int) -> None:
    """Import what folds need, and step back as the program's workers do."""
    os.nice(5)
    import sklearn.pipeline
    import sklearn.preprocessing  # noqa: F401

    from workbench.compute.plugins.loader import plugin_class

    for name in LEARNERS:
        plugin_class(name)
    time.sleep(0.5)  # so that each process takes one


def bare_fold(task: tuple[str, str, str, int, int]) -> int:
    """Fit and predict one fold; return how many rows were right."""
    import numpy as np
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import MinMaxScaler

    from workbench.compute.plugins.loader import plugin_class

    folder, name, learner, fold, seed = task
    with np.load(Path(folder, f"{name}.npz")) as data:
        X, y, test = data["X"], data["y"], data[f"test{fold}"]
    training = np.ones(len(y), bool)
    training[test] = False
    estimator = plugin_class(learner)()
    if "random_state" in estimator.get_params():
        estimator.set_params(random_state=seed)
    model = make_pipeline(MinMaxScaler(), estimator).fit(X[training], y[training])
    return int((model.predict(X[test]) == y[test]).sum())


def report_differences(folder: Path, out: Path) -> int:
    """Print the folds where the two differ; return 1 if there are any."""
    right = json.loads((folder / "right.json").read_text())
    rows = folds_of(out)
    differing = [
        f"{row['dataset']} {row['classifier']} {row['fold']}: {row['correct']} ≠ {n}"
        for row, n in zip(rows, right, strict=True)
        if int(row["correct"]) != n
    ]
    print(f"{len(rows)} folds, {len(rows) - len(differing)} of the same accuracy")
    print(*differing[:20], sep="\n")
    return min(len(differing), 1)


# -- the store ------------------------------------------------------------------------


def store(n: int = 100_000) -> int:
    """Make a store, open it in fresh processes, and print what that costs."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        fill(Path(folder), n)
        size = Path(folder, "results.sqlite").stat().st_size / 2**20
        print(f"made in {time.perf_counter() - begun:.1f} s, {size:.1f} MB")
        for _ in range(3):
            for role in ("open", "hold"):
                command = [sys.executable, __file__, role, folder]
                subprocess.run(command, check=True, env={**os.environ, **ONE_THREAD})
    return 0


def fill(folder: Path, n: int) -> None:
    """Store folds of 50 data sets and 20 learners, ten folds in as many repeats."""
    import numpy as np

    from workbench.core.experiment.measures import MEASURES
    from workbench.core.experiment.store import Cell, FoldRow, Results, pack
    from workbench.core.experiment.stored_experiment import PLAN, Plan

    rng = np.random.default_rng(1)
    data = [(f"data{i:012d}", f"set {i}") for i in range(50)]
    learners = [(f"learner{j:09d}", f"learner {j}") for j in range(20)]
    repeats = max(n // (50 * 20 * 10), 1)
    names = [m.name for m in MEASURES if m.group != "number"]
    with Results(folder, writes=True) as results:
        run = results.begin({}, {})
        for key, name in data:
            results.add_data(key, name, {"rows": 500, "name": name})
        for key, name in learners:
            results.add_learner(key, name, {"id": name})
        parts = repeats * 10
        sets = tuple((key, name, parts) for key, name in data)
        plan = Plan("protocol", sets, tuple(learners), ("accuracy",), "made", repeats)
        results.note(PLAN, plan.to_json())
        hits = pack(rng.random(50) < 0.9)
        for key, _ in data:
            for learner, _ in learners:
                for part in range(parts):
                    cell = Cell("protocol", key, learner, part // 10, part % 10)
                    values = dict(
                        zip(names, rng.random(len(names)).tolist(), strict=True)
                    )
                    results.add(FoldRow(cell, values, 1, 450, 50, 45, hits), run)


def peak() -> float:
    """Return the highest resident memory of this process, MB (Linux)."""
    # what getrusage says is inherited from the process that started this one
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return float("nan")


def open_store(folder: str) -> int:
    """Open and sum up as the task does, and keep the answer for `hold`."""
    from workbench.core.experiment.store import Results
    from workbench.core.experiment.stored_experiment import view_of
    from workbench.jobs import wire

    before, begun = peak(), time.perf_counter()
    with Results(Path(folder)) as results:
        counted = results.count()
        counting = time.perf_counter() - begun
        view = view_of(results)
    seconds = time.perf_counter() - begun
    answer = wire.encode(view)
    Path(folder, "answer").write_bytes(answer)
    print(
        f"worker: {counted} folds counted in {counting:.3f} s, summed up in "
        f"{seconds:.2f} s; {before:.0f} MB before, {peak():.0f} MB at most; "
        f"answer {len(answer) / 2**20:.1f} MB"
    )
    return 0


def hold(folder: str) -> int:
    """Take the answer as the window does."""
    from workbench.jobs import wire

    before, begun = peak(), time.perf_counter()
    view = wire.decode(Path(folder, "answer").read_bytes())
    seconds = time.perf_counter() - begun
    print(
        f"window: {len(view.tables)} tables taken in {seconds:.2f} s; "
        f"{before:.0f} MB before, {peak():.0f} MB at most"
    )
    return 0


if __name__ == "__main__":
    task, *given = sys.argv[1:]
    numbers = {"overhead": overhead, "store": store}
    if task in numbers:
        sys.exit(numbers[task](*map(int, given)))
    roles: dict[str, Any] = {
        "watch": watch,
        "bare": bare,
        "open": open_store,
        "hold": hold,
    }
    sys.exit(roles[task](*given))
